/** Pictures that we draw ourselves: the same name always gives the same picture. */
import { Dice, r } from "./random";
import { HEIGHT, planet, WIDTH } from "./sky";

/** A world seen from afar, the inside of an SVG of 48 by 48, on --fd; `key` tells apart pictures on one page. */
export function orb(id: string, key: string): string {
  const dice = new Dice(`orb-${id}`);
  const ring = dice.next() < 0.4;
  const tilt = r(dice.between(-30, 10));
  const halo = (half: string): string =>
    `<path d="M3 24a21 6.5 0 0 ${half} 42 0" fill="none" stroke="var(--fd)" stroke-width="2.5" ` +
    `transform="rotate(${tilt} 24 24)"/>`;
  const body = planet(dice, 24, 24, ring ? 14 : 20, key, 0.55);
  return ring ? halo("1") + body + halo("0") : body;
}

/** A picture for a game on the first page, 480 by 260: what it paints over a sky, or a sun with its planets. */
export function scene(slug: string, paint: (dice: Dice) => string = orbits): string {
  const dice = new Dice(`${slug}-scene`);
  return backdrop(dice, slug) + paint(dice);
}

function backdrop(dice: Dice, slug: string): string {
  let drawn =
    `<defs><radialGradient id="b-${slug}" cx=".72" cy=".2" r="1">` +
    `<stop offset="0" stop-color="var(--art-deep)"/>` +
    `<stop offset="1" stop-color="var(--art-sky)"/></radialGradient></defs>` +
    `<rect width="480" height="260" fill="url(#b-${slug})"/>`;
  for (let i = 0; i < 90; i += 1) {
    drawn +=
      `<circle cx="${r(dice.between(0, 480))}" cy="${r(dice.between(0, 260))}" ` +
      `r="${dice.between(0.3, 1.4).toFixed(2)}" fill="var(--art-light)" ` +
      `opacity="${dice.between(0.25, 0.9).toFixed(2)}"/>`;
  }
  return drawn;
}

function orbits(dice: Dice): string {
  let drawn = `<circle cx="240" cy="140" r="26" fill="var(--art-warm)"/>`;
  for (let i = 1; i < 6; i += 1) {
    const rx = 40 + i * 34;
    const angle = dice.between(0, Math.PI * 2);
    drawn +=
      `<ellipse cx="240" cy="140" rx="${rx}" ry="${r(rx * 0.42)}" fill="none" ` +
      `stroke="var(--art-cool)" opacity=".6"/>`;
    drawn +=
      `<circle cx="${r(240 + Math.cos(angle) * rx)}" cy="${r(140 + Math.sin(angle) * rx * 0.42)}" ` +
      `r="${r(dice.between(4, 10))}" fill="var(--seat-${dice.pick([0, 1, 2, 3])})"/>`;
  }
  return drawn;
}

export { HEIGHT, WIDTH };
