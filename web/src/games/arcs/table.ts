/** What every part of the board shares: the table, what is printed, and words. */
import { getContext, setContext } from "svelte";
import { messageId } from "../../catalogue";
import { gameWords, term } from "../../words.svelte";
import type { BoardProps } from "../manifest";
import type { ArcsPrinted, ArcsView } from "./schema";
import { seatOf } from "./view";

export interface ArcsTable {
  readonly board: BoardProps<ArcsView>;
  readonly view: ArcsView;
  readonly sheet: ArcsPrinted;
}

const KEY = Symbol("arcs");

export function share(table: ArcsTable): void {
  setContext(KEY, table);
}

export function shared(): ArcsTable {
  return getContext(KEY);
}

/** A word of the game. */
export function w(id: string, args: Record<string, string | number> = {}): string {
  const words = gameWords("arcs");
  return words?.has(id) ? words.text(id, args) : "";
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a thing, such as `nameOf("resource", "fuel")`. */
export function nameOf(kind: string, id: string): string {
  return capital(term("arcs", messageId(kind, id), id));
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
