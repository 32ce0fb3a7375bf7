"""Several server processes at the same tables: each tells the others what it has committed.

A message names tables and numbers; the entries are in the store. A process that misses a message loses nothing:
the primary key decides who moves, and readers look whether the store is ahead.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import asyncpg
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from ecliptic.server.people.sessions import People
from ecliptic.server.store.storage_errors import ASYNCPG_ERRORS
from ecliptic.server.tables.live_table import OPEN, LiveTable
from ecliptic.server.tables.registry import Tables
from ecliptic.server.tables.table_info import tell_here

CHANNEL: Final = "ecliptic"
LONGEST: Final = 7_900  # bytes: PostgreSQL carries less than 8,000 in a message
MOST_TABLES: Final = 100  # that one message names
MOST_PEOPLE: Final = 500
PRESENCE_SECONDS: Final = 20.0  # how often a process says again who watches through it
GONE_SECONDS: Final = 50.0  # after which nobody believes it any more
RETRY_SECONDS: Final = 0.5
FAREWELL_SECONDS: Final = 2.0
AWAY: Final = (OSError, *ASYNCPG_ERRORS)  # the database does not answer

log: Final = logging.getLogger("ecliptic.fanout")


class News(msgspec.Struct, array_like=True):
    """What one process tells the others."""

    sender: str
    numbers: dict[str, int] = {}  # tables and the numbers up to which they are committed
    changed: list[str] = []  # tables about which something else has changed
    online: dict[str, list[int]] = {}  # tables and the seats that watch them through the sender
    note: tuple[str, str] | None = None  # a table, and a message for those who watch it
    all: bool = False  # messages may have been lost: look at everything
    people: list[int] = []  # people whose key was revoked or whose name changed


class Backend(AsyncPgChannelsBackend):
    """The framework's PostgreSQL back end, with a permanent connection to publish and one that reconnects to listen."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._publisher: asyncpg.Connection[Any] | None = None
        self._coming_back: asyncio.Task[None] | None = None
        self._is_closing = False

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._on_connection_lost)

    async def on_shutdown(self) -> None:
        self._is_closing = True
        if self._coming_back is not None:
            self._coming_back.cancel()
        if self._publisher is not None:
            await self._publisher.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._publisher is None or self._publisher.is_closed():
            self._publisher = await self._connect()
        for channel in channels:
            await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    def _on_connection_lost(self, _: object) -> None:
        if not self._is_closing:
            log.warning("the database has closed the connection for messages")
            self._coming_back = asyncio.get_running_loop().create_task(self._come_back())

    async def _come_back(self) -> None:
        while True:
            with suppress(*AWAY):
                async with self._listener_lock:
                    connection = await self._connect()
                    for channel in self._subscribed_channels:
                        await connection.add_listener(channel, self._listener)
                    connection.add_termination_listener(self._on_connection_lost)
                    self._listener_conn = connection
                break
            await asyncio.sleep(RETRY_SECONDS)
        assert self._queue is not None
        for channel in self._subscribed_channels:
            self._queue.put_nowait((channel, msgspec.json.encode(News("", all=True))))


class Fanout:
    """Passes on what this process commits, and follows what others do."""

    def __init__(self, tables: Tables, everybody: People, address: str) -> None:
        self.name: Final = secrets.token_hex(4)  # of this process
        self._tables: Final = tables
        self._everybody: Final = everybody
        self._channels: Final = ChannelsPlugin(Backend(address), channels=[CHANNEL])
        self._numbers: dict[str, int] = {}
        self._changed: set[str] = set()
        self._online: dict[str, list[int]] = {}
        self._shown: Final[dict[str, frozenset[int]]] = {}  # what the others have been told of who watches
        self._notes: list[News] = []
        self._people: set[int] = set()
        self._waiting: Final = asyncio.Event()
        self._following: Final[dict[str, asyncio.Task[None]]] = {}
        tables.listeners.append(self._committed)
        tables.tellers.append(self._on_change)
        tables.watched.append(self._on_streams_changed)
        everybody.tellers.append(self._on_person_forgotten)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Send and receive until the end of the block."""
        async with self._channels, self._channels.start_subscription(CHANNEL) as subscriber:
            work = (self._publish(), self._receive(subscriber.iter_events()), self._say_again())
            tasks = [asyncio.create_task(each) for each in work]
            try:
                yield
            finally:
                with suppress(TimeoutError):  # the database may be away; listeners look at the store later
                    async with asyncio.timeout(FAREWELL_SECONDS):
                        while self._waiting.is_set():
                            await asyncio.sleep(0.01)
                for task in [*tasks, *self._following.values()]:
                    task.cancel()
                await asyncio.gather(*tasks, *self._following.values(), return_exceptions=True)

    # Sending. What has queued up goes together; of several numbers of a table only the last is of interest.

    def _committed(self, live: LiveTable) -> None:
        self._numbers[live.id] = live.n
        self._waiting.set()

    def _on_change(self, live: LiveTable, note: str | None) -> None:
        told = News(self.name, note=(live.id, note)) if note is not None else None
        if told is not None and len(msgspec.json.encode(told)) <= LONGEST:
            self._notes.append(told)
        else:
            self._changed.add(live.id)
        self._waiting.set()

    def _on_streams_changed(self, live: LiveTable) -> None:
        seats = live.watchers.online_here()
        if seats != self._shown.get(live.id, frozenset()):
            self._shown[live.id] = seats
            self._online[live.id] = sorted(seats)
            self._waiting.set()

    def _on_person_forgotten(self, person_id: int) -> None:
        self._people.add(person_id)
        self._waiting.set()

    async def _say_again(self) -> None:
        """Repeat who watches here: others forget a process that has died when it stops repeating."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            self._repeat_streams()
            self._expire_processes()

    def _repeat_streams(self) -> None:
        self._online |= {table_id: sorted(seats) for table_id, seats in self._shown.items()}
        for table_id in [table_id for table_id, seats in self._shown.items() if not seats]:
            del self._shown[table_id]
        if self._online:
            self._waiting.set()

    def _expire_processes(self) -> None:
        at = time.monotonic()
        for live in filter(None, map(self._tables.find, self._tables.ids())):
            gone = [process for process, (_, until) in live.watchers.elsewhere.items() if until < at]
            for process in gone:
                del live.watchers.elsewhere[process]
            if gone:
                self._call(live)

    def _call(self, live: LiveTable) -> None:
        for listener in self._tables.watched:
            listener(live)

    async def _publish(self) -> None:
        while True:
            await self._waiting.wait()
            for news in self._news():
                data = msgspec.json.encode(news)
                while True:
                    try:
                        await self._channels.wait_published(data, CHANNEL)
                        break
                    except AWAY as error:
                        log.warning("other processes cannot be told: %s", error)
                        await asyncio.sleep(RETRY_SECONDS)
            if not (self._numbers or self._changed or self._online or self._notes or self._people):
                self._waiting.clear()

    def _news(self) -> Iterator[News]:
        numbers, self._numbers = list(self._numbers.items()), {}
        changed, self._changed = list(self._changed), set()
        online, self._online = list(self._online.items()), {}
        notes, self._notes = self._notes, []
        people, self._people = list(self._people), set()
        for start in range(0, len(people), MOST_PEOPLE):
            yield News(self.name, people=people[start : start + MOST_PEOPLE])
        for start in range(0, max(len(numbers), len(changed), len(online)), MOST_TABLES):
            part = slice(start, start + MOST_TABLES)
            yield News(self.name, dict(numbers[part]), changed[part], dict(online[part]))
        yield from notes

    # Receiving

    async def _receive(self, messages: AsyncIterator[bytes]) -> None:
        decode = msgspec.json.Decoder(News).decode
        async for message in messages:
            news = decode(message)
            if news.sender == self.name:
                continue
            if news.all or news.people:
                self._everybody.invalidate(None if news.all else news.people)
            for table_id, n in news.numbers.items():
                live = self._tables.find(table_id)
                if live is not None and n > live.n:
                    self._follow(live)
            for table_id in self._tables.ids() if news.all else news.changed:
                live = self._tables.find(table_id)
                if live is not None:
                    self._follow(live, has_changed=True)
            for table_id, seats in news.online.items():
                live = self._tables.find(table_id)
                if live is not None:
                    self._update_remote_watchers(live, news.sender, frozenset(seats))
            live = self._tables.find(news.note[0]) if news.note else None
            if live is not None and news.note is not None:
                live.watchers.tell(news.note[1])

    def _update_remote_watchers(self, live: LiveTable, process: str, seats: frozenset[int]) -> None:
        """Note who watches a table through another process; tell a new process who watches here."""
        if process not in live.watchers.elsewhere:
            self._shown.pop(live.id, None)
        before = live.watchers.online()
        live.watchers.elsewhere[process] = (seats, time.monotonic() + GONE_SECONDS)
        if live.watchers.online() != before or live.id not in self._shown:
            self._call(live)

    def _follow(self, live: LiveTable, has_changed: bool = False) -> None:
        """Bring a table up to date in a task: its lock may be held for a while. One task at a time for each table."""
        before = self._following.get(live.id)

        async def follow() -> None:
            if before is not None:
                await asyncio.wait([before])
            try:
                await self._bring_up_to_date(live, has_changed)
            except Exception:
                log.exception("table %s cannot be followed", live.id)
            finally:
                if self._following.get(live.id) is task:
                    del self._following[live.id]

        task = self._following[live.id] = asyncio.create_task(follow())

    async def _bring_up_to_date(self, live: LiveTable, has_changed: bool) -> None:
        async with live.lock:
            if not live.watchers:
                live.forget()  # its next user reads the store
                return
            await live.load()
            before = live.row.state
            await live.catch_up(again=has_changed)
            if has_changed:
                tell_here(live)
            if live.row.state != before and before != OPEN and live.kernel is not None:
                live.show_again()
