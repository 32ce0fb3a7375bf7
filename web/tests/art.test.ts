import { describe, expect, it } from "vitest";
import { cardArt, gameArt } from "../src/art";
import { match } from "../src/flights";
import { parse } from "../src/routes";

describe("pictures", () => {
  it("are the same for the same card and differ between cards", () => {
    const gunship = { id: "gunship", faction: "star_empire", type: "ship", cost: 4 };
    expect(cardArt(gunship)).toBe(cardArt({ ...gunship }));
    expect(cardArt(gunship)).not.toBe(cardArt({ ...gunship, id: "falcon" }));
  });

  it("use no colour of their own", () => {
    for (const drawn of [cardArt({ id: "blob_wheel", faction: "blob", type: "base" }), gameArt("star-realms"), gameArt("federation"), gameArt("arcs")]) {
      expect(drawn).not.toMatch(/#[0-9a-f]{3,8}["; ]|rgb/i);
      expect(drawn).not.toContain("NaN");
    }
  });
});

describe("flights", () => {
  it("lead each vanished card to one new place", () => {
    const before = new Map([["hand/scout#1", { card: "scout" }], ["hand/scout#2", { card: "scout" }]]);
    const after = new Map([["hand/scout#1", { card: "scout" }], ["area:0/scout#1", { card: "scout" }], ["row/falcon#1", { card: "falcon" }]]);
    expect([...match(before, after)]).toEqual([["area:0/scout#1", "hand/scout#2"]]);
  });
});

describe("addresses", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/table/abc", "?invitation=x", { page: "table", id: "abc", invitation: "x", at: null }],
    ["/table/abc", "?at=37", { page: "table", id: "abc", invitation: null, at: 37 }],
    ["/people/12", "", { page: "person", id: 12 }],
    ["/people/me", "", { page: "lost" }],
    ["/statistics/arcs", "", { page: "statistics", game: "arcs" }],
    ["/account", "", { page: "account" }],
    ["/new/arcs", "", { page: "new", game: "arcs" }],
    ["/nowhere", "", { page: "lost" }],
  ])("%s%s", (path, search, route) => {
    expect(parse(path, search)).toEqual(route);
  });
});
