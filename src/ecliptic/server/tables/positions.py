"""Positions and content packs from people: read, checked and shown."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from litestar import post
from litestar.params import JSONBody

from ecliptic import catalogue, game
from ecliptic.kernel import ChanceSource, Json, Refused, load_table, open_table, refused
from ecliptic.server.http.dependencies import PeopleService, RequiredVisitor, TablesService
from ecliptic.server.http.problems import Problem
from ecliptic.server.http.wire import Offer, Words, encode, offers, words
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.tables.fair_play import Public, public_part
from ecliptic.server.tables.registry import Tables

log: Final = logging.getLogger("ecliptic.server")

LARGEST: Final = 200_000  # bytes of a position or a pack; real ones have a few thousand

# What the rules may raise over data that does not fit together, besides `Refused`.
FAULTS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)

T = TypeVar("T")


class TableStart(msgspec.Struct):
    """The start of a new table: rules, options, content pack and position."""

    rules: int
    options: dict[str, Any]
    pack: Json | None = None
    start: Json | None = None
    public: Public | None = None  # of the start, to be compared with running rated games


class PositionQuery(msgspec.Struct, forbid_unknown_fields=True):
    """A position to check."""

    position: dict[str, Any]


class PositionReport(msgspec.Struct):
    """Whether a position is valid, and how it looks from each seat. It is the sender's own: nothing is hidden."""

    ok: bool
    error: str | None = None
    words: Words | None = None  # the error for other languages, where somebody has said it
    views: list[dict[str, Any]] = []
    waiting: list[int] = []
    options: list[list[Offer]] = []  # by seat


async def read_start(
    slug: str, seats: int, options: dict[str, str | int], pack: Json | None, start: Json | None
) -> TableStart:
    """Return the start that a host wants, or refuse it with the reason."""
    rules = game(slug)
    if pack is None and start is None:
        return TableStart(rules.rules_versions[-1], dict(rules.choose_options(seats, options)))
    for name, given in (("pack", pack), ("start", start)):
        if given is not None and len(encode(given)) > LARGEST:
            raise Problem(413, "problem-too-large", what=name, most=LARGEST)
    return await asyncio.to_thread(read_untrusted, "start", _read, slug, seats, options, pack, start)


def read_untrusted(what: str, read: Callable[..., T], *args: object) -> T:
    """Read data that may be written by hand; refuse it also when the rules fail on it."""
    try:
        return read(*args)
    except FAULTS as error:
        log.warning("a %s made the rules fail", what, exc_info=error)
        raise refused("problem-unplayable", what=what) from error


def _read(slug: str, seats: int, options: dict[str, str | int], pack: Json | None, start: Json | None) -> TableStart:
    rules = game(slug)
    if start is None:
        table = open_table(rules, seats, options, pack, ChanceSource(0))
    else:
        table = load_table(start, catalogue(), ChanceSource(0))
        if table.request is None:
            raise refused("problem-start-over")
    header: Any = table.journal.header
    if start is not None:
        _require_same("game", header["game"], slug)
        _require_same("seats", header["seats"], seats)
        for name, value in rules.choose_options(seats, options).items() if options else ():
            _require_same(name, header["options"][name], value)
        if pack is not None and pack != header["pack"]:
            raise refused("problem-start-pack")
    public = None if start is None else public_part(table)
    return TableStart(header["rules"], header["options"], header["pack"], table.journal.start, public)


def _require_same(name: str, has: object, wanted: object) -> None:
    if has != wanted:
        raise refused("problem-start-differs", field=name, has=str(has), wanted=str(wanted))


@post(
    "/positions/check",
    summary="Check a position",
    tags=["analysis"],
    status_code=200,
    request_max_body_size=LARGEST,
)
async def check(
    data: JSONBody[PositionQuery], person: RequiredVisitor, people: PeopleService, tables: TablesService
) -> PositionReport:
    """Return whether a position is valid, or why not, with every seat's view and legal moves."""
    await people.spend(people.limits.checks, person)
    await require_other_position(tables, person, data.position)
    async with tables.heavy:
        return await asyncio.to_thread(_check, data.position)


async def require_other_position(tables: Tables, person: Visitor, position: Json) -> None:
    """Refuse a position of a running rated game. An invalid one belongs to no game."""
    if not await tables.fair_play.is_anything_running(person.id, position.get("game"), position.get("seats")):
        return
    try:
        async with tables.heavy:
            public = await asyncio.to_thread(read_untrusted, "position", _public, position)
    except Refused:
        return
    await tables.fair_play.require_other(person.id, public)


def _public(position: Json) -> Public:
    return public_part(load_table(position, catalogue(), ChanceSource(0)))


def _check(position: Json) -> PositionReport:
    try:
        return read_untrusted("position", _check_position, position)
    except Refused as why:
        return PositionReport(False, str(why), words(why.message) if why.message else None)


def _check_position(position: Json) -> PositionReport:
    # What is left to chance at once is always drawn the same way: nobody plays on from here.
    table = load_table(position, catalogue(), ChanceSource(0))
    seats: Any = table.journal.header["seats"]
    return PositionReport(
        True,
        views=[table.view(seat) for seat in range(seats)],
        waiting=table.waiting,
        options=[offers(table, seat) for seat in range(seats)],
    )
