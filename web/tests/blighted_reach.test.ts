import { describe, expect, it } from "vitest";
import type { Line } from "../src/api";
import { pickingOf, stepped } from "../src/games/arcs/picking";
import { rollOf } from "../src/games/arcs/rolls";
import type { ArcsView } from "../src/games/arcs/schema";
import { adapter, targets } from "../src/games/blighted_reach/options";
import { pageOfMore } from "../src/games/blighted_reach/pages";
import { isBattleOver, proceedingsOf, railOf, rerollable, rolledDice } from "../src/games/blighted_reach/proceedings";
import type { BlightedReachView } from "../src/games/blighted_reach/schema";
import { scoringOf } from "../src/games/blighted_reach/scoring";
import { concernedIn, kindOf, partGroups, partOf } from "../src/games/blighted_reach/summit";
import {
  attachedAt,
  bookletOf,
  doctrineOf,
  grandPart,
  objectivePart,
  piecesOn,
  policyName,
  rememberedBy,
  sowersOf,
  storedOn,
  tokenGroups,
  tokensIn,
} from "../src/games/blighted_reach/view";

const line = (id: string, args: Record<string, unknown> = {}, n = 0): Line => ({ n, words: { id, args } }) as Line;
const campaign = (part: object): BlightedReachView => ({ campaign: part }) as BlightedReachView;

describe("options of the campaign", () => {
  it.each([
    ["fate:steward", ["fate:steward"]],
    ["start:1-hex/city", ["node:1-hex"]],
    ["side:0>1", ["side:0>1"]],
    ["deal_part:0>1=relic", ["part:0>1=relic"]],
    ["enforce", ["policy"]],
    ["change_policy:AID04", ["card:AID04"]],
    ["demand:1/relic", ["theirs:1/relic", "seat:1"]],
    ["repair_ship:1-hex/empire", ["fleet:1-hex/empire"]],
    ["repair_ship:1-hex", ["fleet:1-hex/2"]],
    ["fleet:1+0/1+0", ["pick:fleet:1+0/1+0"]],
    ["build_board:hull-armor/city", ["board:hull-armor"]],
    ["influence:AID01", ["card:AID01"]],
    ["lead:faithful-3/zeal", ["hand:faithful-3"]],
    ["copy:faithful-3", ["hand:faithful-3"]],
    ["hit_token:banner", ["hit_token:banner"]],
    ["repair_token:banner@2-hex", ["token:2-hex/banner/damaged"]],
    ["return_token:banner", ["token:trophies-2/banner/fresh"]],
    ["type:seeker", ["own:seeker"]],
    ["type:relic", ["supply:relic"]],
    ["ideal:keeper", ["ambition:keeper"]],
    ["sponsor:tycoon", ["ambition:tycoon"]],
    ["doctrine:zeal", ["doctrine"]],
    ["outrage:1/relic", ["seat:1"]],
    ["spy:1/aggression-5", ["seat:1", "hand:aggression-5"]],
    ["give_back:aggression-5", ["hand:aggression-5"]],
    ["state_truth:no-rivals", ["rumors"]],
    ["strike:navy/4", ["node:4-gate", "cluster:4"]],
    ["agent_to:1/CC02", ["card:CC02"]],
    ["build_free:2-hex/city", ["node:2-hex"]],
    ["force_consent:0>1=relic", ["consent:0>1=relic"]],
    ["reroll_dice:number", ["die:number"]],
    ["reroll_dice:both", ["die:both"]],
  ])("%s is about %j", (action, found) => {
    expect(targets(action, 2)).toEqual(found);
  });
  it("groups and ranks them", () => {
    expect(adapter.group("deal_part:0>1=relic")).toBe("deal");
    expect(adapter.rank("propose:0>1=relic")).toBeLessThan(adapter.rank("side:0>1"));
  });
  it.each([
    ["trust:relic", "table"],
    ["doctrine", "table"],
    ["card:F03-13", "table"],
    ["card:F01-02", "table"],
    ["card:AID04", "map"],
    ["card:CC01", null],
    ["token:seat-1/banner/fresh", "players"],
    ["token:trophies-0/banner/fresh", "own"],
    ["token:1-hex/banner/fresh", null],
    ["node:1-hex", null],
  ])("%s is on the page %s", (target, page) => {
    const view = { court: [{}, {}], campaign: { attached: ["", "F01-02"], booklet: ["AID04"], common: ["F03-13"] } };
    expect(pageOfMore(target, view as unknown as BlightedReachView, 0)).toBe(page);
  });
  it("asks why a Faithful card cannot be played, on both sides", () => {
    expect(adapter.couldBe?.("hand", "faithful-3", 0)).toEqual([
      "lead:faithful-3/zeal",
      "lead:faithful-3/wisdom",
      "surpass:faithful-3/zeal",
      "surpass:faithful-3/wisdom",
      "pivot:faithful-3/zeal",
      "pivot:faithful-3/wisdom",
      "copy:faithful-3",
    ]);
    expect(adapter.couldBe?.("hand", "aggression-2", 0)).toContain("lead:aggression-2");
  });
  it("puts fleets together from own and Imperial ships", () => {
    const picking = pickingOf(["fleet:2+0/1+0", "fleet:2+0/0+0", "fleet:1+0/1+0"])!;
    expect(picking.axes.map((axis) => axis.id)).toEqual(["fresh", "damaged", "along", "hurt"]);
    expect(stepped(picking, [2, 0, 1, 0], 2, -1)).toEqual([2, 0, 0, 0]);
  });
});

describe("objectives", () => {
  it.each([
    [{ space: 13, start: 13, grand: [] }, 0],
    [{ space: 0, start: 13, grand: [] }, 1],
    [{ space: -1, start: -1, grand: [] }, null],
  ])("%j is done by %s", (goals, part) => {
    expect(objectivePart(goals)).toBe(part);
  });
  it("counts grand ambitions", () => {
    const grand = [
      { id: "a", fulfilled: true },
      { id: "b", fulfilled: false },
    ];
    expect(grandPart({ space: -1, start: -1, grand })).toBe(0.5);
    expect(grandPart({ space: 3, start: 9, grand: [] })).toBeNull();
  });
});

describe("the table", () => {
  it("orders the booklet", () => {
    const numbers: Record<string, number> = { war: 3, peace: 3, envoys: 0 };
    expect(bookletOf(["war", "law", "peace", "envoys"], (card) => numbers[card])).toEqual({
      edicts: [
        { number: 0, cards: ["envoys"] },
        { number: 3, cards: ["war", "peace"] },
      ],
      laws: ["law"],
    });
    expect(policyName("Govern the Imperial Reach: Policy of War")).toBe("Policy of War");
    expect(policyName("Власть над имперским Пределом: политика войны")).toBe("Политика войны");
  });
  it("reads what is attached and what lies on cards", () => {
    const view = campaign({ attached: ["", "F01-02 F01-03"], stored: ["F03-02 relic", "F03-02 fuel"] });
    expect(attachedAt(view, 1)).toEqual(["F01-02", "F01-03"]);
    expect(attachedAt(view, 4)).toEqual([]);
    expect(storedOn(view, ["F03-02", "CC01"])).toEqual([{ card: "F03-02", resources: ["relic", "fuel"] }]);
  });
  it("knows who has sown an Outrage, and what lies on cards and in boxes", () => {
    const ideal = { token: "ideal", place: "box 4", side: "zeal" };
    const view = campaign({
      sown_outrage: ["1 relic 2", "1 fuel 0"],
      on_cards: { "F13-02": ["0 ship"] },
      tokens: [ideal, { ...ideal, place: "aside" }],
      booklet: ["AID04", "F08-22B"],
      remembered: [
        { seat: 1, words: { id: "noted-fed", args: {} } },
        { seat: -1, words: { id: "noted-scrapped-cards", args: {} } },
      ],
    });
    expect(sowersOf(view, 1, "relic")).toEqual([2]);
    expect(sowersOf(view, 0, "relic")).toEqual([]);
    expect(piecesOn(view, ["F13-02", "CC01"])).toEqual([{ card: "F13-02", pieces: ["0 ship"] }]);
    expect(tokensIn(view, "keeper")).toEqual([ideal]);
    expect(tokensIn(view, "empath")).toEqual([]);
    expect(doctrineOf(view)).toBe("F08-22B");
    expect(rememberedBy(view, -1).map((words) => words.id)).toEqual(["noted-scrapped-cards"]);
    const bare = campaign({ booklet: [] });
    expect([sowersOf(bare, 0, "fuel"), piecesOn(bare, ["CC01"]), doctrineOf(bare), rememberedBy(bare, 0)]).toEqual([
      [],
      [],
      "",
      [],
    ]);
  });
  it("groups tokens of the same kind and side", () => {
    const rumor = { place: "1-hex", side: "hidden" };
    const groups = tokenGroups([rumor, rumor, { ...rumor, token: "rumor" }]);
    expect(groups.map((group) => group.n)).toEqual([2, 1]);
  });
});

describe("summits", () => {
  it("reads parts of deals", () => {
    expect(partOf("2>0=ship@1-hex")).toEqual({ giver: 2, receiver: 0, what: "ship@1-hex" });
    expect(partGroups(["part:0>1=relic", "part:0>1=favor", "part:0>1=damaged-ship@1-hex"])).toEqual([
      { kind: "cede-control", targets: ["part:0>1=damaged-ship@1-hex"] },
      { kind: "promise-favor", targets: ["part:0>1=favor"] },
      { kind: "transfer-asset", targets: ["part:0>1=relic"] },
    ]);
  });
  it.each([
    ["0>1=building@1-hex/1", "cede-control"],
    ["0>1=agent@CC01", "delegate-authority"],
    ["0>1=captive.1-agent", "transfer-asset"],
    ["0>1=favor.2", "transfer-asset"],
    ["0>1=invite", "invite-to-empire"],
    ["0>1=something", "negotiation"],
  ])("%s is %s", (part, kind) => {
    expect(kindOf(part)).toBe(kind);
  });
  it("names those whose consent is needed", () => {
    expect(concernedIn({ seat: 2, parts: [], side: [], waiting: [0], accepted: [1] })).toEqual([2, 0, 1]);
  });
});

describe("procedures", () => {
  const dice = line("log-event-dice", { symbol: "hex", n: 4 }, 7);
  const hits = line("log-blight-crisis", { system: { system: "1-hex" }, n: 3 }, 7);
  it("begin after the last turn, with their dice", () => {
    const found = proceedingsOf([line("log-lead"), line("log-taxed"), dice, hits])!;
    expect(found.steps.map((step) => [step.n, step.what, step.system])).toEqual([
      [0, "event", ""],
      [1, "crises", "1-hex"],
    ]);
    expect(found.steps[0]?.dice).toEqual({ symbol: "hex", cluster: 4 });
  });
  it("are over when the next turn begins", () => {
    expect(proceedingsOf([dice, hits, line("log-lead")])).toBeNull();
    expect(proceedingsOf([dice, line("log-event")])).toBeNull();
  });
  it("show the Intermission before what led to it", () => {
    const found = proceedingsOf([dice, line("log-intermission", { n: 1 }), line("log-act-begins", { n: 2 })])!;
    expect(found.steps.map((step) => step.what)).toEqual(["intermission", "intermission"]);
  });
  it("put the dice of the battle before them away", () => {
    const rolled = line("log-rolled", { dice: "assault-2" });
    const fought = { dice: [] as string[], battle: null } as ArcsView;
    const lines = ["log-destroyed", "log-summit", "log-event-dice", "log-event"];
    expect(lines.filter((id) => rollOf(fought, [rolled, line(id)], isBattleOver))).toEqual(["log-destroyed"]);
  });
  it.each([
    ["council", 0, {}, 1],
    ["council", 1, {}, 2],
    ["council", 0, { summit: {} }, 0],
    ["event", 0, { rolled: [1, 2] }, 2],
    ["crises", 2, {}, 1],
    ["intermission", 8, {}, 7],
  ])("%s at step %i with %j is at %i", (what, step, more, at) => {
    const view = campaign({ proceedings: [{ what, step, seat: 0 }], rolled: [], ...more });
    expect(railOf(view)?.at).toBe(at);
  });
  it("have no rail otherwise", () => {
    expect(railOf(campaign({ proceedings: [], rolled: [] }))).toBeNull();
    expect(rolledDice(campaign({ rolled: [] }))).toBeNull();
    expect(rolledDice(campaign({ rolled: [4, 0] }))).toEqual({ symbol: "crescent", cluster: 1 });
  });
  it.each([
    [[0, 2], { symbol: "arrow", procedure: "crises", cluster: 3 }],
    [[5, -1], { symbol: "hex", procedure: "edicts", cluster: 0 }],
    [[-1, 5], { symbol: "", procedure: "crises", cluster: 6 }],
  ])("%j can be rerolled", (dice, shown) => {
    expect(rerollable({ seat: 0, card: "L19", dice })).toEqual(shown);
  });
});

describe("the scoring sheet", () => {
  it("counts by act, chapter and source", () => {
    const who = { seat: 1 };
    const lines = [
      line("log-chapter", { n: 1 }),
      line("log-scored", { who, ambition: { ambition: "tycoon" }, n: 5 }),
      line("log-gained-power", { who, n: 2 }),
      line("log-intermission", { n: 1 }),
      line("log-lost-power", { who, n: 3 }),
      line("log-act-begins", { n: 2 }),
      line("log-chapter", { n: 1 }),
      line("log-grand-ambitions", { who: { seat: 0 }, n: 4 }),
    ];
    expect(scoringOf(lines, 2, 2, 1)).toEqual([
      {
        act: 1,
        chapter: 1,
        rows: [
          { source: "ambition:tycoon", power: [0, 5] },
          { source: "gained", power: [0, 2] },
        ],
      },
      { act: 1, chapter: 0, rows: [{ source: "lost", power: [0, -3] }] },
      { act: 2, chapter: 1, rows: [{ source: "grand", power: [4, 0] }] },
    ]);
  });

  it.each([
    ["in the first chapter of an act", [], 2, 1, { act: 2, chapter: 1 }],
    ["before a later chapter", [line("log-chapter", { n: 3 })], 2, 3, { act: 2, chapter: 2 }],
    ["before an Intermission", [line("log-intermission", { n: 2 })], 2, 3, { act: 2, chapter: 3 }],
    [
      "before the Intermission and the next act",
      [line("log-chapter", { n: 3 }), line("log-intermission", { n: 2 }), line("log-act-begins", { n: 3 })],
      3,
      1,
      { act: 2, chapter: 2 },
    ],
    [
      "within an Intermission",
      [line("log-act-begins", { n: 3 }), line("log-chapter", { n: 1 })],
      3,
      1,
      { act: 2, chapter: 0 },
    ],
  ])("knows where a log begins that starts with a position: %s", (_, later, act, chapter, begun) => {
    const gained = line("log-gained-power", { who: { seat: 1 }, n: 2 });
    expect(scoringOf([gained, ...later], 2, act, chapter)).toEqual([
      { ...begun, rows: [{ source: "gained", power: [0, 2] }] },
    ]);
  });
});
