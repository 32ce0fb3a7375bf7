/** On a small screen the board has pages; here is on which of them a thing lies. */
export const PAGES = ["tree", "map", "own", "players"] as const;
export type Page = (typeof PAGES)[number];

const MAP = new Set(["place", "ship", "move", "return"]);
const OWN = new Set(["column", "disc", "resource", "grow", "produce", "trade", "colony"]);

export function pageOf(target: string): Page {
  const kind = target.split(":")[0] ?? "";
  if (MAP.has(kind)) return "map";
  if (kind === "achievement") return "players";
  return OWN.has(kind) ? "own" : "tree";
}
