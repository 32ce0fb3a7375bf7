'use strict';
// A small two-player deck-building game for boardgame.io, made up for measuring:
// play a card, buy from a row, scrap a played card, attack, end the turn.
const KINDS = 48;
const COST = [], TRADE = [], COMBAT = [], HEAL = [], JUNK = [];
for (let k = 0; k < KINDS; k++) {
  const m = k - 3;
  COST.push(k < 2 ? 0 : k === 2 ? 2 : 1 + (m % 7));
  TRADE.push(k === 0 ? 1 : k === 1 ? 0 : k === 2 ? 2 : (m * 5 + 1) % 4);
  COMBAT.push(k === 1 ? 1 : k < 3 ? 0 : (m * 7 + 2) % 6);
  HEAL.push(k >= 3 && m % 5 === 0 ? 3 : 0);
  JUNK.push(k === 2 ? 2 : k >= 3 && m % 3 === 1 ? 2 + (m % 3) : 0);
}
const HAND = 8, ROW = 7;

function draw(G, seat, n, random) {
  for (let i = 0; i < n; i++) {
    if (seat.deck.length === 0) {
      if (seat.discard.length === 0) return;
      seat.deck = random.Shuffle(seat.discard);
      seat.discard = [];
    }
    seat.hand.push(seat.deck.pop());
  }
}

const game = {
  name: 'synthdeck',
  setup: ({ ctx, random }) => {
    const market = [];
    for (let k = 3; k < KINDS; k++) market.push(k, k);
    const G = { seats: [], market: random.Shuffle(market), row: [], trade: 0, combat: 0 };
    for (let i = 0; i < ROW; i++) G.row.push(G.market.pop());
    for (let p = 0; p < ctx.numPlayers; p++) {
      const seat = { deck: random.Shuffle([0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8]), hand: [], discard: [], played: [], authority: 120 };
      draw(G, seat, HAND, random);
      G.seats.push(seat);
    }
    return G;
  },
  moves: {
    play: ({ G, ctx }, i) => {
      const s = G.seats[ctx.currentPlayer];
      if (i < 0 || i >= s.hand.length) return 'INVALID_MOVE';
      const c = s.hand.splice(i, 1)[0];
      s.played.push(c);
      G.trade += TRADE[c];
      G.combat += COMBAT[c];
      s.authority += HEAL[c];
    },
    buy: ({ G, ctx }, i) => {
      const s = G.seats[ctx.currentPlayer];
      if (i < 0 || i >= G.row.length || COST[G.row[i]] > G.trade) return 'INVALID_MOVE';
      const c = G.row.splice(i, 1)[0];
      G.trade -= COST[c];
      s.discard.push(c);
      if (G.market.length) G.row.push(G.market.pop());
    },
    scrap: ({ G, ctx }, i) => {
      const s = G.seats[ctx.currentPlayer];
      if (i < 0 || i >= s.played.length || JUNK[s.played[i]] === 0) return 'INVALID_MOVE';
      G.combat += JUNK[s.played.splice(i, 1)[0]];
    },
    face: ({ G, ctx }) => {
      if (G.combat <= 0) return 'INVALID_MOVE';
      G.seats[1 - Number(ctx.currentPlayer)].authority -= G.combat;
      G.combat = 0;
    },
    done: ({ G, ctx, random, events }) => {
      const s = G.seats[ctx.currentPlayer];
      if (s.hand.length >= 4) return 'INVALID_MOVE';
      s.discard.push(...s.hand, ...s.played);
      s.hand = [];
      s.played = [];
      draw(G, s, HAND, random);
      G.trade = 0;
      G.combat = 0;
      events.endTurn();
    },
  },
  endIf: ({ G, ctx }) => {
    for (let p = 0; p < G.seats.length; p++) if (G.seats[p].authority <= 0) return { winner: String(1 - p) };
    if (ctx.turn > 300) return { draw: true };
  },
  ai: { enumerate: (G, ctx) => legal(G, ctx) },
};

function legal(G, ctx) {
  const s = G.seats[ctx.currentPlayer];
  const out = [];
  const seen = new Set();
  for (let i = 0; i < s.hand.length; i++)
    if (!seen.has(s.hand[i])) {
      seen.add(s.hand[i]);
      out.push({ move: 'play', args: [i] });
    }
  for (let i = 0; i < s.played.length; i++) if (JUNK[s.played[i]] > 0) out.push({ move: 'scrap', args: [i] });
  for (let i = 0; i < G.row.length; i++) if (COST[G.row[i]] <= G.trade) out.push({ move: 'buy', args: [i] });
  if (G.combat > 0) out.push({ move: 'face', args: [] });
  if (s.hand.length < 4) out.push({ move: 'done', args: [] });
  return out;
}

module.exports = { game, legal };
