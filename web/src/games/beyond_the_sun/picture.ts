/** The picture on the first page: a tree of technologies that reaches for the stars. */
import { scene } from "../../art";
import { r, type Dice } from "../../art/random";

const COLUMNS = [2, 3, 4, 3];
const TYPES = ["b", "r", "g", "y"] as const;

function tree(dice: Dice): string {
  const nodes = COLUMNS.map((n, column) =>
    Array.from({ length: n }, (_, i) => ({ x: 40 + column * 82, y: 130 + (i - (n - 1) / 2) * 54 })),
  );
  let lines = "";
  let cards = "";
  nodes.forEach((column, at) => {
    for (const node of column) {
      const type = dice.pick(TYPES);
      const isLit = dice.next() < 0.8 - at * 0.18;
      for (const next of (nodes[at + 1] ?? []).filter((each) => Math.abs(each.y - node.y) < 60)) {
        lines +=
          `<path d="M${node.x + 26} ${r(node.y)}C${node.x + 42} ${r(node.y)} ${next.x - 42} ${r(next.y)} ` +
          `${next.x - 26} ${r(next.y)}" fill="none" stroke="${isLit ? "var(--art-cool)" : "var(--line-strong)"}" ` +
          `stroke-width="${isLit ? 2 : 1.2}"/>`;
      }
      cards +=
        `<rect x="${node.x - 26}" y="${r(node.y - 18)}" width="52" height="36" rx="5" fill="var(--art-sky)" ` +
        `stroke="var(--type-${type})" stroke-opacity="${isLit ? 1 : 0.45}" stroke-width="1.6"/>` +
        `<path d="M${node.x - 26} ${r(node.y - 10)}v20" stroke="var(--type-${type})" stroke-width="4"/>`;
      if (isLit) cards += `<circle cx="${node.x + 14}" cy="${r(node.y)}" r="5" fill="var(--seat-${at})"/>`;
    }
  });
  const ships = [0, 1, 2]
    .map((i) => `<path d="M${386 + i * 30} ${196 - i * 46}l9 24h-18z" fill="var(--seat-${i})"/>`)
    .join("");
  return `${lines}${cards}<circle cx="452" cy="40" r="34" fill="var(--art-warm)" opacity=".95"/>${ships}`;
}

export const picture = (): string => scene("beyond-the-sun", tree);
