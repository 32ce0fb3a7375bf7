/** What Beyond the Sun sends: its view and its printed components. Written by tools/view_types.py: do not edit. */

export type Level = "I" | "II" | "III" | "IIII";

export type Deck = "II" | "III" | "IIII";

export type EventLevel = "II" | "III";

export type SystemDeck = "A" | "B";

export type Disc = "food" | "ore" | "star";

export type Kind = "sol" | "deep_space" | "shipyard" | "system_slot";

export type Type = "B" | "R" | "G" | "Y";

export type Column = "A" | "B" | "C" | "D" | "E";

export type TrackSymbol = "food" | "ore";

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

/** A slot of the technology board; an event is only known to be there. */
export interface Slot {
  technology: string | null;
  event: boolean;
  researchers: number[];
}

/** A deck: its cards by the parts within which the order is unknown, the top part first. */
export interface DeckView {
  count: number;
  parts: string[][];
}

/** Ships of one faction and level at a location. */
export interface Ships {
  seat: number;
  level: number;
  n: number;
}

/** A disc of a faction: an outpost, or on an achievement. */
export interface OwnedDisc {
  seat: number;
  disc: Disc;
}

/** The faction that something belongs to. */
export interface Whose {
  seat: number;
}

/** A location of the exploration board; `rightful` would control it after a check, if it can be controlled. */
export interface Location {
  kind: Kind;
  links: string[];
  ships: Ships[];
  power: number[];
  system?: string;
  gone?: boolean;
  beside?: string;
  outpost?: OwnedDisc;
  controlled_at_start?: boolean;
  rightful?: Whose | null;
  strength?: number;
}

/** An event in play and what it is linked to. */
export interface Link {
  event: string;
  location?: string;
  achievement?: string;
  system?: string;
}

/** An achievement in play: its discs, the points of its spaces, and how far each faction is. */
export interface AchievementView {
  achievement: string;
  discs: OwnedDisc[];
  spaces: number[];
  at_least: number;
  progress: number[];
}

/** A colonized system with its discs. */
export interface Colony {
  system: string;
  discs: Disc[];
}

/** Points so far by source. */
export interface ScoreParts {
  technologies: number;
  automation: number;
  colonies: number;
  outposts: number;
  events: number;
  achievements: number;
}

/** A faction; what its production yields and its counts are known once the game has begun. */
export interface Player {
  seat: number;
  mat: string | null;
  ore: number;
  population: number;
  supply: number[];
  food_discs: number;
  ore_discs: number;
  automation: Disc[];
  private: string[];
  colonies: Colony[];
  events: string[];
  donated: number[];
  pawn: string | null;
  used: number;
  emptied: number;
  technologies?: number;
  open_slots?: string[];
  ships?: number;
  power?: number;
  controls?: number;
  abilities?: boolean[];
  growth?: number[];
  ore_yield?: number;
  score?: number;
  score_parts?: ScoreParts;
}

/** What a seat, or a spectator, knows about the table. */
export interface BeyondTheSunView {
  move: number;
  waiting: number[];
  prompt: Words;
  result: Outcome | null;
  game: "beyond-the-sun";
  seat: number | null;
  round: number;
  last_round: number;
  active: number;
  order: number[];
  advanced: boolean;
  tableau: boolean;
  slots: Record<string, Slot>;
  decks: Record<Deck, DeckView>;
  rows: Record<Deck, string[]>;
  unseen_events: Record<EventLevel, string[]>;
  guilds: string[];
  locations: Record<string, Location>;
  system_decks: Record<SystemDeck, DeckView>;
  linked: Link[];
  achievements: AchievementView[];
  discs_to_end: number;
  discs_missing: number;
  researching: string | null;
  colonizing: string | null;
  shown: string[];
  players: Player[];
}

/** An action: its spaces (0: any number), its cost, its effect in clauses, and one line of text. */
export interface PrintedAction {
  spaces: number;
  extra_ore: number[];
  ore: number;
  population: number;
  effect: Words[];
  line: string;
}

/** A technology card. */
export interface PrintedTechnology {
  lines: string[];
  reconstructed: boolean;
  level: Level;
  types: Type[];
  output: Type | null;
  immediate: Words[];
  actions: Record<string, PrintedAction>;
  lasting: boolean;
}

/** An event card, with the action that it offers while it stays. */
export interface PrintedEvent {
  lines: string[];
  reconstructed: boolean;
  level: Level;
  light: boolean;
  actions: Record<string, PrintedAction>;
}

/** A system card: the strength it requires, its symbols, points and bonuses. */
export interface PrintedSystem {
  lines: string[];
  reconstructed: boolean;
  deck: SystemDeck;
  strength: number;
  symbols: TrackSymbol[];
  vp: number;
  control: Words[];
  bonus: Words[];
  lasting: boolean;
}

/** A space of an achievement, and from how many players on it exists. */
export interface PrintedSpace {
  vp: number;
  seats: number;
}

/** An achievement card. */
export interface PrintedAchievement {
  lines: string[];
  reconstructed: boolean;
  kind: string;
  spaces: PrintedSpace[];
}

/** Where on a track the cell is that opens an ability of a mat; no track: it always works. */
export interface PrintedAbility {
  track: TrackSymbol | null;
  cell: number;
}

/** A faction mat: the letters of its food track, the yields of its ore track, and its abilities. */
export interface PrintedMat {
  lines: string[];
  reconstructed: boolean;
  advanced: boolean;
  food: (Column | null)[];
  ore: number[];
  abilities: PrintedAbility[];
}

/** A guild. */
export interface PrintedGuild {
  spaces: number;
  extra_ore: number[];
  ore: number;
  population: number;
  effect: Words[];
  line: string;
  rank: number;
  reconstructed: boolean;
}

/** A slot of the technology board: how many of which slots it requires, and what it opens. */
export interface PrintedSlot {
  level: Level;
  requires: string[];
  opens: string[];
  needed: number;
}

/** A location of the exploration board. */
export interface PrintedLocation {
  kind: Kind;
  symbols: TrackSymbol[];
  links: string[];
}

/** The points of the automation track, and of each level beyond its end. */
export interface PrintedAutomation {
  points: number[];
  beyond: number;
}

/** Everything printed: rows of Basic Spacefaring for 2, 3 and 4 players, boards for 2 players and for more. */
export interface BeyondTheSunPrinted {
  technologies: Record<string, PrintedTechnology>;
  events: Record<string, PrintedEvent>;
  systems: Record<string, PrintedSystem>;
  achievements: Record<string, PrintedAchievement>;
  mats: Record<string, PrintedMat>;
  guilds: Record<string, PrintedGuild>;
  rows: Record<string, PrintedAction>[];
  slots: Record<string, PrintedSlot>;
  boards: Record<string, PrintedLocation>[];
  automation: PrintedAutomation;
  columns: Record<Column, number>;
}
