"""Acts when a seat's time is up. One task in each process waits for the clock that runs out next."""

import asyncio
import logging
from secrets import choice
from typing import Final

from sqlalchemy import select

from ecliptic.server.http.problems import Stale
from ecliptic.server.store import models
from ecliptic.server.store.models import now
from ecliptic.server.tables.clocks import clock_of, extend_time, seats_out_of_time, set_clocks
from ecliptic.server.tables.game_end import give_up, take_over
from ecliptic.server.tables.live_table import LiveTable
from ecliptic.server.tables.registry import Tables

LOOK_SECONDS: Final = 10.0  # another process may have died with a clock that only it was waiting for
MOST_PLAYED: Final = 100  # options that are played for an absent seat at once

log: Final = logging.getLogger("ecliptic.server")


class Timer:
    """Acts for seats whose time is up."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._next: int | None = None  # when it will look again
        self._woken: Final = asyncio.Event()

    def on_commit(self, live: LiveTable) -> None:
        """Wake up after a commit when the table's clock runs out before all others."""
        due = live.row.due
        if due is not None and (self._next is None or due < self._next):
            self._woken.set()

    async def run(self) -> None:
        """Act on clocks for as long as the server runs."""
        while True:
            self._woken.clear()
            wait = LOOK_SECONDS
            try:
                at = now()
                await self.look()
                self._next = await self._earliest(at)
                if self._next is not None:
                    wait = min(wait, max(0, self._next - now()) / 1000)
            except Exception:
                log.exception("checking the clocks failed")
            try:
                await asyncio.wait_for(self._woken.wait(), wait)
            except TimeoutError:
                continue

    async def restart_live_clocks(self) -> None:
        """Restart live clocks, so that the server's downtime does not count. Days keep running.

        An SQLite file has one server, and that has just started. With PostgreSQL others may have been there all the
        time; then no clock has run out without somebody having acted on it.
        """
        store, at = self._tables.store, now()
        wanted = select(models.Table).where(models.Table.due.is_not(None))
        if not store.is_sqlite:
            wanted = wanted.where(models.Table.due < at - LOOK_SECONDS * 1000).with_for_update()
        async with store.writing() as session:
            for row in await session.scalars(wanted):
                if row.clock is not None and row.clock["kind"] == "live" and row.clocks is not None:
                    set_clocks(row, row.clocks["left"], row.waiting, at)

    async def look(self) -> None:
        """Act for all seats whose time is up now."""
        async with self._tables.store.reading() as session:
            late = await session.scalars(select(models.Table.id).where(models.Table.due <= now()))
            found = list(late)
        for table_id in found:
            try:
                async with self._tables.use(table_id) as live:
                    await self._act(live)
            except Stale:
                continue  # another process was faster
            except Exception:
                log.exception("table %s: nothing could be done about its clock", table_id)

    async def _earliest(self, after: int) -> int | None:
        """Return when the next clock runs out; overdue tables that failed are tried again later."""
        async with self._tables.store.reading() as session:
            due: int | None = await session.scalar(
                select(models.Table.due).where(models.Table.due > after).order_by(models.Table.due).limit(1)
            )
            return due

    async def _act(self, live: LiveTable) -> None:
        """Apply the table's rule to each seat whose time is up. The lock is held."""
        for seat in seats_out_of_time(live.row, now()):
            if seat not in live.waiting:
                return
            kernel = live.game()
            holder = live.seats[seat]
            has_lost = seat in kernel.game.seats_out(kernel.state)
            if live.row.absent == "lose" and holder.left is None and not has_lost:
                await give_up(self._tables, live, seat, "time")
            elif live.row.absent == "bot" and holder.bot is None:
                async with self._tables.changing(live) as (row, seats):
                    seats[seat].left = "absent"
                    take_over(row, seats[seat])
            else:
                await self._play_anything(live, seat)

    async def _play_anything(self, live: LiveTable, seat: int) -> None:
        """Play random options until the seat has nothing to decide; then give it time again."""
        clock = clock_of(live.row)
        assert clock is not None
        extend_time(live.row, clock, seat, now())
        for _ in range(MOST_PLAYED):
            await live.act(seat, choice(live.game().options(seat)))
            if seat not in live.waiting:
                return
        async with self._tables.changing(live) as (row, _):
            extend_time(row, clock, seat, now())
