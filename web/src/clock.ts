/** What clocks show between two messages of the server. */
import type { Clocks } from "./api";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time a seat has left, `since` milliseconds after the clocks were told; null: nobody counts it. */
export function timeLeft(clocks: Clocks, seat: number, since: number): number | null {
  const left = clocks.left[seat] ?? null;
  if (left === null) return null;
  return Math.max(clocks.running.includes(seat) ? left - since : left, 0);
}

const two = (n: number): string => String(n).padStart(2, "0");

/** A time as a clock shows it: 1:05:09, 4:07, 0:08.3; a day and more in the reader's words. */
export function clockText(left: number, long: (days: number, hours: number) => string): string {
  if (left >= DAY) return long(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  const seconds = two(Math.floor((left % MINUTE) / SECOND));
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(minutes)}:${seconds}`;
  const tenth = left < 10 * SECOND ? `.${Math.floor((left % SECOND) / 100)}` : "";
  return `${minutes}:${seconds}${tenth}`;
}
