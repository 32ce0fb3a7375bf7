"""Database errors as messages: disk full, locked, not available."""

import sqlite3
from typing import Any, Final

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

FULL: Final = "problem-storage-full"
BUSY: Final = "problem-storage-busy"
DOWN: Final = "problem-storage-down"

# What asyncpg raises when the server or the connection fails. The last one (not an InterfaceError) is raised for a
# connection that the server has closed without our having noticed yet.
ASYNCPG_ERRORS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

# Every class of errors that may come from a database; `cause_of` says which of them are about storage.
ERRORS: Final = (DBAPIError, PoolTimeout, sqlite3.Error, *ASYNCPG_ERRORS, OSError)

SQLITE: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_IOERR: DOWN,
    sqlite3.SQLITE_READONLY: DOWN,
    sqlite3.SQLITE_CANTOPEN: DOWN,
}
PRIMARY: Final = 0xFF  # the part of SQLite's extended codes that is the code itself

# By SQLSTATE, or the class in its first two characters.
POSTGRESQL: Final = {
    "53100": FULL,  # disk_full
    "55P03": BUSY,  # lock_not_available
    "25006": DOWN,  # read_only_sql_transaction
    "08": DOWN,  # connection exceptions
    "53": DOWN,  # insufficient resources
    "57": DOWN,  # operator intervention: shutting down, starting
    "58": DOWN,  # system errors: input and output
}


def cause_of(error: BaseException) -> str | None:
    """Return the message that says why nothing can be stored; None when the error is about something else."""
    if isinstance(error, PoolTimeout):
        return BUSY
    if isinstance(error, DBAPIError):
        origin: Any = error.orig
        state = getattr(origin, "sqlstate", None)
        if state is None and error.connection_invalidated:
            return DOWN
        return _by_state(state) if state else cause_of(origin) if isinstance(origin, ERRORS) else None
    if isinstance(error, sqlite3.Error):
        return SQLITE.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY)
    if isinstance(error, asyncpg.PostgresError):
        return _by_state(error.sqlstate)
    return DOWN if isinstance(error, (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)) else None


def _by_state(state: str | None) -> str | None:
    return (POSTGRESQL.get(state) or POSTGRESQL.get(state[:2])) if state else None
