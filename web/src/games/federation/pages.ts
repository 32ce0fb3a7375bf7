/** On a small screen the board has pages; here is on which of them a thing lies. */
export const PAGES = ["senate", "planets", "own", "players"] as const;
export type Page = (typeof PAGES)[number];

const SENATE = new Set(["space", "project", "law"]);
const PLANETS = new Set(["planet", "neo", "asteroid", "moon", "token", "erudite", "post", "building"]);

export function pageOf(target: string): Page {
  const kind = target.split(":")[0] ?? "";
  return SENATE.has(kind) ? "senate" : PLANETS.has(kind) ? "planets" : "own";
}
