import { describe, expect, it } from "vitest";
import type { Offer } from "../src/api";
import { byTarget, grouped } from "../src/games";
import { adapter, isTimeFor, printedOn, targets } from "../src/games/beyond_the_sun/options";
import { pageOf } from "../src/games/beyond_the_sun/pages";
import { linksOf, spots } from "../src/games/beyond_the_sun/places";
import { choosesShip, withShip } from "../src/games/beyond_the_sun/planning";
import {
  playerOf,
  shipsOf,
  withCount,
  withGuild,
  withResearcher,
  withShips,
  type Position,
} from "../src/games/beyond_the_sun/position";
import type { BeyondTheSunView, Location, PrintedAction, Words } from "../src/games/beyond_the_sun/schema";
import { costSigns, signsOf } from "../src/games/beyond_the_sun/signs";
import { around, cells, fleets, kindOf, pawnsOn, spacesOf } from "../src/games/beyond_the_sun/view";

const offer = (action: string): Offer => ({ action, label: { id: "do", args: {}, rules: [] } });
const asked = (id: string, args: Record<string, unknown> = {}): BeyondTheSunView =>
  ({ prompt: { id, args } }) as unknown as BeyondTheSunView;
const location = (rest: Partial<Location>): Location => ({
  kind: "system_slot",
  links: [],
  ships: [],
  power: [0, 0],
  ...rest,
});

describe("options of Beyond the Sun on the board", () => {
  it.each([
    ["go:research_2/3", ["space:research_2/3"]],
    ["go:T2-01/a/1", ["space:T2-01/a/1"]],
    ["go:grow_and_mine", ["space:grow_and_mine"]],
    ["copy:T2-01/a", ["action:T2-01/a"]],
    ["row:research_1", ["action:research_1"]],
    ["slot:II-A", ["slot:II-A"]],
    ["type:R", ["type:R"]],
    ["card:T2-05", ["card:T2-05"]],
    ["keep:SA-05", ["card:SA-05"]],
    ["repeat:T1-03", ["tech:T1-03"]],
    ["ability:SA-10", ["tech:SA-10", "colony:SA-10"]],
    ["replace:AC-01/food", ["achievement:AC-01"]],
    ["claim:AC-02", ["achievement:AC-02"]],
    ["link:A1", ["place:A1", "achievement:A1"]],
    ["outpost:Y3/food", ["place:Y3"]],
    ["build:SOL/2", ["place:SOL"]],
    ["move:SOL/1/A2", ["ship:SOL/1", "place:A2", "move:SOL/1/A2"]],
    ["upgrade:A1/1", ["ship:A1/1"]],
    ["return:2", ["return:2"]],
    ["uncover:professors_guild", ["guild:professors_guild"]],
    ["column:C", ["column:C"]],
    ["disc:ore", ["disc:ore"]],
    ["pay:population", ["resource:population"]],
    ["grow", ["grow"]],
    ["buy_population", ["resource:ore"]],
    ["sell_population", ["resource:population"]],
    ["choose:0", []],
    ["mat:FB-01", []],
    ["skip", []],
    ["stop", []],
  ])("%s lies at %j", (action, places) => {
    expect(targets(action)).toEqual(places);
  });

  it("lie on a page of a small screen", () => {
    expect(["slot:II-A", "space:research_1/1", "card:T2-05", "guild:x"].map(pageOf)).toEqual(Array(4).fill("tree"));
    expect(["place:A1", "ship:SOL/1", "move:SOL/1/A2", "return:2"].map(pageOf)).toEqual(Array(4).fill("map"));
    expect(["column:C", "disc:ore", "grow", "resource:ore", "colony:SA-10"].map(pageOf)).toEqual(Array(5).fill("own"));
    expect(pageOf("achievement:AC-01")).toBe("players");
  });

  it("stand under headings, declining apart", () => {
    const offers = ["go:T2-01/a/1", "go:professors_guild/1", "go:E3-04/a/1", "go:research_1/1", "stop"].map(offer);
    expect(grouped(offers, adapter.group).map((group) => group.name)).toEqual([
      "technologies",
      "guilds",
      "events",
      "basic",
      "end",
    ]);
    expect(printedOn("grow_and_mine")).toBe("basic");
    const ranks = offers.map((each) => adapter.rank(each.action));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it("are never skipped by Enter", () => {
    expect(adapter.default(["slot:I-1"], asked("prompt-choose-slot"))).toBe("slot:I-1");
    expect(adapter.default(["move:SOL/1/A1", "stop"], asked("prompt-move-ships"))).toBeNull();
  });

  it("say what is left unused", () => {
    const left = (view: BeyondTheSunView, ...actions: string[]): unknown =>
      adapter.left("stop", [...actions, "stop"], view, 0);
    expect(left(asked("prompt-move-ships", { points: 2 }), "move:SOL/1/A1")).toEqual([
      { label: "left-movement", value: 2 },
    ]);
    expect(left(asked("prompt-trading", { made: 0 }), "sell_population")).toEqual([
      { label: "left-production", value: 1 },
    ]);
    expect(left(asked("prompt-trading", { made: 1 }), "sell_population")).toEqual([]);
    expect(left(asked("prompt-move-ships", { points: 2 }))).toEqual([]);
    expect(adapter.left("move:SOL/1/A1", ["move:SOL/1/A1", "stop"], asked("prompt-move-ships"), 0)).toEqual([]);
  });

  it("have a time", () => {
    expect(isTimeFor("slot:III-1", ["slot:II-A"])).toBe(true);
    expect(isTimeFor("go:research_1/1", ["slot:II-A"])).toBe(false);
  });
});

describe("planning a jump", () => {
  const offers = byTarget(["move:SOL/1/A1", "move:SOL/1/A2", "move:A2/2/SOL", "stop"].map(offer), targets, 0);
  it("begins with a ship that can go to several places", () => {
    expect(choosesShip(offers, "ship:SOL/1")).toBe(true);
    expect(choosesShip(offers, "ship:A2/2")).toBe(false);
    expect(choosesShip(offers, "place:A1")).toBe(false);
  });
  it("lights only where that ship can go", () => {
    const found = withShip(offers, "ship:SOL/1");
    expect([...found.keys()].filter((each) => each.startsWith("place:"))).toEqual(["place:A1", "place:A2"]);
    expect(found.has("ship:A2/2")).toBe(true);
    expect(withShip(offers, "ship:gone")).toBe(offers);
  });
});

describe("signs of effects", () => {
  const clause = (id: string, args: Record<string, unknown> = {}): Words => ({ id, args });
  it("are icons with numbers", () => {
    expect(signsOf([clause("step-gain-ore", { n: 2 }), clause("step-jump", { n: 3 })])).toEqual([
      { icon: "ore", text: "2" },
      { icon: "jump", text: "3" },
    ]);
    expect(signsOf([clause("step-build", { n: 2, level: 3 })])).toEqual([{ icon: "ship", ship: 3, text: "2" }]);
    expect(signsOf([clause("step-research", { levels: { or: ["I", "II"] } })])).toEqual([
      { icon: "research", text: "I–II" },
    ]);
  });
  it("mark what is optional, what it costs, and what is chosen", () => {
    const paid = clause("step-for-cost", { ore: 5, population: 0, step: clause("step-colonize") });
    expect(signsOf([clause("step-optional", { step: paid })])).toEqual([
      { icon: "ore", text: "−5", isOptional: true },
      { icon: "colonize", text: "", isOptional: true },
    ]);
    const options = { or: [[clause("step-make-pop", { n: 2 })], [clause("step-gain-ore", { n: 1 })]] };
    expect(signsOf([clause("step-choose", { n: 1, options })]).map((sign) => sign.text)).toEqual(["2", "/", "1"]);
  });
  it("know every cost, and stand in for what they do not know", () => {
    expect(costSigns(0, 0)).toEqual([]);
    expect(costSigns(4, 1).map((sign) => sign.icon)).toEqual(["ore", "population"]);
    expect(signsOf([clause("step-of-a-content-pack")])).toEqual([{ icon: "info" }]);
  });
});

describe("the exploration map", () => {
  const view = {
    locations: {
      SOL: location({ kind: "sol", links: ["A1"] }),
      A1: location({ links: ["SOL", "X1"] }),
      X1: location({ beside: "A1", links: ["A1"] }),
      X2: location({ beside: "A1", gone: true }),
    },
  } as unknown as BeyondTheSunView;
  it("has a place for every location that exists", () => {
    const found = spots(view);
    expect([...found.keys()]).toEqual(["SOL", "A1", "X1"]);
    expect(new Set([...found.values()].map(({ x, y }) => `${x}/${y}`)).size).toBe(3);
    expect(found.get("X1")!.y).toBeGreaterThan(0.5);
  });
  it("has each link once", () => {
    expect(linksOf(view)).toEqual([
      ["A1", "SOL"],
      ["A1", "X1"],
    ]);
  });
  it("gathers ships by faction, small ones first", () => {
    const ships = [
      { seat: 1, level: 3, n: 1 },
      { seat: 0, level: 1, n: 2 },
      { seat: 1, level: 2, n: 1 },
    ];
    const found = fleets(location({ ships, power: [2, 5] }));
    expect(found.map(({ seat, power }) => [seat, power])).toEqual([
      [0, 2],
      [1, 5],
    ]);
    expect(found[1]?.ships.map((each) => each.level)).toEqual([2, 3]);
  });
});

describe("reading the view", () => {
  const players = [0, 1, 2].map((seat) => ({ seat, pawn: seat === 1 ? "research_1/2" : null }));
  const view = { order: [2, 0, 1], players } as unknown as BeyondTheSunView;
  it("begins with the one who looks", () => {
    expect(around(view, 0).map((player) => player.seat)).toEqual([0, 1, 2]);
    expect(around(view, null).map((player) => player.seat)).toEqual([2, 0, 1]);
  });
  it("knows spaces and the pawns on them", () => {
    const action = { spaces: 2 } as PrintedAction;
    expect(spacesOf("research_1", action)).toEqual(["research_1/1", "research_1/2"]);
    expect(spacesOf("grow_and_mine", { spaces: 0 } as PrintedAction)).toEqual(["grow_and_mine"]);
    expect(pawnsOn(view, "research_1/2")).toEqual([1]);
  });
  it("covers the last cells of a track", () => {
    expect(cells(4, 1)).toEqual([false, false, false, true]);
    expect(cells(3, 0)).toEqual([false, false, false]);
  });
  it("tells components apart", () => {
    const ids = ["T2-05", "E3-04", "SB-01", "AC-02", "FA-01", "professors_guild"];
    expect(ids.map(kindOf)).toEqual(["technology", "event", "system", "achievement", "mat", "guild"]);
    expect(kindOf("SOL")).toBe("");
  });
});

describe("a written position", () => {
  const given: Position = { seats: 2, state: { players: [{ ore: 3, supply: [5, 4, 3, 3, 1] }], guilds: ["a_guild"] } };
  it("keeps the supply when no cube moves", () => {
    expect(playerOf(withCount(given, 0, "ore", 7), 0)).toEqual({ ore: 7, supply: [5, 4, 3, 3, 1] });
  });
  it("leaves the supply to the server when cubes move", () => {
    expect(playerOf(withCount(given, 0, "population", 2), 0)).toEqual({ ore: 3, population: 2 });
    const researched = withResearcher(given, "I-1", 0, true);
    expect(researched.state?.slots).toEqual({ "I-1": { researchers: [0] } });
    expect(playerOf(researched, 0)).toEqual({ ore: 3 });
    expect(withResearcher(researched, "I-1", 0, false).state?.slots).toEqual({ "I-1": { researchers: [] } });
  });
  it("counts ships by place, faction and level", () => {
    const more = withShips(withShips(given, "SOL", 1, 2, 3), "SOL", 0, 1, 1);
    expect([shipsOf(more, "SOL", 1, 2), shipsOf(more, "SOL", 0, 1), shipsOf(more, "A1", 0, 1)]).toEqual([3, 1, 0]);
    expect(shipsOf(withShips(more, "SOL", 1, 2, 0), "SOL", 1, 2)).toBe(0);
  });
  it("opens and closes guilds", () => {
    expect(withGuild(given, "b_guild", true).state?.guilds).toEqual(["a_guild", "b_guild"]);
    expect(withGuild(given, "a_guild", false).state?.guilds).toEqual([]);
  });
});
