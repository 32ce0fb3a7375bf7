/** What the shell has to know about each game; a game without a row here gets the generic board. */
import type { Component } from "svelte";
import type { Line, Offer, Update } from "../api";
import type { Words } from "../catalogue";
import type { Told } from "../changes";
import { groupBy } from "../lib/group";
import type { Ghost } from "../table/marks";
import * as federation from "./federation/options";
import * as starRealms from "./star_realms/options";

export type View = Update["view"];

export interface BoardProps {
  game: string;
  view: View;
  viewer: number | null;
  names: readonly string[];
  /** The options by the thing on the board that they are about. */
  offers: ReadonlyMap<string, readonly Offer[]>;
  /** Things to mark, because an option about them is pointed at. */
  hot: ReadonlySet<string>;
  /** Somebody picks a thing on the board. */
  pick: (target: string, where: Element) => void;
  /** Somebody points at a card, or no longer. */
  point: (card: string, where: Element | null) => void;
  open: (card: string) => void;
  /** Earlier moments, for small graphs. */
  past: readonly Update[];
  /** What is printed on the components of this table; left out: on those of the game. */
  printed?: () => Promise<unknown>;
  /** Why an action is not possible now, in the server's words; nothing when it is, or when nobody is asked. */
  why?: (action: string) => Promise<Words | null>;
}

export interface ControlsProps {
  position: Record<string, unknown>;
  change: (changed: object) => void;
}

export interface Counter {
  term: string;
  label: string;
  value: number;
  /** Where it stands in the view, for what would change it. */
  at?: string;
}

export interface Group {
  name: string;
  offers: Offer[];
}

export interface Adapter {
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** The things on the board that an option is about. */
  targets: (action: string, viewer: number | null) => string[];
  /** The order in which a player thinks of options: smaller first. */
  rank: (action: string) => number;
  /** Which option Enter takes, if any. */
  default: (actions: readonly string[]) => string | null;
  /** The heading under which an option is listed. */
  group: (action: string) => string;
  icon: (action: string) => string;
  /** What stands on a seat's chip. */
  score: (view: View, seat: number) => Counter | null;
  counters: (view: View, seat: number | null) => Counter[];
  headline: (view: View) => { round: number; unit: "turn" | "round" } | null;
  beginsTurn: (line: Line) => boolean;
  /** A kind of options that can be taken all at once, and what the button says. */
  series: { kind: string; label: string } | null;
  /** What would be lost by this option; asked about when the reader wants to be asked. */
  left: (action: string, view: View, seat: number | null) => number;
  /** What somebody may have wanted to do with a thing of the board, for "why not?". */
  couldBe?: (zone: string, thing: string, viewer: number) => string[];
  /** Whether an option is a thing of its own that lies nowhere on the board, and how such a thing looks. */
  isTile?: (action: string) => boolean;
  tile?: () => Promise<{ default: Component<{ action: string }> }>;
  /** Whether an action that can be programmed may be an option when this seat is asked next. */
  isNext?: (action: string, view: View, seat: number) => boolean;
  /** How the numbers and pieces of a position are changed without writing. */
  controls?: () => Promise<{ default: Component<ControlsProps> }>;
  /** What is told of the difference that an option would make; left out: everything. */
  told?: readonly Told[];
  /** What would lie in a place. */
  ghost?: (at: string, after: View) => Ghost | null;
  /** A board that needs room: the side panel and the list of options are smaller. */
  isDense?: boolean;
}

const generic: Adapter = {
  board: () => import("./generic/Board.svelte"),
  targets: () => [],
  rank: () => 0,
  default: (actions) => (actions.length === 1 ? (actions[0] ?? null) : null),
  group: (action) => action.split(":")[0] ?? "",
  icon: () => "",
  score: (view, seat) => {
    const player = playersOf(view)[seat];
    const value = player?.["points"] ?? player?.["score"] ?? player?.["prestige"];
    return typeof value === "number" ? { term: "medal", label: "", value } : null;
  },
  counters: () => [],
  headline: (view) => (typeof view["round"] === "number" ? { round: view["round"], unit: "round" } : null),
  beginsTurn: (line) => /^log-(turn|round)/.test(line.words.id),
  series: null,
  left: () => 0,
};

const ADAPTERS: Record<string, Adapter> = {
  federation: {
    ...federation.adapter,
    board: () => import("./federation/Board.svelte"),
    tile: () => import("./federation/TileFace.svelte"),
    controls: () => import("./federation/Controls.svelte"),
  },
  "star-realms": { ...starRealms.adapter, board: () => import("./star_realms/Board.svelte"), controls: () => import("./star_realms/Controls.svelte") },
};

/** The board that draws any game as lists and numbers. */
export const plainBoard = generic.board;

export function adapter(game: string): Adapter {
  return ADAPTERS[game] ?? generic;
}

export function playersOf(view: View): Record<string, unknown>[] {
  const players = view["players"];
  return Array.isArray(players) ? (players as Record<string, unknown>[]) : [];
}

export function promptOf(view: View): Words {
  return view["prompt"] as Words;
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
