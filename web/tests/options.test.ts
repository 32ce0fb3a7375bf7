import { describe, expect, it } from "vitest";
import type { Offer } from "../src/api";
import { byTarget, grouped } from "../src/games";
import { adapter, targets } from "../src/games/star_realms/options";
import type { StarRealmsView } from "../src/games/star_realms/schema";
import { numbered, others } from "../src/games/star_realms/view";

const offer = (action: string): Offer => ({ action, label: { id: "do", args: {}, rules: [] } });

/** A table with some trade, combat and cards. */
function table(seats: number, prompt: string): StarRealmsView {
  const player = { trade: 4, combat: 3, hand: ["viper", "scout"] };
  return { prompt: { id: prompt }, players: Array.from({ length: seats }, () => player) } as unknown as StarRealmsView;
}

describe("options of Star Realms on the board", () => {
  it.each([
    ["play:scout", ["hand:scout"]],
    ["buy:explorer", ["row:explorer"]],
    ["ally:swarmer#2", ["area:0/swarmer#2"]],
    ["attack:1", ["seat:1"]],
    ["attack_base:1/blob_wheel#2", ["area:1/blob_wheel#2"]],
    ["scrap_discard:viper", ["discard:0/viper", "pile:0"]],
    ["end", []],
    ["amount:3", []],
  ])("%s lies at %j", (action, places) => {
    expect(targets(action, 0)).toEqual(places);
  });

  it("of one thing are gathered", () => {
    const found = byTarget([offer("use:mech_world"), offer("scrap:mech_world"), offer("end")], targets, 0);
    expect([...found.keys()]).toEqual(["area:0/mech_world"]);
    expect(found.get("area:0/mech_world")?.map((each) => each.action)).toEqual(["use:mech_world", "scrap:mech_world"]);
  });

  it("stand under headings", () => {
    const groups = grouped([offer("play:scout"), offer("play:viper"), offer("end")], adapter.group);
    expect(groups.map((group) => [group.name, group.offers.length])).toEqual([
      ["play", 2],
      ["end", 1],
    ]);
  });

  it.each([
    [["buy:scout", "play:viper", "end"], "play:viper"],
    [["buy:scout", "attack:1", "end"], "attack:1"],
    [["buy:scout", "scrap:gunship", "end"], null],
    [["scrap_hand:scout", "done"], null],
    [["end"], "end"],
    [["revoke"], null],
    [["discard:scout", "discard:viper"], null],
    [["discard:scout"], "discard:scout"],
  ])("of %j Enter takes %s", (actions, taken) => {
    expect(adapter.default(actions, table(2, "prompt-main"))).toBe(taken);
  });

  it.each([
    [2, "prompt-amount", "amount:12"],
    [3, "prompt-amount", null],
    [2, "prompt-share", null],
  ])("with %i players and %s an amount is %s by default", (seats, prompt, taken) => {
    expect(adapter.default(["amount:1", "amount:2", "amount:12"], table(seats, prompt))).toBe(taken);
  });

  it("list the largest amount first", () => {
    const amounts = ["amount:2", "amount:12", "amount:1"];
    expect(amounts.toSorted((a, b) => adapter.rank(a) - adapter.rank(b))).toEqual([
      "amount:12",
      "amount:2",
      "amount:1",
    ]);
  });

  it.each([
    ["end", ["buy:scout", "end"], [["value-trade", 4]]],
    [
      "end",
      ["attack:1", "play:viper", "use:junkyard", "end"],
      [
        ["value-combat", 3],
        ["zone-hand", 2],
        ["left-abilities", 1],
      ],
    ],
    ["end", ["scrap:gunship", "end"], []],
    ["done", ["play:viper", "done"], [["zone-hand", 2]]],
    ["done", ["done"], []],
    ["buy:scout", ["buy:scout", "end"], []],
  ])("%s with %j leaves %j unused", (action, actions, left) => {
    const found = adapter.left(action, actions, table(2, "prompt-main"), 0);
    expect(found.map(({ label, value }) => [label, value])).toEqual(left);
  });
});

describe("what somebody may have wanted", () => {
  it.each([
    ["row", "gunship", ["buy:gunship"]],
    ["hand", "scout", ["play:scout"]],
    ["area:0", "viper", ["use:viper", "ally:viper", "scrap:viper"]],
    ["area:1", "blob_wheel", ["attack_base:1/blob_wheel"]],
    ["deck:0", "", []],
  ])("in %s with %s", (zone, card, actions) => {
    expect(adapter.couldBe?.(zone, card, 0)).toEqual(actions);
  });
});

describe("the view", () => {
  it("numbers copies as the notation does", () => {
    expect(numbered(["scout", "viper", "scout", "scout"]).map((spot) => spot.place)).toEqual([
      "scout",
      "viper",
      "scout#2",
      "scout#3",
    ]);
  });

  it("seats the others in the order of play", () => {
    const view = { order: [0, 1, 2, 3], players: [] } as unknown as StarRealmsView;
    expect(others(view, 2)).toEqual([3, 0, 1]);
    expect(others(view, null)).toEqual([1, 2, 3]);
  });
});
