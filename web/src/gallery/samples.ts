/** What the gallery shows: a map, a tree and dice as the next games need them. */
import type { Die } from "../kit/DiceTray.svelte";
import type { MapLink, MapNode } from "../kit/StarMap.svelte";
import type { TreeColumn, TreeItem } from "../kit/Tree.svelte";

const CLUSTERS = 6;
const MIDDLE = { x: 500, y: 350 };
const at = (angle: number, x: number, y: number): { x: number; y: number } => ({
  x: Math.round(MIDDLE.x + Math.cos(angle) * x),
  y: Math.round(MIDDLE.y + Math.sin(angle) * y),
});

/** Six clusters in a ring: a gate inside, three planets outside. */
export const SIZE = { width: 1000, height: 700 };
export const NODES: readonly MapNode[] = Array.from({ length: CLUSTERS }, (_, cluster) => {
  const middle = -Math.PI / 2 + (cluster * 2 * Math.PI) / CLUSTERS;
  const gate: MapNode = {
    id: `gate-${cluster}`,
    ...at(middle, 190, 140),
    radius: 34,
    shape: "gate",
    about: { title: `Gate ${cluster + 1}` },
    fleets:
      cluster === 0
        ? [
            { seat: 0, count: 3 },
            { seat: 1, count: 2, damaged: 1 },
          ]
        : [],
  };
  const planets = [-0.3, 0, 0.3].map((turn, i): MapNode => ({
    id: `planet-${cluster}-${i}`,
    ...at(middle + turn, 420, 290),
    radius: 38,
    about: { title: `Planet ${cluster + 1}.${i + 1}`, lines: ["Two building slots"] },
    control: (cluster + i) % 5 === 0 ? cluster % 4 : null,
    fleets: i === 1 ? [{ seat: (cluster + 1) % 4, count: cluster + 1 }] : [],
  }));
  return [gate, ...planets];
}).flat();
export const LINKS: readonly MapLink[] = Array.from({ length: CLUSTERS }, (_, cluster) => [
  {
    from: `gate-${cluster}`,
    to: `gate-${(cluster + 1) % CLUSTERS}`,
    kind: cluster === 3 ? ("faint" as const) : undefined,
  },
  ...[0, 1, 2].map((i) => ({
    from: `gate-${cluster}`,
    to: `planet-${cluster}-${i}`,
    kind: cluster === 0 ? ("lit" as const) : undefined,
  })),
])
  .flat()
  .map(({ kind, ...link }) => (kind ? { ...link, kind } : link));

/** A small map with levelled ships: stations and systems in a row. */
export const LANES: readonly MapNode[] = ["Home", "Outpost", "Deep field", "Far system"].map((title, i) => ({
  id: `lane-${i}`,
  x: 110 + i * 190,
  y: i % 2 ? 120 : 70,
  radius: 46,
  shape: i === 3 ? ("square" as const) : ("round" as const),
  about: { title },
  control: i === 1 ? 2 : null,
  fleets:
    i < 3
      ? [
          { seat: i, count: 1, level: i + 1 },
          { seat: 3, count: 2, level: 4 },
        ].slice(0, i + 1)
      : [],
}));
export const LANE_LINKS: readonly MapLink[] = [0, 1, 2].map((i) => ({ from: `lane-${i}`, to: `lane-${i + 1}` }));

const item = (id: string, needs: string[], state: TreeItem["state"]): TreeItem => ({
  id,
  needs,
  state,
  about: { title: id, lines: needs.length ? [`Needs ${needs.join(" and ")}`] : [] },
});
export const COLUMNS: readonly TreeColumn[] = [
  {
    title: "I",
    items: [
      item("Public works", [], "owned"),
      item("Shipyards", [], "owned"),
      item("Trade leagues", [], "owned"),
      item("Charts", [], "open"),
    ],
  },
  {
    title: "II",
    items: [
      item("Automation", ["Public works", "Shipyards"], "owned"),
      item("Warp drive", ["Shipyards", "Trade leagues"], "open"),
      item("Academies", ["Trade leagues", "Charts"], "closed"),
    ],
  },
  {
    title: "III",
    items: [
      item("Robotics", ["Automation", "Warp drive"], "open"),
      item("Jump gates", ["Warp drive", "Academies"], "closed"),
    ],
  },
  { title: "IV", items: [item("Ascension", ["Robotics", "Jump gates"], "closed")] },
];

export const NUMBERED: readonly Die[] = [1, 2, 3, 4, 5, 6].map((value) => ({
  id: `n${value}`,
  value,
  label: `A ${value}`,
  isSpent: value === 5,
}));
export const SYMBOLS: readonly Die[] = [
  { id: "a", icons: ["attack"], label: "A hit", tone: "var(--danger)" },
  { id: "b", icons: ["attack", "attack"], label: "Two hits", tone: "var(--danger)" },
  { id: "c", icons: [], label: "Blank", tone: "var(--glow)" },
  { id: "d", icons: ["shield", "link"], label: "An intercept and a key", tone: "var(--glow)" },
  { id: "e", value: 12, label: "Twelve", tone: "var(--good)" },
];
