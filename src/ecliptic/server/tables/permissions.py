"""Who may see and do what at a table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import compare_digest

from ecliptic.server.http.problems import Problem
from ecliptic.server.people.sessions import Visitor, require_visitor
from ecliptic.server.tables.live_table import LiveTable
from ecliptic.server.tables.registry import Tables


def seats_held(live: LiveTable, visitor: Visitor | None) -> list[int]:
    """Return the seats that a visitor holds; several at a hot-seat table."""
    if visitor is None:
        return []
    return [seat.seat for seat in live.seats if seat.person_id == visitor.id]


def require_known(live: LiveTable, visitor: Visitor | None, invitation: str | None = None) -> None:
    """Refuse strangers at a private table, as if it did not exist."""
    row = live.row
    if row.public or (visitor is not None and row.host_id == visitor.id) or seats_held(live, visitor):
        return
    if invitation is None or not compare_digest(invitation.encode(), row.invitation.encode()):
        raise Problem(404, "problem-table-unknown", table=live.id)


def acting_seat(live: LiveTable, visitor: Visitor | None, seat: int | None) -> int:
    """Return the seat for which a visitor acts; refuse a seat that is not theirs."""
    held = require_seated(live, visitor)
    if seat is None:
        if len(held) > 1:
            raise Problem(400, "problem-seat-which", seats=", ".join(map(str, held)))
        return held[0]
    if seat not in held:
        raise Problem(403, "problem-seat-not-yours")
    return seat


@asynccontextmanager
async def use_own_seat(
    tables: Tables, table_id: str, visitor: Visitor | None, seat: int | None, again: bool = False
) -> AsyncIterator[tuple[LiveTable, int]]:
    """Yield a table, locked and loaded, and the seat for which a visitor acts; refuse a seat that is not theirs."""
    async with tables.use(table_id, again) as live:
        yield live, acting_seat(live, visitor, seat)


def require_seated(live: LiveTable, visitor: Visitor | None) -> list[int]:
    """Return the seats that a visitor holds; refuse a visitor without one."""
    require_known(live, visitor)
    held = seats_held(live, require_visitor(visitor))
    if not held:
        raise Problem(403, "problem-not-seated")
    return held


def reading_seat(
    live: LiveTable, visitor: Visitor | None, seat: int | None, invitation: str | None = None
) -> int | None:
    """Return the seat whose view a visitor has; None for a spectator."""
    if seat is not None or len(seats_held(live, visitor)) == 1:
        return acting_seat(live, visitor, seat)
    require_watching(live, visitor, invitation)
    return None


def may_watch(live: LiveTable, visitor: Visitor | None) -> bool:
    """Return whether a visitor whom the table is known to may see its game."""
    return live.row.spectators or bool(seats_held(live, visitor))


def require_watching(live: LiveTable, visitor: Visitor | None, invitation: str | None = None) -> None:
    """Refuse a visitor who neither sits at the table nor may watch it."""
    require_known(live, visitor, invitation)
    if not may_watch(live, visitor):
        raise Problem(403, "problem-no-spectators")
