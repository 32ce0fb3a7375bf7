"""The hot path: moves go to the journal here, in groups, through the driver itself.

All that has queued up since the last commit goes into the next one, so that a hundred tables cost hardly more
commits than one. A waiting coroutine continues only when its entries are committed.
"""

import asyncio
import sqlite3
import threading
from abc import abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Final

import msgspec

from ecliptic.server.store.sqlite import pragmas

# What an append stores, and in which columns; each type is PostgreSQL's.
Row = tuple[str, int, str, int, str, str, str | None, int]
ROW: Final = {
    "table_id": "text",
    "n": "integer",
    "kind": "text",
    "seat": "integer",
    "text": "text",
    "hash": "text",
    "client_move_id": "text",
    "at": "bigint",
}
Progress = tuple[str, str, int, int, str | None, str | None, int | None, str | None]
PROGRESS: Final = {
    "id": "text",
    "state": "text",
    "waiting": "integer",
    "moved": "bigint",
    "result": "json",
    "clocks": "json",
    "due": "bigint",
    "proposal": "json",
}
Position = tuple[str, int, str]
POSITION: Final = {"table_id": "text", "n": "integer", "position": "text"}

_encode: Final = msgspec.json.Encoder().encode


class Conflict(Exception):
    """Raised when another process has written the same entry of the same table first."""


def nobody(error: Exception | None) -> None:
    """Do nothing: nobody waits for this append."""


class AppendRequest:
    """What one move adds: its entries, and what changes about the table with them."""

    __slots__ = ("position", "progress", "rows", "then")

    def __init__(self, rows: list[Row], progress: Progress | None = None, position: Position | None = None) -> None:
        self.rows: Final = rows
        self.progress: Final = progress
        self.position: Final = position
        self.then: Callable[[Exception | None], None] = nobody  # called when it is committed, or with the reason


class JournalWriter:
    """Commits appends in groups, at most `lanes` groups at a time."""

    def __init__(self, lanes: int = 1) -> None:
        self.committed: Callable[[int], None] | None = None  # told the size of each group that was committed
        self._lanes: Final = lanes
        self._queued: list[AppendRequest] = []
        self._under_way = 0  # groups
        self._is_asked = False  # `_next` will be called soon

    def turn(self) -> AbstractAsyncContextManager[None]:
        """Have the database to ourselves until the block ends. It must not wait for an append."""
        return nullcontext()

    @abstractmethod
    async def open(self) -> None:
        """Connect."""

    @abstractmethod
    async def close(self) -> None:
        """Commit what is queued and disconnect."""

    @abstractmethod
    def _commit(self, group: list[AppendRequest]) -> None:
        """Begin to commit a group; `_finish` is called on the event loop when that has ended."""

    @property
    def is_busy(self) -> bool:
        """Return whether anything is queued or being committed."""
        return bool(self._queued or self._under_way)

    def append(self, append: AppendRequest) -> asyncio.Future[None]:
        """Store all of this or nothing. The future is done when it is committed, or fails with `Conflict`."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        append.then = partial(_resolve_future, done)
        self.hand_in(append)
        return done

    def hand_in(self, append: AppendRequest) -> None:
        """Store all of this or nothing, then call its `then`."""
        self._queued.append(append)
        if self._under_way < self._lanes and not self._is_asked:
            self._is_asked = True
            # Not at once: other moves that have arrived already belong to the same group.
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._is_asked = False
        if self._queued and not self._must_wait():
            group, self._queued = self._queued, []
            self._under_way += 1
            self._commit(group)

    def _finish(self, group: list[AppendRequest], errors: list[Exception | None] | None) -> None:
        for i, append in enumerate(group):
            then, append.then = append.then, nobody  # else the two would hold each other in memory
            then(errors[i] if errors else None)
        stored = sum(bool(append.rows) and not (errors and errors[i]) for i, append in enumerate(group))
        if self.committed is not None and stored:
            self.committed(stored)
        self._under_way -= 1
        self._next()

    def _must_wait(self) -> bool:
        """Return whether somebody else has a turn; its end starts us again."""
        return False

    async def _drain(self) -> None:
        """Wait until everything queued is committed."""
        while self.is_busy:
            await asyncio.sleep(0.01)


def _resolve_future(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # the waiting task was cancelled
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _rows_from_json(columns: dict[str, str]) -> str:
    """Return SQL for rows out of one JSON text: an array of arrays."""
    named = ", ".join(f"json_extract(value, '$[{i}]') AS {name}" for i, name in enumerate(columns))
    return f"SELECT {named} FROM json_each(?)"


def changes(columns: dict[str, str]) -> str:
    """Return the SET part of an update from such rows."""
    return ", ".join(f"{name} = {KEPT_PAUSED.get(name, f'given.{name}')}" for name in list(columns)[1:])


# A paused game stays paused, even if another process that has not heard of it yet plays one more move.
KEPT_PAUSED: Final = {
    "state": "CASE WHEN tables.state = 'paused' AND given.state = 'playing' THEN 'paused' ELSE given.state END",
    "due": "CASE WHEN tables.state = 'paused' THEN NULL ELSE given.due END",
}

# A resigned game stays over, even if another process has not heard of it yet.
GOES_ON: Final = "tables.state <> 'over'"

# Each group is one JSON text and one call: the driver gives up Python's lock once, not once for each row.
INSERT_ROWS: Final = f"INSERT INTO journal ({', '.join(ROW)}) {_rows_from_json(ROW)}"
UPDATE_TABLES: Final = (
    f"UPDATE tables SET {changes(PROGRESS)} FROM ({_rows_from_json(PROGRESS)}) AS given "
    f"WHERE tables.id = given.id AND {GOES_ON}"
)
INSERT_POSITION: Final = f"INSERT OR REPLACE INTO snapshots ({', '.join(POSITION)}) VALUES (?, ?, ?)"


class SqliteJournalWriter(JournalWriter):
    """One thread with one connection; it commits while the event loop continues with other tables.

    SQLite has one writer at a time. A second one would sleep and retry while every table waits. So other
    writers in this process get a turn between two groups.
    """

    def __init__(self, path: Path, durable: bool) -> None:
        super().__init__()
        self._turns: Final = asyncio.Lock()
        self._is_lent = False  # somebody has a turn, or will when the group that is under way has ended
        self._ended: Final = asyncio.Event()  # no group is under way
        self._ended.set()
        self._path: Final = path
        self._durable: Final = durable
        self._groups: SimpleQueue[list[AppendRequest] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()
        thread = threading.Thread(target=self._run, args=(loop, ready), name="journal", daemon=True)
        thread.start()
        await ready
        self._thread = thread

    async def close(self) -> None:
        if self._thread is not None:
            await self._drain()
            self._groups.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Have the database to ourselves in this process."""
        async with self._turns:
            self._is_lent = True
            try:
                await self._ended.wait()
                yield
            finally:
                self._is_lent = False
                self._next()

    def _must_wait(self) -> bool:
        return self._is_lent

    def _commit(self, group: list[AppendRequest]) -> None:
        self._ended.clear()
        self._groups.put(group)

    def _finish(self, group: list[AppendRequest], errors: list[Exception | None] | None) -> None:
        self._ended.set()
        super()._finish(group, errors)

    def _run(self, loop: asyncio.AbstractEventLoop, ready: "asyncio.Future[None]") -> None:
        try:
            connection = sqlite3.connect(self._path, isolation_level=None)
            for pragma in pragmas(self._durable):
                connection.execute(pragma)
        except sqlite3.Error as error:
            loop.call_soon_threadsafe(_resolve_future, ready, error)
            return
        loop.call_soon_threadsafe(_resolve_future, ready, None)
        while (group := self._groups.get()) is not None:
            errors: list[Exception | None] | None = None
            try:
                _write(connection, group)
            except sqlite3.IntegrityError:
                errors = [_outcome(lambda each=each: _write(connection, [each])) for each in group]  # type: ignore[misc]
            except sqlite3.Error as error:
                errors = [error] * len(group)
            loop.call_soon_threadsafe(self._finish, group, errors)
        connection.close()


def _outcome(write: Callable[[], None]) -> Exception | None:
    """Write one append of a group that failed as a whole; return its error."""
    try:
        write()
    except sqlite3.IntegrityError:
        return Conflict()
    except sqlite3.Error as error:
        return error
    return None


def _write(connection: sqlite3.Connection, group: list[AppendRequest]) -> None:
    """Commit a group, all or nothing."""
    rows = _encode([row for each in group for row in each.rows]).decode()
    progress = [each.progress for each in group if each.progress]
    positions = [each.position for each in group if each.position]
    if not progress and not positions:
        connection.execute(INSERT_ROWS, (rows,))  # a statement alone is a transaction
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(INSERT_ROWS, (rows,))
        if progress:
            connection.execute(UPDATE_TABLES, (_encode(progress).decode(),))
        if positions:
            connection.executemany(INSERT_POSITION, positions)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
