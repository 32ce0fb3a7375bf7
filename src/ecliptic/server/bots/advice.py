"""Advice: a bot's best moves and every seat's chances, at a table or in a submitted position."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ecliptic.server.bots.bot_seats import new_seed, seen_by
from ecliptic.server.bots.levels import levels_of
from ecliptic.server.bots.worker import SHOWN, Advice, Advise, RankedMove
from ecliptic.server.bots.worker_pool import WorkerFailure, WorkerPool
from ecliptic.server.http.dependencies import OwnSeat, PeopleService, RequiredVisitor, TableId, TablesService
from ecliptic.server.http.problems import Problem
from ecliptic.server.http.wire import Offer, Words, encode
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.tables.fair_play import is_brought_along, public_part, require_unrated
from ecliptic.server.tables.live_table import OVER, LiveTable
from ecliptic.server.tables.permissions import use_own_seat
from ecliptic.server.tables.positions import LARGEST, require_other_position


class Hint(msgspec.Struct):
    """The strongest bot's moves, best first, and every seat's chances from 0 (lost) to 1 (won)."""

    best: list[RankedMove]
    evaluation: list[float]


class AnalysisQuery(msgspec.Struct, forbid_unknown_fields=True):
    """A position to analyse for a seat; without one, for the seat to move."""

    position: dict[str, Any]
    seat: Annotated[int, msgspec.Meta(ge=0, le=11)] | None = None


class Analysis(msgspec.Struct):
    """A position as a seat sees it, with its legal moves, the strongest bot's choice and every seat's chances."""

    seat: int
    view: dict[str, Any]
    prompt: Words
    options: list[Offer]
    best: list[RankedMove]
    evaluation: list[float]


class Adviser:
    """Asks the workers for people. Nobody can keep them from the bots: one question for each person, half the workers
    for all."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers: Final = workers
        self._turns: Final = asyncio.Semaphore(max(1, workers.most // 2))
        self._busy: Final[set[int]] = set()

    async def advise(self, person: Visitor, slug: str, position: msgspec.Raw, seat: int | None) -> Advice:
        """Return a bot's advice on a position of a game."""
        if person.id in self._busy:
            raise Problem(429, "problem-advice-busy")
        level = levels_of(slug)[-1]
        question = Advise(level.bot, position, seat, new_seed(), SHOWN * level.milliseconds)
        self._busy.add(person.id)
        try:
            async with self._turns:
                return await self._workers.ask(question, Advice, person.id, tries=1)
        except WorkerFailure:
            raise Problem(422, "problem-advice-none") from None
        finally:
            self._busy.discard(person.id)


AnAdviser = NamedDependency[Adviser]


def require_alone(live: LiveTable) -> None:
    """Refuse to help against other people."""
    people = {seat.person_id for seat in live.seats if seat.person_id is not None and seat.left != "resigned"}
    if len(people) > 1 and live.row.state != OVER:
        raise Problem(403, "problem-advice-others")


@get("/tables/{table_id:str}/hint", summary="A hint", tags=["play"])
async def hint(
    table_id: TableId,
    person: RequiredVisitor,
    people: PeopleService,
    tables: TablesService,
    adviser: AnAdviser,
    seat: OwnSeat = None,
) -> Hint:
    """Return what the strongest bot would do on your seat, from what your seat knows.

    Not while you play with other people, and not in a rated game.
    """
    async with use_own_seat(tables, table_id, person, seat) as (live, who):
        require_alone(live)
        require_unrated(live)
        if live.row.state == OVER:  # perhaps not by the rules: somebody has resigned
            places = (live.row.result or {})["places"]
            return Hint([], [float(place == 1) if 1 in places else 0.5 for place in places])
        kernel = live.game()
        slug, position, public = kernel.game.slug, seen_by(kernel, who), public_part(kernel)
        is_brought = is_brought_along(live)
    await tables.fair_play.require_other(person.id, public, is_brought)
    await people.spend(people.limits.analyses, person)
    advice = await adviser.advise(person, slug, position, who)
    return Hint(advice.best, advice.evaluation)


@post(
    "/analysis",
    summary="Analyse a position",
    tags=["play"],
    status_code=200,
    request_max_body_size=LARGEST,
)
async def analyse(
    data: JSONBody[AnalysisQuery],
    person: RequiredVisitor,
    people: PeopleService,
    tables: TablesService,
    adviser: AnAdviser,
) -> Analysis:
    """Return what a seat sees in a position, its legal moves and the strongest bot's choice. Nothing is stored."""
    await require_other_position(tables, person, data.position)
    await people.spend(people.limits.analyses, person)
    slug = str(data.position.get("game", ""))
    advice = await adviser.advise(person, slug, msgspec.Raw(encode(data.position)), data.seat)
    return Analysis(advice.seat, advice.view, advice.prompt, advice.options, advice.best, advice.evaluation)
