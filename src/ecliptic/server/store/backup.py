"""Backups: one SQLite file with every row, from either database and into either.

The file has the same form as a server's own, so that it can also be served, and a server can move from SQLite to
PostgreSQL and back.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, delete, func, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from ecliptic.kernel import Refused
from ecliptic.server.ops.config import Settings
from ecliptic.server.store.database import Database, migrate, refused
from ecliptic.server.store.models import Base
from ecliptic.server.store.sqlite import BESIDE, make_private

TABLES: Final = Base.metadata.sorted_tables  # those first that others refer to
ROWS: Final = 1_000  # that are copied at once

Progress = Callable[[int, int], None] | None


async def back_up(settings: Settings, file: Path, force: bool, progress: Progress = None) -> int:
    """Write everything into a file while the server may run; return the number of games."""
    refuse_to_overwrite(file, force)
    with _temporary_file(file) as aside:
        if settings.database.startswith("sqlite"):
            _copy_file(Database(settings).path, aside, progress)
            with _open_connection(aside) as copy:
                return _games(copy)
        store = Database(settings)
        try:
            async with store.engine.connect() as source:
                await _require_present(source, settings.database)
                await source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
                with _open_connection(aside) as target:
                    migrate(target)
                    await source.run_sync(_copy_rows, target, progress)
                    target.commit()
                    return _games(target)
        except (OSError, DBAPIError) as error:
            raise refused(store, error) from error
        finally:
            await store.engine.dispose()


async def restore(settings: Settings, file: Path, force: bool, progress: Progress = None) -> int:
    """Restore a database from a backup; return the number of games. The server must not run."""
    with _migrated_copy(file) as source:
        if settings.database.startswith("sqlite"):
            path = Database(settings).path
            refuse_to_overwrite(path, force)
            path.parent.mkdir(parents=True, exist_ok=True)
            with _temporary_file(path) as aside:
                with _open_connection(aside) as target:
                    migrate(target)
                    _copy_rows(source, target, progress)
                    target.commit()
                    count = _games(target)
                _remove_log(path)
            return count
        store = Database(settings)
        try:
            await store.open()
            async with store.engine.begin() as target:
                return await target.run_sync(_replace_rows, source, force, progress)
        finally:
            await store.close()


def refuse_to_overwrite(path: Path, force: bool) -> None:
    """Refuse to overwrite a file by accident."""
    if path.exists() and not force:
        raise Refused(f"{path} exists already: give --force to replace it.")
    if path.is_dir():
        raise Refused(f"{path} is a folder: give the name of a file.")


@contextmanager
def _temporary_file(path: Path) -> Iterator[Path]:
    """Return a temporary file that takes its place only when it is complete."""
    aside = path.with_name(f"{path.name}.part")
    try:
        aside.unlink(missing_ok=True)
        make_private(aside)
        yield aside
        os.replace(aside, path)
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror or error}.") from error
    finally:
        with suppress(OSError):
            _remove_log(aside)
            aside.unlink(missing_ok=True)


def _remove_log(path: Path) -> None:
    """Remove the write-ahead log of the replaced file: it does not belong to the new one."""
    for ending in BESIDE:
        path.with_name(path.name + ending).unlink(missing_ok=True)


def _copy_file(source: Path, target: Path, progress: Progress) -> None:
    """Copy a file with SQLite's online backup, which is consistent while others write."""
    if not source.is_file():
        raise Refused(f"There is no database {source}.")

    def advance(_: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    try:
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there, pages=2_000, progress=advance)
            there.execute("PRAGMA journal_mode = DELETE")  # one file, complete in itself
    except sqlite3.Error as error:
        raise Refused(f"{source} cannot be copied: {error}.") from error


@contextmanager
def _open_connection(path: Path) -> Iterator[Connection]:
    engine: Engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _migrated_copy(file: Path) -> Iterator[Connection]:
    """Return a backup migrated to the current version. The file itself is not changed."""
    if not file.is_file():
        raise Refused(f"There is no backup {file}.")
    copy = file.with_name(f"{file.name}.reading")
    try:
        make_private(copy)
        shutil.copyfile(file, copy)
        with _open_connection(copy) as connection:
            known = connection.execute(text("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"))
            if not known.scalar():
                raise Refused(f"{file} is not an Ecliptic backup.")
            migrate(connection)
            connection.commit()
            yield connection
    except DBAPIError as error:
        raise Refused(f"{file} is not an Ecliptic backup: {error.orig}.") from error
    except OSError as error:
        raise Refused(f"{file} cannot be read: {error.strerror or error}.") from error
    finally:
        _remove_log(copy)
        copy.unlink(missing_ok=True)


async def _require_present(connection: AsyncConnection, database: str) -> None:
    if not (await connection.execute(text("SELECT to_regclass('alembic_version')"))).scalar():
        raise Refused("There is nothing to back up: no server has used this database yet.")
    await connection.rollback()


def _replace_rows(target: Connection, source: Connection, force: bool, progress: Progress) -> int:
    """Replace everything in a PostgreSQL database by a backup, all or nothing."""
    if not force and any(target.execute(select(func.count()).select_from(table)).scalar() for table in TABLES):
        raise Refused("The database has rows already: give --force to replace them.")
    for table in reversed(TABLES):
        target.execute(delete(table))
    _copy_rows(source, target, progress)
    for table in TABLES:  # the counters have to continue after the highest number
        for column in table.primary_key:
            if column.name == "id" and column.type.python_type is int:
                target.execute(
                    text(
                        f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), "
                        f"(SELECT coalesce(max(id), 0) + 1 FROM {table.name}), false)"
                    )
                )
    return _games(target)


def _copy_rows(source: Connection, target: Connection, progress: Progress) -> None:
    """Copy every row of every table."""
    counts = {table.name: source.execute(select(func.count()).select_from(table)).scalar() or 0 for table in TABLES}
    total, done = sum(counts.values()), 0
    for table in TABLES:
        rows = source.execution_options(yield_per=ROWS).execute(select(table)).mappings()
        for part in rows.partitions(ROWS):
            target.execute(insert(table), [dict(row) for row in part])
            done += len(part)
            if progress is not None:
                progress(done, total)


def _games(connection: Connection) -> int:
    count: Any = connection.execute(text("SELECT count(*) FROM tables")).scalar()
    return int(count)
