"""Positions and content packs that people bring along: read them, say what is wrong, show what they are."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from litestar import post
from litestar.params import JSONBody

from ecliptic import catalogue, game
from ecliptic.kernel import Json, Luck, Refused, load_table, open_table, refused
from ecliptic.server.given import AllTables, Somebody
from ecliptic.server.problems import Problem
from ecliptic.server.shown import Offer, Words, encode, offers, words

log: Final = logging.getLogger("ecliptic.server")

LARGEST: Final = 200_000  # bytes of a position or a pack; real ones have a few thousand

# What the rules may raise over data that does not fit together, besides `Refused`.
FAULTS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)

T = TypeVar("T")


class Beginning(msgspec.Struct):
    """What a table begins with."""

    rules: int
    options: dict[str, Any]
    pack: Json | None = None
    start: Json | None = None


class Checking(msgspec.Struct, forbid_unknown_fields=True):
    """A position to look at."""

    position: dict[str, Any]


class Checked(msgspec.Struct):
    """Whether a position can be, and how it looks from each seat. It is the reader's own: nothing is hidden."""

    ok: bool
    error: str | None = None
    words: Words | None = None  # the error for other languages, where somebody has said it
    views: list[dict[str, Any]] = []
    waiting: list[int] = []
    options: list[list[Offer]] = []  # by seat


async def begin_with(
    slug: str, seats: int, options: dict[str, str | int], pack: Json | None, start: Json | None
) -> Beginning:
    """What a host wants, checked; refused with the reason when no game can begin like this."""
    rules = game(slug)
    if pack is None and start is None:
        return Beginning(rules.rules_versions[-1], dict(rules.choose_options(seats, options)))
    for name, given in (("pack", pack), ("start", start)):
        if given is not None and len(encode(given)) > LARGEST:
            raise Problem(413, "problem-too-large", what=name, most=LARGEST)
    return await asyncio.to_thread(careful, "start", _read, slug, seats, options, pack, start)


def careful(what: str, read: Callable[..., T], *args: object) -> T:
    """Read something that a person may have written by hand. What even the rules stumble over is refused too."""
    try:
        return read(*args)
    except FAULTS as error:
        log.warning("a %s made the rules fail", what, exc_info=error)
        raise refused("problem-unplayable", what=what) from error


def _read(slug: str, seats: int, options: dict[str, str | int], pack: Json | None, start: Json | None) -> Beginning:
    rules = game(slug)
    if start is None:
        table = open_table(rules, seats, options, pack, Luck(0))
    else:
        table = load_table(start, catalogue(), Luck(0))
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
    return Beginning(header["rules"], header["options"], header["pack"], table.journal.start)


def _require_same(name: str, has: object, wanted: object) -> None:
    if has != wanted:
        raise refused("problem-start-differs", field=name, has=str(has), wanted=str(wanted))


@post("/positions/check", summary="Check a position", tags=["analysis"], status_code=200)
async def check(data: JSONBody[Checking], person: Somebody, tables: AllTables) -> Checked:
    """Whether this position can be, and else why not; how it looks from every seat, and what can be done."""
    async with tables.heavy:
        return await asyncio.to_thread(_check, data.position)


def _check(position: Json) -> Checked:
    try:
        return careful("position", _look, position)
    except Refused as why:
        return Checked(False, str(why), words(why.message) if why.message else None)


def _look(position: Json) -> Checked:
    # What is left to chance at once is always drawn the same way: nobody plays on from here.
    table = load_table(position, catalogue(), Luck(0))
    seats: Any = table.journal.header["seats"]
    return Checked(
        True,
        views=[table.view(seat) for seat in range(seats)],
        waiting=table.waiting,
        options=[offers(table, seat) for seat in range(seats)],
    )
