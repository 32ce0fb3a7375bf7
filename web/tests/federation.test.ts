import { describe, expect, it } from "vitest";
import type { Offer } from "../src/api";
import { orb } from "../src/art";
import { byTarget, grouped } from "../src/games";
import { adapter, DECLINES, isTimeFor, targets } from "../src/games/federation/options";
import { pageOf } from "../src/games/federation/pages";
import {
  missionState,
  playerOf,
  withAmbassador,
  withMedal,
  withMission,
  withPlayer,
  withResource,
  withRound,
  withErudite,
  withToken,
  type Position,
} from "../src/games/federation/position";
import type { FederationView, Player } from "../src/games/federation/schema";
import { around, eruditesOf, tokensAt } from "../src/games/federation/view";

const NOTHING = {} as FederationView; // what is asked here does not depend on it

const offer = (action: string): Offer => ({ action, label: { id: "do", args: {}, rules: [] } });

describe("options of Federation on the board", () => {
  it.each([
    ["start_with:SP-1", []],
    ["choose:0", []],
    ["place:neo_left", ["space:neo_left"]],
    ["place:outer_module", ["space:outer_module"]],
    ["vote:AMB-1", ["vote:AMB-1"]],
    ["funding:AMB-1", ["funding:AMB-1"]],
    ["alter:ALT-1-01", ["own-token:ALT-1-01"]],
    ["token:ALT-1-01", ["token:ALT-1-01"]],
    ["copy_action:neo", ["space:neo_left", "space:neo_right", "planet:neo"]],
    ["copy_action:A", ["space:A"]],
    ["mission:3", ["mission:3"]],
    ["unlock:3", ["mission:3"]],
    ["take:1A2", ["erudite:1A2"]],
    ["use:1A2", ["own-erudite:1A2"]],
    ["copy:1B1", ["erudite:1B1", "own-erudite:1B1"]],
    ["transport_magus:m3", ["moon:m3"]],
    ["advance", ["moon:next"]],
    ["build:MS-1", ["building:MS-1"]],
    ["add_die", ["die"]],
    ["upkeep:3", ["level:3"]],
    ["end", []],
  ])("%s lies at %j", (action, places) => {
    expect(targets(action)).toEqual(places);
  });

  it("lie on a page of a small screen", () => {
    expect(["space:A", "law:left", "project:neo"].map(pageOf)).toEqual(["senate", "senate", "senate"]);
    expect(["planet:neo", "erudite:1A1", "token:ALT-1-01", "building:MS-1"].map(pageOf)).toEqual(
      Array(4).fill("planets"),
    );
    expect(["mission:1", "own-token:ALT-1-01", "die", "medal:neo"].map(pageOf)).toEqual(Array(4).fill("own"));
  });

  it("lie nowhere when they decline, nor do tiles that are drawn", () => {
    for (const kind of DECLINES) expect(targets(kind)).toEqual([]);
    expect(["start_with:SP-1", "deep_space:DS-1", "place:A", "end"].map((text) => adapter.isTile?.(text))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("of one space are gathered", () => {
    const found = byTarget([offer("copy_action:neo"), offer("planet:neo")], targets, 0);
    expect(found.get("planet:neo")?.map((each) => each.action)).toEqual(["copy_action:neo", "planet:neo"]);
  });

  it("stand under headings, what ends apart", () => {
    const groups = grouped([offer("place:A"), offer("use:1A1"), offer("place:B"), offer("pass")], adapter.group);
    expect(groups.map((group) => [group.name, group.offers.length])).toEqual([
      ["spaces", 2],
      ["erudites", 1],
      ["end", 1],
    ]);
  });

  it.each([
    [["place:A", "place:B"], null],
    [["mission:1", "mission:2", "end"], null],
    [["end"], "end"],
    [["alter:ALT-1-01", "no_alteration"], null],
    [["law:left"], "law:left"],
    [["add_die", "keep_die"], null],
  ])("of %j Enter takes %s", (actions, taken) => {
    expect(adapter.default(actions, NOTHING)).toBe(taken);
  });

  it.each([
    [
      "end",
      ["mission:1", "mission:2", "use:1A1", "end"],
      [
        ["group-missions", 2],
        ["group-erudites", 1],
      ],
    ],
    ["end", ["end"], []],
    ["pass", ["place:A", "place:B", "pass"], [["weight-special-ambassador", 1]]],
    ["keep_die", ["add_die", "keep_die"], []],
  ])("%s with %j leaves %j unused", (action, actions, left) => {
    expect(adapter.left(action, actions, NOTHING, 0).map(({ label, value }) => [label, value])).toEqual(left);
  });

  it("have a time: reasons are asked for then only", () => {
    expect(isTimeFor("place:A", ["place:B", "use:1A1"])).toBe(true);
    expect(isTimeFor("place:A", ["vote:AMB-1"])).toBe(false);
    expect(isTimeFor("mission:3", ["use:1A1", "end"])).toBe(true);
  });

  it("come in the order in which one thinks of them", () => {
    const order = ["end", "use:1A1", "mission:2", "place:A"].toSorted((a, b) => adapter.rank(a) - adapter.rank(b));
    expect(order).toEqual(["mission:2", "place:A", "use:1A1", "end"]);
  });
});

describe("the view of Federation", () => {
  const view = {
    start: 2,
    six_moon: { m1: ["ALT-1-01"], m2: 4 },
    players: [0, 1, 2, 3].map((seat) => ({ seat })),
  } as unknown as FederationView;

  it("seats the reader first, for spectators the start player", () => {
    expect(around(view, 1).map((player) => player.seat)).toEqual([1, 2, 3, 0]);
    expect(around(view, null).map((player) => player.seat)).toEqual([2, 3, 0, 1]);
  });

  it("knows tokens that lie face up only", () => {
    expect(tokensAt(view, "m1")).toEqual(["ALT-1-01"]);
    expect(tokensAt(view, "m2")).toEqual([]);
  });

  it("has erudites used and not", () => {
    const player = { erudites: ["1A1", { erudite: "1B2", used: true }] } as unknown as Player;
    expect(eruditesOf(player)).toEqual([{ erudite: "1A1" }, { erudite: "1B2", used: true }]);
  });
});

describe("planets", () => {
  it("look the same every time and use no colour of their own", () => {
    expect(orb("neo", "a")).toBe(orb("neo", "a"));
    expect(orb("neo", "a")).not.toBe(orb("atalum", "a"));
    expect(orb("neo", "a")).not.toMatch(/#[0-9a-f]{3,8}["; ]|rgb|NaN/i);
  });
});

describe("changes to a written position", () => {
  const piece = { owner: 0, ambassador: "AMB-1", side: "vote" };
  const position: Position = {
    seats: 2,
    state: {
      round: 2,
      laws: {},
      planet_block: "BP-1",
      senate: { F: piece, A: { neutral: 0 } },
      outer_module: [],
      medals: { neo: [4, 6], intrigue: 2 },
      six_moon: { m1: ["ALT-1-01", "ALT-1-02"] },
      beside: { "1": ["ALT-1-03"] },
      used_tokens: [],
      atalum: { "1A": ["1A1", "1A2"] },
      players: [
        { ambassadors: ["AMB-2"], unlocked: [3], completed: [] },
        { tokens: ["ALT-1-04"], erudites: [{ erudite: "1A3" }] },
      ],
    },
  };

  it("leave everything else alone", () => {
    expect(withResource(position, 1, "gold", 3).state?.players).toEqual([
      position.state?.players?.[0],
      { ...position.state?.players?.[1], resources: { gold: 3 } },
    ]);
    expect(withPlayer({}, 0, { points: 7 })).toEqual({ state: { players: [{ points: 7 }, {}] } });
  });

  it("lay out another round anew", () => {
    const state = withRound(position, 4).state;
    expect(state?.round).toBe(4);
    expect(Object.keys(state ?? {})).not.toContain("laws");
    expect(Object.keys(state ?? {})).not.toContain("planet_block");
    expect(state?.senate).toBe(position.state?.senate);
  });

  it("keep an ambassador in one place", () => {
    const taken = withAmbassador(position, 0, "AMB-1", true);
    expect([playerOf(taken, 0).ambassadors, taken.state?.senate]).toEqual([["AMB-1", "AMB-2"], { A: { neutral: 0 } }]);
    const placed = withAmbassador(position, 0, "AMB-2", false);
    expect([playerOf(placed, 0).ambassadors, placed.state?.outer_module]).toEqual([
      [],
      [{ owner: 0, ambassador: "AMB-2", side: "vote" }],
    ]);
  });

  it("take medals from the board and give them back", () => {
    const taken = withMedal(position, 0, "neo", true, [4, 5, 6]);
    expect([playerOf(taken, 0).medals, taken.state?.medals?.["neo"]]).toEqual([["neo"], [6]]);
    expect(withMedal(taken, 0, "neo", false, [4, 6]).state?.medals?.["neo"]).toEqual([4, 6]);
    expect(withMedal(position, 0, "intrigue", true, []).state?.medals?.["intrigue"]).toBe(1);
  });

  it.each(["ALT-1-01", "ALT-1-03", "ALT-1-04"])("move token %s", (token) => {
    const state = withToken(position, 0, token, true).state;
    const everywhere = JSON.stringify(state).split(`"${token}"`).length - 1;
    expect([everywhere, state?.players?.[0]?.tokens]).toEqual([1, [token]]);
  });

  it("give tokens and erudites back", () => {
    expect(withToken(position, 1, "ALT-1-04", false).state?.used_tokens).toEqual(["ALT-1-04"]);
    const left = withErudite(position, 1, "1A3", false);
    expect([playerOf(left, 1).erudites, left.state?.atalum?.["1A"]]).toEqual([[], ["1A3", "1A1", "1A2"]]);
    expect(withErudite(position, 0, "1A1", true).state?.atalum?.["1A"]).toEqual(["1A2"]);
  });

  it("turn a mission", () => {
    const done = withMission(position, 0, 3, "completed");
    expect(missionState(playerOf(done, 0), 3)).toBe("completed");
    expect(playerOf(withMission(done, 0, 3, "bare"), 0)).toMatchObject({ unlocked: [], completed: [] });
  });
});
