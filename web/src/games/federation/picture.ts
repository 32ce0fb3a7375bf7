/** The picture on the first page: the senate. */
import { scene } from "../../art";
import { r, type Dice } from "../../art/random";

function senate(dice: Dice): string {
  let drawn = "";
  for (let row = 0; row < 3; row += 1) {
    const seats = 8 + row * 4;
    for (let seat = 0; seat < seats; seat += 1) {
      const angle = Math.PI + (Math.PI * (seat + 0.5)) / seats;
      const far = 84 + row * 46;
      const x = 240 + Math.cos(angle) * far * 1.2;
      const y = 246 + Math.sin(angle) * far;
      const colour = seat < seats / 2 ? "var(--art-warm)" : "var(--art-rose)";
      const lit = dice.next() < 0.45;
      drawn +=
        `<circle cx="${r(x)}" cy="${r(y)}" r="11" fill="${lit ? colour : "var(--art-sky)"}" ` +
        `fill-opacity="${lit ? 0.85 : 0.6}" stroke="${colour}" stroke-width="1.6"/>`;
    }
  }
  return (
    `${drawn}<path d="M204 246a36 36 0 0 1 72 0z" fill="var(--art-cool)" opacity=".9"/>` +
    `<path d="M240 246V30" stroke="var(--art-light)" stroke-width=".8" opacity=".5"/>`
  );
}

export const picture = (): string => scene("federation", senate);
