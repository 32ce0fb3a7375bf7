/** The view of Federation as the server builds it (games/federation/view.py and outlook.py). */
export const PLANETS = ["neo", "six_moon", "atalum", "arratooine", "e81216"] as const;
export type Planet = (typeof PLANETS)[number];
export const RESOURCES = ["lavandium", "coppernium", "oceanium", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Partial<Record<Resource, number>>;
export const DELEGATIONS = ["A", "B", "C", "D", "E"] as const;
/** The planet whose colour a delegation wears. */
export const HOME: Record<string, Planet> = { A: "atalum", B: "e81216", C: "arratooine", D: "six_moon", E: "neo" };
export const MEDALS = [...PLANETS, "accreditation", "intrigue"] as const;
export const WINGS = ["left", "right"] as const;
export type Wing = (typeof WINGS)[number];

export interface Piece {
  owner?: number;
  ambassador?: string;
  side?: "vote" | "funding";
  token?: string;
  neutral?: number;
}

/** What a piece shows: votes or the funding symbol, and the die beside it. */
export interface Shows {
  votes: number;
  funding: boolean;
  die?: number;
}

export interface Scholar {
  scholar: string;
  used?: boolean;
  in_use?: boolean;
}

export interface Player {
  seat: number;
  points: number;
  resources: Amounts;
  hangar: number;
  step: number;
  level: number;
  miner: string;
  magus: string;
  ambassadors: string[];
  unlocked: number[];
  completed: number[];
  starting_planet: string | null;
  posts: Record<string, number>;
  production_sites: string[];
  scholars: (string | Scholar)[];
  tokens: string[];
  asteroids: string[];
  medals: string[];
  die: number;
  die_at?: string;
  contributions: number;
  completed_missions: number;
  round_bonus?: number;
  game_bonus?: number;
  deep_space?: string;
  passed?: boolean;
  influence: Record<Planet, number>;
}

export interface Project {
  project: string;
  field: number;
  last: number;
  values: number[];
}

export interface Outlook {
  senate: Record<string, Shows>;
  outer_module: Shows[];
  floors: { leaders: number[]; points: number[] }[];
  laws: { ahead: Wing | null; decides: number | null; points: number[][] };
  projects: { funded: boolean; funding: number[]; points: number[] }[];
  megastructures: Record<string, { multiplier: number; values: number[][]; points: number[] }>;
  players: {
    ships: number;
    markers: number;
    robots: number;
    discs: number;
    medal_points: number;
    next_medal_points: number | null;
    leftover_points: number;
  }[];
  hangar_limit: number;
}

export interface FederationView {
  seat: number | null;
  phase: string;
  round: number;
  start: number;
  president: number;
  active: number;
  senate: Record<string, Piece>;
  outer_module: Piece[];
  votes: { floors: number[][]; wings: [number, number] };
  projects: Project[];
  laws: { now: (string | null)[]; last: (string | null)[]; left: string[]; right: string[]; discarded: string[] };
  six_moon: Record<string, string[] | number>;
  beside: Record<string, number>;
  atalum: Record<string, { top: string | null; size: number }>;
  neo: { asteroids: (string | null)[]; dead_asteroids: string[] | number };
  deep_space: number;
  medals: Record<string, number[] | number>;
  production_sites: (string | null)[];
  megastructure_tiles: (string | null)[];
  megastructures: Record<string, number[]>;
  starting_planets: string[];
  players: Player[];
  outlook: Outlook;
  looked_at?: Record<string, string[]>;
}

export const scholarsOf = (player: Player): Scholar[] =>
  player.scholars.map((each) => (typeof each === "string" ? { scholar: each } : each));

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
