/** Where locations lie on the exploration map, as parts of its width and height. */
import type { BeyondTheSunView } from "./schema";

export interface Spot {
  x: number;
  y: number;
}

const SPOTS: Record<string, Spot> = {
  DS: { x: 0.5, y: 0.08 },
  B1: { x: 0.16, y: 0.15 },
  B2: { x: 0.84, y: 0.15 },
  Y1: { x: 0.17, y: 0.405 },
  Y3: { x: 0.5, y: 0.405 },
  Y2: { x: 0.83, y: 0.405 },
  A1: { x: 0.16, y: 0.7 },
  A2: { x: 0.84, y: 0.7 },
  SOL: { x: 0.5, y: 0.82 },
};
/** Where there is height, what lies below has more of it: fingers need larger ships. */
const TALL: Record<string, Spot> = {
  A1: { x: 0.16, y: 0.67 },
  A2: { x: 0.84, y: 0.67 },
  SOL: { x: 0.5, y: 0.85 },
};
/** Extra systems lie beside the middle of the map, in the half of their neighbour. */
const EXTRA = { x: [0.43, 0.57], y: [0.27, 0.64] } as const;

/** The places of all locations that exist; those that no board here knows lie on a circle. */
export function spots(view: BeyondTheSunView, isTall = false): Map<string, Spot> {
  const ids = Object.keys(view.locations).filter((id) => !view.locations[id]?.gone);
  const unknown = ids.filter((id) => !SPOTS[id] && !view.locations[id]?.beside);
  const found = new Map<string, Spot>();
  for (const id of ids) {
    const angle = (2 * Math.PI * unknown.indexOf(id)) / Math.max(unknown.length, 1);
    const other = view.locations[id]?.beside;
    if (other === undefined) {
      found.set(
        id,
        (isTall ? TALL[id] : undefined) ??
          SPOTS[id] ?? { x: 0.5 + 0.3 * Math.cos(angle), y: 0.5 + 0.3 * Math.sin(angle) },
      );
    } else {
      const near = SPOTS[other] ?? { x: 0.5, y: 0.5 };
      const again = ids.filter((each) => view.locations[each]?.beside === other).indexOf(id);
      const isRight = near.x > 0.5 !== again % 2 > 0;
      found.set(id, { x: EXTRA.x[isRight ? 1 : 0], y: EXTRA.y[near.y < 0.5 ? 0 : 1] });
    }
  }
  return found;
}

/** Each link once. */
export function linksOf(view: BeyondTheSunView): [string, string][] {
  return Object.entries(view.locations).flatMap(([id, location]) =>
    location.links
      .filter((other) => id < other || !view.locations[other]?.links.includes(id))
      .map((other): [string, string] => [id, other]),
  );
}
