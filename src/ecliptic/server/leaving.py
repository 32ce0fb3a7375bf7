"""Leaving: a seat before the game, a game that goes on; and coming back."""

from litestar import delete, post
from sqlalchemy import delete as delete_rows

from ecliptic.server import models
from ecliptic.server.ending import give_up, require_playing
from ecliptic.server.given import AllTables, Anybody, OwnSeat, SeatNumber, Somebody, TableId
from ecliptic.server.live import OPEN, PLAYING, Live
from ecliptic.server.lobby import TableInfo, info, require_seat
from ecliptic.server.people import Visitor
from ecliptic.server.problems import Problem
from ecliptic.server.tables import Tables, acting_seat, require_known, seats_held


@delete("/tables/{table_id:str}/seats/{seat:int}", summary="Leave a seat", tags=["lobby"])
async def leave(table_id: TableId, seat: SeatNumber, person: Somebody, tables: AllTables) -> None:
    """Stand up before the game; the host may also free another's seat. A table without people is deleted."""
    async with tables.use(table_id) as live:
        require_known(live, person)
        require_seat(live, seat)
        if live.row.host_id != person.id and live.seats[seat].person_id != person.id:
            raise Problem(403, "problem-seat-not-yours")
        await free(tables, live, seat)


async def free(tables: Tables, live: Live, seat: int) -> None:
    """Free a seat of a table whose game has not begun. The caller holds the lock."""
    if live.row.state != OPEN:
        raise Problem(409, "problem-begun-resign")
    others = [other for other in live.seats if other.seat != seat and other.person_id is not None]
    if not others and live.seats[seat].bot is None:
        await remove(tables, live)
        return
    async with tables.changing(live) as (row, seats):
        gone = seats[seat].person_id
        seats[seat].person_id = seats[seat].name = seats[seat].bot = None
        if gone is not None and row.host_id == gone and all(other.person_id != gone for other in seats):
            row.host_id = others[0].person_id


async def remove(tables: Tables, live: Live) -> None:
    """Delete a table whose game has not begun. The caller holds the lock."""
    async with tables.store.writing() as session:
        await session.execute(delete_rows(models.Table).where(models.Table.id == live.id, models.Table.state == OPEN))
    live.dismiss()
    live.tell_of_change()


@post("/tables/{table_id:str}/resign", summary="Resign", tags=["play"], status_code=200)
async def resign(table_id: TableId, visitor: Anybody, tables: AllTables, seat: OwnSeat = None) -> TableInfo:
    """Give up. With two sides left the game is over; with more a bot plays on for you."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
        await give_up(tables, live, who, "resigned")
        return info(live, visitor)


@post("/tables/{table_id:str}/seats/{seat:int}/return", summary="Come back", tags=["play"], status_code=200)
async def come_back(table_id: TableId, seat: SeatNumber, visitor: Anybody, tables: AllTables) -> TableInfo:
    """Take your seat back from the bot that plays it since your time was up."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
        require_playing(live.row)
        if live.seats[who].left is None:
            return info(live, visitor)
        async with tables.changing(live) as (_, seats):
            if seats[who].left == "resigned":
                raise Problem(409, "problem-left-for-good")
            seats[who].bot = seats[who].left = None
        return info(live, visitor)


async def leave_for_good(tables: Tables, live: Live, person: Visitor) -> None:
    """Free or give up every seat that a person holds, for whoever deletes their account. The caller holds the lock."""
    for seat in seats_held(live, person):
        if live.row.state == OPEN:
            await free(tables, live, seat)
        elif live.row.state == PLAYING and live.seats[seat].left != "resigned":
            kernel = live.game()
            if seat not in kernel.game.seats_out(kernel.state):
                await give_up(tables, live, seat, "resigned")
