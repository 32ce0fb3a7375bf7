/** What differs between two views of one game, by path: numbers, lists of things, and whatever comes or goes. */
import type { Preview } from "./api";

type View = Preview["view"];

export interface Change {
  /** Where: `players.0.trade`. */
  at: string;
  /** By how much a number, or the length of a list, grows or shrinks. */
  by: number;
  /** What a list gains and loses, by name. */
  added: readonly string[];
  removed: readonly string[];
  /** What lies there afterwards, when it was something else before. */
  after: unknown;
}

export type Changes = ReadonlyMap<string, Change>;

// About the moment and not about the table.
const ASIDE = new Set(["game", "move", "prompt", "result", "seat", "waiting"]);
// What names a thing in a list, and what makes a row of a table known whatever its place.
const NAMES = ["card", "erudite"] as const;
const ROWS = ["project"] as const;
// What passes to somebody else is another thing, and no number that has grown.
const OWNERS = ["owner", "seat"] as const;

type Things = Record<string, unknown>;
const isThings = (value: unknown): value is Things =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The name of each thing in a list; null when it is no list of named things. */
function names(list: readonly unknown[]): string[] | null {
  const found = list.map((each) => {
    if (typeof each === "string") return each;
    const key = isThings(each) ? NAMES.find((name) => typeof each[name] === "string") : undefined;
    return key === undefined ? null : String((each as Things)[key]);
  });
  return found.every((name) => name !== null) ? (found as string[]) : null;
}

/** What is in one list more often than in another. */
function more(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function rows(list: readonly unknown[]): [string, unknown][] {
  return list.map((each, i) => {
    const key = isThings(each) ? ROWS.find((name) => typeof each[name] === "string") : undefined;
    return [key === undefined ? String(i) : String((each as Things)[key]), each];
  });
}

function compare(at: string, before: unknown, after: unknown, found: Map<string, Change>): void {
  const note = (change: Partial<Change>): void =>
    void found.set(at, { at, by: 0, added: [], removed: [], after, ...change });
  const isNumber = typeof before === "number" || typeof after === "number";
  if (before === after) return;
  if (
    isNumber &&
    [before, after].every((value) => value === undefined || value === null || typeof value === "number")
  ) {
    note({ by: Number(after ?? 0) - Number(before ?? 0) }); // what is nothing is often left out
  } else if (Array.isArray(before) && Array.isArray(after)) {
    const [one, other] = [names(before), names(after)];
    if (one && other) {
      const [added, removed] = [more(other, one), more(one, other)];
      if (added.length || removed.length) note({ by: after.length - before.length, added, removed });
      else if (one.join() === other.join())
        before.forEach((each, i) => isThings(each) && compare(`${at}.${i}`, each, after[i], found));
    } else if (before.length === after.length) compareAll(at, rows(before), rows(after), found);
    else note({ by: after.length - before.length });
  } else if (isThings(before) && isThings(after) && !OWNERS.some((owner) => before[owner] !== after[owner])) {
    compareAll(at, Object.entries(before), Object.entries(after), found);
  } else note({});
}

function compareAll(
  at: string,
  before: [string, unknown][],
  after: [string, unknown][],
  found: Map<string, Change>,
): void {
  const [one, other] = [new Map(before), new Map(after)];
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    if (at === "" && ASIDE.has(key)) continue;
    compare(at ? `${at}.${key}` : key, one.get(key), other.get(key), found);
  }
}

export function changes(before: View, after: View): Changes {
  const found = new Map<string, Change>();
  compareAll("", Object.entries(before), Object.entries(after), found);
  return found;
}

/** What of a game's view is worth telling: where it stands, and the text that names it. */
export interface Told {
  /** `players.*.resources.*`; the last star also stands in `label`. */
  at: string;
  label: string;
  /** The kind of thing in a list, when its things have names: `card`. */
  thing?: string;
}

/** The first row that speaks of a path, and what its last star stands for. */
export function toldOf(at: string, told: readonly Told[]): { row: Told; star: string } | null {
  const parts = at.split(".");
  for (const row of told) {
    const wanted = row.at.split(".");
    if (wanted.length === parts.length && wanted.every((part, i) => part === "*" || part === parts[i])) {
      return { row, star: parts[wanted.lastIndexOf("*")] ?? "" };
    }
  }
  return null;
}

/** A number with its sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
