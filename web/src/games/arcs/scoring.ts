/** Where everybody's Power came from, read off the log. */
import type { Line } from "../../api";

/** The Power of one chapter, by ambition and seat. */
export interface ChapterScore {
  chapter: number;
  rows: { ambition: string; power: number[] }[];
}

const number = (line: Line): number => Number(line.words.args["n"] ?? 0);

/** `now` is the present chapter: a game that began with a position may not tell where it began. */
export function scoringOf(lines: readonly Line[], seats: number, now: number): ChapterScore[] {
  const parts: ChapterScore[] = [];
  const begun = lines.find((line) => line.words.id === "log-chapter");
  let chapter = begun ? number(begun) - 1 : now;
  for (const line of lines) {
    const { id, args } = line.words;
    if (id === "log-chapter") chapter = number(line);
    if (id !== "log-scored") continue;
    const { seat } = args["who"] as { seat: number };
    const { ambition } = args["ambition"] as { ambition: string };
    let part = parts.find((each) => each.chapter === chapter);
    if (!part) parts.push((part = { chapter, rows: [] }));
    let row = part.rows.find((each) => each.ambition === ambition);
    if (!row) part.rows.push((row = { ambition, power: Array<number>(seats).fill(0) }));
    row.power[seat] = (row.power[seat] ?? 0) + number(line);
  }
  return parts;
}

/** Whether the sheet has something new: a chapter is over, or the game. */
export const endsChapter = ({ words }: Line): boolean =>
  words.id === "log-won" || (words.id === "log-chapter" && Number(words.args["n"]) > 1);
