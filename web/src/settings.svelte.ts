/** What a reader has chosen for this browser. */
import { LOCALES, type Locale } from "./catalogue";

export interface Settings {
  locale: Locale;
  theme: "system" | "dark" | "light";
  motion: "off" | "fast" | "normal" | "slow";
  palette: "standard" | "safe";
  confirm: boolean;
  confirmEnd: boolean;
  sound: boolean;
  plain: boolean;
}

const KEY = "ecliptic.settings";

function language(): Locale {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return LOCALES.find((locale) => spoken.includes(locale) && spoken[0] === locale) ?? "en";
}

function read(): Settings {
  const standard: Settings = {
    locale: language(),
    theme: "dark", // the table is at its best in the dark
    motion: "normal",
    palette: "standard",
    confirm: false,
    confirmEnd: true,
    sound: false,
    plain: false,
  };
  const stored = localStorage.getItem(KEY);
  if (!stored) return standard;
  try {
    return { ...standard, ...(JSON.parse(stored) as Partial<Settings>) };
  } catch {
    return standard; // written by another version: the choices are made anew
  }
}

export const settings: Settings = $state(read());

const PAPER = matchMedia("(prefers-color-scheme: light)");

export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.locale;
  root.dataset["theme"] = settings.theme === "system" ? (PAPER.matches ? "light" : "dark") : settings.theme;
  root.dataset["motion"] = settings.motion;
  root.dataset["palette"] = settings.palette;
  localStorage.setItem(KEY, JSON.stringify(settings));
}
