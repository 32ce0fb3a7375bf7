import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";

const ROOT = import.meta.dirname;
const GAMES = join(ROOT, "../src/ecliptic/games");
const COMMON = join(ROOT, "../src/ecliptic/content/text");
const LOCALES = ["en", "ru", "de"];

/**
 * `virtual:texts`: the Fluent files of every game, and of what is said whatever the game ("common"), the same that
 * Python reads, as one module per game and language.
 */
function texts(): Plugin {
  const games = new Map(gameFolders(GAMES).map((game) => [game.slug, game]));
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith("virtual:texts") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0virtual:texts") {
        const rows = [...games.keys(), "common"].flatMap((game) =>
          LOCALES.map((locale) => `"${game}/${locale}": () => import("virtual:texts/${game}/${locale}")`),
        );
        return `export default { ${rows.join(", ")} };`;
      }
      const [, game, locale] = id.startsWith("\0virtual:texts/") ? id.split("/") : [];
      if (!game || !locale) return undefined;
      const found = games.get(game);
      const folder = found ? join(found.folder, "text", locale) : join(COMMON, locale);
      const files = readdirSync(folder)
        .filter((name) => name.endsWith(".ftl"))
        .sort();
      for (const name of files) this.addWatchFile(join(folder, name));
      const text = files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n\n");
      const own = JSON.stringify(text);
      if (!found?.base) return `export default ${own};`;
      return `import base from "virtual:texts/${found.base}/${locale}";\nexport default base + "\\n\\n" + ${own};`;
    },
  };
}

interface GameFolder {
  slug: string;
  folder: string;
  /** The game whose texts this one has too. */
  base: string | undefined;
}

/** The games in a folder and inside each other, as their Python manifests say. */
function gameFolders(folder: string): GameFolder[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "manifest.py")))
    .flatMap((entry) => {
      const inside = join(folder, entry.name);
      const manifest = readFileSync(join(inside, "manifest.py"), "utf-8");
      const said = (name: string): string | undefined => new RegExp(`^ +${name}="(.*)",$`, "mu").exec(manifest)?.[1];
      const slug = said("slug");
      if (!slug) throw new Error(`${inside}/manifest.py does not say the game's slug.`);
      return [{ slug, folder: inside, base: said("base") }, ...gameFolders(inside)];
    });
}

/** Every `terms.json`: the page's own (""), and one in the folder of each game. */
function termFiles(): Map<string, string> {
  const games = join(ROOT, "src/games");
  const files = readdirSync(games).map((name) => [name, join(games, name, "terms.json")] as const);
  return new Map([["", join(ROOT, "src/terms.json")], ...files.filter(([, file]) => existsSync(file))]);
}

/**
 * A path with one decimal: it is drawn on a grid of 512 and shown in some twenty pixels. Arcs are left as they are,
 * because their flags may be written without spaces.
 */
function rounded(path: string): string {
  if (/a/iu.test(path)) return path;
  return path.replace(/-?\d*\.\d+/gu, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./u, "$1.");
    return (/[\d.]/u.test(path[at - 1] ?? "") && !short.startsWith("-") ? " " : "") + short;
  });
}

/** The icons of a page or game: of the thousands of game-icons, those that its `terms.json` names. */
function iconsOf(file: string): Record<string, string> {
  const terms = JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>;
  const all = JSON.parse(readFileSync(join(ROOT, "node_modules/@iconify-json/game-icons/icons.json"), "utf-8")) as {
    icons: Record<string, { body: string }>;
  };
  const chosen = Object.entries(terms).map(([term, icon]) => {
    const found = all.icons[icon];
    if (!found) throw new Error(`${file}: there is no icon ${icon} for ${term}.`);
    return [term, found.body.replace(/ d="([^"]*)"/gu, (_, path: string) => ` d="${rounded(path)}"`)] as const;
  });
  return Object.fromEntries(chosen);
}

/** Which game's icons have a term that the page itself has not; a term means the same icon everywhere. */
function iconFolders(files: Map<string, string>): Record<string, string> {
  const meant: Record<string, string> = {};
  const folders: Record<string, string> = {};
  for (const [folder, file] of files) {
    for (const [term, icon] of Object.entries(JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>)) {
      if (meant[term] === undefined && folder) folders[term] = folder;
      if ((meant[term] ??= icon) !== icon) throw new Error(`${file}: ${term} already has another icon.`);
    }
  }
  return folders;
}

/** `virtual:icons`: the page's icons, and those of each game in a part of their own, loaded when one is shown. */
function icons(): Plugin {
  const name = "virtual:icons";
  return {
    name: "icons",
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined;
      const files = termFiles();
      for (const file of files.values()) this.addWatchFile(file);
      const folder = id.slice(`\0${name}/`.length);
      const own = `export default ${JSON.stringify(iconsOf(files.get(folder) ?? ""))};`;
      if (folder) return own;
      const games = [...files.keys()].filter((each) => each !== "");
      const sets = games.map((each) => `${JSON.stringify(each)}: () => import("${name}/${each}")`);
      const where = JSON.stringify(iconFolders(files));
      return `${own}\nexport const folders = ${where};\nexport const sets = { ${sets.join(", ")} };`;
    },
  };
}

const server = process.env["ECLIPTIC_SERVER"] ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte(), texts(), icons()],
  build: { outDir: "../src/ecliptic/server/static", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
