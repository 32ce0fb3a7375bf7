/** Pictures of the cards: ships and stations by faction. */
import { Dice, r } from "../../../art/random";
import { planet, sky } from "../../../art/sky";
import { ship } from "./ship";
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
    return (
      `${drawn}<g transform="translate(60 41) rotate(${r(dice.between(-30, -14))}) ` +
      `scale(${size.toFixed(2)})">${ship(dice, card.faction, key)}</g>`
    );
  }
  drawn += planet(dice, dice.between(40, 80), 128, 70, key);
  return drawn + station(dice, card.faction, card.type === "outpost", key);
}
