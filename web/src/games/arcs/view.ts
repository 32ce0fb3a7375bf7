/** Reading the view of Arcs. */
import type { ArcsPrinted, ArcsView, Building, Face, Owner, Player } from "./schema";

export const RESOURCES = ["material", "fuel", "weapon", "relic", "psionic"] as const;
export const FACES = ["ship_hit", "building_hit", "self_hit", "intercept", "key"] as const satisfies readonly Face[];
export const SUPPLIES = ["ships", "starports", "agents", "cities"] as const;
const PLACES = ["1", "2", "city", "starport"];

/** The seat that an owner is; null for owners of the campaign. */
export function seatOf(owner: string): number | null {
  return /^\d$/u.test(owner) ? Number(owner) : null;
}

const OWNERS: readonly Owner[] = ["0", "1", "2", "3", "empire", "blight", "free"];

/** The owner that a number is; empty: nobody. */
export function ownerAt(number: number): Owner | "" {
  return OWNERS[number] ?? "";
}

/** The colour of an owner's pieces. */
export function colourOf(owner: string): string {
  const seat = seatOf(owner);
  return seat === null ? `var(--owner-${owner})` : `var(--seat-${seat % 6})`;
}

/** A group of ships of one owner in one system. */
export interface Fleet {
  owner: Owner;
  fresh: number;
  damaged: number;
}

export function fleetsAt(view: ArcsView, system: string): Fleet[] {
  return Object.entries(view.ships[system] ?? {}).map(([owner, [fresh = 0, damaged = 0]]) => ({
    owner: owner as Owner,
    fresh,
    damaged,
  }));
}

export interface Site {
  id: string;
  building: Building | null;
}

/** The building slots of a system, and what stands outside of them. */
export function sitesAt(view: ArcsView, system: string, slots: number): Site[] {
  return PLACES.flatMap((place, i) => {
    const id = `${system}/${place}`;
    const building = view.buildings[id] ?? null;
    return i < slots || building ? [{ id, building }] : [];
  });
}

/** Everybody, the one who looks first and the others in the order of the seats. */
export function around(view: ArcsView, viewer: number | null): Player[] {
  const from = viewer ?? 0;
  return [...view.players.slice(from), ...view.players.slice(0, from)];
}

/** Pieces of a box by owner and kind, with how many there are: `1 ship` in the view, `1/ship` in the notation. */
export function piecesOf(box: readonly string[]): { id: string; owner: string; kind: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const piece of box) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts].map(([piece, n]) => {
    const [owner = "", kind = ""] = piece.split(" ");
    return { id: `${owner}/${kind}`, owner, kind, n };
  });
}

/** The sides of a suit whose cards have several, each with its actions: Faithful cards of the campaign. */
export function sidesOf(sheet: ArcsPrinted, suit: string): [side: string, actions: readonly string[]][] {
  const { sides = {} } = sheet as ArcsPrinted & { sides?: Record<string, readonly string[]> };
  return suit === "faithful" ? Object.entries(sides) : [];
}

/** Where a Court, lore or leader card lies. */
export function whereIs(view: ArcsView, card: string, viewer: number | null): "court" | "draft" | "own" | "players" {
  if (view.court.some((spot) => spot.card === card)) return "court";
  if (view.draft.includes(card)) return "draft";
  const holder = view.players.find((player) => player.leader === card || player.cards.includes(card));
  return holder && holder.seat === viewer ? "own" : "players";
}
