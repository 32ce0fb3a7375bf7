"""How many tables one person may have at a time."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, and_, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic.server.http.problems import Problem
from ecliptic.server.ops.quotas import Quotas
from ecliptic.server.people.rate_limits import take_turns
from ecliptic.server.store.models import Seat, Table
from ecliptic.server.tables.live_table import OPEN, OVER


async def require_room(session: AsyncSession, quotas: Quotas, person_id: int) -> None:
    """Refuse another table to a person who has too many whose games are not over."""
    if quotas.tables:
        await take_turns(session, [_turn(person_id)])
        if await _count_unfinished(session, person_id) >= quotas.tables:
            raise Problem(429, "problem-tables-most", most=quotas.tables)


async def require_room_for_all(session: AsyncSession, quotas: Quotas, seats: Sequence[Seat], asking: int) -> None:
    """Refuse another table to the people of this one when one of them has too many; person `asking` has asked."""
    if not quotas.tables:
        return
    people = {seat.person_id: seat.name or "" for seat in seats if seat.person_id is not None}
    await take_turns(session, [_turn(person_id) for person_id in people])
    for person_id, name in people.items():
        if await _count_unfinished(session, person_id) >= quotas.tables:
            if person_id == asking:
                raise Problem(429, "problem-tables-most", most=quotas.tables)
            raise Problem(429, "problem-tables-most-other", name=name, most=quotas.tables)


async def _count_unfinished(session: AsyncSession, person_id: int) -> int:
    hosted = select(Table.id).where(Table.host_id == person_id, Table.state != OVER)
    seated = (
        select(Seat.table_id)
        .join(Table, Table.id == Seat.table_id)
        .where(Seat.person_id == person_id, Table.state != OVER, Seat.left.is_distinct_from("resigned"))
    )
    return await _count(session, select(func.count()).select_from(hosted.union(seated).subquery()))


async def require_room_to_host(
    session: AsyncSession, quotas: Quotas, person_id: int, is_full: bool, is_for_bots: bool
) -> None:
    """Refuse a new table to a host who has too many, of any kind or of this one."""
    await require_room(session, quotas, person_id)
    hosted = select(func.count()).select_from(Table).where(Table.host_id == person_id)
    if quotas.open_tables and not is_full:
        await take_turns(session, [_turn(person_id)])
        if await _count(session, hosted.where(Table.state == OPEN)) >= quotas.open_tables:
            raise Problem(429, "problem-tables-open-most", most=quotas.open_tables)
    if quotas.bot_tables and is_for_bots:
        await take_turns(session, [_turn(person_id)])
        by_people = exists().where(and_(Seat.table_id == Table.id, Seat.person_id.is_not(None)))
        if await _count(session, hosted.where(Table.state != OVER, ~by_people)) >= quotas.bot_tables:
            raise Problem(429, "problem-tables-bots-most", most=quotas.bot_tables)


def _turn(person_id: int) -> str:
    return f"tables:{person_id}"


async def _count(session: AsyncSession, wanted: Select[Any]) -> int:
    return await session.scalar(wanted) or 0
