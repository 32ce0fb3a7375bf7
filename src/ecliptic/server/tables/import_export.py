"""Import and export: journals out, journals and positions in, and a new table from any moment."""

import asyncio
from functools import partial
from random import SystemRandom
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody

from ecliptic.kernel import History, Json
from ecliptic.kernel.positions import save_position
from ecliptic.server.http.dependencies import (
    Invitation,
    OptionalVisitor,
    PeopleService,
    RequiredVisitor,
    TableId,
    TablesService,
)
from ecliptic.server.http.problems import Problem
from ecliptic.server.people.rate_limits import address_of
from ecliptic.server.store.entries import journal_json
from ecliptic.server.store.queries import journal_rows
from ecliptic.server.tables.campaign_files import CampaignFile, CopiedJournal
from ecliptic.server.tables.campaigns import GivenName, exportable
from ecliptic.server.tables.fair_play import require_unrated
from ecliptic.server.tables.history_routes import Viewpoint, past_viewpoint, require_begun
from ecliptic.server.tables.journal_import import read_journal
from ecliptic.server.tables.live_table import OPEN, OVER
from ecliptic.server.tables.permissions import require_watching
from ecliptic.server.tables.positions import TableStart, read_start, read_untrusted
from ecliptic.server.tables.table_info import TableInfo
from ecliptic.server.tables.table_setup import LevelName, NewTable, set_up

LARGEST_IMPORT: Final = 5_000_000  # bytes

Held = Annotated[int, msgspec.Meta(ge=0, le=11)]


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A game from elsewhere: a journal, a position or a whole campaign."""

    journal: dict[str, Any] | None = None
    campaign: CampaignFile | None = None
    position: dict[str, Any] | None = None
    hold: list[Held] | None = None  # None: all seats that no bot has
    bots: dict[Held, LevelName] = {}


class WhatIf(msgspec.Struct, forbid_unknown_fields=True):
    """The moment from which a new table continues, and who plays there."""

    n: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
    hold: list[Held] | None = None  # None: all seats that no bot has
    bots: dict[Held, LevelName] = {}
    name: GivenName | None = None  # of a fork of a campaign; None: that of the campaign


@get("/tables/{table_id:str}/journal", summary="The journal", tags=["history"])
async def journal(
    table_id: TableId, visitor: OptionalVisitor, tables: TablesService, invitation: Invitation = None
) -> Response[dict[str, Any]]:
    """Return the whole journal once the game is over, as `ecliptic replay` takes it, hidden information included."""
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


@post("/imports", summary="Import a game", tags=["history"], request_max_body_size=LARGEST_IMPORT)
async def import_game(
    data: JSONBody[Import],
    request: Request[Any, Any, Any],
    person: RequiredVisitor,
    people: PeopleService,
    tables: TablesService,
) -> TableInfo:
    """Set up a private table from a journal or a position; a game that is not over can be played on."""
    whole = data.campaign
    journals = [each for each in (data.journal, whole.journal if whole is not None else None) if each is not None]
    if len(journals) + (data.position is not None) != 1:
        raise Problem(422, "problem-import-one")
    await people.spend(people.limits.imports, person)
    async with tables.heavy:
        if data.position is not None:
            given = data.position
            game, seats = str(given.get("game")), given.get("seats")
            if not isinstance(seats, int):
                raise Problem(422, "problem-field-type", place="seats", wanted="int")
            beginning, played = await read_start(game, seats, {}, None, given), None
        else:
            played = await asyncio.to_thread(
                read_untrusted, "journal", read_journal, journals[0], tables.settings.snapshot_every
            )
            game, seats, beginning = played.game, played.seats, played.beginning
    hold = _held(data.hold, data.bots, seats)
    wanted = NewTable(game=game, seats=seats, hold=hold, bots=data.bots, campaign=whole.name if whole else None)
    limit = people.limits.tables, address_of(request)
    if whole is None or played is None:
        return await set_up(wanted, beginning, person, tables, limit, played)
    names, ended = whole.names(seats), partial(whole.mark_ended, scores=played.kernel.scores)
    return await set_up(wanted, beginning, person, tables, limit, played, left_names=names, mark=ended)


@post("/tables/{table_id:str}/what-if", summary="Continue from a moment at a new table", tags=["history"])
async def what_if(
    table_id: TableId,
    data: JSONBody[WhatIf],
    request: Request[Any, Any, Any],
    person: RequiredVisitor,
    people: PeopleService,
    tables: TablesService,
    seat: Viewpoint = None,
    invitation: Invitation = None,
) -> TableInfo:
    """Set up a new table that continues from a moment of this one.

    Once the game is over it is that very moment. While it runs, what your seat did not know then is drawn again; a
    rated game has to be over. A campaign that may be exported up to that moment is copied with all that came before.
    """
    async with tables.use(table_id) as live:
        viewpoint = past_viewpoint(live, person, seat, invitation)
        last = require_begun(live, data.n)
        require_unrated(live)
        row = live.row
        # A campaign whose secrets are open to all who play it goes on with its whole past.
        is_copied = row.campaign is not None and data.n <= (exportable(live, person) or -1)
        names = [each.name for each in live.seats] if is_copied else []
    await people.spend(people.limits.what_ifs, person)
    found = await tables.history_cache.find(row, data.n, last)
    segment = tables.history_cache.of(row, found.base)
    copied, start = None, row.start
    async with segment.lock:
        past = await segment.upto(found.n)
        at = found.n - segment.base
        moment = past.at(at)
        if moment.over:
            raise Problem(409, "problem-moment-over")
        if is_copied:
            copied = CopiedJournal(row.id, found.n, moment)
        else:
            position = actual_position if row.state == OVER else known_position
            start = await asyncio.to_thread(position, past, at, viewpoint)
    if copied is None:
        beginning = await read_start(row.game, row.seats, {}, None, start)
    else:
        beginning = TableStart(row.rules, row.options, row.pack, row.start)
    hold, name = _held(data.hold, data.bots, row.seats), row.campaign if data.name is None else data.name
    wanted = NewTable(game=row.game, seats=row.seats, hold=hold, bots=data.bots, campaign=name)
    limit = people.limits.tables, address_of(request)
    return await set_up(
        wanted, beginning, person, tables, limit, copied, left_names=names, source_id=row.id, source_n=found.n
    )


def actual_position(past: History, n: int, _: int | None) -> Json:
    """Return a moment as it was."""
    return past.at(n).save()


def known_position(past: History, n: int, seat: int | None) -> Json:
    """Return a moment with everything resampled that a seat did not know then."""
    world = past.game.resample(past.state(n), seat, SystemRandom())
    return save_position(past.game, world, past.header)


def _held(hold: list[int] | None, bots: dict[int, str], seats: int) -> list[int]:
    return [seat for seat in range(seats) if seat not in bots] if hold is None else hold
