"""Lists of tables: public ones and your own."""

from typing import Annotated, Any, Final, Literal

from litestar import get
from litestar.params import QueryParameter
from sqlalchemy import ColumnElement, SQLColumnExpression, and_, case, exists, select

from ecliptic.server.http.dependencies import OptionalVisitor, RequiredVisitor, TablesService
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.store import models
from ecliptic.server.tables.live_table import OPEN, OVER, PAUSED, PLAYING
from ecliptic.server.tables.registry import Tables
from ecliptic.server.tables.table_info import TableInfo, describe

MOST_LISTED: Final = 100

ORDER: Final = (PLAYING, PAUSED, OPEN, OVER)  # of your own tables

Table, Seat = models.Table, models.Seat
Condition = SQLColumnExpression[bool]

OfGame = Annotated[str | None, QueryParameter(max_length=40, description="Only tables of this game.")]
PublicState = Annotated[
    Literal["open", "playing"] | None, QueryParameter(name="state", description="Only tables in this state.")
]
OwnState = Annotated[
    Literal["waiting", "playing", "paused", "open", "over"] | None,
    QueryParameter(name="state", description="Only tables in this state; waiting: those where you owe an answer."),
]
Limit = Annotated[int, QueryParameter(ge=1, le=MOST_LISTED, description="At most so many.")]
Before = Annotated[
    int | None, QueryParameter(ge=0, le=2**62, description="Only tables whose `moved` is earlier, for the next page.")
]


@get("/tables", summary="Public tables", tags=["lobby"])
async def public_tables(
    visitor: OptionalVisitor,
    tables: TablesService,
    game: OfGame = None,
    in_state: PublicState = None,
    before: Before = None,
    limit: Limit = MOST_LISTED,
) -> list[TableInfo]:
    """List the public tables that are open or being played, latest first."""
    wanted: list[Condition] = [Table.public, Table.state.in_([in_state] if in_state else [OPEN, PLAYING])]
    if game is not None:
        wanted.append(Table.game == game)
    return await _find_tables(tables, visitor, wanted, [], before, limit)


@get("/me/tables", summary="My tables", tags=["lobby"])
async def my_tables(
    person: RequiredVisitor,
    tables: TablesService,
    in_state: OwnState = None,
    before: Before = None,
    limit: Limit = MOST_LISTED,
) -> list[TableInfo]:
    """List the tables where you sit or that you host: those that wait for you first, then latest first."""
    return await find_own_tables(tables, person, [], in_state, before, limit)


async def find_own_tables(
    tables: Tables, person: Visitor, which: list[Condition], in_state: str | None, before: int | None, limit: int
) -> list[TableInfo]:
    """Return a person's own tables: those that wait for them first, then latest first; those in one state by date."""
    held = select(Seat.table_id).where(Seat.person_id == person.id)
    pending_seats = exists().where(
        Seat.table_id == Table.id,
        Seat.person_id == person.id,
        Seat.bot.is_(None),
        Table.waiting.bitwise_rshift(Seat.seat).bitwise_and(1) == 1,
    )
    is_waiting = and_(Table.state == PLAYING, pending_seats)
    hosted = select(Table.id).where(Table.host_id == person.id)
    if not which:  # who hosts an ordinary game and does not play has nothing to do there once it has begun
        hosted = hosted.where(Table.state == OPEN)
    wanted = [Table.id.in_(held.union(hosted)), *which]
    if in_state is not None:
        wanted.append(is_waiting if in_state == "waiting" else Table.state == in_state)
    rank = case((is_waiting, 0), *((Table.state == state, place) for place, state in enumerate(ORDER, 1)))
    return await _find_tables(tables, person, wanted, [] if in_state else [rank], before, limit)


async def _find_tables(
    tables: Tables,
    visitor: Visitor | None,
    wanted: list[Condition],
    first: list[ColumnElement[Any]],
    before: int | None,
    limit: int,
) -> list[TableInfo]:
    """Return a page of tables with their seats, ordered by `first`, then latest first: always two queries."""
    if before is not None:
        wanted = [*wanted, Table.moved < before]
    chosen = select(Table).where(*wanted).order_by(*first, Table.moved.desc(), Table.id).limit(limit)
    async with tables.store.reading() as session:
        rows = list(await session.scalars(chosen))
        seats = await session.scalars(
            select(Seat).where(Seat.table_id.in_([row.id for row in rows])).order_by(Seat.seat)
        )
        by_table: dict[str, list[models.Seat]] = {row.id: [] for row in rows}
        for seat in seats:
            by_table[seat.table_id].append(seat)
    return [describe(row, by_table[row.id], visitor) for row in rows]
