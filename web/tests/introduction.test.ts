import { describe, expect, it } from "vitest";
import { blocksOf, introductionOf } from "../src/lib/introduction";

describe("the introduction of a game", () => {
  it("has paragraphs and lists", () => {
    const text =
      "You hold\nthree pebbles.\n\nIn your turn:\n- lay one\n  down - the heaviest,\n- or pass.\n\nThen it ends.";
    expect(blocksOf(text)).toEqual([
      "You hold three pebbles.",
      "In your turn:",
      ["lay one down - the heaviest,", "or pass."],
      "Then it ends.",
    ]);
  });

  it("has as many sections as the game's own texts", () => {
    const texts: Record<string, string> = {
      "introduction-pebbles-1-title": "The aim",
      "introduction-pebbles-1": "Be heavier.",
      "introduction-pebbles-2-title": "Your turn",
      "introduction-pebbles-2": "- Lay one.",
      "introduction-stones-1-title": "Another game",
    };
    const found = introductionOf("pebbles", (id) => texts[id] ?? "");
    expect(found).toEqual([
      { title: "The aim", blocks: ["Be heavier."] },
      { title: "Your turn", blocks: [["Lay one."]] },
    ]);
    expect(introductionOf("none", (id) => texts[id] ?? "")).toEqual([]);
  });
});
