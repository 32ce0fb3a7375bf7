/** The tabs of the side panel. */
export const TABS = ["log", "chat", "rules", "notes", "table"] as const;
export type Tab = (typeof TABS)[number];
