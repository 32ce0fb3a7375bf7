/** Where the options of Star Realms lie on the board. The server has made them; here is only how they are shown. */
import type { Adapter } from "../manifest";
import type { Told } from "../../changes";
import type { StarRealmsView } from "./schema";

type Place = (about: string, viewer: number | null) => string[];

const hand: Place = (about) => [`hand:${about}`];
const row: Place = (about) => [`row:${about}`];
const discard: Place = (about, viewer) => [`discard:${viewer}/${about}`, `pile:${viewer}`];
const own: Place = (about, viewer) => [`area:${viewer}/${about}`];
const theirs: Place = (about) => [`area:${about}`];
const seat: Place = (about) => [`seat:${about}`];
const nowhere: Place = () => [];

const PLACES: Record<string, Place> = {
  play: hand,
  discard: hand,
  scrap_hand: hand,
  buy: row,
  pool_buy: row,
  acquire: row,
  scrap_row: row,
  use: own,
  ally: own,
  scrap: own,
  attack_base: theirs,
  target_base: theirs,
  pool_attack: theirs,
  attack: seat,
  target: seat,
  give_to: seat,
  scrap_discard: discard,
  move: discard,
  copy: (about) => [`any:${about}`],
};

const GROUPS: Record<string, string> = {
  play: "play",
  use: "use",
  ally: "use",
  copy: "use",
  buy: "buy",
  pool_buy: "buy",
  acquire: "buy",
  attack: "attack",
  attack_base: "attack",
  pool_attack: "attack",
  target_base: "attack",
  scrap: "scrap",
  scrap_hand: "scrap",
  scrap_discard: "scrap",
  scrap_row: "scrap",
  end: "end",
  done: "end",
  stop: "end",
  no_gift: "end",
  decline: "end",
};

/** What ends a turn, or in Hydra one's own part of it. */
const ENDS = ["end", "done"];

const ORDER = ["play", "use", "buy", "attack", "scrap", "other", "end"];
// What Enter may do without surprise: never buy, never scrap, never skip what is left.
const HARMLESS = ["play", "use", "ally", "attack_base", "attack"];

const ICONS: Record<string, string> = {
  play: "hand",
  use: "primary",
  ally: "ally",
  buy: "trade",
  pool_buy: "trade",
  acquire: "acquire_free",
  attack: "combat",
  attack_base: "combat",
  pool_attack: "combat",
  target_base: "destroy_base",
  scrap: "scrap",
  scrap_hand: "scrap",
  scrap_discard: "scrap",
  scrap_row: "scrap_row",
  discard: "discard",
  end: "end",
  copy: "copy_base",
};

const split = (action: string): [string, string] => {
  const at = action.indexOf(":");
  return at < 0 ? [action, ""] : [action.slice(0, at), action.slice(at + 1)];
};

export function targets(action: string, viewer: number | null): string[] {
  const [kind, about] = split(action);
  return (PLACES[kind] ?? nowhere)(about, viewer);
}

const WISHES: Record<string, readonly string[]> = {
  hand: ["play"],
  row: ["buy"],
  explorers: ["buy"],
  area: ["use", "ally", "scrap"],
};

/** What a card in some place is good for; whether it can be done now is for the server to say. */
function couldBe(zone: string, card: string, viewer: number): string[] {
  const [kind = "", owner] = zone.split(":");
  const isTheirs = owner !== undefined && Number(owner.split("/")[0]) !== viewer;
  if (kind === "area" && isTheirs) return [`attack_base:${owner.split("/")[0]}/${card}`];
  return (WISHES[kind] ?? []).map((wish) => `${wish}:${card}`);
}

const TOLD: readonly Told[] = [
  { at: "players.*.trade", label: "value-trade" },
  { at: "players.*.combat", label: "value-combat" },
  { at: "players.*.authority", label: "value-authority" },
  { at: "players.*.in_play", label: "zone-in-play", thing: "card" },
  { at: "players.*.hand", label: "zone-hand", thing: "card" },
  { at: "players.*.discard", label: "zone-discard", thing: "card" },
  { at: "players.*.deck_top", label: "zone-deck", thing: "card" },
  { at: "trade_row", label: "zone-trade-row", thing: "card" },
  { at: "explorers", label: "zone-explorers" },
  { at: "scrap_heap", label: "zone-scrap-heap", thing: "card" },
];

export const adapter: Adapter<StarRealmsView> = {
  targets,
  couldBe,
  // The largest amount comes first: it is what most attacks take.
  rank: (action) => {
    const [kind, about] = split(action);
    return ORDER.indexOf(GROUPS[kind] ?? "other") - (kind === "amount" ? Number(about) / 10_000 : 0);
  },
  default: (actions, view) => {
    if (actions.length === 1) return actions[0] === "revoke" ? null : (actions[0] ?? null);
    const { prompt, players } = view;
    if (prompt.id === "prompt-amount" && players.length === 2) {
      return actions.toSorted((a, b) => Number(split(b)[1]) - Number(split(a)[1]))[0] ?? null;
    }
    const kind = actions.some((action) => ENDS.includes(action)) ? HARMLESS : [];
    const first = kind.find((each) => actions.some((action) => split(action)[0] === each));
    return actions.find((action) => split(action)[0] === first) ?? null;
  },
  group: (action) => GROUPS[split(action)[0]] ?? "other",
  icon: (action) => ICONS[split(action)[0]] ?? "",
  score: (view, at) => {
    const player = view.players[at];
    return player
      ? {
          term: player.alive ? "authority" : "skull",
          unit: "authority",
          label: "value-authority",
          value: player.authority,
          at: `players.${at}.authority`,
        }
      : null;
  },
  counters: (view, at) => {
    const { players, active } = view;
    const own = at === null ? undefined : players[at];
    // Whoever is not to move has nothing to spend: then it is of interest what the others have.
    const player = own && (own.team === players[active]?.team || own.trade + own.combat > 0) ? own : players[active];
    if (!player) return [];
    return (["trade", "combat"] as const).map((pool) => ({
      term: pool,
      label: `value-${pool}`,
      value: player[pool],
      at: `players.${player.seat}.${pool}`,
    }));
  },
  headline: (view) => ({ round: view.turn, unit: "turn" }),
  beginsTurn: (line) => line.words.id === "log-turn",
  series: { kind: "play", label: "play-all" },
  hasAreas: true,
  told: TOLD,
  left: (action, actions, view, at) => {
    const player = at === null ? undefined : view.players[at];
    if (!ENDS.includes(action) || !player) return [];
    const offered = (...kinds: string[]): number => actions.filter((each) => kinds.includes(split(each)[0])).length;
    return [
      { label: "value-trade", value: offered("buy", "pool_buy") ? player.trade : 0 },
      { label: "value-combat", value: offered("attack", "attack_base", "pool_attack") ? player.combat : 0 },
      { label: "zone-hand", value: offered("play") ? (player.hand?.length ?? 0) : 0 },
      { label: "left-abilities", value: offered("use", "ally") },
    ].filter(({ value }) => value > 0);
  },
};
