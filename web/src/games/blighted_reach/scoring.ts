/** Where everybody's Power came from in a campaign, read off the log: by act and chapter. */
import type { Line } from "../../api";
import { CHAPTERS } from "./view";

export interface Part {
  act: number;
  /** 0: the Intermission after the act. */
  chapter: number;
  rows: { source: string; power: number[] }[];
}

const number = (line: Line): number => Number(line.words.args["n"] ?? 0);

/** Lines that change Power besides ambitions, where they are counted and with which sign. */
const SOURCES: Record<string, [source: string, sign: number]> = {
  "log-grand-ambitions": ["grand", 1],
  "log-gained-power": ["gained", 1],
  "log-lost-power": ["lost", -1],
  "log-trust-lost": ["lost", -1],
};

/** Where a log begins, by the first lines that say which act and which chapter it is; it may begin with a position. */
function beginningOf(lines: readonly Line[], act: number, chapter: number): { act: number; chapter: number } {
  const turn = lines.find(({ words }) => words.id === "log-act-begins" || words.id === "log-intermission");
  const next = lines.find(({ words }) => words.id === "log-chapter");
  const isBefore = turn && (!next || lines.indexOf(turn) < lines.indexOf(next));
  const begun = !turn ? act : number(turn) - (turn.words.id === "log-act-begins" ? 1 : 0);
  if (isBefore) return { act: begun, chapter: turn.words.id === "log-act-begins" ? 0 : (CHAPTERS[begun] ?? 1) };
  return { act: begun, chapter: next ? Math.max(1, number(next) - 1) : chapter };
}

export function scoringOf(lines: readonly Line[], seats: number, act: number, chapter: number): Part[] {
  const parts: Part[] = [];
  let at = beginningOf(lines, act, chapter);
  for (const line of lines) {
    const { id, args } = line.words;
    if (id === "log-act-begins") at = { act: number(line), chapter: 1 };
    else if (id === "log-chapter") at = { ...at, chapter: number(line) };
    else if (id === "log-intermission") at = { act: number(line), chapter: 0 };
    const other = SOURCES[id];
    if (id !== "log-scored" && !other) continue;
    const { seat } = args["who"] as { seat: number };
    const source = other ? other[0] : `ambition:${(args["ambition"] as { ambition: string }).ambition}`;
    let part = parts.find((each) => each.act === at.act && each.chapter === at.chapter);
    if (!part) parts.push((part = { ...at, rows: [] }));
    let row = part.rows.find((each) => each.source === source);
    if (!row) part.rows.push((row = { source, power: Array<number>(seats).fill(0) }));
    row.power[seat] = (row.power[seat] ?? 0) + number(line) * (other?.[1] ?? 1);
  }
  return parts;
}

/** Whether the sheet has something new: a chapter, an act or the campaign is over. */
export const endsChapter = ({ words }: Line): boolean =>
  ["log-won", "log-intermission"].includes(words.id) || (words.id === "log-chapter" && Number(words.args["n"]) > 1);
