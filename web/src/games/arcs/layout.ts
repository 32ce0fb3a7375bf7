/** Where the systems lie: a ring of planets around a ring of gates, as wide and as high as there is room. */
export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  /** The size of a letter, in pixels. */
  unit: number;
  /** The width and the least height of a system. */
  box: { width: number; height: number };
  spots: ReadonlyMap<string, Spot>;
}

const SYMBOLS = ["arrow", "crescent", "hex"];
// Along the edge, clockwise from the upper left corner: two clusters above, one at each side, two below.
const ROW = 6;
const SIDE = 3;
const RING = Array.from(
  { length: 2 * (ROW + SIDE) },
  (_, i) => `${Math.floor(i / SYMBOLS.length) + 1}-${SYMBOLS[i % SYMBOLS.length]}`,
);
// The gates, in halves of the inner ring: cluster 1 is above at the left, the others follow clockwise.
const GATES: readonly (readonly [number, number])[] = [
  [-0.52, -1],
  [0.52, -1],
  [1, 0],
  [0.52, 1],
  [-0.52, 1],
  [-1, 0],
];
const INDENT = 0.22; // of a system's width: how far the ends of a row lie inside
const BULGE = 0.6; // of the gap between systems: how far the ends of a row lie below its middle
const LINES = 2; // of things in a system of usual height
const MARGIN = 2;

// In letters: what a system needs for its name, and for a line of things.
const HEAD = 3.1;
const WIDTH = 8;
const LINE = 2.2;

/** In letters: the width of an empty building slot, a group of ships or a token, and of a building. */
export const WIDTHS = { slot: 2.2, group: 2.35, building: 2.75 } as const;

/** How many lines things of these widths take in a system. */
export function linesOf(widths: readonly number[]): number {
  let [lines, used] = [1, HEAD];
  for (const width of widths) {
    if (used + width > WIDTH) [lines, used] = [lines + 1, 0];
    used += width;
  }
  return lines;
}

/** `lines` says how many lines of things a system has; those in the rows grow inwards. */
export function layOut(width: number, height: number, lines: (system: string) => number): Layout {
  const unit = Math.min(Math.max(Math.min(width / 55, height / 30), 12), 19);
  const box = { width: unit * WIDTH + 6, height: unit * LINE * LINES + 8 };
  const high = (name: string): number => box.height + Math.max(lines(name) - LINES, 0) * unit * LINE;
  const right = width - box.width - 2 * MARGIN;
  const spots = new Map<string, Spot>();
  const put = (name: string, x: number, top: number): void =>
    void spots.set(name, { x: Math.round(x + box.width / 2 + MARGIN), y: Math.round(top + high(name) / 2 + MARGIN) });
  // The sides first, from the end of one row to the end of the other: they share what room is left.
  const edge = (from: number): string[] => RING.slice(from, from + SIDE + 2);
  const rightSide = edge(ROW - 1);
  const leftSide = [...edge(2 * ROW + SIDE - 1), ...RING.slice(0, 1)].toReversed();
  for (const [names, x] of [
    [rightSide, right],
    [leftSide, 0],
  ] as const) {
    const free = height - 2 * MARGIN - names.reduce((sum, name) => sum + high(name), 0);
    const gap = free / (names.length - 1 + 2 * BULGE);
    let top = gap * BULGE;
    names.forEach((name, i) => {
      const isEnd = i === 0 || i === names.length - 1;
      put(name, isEnd ? x + (x ? -1 : 1) * INDENT * box.width : x, top);
      top += high(name) + gap;
    });
  }
  for (let i = 1; i < ROW - 1; i += 1) {
    const along = i / (ROW - 1);
    const x = INDENT * box.width + along * (right - 2 * INDENT * box.width);
    const [above, below] = [RING[i] ?? "", RING[2 * ROW + SIDE - 1 - i] ?? ""];
    put(above, x, 0);
    put(below, x, height - 2 * MARGIN - high(below));
  }
  const reach = { x: width / 2 - 1.66 * box.width, y: height / 2 - 1.78 * box.height };
  const gate = (i: number): string => `${((i + GATES.length) % GATES.length) + 1}-gate`;
  GATES.forEach(([along, down], i) => {
    const [name, x] = [gate(i), Math.round(width / 2 + along * reach.x)];
    /** How far down a gate has to be for the systems of the upper row above it; for the lower row, how far up. */
    const needed = RING.filter((each) => Math.abs((spots.get(each)?.x ?? 0) - x) < box.width)
      .map((each) => ({ y: spots.get(each)?.y ?? 0, far: (high(each) + high(name)) / 2 + MARGIN }))
      .filter((each) => (each.y - height / 2) * down > 0)
      .map((each) => Math.abs(each.y - height / 2) - each.far);
    const far = Math.min(reach.y * Math.abs(down), ...needed);
    spots.set(name, { x, y: Math.round(height / 2 + Math.sign(down) * far) });
  });
  // A gate at the side makes room for the one above and the one below it.
  GATES.forEach(([, down], i) => {
    const [name, spot] = [gate(i), spots.get(gate(i))];
    if (down !== 0 || !spot) return;
    const [above, below] = [gate(i - 1), gate(i + 1)].toSorted((a, b) => spots.get(a)!.y - spots.get(b)!.y) as [
      string,
      string,
    ];
    const top = spots.get(above)!.y + (high(above) + high(name)) / 2 + MARGIN;
    const bottom = spots.get(below)!.y - (high(below) + high(name)) / 2 - MARGIN;
    const y = top > bottom ? (top + bottom) / 2 : Math.min(Math.max(spot.y, top), bottom);
    spots.set(name, { x: spot.x, y: Math.round(y) });
  });
  return { unit, box, spots };
}
