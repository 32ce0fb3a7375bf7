/** A move is planned on the map: first ships are picked, then where they go. */
import type { Offer } from "../../api";

type Offers = ReadonlyMap<string, readonly Offer[]>;

const isMove = (offer: Offer): boolean => offer.action.startsWith("move:");

/** Whether picking a target only says which ships are to move, because they could go to several systems. */
export function choosesFleet(offers: Offers, target: string): boolean {
  const found = offers.get(target) ?? [];
  return /^fleets?:/.test(target) && found.length > 1 && found.every(isMove);
}

/** The options while ships are picked: on the map only the systems they can go to, and other ships, light up. */
export function withFleet(offers: Offers, fleet: string): Offers {
  const own = offers.get(fleet);
  if (!own || !choosesFleet(offers, fleet)) return offers;
  const found = new Map<string, readonly Offer[]>();
  for (const [target, list] of offers) {
    const left = target.startsWith("node:") ? list.filter((offer) => own.includes(offer)) : list;
    if (left.length && (!/^(site|fleets?|cluster|hit):/.test(target) || choosesFleet(offers, target)))
      found.set(target, left);
  }
  return found;
}

/** Where the picked ships are. */
export function startOf(fleet: string): string {
  return fleet.replace(/^fleets?:/, "").split("/")[0] ?? "";
}
