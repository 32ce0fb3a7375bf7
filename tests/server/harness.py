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

from ecliptic.server.app import create_app
from ecliptic.server.config import Settings
from ecliptic.server.line import Line
from ecliptic.server.live import Live
from ecliptic.server.people import People
from ecliptic.server.run import listen
from ecliptic.server.store import Store
from ecliptic.server.tables import Tables
from ecliptic.server.timer import Timer
from ecliptic.server.watchers import Watcher

PATIENCE = 10.0  # seconds that anything may take
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
    except FileNotFoundError:
        return False
    return state not in "ZX"


class Running:
    """A server in this process."""

    def __init__(self, base: str, settings: Settings, tables: Tables, store: Store, state: Any) -> None:
        self.base = base
        self.state = state  # everything else that the application has
        self.timer: Timer = state.timer
        self.settings = settings
        self.tables = tables
        self.store = store
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

    def nobody(self) -> "Guest":
        """A client without a session."""
        guest = Guest(self.base)
        self.people.append(guest)
        return guest

    async def duel(self, **wanted: Any) -> "Duel":
        """Two guests at a table whose game has begun."""
        ann, bob = await self.guest("Ann"), await self.guest("Bob")
        made = await ann.table(**wanted)
        await bob.sit(made["id"], 1, made["invitation"])
        return Duel(made["id"], [ann, bob], made["invitation"])

    def live(self, table_id: str) -> Live:
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

    async def is_silent(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.past.append(json.loads(await asyncio.wait_for(self.socket.recv(), seconds)))
        except TimeoutError:
            return True
        return False


class Listening:
    """A watcher without a connection, and what it was told."""

    def __init__(self, seat: int | None, is_full: bool = False) -> None:
        self.said: list[bytes] = []
        self.is_full = is_full
        self.watcher = Watcher(seat, 0, self, lambda: None, lambda: None)

    def say(self, text: bytes) -> None:
        """What a connection would send."""
        self.said.append(text)


class Quiet(uvicorn.Server):
    """A server that leaves signals to the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """A server, until the end of the block."""
    app = create_app(settings)
    listener = listen("127.0.0.1", 0)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL_BUFFER)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws=Line,
        ws_max_size=65_536,
        timeout_keep_alive=600,  # on a busy machine a client may take longer than uvicorn's 5 seconds to ask again
    )
    server = Quiet(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    base = f"http://127.0.0.1:{listener.getsockname()[1]}"
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.01)
    started = Running(base, settings, app.state.tables, app.state.store, app.state)
    try:
        yield started
    finally:
        for guest in started.people:
            await guest.http.aclose()
        server.should_exit = True
        await asyncio.wait_for(serving, PATIENCE)
