/** On a small screen: the page on which a thing of the campaign is. */
import type { Page } from "../arcs/pages";
import type { BlightedReachView } from "./schema";
import { attachedAt } from "./view";

const PAGE_OF: Record<string, Page> = { policy: "map", trust: "table", doctrine: "table", board: "own" };

/** Cards beside the map and attached ones are with the Court; to change the policy, its cards are on the map. */
function pageOfCard(card: string, view: BlightedReachView): Page | null {
  const isAttached = view.court.some((_, spot) => attachedAt(view, spot).includes(card));
  if (isAttached || view.campaign.common?.includes(card)) return "table";
  return view.campaign.booklet.includes(card) ? "map" : null;
}

export function pageOfMore(target: string, view: BlightedReachView, viewer: number | null): Page | null {
  const [kind = "", about = ""] = target.split(":");
  if (kind === "card") return pageOfCard(about, view);
  // Tokens of a seat are with that player; all others are on the map.
  const seat = kind === "token" ? /^(?:seat|trophies)-(\d)/u.exec(about)?.[1] : undefined;
  if (seat !== undefined) return Number(seat) === viewer ? "own" : "players";
  return PAGE_OF[kind] ?? null;
}
