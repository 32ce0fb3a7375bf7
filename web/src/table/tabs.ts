/** The tabs of the side panel. */
import { manifestOf } from "../games";

export const TABS = ["log", "chat", "rules", "scores", "notes", "table"] as const;
export type Tab = (typeof TABS)[number];

/** Those of a game, in their order; notes are for people who are signed in. */
export function tabsOf(game: string, hasNotes: boolean): Tab[] {
  const isLeftOut: Partial<Record<Tab, boolean>> = { scores: !manifestOf(game).sheet, notes: !hasNotes };
  return TABS.filter((tab) => !isLeftOut[tab]);
}
