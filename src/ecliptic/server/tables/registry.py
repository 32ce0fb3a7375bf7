"""All tables that are in use in this process."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from ecliptic.kernel import Refused
from ecliptic.server.http.problems import Problem, Stale
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from ecliptic.server.store.database import Database
from ecliptic.server.store.queries import seats_of
from ecliptic.server.tables.fair_play import FairPlay
from ecliptic.server.tables.history import HistoryCache
from ecliptic.server.tables.live_table import LiveTable
from ecliptic.server.tables.user_text import ChatRateLimit

SWEEP_SECONDS: Final = 30.0
MOST_HEAVY: Final = 2


class Tables:
    """The tables in memory. One that nobody has used for a while is dropped; the store has everything."""

    def __init__(self, store: Database, settings: Settings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.listeners: Final[list[Callable[[LiveTable], None]]] = []  # called after every commit of any table
        self.history_cache: Final = HistoryCache(store)
        self.heavy: Final = asyncio.Semaphore(MOST_HEAVY)  # for long work in threads
        self.pace: Final = ChatRateLimit()
        self.fair_play: Final = FairPlay(self)
        self.watched: Final[list[Callable[[LiveTable], None]]] = []  # called when a stream has been opened or closed
        self.tellers: Final[list[Callable[[LiveTable, str | None], None]]] = []  # called with notes; None: look again
        self._live: Final[dict[str, LiveTable]] = {}

    def get(self, table_id: str) -> LiveTable:
        """Return a table, perhaps not loaded yet. Take its lock before awaiting anything, or it may be dropped."""
        live = self._live.get(table_id)
        if live is None:
            live = self._live[table_id] = LiveTable(table_id, self.store, self.settings, self.listeners, self.tellers)
        return live

    def find(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._live.get(table_id)

    def ids(self) -> list[str]:
        """Return the ids of the tables in memory."""
        return list(self._live)

    def tell_elsewhere(self, table_id: str) -> None:
        """Have other processes read a table again that may not be in memory here."""
        if self.tellers:
            live = self.find(table_id) or LiveTable(table_id, self.store, self.settings, (), self.tellers)
            live.tell_of_change()

    @asynccontextmanager
    async def use(self, table_id: str, again: bool = False) -> AsyncIterator[LiveTable]:
        """Yield a table, locked and loaded; a problem when there is none.

        `again`: for a change of the table itself, which another process may just have changed too.
        """
        live = self.get(table_id)
        async with live.lock:
            try:
                await live.load()
                await live.catch_up(again)
                await live.load()  # a problem when it has just been deleted
            except Problem:
                self._live.pop(table_id, None)
                raise
            yield live

    @asynccontextmanager
    async def changing(
        self, live: LiveTable, is_told: bool = True
    ) -> AsyncIterator[tuple[models.Table, list[models.Seat]]]:
        """Yield a table's row and seats to change; they are stored and announced at the end unless the block raises.

        The caller holds the lock. A change by another process goes first, so that what the caller has checked in
        memory holds for what is stored too. With `is_told` false, watchers are not told.
        """
        try:
            async with self.store.writing() as session:
                row = await session.get(models.Table, live.id, with_for_update=True)
                seats = await seats_of(session, live.id)
                if row is None or _decisive(row, seats) != _decisive(live.row, live.seats):
                    live.forget()
                    raise Stale(live.n)
                yield row, seats
        except (Problem, Refused):
            raise  # nothing was changed
        except BaseException:
            live.forget()
            raise
        live.take(row, seats)
        live.is_changed = is_told
        live.announce()

    async def sweep(self) -> None:
        """Drop idle tables, for as long as the server runs."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            self.drop_idle()

    def drop_idle(self) -> int:
        """Drop the tables that nobody has used for a while; return how many there were."""
        before = time.monotonic() - self.settings.idle_seconds
        idle = [
            live.id
            for live in self._live.values()
            if live.used < before and not live.lock.locked() and not live.watchers
        ]
        for table_id in idle:
            del self._live[table_id]
        return len(idle)

    def count_watchers(self) -> int:
        """Return how many streams are open."""
        return sum(len(live.watchers) for live in self._live.values())

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._live


def _decisive(row: models.Table, seats: list[models.Seat]) -> tuple[object, ...]:
    """Return what decides who may change a table, and how."""
    sitting = [(seat.person_id, seat.bot, seat.left) for seat in seats]
    return row.state, row.waiting, row.moved, row.host_id, sitting
