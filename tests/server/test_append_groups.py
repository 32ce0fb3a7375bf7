"""How appends become groups, without a database; `test_journal_writer` has the databases."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import make_url

from ecliptic.server.store import journal_writer, postgres
from ecliptic.server.store.journal_writer import AppendRequest, Conflict, JournalWriter, Row, SqliteJournalWriter
from ecliptic.server.store.postgres import PostgresJournalWriter

pytestmark = pytest.mark.anyio

ROW: Row = ("t", 1, "play", 0, "end", "0" * 16, None, 0)


class Writer(JournalWriter):
    """A writer whose commits end when the test says so."""

    def __init__(self, lanes: int = 1) -> None:
        super().__init__(lanes)
        self.groups: list[list[AppendRequest]] = []
        self.told: list[int] = []
        self.committed = self.told.append

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Wait for what is queued."""
        await self._drain()

    def _commit(self, group: list[AppendRequest]) -> None:
        self.groups.append(group)

    def end(self, number: int, errors: list[Exception | None] | None = None) -> None:
        """A group is committed, or not."""
        self._finish(self.groups[number], errors)

    @property
    def sizes(self) -> list[int]:
        """The sizes of the groups that have begun."""
        return [len(group) for group in self.groups]


async def test_a_group_begins_when_there_is_a_free_lane() -> None:
    writer = Writer(lanes=2)
    for size in (2, 1, 3):
        for _ in range(size):
            writer.hand_in(AppendRequest([ROW]))
        assert len(writer.groups) < 3
        await asyncio.sleep(0)
    assert writer.sizes == [2, 1], "two lanes are taken"
    writer.end(1)
    assert writer.sizes == [2, 1, 3]
    assert writer.told == [1]
    writer.end(0)
    writer.end(2)
    assert writer.told == [1, 2, 3]
    assert not writer.is_busy


async def test_what_comes_while_the_lane_is_taken_waits() -> None:
    writer = Writer()
    writer.hand_in(AppendRequest([ROW]))
    asyncio.get_running_loop().call_soon(lambda: writer.hand_in(AppendRequest([ROW])))
    writer.hand_in(AppendRequest([ROW]))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert writer.sizes == [2]
    writer.end(0)
    assert writer.sizes == [2, 1]


async def test_only_moves_that_were_stored_are_counted() -> None:
    writer = Writer()
    for rows in ([ROW], [ROW], [], [ROW]):
        writer.hand_in(AppendRequest(rows))
    await asyncio.sleep(0)
    writer.end(0, [None, Conflict(), None, None])
    assert writer.told == [2]
    writer.hand_in(AppendRequest([ROW]))
    writer.hand_in(AppendRequest([]))
    await asyncio.sleep(0)
    writer.end(1, [Conflict(), None])
    assert writer.told == [2], "nobody is told of nothing"
    writer.committed = None
    writer.hand_in(AppendRequest([ROW]))
    await asyncio.sleep(0)
    writer.end(2)


async def test_each_append_hears_of_its_own_error() -> None:
    writer = Writer()
    first, second, third = (writer.append(AppendRequest([ROW])) for _ in range(3))
    first.cancel()  # nobody waits for it any more
    await asyncio.sleep(0)
    conflict = Conflict()
    writer.end(0, [None, conflict, None])
    assert second.exception() is conflict
    assert third.result() is None
    assert first.cancelled()


async def test_closing_waits_for_what_is_queued_and_what_is_under_way() -> None:
    writer = Writer()
    writer.hand_in(AppendRequest([ROW]))
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert writer.is_busy
    assert not closing.done()
    assert writer.sizes == [1]
    writer.end(0)
    await closing


# SQLite


async def test_a_turn_waits_for_the_group_that_is_under_way(tmp_path: Path) -> None:
    writer = SqliteJournalWriter(tmp_path / "never-opened", True)
    for _ in range(2):
        writer.hand_in(AppendRequest([ROW]))
        await asyncio.sleep(0)
    assert writer._groups.qsize() == 1, "a file has one writer at a time"
    steps: list[str] = []

    async def take_turn() -> None:
        async with writer.turn():
            steps.append("turn")
            writer.hand_in(AppendRequest([ROW]))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert writer._groups.qsize() == 0, "the database is ours"
            steps.append("end")

    taking = asyncio.create_task(take_turn())
    for _ in range(3):
        await asyncio.sleep(0)
    assert steps == []
    group = writer._groups.get_nowait()
    assert group is not None
    writer._finish(group, None)
    await taking
    assert steps == ["turn", "end"]
    assert writer._groups.qsize() == 1, "what came meanwhile begins after the turn"


async def test_a_file_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    writer = SqliteJournalWriter(tmp_path / "no" / "such", True)
    with pytest.raises(sqlite3.OperationalError):
        await writer.open()
    await writer.close()


async def test_a_writer_can_be_closed_twice_and_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute(f"CREATE TABLE journal ({', '.join(journal_writer.ROW)})")
    connection.close()
    writer = SqliteJournalWriter(path, True)
    for _ in range(2):
        await writer.open()
        assert writer._thread is not None
        thread = writer._thread
        assert thread.daemon, "an interrupted program ends without it"
        await writer.append(AppendRequest([ROW]))
        await writer.close()
        assert not thread.is_alive()
        await writer.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_when_a_group_conflicts_each_append_is_tried_alone(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    integrity: type[Exception] = sqlite3.IntegrityError
    other: type[Exception] = sqlite3.OperationalError
    if kind == "postgresql":
        integrity, other = asyncpg.UniqueViolationError, asyncpg.DiskFullError
    tried: list[int] = []
    outcomes = iter([integrity("all"), None, integrity("it"), other("odd")])

    def write(_: Any, group: list[AppendRequest]) -> None:
        tried.append(len(group))
        if (error := next(outcomes)) is not None:
            raise error

    async def write_there(connection: Any, group: list[AppendRequest]) -> None:
        write(connection, group)

    writer: JournalWriter
    if kind == "sqlite":
        monkeypatch.setattr(journal_writer, "_write", write)
        writer = SqliteJournalWriter(tmp_path / "games.sqlite", True)
        await writer.open()
    else:
        monkeypatch.setattr(postgres, "_write", write_there)
        writer = PostgresJournalWriter(make_url("postgresql://nowhere/none"), True)
        writer._idle.append(Idle())
    appends = [writer.append(AppendRequest([ROW])) for _ in range(3)]
    found = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(each) for each in found] == [type(None), Conflict, other]
    assert tried == [3, 1, 1, 1]
    await writer.close()


# PostgreSQL


class Idle:
    """A connection that nobody uses."""

    def __init__(self, is_gone: bool = False) -> None:
        self.is_gone = is_gone
        self.ends: list[str] = []

    def is_closed(self) -> bool:
        """Whether the server has closed it."""
        return self.is_gone

    def terminate(self) -> None:
        """End it at once."""
        self.is_gone = True

    async def close(self) -> None:
        """End it."""
        self.ends.append("closed")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The connections that were written to."""
    used: list[Any] = []

    async def write(connection: Any, _: Any) -> None:
        used.append(connection)

    monkeypatch.setattr(postgres, "_write", write)
    return used


async def test_the_latest_connection_that_is_alive_is_used(written: list[Any]) -> None:
    writer = PostgresJournalWriter(make_url("postgresql://nowhere/none"), True)
    alive, sound, gone = Idle(), Idle(), Idle(is_gone=True)
    idle: list[Any] = writer._idle
    idle += [alive, sound, gone]
    await writer.append(AppendRequest([ROW]))
    assert written == [sound]
    assert idle == [alive, sound]
    await writer.close()
    assert idle == []
    assert [each.ends for each in (alive, sound, gone)] == [["closed"], ["closed"], []]


async def test_a_connection_is_made_when_none_is_idle(written: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    asked: list[Any] = []

    async def connect(address: str, server_settings: Any) -> Any:
        asked.append((address, server_settings))
        made.append(Idle())
        return made[-1]

    monkeypatch.setattr(asyncpg, "connect", connect)
    writer = PostgresJournalWriter(make_url("postgresql+asyncpg://ann:secret@nowhere/none"), False)
    await writer.append(AppendRequest([ROW]))
    await writer.append(AppendRequest([ROW]))
    assert written == made * 2
    assert asked == [("postgresql://ann:secret@nowhere/none", {"lock_timeout": "10s", "synchronous_commit": "off"})]
    made[0].is_gone = True
    await writer.append(AppendRequest([ROW]))
    assert len(made) == 2
    await writer.close()


async def test_a_server_that_is_away_is_told_to_the_whole_group(monkeypatch: pytest.MonkeyPatch) -> None:
    async def connect(*_: Any, **__: Any) -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncpg, "connect", connect)
    writer = PostgresJournalWriter(make_url("postgresql://nowhere/none"), True)
    found = await asyncio.gather(*(writer.append(AppendRequest([ROW])) for _ in range(2)), return_exceptions=True)
    assert [type(each) for each in found] == [ConnectionRefusedError] * 2
    assert not writer.is_busy


@pytest.mark.parametrize(
    ("error", "is_kept"),
    [(asyncpg.DiskFullError("odd"), True), (asyncpg.InternalClientError("odd"), False), (OSError("odd"), True)],
)
async def test_a_connection_that_does_not_know_its_state_is_used_no_more(
    error: Exception, is_kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(*_: Any) -> None:
        raise error

    monkeypatch.setattr(postgres, "_write", write)
    writer = PostgresJournalWriter(make_url("postgresql://nowhere/none"), True)
    connection: Any = Idle()
    writer._idle.append(connection)
    found = await asyncio.gather(*(writer.append(AppendRequest([ROW])) for _ in range(2)), return_exceptions=True)
    assert found == [error, error]
    assert writer._idle == ([connection] if is_kept else [])
    assert connection.is_gone != is_kept
