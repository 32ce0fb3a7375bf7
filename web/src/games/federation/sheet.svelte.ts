/** What is printed on boards, tiles and tokens (games/federation/sheet.py). */
import * as api from "../../api";
import type { Words } from "../../catalogue";
import type { Amounts, Planet, Wing } from "./view";

/** A name: a message, or a thing that the catalogue knows, such as `{space: "neo_left"}`. */
export type Name = Words | Record<string, string>;

export interface Step {
  verb: string;
  n: number;
  resources?: Amounts;
  per?: string;
  level?: number;
  planets?: Planet[];
  options?: Step[][];
  mixed?: boolean;
}

export interface Effect {
  words: unknown[];
  steps: Step[];
}

interface Tile {
  name: Name;
  source: string;
}

export interface Space {
  id: string;
  name: Name;
  action: string;
  cost: Amounts;
  effect: Effect;
  floor?: number;
  column?: number;
  wing?: Wing;
  mission?: number;
}

export interface Mission extends Tile {
  id: number;
  level: number;
  action: string;
  cost: Amounts;
  effect: Effect;
}

export interface Token extends Tile {
  strength: number;
  votes: number;
  funding: boolean;
  effect: Effect;
}

export interface ScholarTile extends Tile {
  level: number;
  delegation: string;
  timing: string;
  text: Words;
  effect: Effect;
}

export interface NeoSpace extends Tile {
  id: string;
  influence: number;
  gain: Amounts;
  next: string[];
  asteroid: number | null;
}

export interface Sheet {
  ambassadors: Record<string, { votes: number; funding: Amounts | null; source: string }>;
  spaces: Space[];
  projects: { id: string; name: Name; column: number | null; last: number; gains: Amounts[]; source: string }[];
  placement_points: Record<string, number[]>;
  laws: Record<string, Tile & { planet: Planet; wing: Wing; effect: Effect }>;
  missions: Mission[];
  accreditation: { levels: number[]; upkeep: Amounts[]; medal_step: number; overflow: number; source: string };
  medals: { points: number[]; thresholds: Record<string, number[]>; source: string };
  storage: { crystals: number; gold: number };
  neo: NeoSpace[];
  asteroids: Record<string, Tile & { gain: Amounts }>;
  six_moon: { id: string; influence: number; strength: number }[];
  tokens: Record<string, Token>;
  scholars: Record<string, ScholarTile>;
  posts: Record<string, Tile & { cost: Amounts; effects: Effect[] }>;
  sites: Record<string, Tile & { cost: Amounts; effect: Effect }>;
  megastructures: Record<string, { cost: Amounts; multipliers: number[]; source: string }>;
  megastructure_tiles: Record<string, Tile & { counts: string }>;
  deep_space: Record<string, Tile & { effect: Effect }>;
  starting_planets: Record<string, Tile & { effect: Effect }>;
}

let printed: Sheet | null = $state.raw(null);

export function loadSheet(ask: () => Promise<unknown> = () => api.printed("federation")): void {
  void ask().then(
    (sheet) => (printed = sheet as Sheet),
    () => undefined, // the board is drawn when the next try succeeds
  );
}

export function sheetNow(): Sheet | null {
  return printed;
}
