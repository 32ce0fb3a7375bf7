/** The dice of a battle: as they lie, or, when it is over before anybody is asked again, as the log tells them. */
import type { Line } from "../../api";
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

/** The roll to show: of the battle that is being fought, or the last one until the dice are put away. */
export function rollOf(view: ArcsView, lines: readonly Line[], isOver = adapter.beginsTurn): Roll | null {
  if (view.dice.length) return { key: view.dice.join(" "), dice: view.dice, symbols: view.battle?.symbols ?? {} };
  const at = lines.findLastIndex((line) => line.words.id === "log-rolled");
  const line = lines[at];
  if (view.battle || !line || lines.slice(at).some(isOver)) return null;
  const { args } = line.words;
  const dice = String(args["dice"] ?? "")
    .split(" ")
    .filter(Boolean);
  const symbols = Object.fromEntries(Object.entries(SYMBOLS).map(([face, name]) => [face, Number(args[name] ?? 0)]));
  return dice.length ? { key: `log-${line.n}`, dice, symbols } : null;
}
