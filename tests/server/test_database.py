"""The database: what it may be, and how it gets its form."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select, text

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
