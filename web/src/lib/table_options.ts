/** Which of a game's options are asked for a new table, and which of them at once. */
import type { GameOption } from "../api";

export type Chosen = Readonly<Record<string, string | number>>;

const AT_ONCE = 2; // the rest is under "More options"

/** The options that matter with this many seats, with the choices that fit; one without a choice is left out. */
export function fitting(options: readonly GameOption[], seats: number): GameOption[] {
  return options.flatMap((option) => {
    const choices = option.by_seats[seats];
    if (!choices) return [];
    if (!option.choices) return [option];
    return choices.length > 1 ? [{ ...option, choices }] : [];
  });
}

/** The value of an option: what was chosen, unless it does not fit. */
export function valueOf(option: GameOption, chosen: Chosen): string | number {
  const wanted = chosen[option.name] ?? option.default;
  return !option.choices || option.choices.includes(String(wanted)) ? wanted : option.default;
}

/** What is sent: only what was chosen and fits. */
export function wantedOptions(options: readonly GameOption[], chosen: Chosen): Record<string, string | number> {
  const known = options.filter((option) => option.name in chosen);
  return Object.fromEntries(known.map((option) => [option.name, valueOf(option, chosen)]));
}

/** The options that everybody thinks about, and all others. */
export function split(options: readonly GameOption[]): { main: GameOption[]; more: GameOption[] } {
  const main = options.filter((option) => option.choices).slice(0, AT_ONCE);
  return { main, more: options.filter((option) => !main.includes(option)) };
}
