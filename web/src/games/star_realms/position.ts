/** Changes to a written position (docs/positions.md). Whether the result is legal is for the server to say. */
export const ZONES = ["trade_row", "hand", "in_play", "deck", "discard"] as const;
export type Zone = (typeof ZONES)[number];

type Written = string | { card: string };

export interface Position {
  seats?: number;
  state?: {
    authority?: number[];
    trade_row?: string[];
    players?: Partial<Record<Zone, Written[]>>[];
  };
}

const START = 50;
const name = (card: Written): string => (typeof card === "string" ? card : card.card);

/** The cards of a seat in a zone; the trade row is everybody's. */
export function cardsIn(position: Position, seat: number, zone: Zone): string[] {
  const cards = zone === "trade_row" ? position.state?.trade_row : position.state?.players?.[seat]?.[zone];
  return (cards ?? []).map(name);
}

export function withAuthority(position: Position, seat: number, value: number): Position {
  const authority = Array.from({ length: position.seats ?? 2 }, (_, i) => position.state?.authority?.[i] ?? START);
  return { ...position, state: { ...position.state, authority: authority.with(seat, value) } };
}

/** With other cards in one zone. What is written about cards that stay (used abilities) stays too. */
export function withCards(position: Position, seat: number, zone: Zone, cards: readonly string[]): Position {
  if (zone === "trade_row") return { ...position, state: { ...position.state, trade_row: [...cards] } };
  const players = Array.from({ length: position.seats ?? 2 }, (_, i) => position.state?.players?.[i] ?? {});
  const left = [...(players[seat]?.[zone] ?? [])];
  const written = cards.map((card) => {
    const at = left.findIndex((each) => name(each) === card);
    return at < 0 ? card : left.splice(at, 1)[0]!;
  });
  return {
    ...position,
    state: { ...position.state, players: players.with(seat, { ...players[seat], [zone]: written }) },
  };
}
