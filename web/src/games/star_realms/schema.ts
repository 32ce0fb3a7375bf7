/** What Star Realms sends: its view and its printed components. Written by tools/view_types.py: do not edit. */

export type Mode = "duel" | "free_for_all" | "hunter" | "hydra_two_headed" | "hydra_three_headed" | "emperor" | "raid";

export type Role = "player" | "boss" | "raider" | "emperor" | "admiral";

export type CardType = "ship" | "base";

export type PrintedType = "ship" | "base" | "outpost";

export type Faction = "blob" | "trade_federation" | "star_empire" | "machine_cult";

export type Destination = "normal" | "hand" | "deck_top";

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

/** A card in play. */
export interface Placed {
  card: string;
  type: CardType;
  factions: Faction[];
  played?: boolean;
  used?: ("primary" | "ally")[];
  copy_of?: string;
  damage?: number;
  defense?: number;
  outpost?: boolean;
}

/** An effect on the next card that the player acquires. */
export interface Waiting {
  types: CardType[];
  to: Destination;
  optional: boolean;
}

/** A player; `hand` is present when the viewer sees it, `deck_cards` when the viewer can deduce the whole deck. */
export interface Player {
  seat: number;
  team: number;
  role: Role;
  alive: boolean;
  authority: number;
  trade: number;
  combat: number;
  deck: number;
  deck_top: string[];
  deck_cards?: string[];
  hand_size: number;
  known_hand: string[];
  hand?: string[];
  discard: string[];
  in_play: Placed[];
  waiting: Waiting[];
  scrapped: number;
}

/** The table as one seat sees it; `trade_deck_cards` is present when the viewer can deduce the trade deck. */
export interface StarRealmsView {
  move: number;
  waiting: number[];
  prompt: Words;
  result: Outcome | null;
  game: "star-realms";
  mode: Mode;
  seat: number | null;
  turn: number;
  active: number;
  order: number[];
  trade_row: string[];
  trade_deck: number;
  trade_deck_cards?: string[];
  explorers: number;
  scrap_heap: string[];
  removed: number;
  players: Player[];
  done?: number[];
}

/** A step of one alternative of "choose one". */
export interface ChoiceStep {
  verb: string;
  n: number;
}

/** A step of an ability, for its icons. */
export interface Step {
  verb: string;
  n: number;
  choices: ChoiceStep[][];
}

/** An ability of a card with its words. */
export interface Ability {
  kind: "primary" | "passive" | "on_acquire" | "ally" | "scrap";
  label: string;
  text: string;
  steps: Step[];
}

/** A card as it is printed. */
export interface Card {
  id: string;
  set: string;
  copies: number;
  faction: Faction | "unaligned";
  type: PrintedType;
  cost: number | null;
  defense: number | null;
  source: string;
  abilities: Ability[];
}

/** Everything that is printed. */
export interface StarRealmsPrinted {
  cards: Card[];
}
