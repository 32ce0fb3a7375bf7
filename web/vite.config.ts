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
  const games = readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(GAMES, entry.name)).includes("text"))
    .map((entry) => entry.name);
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith("virtual:texts") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0virtual:texts") {
        const rows = [...games, "common"].flatMap((game) =>
          LOCALES.map(
            (locale) => `"${game.replaceAll("_", "-")}/${locale}": () => import("virtual:texts/${game}/${locale}")`,
          ),
        );
        return `export default { ${rows.join(", ")} };`;
      }
      const [, game, locale] = id.startsWith("\0virtual:texts/") ? id.split("/") : [];
      if (!game || !locale) return undefined;
      const folder = game === "common" ? join(COMMON, locale) : join(GAMES, game, "text", locale);
      const files = readdirSync(folder)
        .filter((name) => name.endsWith(".ftl"))
        .sort();
      for (const name of files) this.addWatchFile(join(folder, name));
      const text = files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/** Every `terms.json`: the page's own, and one in the folder of each game. */
function termFiles(): string[] {
  const games = join(ROOT, "src/games");
  const folders = readdirSync(games).map((name) => join(games, name, "terms.json"));
  return [join(ROOT, "src/terms.json"), ...folders.filter((file) => existsSync(file))];
}

/**
 * A path with one decimal: it is drawn on a grid of 512 and shown in some twenty pixels. Arcs are left as they are,
 * because their flags may be written without spaces.
 */
function rounded(path: string): string {
  if (/a/iu.test(path)) return path;
  return path.replace(/-?\d*\.\d+/gu, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace("0.", ".");
    return (/[\d.]/u.test(path[at - 1] ?? "") && !short.startsWith("-") ? " " : "") + short;
  });
}

/** `virtual:icons`: of the thousands of game-icons, those that a `terms.json` names. */
function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === "virtual:icons" ? "\0virtual:icons" : undefined),
    load(id) {
      if (id !== "\0virtual:icons") return undefined;
      const terms: Record<string, string> = {};
      for (const file of termFiles()) {
        this.addWatchFile(file);
        for (const [term, icon] of Object.entries(JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>)) {
          if ((terms[term] ??= icon) !== icon) throw new Error(`${file}: ${term} already has another icon.`);
        }
      }
      const all = JSON.parse(readFileSync(join(ROOT, "node_modules/@iconify-json/game-icons/icons.json"), "utf-8")) as {
        icons: Record<string, { body: string }>;
      };
      const chosen = Object.entries(terms).map(([term, icon]) => {
        const found = all.icons[icon];
        if (!found) throw new Error(`terms.json: there is no icon ${icon} for ${term}.`);
        return [term, found.body.replace(/ d="([^"]*)"/gu, (_, path: string) => ` d="${rounded(path)}"`)];
      });
      return `export default ${JSON.stringify(Object.fromEntries(chosen))};`;
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
