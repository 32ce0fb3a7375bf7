"""Ratings, outcomes and statistics: each game that is over counts once, and only for what it says."""

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce
from sqlalchemy import select, update

from ecliptic import game
from ecliptic.server.http.wire import Move
from ecliptic.server.ops.config import Settings
from ecliptic.server.people import outcomes, ratings, statistics
from ecliptic.server.people.outcomes import Counter, decisions
from ecliptic.server.people.ratings import NEW, Player, SeatResult, is_rated, rate, shown_rating, shown_sigma
from ecliptic.server.people.statistics import BARS, histogram
from ecliptic.server.store import models
from tests.server.harness import PATIENCE, ROUNDS, Guest, Running, running

pytestmark = pytest.mark.anyio

ANN: Player = ("person", 1)
BOB: Player = ("person", 2)
CARL: Player = ("person", 3)
DORA: Player = ("person", 4)
GREEDY: Player = ("bot", "greedy")
HARD: Player = ("bot", "hard")


def alone(*placed: tuple[Player | None, int]) -> list[SeatResult]:
    """Everybody for themselves, with their places."""
    return [SeatResult(player, seat, place) for seat, (player, place) in enumerate(placed)]


def test_who_wins_rises_and_who_loses_falls() -> None:
    after = rate(alone((ANN, 2), (BOB, 1)), {})
    assert after[BOB][0] > NEW[0] > after[ANN][0]
    assert after[ANN][1] < NEW[1]
    assert shown_rating(*after[BOB]) > shown_rating(*NEW) == 1000 > shown_rating(*after[ANN])
    assert shown_sigma(NEW[1]) == 333
    surprised = rate(alone((ANN, 1), (BOB, 2)), {ANN: (15.0, 4.0), BOB: (35.0, 4.0)})
    expected = rate(alone((ANN, 2), (BOB, 1)), {ANN: (15.0, 4.0), BOB: (35.0, 4.0)})
    assert surprised[ANN][0] - 15.0 > expected[BOB][0] - 35.0 > 0


def test_the_order_at_a_table_of_six_is_the_order_of_the_ratings() -> None:
    players: list[Player] = [("person", i) for i in range(6)]
    after = rate(alone(*((player, 6 - i) for i, player in enumerate(players))), {})
    rated = [after[player][0] for player in players]
    assert rated == sorted(rated)
    tied = rate(alone((ANN, 1), (BOB, 1), (CARL, 3)), {})
    assert tied[ANN] == tied[BOB]
    assert tied[ANN][0] > tied[CARL][0]


def test_a_team_wins_and_loses_together() -> None:
    seats = [SeatResult(ANN, 0, 2), SeatResult(BOB, 1, 1), SeatResult(CARL, 0, 2), SeatResult(DORA, 1, 1)]
    after = rate(seats, {})
    model = PlackettLuce()
    teams = [[model.rating(), model.rating()], [model.rating(), model.rating()]]
    losers, winners = model.rate(teams, ranks=[2, 1])
    assert after[ANN] == after[CARL] == (losers[0].mu, losers[0].sigma)
    assert after[BOB] == after[DORA] == (winners[0].mu, winners[0].sigma)


def test_a_team_of_several_against_one() -> None:
    boss, raiders = (
        rate([SeatResult(ANN, 0, 1), *(SeatResult(who, 1, 2) for who in (BOB, CARL, DORA))], {}),
        (BOB, CARL, DORA),
    )
    assert boss[ANN][0] > NEW[0]
    assert len({boss[who] for who in raiders}) == 1


def test_who_has_left_is_last_whatever_the_bot_made_of_it() -> None:
    left = [SeatResult(ANN, 0, 1, has_left=True), SeatResult(BOB, 1, 2), SeatResult(CARL, 2, 3)]
    assert rate(left, {}) == rate(alone((ANN, 3), (BOB, 1), (CARL, 2)), {})
    team = [SeatResult(ANN, 0, 1, has_left=True), SeatResult(BOB, 0, 1), SeatResult(CARL, 1, 2), SeatResult(DORA, 1, 2)]
    after = rate(team, {})
    assert after[ANN][0] == NEW[0], "whoever leaves a team gains nothing with it"
    assert after[BOB][0] > NEW[0]


def test_a_bot_with_several_seats_has_one_rating() -> None:
    after = rate(alone((GREEDY, 1), (ANN, 2), (GREEDY, 3)), {})
    apart = rate(alone((GREEDY, 1), (ANN, 2), (HARD, 3)), {})
    assert after[GREEDY][0] == pytest.approx((apart[GREEDY][0] + apart[HARD][0]) / 2)


@pytest.mark.parametrize(
    ("seats", "is_so"),
    [
        (alone((ANN, 1), (BOB, 2)), True),
        (alone((ANN, 1), (GREEDY, 2)), True),
        (alone((HARD, 1), (GREEDY, 2)), False),  # no person
        (alone((ANN, 1), (GREEDY, 2), (GREEDY, 3)), True),
        (alone((GREEDY, 1), (GREEDY, 2)), False),  # says nothing about either
        (alone((ANN, 1), (ANN, 2)), False),  # one browser
        (alone((ANN, 1), (BOB, 2), (ANN, 3)), False),
        ([SeatResult(ANN, 0, 1), SeatResult(ANN, 0, 1), SeatResult(BOB, 1, 2), SeatResult(GREEDY, 1, 2)], True),
        (alone((ANN, 0), (BOB, 0)), False),  # no result
        (alone((ANN, 1), (None, 2)), False),  # a deleted account
        ([SeatResult(ANN, 0, 1), SeatResult(BOB, 0, 1)], False),  # nobody to win against
    ],
)
def test_which_games_are_rated(seats: list[SeatResult], is_so: bool) -> None:
    assert is_rated(seats) == is_so


def test_decisions_that_were_taken_back_do_not_count() -> None:
    entries = [(2, "play", "a"), (3, "play", "b"), (5, "play", "c"), (6, "undo", "2"), (7, "play", "d")]
    assert decisions(entries[:3]) == 3
    assert decisions(entries[:4]) == 1
    assert decisions(entries) == 2
    assert decisions([(1, "undo", "0")]) == 0


@given(st.dictionaries(st.integers(-200, 100_000), st.integers(1, 50), max_size=60))
def test_a_histogram_has_few_bars_and_loses_nothing(values: dict[int, int]) -> None:
    drawn = histogram(values.items())
    assert sum(drawn.counts) == sum(values.values())
    assert len(drawn.counts) <= BARS
    for i, bar in enumerate(drawn.counts):
        low = drawn.low + i * drawn.step
        assert bar == sum(n for value, n in values.items() if low <= value < low + drawn.step)
    assert drawn.low % drawn.step == 0


# Counting


class Games:
    """Stores games as they are after their end, without anybody having to play them."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.made = 0
        self.counter: Counter = server.state.counter

    async def over(
        self,
        seated: list[Guest | str],
        places: list[int],
        options: dict[str, Any] | None = None,
        left: list[int] = [],  # noqa: B006  never changed
        reason: str = "authority",
        **fields: Any,
    ) -> str:
        """A game of Star Realms that these people and bots have played; counted, unless the server is slow."""
        self.made += 1
        table_id: str = fields.get("id", f"game{self.made:06}")
        count = len(seated)
        row: dict[str, Any] = {
            "id": table_id,
            "game": "star-realms",
            "rules": 1,
            "seats": count,
            "options": game("star-realms").choose_options(count, {"first": "0", **(options or {})}),
            "public": True,
            "spectators": True,
            "invitation": "",
            "state": "over",
            "result": {"places": places, "scores": [10 * (count - place) for place in places], "reason": reason},
            "moved": self.made,
            "rated": True,
            **fields,
        }
        async with self.server.store.writing() as session:
            session.add(models.Table(**row))
            await session.flush()
            for seat, who in enumerate(seated):
                has_left = "resigned" if seat in left else None
                person = who.id if isinstance(who, Guest) else None
                bot = who if isinstance(who, str) else "greedy" if has_left else None
                session.add(models.Seat(table_id=table_id, seat=seat, person_id=person, bot=bot, left=has_left))
        return table_id

    async def count(self) -> None:
        await self.counter.count_missed(models.Table.moved > 0)

    async def outcomes(self, table_id: str) -> list[models.Outcome]:
        async with self.server.store.reading() as session:
            found = select(models.Outcome).where(models.Outcome.table_id == table_id).order_by(models.Outcome.seat)
            return list(await session.scalars(found))


def duels(*tables: str) -> dict[str, list[int]]:
    """What the counter is told of games between two."""
    return {table_id: [0, 1] for table_id in tables}


@pytest.fixture
def games(server: Running, monkeypatch: pytest.MonkeyPatch) -> Games:
    """Games without a journal: that short ones are not rated is the subject of other tests."""
    monkeypatch.setattr(ratings, "LEAST_DECISIONS", 0)
    return Games(server)


async def get(server: Running, path: str, **query: Any) -> Any:
    answer = await server.nobody().http.get(f"/api{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def until(is_so: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await is_so():
            await asyncio.sleep(0.02)


async def play_to_the_end(server: Running, table_id: str) -> dict[str, Any]:
    """Play whatever can be played; the result."""
    rng = random.Random(7)
    i = 0
    while True:
        async with server.tables.use(table_id) as live:
            if live.row.state == "over":
                assert live.row.result is not None
                return live.row.result
            seat = live.game().waiting[0]
            actions = [action.text for action in live.game().options(seat)]
            attacks = [action for action in actions if action.startswith("attack")]
        i += 1
        await live.play(seat, Move(live.n, rng.choice(attacks or actions), f"end-{i}"))


@pytest.fixture
def no_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are counted because they end, not because somebody looks for them."""
    monkeypatch.setattr("ecliptic.server.people.outcomes.SWEEP_SECONDS", 3_600)


@pytest.mark.databases
async def test_a_game_that_ends_is_counted_and_rated(no_sweeps: None, server: Running) -> None:
    duel = await server.duel(rated=True)
    ann, bob = duel.players
    result = await play_to_the_end(server, duel.id)

    async def is_counted() -> bool:
        return bool((await get(server, f"/people/{ann.id}"))["ratings"])

    await until(is_counted)
    winner, loser = (ann, bob) if result["places"][0] == 1 else (bob, ann)
    for who, wins in ((winner, 1), (loser, 0)):
        profile = await get(server, f"/people/{who.id}")
        assert profile["name"] == ("Ann" if who is ann else "Bob")
        assert set(profile) == {"id", "name", "since", "ratings"}
        (standing,) = profile["ratings"]
        assert (standing["game"], standing["seats"]) == ("star-realms", 2)
        assert (standing["games"], standing["wins"]) == (1, wins)
        (played,) = await get(server, f"/people/{who.id}/history")
        assert (played["table"], played["place"], played["players"]) == (duel.id, 2 - wins, 2)
        assert played["rating"] == standing["rating"]
        assert played["score"] == result["scores"][0 if who is ann else 1]
    told = await get(server, "/games/star-realms/statistics", seats=2)
    assert told["games"] == 1
    assert [line["person"] for line in told["humans"]] == [winner.id, loser.id]
    assert told["bots"] == []
    async with server.store.reading() as session:
        entries = list(await session.scalars(select(models.Entry).where(models.Entry.table_id == duel.id)))
    low, step, counts = (told["lengths"][key] for key in ("low", "step", "counts"))
    assert low <= sum(entry.kind == "play" for entry in entries) < low + step
    assert counts == [1]
    assert sum(told["scores"]["counts"]) == 2
    assert told["first"] == [float(place == 1) for place in result["places"]]
    assert (await get(server, "/games/star-realms/statistics", seats=3))["games"] == 0
    assert (await get(server, "/games/federation/statistics"))["first"] == []


async def test_a_game_that_somebody_resigns_is_rated_at_once(server: Running, games: Games) -> None:
    duel = await server.duel(rated=True)
    ann, bob = duel.players
    assert (await ann.http.post(f"/api/tables/{duel.id}/resign")).status_code == 200

    async def is_counted() -> bool:
        return bool(await get(server, f"/people/{bob.id}/history"))

    await until(is_counted)
    assert [played["place"] for played in await get(server, f"/people/{bob.id}/history")] == [1]
    (line,) = (await get(server, f"/people/{ann.id}"))["ratings"]
    assert line["rating"] < 1000


@pytest.mark.databases
async def test_a_game_is_counted_once_however_often_it_is_told(server: Running, games: Games) -> None:
    ann, bob = await server.member(), await server.member("Bob")
    table_id = await games.over([ann, bob], [1, 2])
    await asyncio.gather(*(games.counter.count(duels(table_id)) for _ in range(3)))
    before = [(row.mu, row.sigma, row.at) for row in await games.outcomes(table_id)]
    await games.count()
    await games.counter.count(duels(table_id))
    assert [(row.mu, row.sigma, row.at) for row in await games.outcomes(table_id)] == before
    assert (await get(server, f"/people/{ann.id}"))["ratings"][0]["games"] == 1


@pytest.mark.databases
async def test_a_game_that_ended_just_before_a_crash_is_counted_at_the_next_start(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Counter, "_count", lambda *_: asyncio.sleep(0))  # the process ends before it comes to this
        async with running(settings) as server:
            duel = await server.duel(rated=True)
            await play_to_the_end(server, duel.id)
            people = [player.id for player in duel.players]
            assert [await get(server, f"/people/{who}/history") for who in people] == [[], []]
    async with running(settings) as server:

        async def is_counted() -> bool:
            return all([await get(server, f"/people/{who}/history") for who in people])

        await until(is_counted)


@pytest.mark.databases
async def test_each_game_goes_on_from_the_rating_after_the_one_before(server: Running, games: Games) -> None:
    ann, bob = await server.member(), await server.member("Bob")
    results = [[1, 2], [1, 2], [2, 1], [1, 2], [2, 1]]
    tables = [await games.over([ann, bob], places) for places in results]
    await games.counter.count(duels(*tables))  # all at once
    skills: dict[Player, tuple[float, float]] = {}
    for places in results:
        skills |= rate(alone((ANN, places[0]), (BOB, places[1])), skills)
    history = await get(server, f"/people/{ann.id}/history")
    assert [played["table"] for played in history] == tables
    assert [played["place"] for played in history] == [places[0] for places in results]
    assert history[-1]["rating"] == shown_rating(*skills[ANN])
    (line,) = (await get(server, f"/people/{ann.id}"))["ratings"]
    assert line == {
        "game": "star-realms",
        "seats": 2,
        "rating": shown_rating(*skills[ANN]),
        "sigma": shown_sigma(skills[ANN][1]),
        "games": 5,
        "wins": 3,
        "provisional": True,
    }


@pytest.mark.databases
async def test_numbers_of_seats_are_rated_apart(server: Running, games: Games) -> None:
    ann, bob, carl = [await server.member(name) for name in ("Ann", "Bob", "Carl")]
    await games.over([ann, bob], [1, 2])
    await games.over([ann, bob, carl], [3, 1, 2], {"mode": "free_for_all"})
    await games.count()
    two, three = (await get(server, f"/people/{ann.id}"))["ratings"]
    assert (two["seats"], two["wins"], three["seats"], three["wins"]) == (2, 1, 3, 0)
    assert two["rating"] > 1000 > three["rating"]
    assert len(await get(server, f"/people/{ann.id}/history", game="star-realms", seats=3)) == 1
    assert len(await get(server, f"/people/{ann.id}/history", game="federation")) == 0
    everybody = await get(server, "/games/star-realms/statistics")
    assert everybody["games"] == 2
    assert len(everybody["humans"]) == 5
    assert everybody["first"] == [0.5, 0.5, 0.0]


@pytest.mark.parametrize(
    ("mode", "sides", "places"),
    [
        ("hydra_two_headed", [0, 0, 1, 1], [2, 2, 1, 1]),
        ("raid", [0, 1, 1, 1], [1, 2, 2, 2]),
        ("free_for_all", [0, 1, 2, 3], [4, 2, 1, 3]),
    ],
)
@pytest.mark.databases
async def test_the_game_says_who_plays_with_whom(
    server: Running, games: Games, mode: str, sides: list[int], places: list[int]
) -> None:
    people: list[Guest | str] = [await server.member() for _ in range(4)]
    table_id = await games.over(people, places, {"mode": mode})
    await games.count()
    players: list[Player] = [ANN, BOB, CARL, DORA]
    after = rate([SeatResult(*seat) for seat in zip(players, sides, places, strict=True)], {})
    assert [(row.mu, row.sigma) for row in await games.outcomes(table_id)] == [after[who] for who in players]


@pytest.mark.databases
async def test_people_and_bots_are_listed_apart(server: Running, games: Games) -> None:
    ann, bob = await server.member(), await server.member("Bob")
    await games.over([ann, "greedy"], [1, 2])
    await games.over(["hard", bob], [1, 2])
    await games.over(["hard", "greedy"], [1, 2])  # not rated: no person has played
    await games.over(["greedy", "greedy"], [1, 2])
    await games.count()
    told = await get(server, "/games/star-realms/statistics", seats=2)
    assert [(line["name"], line["person"], line["bot"], line["wins"]) for line in told["humans"]] == [
        ("Ann", ann.id, None, 1),
        ("Bob", bob.id, None, 0),
    ]
    assert [(line["name"], line["person"], line["bot"], line["games"]) for line in told["bots"]] == [
        ("hard", None, "hard", 1),
        ("greedy", None, "greedy", 1),
    ]
    ratings = [line["rating"] for line in told["bots"]]
    assert ratings[0] > 1000 > ratings[1]
    assert told["games"] == 4


POSITION = {"ecliptic": "position"}


@pytest.mark.parametrize(
    ("fields", "is_counted"),
    [
        ({}, True),
        ({"reason": "resigned"}, True),
        ({"reason": "abandoned", "places": [0, 0]}, False),
        ({"reason": "aborted", "places": [0, 0]}, False),
        ({"rated": False}, True),
        ({"source_id": "game000000", "source_n": 7}, False),  # "what if"
        ({"start": POSITION}, False),
        ({"pack": {"cards": []}}, False),
        ({"counted": True}, False),  # whoever imports a game says so like this
        ({"state": "playing"}, False),
    ],
)
async def test_which_games_are_counted(server: Running, games: Games, fields: dict[str, Any], is_counted: bool) -> None:
    ann, bob = await server.member(), await server.member("Bob")
    table_id = await games.over([ann, bob], **{"places": [1, 2], **fields})
    await games.counter.count(duels(table_id))
    assert len(await games.outcomes(table_id)) == (2 if is_counted else 0)
    assert (await get(server, "/games/star-realms/statistics"))["games"] == is_counted
    async with server.store.reading() as session:
        table = await session.get_one(models.Table, table_id)
    assert table.counted == (fields.get("state") != "playing"), "and is not looked at again"


async def test_at_one_browser_nobody_is_rated(server: Running, games: Games) -> None:
    ann = await server.member()
    await games.over([ann, ann], [1, 2])
    await games.over([ann, "greedy"], [0, 0], reason="turn_limit")
    await games.count()
    assert (await get(server, f"/people/{ann.id}"))["ratings"] == []
    history = await get(server, f"/people/{ann.id}/history")
    assert [played["rating"] for played in history] == [None] * 3
    told = await get(server, "/games/star-realms/statistics")
    assert (told["games"], told["humans"], told["bots"]) == (2, [], [])


async def test_who_has_left_is_last_in_the_history_too(server: Running, games: Games) -> None:
    people: list[Guest | str] = [await server.member() for _ in range(3)]
    table_id = await games.over(people, [1, 2, 3], {"mode": "free_for_all"}, left=[0])
    await games.count()
    rows = await games.outcomes(table_id)
    assert [(row.place, row.bot) for row in rows] == [(3, None), (2, None), (3, None)]
    after = rate(alone((ANN, 3), (BOB, 1), (CARL, 2)), {})
    assert [(row.mu, row.sigma) for row in rows] == [after[who] for who in (ANN, BOB, CARL)]


@pytest.mark.databases
async def test_a_game_that_cannot_be_counted_keeps_no_other_from_it(
    server: Running, games: Games, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = await server.member(), await server.member("Bob")
    good = [await games.over([ann, bob], [1, 2]) for _ in range(2)]
    bad = await games.over([ann, bob], [1, 2, 3])
    with caplog.at_level(logging.ERROR):
        await games.counter.count(duels(good[0], bad, good[1]))
    assert bad in caplog.text
    assert [len(await games.outcomes(each)) for each in (*good, bad)] == [2, 2, 0]
    async with server.store.writing() as session:
        mended = {"places": [1, 2], "scores": [1, 0], "reason": "authority"}
        await session.execute(update(models.Table).where(models.Table.id == bad).values(result=mended))
    await games.count()
    assert len(await games.outcomes(bad)) == 2


async def test_many_games_are_counted_in_batches(
    server: Running, games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outcomes, "BATCH", 2)
    ann, bob = await server.member(), await server.member("Bob")
    tables = [await games.over([ann, bob], [1, 2]) for _ in range(5)]
    await games.counter.count(duels(*tables))
    ratings = [played["rating"] for played in await get(server, f"/people/{ann.id}/history")]
    assert len(ratings) == 5
    assert ratings == sorted(set(ratings))


async def test_statistics_that_take_long_are_kept_for_a_while(
    server: Running, games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out = 0
    may_go_on = asyncio.Event()
    work_out = statistics.work_out

    async def slowly(*args: Any) -> statistics.Statistics:
        nonlocal worked_out
        worked_out += 1
        await may_go_on.wait()
        return await work_out(*args)

    monkeypatch.setattr(statistics, "work_out", slowly)
    monkeypatch.setattr(statistics, "SPARED", 1_000)
    asked = [asyncio.create_task(get(server, "/games/star-realms/statistics")) for _ in range(5)]
    for _ in range(ROUNDS):
        assert (await server.nobody().http.get("/healthz")).status_code == 200
    may_go_on.set()
    told = await asyncio.gather(*asked)
    assert worked_out == 1
    assert all(each == told[0] for each in told)
    await get(server, "/games/star-realms/statistics", seats=2)
    await get(server, "/games/federation/statistics")
    assert worked_out == 3
    monkeypatch.setattr(statistics, "SPARED", 0)
    await get(server, "/games/star-realms/statistics", seats=4)
    await games.over(["hard", "greedy", "hard", "greedy"], [1, 1, 2, 2], {"mode": "hydra_two_headed"})
    await games.count()
    assert (await get(server, "/games/star-realms/statistics", seats=4))["games"] == 1


async def test_nobody_and_no_game_by_that_name(server: Running) -> None:
    nobody = server.nobody()
    for path in ("/people/999", "/people/999/history"):
        answer = await nobody.http.get(f"/api{path}")
        assert (answer.status_code, answer.json()["error"]) == (404, "There is no person with the id 999.")
    ann = await server.member()
    for path in ("/games/chess/statistics", f"/people/{ann.id}/history?game=chess"):
        answer = await nobody.http.get(f"/api{path}")
        assert answer.status_code == 422
        assert "chess" in answer.json()["error"]


async def test_a_login_is_not_shown_to_others(server: Running) -> None:
    ann = await server.guest("Ann")
    await ann.http.post("/api/register", json={"login": "secret.login", "password": "eight letters"})
    answer = await server.nobody().http.get(f"/api/people/{ann.id}")
    assert answer.json()["name"] == "Ann"
    assert "secret.login" not in answer.text
