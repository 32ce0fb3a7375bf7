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

export function pageOfMore(target: string, view: BlightedReachView): Page | null {
  const [kind = "", about = ""] = target.split(":");
  if (kind === "card") return pageOfCard(about, view);
  // Tokens before a seat are with that player; all others are on the map.
  if (kind === "token" && /^(?:seat|trophies)-/u.test(about)) return "players";
  return PAGE_OF[kind] ?? null;
}
