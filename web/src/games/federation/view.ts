/** Reading Federation's view. */
import type { FederationView, Planet, Player, Erudite } from "./schema";

export const PLANETS = ["neo", "six_moon", "atalum", "arratooine", "e81216"] as const satisfies readonly Planet[];
export const RESOURCES = ["lavandium", "coppernium", "oceanium", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export const DELEGATIONS = ["A", "B", "C", "D", "E"] as const;
/** The planet whose colour a delegation wears. */
export const HOME: Record<string, Planet> = { A: "atalum", B: "e81216", C: "arratooine", D: "six_moon", E: "neo" };
export const MEDALS = [...PLANETS, "accreditation", "intrigue"] as const;
export const WINGS = ["left", "right"] as const;

export const eruditesOf = (player: Player): Erudite[] =>
  player.erudites.map((each) => (typeof each === "string" ? { erudite: each } : each));

/** The tokens of a place that lie face up. */
export const tokensAt = (view: FederationView, place: string): string[] => {
  const found = view.six_moon[place];
  return Array.isArray(found) ? found : [];
};

/** Everybody, the one who looks first and the others in the order of their turns. */
export function around(view: FederationView, viewer: number | null): Player[] {
  const from = viewer ?? view.start;
  return [...view.players.slice(from), ...view.players.slice(0, from)];
}
