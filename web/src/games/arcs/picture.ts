/** The picture on the first page: the Reach, six clusters in a ring. */
import { scene } from "../../art";
import { r, type Dice } from "../../art/random";

const CLUSTERS = 6;
const PLANETS = 3;

function reach(dice: Dice): string {
  let drawn = `<ellipse cx="240" cy="130" rx="92" ry="46" fill="none" stroke="var(--art-cool)" opacity=".7"/>`;
  const at = (turn: number, x: number, y: number): [string, string] => {
    const angle = (turn * 2 * Math.PI) / CLUSTERS - Math.PI / 2;
    return [r(240 + Math.cos(angle) * x), r(130 + Math.sin(angle) * y)];
  };
  for (let cluster = 0; cluster < CLUSTERS; cluster += 1) {
    const [gx, gy] = at(cluster, 92, 46);
    for (let planet = 0; planet < PLANETS; planet += 1) {
      const [x, y] = at(cluster + (planet - 1) * 0.31, 205, 104);
      const colour = `var(--seat-${dice.whole(0, 3)})`;
      const lit = dice.next() < 0.6;
      drawn +=
        `<path d="M${gx} ${gy}L${x} ${y}" stroke="var(--art-light)" stroke-width=".7" opacity=".4"/>` +
        `<circle cx="${x}" cy="${y}" r="${r(dice.between(8, 13))}" fill="${lit ? colour : "var(--art-deep)"}" ` +
        `stroke="${colour}" stroke-width="1.5"/>`;
    }
    drawn += `<circle cx="${gx}" cy="${gy}" r="9" fill="var(--art-sky)" stroke="var(--art-warm)" stroke-width="2.5"/>`;
  }
  return drawn;
}

export const picture = (): string => scene("arcs", reach);
