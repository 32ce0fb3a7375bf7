/** What every part of the board shares: the table, what is printed, and words. */
import { getContext, setContext, type Snippet } from "svelte";
import type { Line } from "../../api";
import { messageId } from "../../catalogue";
import { gameWords, term } from "../../words.svelte";
import type { BoardProps } from "../manifest";
import type { ArcsPrinted, ArcsView, Player, System } from "./schema";
import { seatOf } from "./view";

/** What an expansion adds to the parts of the board. */
export interface Extras {
  /** In the middle of the map unless something is put together there; on a small screen above the Court. */
  strip?: Snippet;
  /** In the middle of the map, besides battles and pickers. */
  middle?: Snippet;
  /** What has just happened: in the middle of the map, on a small screen above every page. */
  notice?: Snippet;
  /** In the supply, beside the resources. */
  supply?: Snippet;
  /** Cards beside the map, below the supply. */
  beside?: Snippet;
  /** What lies in the box of an ambition, and what is said of it. */
  box?: Snippet<[ambition: string]>;
  aboutBox?: (ambition: string) => string[];
  /** The seats whose agents mark a player's Outrage, where they are not the player's own. */
  sowers?: (player: Player, resource: string) => number[];
  /** What is said of the supply of a resource, by its number. */
  aboutSupply?: (resource: number) => string[];
  /** Lines of the log after which the dice of a battle are put away; in the base game a turn begins with them. */
  isBattleOver?: (line: Line) => boolean;
  /** Whether `middle` needs all the room there is. */
  isMiddleFull?: () => boolean;
  /** Pieces in a system besides ships and buildings, and how many things they are. */
  pieces?: Snippet<[system: string]>;
  pieceCount?: (system: string) => number;
  /** The number of chapters, where the Power of the players does not end the game. */
  chapters?: () => number;
  /** Why a system has its controller, where ships alone do not tell it. */
  control?: (system: System) => string[];
  /** On a card of the Court, and above it. */
  court?: Snippet<[spot: number]>;
  attached?: Snippet<[spot: number]>;
  /** Beside a player's name, below a player's pieces, and in a player's drawer. */
  badges?: Snippet<[Player]>;
  holdings?: Snippet<[Player]>;
  about?: Snippet<[Player]>;
  /** Whether a player has so much that cards are icons. */
  isTight?: (player: Player) => boolean;
}

export interface ArcsTable {
  readonly board: BoardProps<ArcsView>;
  readonly view: ArcsView;
  readonly sheet: ArcsPrinted;
  readonly extras: Extras;
  /** The ships whose way is being planned, as the target of their thing; none otherwise. */
  readonly fleet: string;
}

const KEY = Symbol("arcs");
let game = "arcs"; // whose words are read: an expansion has those of the base game and its own

/** Read the words of this game from now on. */
export function readWordsOf(slug: string): void {
  game = slug;
}

export function share(table: ArcsTable): void {
  readWordsOf(table.board.game);
  setContext(KEY, table);
}

export function shared(): ArcsTable {
  return getContext(KEY);
}

/** A word of the game. */
export function w(id: string, args: Record<string, string | number> = {}): string {
  const words = gameWords(game);
  return words?.has(id) ? words.text(id, args) : "";
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a thing, such as `nameOf("resource", "fuel")`. */
export function nameOf(kind: string, id: string): string {
  return capital(term(game, messageId(kind, id), id));
}

/** What a card says, ability by ability. */
export function linesOf(card: string): string[] {
  return w(`text-${card}`).split("\n").filter(Boolean);
}

/** The name of the owner of a piece. */
export function ownerName(owner: string, names: readonly string[]): string {
  const seat = seatOf(owner);
  return seat === null ? nameOf("owner", owner) : (names[seat] ?? "");
}

/** The first of some words that the game has. */
export function firstOf(ids: readonly string[], args: Record<string, string | number> = {}): string {
  return ids.map((id) => w(id, args)).find(Boolean) ?? "";
}
