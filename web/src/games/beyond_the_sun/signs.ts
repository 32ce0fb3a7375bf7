/** What an effect does, as short signs: an icon each, with a number or a level. */
import type { Words } from "./schema";

export interface Sign {
  icon: string;
  text?: string;
  /** The level of a ship that is built. */
  ship?: number;
  /** Only when somebody wants to. */
  isOptional?: boolean;
}

type Args = Record<string, unknown>;
type Draw = (args: Args) => Sign[];

const isWords = (value: unknown): value is Words => typeof (value as Words | null)?.id === "string";
const clausesIn = (value: unknown): Words[] =>
  Array.isArray(value) ? value.filter(isWords) : isWords(value) ? [value] : [];
const count = (value: unknown): string => (Number(value ?? 1) > 1 ? String(value) : "");
const plain =
  (icon: string, number = ""): Draw =>
  (args) => [{ icon, text: number ? String(args[number] ?? "") : "" }];

/** What is paid: nothing for nothing. */
export function costSigns(ore: number, population: number): Sign[] {
  return [
    ...(ore ? [{ icon: "ore", text: String(ore) }] : []),
    ...(population ? [{ icon: "population", text: String(population) }] : []),
  ];
}

const paid: Draw = (args) =>
  costSigns(Number(args["ore"] ?? 0), Number(args["population"] ?? 0)).map((sign) => ({
    ...sign,
    text: `−${sign.text}`,
  }));

const levels: Draw = (args) => {
  const found = (args["levels"] as { or?: string[] } | undefined)?.or ?? [];
  const first = found[0] ?? "";
  return [{ icon: "research", text: found.length > 1 ? `${first}–${found.at(-1)}` : first }];
};

const SIGNS: Record<string, Draw> = {
  "step-gain-ore": plain("ore", "n"),
  "step-make-pop": plain("population", "n"),
  "step-take-population": plain("population", "n"),
  "step-relocate-supply": plain("supply_cube", "n"),
  "step-growth-production": plain("food"),
  "step-ore-production": plain("ore"),
  "step-trade": plain("resource_trade"),
  "step-automate": (args) => [{ icon: "automation" }, { icon: args["disc"] === "food" ? "food" : "ore" }],
  "step-build": (args) => [{ icon: "ship", ship: Number(args["level"] ?? 0), text: count(args["n"]) }],
  "step-jump": plain("jump", "n"),
  "step-jump-anywhere": plain("jump_anywhere", "n"),
  "step-upgrade": (args) => [{ icon: "ship_upgrade", text: count(args["ships"]) }],
  "step-upgrade-levels": plain("ship_upgrade", "n"),
  "step-research": levels,
  "step-private-technology": (args) => [{ icon: "research", text: String(args["level"] ?? "") }],
  "step-colonize": plain("colonize"),
  "step-draw-systems-keep-one": plain("colonize"),
  "step-take-linked-system": plain("colonize"),
  "step-gain-ore-per-controlled-location": plain("ore", "per"),
  "step-gain-ore-per-wrested-control": plain("ore", "per"),
  "step-make-pop-per-colonized": plain("population", "n"),
  "step-repeat-immediate-of-this-card": plain("immediate_bonus"),
  "step-repeat-immediate-of-own-technology": plain("immediate_bonus"),
  "step-copy-research-action": plain("copy_action"),
  "step-basic-spacefaring-action": plain("action_pawn"),
  "step-pay": paid,
};

/** The signs of some clauses, in their order; those of options are divided by a stroke. */
export function signsOf(clauses: readonly Words[]): Sign[] {
  return clauses.flatMap(({ id, args }): Sign[] => {
    if (id === "step-optional") {
      return signsOf(clausesIn(args["step"])).map((sign) => ({ ...sign, isOptional: true }));
    }
    if (id === "step-for-cost") return [...paid(args), ...signsOf(clausesIn(args["step"]))];
    if (id === "step-choose") {
      const options = (args["options"] as { or?: unknown[] } | undefined)?.or ?? [];
      return options.flatMap((option, i) => [...(i ? [{ icon: "", text: "/" }] : []), ...signsOf(clausesIn(option))]);
    }
    return SIGNS[id]?.(args) ?? [{ icon: "info" }];
  });
}
