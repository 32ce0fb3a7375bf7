"""Past moments of tables, including those that were undone, rebuilt from the nearest snapshot."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic import catalogue
from ecliptic.kernel import History, Json, Table
from ecliptic.kernel.journal import CHANCE
from ecliptic.server.http.wire import Line, Update, lines, offers
from ecliptic.server.store import models
from ecliptic.server.store.database import Database
from ecliptic.server.store.entries import journal_json
from ecliptic.server.store.queries import AT_ONCE, journal_rows
from ecliptic.server.tables.live_table import OVER

MOST_KEPT: Final = 50  # segments of games that stay in memory


class Moment(Update, tag_field="type", tag="update"):
    """A past moment with its neighbours."""

    before: int | None = None
    after: int | None = None
    last: int = 0  # the number of the present moment


class HistorySegment:
    """A game from one of its snapshots (or its beginning) on, as far as it was asked for."""

    def __init__(self, table: models.Table, base: int, store: Database) -> None:
        self.lock: Final = asyncio.Lock()
        self.base: Final = base  # entries before it
        self._row: Final = table
        self._store: Final = store
        self._past: History | None = None

    async def upto(self, n: int) -> History:
        """Return the history with all entries up to n, which are committed. The caller holds the lock."""
        past = self._past
        known = self.base if past is None else self.base + len(past)
        if past is not None and known >= n:
            return past
        self._past = None  # should it fail, it is half done
        if past is None:
            past = await asyncio.to_thread(History, journal_json(self._row, await self._start(), []), catalogue())
        # A thread that runs compiled rules blocks all others, so it gets a little work at a time.
        async for rows in journal_rows(self._store, self._row.id, known, n, self.base):
            await asyncio.to_thread(past.add, rows)
        self._past = past
        return past

    async def _start(self) -> Json | None:
        """Return the position that it begins with; None for the game's own."""
        if not self.base:
            return self._row.start
        async with self._store.reading() as session:
            snapshot = await session.get_one(models.Snapshot, (self._row.id, self.base))
        position: Json = msgspec.json.decode(snapshot.position)
        return position


class HistoryCache:
    """The segments that were used lately. Entries never change, so that a segment can only grow."""

    def __init__(self, store: Database) -> None:
        self._store: Final = store
        self._kept: Final[OrderedDict[tuple[str, int], HistorySegment]] = OrderedDict()

    def of(self, table: models.Table, base: int = 0) -> HistorySegment:
        """Return a table's history from the snapshot at entry `base` on."""
        key = (table.id, base)
        segment = self._kept.get(key)
        if segment is None:
            segment = self._kept[key] = HistorySegment(table, base, self._store)
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return segment

    async def find(self, table: models.Table, n: int, last: int) -> "MomentLocation":
        """Return the moment that a table had reached with entry n and the chance after it."""
        async with self._store.reading() as session:
            at = await _moment(session, table.id, n, last)
            decided = await session.scalar(
                select(func.max(models.Entry.n)).where(*_decisions(table.id), models.Entry.n <= at)
            )
            after = None if at == last else await _moment(session, table.id, at + 1, last)
            base = await session.scalar(
                select(func.max(models.Snapshot.n)).where(models.Snapshot.table_id == table.id, models.Snapshot.n <= at)
            )
        before = None if decided is None else decided - 1
        ended = table.state == OVER and at == last
        return MomentLocation(at, before, after, last, base or 0, ended, table.result if ended else None)


class MomentLocation(msgspec.Struct, frozen=True):
    """A moment, its neighbours, and the snapshot from which it is rebuilt.

    No undo between the two leads back behind the snapshot: such an undo is followed by a new snapshot.
    """

    n: int
    before: int | None
    after: int | None
    last: int
    base: int
    is_end: bool  # the game has ended there, perhaps not by the rules: somebody has resigned
    result: dict[str, Any] | None


def _decisions(table_id: str) -> tuple[Any, Any]:
    return models.Entry.table_id == table_id, models.Entry.kind != CHANCE


async def _moment(session: AsyncSession, table_id: str, n: int, last: int) -> int:
    """Return the first number from n on that was not followed by chance."""
    following = await session.scalar(select(func.min(models.Entry.n)).where(*_decisions(table_id), models.Entry.n > n))
    return last if following is None else min(following - 1, last)


async def moment_at(past: History, found: MomentLocation, seat: int | None, since: int | None, base: int) -> Moment:
    """Return a moment as a seat knew it; `past` begins at `base`."""
    since = found.base if since is None else min(since, found.n)
    table = await asyncio.to_thread(past.at, found.n - base)
    log = await _log(past, table, seat, found.n, since, base)
    return await asyncio.to_thread(_moment_of, table, found, seat, since, log)


async def log_upto(past: History, seat: int | None, n: int, since: int) -> list[Line]:
    """Return the log as it was after entry n; `past` is the whole one."""
    return await _log(past, await asyncio.to_thread(past.at, n), seat, n, since, 0)


async def _log(past: History, table: Table, seat: int | None, n: int, since: int, base: int) -> list[Line]:
    """Return the log after entry `since` without what was undone by moment n, which the table is at."""
    happened = past.active_entries(n - base, since - base)
    told: list[Line] = []
    for first in range(0, len(happened), AT_ONCE):
        told += lines(await asyncio.to_thread(past.tell, table, seat, happened[first : first + AT_ONCE]), base)
    return told


def _moment_of(table: Table, found: MomentLocation, seat: int | None, since: int, log: list[Line]) -> Moment:
    view = table.view(seat)
    n = found.n
    view["move"] = n
    if found.is_end:
        view["waiting"], view["result"] = [], found.result
    return Moment(
        seat=seat,
        n=n,
        since=since,
        view=view,
        options=[] if found.is_end else offers(table, seat),
        log=log,
        back=None,
        undo=0,
        done=[],
        before=found.before,
        after=found.after,
        last=found.last,
    )
