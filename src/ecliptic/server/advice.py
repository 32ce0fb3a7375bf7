"""Advice: what a bot would do and how the seats stand, at a table or in a position that somebody sends."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ecliptic.server.bot_seats import new_seed, seen_by
from ecliptic.server.given import AllTables, OwnSeat, Somebody, TableId
from ecliptic.server.levels import levels_of
from ecliptic.server.live import OVER, Live
from ecliptic.server.people import Visitor
from ecliptic.server.problems import Problem
from ecliptic.server.shown import Offer, Words, encode
from ecliptic.server.tables import acting_seat
from ecliptic.server.worker import SHOWN, Advice, Advise, Good
from ecliptic.server.workers import Failed, Workers

LARGEST_POSITION: Final = 200_000  # bytes


class Hint(msgspec.Struct):
    """What the strongest bot would do, best first, and how every seat stands from 0 (lost) to 1 (won)."""

    best: list[Good]
    evaluation: list[float]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A position to think about, through the eyes of a seat; without one, of the seat that is to move."""

    position: dict[str, Any]
    seat: Annotated[int, msgspec.Meta(ge=0, le=11)] | None = None


class Analysis(msgspec.Struct):
    """A position as a seat sees it, what it may do, what the strongest bot would do, and how every seat stands."""

    seat: int
    view: dict[str, Any]
    prompt: Words
    options: list[Offer]
    best: list[Good]
    evaluation: list[float]


class Adviser:
    """Asks the workers for people. Nobody can keep them from the bots: one question for each person, half the workers
    for all."""

    def __init__(self, workers: Workers) -> None:
        self._workers: Final = workers
        self._turns: Final = asyncio.Semaphore(max(1, workers.most // 2))
        self._busy: Final[set[int]] = set()

    async def advise(self, person: Visitor, slug: str, position: msgspec.Raw, seat: int | None) -> Advice:
        """What there is to say about a position of a game."""
        if person.id in self._busy:
            raise Problem(429, "problem-advice-busy")
        level = levels_of(slug)[-1]
        question = Advise(level.bot, position, seat, new_seed(), SHOWN * level.milliseconds)
        self._busy.add(person.id)
        try:
            async with self._turns:
                return await self._workers.ask(question, Advice, tries=1)
        except Failed:
            raise Problem(422, "problem-advice-none") from None
        finally:
            self._busy.discard(person.id)


AnAdviser = NamedDependency[Adviser]


def require_alone(live: Live) -> None:
    """Refuse to help against other people."""
    people = {seat.person_id for seat in live.seats if seat.person_id is not None and seat.bot is None}
    if len(people) > 1 and live.row.state != OVER:
        raise Problem(403, "problem-advice-others")


@get("/tables/{table_id:str}/hint", summary="A hint", tags=["play"])
async def hint(
    table_id: TableId, person: Somebody, tables: AllTables, adviser: AnAdviser, seat: OwnSeat = None
) -> Hint:
    """What the strongest bot would do on your seat, from what your seat knows. Not while you play with other people."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, person, seat)
        require_alone(live)
        if live.row.state == OVER:  # perhaps not by the rules: somebody has resigned
            places = (live.row.result or {})["places"]
            return Hint([], [float(place == 1) if 1 in places else 0.5 for place in places])
        kernel = live.game()
        slug, position = kernel.game.slug, seen_by(kernel, who)
    advice = await adviser.advise(person, slug, position, who)
    return Hint(advice.best, advice.evaluation)


@post(
    "/analysis",
    summary="Analyse a position",
    tags=["play"],
    status_code=200,
    request_max_body_size=LARGEST_POSITION,
)
async def analyse(data: JSONBody[Asked], person: Somebody, adviser: AnAdviser) -> Analysis:
    """What a seat sees in a position, may do, and what the strongest bot would do. Nothing is stored."""
    slug = str(data.position.get("game", ""))
    advice = await adviser.advise(person, slug, msgspec.Raw(encode(data.position)), data.seat)
    return Analysis(advice.seat, advice.view, advice.prompt, advice.options, advice.best, advice.evaluation)
