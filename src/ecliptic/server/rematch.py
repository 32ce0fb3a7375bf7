"""The same people play again, at one new table, each a seat further on."""

from typing import Final

from litestar import post
from sqlalchemy import update

from ecliptic.server import models
from ecliptic.server.given import AllTables, Anybody, TableId
from ecliptic.server.live import OPEN, OVER, Live
from ecliptic.server.lobby import TableInfo, begin_when_full, info, new_id, new_invitation
from ecliptic.server.problems import Problem
from ecliptic.server.tables import Tables, require_seated

# What the host has chosen once is so again.
KEPT: Final = (
    "game", "seats", "options", "pack", "start", "host_id", "public", "spectators", "undo", "clock", "absent",
)  # fmt: skip


@post("/tables/{table_id:str}/rematch", summary="Play again", tags=["lobby"], status_code=200)
async def rematch(table_id: TableId, visitor: Anybody, tables: AllTables) -> TableInfo:
    """The table where those who sat here play again; it is made for the first who asks, and all are seated there."""
    async with tables.use(table_id) as live:
        require_seated(live, visitor)
        if live.row.state != OVER:
            raise Problem(409, "problem-not-over")
        if live.row.rematch_id is None:
            await set_up_again(tables, live)
        again = live.row.rematch_id
    assert again is not None
    async with tables.use(again) as live:
        await begin_when_full(live)
        return info(live, visitor)


async def set_up_again(tables: Tables, live: Live) -> None:
    """Make the table of a rematch, unless another process has. The caller holds the lock of the old one."""
    old, step = live.row, rotation(live.game().sides)
    row = models.Table(
        id=new_id(),
        rules=old.rules if old.start else live.game().game.rules_versions[-1],
        invitation=new_invitation(),
        state=OPEN,
        **{column: getattr(old, column) for column in KEPT},
    )
    async with tables.store.writing() as session:
        first = await session.scalar(
            update(models.Table)
            .where(models.Table.id == old.id, models.Table.rematch_id.is_(None))
            .values(rematch_id=row.id)
            .returning(models.Table.id)
        )
        if first is not None:
            session.add(row)
            await session.flush()
            for seat in range(old.seats):
                before = live.seats[(seat + step) % old.seats]
                bot = before.bot if before.left is None else None
                kept = {"person_id": before.person_id, "name": before.name, "bot": bot}
                if before.person_id is None and bot is None:
                    kept["name"] = None
                session.add(models.Seat(table_id=row.id, seat=seat, **kept))
    live.forget()
    await live.load()
    live.is_changed = True
    live.announce()


def rotation(sides: list[int]) -> int:
    """By how many seats everybody moves on: as few as keep those of one team together.

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
