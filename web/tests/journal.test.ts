import { describe, expect, it } from "vitest";
import type { Update } from "../src/api";
import { byTurn, jumpTo, lastOwn, Seen } from "../src/journal";

const line = (n: number, id = "log-play") => ({ n, words: { id, args: {}, rules: [] } });

function update(n: number, since: number, lines: number[], back: number | null = null): Update {
  return {
    type: "update",
    seat: 0,
    n,
    since,
    view: { move: n, waiting: [], prompt: { id: "", args: {} }, result: null },
    options: [],
    log: lines.map((at) => line(at)),
    back,
    undo: 0,
    done: [],
  };
}

describe("what was seen", () => {
  it("grows with every update", () => {
    const seen = new Seen().with(update(3, 0, [1, 2, 3])).with(update(5, 3, [4, 5]));
    expect(seen.lines.map((each) => each.n)).toEqual([1, 2, 3, 4, 5]);
    expect(seen.moments.map((moment) => moment.n)).toEqual([3, 5]);
  });

  it("loses the lines that were taken back", () => {
    const seen = new Seen().with(update(5, 0, [1, 2, 3, 4, 5])).with(update(6, 5, [], 3));
    expect(seen.lines.map((each) => each.n)).toEqual([1, 2, 3]);
  });

  it("has nothing twice when the stream begins anew", () => {
    const seen = new Seen().with(update(3, 0, [1, 2, 3])).with(update(4, 0, [1, 2, 3, 4]));
    expect(seen.lines.map((each) => each.n)).toEqual([1, 2, 3, 4]);
    expect(new Seen().with(update(3, 0, [1])).with(update(3, 3, [])).moments).toHaveLength(1);
  });

  it("knows from where on the log is complete, and can be completed", () => {
    const seen = new Seen().with(update(6, 4, [5, 6]));
    expect(seen.from).toBe(4);
    expect(seen.with(update(7, 6, [], 2)).from).toBe(2);
    const whole = seen.with(update(7, 6, [7])).completed([1, 2, 4, 5, 6].map((n) => line(n)));
    expect(whole.lines.map((each) => each.n)).toEqual([1, 2, 4, 5, 6, 7]);
    expect(whole.from).toBe(0);
    expect(whole.with(update(8, 7, [8])).from).toBe(0);
  });

  it("is grouped by turn", () => {
    const lines = [line(1), line(2, "log-turn"), line(3), line(4, "log-turn")];
    expect(byTurn(lines, (each) => each.words.id === "log-turn").map((group) => group.map((each) => each.n))).toEqual([
      [1],
      [2, 3],
      [4],
    ]);
  });
});

describe("steps", () => {
  it("go by turns, and to the ends when there are no more", () => {
    expect(jumpTo([2, 6], 8, false, [1, 8])).toBe(6);
    expect(jumpTo([2, 6], 2, false, [1, 8])).toBe(1);
    expect(jumpTo([2, 6], 2, true, [1, 8])).toBe(6);
    expect(jumpTo([2, 6], 6, true, [1, 8])).toBe(8);
  });
});

describe("what is new", () => {
  const by = (n: number, seat: number, id = "log-play") => ({ n, words: { id, args: { who: { seat } }, rules: [] } });
  const begins = (each: { words: { id: string } }): boolean => each.words.id === "log-turn";
  it("comes after the reader's own latest action", () => {
    const lines = [by(1, 0, "log-turn"), by(1, 0), by(2, 0), by(3, 1), by(4, 1), by(5, 0, "log-turn")];
    expect(lastOwn(lines, 0, begins)).toBe(2);
    expect(lastOwn(lines, 2, begins)).toBe(0);
    expect(lastOwn(lines, null, begins)).toBe(Infinity);
  });
  it("is nothing before the first turn", () => {
    expect(lastOwn([by(1, 0, "log-draw"), by(2, 1, "log-turn")], 0, begins)).toBe(0);
  });
});
