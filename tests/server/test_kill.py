"""kill -9 at any instant: everything acknowledged is there, no table is stuck, the pending choice is the same."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import ecliptic
from ecliptic.server import models
from ecliptic.server.config import Settings
from ecliptic.server.entries import entry_json
from ecliptic.server.store import Store
from tests.server.harness import Guest, Stream

pytestmark = pytest.mark.anyio

# What a client sees of a server that dies under it.
LOST: Final = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError)
START_SECONDS: Final = 60.0
STUCK_SECONDS: Final = 60.0


class Victim:
    """A server in a process of its own, on the same port and file each time."""

    def __init__(self, path: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.command = [
            sys.executable, "-m", "ecliptic", "serve", "--port", str(self.port), "--database", f"sqlite:///{path}",
        ]  # fmt: skip
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(*self.command, stdout=asyncio.subprocess.DEVNULL)
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
        await asyncio.wait_for(self.process.wait(), 20)


class Pending:
    """A move that was sent and not acknowledged yet."""

    def __init__(self, key: str, seat: int, expected: int, action: str) -> None:
        self.key = key
        self.seat = seat
        self.expected = expected
        self.action = action


class Player:
    """Plays both seats of one table after another, and remembers every acknowledged move."""

    def __init__(self, guest: Guest, name: str, rng: random.Random) -> None:
        self.guest = guest
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

    async def play(self) -> None:
        """Play until the server dies."""
        with contextlib.suppress(*LOST):
            while True:
                if not self.table:
                    made = await self.guest.table(hold=[0, 1])
                    self.table, self.n, self.shown, self.pending = made["id"], 0, {}, None
                    self.acknowledged[self.table] = []
                async with self.stream(0) as zero, self.stream(1) as one:
                    await self.go_on([zero, one])

    def stream(self, seat: int) -> Stream:
        return self.guest.stream(self.table, seat=seat, since=self.n)

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


async def survive(tmp_path: Path, kills: int, tables: int, seed: int) -> tuple[int, int]:
    """Kill a server so many times under the load of so many tables; moves acknowledged and moves sent twice."""
    rng = random.Random(seed)
    path = tmp_path / "victim.sqlite"
    victim = Victim(path)
    await victim.start()
    players = []
    for i in range(tables):
        guest = Guest(victim.base)
        await guest.http.post("/api/guests", json={"name": f"Player {i}"})
        players.append(Player(guest, str(i), random.Random(f"{seed} {i}")))
    try:
        for kill in range(kills + 1):
            for player in players:
                player.progress = 0
            playing = [asyncio.create_task(player.play()) for player in players]
            async with asyncio.timeout(STUCK_SECONDS):
                while any(player.progress == 0 for player in players):
                    await asyncio.sleep(0.01)
                    for task in playing:
                        if task.done():
                            await task
                            raise AssertionError("a player has stopped although the server runs")
            await asyncio.sleep(rng.random() * 0.25)
            is_last = kill == kills
            await victim.end(signal.SIGTERM if is_last else signal.SIGKILL)
            await asyncio.wait_for(asyncio.gather(*playing), 20)
            if not is_last:
                await victim.start()
    finally:
        if victim.process is not None and victim.process.returncode is None:
            victim.process.kill()
        for player in players:
            await player.guest.http.aclose()
    await verify(path, players)
    moves = sum(len(acks) for player in players for acks in player.acknowledged.values())
    return moves, sum(player.repeated for player in players)


async def verify(path: Path, players: list[Player]) -> None:
    """The file has every acknowledged move, once and in its place, and every game replays with all its hashes."""
    store = Store(Settings(database=f"sqlite:///{path}"))
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


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    moves, repeated = await survive(tmp_path, kills=8, tables=10, seed=1)
    assert moves > 100
    assert repeated, "no kill has hit a move under way"


async def test_the_end_of_a_game_by_resigning_survives_a_kill(tmp_path: Path) -> None:
    """Whoever was answered has lost, whoever was not may have; no table is anything in between."""
    rng = random.Random(3)
    victim = Victim(tmp_path / "victim.sqlite")
    await victim.start()
    guest = Guest(victim.base)
    await guest.http.post("/api/guests", json={"name": "Ann"})
    answered = 0
    try:
        for _ in range(3):
            tables = [(await guest.table(hold=[0, 1]))["id"] for _ in range(10)]

            async def resign(table: str) -> bool:
                await asyncio.sleep(rng.random() * 0.1)
                with contextlib.suppress(*LOST):
                    return (await guest.http.post(f"/api/tables/{table}/resign?seat=0")).status_code == 200
                return False

            resigning = [asyncio.create_task(resign(table)) for table in tables]
            await asyncio.sleep(0.02 + rng.random() * 0.1)
            await victim.end(signal.SIGKILL)
            done = await asyncio.gather(*resigning)
            await victim.start()
            for table, was_answered in zip(tables, done, strict=True):
                shown, moment = await guest.info(table), await guest.moment(table, seat=0)
                is_over = shown["state"] == "over"
                assert is_over or not was_answered
                assert (shown["result"] is not None) == (moment["view"]["result"] is not None) == is_over
                assert (shown["waiting"] == []) == (moment["view"]["waiting"] == []) == is_over
                assert (shown["seats"][0]["left"] == "resigned") == is_over
                answered += was_answered
    finally:
        if victim.process is not None and victim.process.returncode is None:
            victim.process.kill()
        await guest.http.aclose()
    assert answered, "every kill came before the first answer"


@pytest.mark.deep
async def test_nothing_is_lost_in_two_hundred_kills(tmp_path: Path) -> None:
    moves, repeated = await survive(tmp_path, kills=200, tables=20, seed=2)
    assert moves > 5_000
    assert repeated > 200
