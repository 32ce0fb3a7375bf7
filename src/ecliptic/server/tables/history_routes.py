"""Routes for history: any moment of a table, its log, and a seat's own record of the game."""

from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from ecliptic.kernel.journal import PLAY, UNDO
from ecliptic.server.http.dependencies import Invitation, OptionalVisitor, Since, TableId, TablesService
from ecliptic.server.http.problems import Problem
from ecliptic.server.http.wire import Line
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.tables.history import Moment, log_upto, moment_at
from ecliptic.server.tables.live_table import OPEN, OVER, LiveTable
from ecliptic.server.tables.permissions import reading_seat, require_watching, seats_held

SPECTATOR: Final = -1  # instead of a seat: the view of a spectator

Viewpoint = Annotated[
    int | None,
    QueryParameter(ge=-1, le=11, description="One of your seats; once the game is over any. -1: as a spectator."),
]
Number = Annotated[int, PathParameter(ge=0, le=10_000_000, description="The number of an entry.")]
LogSince = Annotated[int | None, QueryParameter(ge=0, description="The number up to which you have the log.")]
Upto = Annotated[int | None, QueryParameter(ge=0, description="The log as it was after this entry.")]


class Decision(msgspec.Struct, frozen=True):
    """A seat's decision and its moment. An undo has no action."""

    n: int
    action: str | None


class Record(msgspec.Struct, kw_only=True):
    """A game as one seat knows it."""

    ecliptic: str = "record"
    format: int = 1
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    pack: dict[str, Any] | None
    names: list[str | None]
    seat: int | None
    log: list[Line]
    moments: list[Decision]  # what the seat itself has decided, also what it took back
    now: Moment


def past_viewpoint(live: LiveTable, visitor: Visitor | None, seat: int | None, invitation: str | None) -> int | None:
    """Return the seat whose view a visitor may have of the past: their own; any when the game is over."""
    if seat != SPECTATOR and live.row.state != OVER:
        return reading_seat(live, visitor, seat, invitation)
    require_watching(live, visitor, invitation)
    if seat == SPECTATOR:
        return None
    if seat is None:
        held = seats_held(live, visitor)
        return held[0] if len(held) == 1 else None
    if seat >= live.row.seats:
        raise Problem(404, "problem-seat-unknown", seat=seat, last=live.row.seats - 1)
    return seat


def require_begun(live: LiveTable, n: int = 0) -> int:
    """Return the table's number; refuse a moment n that it has not reached."""
    if live.row.state == OPEN:
        raise Problem(409, "problem-not-begun")
    if n > live.n:
        raise Problem(404, "problem-moment-unknown", moment=str(n), number=str(live.n))
    return live.n


@get("/tables/{table_id:str}/moments/{n:int}", summary="A past moment", tags=["history"])
async def moment(
    table_id: TableId,
    n: Number,
    visitor: OptionalVisitor,
    tables: TablesService,
    seat: Viewpoint = None,
    since: LogSince = None,
    invitation: Invitation = None,
) -> Moment:
    """Return the table after entry n, as your seat knew it then; as any seat once the game is over.

    What chance gave belongs to the move before it: the answer's `n` may be larger, and `before` and `after` are its
    neighbours. Without `since` the log begins where that costs nothing, as the answer's `since` says.
    """
    async with tables.use(table_id) as live:
        viewpoint = past_viewpoint(live, visitor, seat, invitation)
        last = require_begun(live, n)
        tables.fair_play.watch(visitor, live)
    history_cache = tables.history_cache
    found = await history_cache.find(live.row, n, last)
    segment = history_cache.of(live.row, found.base if since is None or since >= found.base else 0)
    async with segment.lock:
        past = await segment.upto(found.n)
        return await moment_at(past, found, viewpoint, since, segment.base)


@get("/tables/{table_id:str}/log", summary="The log", tags=["history"])
async def log(
    table_id: TableId,
    visitor: OptionalVisitor,
    tables: TablesService,
    seat: Viewpoint = None,
    since: Since = 0,
    upto: Upto = None,
    invitation: Invitation = None,
) -> list[Line]:
    """Return the whole log without what was taken back, as your seat may know it."""
    async with tables.use(table_id) as live:
        viewpoint = past_viewpoint(live, visitor, seat, invitation)
        last = require_begun(live, upto or 0)
        tables.fair_play.watch(visitor, live)
    found = await tables.history_cache.find(live.row, last if upto is None else upto, last)
    segment = tables.history_cache.of(live.row)
    async with segment.lock:
        past = await segment.upto(found.n)
        return await log_upto(past, viewpoint, found.n, since)


@get("/tables/{table_id:str}/record", summary="A seat's record", tags=["history"])
async def record(
    table_id: TableId,
    visitor: OptionalVisitor,
    tables: TablesService,
    seat: Viewpoint = None,
    invitation: Invitation = None,
) -> Record:
    """Return what your seat knows of the game so far. Once it is over, the journal has everything."""
    async with tables.use(table_id) as live:
        viewpoint = past_viewpoint(live, visitor, seat, invitation)
        last = require_begun(live)
        tables.fair_play.watch(visitor, live)
        names = [each.name for each in live.seats]
    found = await tables.history_cache.find(live.row, last, last)
    segment = tables.history_cache.of(live.row)
    async with segment.lock:
        past = await segment.upto(last)
        told = await log_upto(past, viewpoint, last, 0)
        now = await moment_at(past, found, viewpoint, last, 0)
        decided = [
            Decision(n, entry.text if entry.kind == PLAY else None)
            for n, entry in enumerate(past.entries[:last])
            if entry.seat == viewpoint and entry.kind in (PLAY, UNDO)
        ]
    row = live.row
    return Record(
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        options=row.options,
        pack=row.pack,
        names=names,
        seat=viewpoint,
        log=told,
        moments=decided,
        now=now,
    )
