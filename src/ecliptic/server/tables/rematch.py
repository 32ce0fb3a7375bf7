"""A rematch: the same people at one new table, each a seat further on. `proposals` asks them first."""

from typing import Final

from sqlalchemy import update

from ecliptic.server.people import rate_limits
from ecliptic.server.people.rate_limits import Limit
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.store import models
from ecliptic.server.tables.live_table import OPEN, LiveTable
from ecliptic.server.tables.registry import Tables
from ecliptic.server.tables.table_quotas import require_room_for_all
from ecliptic.server.tables.table_setup import begin_when_full, new_id, new_invitation

# What the host has chosen once is so again.
KEPT: Final = (
    "game", "seats", "options", "pack", "start", "public", "spectators", "undo", "clock", "absent",
    "rated", "campaign",
)  # fmt: skip


async def set_up_again(tables: Tables, live: LiveTable, person: Visitor, limit: tuple[Limit, str]) -> None:
    """Set up the table of a rematch unless another process has, and begin. The caller holds the old table's lock.

    `person` was the last to agree, and is its host when the old one does not play; `limit` says how many tables may
    come from an address, and the address.
    """
    old, step = live.row, rotation(live.game().sides)
    origins = (old.proposal or {}).get("origins", {})
    row = models.Table(
        id=new_id(),
        host_id=old.host_id if any(seat.person_id == old.host_id for seat in live.seats) else person.id,
        rules=old.rules if old.start else live.game().game.rules_versions[-1],
        invitation=new_invitation(),
        state=OPEN,
        **{column: getattr(old, column) for column in KEPT},
    )
    async with tables.store.writing() as session:
        first = await session.scalar(
            update(models.Table)
            .where(models.Table.id == old.id, models.Table.rematch_id.is_(None))
            .values(rematch_id=row.id, proposal=None)
            .returning(models.Table.id)
        )
        if first is not None:
            await require_room_for_all(session, tables.settings.quotas, live.seats, person.id)
            await rate_limits.note(session, [limit])
            session.add(row)
            await session.flush()
            for seat in range(old.seats):
                before = live.seats[(seat + step) % old.seats]
                bot = before.bot if before.left is None else None
                origin = origins.get(str(before.seat)) if old.rated else None
                kept = {"person_id": before.person_id, "name": before.name, "bot": bot, "origin": origin}
                if before.person_id is None and bot is None:
                    kept["name"] = None
                session.add(models.Seat(table_id=row.id, seat=seat, **kept))
    live.forget()
    await live.load()
    await begin_again(tables, live)
    live.is_changed = True
    live.announce()


async def begin_again(tables: Tables, live: LiveTable) -> None:
    """Begin the game at the table of a rematch unless it has begun. The caller holds the old table's lock."""
    assert live.row.rematch_id is not None
    async with tables.use(live.row.rematch_id) as again:
        await begin_when_full(again)


def rotation(sides: list[int]) -> int:
    """Return by how many seats everybody moves on: as few as keep teams together.

    >>> rotation([0, 1, 2]), rotation([0, 0, 1, 1]), rotation([0, 1, 1, 1])
    (1, 2, 1)
    """
    seats = len(sides)
    for step in range(1, seats):
        moved = [sides[(seat + step) % seats] for seat in range(seats)]
        pairs = set(zip(sides, moved, strict=True))
        if len(pairs) == len(set(sides)):
            return step
    return 1
