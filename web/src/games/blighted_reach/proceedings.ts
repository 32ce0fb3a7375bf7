/** What happened between turns, read off the log: a Council or an Event, crises, edicts, a Summit, the Intermission. */
import type { Line } from "../../api";
import { adapter } from "./options";
import type { BlightedReachView, Reroll } from "./schema";
import { SYMBOLS } from "./view";

/** Lines with which such a procedure begins, and what it is called by. */
const BEGINS: Record<string, string> = {
  "log-intermission": "intermission",
  "log-summit": "summit",
  "log-event-dice": "event",
  "log-blight-crisis": "crises",
  "log-crisis": "crises",
  "log-edict": "edicts",
};
const ICONS: Record<string, string> = {
  "log-summit": "reach_summit",
  "log-proposed": "reach_summit",
  "log-event-dice": "dice",
  "log-die-for-crises": "dice",
  "log-number-rolled": "dice",
  "log-dice-rerolled": "dice",
  "log-blight-crisis": "reach_crisis",
  "log-blight-placed": "reach_crisis",
  "log-crisis": "arcs_vox",
  "log-edict": "arcs_edict",
  "log-policy": "arcs_edict",
  "log-imperial-ships": "arcs_ship",
  "log-became-regent": "reach_regent",
  "log-became-first-regent": "reach_first_regent",
  "log-became-outlaw": "reach_outlaw",
  "log-trust-given": "reach_trust",
  "log-trust-stolen": "reach_trust",
  "log-favor-demanded": "reach_favor",
  "log-fate": "arcs_fate",
  "log-objective-completed": "arcs_fate",
  "log-objective-failed": "arcs_fate",
  "log-intermission": "reach_intermission",
};

/** Whether a turn or a procedure begins with a line: the dice of a battle before it are of no interest any more. */
export const isBattleOver = (line: Line): boolean => adapter.beginsTurn(line) || line.words.id in BEGINS;

export interface Dice {
  symbol: string;
  cluster: number;
}

export interface Step {
  /** Its place among the steps; an entry of the journal may have several. */
  n: number;
  icon: string;
  line: Line;
  /** The dice that this step rolled. */
  dice: Dice | null;
  /** The system that it is about. */
  system: string;
  /** What it belongs to: a Summit may go before an Event, and its edicts come after it. */
  what: string;
}

export interface Proceedings {
  /** Changes with the procedure, so that a new one is shown from its beginning. */
  key: string;
  steps: readonly Step[];
}

const iconOf = (id: string): string =>
  ICONS[id] ??
  (id.startsWith("log-deal") ? "reach_summit" : id.startsWith("log-intermission") ? "reach_intermission" : "");

function diceOf(line: Line): Dice | null {
  const { id, args } = line.words;
  return id === "log-event-dice" ? { symbol: String(args["symbol"]), cluster: Number(args["n"]) } : null;
}

function systemOf(line: Line): string {
  const about = line.words.args["system"];
  return about && typeof about === "object" && "system" in about ? String(about.system) : "";
}

/** The procedure since the last turn began; null when there was none. */
export function proceedingsOf(lines: readonly Line[]): Proceedings | null {
  const turn = lines.findLastIndex(adapter.beginsTurn);
  const tail = lines.slice(turn + 1);
  const outer = tail.findIndex((line) => line.words.id === "log-intermission");
  const at = outer >= 0 ? outer : tail.findIndex((line) => line.words.id in BEGINS);
  const first = tail[at];
  if (!first) return null;
  let what = "";
  const steps = tail.slice(at).map((line, i) => {
    if (outer < 0 || i === 0) what = BEGINS[line.words.id] ?? what;
    return { n: i, icon: iconOf(line.words.id), line, dice: diceOf(line), system: systemOf(line), what };
  });
  return { key: `${first.n}-${first.words.id}`, steps };
}

/** The steps of a procedure that goes on, and which of them is at hand. */
export interface Rail {
  what: string;
  steps: readonly string[];
  at: number;
}

const LENGTHS: Record<string, number> = { council: 3, event: 3, crises: 4, intermission: 10 };

/**
 * The server counts a step up before it is carried out, so the step at hand is the one before; a Council and an Event
 * begin with a Summit.
 */
export function railOf(view: BlightedReachView): Rail | null {
  const { proceedings, summit, rolled } = view.campaign;
  const going = proceedings[0];
  const length = LENGTHS[going?.what ?? ""];
  if (!going || !length) return null;
  const before = Math.max(going.step - 1, 0);
  const at: Record<string, number> = {
    council: summit ? 0 : going.step + 1,
    event: summit ? 0 : rolled.length ? 2 : 1,
  };
  return {
    what: going.what,
    steps: Array.from({ length }, (_, i) => `board-step-${going.what}-${i}`),
    at: Math.min(at[going.what] ?? before, length - 1),
  };
}

/** The dice that lie on the table. */
export function rolledDice(view: BlightedReachView): Dice | null {
  const [side, cluster] = view.campaign.rolled;
  return side === undefined || cluster === undefined
    ? null
    : { symbol: SYMBOLS[side % SYMBOLS.length] ?? "", cluster: cluster + 1 };
}

/** What the dice show that a player may reroll; a die that was not rolled shows nothing. */
export function rerollable({ dice }: Reroll): Dice & { procedure: string } {
  const [side = -1, cluster = -1] = dice;
  return {
    symbol: side < 0 ? "" : (SYMBOLS[side % SYMBOLS.length] ?? ""),
    procedure: side < SYMBOLS.length ? "crises" : "edicts",
    cluster: cluster + 1,
  };
}
