"""The database: connections, transactions and migrations. Moves have a path of their own, in `journal_writer`."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from asyncpg import PostgresError
from sqlalchemy import Connection, delete, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from ecliptic.kernel import Refused
from ecliptic.server.ops.config import Settings, engine_url
from ecliptic.server.store import sqlite
from ecliptic.server.store.journal_writer import AppendRequest, JournalWriter, Position, SqliteJournalWriter
from ecliptic.server.store.models import Snapshot
from ecliptic.server.store.postgres import LOCK_TIMEOUT, PostgresJournalWriter

PROBE: Final[Position] = ("", 0, " " * 8_192)  # a row large enough for its own pages, of no table
MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATING: Final = 0x45636C  # PostgreSQL's advisory lock while one of several processes migrates


class Database:
    """One database.

    Never wait for `writer.append` inside `writing()`: SQLite has one writer at a time, and each would wait for the
    other.
    """

    def __init__(self, settings: Settings) -> None:
        self.url: Final = engine_url(settings.database)
        self.is_sqlite: Final = self.url.drivername.startswith("sqlite")
        self.durable: Final = settings.durable
        more: dict[str, Any] = {} if self.is_sqlite else {"connect_args": {"server_settings": LOCK_TIMEOUT}}
        self.engine: Final = create_async_engine(
            self.url, pool_pre_ping=not self.is_sqlite, hide_parameters=True, **more
        )
        self.writer: JournalWriter
        if self.is_sqlite:
            assert self.url.database is not None
            self.path = Path(self.url.database).expanduser()
            event.listen(self.engine.sync_engine, "connect", self._prepare)
            event.listen(self.engine.sync_engine, "begin", sqlite.begin)
            self.writer = SqliteJournalWriter(self.path, settings.durable)
        else:
            self.writer = PostgresJournalWriter(self.url, settings.durable)
        self._quick_engine: Final = self.engine.execution_options(**{sqlite.AT_ONCE: True})
        self._write_engine: Final = self._quick_engine.execution_options(**{sqlite.WRITES: True})

    async def open(self) -> None:
        """Migrate the database and start to take appends."""
        if self.is_sqlite:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise Refused(f"The folder {self.path.parent} cannot be made: {error.strerror}.") from error
        try:
            if self.is_sqlite:
                sqlite.make_private(self.path)
            async with self._write_engine.connect() as connection:
                await connection.run_sync(migrate)
                await connection.commit()
            await self.writer.open()
        except (OSError, DBAPIError, PostgresError, sqlite3.Error) as error:
            raise refused(self, error) from error

    async def open_existing(self) -> None:
        """Open a database that has to exist already."""
        if self.is_sqlite and not self.path.is_file():
            raise Refused(f"There is no database {self.path}.")
        await self.open()

    async def close(self) -> None:
        """Finish pending work and disconnect."""
        await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Open a session that only reads."""
        async with AsyncSession(self.engine) as session:
            yield session

    @asynccontextmanager
    async def looking_up(self) -> AsyncIterator[AsyncSession]:
        """Open a session that reads a few rows by key: faster than `reading` on SQLite."""
        async with AsyncSession(self._quick_engine) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Open a transaction, committed at the end of the block unless it raises."""
        async with (
            self.writer.turn(),
            AsyncSession(self._write_engine, expire_on_commit=False) as session,
            session.begin(),
        ):
            yield session

    async def try_to_write(self) -> None:
        """Store something and remove it again, in both ways we write; raise the database's own error."""
        await self.writer.append(AppendRequest([], None, PROBE))
        async with self.writing() as session:
            await session.execute(delete(Snapshot).where(Snapshot.table_id == PROBE[0]))

    def shown(self) -> str:
        """Return the database's address without its password."""
        return self.url.set(drivername=self.url.get_backend_name()).render_as_string(hide_password=True)

    def _prepare(self, connection: Any, _: object) -> None:
        """Prepare a new SQLite connection. We begin transactions ourselves, see `sqlite.begin`."""
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in sqlite.pragmas(self.durable):
            cursor.execute(pragma)
        cursor.close()


def refused(store: Database, error: Exception) -> Refused:
    """Return a sentence that says why a database cannot be opened."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    lines = str(cause).splitlines() or [type(cause).__name__]
    return Refused(f"The database {store.shown()} cannot be opened: {lines[0].rstrip('.')}.")


def migrate(connection: Connection, target: str = "head") -> None:
    """Migrate the stored data to a revision."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # another process may migrate for long
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
