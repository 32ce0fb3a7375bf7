/** What every part of the board shares: the table, what is printed, and words. */
import { getContext, setContext } from "svelte";
import type { BoardProps } from "../manifest";
import type { Words } from "../../catalogue";
import { messageId } from "../../catalogue";
import { gameWords, said, term } from "../../words.svelte";
import type { Effect, FederationPrinted, FederationView, Name } from "./schema";

export interface FederationTable {
  readonly board: BoardProps<FederationView>;
  readonly view: FederationView;
  readonly sheet: FederationPrinted;
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

/** The name of a face-down thing that can be worked out, as a line of details; nothing when it cannot. */
export function deducedLine(view: FederationView, at: string, name: (id: string) => string): string {
  const known = view.deduced?.[at] ?? [];
  return known.length ? w("board-deduced", { what: known.map(name).join("; ") }) : "";
}

export function planetName(planet: string): string {
  return term("federation", messageId("planet", planet), planet);
}
