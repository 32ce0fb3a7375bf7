/** What Arcs sends: its view and its printed components. Written by tools/view_types.py: do not edit. */

export type Resource = "material" | "fuel" | "weapon" | "relic" | "psionic";

export type Golem = "warrior" | "protector" | "seeker" | "harvester";

export type Ambition = "tycoon" | "tyrant" | "warlord" | "keeper" | "empath" | "edenguard" | "blightkin";

export type Suit = "administration" | "aggression" | "construction" | "mobilization";

export type StandardAction = "tax" | "repair" | "influence" | "battle" | "move" | "secure" | "build";

export type CardKind = "guild" | "vox" | "lore" | "leader";

export type PieceKind = "ship" | "city" | "starport" | "agent";

export type DieKind = "assault" | "skirmish" | "raid";

export type Face = "self_hit" | "intercept" | "ship_hit" | "building_hit" | "key";

export type Owner = "0" | "1" | "2" | "3" | "empire" | "blight" | "free";

export type Way = "lead" | "surpass" | "copy" | "pivot" | "seize" | "event";

export type Stage = "opening" | "prelude" | "pips";

export type ControlReason = "ships" | "tie" | "empty" | "card" | "empire";

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

/** The table as one seat sees it. */
export interface ArcsView {
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

/** A Court, lore or leader card; `slots` is room for resources on it. */
export interface PrintedCard {
  kind: CardKind;
  is_expansion: boolean;
  actions: CardAction[];
  slots: number;
  suit?: Resource;
  raid_cost?: number;
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

/** What is printed on the components; words are messages with the same ids. */
export interface ArcsPrinted {
  clusters: number;
  systems: PrintedSystem[];
  suits: Record<Suit, StandardAction[]>;
  action_cards: Record<string, ActionCard>;
  cards: Record<string, PrintedCard>;
  dice: Record<DieKind, Face[][]>;
  markers: PrintedMarker[];
  raid_costs: number[];
  open_slots: number[];
  city_bonus: number[];
  pieces: Record<PieceKind, number>;
  power_to_end: Record<string, number>;
  setup_cards: Record<string, SetupCard>;
}
