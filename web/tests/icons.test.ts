/** Icons are drawn as they are published: only the second decimal of their numbers is left out. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import own, { sets } from "virtual:icons";
import terms from "../src/terms.json";

const FILE = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
const published = (JSON.parse(readFileSync(FILE, "utf-8")) as { icons: Record<string, { body: string }> }).icons;
const numbers = (body: string): number[] => (body.match(/-?(?:\d+\.?\d*|\.\d+)/gu) ?? []).map(Number);

async function drawn(): Promise<[icon: string, body: string][]> {
  const all: [string, string][] = Object.entries(terms).map(([term, icon]) => [icon, own[term] ?? ""]);
  for (const [game, load] of Object.entries(sets)) {
    const bodies = (await load()).default;
    const named = (await import(`../src/games/${game}/terms.json`)) as { default: Record<string, string> };
    all.push(...Object.entries(named.default).map<[string, string]>(([term, icon]) => [icon, bodies[term] ?? ""]));
  }
  return all;
}

describe("icons", () => {
  it("keep their shape", async () => {
    const bent = (await drawn()).filter(([icon, body]) => {
      const [now, before] = [numbers(body), numbers(published[icon]?.body ?? "")];
      return now.length !== before.length || now.some((n, i) => Math.abs(n - (before[i] ?? 0)) > 0.051);
    });
    expect(bent.map(([icon]) => icon)).toEqual([]);
  });
});
