/** Where the options of the campaign are on the board; those of Arcs are where they are there. */
import { adapter as arcs, split, targets as arcsTargets } from "../arcs/options";
import type { Words } from "../../catalogue";
import type { Adapter } from "../manifest";
import type { BlightedReachView, Goals } from "./schema";
import { grandPart, objectivePart, romanOf } from "./view";

type Place = (about: string, viewer: number | null) => string[];

const seatOfPart = (about: string): string => about.split(/[/>=]/u)[0] ?? "";
const button =
  (name: string): Place =>
  () => [`do:${name}`];
const spot: Place = (about) => [`board:${about.split("/")[0]}`];
const cardOf: Place = (about) => [`card:${about.split("/")[1]}`];
const nodeOf: Place = (about) => [`node:${about.split("/")[0]}`];
const ambition: Place = (about) => [`ambition:${about}`];
const GOLEMS: readonly string[] = ["warrior", "protector", "seeker", "harvester"];

const PLACES: Record<string, Place> = {
  event: (about) => [`hand:${about}`],
  give_back: (about) => [`hand:${about}`],
  fate: (about) => [`fate:${about}`],
  start: nodeOf,
  build_free: nodeOf,
  type: (about) => [GOLEMS.includes(about) ? `own:${about}` : `supply:${about}`],
  agent_to: cardOf,
  demand_card: cardOf,
  doctrine: () => ["doctrine"],
  ideal: ambition,
  sponsor: ambition,
  outrage: (about) => [`seat:${seatOfPart(about)}`],
  strike: (about) => {
    const cluster = about.split("/")[1] ?? "";
    return [`node:${cluster}-gate`, `cluster:${cluster}`];
  },
  hit_token: (about) => [`hit_token:${about}`],
  repair_token: (about) => {
    const [kind = "", system = ""] = about.split("@");
    return [tokenTarget(system, kind, "damaged")];
  },
  return_token: (about, viewer) => [tokenTarget(`trophies ${viewer}`, about, "fresh")],
  fleet: (about) => [`pick:fleet:${about}`],
  repair_ship: (about, viewer) => [`fleet:${about.includes("/") ? about : `${about}/${viewer}`}`],
  summit: button("summit"),
  crises: button("crises"),
  edicts: button("edicts"),
  petition: button("petition"),
  leave_empire: button("leave_empire"),
  revive_empire: button("revive_empire"),
  propose: button("propose"),
  accept: button("accept"),
  refuse: button("refuse"),
  side: (about) => [`side:${about}`],
  deal_part: (about) => [`part:${about}`],
  force: (about) => [`force:${about}`],
  force_consent: (about) => [`consent:${about}`],
  enforce: () => ["policy"],
  change_policy: (about) => [`card:${about}`],
  take_trust: (about) => [`trust:${about}`],
  reroll_dice: (about) => [`die:${about}`],
  demand: (about) => {
    const [seat = "", what = ""] = about.split("/");
    return [`theirs:${seat}/${what}`, `seat:${seat}`];
  },
  spy: (about) => {
    const [seat = "", card = ""] = about.split("/");
    return [`seat:${seat}`, `hand:${card}`];
  },
  state_truth: () => ["rumors"],
  build_board: spot,
  repair_board: spot,
  hit_board: spot,
  return_board: spot,
  build_at_flagship: (about) => [`node:${about}`],
  slipstream: (about) => [`node:${about.split(">")[1]}`],
};

const HEADINGS: Record<string, string> = {
  event: "event",
  fate: "fate",
  start: "start",
  summit: "summit",
  petition: "summit",
  leave_empire: "summit",
  revive_empire: "summit",
  force: "summit",
  force_consent: "summit",
  propose: "deal",
  accept: "deal",
  refuse: "deal",
  side: "deal",
  deal_part: "deal",
  enforce: "empire",
  change_policy: "empire",
  demand: "empire",
  take_trust: "empire",
  demand_card: "empire",
  strike: "empire",
  sponsor: "empire",
  doctrine: "faith",
  ideal: "faith",
  build_free: "build",
  repair_token: "repair",
  build_board: "flagship",
  repair_board: "flagship",
  return_board: "flagship",
  build_at_flagship: "flagship",
  slipstream: "flagship",
};

const ICONS: Record<string, string> = {
  event: "arcs_event",
  fate: "arcs_fate",
  summit: "reach_summit",
  petition: "arcs_council",
  leave_empire: "reach_outlaw",
  revive_empire: "reach_regent",
  force: "reach_favor",
  force_consent: "reach_favor",
  propose: "reach_summit",
  side: "reach_summit",
  deal_part: "reach_summit",
  crises: "reach_crisis",
  edicts: "arcs_edict",
  enforce: "arcs_edict",
  change_policy: "arcs_edict",
  demand: "reach_trust",
  take_trust: "reach_trust",
  reroll_dice: "dice",
  fleet: "arcs_ship",
  build_free: "arcs_build",
  agent_to: "arcs_agent",
  demand_card: "reach_trust",
  doctrine: "arcs_faithful",
  ideal: "arcs_faithful",
  sponsor: "arcs_declare",
  outrage: "arcs_outrage",
  strike: "arcs_ship_hit",
  state_truth: "reach_hidden",
  hit_token: "arcs_building_hit",
  repair_token: "arcs_repair",
  return_token: "arcs_trophies",
  build_board: "reach_flagship",
  repair_board: "arcs_repair",
  hit_board: "reach_armor",
  return_board: "arcs_city",
  build_at_flagship: "arcs_ship",
  slipstream: "arcs_move",
};

/** The tokens of one kind in one place that show one side; targets have no spaces. */
export function tokenTarget(place: string, kind: string, side: string): string {
  return `token:${place.replace(" ", "-")}/${kind}/${side}`;
}

export function targets(action: string, viewer: number | null): string[] {
  const [kind, about] = split(action);
  return PLACES[kind]?.(about, viewer) ?? arcsTargets(action, viewer);
}

const heading = (action: string): string => HEADINGS[split(action)[0]] ?? arcs.group(action);

/** Where they are in the list: proposing before what adds to a deal, and that before the rest. */
const FIRST = ["propose", "accept", "refuse", "enforce"];

export const adapter: Adapter<BlightedReachView> = {
  ...arcs,
  targets,
  group: heading,
  icon: (action) => ICONS[split(action)[0]] ?? arcs.icon(action),
  rank: (action) => (FIRST.includes(split(action)[0]) ? -1 : arcs.rank(action)),
  default: (actions) => (actions.length === 1 ? (actions[0] ?? null) : null),
  headline: (view) => ({
    round: Math.max(view.chapter, 1),
    unit: "chapter",
    part: { id: "board-act", args: { n: romanOf(view.campaign.act), of: romanOf(view.campaign.last_act) } },
    brief: { id: "board-act-brief", args: { n: romanOf(view.campaign.act) } },
  }),
  progress: (view, seat) => {
    const goals = view.campaign.goals[seat];
    const part = objectivePart(goals) ?? grandPart(goals);
    return part === null || !goals ? null : { part, label: progressWords(goals) };
  },
  // A Faithful card is played on one of its sides.
  couldBe: (zone, thing, viewer) => {
    const wishes = arcs.couldBe?.(zone, thing, viewer) ?? [];
    return thing.startsWith("faithful-")
      ? wishes.flatMap((wish) => (wish.startsWith("copy:") ? [wish] : [`${wish}/zeal`, `${wish}/wisdom`]))
      : wishes;
  },
  told: [
    ...(arcs.told ?? []),
    { at: "campaign.booklet", label: "board-booklet", thing: "card" },
    { at: "campaign.imperial_supply", label: "board-imperial-supply" },
    { at: "campaign.blight_supply", label: "board-blight-supply" },
  ],
  beginsTurn: (line) => line.words.id === "log-event" || arcs.beginsTurn(line),
};

/** How far an objective marker is from its goal, or how many grand ambitions are fulfilled. */
export function progressWords({ space, start, grand }: Goals): Words {
  if (space < 0) {
    return { id: "board-grand-n", args: { n: grand.filter((each) => each.fulfilled).length, of: grand.length } };
  }
  return space
    ? { id: "board-objective-space", args: { n: space, of: start } }
    : { id: "board-objective-done", args: {} };
}
