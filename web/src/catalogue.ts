/**
 * What a game says, in the reader's language: the same Fluent files and the same rules for arguments as
 * `ecliptic/content/catalogue.py`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LOCALES = ["en", "ru", "de"] as const;
export type Locale = (typeof LOCALES)[number];

export interface Words {
  id: string;
  args: Record<string, unknown>;
  rules?: readonly string[];
}

/** A piece of a text: plain, or about something that can be pointed at. */
export interface Piece {
  text: string;
  kind?: string;
  about?: string;
}

// A text about something travels through Fluent between these marks, so that grammar can move it around.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/gu;

export function messageId(kind: string, id: string): string {
  return `${kind}-${id}`.replaceAll("_", "-");
}

function capital(text: string): string {
  const at = text.startsWith(OPEN) ? text.indexOf(MIDDLE) + 1 : 0;
  const letter = text.charAt(at);
  return text.slice(0, at) + letter.toUpperCase() + text.slice(at + letter.length);
}

export class Catalogue {
  readonly locale: Locale;
  readonly #bundle: FluentBundle;
  readonly #lists: Record<"and" | "or", Intl.ListFormat>;

  constructor(locale: Locale, ...sources: readonly string[]) {
    this.locale = locale;
    this.#bundle = new FluentBundle(locale, {
      useIsolating: false,
      functions: { CAPITAL: ([text]) => capital(String(text?.valueOf() ?? "")) },
    });
    for (const source of sources) {
      const errors = this.#bundle.addResource(new FluentResource(source));
      if (errors.length) throw errors[0];
    }
    this.#lists = {
      and: new Intl.ListFormat(locale, { type: "conjunction" }),
      or: new Intl.ListFormat(locale, { type: "disjunction" }),
    };
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) throw new Error(`The catalogue ${this.locale} has no message '${id}'.`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args, errors);
    if (errors[0]) throw new Error(`${this.locale}/${id} does not fit: ${errors[0].message}`);
    return text;
  }

  /** A message for one reader; `names` are the players' names by seat. */
  say(words: Words, names: readonly string[], viewer: number | null = null): string {
    return this.#say(words, names, viewer, false);
  }

  /** The same in pieces: what names a card, a place or a seat can be pointed at. */
  pieces(words: Words, names: readonly string[], viewer: number | null = null): Piece[] {
    const text = this.#say(words, names, viewer, true);
    const pieces: Piece[] = [];
    let end = 0;
    for (const match of text.matchAll(MARKED)) {
      if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
      const [kind, about] = (match[1] ?? "").split(":");
      pieces.push({ text: match[2] ?? "", kind, about });
      end = match.index + match[0].length;
    }
    if (end < text.length) pieces.push({ text: text.slice(end) });
    return pieces;
  }

  #say(words: Words, names: readonly string[], viewer: number | null, marked: boolean): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(words.args)) {
      args[name] = this.#value(value, names, viewer, marked);
      const parts: unknown[] = Array.isArray(value) ? value : [value];
      const seats = parts.filter(isSeat).map((part) => part.seat);
      if (isOwner(value)) args[`${name}_you`] = value.owner; // a power of the game that is no player
      if (seats.length) args[`${name}_you`] = viewer !== null && seats.includes(viewer) ? "yes" : "no";
      if (Array.isArray(value)) args[`${name}_count`] = value.length;
    }
    return this.text(words.id, args);
  }

  #value(value: unknown, names: readonly string[], viewer: number | null, marked: boolean): string | number {
    if (typeof value === "string" || typeof value === "number") return value;
    if (typeof value === "boolean") return Number(value);
    const each = (list: unknown[]) => list.map((part) => String(this.#value(part, names, viewer, marked)));
    if (Array.isArray(value)) return this.#lists.and.format(each(value));
    if (isMessage(value)) return this.#say(value, names, viewer, marked);
    const entry = value !== null && typeof value === "object" ? Object.entries(value) : [];
    if (entry.length !== 1 || !entry[0]) throw new TypeError(`A message cannot take ${JSON.stringify(value)}.`);
    const [kind, about] = entry[0] as [string, unknown];
    if (kind === "or" && Array.isArray(about)) return this.#lists.or.format(each(about));
    const text = kind === "seat" ? (names[Number(about)] ?? "?") : this.text(messageId(kind, String(about)));
    return marked ? `${OPEN}${kind}:${String(about)}${MIDDLE}${text}${CLOSE}` : text;
  }
}

function isOwner(value: unknown): value is { owner: string } {
  return value !== null && typeof value === "object" && "owner" in value;
}

function isSeat(value: unknown): value is { seat: number } {
  return value !== null && typeof value === "object" && "seat" in value;
}

function isMessage(value: unknown): value is Words {
  return value !== null && typeof value === "object" && "id" in value && "args" in value;
}
