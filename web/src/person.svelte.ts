/** Who sits at this browser. Nobody needs an account: whoever begins to play becomes a guest. */
import * as api from "./api";
import { t } from "./words.svelte";

let person: api.Person | null = $state.raw(null);
let isAsked = $state(false);
let asked: Promise<void> | null = null;

function ask(): Promise<void> {
  asked ??= api.me().then(
    (found) => {
      person = found;
      isAsked = true;
    },
    () => {
      isAsked = true; // nobody yet, or the server does not answer: both are found out when it matters
    },
  );
  return asked;
}

export function whoAmI(): api.Person | null {
  void ask();
  return person;
}

/** Whether it is known who sits here. */
export function isKnown(): boolean {
  void ask();
  return isAsked;
}

/** Somebody has signed in, signed out or changed their name. */
export function iAm(found: api.Person | null): void {
  asked = Promise.resolve();
  isAsked = true;
  person = found;
}

export async function becomeSomebody(name = ""): Promise<api.Person> {
  await ask();
  if (!person) iAm(await api.becomeGuest(name.trim() || t("guest-name")));
  return person!;
}

/** A table against bots, at once. */
export async function playNow(game: api.GameInfo): Promise<api.TableInfo> {
  await becomeSomebody();
  const seats = game.seats.find((n) => n > 1) ?? 2;
  const others = [...Array(seats).keys()].slice(1);
  return api.createTable({ game: game.slug, seats, bots: Object.fromEntries(others.map((seat) => [String(seat), FIRST_BOT])) });
}

/** The bot that newcomers meet. */
export const FIRST_BOT = "greedy";
