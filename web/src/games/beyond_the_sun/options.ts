/** Where the options of Beyond the Sun lie on the board. The server has made them; here is only how they are shown. */
import type { Told } from "../../changes";
import type { Adapter, Left } from "../manifest";
import type { BeyondTheSunView } from "./schema";

type Place = (about: string) => string[];

const at =
  (...kinds: string[]): Place =>
  (about) =>
    kinds.map((kind) => `${kind}:${about}`);
const always =
  (...targets: string[]): Place =>
  () =>
    targets;
/** The part before the last slash: the location of an outpost, the achievement of a disc. */
const head = (about: string): string => about.split("/")[0] ?? "";

const PLACES: Record<string, Place> = {
  go: at("space"),
  copy: at("action"),
  row: at("action"),
  slot: at("slot"),
  type: at("type"),
  card: at("card"),
  keep: at("card"),
  repeat: at("tech"),
  ability: at("tech", "colony"),
  replace: (about) => [`achievement:${head(about)}`],
  claim: at("achievement"),
  link: at("place", "achievement"),
  beside: at("place"),
  colonize: at("place"),
  bonus: at("place"),
  outpost: (about) => [`place:${head(about)}`],
  build: (about) => [`place:${head(about)}`],
  move: (about) => {
    const [from = "", level = "", to = ""] = about.split("/");
    return [`ship:${from}/${level}`, `place:${to}`, `move:${about}`];
  },
  upgrade: at("ship"),
  recall: at("ship"),
  give: at("ship"),
  return: at("return"),
  uncover: at("guild"),
  column: at("column"),
  disc: at("disc"),
  pay: at("resource"),
  grow: always("grow"),
  produce: always("produce"),
  trade: always("trade"),
  buy_population: always("resource:ore"),
  sell_population: always("resource:population"),
};

/** To go on or to leave something out: no thing on the board stands for it. */
export const DECLINES = ["skip", "stop"];

/** Mats to choose from lie nowhere on the board. */
const TILES = ["mat"];

const HEADINGS: Record<string, string> = {
  slot: "technologies",
  card: "technologies",
  copy: "technologies",
  repeat: "technologies",
  row: "basic",
  ability: "abilities",
  replace: "abilities",
  move: "moves",
  upgrade: "ships",
  recall: "ships",
  give: "ships",
  build: "ships",
  return: "ships",
  claim: "achievements",
};

const ICONS: Record<string, string> = {
  go: "action_pawn",
  copy: "copy_action",
  row: "action_pawn",
  slot: "research",
  type: "research",
  card: "research",
  repeat: "immediate_bonus",
  ability: "lasting_ability",
  replace: "star_disc",
  claim: "achievement",
  link: "galactic_news",
  beside: "star_system",
  colonize: "colonize",
  bonus: "outpost_control",
  outpost: "outpost_control",
  build: "ship",
  move: "jump",
  upgrade: "ship_upgrade",
  recall: "population",
  give: "ship",
  return: "ship",
  uncover: "guild",
  column: "supply_cube",
  disc: "production_disc",
  pay: "cost",
  grow: "food",
  produce: "ore",
  trade: "resource_trade",
  buy_population: "population",
  sell_population: "ore",
  mat: "seat",
  keep: "star_system",
  use: "check",
};

/** The order in which a player thinks of spaces: technologies are why one plays, the basic rows come last. */
const ORDER = ["technologies", "guilds", "events", "basic", "abilities", "moves", "ships", "achievements", "other"];

export const kindOf = (text: string): string => text.split(":")[0] ?? "";
const aboutOf = (text: string): string => text.slice(kindOf(text).length + 1);

export function targets(text: string): string[] {
  return (PLACES[kindOf(text)] ?? always())(aboutOf(text));
}

/** Where an action is printed. */
export function printedOn(about: string): "technologies" | "guilds" | "events" | "basic" {
  if (/^T\d/.test(about)) return "technologies";
  if (/^E\d/.test(about)) return "events";
  return head(about).endsWith("_guild") ? "guilds" : "basic";
}

function group(text: string): string {
  const kind = kindOf(text);
  if (DECLINES.includes(kind)) return "end";
  return kind === "go" ? printedOn(aboutOf(text)) : (HEADINGS[kind] ?? "other");
}

/** Is this a time for such an action at all? Else the reason would only be that something else is asked. */
export function isTimeFor(text: string, offered: Iterable<string>): boolean {
  return [...offered].some((each) => kindOf(each) === kindOf(text));
}

const TOLD: readonly Told[] = [
  { at: "players.*.ore", label: "term-ore" },
  { at: "players.*.population", label: "term-population" },
  { at: "players.*.score", label: "term-victory-point" },
  { at: "players.*.ships", label: "term-ship" },
  { at: "players.*.power", label: "term-military-power" },
  { at: "players.*.technologies", label: "term-technology" },
  { at: "players.*.controls", label: "term-outpost" },
  { at: "players.*.automation", label: "term-automation-level", thing: "disc" },
  { at: "players.*.colonies", label: "term-colonized-system" },
  { at: "players.*.food_discs", label: "disc-food" },
  { at: "players.*.ore_discs", label: "disc-ore" },
  { at: "locations.*.rightful", label: "location-*" },
  { at: "discs_missing", label: "board-discs-missing-short" },
];

/** What an option that ends something would leave unused. */
function left(text: string, actions: readonly string[], view: BeyondTheSunView): Left[] {
  if (text !== "stop" || actions.length < 2) return [];
  const { id, args } = view.prompt;
  const number = (name: string): number => Number(args[name] ?? 0);
  if (id === "prompt-move-ships") return [{ label: "left-movement", value: number("points") }];
  if (id === "prompt-move-anywhere") return [{ label: "left-moves", value: number("left") }];
  if (id === "prompt-upgrade-ships") return [{ label: "left-upgrades", value: number("left") }];
  return id === "prompt-trading" && !number("made") ? [{ label: "left-production", value: 1 }] : [];
}

export const adapter: Adapter<BeyondTheSunView> = {
  targets,
  rank: (text) => (DECLINES.includes(kindOf(text)) ? ORDER.length + 1 : ORDER.indexOf(group(text))),
  // Enter takes the only way: it never spends anything by surprise, and skips nothing.
  default: (actions) => (actions.length === 1 ? (actions[0] ?? null) : null),
  group,
  icon: (text) => ICONS[kindOf(text)] ?? "",
  score: (view, seat) => {
    const player = view.players[seat];
    return player
      ? { term: "crown", label: "term-victory-point", value: player.score ?? 0, at: `players.${seat}.score` }
      : null;
  },
  counters: (view, seat) => {
    const player = view.players[seat ?? view.active];
    if (!player) return [];
    return (["ore", "population"] as const).map((kind) => ({
      term: kind,
      label: `term-${kind}`,
      value: player[kind],
      at: `players.${player.seat}.${kind}`,
    }));
  },
  headline: (view) => ({ round: Math.max(view.round, 1), unit: "round" }),
  beginsTurn: (line) => line.words.id === "log-turn",
  series: null,
  left,
  told: TOLD,
  ghost: (path, after) => {
    const [list, place = "", field] = path.split(".");
    const rightful = list === "locations" && field === "rightful" ? after.locations[place]?.rightful : null;
    return rightful ? { text: "", icon: "outpost_control", seat: rightful.seat } : null;
  },
  couldBe: (zone, thing) => {
    const kind = zone.split(":")[0];
    return kind === "tree" ? [`slot:${thing}`] : kind === "space" ? [`go:${thing}`] : [];
  },
  components: ["technology", "event", "system", "achievement", "mat"],
  hasAreas: true,
  isDense: true,
  isTile: (text) => TILES.includes(kindOf(text)),
  isScoring: (line) => line.words.id === "log-score",
};
