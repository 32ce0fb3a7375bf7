/** What the shell knows about a game. Everything about one game is in its folder and reached through its manifest. */
import type { Component } from "svelte";
import type { Line, Offer } from "../api";
import type { Words } from "../catalogue";
import type { Told } from "../changes";
import type { Ghost } from "../table/marks";
import type { TableView } from "./table_view";

export type View = TableView;

/** The table at one entry of the journal. */
export interface Moment<V = View> {
  n: number;
  view: V;
}

export interface BoardProps<V = View> {
  game: string;
  view: V;
  viewer: number | null;
  names: readonly string[];
  /** The options by the thing on the board that they are about. */
  offers: ReadonlyMap<string, readonly Offer[]>;
  /** Things to mark, because an option about them is pointed at. */
  hot: ReadonlySet<string>;
  /** Somebody picks a thing on the board. */
  pick: (target: string, where: Element) => void;
  /** Somebody points at a component, or no longer. */
  point: (component: string, where: Element | null) => void;
  open: (component: string) => void;
  /** The player whose whole area is looked at, and how one asks for it. */
  seat?: number | null;
  openSeat?: (seat: number | null) => void;
  /** Earlier moments, for small graphs. */
  past: readonly Moment<V>[];
  /** The log up to what is shown, for what the view no longer has: dice of a battle that is over, for example. */
  lines?: readonly Line[];
  /** Why an action is not possible now, in the server's words; null when it is, or when nobody is asked. */
  why?: (action: string) => Promise<Words | null>;
}

export interface ControlsProps {
  position: Record<string, unknown>;
  change: (changed: object) => void;
}

/** A printed component in full, for popovers. */
export interface ComponentProps {
  id: string;
}

/** A sheet of the game so far: scoring by source, for example. */
export interface SheetProps<V = View> {
  game: string;
  view: V;
  names: readonly string[];
  lines: readonly Line[];
}

export interface Counter {
  term: string;
  label: string;
  value: number;
  /** The icon of what is counted, where `term` says something else about the player. */
  unit?: string;
  /** Its path in the view, for what would change it. */
  at?: string;
}

/** Where a game stands: a round or what it calls one, and the part of the game that it belongs to. */
export interface Headline {
  round: number;
  unit: "turn" | "round" | "chapter";
  part?: Words;
  /** The same part where there is little room. */
  brief?: Words;
}

/** A part of a way, from 0 to 1, and what the game says of it. */
export interface Progress {
  part: number;
  label: Words;
}

export interface Group {
  name: string;
  offers: Offer[];
}

/** Something unused: its name in the game's texts, or else in those of the page, and how much there is of it. */
export interface Left {
  label: string;
  value: number;
}

/** How a game's options and numbers are shown. */
export interface Adapter<V = View> {
  /** The things on the board that an option is about. */
  targets: (action: string, viewer: number | null) => string[];
  /** The order in which a player thinks of options: smaller first. */
  rank: (action: string) => number;
  /** Which option Enter takes, if any: never one that skips what can still be bought or used. */
  default: (actions: readonly string[], view: V) => string | null;
  /** The heading under which an option is listed. */
  group: (action: string) => string;
  icon: (action: string) => string;
  /** What a seat's chip shows. */
  score: (view: V, seat: number) => Counter | null;
  /** How far a seat is on the way to a goal of its own, from 0 to 1: an arc on its chip. */
  progress?: (view: V, seat: number) => Progress | null;
  counters: (view: V, seat: number | null) => Counter[];
  headline: (view: V) => Headline | null;
  beginsTurn: (line: Line) => boolean;
  /** A kind of options that can be taken all at once, and what the button says. */
  series: { kind: string; label: string } | null;
  /** Whether a click on the board only names this option in a menu, as its thing seems to be for another. */
  isNamedFirst?: (action: string) => boolean;
  /** What an option that ends the turn would leave unused, though something can still be done with it. */
  left: (action: string, actions: readonly string[], view: V, seat: number | null) => Left[];
  /** What somebody may have wanted to do with a thing of the board, for "why not?". */
  couldBe?: (zone: string, thing: string, viewer: number) => string[];
  /** Whether the board can show one player's whole area. */
  hasAreas?: boolean;
  /** What printed components are called in messages, besides "card": the log links to them. */
  components?: readonly string[];
  /** Whether an option is a component that is not on the board. */
  isTile?: (action: string) => boolean;
  /** Whether an action that can be programmed may be an option when this seat is asked next. */
  isNext?: (action: string, view: V, seat: number) => boolean;
  /** What is told of the difference that an option would make; left out: everything. */
  told?: readonly Told[];
  /** What would be in a place. */
  ghost?: (at: string, after: V) => Ghost | null;
  /** A board that needs room: the side panel and the list of options are smaller. */
  isDense?: boolean;
  /** Whether a line of the log belongs on the scoring sheet; a game with a `sheet` says it. */
  isScoring?: (line: Line) => boolean;
}

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;
type Plain<T> = { [K in keyof T]: T[K] };

/** A game's parts. The board, icons (`terms.json`), art and texts lie in the same folder or come from the server. */
export interface GameManifest<V = View> extends Adapter<V> {
  slug: string;
  board: Lazy<Plain<BoardProps<V>>>;
  /** How a printed component looks in full. */
  component?: Lazy<Plain<ComponentProps>>;
  /** How an option looks that is a component and not on the board. */
  tile?: Lazy<{ action: string }>;
  /** How the numbers and pieces of a position are changed without writing. */
  controls?: Lazy<Plain<ControlsProps>>;
  /** The scoring sheet. */
  sheet?: Lazy<Plain<SheetProps<V>>>;
  /** The inside of an SVG of 480 by 260 for the first page. */
  picture?: () => string;
  /** A position to begin an analysis with, as text. */
  example?: string;
}

/**
 * A manifest as the shell takes it. The server sends every game the view that its schema declares, which
 * tests/contracts/test_view_schema.py checks; here is the one place where the type is taken on trust.
 */
export function defineGame<V extends View>(manifest: GameManifest<V>): GameManifest {
  return manifest as unknown as GameManifest;
}
