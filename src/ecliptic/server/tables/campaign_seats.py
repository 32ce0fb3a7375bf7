"""Seats of a campaign that has begun: a bot for somebody who is away, the seat back, a seat for somebody new."""

from litestar import delete, put
from litestar.params import JSONBody

from ecliptic.server.bots.levels import bot_name, find_level
from ecliptic.server.http.dependencies import RequiredVisitor, SeatNumber, TableId, TablesService
from ecliptic.server.http.problems import Problem
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.store import models
from ecliptic.server.tables.campaigns import is_keeper, require_campaign
from ecliptic.server.tables.game_end import is_played_by_person, require_unfinished
from ecliptic.server.tables.live_table import LiveTable
from ecliptic.server.tables.lobby import BotChoice, require_seat
from ecliptic.server.tables.permissions import require_known
from ecliptic.server.tables.proposals import forget_consent
from ecliptic.server.tables.table_info import TableInfo, info


@put("/campaigns/{table_id:str}/seats/{seat:int}/bot", summary="Let a bot stand in", tags=["campaigns"])
async def stand_in(
    table_id: TableId, seat: SeatNumber, data: JSONBody[BotChoice], person: RequiredVisitor, tables: TablesService
) -> TableInfo:
    """Let a bot play a seat from now on: your own, or as the host one whose person is not at the table.

    It stays the person's seat; they take it back at any time.
    """
    async with tables.use(table_id, again=True) as live:
        holder = _require_seat_of(live, seat, person)
        level = find_level(data.level, live.row.game).level
        if holder.person_id not in (None, person.id) and holder.left is None and seat in live.watchers.online():
            raise Problem(409, "problem-campaign-online", name=holder.name or "")
        if not any(is_played_by_person(other) for other in live.seats if other.seat != seat):
            raise Problem(409, "problem-campaign-last")
        async with tables.changing(live) as (_, seats):
            given = seats[seat]
            given.bot, given.programme = level, None
            if given.person_id is None:
                given.name = bot_name(level, [other.name for other in seats if other.seat != seat])
            elif given.left is None:
                given.left = "absent"
        return info(live, person)


@delete(
    "/campaigns/{table_id:str}/seats/{seat:int}/bot", summary="Take a bot away", tags=["campaigns"], status_code=200
)
async def end_stand_in(
    table_id: TableId, seat: SeatNumber, person: RequiredVisitor, tables: TablesService
) -> TableInfo:
    """Give a seat back to its person. The seat of a bot without one is free then for somebody with the invitation."""
    async with tables.use(table_id, again=True) as live:
        holder = _require_seat_of(live, seat, person)
        if holder.bot is None:
            raise Problem(409, "problem-seat-no-bot")
        async with tables.changing(live) as (row, seats):
            freed = seats[seat]
            if freed.left != "absent":
                freed.person_id = freed.name = None
            else:
                forget_consent(row, seat)
            freed.bot = freed.left = None
        return info(live, person)


def _require_seat_of(live: LiveTable, seat: int, person: Visitor) -> models.Seat:
    """Return a seat of a running campaign; refuse a person who is neither its host nor sits there."""
    require_known(live, person)
    require_campaign(live)
    require_seat(live, seat)
    if not is_keeper(live, person) and live.seats[seat].person_id != person.id:
        raise Problem(403, "problem-campaign-host")
    require_unfinished(live.row)
    if live.seats[seat].left == "resigned" and not is_keeper(live, person):
        raise Problem(409, "problem-left-for-good")
    return live.seats[seat]
