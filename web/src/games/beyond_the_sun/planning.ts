/** A jump is planned on the map: first a ship is picked, then where it goes. */
import type { Offer } from "../../api";

type Offers = ReadonlyMap<string, readonly Offer[]>;

const isMove = (offer: Offer): boolean => offer.action.startsWith("move:");

/** Whether picking a target only says which ship is to move, because it could go to several places. */
export function choosesShip(offers: Offers, target: string): boolean {
  const found = offers.get(target) ?? [];
  return target.startsWith("ship:") && found.length > 1 && found.every(isMove);
}

/** The options on the map while a ship is picked: places light only where it can go. */
export function withShip(offers: Offers, ship: string): Offers {
  const own = offers.get(ship);
  if (!own || !choosesShip(offers, ship)) return offers;
  const found = new Map<string, readonly Offer[]>();
  for (const [target, list] of offers) {
    const left = /^(place|move):/.test(target) ? list.filter((offer) => !isMove(offer) || own.includes(offer)) : list;
    if (left.length) found.set(target, left);
  }
  return found;
}
