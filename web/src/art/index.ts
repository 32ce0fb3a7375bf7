/** Pictures that we draw ourselves: the same name always gives the same picture. */
import { Dice, r } from "./random";
import { ship } from "./ship";
import { HEIGHT, planet, sky, WIDTH } from "./sky";
import { station } from "./station";

const cache = new Map<string, string>();

export interface Subject {
  id: string;
  faction: string;
  type: string;
  cost?: number | null;
}

/** The inside of an SVG of 120 by 80; colours come from the faction's variables --f and --fd. */
export function cardArt(card: Subject): string {
  const key = `${card.id}-${card.type}-${card.faction}`;
  let drawn = cache.get(key);
  if (drawn === undefined) {
    drawn = draw(card, key);
    cache.set(key, drawn);
  }
  return drawn;
}

function draw(card: Subject, key: string): string {
  const dice = new Dice(card.id);
  let drawn = sky(dice, key);
  if (card.type === "ship") {
    if (dice.next() < 0.5) drawn += planet(dice, dice.between(0, 120), dice.between(72, 96), dice.between(20, 36), key);
    const size = 0.86 + Math.min(card.cost ?? 0, 8) * 0.07;
    return `${drawn}<g transform="translate(60 41) rotate(${r(dice.between(-30, -14))}) scale(${size.toFixed(2)})">${ship(dice, card.faction, key)}</g>`;
  }
  drawn += planet(dice, dice.between(40, 80), 128, 70, key);
  return drawn + station(dice, card.faction, card.type === "outpost", key);
}

/** A world seen from afar, the inside of an SVG of 48 by 48; `key` tells apart pictures on one page. Its ground is --fd. */
export function orb(id: string, key: string): string {
  const dice = new Dice(`orb-${id}`);
  const ring = dice.next() < 0.4;
  const tilt = r(dice.between(-30, 10));
  const halo = (half: string): string =>
    `<path d="M3 24a21 6.500 0 0 ${half} 42 0" fill="none" stroke="var(--fd)" stroke-width="2.500" transform="rotate(${tilt} 24 24)"/>`;
  const body = planet(dice, 24, 24, ring ? 14 : 20, key, 0.55);
  return ring ? halo("1") + body + halo("0") : body;
}

const FACTIONS = ["blob", "trade_federation", "star_empire", "machine_cult"] as const;

/** A picture for a game on the first page, 480 by 260. */
export function gameArt(slug: string): string {
  const dice = new Dice(`${slug}-scene`);
  const painted = PICTURES[slug];
  return backdrop(dice, slug) + (painted ?? orbits)(dice);
}

function backdrop(dice: Dice, slug: string): string {
  let drawn = `<defs><radialGradient id="b-${slug}" cx=".72" cy=".2" r="1"><stop offset="0" stop-color="var(--faction-trade_federation-deep)"/><stop offset="1" stop-color="var(--art-sky)"/></radialGradient></defs><rect width="480" height="260" fill="url(#b-${slug})"/>`;
  for (let i = 0; i < 90; i += 1) {
    drawn += `<circle cx="${r(dice.between(0, 480))}" cy="${r(dice.between(0, 260))}" r="${dice.between(0.3, 1.4).toFixed(2)}" fill="var(--art-light)" opacity="${dice.between(0.25, 0.9).toFixed(2)}"/>`;
  }
  return drawn;
}

function fleet(dice: Dice): string {
  let drawn = `<g style="--f:var(--art-trade_federation);--fd:var(--faction-trade_federation-deep)">${planet(dice, 400, 240, 120, "scene")}</g>`;
  const places = [
    [110, 80, 1.5],
    [230, 150, 1.9],
    [330, 70, 1.3],
    [120, 195, 1.3],
  ] as const;
  places.forEach(([x, y, size], i) => {
    const faction = FACTIONS[i] ?? "blob";
    const key = `scene-${faction}`;
    drawn +=
      `<g style="--f:var(--art-${faction});--fd:var(--faction-${faction}-deep)"><defs><linearGradient id="h-${key}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--art-light)"/><stop offset=".5" stop-color="var(--f)"/><stop offset="1" stop-color="var(--fd)"/></linearGradient></defs>` +
      `<g transform="translate(${x} ${y}) rotate(-22) scale(${size})">${ship(dice, faction, key)}</g></g>`;
  });
  return drawn;
}

function senate(dice: Dice): string {
  let drawn = "";
  for (let row = 0; row < 3; row += 1) {
    const seats = 8 + row * 4;
    for (let seat = 0; seat < seats; seat += 1) {
      const angle = Math.PI + (Math.PI * (seat + 0.5)) / seats;
      const far = 84 + row * 46;
      const x = 240 + Math.cos(angle) * far * 1.2;
      const y = 246 + Math.sin(angle) * far;
      const colour = seat < seats / 2 ? "var(--art-star_empire)" : "var(--art-machine_cult)";
      const lit = dice.next() < 0.45;
      drawn += `<circle cx="${r(x)}" cy="${r(y)}" r="11" fill="${lit ? colour : "var(--art-sky)"}" fill-opacity="${lit ? 0.85 : 0.6}" stroke="${colour}" stroke-width="1.6"/>`;
    }
  }
  return `${drawn}<path d="M204 246a36 36 0 0 1 72 0z" fill="var(--art-trade_federation)" opacity=".9"/><path d="M240 246V30" stroke="var(--art-light)" stroke-width=".8" opacity=".5"/>`;
}

function orbits(dice: Dice): string {
  let drawn = `<circle cx="240" cy="140" r="26" fill="var(--art-star_empire)"/>`;
  for (let i = 1; i < 6; i += 1) {
    const rx = 40 + i * 34;
    const angle = dice.between(0, Math.PI * 2);
    drawn += `<ellipse cx="240" cy="140" rx="${rx}" ry="${r(rx * 0.42)}" fill="none" stroke="var(--art-trade_federation)" opacity=".6"/>`;
    drawn += `<circle cx="${r(240 + Math.cos(angle) * rx)}" cy="${r(140 + Math.sin(angle) * rx * 0.42)}" r="${r(dice.between(4, 10))}" fill="var(--art-${dice.pick(FACTIONS)})"/>`;
  }
  return drawn;
}

const PICTURES: Record<string, (dice: Dice) => string> = { "star-realms": fleet, federation: senate };

export { HEIGHT, WIDTH };
