/**
 * Changes to a written position of Federation (docs/positions.md); the server checks whether the result is legal.
 *
 * Nothing is in two places: what a player gets is taken from where it lay, and what is taken from a player goes back.
 */
import type { Resource } from "./view";

interface WrittenPiece {
  owner?: number;
  ambassador?: string;
  side?: string;
  [more: string]: unknown;
}

type WrittenErudite = string | { erudite: string };

export interface WrittenPlayer {
  points?: number;
  hangar?: number;
  step?: number;
  die?: number;
  resources?: Partial<Record<Resource, number>>;
  miner?: string;
  magus?: string;
  ambassadors?: string[];
  unlocked?: number[];
  completed?: number[];
  posts?: Record<string, number>;
  erudites?: WrittenErudite[];
  tokens?: string[];
  medals?: string[];
  [more: string]: unknown;
}

interface State {
  round?: number;
  president?: number;
  senate?: Record<string, WrittenPiece>;
  outer_module?: WrittenPiece[];
  projects?: Record<string, number>;
  medals?: Record<string, number[] | number>;
  six_moon?: Record<string, string[]>;
  beside?: Record<string, string[]>;
  used_tokens?: string[];
  atalum?: Record<string, string[]>;
  players?: WrittenPlayer[];
  [more: string]: unknown;
}

export interface Position {
  seats?: number;
  state?: State;
  [more: string]: unknown;
}

export const STANDARD = { points: 0, hangar: 1, step: 0, die: 0 } as const;
export type Count = keyof typeof STANDARD;
export const MISSION_STATES = ["bare", "unlocked", "completed"] as const;
export type MissionState = (typeof MISSION_STATES)[number];

const ORDINARY = ["AMB-1", "AMB-2", "AMB-3", "AMB-4"];
// What is laid out for a round; left out, it lies as one would expect.
const OF_THE_ROUND = ["laws", "planet_blocks", "planet_block", "room_blocks", "room_block"];

export const eruditeName = (written: WrittenErudite): string =>
  typeof written === "string" ? written : written.erudite;
export const playerOf = (position: Position, seat: number): WrittenPlayer => position.state?.players?.[seat] ?? {};
export const handOf = (player: WrittenPlayer): readonly string[] => player.ambassadors ?? ORDINARY;

const withState = (position: Position, change: Partial<State>): Position => ({
  ...position,
  state: { ...position.state, ...change },
});

export function withPlayer(position: Position, seat: number, change: Partial<WrittenPlayer>): Position {
  const players = Array.from({ length: position.seats ?? 2 }, (_, i) => playerOf(position, i));
  return withState(position, { players: players.with(seat, { ...players[seat], ...change }) });
}

/** Another round: the laws and the neutral tiles of that round are laid out anew. */
export function withRound(position: Position, round: number): Position {
  const state = Object.fromEntries(
    Object.entries(position.state ?? {}).filter(([name]) => !OF_THE_ROUND.includes(name)),
  );
  return { ...position, state: { ...state, round } };
}

export const withPresident = (position: Position, seat: number): Position => withState(position, { president: seat });

export const withProject = (position: Position, project: string, field: number): Position =>
  withState(position, { projects: { ...position.state?.projects, [project]: field } });

export const withResource = (position: Position, seat: number, kind: Resource, n: number): Position =>
  withPlayer(position, seat, { resources: { ...playerOf(position, seat).resources, [kind]: n } });

export const withPost = (position: Position, seat: number, post: string, level: number): Position =>
  withPlayer(position, seat, { posts: { ...playerOf(position, seat).posts, [post]: level } });

export function missionState(player: WrittenPlayer, mission: number): MissionState {
  return player.completed?.includes(mission) ? "completed" : player.unlocked?.includes(mission) ? "unlocked" : "bare";
}

export function withMission(position: Position, seat: number, mission: number, wanted: MissionState): Position {
  const player = playerOf(position, seat);
  const others = (list: readonly number[] = []): number[] => list.filter((each) => each !== mission);
  const unlocked = [...others(player.unlocked), ...(wanted === "bare" ? [] : [mission])].sort((a, b) => a - b);
  const completed = [...others(player.completed), ...(wanted === "completed" ? [mission] : [])].sort((a, b) => a - b);
  return withPlayer(position, seat, { unlocked, completed });
}

/** An ambassador in the hangar, or placed: on the outer module, where it is in nobody's way. */
export function withAmbassador(position: Position, seat: number, ambassador: string, isInHand: boolean): Position {
  const isIt = (piece: WrittenPiece): boolean => piece.owner === seat && piece.ambassador === ambassador;
  const { senate, outer_module: outer = [] } = position.state ?? {};
  const hand = [
    ...handOf(playerOf(position, seat)).filter((each) => each !== ambassador),
    ...(isInHand ? [ambassador] : []),
  ].sort();
  const elsewhere = outer.filter((piece) => !isIt(piece));
  return withState(withPlayer(position, seat, { ambassadors: hand }), {
    ...(senate && { senate: Object.fromEntries(Object.entries(senate).filter(([, piece]) => !isIt(piece))) }),
    outer_module: isInHand ? elsewhere : [...elsewhere, { owner: seat, ambassador, side: "vote" }],
  });
}

/** A medal that a player has or gives back; `all` are the steps at which there is one. */
export function withMedal(
  position: Position,
  seat: number,
  medal: string,
  has: boolean,
  all: readonly number[],
): Position {
  const left = position.state?.medals?.[medal];
  const medals = [...(playerOf(position, seat).medals ?? []).filter((each) => each !== medal), ...(has ? [medal] : [])];
  const changed = withPlayer(position, seat, { medals });
  if (left === undefined) return changed;
  const back = Array.isArray(left)
    ? has
      ? left.slice(1)
      : [...left, ...all.filter((step) => !left.includes(step)).slice(-1)].sort((a, b) => a - b)
    : left + (has ? -1 : 1);
  return withState(changed, { medals: { ...position.state?.medals, [medal]: back } });
}

const without = (piles: Record<string, string[]> | undefined, id: string): Record<string, string[]> | undefined =>
  piles &&
  Object.fromEntries(Object.entries(piles).map(([place, pile]) => [place, pile.filter((each) => each !== id)]));

/** An alteration token of a player; one that is given up lies with the used ones. */
export function withToken(position: Position, seat: number, token: string, has: boolean): Position {
  const state = position.state ?? {};
  const players = Array.from({ length: position.seats ?? 2 }, (_, i) => {
    const player = playerOf(position, i);
    return player.tokens ? { ...player, tokens: player.tokens.filter((each) => each !== token) } : player;
  });
  const used = (state.used_tokens ?? []).filter((each) => each !== token);
  const moved = withState(position, {
    players,
    ...(state.six_moon && { six_moon: without(state.six_moon, token) }),
    ...(state.beside && { beside: without(state.beside, token) }),
    ...((state.used_tokens ?? !has) && { used_tokens: has ? used : [...used, token] }),
  });
  return has ? withPlayer(moved, seat, { tokens: [...(playerOf(moved, seat).tokens ?? []), token] }) : moved;
}

/** An erudite of a player; one that is given up lies on top of its stack. */
export function withErudite(position: Position, seat: number, erudite: string, has: boolean): Position {
  const stack = erudite.slice(0, 2);
  const piles = without(position.state?.atalum, erudite);
  const left = (playerOf(position, seat).erudites ?? []).filter((each) => eruditeName(each) !== erudite);
  const changed = withPlayer(position, seat, { erudites: has ? [...left, erudite] : left });
  return piles
    ? withState(changed, { atalum: has ? piles : { ...piles, [stack]: [erudite, ...(piles[stack] ?? [])] } })
    : changed;
}
