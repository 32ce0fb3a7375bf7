import { describe, expect, it } from "vitest";
import { sentences } from "../src/kit/sentences";
import { after, before } from "../src/kit/tree";
import { clamp, fitScale, MOST_ZOOM, panBy, zoomAt } from "../src/kit/viewport";

const MAP = { width: 1000, height: 500 };
const FRAME = { width: 500, height: 400 };

describe("words of a thing for who listens", () => {
  it("have one full stop between them", () => {
    const words = ["Cluster 1: Gate", "Nobody controls it: there is no fresh ship.", "", "Adjacent: Cluster 2: Gate."];
    expect(sentences(words, ". ")).toBe(
      "Cluster 1: Gate. Nobody controls it: there is no fresh ship. Adjacent: Cluster 2: Gate.",
    );
    expect(sentences(["Elder", "A leader"], ", ")).toBe("Elder, A leader");
  });
});

describe("a map's viewport", () => {
  it("shows all of the map in the middle of its frame", () => {
    expect(fitScale(MAP, FRAME)).toBe(0.5);
    expect(clamp({ scale: 0, x: 99, y: 99 }, MAP, FRAME)).toEqual({ scale: 0.5, x: 0, y: 75 });
  });

  it("keeps the point under the pointer where it is", () => {
    const near = zoomAt({ scale: 1, x: -200, y: -50 }, 2, 250, 200, MAP, FRAME);
    expect(near.scale).toBe(2);
    expect((250 - near.x) / near.scale).toBe(450);
    expect((200 - near.y) / near.scale).toBe(250);
  });

  it("ends at the nearest and the farthest", () => {
    const all = clamp({ scale: 0, x: 0, y: 0 }, MAP, FRAME);
    expect(zoomAt(all, 100, 0, 0, MAP, FRAME).scale).toBe(0.5 * MOST_ZOOM);
    expect(zoomAt(all, 0.1, 0, 0, MAP, FRAME)).toEqual(all);
  });

  it("leaves no empty margin when it is moved", () => {
    const view = { scale: 1, x: -250, y: -50 };
    expect(panBy(view, 9999, 9999, MAP, FRAME)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(panBy(view, -9999, -9999, MAP, FRAME)).toEqual({ scale: 1, x: -500, y: -100 });
  });

  it("survives a frame that is not laid out yet", () => {
    const view = clamp({ scale: 0, x: 0, y: 0 }, MAP, { width: 0, height: 0 });
    expect([view.scale, view.x, view.y].every(Number.isFinite)).toBe(true);
  });
});

describe("a tree", () => {
  const nodes = [
    { id: "a", needs: [] },
    { id: "b", needs: ["a"] },
    { id: "c", needs: ["a"] },
    { id: "d", needs: ["b", "c"] },
  ];

  it("knows what leads to a node and what it opens", () => {
    expect([...before(nodes, "d")].sort()).toEqual(["a", "b", "c"]);
    expect([...after(nodes, "a")].sort()).toEqual(["b", "c", "d"]);
    expect([...before(nodes, "a")]).toEqual([]);
    expect([...after(nodes, "d")]).toEqual([]);
  });

  it("ends in a circle, and at names that it does not have", () => {
    const circle = [
      { id: "a", needs: ["b", "gone"] },
      { id: "b", needs: ["a"] },
    ];
    expect([...before(circle, "a")].sort()).toEqual(["b", "gone"]);
    expect([...after(circle, "a")]).toEqual(["b"]);
  });
});
