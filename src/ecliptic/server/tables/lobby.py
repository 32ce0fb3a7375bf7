"""The lobby: the games to choose from, and sitting down at a table before its game."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post, put
from litestar.params import JSONBody
from sqlalchemy import ColumnElement, true, update

from ecliptic import catalogue
from ecliptic.server.bots.levels import bot_name, find_level, offered_levels
from ecliptic.server.http.dependencies import (
    Invitation,
    OptionalVisitor,
    RequiredVisitor,
    SeatNumber,
    TableId,
    TablesService,
)
from ecliptic.server.http.problems import Problem, Stale
from ecliptic.server.people.rate_limits import origin_of
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.store import models
from ecliptic.server.store.models import now
from ecliptic.server.store.queries import seats_of
from ecliptic.server.tables.chronicle import is_campaign
from ecliptic.server.tables.live_table import OPEN, OVER, LiveTable
from ecliptic.server.tables.permissions import require_known, seats_held
from ecliptic.server.tables.proposals import forget_consent
from ecliptic.server.tables.registry import Tables
from ecliptic.server.tables.table_info import TableInfo, info, tell_all
from ecliptic.server.tables.table_quotas import require_room
from ecliptic.server.tables.table_setup import LevelName, begin_when_full


class BotChoice(msgspec.Struct, forbid_unknown_fields=True):
    """The bot that is to play a seat."""

    level: LevelName


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a seat, with the invitation that a private table needs."""

    invitation: Annotated[str, msgspec.Meta(max_length=64)] | None = None


@get("/games", summary="The games that can be played", tags=["lobby"])
async def games() -> list[dict[str, Any]]:
    """List every game with its numbers of seats, its options and the levels of its bots."""
    return [
        {**known.about(), "campaign": is_campaign(known.slug), "bots": offered_levels(known.slug)}
        for known in catalogue().values()
    ]


@get("/tables/{table_id:str}", summary="A table", tags=["lobby"])
async def show(
    table_id: TableId, visitor: OptionalVisitor, tables: TablesService, invitation: Invitation = None
) -> TableInfo:
    """Return a table with its seats and state."""
    async with tables.use(table_id) as live:
        require_known(live, visitor, invitation)
        return info(live, visitor)


@post("/tables/{table_id:str}/seats/{seat:int}", summary="Sit down", tags=["lobby"], status_code=200)
async def sit(
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[SeatRequest],
    request: Request[Any, Any, Any],
    person: RequiredVisitor,
    tables: TablesService,
) -> TableInfo:
    """Take a free seat. The game begins when all are taken; in a campaign a seat may be free later too."""
    async with tables.use(table_id, again=True) as live:
        require_known(live, person, data.invitation)
        require_seat(live, seat)
        if live.seats[seat].person_id == person.id:
            return info(live, person)
        if live.row.state != OPEN:
            require_free_in_campaign(live, seat, person)
        holder = {"person_id": person.id, "name": person.name}
        if live.row.rated:
            if person.login is None:
                raise Problem(403, "problem-rated-register")
            if seats_held(live, person):
                raise Problem(422, "problem-rated-one-seat")
            holder["origin"] = origin_of(request)
        await _give(tables, live, seat, models.Seat.bot.is_(None), **holder)
        return info(live, person)


@put("/tables/{table_id:str}/seats/{seat:int}/bot", summary="Let a bot play a seat", tags=["lobby"])
async def seat_bot(
    table_id: TableId, seat: SeatNumber, data: JSONBody[BotChoice], person: RequiredVisitor, tables: TablesService
) -> TableInfo:
    """Give a free seat to a bot, or its bot another level, as the host. The game begins when all seats are taken."""
    async with tables.use(table_id, again=True) as live:
        require_known(live, person)
        if live.row.host_id != person.id:
            raise Problem(403, "problem-only-host")
        require_seat(live, seat)
        level = find_level(data.level, live.row.game).level
        if live.row.state != OPEN:
            raise Problem(409, "problem-begun")
        names = [other.name for other in live.seats if other.seat != seat]
        await _give(tables, live, seat, true(), bot=level, name=bot_name(level, names))
        return info(live, person)


async def _give(tables: Tables, live: LiveTable, seat: int, is_free: ColumnElement[bool], **holder: Any) -> None:
    """Give a seat without a person to somebody, and begin when it was the last. The caller holds the lock."""
    async with tables.store.writing() as session:
        if "person_id" in holder:
            await require_room(session, tables.settings.quotas, holder["person_id"])
        row = await session.get(models.Table, live.id, with_for_update=True)
        if row is not None and not _is_as_known(live, row, await seats_of(session, live.id), holder.get("person_id")):
            live.forget()
            raise Stale(live.n)
        given = await session.scalar(
            update(models.Seat)
            .where(models.Seat.table_id == live.id, models.Seat.seat == seat, models.Seat.person_id.is_(None), is_free)
            .values(**holder)
            .returning(models.Seat.seat)
        )
        if given is not None and row is not None:
            row.touched = now()  # somebody cares about this table: it is not cleaned up for a while
            forget_consent(row, seat)
    live.forget()
    await live.load()
    if given is None:
        raise Problem(409, "problem-seat-taken")
    await begin_when_full(live)
    tell_all(live)


def _is_as_known(live: LiveTable, row: models.Table, seats: list[models.Seat], person_id: int | None) -> bool:
    """Return whether the store agrees with what was checked in memory; another process may have changed it."""
    held, known = ([person_id is not None and seat.person_id == person_id for seat in at] for at in (seats, live.seats))
    return (row.state, row.host_id, held) == (live.row.state, live.row.host_id, known)


def require_free_in_campaign(live: LiveTable, seat: int, person: Visitor) -> None:
    """Refuse a seat of a game that has begun, unless it is a free one of a campaign for somebody who has none yet."""
    holder = live.seats[seat]
    is_free = holder.person_id is None and holder.bot is None
    if live.row.campaign is None or live.row.state == OVER or not is_free:
        raise Problem(409, "problem-begun-without-you")
    if seats_held(live, person):
        raise Problem(409, "problem-campaign-seated")


def require_seat(live: LiveTable, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < live.row.seats:
        raise Problem(404, "problem-seat-unknown", seat=seat, last=live.row.seats - 1)
