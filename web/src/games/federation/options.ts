/** Where the options of Federation lie on the board. The server has made them; here is only how they are shown. */
import type { Adapter } from "../manifest";
import type { Told } from "../../changes";
import { groupBy } from "../../lib/group";
import type { FederationView } from "./schema";
import { PLANETS } from "./view";

type Place = (about: string) => string[];

const nowhere: Place = () => [];
const at =
  (...kinds: string[]): Place =>
  (about) =>
    kinds.map((kind) => `${kind}:${about}`);

/** An action that is copied lies wherever the senate has it, and a planet's also on the planet. */
const action: Place = (about) =>
  [...PLANETS, "espionage"].includes(about)
    ? [`space:${about}_left`, `space:${about}_right`, `planet:${about}`]
    : [`space:${about}`];

const PLACES: Record<string, Place> = {
  place: at("space"),
  vote: at("vote"),
  funding: at("funding"),
  alter: at("own-token"),
  add_die: () => ["die"],
  copy_action: action,
  planet: at("planet"),
  mission: at("mission"),
  unlock: at("mission"),
  use: at("own-erudite"),
  refresh: at("own-erudite"),
  take: at("erudite"),
  copy: at("erudite", "own-erudite"),
  move: at("neo"),
  transport_miner: at("neo"),
  transport_magus: at("moon"),
  advance: () => ["moon:next"],
  asteroid: at("asteroid"),
  token: at("token"),
  post: at("post"),
  income: at("building"),
  build: at("building"),
  pay: at("resource"),
  discount: at("resource"),
  return: at("resource"),
  transmute: at("resource"),
  project: at("project"),
  medal: at("medal"),
  upkeep: at("level"),
  law: at("law"),
};

/** To decline or to go on. No thing on the board stands for it, nor for tiles that are drawn and parts of an effect. */
export const DECLINES = ["pass", "no_alteration", "keep_die", "done", "stop", "end"];

const SPECIAL_AMBASSADOR = "AMB-S";

/** Tiles to choose from that lie nowhere on the board. */
const TILES = ["start_with", "deep_space"];

const HEADINGS: Record<string, string> = {
  place: "spaces",
  copy_action: "spaces",
  vote: "votes",
  funding: "funding",
  alter: "tokens",
  token: "tokens",
  mission: "missions",
  unlock: "missions",
  use: "erudites",
  take: "erudites",
  copy: "erudites",
  refresh: "erudites",
  post: "posts",
  build: "buildings",
  income: "buildings",
  project: "projects",
};

const ORDER = ["mission", "place", "copy_action", "vote", "funding", "use"];

const ICONS: Record<string, string> = {
  start_with: "planet",
  place: "senate",
  vote: "vote",
  funding: "funding",
  alter: "token",
  add_die: "die",
  copy_action: "spy",
  planet: "planet",
  mission: "mission",
  unlock: "mission",
  use: "erudite",
  take: "erudite",
  copy: "erudite",
  refresh: "erudite",
  move: "miner",
  transport_miner: "miner",
  transport_magus: "magus",
  advance: "magus",
  asteroid: "asteroid",
  token: "token",
  post: "disc",
  income: "site",
  build: "robot",
  project: "project",
  medal: "medal",
  deep_space: "deep_space",
  upkeep: "accreditation",
  law: "law",
  end: "end",
};

export const kindOf = (text: string): string => text.split(":")[0] ?? "";

/** Is this a time for such an action at all? Else the reason would only be that something else is asked. */
export function isTimeFor(text: string, offered: Iterable<string>): boolean {
  const kinds = new Set([...offered].map(kindOf));
  return kinds.has(kindOf(text)) || (kindOf(text) === "mission" && kinds.has("end"));
}

export function targets(text: string): string[] {
  const [kind = "", about = ""] = text.split(/:(.*)/su);
  return (PLACES[kind] ?? nowhere)(about);
}

const TOLD: readonly Told[] = [
  { at: "senate.*", label: "space-*" },
  { at: "outer_module", label: "space-outer-module" },
  { at: "players.*.points", label: "value-points" },
  { at: "players.*.resources.*", label: "resource-*" },
  { at: "players.*.hangar", label: "count-ships-in-hangar" },
  { at: "players.*.level", label: "count-accreditation-level" },
  { at: "players.*.step", label: "board-accreditation-step" },
  { at: "players.*.die", label: "count-die-value" },
  { at: "players.*.influence.*", label: "count-influence-*" },
  { at: "players.*.unlocked", label: "count-mission-spaces-with-marker" },
  { at: "players.*.completed_missions", label: "count-completed-missions" },
  { at: "players.*.medals", label: "board-medals-short" },
  { at: "players.*.tokens", label: "group-tokens" },
  { at: "players.*.erudites", label: "group-erudites" },
  { at: "players.*.asteroids", label: "count-asteroid-tiles-owned" },
  { at: "projects.*.field", label: "project-*" },
  { at: "votes.wings.0", label: "board-votes-left" },
  { at: "votes.wings.1", label: "board-votes-right" },
];

export const adapter: Adapter<FederationView> = {
  targets,
  rank: (text) => {
    const place = ORDER.indexOf(kindOf(text));
    return DECLINES.includes(kindOf(text)) ? ORDER.length + 1 : place < 0 ? ORDER.length : place;
  },
  // Enter takes the only way: it never spends anything by surprise, and skips nothing.
  default: (actions) => (actions.length === 1 ? (actions[0] ?? null) : null),
  group: (text) => (DECLINES.includes(kindOf(text)) ? "end" : (HEADINGS[kindOf(text)] ?? "other")),
  icon: (text) => ICONS[kindOf(text)] ?? "",
  score: (view, seat) => {
    const player = view.players[seat];
    return player ? { term: "crown", label: "value-points", value: player.points, at: `players.${seat}.points` } : null;
  },
  counters: () => [],
  headline: (view) => ({ round: Math.max(view.round, 1), unit: "round" }),
  beginsTurn: (line) => ["log-turn", "log-round", "log-executive"].includes(line.words.id),
  series: null,
  left: (text, actions) => {
    if (text === "pass") return actions.length > 1 ? [{ label: "weight-special-ambassador", value: 1 }] : [];
    if (text !== "end") return [];
    const found = groupBy(
      actions.filter((each) => !DECLINES.includes(kindOf(each))),
      (each) => HEADINGS[kindOf(each)] ?? "other",
    );
    return [...found].map(([heading, list]) => ({ label: `group-${heading}`, value: list.length }));
  },
  told: TOLD,
  ghost: (at, view) => {
    const [list, space = ""] = at.split(".");
    const piece = list === "senate" ? view.senate[space] : undefined;
    const shows = view.outlook.senate[space];
    return piece?.owner === undefined || !shows
      ? null
      : {
          text: shows.funding ? "" : String(shows.votes + (shows.die ?? 0)),
          icon: shows.funding ? "funding" : "vote",
          seat: piece.owner,
        };
  },
  isDense: true,
  isNext: (text, view, seat) => {
    const left = view.players[seat]?.ambassadors ?? [];
    return text !== "pass" || (left.length === 1 && left[0] === SPECIAL_AMBASSADOR); // FED-4.6
  },
  isTile: (text) => TILES.includes(kindOf(text)),
};
