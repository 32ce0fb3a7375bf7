"""Leaving a seat before the game, aborting, resigning, and coming back."""

from litestar import delete, post
from sqlalchemy import delete as delete_rows

from ecliptic.server.http.dependencies import (
    OptionalVisitor,
    OwnSeat,
    RequiredVisitor,
    SeatNumber,
    TableId,
    TablesService,
)
from ecliptic.server.http.problems import Problem
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.store import models
from ecliptic.server.store.queries import seats_that_moved
from ecliptic.server.tables.game_end import call_off, give_up, require_unfinished
from ecliptic.server.tables.live_table import OPEN, OVER, LiveTable
from ecliptic.server.tables.lobby import require_seat
from ecliptic.server.tables.permissions import require_known, require_seated, seats_held, use_own_seat
from ecliptic.server.tables.proposals import answer_by_leaving, forget_consent
from ecliptic.server.tables.registry import Tables
from ecliptic.server.tables.table_info import TableInfo, info


@delete("/tables/{table_id:str}/seats/{seat:int}", summary="Leave a seat", tags=["lobby"])
async def leave(table_id: TableId, seat: SeatNumber, person: RequiredVisitor, tables: TablesService) -> None:
    """Leave a seat before the game; the host may also free another's seat. A table without people is deleted."""
    async with tables.use(table_id, again=True) as live:
        require_known(live, person)
        require_seat(live, seat)
        if live.row.host_id != person.id and live.seats[seat].person_id != person.id:
            raise Problem(403, "problem-seat-not-yours")
        await free(tables, live, seat)


async def free(tables: Tables, live: LiveTable, seat: int) -> None:
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


async def remove(tables: Tables, live: LiveTable) -> None:
    """Delete a table whose game has not begun. The caller holds the lock."""
    async with tables.store.writing() as session:
        await session.execute(delete_rows(models.Table).where(models.Table.id == live.id, models.Table.state == OPEN))
    live.dismiss()
    live.tell_of_change()


@post("/tables/{table_id:str}/resign", summary="Resign", tags=["play"], status_code=200)
async def resign(table_id: TableId, visitor: OptionalVisitor, tables: TablesService, seat: OwnSeat = None) -> TableInfo:
    """Resign. With two sides left the game is over; with more, a bot plays on for you."""
    async with use_own_seat(tables, table_id, visitor, seat, again=True) as (live, who):
        await give_up(tables, live, who, "resigned")
        await answer_by_leaving(tables, live, [who])
        return info(live, visitor)


@post("/tables/{table_id:str}/abort", summary="Abort the game", tags=["play"], status_code=200)
async def abort(table_id: TableId, visitor: OptionalVisitor, tables: TablesService) -> TableInfo:
    """Abort the game before every seat has made its first move: no result, and no rating changes."""
    async with tables.use(table_id, again=True) as live:
        require_seated(live, visitor)
        require_unfinished(live.row)
        if await seats_that_moved(tables.store, table_id) == live.row.seats:
            raise Problem(409, "problem-abort-late")
        await call_off(tables, live, "aborted")
        return info(live, visitor)


@post("/tables/{table_id:str}/seats/{seat:int}/return", summary="Come back", tags=["play"], status_code=200)
async def come_back(table_id: TableId, seat: SeatNumber, visitor: OptionalVisitor, tables: TablesService) -> TableInfo:
    """Take your seat back from the bot that took over when your time was up, or while you were away."""
    async with use_own_seat(tables, table_id, visitor, seat, again=True) as (live, who):
        require_unfinished(live.row)
        if live.seats[who].left is None:
            return info(live, visitor)
        async with tables.changing(live) as (row, seats):
            if seats[who].left == "resigned":
                raise Problem(409, "problem-left-for-good")
            seats[who].bot = seats[who].left = None
            forget_consent(row, who)
        return info(live, visitor)


async def leave_for_good(tables: Tables, live: LiveTable, person: Visitor) -> None:
    """Leave or resign every seat of a person who deletes their account. The caller holds the lock."""
    held = seats_held(live, person)
    for seat in held:
        if live.row.state == OPEN:
            await free(tables, live, seat)
        elif live.row.state != OVER and live.seats[seat].left != "resigned":
            kernel = live.game()
            if seat not in kernel.game.seats_out(kernel.state):
                await give_up(tables, live, seat, "resigned")
    await answer_by_leaving(tables, live, held)
