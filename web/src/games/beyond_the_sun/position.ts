/**
 * Changes to a written position of Beyond the Sun (docs/positions.md); the server checks whether the result is legal.
 *
 * A faction has 20 cubes: when some of them change place, its supply is left out, and the server counts what remains.
 */
export interface WrittenShips {
  seat: number;
  level: number;
  n?: number;
}

interface WrittenSlot {
  technology?: string;
  researchers?: number[];
  [more: string]: unknown;
}

interface WrittenLocation {
  ships?: WrittenShips[];
  [more: string]: unknown;
}

export interface WrittenPlayer {
  ore?: number;
  population?: number;
  supply?: number[];
  [more: string]: unknown;
}

interface State {
  round?: number;
  guilds?: string[];
  slots?: Record<string, WrittenSlot>;
  locations?: Record<string, WrittenLocation>;
  players?: WrittenPlayer[];
  [more: string]: unknown;
}

export interface Position {
  seats?: number;
  state?: State;
  [more: string]: unknown;
}

export type Count = "ore" | "population";

const withState = (given: Position, changed: State): Position => ({ ...given, state: { ...given.state, ...changed } });

export const playerOf = (given: Position, seat: number): WrittenPlayer => given.state?.players?.[seat] ?? {};

function withPlayer(given: Position, seat: number, changed: WrittenPlayer, movesCubes: boolean): Position {
  const players = Array.from({ length: given.seats ?? 2 }, (_, each) => playerOf(given, each));
  const { supply, ...rest } = players[seat] ?? {};
  players[seat] = { ...rest, ...(supply && !movesCubes ? { supply } : {}), ...changed };
  return withState(given, { players });
}

export const withRound = (given: Position, round: number): Position => withState(given, { round });

export function withGuild(given: Position, id: string, isOpen: boolean): Position {
  const others = (given.state?.guilds ?? []).filter((each) => each !== id);
  return withState(given, { guilds: isOpen ? [...others, id] : others });
}

export function withCount(given: Position, seat: number, count: Count, n: number): Position {
  return withPlayer(given, seat, { [count]: n }, count === "population");
}

/** A technology in a slot, and whether a faction has researched it. */
export function withResearcher(given: Position, slot: string, seat: number, has: boolean): Position {
  const written = given.state?.slots?.[slot] ?? {};
  const others = (written.researchers ?? []).filter((each) => each !== seat);
  const researchers = has ? [...others, seat].sort((a, b) => a - b) : others;
  const slots = { ...given.state?.slots, [slot]: { ...written, researchers } };
  return withPlayer(withState(given, { slots }), seat, {}, true);
}

export function shipsOf(given: Position, place: string, seat: number, level: number): number {
  const ships = given.state?.locations?.[place]?.ships ?? [];
  return ships
    .filter((each) => each.seat === seat && each.level === level)
    .reduce((sum, each) => sum + (each.n ?? 1), 0);
}

export function withShips(given: Position, place: string, seat: number, level: number, n: number): Position {
  const written = given.state?.locations?.[place] ?? {};
  const others = (written.ships ?? []).filter((each) => each.seat !== seat || each.level !== level);
  const ships = n ? [...others, { seat, level, n }] : others;
  const locations = { ...given.state?.locations, [place]: { ...written, ships } };
  return withPlayer(withState(given, { locations }), seat, {}, true);
}
