"""SQLAlchemy on Python's own SQLite driver, for an event loop.

The usual driver has a thread for each connection and goes there and back four times for a statement; with fifty
tables in play, opening a game kept everybody waiting for it. Here a statement is one such errand, or none: what looks
up a few rows by their key, or changes them, takes less time than the way to a thread. Only whatever may wait for the
disk, or for another process, always leaves the loop.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import URL, Connection, Pool
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine.cursor import FullyBufferedCursorFetchStrategy
from sqlalchemy.pool import AsyncAdaptedQueuePool
from sqlalchemy.util.concurrency import await_

LOCK_SECONDS: Final = 10  # how long a transaction waits for another one before it gives up
DRIVER: Final = "sqlite+loop"
AT_ONCE: Final = "at_once"  # an execution option: statements do not leave the loop
WRITES: Final = "writes"  # an execution option: transactions take the lock when they begin


class LoopCursor(sqlite3.Cursor):
    """A cursor as SQLAlchemy's async sessions expect it."""

    async def _async_soft_close(self) -> None:
        """Nothing has to be awaited to close it."""


class LoopConnection(sqlite3.Connection):
    """A connection with such cursors."""

    def cursor(self, factory: Any = LoopCursor) -> Any:
        """A new cursor."""
        return super().cursor(factory)


class LoopDialect(SQLiteDialect_pysqlite):
    """How SQLAlchemy talks to SQLite here."""

    driver = "loop"
    is_async = True
    supports_statement_cache = True

    @classmethod
    def get_pool_class(cls, url: URL) -> type[Pool]:
        """A pool whose waiting is the loop's."""
        return AsyncAdaptedQueuePool

    def create_connect_args(self, url: URL) -> Any:
        """One connection is used from several threads, one after the other."""
        args, options = super().create_connect_args(url)
        return args, {**options, "check_same_thread": False, "factory": LoopConnection}

    def do_execute(self, cursor: Any, statement: str, parameters: Any, context: Any = None) -> None:
        """Run a statement."""
        if context is None or context.execution_options.get(AT_ONCE):
            cursor.execute(statement, parameters)
        else:
            rows = _aside(_rows, cursor, statement, parameters)
            context.cursor_fetch_strategy = FullyBufferedCursorFetchStrategy(cursor, initial_buffer=rows)

    def do_commit(self, dbapi_connection: Any) -> None:
        """Commit: the disk may take its time."""
        _aside(dbapi_connection.commit)


def begin(connection: Connection) -> None:
    """Begin a transaction.

    One that reads first and writes later fails at once when another one has written in between, so that those that
    will write take the lock first. Another process may have it.
    """
    raw: Any = connection.connection.dbapi_connection
    if connection.get_execution_options().get(WRITES):
        _aside(raw.execute, "BEGIN IMMEDIATE")
    else:
        raw.execute("BEGIN")


def pragmas(durable: bool) -> list[str]:
    """What every SQLite connection is told first."""
    return [
        f"PRAGMA busy_timeout = {LOCK_SECONDS * 1000}",
        "PRAGMA journal_mode = WAL",
        f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}",
        "PRAGMA foreign_keys = ON",
    ]


def _aside(work: Callable[..., Any], *args: Any) -> Any:
    """Let a thread do it, and wait without holding up the loop."""
    return await_(asyncio.to_thread(work, *args))


def _rows(cursor: sqlite3.Cursor, statement: str, parameters: Any) -> list[Any]:
    cursor.execute(statement, parameters)
    return cursor.fetchall()


registry.register("sqlite.loop", __name__, LoopDialect.__name__)
