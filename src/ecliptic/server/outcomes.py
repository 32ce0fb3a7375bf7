"""Games that are over are counted here, each once: how every seat came out of them, and the ratings after them.

Nothing is stored but outcomes: a player's rating is the one after their latest rated game.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from sqlalchemy import ColumnElement, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic.kernel.journal import CHANCE, UNDO
from ecliptic.server import models
from ecliptic.server.live import OVER, Live
from ecliptic.server.models import Outcome, now
from ecliptic.server.ratings import NEW, Player, Seated, Skill, is_rated, rate, seated
from ecliptic.server.tables import Tables

SWEEP_SECONDS: Final = 30.0  # games that ended without a commit of ours are looked for this often
RECENT: Final = 2 * 86_400_000  # how far back; when the server starts, all the way
GATHER_SECONDS: Final = 0.5  # games that end within this time are counted together, which costs less
BATCH: Final = 100
COUNTING: Final = 0x45636D  # PostgreSQL's advisory lock while one of several processes counts
ABANDONED: Final = "abandoned"

log: Final = logging.getLogger("ecliptic.server")


def decisions(entries: Iterable[tuple[int, str, str]]) -> int:
    """How many decisions a game took that were not taken back. Entries are number, kind and text, in order."""
    standing: list[int] = []
    for n, kind, text_ in entries:
        if kind == UNDO:
            while standing and standing[-1] > int(text_):
                standing.pop()
        else:
            standing.append(n)
    return len(standing)


class Counter:
    """Counts games that are over, each once: those that end, and those that had ended before a crash."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._ended: dict[str, list[int]] = {}  # sides by seat
        self._wake: Final = asyncio.Event()
        self._lock: Final = asyncio.Lock()  # each game needs the ratings after the one before

    def notice(self, live: Live) -> None:
        """A table has committed something: it may have been its last move."""
        if live.row.state == OVER and live.kernel is not None:
            self._ended[live.id] = live.kernel.sides
            self._wake.set()

    async def run(self) -> None:
        """Count, for as long as the server runs."""
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
        """Count games that nobody has told us of: they ended just before a crash, or in another process."""
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
                    sides[table_id] = await self._sides(table_id) if seats > 2 else [0, 1][:seats]
                except Exception:
                    log.exception("not counted, because it cannot be opened: %s", table_id)
            await self.count(sides)

    async def _sides(self, table_id: str) -> list[int]:
        """Who plays with whom, where there may be teams."""
        async with self._tables.use(table_id) as live:
            return live.game().sides

    async def count(self, ended: Mapping[str, list[int]]) -> None:
        """Store the outcomes of games, given the sides of their seats. Once is enough; twice does no harm."""
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
                counted, outcomes = await _outcomes(session, batch)
            async with store.writing() as session:
                if counted:
                    await session.execute(update(models.Table).where(models.Table.id.in_(counted)).values(counted=True))
                if outcomes:
                    await session.execute(insert(Outcome), outcomes)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """No other process counts meanwhile; SQLite has only one."""
        if self._tables.store.is_sqlite:
            yield
            return
        async with self._tables.store.writing() as session:
            await session.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": COUNTING})
            yield


def is_counted(table: models.Table) -> bool:
    """Whether a game belongs into the statistics: played from the start with the game's own cards, to a result."""
    is_ordinary = table.source_id is None and table.start is None and table.pack is None
    return is_ordinary and table.result is not None and table.result["reason"] != ABANDONED


async def _outcomes(session: AsyncSession, batch: dict[str, list[int]]) -> tuple[list[str], list[dict[str, Any]]]:
    """The tables of a batch that are not counted yet, and how everybody came out of those that are to be."""
    found = await session.scalars(
        select(models.Table)
        .where(models.Table.id.in_(batch), models.Table.state == OVER, models.Table.counted.is_(False))
        .order_by(models.Table.moved, models.Table.id)
    )
    tables = list(found)
    seats: dict[str, list[models.Seat]] = defaultdict(list)
    of_batch = models.Seat.table_id.in_(batch)
    for seat in await session.scalars(select(models.Seat).where(of_batch).order_by(models.Seat.seat)):
        seats[seat.table_id].append(seat)
    entry = models.Entry
    entries: dict[str, list[tuple[int, str, str]]] = defaultdict(list)
    written = select(entry.table_id, entry.n, entry.kind, entry.text).where(entry.table_id.in_(batch))
    decided = written.where(entry.kind != CHANCE).order_by(entry.table_id, entry.n)
    for table_id, n, kind, told in await session.execute(decided):
        entries[table_id].append((n, kind, told))
    latest = Latest(session)
    outcomes: list[dict[str, Any]] = []
    for table in tables:
        if is_counted(table):
            length = decisions(entries[table.id])
            outcomes += await _outcome(latest, table, seated(table, seats[table.id], batch[table.id]), length)
    return [table.id for table in tables], outcomes


class Latest:
    """The latest skills of players, as stored and as a batch of games changes them."""

    def __init__(self, session: AsyncSession) -> None:
        self._session: Final = session
        self._known: Final[dict[tuple[Player, str, int], tuple[Skill, int]]] = {}

    async def find(self, player: Player, game: str, seats: int) -> tuple[Skill, int]:
        """A player's skill and since when it is this."""
        key = (player, game, seats)
        if key not in self._known:
            kind, who = player
            whose = Outcome.bot == who
            if kind == "person":
                whose = Outcome.person_id == who
            found = await self._session.execute(
                select(Outcome.mu, Outcome.sigma, Outcome.at)
                .where(whose, Outcome.game == game, Outcome.seats == seats, Outcome.mu.is_not(None))
                .order_by(Outcome.at.desc())
                .limit(1)
            )
            row = found.first()
            self._known[key] = ((row.mu or 0.0, row.sigma or 0.0), row.at) if row else (NEW, 0)
        return self._known[key]

    def set(self, player: Player, game: str, seats: int, skill: Skill, at: int) -> None:
        """A player has another skill now."""
        self._known[player, game, seats] = (skill, at)


async def _outcome(latest: Latest, table: models.Table, seats: list[Seated], length: int) -> list[dict[str, Any]]:
    """The rows for one game."""
    assert table.result is not None
    kind = (table.game, table.seats)
    after: dict[Player, Skill] = {}
    at = now()
    if is_rated(seats):
        before = {seat.player: await latest.find(seat.player, *kind) for seat in seats if seat.player is not None}
        after = rate(seats, {player: skill for player, (skill, _) in before.items()})
        # A player's latest rating is the one with the latest time, so that no two may have the same.
        at = max([at, *(since + 1 for _, since in before.values())])
        for player, skill in after.items():
            latest.set(player, *kind, skill, at)
    rows: list[dict[str, Any]] = []
    for i, seat in enumerate(seats):
        mu, sigma = after.get(seat.player, (None, None)) if seat.player else (None, None)
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
                "length": length,
                "mu": mu,
                "sigma": sigma,
                "at": at,
            }
        )
    return rows
