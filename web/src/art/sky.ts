/** What lies behind ships and stations: stars, a nebula, the limb of a planet. */
import { Dice, r } from "./random";

export const WIDTH = 120;
export const HEIGHT = 80;

export function sky(dice: Dice, key: string): string {
  const x = dice.between(15, 105);
  const y = dice.between(5, 60);
  let drawn =
    `<defs><radialGradient id="n-${key}" cx="${r(x)}" cy="${r(y)}" r="70" gradientUnits="userSpaceOnUse">` +
    `<stop offset="0" stop-color="var(--f)" stop-opacity=".42"/>` +
    `<stop offset=".55" stop-color="var(--fd)" stop-opacity=".55"/>` +
    `<stop offset="1" stop-color="var(--art-sky)" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="h-${key}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--art-light)"/>` +
    `<stop offset=".5" stop-color="var(--f)"/><stop offset="1" stop-color="var(--fd)"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--art-sky)"/>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#n-${key})"/>`;
  for (let i = 0; i < 22; i += 1) {
    const size = dice.between(0.25, 0.85);
    drawn +=
      `<circle cx="${r(dice.between(0, WIDTH))}" cy="${r(dice.between(0, HEIGHT))}" r="${size.toFixed(2)}" ` +
      `fill="var(--art-light)" opacity="${dice.between(0.3, 0.9).toFixed(2)}"/>`;
  }
  return drawn;
}

/** A planet with bands, craters or a ring; drawn whole, so that its place decides how much is seen. */
export function planet(dice: Dice, x: number, y: number, radius: number, key: string, night = 0.85): string {
  const clip = `p-${key}`;
  const shade = `s-${key}`;
  let drawn =
    `<defs><clipPath id="${clip}"><circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}"/></clipPath>` +
    `<radialGradient id="${shade}" cx=".34" cy=".28" r=".85">` +
    `<stop offset=".25" stop-color="var(--art-sky)" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="var(--art-sky)" stop-opacity="${night}"/></radialGradient></defs>`;
  drawn += `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius + 1.2)}" fill="var(--f)" opacity=".35"/>`;
  drawn += `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="var(--fd)"/><g clip-path="url(#${clip})">`;
  if (dice.next() < 0.55) {
    for (let i = 0; i < 6; i += 1) {
      const at = y - radius + dice.between(0, 2 * radius);
      drawn +=
        `<ellipse cx="${r(x)}" cy="${r(at)}" rx="${r(radius * 1.1)}" ` +
        `ry="${r(dice.between(0.6, radius / 7))}" fill="var(--f)" ` +
        `opacity="${dice.between(0.12, 0.4).toFixed(2)}"/>`;
    }
  } else {
    for (let i = 0; i < 9; i += 1) {
      const cx = x + dice.between(-radius, radius);
      const cy = y + dice.between(-radius, radius);
      drawn +=
        `<circle cx="${r(cx)}" cy="${r(cy)}" r="${r(dice.between(radius / 20, radius / 6))}" fill="var(--f)" ` +
        `opacity="${dice.between(0.1, 0.32).toFixed(2)}"/>`;
    }
  }
  drawn += `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="url(#${shade})"/></g>`;
  return drawn;
}
