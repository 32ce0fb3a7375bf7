"""SQLAlchemy on Python's own SQLite driver, for an event loop.

The usual driver has a thread for each connection and makes four round trips to it for each statement; with fifty
tables in play, opening a game delayed everybody. Here a statement is one round trip, or none: finding or changing a
few rows by their key takes less time than the way to a thread. Only statements that may wait for the disk, or for
another process, always leave the loop.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Pool
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine.cursor import FullyBufferedCursorFetchStrategy
from sqlalchemy.pool import AsyncAdaptedQueuePool
from sqlalchemy.util.concurrency import await_

LOCK_SECONDS: Final = 10  # how long a transaction waits for another one before it gives up
OWNER_ONLY: Final = 0o600
OTHERS: Final = 0o077
BESIDE: Final = ("-wal", "-shm")  # files that SQLite makes with the same rights as the database's own
DRIVER: Final = "sqlite+loop"
AT_ONCE: Final = "at_once"  # an execution option: statements do not leave the loop
WRITES: Final = "writes"  # an execution option: transactions take the lock when they begin


class LoopCursor(sqlite3.Cursor):
    """A cursor as SQLAlchemy's async sessions expect it."""

    async def _async_soft_close(self) -> None:
        """Close the cursor; nothing has to be awaited."""


class LoopConnection(sqlite3.Connection):
    """A connection with such cursors."""

    def cursor(self, factory: Any = LoopCursor) -> Any:
        """Return a new cursor."""
        return super().cursor(factory)


class LoopDialect(SQLiteDialect_pysqlite):
    """SQLAlchemy's dialect for these connections."""

    driver = "loop"
    is_async = True
    supports_statement_cache = True

    @classmethod
    def get_pool_class(cls, url: URL) -> type[Pool]:
        """Return a pool that waits on the event loop."""
        return AsyncAdaptedQueuePool

    def create_connect_args(self, url: URL) -> Any:
        """Return the arguments of a connection that several threads use, one after the other."""
        args, options = super().create_connect_args(url)
        return args, {**options, "check_same_thread": False, "factory": LoopConnection}

    def do_execute(self, cursor: Any, statement: str, parameters: Any, context: Any = None) -> None:
        """Run a statement."""
        if context is None or context.execution_options.get(AT_ONCE):
            cursor.execute(statement, parameters)
        else:
            rows = _in_thread(_rows, cursor, statement, parameters)
            context.cursor_fetch_strategy = FullyBufferedCursorFetchStrategy(cursor, initial_buffer=rows)

    def do_commit(self, dbapi_connection: Any) -> None:
        """Commit in a thread: the disk may be slow."""
        _in_thread(dbapi_connection.commit)


def begin(connection: Connection) -> None:
    """Begin a transaction.

    One that reads first and writes later fails at once when another one has written in between, so that those that
    will write take the lock first. Another process may have it.
    """
    raw: Any = connection.connection.dbapi_connection
    if connection.get_execution_options().get(WRITES):
        _in_thread(raw.execute, "BEGIN IMMEDIATE")
    else:
        raw.execute("BEGIN")


def make_private(path: Path) -> None:
    """Let only its owner read a database file and the files beside it; create it if needed."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for file in (path, *(path.with_name(path.name + ending) for ending in BESIDE)):
        if file.exists() and file.stat().st_mode & OTHERS:
            file.chmod(OWNER_ONLY)


def pragmas(durable: bool) -> list[str]:
    """Return the pragmas of every SQLite connection."""
    return [
        f"PRAGMA busy_timeout = {int(LOCK_SECONDS * 1000)}",
        "PRAGMA journal_mode = WAL",
        f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}",
        "PRAGMA foreign_keys = ON",
    ]


def _in_thread(work: Callable[..., Any], *args: Any) -> Any:
    """Run something in a thread without blocking the event loop."""
    return await_(_to_its_end(work, *args))


async def _to_its_end(work: Callable[..., Any], *args: Any) -> Any:
    """Wait for the thread even when nobody needs the result any more: it still uses the connection.

    Whoever is cancelled closes it, and SQLite's driver crashes when a connection is closed under a running statement.
    """
    running = asyncio.get_running_loop().run_in_executor(None, work, *args)
    cancelled: asyncio.CancelledError | None = None
    while not running.done():
        try:
            await asyncio.wait([running])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        running.exception()  # nobody will ask for it
        raise cancelled
    return running.result()


def _rows(cursor: sqlite3.Cursor, statement: str, parameters: Any) -> list[Any]:
    cursor.execute(statement, parameters)
    return cursor.fetchall()


registry.register("sqlite.loop", __name__, LoopDialect.__name__)
