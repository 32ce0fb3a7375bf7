"""Games in and out: take one home, bring one along, go on from any moment as a new table."""

import asyncio
from random import SystemRandom
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from ecliptic.kernel import Json, Past
from ecliptic.kernel.positions import save_position
from ecliptic.server.entries import journal_json
from ecliptic.server.given import AllTables, Anybody, Invitation, Somebody, TableId
from ecliptic.server.live import OPEN, OVER
from ecliptic.server.lobby import LevelName, NewTable, TableInfo, set_up
from ecliptic.server.played import read_journal
from ecliptic.server.positions import begin_with, careful
from ecliptic.server.problems import Problem
from ecliptic.server.replays import Eyes, past_eyes, require_begun
from ecliptic.server.stored import journal_rows
from ecliptic.server.tables import require_watching

LARGEST_IMPORT: Final = 5_000_000  # bytes

Held = Annotated[int, msgspec.Meta(ge=0, le=11)]


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A game from elsewhere: a journal, or one position."""

    journal: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    hold: list[Held] | None = None  # None: all seats that no bot has
    bots: dict[Held, LevelName] = {}


class WhatIf(msgspec.Struct, forbid_unknown_fields=True):
    """From which entry on a game is to be played differently, and by whom."""

    n: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
    hold: list[Held] | None = None  # None: all seats that no bot has
    bots: dict[Held, LevelName] = {}


@get("/tables/{table_id:str}/journal", summary="The journal", tags=["history"])
async def journal(
    table_id: TableId, visitor: Anybody, tables: AllTables, invitation: Invitation = None
) -> Response[dict[str, Any]]:
    """The whole game once it is over, as `ecliptic replay` takes it. It has everything that was hidden."""
    async with tables.use(table_id) as live:
        require_watching(live, visitor, invitation)
        if live.row.state == OPEN:
            raise Problem(409, "problem-not-begun")
        if live.row.state != OVER:
            raise Problem(409, "problem-journal-early")
        row, last = live.row, live.n
    entries = [each async for rows in journal_rows(tables.store, table_id, 0, last) for each in rows]
    name = f"{row.game}-{row.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(journal_json(row, row.start, entries), headers=headers)


@post("/imports", summary="Bring a game along", tags=["history"], request_max_body_size=LARGEST_IMPORT)
async def bring(data: JSONBody[Import], person: Somebody, tables: AllTables) -> TableInfo:
    """A private table with a game from a journal or a position: over, or to be played on."""
    given = data.journal if data.journal is not None else data.position
    if given is None or (data.journal is not None and data.position is not None):
        raise Problem(422, "problem-import-one")
    async with tables.heavy:
        if data.position is not None:
            game, seats = str(given.get("game")), given.get("seats")
            if not isinstance(seats, int):
                raise Problem(422, "problem-field-type", place="seats", wanted="int")
            beginning, played = await begin_with(game, seats, {}, None, given), None
        else:
            played = await asyncio.to_thread(careful, "journal", read_journal, given, tables.settings.snapshot_every)
            game, seats, beginning = played.game, played.seats, played.beginning
    wanted = NewTable(game=game, seats=seats, hold=_held(data.hold, data.bots, seats), bots=data.bots)
    return await set_up(wanted, beginning, person, tables, played)


@post("/tables/{table_id:str}/what-if", summary="Go on from a moment as a new table", tags=["history"])
async def what_if(
    table_id: TableId,
    data: JSONBody[WhatIf],
    person: Somebody,
    tables: AllTables,
    seat: Eyes = None,
    invitation: Invitation = None,
) -> TableInfo:
    """A new table that goes on from a moment of this one.

    Once the game is over it is that very moment. While it runs, what your seat did not know then is drawn anew.
    """
    async with tables.use(table_id) as live:
        eyes = past_eyes(live, person, seat, invitation)
        last = require_begun(live, data.n)
        row = live.row
    found = await tables.histories.find(row, data.n, last)
    stretch = tables.histories.of(row, found.base)
    async with stretch.lock:
        past = await stretch.upto(found.n)
        if past.at(found.n - stretch.base).over:
            raise Problem(409, "problem-moment-over")
        position = true_position if row.state == OVER else known_position
        start = await asyncio.to_thread(position, past, found.n - stretch.base, eyes)
    beginning = await begin_with(row.game, row.seats, {}, None, start)
    wanted = NewTable(game=row.game, seats=row.seats, hold=_held(data.hold, data.bots, row.seats), bots=data.bots)
    return await set_up(wanted, beginning, person, tables, source_id=row.id, source_n=found.n)


def true_position(past: Past, n: int, _: int | None) -> Json:
    """A moment as it was."""
    return past.at(n).save()


def known_position(past: Past, n: int, seat: int | None) -> Json:
    """A moment as it may have been for all that a seat knew then."""
    world = past.game.resample(past.state(n), seat, SystemRandom())
    return save_position(past.game, world, past.header)


def _held(hold: list[int] | None, bots: dict[int, str], seats: int) -> list[int]:
    return [seat for seat in range(seats) if seat not in bots] if hold is None else hold
