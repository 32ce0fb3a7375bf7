'use strict';
if (process.argv.includes('--help')) {
  console.log('usage: node load.js [matches, 50] [seconds, 10]');
  process.exit(0);
}
// Closed-loop load on the server: M matches of two players over raw socket.io, random legal moves, no think time.
// Latency of a move: from the emit by the mover until the *other* player's socket has the new state.
// Starts server.js as a child and stops it by its pid. Run: node load.js [matches] [seconds]
const { spawn } = require('child_process');
const path = require('path');
const fs = require('fs');
const { io } = require('socket.io-client');
const { game, legal } = require('./game');
const M = Number(process.argv[2] || 50);
const SEC = Number(process.argv[3] || 10);
const PORT = 18123;
const now = () => Number(process.hrtime.bigint()) / 1e6;
const child = spawn(process.execPath, [path.join(__dirname, 'server.js'), String(PORT)], { stdio: ['ignore', 'pipe', 'inherit'] });
let seed = 7;
const rnd = () => ((seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) >> 8) / (0x7fffffff >> 8);
const lat = [];
let moves = 0, counting = false, finished = 0;

// CPU seconds of the server process, for the share of a core it used
function serverCpu() {
  try {
    const f = fs.readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(f[11]) + Number(f[12])) / 100;
  } catch (e) { return 0; }
}

function match(k, gen) {
  const id = `m${k}-${gen}`;
  const socks = ['0', '1'].map((p) => io(`http://127.0.0.1:${PORT}/${game.name}`, { transports: ['websocket'], forceNew: true }));
  let sent = 0, synced = 0, over = false, last = -1;
  const step = (state) => {
    if (over) return;
    if (state.ctx.gameover !== undefined) {
      over = true;
      finished++;
      socks.forEach((s) => s.close());
      if (running) match(k, gen + 1);
      return;
    }
    if (!running) return;
    const p = state.ctx.currentPlayer;
    const acts = legal(state.G, state.ctx);
    const a = acts[Math.floor(rnd() * acts.length)];
    sent = now();
    socks[Number(p)].emit('update', { type: 'MAKE_MOVE', payload: { type: a.move, args: a.args, playerID: p } }, state._stateID, id, p);
    mover = Number(p);
  };
  let mover = 0;
  socks.forEach((s, i) => {
    s.on('connect', () => s.emit('sync', id, String(i), undefined, 2));
    s.on('sync', (mid, info) => {
      synced++;
      if (synced === 2) step(info.state);
    });
    s.on('update', (mid, state) => {
      if (i === mover || state._stateID <= last) return; // wait for the watcher's copy, once
      last = state._stateID;
      if (counting) {
        lat.push(now() - sent);
        moves++;
      }
      step(state);
    });
  });
}
let running = true;
child.stdout.on('data', (b) => {
  if (!String(b).includes('READY')) return;
  for (let k = 0; k < M; k++) match(k, 0);
  setTimeout(() => {
    counting = true;
    const t0 = now();
    const c0 = serverCpu();
    const u0 = process.cpuUsage();
    setTimeout(() => {
      counting = false;
      running = false;
      const dt = (now() - t0) / 1e3;
      const srv = serverCpu() - c0;
      const u1 = process.cpuUsage(u0);
      lat.sort((a, b) => a - b);
      let rss = 0;
      try { rss = Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024; } catch (e) { /* not Linux */ }
      console.log('ROW ' + JSON.stringify({ engine: 'boardgame.io', case: `server, ${M} matches, 2 sockets each`, moves_per_s: moves / dt,
        p50_ms: lat[Math.floor(lat.length * 0.5)], p99_ms: lat[Math.floor(lat.length * 0.99)], matches_finished: finished, server_core_used: srv / dt,
        client_core_used: (u1.user + u1.system) / 1e6 / dt, server_cpu_us_per_move: (srv / moves) * 1e6, server_peak_rss_mb: rss }));
      child.kill();
      process.exit(0);
    }, SEC * 1e3);
  }, 3000);
});
setTimeout(() => { child.kill(); process.exit(1); }, (SEC + 60) * 1e3);
