"""Fair play: no advice about a rated game while it runs, by any route.

A position that somebody brings along is compared with the public part of running rated games: what a spectator sees,
without the seats' numbers and the order of piles, so that swapping two players or two cards hides nothing. For those
who play or watch a game a similar position is enough, one move on or with a number changed; for everybody else, who
may be the same person in another browser, and for games that began here by chance, it has to be the same.
"""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import select

from ecliptic import game
from ecliptic.games import manifests
from ecliptic.kernel import Table
from ecliptic.kernel.journal import PLAY
from ecliptic.server.http.problems import Problem
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.store import models
from ecliptic.server.tables.live_table import OVER, PLAYING, LiveTable

if TYPE_CHECKING:
    from ecliptic.server.tables.registry import Tables

SIMILAR: Final = 0.85  # the part that two positions have in common; other games of the same kind stay below it
MOST_WATCHED: Final = 100  # rated games of which somebody is remembered as a spectator, the latest


class Public(msgspec.Struct, frozen=True):
    """The public part of a position, in a form that can be compared."""

    game: str
    seats: int
    facts: Counter[tuple[str, object]]

    def is_like(self, other: "Public") -> bool:
        """Return whether two positions are nearly the same."""
        if (self.game, self.seats) != (other.game, other.seats):
            return False
        most = max(self.facts.total(), other.facts.total())
        return (self.facts & other.facts).total() >= SIMILAR * most


def public_part(table: Table) -> Public:
    """Return the public part of a table's position."""
    seats: Any = table.journal.header["seats"]
    return Public(table.game.slug, seats, Counter(_facts(table.game.view(table.state, None), "")))


def _facts(part: Any, place: str) -> Iterator[tuple[str, object]]:
    """Yield every value with its place, ignoring indices in lists."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from _facts(value, f"{place}/{name}")
    elif isinstance(part, list):
        for value in part:
            yield from _facts(value, place)
    else:
        yield place, part


def is_running(live: LiveTable) -> bool:
    """Return whether a table is loaded and its rated game is running."""
    return live.kernel is not None and live.row.rated and live.row.state == PLAYING


def require_unrated(live: LiveTable) -> None:
    """Refuse advice at the table of a running rated game."""
    if is_running(live):
        raise Problem(403, "problem-rated-running")


def is_brought_along(live: LiveTable) -> bool:
    """Return whether a table's game came from elsewhere. The table is loaded."""
    return live.row.start is not None or (live.row.counted and live.row.state != OVER)


class FairPlay:
    """Knows the running rated games and who has watched them."""

    def __init__(self, tables: "Tables") -> None:
        self._tables: Final = tables
        self._running: Final[set[str]] = set()  # those that this process has in memory
        self._watched: Final[dict[int, list[str]]] = {}  # by person
        self._parts: Final[dict[str, tuple[int, Public]]] = {}  # by table, with the number of the moment

    def on_commit(self, live: LiveTable) -> None:
        """Update the list of running rated games after a commit."""
        if not live.row.rated:
            return
        if is_running(live):
            self._running.add(live.id)
        else:
            self._forget(live.id)

    def watch(self, visitor: Visitor | None, live: LiveTable) -> None:
        """Remember a visitor as a spectator of a running rated game."""
        if not is_running(live):
            return
        self._running.add(live.id)
        if visitor is not None and all(seat.person_id != visitor.id for seat in live.seats):
            watched = self._watched.setdefault(visitor.id, [])
            if live.id not in watched:
                watched.append(live.id)
                del watched[:-MOST_WATCHED]

    async def require_other(self, person_id: int, public: Public, is_brought: bool = True) -> None:
        """Refuse advice about a position of a running rated game, as found by `is_running_game`."""
        if await self.is_running_game(person_id, public, is_brought):
            raise Problem(403, "problem-rated-running")

    async def is_running_game(self, person_id: int, public: Public, is_brought: bool = True) -> bool:
        """Return whether a position is nearly that of a person's own running rated game, or exactly another's.

        One that was not brought along has to be exactly the same: openings are similar by themselves. The caller
        holds no table's lock.
        """
        own = {*await self._played(person_id, public), *self._watched.get(person_id, ())}
        for table_id in sorted(own | self._running):
            is_own = table_id in own
            found = await self._present(table_id, is_own, is_own and is_brought)
            if found is not None and (found.is_like(public) if is_own and is_brought else found == public):
                return True
        return False

    async def is_anything_running(self, person_id: int, slug: object, seats: object) -> bool:
        """Return whether a position of this game has to be compared at all."""
        if self._running or self._watched.get(person_id):
            return True
        return (
            isinstance(slug, str)
            and slug in manifests()
            and isinstance(seats, int)
            and seats in game(slug).seats
            and bool(await self._played(person_id, Public(slug, seats, Counter())))
        )

    async def _played(self, person_id: int, public: Public) -> list[str]:
        """Return a person's running rated games of a kind, in memory or not."""
        table, seat = models.Table, models.Seat
        async with self._tables.store.reading() as session:
            found = await session.scalars(
                select(table.id)
                .join(seat, seat.table_id == table.id)
                .where(seat.person_id == person_id, table.state == PLAYING, table.rated)
                .where(table.game == public.game, table.seats == public.seats)
            )
            return list(found)

    async def _present(self, table_id: str, is_own: bool, is_opening_too: bool) -> Public | None:
        """Return the public part of a table's current position; None when its game is not running.

        The opening may be the same in many games, so that it is left out unless it is asked for.
        """
        if not is_own and table_id not in self._tables:
            self._forget(table_id)
            return None
        try:
            async with self._tables.use(table_id) as live:
                if not is_running(live):
                    self._forget(table_id)
                    return None
                kernel = live.game()
                is_begun = live.n > len(kernel.journal) or any(each.kind == PLAY for each in kernel.journal.entries)
                if not is_opening_too and not is_begun:
                    return None
                known = self._parts.get(table_id)
                if known is None or known[0] != live.n:
                    known = self._parts[table_id] = (live.n, public_part(kernel))
                return known[1]
        except Problem:  # the table has been deleted
            self._forget(table_id)
            return None

    def _forget(self, table_id: str) -> None:
        self._running.discard(table_id)
        self._parts.pop(table_id, None)
        for person_id in [person_id for person_id, watched in self._watched.items() if table_id in watched]:
            self._watched[person_id].remove(table_id)
            if not self._watched[person_id]:
                del self._watched[person_id]
