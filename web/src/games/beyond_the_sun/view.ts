/** Reading Beyond the Sun's view. */
import type { BeyondTheSunPrinted, BeyondTheSunView, Level, Location, Player, PrintedAction, Ships } from "./schema";

export const LEVELS = ["I", "II", "III", "IIII"] as const satisfies readonly Level[];
export const COLUMNS = ["A", "B", "C", "D", "E"] as const;
export const TRACKS = ["food", "ore"] as const;
export type Track = (typeof TRACKS)[number];

/** Everybody, the one who looks first and the others in the order of their turns. */
export function around(view: BeyondTheSunView, viewer: number | null): Player[] {
  const order = view.order.length ? view.order : view.players.map((player) => player.seat);
  const from = Math.max(order.indexOf(viewer ?? order[0] ?? 0), 0);
  return [...order.slice(from), ...order.slice(0, from)].flatMap((seat) => view.players[seat] ?? []);
}

/** The rows of Basic Spacefaring for this number of players. */
export function basicRows(view: BeyondTheSunView, sheet: BeyondTheSunPrinted): Record<string, PrintedAction> {
  return sheet.rows[view.players.length - 2] ?? {};
}

/** The spaces of an action as options name them; an action with any number of spaces is one. */
export function spacesOf(id: string, action: PrintedAction): string[] {
  return action.spaces ? Array.from({ length: action.spaces }, (_, i) => `${id}/${i + 1}`) : [id];
}

/** Whose pawns are on a space. */
export function pawnsOn(view: BeyondTheSunView, space: string): number[] {
  return view.players.filter((player) => player.pawn === space).map((player) => player.seat);
}

/** The ships at a location by seat, small ones first. */
export function fleets(location: Location): { seat: number; ships: Ships[]; power: number }[] {
  return location.power.flatMap((power, seat) => {
    const ships = location.ships.filter((each) => each.seat === seat).sort((a, b) => a.level - b.level);
    return ships.length ? [{ seat, ships, power }] : [];
  });
}

/** What a cell of a track shows: whether a disc covers it. */
export function cells(length: number, discs: number): boolean[] {
  return Array.from({ length }, (_, cell) => cell >= length - discs);
}

const KINDS: [RegExp, string][] = [
  [/^T\d/, "technology"],
  [/^E\d/, "event"],
  [/^S[AB]/, "system"],
  [/^AC/, "achievement"],
  [/^F[AB]/, "mat"],
  [/_guild$/, "guild"],
];

/** What kind of component an id names. */
export function kindOf(id: string): string {
  return KINDS.find(([pattern]) => pattern.test(id))?.[1] ?? "";
}
