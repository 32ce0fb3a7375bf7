/** The cards of Star Realms with their words in the language chosen now. */
import * as api from "../../api";
import { settings } from "../../settings.svelte";

let table: ReadonlyMap<string, api.Card> = $state.raw(new Map());

export function loadCards(): void {
  void api.cards("star-realms", settings.locale).then(
    (cards) => (table = new Map(cards.map((card) => [card.id, card]))),
    () => undefined, // the board shows names until the next try
  );
}

export function areCardsKnown(): boolean {
  return table.size > 0;
}

export function cardOf(id: string): api.Card | undefined {
  return table.get(id);
}
