"""Queries about one table."""

from collections.abc import AsyncIterator
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic.kernel import Json
from ecliptic.kernel.journal import PLAY, UNDO
from ecliptic.server.http.wire import Done
from ecliptic.server.store.database import Database
from ecliptic.server.store.entries import answers_of, row_json
from ecliptic.server.store.models import Entry, Seat, Snapshot, Table

AT_ONCE: Final = 1_000  # entries of a long journal that are read before others get their turn


async def table_and_seats(session: AsyncSession, table_id: str) -> tuple[Table, list[Seat]] | None:
    """Return a table and its seats; None when there is no such table."""
    row = await session.get(Table, table_id)
    return None if row is None else (row, await seats_of(session, table_id))


async def seats_of(session: AsyncSession, table_id: str) -> list[Seat]:
    """Return a table's seats."""
    return list(await session.scalars(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat)))


async def entries_after(session: AsyncSession, table_id: str, n: int) -> list[Entry]:
    """Return the journal after entry n."""
    found = await session.scalars(select(Entry).where(Entry.table_id == table_id, Entry.n > n).order_by(Entry.n))
    return list(found)


async def journal_rows(
    store: Database, table_id: str, since: int, upto: int, base: int = 0
) -> AsyncIterator[list[Json]]:
    """Yield the journal from entry `since` to `upto` in batches, as the kernel reads it, counted from `base` on."""
    columns = select(Entry.kind, Entry.seat, Entry.text, Entry.hash).where(Entry.table_id == table_id)
    for first in range(since, upto, AT_ONCE):
        some = columns.where(Entry.n > first, Entry.n <= min(first + AT_ONCE, upto)).order_by(Entry.n)
        async with store.reading() as session:
            found = await session.execute(some)
            rows = [row_json(kind, seat, text, hash, base) for kind, seat, text, hash in found]
        yield rows


async def latest_snapshot(session: AsyncSession, table_id: str) -> int:
    """Return the number of the latest snapshot; 0 without one."""
    return await session.scalar(select(func.max(Snapshot.n)).where(Snapshot.table_id == table_id)) or 0


async def snapshot_for(session: AsyncSession, table_id: str, reach: int | None) -> Snapshot | None:
    """Return the latest snapshot, or one not later than `reach`; None for the beginning of the game."""
    if reach == 0:
        return None
    found = select(Snapshot).where(Snapshot.table_id == table_id).order_by(Snapshot.n.desc()).limit(1)
    if reach is None:
        return await session.scalar(found)
    snapshot = await session.scalar(found.where(Snapshot.n <= reach))
    if snapshot is None:
        return None
    undone = await session.scalars(
        select(Entry.text).where(Entry.table_id == table_id, Entry.n > snapshot.n, Entry.kind == UNDO)
    )
    # An undo past a snapshot cannot be applied from that snapshot.
    return None if any(int(to) < snapshot.n for to in undone) else snapshot


async def first_answer(session: AsyncSession, table_id: str, seat: int, key: str) -> Done | None:
    """Return the answer that a seat got for this client_move_id; None when it never played it."""
    first = await session.scalar(
        select(Entry.n).where(Entry.table_id == table_id, Entry.seat == seat, Entry.client_move_id == key)
    )
    if first is None:
        return None
    return next(done for _, done in answers_of(await entries_after(session, table_id, first - 1)))


async def seats_that_moved(store: Database, table_id: str) -> int:
    """Return how many seats have decided something, even if it was undone."""
    async with store.reading() as session:
        moved = select(func.count(Entry.seat.distinct())).where(Entry.table_id == table_id, Entry.kind == PLAY)
        return await session.scalar(moved) or 0
