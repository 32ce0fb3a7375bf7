"""The hot path on PostgreSQL: groups of moves, each one statement, through asyncpg itself."""

import asyncio
from typing import Any, Final

import asyncpg
import msgspec
from sqlalchemy import URL

from ecliptic.server.store.journal_writer import (
    GOES_ON,
    POSITION,
    PROGRESS,
    ROW,
    AppendRequest,
    Conflict,
    JournalWriter,
    changes,
)
from ecliptic.server.store.sqlite import LOCK_SECONDS
from ecliptic.server.store.storage_errors import ASYNCPG_ERRORS

LOCK_TIMEOUT: Final = {"lock_timeout": f"{LOCK_SECONDS}s"}  # of every connection
LANES: Final = 4  # groups that are committed at the same time, each over its own connection

# Two processes have written the same entries, or wait for each other crosswise: one by one it can be told whose fault
# it is.
TO_SORT_OUT: Final = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)

_encode: Final = msgspec.json.Encoder().encode


def address(url: URL) -> str:
    """Return the database's address as asyncpg reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def _rows_from_json(columns: dict[str, str], parameter: int) -> str:
    """Return SQL for rows out of one JSON text: an array of arrays."""
    named = ", ".join(f"(value ->> {i})::{kind} AS {name}" for i, (name, kind) in enumerate(columns.items()))
    return f"SELECT {named} FROM json_array_elements(${parameter}::json)"


# One statement is one transaction and one round trip. The entries come first: one that finds them taken has changed
# nothing else, and of two that want the same table none can wait for the other. A game that begins without chance
# begins without an entry.
WRITE: Final = (
    f"WITH added AS (INSERT INTO journal ({', '.join(ROW)}) {_rows_from_json(ROW, 1)} RETURNING 1), "
    f"placed AS (INSERT INTO snapshots ({', '.join(POSITION)}) {_rows_from_json(POSITION, 3)} "
    "ON CONFLICT (table_id, n) DO UPDATE SET position = excluded.position) "
    f"UPDATE tables SET {changes(PROGRESS)} FROM ({_rows_from_json(PROGRESS, 2)}) AS given "
    f"WHERE tables.id = given.id AND {GOES_ON} AND (SELECT count(*) FROM added) = json_array_length($1::json)"
)


class PostgresJournalWriter(JournalWriter):
    """Several connections, so that the next group need not wait for the disk of the last."""

    def __init__(self, url: URL, durable: bool) -> None:
        super().__init__(LANES)
        self._address: Final = address(url)
        self._settings: Final = {**LOCK_TIMEOUT, **({} if durable else {"synchronous_commit": "off"})}
        self._idle: Final[list[asyncpg.Connection[Any]]] = []
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        self._idle.append(await self._connect())  # the others when they are needed

    async def close(self) -> None:
        await self._drain()
        while self._idle:
            await self._idle.pop().close()

    async def _connect(self) -> "asyncpg.Connection[Any]":
        return await asyncpg.connect(self._address, server_settings=self._settings)

    def _commit(self, group: list[AppendRequest]) -> None:
        task = asyncio.get_running_loop().create_task(self._run(group))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, group: list[AppendRequest]) -> None:
        errors: list[Exception | None] | None
        while self._idle and self._idle[-1].is_closed():  # the server has been restarted
            self._idle.pop()
        try:
            connection = self._idle.pop() if self._idle else await self._connect()
        except (OSError, *ASYNCPG_ERRORS) as error:
            self._finish(group, [error] * len(group))
            return
        try:
            await _write(connection, group)
            errors = None
        except TO_SORT_OUT:
            errors = [await _outcome(connection, each) for each in group]
        except (OSError, *ASYNCPG_ERRORS) as error:
            errors = [error] * len(group)
            if isinstance(error, asyncpg.InternalClientError):
                connection.terminate()  # it does not know its own state any more
        if not connection.is_closed():
            self._idle.append(connection)
        self._finish(group, errors)


async def _outcome(connection: "asyncpg.Connection[Any]", append: AppendRequest) -> Exception | None:
    """Write one append of a group that failed as a whole; return its error."""
    try:
        await _write(connection, [append])
    except TO_SORT_OUT:
        return Conflict()
    except (OSError, *ASYNCPG_ERRORS) as error:
        return error
    return None


async def _write(connection: "asyncpg.Connection[Any]", group: list[AppendRequest]) -> None:
    """Commit a group, all or nothing."""
    rows = [row for each in group for row in each.rows]
    progress = [each.progress for each in group if each.progress]
    positions = [each.position for each in group if each.position]
    await connection.execute(WRITE, _encode(rows).decode(), _encode(progress).decode(), _encode(positions).decode())
