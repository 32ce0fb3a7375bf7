import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import { clockText, timeLeft } from "../src/clock";
import { examplePosition } from "../src/games";
import { cardsIn, withAuthority, withCards } from "../src/games/star_realms/position";
import { along, histogram, scale } from "../src/lib/plot";
import { search } from "../src/lib/search";
import { writeObject } from "../src/lib/yaml";

describe("clocks", () => {
  const clocks = { now: 0, left: [60_000, 5_000, null], running: [0] };
  it("count for those who have to decide", () => {
    expect(timeLeft(clocks, 0, 4_000)).toBe(56_000);
    expect(timeLeft(clocks, 1, 4_000)).toBe(5_000);
    expect(timeLeft(clocks, 2, 4_000)).toBeNull();
  });
  it("never go below nothing", () => {
    expect(timeLeft(clocks, 0, 100_000)).toBe(0);
  });
  it.each([
    [0, "0:00.0"],
    [8_340, "0:08.3"],
    [247_000, "4:07"],
    [3_909_000, "1:05:09"],
    [190_800_000, "2 days 5 hours"],
  ])("%i ms are %s", (left, text) => {
    expect(clockText(left, (days, hours) => `${days} days ${hours} hours`)).toBe(text);
  });
});

describe("a search", () => {
  const texts = ["Ein Außenposten schützt.", "Налётчики берут ещё карту.", "Draw a card."];
  const found = (typed: string): readonly string[] => search(texts, typed, (text) => text);
  it.each([
    ["außenposten", 0],
    ["AUSSENPOSTEN", 0],
    ["schutzt", 0],
    ["еще", 1],
    ["карту Налёт", 1],
    ["draw", 2],
  ])("for %s finds the text with these words", (typed, at) => {
    expect(found(typed)).toEqual([texts[at]]);
  });
  it("finds nothing where a word is missing, and everything when none is typed", () => {
    expect(found("draw base")).toEqual([]);
    expect(found("  ")).toEqual(texts);
  });
});

describe("plots", () => {
  it("have round ticks around the values", () => {
    expect(scale([1480, 1530, 1610]).ticks).toEqual([1450, 1500, 1550, 1600, 1650]);
    expect(scale([0, 3], 3).ticks).toEqual([0, 1, 2, 3]);
    expect(scale([0, 1], 3, 1).ticks).toEqual([0, 1]);
    expect(scale([]).ticks.length).toBeGreaterThan(1);
    expect(scale([25]).low).toBeLessThanOrEqual(25);
    expect(scale([25]).high).toBeGreaterThanOrEqual(25);
  });
  it("place values along a scale", () => {
    expect(along({ low: 10, high: 20, ticks: [] }, 15)).toBe(0.5);
  });
  it("count values in equal steps, each once", () => {
    expect(histogram([1, 1, 2, 9], 3)).toEqual({ low: 1, step: 3, counts: [3, 0, 1] });
    expect(histogram([]).counts).toEqual([]);
    expect(histogram([7, 7]).counts).toEqual([2]);
  });
});

describe("a written position", () => {
  const position = {
    seats: 2,
    state: {
      authority: [12, 7],
      players: [{ hand: ["scout"], in_play: [{ card: "plasma_vent", used: ["primary"] }] }],
    },
  };
  it("gets other numbers", () => {
    expect(withAuthority(position, 1, 3).state?.authority).toEqual([12, 3]);
    expect(withAuthority({ seats: 2 }, 0, 9).state?.authority).toEqual([9, 50]);
    expect(position.state.authority).toEqual([12, 7]);
  });
  it("gets other cards, and keeps what is written about those that stay", () => {
    const more = withCards(position, 0, "in_play", ["plasma_vent", "bioformer"]);
    expect(more.state?.players?.[0]?.in_play).toEqual([{ card: "plasma_vent", used: ["primary"] }, "bioformer"]);
    expect(cardsIn(more, 0, "in_play")).toEqual(["plasma_vent", "bioformer"]);
    expect(cardsIn(withCards(position, 1, "deck", ["viper"]), 1, "deck")).toEqual(["viper"]);
    expect(cardsIn(withCards(position, 0, "trade_row", ["falcon"]), 0, "trade_row")).toEqual(["falcon"]);
  });
});

describe("a position as text", () => {
  it.each([
    load(examplePosition()),
    {
      a: [],
      b: {},
      c: [[1, [2]], { d: "yes", "e f": "x: y #z" }],
      g: null,
      h: true,
      i: "",
      j: [{ k: [{ l: 1.5 }] }],
      m: "12",
    },
  ])("is read again as it was", (value) => {
    expect(load(writeObject(value))).toEqual(value);
  });
  it("has small things on one line", () => {
    expect(writeObject({ state: { authority: [12, 7], players: [{ hand: ["scout"] }] } })).toBe(
      "state:\n  authority: [12, 7]\n  players:\n    - hand: [scout]\n",
    );
  });
});
