"""Counts games that are over, each once: every seat's outcome, and the ratings afterwards.

Nothing is stored but outcomes: a player's rating is the one after their latest rated game.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic.kernel.journal import CHANCE, UNDO
from ecliptic.server.people.rating_history import PlayerRecords
from ecliptic.server.people.ratings import (
    Player,
    PlayerRecord,
    SeatResult,
    changes,
    is_person,
    rate,
    seat_results,
    why_unrated,
)
from ecliptic.server.store import models
from ecliptic.server.store.models import Outcome, now
from ecliptic.server.tables.live_table import OVER, LiveTable
from ecliptic.server.tables.registry import Tables

SWEEP_SECONDS: Final = 30.0  # games that ended without a commit of ours are looked for this often
RECENT: Final = 2 * 86_400_000  # how far back; when the server starts, all the way
GATHER_SECONDS: Final = 0.5  # games that end within this time are counted together, which costs less
BATCH: Final = 100
COUNTING: Final = 0x45636D  # PostgreSQL's advisory lock while one of several processes counts
CALLED_OFF: Final = ("abandoned", "aborted")

log: Final = logging.getLogger("ecliptic.server")


def decisions(entries: Iterable[tuple[int, str, str]]) -> int:
    """Return how many decisions of a game were not undone. Entries are number, kind and text, in order."""
    return len(standing_decisions(entries))


def standing_decisions(entries: Iterable[tuple[int, str, str]]) -> list[int]:
    """Return the numbers of the decisions that were not undone."""
    standing: list[int] = []
    for n, kind, text_ in entries:
        if kind == UNDO:
            while standing and standing[-1] > int(text_):
                standing.pop()
        else:
            standing.append(n)
    return standing


class Counter:
    """Counts games that are over, each once: those that end, and those that had ended before a crash."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._ended: dict[str, list[int]] = {}  # sides by seat
        self._wake: Final = asyncio.Event()
        self._lock: Final = asyncio.Lock()  # each game needs the ratings after the one before

    def on_commit(self, live: LiveTable) -> None:
        """Queue a table when its game has ended with the latest commit."""
        if live.row.state == OVER and not live.row.counted and live.kernel is not None:
            self._ended[live.id] = live.kernel.sides
            self._wake.set()

    async def run(self) -> None:
        """Count games for as long as the server runs."""
        since, sweep_at = 0, 0.0
        while True:
            ended, self._ended = self._ended, {}
            await self.count(ended)
            if time.monotonic() >= sweep_at:
                try:
                    await self.count_missed(models.Table.moved >= since)
                except Exception:
                    log.exception("games that are over could not be looked for; they will be found later")
                else:
                    since = now() - RECENT
                sweep_at = time.monotonic() + SWEEP_SECONDS
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), SWEEP_SECONDS)
                await asyncio.sleep(GATHER_SECONDS)
            self._wake.clear()

    async def count_missed(self, which: ColumnElement[bool]) -> None:
        """Count games that ended just before a crash, or in another process."""
        async with self._tables.store.reading() as session:
            missed = await session.execute(
                select(models.Table.id, models.Table.seats)
                .where(models.Table.state == OVER, which, models.Table.counted.is_(False))
                .order_by(models.Table.moved)
            )
            found = missed.all()
        for i in range(0, len(found), BATCH):
            sides: dict[str, list[int]] = {}
            for table_id, seats in found[i : i + BATCH]:
                try:
                    sides[table_id] = await self._sides(table_id) if seats > 2 else list(range(seats))
                except Exception:
                    log.exception("not counted, because it cannot be opened: %s", table_id)
            await self.count(sides)

    async def _sides(self, table_id: str) -> list[int]:
        """Return each seat's side, where there may be teams."""
        async with self._tables.use(table_id) as live:
            return live.game().sides

    async def count(self, ended: Mapping[str, list[int]]) -> None:
        """Store the outcomes of games, given the sides of their seats. Counting a game twice does no harm."""
        todo = list(ended.items())
        for batch in (dict(todo[i : i + BATCH]) for i in range(0, len(todo), BATCH)):
            try:
                await self._count(batch)
            except Exception:
                log.exception("not counted, but will be tried again: %s", ", ".join(batch))
                for table_id, sides in batch.items() if len(batch) > 1 else ():
                    await self.count({table_id: sides})  # one of them must not keep the others from being counted

    async def _count(self, batch: dict[str, list[int]]) -> None:
        store = self._tables.store
        async with self._lock, self._alone():
            async with store.reading() as session:
                found = await _outcomes(session, batch)
            async with store.writing() as session:
                if found.tables:
                    counted = models.Table.id.in_(found.tables)
                    await session.execute(update(models.Table).where(counted).values(counted=True))
                    sat = (models.Seat.table_id.in_(found.tables), models.Seat.origin.is_not(None))
                    await session.execute(update(models.Seat).where(*sat).values(origin=None))
                if found.ratings:
                    told = [{"id": table_id, "ratings": ratings} for table_id, ratings in found.ratings.items()]
                    await session.execute(update(models.Table), told)
                if found.rows:
                    await session.execute(insert(Outcome), found.rows)
        for table_id, ratings in found.ratings.items():
            await self._tell(table_id, ratings)

    async def _tell(self, table_id: str, ratings: dict[str, Any]) -> None:
        """Show a table's watchers how the game has changed the ratings."""
        live = self._tables.find(table_id)
        if live is None:
            if self._tables.tellers:
                self._tables.get(table_id).tell_of_change()  # another process may have it in memory
            return
        async with live.lock:
            if live.kernel is not None:
                live.row.counted, live.row.ratings = True, ratings
                live.is_changed = True
                live.announce()

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Keep other processes from counting meanwhile; SQLite has only one."""
        if self._tables.store.is_sqlite:
            yield
            return
        async with self._tables.store.writing() as session:
            await session.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": COUNTING})
            yield


def is_counted(table: models.Table) -> bool:
    """Return whether a game counts: played from the start with the game's own cards, to a result."""
    is_ordinary = table.source_id is None and table.start is None and table.pack is None
    return is_ordinary and table.result is not None and table.result["reason"] not in CALLED_OFF


class OutcomeBatch(msgspec.Struct):
    """What to store for games that are over."""

    tables: list[str] = []  # those that are counted with it
    rows: list[dict[str, Any]] = []  # how everybody came out of them
    ratings: dict[str, dict[str, Any]] = {}  # what they have changed, by table


async def _outcomes(session: AsyncSession, batch: dict[str, list[int]]) -> OutcomeBatch:
    """Return the tables of a batch that are not counted yet, with the outcomes of those that count."""
    over = await session.scalars(
        select(models.Table)
        .where(models.Table.id.in_(batch), models.Table.state == OVER, models.Table.counted.is_(False))
        .order_by(models.Table.moved, models.Table.id)
    )
    tables = list(over)
    seats: dict[str, list[models.Seat]] = defaultdict(list)
    of_batch = models.Seat.table_id.in_(batch)
    for seat in await session.scalars(select(models.Seat).where(of_batch).order_by(models.Seat.seat)):
        seats[seat.table_id].append(seat)
    entry = models.Entry
    entries: dict[str, list[tuple[int, str, str]]] = defaultdict(list)
    deciders: dict[str, dict[int, int]] = defaultdict(dict)
    written = select(entry.table_id, entry.n, entry.kind, entry.text, entry.seat).where(entry.table_id.in_(batch))
    decided = written.where(entry.kind != CHANCE).order_by(entry.table_id, entry.n)
    for table_id, n, kind, told, by in await session.execute(decided):
        entries[table_id].append((n, kind, told))
        deciders[table_id][n] = by
    forms = PlayerRecords(session, now())
    found = OutcomeBatch([table.id for table in tables])
    for table in tables:
        if is_counted(table):
            made = [deciders[table.id][n] for n in standing_decisions(entries[table.id])]
            found.rows += await _outcome(
                forms, table, seat_results(table, seats[table.id], batch[table.id]), made, found
            )
    return found


async def _outcome(
    forms: PlayerRecords, table: models.Table, seats: list[SeatResult], decided: list[int], found: OutcomeBatch
) -> list[dict[str, Any]]:
    """Return the rows for one game, whose decisions these seats have made."""
    assert table.result is not None
    kind = (table.game, table.seats)
    before: dict[Player, PlayerRecord] = {}
    after: dict[Player, PlayerRecord] = {}
    at = now()
    if table.rated:
        before = {seat.player: await forms.find(seat.player, *kind) for seat in seats if seat.player is not None}
        unrated = why_unrated(seats, decided, before)
        if unrated is None:
            # A player's latest rating is the one with the latest time, so that no two may have the same.
            at = max([at, *(form.since + 1 for form in before.values())])
            for player, skill in rate(seats, {player: form.skill for player, form in before.items()}).items():
                after[player] = forms.played(player, *kind, skill, at, before.keys() - {player})
        told = changes(seats, before, after) if unrated is None else [None] * len(seats)
        found.ratings[table.id] = {"seats": told, "unrated": unrated}
    rows: list[dict[str, Any]] = []
    for i, seat in enumerate(seats):
        form = after.get(seat.player) if seat.player else None
        mu, sigma = form.skill if form else (None, None)
        who = dict([seat.player]) if seat.player else {}
        rows.append(
            {
                "table_id": table.id,
                "seat": i,
                "game": table.game,
                "seats": table.seats,
                "person_id": who.get("person"),
                "bot": who.get("bot"),
                "place": table.seats if seat.has_left else seat.place,
                "score": table.result["scores"][i],
                "length": len(decided),
                "mu": mu,
                "sigma": sigma,
                "provisional": form is not None and form.is_provisional and is_person(seat),
                "at": at,
            }
        )
    return rows
