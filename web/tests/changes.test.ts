import { describe, expect, it } from "vitest";
import { changes, signed, toldOf, type Change } from "../src/changes";
import { would } from "../src/table/would";

const at = (before: object, after: object): Record<string, Partial<Change>> =>
  Object.fromEntries([...changes(before as never, after as never)].map(([path, change]) => [path, change]));

describe("what differs between two views", () => {
  it("is nothing when nothing differs", () => {
    const view = {
      players: [{ trade: 2, hand: ["scout"], in_play: [{ card: "scout", used: [] }] }],
      trade_row: ["ram"],
    };
    expect(at(view, structuredClone(view))).toEqual({});
  });
  it("are numbers, by where they stand", () => {
    const found = at(
      { turn: 3, players: [{ trade: 2 }, { authority: 50 }] },
      { turn: 3, players: [{ trade: 0 }, { authority: 45 }] },
    );
    expect(Object.keys(found)).toEqual(["players.0.trade", "players.1.authority"]);
    expect(found["players.0.trade"]?.by).toBe(-2);
    expect(found["players.1.authority"]?.by).toBe(-5);
  });
  it("counts a number that is left out as none", () => {
    expect(at({ resources: { gold: 1 } }, { resources: { lavandium: 2 } })).toMatchObject({
      "resources.gold": { by: -1 },
      "resources.lavandium": { by: 2 },
    });
  });
  it("are the things that a list gains and loses, copies counted", () => {
    const found = at({ hand: ["scout", "scout", "viper"] }, { hand: ["scout", "explorer"] });
    expect(found["hand"]).toMatchObject({ added: ["explorer"], removed: ["scout", "viper"], by: -1 });
  });
  it("knows things in lists by their names", () => {
    const base = { card: "blob_wheel", damage: 0 };
    expect(at({ in_play: [base] }, { in_play: [base, { card: "scout" }] })["in_play"]).toMatchObject({
      added: ["scout"],
      removed: [],
    });
    expect(at({ in_play: [base] }, { in_play: [{ ...base, damage: 2 }] })).toMatchObject({
      "in_play.0.damage": { by: 2 },
    });
  });
  it("says nothing when a list is only in another order", () => {
    expect(at({ hand: ["a", "b"] }, { hand: ["b", "a"] })).toEqual({});
  });
  it("knows the rows of a table by what they are about", () => {
    const found = at({ projects: [{ project: "neo", field: 1 }] }, { projects: [{ project: "neo", field: 2 }] });
    expect(found["projects.neo.field"]?.by).toBe(1);
  });
  it("are things that come and go", () => {
    const found = at({ senate: { A: { owner: 1 } } }, { senate: { E: { owner: 0 } } });
    expect(found["senate.E"]?.after).toEqual({ owner: 0 });
    expect(found["senate.A"]?.after).toBeUndefined();
    expect(found["senate.A"]?.by).toBe(0);
  });
  it("is another thing when it belongs to somebody else", () => {
    const found = at({ control: { A1: { seat: 1 } } }, { control: { A1: { seat: 0 } } });
    expect(found["control.A1"]).toMatchObject({ by: 0, after: { seat: 0 } });
    const told = [{ at: "control.*", label: "location-*" }];
    const map = changes({ control: { A1: { seat: 1 } } } as never, { control: { A1: { seat: 0 } } } as never);
    expect(would(map, told, ["Ann", "Bob"], 0, (id) => id)).toEqual(["Location-A1: Ann"]);
  });
  it("counts lists of things without a name", () => {
    expect(at({ outer_module: [] }, { outer_module: [{ owner: 0 }] })["outer_module"]?.by).toBe(1);
    expect(at({ tokens: 4 }, { tokens: ["ALT-1"] })["tokens"]?.after).toEqual(["ALT-1"]);
  });
  it("leaves out what is about the moment", () => {
    expect(at({ move: 3, waiting: [0], prompt: { id: "a" }, result: null }, {})).toEqual({});
  });
});

describe("what is told of it", () => {
  const told = [
    { at: "players.*.trade", label: "value-trade" },
    { at: "players.*.resources.*", label: "resource-*" },
  ];
  it("is found by its place", () => {
    expect(toldOf("players.1.trade", told)).toEqual({ row: told[0], star: "1" });
    expect(toldOf("players.1.resources.gold", told)).toEqual({ row: told[1], star: "gold" });
    expect(toldOf("players.1.deck", told)).toBeNull();
    expect(toldOf("players.1.resources", told)).toBeNull();
  });
  it("has a sign", () => {
    expect([signed(3), signed(-2)]).toEqual(["+3", "−2"]);
  });
});

describe("the same in words", () => {
  const before = { deck: 9, players: [{ trade: 2, hand: ["scout", "scout"] }, { authority: 50 }], senate: {} };
  const after = { deck: 9, players: [{ trade: 4, hand: [] }, { authority: 44 }], senate: { E: { owner: 1 } } };
  const found = changes(before as never, after as never);
  const names = ["Ann", "Bob"];
  const word = (id: string, otherwise: string): string => (id === "card-scout" ? "Scout" : otherwise);
  it("tells all of a game that names nothing, the own first", () => {
    expect(would(found, undefined, names, 0, word)).toEqual([
      "Trade +2",
      "Hand: −2 × Scout",
      "Senate E: Bob",
      "Bob: Authority −6",
    ]);
    expect(would(found, undefined, names, 1, word)[0]).toBe("Authority −6");
  });
  it("tells what a game names, in its order", () => {
    const told = [
      { at: "players.*.hand", label: "zone-hand", thing: "card" },
      { at: "players.*.trade", label: "value-trade" },
    ];
    expect(would(found, told, names, 0, word)).toEqual(["Hand: −2 × Scout", "Trade +2"]);
  });
  it("is short", () => {
    const many = changes({} as never, Object.fromEntries([..."abcdefghijkl"].map((name) => [name, 1])) as never);
    expect(would(many, undefined, names, 0, word)).toHaveLength(9);
  });
});
