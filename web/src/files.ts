/** Files that people paste or choose: positions, journals and content packs, as JSON or YAML; and downloads. */
import { t } from "./words.svelte";

/** What a text holds. Throws a sentence when it is neither JSON nor YAML, or no mapping. */
export async function readObject(text: string): Promise<Record<string, unknown>> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    const yaml = await import("js-yaml");
    try {
      found = yaml.load(text);
    } catch (error) {
      const line = ((error as { mark?: { line: number } }).mark?.line ?? 0) + 1; // the library's reason is in English
      throw new Error(t("file-unreadable", { line: String(line) }), { cause: error });
    }
  }
  if (found === null || typeof found !== "object" || Array.isArray(found)) throw new Error(t("file-no-mapping"));
  return found as Record<string, unknown>;
}

export function saveAs(name: string, found: object): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(found, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
