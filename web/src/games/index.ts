/** The games this client has boards for, found by their manifests; any other game gets the generic board. */
import type { Offer } from "../api";
import { groupBy } from "../lib/group";
import generic from "./generic/manifest";
import type { GameManifest, Group, View } from "./manifest";

export type * from "./manifest";

const found = import.meta.glob<GameManifest>("./*/manifest.ts", { eager: true, import: "default" });
const MANIFESTS: ReadonlyMap<string, GameManifest> = new Map(
  Object.values(found).map((manifest) => [manifest.slug, manifest]),
);

/** The board that draws any game as lists and numbers. */
export const plainBoard = generic.board;

export function manifestOf(game: string): GameManifest {
  return MANIFESTS.get(game) ?? generic;
}

/** A position to begin an analysis with. */
export function examplePosition(): string {
  return [...MANIFESTS.values()].find((manifest) => manifest.example)?.example ?? "";
}

/** The options under their headings, in the order in which headings first appear. */
export function grouped(offers: readonly Offer[], group: (action: string) => string): Group[] {
  const groups = groupBy(offers, (offer) => group(offer.action));
  return [...groups].map(([name, list]) => ({ name, offers: list }));
}

/** The options by what they are about on the board. */
export function byTarget(
  offers: readonly Offer[],
  targets: (action: string, viewer: number | null) => string[],
  viewer: number | null,
): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    for (const target of targets(offer.action, viewer)) found.set(target, [...(found.get(target) ?? []), offer]);
  }
  return found;
}

export const promptOf = (view: View): View["prompt"] => view.prompt;
