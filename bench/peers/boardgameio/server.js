'use strict';
if (process.argv.includes('--help')) {
  console.log('usage: node server.js [port, 18123]');
  process.exit(0);
}
// boardgame.io's own server on loopback, in-memory storage. Run: node server.js [port]
const { Server, Origins } = require('boardgame.io/server');
const { game } = require('./game');
const port = Number(process.argv[2] || 18123);
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port, host: '127.0.0.1' }, () => console.log('READY'));
