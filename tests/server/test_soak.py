"""Hours in minutes: tables are made, played and dropped, streams come and go, and memory stays flat.

The load goes on in phases. After each of them everybody leaves, and nothing of it may be alive: no table and no
stream, without a collection of garbage. What stays in use of the server's memory must not grow once it is warm.
"""

import asyncio
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.counting_server import ALIVE
from tests.server.harness import Guest, Stream
from tests.server.killable_servers import Victim

SECONDS: Final = float(os.environ.get("ECLIPTIC_SOAK_SECONDS", "600"))
PHASES: Final = 10
WARM_UP: Final = 4  # phases after which all caches are full
MOST_GROWTH: Final = 10.0  # MB from there to the end
LEAVING_SECONDS: Final = 60.0  # until everything that was in use is gone, on a busy machine
MOVES: Final = 40  # in one game
VISITS: Final = 25  # streams opened at one table, one after the other

pytestmark = [pytest.mark.anyio, pytest.mark.deep, pytest.mark.timeout(SECONDS + 1200)]


class CountingServer(Victim):
    """A server that tells what is alive in it, perhaps with a leak."""

    def __init__(self, database: str, leak: str = "none") -> None:
        super().__init__(database)
        python = self.command[0]
        self.command = [python, "-m", "tests.server.counting_server", database, str(self.port), leak]

    async def alive(self) -> dict[str, int]:
        """Return how many tables, streams and connections are in memory, without those there are none of."""
        async with httpx.AsyncClient(base_url=self.base, verify=False, timeout=60) as http:
            found: dict[str, int] = (await http.get(ALIVE)).json()
        return found

    def megabytes(self) -> float:
        """Return the memory that is in use."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024


class Crowd:
    """People who do everything that can be done at tables, and what they have done."""

    def __init__(self, base: str, seed: int) -> None:
        self.base = base
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.guests: list[Guest] = []

    async def come(self) -> None:
        """Let everybody say who they are. They stay for the whole run: people are remembered for a while."""
        for name, _ in ACTIVITIES:
            guest = Guest(self.base)
            answer = await guest.http.post("/api/guests", json={"name": name})
            assert answer.status_code == 201, answer.text
            self.guests.append(guest)

    async def be_busy(self, seconds: float) -> None:
        """Let everybody do the same thing over and over until the time is up."""
        end = asyncio.get_running_loop().time() + seconds

        async def repeat(name: str, act: Callable[["Crowd", Guest], Awaitable[None]], guest: Guest) -> None:
            while asyncio.get_running_loop().time() < end:
                await act(self, guest)
                self.done[name] += 1

        async with asyncio.TaskGroup() as group:
            for (name, act), guest in zip(ACTIVITIES, self.guests, strict=True):
                group.create_task(repeat(name, act, guest))

    async def go_home(self) -> None:
        """Close all connections."""
        for guest in self.guests:
            await guest.http.aclose()


async def play_a_game(crowd: Crowd, guest: Guest) -> None:
    """Play both seats over streams and HTTP, take something back, look back, go on from a moment, resign."""
    rng = crowd.rng
    made = await guest.table(game=rng.choice(["star-realms", "federation"]), hold=[0, 1])
    table = made["id"]
    async with guest.stream(table, seat=0) as zero, guest.stream(table, seat=1) as one:
        streams = [zero, one]
        seen = [await stream.next("update") for stream in streams]
        for i in range(MOVES):
            if seen[0]["view"]["result"] is not None:
                break
            seat = rng.choice(seen[0]["view"]["waiting"])
            action, n = rng.choice(seen[seat]["options"])["action"], seen[seat]["n"]
            if rng.random() < 0.7:
                await streams[seat].send("move", expected=n, action=action, client_move_id=f"m{i}")
            else:
                assert (await guest.move(table, n, action, f"m{i}", seat=seat)).status_code == 200
            seen = [await stream.next("update") for stream in streams]
            crowd.done["moves"] += 1
        undoing = next((seat for seat in (0, 1) if seen[seat]["undo"]), None)
        if undoing is not None:
            await streams[undoing].send("undo", expected=seen[undoing]["n"], client_move_id="back")
            seen = [await stream.next("update") for stream in streams]
    crowd.done["streams"] += 2
    for path in ("moments/20", "log", "record"):
        answer = await guest.http.get(f"/api/tables/{table}/{path}", params={"seat": 0})
        assert answer.status_code == 200, answer.text
    other = await guest.http.post(f"/api/tables/{table}/what-if", params={"seat": 0}, json={"n": 20})
    assert other.status_code == 201, other.text
    for each in (table, other.json()["id"]):
        await guest.http.post(f"/api/tables/{each}/resign", params={"seat": 0})


async def come_and_go(crowd: Crowd, guest: Guest) -> None:
    """Open streams and leave them in every way, over and over; then leave the table, which deletes it."""
    made = await guest.table(public=True)
    for _ in range(VISITS):
        crowd.done["streams"] += 1
        with suppress(ConnectionClosed):
            async with Stream(guest, made["id"], {}) as stream:
                await crowd.rng.choice([close, break_off, talk_nonsense, break_the_protocol])(stream)
    with suppress(ConnectionClosed):
        async with Stream(guest, "unknown", {}) as stream:
            await stream.next("nothing")
    await guest.http.delete(f"/api/tables/{made['id']}/seats/0")


async def close(stream: Stream) -> None:
    """Leave as browsers do."""
    await stream.next("table")


async def break_off(stream: Stream) -> None:
    """Leave without a word."""
    stream.socket.transport.abort()


async def talk_nonsense(stream: Stream) -> None:
    """Send what is no message."""
    await stream.socket.send("{")
    await stream.next("problem")


async def break_the_protocol(stream: Stream) -> None:
    """Send what is no frame."""
    stream.socket.transport.write(b"\xff\xff\xff\xff")
    await stream.next("nothing")


async def play_a_bot(crowd: Crowd, guest: Guest) -> None:
    """Play a short game against a bot, to its end, and a moment of another one; ask for a hint."""
    made = await guest.table(bots={"1": "random"}, options={"turn_limit": 3})
    for i in range(400):
        moment = await guest.moment(made["id"])
        if moment["view"]["result"]:
            break
        if moment["options"]:
            actions = [option["action"] for option in moment["options"]]
            action = "end" if "end" in actions else actions[0]
            await guest.move(made["id"], moment["n"], action, f"m{i}")
            crowd.done["moves"] += 1
        else:
            await asyncio.sleep(0.02)
    again = (await guest.do(made["id"], "rematch"))["rematch"]
    await guest.http.get(f"/api/tables/{again}/hint")
    await guest.do(again, "resign")


async def ask_for_too_much(crowd: Crowd, guest: Guest) -> None:
    """Send requests that are refused, by the framework and by us."""
    made = await guest.table(hold=[0, 1])
    address = f"/api/tables/{made['id']}"
    move = {"type": "move", "expected": 0, "action": "no such", "client_move_id": "k"}
    refused: list[tuple[str, str, Any]] = [
        ("POST", f"{address}/moves?seat=0", move),
        ("POST", f"{address}/moves?seat=0", {**move, "expected": "five"}),
        ("POST", f"{address}/moves?seat=0", {"type": "move"}),
        ("POST", f"{address}/moves?seat=99", move),
        ("POST", f"{address}/seats/0", {"invitation": 5}),
        ("GET", f"{address}/moment?seat=x", None),
        ("GET", "/api/tables/unknown", None),
        ("GET", "/api/nothing", None),
        ("DELETE", "/api/games", None),
        ("POST", "/api/tables", {"game": "chess"}),
        ("POST", "/api/positions/check", {"position": {"game": "star-realms"}}),
    ]
    for method, path, body in refused * 3:
        answer = await guest.http.request(method, path, json=body)
        assert answer.status_code < 500, answer.text
    await guest.do(made["id"], "resign", seat=0)


ACTIVITIES: Final[list[tuple[str, Callable[[Crowd, Guest], Awaitable[None]]]]] = [
    ("games", play_a_game),
    ("more games", play_a_game),
    ("visits", come_and_go),
    ("more visits", come_and_go),
    ("games with bots", play_a_bot),
    ("refused requests", ask_for_too_much),
]


async def soak(database: str, seconds: float, leak: str = "none") -> float:
    """Return by how many MB the server's memory grows once it is warm; fail when something outlives its use."""
    server = CountingServer(database, leak)
    await server.start()
    crowd = Crowd(server.base, 1)
    used: list[float] = []
    moves: list[int] = []
    try:
        await crowd.come()
        for _ in range(PHASES):
            await crowd.be_busy(seconds / PHASES)
            await all_gone(server)
            used.append(server.megabytes())
            moves.append(crowd.done["moves"])
    finally:
        await crowd.go_home()
        if server.process is not None and server.process.returncode is None:
            server.process.terminate()
            await asyncio.wait_for(server.process.wait(), 60)
    growth = used[-1] - used[WARM_UP - 1]
    thousands = (moves[-1] - moves[WARM_UP - 1]) / 1000
    print("MB in use after each phase:", *(f"{each:.1f}" for each in used))
    print(f"{growth:.1f} MB after the warm-up: {growth / thousands:.2f} MB per 1,000 moves; {dict(crowd.done)}")
    return growth


async def all_gone(server: CountingServer) -> None:
    """Wait until nothing is alive; fail when that takes too long."""
    alive = await server.alive()
    with suppress(TimeoutError):
        async with asyncio.timeout(LEAVING_SECONDS):
            while alive:
                await asyncio.sleep(0.5)
                alive = await server.alive()
    assert alive == {}


async def test_memory_stays_flat(database: str) -> None:
    assert await soak(database, SECONDS) <= MOST_GROWTH


@pytest.mark.parametrize("leak", ["tables", "streams"])
async def test_objects_that_are_kept_would_be_found(database: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.test_soak.LEAVING_SECONDS", 10.0)
    with pytest.raises(AssertionError, match={"tables": "LiveTable", "streams": "StreamSession"}[leak]):
        await soak(database, SECONDS / 10, leak)


async def test_bytes_that_are_kept_would_be_found(database: str) -> None:
    assert await soak(database, SECONDS / 4, "bytes") > MOST_GROWTH
