/** Any game's view: what the kernel adds, and fields that only their names and values explain. */
import type { TableView } from "../table_view";

export interface GenericView extends TableView {
  round?: unknown;
  players?: unknown;
  [field: string]: unknown;
}

export function playersOf(view: GenericView): Record<string, unknown>[] {
  const isTable = (each: unknown): each is Record<string, unknown> => each !== null && typeof each === "object";
  return Array.isArray(view.players) ? view.players.filter(isTable) : [];
}
