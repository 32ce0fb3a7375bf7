"""The database under the server: connections, files, backups, and errors of every kind."""

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from sqlalchemy import func, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ecliptic.kernel import Refused
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from ecliptic.server.store.backup import back_up, restore
from ecliptic.server.store.database import Database, refused
from ecliptic.server.store.journal_writer import AppendRequest
from ecliptic.server.store.models import Entry, Snapshot
from ecliptic.server.store.sqlite import make_private, pragmas
from ecliptic.server.store.storage_errors import cause_of
from ecliptic.server.store.verify import problem_of
from tests.server.cluster import Cluster, in_a_loop
from tests.server.harness import running
from tests.server.test_admin import everything, play
from tests.server.test_journal_writer import rows

pytestmark = pytest.mark.anyio


# Connections


@pytest.mark.parametrize(("durable", "synchronous"), [(True, 2), (False, 1)])
async def test_every_connection_to_a_file_is_prepared(
    tmp_path: Path, durable: bool, synchronous: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("busy_timeout", "synchronous", "foreign_keys")
    of_writer: list[Any] = []

    def look(connection: sqlite3.Connection, _: Any) -> None:
        of_writer.extend(connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names)
        of_writer.append(connection.isolation_level)

    monkeypatch.setattr("ecliptic.server.store.journal_writer._write", look)
    store = Database(Settings(database=f"sqlite:///{tmp_path}/games.sqlite", durable=durable))
    await store.open()
    async with store.reading() as session:
        found = [await session.scalar(text(f"PRAGMA {name}")) for name in names]
        assert found == [10_000, synchronous, 1]
        assert await session.scalar(text("PRAGMA journal_mode")) == "wal"
    await store.writer.append(AppendRequest([]))
    assert of_writer == [10_000, synchronous, 1, None]
    await store.close()
    assert pragmas(durable) == [
        "PRAGMA busy_timeout = 10000",
        "PRAGMA journal_mode = WAL",
        f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}",
        "PRAGMA foreign_keys = ON",
    ]


@pytest.mark.parametrize("durable", [True, False])
async def test_every_connection_to_postgresql_is_prepared(postgres: str, durable: bool) -> None:
    store = Database(Settings(database=postgres, durable=durable))
    await store.open()
    async with store.reading() as session:
        assert await session.scalar(text("SHOW lock_timeout")) == "10s"
    writer: Any = store.writer
    (connection,) = writer._idle
    assert await connection.fetchval("SHOW lock_timeout") == "10s"
    assert await connection.fetchval("SHOW synchronous_commit") == ("on" if durable else "off")
    await store.close()
    assert connection.is_closed()


@pytest.mark.parametrize(
    ("database", "is_looked_at"), [("sqlite:///games.sqlite", False), ("postgresql://nowhere/none", True)]
)
def test_errors_show_no_values_and_connections_are_looked_at_before_use(database: str, is_looked_at: bool) -> None:
    store = Database(Settings(database=database))
    assert store.engine.sync_engine.hide_parameters, "they would be in the log"
    pool: Any = store.engine.pool
    assert pool._pre_ping == is_looked_at, "a server may have been restarted; a file cannot"


@pytest.mark.databases
async def test_a_transaction_that_fails_leaves_nothing(settings: Settings) -> None:
    store = Database(settings)
    await store.open()
    with suppress(ZeroDivisionError):
        async with store.writing() as session:
            session.add(models.Person(name="Ann"))
            await session.flush()
            raise ZeroDivisionError
    async with store.reading() as session:
        assert await session.scalar(select(func.count()).select_from(models.Person)) == 0
    await store.close()


@pytest.mark.databases
async def test_a_probe_writes_in_both_ways_and_leaves_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Database(settings)
    await store.open()
    appended: list[Any] = []
    append = store.writer.append

    def spied(request: AppendRequest) -> Any:
        appended.append((request.rows, request.progress, request.position))
        return append(request)

    monkeypatch.setattr(store.writer, "append", spied)
    await store.try_to_write()
    async with store.reading() as session:
        assert await session.scalar(select(func.count()).select_from(models.Snapshot)) == 0
    ((found, progress, position),) = appended
    assert (found, progress, position[0]) == ([], None, "")
    assert len(position[2]) > 4_096, "more than fits into a page that there is"
    await store.close()


@pytest.mark.databases
@pytest.mark.parametrize("has_progress", [True, False])
async def test_a_move_may_change_the_table_or_leave_a_position(settings: Settings, has_progress: bool) -> None:
    store = Database(settings)
    await store.open()
    fields: dict[str, Any] = {"game": "star-realms", "rules": 1, "seats": 2, "options": {}, "public": True}
    async with store.writing() as session:
        session.add(models.Table(id="t", spectators=True, invitation="x", state="open", moved=1, **fields))
    if has_progress:
        await store.writer.append(AppendRequest(rows("t", 1), ("t", "playing", 2, 77, None, None, None, None)))
    else:
        await store.writer.append(AppendRequest(rows("t", 1), None, ("t", 1, "{}")))
        await store.writer.append(AppendRequest(rows("t", 2), None, ("t", 1, "[]")))
    async with store.reading() as session:
        table = await session.get_one(models.Table, "t")
        positions = [(each.n, each.position) for each in await session.scalars(select(models.Snapshot))]
    assert (table.state, table.waiting, table.moved) == (("playing", 2, 77) if has_progress else ("open", 0, 1))
    assert positions == ([] if has_progress else [(1, "[]")])
    await store.close()


@pytest.mark.databases
async def test_a_paused_game_stays_paused_and_has_no_clock(settings: Settings) -> None:
    store = Database(settings)
    await store.open()
    fields: dict[str, Any] = {"game": "star-realms", "rules": 1, "seats": 2, "options": {}, "public": True}
    async with store.writing() as session:
        session.add(models.Table(id="t", spectators=True, invitation="x", state="paused", moved=1, **fields))
    await store.writer.append(AppendRequest(rows("t", 1), ("t", "playing", 2, 77, None, None, 9, None)))
    async with store.reading() as session:
        table = await session.get_one(models.Table, "t")
    assert (table.state, table.due, table.waiting) == ("paused", None, 2)
    await store.close()


# Files


@pytest.mark.parametrize("beside", ["", "-wal", "-shm"])
@pytest.mark.parametrize(
    ("mode", "then"), [(0o601, 0o600), (0o610, 0o600), (0o640, 0o600), (0o604, 0o600), (0o700, 0o700)]
)
def test_only_the_owner_has_rights(tmp_path: Path, beside: str, mode: int, then: int) -> None:
    path = tmp_path / "games.sqlite"
    make_private(path)
    assert path.stat().st_mode & 0o777 == 0o600
    file = tmp_path / f"games.sqlite{beside}"
    file.touch()
    file.chmod(mode)
    make_private(path)
    assert file.stat().st_mode & 0o777 == then


def test_a_database_that_cannot_be_opened_is_one_sentence() -> None:
    store = Database(Settings(database="sqlite:///games.sqlite"))
    start = "The database sqlite:///games.sqlite cannot be opened: "
    assert str(refused(store, OSError("No disk.\nAnd more."))) == f"{start}No disk."
    assert str(refused(store, OSError())) == f"{start}OSError."
    wrapped = OperationalError("SELECT", {}, sqlite3.OperationalError("locked"))
    assert str(refused(store, wrapped)) == f"{start}locked."


# Errors


def coded(code: int) -> sqlite3.OperationalError:
    """An error of SQLite."""
    error = sqlite3.OperationalError("odd")
    error.sqlite_errorcode = code
    return error


class Stated(Exception):
    """An error of a PostgreSQL driver."""

    def __init__(self, sqlstate: str | None) -> None:
        super().__init__("odd")
        self.sqlstate = sqlstate


def wrapped(origin: Exception, is_lost: bool = False) -> DBAPIError:
    """An error as SQLAlchemy raises it."""
    return DBAPIError("SELECT 1", {}, origin, connection_invalidated=is_lost)


FULL, BUSY, DOWN = "problem-storage-full", "problem-storage-busy", "problem-storage-down"


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (PoolTimeout(), BUSY),
        (coded(sqlite3.SQLITE_FULL), FULL),
        (coded(sqlite3.SQLITE_BUSY), BUSY),
        (coded(sqlite3.SQLITE_BUSY_SNAPSHOT), BUSY),
        (coded(sqlite3.SQLITE_LOCKED), BUSY),
        (coded(sqlite3.SQLITE_IOERR_WRITE), DOWN),
        (coded(sqlite3.SQLITE_READONLY), DOWN),
        (coded(sqlite3.SQLITE_CANTOPEN), DOWN),
        (coded(sqlite3.SQLITE_CONSTRAINT), None),
        (sqlite3.OperationalError("without a code"), None),
        (wrapped(coded(sqlite3.SQLITE_FULL)), FULL),
        (wrapped(Stated("53100")), FULL),
        (wrapped(Stated("55P03")), BUSY),
        (wrapped(Stated("53300")), DOWN),
        (wrapped(Stated("57P01")), DOWN),
        (wrapped(Stated("58030")), DOWN),
        (wrapped(Stated("23505")), None),
        (wrapped(Stated("57P01"), is_lost=True), DOWN),
        (wrapped(Stated(None), is_lost=True), DOWN),
        (wrapped(Stated(None)), None),
        (wrapped(ConnectionResetError()), DOWN),
        (wrapped(ValueError()), None),
        (IntegrityError("INSERT", {}, coded(sqlite3.SQLITE_CONSTRAINT)), None),
        (asyncpg.DiskFullError("odd"), FULL),
        (asyncpg.AdminShutdownError("odd"), DOWN),
        (asyncpg.UniqueViolationError("odd"), None),
        (asyncpg.PostgresError("odd"), None),
        (asyncpg.InterfaceError("odd"), DOWN),
        (asyncpg.InternalClientError("odd"), DOWN),
        (OSError(), DOWN),
        (ValueError(), None),
    ],
    ids=lambda each: f"{type(each).__name__}" if isinstance(each, Exception) else str(each),
)
def test_why_nothing_can_be_stored(error: Exception, cause: str | None) -> None:
    assert cause_of(error) == cause


# Backups


async def test_what_was_left_of_an_earlier_backup_is_no_part_of_the_next(settings: Settings, tmp_path: Path) -> None:
    async with running(settings) as server:
        await play(server, 3)
    before = await everything(settings)
    file, there = tmp_path / "games.backup", tmp_path / "there.sqlite"
    (tmp_path / "games.backup.part").write_bytes(b"half of one" * 1_000)
    (tmp_path / "there.sqlite.part").write_bytes(b"half of one" * 1_000)
    for name in ("there.sqlite", "there.sqlite-wal", "there.sqlite-shm"):
        (tmp_path / name).write_bytes(b"of another time" * 1_000)
    steps: list[tuple[int, int]] = []
    assert await back_up(settings, file, False, lambda *step: steps.append(step)) == 1
    assert steps[-1][0] == steps[-1][1] > 0
    steps.clear()
    assert await restore(Settings(database=f"sqlite:///{there}"), file, True, lambda *step: steps.append(step)) == 1
    assert sorted(path.name for path in tmp_path.glob("there*")) == ["there.sqlite"]
    total = sum(map(len, before.values()))
    assert steps[-1] == (total, total)
    assert [done for done, _ in steps] == sorted({done for done, _ in steps})
    assert {of for _, of in steps} == {total}
    assert await everything(Settings(database=f"sqlite:///{there}")) == before


async def test_a_backup_of_what_is_no_file_is_refused(settings: Settings, tmp_path: Path) -> None:
    nothing = Settings(database=f"sqlite:///{tmp_path}/nothing.sqlite")
    with pytest.raises(Refused, match=r"There is no database .*nothing\.sqlite\."):
        await back_up(nothing, tmp_path / "games.backup", False)
    with pytest.raises(Refused, match="is a folder: give the name of a file"):
        await back_up(settings, tmp_path, True)
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"no database" * 1_000)
    with pytest.raises(Refused, match="cannot be copied"):
        await back_up(Settings(database=f"sqlite:///{broken}"), tmp_path / "games.backup", False)
    assert not list(tmp_path.glob("games.backup*"))


async def test_there_is_nothing_to_back_up_before_the_first_server(cluster: Cluster, tmp_path: Path) -> None:
    with (
        cluster.database("template0") as url,
        pytest.raises(Refused, match="no server has used this database yet"),
    ):
        await back_up(Settings(database=url), tmp_path / "games.backup", False)
    with pytest.raises(Refused, match="cannot be opened"):
        await back_up(Settings(database="postgresql://nobody@localhost:1/none"), tmp_path / "games.backup", False)
    assert not list(tmp_path.iterdir())


async def test_a_backup_of_postgresql_is_of_one_moment(postgres: str, tmp_path: Path) -> None:
    """What somebody adds while it is made is not in it."""
    settings = Settings(database=postgres)
    store = Database(settings)
    await store.open()
    async with store.writing() as session:
        session.add(models.Person(id=1, name="Ann"))
        session.add(models.Audit(actor="x", action="x", detail=""))
    await store.close()

    async def add() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute("INSERT INTO former_ids (id, person_id) VALUES (5, 1)")
        await connection.execute("INSERT INTO snapshots (table_id, n, position) VALUES ('t', 5, '')")
        await connection.close()

    steps: list[tuple[int, int]] = []

    def advance(done: int, total: int) -> None:
        if not steps:
            in_a_loop(add())
        steps.append((done, total))

    await back_up(settings, tmp_path / "games.backup", False, advance)
    copied = await everything(Settings(database=f"sqlite:///{tmp_path}/games.backup"))
    assert (len(copied["people"]), len(copied["audit"])) == (1, 1)
    assert (copied["former_ids"], copied["snapshots"]) == ([], [])
    assert steps[-1] == (2, 2)


async def test_a_restored_postgresql_counts_on(postgres: str, tmp_path: Path) -> None:
    there = Settings(database=f"sqlite:///{tmp_path}/games.sqlite")
    store = Database(there)
    await store.open()
    async with store.writing() as session:
        session.add(models.Audit(id=41, actor="x", action="x", detail=""))
    await store.close()
    await restore(Settings(database=postgres), tmp_path / "games.sqlite", True)
    store = Database(Settings(database=postgres))
    await store.open()
    async with store.writing() as session:
        session.add(models.Audit(actor="x", action="x", detail=""))
        session.add(models.Attempt(key="x"))
    async with store.reading() as session:
        assert sorted(await session.scalars(select(models.Audit.id))) == [41, 42]
        assert list(await session.scalars(select(models.Attempt.id))) == [1]
    await store.close()


# Verifying


async def test_a_position_belongs_to_an_entry_and_a_journal_has_no_gaps(settings: Settings) -> None:
    async with running(msgspec.structs.replace(settings, snapshot_every=5)) as server:
        table = await play(server, 12)
        async with server.store.reading() as session:
            row = await session.get_one(models.Table, table)
            entries = list(await session.scalars(select(Entry).where(Entry.table_id == table).order_by(Entry.n)))
            taken = list(await session.scalars(select(Snapshot).where(Snapshot.table_id == table)))
    assert taken
    assert problem_of(row, entries, taken) is None
    for n in (0, len(entries) + 1):
        odd = Snapshot(table_id=table, n=n, position=taken[0].position)
        assert problem_of(row, entries, [odd]) == f"There is a position after entry {n}, which does not exist."
    for n in (1, len(entries)):
        odd = Snapshot(table_id=table, n=n, position=taken[0].position)
        differs = f"The position stored after entry {n} differs from the one the journal leads to."
        assert problem_of(row, entries, [odd]) == (None if n == taken[0].n else differs)
    assert problem_of(row, entries[1:], []) == "Journal entry 1 is missing."
    assert problem_of(row, entries[:3] + entries[4:], []) == "Journal entry 4 is missing."
    for field, value in (("state", "over"), ("result", {"places": [1, 2]})):
        setattr(row, field, value)
    assert problem_of(row, entries, []) is None, "somebody has resigned"
