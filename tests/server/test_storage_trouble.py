"""A full disk, a locked database, one that is gone: a 503 that says so, nothing acknowledged lost, and it goes on."""

import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import event, select

from ecliptic.cli import main
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import journal_writer, models, postgres
from ecliptic.server.store.backup import back_up, restore
from ecliptic.server.store.database import Database
from ecliptic.server.store.verify import verify
from tests.server.harness import PATIENCE, Guest, Running, running
from tests.server.killable_servers import Victim

pytestmark = pytest.mark.anyio

FULL = "The server's disk is full, so nothing can be saved. Try again later."
LOCKED = "The database is locked, so nothing can be saved. Try again in a moment."
DOWN = "The database is not available, so nothing can be saved. Try again in a moment."


class Disk:
    """A disk for one SQLite file that can be full: SQLite itself refuses to add pages."""

    def __init__(self) -> None:
        self.is_full = False

    def limit(self, connection: Any) -> None:
        """Let a connection have no more pages than there are, or as many as it likes."""
        connection.execute(f"PRAGMA max_page_count = {1 if self.is_full else 2**30}")


@pytest.fixture
async def disk(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Running, Disk]]:
    """A server and the disk under it."""
    small = Disk()
    write = journal_writer._write

    def limited(connection: sqlite3.Connection, group: Any) -> None:
        small.limit(connection)
        write(connection, group)

    monkeypatch.setattr(journal_writer, "_write", limited)
    monkeypatch.setattr("ecliptic.server.ops.health.HEALTH_SECONDS", 0)
    monkeypatch.setattr("ecliptic.server.ops.health.READY_SECONDS", 0)
    async with running(settings) as server:
        event.listen(
            server.store.engine.sync_engine,
            "begin",
            lambda connection: small.limit(connection.connection.dbapi_connection),
            insert=True,
        )
        yield server, small


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """While another program has the file for itself."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long for a lock."""
    monkeypatch.setattr("ecliptic.server.store.sqlite.LOCK_SECONDS", 0.3)
    monkeypatch.setattr(postgres, "LOCK_TIMEOUT", {"lock_timeout": "300ms"})
    monkeypatch.setattr("ecliptic.server.store.database.LOCK_TIMEOUT", {"lock_timeout": "300ms"})
    monkeypatch.setattr("ecliptic.server.ops.health.HEALTH_SECONDS", 0)
    monkeypatch.setattr("ecliptic.server.ops.health.READY_SECONDS", 0)


async def entries(store: Database, table: str) -> list[models.Entry]:
    """A table's journal as it is stored."""
    async with store.reading() as session:
        found = await session.scalars(
            select(models.Entry).where(models.Entry.table_id == table).order_by(models.Entry.n)
        )
        return list(found)


async def fill(server: Running, ann: Guest, sentence: str) -> None:
    """Come as a new guest until nothing can be stored; a page may have room for a few."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await ann.http.post("/api/guests", json={"name": "B" * 40})).status_code == 201:
            pass
    assert (answer.status_code, answer.json()["error"]) == (503, sentence)
    assert int(answer.headers["retry-after"]) > 0


async def refuses(server: Running, duel: Any, sentence: str) -> None:
    """Nothing is stored, everybody is told so, and what was stored is still shown."""
    seat, moment = await duel.to_move()
    ann = duel.players[seat]
    before = len(await entries(server.store, duel.id))
    action = moment["options"][0]["action"]
    async with ann.stream(duel.id) as stream:
        await stream.next("update")
        await stream.send("move", expected=moment["n"], action=action, client_move_id="over-the-stream")
        told = await stream.next("problem")
        assert (told["status"], told["error"], told["client_move_id"]) == (503, sentence, "over-the-stream")
        assert told["words"]["id"].startswith("problem-storage-")
        answer = await ann.move(duel.id, moment["n"], action, "over-http")
        assert (answer.status_code, answer.json()["error"]) == (503, sentence)
        for page in ("/healthz", "/readyz"):
            answer = await ann.http.get(page)
            assert answer.status_code == 503, page
            assert answer.json()["words"]["id"].startswith("problem-storage-")
    assert await ann.moment(duel.id) == moment
    assert len(await entries(server.store, duel.id)) == before


async def goes_on(server: Running, duel: Any) -> None:
    """Everything works again, without anybody having done anything."""
    for page in ("/healthz", "/readyz"):
        assert (await duel.players[0].http.get(page)).status_code == 200
    seat, moment = await duel.to_move()
    async with duel.streams(seat) as (mine, theirs):
        action = moment["options"][0]["action"]
        await mine.send("move", expected=moment["n"], action=action, client_move_id="over-the-stream")
        assert (await mine.next("update"))["n"] == (await theirs.next("update"))["n"] > moment["n"]
    assert (await server.guest("Cay")).id


async def test_a_full_disk_is_said_and_survived(disk: tuple[Running, Disk]) -> None:
    server, small = disk
    duel = await server.duel(undo="never")
    await duel.play()
    small.is_full = True
    await fill(server, server.nobody(), FULL)
    # What is left of the last page of each table takes some moves: pages of it are free until the probe needs them.
    for _ in range(200):
        seat, moment = await duel.to_move()
        answer = await duel.players[seat].move(duel.id, moment["n"], moment["options"][0]["action"], f"k{moment['n']}")
        if answer.status_code == 503:
            break
        assert answer.status_code == 200, answer.text
    await refuses(server, duel, FULL)
    small.is_full = False
    await goes_on(server, duel)


async def test_a_locked_file_is_said_and_survived(impatient: None, settings: Settings) -> None:
    async with running(settings) as server:
        duel = await server.duel()
        await duel.play()
        with locked(server.store.path):
            await refuses(server, duel, LOCKED)
            answer = await server.nobody().http.post("/api/guests", json={"name": "Bob"})
            assert (answer.status_code, answer.json()["error"]) == (503, LOCKED)
        await goes_on(server, duel)


async def test_locked_tables_on_postgresql_are_said_and_survived(impatient: None, postgres: str) -> None:
    settings = Settings(database=postgres, durable=False, bot_pause=0, workers=1, presence_pause=3600)
    async with running(settings) as server:
        duel = await server.duel()
        await duel.play()
        other = await asyncpg.connect(postgres)
        try:
            async with other.transaction():
                await other.execute("LOCK TABLE journal, snapshots, people IN EXCLUSIVE MODE")
                await refuses(server, duel, LOCKED)
        finally:
            await other.close()
        await goes_on(server, duel)


async def test_a_full_disk_on_postgresql_is_said_and_survived(
    impatient: None, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=postgres, durable=False, bot_pause=0, workers=1, presence_pause=3600)
    async with running(settings) as server:
        duel = await server.duel()
        with monkeypatch.context() as patched:

            async def full(*_: object) -> None:
                raise asyncpg.DiskFullError("could not extend file: No space left on device")

            patched.setattr("ecliptic.server.store.postgres._write", full)
            await refuses(server, duel, FULL)
        await goes_on(server, duel)


async def test_a_connection_that_does_not_know_its_own_state_is_replaced(
    impatient: None, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=postgres, durable=False, bot_pause=0, workers=1, presence_pause=3600)
    async with running(settings) as server:
        duel = await server.duel()
        used: list[Any] = []
        with monkeypatch.context() as patched:

            async def confused(connection: Any, _: object) -> None:
                used.append(connection)
                raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")

            patched.setattr("ecliptic.server.store.postgres._write", confused)
            await refuses(server, duel, DOWN)
        assert used
        assert all(connection.is_closed() for connection in used)
        await goes_on(server, duel)


async def test_a_postgresql_that_cuts_its_connections_is_survived(impatient: None, postgres: str) -> None:
    settings = Settings(database=postgres, durable=False, bot_pause=0, workers=1, presence_pause=3600)
    async with running(settings) as server:
        duel = await server.duel()
        await duel.play()
        other = await asyncpg.connect(postgres)
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await other.close()
        statuses = set()
        async with asyncio.timeout(PATIENCE):
            while (status := (await duel.players[0].http.get("/readyz")).status_code) != 200:
                statuses.add(status)
        assert statuses <= {503}
        await goes_on(server, duel)


async def until_readiness_is(guest: Guest, status: int) -> None:
    """Wait for the next probe of the storage."""
    async with asyncio.timeout(PATIENCE):
        while (await guest.http.get("/readyz")).status_code != status:
            await asyncio.sleep(0.02)


async def test_a_disk_that_fails_under_a_server_is_survived(database: str, tmp_path: Path) -> None:
    """The system itself lets no file grow, as if the disk had failed."""
    victim = Victim(database)
    victim.log = tmp_path / "log"
    await victim.start()
    ann = Guest(victim.base)
    try:
        assert victim.process is not None
        await ann.http.post("/api/guests", json={"name": "Ann"})
        made = await ann.table(hold=[0, 1])
        path = Path(database.removeprefix("sqlite:///"))
        size = path.with_name(path.name + "-wal").stat().st_size
        _, hard = resource.prlimit(victim.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(victim.process.pid, resource.RLIMIT_FSIZE, (size, hard))
        answer = await ann.http.post("/api/guests", json={"name": "Bob"})
        assert (answer.status_code, answer.json()["error"]) == (503, DOWN)
        await until_readiness_is(ann, 503)
        moment = await ann.moment(made["id"], seat=0)
        seat = moment["view"]["waiting"][0]
        options = (await ann.moment(made["id"], seat=seat))["options"]
        answer = await ann.move(made["id"], moment["n"], options[0]["action"], "k", seat=seat)
        assert (answer.status_code, answer.json()["error"]) == (503, DOWN)
        resource.prlimit(victim.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        answer = await ann.move(made["id"], moment["n"], options[0]["action"], "k", seat=seat)
        assert answer.status_code == 200, answer.text
        await until_readiness_is(ann, 200)
    finally:
        await ann.http.aclose()
        await victim.end(signal.SIGTERM)
    assert "Traceback" not in victim.log.read_text(encoding="utf-8")


def test_starting_on_a_locked_file_is_one_sentence(
    impatient: None, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(database.removeprefix("sqlite:///"))
    with locked(path):
        assert main(["serve", "--port", "0", "--database", database]) == 2
    assert capsys.readouterr().err == f"The database {database} cannot be opened: database is locked.\n"


async def test_nobody_makes_the_server_write_all_the_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    written = 0
    write = Database.try_to_write

    async def counted(store: Database) -> None:
        nonlocal written
        written += 1
        await write(store)

    monkeypatch.setattr(Database, "try_to_write", counted)
    monkeypatch.setattr("ecliptic.server.ops.health.READY_SECONDS", 60.0)
    http = server.nobody().http
    answers = await asyncio.gather(*(http.get(page) for page in ("/readyz", "/healthz") * 20))
    assert {answer.status_code for answer in answers} == {200}
    assert written == 1
    assert not [row for row in await snapshots(server.store) if not row.table_id]


async def snapshots(store: Database) -> list[models.Snapshot]:
    async with store.reading() as session:
        return list(await session.scalars(select(models.Snapshot)))


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def test_only_the_owner_reads_database_and_backup_files(tmp_path: Path) -> None:
    mask = os.umask(0)  # the most generous one
    try:
        path = tmp_path / "games.sqlite"
        settings = Settings(database=f"sqlite:///{path}", durable=False)
        async with running(settings) as server:
            await server.duel()
            assert {name: mode(tmp_path / name) for name in sorted(os.listdir(tmp_path))} == {
                "games.sqlite": 0o600, "games.sqlite-shm": 0o600, "games.sqlite-wal": 0o600,
            }  # fmt: skip
        assert await back_up(settings, tmp_path / "backup", force=False) == 1
        other = tmp_path / "other.sqlite"
        assert await restore(Settings(database=f"sqlite:///{other}"), tmp_path / "backup", force=False) == 1
        assert mode(tmp_path / "backup") == mode(other) == 0o600
        path.chmod(0o644)  # as older versions made it
        store = Database(settings)
        await store.open()
        await store.close()
        assert mode(path) == 0o600
    finally:
        os.umask(mask)


# A stream of moves, while the disk is full and the file is locked now and then


async def play_on(ann: Guest, table: str, rng: random.Random, stop: asyncio.Event) -> list[tuple[int, str]]:
    """Play both seats until told to stop; what was acknowledged. A move that gets a 503 is sent again as it is."""
    acknowledged: list[tuple[int, str]] = []
    while not stop.is_set():
        moment = await ann.moment(table, seat=0)
        if not moment["view"]["waiting"]:
            return acknowledged
        seat = moment["view"]["waiting"][0]
        options = (await ann.moment(table, seat=seat))["options"]
        action, key = rng.choice(options)["action"], f"{table}-{rng.getrandbits(60)}"
        while True:
            answer = await ann.move(table, moment["n"], action, key, seat=seat)
            if answer.status_code == 200:
                acknowledged.append((answer.json()["entry"], key))
                break
            assert answer.status_code == 503, answer.text
            await asyncio.sleep(0.05)
            if stop.is_set():
                return acknowledged
    return acknowledged


async def survive(server: Running, disk: Disk, troubles: int, seed: int) -> int:
    """Let trouble come and go while people play; moves acknowledged."""
    rng = random.Random(seed)
    stop = asyncio.Event()
    ann = await server.guest()
    tables = [(await ann.table(hold=[0, 1]))["id"] for _ in range(8)]
    playing = [asyncio.create_task(play_on(ann, table, random.Random(i), stop)) for i, table in enumerate(tables)]
    for i in range(troubles):
        await asyncio.sleep(rng.random() * 0.3)
        if i % 2:
            with locked(server.store.path):
                await asyncio.sleep(rng.random() * 0.8)
        else:
            disk.is_full = True
            await asyncio.sleep(rng.random() * 0.8)
            disk.is_full = False
    await asyncio.sleep(1)
    stop.set()
    played = await asyncio.gather(*playing)
    assert (await ann.http.get("/readyz")).status_code == 200
    for table, acknowledged in zip(tables, played, strict=True):
        stored = await entries(server.store, table)
        assert [entry.n for entry in stored] == list(range(1, len(stored) + 1))
        keys = {entry.client_move_id: entry.n for entry in stored if entry.client_move_id}
        assert len(keys) == sum(entry.client_move_id is not None for entry in stored)
        assert all(keys[key] == n for n, key in acknowledged)
        assert len(keys) <= len(acknowledged) + 1  # the last one may have been stored and not answered
    return sum(len(acknowledged) for acknowledged in played)


async def test_no_acknowledged_move_is_lost_in_trouble(impatient: None, disk: tuple[Running, Disk]) -> None:
    assert await survive(*disk, troubles=4, seed=1) > 20


@pytest.mark.deep
async def test_no_acknowledged_move_is_lost_in_a_hundred_troubles(impatient: None, disk: tuple[Running, Disk]) -> None:
    server, _ = disk
    assert await survive(*disk, troubles=100, seed=2) > 500
    assert not (await verify(server.store)).findings
