'use strict';
if (process.argv.includes('--help')) {
  console.log('usage: node headless.js [seconds of each case, 5]');
  process.exit(0);
}
// boardgame.io without a server: reducer moves per second, then RandomBot and MCTSBot.
// Run: npm install && NODE_ENV=production node headless.js [seconds]
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { RandomBot, MCTSBot, Simulate } = require('boardgame.io/ai');
const { Client } = require('boardgame.io/client');
const { game, legal } = require('./game');
const SEC = Number(process.argv[2] || 5);
const log = (o) => console.log('ROW ' + JSON.stringify(o));
const now = () => Number(process.hrtime.bigint()) / 1e9;
let seed = 1;
const rnd = () => ((seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) >> 8) / (0x7fffffff >> 8);
const action = (m, p) => ({ type: 'MAKE_MOVE', payload: { type: m.move, args: m.args, playerID: p, credentials: undefined } });

function reducerCase() {
  const reducer = CreateGameReducer({ game });
  const runs = [];
  for (let r = -1; r < 3; r++) {
    let d = 0, g = 0, l = 0;
    const t0 = now();
    while (now() - t0 < (r < 0 ? 2 : SEC)) {
      let st = InitializeGame({ game: { ...game, seed: 's' + g }, numPlayers: 2 });
      while (st.ctx.gameover === undefined) {
        const acts = legal(st.G, st.ctx);
        const next = reducer(st, action(acts[Math.floor(rnd() * acts.length)], st.ctx.currentPlayer));
        // the reducer keeps an undo stack and a delta log; a long game grows them, as it does on the server
        st = next;
        d++;
        l += acts.length;
      }
      g++;
    }
    const dt = now() - t0;
    if (r >= 0) runs.push({ dps: d / dt, gps: g / dt, dpg: d / g, legal: l / d });
  }
  runs.sort((a, b) => a.dps - b.dps);
  const m = runs[1];
  log({ engine: 'boardgame.io', case: 'reducer, random play', games_per_s: m.gps, decisions_per_s: m.dps, us_per_decision: 1e6 / m.dps,
    decisions_per_game: m.dpg, legal_mean: m.legal, peak_rss_mb: process.resourceUsage().maxRSS / 1024 });
}

function clientCase() {
  const runs = [];
  for (let r = -1; r < 3; r++) {
    let d = 0, g = 0;
    const t0 = now();
    while (now() - t0 < (r < 0 ? 2 : SEC)) {
      const c = Client({ game: { ...game, seed: 'c' + g }, numPlayers: 2, debug: false });
      c.start();
      let st = c.getState();
      while (st.ctx.gameover === undefined) {
        const acts = legal(st.G, st.ctx);
        const a = acts[Math.floor(rnd() * acts.length)];
        c.moves[a.move](...a.args);
        st = c.getState();
        d++;
      }
      c.stop();
      g++;
    }
    const dt = now() - t0;
    if (r >= 0) runs.push({ dps: d / dt, gps: g / dt });
  }
  runs.sort((a, b) => a.dps - b.dps);
  log({ engine: 'boardgame.io', case: 'local Client, random play', games_per_s: runs[1].gps, decisions_per_s: runs[1].dps, us_per_decision: 1e6 / runs[1].dps,
    peak_rss_mb: process.resourceUsage().maxRSS / 1024 });
}

async function randomBot() {
  const bots = { 0: new RandomBot({ game, enumerate: game.ai.enumerate, seed: 'r' }), 1: new RandomBot({ game, enumerate: game.ai.enumerate, seed: 'q' }) };
  const runs = [];
  for (let r = -1; r < 3; r++) {
    let d = 0, g = 0;
    const t0 = now();
    while (now() - t0 < (r < 0 ? 2 : SEC)) {
      const st = InitializeGame({ game: { ...game, seed: 'b' + g }, numPlayers: 2 });
      const { state } = await Simulate({ game, bots, state: st, depth: 100000 });
      d += state._stateID;
      g++;
    }
    const dt = now() - t0;
    if (r >= 0) runs.push({ dps: d / dt, gps: g / dt });
  }
  runs.sort((a, b) => a.dps - b.dps);
  log({ engine: 'boardgame.io', case: 'Simulate with RandomBot x2', games_per_s: runs[1].gps, decisions_per_s: runs[1].dps, us_per_decision: 1e6 / runs[1].dps });
}

async function mcts(iterations, playoutDepth) {
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth, seed: 'm' });
  if (bot.setOpt) { bot.setOpt('async', false); }
  const reducer = CreateGameReducer({ game });
  let st = InitializeGame({ game: { ...game, seed: 'x' }, numPlayers: 2 });
  for (let i = 0; i < 40; i++) {
    const acts = legal(st.G, st.ctx);
    st = reducer(st, action(acts[Math.floor(rnd() * acts.length)], st.ctx.currentPlayer));
  }
  const runs = [];
  for (let r = 0; r < 3; r++) {
    let n = 0;
    const t0 = now();
    while (now() - t0 < SEC) {
      await bot.play(st, st.ctx.currentPlayer);
      n++;
    }
    runs.push((now() - t0) / n);
  }
  runs.sort((a, b) => a - b);
  log({ engine: 'boardgame.io', case: `MCTSBot ${iterations} iterations, playout depth ${playoutDepth}`, ms_per_move: runs[1] * 1e3, iterations_per_s: iterations / runs[1],
    peak_rss_mb: process.resourceUsage().maxRSS / 1024 });
}

(async () => {
  reducerCase();
  clientCase();
  await randomBot();
  await mcts(100, 50);
  await mcts(1000, 50);
})();
