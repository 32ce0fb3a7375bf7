/** Where everybody's points came from, read off the log. */
import type { Line } from "../../api";
import type { Words } from "../../catalogue";

/** Points from one source; `label` is a message of the game. */
export interface ScoreRow {
  key: string;
  label: Words;
  points: number[];
}

/** A round, or the final scoring (`round` is null). */
export interface ScorePart {
  round: number | null;
  rows: ScoreRow[];
}

const FINAL: Record<string, string> = {
  "log-score-medals": "score-medals",
  "log-score-leftovers": "score-leftovers",
  "log-score-project": "score-project",
};
/** The sources of points in the executive phase; anything else there is income and contributions. */
const SOURCES: Record<string, string> = { "log-floor": "score-floor", "log-law": "score-law" };
const ENDS = new Set(["log-clean-up", "log-over"]);

const seatOf = (line: Line): number => (line.words.args["who"] as { seat: number } | undefined)?.seat ?? 0;
const amountOf = (line: Line): number => Number(line.words.args["n"] ?? 0);

/** What the label of a source needs, and nothing about a player: all who score from it share a row. */
function labelOf(id: string, line: Line): Words {
  const { floor, law, project } = line.words.args;
  const args = Object.fromEntries(Object.entries({ floor, law, project }).filter(([, value]) => value !== undefined));
  return { id, args };
}

export function scoringOf(lines: readonly Line[], seats: number): ScorePart[] {
  const parts: ScorePart[] = [];
  let part: ScorePart = { round: 1, rows: [] };
  let source: Words = { id: "score-turns", args: {} };
  const begin = (round: number | null): void => {
    if (part.round === round) return;
    if (part.rows.length) parts.push(part);
    part = { round, rows: [] };
  };
  const add = (label: Words, seat: number, points: number): void => {
    const key = JSON.stringify([label.id, label.args]);
    let row = part.rows.find((each) => each.key === key);
    if (!row) part.rows.push((row = { key, label, points: Array<number>(seats).fill(0) }));
    row.points[seat] = (row.points[seat] ?? 0) + points;
  };
  for (const line of lines) {
    const { id } = line.words;
    if (id === "log-round" || id === "log-executive") {
      begin(amountOf(line));
      source = { id: id === "log-round" ? "score-turns" : "score-executive", args: {} };
    } else if (SOURCES[id]) source = labelOf(SOURCES[id], line);
    else if (id === "log-score") add(source, seatOf(line), amountOf(line));
    else if (FINAL[id]) {
      begin(null);
      add(labelOf(FINAL[id], line), seatOf(line), amountOf(line));
    }
  }
  return part.rows.length ? [...parts, part] : parts;
}

/** Whether the sheet has something new: a round is over, or the game. */
export const endsRound = (line: Line): boolean => ENDS.has(line.words.id);
