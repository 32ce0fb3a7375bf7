/** What went wrong, as a sentence for people. */
import { Problem } from "./api";
import { t } from "./words.svelte";

export function sentence(error: unknown): string {
  if (!(error instanceof Problem)) throw error; // a mistake of the client itself: it belongs into the console
  return error.status ? error.message : t("offline");
}
