/** Bases: towers and rings above the limb of a planet; outposts behind a dome of shields. */
import { Dice, points, r, type Point } from "../../../art/random";

function disc(x: number, y: number, wide: number, high: number, key: string): string {
  return (
    `<ellipse cx="${r(x)}" cy="${r(y + high)}" rx="${r(wide)}" ry="${r(wide * 0.26)}" fill="var(--fd)" ` +
    `stroke="var(--f)" stroke-width=".6"/>` +
    `<rect x="${r(x - wide)}" y="${r(y)}" width="${r(wide * 2)}" height="${r(high)}" fill="var(--fd)"/>` +
    `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(wide)}" ry="${r(wide * 0.26)}" fill="url(#h-${key})" ` +
    `stroke="var(--f)" stroke-width=".7"/>`
  );
}

function lights(dice: Dice, x: number, y: number, wide: number): string {
  let drawn = "";
  for (let at = -wide + 2; at < wide - 1; at += 3.2) {
    if (dice.next() < 0.75)
      drawn += `<rect x="${r(x + at)}" y="${r(y)}" width="1.2" height="1.2" fill="var(--art-light)"/>`;
  }
  return drawn;
}

export function station(dice: Dice, faction: string, isOutpost: boolean, key: string): string {
  let drawn = "";
  const mid = 60;
  const stem = dice.between(2.2, 4);
  drawn +=
    `<rect x="${r(mid - stem)}" y="18" width="${r(stem * 2)}" height="44" fill="var(--fd)" stroke="var(--f)" ` +
    `stroke-width=".6"/>`;
  drawn +=
    `<path d="M${mid} 18V${r(dice.between(4, 10))}" stroke="var(--f)" stroke-width="1.1"/>` +
    `<circle cx="${mid}" cy="9" r="1.1" fill="var(--art-light)"/>`;
  const arms = dice.whole(1, 2);
  for (let i = 0; i < arms; i += 1) {
    const y = dice.between(26, 50);
    const reach = dice.between(20, 36);
    for (const side of [-1, 1]) {
      const x = mid + side * reach;
      drawn += `<path d="M${mid} ${r(y)}H${r(x)}" stroke="var(--f)" stroke-width="1.4"/>`;
      if (faction === "blob")
        drawn += `<circle cx="${r(x)}" cy="${r(y)}" r="5" fill="url(#h-${key})" stroke="var(--f)" stroke-width=".7"/>`;
      else if (faction === "machine_cult")
        drawn +=
          `<rect x="${r(x - 5)}" y="${r(y - 5)}" width="10" height="10" fill="url(#h-${key})" ` +
          `stroke="var(--f)" stroke-width=".7"/>`;
      else {
        const tip: Point[] = [
          [x, y - 8],
          [x + 4, y],
          [x, y + 8],
          [x - 4, y],
        ];
        drawn += `<polygon points="${points(tip)}" fill="url(#h-${key})" stroke="var(--f)" stroke-width=".7"/>`;
      }
    }
  }
  const floors = dice.whole(2, 4);
  for (let i = floors - 1; i >= 0; i -= 1) {
    const y = 20 + i * (34 / floors);
    const wide = dice.between(9, 24);
    const high = dice.between(3, 7);
    drawn += disc(mid, y, wide, high, key) + lights(dice, mid, y + high * 0.4 + 2, wide * 0.9);
  }
  if (dice.next() < 0.6) {
    const y = dice.between(30, 44);
    drawn +=
      `<ellipse cx="${mid}" cy="${r(y)}" rx="${r(dice.between(34, 46))}" ry="${r(dice.between(5, 9))}" ` +
      `fill="none" stroke="var(--f)" stroke-width="1.6" ` +
      `stroke-dasharray="${dice.pick(["none", "7 2", "14 3"])}"/>`;
  }
  if (isOutpost) {
    drawn +=
      `<path d="M10 66A50 56 0 0 1 110 66" fill="var(--f)" fill-opacity=".1" stroke="var(--f)" ` +
      `stroke-width="1.6"/><path d="M18 66A42 48 0 0 1 102 66" fill="none" stroke="var(--art-light)" ` +
      `stroke-width=".6" stroke-dasharray="3 2.4" opacity=".8"/>`;
  }
  return drawn;
}
