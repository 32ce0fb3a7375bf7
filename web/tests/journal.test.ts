import { describe, expect, it } from "vitest";
import type { Update } from "../src/api";
import { byTurn, Seen } from "../src/journal";

const line = (n: number, id = "log-play") => ({ n, words: { id, args: {}, rules: [] } });

function update(n: number, since: number, lines: number[], back: number | null = null): Update {
  return { type: "update", seat: 0, n, since, view: {}, options: [], log: lines.map((at) => line(at)), back, undo: 0, done: [] };
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

  it("is grouped by turn", () => {
    const lines = [line(1), line(2, "log-turn"), line(3), line(4, "log-turn")];
    expect(byTurn(lines, (each) => each.words.id === "log-turn").map((group) => group.map((each) => each.n))).toEqual([[1], [2, 3], [4]]);
  });
});
