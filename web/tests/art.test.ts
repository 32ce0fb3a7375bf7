import { describe, expect, it } from "vitest";
import { scene } from "../src/art";
import { manifestOf } from "../src/games";
import { cardArt } from "../src/games/star_realms/art";
import { grown, match, type Lying } from "../src/move_animation";
import { backFrom, parse, signInFor } from "../src/routes";

describe("pictures", () => {
  it("are the same for the same card and differ between cards", () => {
    const gunship = { id: "gunship", faction: "star_empire", type: "ship", cost: 4 };
    expect(cardArt(gunship)).toBe(cardArt({ ...gunship }));
    expect(cardArt(gunship)).not.toBe(cardArt({ ...gunship, id: "falcon" }));
  });

  it("use no colour of their own", () => {
    for (const drawn of [
      cardArt({ id: "blob_wheel", faction: "blob", type: "base" }),
      manifestOf("star-realms").picture!(),
      manifestOf("federation").picture!(),
      scene("arcs"),
    ]) {
      expect(drawn).not.toMatch(/#[0-9a-f]{3,8}["; ]|rgb/i);
      expect(drawn).not.toContain("NaN");
    }
  });
});

/** Places by what lies where: `hand/scout#1`. */
function lying(...keys: string[]): Map<string, Lying> {
  return new Map(
    keys.map((key) => {
      const [zone = "", card = ""] = key.replace(/#\d+$/, "").split("/");
      return [key, { zone, card }];
    }),
  );
}

describe("move animation", () => {
  it("lead from where a card was to where it is", () => {
    const { paths, piled } = match(
      lying("hand/scout#1", "hand/scout#2", "hand/viper#1"),
      lying("hand/scout#1", "hand/viper#1", "area:0/scout#1"),
    );
    expect([...paths]).toEqual([["area:0/scout#1", "hand/scout#2"]]);
    expect(piled.size).toBe(0);
  });

  it("lead to the discard pile", () => {
    const { paths, piled } = match(
      lying("row/cargo_pod#1", "row/falcon#1"),
      lying("row/falcon#1", "row/ram#1"),
      new Map([["pile:0", ["cargo_pod"]]]),
    );
    expect([...piled]).toEqual([["row/cargo_pod#1", "pile:0"]]);
    expect(paths.size).toBe(0);
  });

  it("lead from a stack that has become smaller", () => {
    const stack = (count: number): Map<string, Lying> =>
      new Map([["explorers/explorer#1", { zone: "explorers", card: "explorer", count }]]);
    expect([...match(stack(10), stack(9), new Map([["pile:0", ["explorer"]]])).piled]).toEqual([
      ["explorers/explorer#1", "pile:0"],
    ]);
    expect(match(stack(10), stack(10), new Map([["pile:0", ["explorer"]]])).piled.size).toBe(0);
  });

  it("never lead from a discarded card to a drawn one of the same name", () => {
    const { paths, piled } = match(
      lying("area:0/scout#1", "area:0/scout#2"),
      lying("hand/scout#1", "hand/scout#2"),
      new Map([["pile:0", ["scout"]]]), // the other is on its way: the pile was shuffled
    );
    expect([...piled]).toEqual([["area:0/scout#1", "pile:0"]]);
    expect(paths.size).toBe(0);
  });

  it("lead from the hand to the own pile where another of the same name was drawn", () => {
    const hand = lying("hand/scout#1", "hand/scout#2", "hand/viper#1");
    const piles = new Map([
      ["pile:0", ["scout"]],
      ["pile:1", ["viper"]],
    ]);
    const { paths, piled } = match(hand, hand, piles, "pile:0");
    expect([...piled]).toEqual([["hand/scout#2", "pile:0"]]);
    expect(paths.size).toBe(0);
    expect(match(hand, hand, piles).piled.size).toBe(0);
  });

  it("know what a pile has more", () => {
    expect(grown(["scout", "viper"], ["scout", "scout", "viper", "ram"])).toEqual(["scout", "ram"]);
    expect(grown(["scout", "viper"], [])).toEqual([]);
  });
});

describe("addresses", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/table/abc", "?invitation=x", { page: "table", id: "abc", invitation: "x", at: null }],
    ["/table/abc", "?at=37", { page: "table", id: "abc", invitation: null, at: 37 }],
    ["/people/12", "", { page: "person", id: 12 }],
    ["/people/me", "", { page: "not_found" }],
    ["/statistics/arcs", "", { page: "statistics", game: "arcs" }],
    ["/account", "", { page: "account" }],
    ["/campaigns", "", { page: "campaigns" }],
    ["/campaigns/abc", "?invitation=x", { page: "campaign", id: "abc", invitation: "x" }],
    ["/new/arcs", "", { page: "new", game: "arcs" }],
    ["/nowhere", "", { page: "not_found" }],
  ])("%s%s", (path, search, route) => {
    expect(parse(path, search)).toEqual(route);
  });
});

describe("signing in", () => {
  it("leads back to where one was", () => {
    expect(backFrom(new URL(signInFor("/table/abc"), "http://here").search)).toBe("/table/abc");
  });

  it.each(["", "?back=", "?back=//elsewhere", "?back=/%5Celsewhere", "?back=https://elsewhere"])(
    "leads nowhere with %j",
    (search) => expect(backFrom(search)).toBe(null),
  );
});
