"""The database: connections, transactions and migrations. Moves have a path of their own, in `append`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from asyncpg import PostgresError
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from ecliptic.kernel import Refused
from ecliptic.server import sqlite
from ecliptic.server.append import SqliteWriter, Writer
from ecliptic.server.config import Settings, engine_url
from ecliptic.server.postgres import PostgresWriter

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATING: Final = 0x45636C  # PostgreSQL's advisory lock while one of several processes migrates


class Store:
    """One database.

    Never wait for `writer.append` inside `writing()`: SQLite has one writer at a time, and each would wait for the
    other.
    """

    def __init__(self, settings: Settings) -> None:
        self.url: Final = engine_url(settings.database)
        self.is_sqlite: Final = self.url.drivername.startswith("sqlite")
        self.durable: Final = settings.durable
        self.engine: Final = create_async_engine(self.url, pool_pre_ping=not self.is_sqlite, hide_parameters=True)
        self.writer: Writer
        if self.is_sqlite:
            assert self.url.database is not None
            self.path = Path(self.url.database).expanduser()
            event.listen(self.engine.sync_engine, "connect", self._prepare)
            event.listen(self.engine.sync_engine, "begin", sqlite.begin)
            self.writer = SqliteWriter(self.path, settings.durable)
        else:
            self.writer = PostgresWriter(self.url, settings.durable)
        self._quick_engine: Final = self.engine.execution_options(**{sqlite.AT_ONCE: True})
        self._write_engine: Final = self._quick_engine.execution_options(**{sqlite.WRITES: True})

    async def open(self) -> None:
        """Bring the database up to date and start to take appends."""
        if self.is_sqlite:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise Refused(f"The folder {self.path.parent} cannot be made: {error.strerror}.") from error
        try:
            async with self._write_engine.connect() as connection:
                await connection.run_sync(migrate)
                await connection.commit()
            await self.writer.open()
        except (OSError, DBAPIError, PostgresError) as error:
            raise refused(self, error) from error

    async def open_existing(self) -> None:
        """The same, where it would be a mistake to make a new database."""
        if self.is_sqlite and not self.path.is_file():
            raise Refused(f"There is no database {self.path}.")
        await self.open()

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
        await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that only reads."""
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def looking_up(self) -> AsyncIterator[AsyncSession]:
        """The same for a few rows that are found by their key: quicker where the database is a file of ours."""
        async with AsyncSession(self._quick_engine, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction, committed at the end unless something is raised."""
        async with (
            self.writer.turn(),
            AsyncSession(self._write_engine, expire_on_commit=False) as session,
            session.begin(),
        ):
            yield session

    def shown(self) -> str:
        """The database's address without its password."""
        return self.url.set(drivername=self.url.get_backend_name()).render_as_string(hide_password=True)

    def _prepare(self, connection: Any, _: object) -> None:
        """A new SQLite connection. Transactions are begun by us, see `sqlite.begin`."""
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in sqlite.pragmas(self.durable):
            cursor.execute(pragma)
        cursor.close()


def refused(store: Store, error: Exception) -> Refused:
    """Why a database cannot be opened, as a sentence."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    lines = str(cause).splitlines() or [type(cause).__name__]
    return Refused(f"The database {store.shown()} cannot be opened: {lines[0].rstrip('.')}.")


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring the stored data to a revision."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
