import { describe, expect, it } from "vitest";
import type { Line } from "../src/api";
import { byTarget } from "../src/games";
import { layOut, linesOf, WIDTHS } from "../src/games/arcs/layout";
import { adapter, isTimeFor, targets } from "../src/games/arcs/options";
import { pageOf } from "../src/games/arcs/pages";
import { actionOf, firstPick, pickingOf, stepped, type Picking } from "../src/games/arcs/picking";
import { choosesFleet, startOf, withFleet } from "../src/games/arcs/planning";
import type { ArcsView } from "../src/games/arcs/schema";
import { forcedOf, newsOf, rollOf } from "../src/games/arcs/rolls";
import { endsChapter, scoringOf } from "../src/games/arcs/scoring";
import { fleetsAt, piecesOf, seatOf, sitesAt, whereIs } from "../src/games/arcs/view";

const view = (fields: Partial<Record<keyof ArcsView, unknown>>): ArcsView => fields as unknown as ArcsView;

describe("planning a move", () => {
  const said = ["move:2-gate>2-hex", "move:2-gate>3-gate", "move:3-gate>2-gate", "battle:2-hex/1", "build_city:2-hex"];
  const offers = byTarget(
    said.map((action) => ({ action, label: { id: "do", args: {}, rules: [] } })),
    targets,
    0,
  );
  it("begins with ships that can go to several systems", () => {
    expect(choosesFleet(offers, "fleet:2-gate/0")).toBe(true);
    expect(choosesFleet(offers, "fleet:3-gate/0")).toBe(false);
    expect(choosesFleet(offers, "fleet:2-hex/1")).toBe(false);
    expect(choosesFleet(offers, "node:2-hex")).toBe(false);
    expect(startOf("fleet:2-gate/0")).toBe("2-gate");
  });
  it("lights only the systems that those ships can go to", () => {
    const found = withFleet(offers, "fleet:2-gate/0");
    expect([...found.keys()].filter((each) => each.startsWith("node:"))).toEqual(["node:2-hex", "node:3-gate"]);
    expect(found.get("node:2-hex")?.map((each) => each.action)).toEqual(["move:2-gate>2-hex"]);
    expect(found.has("fleet:2-hex/1")).toBe(false);
    expect(withFleet(offers, "fleet:gone")).toBe(offers);
  });
});

describe("options of Arcs on the board", () => {
  it.each([
    ["lead:aggression-2", ["hand:aggression-2"]],
    ["declare:tycoon", ["ambition:tycoon"]],
    ["spend:fuel/weapon", ["own:fuel"]],
    ["prelude:L25#2", ["card:L25"]],
    ["tax:2-hex/1", ["site:2-hex/1"]],
    ["build_city:2-hex", ["node:2-hex"]],
    ["move:2-gate>2-hex", ["fleet:2-gate/0", "fleets:2-gate", "node:2-hex", "move:2-gate>2-hex"]],
    ["battle:2-hex/1", ["fleet:2-hex/1", "node:2-hex"]],
    ["repair_ship:2-hex", ["fleet:2-hex/0"]],
    ["hit:1/fresh", ["hit:1/fresh"]],
    ["put:fuel/3", ["slot:3"]],
    ["put:nothing/3", ["slot:3"]],
    ["steal:2/fuel", ["theirs:2/fuel"]],
    ["steal_card:2/BC08", ["card:BC08"]],
    ["react:0/BC17", ["card:BC17"]],
    ["city:2-hex/1", ["node:2-hex"]],
    ["cluster:3", ["node:3-gate", "cluster:3"]],
    ["card:BC12", ["card:BC12"]],
    ["swap:aggression-2/construction-4", ["pick:swap:aggression-2/construction-4"]],
    ["dice:2-1-0", ["pick:dice:2-1-0"]],
    ["redraw", ["hands"]],
    ["end", []],
    ["choose:1", []],
  ])("%s lies at %j", (action, places) => {
    expect(targets(action, 0)).toEqual(places);
  });

  it("are ordered as a player thinks of them", () => {
    const offered = [
      "end",
      "move:2-gate>2-hex",
      "spend:fuel",
      "declare:tycoon",
      "battle:2-hex/1",
      "seize:aggression-2",
    ];
    expect(offered.toSorted((a, b) => adapter.rank(a) - adapter.rank(b))).toEqual([
      "declare:tycoon",
      "spend:fuel",
      "battle:2-hex/1",
      "move:2-gate>2-hex",
      "seize:aggression-2",
      "end",
    ]);
  });

  it.each([
    [["tax:2-hex/1", "end"], null],
    [["lead:aggression-2", "pass"], null],
    [["end"], "end"],
  ])("of %j Enter takes %s", (actions, taken) => {
    expect(adapter.default(actions, view({}))).toBe(taken);
  });

  it.each([
    ["end", ["tax:2-hex/1", "end"], 2, [["board-pips", 2]]],
    ["end", ["seize:aggression-2", "end"], 2, []],
    ["end", ["spend:fuel", "end"], 0, []],
    ["tax:2-hex/1", ["tax:2-hex/1", "end"], 2, []],
    ["pass", ["lead:aggression-2", "pass"], 0, [["board-cards", 5]]],
  ])("%s of %j with %i actions left leaves %j", (action, actions, pips, left) => {
    const players = [{ hand_size: 5 }] as ArcsView["players"];
    const found = adapter.left(action, actions, view({ turn: { pips }, players }), 0);
    expect(found.map(({ label, value }) => [label, value])).toEqual(left);
  });

  it.each([
    ["spend:fuel", "fuel"],
    ["put:nothing/2", ""],
    ["declare:tyrant", "arcs_declare"],
    ["move:1-gate>2-gate", "arcs_move"],
  ])("%s shows %s", (action, icon) => {
    expect(adapter.icon(action)).toBe(icon);
  });

  it.each([
    ["court", "BC01", ["influence:BC01", "secure:BC01"]],
    ["cards:0", "BC01", ["prelude:BC01"]],
    ["cards:1", "BC01", []],
    ["hand", "aggression-2", ["lead:aggression-2", "surpass:aggression-2", "pivot:aggression-2", "copy:aggression-2"]],
    ["look", "BC01", []],
  ])("in %s somebody may want of %s %j", (zone, card, wishes) => {
    expect(adapter.couldBe?.(zone, card, 0)).toEqual(wishes);
  });

  it("are named before a click takes them only where a card is given up", () => {
    expect(["lead:aggression-2", "copy:aggression-2", "seize:aggression-2"].filter(adapter.isNamedFirst!)).toEqual([
      "seize:aggression-2",
    ]);
  });

  it("are asked why only at their time", () => {
    expect(isTimeFor("tax:2-hex/1", ["move:2-gate>2-hex", "end"])).toBe(true);
    expect(isTimeFor("tax:2-hex/1", ["dice:1-0-0"])).toBe(false);
  });
});

describe("options that are put together", () => {
  const dice = pickingOf(["dice:0-0-0", "dice:1-0-0", "dice:0-1-0", "dice:0-2-0", "dice:1-1-0", "dice:2-0-0"])!;

  it("begin with the most dice that do no harm", () => {
    expect(firstPick(dice)).toEqual([0, 2, 0]);
  });
  it("step to the nearest option", () => {
    expect(stepped(dice, [0, 2, 0], 0, 1)).toEqual([1, 1, 0]);
    expect(stepped(dice, [0, 2, 0], 2, 1)).toBeNull();
    expect(actionOf(dice, [1, 1, 0])).toBe("dice:1-1-0");
  });
  it("begin with all ships", () => {
    const ships = pickingOf(["ships:2+1", "ships:2+0", "ships:1+1", "ships:1+0", "ships:0+1"])!;
    expect(firstPick(ships)).toEqual([2, 1]);
    expect(stepped(ships, [1, 0], 0, -1)).toEqual([0, 1]);
  });
  it("are cards of the hand, none at first", () => {
    const cards = pickingOf(["discard_hand:none", "discard_hand:a-1", "discard_hand:b-2", "discard_hand:a-1+b-2"])!;
    expect(cards.axes.map((axis) => axis.id)).toEqual(["a-1", "b-2"]);
    expect(firstPick(cards)).toEqual([0, 0]);
    expect(actionOf(cards, [1, 1])).toBe("discard_hand:a-1+b-2");
  });
  it("are one card for another", () => {
    const swap: Picking = pickingOf(["swap:a-1/c-3", "swap:a-1/d-4", "swap:b-2/c-3", "swap:b-2/d-4"])!;
    expect(swap.axes.map((axis) => axis.names)).toEqual([
      ["a-1", "b-2"],
      ["c-3", "d-4"],
    ]);
    expect(actionOf(swap, stepped(swap, [0, 0], 1, 1)!)).toBe("swap:a-1/d-4");
  });
  it("are nothing else", () => {
    expect(pickingOf(["tax:2-hex/1", "end"])).toBeNull();
    expect(pickingOf([])).toBeNull();
  });
});

describe("the map", () => {
  const SIZES = [
    [668, 380],
    [660, 372],
    [960, 640],
    [1300, 900],
  ] as const;

  it.each(SIZES)("of %i by %i has room for every system", (width, height) => {
    const crowded = new Set(["2-hex", "3-crescent", "6-arrow"]);
    const { spots, box, unit } = layOut(width, height, (system) => (crowded.has(system) ? 3 : 2));
    expect(spots.size).toBe(24);
    const boxes = [...spots].map(([name, { x, y }]) => {
      const high = box.height + (crowded.has(name) ? unit * 2.2 : 0);
      return { name, left: x - box.width / 2, right: x + box.width / 2, top: y - high / 2, bottom: y + high / 2 };
    });
    for (const one of boxes) {
      expect([one.left >= 0, one.right <= width, one.top >= 0, one.bottom <= height]).toEqual([true, true, true, true]);
      const met = boxes.filter(
        (other) =>
          other !== one &&
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      );
      expect(met.map((other) => `${one.name} ${other.name}`)).toEqual([]);
    }
  });
  it("begins at the upper left and goes round clockwise", () => {
    const { spots } = layOut(700, 400, () => 2);
    const at = (id: string): { x: number; y: number } => spots.get(id)!;
    expect(at("1-arrow").x).toBeLessThan(at("2-hex").x);
    expect(at("2-hex").y).toBeLessThan(at("3-crescent").y);
    expect(at("4-arrow").x).toBeGreaterThan(at("5-hex").x);
    expect(at("6-arrow").y).toBeGreaterThan(at("6-hex").y);
    expect(at("1-gate").y).toBeGreaterThan(at("1-crescent").y);
  });
  it.each([
    [0, 0, 1],
    [0, 2, 1],
    [1, 1, 2],
    [0, 5, 2],
    [2, 3, 3],
    [2, 7, 4],
  ])("shows %i buildings and %i fleets in %i lines", (buildings, fleets, lines) => {
    const widths = [...Array<number>(buildings).fill(WIDTHS.building), ...Array<number>(fleets).fill(WIDTHS.group)];
    expect(linesOf(widths)).toBe(lines);
  });
});

describe("the view", () => {
  const table = view({
    ships: { "2-hex": { "0": [2, 1], empire: [1, 0] } },
    buildings: { "2-hex/1": { owner: "1", kind: "city" }, "2-hex/city": { owner: "0", kind: "city" } },
    court: [{ card: "BC01", agents: [] }],
    draft: ["L03"],
    players: [
      { seat: 0, leader: "LEAD01", cards: ["BC02"] },
      { seat: 1, leader: "", cards: ["BC03"] },
    ],
  });

  it("has fleets of players and others", () => {
    expect(fleetsAt(table, "2-hex")).toEqual([
      { owner: "0", fresh: 2, damaged: 1 },
      { owner: "empire", fresh: 1, damaged: 0 },
    ]);
    expect(fleetsAt(table, "3-hex")).toEqual([]);
    expect([seatOf("3"), seatOf("empire")]).toEqual([3, null]);
  });
  it("has building slots, and buildings outside of them", () => {
    expect(sitesAt(table, "2-hex", 2).map((site) => [site.id, site.building?.owner])).toEqual([
      ["2-hex/1", "1"],
      ["2-hex/2", undefined],
      ["2-hex/city", "0"],
    ]);
  });
  it("counts the pieces of a box", () => {
    expect(piecesOf(["1 ship", "1 ship", "2 agent"])).toEqual([
      { id: "1/ship", owner: "1", kind: "ship", n: 2 },
      { id: "2/agent", owner: "2", kind: "agent", n: 1 },
    ]);
  });
  it.each([
    ["card:BC01", "court", "table"],
    ["card:L03", "draft", "map"],
    ["card:BC02", "own", "own"],
    ["card:LEAD01", "own", "own"],
    ["card:BC03", "players", "players"],
  ])("%s lies in %s, on the page %s", (target, where, page) => {
    expect(whereIs(table, target.slice(5), 0)).toBe(where);
    expect(pageOf(target, table, 0)).toBe(page);
  });
  it.each([
    ["node:2-hex", "map"],
    ["pick:dice:1-0-0", "map"],
    ["hand:aggression-2", "own"],
    ["supply:fuel", "table"],
    ["seat:1", "players"],
    ["raid:fuel", "players"],
  ])("%s is on the page %s", (target, page) => {
    expect(pageOf(target, table, 0)).toBe(page);
  });
});

const line = (id: string, args: Record<string, unknown>): Line => ({ n: 7, words: { id, args } }) as unknown as Line;

describe("the dice", () => {
  const args = {
    who: { seat: 0 },
    dice: "assault-2 skirmish-4",
    self: 1,
    intercepts: 0,
    ships: 2,
    buildings: 0,
    keys: 0,
  };
  const rolled = line("log-rolled", args);

  it("lie on the table while the battle lasts", () => {
    const fought = view({ dice: ["raid-1"], battle: { symbols: { key: 2 } } });
    expect(rollOf(fought, [rolled])).toEqual({ key: "raid-1", dice: ["raid-1"], symbols: { key: 2 } });
  });
  it("are told by the log when the battle is over", () => {
    expect(rollOf(view({ dice: [], battle: null }), [rolled, line("log-destroyed", {})])).toEqual({
      key: "log-7",
      dice: ["assault-2", "skirmish-4"],
      symbols: { self_hit: 1, intercept: 0, ship_hit: 2, building_hit: 0, key: 0 },
    });
  });
  it("are news until the next decision", () => {
    const at = (move: number): ArcsView => view({ dice: [], battle: null, move });
    const past = [5, 8, 9].map((n) => ({ n, view: at(n) }));
    const seen = (move: number): unknown =>
      rollOf(at(move), newsOf(at(move), [rolled], past.slice(0, past.findIndex(({ n }) => n === move) + 1)));
    expect(seen(8)).toMatchObject({ key: "log-7" });
    expect(seen(9)).toBeNull();
    expect(rollOf(at(8), newsOf(at(8), [rolled], []))).toBeNull(); // whoever comes later has not missed it
  });
  it("have hits that were assigned automatically beside those that are asked about", () => {
    const forced = line("log-hits-forced", { n: 1 });
    expect(forcedOf([rolled, forced])).toEqual([forced]);
  });
  it("are gone when the next card is played or dice are chosen", () => {
    const over = view({ dice: [], battle: null });
    expect(rollOf(over, [rolled, line("log-surpass", {})])).toBeNull();
    expect(rollOf(view({ dice: [], battle: { odds: {} } }), [rolled])).toBeNull();
    expect(rollOf(over, [])).toBeNull();
  });
});

describe("the scoring sheet", () => {
  const scored = (seat: number, ambition: string, n: number): Line =>
    line("log-scored", { who: { seat }, ambition: { ambition }, place: 1, n });

  it("has the Power of every chapter by ambition", () => {
    const lines = [
      line("log-chapter", { n: 1 }),
      scored(0, "tycoon", 5),
      scored(1, "tycoon", 3),
      scored(1, "keeper", 2),
      line("log-chapter", { n: 2 }),
      scored(0, "tycoon", 2),
    ];
    expect(scoringOf(lines, 2, 2)).toEqual([
      {
        chapter: 1,
        rows: [
          { ambition: "tycoon", power: [5, 3] },
          { ambition: "keeper", power: [0, 2] },
        ],
      },
      { chapter: 2, rows: [{ ambition: "tycoon", power: [2, 0] }] },
    ]);
  });
  it("knows the chapter of a game that began with a position", () => {
    const later = [scored(0, "tycoon", 5), line("log-chapter", { n: 4 }), scored(0, "tycoon", 2)];
    expect(scoringOf(later, 2, 4).map((part) => part.chapter)).toEqual([3, 4]);
    expect(scoringOf(later.slice(0, 1), 2, 5).map((part) => part.chapter)).toEqual([5]);
  });
  it("has something new after a chapter, not before the first", () => {
    expect(endsChapter(line("log-chapter", { n: 1 }))).toBe(false);
    expect(endsChapter(line("log-chapter", { n: 2 }))).toBe(true);
    expect(endsChapter(line("log-won", {}))).toBe(true);
  });
});
