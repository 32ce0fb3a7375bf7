/** Times in words, in the reader's language. */
import { settings } from "./settings.svelte";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was. */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.locale, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (now - at >= length) return format.format(-Math.floor((now - at) / length), unit);
  }
  return format.format(0, "minute");
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.locale, { dateStyle: "medium" }).format(at);
}

export function hour(at: number): string {
  return new Intl.DateTimeFormat(settings.locale, { timeStyle: "short" }).format(at);
}
