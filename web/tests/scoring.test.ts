import { describe, expect, it } from "vitest";
import type { Line } from "../src/api";
import { endsRound, scoringOf } from "../src/games/federation/scoring";

const line = (id: string, args: Record<string, unknown> = {}): Line => ({ n: 1, words: { id, args, rules: [] } });
const score = (seat: number, n: number): Line => line("log-score", { who: { seat }, n });
const ROUND = [
  line("log-round", { who: { seat: 0 }, n: 1 }),
  score(1, 2),
  line("log-executive", { n: 1 }),
  score(0, 1),
  line("log-floor", { who: { seat: 0 }, floor: { floor: "3" }, n: 7 }),
  score(0, 4),
  line("log-floor", { who: { seat: 1 }, floor: { floor: "3" }, n: 7 }),
  score(1, 3),
  line("log-floor", { who: { seat: 1 }, floor: { floor: "2" }, n: 5 }),
  score(1, 3),
  line("log-law", { law: { law: "L1" } }),
  score(0, 6),
  line("log-clean-up", { n: 1 }),
];

describe("Federation's scoring sheet", () => {
  it("has a row for every source and a column for every player", () => {
    const [round] = scoringOf(ROUND, 2);
    expect(round?.round).toBe(1);
    expect(round?.rows.map((row) => [row.label.id, row.label.args, row.points])).toEqual([
      ["score-turns", {}, [0, 2]],
      ["score-executive", {}, [1, 0]],
      ["score-floor", { floor: { floor: "3" } }, [4, 3]],
      ["score-floor", { floor: { floor: "2" } }, [0, 3]],
      ["score-law", { law: { law: "L1" } }, [6, 0]],
    ]);
  });

  it("begins a part with every round, and one with the final scoring", () => {
    const later = [
      line("log-round", { n: 2 }),
      score(0, 1),
      line("log-score-medals", { who: { seat: 0 }, n: 5 }),
      line("log-score-medals", { who: { seat: 1 }, n: 8 }),
      line("log-score-project", { who: { seat: 1 }, project: { project: "neo" }, n: 9 }),
    ];
    const parts = scoringOf([...ROUND, ...later], 2);
    expect(parts.map((part) => part.round)).toEqual([1, 2, null]);
    expect(parts[2]?.rows.map((row) => [row.label.id, row.points])).toEqual([
      ["score-medals", [5, 8]],
      ["score-project", [0, 9]],
    ]);
  });

  it("has no part for a round in which nobody scored", () => {
    expect(scoringOf([line("log-round", { n: 1 }), line("log-executive", { n: 1 })], 2)).toEqual([]);
    expect(scoringOf([], 2)).toEqual([]);
  });

  it("is new when a round or the game is over", () => {
    expect(ROUND.filter(endsRound).map((each) => each.words.id)).toEqual(["log-clean-up"]);
  });
});
