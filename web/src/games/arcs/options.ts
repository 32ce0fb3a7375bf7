/** Where the options of Arcs lie on the board. The server has made them; here is only how they are shown. */
import type { Told } from "../../changes";
import type { Adapter } from "../manifest";
import type { ArcsView } from "./schema";

type Place = (about: string, viewer: number | null) => string[];

const card: Place = (about) => [`card:${about.split("#")[0]}`];
const cardOf: Place = (about) => [`card:${about.split("/")[1]}`];
const hand: Place = (about) => [`hand:${about.split("/")[0]}`];
const site: Place = (about) => [`site:${about}`];
const node: Place = (about) => [`node:${about}`];
const own: Place = (about) => [`own:${about.split("/")[0]}`];

/** The thing that an option is about. What is put together from several numbers or cards is picked in a panel. */
const PLACES: Record<string, Place> = {
  lead: hand,
  surpass: hand,
  copy: hand,
  pivot: hand,
  seize: hand,
  hand_card: hand,
  keep_hand: () => ["hands"],
  redraw: () => ["hands"],
  declare: (about) => [`ambition:${about}`],
  spend: own,
  drop: own,
  put: (about) => [`slot:${about.split("/")[1]}`],
  type: (about) => [`supply:${about}`],
  prelude: card,
  reroll: card,
  influence: card,
  secure: card,
  ransack: card,
  card,
  take: card,
  raid_card: card,
  steal_card: cardOf,
  react: cardOf,
  use: (about) => [`use:${about}`],
  union: (about) => [`played:${about}`],
  tax: site,
  build_ship: site,
  repair: site,
  hit_building: site,
  site,
  build_city: node,
  build_outside: node,
  build_starport: node,
  at: node,
  catapult: node,
  city: (about) => [`node:${about.split("/")[0]}`],
  cluster: (about) => [`node:${about}-gate`, `cluster:${about}`],
  repair_ship: (about, viewer) => [`fleet:${about}/${viewer}`],
  move: (about, viewer) => {
    const [start, end] = about.split(">");
    return [`fleet:${start}/${viewer}`, `fleets:${start}`, `node:${end}`, `move:${about}`];
  },
  battle: (about) => [`fleet:${about}`, `node:${about.split("/")[0]}`],
  hit: (about) => [`hit:${about}`],
  die: (about) => [`die:${about}`],
  raid: (about) => [`raid:${about}`],
  steal: (about) => [`theirs:${about}`],
  rival: (about) => [`seat:${about}`],
  piece: (about) => [`piece:${about}`],
  ships: (about) => [`pick:ships:${about}`],
  dice: (about) => [`pick:dice:${about}`],
  discard_hand: (about) => [`pick:discard_hand:${about}`],
  swap: (about) => [`pick:swap:${about}`],
};

/** To decline, to go on or to end; nothing on the board stands for it. */
export const DECLINES = ["pass", "done", "no", "end"];

const HEADINGS: Record<string, string> = {
  lead: "hand",
  surpass: "surpass",
  copy: "copy",
  pivot: "pivot",
  seize: "seize",
  declare: "declare",
  spend: "prelude",
  prelude: "prelude",
  tax: "tax",
  build_city: "build",
  build_outside: "build",
  build_starport: "build",
  build_ship: "build",
  repair: "repair",
  repair_ship: "repair",
  move: "move",
  influence: "influence",
  secure: "secure",
  battle: "battle",
  use: "cards",
  raid: "raid",
  raid_card: "raid",
  steal: "raid",
  steal_card: "raid",
};

const ORDER = [
  "declare",
  "hand",
  "surpass",
  "pivot",
  "copy",
  "prelude",
  "battle",
  "secure",
  "influence",
  "tax",
  "build",
  "repair",
  "move",
  "cards",
  "raid",
  "other",
  "seize",
];

const ICONS: Record<string, string> = {
  lead: "arcs_lead",
  surpass: "arcs_surpass",
  copy: "arcs_copy",
  pivot: "arcs_pivot",
  seize: "arcs_seize",
  pass: "arcs_initiative",
  declare: "arcs_declare",
  tax: "arcs_tax",
  build_city: "arcs_city",
  build_outside: "arcs_city",
  build_starport: "arcs_starport",
  build_ship: "arcs_ship",
  repair: "arcs_repair",
  repair_ship: "arcs_repair",
  move: "arcs_move",
  catapult: "arcs_move",
  ships: "arcs_ship",
  influence: "arcs_influence",
  secure: "arcs_secure",
  ransack: "arcs_secure",
  battle: "arcs_battle",
  dice: "dice",
  die: "dice",
  reroll: "dice",
  hit: "arcs_ship_hit",
  hit_building: "arcs_building_hit",
  raid: "arcs_key",
  raid_card: "arcs_key",
  steal: "arcs_raid",
  steal_card: "arcs_raid",
  prelude: "arcs_guild",
  use: "arcs_guild",
  end: "end",
};
// What is about a resource shows that resource.
const OF_RESOURCE = ["spend", "drop", "type", "put"];

export function split(action: string): [kind: string, about: string] {
  const at = action.indexOf(":");
  return at < 0 ? [action, ""] : [action.slice(0, at), action.slice(at + 1)];
}

/** Whether a card is given up for the initiative, rather than played. */
export const seizes = (action: string): boolean => split(action)[0] === "seize";

export function targets(action: string, viewer: number | null): string[] {
  const [kind, about] = split(action);
  return PLACES[kind]?.(about, viewer) ?? [];
}

/** Is this a time for such an action at all? Else the reason would only be that something else is asked. */
export function isTimeFor(action: string, offered: readonly string[]): boolean {
  const kinds = new Set(offered.map((each) => split(each)[0]));
  return kinds.has(split(action)[0]) || kinds.has("end");
}

function heading(action: string): string {
  const [kind] = split(action);
  return DECLINES.includes(kind) ? "end" : (HEADINGS[kind] ?? "other");
}

const WISHES: Record<string, readonly string[]> = {
  court: ["influence", "secure"],
  hand: ["lead", "surpass", "pivot", "copy"],
  own: ["prelude"],
};

const TOLD: readonly Told[] = [
  { at: "players.*.power", label: "term-power" },
  { at: "players.*.ships", label: "board-left-ships" },
  { at: "players.*.cities", label: "board-left-cities" },
  { at: "players.*.starports", label: "board-left-starports" },
  { at: "players.*.agents", label: "board-left-agents" },
  { at: "players.*.outrage", label: "term-outrage", thing: "resource" },
  { at: "players.*.loose", label: "term-resource", thing: "resource" },
  { at: "players.*.cards", label: "board-cards", thing: "card" },
  { at: "players.*.hand_size", label: "term-hand" },
  { at: "players.*.trophies", label: "board-trophies" },
  { at: "players.*.captives", label: "board-captives" },
  { at: "turn.pips", label: "term-pip" },
];

export const adapter: Adapter<ArcsView> = {
  targets,
  rank: (action) => {
    const place = ORDER.indexOf(heading(action));
    return place < 0 ? ORDER.length : place;
  },
  // Enter takes the only way: it never spends anything by surprise, and skips nothing.
  default: (actions) => (actions.length === 1 ? (actions[0] ?? null) : null),
  group: heading,
  icon: (action) => {
    const [kind, about] = split(action);
    const resource = about.split("/")[0] ?? "";
    return OF_RESOURCE.includes(kind) && resource !== "nothing" ? resource : (ICONS[kind] ?? "");
  },
  score: (view, seat) => {
    const player = view.players[seat];
    return player ? { term: "crown", label: "term-power", value: player.power, at: `players.${seat}.power` } : null;
  },
  counters: (view, seat) =>
    view.turn && view.turn.seat === seat
      ? [{ term: "arcs_pips", label: "board-pips", value: view.turn.pips, at: "turn.pips" }]
      : [],
  headline: (view) => ({ round: Math.max(view.chapter, 1), unit: "chapter" }),
  beginsTurn: (line) => ["log-lead", "log-surpass", "log-copy", "log-copy-hidden", "log-pivot"].includes(line.words.id),
  series: null,
  // A card of the hand is led or played a moment before: a stray click would give one away.
  isNamedFirst: seizes,
  hasAreas: true,
  isDense: true,
  told: TOLD,
  left: (action, actions, view, seat) => {
    if (action === "pass") return [{ label: "board-cards", value: view.players[seat ?? -1]?.hand_size ?? 0 }];
    const useful = actions.filter((each) => !DECLINES.includes(split(each)[0]) && !seizes(each));
    if (action !== "end" || !useful.length || !view.turn) return [];
    return view.turn.pips ? [{ label: "board-pips", value: view.turn.pips }] : [];
  },
  couldBe: (zone, thing, viewer) => {
    const [kind = "", owner] = zone.split(":");
    if (kind === "cards" && Number(owner) !== viewer) return [];
    return (WISHES[kind === "cards" ? "own" : kind] ?? []).map((wish) => `${wish}:${thing}`);
  },
};
