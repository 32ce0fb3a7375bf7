"""All tables of this process that somebody uses, and who may see and do what there."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from secrets import compare_digest
from typing import Final

from ecliptic.kernel import Refused
from ecliptic.server import models
from ecliptic.server.config import Settings
from ecliptic.server.history import Histories
from ecliptic.server.live import PLAYING, Live
from ecliptic.server.people import Visitor, require_somebody
from ecliptic.server.problems import Problem, Stale
from ecliptic.server.store import Store
from ecliptic.server.stored import seats_of
from ecliptic.server.texts import Pace

SWEEP_SECONDS: Final = 30.0
MOST_HEAVY: Final = 2
HAS_LEFT: Final = {"resigned": "problem-resigned", "absent": "problem-absent"}


class Tables:
    """The tables in memory. One that nobody has used for a while is dropped; the store has everything."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.listeners: Final[list[Callable[[Live], None]]] = []  # called after every commit of any table
        self.histories: Final = Histories(store)
        self.heavy: Final = asyncio.Semaphore(MOST_HEAVY)  # for whoever lets a thread work for long
        self.pace: Final = Pace()
        self.watched: Final[list[Callable[[Live], None]]] = []  # called when a stream has been opened or closed
        self.tellers: Final[list[Callable[[Live, str | None], None]]] = []  # called with notes; None: look again
        self._live: Final[dict[str, Live]] = {}

    def get(self, table_id: str) -> Live:
        """A table, perhaps not loaded yet. Take its lock before anything is awaited: it may be dropped else."""
        live = self._live.get(table_id)
        if live is None:
            live = self._live[table_id] = Live(table_id, self.store, self.settings, self.listeners, self.tellers)
        return live

    def find(self, table_id: str) -> Live | None:
        """A table if it is in memory."""
        return self._live.get(table_id)

    def ids(self) -> list[str]:
        """The tables in memory."""
        return list(self._live)

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[Live]:
        """A table, locked and loaded; a problem when there is none."""
        live = self.get(table_id)
        async with live.lock:
            try:
                await live.load()
                await live.catch_up()
            except Problem:
                self._live.pop(table_id, None)
                raise
            yield live

    @asynccontextmanager
    async def changing(self, live: Live, is_told: bool = True) -> AsyncIterator[tuple[models.Table, list[models.Seat]]]:
        """A table and its seats as they are stored, to be changed; stored and told at the end unless it raises.

        The caller holds the lock. Whoever has changed something from another process goes first. What nobody else may
        know is not told.
        """
        try:
            async with self.store.writing() as session:
                row = await session.get(models.Table, live.id, with_for_update=True)
                if row is None or (row.state, row.waiting, row.moved) != (
                    live.row.state,
                    live.row.waiting,
                    live.row.moved,
                ):
                    live.forget()
                    raise Stale(live.n)
                seats = await seats_of(session, live.id)
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
        """Drop the tables that nobody has used for a while; how many there were."""
        before = time.monotonic() - self.settings.idle_seconds
        idle = [
            live.id
            for live in self._live.values()
            if live.used < before and not live.lock.locked() and not any(live.watchers.values())
        ]
        for table_id in idle:
            del self._live[table_id]
        return len(idle)

    def count_watchers(self) -> int:
        """How many streams are open."""
        return sum(len(watchers) for live in self._live.values() for watchers in live.watchers.values())

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._live


def seats_held(live: Live, visitor: Visitor | None) -> list[int]:
    """The seats that a visitor holds; several at a hot-seat table."""
    if visitor is None:
        return []
    return [seat.seat for seat in live.seats if seat.person_id == visitor.id]


def require_known(live: Live, visitor: Visitor | None, invitation: str | None = None) -> None:
    """Refuse, as if there were no such table, whoever has no business with a private one."""
    row = live.row
    if row.public or (visitor is not None and row.host_id == visitor.id) or seats_held(live, visitor):
        return
    if invitation is None or not compare_digest(invitation.encode(), row.invitation.encode()):
        raise Problem(404, "problem-table-unknown", table=live.id)


def acting_seat(live: Live, visitor: Visitor | None, seat: int | None) -> int:
    """The seat for which a visitor acts; refused when it is not theirs."""
    held = require_seated(live, visitor)
    if seat is None:
        if len(held) > 1:
            raise Problem(400, "problem-seat-which", seats=", ".join(map(str, held)))
        return held[0]
    if seat not in held:
        raise Problem(403, "problem-seat-not-yours")
    return seat


def require_seated(live: Live, visitor: Visitor | None) -> list[int]:
    """The seats that a visitor holds; refused when there is none."""
    require_known(live, visitor)
    held = seats_held(live, require_somebody(visitor))
    if not held:
        raise Problem(403, "problem-not-seated")
    return held


def require_own_play(live: Live, seat: int) -> None:
    """Refuse whoever has left a seat that a bot plays now."""
    left = live.seats[seat].left
    if left is not None and live.row.state == PLAYING:
        raise Problem(409, HAS_LEFT[left])


def reading_seat(live: Live, visitor: Visitor | None, seat: int | None, invitation: str | None = None) -> int | None:
    """The seat whose eyes a visitor may use; None for a spectator's."""
    if seat is not None or len(seats_held(live, visitor)) == 1:
        return acting_seat(live, visitor, seat)
    require_watching(live, visitor, invitation)
    return None


def require_watching(live: Live, visitor: Visitor | None, invitation: str | None = None) -> None:
    """Refuse whoever neither sits at the table nor may watch it."""
    require_known(live, visitor, invitation)
    if not live.row.spectators and not seats_held(live, visitor):
        raise Problem(403, "problem-no-spectators")
