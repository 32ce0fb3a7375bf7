/** Reading Star Realms' view. */
import type { Placed, Player, StarRealmsView } from "./schema";

/** Cards with the number that tells copies apart, as the notation counts them: `scout`, `scout#2` ... */
export function numbered(cards: readonly string[]): { card: string; place: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { card, place: copy > 1 ? `${card}#${copy}` : card };
  });
}

/** What is known of a hand that the viewer does not see. */
export const knownHand = (player: Player): readonly string[] => (player.hand ? [] : player.known_hand);

/** What is known of a deck, from the top. */
export const knownDeck = (player: Player): readonly string[] => player.deck_cards ?? player.deck_top;

/** Everybody else, in the order in which they move after the viewer. */
export function others(view: StarRealmsView, viewer: number | null): number[] {
  const order = view.order.length ? view.order : view.players.map((player) => player.seat);
  const at = order.indexOf(viewer ?? order[0] ?? 0);
  return [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
}

const inFront = (slot: Placed): number => (slot.outpost ? 0 : slot.type === "base" ? 1 : 2);

/** What a player has in play, outposts in front, each with the place that the notation knows it by. */
export function placedCards(player: Player): { card: string; place: string; slot: Placed }[] {
  return numbered(player.in_play.map((slot) => slot.card))
    .map((spot, i) => ({ ...spot, slot: player.in_play[i]! }))
    .sort((a, b) => inFront(a.slot) - inFront(b.slot));
}
