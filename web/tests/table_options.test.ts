import { describe, expect, it } from "vitest";
import type { GameOption } from "../src/api";
import { fitting, split, valueOf, wantedOptions } from "../src/lib/table_options";

const MODE: GameOption = {
  name: "mode",
  default: "auto",
  about: "",
  choices: ["auto", "duel", "raid"],
  by_seats: { 2: ["auto", "duel"], 3: ["auto", "raid"] },
};
const SET: GameOption = {
  name: "set",
  default: "a",
  about: "",
  choices: ["a", "b"],
  by_seats: { 2: ["a"], 3: ["a", "b"] },
};
const TIE: GameOption = { name: "tie", default: 7, about: "", low: 0, high: 9, by_seats: { 2: [] } };
const ALL = [TIE, MODE, SET];

describe("options of a new table", () => {
  it("are those that matter with this many seats", () => {
    expect(fitting(ALL, 2).map((option) => [option.name, option.choices])).toEqual([
      ["tie", undefined],
      ["mode", ["auto", "duel"]],
    ]);
    expect(fitting(ALL, 3).map((option) => option.name)).toEqual(["mode", "set"]);
    expect(fitting(ALL, 5)).toEqual([]);
  });

  it("forget a choice that no longer fits", () => {
    const [mode] = fitting([MODE], 3);
    expect(valueOf(mode!, { mode: "duel" })).toBe("auto");
    expect(valueOf(mode!, { mode: "raid" })).toBe("raid");
    expect(wantedOptions(fitting(ALL, 3), { mode: "duel", tie: 5 })).toEqual({ mode: "auto" });
    expect(wantedOptions(fitting(ALL, 2), { tie: 5 })).toEqual({ tie: 5 });
    expect(wantedOptions(fitting(ALL, 2), {})).toEqual({});
  });

  it("are asked at once when they are choices, else under More options", () => {
    const { main, more } = split(fitting(ALL, 2));
    expect(main.map((option) => option.name)).toEqual(["mode"]);
    expect(more.map((option) => option.name)).toEqual(["tie"]);
  });
});
