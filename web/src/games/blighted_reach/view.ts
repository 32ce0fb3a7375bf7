/** Reading the view of The Blighted Reach. */
import type { Words } from "../../catalogue";
import type { BlightedReachView, Fate, Flagship, Goals, Token } from "./schema";

/** The chapters of every act, and the steps of procedures as the server numbers them. */
export const CHAPTERS = [0, 3, 3, 4];
export const SYMBOLS = ["arrow", "crescent", "hex"] as const;
export const UPGRADES = [
  "slipstream_drive",
  "tractor_beam",
  "control_array",
  "defense_array",
  "ship_crane",
  "hull",
] as const;
const ROMAN = ["", "I", "II", "III"];

export const romanOf = (act: number): string => ROMAN[act] ?? String(act);

/** How much of an objective is done, from 0 to 1; null without one. */
export function objectivePart(goals: Goals | undefined): number | null {
  if (!goals || goals.space < 0) return null;
  return goals.start > 0 ? Math.max(1 - goals.space / goals.start, 0) : Number(goals.space === 0);
}

/** The share of grand ambitions that are fulfilled now; null without any. */
export function grandPart(goals: Goals | undefined): number | null {
  return goals?.grand.length ? goals.grand.filter((each) => each.fulfilled).length / goals.grand.length : null;
}

export function fateOf(view: BlightedReachView, seat: number): Fate | null {
  const fate = view.campaign.fates[seat] ?? "none";
  return fate === "none" ? null : fate;
}

export function tokensAt(view: BlightedReachView, place: string): Token[] {
  return (view.campaign.tokens ?? []).filter((token) => token.place === place);
}

/** Tokens of the same kind and side in one place are shown together. */
export interface TokenGroup extends Token {
  n: number;
}

export function tokenGroups(tokens: readonly Token[]): TokenGroup[] {
  const groups = new Map<string, TokenGroup>();
  for (const token of tokens) {
    const key = [token.token, token.side, token.agents, token.known_by].join("/");
    const group = groups.get(key);
    if (group) group.n += 1;
    else groups.set(key, { ...token, n: 1 });
  }
  return [...groups.values()];
}

export function flagshipOf(view: BlightedReachView, seat: number): Flagship | undefined {
  return view.campaign.flagships?.find((flagship) => flagship.seat === seat);
}

export function flagshipsAt(view: BlightedReachView, system: string): Flagship[] {
  return (view.campaign.flagships ?? []).filter((flagship) => flagship.system === system);
}

/** The resources that lie on cards: `F03-02 relic`. */
export function storedOn(view: BlightedReachView, cards: readonly string[]): { card: string; resources: string[] }[] {
  const rows = (view.campaign.stored ?? []).map((row) => row.split(" ") as [string, string]);
  return cards.flatMap((card) => {
    const resources = rows.filter(([on]) => on === card).map(([, resource]) => resource);
    return resources.length ? [{ card, resources }] : [];
  });
}

/** The pieces that lie on cards: `1 ship`. */
export function piecesOn(view: BlightedReachView, cards: readonly string[]): { card: string; pieces: string[] }[] {
  const on = view.campaign.on_cards ?? {};
  return cards.flatMap((card) => (on[card]?.length ? [{ card, pieces: on[card] }] : []));
}

/** The seats whose agents mark a player's Outrage instead of an own one: `1 relic 2` is one of seat 2 at seat 1. */
export function sowersOf(view: BlightedReachView, seat: number, resource: string): number[] {
  const rows = (view.campaign.sown_outrage ?? []).map((row) => row.split(" "));
  return rows.filter(([victim, type]) => victim === String(seat) && type === resource).map((row) => Number(row[2]));
}

/** The ambitions in the order in which tokens name their boxes: `box 1` is Tycoon's. */
const BOXES = ["tycoon", "tyrant", "warlord", "keeper", "empath", "edenguard", "blightkin"];

export function tokensIn(view: BlightedReachView, ambition: string): Token[] {
  return tokensAt(view, `box ${BOXES.indexOf(ambition) + 1}`);
}

/** What the fate of a seat remembers; of seat -1 what concerns everybody. */
export function rememberedBy(view: BlightedReachView, seat: number): Words[] {
  return (view.campaign.remembered ?? []).filter((row) => row.seat === seat).map((row) => row.words);
}

/** The sides of the Doctrine card; one of them is in the booklet while Ideals are in play. */
const DOCTRINES = ["F08-22A", "F08-22B"];

export function doctrineOf(view: BlightedReachView): string {
  return view.campaign.booklet.find((card) => DOCTRINES.includes(card)) ?? "";
}

/** The cards attached to a spot of the Court. */
export function attachedAt(view: BlightedReachView, spot: number): string[] {
  return (view.campaign.attached[spot] ?? "").split(" ").filter(Boolean);
}

/** The cards of the booklet: edicts in their order, each with what lies below it, and laws. */
export function bookletOf(
  booklet: readonly string[],
  numberOf: (card: string) => number | undefined,
): { edicts: { number: number; cards: string[] }[]; laws: string[] } {
  const edicts = new Map<number, string[]>();
  const laws: string[] = [];
  for (const card of booklet) {
    const number = numberOf(card);
    if (number === undefined) laws.push(card);
    else edicts.set(number, [...(edicts.get(number) ?? []), card]);
  }
  const rows = [...edicts].map(([number, cards]) => ({ number, cards })).toSorted((a, b) => a.number - b.number);
  return { edicts: rows, laws };
}

/** The policy of a card that is called by its edict and its policy. */
export function policyName(name: string): string {
  const policy = name.split(": ").at(-1) ?? name;
  return policy.charAt(0).toUpperCase() + policy.slice(1);
}
