/** Who sits at this browser. Nobody needs an account: whoever begins to play becomes a guest. */
import * as api from "./api";
import { t } from "./words.svelte";

const KEY = "ecliptic.person"; // set while somebody is signed in here, and whether as a guest
let person: api.Person | null = $state.raw(null);
let isAsked = $state(false);
let asked: Promise<void> | null = null;
/** Who was here until the session ended by itself. */
let expired: "guest" | "account" | null = $state(null);

function ask(): Promise<void> {
  asked ??= api.session().then(
    (found) => {
      person = found;
      isAsked = true;
      if (found) remember(found);
      else expired = localStorage.getItem(KEY) as typeof expired;
    },
    () => {
      isAsked = true; // the server does not answer: that is found out when it matters
    },
  );
  return asked;
}

function remember(found: api.Person | null): void {
  expired = null;
  if (found) localStorage.setItem(KEY, found.login ? "account" : "guest");
  else localStorage.removeItem(KEY);
}

/** Whose session has ended by itself in this browser; null: nobody's. */
export function whoExpired(): typeof expired {
  void ask();
  return expired;
}

/** Ask once more: the session may have ended meanwhile. */
export function askAgain(): void {
  asked = null;
  void ask();
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
  remember(found);
}

/** Whoever is asked twice becomes one guest. */
let becoming: Promise<api.Person> | null = null;

export async function becomeSomebody(name = ""): Promise<api.Person> {
  await ask();
  if (person) return person;
  becoming ??= api.becomeGuest(name.trim() || t("guest-name")).finally(() => (becoming = null));
  const found = await becoming;
  if (!person) iAm(found);
  return found;
}

/** A table against bots, at once. */
export async function playNow(game: api.GameInfo): Promise<api.TableInfo> {
  await becomeSomebody();
  const seats = game.seats.find((n) => n > 1) ?? 2;
  const others = [...Array(seats).keys()].slice(1);
  return api.createTable({
    game: game.slug,
    seats,
    bots: Object.fromEntries(others.map((seat) => [String(seat), FIRST_BOT])),
  });
}

/** The bot that newcomers meet. */
export const FIRST_BOT = "greedy";
