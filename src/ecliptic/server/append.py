"""The hot path: moves go to the journal here, in groups, through the driver itself.

Whatever has queued up since the last commit goes into the next one, so that a hundred tables cost hardly more
commits than one. A waiting coroutine goes on only when its entries are committed.
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

from ecliptic.server.sqlite import pragmas

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
    """Somebody else has written the same entry of the same table first."""


def nobody(error: Exception | None) -> None:
    """Nobody waits for it."""


class Append:
    """What one move adds: its entries, and what changes about the table with them."""

    __slots__ = ("position", "progress", "rows", "then")

    def __init__(self, rows: list[Row], progress: Progress | None = None, position: Position | None = None) -> None:
        self.rows: Final = rows
        self.progress: Final = progress
        self.position: Final = position
        self.then: Callable[[Exception | None], None] = nobody  # called when it is committed, or with the reason


class Writer:
    """Takes appends and commits them in groups, at most `lanes` of them at a time."""

    def __init__(self, lanes: int = 1) -> None:
        self.committed: Callable[[int], None] | None = None  # told the size of each group that was committed
        self._lanes: Final = lanes
        self._queued: list[Append] = []
        self._under_way = 0  # groups
        self._is_asked = False  # `_next` will be called soon

    def turn(self) -> AbstractAsyncContextManager[None]:
        """Until it ends, nobody else who writes is in the way. Nothing may be appended and waited for meanwhile."""
        return nullcontext()

    @abstractmethod
    async def open(self) -> None:
        """Connect."""

    @abstractmethod
    async def close(self) -> None:
        """Commit what is queued and disconnect."""

    @abstractmethod
    def _commit(self, group: list[Append]) -> None:
        """Begin to commit a group; `_finish` is called on the event loop when that has ended."""

    @property
    def is_busy(self) -> bool:
        """Is anything queued or being committed?"""
        return bool(self._queued or self._under_way)

    def append(self, append: Append) -> asyncio.Future[None]:
        """Store all of this or nothing. The future is done when it is committed; `Conflict` when it cannot be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        append.then = partial(_settle, done)
        self.hand_in(append)
        return done

    def hand_in(self, append: Append) -> None:
        """Store all of this or nothing, then call its `then`."""
        self._queued.append(append)
        if self._under_way < self._lanes and not self._is_asked:
            self._is_asked = True
            # Not at once: other moves that have arrived already belong to the same group.
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._is_asked = False
        if not self._is_lent() and self._queued:
            group, self._queued = self._queued, []
            self._under_way += 1
            self._commit(group)

    def _finish(self, group: list[Append], errors: list[Exception | None] | None) -> None:
        for i, append in enumerate(group):
            then, append.then = append.then, nobody  # else the two would hold each other in memory
            then(errors[i] if errors else None)
        if self.committed is not None:
            self.committed(len(group) if errors is None else sum(error is None for error in errors))
        self._under_way -= 1
        self._next()

    def _is_lent(self) -> bool:
        """Does somebody have a turn? Then that one lets us go on."""
        return False

    async def _drain(self) -> None:
        """Until everything that was queued is committed."""
        while self.is_busy:
            await asyncio.sleep(0.01)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # whoever waited was cancelled
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _given(columns: dict[str, str]) -> str:
    """Rows out of one JSON text: an array of arrays."""
    named = ", ".join(f"json_extract(value, '$[{i}]') AS {name}" for i, name in enumerate(columns))
    return f"SELECT {named} FROM json_each(?)"


def changes(columns: dict[str, str]) -> str:
    """What an update sets from the rows it is given."""
    return ", ".join(f"{name} = given.{name}" for name in list(columns)[1:])


# A game that somebody has ended by resigning stays so, whatever another process has not heard of yet.
GOES_ON: Final = "tables.state <> 'over'"

# Each group is one JSON text and one call: the driver gives up Python's lock once, not once for each row.
INSERT_ROWS: Final = f"INSERT INTO journal ({', '.join(ROW)}) {_given(ROW)}"
UPDATE_TABLES: Final = (
    f"UPDATE tables SET {changes(PROGRESS)} FROM ({_given(PROGRESS)}) AS given WHERE tables.id = given.id AND {GOES_ON}"
)
INSERT_POSITION: Final = f"INSERT OR REPLACE INTO snapshots ({', '.join(POSITION)}) VALUES (?, ?, ?)"


class SqliteWriter(Writer):
    """One thread with one connection; it commits while the event loop goes on with other tables.

    SQLite has one writer at a time. Whoever finds the database taken sleeps for a while and looks again, and every
    table waits meanwhile. So whoever else writes in this process has a turn, between two groups.
    """

    def __init__(self, path: Path, durable: bool) -> None:
        super().__init__()
        self._turns: Final = asyncio.Lock()
        self._free: asyncio.Future[None] | None = None  # somebody has a turn, or will when this is done
        self._path: Final = path
        self._durable: Final = durable
        self._groups: SimpleQueue[list[Append] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, args=(loop,), name="journal", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        if self._thread is not None:
            await self._drain()
            self._groups.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Have the database alone in this process."""
        async with self._turns:
            self._free = asyncio.get_running_loop().create_future()
            try:
                if self._under_way:
                    await self._free
                yield
            finally:
                self._free = None
                self._next()

    def _is_lent(self) -> bool:
        if self._free is not None and not self._under_way and not self._free.done():
            self._free.set_result(None)
        return self._free is not None

    def _commit(self, group: list[Append]) -> None:
        self._groups.put(group)

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None)
        for pragma in pragmas(self._durable):
            connection.execute(pragma)
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
    """What became of one append of a group that could not be written as a whole."""
    try:
        write()
    except sqlite3.IntegrityError:
        return Conflict()
    except sqlite3.Error as error:
        return error
    return None


def _write(connection: sqlite3.Connection, group: list[Append]) -> None:
    """Commit a group, or nothing of it."""
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
