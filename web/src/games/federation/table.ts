/** What every part of the board shares: the table, what is printed, words, and showing details. */
import { getContext, setContext } from "svelte";
import type { BoardProps } from "..";
import type { Words } from "../../catalogue";
import { messageId } from "../../catalogue";
import { gameWords, said, term } from "../../words.svelte";
import type { Effect, Name, Sheet } from "./sheet.svelte";
import type { FederationView } from "./view";

/** What is told about a thing that is pointed at. */
export interface About {
  title: string;
  lines?: string[];
  /** What somebody may have wanted to do with it; when that is no option, the server says why. */
  wish?: string;
  isReconstructed?: boolean;
}

export interface FederationTable {
  readonly board: BoardProps;
  readonly view: FederationView;
  readonly sheet: Sheet;
  /** Show details beside a thing, or no longer. */
  show: (about: About | null, where: Element | null) => void;
}

const KEY = Symbol("federation");
export const RECONSTRUCTED = "reconstructed";

export function share(table: FederationTable): void {
  setContext(KEY, table);
}

export function shared(): FederationTable {
  return getContext(KEY);
}

/** A word of the board. */
export function w(id: string, args: Record<string, string | number> = {}): string {
  const words = gameWords("federation");
  return words?.has(id) ? words.text(id, args) : "";
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a thing. */
export function nameOf(name: Name): string {
  if ("id" in name && "args" in name) return capital(said("federation", name as Words, [], null));
  const [kind = "", id = ""] = Object.entries(name)[0] ?? [];
  return capital(term("federation", messageId(kind, id), id));
}

/** What an effect does, as a sentence; nothing for none. */
export function effectText(effect: Effect): string {
  return effect.words.length ? said("federation", { id: "sentence", args: { clause: effect.words } }, [], null) : "";
}

export function planetName(planet: string): string {
  return term("federation", messageId("planet", planet), planet);
}
