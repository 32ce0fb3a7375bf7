/** What lists and tables say about a table. */
import type { Clock, Seat, TableInfo } from "../api";
import { t, tOr } from "../words.svelte";

interface Result {
  places: number[];
  scores: number[];
  reason: string;
}

export const resultOf = (table: TableInfo): Result | null => (table.result as unknown as Result | null) ?? null;

// What ends a game without a result.
const CALLED_OFF = new Set(["abandoned", "aborted"]);

/** How a finished game ended: who won. */
export function winners(table: TableInfo): string {
  const result = resultOf(table);
  const won = table.seats.filter((seat) => result?.places[seat.seat] === 1);
  if (won.length) return t("ended-winner", { names: won.map(seatName).join(", ") });
  return t(CALLED_OFF.has(result?.reason ?? "") ? `ended-${result?.reason}` : "ended-nobody");
}

/** The same for one of those who played: their own place. */
export function outcome(table: TableInfo): string {
  const places = resultOf(table)?.places ?? [];
  const own = (table.mine ?? []).map((seat) => places[seat] ?? 0);
  if (!places.some(Boolean) || own.length !== 1) return winners(table);
  return own[0] === 1 ? t("ended-won") : t("ended-place", { place: own[0] ?? 0, players: places.length });
}

// What ended a game at the table and not by its rules, so that the game itself has no words for it.
const BY_THE_TABLE = new Set(["resigned", "time", ...CALLED_OFF]);

export const isEndedByTable = (table: TableInfo): boolean => BY_THE_TABLE.has(resultOf(table)?.reason ?? "");

/** How the table ended a game. */
export const howEnded = (table: TableInfo): string => t(`ended-by-${resultOf(table)?.reason ?? "abandoned"}`);

/** A rating as it is read: one that rests on little has a question mark. */
export const ratingWords = (rating: number, isProvisional: boolean): string =>
  isProvisional ? t("rating-provisional", { rating }) : String(rating);

/** Whether the reader is among the winners. */
export const isWon = (table: TableInfo): boolean =>
  (table.mine ?? []).some((seat) => resultOf(table)?.places[seat] === 1);

/** How time is given. */
export function clockWords(clock: Clock | null | undefined): string {
  if (!clock) return t("clock-none");
  if (clock.kind === "days") return t("clock-days", { days: clock.days });
  return t("clock-live", { minutes: Math.round(clock.seconds / 6) / 10, increment: clock.increment });
}

/** A level of bots; a level that this client does not know goes by its own name. */
export function botLevel(level: string): string {
  return tOr(`bot-${level}`, level.charAt(0).toUpperCase() + level.slice(1));
}

/** Who sits there, as others read it. A bot is called by its level, with a number when there are several. */
export function seatName(seat: Seat): string {
  if (seat.bot && seat.person === null && seat.name) return botLevel(seat.bot) + (/ \d+$/.exec(seat.name)?.[0] ?? "");
  return seat.name ?? t("seat-number", { n: seat.seat + 1 });
}
