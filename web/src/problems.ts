/** What went wrong, as a sentence for people. */
import { Problem } from "./api";
import { refused, t } from "./words.svelte";

export function sentence(error: unknown): string {
  if (!(error instanceof Problem)) throw error; // a mistake of the client itself: it belongs into the console
  return refused(error.refusal) || t("offline");
}

/** Do something that the server may refuse, and tell what went wrong; nothing, when all went well. */
export async function attempted(action: () => Promise<void>, tell: (problem: string) => void): Promise<void> {
  tell("");
  try {
    await action();
  } catch (error) {
    tell(sentence(error));
  }
}
