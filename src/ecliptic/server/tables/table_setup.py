"""New tables: what a host can choose, and how a table is stored with its seats."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post
from litestar.params import JSONBody
from sqlalchemy import insert

from ecliptic import game
from ecliptic.server.bots.levels import bot_name, find_level
from ecliptic.server.http.dependencies import PeopleService, RequiredVisitor, TablesService
from ecliptic.server.http.problems import Problem
from ecliptic.server.people import rate_limits
from ecliptic.server.people.rate_limits import Limit, address_of, origin_of
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.store import models
from ecliptic.server.store.models import Absent, UndoPolicy
from ecliptic.server.tables.campaign_files import CopiedJournal
from ecliptic.server.tables.campaigns import GivenName, clean_campaign_name
from ecliptic.server.tables.chronicle import is_campaign
from ecliptic.server.tables.clocks import Clock
from ecliptic.server.tables.fair_play import public_part
from ecliptic.server.tables.journal_import import ImportedJournal
from ecliptic.server.tables.live_table import OPEN, LiveTable
from ecliptic.server.tables.positions import TableStart, read_start
from ecliptic.server.tables.registry import Tables
from ecliptic.server.tables.table_info import TableInfo, info
from ecliptic.server.tables.table_quotas import require_room_to_host

# Without letters and digits that look alike.
ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"

LevelName = Annotated[str, msgspec.Meta(max_length=20, description="A level of bots, as the list of games has them.")]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A host's choices for a new table."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)] = 2
    options: dict[Annotated[str, msgspec.Meta(max_length=40)], str | int] = {}
    hold: list[Annotated[int, msgspec.Meta(ge=0, le=11)]] = msgspec.field(default_factory=lambda: [0])
    public: bool = False
    spectators: bool = True
    undo: UndoPolicy = "free"
    bots: dict[Annotated[int, msgspec.Meta(ge=0, le=11)], LevelName] = {}  # by seat
    start: dict[str, Any] | None = None  # a position to begin with
    pack: dict[str, Any] | None = None  # a content pack
    clock: Clock | None = None
    absent: Absent = "lose"  # what becomes of a seat whose time is up
    campaign: GivenName | None = None  # the name of a campaign; None: that of its game
    rated: bool = False  # only registered people sit there, and the result changes their ratings


@post("/tables", summary="Set up a table", tags=["lobby"])
async def create(
    data: JSONBody[NewTable],
    request: Request[Any, Any, Any],
    person: RequiredVisitor,
    people: PeopleService,
    tables: TablesService,
) -> TableInfo:
    """Set up a table with the host in the seats they hold. It begins when all seats are taken."""
    if data.pack is not None:
        await people.spend(people.limits.packs, person)
    if data.start is not None:
        await people.spend(people.limits.imports, person)
    beginning = await read_start(data.game, data.seats, data.options, data.pack, data.start)
    if data.rated:
        require_rateable(data, person)
    limit = (people.limits.tables, address_of(request))
    return await set_up(data, beginning, person, tables, limit, origin=origin_of(request))


def require_rateable(data: NewTable, person: Visitor) -> None:
    """Refuse to rate a game that would say nothing about its players."""
    if person.login is None:
        raise Problem(403, "problem-rated-register")
    if data.start is not None or data.pack is not None:
        raise Problem(422, "problem-rated-ordinary")
    if len(set(data.hold)) > 1:
        raise Problem(422, "problem-rated-one-seat")
    if len(data.bots) == data.seats:
        raise Problem(422, "problem-rated-person")
    if is_campaign(data.game):
        raise Problem(422, "problem-rated-campaign")


def campaign_name(slug: str, given: str | None) -> str | None:
    """Return the name of a new table's campaign; refuse one where the game is none."""
    if is_campaign(slug):
        return game(slug).title if given is None else clean_campaign_name(given)
    if given is not None:
        raise Problem(422, "problem-not-campaign", game=game(slug).title)
    return None


async def set_up(
    data: NewTable,
    beginning: TableStart,
    person: Visitor,
    tables: Tables,
    limit: tuple[Limit, str],
    played: ImportedJournal | CopiedJournal | None = None,
    origin: str | None = None,
    left_names: Sequence[str | None] = (),
    mark: Callable[[models.Table], None] | None = None,
    **more: Any,
) -> TableInfo:
    """Store a new table, perhaps with an imported game; `more` are columns of the table.

    `limit` says how many tables may come from an address, and the address. Seats of a game that has begun and that
    nobody holds keep the `left_names` of those who held them elsewhere. `mark` changes the row before it is stored.
    """
    public = public_part(played.kernel) if isinstance(played, ImportedJournal) else None if played else beginning.public
    if public is not None:
        await tables.fair_play.require_other(person.id, public)
    rules = game(data.game)
    strangers = [seat for seat in (*data.hold, *data.bots) if not 0 <= seat < data.seats]
    if strangers:
        raise Problem(422, "problem-seat-unknown", seat=strangers[0], last=data.seats - 1)
    contested = [seat for seat in data.hold if seat in data.bots]
    if contested:
        raise Problem(422, "problem-seat-contested", seat=contested[0])
    levels = {seat: find_level(name, rules.slug).level for seat, name in data.bots.items()}
    table_id = new_id()
    row = models.Table(
        id=table_id,
        game=rules.slug,
        rules=beginning.rules,
        seats=data.seats,
        options=beginning.options,
        pack=beginning.pack,
        start=beginning.start,
        host_id=person.id,
        public=data.public,
        spectators=data.spectators,
        undo=data.undo,
        clock=msgspec.to_builtins(data.clock),
        absent=data.absent,
        rated=data.rated,
        campaign=campaign_name(rules.slug, data.campaign),
        invitation=new_invitation(),
        state=OPEN,
        counted=played is not None,  # a game from elsewhere says nothing about those who sit here
        **more,
    )
    played_rows = []
    if played is not None:
        played.mark(row)
        if mark is not None:
            mark(row)
        if isinstance(played, ImportedJournal):
            played_rows = await asyncio.to_thread(played.rows, table_id)
    async with tables.store.writing() as session:
        is_full = len({*data.hold, *data.bots}) == data.seats or played is not None
        await require_room_to_host(session, tables.settings.quotas, person.id, is_full, not data.hold)
        await rate_limits.note(session, [limit])
        session.add(row)
        await session.flush()
        names: list[str | None] = []
        for seat in range(data.seats):
            holder, name, level = None, None, levels.get(seat)
            if seat in data.hold:
                holder, name = person.id, person.name
            elif level is not None:
                name = bot_name(level, names)
            elif seat < len(left_names):
                name = left_names[seat]
            names.append(name)
            where = origin if data.rated and holder is not None else None
            session.add(models.Seat(table_id=table_id, seat=seat, person_id=holder, name=name, bot=level, origin=where))
        for kind, rows in played_rows:
            if rows:
                await session.execute(insert(kind), rows)
        if isinstance(played, CopiedJournal):
            await played.store(session, table_id)
    async with tables.use(table_id) as live:
        await begin_when_full(live)
        if played is not None:
            live.announce()  # a bot may be to move
        return info(live, person)


async def begin_when_full(live: LiveTable) -> None:
    """Begin the game when all seats are taken. The caller holds the lock."""
    if live.row.state == OPEN and all(seat.person_id is not None or seat.bot is not None for seat in live.seats):
        await live.begin()


def new_id() -> str:
    """Return a random id for a table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def new_invitation() -> str:
    """Return a random invitation to a private table."""
    return secrets.token_urlsafe(12)
