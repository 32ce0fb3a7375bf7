/** The cards of this table with their words in the language chosen now. */
import { printed } from "../../kit/printed.svelte";
import type { Card, StarRealmsPrinted } from "./schema";

/** Look up cards by id; called while a component is set up. */
export function useCards(): { readonly areKnown: boolean; of: (id: string) => Card | undefined } {
  const store = printed<StarRealmsPrinted>();
  const table = $derived(new Map(store.now?.cards.map((card) => [card.id, card])));
  return {
    get areKnown() {
      return table.size > 0;
    },
    of: (id) => table.get(id),
  };
}
