/** What Federation sends: its view and its printed components. Written by tools/view_types.py: do not edit. */

export type Planet = "neo" | "six_moon" | "atalum" | "arratooine" | "e81216";

export type Wing = "left" | "right";

export type Phase = "setting_up" | "ambassadors" | "executive" | "over";

export type Name = Words | Record<string, string>;

/** A message that the catalogue of the game turns into a sentence.

    >>> sorted(Words.__annotations__)
    ['args', 'id', 'rules'] */
export interface Words {
  id: string;
  args: Record<string, unknown>;
  rules?: string[];
}

/** The result of a game that is over.

    >>> sorted(Outcome.__annotations__)
    ['places', 'reason', 'scores'] */
export interface Outcome {
  places: number[];
  scores: number[];
  reason: string;
}

/** An ambassador with the token on it, or a neutral vote tile. */
export interface Piece {
  owner?: number;
  ambassador?: string;
  side?: "vote" | "funding";
  token?: string;
  neutral?: number;
}

/** Votes by floor from the top, for every seat and last the neutral player, and by wing. */
export interface Votes {
  floors: number[][];
  wings: [number, number];
}

/** A project with its marker, and what would rank the players. */
export interface Project {
  project: string;
  field: number;
  last: number;
  values: number[];
}

/** The laws of this round and the last, and those face down by wing, in no order. */
export interface Laws {
  now: (string | null)[];
  last: (string | null)[];
  left: string[];
  right: string[];
  discarded: string[];
  made_way: string | null;
}

/** A stack of erudites: its size, and the top one if it is face up. */
export interface Stack {
  top: string | null;
  size: number;
}

/** The asteroids by their slots: "?" face down, null when they are gone. */
export interface Neo {
  asteroids: (string | null)[];
  dead_asteroids: string[] | number;
}

/** Resources; those that are none are left out. */
export interface Amounts {
  lavandium?: number;
  coppernium?: number;
  oceanium?: number;
  gold?: number;
}

/** A erudite that is used, or being used. */
export interface Erudite {
  erudite: string;
  used?: boolean;
  in_use?: boolean;
}

/** A player's board; what is empty may be left out. */
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
  erudites: (string | Erudite)[];
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
  seen?: string[];
  influence: Record<Planet, number>;
}

/** What a piece shows: votes or the funding symbol, and the die beside it. */
export interface Shows {
  votes: number;
  funding: boolean;
  die?: number;
}

/** Who leads a floor, and what each player would score. */
export interface FloorOutlook {
  leaders: number[];
  points: number[];
}

/** The law that would pass, and what each law would pay each player. */
export interface LawsOutlook {
  ahead: Wing | null;
  decides: number | null;
  points: number[][];
}

/** A project: whether it is funded, who funds it this round, and what each player would score. */
export interface ProjectOutlook {
  funded: boolean;
  funding: number[];
  points: number[];
}

/** What building a megastructure would score each player. */
export interface MegastructureOutlook {
  multiplier: number;
  values: number[][];
  points: number[];
}

/** What is left in a player's supply, and what the end would score. */
export interface PlayerOutlook {
  ships: number;
  markers: number;
  robots: number;
  discs: number;
  medal_points: number;
  next_medal_points: number | null;
  leftover_points: number;
}

/** What the executive phase and the final scoring would bring as things are. */
export interface Outlook {
  senate: Record<string, Shows>;
  outer_module: Shows[];
  floors: FloorOutlook[];
  laws: LawsOutlook;
  projects: ProjectOutlook[];
  megastructures: Record<string, MegastructureOutlook>;
  players: PlayerOutlook[];
  hangar_limit: number;
}

/** The table as one seat sees it; `deduced` are face-down things that can be worked out, by where they are. */
export interface FederationView {
  move: number;
  waiting: number[];
  prompt: Words;
  result: Outcome | null;
  game: "federation";
  seat: number | null;
  phase: Phase;
  round: number;
  turn: number;
  start: number;
  president: number;
  active: number;
  senate: Record<string, Piece>;
  outer_module: Piece[];
  votes: Votes;
  projects: Project[];
  laws: Laws;
  six_moon: Record<string, string[] | number>;
  beside: Record<string, number>;
  used_tokens: string[];
  atalum: Record<string, Stack>;
  neo: Neo;
  deep_space: number;
  medals: Record<string, number[] | number>;
  production_sites: (string | null)[];
  megastructure_tiles: (string | null)[];
  megastructures: Record<string, number[]>;
  starting_planets: string[];
  players: Player[];
  outlook: Outlook;
  planet_block?: string | null;
  planet_blocks?: string[];
  room_block?: string | null;
  room_blocks?: string[];
  deduced?: Record<string, string[]>;
  looked_at?: Record<string, string[]>;
}

/** An ambassador; the special one has no funding side. */
export interface Ambassador {
  source: string;
  votes: number;
  funding: Amounts | null;
}

/** A step of an effect, for its icons. */
export interface Step {
  verb: string;
  icon?: string;
  n: number;
  counted?: boolean;
  resources?: Amounts;
  per?: string;
  level?: number;
  planets?: Planet[];
  options?: Step[][];
  mixed?: boolean;
}

/** An effect: the words, and its steps. */
export interface Effect {
  words: unknown[];
  steps: Step[];
}

/** A space of the senate, or last the outer module, which has no place. */
export interface Space {
  id: string;
  name: Name;
  action: string;
  action_name: Name;
  cost: Amounts;
  effect: Effect;
  floor?: number;
  column?: number;
  wing?: Wing;
  mission?: number;
}

/** A project's track; the common one has no column, but gains. */
export interface PrintedProject {
  source: string;
  name: Name;
  id: string;
  column: number | null;
  last: number;
  gains: Amounts[];
}

/** A law. */
export interface Law {
  source: string;
  name: Name;
  effect: Effect;
  planet: Planet;
  wing: Wing;
}

/** A mission. */
export interface Mission {
  source: string;
  name: Name;
  effect: Effect;
  id: number;
  level: number;
  action: string;
  cost: Amounts;
}

/** The accreditation track. */
export interface Accreditation {
  source: string;
  levels: number[];
  upkeep: Amounts[];
  medal_step: number;
  overflow: number;
}

/** What medals score, and the influence that earns one, by number of players. */
export interface PrintedMedals {
  source: string;
  points: number[];
  thresholds: Record<string, number[]>;
}

/** What a player can store. */
export interface Storage {
  crystals: number;
  gold: number;
}

/** A space of Neo's map. */
export interface NeoSpace {
  source: string;
  name: Name;
  id: string;
  influence: number;
  gain: Amounts;
  next: string[];
  asteroid: number | null;
}

/** An asteroid tile. */
export interface Asteroid {
  source: string;
  name: Name;
  gain: Amounts;
}

/** A place of 6Moon. */
export interface Moon {
  id: string;
  influence: number;
  strength: number;
}

/** An alteration token. */
export interface Token {
  source: string;
  name: Name;
  effect: Effect;
  strength: number;
  votes: number;
  funding: boolean;
}

/** A erudite. */
export interface EruditeTile {
  source: string;
  name: Name;
  effect: Effect;
  level: number;
  delegation: string;
  timing: string;
  text: Words;
}

/** A trading post. */
export interface Post {
  source: string;
  name: Name;
  cost: Amounts;
  effects: Effect[];
}

/** A production site. */
export interface Site {
  source: string;
  name: Name;
  effect: Effect;
  cost: Amounts;
}

/** A megastructure. */
export interface Megastructure {
  source: string;
  cost: Amounts;
  multipliers: number[];
}

/** A tile that says what a megastructure scores. */
export interface MegastructureTile {
  source: string;
  name: Name;
  counts: string;
}

/** A tile with an effect. */
export interface EffectTile {
  source: string;
  name: Name;
  effect: Effect;
}

/** Everything that is printed, by kind of component. */
export interface FederationPrinted {
  ambassadors: Record<string, Ambassador>;
  spaces: Space[];
  projects: PrintedProject[];
  placement_points: Record<string, number[]>;
  laws: Record<string, Law>;
  missions: Mission[];
  accreditation: Accreditation;
  medals: PrintedMedals;
  storage: Storage;
  neo: NeoSpace[];
  asteroids: Record<string, Asteroid>;
  six_moon: Moon[];
  tokens: Record<string, Token>;
  erudites: Record<string, EruditeTile>;
  posts: Record<string, Post>;
  sites: Record<string, Site>;
  megastructures: Record<string, Megastructure>;
  megastructure_tiles: Record<string, MegastructureTile>;
  deep_space: Record<string, EffectTile>;
  starting_planets: Record<string, EffectTile>;
}
