import own, { folders, sets } from "virtual:icons";

const known: Record<string, string> = $state({ ...own });
const asked = new Set<string>();

/** The drawing of an icon; that of a game appears when the game's icons have been loaded. */
export function iconBody(name: string): string {
  const body = known[name];
  if (body !== undefined) return body;
  const folder = folders[name];
  if (folder === undefined) return known["info"] ?? "";
  if (!asked.has(folder)) {
    asked.add(folder);
    void sets[folder]?.().then((set) => Object.assign(known, set.default));
  }
  return "";
}
