"""Servers in processes of their own, and people who play there whatever happens to them."""

import asyncio
import contextlib
import os
import random
import signal
import sys
from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import ecliptic
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from ecliptic.server.store.database import Database
from ecliptic.server.store.entries import entry_json
from tests.held_port import hold_port
from tests.server.harness import Guest, Stream

# What a client sees of a server that dies under it.
LOST: Final = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError)
START_SECONDS: Final = 60.0
STUCK_SECONDS: Final = 60.0


class Victim:
    """A server in a process of its own, on the same port and database each time."""

    def __init__(self, database: str, *more: str) -> None:
        self.port = hold_port(self)
        self.base = f"http://127.0.0.1:{self.port}"
        self.command = [
            sys.executable, "-m", "ecliptic", "serve", "--port", str(self.port), "--database", database,
            "--log-level", "warning", "--limit", "all=0", *more,
        ]  # fmt: skip
        self.log: Path | None = None  # where it writes what it has to say
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with contextlib.ExitStack() as stack:
            log = stack.enter_context(self.log.open("ab")) if self.log else None
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdout=asyncio.subprocess.DEVNULL, stderr=log
            )
        async with httpx.AsyncClient(base_url=self.base, verify=False) as http, asyncio.timeout(START_SECONDS):
            while True:
                assert self.process.returncode is None, "the server did not start"
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get("/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.02)

    async def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        os.kill(self.process.pid, how)
        await asyncio.wait_for(self.process.wait(), STUCK_SECONDS)

    def children(self) -> list[int]:
        """The processes that it has started."""
        assert self.process is not None
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii")
        return [int(each) for each in found.split()]


class Pending:
    """A move that was sent and not acknowledged yet."""

    def __init__(self, key: str, seat: int, expected: int, action: str) -> None:
        self.key = key
        self.seat = seat
        self.expected = expected
        self.action = action


class Player:
    """Plays both seats of one table after another, and remembers every acknowledged move.

    Where there are several servers, each seat has its stream at another one, and moves go to any.
    """

    def __init__(self, guests: list[Guest], name: str, rng: random.Random) -> None:
        self.guests = guests  # the same person, at each of the servers
        self.name = name
        self.rng = rng
        self.table = ""
        self.n = 0
        self.shown: dict[int, Any] = {}
        self.pending: Pending | None = None
        self.acknowledged: dict[str, list[tuple[int, int, str, str]]] = {}  # by table: entry, seat, action, key
        self.progress = 0  # moves since the server has started
        self.repeated = 0
        self.sent = 0
        self.closed: list[tuple[int, str]] = []  # code and reason of every stream that was closed

    @property
    def guest(self) -> Guest:
        return self.rng.choice(self.guests)

    async def play(self) -> None:
        """Play until the server dies."""
        with contextlib.suppress(*LOST):
            while True:
                if not self.table:
                    made = await self.guest.table(hold=[0, 1])
                    self.table, self.n, self.shown, self.pending = made["id"], 0, {}, None
                    self.acknowledged[self.table] = []
                async with self.stream(0) as zero, self.stream(1) as one:
                    try:
                        await self.go_on([zero, one])
                    except ConnectionClosed as closed:
                        if closed.rcvd is not None:
                            self.closed.append((closed.rcvd.code, closed.rcvd.reason))
                        raise

    def stream(self, seat: int) -> Stream:
        return self.guests[seat % len(self.guests)].stream(self.table, seat=seat, since=self.n)

    async def go_on(self, streams: list[Stream]) -> None:
        """Take up the game where it was, and play it to its end."""
        updates = [await stream.next("update") for stream in streams]
        self.resume(updates)
        if self.pending is not None:
            was_committed = updates[0]["n"] > self.n
            await self.repeat(self.pending)
            if not was_committed:
                updates = [await stream.next("update") for stream in streams]
        self.see(updates)
        while self.shown[0]["view"]["result"] is None:
            await self.move(streams)
        self.table = ""

    def resume(self, updates: list[Any]) -> None:
        """What the server shows must be what it showed last, or that with the pending move."""
        assert updates[0]["n"] == updates[1]["n"]
        n = updates[0]["n"]
        if not self.shown:
            return
        if self.pending is None or n == self.n:
            assert n == self.n
            for seat, update in enumerate(updates):
                for part in ("view", "options", "undo"):
                    assert update[part] == self.shown[seat][part], "the pending choice is another one"
        else:
            assert n > self.n
            assert updates[self.pending.seat]["done"] == [self.pending.key]

    async def repeat(self, pending: Pending) -> None:
        """The client does not know whether its move has arrived, and sends it again."""
        answer = await self.guest.move(self.table, pending.expected, pending.action, pending.key, seat=pending.seat)
        assert answer.status_code == 200, answer.text
        assert answer.json()["entry"] == pending.expected + 1
        self.repeated += 1
        self.acknowledge(pending)

    async def move(self, streams: list[Stream]) -> None:
        seat = self.rng.choice(self.shown[0]["view"]["waiting"])
        action = self.rng.choice(self.shown[seat]["options"])["action"]
        self.sent += 1
        pending = self.pending = Pending(f"{self.name}-{self.sent}", seat, self.n, action)
        if self.rng.random() < 0.5:
            await streams[seat].send("move", expected=self.n, action=action, client_move_id=pending.key)
        else:
            answer = await self.guest.move(self.table, self.n, action, pending.key, seat=seat)
            assert answer.status_code == 200, answer.text
            self.acknowledge(pending)
        mine = await streams[seat].next("update")
        assert mine["done"] == [pending.key]
        self.acknowledge(pending)
        theirs = await streams[1 - seat].next("update")
        self.see([mine, theirs] if seat == 0 else [theirs, mine])

    def acknowledge(self, pending: Pending) -> None:
        entry = (pending.expected + 1, pending.seat, pending.action, pending.key)
        if entry not in self.acknowledged[self.table][-1:]:
            self.acknowledged[self.table].append(entry)
            self.progress += 1

    def see(self, updates: list[Any]) -> None:
        self.pending = None
        self.n = updates[0]["n"]
        self.shown = dict(enumerate(updates))


async def verify(database: str, players: list[Player]) -> None:
    """The file has every acknowledged move, once and in its place, and every game replays with all its hashes."""
    store = Database(Settings(database=database))
    await store.open()
    try:
        for player in players:
            for table, acknowledged in player.acknowledged.items():
                async with store.reading() as session:
                    row = await session.get_one(models.Table, table)
                    found = await session.scalars(
                        select(models.Entry).where(models.Entry.table_id == table).order_by(models.Entry.n)
                    )
                    entries = list(found)
                assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
                by_number = {entry.n: entry for entry in entries}
                for n, seat, action, key in acknowledged:
                    entry = by_number[n]
                    assert (entry.kind, entry.seat, entry.text, entry.client_move_id) == ("play", seat, action, key)
                keys = [entry.client_move_id for entry in entries if entry.client_move_id]
                assert len(set(keys)) == len(keys)
                unknown = set(keys) - {key for _, _, _, key in acknowledged}
                assert unknown <= ({player.pending.key} if player.pending else set())
                header = {"game": row.game, "rules": row.rules, "seats": row.seats, "options": row.options}
                dump = {"ecliptic": "journal", "format": 1, **header, "pack": row.pack, "start": None}
                ecliptic.replay({**dump, "entries": [entry_json(entry, 0) for entry in entries]})
    finally:
        await store.close()


async def seat_players(victims: list[Victim], tables: int, seed: int) -> list[Player]:
    """So many people, known at all servers."""
    players = []
    for i in range(tables):
        guests = [Guest(victim.base) for victim in victims]
        await guests[0].http.post("/api/guests", json={"name": f"Player {i}"})
        for guest in guests[1:]:
            guest.http.cookies = guests[0].http.cookies
        players.append(Player(guests, str(i), random.Random(f"{seed} {i}")))
    return players


async def all_move(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Until everybody has moved."""
    async with asyncio.timeout(STUCK_SECONDS):
        while any(player.progress == 0 for player in players):
            await asyncio.sleep(0.01)
            for task in playing:
                if task.done():
                    await task
                    raise AssertionError("a player has stopped although the servers run")


async def go_home(victims: list[Victim], players: list[Player]) -> None:
    """End what still runs."""
    for victim in victims:
        if victim.process is not None and victim.process.returncode is None:
            victim.process.kill()
            await victim.process.wait()
    for player in players:
        for guest in player.guests:
            await guest.http.aclose()
