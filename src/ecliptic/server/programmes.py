"""Programmed actions: a seat decides now what it will do when it is asked next, such as to pass.

Only what the game says can be programmed. When the seat is asked and the first action of its programme is one of its
options, it is played at once; when it is asked anything else, the programme is gone.
"""

import asyncio
import logging
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import null, select

from ecliptic.server import models
from ecliptic.server.ending import require_playing
from ecliptic.server.given import AllTables, Anybody, OwnSeat, TableId
from ecliptic.server.live import PLAYING, Live
from ecliptic.server.problems import Problem
from ecliptic.server.tables import Tables, acting_seat, require_own_play

LOOK_SECONDS: Final = 10.0

log: Final = logging.getLogger("ecliptic.server")


class Programme(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat will do each time it is asked, in this order; empty: decide when asked."""

    actions: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=200)]],
        msgspec.Meta(max_length=5),
    ]


@get("/tables/{table_id:str}/programme", summary="Your programme", tags=["play"])
async def programme(table_id: TableId, visitor: Anybody, tables: AllTables, seat: OwnSeat = None) -> Programme:
    """What your seat will do when it is asked next. Nobody else sees it."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
        return Programme(live.seats[who].programme or [])


@post("/tables/{table_id:str}/programme", summary="Programme actions", tags=["play"], status_code=200)
async def set_programme(
    table_id: TableId, data: JSONBody[Programme], visitor: Anybody, tables: AllTables, seat: OwnSeat = None
) -> Programme:
    """Decide what your seat will do when it is asked next, instead of what was programmed before."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
        require_playing(live.row)
        require_own_play(live, who)
        game = live.game().game
        unknown = [action for action in data.actions if action not in game.programmable()]
        if unknown:
            possible = ", ".join(game.programmable())
            if not possible:
                raise Problem(422, "problem-programme-nothing", game=game.title)
            raise Problem(422, "problem-programme", action=unknown[0], game=game.title, possible=possible)
        if data.actions and who in live.waiting:
            raise Problem(409, "problem-asked-now")
        async with tables.changing(live, is_told=False) as (_, seats):
            seats[who].programme = data.actions or None
        return data


class Programmes:
    """Plays what was programmed."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def heed(self, live: Live) -> None:
        """A table has been stored: one of its seats may be asked what it has an answer for."""
        if not live.programmed:
            return
        for seat in live.programmed.intersection(live.waiting):
            task = asyncio.create_task(self._answer(live.id, seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def run(self) -> None:
        """For as long as the server runs: find what a server has left undone that has died, or did not know of."""
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("what is programmed cannot be found")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Answer for all seats that are asked what they have programmed."""
        table, seat = models.Table, models.Seat
        async with self._tables.store.reading() as session:
            found = await session.execute(
                select(seat.table_id, seat.seat)
                .join(table, table.id == seat.table_id)
                .where(table.state == PLAYING, seat.programme.is_not(null()))
                .where(table.waiting.bitwise_rshift(seat.seat).bitwise_and(1) == 1)
            )
            asked = [(table_id, number) for table_id, number in found]
        for table_id, number in asked:
            await self._answer(table_id, number)

    async def close(self) -> None:
        """The server stops; what is programmed is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _answer(self, table_id: str, seat: int) -> None:
        try:
            async with self._tables.use(table_id) as live:
                actions = live.seats[seat].programme
                if actions is None or seat not in live.waiting:
                    return
                option = next((o for o in live.game().options(seat) if o.text == actions[0]), None)
                # First stored as done: should the server die now, the seat decides for itself.
                async with self._tables.changing(live, is_told=False) as (_, seats):
                    seats[seat].programme = actions[1:] or None if option is not None else None
                if option is not None:
                    await live.act(seat, option)
        except Problem as problem:
            log.info("the programme of table %s, seat %d: %s", table_id, seat, problem.sentence)
