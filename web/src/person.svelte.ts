/** Who sits at this browser. Nobody needs an account: whoever begins to play becomes a guest. */
import * as api from "./api";
import { t } from "./words.svelte";

let person: api.Visitor | null = $state.raw(null);
let asked: Promise<void> | null = null;

export function whoAmI(): api.Visitor | null {
  asked ??= api.me().then(
    (found) => void (person = found),
    () => undefined,
  );
  return person;
}

export async function becomeSomebody(name = ""): Promise<api.Visitor> {
  whoAmI();
  await asked;
  person ??= await api.becomeGuest(name.trim() || t("guest-name"));
  return person;
}

const KEY = "ecliptic.tables";
const MOST_REMEMBERED = 40;

/** The tables that this browser has been at, the latest first. */
export function rememberedTables(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return []; // written by another version
  }
}

export function rememberTable(id: string): void {
  const ids = [id, ...rememberedTables().filter((other) => other !== id)];
  localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST_REMEMBERED)));
}
