/** The table of the campaign for its parts: that of Arcs, with the campaign's view and components. */
import { firstOf, nameOf, shared as sharedArcs, w, type ArcsTable } from "../arcs/table";
import type { Words } from "../../catalogue";
import type { BlightedReachPrinted, BlightedReachView, Fate, Token } from "./schema";

export interface CampaignTable extends Omit<ArcsTable, "view" | "sheet"> {
  readonly view: BlightedReachView;
  readonly sheet: BlightedReachPrinted;
}

/**
 * The parts of Arcs' board know the campaign's table as one of Arcs: its view has everything that theirs has, and its
 * components have more kinds of cards.
 */
export function shared(): CampaignTable {
  return sharedArcs() as unknown as CampaignTable;
}

/** What a fate is called; its message has the number of the fate. */
export function fateName(sheet: BlightedReachPrinted, fate: Fate): string {
  return nameOf("fate", String(sheet.fates[fate]?.number ?? fate));
}

/** What one token is called, by the side that is up where that matters; its kind is named in the plural. */
export function tokenName({ token = "", side }: Token): string {
  return firstOf([`board-token-${token}-${side}`, `board-token-${token}`]) || nameOf("token", token);
}

/** What the campaign says of something that is only counted. */
export function wordsOf({ id, args }: Words): string {
  return w(id, args as Record<string, string | number>);
}
