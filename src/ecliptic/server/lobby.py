"""Tables before the game: set one up, invite, sit down."""

import asyncio
import secrets
from collections.abc import Container
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post, put
from litestar.params import JSONBody
from sqlalchemy import ColumnElement, insert, true, update

from ecliptic import catalogue, game
from ecliptic.server import models
from ecliptic.server.clocks import Clock, ClocksInfo, clock_of, shown
from ecliptic.server.given import AllTables, Anybody, Invitation, SeatNumber, Somebody, TableId
from ecliptic.server.levels import bot_name, find_level, offered_levels
from ecliptic.server.live import OPEN, Live
from ecliptic.server.models import Absent, Left, UndoPolicy, now
from ecliptic.server.people import Visitor
from ecliptic.server.played import Played
from ecliptic.server.positions import Beginning, begin_with
from ecliptic.server.problems import Problem
from ecliptic.server.shown import encode
from ecliptic.server.tables import Tables, require_known

# Without letters and digits that look alike.
ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"


LevelName = Annotated[str, msgspec.Meta(max_length=20, description="A level of bots, as the list of games has them.")]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The table that a host wants."""

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


class SeatInfo(msgspec.Struct):
    """A seat and who sits there."""

    seat: int
    name: str | None
    person: int | None
    bot: str | None  # the level of the bot that plays it
    left: Left | None  # why a bot has taken over from a person
    online: bool  # whether somebody watches the table from this seat


class ProposalInfo(msgspec.Struct):
    """What somebody proposes to all others, and the seats that have agreed."""

    kind: str  # undo or abandon
    by: int
    to: int | None
    agreed: list[int]


class TableInfo(msgspec.Struct, tag_field="type", tag="table"):
    """A table as everybody sees it who may see it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    state: str  # open, playing or over
    waiting: list[int]
    public: bool
    spectators: bool
    undo: UndoPolicy
    clock: Clock | None
    absent: Absent
    clocks: ClocksInfo | None
    proposal: ProposalInfo | None
    host: int | None  # the person who may change the seats before the game
    created: int
    moved: int
    result: dict[str, Any] | None
    rematch: str | None  # the table where the same people play again
    source: str | None  # the table whose game goes on here, from entry `source_n`
    source_n: int | None
    pack: bool  # the table has a content pack, and so cards or components of its own
    mine: list[int] = []  # the reader's own seats
    invitation: str | None = None  # for those who sit there


class BotWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to play a seat for nobody."""

    level: LevelName


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever wants a seat at a private table has to show the invitation."""

    invitation: Annotated[str, msgspec.Meta(max_length=64)] | None = None


def info(live: Live, visitor: Visitor | None) -> TableInfo:
    """A table for a reader."""
    return describe(live.row, live.seats, visitor, live.online())


def describe(
    row: models.Table, seats: list[models.Seat], visitor: Visitor | None, online: Container[int] = ()
) -> TableInfo:
    """A stored table for a reader."""
    mine = [seat.seat for seat in seats if visitor is not None and seat.person_id == visitor.id]
    is_inside = bool(mine) or (visitor is not None and row.host_id == visitor.id)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=catalogue()[row.game].title,
        options=row.options,
        seats=[
            SeatInfo(seat.seat, seat.name, seat.person_id, seat.bot, seat.left, seat.seat in online) for seat in seats
        ],
        state=row.state,
        waiting=[seat.seat for seat in seats if row.waiting >> seat.seat & 1],
        public=row.public,
        spectators=row.spectators,
        undo=row.undo,
        clock=clock_of(row),
        absent=row.absent,
        clocks=shown(row, now()),
        proposal=_proposal(row),
        host=row.host_id,
        created=row.created,
        moved=row.moved,
        result=row.result,
        rematch=row.rematch_id,
        source=row.source_id,
        source_n=row.source_n,
        pack=row.pack is not None,
        mine=mine,
        invitation=row.invitation if is_inside else None,
    )


def _proposal(row: models.Table) -> ProposalInfo | None:
    made = row.proposal
    return None if made is None else ProposalInfo(made["kind"], made["by"], made["to"], made["agreed"])


def new_id() -> str:
    """The name of a new table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def new_invitation() -> str:
    """What lets somebody sit down at a private table."""
    return secrets.token_urlsafe(12)


@get("/games", summary="The games that can be played", tags=["lobby"])
async def games() -> list[dict[str, Any]]:
    """Every game with its numbers of seats, its options and the levels of its bots."""
    return [{**known.about(), "bots": offered_levels(known.slug)} for known in catalogue().values()]


@post("/tables", summary="Set up a table", tags=["lobby"])
async def create(data: JSONBody[NewTable], person: Somebody, tables: AllTables) -> TableInfo:
    """A new table with the host in the seats they hold. It begins when all seats are taken."""
    beginning = await begin_with(data.game, data.seats, data.options, data.pack, data.start)
    return await set_up(data, beginning, person, tables)


async def set_up(
    data: NewTable, beginning: Beginning, person: Visitor, tables: Tables, played: Played | None = None, **more: Any
) -> TableInfo:
    """Store a new table, perhaps with a game that was played elsewhere; `more` are columns of the table."""
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
        invitation=new_invitation(),
        state=OPEN,
        counted=played is not None,  # a game from elsewhere says nothing about those who sit here
        **more,
    )
    played_rows = []
    if played is not None:
        played.mark(row)
        played_rows = await asyncio.to_thread(played.rows, table_id)
    async with tables.store.writing() as session:
        session.add(row)
        await session.flush()
        names: list[str | None] = []
        for seat in range(data.seats):
            holder, name, level = None, None, levels.get(seat)
            if seat in data.hold:
                holder, name = person.id, person.name
            elif level is not None:
                name = bot_name(level, names)
            names.append(name)
            session.add(models.Seat(table_id=table_id, seat=seat, person_id=holder, name=name, bot=level))
        for kind, rows in played_rows:
            if rows:
                await session.execute(insert(kind), rows)
    async with tables.use(table_id) as live:
        await begin_when_full(live)
        if played is not None:
            live.announce()  # a bot may be to move
        return info(live, person)


@get("/tables/{table_id:str}", summary="A table", tags=["lobby"])
async def show(table_id: TableId, visitor: Anybody, tables: AllTables, invitation: Invitation = None) -> TableInfo:
    """Who sits there and how far it has come."""
    async with tables.use(table_id) as live:
        require_known(live, visitor, invitation)
        return info(live, visitor)


@post("/tables/{table_id:str}/seats/{seat:int}", summary="Sit down", tags=["lobby"], status_code=200)
async def sit(
    table_id: TableId, seat: SeatNumber, data: JSONBody[Sitting], person: Somebody, tables: AllTables
) -> TableInfo:
    """Take a free seat. The game begins when all are taken."""
    async with tables.use(table_id) as live:
        require_known(live, person, data.invitation)
        require_seat(live, seat)
        if live.seats[seat].person_id == person.id:
            return info(live, person)
        if live.row.state != OPEN:
            raise Problem(409, "problem-begun-without-you")
        await _give(tables, live, seat, models.Seat.bot.is_(None), person_id=person.id, name=person.name)
        return info(live, person)


@put("/tables/{table_id:str}/seats/{seat:int}/bot", summary="Let a bot play a seat", tags=["lobby"])
async def seat_bot(
    table_id: TableId, seat: SeatNumber, data: JSONBody[BotWanted], person: Somebody, tables: AllTables
) -> TableInfo:
    """The host gives a free seat to a bot, or its bot another level. The game begins when all seats are taken."""
    async with tables.use(table_id) as live:
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


async def _give(tables: Tables, live: Live, seat: int, is_free: ColumnElement[bool], **holder: Any) -> None:
    """Give a seat where no person sits to somebody, and begin when it was the last. The caller holds the lock."""
    async with tables.store.writing() as session:
        given = await session.scalar(
            update(models.Seat)
            .where(models.Seat.table_id == live.id, models.Seat.seat == seat, models.Seat.person_id.is_(None), is_free)
            .values(**holder)
            .returning(models.Seat.seat)
        )
    live.forget()
    await live.load()
    if given is None:
        raise Problem(409, "problem-seat-taken")
    await begin_when_full(live)
    tell_all(live)


def require_seat(live: Live, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < live.row.seats:
        raise Problem(404, "problem-seat-unknown", seat=seat, last=live.row.seats - 1)


async def begin_when_full(live: Live) -> None:
    """Open the game when nobody is missing any more. The caller holds the lock."""
    if live.row.state == OPEN and all(seat.person_id is not None or seat.bot is not None for seat in live.seats):
        await live.begin()


def tell_all(live: Live) -> None:
    """Something about the table itself has changed: tell everybody who watches, through whichever process."""
    tell_here(live)
    live.tell_of_change()


def tell_here(live: Live) -> None:
    """Tell those who watch through this process who sits at the table and how far it is."""
    if any(live.watchers.values()):
        live.told_online = live.online()
    live.tell_here(encode(info(live, None)).decode())


def tell_changed(live: Live) -> None:
    """After a commit: the watchers are told when it has changed something about the table itself."""
    if live.is_changed:
        live.is_changed = False
        tell_all(live)
