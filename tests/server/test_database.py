"""The database: what it may be, and how it gets its form."""

import asyncio
import gc
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, inspect, select, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.schema import ScalarElementColumnDefault

from ecliptic.kernel import Refused
from ecliptic.server.ops.config import Settings, default_database, engine_url
from ecliptic.server.store import models
from ecliptic.server.store.database import Database
from ecliptic.server.store.journal_writer import AppendRequest, Row
from ecliptic.server.store.models import Base
from tests.server.harness import PATIENCE, until

pytestmark = pytest.mark.anyio


async def test_migrations_lead_to_what_the_models_say(tmp_path: Path) -> None:
    store = Database(Settings(database=f"sqlite:///{tmp_path}/new/folder/test.sqlite"))
    await store.open()

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


# Columns that were added to tables with rows, and what those rows got.
ADDED: Final = {
    ("people", "name_key"): "",
    ("tables", "absent"): "lose",
    ("tables", "undo"): "free",
    ("tables", "counted"): "false",
    ("tables", "rated"): "false",
    ("outcomes", "provisional"): "false",
}


def form(connection: Connection) -> dict[str, Any]:
    """Tables with their columns, keys and indexes, as the database itself tells of them."""
    seen = inspect(connection)
    found: dict[str, Any] = {"sequences": sorted(seen.get_sequence_names()) if seen.dialect.supports_sequences else []}
    for table in seen.get_table_names():
        if table != "alembic_version":
            columns = {each["name"]: each for each in seen.get_columns(table)}
            found[table] = {
                "columns": {name: (repr(each["type"]), each["nullable"]) for name, each in columns.items()},
                "defaults": {name: each["default"] for name, each in columns.items() if each["default"] is not None},
                "key": seen.get_pk_constraint(table)["constrained_columns"],
                "references": sorted(
                    (*each["constrained_columns"], each["referred_table"], *each["referred_columns"], each["options"])
                    for each in seen.get_foreign_keys(table)
                ),
                "indexes": sorted(
                    (each["name"] or "", each["column_names"], bool(each["unique"])) for each in seen.get_indexes(table)
                ),
                "unique": sorted(each["column_names"] for each in seen.get_unique_constraints(table)),
            }
    return found


@pytest.mark.databases
async def test_migrations_make_exactly_what_the_models_say(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Also lengths, what may be missing, defaults, indexes, and what is deleted with what."""
    with ExitStack() as stack:
        there = f"sqlite:///{tmp_path}/models.sqlite"
        if not database.startswith("sqlite"):
            there = stack.enter_context(request.getfixturevalue("cluster").database("template0"))
        forms = []
        for url in (database, there):
            engine = create_async_engine(engine_url(url))
            async with engine.begin() as connection:
                if url == there:
                    await connection.run_sync(Base.metadata.create_all)
                forms.append(await connection.run_sync(form))
            await engine.dispose()
    migrated, meant = forms
    for (table, column), default in ADDED.items():
        given = migrated[table]["defaults"].pop(column)
        assert given.partition("::")[0].strip("'").replace("0", "false") == default
    assert migrated == meant
    assert len(meant) == 14


def test_new_rows_have_these_values_unless_told_otherwise() -> None:
    given = {
        f"{table.name}.{column.name}": column.default.arg
        for table in Base.metadata.sorted_tables
        for column in table.columns
        if isinstance(column.default, ScalarElementColumnDefault)
    }
    assert given == {
        "tables.absent": "lose",
        "tables.undo": "free",
        "tables.rated": False,
        "tables.waiting": 0,
        "tables.counted": False,
        "outcomes.provisional": False,
    }


@pytest.mark.databases
async def test_what_is_not_there_is_null_and_not_json(settings: Settings) -> None:
    """Queries ask for NULL; the word `null` of JSON is something else."""
    store = Database(settings)
    await store.open()
    fields: dict[str, Any] = {"game": "star-realms", "rules": 1, "seats": 2, "options": {}, "public": True}
    async with store.writing() as session:
        session.add(models.Table(id="t", spectators=True, invitation="x", state="open", pack=None, **fields))
        await session.flush()
        session.add(models.Seat(table_id="t", seat=0, programme=None))
    async with store.reading() as session:
        nothing = "pack IS NULL AND start IS NULL AND clock IS NULL AND proposal IS NULL"
        assert await session.scalar(text(f"SELECT count(*) FROM tables WHERE {nothing}")) == 1
        assert await session.scalar(text("SELECT count(*) FROM seats WHERE programme IS NULL")) == 1
    await store.close()


async def test_a_process_waits_for_one_that_migrates_however_long_it_takes(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecliptic.server.store.database.LOCK_TIMEOUT", {"lock_timeout": "1ms"})
    other = await asyncpg.connect(postgres)
    store = Database(Settings(database=postgres))
    try:
        await other.execute("SELECT pg_advisory_lock(4547436)")  # the number that older versions use as well
        opening = asyncio.create_task(store.open())
        async with asyncio.timeout(PATIENCE):
            while not await other.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
                assert not opening.done()
        await other.execute("SELECT pg_sleep(0.02)")
        assert not opening.done()
        await other.execute("SELECT pg_advisory_unlock(4547436)")
        await opening
    finally:
        await other.close()
        await store.close()


async def test_opening_again_changes_nothing(settings: Settings) -> None:
    for _ in range(2):
        store = Database(settings)
        await store.open()
        await store.close()


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("mysql://localhost/games", "There is no support for mysql:// databases"),
        ("games.sqlite", "'games.sqlite' is not a database: give sqlite:///FILE or postgresql://HOST/NAME."),
        ("sqlite://", "A server needs a database that lasts"),
        ("sqlite:///:memory:", "A server needs a database that lasts"),
        ("", "'' is not a database"),
    ],
)
def test_a_database_that_makes_no_sense_is_refused(database: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        engine_url(database)
    assert str(refused.value).startswith(sentence)


def test_the_default_database_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == "sqlite:////data/ecliptic/ecliptic.sqlite"


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///games.sqlite", "sqlite+loop"),
        ("postgresql://ann@localhost/games", "postgresql+asyncpg"),
        ("postgres://localhost/games", "postgresql+asyncpg"),
    ],
)
def test_the_driver_is_ours(given: str, driver: str) -> None:
    assert engine_url(given).drivername == driver


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = Database(Settings(database=f"sqlite:///{tmp_path}/file/test.sqlite"))
    with pytest.raises(Refused, match="cannot be made"):
        await store.open()


async def test_on_sqlite_moves_and_transactions_have_turns(tmp_path: Path) -> None:
    """Else each would find the database taken by the other, and sleep."""
    store = Database(Settings(database=f"sqlite:///{tmp_path}/turns.sqlite", durable=False))
    await store.open()
    row: Row = ("t", 1, "play", 0, "end", "0" * 16, "k", 0)
    begun: list[str] = []
    commit = store.writer._commit

    def told(group: list[AppendRequest]) -> None:
        begun.append("the move")
        commit(group)

    setattr(store.writer, "_commit", told)  # noqa: B010  mypy sees a method here
    async with store.writing() as session:
        session.add(models.Person(name="Ann"))
        await session.flush()
        appended = store.writer.append(AppendRequest([row]))
        for _ in range(10):
            await session.scalar(select(func.count()).select_from(models.Person))
        begun.append("the end of the transaction")
        second = asyncio.create_task(_meet(store))
        await asyncio.sleep(0)
    await appended
    await second
    assert begun == ["the end of the transaction", "the move"]
    async with store.reading() as session:
        assert await session.scalar(select(func.count()).select_from(models.Person)) == 2
    await store.close()


async def _meet(store: Database) -> None:
    async with store.writing() as session:
        session.add(models.Person(name="Bob"))


async def test_a_long_query_does_not_hold_up_the_loop(tmp_path: Path) -> None:
    """The query ends when the loop says so, which it could not if it had to wait for the query."""
    store = Database(Settings(database=f"sqlite:///{tmp_path}/long.sqlite", durable=False))
    await store.open()
    begun, may_end = threading.Event(), threading.Event()

    def wait() -> bool:
        begun.set()
        return may_end.wait(PATIENCE)

    async with store.reading() as session:
        raw: Any = await (await session.connection()).get_raw_connection()
        raw.driver_connection.create_function("wait_for_the_loop", 0, wait)
        query = asyncio.create_task(session.scalars(text("SELECT wait_for_the_loop()")))
        await until(begun.is_set)
        assert not query.done()
        may_end.set()
        assert (await query).one() == 1
    await store.close()


@pytest.mark.parametrize(("times", "fails"), [(1, False), (2, False), (1, True)])
async def test_whoever_gives_up_a_query_waits_for_its_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, times: int, fails: bool
) -> None:
    """SQLite's driver ends the whole process when a connection is closed while it works."""
    store = Database(Settings(database=f"sqlite:///{tmp_path}/given-up.sqlite", durable=False))
    await store.open()
    begun, may_end = threading.Event(), threading.Event()

    def wait() -> bool:
        begun.set()
        may_end.wait(PATIENCE)
        return not fails or 1 // 0 > 0

    async def ask() -> None:
        async with store.reading() as session:
            raw: Any = await (await session.connection()).get_raw_connection()
            raw.driver_connection.create_function("wait_for_the_loop", 0, wait)
            await session.scalars(text("SELECT wait_for_the_loop()"))

    query = asyncio.create_task(ask())
    await until(begun.is_set)
    for _ in range(times):
        query.cancel()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not query.done()
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await query
    async with store.reading() as session:
        assert await session.scalar(text("SELECT 1")) == 1
    await store.close()
    del query
    await asyncio.sleep(0)
    gc.collect()
    assert caplog.records == [], "nobody wants to know whether it failed"
