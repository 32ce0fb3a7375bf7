import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Catalogue, LOCALES, type Locale, type Words } from "../src/catalogue";
import said from "./said.json";

const SOURCE = join(import.meta.dirname, "../../src/ecliptic");
const NAMES = ["Anna", "Boris", "Chen", "Dora"];

function read(folder: string, locale: Locale): string {
  const from = join(SOURCE, folder, "text", locale);
  const files = readdirSync(from).sort();
  return files.map((name) => readFileSync(join(from, name), "utf-8")).join("\n\n");
}

/** Where the texts of a game are, if not in its own folder: an expansion has those of its base game and its own. */
const FOLDERS: Record<string, string[]> = {
  common: [],
  "blighted-reach": ["games/arcs", "games/arcs/campaign"],
};

/** As the client has it: what a game says, and what is said whatever the game. */
function catalogue(game: string, locale: Locale): Catalogue {
  const folders = FOLDERS[game] ?? [join("games", game.replaceAll("-", "_"))];
  return new Catalogue(locale, ...[...folders, "content"].map((folder) => read(folder, locale)));
}

const rows = said as { game: string; words: Words; viewer: number | null; texts: Record<Locale, string> }[];

describe.each(LOCALES)("messages in %s", (locale) => {
  const catalogues = new Map([...new Set(rows.map((row) => row.game))].map((game) => [game, catalogue(game, locale)]));

  it("are the words that Python finds", () => {
    for (const row of rows) {
      expect(catalogues.get(row.game)?.say(row.words, NAMES, row.viewer), row.words.id).toBe(row.texts[locale]);
    }
  });

  it("are the same in pieces", () => {
    for (const row of rows) {
      const pieces = catalogues.get(row.game)?.pieces(row.words, NAMES, row.viewer) ?? [];
      expect(pieces.map((piece) => piece.text).join("")).toBe(row.texts[locale]);
    }
  });
});

describe("the first page", () => {
  const games = readdirSync(join(SOURCE, "games"), { withFileTypes: true }).filter((each) => each.isDirectory());
  const slugs = [...games.map((each) => each.name.replaceAll("_", "-")), "blighted-reach"];
  it.each(slugs.filter((slug) => !slug.startsWith("--")))("says what %s is about", (slug) => {
    for (const locale of LOCALES) {
      const words = catalogue(slug, locale);
      expect(words.has(`about-${slug}`) || words.has("game-about"), locale).toBe(true);
    }
  });
});

describe("pieces", () => {
  it("say what they are about", () => {
    const words = { id: "log-buy", args: { who: { seat: 0 }, card: { card: "gunship" }, n: 4 } };
    expect(catalogue("star-realms", "en").pieces(words, NAMES, null)).toEqual([
      { text: "Anna", kind: "seat", about: "0" },
      { text: " buys " },
      { text: "Gunship", kind: "card", about: "gunship" },
      { text: " for 4 trade." },
    ]);
  });

  it("refuse a message that is not there", () => {
    expect(() => catalogue("star-realms", "de").text("step-drow")).toThrow("has no message 'step-drow'");
  });
});

describe("the page's own words", () => {
  const ids = (locale: Locale): string[] =>
    [
      ...readFileSync(join(import.meta.dirname, `../src/text/${locale}.ftl`), "utf-8").matchAll(
        /^([a-z][a-z0-9-]*) =/gm,
      ),
    ].map((match) => match[1] ?? "");

  it.each(LOCALES)("are complete in %s", (locale) => {
    expect(ids(locale)).toEqual(ids("en"));
  });
});

describe("a power of the game that is no player", () => {
  const words = new Catalogue("en", "owner-empire = the Empire\nmoved = { $who_you ->\n [yes] You\n *[no] { $who }\n}");
  it("is never the reader", () => {
    expect(words.say({ id: "moved", args: { who: { owner: "empire" } } }, NAMES, 0)).toBe("the Empire");
    expect(words.say({ id: "moved", args: { who: { seat: 0 } } }, NAMES, 0)).toBe("You");
  });
  it("can be declined", () => {
    const russian = new Catalogue(
      "ru",
      "owner-empire = Империя\nhit = { $whom_you ->\n [empire] по Империи\n *[no] по игроку { $whom }\n}",
    );
    expect(russian.say({ id: "hit", args: { whom: { owner: "empire" } } }, NAMES, 0)).toBe("по Империи");
    expect(russian.say({ id: "hit", args: { whom: { seat: 0 } } }, NAMES, null)).toBe(`по игроку ${NAMES[0]}`);
  });
});
