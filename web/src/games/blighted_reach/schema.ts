/** What The Blighted Reach sends: its view and its printed components. Written by tools/view_types.py: do not edit. */

export type Resource = "material" | "fuel" | "weapon" | "relic" | "psionic";

export type Golem = "warrior" | "protector" | "seeker" | "harvester";

export type Ambition = "tycoon" | "tyrant" | "warlord" | "keeper" | "empath" | "edenguard" | "blightkin";

export type Suit = "administration" | "aggression" | "construction" | "mobilization";

export type StandardAction = "tax" | "repair" | "influence" | "battle" | "move" | "secure" | "build";

export type PieceKind = "ship" | "city" | "starport" | "agent";

export type DieKind = "assault" | "skirmish" | "raid";

export type Face = "self_hit" | "intercept" | "ship_hit" | "building_hit" | "key";

export type Owner = "0" | "1" | "2" | "3" | "empire" | "blight" | "free";

export type Way = "lead" | "surpass" | "copy" | "pivot" | "seize" | "event";

export type Stage = "opening" | "prelude" | "pips";

export type ControlReason = "ships" | "tie" | "empty" | "card" | "empire";

export type Title = "regent" | "outlaw";

export type CouncilSide = "in_session" | "decided";

export type Letter = "A" | "B" | "C";

export type Side = "zeal" | "wisdom";

export type CampaignCardKind =
  | "guild"
  | "vox"
  | "lore"
  | "leader"
  | "council"
  | "edict"
  | "law"
  | "fate"
  | "ability"
  | "summit"
  | "reminder"
  | "monopoly"
  | "faithful";

export type Fate =
  | "none"
  | "steward"
  | "founder"
  | "magnate"
  | "advocate"
  | "caretaker"
  | "partisan"
  | "admiral"
  | "believer"
  | "pathfinder"
  | "hegemon"
  | "planet_breaker"
  | "pirate"
  | "blight_speaker"
  | "pacifist"
  | "peacekeeper"
  | "warden"
  | "overlord"
  | "survivalist"
  | "redeemer"
  | "guardian"
  | "naturalist"
  | "gate_wraith"
  | "conspirator"
  | "judge";

/** A message that the catalogue of the game turns into a sentence.

    >>> sorted(Words.__annotations__)
    ['args', 'id', 'rules'] */
export interface Words {
  id: string;
  args: Record<string, unknown>;
  rules?: string[];
}

/** The result of a game that is over.

    >>> sorted(Outcome.__annotations__)
    ['places', 'reason', 'scores'] */
export interface Outcome {
  places: number[];
  scores: number[];
  reason: string;
}

/** A system of the map: who controls it (-1: nobody) and why. */
export interface System {
  system: string;
  in_play: boolean;
  controller: number;
  reason: ControlReason;
  types: Resource[];
  slots: number;
  neighbours: string[];
}

/** A city or starport; `used` was taxed or has built this turn. */
export interface Building {
  owner: Owner;
  kind: "city" | "starport";
  damaged?: boolean;
  used?: boolean;
}

/** An ambition marker: the ambition that holds it, and what its side is worth. */
export interface Marker {
  at: Ambition | "";
  first: number;
  second: number;
}

/** How everybody stands in an ambition: counts, places (1, 2 or 0), and what each would gain now.

    `first` and `second` are what its markers are worth together. `third` is the count of the third player in a game
    for two. */
export interface AmbitionView {
  ambition: Ambition;
  counts: number[];
  places: number[];
  gains: number[];
  first: number;
  second: number;
  third?: number;
}

/** A spot of the Court row with its agents by seat. */
export interface CourtSpot {
  card: string;
  agents: number[];
}

/** A played action card; the card is empty for those who do not know it. A Faithful one shows a side. */
export interface Play {
  seat: number;
  how: Way;
  face_down: boolean;
  card: string;
  side?: string;
}

/** A union card beside a played card. */
export interface Union {
  union: string;
  seat: number;
  action_card: string;
}

/** The probability of every number from 0 on, and the mean. */
export interface Chances {
  chances: number[];
  mean: number;
}

/** What a choice of dice brings; `clears` and `survives`: all defending ships are destroyed, an own ship is left. */
export interface Odds {
  hits: Chances;
  building_hits: Chances;
  own_hits: Chances;
  keys: Chances;
  clears: number;
  survives: number;
}

/** A battle: its symbols once they are read, and while dice are chosen the odds by choice, such as `2-1-0`. */
export interface Battle {
  attacker: Owner;
  defender: Owner;
  system: string;
  symbols?: Record<Face, number>;
  odds?: Record<string, Odds>;
}

/** What the open question is about: a system and where a move goes, whose pieces, how much is left, whose card. */
export interface Asked {
  system?: string;
  to?: string;
  owner?: Owner;
  left?: number;
  card?: string;
}

/** A resource slot with the keys that a raid costs. */
export interface Slot {
  resource: Resource | "";
  open: boolean;
  cost: number;
  golem?: Golem;
}

/** A player: pieces in supply, cities left on the board, cards; the hand is in the own view only. */
export interface Player {
  seat: number;
  power: number;
  ships: number;
  starports: number;
  agents: number;
  cities: number;
  city_bonus: number;
  slots: Slot[];
  loose: Resource[];
  outrage: Resource[];
  trophies: string[];
  captives: string[];
  cards: string[];
  leader: string;
  hand_size: number;
  known_hand: string[];
  seen_hand?: string[];
  hand?: string[];
}

/** The turn: what its pips buy, how many are left, and which empty slots were taxed (`system/slot`). */
export interface Turn {
  seat: number;
  stage: Stage;
  pips: number;
  armed: boolean;
  actions: StandardAction[];
  secured_now: string[];
  taxed_slots: string[];
}

/** A grand ambition, and whether it is fulfilled now. */
export interface GrandAmbition {
  id: string;
  fulfilled: boolean;
}

/** The space of an objective marker and where it started (-1: none), and the grand ambitions of Act III. */
export interface Goals {
  space: number;
  start: number;
  grand: GrandAmbition[];
}

/** A procedure that goes on: its step, and whose it is (-1: nobody's). */
export interface Going {
  what: "intermission" | "council" | "event" | "crises" | "edicts";
  step: number;
  seat: number;
}

/** A part of a deal as a message. */
export interface PartWords {
  id: string;
  args: Record<string, unknown>;
}

/** A part of a deal in the notation, such as `0>1=relic`, and in words. */
export interface DealPart {
  part: string;
  words: PartWords;
}

/** A deal: who proposes it, its parts, between whom the next part is chosen, who must consent and who has. */
export interface Deal {
  seat: number;
  parts: DealPart[];
  side: number[];
  waiting: number[];
  accepted: number[];
}

/** A Summit: who has called it, who is done, how many proposals everybody has left, and the deal at hand. */
export interface Summit {
  caller: number;
  stage: "call_to_order" | "negotiations";
  done: boolean[];
  proposals: number[];
  deal?: Deal;
}

/** Dice that a player may reroll with a card: side of the event die and cluster (-1: that die was not rolled). */
export interface Reroll {
  seat: number;
  card: string;
  dice: number[];
}

/** A Flagship: where it is, and what is built on its board (`hull-armor`: the Armor above the Hull). */
export interface Flagship {
  seat: number;
  system: string;
  board: Record<string, "city" | "damaged city" | "starport" | "damaged starport">;
}

/** A token on a system, before a seat ("seat 2"), aside or in an ambition's box.

    Its kind is left out for those who do not know it; `known_by` are the seats that do, `agents` those with one
    on it. */
export interface Token {
  place: string;
  side: string;
  token?: string;
  known_by?: number[];
  agents?: number[];
}

/** What a fate remembers as a message, and the seat with that fate (-1: it concerns the whole table). */
export interface Remembered {
  seat: number;
  words: PartWords;
}

/** What the campaign adds to the table.

    Lists are by seat, except `trust` (by resource), `rolled` (side of the event die, cluster), `attached` (by spot of
    the Court, ids with spaces between them) and `allies` (Imperial ships of the attacker: fresh, damaged). `favors` are
    by holder and owner. An objective of -1 means that there is none. `sets` are the cards of Fate Sets that are not in
    play. `on_cards` are the pieces on cards by card, `gone` the resources out of the game by type. `sown_outrage` are
    Outrages that the agent of another player marks: victim, type and owner. `common` are cards beside the map. */
export interface CampaignView {
  act: number;
  last_act: number;
  titles: Title[];
  first_regent: number;
  trust: number[];
  council: CouncilSide;
  council_seat: number;
  booklet: string[];
  policy: string;
  rolled: number[];
  attached: string[];
  allies: number[];
  favors: number[][];
  imperial_supply: number;
  blight_supply: number;
  fates: Fate[];
  objectives: number[];
  objective_cards: string[];
  sets: string[];
  fates_left: Fate[];
  choosing: boolean[];
  goals: Goals[];
  commanded: string[];
  proceedings: Going[];
  summit?: Summit;
  reroll?: Reroll;
  flagships?: Flagship[];
  tokens?: Token[];
  stored?: string[];
  on_cards?: Record<string, string[]>;
  gone?: number[];
  common?: string[];
  sown_outrage?: string[];
  facts?: Record<string, number>;
  remembered?: Remembered[];
  picks?: ("none" | "chosen")[];
  offer?: Fate[];
  pick?: Fate;
}

/** The table as one seat sees it. */
export interface BlightedReachView {
  move: number;
  waiting: number[];
  prompt: Words;
  result: Outcome | null;
  seat: number | null;
  chapter: number;
  initiative: number;
  map: string;
  power_to_end: number;
  systems: System[];
  ships: Record<string, Record<string, number[]>>;
  buildings: Record<string, Building>;
  markers: Marker[];
  next_marker: number;
  ambitions: AmbitionView[];
  supply: number[];
  aside: number[];
  boxes: number[];
  court: CourtSpot[];
  court_deck: number;
  court_bottom: string[];
  court_discard: string[];
  played: Play[];
  unions: Union[];
  zeroed: boolean;
  seized: boolean;
  declared: boolean;
  passes: number;
  pile: string[];
  open_pile: string[];
  dice: string[];
  battle: Battle | null;
  asked: Asked;
  draft: string[];
  lore_deck: number;
  lore_unseen: string[];
  box: string[];
  scrapped: string[];
  players: Player[];
  turn?: Turn;
  pile_holds?: string[];
  scrapped_lore?: string[];
  campaign: CampaignView;
}

/** A system of the map; a gate has no type. */
export interface PrintedSystem {
  id: string;
  cluster: number;
  is_gate: boolean;
  type: Resource | null;
  slots: number;
}

/** An action card: what it buys, and the ambitions that it declares when it is led. */
export interface ActionCard {
  suit: Suit;
  number: number;
  pips: number;
  declares: Ambition[];
  seizes: boolean;
}

/** An Event card of the action deck: it has no suit. */
export interface EventCard {
  suit: "event";
  number: number;
  pips: number;
  declares: Ambition[];
  seizes: boolean;
}

/** A Faithful action card: what it buys depends on its side. */
export interface FaithfulCard {
  suit: "faithful";
  number: number;
  pips: number;
  declares: Ambition[];
  seizes: boolean;
}

/** An action that a card puts in place of standard ones. */
export interface CardAction {
  id: string;
  in_place_of: StandardAction[];
}

/** What a leader places in one system of the set-up card. */
export interface StartingPieces {
  ships: number;
  city: number;
  starport: number;
}

/** A card; `of_regents` is buried when its holder becomes an Outlaw, an edict has its number. */
export interface CampaignCard {
  kind: CampaignCardKind;
  is_expansion: boolean;
  actions: CardAction[];
  slots: number;
  suit?: Resource;
  raid_cost?: number;
  is_protected?: boolean;
  of_regents?: boolean;
  edict_number?: number;
  resources?: Resource[];
  starts_with?: Record<string, StartingPieces>;
}

/** An ambition marker: first and second place, on the blue and on the gold side. */
export interface PrintedMarker {
  id: string;
  first: number[];
  second: number[];
}

/** A set-up card: the clusters that are out of play. */
export interface SetupCard {
  players: number;
  out_of_play: number[];
}

/** What a fate has in one act: its objective card, the marker's first space by players, grand ambitions. */
export interface PrintedAct {
  objective: string;
  start: Record<string, number>;
  grand: string[];
}

/** A fate that is in the game, with its acts by their Roman number. */
export interface PrintedFate {
  number: number;
  letter: Letter;
  cards: string[];
  tokens: string[];
  acts: Record<string, PrintedAct>;
}

/** A place of a Flagship board, an Upgrade or its Armor, with the types of planets at which it is built. */
export interface BoardPlace {
  id: string;
  types: Resource[];
}

/** A kind of token; a secret one hides its kind while its first side is up. */
export interface PrintedToken {
  count: number;
  sides: string[];
  is_secret: boolean;
}

/** What is printed on the components; words are messages with the same ids. */
export interface BlightedReachPrinted {
  clusters: number;
  systems: PrintedSystem[];
  suits: Record<Suit, StandardAction[]>;
  sides: Record<Side, StandardAction[]>;
  action_cards: Record<string, ActionCard | EventCard | FaithfulCard>;
  cards: Record<string, CampaignCard>;
  dice: Record<DieKind, Face[][]>;
  markers: PrintedMarker[];
  raid_costs: number[];
  open_slots: number[];
  city_bonus: number[];
  pieces: Record<PieceKind, number>;
  power_to_end: Record<string, number>;
  setup_cards: Record<string, SetupCard>;
  fates: Record<string, PrintedFate>;
  flagship: BoardPlace[];
  tokens: Record<string, PrintedToken>;
}
