"""Questions about one table: which entries, which snapshot, which answer."""

import pytest

from ecliptic.server.http.wire import Done
from ecliptic.server.store import models, queries
from ecliptic.server.store.database import Database
from ecliptic.server.store.journal_writer import AppendRequest, Row

pytestmark = pytest.mark.anyio


def row(n: int, kind: str, seat: int, text: str, key: str | None = None, table: str = "t") -> Row:
    """An entry."""
    return (table, n, kind, seat, text, f"h{n}", key, 0)


@pytest.fixture
async def store(store: Database) -> Database:
    """A database with the journals of two tables."""
    entries = [
        row(1, "play", 1, "a", "k"),
        row(2, "chance", -1, '["die",[4]]'),
        row(3, "play", 0, "b", "k"),
        row(4, "chance", -1, '["die",[5]]'),
        row(5, "play", 1, "c", "m"),
        row(6, "undo", 1, "4", "u"),
        row(7, "play", 2, "d"),
        row(1, "play", 3, "e", "k", "other"),
        row(2, "undo", 3, "0", "v", "other"),
    ]
    await store.writer.append(AppendRequest(entries))
    return store


async def test_entries_come_in_order_and_of_one_table(store: Database) -> None:
    async with store.reading() as session:
        for after, numbers in ((0, [1, 2, 3, 4, 5, 6, 7]), (5, [6, 7]), (7, [])):
            assert [entry.n for entry in await queries.entries_after(session, "t", after)] == numbers


async def test_a_long_journal_comes_in_parts(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "AT_ONCE", 2)
    for since, upto, parts in (
        (0, 7, [["h1", "h2"], ["h3", "h4"], ["h5", "h6"], ["h7"]]),
        (1, 4, [["h2", "h3"], ["h4"]]),
        (3, 3, []),
    ):
        found = [[entry["hash"] for entry in part] async for part in queries.journal_rows(store, "t", since, upto)]
        assert found == parts
    (entries,) = [part async for part in queries.journal_rows(store, "t", 5, 6, 3)]
    assert entries == [{"seat": 1, "undo": 1, "hash": "h6"}]
    (entries,) = [part async for part in queries.journal_rows(store, "t", 5, 6)]
    assert entries == [{"seat": 1, "undo": 4, "hash": "h6"}]


async def test_the_answer_is_of_the_same_seat_and_the_same_id(store: Database) -> None:
    async with store.reading() as session:
        assert await queries.first_answer(session, "t", 1, "k") == Done("k", 1, 2)
        assert await queries.first_answer(session, "t", 0, "k") == Done("k", 3, 4)
        assert await queries.first_answer(session, "t", 1, "m") == Done("m", 5, 5)
        assert await queries.first_answer(session, "t", 1, "u") == Done("u", 6, 6)
        assert await queries.first_answer(session, "t", 0, "m") is None
        assert await queries.first_answer(session, "t", 3, "k") is None
        assert await queries.first_answer(session, "other", 3, "k") == Done("k", 1, 1)


async def test_who_has_moved_is_counted_once(store: Database) -> None:
    assert await queries.seats_that_moved(store, "t") == 3
    assert await queries.seats_that_moved(store, "other") == 1
    assert await queries.seats_that_moved(store, "none") == 0


@pytest.mark.parametrize(
    ("taken", "reach", "found"),
    [
        ([], None, None),
        ([], 5, None),
        ([2, 4], None, 4),
        ([2, 4], 4, 4),
        ([2, 4], 3, 2),
        ([2, 4], 2, 2),
        ([2, 4], 1, None),
        ([2, 4], 0, None),
        ([5], None, 5),
        ([5], 5, None),  # entry 6 leads back to the fourth
        ([6], 6, 6),
    ],
)
async def test_a_snapshot_serves_unless_somebody_has_gone_back_past_it(
    store: Database, taken: list[int], reach: int | None, found: int | None
) -> None:
    for n in taken:
        await store.writer.append(AppendRequest([], None, ("t", n, "{}")))
    await store.writer.append(AppendRequest([], None, ("other", 9, "{}")))
    async with store.reading() as session:
        snapshot = await queries.snapshot_for(session, "t", reach)
        assert (None if snapshot is None else snapshot.n) == found
        assert await queries.latest_snapshot(session, "t") == max(taken, default=0)


async def test_seats_come_in_their_order(store: Database) -> None:
    fields = {"game": "star-realms", "rules": 1, "options": {}, "public": True, "spectators": True}
    async with store.writing() as session:
        for name in ("t", "other"):
            session.add(models.Table(id=name, seats=3, state="open", invitation="x", **fields))
            await session.flush()
            for seat in (2, 0, 1):
                session.add(models.Seat(table_id=name, seat=seat))
                await session.flush()
    async with store.reading() as session:
        assert [seat.seat for seat in await queries.seats_of(session, "t")] == [0, 1, 2]
        found = await queries.table_and_seats(session, "t")
        assert found is not None
        assert (found[0].id, [seat.table_id for seat in found[1]]) == ("t", ["t"] * 3)
        assert await queries.table_and_seats(session, "none") is None
