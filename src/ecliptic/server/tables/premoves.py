"""Premoves: actions that a seat chooses before it is asked, such as passing.

Only actions that the game lists as programmable. When the seat is asked and its first premove is one of its
options, it is played at once; when the seat is asked anything else, its premoves are dropped.
"""

import asyncio
import logging
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import null, select

from ecliptic.kernel.actions import LONGEST_NOTATION
from ecliptic.server.http.dependencies import OptionalVisitor, OwnSeat, TableId, TablesService
from ecliptic.server.http.problems import Problem, Stale
from ecliptic.server.store import models
from ecliptic.server.tables.game_end import require_playing
from ecliptic.server.tables.live_table import PLAYING, LiveTable
from ecliptic.server.tables.permissions import use_own_seat
from ecliptic.server.tables.registry import Tables

LOOK_SECONDS: Final = 10.0

log: Final = logging.getLogger("ecliptic.server")


class Premoves(msgspec.Struct, forbid_unknown_fields=True):
    """The premoves of a seat, in order; empty: decide when asked."""

    actions: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=LONGEST_NOTATION)]],
        msgspec.Meta(max_length=5),
    ]


@get("/tables/{table_id:str}/programme", summary="Premoves", tags=["play"])
async def premoves(
    table_id: TableId, visitor: OptionalVisitor, tables: TablesService, seat: OwnSeat = None
) -> Premoves:
    """Return your seat's premoves. Nobody else sees them."""
    async with use_own_seat(tables, table_id, visitor, seat) as (live, who):
        return Premoves(live.seats[who].programme or [])


@post("/tables/{table_id:str}/programme", summary="Set premoves", tags=["play"], status_code=200)
async def set_premoves(
    table_id: TableId, data: JSONBody[Premoves], visitor: OptionalVisitor, tables: TablesService, seat: OwnSeat = None
) -> Premoves:
    """Replace your seat's premoves."""
    async with use_own_seat(tables, table_id, visitor, seat, again=True) as (live, who):
        require_playing(live.row)
        live.require_own_play(who)
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


class PremovePlayer:
    """Plays premoves."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def on_commit(self, live: LiveTable) -> None:
        """Queue a table after a commit when one of its seats with premoves is asked."""
        if not live.premove_seats:
            return
        for seat in live.premove_seats.intersection(live.waiting):
            task = asyncio.create_task(self._answer(live.id, seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def run(self) -> None:
        """Play premoves that another server has left behind, for as long as this one runs."""
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("what is programmed cannot be found")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Play for all seats that are asked and have premoves."""
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
        """Stop playing; premoves are stored."""
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
                    if seats[seat].programme != actions:  # replaced or withdrawn through another process
                        live.forget()
                        raise Stale(live.n)
                    seats[seat].programme = actions[1:] or None if option is not None else None
                if option is not None:
                    await live.act(seat, option)
        except Problem as problem:
            log.info("the programme of table %s, seat %d: %s", table_id, seat, problem.sentence)
