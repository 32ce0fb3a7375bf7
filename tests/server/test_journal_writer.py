"""The hot path: groups of appends, all or nothing each."""

import asyncio
import sqlite3
from typing import Any

import asyncpg
import pytest
from sqlalchemy import func, select

from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from ecliptic.server.store.database import Database
from ecliptic.server.store.journal_writer import AppendRequest, Conflict, Row
from ecliptic.server.store.models import now

pytestmark = [pytest.mark.anyio, pytest.mark.databases]


def rows(table: str, *numbers: int, text: str = "end") -> list[Row]:
    return [(table, n, "play", 0, text, "0" * 16, f"{table}-{n}", now()) for n in numbers]


async def stored(store: Database, table: str) -> list[int]:
    async with store.reading() as session:
        found = await session.scalars(
            select(models.Entry.n).where(models.Entry.table_id == table).order_by(models.Entry.n)
        )
        return list(found)


def count_groups(store: Database, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    sizes: list[int] = []
    commit = store.writer._commit

    def counted(group: list[AppendRequest]) -> None:
        sizes.append(len(group))
        commit(group)

    monkeypatch.setattr(store.writer, "_commit", counted)
    return sizes


async def test_an_append_is_stored_when_it_is_answered(store: Database) -> None:
    await store.writer.append(AppendRequest(rows("t", 1, 2, 3)))
    assert await stored(store, "t") == [1, 2, 3]


async def test_what_arrives_together_is_one_commit(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = count_groups(store, monkeypatch)
    await asyncio.gather(*(store.writer.append(AppendRequest(rows(f"t{i}", 1))) for i in range(50)))
    assert sizes == [50]


async def test_what_arrives_during_a_commit_is_the_next_one(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = count_groups(store, monkeypatch)
    first = store.writer.append(AppendRequest(rows("t0", 1)))
    await asyncio.sleep(0)
    others = [store.writer.append(AppendRequest(rows(f"t{i}", 1))) for i in range(1, 20)]
    await asyncio.gather(first, *others)
    assert sizes[0] == 1
    assert sum(sizes) == 20
    assert len(sizes) <= 3


async def test_an_entry_is_written_once(store: Database) -> None:
    await store.writer.append(AppendRequest(rows("t", 1)))
    with pytest.raises(Conflict):
        await store.writer.append(AppendRequest(rows("t", 1, text="other")))
    assert await stored(store, "t") == [1]


async def test_a_conflict_leaves_no_part_of_its_move_and_all_of_the_others(store: Database) -> None:
    await store.writer.append(AppendRequest(rows("t1", 1)))
    outcomes = await asyncio.gather(
        store.writer.append(AppendRequest(rows("t0", 1, 2))),
        store.writer.append(
            AppendRequest(rows("t1", 1, 2, 3), ("t1", "over", 0, 0, None, None, None, None), ("t1", 3, "{}"))
        ),
        store.writer.append(AppendRequest(rows("t2", 1))),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Conflict)
    assert outcomes[2] is None
    assert [await stored(store, table) for table in ("t0", "t1", "t2")] == [[1, 2], [1], [1]]
    async with store.reading() as session:
        assert await session.scalar(select(func.count()).select_from(models.Snapshot)) == 0


async def test_two_writers_of_one_file_cannot_write_the_same_entry(store: Database, settings: Settings) -> None:
    other = Database(settings)
    await other.open()
    try:
        for n in range(1, 30):
            outcomes = await asyncio.gather(
                store.writer.append(AppendRequest(rows("t", n, text="mine"))),
                other.writer.append(AppendRequest(rows("t", n, text="theirs"))),
                return_exceptions=True,
            )
            assert sum(outcome is None for outcome in outcomes) == 1
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 1
    finally:
        await other.close()
    assert await stored(store, "t") == list(range(1, 30))


async def test_what_changes_about_a_table_is_stored_with_the_move(store: Database) -> None:
    fields: dict[str, Any] = {"game": "star-realms", "rules": 1, "seats": 2, "options": {}, "public": True}
    async with store.writing() as session:
        session.add(models.Table(id="t", spectators=True, invitation="x", state="open", **fields))
    await store.writer.append(
        AppendRequest(rows("t", 1), ("t", "over", 0, 77, '{"places":[1,2]}', '{"at":5}', 9, None), ("t", 1, '{"a":1}'))
    )
    async with store.reading() as session:
        table = await session.get_one(models.Table, "t")
        snapshot = await session.get_one(models.Snapshot, ("t", 1))
    assert (table.state, table.moved, table.result) == ("over", 77, {"places": [1, 2]})
    assert (table.clocks, table.due, table.proposal) == ({"at": 5}, 9, None)
    assert snapshot.position == '{"a":1}'


async def test_a_game_that_has_ended_stays_ended(store: Database) -> None:
    fields: dict[str, Any] = {"game": "star-realms", "rules": 1, "seats": 2, "options": {}, "public": True}
    async with store.writing() as session:
        session.add(models.Table(id="t", spectators=True, invitation="x", state="over", result={"a": 1}, **fields))
    await store.writer.append(AppendRequest(rows("t", 1), ("t", "playing", 1, 77, None, None, 9, None)))
    async with store.reading() as session:
        table = await session.get_one(models.Table, "t")
    assert (table.state, table.waiting, table.result, table.due) == ("over", 0, {"a": 1}, None)


async def test_a_failure_is_told_to_all_of_the_group_and_the_next_one_works(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    failure = sqlite3.OperationalError if store.is_sqlite else asyncpg.DiskFullError

    def broken(connection: object, group: object) -> None:
        raise failure("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(f"ecliptic.server.store.{'journal_writer' if store.is_sqlite else 'postgres'}._write", broken)
        outcomes = await asyncio.gather(
            *(store.writer.append(AppendRequest(rows(f"t{i}", 1))) for i in range(3)), return_exceptions=True
        )
    assert [type(outcome) for outcome in outcomes] == [failure] * 3
    await store.writer.append(AppendRequest(rows("t0", 1)))
    assert await stored(store, "t0") == [1]


async def test_moves_and_everything_else_can_be_written_at_the_same_time(store: Database) -> None:
    """Both wait for each other instead of failing with a locked database."""

    async def meet(i: int) -> None:
        async with store.writing() as session:
            await session.scalar(select(func.count()).select_from(models.Person))
            session.add(models.Person(name=f"guest {i}"))

    async def play(i: int) -> None:
        for n in range(1, 11):
            await store.writer.append(AppendRequest(rows(f"t{i}", n)))

    await asyncio.gather(*(meet(i) for i in range(30)), *(play(i) for i in range(10)))
    async with store.reading() as session:
        assert await session.scalar(select(func.count()).select_from(models.Person)) == 30
        assert await session.scalar(select(func.count()).select_from(models.Entry)) == 100


async def test_closing_waits_for_what_is_queued(settings: Settings) -> None:
    opened = Database(settings)
    await opened.open()
    futures = [opened.writer.append(AppendRequest(rows(f"t{i}", 1))) for i in range(20)]
    await opened.close()
    assert all(future.done() and future.exception() is None for future in futures)
