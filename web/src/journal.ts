/** What a client has seen of a table: the log, and the moments it can step back to. */
import type { Line, Update } from "./api";

const MOST_MOMENTS = 600;

export class Seen {
  readonly lines: readonly Line[];
  readonly moments: readonly Update[];
  /** The entry after which the log is complete: a server that was started again streams only the end of a long game. */
  readonly from: number;

  constructor(lines: readonly Line[] = [], moments: readonly Update[] = [], from = 0) {
    this.lines = lines;
    this.moments = moments;
    this.from = from;
  }

  /** With one more update. Lines of entries that were taken back, or that come again, are replaced. */
  with(update: Update): Seen {
    const keep = Math.min(update.since, update.back ?? update.since);
    const lines = [...this.lines.filter((line) => line.n <= keep), ...update.log];
    const before = this.moments.filter((moment) => moment.n < update.n && moment.seat === update.seat);
    const from = this.moments.length ? Math.min(this.from, keep) : update.since;
    return new Seen(lines, [...before, update].slice(-MOST_MOMENTS), from);
  }

  /** With the lines from before, out of the whole log. */
  completed(log: readonly Line[]): Seen {
    const lines = [...log.filter((line) => line.n <= this.from), ...this.lines.filter((line) => line.n > this.from)];
    return new Seen(lines, this.moments);
  }
}

/** The next entry of a list in one direction; an end when there is none. */
export function jumpTo(
  stops: readonly number[],
  at: number,
  forward: boolean,
  ends: readonly [number, number],
): number {
  return forward ? (stops.find((n) => n > at) ?? ends[1]) : (stops.findLast((n) => n < at) ?? ends[0]);
}

/** The lines by turn: a line that begins one starts a new group. */
export function byTurn(lines: readonly Line[], begins: (line: Line) => boolean): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!last || begins(line)) groups.push([line]);
    else last.push(line);
  }
  return groups;
}

/**
 * The entry of a seat's own latest action in the log: what comes after it is new to them. 0: they have not acted yet.
 * What is told before the first turn, and that a turn begins, is nobody's action.
 */
export function lastOwn(lines: readonly Line[], seat: number | null, begins: (line: Line) => boolean): number {
  if (seat === null) return Infinity;
  const first = lines.findIndex(begins);
  const played = first < 0 ? [] : lines.slice(first);
  return (
    played.findLast((line) => !begins(line) && (line.words.args["who"] as { seat?: number } | undefined)?.seat === seat)
      ?.n ?? 0
  );
}
