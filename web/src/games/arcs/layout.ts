/** Where the systems lie: a ring of planets around a ring of gates, as wide and as high as there is room. */
export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  /** The size of a letter, in pixels; a system is as large as its letters need. */
  unit: number;
  box: { width: number; height: number };
  spots: ReadonlyMap<string, Spot>;
  /** What is left in the middle. */
  middle: { width: number; height: number };
}

const SYMBOLS = ["arrow", "crescent", "hex"];
// Along the edge, clockwise from the upper left corner: two clusters above, one at each side, two below.
const ROW = 6;
const SIDE = 3;
// The gates, in halves of the inner ring: cluster 1 is above at the left, the others follow clockwise.
const GATES: readonly (readonly [number, number])[] = [
  [-0.52, -1],
  [0.52, -1],
  [1, 0],
  [0.52, 1],
  [-0.52, 1],
  [-1, 0],
];
const BULGE = 0.55; // of a system's height: how far the middle of a row lies outside of its ends
const INDENT = 0.35; // of a system's width: how far the ends of a row lie inside

export function layOut(width: number, height: number): Layout {
  const unit = Math.min(Math.max(Math.min(width / 55, height / 30), 12), 19);
  const box = { width: unit * 8.6, height: unit * 4.5 };
  const [right, bottom] = [width - box.width, height - box.height];
  const spots = new Map<string, Spot>();
  const put = (name: string, x: number, y: number): void =>
    void spots.set(name, { x: Math.round(x + box.width / 2), y: Math.round(y + box.height / 2) });
  for (let place = 0; place < 2 * (ROW + SIDE); place += 1) {
    const name = `${Math.floor(place / SYMBOLS.length) + 1}-${SYMBOLS[place % SYMBOLS.length]}`;
    const inRow = place % (ROW + SIDE);
    const isBack = place >= ROW + SIDE;
    let [x, y] = [0, 0];
    if (inRow < ROW) {
      const along = inRow / (ROW - 1);
      const bent = (2 * along - 1) ** 2 * BULGE * box.height * Math.min((height - 4.4 * box.height) / box.height, 1);
      x = INDENT * box.width + along * (right - 2 * INDENT * box.width);
      y = Math.max(bent, 0);
    } else {
      x = right;
      y = (bottom * (inRow - ROW + 1)) / (SIDE + 1);
    }
    put(name, isBack ? right - x : x, isBack ? bottom - y : y);
  }
  const reach = { x: width / 2 - 1.68 * box.width, y: height / 2 - 1.85 * box.height };
  GATES.forEach(([x, y], i) =>
    spots.set(`${i + 1}-gate`, { x: Math.round(width / 2 + x * reach.x), y: Math.round(height / 2 + y * reach.y) }),
  );
  return {
    unit,
    box,
    spots,
    middle: { width: 2 * reach.x - box.width - 8, height: 2 * reach.y - box.height - 8 },
  };
}
