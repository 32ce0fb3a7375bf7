/** The catalogues that are loaded, for the language chosen now. */
import texts from "virtual:texts";
import { gameText, type Refusal } from "./api";
import { Catalogue, type Locale, type Piece, type Words } from "./catalogue";
import { settings } from "./settings.svelte";

const CHROME: Record<Locale, () => Promise<{ default: string }>> = {
  en: () => import("./text/en.ftl?raw"),
  ru: () => import("./text/ru.ftl?raw"),
  de: () => import("./text/de.ftl?raw"),
};

const loaded: Record<string, Catalogue> = {}; // `version` tells readers when it grows
let version = $state(0);

/** A catalogue, with what is said whatever the game. */
async function load(key: string, locale: Locale, source: () => Promise<{ default: string }>): Promise<void> {
  if (loaded[key]) return;
  const [own, common] = await Promise.all([source(), texts[`common/${locale}`]?.()]);
  loaded[key] = new Catalogue(locale, own.default, common?.default ?? "");
  version += 1;
}

/** The games whose texts were built into this client. */
export const BUNDLED: readonly string[] = [...new Set(Object.keys(texts).map((key) => key.split("/")[0] ?? ""))].filter(
  (game) => game !== "common",
);

/** Load the words of the page, and of some games; those of a game that was not built in come from the server. */
export async function loadWords(locale: Locale, ...games: string[]): Promise<void> {
  const ask = (game: string) => async () => ({ default: await gameText(game, locale) });
  await Promise.all([
    load(locale, locale, CHROME[locale]),
    ...games.map((game) => load(`${game}/${locale}`, locale, texts[`${game}/${locale}`] ?? ask(game))),
  ]);
}

/** A text of the page itself. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  void version;
  return (loaded[settings.locale] ?? loaded["en"])?.text(id, args) ?? "";
}

/** A text of the page, or what stands in for one that it does not have. */
export function tOr(id: string, otherwise: string): string {
  void version;
  const words = loaded[settings.locale] ?? loaded["en"];
  return words?.has(id) ? words.text(id) : otherwise;
}

/** The words of a game, once they are loaded. */
export function gameWords(game: string): Catalogue | undefined {
  void version;
  return loaded[`${game}/${settings.locale}`] ?? loaded[`${game}/en`];
}

/** What a game is called; an expansion has the title of its base game besides its own. */
export function gameTitle(game: string, otherwise = game): string {
  return term(game, `title-${game}`, term(game, "game-title", otherwise));
}

/** A text of a game by its id, or what stands in for it. */
export function term(game: string, id: string, otherwise = id): string {
  const words = gameWords(game);
  return words?.has(id) ? words.text(id) : otherwise;
}

/** A message of a game in pieces. A message that the catalogue lacks shows its id: another version wrote it. */
export function pieces(game: string, words: Words, names: readonly string[], viewer: number | null): Piece[] {
  const catalogue = gameWords(game);
  if (!catalogue) return [];
  return catalogue.has(words.id) ? catalogue.pieces(words, names, viewer) : [{ text: words.id }];
}

/**
 * A refusal in the reader's language, by whichever catalogue has it: no two games refuse with the same id. What none
 * has, another version wrote: it stays in English.
 */
export function refused(told: Refusal, game = "", names: readonly string[] = [], viewer: number | null = null): string {
  void version;
  const words = told.words;
  const spoken = Object.values(loaded).filter((each) => each.locale === settings.locale);
  const known = [gameWords(game), ...spoken].find((each) => words && each?.has(words.id));
  return words && known ? known.say(words, names, viewer) : told.error;
}

export function said(game: string, words: Words, names: readonly string[], viewer: number | null): string {
  return pieces(game, words, names, viewer)
    .map((piece) => piece.text)
    .join("");
}
