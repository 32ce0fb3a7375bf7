/** On a small screen the board has pages; here is on which of them a thing lies. */
import type { ArcsView } from "./schema";
import { whereIs } from "./view";

export const PAGES = ["map", "table", "own", "players"] as const;
export type Page = (typeof PAGES)[number];

const PAGE_OF: Record<string, Page> = {
  hand: "own",
  hands: "own",
  own: "own",
  slot: "own",
  piece: "own",
  ambition: "table",
  supply: "table",
  played: "table",
  theirs: "players",
  raid: "players",
  seat: "players",
};
const OF_CARDS: Record<ReturnType<typeof whereIs>, Page> = {
  court: "table",
  draft: "map",
  own: "own",
  players: "players",
};

export function pageOf(target: string, view: ArcsView, viewer: number | null): Page {
  const [kind = "", about = ""] = target.split(":");
  if (kind === "card") return OF_CARDS[whereIs(view, about, viewer)];
  if (kind === "use") return "own";
  return PAGE_OF[kind] ?? "map";
}
