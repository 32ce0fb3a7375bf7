/** What every part of the board shares: the table, what is printed, and words. */
import { getContext, setContext } from "svelte";
import { messageId } from "../../catalogue";
import { gameWords, term } from "../../words.svelte";
import type { BoardProps } from "../manifest";
import type { BeyondTheSunPrinted, BeyondTheSunView } from "./schema";
import { kindOf } from "./view";

export interface BeyondTheSunTable {
  readonly board: BoardProps<BeyondTheSunView>;
  readonly view: BeyondTheSunView;
  readonly sheet: BeyondTheSunPrinted;
  /** The ship that was picked on the map and waits for a place to go to. */
  readonly ship: string;
}

const KEY = Symbol("beyond-the-sun");
export const GAME = "beyond-the-sun";

export function share(table: BeyondTheSunTable): void {
  setContext(KEY, table);
}

export function shared(): BeyondTheSunTable {
  return getContext(KEY);
}

/** A word of the board. */
export function w(id: string, args: Record<string, string | number> = {}): string {
  const words = gameWords(GAME);
  return words?.has(id) ? words.text(id, args) : "";
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function nameOf(kind: string, id: string): string {
  return capital(term(GAME, messageId(kind, id), id));
}

/** The name of any component. */
export const cardName = (id: string): string => nameOf(kindOf(id), id);

/** A location is called after the system that lies there. */
export function placeName(view: BeyondTheSunView, id: string): string {
  const system = view.locations[id]?.system;
  return system ? nameOf("system", system) : nameOf("location", id);
}

/** A slot is called after the technology that lies there. */
export function slotName(view: BeyondTheSunView, id: string): string {
  const technology = view.slots[id]?.technology;
  return technology ? nameOf("technology", technology) : nameOf("slot", id);
}
