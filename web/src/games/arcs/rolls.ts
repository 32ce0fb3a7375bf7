/** The dice of a battle: as they lie, or, when it was over before anybody was asked again, as the log tells them. */
import type { Line } from "../../api";
import type { Moment } from "../manifest";
import { adapter } from "./options";
import type { ArcsView, Face } from "./schema";

export interface Roll {
  /** Changes with every roll. */
  key: string;
  dice: readonly string[];
  symbols: Partial<Record<Face, number>>;
}

/** What the log calls the symbols. */
const SYMBOLS: Record<Face, string> = {
  ship_hit: "ships",
  building_hit: "buildings",
  self_hit: "self",
  intercept: "intercepts",
  key: "keys",
};

/** What has been told since the moment before this one; nothing, when that moment was not seen. */
export function newsOf(view: ArcsView, lines: readonly Line[], past: readonly Moment<ArcsView>[]): readonly Line[] {
  const before = past.findLast((moment) => moment.n < view.move);
  return before ? lines.filter((line) => line.n > before.n) : [];
}

/** Hits that were assigned because there was nothing to choose, before those that are asked about now. */
export const forcedOf = (news: readonly Line[]): readonly Line[] =>
  news.filter((line) => line.words.id === "log-hits-forced");

/** The roll to show: of the battle that is being fought, or, when it has ended just now, the one that is news. */
export function rollOf(view: ArcsView, news: readonly Line[], isOver = adapter.beginsTurn): Roll | null {
  if (view.dice.length) return { key: view.dice.join(" "), dice: view.dice, symbols: view.battle?.symbols ?? {} };
  const at = news.findLastIndex((line) => line.words.id === "log-rolled");
  const line = news[at];
  if (view.battle || !line || news.slice(at).some(isOver)) return null;
  const { args } = line.words;
  const dice = String(args["dice"] ?? "")
    .split(" ")
    .filter(Boolean);
  const symbols = Object.fromEntries(Object.entries(SYMBOLS).map(([face, name]) => [face, Number(args[name] ?? 0)]));
  return dice.length ? { key: `log-${line.n}`, dice, symbols } : null;
}
