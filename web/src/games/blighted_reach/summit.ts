/** What is offered in a Summit, in the order in which it is shown. */
import type { Offer } from "../../api";
import type { Deal } from "./schema";

/** A part of a deal in the notation: `0>1=relic`. */
export interface Part {
  giver: number;
  receiver: number;
  what: string;
}

export function partOf(notation: string): Part {
  const [sides = "", what = ""] = notation.split("=");
  const [giver = 0, receiver = 0] = sides.split(">").map(Number);
  return { giver, receiver, what };
}

/** The kinds of negotiation actions, in the order of the rulebook. */
const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ["cede-control", /ship@|building@/u],
  ["delegate-authority", /^agent@/u],
  ["promise-favor", /^favor$/u],
  ["invite-to-empire", /^invite$/u],
  ["transfer-asset", /^(material|fuel|weapon|relic|psionic)\b|^(captive|trophy|favor)\./u],
];
const OTHER = "negotiation"; // what cards add

export function kindOf(notation: string): string {
  const { what } = partOf(notation);
  return KINDS.find(([, pattern]) => pattern.test(what))?.[0] ?? OTHER;
}

/** What one negotiation action can add to a deal. */
export interface PartGroup {
  kind: string;
  targets: readonly string[];
}

/** What can be added to a deal, under the negotiation actions. */
export function partGroups(targets: readonly string[]): PartGroup[] {
  const groups = [...KINDS.map(([kind]) => kind), OTHER].map((kind) => ({
    kind,
    targets: targets.filter((target) => kindOf(target.slice(target.indexOf(":") + 1)) === kind),
  }));
  return groups.filter((group) => group.targets.length);
}

/** The targets of one kind that something is offered for. */
export function offeredTargets(offers: ReadonlyMap<string, readonly Offer[]>, kind: string): string[] {
  return [...offers.keys()].filter((target) => target.startsWith(`${kind}:`));
}

/** Whose consent a deal needs, the one who proposes it first. */
export function concernedIn(deal: Deal): number[] {
  return [deal.seat, ...[...deal.accepted, ...deal.waiting].toSorted((a, b) => a - b)];
}
