/** Ships: hulls mirrored along their axis, in the manner of their faction. They point to the right, around (0, 0). */
import { Dice, points, r, type Point } from "../../../art/random";

type Hull = (dice: Dice, key: string) => string;

function mirrored(upper: readonly Point[]): Point[] {
  return [...upper, ...[...upper].reverse().map(([x, y]): Point => [x, -y])];
}

function shape(upper: readonly Point[], fill: string, extra = ""): string {
  return (
    `<polygon points="${points(mirrored(upper))}" fill="${fill}" stroke="var(--f)" stroke-width=".7" ` +
    `stroke-linejoin="round" ${extra}/>`
  );
}

function both(draw: (side: number) => string): string {
  return draw(-1) + draw(1);
}

function flame(x: number, y: number, size: number): string {
  return (
    `<ellipse cx="${r(x - size * 1.6)}" cy="${r(y)}" rx="${r(size * 2.2)}" ry="${r(size * 0.62)}" ` +
    `fill="var(--f)" opacity=".45"/>` +
    `<ellipse cx="${r(x - size * 0.7)}" cy="${r(y)}" rx="${r(size)}" ry="${r(size * 0.36)}" ` +
    `fill="var(--art-light)" opacity=".9"/>`
  );
}

const empire: Hull = (dice, key) => {
  const nose = dice.between(26, 36);
  const span = dice.between(17, 28);
  const sweep = dice.between(8, 24);
  const back = dice.between(-26, -18);
  const wing: Point[] = [
    [dice.between(6, 14), -3],
    [-sweep, -span],
    [-sweep - 8, -span + 1],
    [back + 4, -4],
  ];
  const hull: Point[] = [
    [nose, 0],
    [nose * 0.35, -dice.between(3, 5)],
    [-6, -dice.between(5, 7.5)],
    [back, -3.5],
    [back + 3, 0],
  ];
  const fins = dice.whole(0, 2);
  let drawn = both((side) => flame(back, side * 3, 3));
  drawn += shape(wing, "var(--fd)");
  for (let i = 0; i < fins; i += 1) {
    const x = dice.between(-14, 2);
    drawn += shape(
      [
        [x, -5],
        [x - 9, -11 - i * 3],
        [x - 11, -5],
      ],
      "var(--fd)",
    );
  }
  drawn += shape(hull, `url(#h-${key})`);
  drawn += both(
    (side) =>
      `<path d="M${r(-sweep + 2)} ${r(side * (span - 3))}L${r(4)} ${r(side * 5)}" ` +
      `stroke="var(--art-light)" stroke-width=".5" opacity=".6"/>`,
  );
  return `${drawn}<polygon points="${points([
    [nose * 0.55, 0],
    [6, -1.9],
    [0, 0],
    [6, 1.9],
  ])}" fill="var(--art-sky)" opacity=".75"/>`;
};

const federation: Hull = (dice, key) => {
  const long = dice.between(20, 30);
  const wide = dice.between(6, 10);
  const pods = dice.whole(1, 3);
  let drawn = both((side) => flame(-long, side * wide * 0.55, 3.4));
  for (let i = 0; i < pods; i += 1) {
    const x = -long + 8 + (i * (long * 1.3)) / pods;
    const y = wide + dice.between(3, 6);
    drawn += both(
      (side) =>
        `<path d="M${r(x + 4)} ${r(side * wide * 0.5)}V${r(side * y)}" stroke="var(--f)" stroke-width="1.6"/>` +
        `<rect x="${r(x - 4)}" y="${r(side * y - 2.6)}" width="${r(dice.between(10, 15))}" height="5.2" ` +
        `rx="2.6" fill="var(--fd)" stroke="var(--f)" stroke-width=".7"/>`,
    );
  }
  drawn +=
    `<path d="M${r(-long)} ${r(-wide * 0.7)}C${r(-long / 3)} ${r(-wide * 1.3)} ${r(long * 0.7)} ${r(-wide)} ` +
    `${r(long + 3)} 0C${r(long * 0.7)} ${r(wide)} ${r(-long / 3)} ${r(wide * 1.3)} ${r(-long)} ` +
    `${r(wide * 0.7)}Z" fill="url(#h-${key})" stroke="var(--f)" stroke-width=".7"/>`;
  const ring = dice.between(-6, 8);
  if (dice.next() < 0.6) {
    drawn +=
      `<ellipse cx="${r(ring)}" cy="0" rx="4" ry="${r(wide + 7)}" fill="none" stroke="var(--f)" ` +
      `stroke-width="1.8"/><ellipse cx="${r(ring)}" cy="0" rx="4" ry="${r(wide + 7)}" fill="none" ` +
      `stroke="var(--art-light)" stroke-width=".5"/>`;
  }
  for (let x = -long + 6; x < long * 0.5; x += 4) {
    drawn += `<circle cx="${r(x)}" cy="${r(-wide * 0.35)}" r=".7" fill="var(--art-light)"/>`;
  }
  return `${drawn}<ellipse cx="${r(long * 0.6)}" cy="0" rx="5" ry="2.6" fill="var(--art-sky)" opacity=".7"/>`;
};

const blob: Hull = (dice, key) => {
  const body = dice.between(13, 18);
  let drawn = "";
  const arms = dice.whole(3, 5);
  for (let i = 0; i < arms; i += 1) {
    const y = (i / arms) * 10 + 2;
    const reach = dice.between(20, 36);
    const bend = dice.between(8, 22);
    drawn += both(
      (side) =>
        `<path d="M-4 ${r(side * y)}C${r(-reach * 0.5)} ${r(side * (y + bend))} ${r(-reach)} ` +
        `${r(side * (y + bend * 0.2))} ${r(-reach - 4)} ${r(side * (y + bend * 0.7))}" fill="none" ` +
        `stroke="var(--fd)" stroke-width="${r(4.4 - i * 0.6)}" stroke-linecap="round"/>` +
        `<path d="M-4 ${r(side * y)}C${r(-reach * 0.5)} ${r(side * (y + bend))} ${r(-reach)} ` +
        `${r(side * (y + bend * 0.2))} ${r(-reach - 4)} ${r(side * (y + bend * 0.7))}" fill="none" ` +
        `stroke="var(--f)" stroke-width=".8" stroke-linecap="round" opacity=".8"/>`,
    );
  }
  const tip = dice.between(20, 30);
  drawn +=
    `<path d="M${r(tip)} 0C${r(tip * 0.5)} ${r(-body * 1.1)} ${r(-body)} ${r(-body)} ${r(-body - 4)} ` +
    `0C${r(-body)} ${r(body)} ${r(tip * 0.5)} ${r(body * 1.1)} ${r(tip)} 0Z" fill="url(#h-${key})" ` +
    `stroke="var(--f)" stroke-width=".8"/>`;
  const spots = dice.whole(3, 6);
  for (let i = 0; i < spots; i += 1) {
    const x = dice.between(-body, body * 0.6);
    const y = dice.between(2, body * 0.55);
    const size = dice.between(1, 2.6);
    drawn += both((side) => `<circle cx="${r(x)}" cy="${r(side * y)}" r="${r(size)}" fill="var(--fd)" opacity=".75"/>`);
  }
  return (
    `${drawn}<circle cx="${r(tip * 0.35)}" cy="0" r="4" fill="var(--art-sky)"/>` +
    `<circle cx="${r(tip * 0.35 + 0.8)}" cy="-.6" r="1.7" fill="var(--art-light)"/>`
  );
};

const cult: Hull = (dice, key) => {
  const blocks = dice.whole(3, 5);
  let x = -dice.between(24, 28);
  let drawn = both((side) => flame(x, side * 4, 2.8));
  const long = (56 - 4) / blocks;
  for (let i = 0; i < blocks; i += 1) {
    const high = dice.between(6, 15) * (1 - (i / blocks) * 0.45);
    const cut = dice.between(1, 4);
    drawn += shape(
      [
        [x + long + 1, -high + cut],
        [x + long - cut, -high],
        [x + cut, -high],
        [x, -high + cut],
      ],
      i % 2 ? "var(--fd)" : `url(#h-${key})`,
    );
    drawn += `<path d="M${r(x + 2)} 0H${r(x + long - 1)}" stroke="var(--art-sky)" stroke-width="1.4" opacity=".55"/>`;
    x += long;
  }
  const guns = dice.whole(1, 2);
  for (let i = 0; i < guns; i += 1) {
    const y = 5 + i * 5;
    const from = dice.between(-12, 0);
    drawn += both(
      (side) =>
        `<path d="M${r(from)} ${r(side * y)}h${r(dice.between(20, 28))}" stroke="var(--f)" ` +
        `stroke-width="1.5"/><rect x="${r(from - 3)}" y="${r(side * y - 2)}" width="7" height="4" ` +
        `fill="var(--fd)" stroke="var(--f)" stroke-width=".6"/>`,
    );
  }
  return `${drawn}<rect x="${r(x - 12)}" y="-1.6" width="9" height="3.2" rx="1" fill="var(--art-light)" opacity=".9"/>`;
};

const plain: Hull = (dice, key) => {
  const nose = dice.between(18, 24);
  let drawn = flame(-16, 0, 3.4);
  drawn += shape(
    [
      [2, -3],
      [-12, -dice.between(10, 15)],
      [-17, -dice.between(8, 11)],
      [-14, -3],
    ],
    "var(--fd)",
  );
  drawn += shape(
    [
      [nose, 0],
      [4, -4.4],
      [-14, -5],
      [-16, 0],
    ],
    `url(#h-${key})`,
  );
  return `${drawn}<ellipse cx="5" cy="0" rx="5" ry="2" fill="var(--art-sky)" opacity=".7"/>`;
};

const HULLS: Record<string, Hull> = { star_empire: empire, trade_federation: federation, blob, machine_cult: cult };

export function ship(dice: Dice, faction: string, key: string): string {
  return (HULLS[faction] ?? plain)(dice, key);
}
