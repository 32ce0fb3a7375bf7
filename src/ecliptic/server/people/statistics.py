"""Profiles, game histories and each game's statistics."""

import asyncio
import itertools
import time
from collections.abc import Iterable
from typing import Annotated, Any, Final
from weakref import WeakKeyDictionary

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import ColumnElement, Select, case, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic import game as game_of
from ecliptic.server.http.dependencies import PersonId, TablesService
from ecliptic.server.http.problems import Problem
from ecliptic.server.people.ratings import shown_rating, shown_sigma
from ecliptic.server.store import models
from ecliptic.server.store.database import Database
from ecliptic.server.store.models import Outcome

LONGEST_HISTORY: Final = 1_000
LEADERS: Final = 50
BARS: Final = 20  # a histogram has at most so many
SPARED: Final = 20  # statistics are kept for so many times as long as it took to work them out

Game = Annotated[str | None, QueryParameter(max_length=40, description="A game's slug.")]
Slug = Annotated[str, PathParameter(max_length=40, description="A game's slug.")]
Seats = Annotated[int | None, QueryParameter(ge=1, le=12, description="Only games with so many seats.")]


class Standing(msgspec.Struct):
    """Somebody's rating in one game with one number of seats: rated games only."""

    game: str
    seats: int
    rating: int
    sigma: int  # how uncertain the rating is, on its scale
    games: int
    wins: int
    provisional: bool  # it rests on too few games or opponents


class Profile(msgspec.Struct):
    """A person's public profile."""

    id: int
    name: str
    since: int
    ratings: list[Standing]


class Played(msgspec.Struct):
    """A finished game of somebody."""

    table: str
    game: str
    at: int
    place: int
    players: int
    score: int
    rating: int | None  # after it; None when it was not rated


class Leader(msgspec.Struct):
    """A line of a leaderboard: a person, or a level of the bots."""

    name: str
    person: int | None
    bot: str | None
    seats: int
    rating: int
    sigma: int
    games: int
    wins: int
    provisional: bool  # it rests on too few games or opponents; listed after all others


class Histogram(msgspec.Struct):
    """How often each value occurs: counts[i] values from low + i * step to just below the next."""

    low: int
    step: int
    counts: list[int]


class Statistics(msgspec.Struct):
    """A game as it is played here."""

    games: int
    humans: list[Leader]
    bots: list[Leader]
    lengths: Histogram  # decisions in a game
    scores: Histogram  # of every seat
    first: list[float]  # by seat: the part of its games that it has won


def histogram(values: Iterable[tuple[int, int]]) -> Histogram:
    """Return a histogram of values and how often each occurs, with a round step.

    >>> histogram([(3, 2), (17, 1), (48, 4)])
    Histogram(low=0, step=5, counts=[2, 0, 0, 1, 0, 0, 0, 0, 0, 4])
    """
    found = dict(values)
    if not found:
        return Histogram(0, 1, [])
    lowest, highest = min(found), max(found)
    steps = (factor * 10**power for power in itertools.count() for factor in (1, 2, 5))
    step = next(step for step in steps if highest // step - lowest // step < BARS)
    low = lowest // step * step
    counts = [0] * ((highest - low) // step + 1)
    for value, count in found.items():
        counts[(value - low) // step] += count
    return Histogram(low, step, counts)


def standings(*which: ColumnElement[bool]) -> Select[Any]:
    """Return each player's latest rating in each game and number of seats, with seats played and won."""
    each = (Outcome.person_id, Outcome.bot, Outcome.game, Outcome.seats)
    rated = (
        select(
            *each,
            Outcome.mu,
            Outcome.sigma,
            Outcome.provisional,
            func.row_number().over(partition_by=each, order_by=Outcome.at.desc()).label("nth"),
            func.count().over(partition_by=each).label("games"),
            func.sum(case((Outcome.place == 1, 1), else_=0)).over(partition_by=each).label("wins"),
        )
        .where(Outcome.mu.is_not(None), *which)
        .subquery()
    )
    return (
        select(rated, models.Person.name)
        .outerjoin(models.Person, models.Person.id == rated.c.person_id)
        .where(rated.c.nth == 1)
    )


async def leaders(session: AsyncSession, *which: ColumnElement[bool]) -> list[Leader]:
    """Return the leaders among the people or bots asked for."""
    found = await session.execute(standings(*which))
    lines = [
        Leader(
            row.name or row.bot,
            row.person_id,
            row.bot,
            row.seats,
            shown_rating(row.mu, row.sigma),
            shown_sigma(row.sigma),
            row.games,
            int(row.wins),
            row.provisional,
        )
        for row in found
    ]
    lines.sort(key=lambda line: (line.provisional, -line.rating, line.name))
    return lines[:LEADERS]


@get("/people/{person_id:int}", summary="Somebody's profile", tags=["people"])
async def profile(person_id: PersonId, tables: TablesService) -> Profile:
    """Return a person's name and ratings."""
    async with tables.store.reading() as session:
        person = await _person(session, person_id)
        found = await session.execute(standings(Outcome.person_id == person.id))
        ratings = [
            Standing(
                row.game,
                row.seats,
                shown_rating(row.mu, row.sigma),
                shown_sigma(row.sigma),
                row.games,
                int(row.wins),
                row.provisional,
            )
            for row in found
        ]
    ratings.sort(key=lambda standing: (standing.game, standing.seats))
    return Profile(person.id, person.name, person.created, ratings)


async def _person(session: AsyncSession, person_id: int) -> models.Person:
    """Return the person with this id, or with a former one from an old link."""
    person = await session.get(models.Person, person_id)
    if person is None and (former := await session.get(models.FormerId, person_id)) is not None:
        person = await session.get(models.Person, former.person_id)
    if person is None:
        raise Problem(404, "problem-person-unknown", person=str(person_id))
    return person


@get("/people/{person_id:int}/history", summary="Somebody's games", tags=["people"])
async def history(person_id: PersonId, tables: TablesService, game: Game = None, seats: Seats = None) -> list[Played]:
    """Return somebody's latest thousand finished games, oldest first."""
    which = []
    if game is not None:
        which.append(Outcome.game == game_of(game).slug)
    if seats is not None:
        which.append(Outcome.seats == seats)
    async with tables.store.reading() as session:
        which.append(Outcome.person_id == (await _person(session, person_id)).id)
        latest = select(Outcome).where(*which).order_by(Outcome.at.desc(), Outcome.seat.desc()).limit(LONGEST_HISTORY)
        found = list(await session.scalars(latest))
    return [
        Played(
            row.table_id,
            row.game,
            row.at,
            row.place,
            row.seats,
            row.score,
            shown_rating(row.mu, row.sigma) if row.mu is not None and row.sigma is not None else None,
        )
        for row in reversed(found)
    ]


class StatisticsCache(msgspec.Struct):
    """A cache of statistics: computing them takes a second for 100,000 games."""

    lock: asyncio.Lock = msgspec.field(default_factory=asyncio.Lock)
    found: dict[tuple[str, int | None], tuple[Statistics, float]] = {}


_remembered: Final[WeakKeyDictionary[Database, StatisticsCache]] = WeakKeyDictionary()


@get("/games/{slug:str}/statistics", summary="A game's statistics", tags=["games"])
async def statistics(slug: Slug, tables: TablesService, seats: Seats = None) -> Statistics:
    """Return the leaders, the lengths of games, the spread of scores, and how often each seat wins."""
    key = (game_of(slug).slug, seats)
    remembered = _remembered.setdefault(tables.store, StatisticsCache())
    async with remembered.lock:
        found, until = remembered.found.get(key, (None, 0.0))
        began = time.monotonic()
        if found is None or until < began:
            found = await work_out(tables.store, *key)
            ended = time.monotonic()
            remembered.found[key] = (found, ended + SPARED * (ended - began))
        return found


async def work_out(store: Database, slug: str, seats: int | None) -> Statistics:
    """Compute a game's statistics."""
    which = [Outcome.game == slug]
    if seats is not None:
        which.append(Outcome.seats == seats)
    registered = select(models.Person.id).where(models.Person.login.is_not(None))
    async with store.reading() as session:
        lengths = await session.execute(
            select(Outcome.length, func.count()).where(*which, Outcome.seat == 0).group_by(Outcome.length)
        )
        scores = await session.execute(select(Outcome.score, func.count()).where(*which).group_by(Outcome.score))
        won = func.avg(case((Outcome.place == 1, 1.0), else_=0.0))
        by_seat = await session.execute(select(Outcome.seat, won).where(*which).group_by(Outcome.seat))
        rates = {seat: float(rate) for seat, rate in by_seat}
        counted = [(length, count) for length, count in lengths]
        return Statistics(
            games=sum(count for _, count in counted),
            humans=await leaders(session, *which, Outcome.person_id.in_(registered)),
            bots=await leaders(session, *which, Outcome.person_id.is_(None), Outcome.bot.is_not(None)),
            lengths=histogram(counted),
            scores=histogram((score, count) for score, count in scores),
            first=[rates[seat] for seat in sorted(rates)],
        )
