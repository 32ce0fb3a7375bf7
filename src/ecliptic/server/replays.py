"""Looking back: any moment of a table, its whole log, and what a seat may take home while the game goes on."""

from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from ecliptic.kernel.journal import PLAY, UNDO
from ecliptic.server.given import AllTables, Anybody, Invitation, Since, TableId
from ecliptic.server.history import Moment, shown_at, told_upto
from ecliptic.server.live import OPEN, OVER, Live
from ecliptic.server.people import Visitor
from ecliptic.server.problems import Problem
from ecliptic.server.shown import Line
from ecliptic.server.tables import reading_seat, require_watching, seats_held

SPECTATOR: Final = -1  # in place of a seat: the eyes of somebody who holds none

Eyes = Annotated[
    int | None,
    QueryParameter(ge=-1, le=11, description="One of your seats; once the game is over any. -1: as a spectator."),
]
Number = Annotated[int, PathParameter(ge=0, le=10_000_000, description="The number of an entry.")]
LogSince = Annotated[int | None, QueryParameter(ge=0, description="The number up to which you have the log.")]
Upto = Annotated[int | None, QueryParameter(ge=0, description="The log as it was after this entry.")]


class Decided(msgspec.Struct, frozen=True):
    """Something a seat has done: at which moment, and what. An undo has no action."""

    n: int
    action: str | None


class Record(msgspec.Struct, kw_only=True):
    """What one seat knows of a game."""

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
    moments: list[Decided]  # what the seat itself has decided, also what it took back
    now: Moment


def past_eyes(live: Live, visitor: Visitor | None, seat: int | None, invitation: str | None) -> int | None:
    """Whose eyes a visitor may use to look back: their own; anybody's when the game is over."""
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


def require_begun(live: Live, n: int = 0) -> int:
    """The table's number; a problem when it has not come as far as n."""
    if live.row.state == OPEN:
        raise Problem(409, "problem-not-begun")
    if n > live.n:
        raise Problem(404, "problem-moment-unknown", moment=str(n), number=str(live.n))
    return live.n


@get("/tables/{table_id:str}/moments/{n:int}", summary="A past moment", tags=["history"])
async def moment(
    table_id: TableId,
    n: Number,
    visitor: Anybody,
    tables: AllTables,
    seat: Eyes = None,
    since: LogSince = None,
    invitation: Invitation = None,
) -> Moment:
    """The table after entry n, as your seat knew it then; from any seat's eyes once the game is over.

    What chance gave belongs to the move before it: the answer's `n` may be larger, and `before` and `after` are its
    neighbours. Without `since` the log begins where that costs nothing, as the answer's `since` says.
    """
    async with tables.use(table_id) as live:
        eyes = past_eyes(live, visitor, seat, invitation)
        last = require_begun(live, n)
    histories = tables.histories
    found = await histories.find(live.row, n, last)
    stretch = histories.of(live.row, found.base if since is None or since >= found.base else 0)
    async with stretch.lock:
        past = await stretch.upto(found.n)
        return await shown_at(past, found, eyes, since, stretch.base)


@get("/tables/{table_id:str}/log", summary="The log", tags=["history"])
async def log(
    table_id: TableId,
    visitor: Anybody,
    tables: AllTables,
    seat: Eyes = None,
    since: Since = 0,
    upto: Upto = None,
    invitation: Invitation = None,
) -> list[Line]:
    """Everything that has happened, without what was taken back, as your seat may know it."""
    async with tables.use(table_id) as live:
        eyes = past_eyes(live, visitor, seat, invitation)
        last = require_begun(live, upto or 0)
    found = await tables.histories.find(live.row, last if upto is None else upto, last)
    stretch = tables.histories.of(live.row)
    async with stretch.lock:
        past = await stretch.upto(found.n)
        return await told_upto(past, eyes, found.n, since)


@get("/tables/{table_id:str}/record", summary="What a seat knows", tags=["history"])
async def record(
    table_id: TableId, visitor: Anybody, tables: AllTables, seat: Eyes = None, invitation: Invitation = None
) -> Record:
    """What your seat knows of the game so far, to keep. Once it is over, the journal has everything."""
    async with tables.use(table_id) as live:
        eyes = past_eyes(live, visitor, seat, invitation)
        last = require_begun(live)
        names = [each.name for each in live.seats]
    found = await tables.histories.find(live.row, last, last)
    stretch = tables.histories.of(live.row)
    async with stretch.lock:
        past = await stretch.upto(last)
        told = await told_upto(past, eyes, last, 0)
        now = await shown_at(past, found, eyes, last, 0)
        decided = [
            Decided(n, entry.text if entry.kind == PLAY else None)
            for n, entry in enumerate(past.entries[:last])
            if entry.seat == eyes and entry.kind in (PLAY, UNDO)
        ]
    row = live.row
    return Record(
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        options=row.options,
        pack=row.pack,
        names=names,
        seat=eyes,
        log=told,
        moments=decided,
        now=now,
    )
