"""A real server on a port of its own, and people who play there over HTTP and websockets."""

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from ecliptic.server.http.app import create_app
from ecliptic.server.http.direct_websocket import DirectWebSocket
from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.metrics import App
from ecliptic.server.ops.run import limited_http, listen
from ecliptic.server.people.sessions import People
from ecliptic.server.store.database import Database
from ecliptic.server.tables.live_table import LiveTable
from ecliptic.server.tables.registry import Tables
from ecliptic.server.tables.timer import Timer
from ecliptic.server.tables.watchers import Watcher

PATIENCE = 30.0  # seconds that anything may take on a busy machine
ROUNDS = 5  # other requests that a server answers while a stream is expected to be silent
PASSWORD = "eight letters"
SMALL_BUFFER = 8_192  # bytes in a socket's buffer, so that tests with slow clients need not send megabytes


async def until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


def is_running(pid: int) -> bool:
    """Whether there is such a process, and not only what is left of it until somebody asks how it ended."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):  # the second: it ended while its file was read
        return False
    return state not in "ZX"


class Running:
    """A server in this process."""

    def __init__(self, base: str, settings: Settings, app: App) -> None:
        self.base = base
        self.app = app
        state: Any = app.state
        self.state = state
        self.timer: Timer = state.timer
        self.settings = settings
        self.tables: Tables = state.tables
        self.store: Database = state.store
        self.everybody: People = state.people
        self.people: list[Guest] = []

    async def guest(self, name: str = "Ann") -> "Guest":
        """Somebody new."""
        guest = Guest(self.base)
        answer = await guest.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        guest.id = answer.json()["id"]
        self.people.append(guest)
        return guest

    async def member(self, name: str | None = None, address: str | None = None) -> "Guest":
        """Somebody new with an account, at an address when the server believes this machine as a proxy."""
        member = Guest(self.base)
        if name is None:  # no two accounts have the same name
            name = f"Ann {len(self.people)}" if self.people else "Ann"
        if address is not None:
            member.http.headers["X-Forwarded-For"] = address
        account = {"login": f"member-{len(self.people)}", "password": PASSWORD, "name": name}
        answer = await member.http.post("/api/register", json=account)
        assert answer.status_code == 201, answer.text
        member.id = answer.json()["id"]
        self.people.append(member)
        return member

    def nobody(self) -> "Guest":
        """A client without a session."""
        guest = Guest(self.base)
        self.people.append(guest)
        return guest

    async def duel(self, **wanted: Any) -> "Duel":
        """Two people at a table whose game has begun: guests, or with accounts where it is rated."""
        come = self.member if wanted.get("rated") else self.guest
        ann, bob = await come("Ann"), await come("Bob")
        made = await ann.table(**wanted)
        await bob.sit(made["id"], 1, made["invitation"])
        return Duel(made["id"], [ann, bob], made["invitation"])

    def live(self, table_id: str) -> LiveTable:
        """The table as the server has it in memory."""
        return self.tables.get(table_id)


class Guest:
    """A client with cookies of its own."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.id = 0
        # Without TLS nothing is verified; not to read the machine's certificates saves most of the time.
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False)

    async def table(self, **wanted: Any) -> Any:
        """Set up a table."""
        answer = await self.http.post("/api/tables", json={"game": "star-realms", **wanted})
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def sit(self, table_id: str, seat: int, invitation: str | None = None) -> Any:
        """Take a seat."""
        answer = await self.http.post(f"/api/tables/{table_id}/seats/{seat}", json={"invitation": invitation})
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def moment(self, table_id: str, **query: Any) -> Any:
        """What this client may know now."""
        answer = await self.http.get(f"/api/tables/{table_id}/moment", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def move(self, table_id: str, expected: int, action: str, key: str, **query: Any) -> httpx.Response:
        """Send a move."""
        body = {"type": "move", "expected": expected, "action": action, "client_move_id": key}
        return await self.http.post(f"/api/tables/{table_id}/moves", json=body, params=query)

    async def do(self, table_id: str, what: str, body: Any = None, **query: Any) -> Any:
        """Do something at a table: resign, propose..."""
        answer = await self.http.post(f"/api/tables/{table_id}/{what}", json=body, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def do_new(self, table_id: str, what: str, body: Any = None, **query: Any) -> Any:
        """Do something at a table that makes something new."""
        answer = await self.http.post(f"/api/tables/{table_id}/{what}", json=body, params=query)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def refused(self, status: int, table_id: str, what: str, body: Any = None, **query: Any) -> str:
        """The sentence with which something is refused."""
        answer = await self.http.post(f"/api/tables/{table_id}/{what}", json=body, params=query)
        assert answer.status_code == status, answer.text
        error: str = answer.json()["error"]
        assert error.endswith(".")
        return error

    async def info(self, table_id: str) -> Any:
        """The table as this client sees it."""
        answer = await self.http.get(f"/api/tables/{table_id}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def stream(self, table_id: str, **query: Any) -> "Stream":
        """Open the table's stream."""
        return Stream(self, table_id, query)


class Duel:
    """A table and the two who play there."""

    def __init__(self, table_id: str, players: list[Guest], invitation: str) -> None:
        self.id = table_id
        self.players = players
        self.invitation = invitation
        self.moves = 0

    async def to_move(self) -> tuple[int, Any]:
        """The seat that is to move and what it sees."""
        for seat, player in enumerate(self.players):
            moment = await player.moment(self.id)
            if seat in moment["view"]["waiting"]:
                return seat, moment
        raise AssertionError("nobody is to move")

    @asynccontextmanager
    async def streams(self, seat: int) -> AsyncIterator[tuple["Stream", "Stream"]]:
        """A seat's stream and the other's, with the present moment read."""
        mine, theirs = (self.players[who].stream(self.id) for who in (seat, 1 - seat))
        async with mine, theirs:
            await mine.next("update")
            await theirs.next("update")
            yield mine, theirs

    async def play(self, pick: int = 0, key: str | None = None) -> Any:
        """Let whoever is to move play an option; the answer."""
        seat, moment = await self.to_move()
        self.moves += 1
        action = moment["options"][pick]["action"]
        answer = await self.players[seat].move(self.id, moment["n"], action, key or f"duel-{self.moves}")
        assert answer.status_code == 200, answer.text
        return answer.json()


class SettableTime:
    """The server's time, as long as a test wants it: it stands still unless it is moved on."""

    def __init__(self) -> None:
        self._time = time.time_ns()

    def time_ns(self) -> int:
        """What `models.now` reads."""
        return self._time

    def pass_by(self, seconds: float) -> None:
        """Let time go by."""
        self._time += int(seconds * 1e9)


class Stream:
    """An open websocket; messages by type."""

    def __init__(
        self,
        guest: Guest,
        table_id: str,
        query: dict[str, Any],
        origin: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        self._address = str(httpx.URL(f"ws{guest.base[4:]}/api/tables/{table_id}/stream", params=query))
        url = httpx.URL(guest.base)
        self._host = (url.host, url.port or 80)
        self._cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        self.origin = origin
        self.headers = headers or {}
        self._http = guest.http
        self.socket: ClientConnection
        self.past: list[Any] = []

    async def __aenter__(self) -> Self:
        headers = dict(self.headers)
        if self._cookies:
            headers["Cookie"] = self._cookies
        if self.origin:
            headers["Origin"] = self.origin
        raw = socket.create_connection(self._host)
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        self.socket = await connect(self._address, additional_headers=headers, compression=None, sock=raw)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def receive(self) -> Any:
        """The next message."""
        message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.past.append(message)
        return message

    async def next(self, kind: str) -> Any:
        """The next message of a type."""
        while (message := await self.receive())["type"] != kind:
            pass
        return message

    async def is_silent(self) -> bool:
        """Whether nothing comes while the server answers other requests: it would have been sent before them."""
        receiving = asyncio.create_task(self.socket.recv())
        for _ in range(ROUNDS):
            assert (await self._http.get("/api/games")).status_code == 200  # it needs no database
        if receiving.done():
            self.past.append(json.loads(receiving.result()))
            return False
        receiving.cancel()
        await asyncio.wait([receiving])
        return True


class Heard:
    """A connection that keeps what it was sent."""

    def __init__(self, is_full: bool) -> None:
        self.said: list[bytes] = []
        self.is_full = is_full

    def send_now(self, text: bytes) -> None:
        """What a connection would send."""
        self.said.append(text)


class Listening(Watcher):
    """A watcher without a stream, and what it was told."""

    def __init__(self, seat: int | None, is_full: bool = False) -> None:
        self.heard = Heard(is_full)
        super().__init__(seat, 0, self.heard)

    @property
    def said(self) -> list[bytes]:
        """Everything it was sent."""
        return self.heard.said

    def request_update(self) -> None:
        """Nobody reads updates."""

    def on_leave(self) -> None:
        """There is no stream to end."""


FREE: list[App] = []  # apps whose server has ended: routes take most of the time in which a server starts


class Quiet(uvicorn.Server):
    """A server that leaves signals to the tests, and ends soon when it should: a thousand tests wait for that."""

    async def main_loop(self) -> None:
        await self.on_tick(0)
        while not self.should_exit:
            await asyncio.sleep(0.01)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def running(settings: Settings, keep_alive: int = 600) -> AsyncIterator[Running]:
    """A server, until the end of the block.

    On a busy machine a client may take longer than the usual time to ask again over the same connection.
    """
    app = create_app(settings, FREE.pop() if FREE else None)
    listener = listen("127.0.0.1", 0)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL_BUFFER)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        http=limited_http(settings),
        ws=DirectWebSocket,
        ws_max_size=65_536,
        timeout_keep_alive=keep_alive,
    )
    server = Quiet(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    base = f"http://127.0.0.1:{listener.getsockname()[1]}"
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.01)
    started = Running(base, settings, app)
    try:
        yield started
    finally:
        for guest in started.people:
            await guest.http.aclose()
        server.should_exit = True
        await asyncio.wait_for(serving, PATIENCE)
        FREE.append(app)
