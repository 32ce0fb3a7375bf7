/**
 * Options that are put together from parts: so many dice of each kind, so many fresh and damaged ships, some cards of
 * the hand, or one card for another. The panel that picks them steps through the options that the server offers.
 */
import { split } from "./options";

/** One part: its value is a number, or one of some names. */
export interface Axis {
  id: string;
  /** The names of its values; without them the value is a number. */
  names?: readonly string[];
}

export interface Picking {
  kind: string;
  axes: readonly Axis[];
  /** The options, each as its values on the axes. */
  options: readonly { action: string; values: readonly number[] }[];
}

export const PICKED = ["dice", "ships", "fleet", "discard_hand", "swap"];

const unique = (list: readonly string[]): string[] => [...new Set(list)];

/** The options that are offered as parts; null when they are of another kind. */
export function pickingOf(actions: readonly string[]): Picking | null {
  const kind = split(actions[0] ?? "")[0];
  const own = actions.filter((action) => split(action)[0] === kind);
  if (!PICKED.includes(kind)) return null;
  const abouts = own.map((action) => split(action)[1]);
  const put = (axes: readonly Axis[], values: (about: string) => number[]): Picking => ({
    kind,
    axes,
    options: own.map((action, i) => ({ action, values: values(abouts[i] ?? "") })),
  });
  if (kind === "dice") {
    const axes = ["assault", "skirmish", "raid"].map((id) => ({ id }));
    return put(axes, (about) => about.split("-").map(Number));
  }
  if (kind === "ships") {
    const axes = ["fresh", "damaged"].map((id) => ({ id }));
    return put(axes, (about) => about.split("+").map(Number));
  }
  if (kind === "fleet") {
    const axes = ["fresh", "damaged", "along", "hurt"].map((id) => ({ id }));
    return put(axes, (about) => about.split(/[+/]/u).map(Number));
  }
  if (kind === "discard_hand") {
    const cards = unique(abouts.filter((about) => about !== "none").flatMap((about) => about.split("+")));
    return put(
      cards.map((id) => ({ id })),
      (about) => cards.map((each) => (about.split("+").includes(each) ? 1 : 0)),
    );
  }
  const [given, taken] = [0, 1].map((side) => unique(abouts.map((about) => about.split("/")[side] ?? ""))) as [
    string[],
    string[],
  ];
  const axes = [
    { id: "given", names: given },
    { id: "taken", names: taken },
  ];
  return put(axes, (about) => {
    const [one = "", other = ""] = about.split("/");
    return [given.indexOf(one), taken.indexOf(other)];
  });
}

const total = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0);

/** What the panel begins with: as many as there can be; of dice, those that do no harm to their owner. */
export function firstPick(picking: Picking): readonly number[] {
  const many = (values: readonly number[]): number => {
    if (picking.kind === "dice") return total(values) * 100 + (values[1] ?? 0);
    return ["ships", "fleet"].includes(picking.kind) ? total(values) : -total(values);
  };
  const best = picking.options.toSorted((a, b) => many(b.values) - many(a.values))[0];
  return best?.values ?? [];
}

/** The nearest option whose value on one axis is higher or lower by some; null when there is none. */
export function stepped(picking: Picking, now: readonly number[], axis: number, by: number): readonly number[] | null {
  const wanted = (now[axis] ?? 0) + by;
  const far = (values: readonly number[]): number => total(values.map((n, i) => Math.abs(n - (now[i] ?? 0))));
  const found = picking.options
    .map((option) => option.values)
    .filter((values) => values[axis] === wanted)
    .toSorted((a, b) => far(a) - far(b));
  return found[0] ?? null;
}

export function actionOf(picking: Picking, values: readonly number[]): string {
  return picking.options.find((option) => option.values.every((n, i) => n === values[i]))?.action ?? "";
}
