/** The picture on the first page: a fleet of all factions. */
import { scene } from "../../art";
import type { Dice } from "../../art/random";
import { planet } from "../../art/sky";
import { ship } from "./art/ship";

const FACTIONS = ["blob", "trade_federation", "star_empire", "machine_cult"] as const;

function fleet(dice: Dice): string {
  let drawn =
    `<g style="--f:var(--art-trade_federation);--fd:var(--faction-trade_federation-deep)">` +
    `${planet(dice, 400, 240, 120, "scene")}</g>`;
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
      `<g style="--f:var(--art-${faction});--fd:var(--faction-${faction}-deep)"><defs>` +
      `<linearGradient id="h-${key}" x1="0" y1="0" x2="0" y2="1">` +
      `<stop offset="0" stop-color="var(--art-light)"/><stop offset=".5" stop-color="var(--f)"/>` +
      `<stop offset="1" stop-color="var(--fd)"/></linearGradient></defs>` +
      `<g transform="translate(${x} ${y}) rotate(-22) scale(${size})">${ship(dice, faction, key)}</g></g>`;
  });
  return drawn;
}

export const picture = (): string => scene("star-realms", fleet);
