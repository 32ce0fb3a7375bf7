"""Profiles, histories, leaders and histograms, line by line: what is listed, in which order, and where it ends."""

import asyncio
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert, text

from ecliptic.server.people import outcomes, ratings, statistics
from ecliptic.server.people.outcomes import Counter
from ecliptic.server.people.rating_history import PlayerRecords
from ecliptic.server.people.ratings import Player, PlayerRecord, changes, seat_results
from ecliptic.server.people.statistics import Histogram, Played, histogram
from ecliptic.server.store import models
from tests.server.harness import PATIENCE, Running, SettableTime
from tests.server.test_ratings import ANN, BOB, GREEDY, Games, alone, duels, get

pytestmark = pytest.mark.anyio

DAY = 86_400_000


@pytest.fixture
def games(server: Running, monkeypatch: pytest.MonkeyPatch) -> Games:
    monkeypatch.setattr(ratings, "LEAST_DECISIONS", 0)
    return Games(server)


async def store(server: Running, *rows: dict[str, Any]) -> None:
    """Outcomes as if their games had been counted; a table for each."""
    usual = {"seat": 0, "game": "star-realms", "seats": 2, "place": 1, "score": 5, "length": 30, "at": 1}
    usual |= {"person_id": None, "bot": None, "mu": None, "sigma": None, "provisional": False}
    table = {"game": "star-realms", "rules": 1, "seats": 2, "options": {}, "public": True, "spectators": True}
    table |= {"invitation": "", "state": "over", "counted": True}
    named = {row["table_id"]: {**table, "id": row["table_id"]} for row in rows}
    async with server.store.writing() as session:
        await session.execute(insert(models.Table), list(named.values()))
        await session.execute(insert(models.Outcome), [{**usual, **row} for row in rows])


async def people(server: Running, *names: str) -> list[int]:
    """People with accounts, without registering."""
    found = [models.Person(name=name, login=name.lower().replace(" ", "-"), password="x") for name in names]
    async with server.store.writing() as session:
        session.add_all(found)
        await session.flush()
        return [each.id for each in found]


# Histograms


@pytest.mark.parametrize(
    ("values", "drawn"),
    [
        ([], Histogram(0, 1, [])),
        ([7], Histogram(7, 1, [1])),
        (range(20), Histogram(0, 1, [1] * 20)),
        (range(21), Histogram(0, 2, [2] * 10 + [1])),
        (range(1, 41), Histogram(0, 5, [4] + [5] * 7 + [1])),
        (range(0, 200, 10), Histogram(0, 10, [1] * 20)),
        ([0, 199, 200], Histogram(0, 20, [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1])),
        ([-3, 30], Histogram(-4, 2, [1, *[0] * 16, 1])),
    ],
)
def test_a_histogram_has_twenty_bars_at_most_and_a_round_step(values: Any, drawn: Histogram) -> None:
    assert histogram([(value, 1) for value in values]) == drawn


# Leaders


async def test_the_leaders_are_fifty_by_rating_then_name(server: Running) -> None:
    ids = await people(server, *(f"Player {i:02}" for i in range(52)))
    # The first two have the same rating, the third is provisional, and the last is one too many.
    mus = [40.0, 40.0, 45.0, *(39.0 - i / 4 for i in range(49))]
    rows: list[dict[str, Any]] = [
        {"table_id": f"t{i:02}", "person_id": who, "mu": mu, "sigma": 2.0, "provisional": i == 2}
        for i, (who, mu) in enumerate(zip(ids, mus, strict=True))
    ]
    rows[0]["place"] = 2
    await store(server, *rows)
    told = await get(server, "/games/star-realms/statistics")
    assert [line["name"] for line in told["humans"]] == ["Player 00", "Player 01"] + [
        f"Player {i:02}" for i in range(3, 51)
    ]
    assert told["humans"][0] == {
        "name": "Player 00",
        "person": ids[0],
        "bot": None,
        "seats": 2,
        "rating": 2360,  # 1000 + 40 * (40 - 3 * 2)
        "sigma": 80,
        "games": 1,
        "wins": 0,
        "provisional": False,
    }
    assert told["humans"][1]["wins"] == 1


async def test_what_is_told_of_a_game_with_few_outcomes(server: Running) -> None:
    (ann,) = await people(server, "Ann")
    await store(
        server,
        {"table_id": "a", "seat": 0, "person_id": ann, "place": 1, "score": 3, "length": 12, "mu": 26.0, "sigma": 8.0},
        {"table_id": "a", "seat": 1, "bot": "greedy", "place": 2, "score": 0, "length": 12, "mu": 24.0, "sigma": 8.0},
        {"table_id": "b", "seat": 0, "bot": "greedy", "place": 2, "score": 1, "length": 14},
    )
    told = await get(server, "/games/star-realms/statistics")
    assert (told["games"], told["first"]) == (2, [0.5, 0.0])
    assert told["lengths"] == {"low": 12, "step": 1, "counts": [1, 0, 1]}
    assert told["scores"] == {"low": 0, "step": 1, "counts": [1, 1, 0, 1]}
    assert [(line["name"], line["games"], line["wins"]) for line in told["bots"]] == [("greedy", 1, 0)]
    assert [(await get(server, "/games/star-realms/statistics", seats=n))["games"] for n in (2, 3)] == [2, 0]


async def test_statistics_are_kept_for_twenty_times_as_long_as_they_took(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = 1000.0
    worked_out = count()
    nothing = Histogram(0, 1, [])

    async def slowly(*_: object) -> statistics.Statistics:
        nonlocal at
        at += 2.0
        return statistics.Statistics(next(worked_out), [], [], nothing, nothing, [])

    monkeypatch.setattr(statistics, "time", SimpleNamespace(monotonic=lambda: at))
    monkeypatch.setattr(statistics, "work_out", slowly)

    async def told() -> int:
        games: int = (await get(server, "/games/star-realms/statistics"))["games"]
        return games

    assert await told() == 0
    at = 1042.0  # they were ready at 1002
    assert await told() == 0
    at = 1042.5
    assert await told() == 1


@pytest.mark.parametrize(
    ("path", "status"),
    [
        (f"/games/{'x' * 40}/statistics", 422),
        (f"/games/{'x' * 41}/statistics", 400),
        (f"/people/ANN/history?game={'x' * 40}", 422),
        (f"/people/ANN/history?game={'x' * 41}", 400),
        ("/people/ANN/history?seats=0", 400),
        ("/people/ANN/history?seats=1", 200),
        ("/people/ANN/history?seats=12", 200),
        ("/people/ANN/history?seats=13", 400),
        ("/games/star-realms/statistics?seats=13", 400),
    ],
)
async def test_what_can_be_asked_for_has_its_limits(server: Running, path: str, status: int) -> None:
    ann = await server.guest()
    assert (await ann.http.get("/api" + path.replace("ANN", str(ann.id)))).status_code == status


# Histories


async def test_a_history_has_the_latest_thousand_games(server: Running) -> None:
    (ann,) = await people(server, "Ann")
    await store(server, *({"table_id": f"t{i:04}", "person_id": ann, "at": i} for i in range(1_001)))
    told = await get(server, f"/people/{ann}/history")
    assert (len(told), told[0]["table"], told[-1]["table"]) == (1_000, "t0001", "t1000")


async def test_a_history_is_in_order_of_time_then_of_seats(server: Running) -> None:
    ann, bob = await people(server, "Ann", "Bob")
    rated = {"mu": 26.0, "sigma": 8.0}
    await store(
        server,
        {"table_id": "second", "seat": 0, "person_id": ann, "at": 20, "place": 2, "score": 7, "seats": 3, **rated},
        {"table_id": "second", "seat": 2, "person_id": ann, "at": 20, "place": 3},
        {"table_id": "first", "seat": 1, "person_id": ann, "at": 10, "place": 1},
        {"table_id": "first", "seat": 0, "person_id": bob, "at": 10, "place": 2},
    )
    told = await get(server, f"/people/{ann}/history")
    assert [(each["table"], each["place"]) for each in told] == [("first", 1), ("second", 2), ("second", 3)]
    rating = 1080  # 1000 + 40 * (26 - 3 * 8)
    assert told[1] == {
        "table": "second",
        "game": "star-realms",
        "at": 20,
        "place": 2,
        "players": 3,
        "score": 7,
        "rating": rating,
    }
    assert set(told[1]) == set(Played.__struct_fields__)
    assert (told[0]["rating"], told[0]["players"]) == (None, 2)
    three = await get(server, f"/people/{ann}/history", seats=3)
    assert [each["place"] for each in three] == [2]
    ratings_of_ann = (await get(server, f"/people/{ann}"))["ratings"]
    assert [(line["seats"], line["rating"], line["games"]) for line in ratings_of_ann] == [(3, rating, 1)]


async def test_ratings_are_listed_by_game_then_seats(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    (ann,) = await people(server, "Ann")
    kinds = [("star-realms", 3), ("federation", 4), ("star-realms", 2)]
    rated = {"person_id": ann, "mu": 26.0, "sigma": 8.0}
    await store(server, *({"table_id": f"t{n}", "game": game, "seats": n, **rated} for game, n in kinds))
    standings = statistics.standings
    monkeypatch.setattr(statistics, "standings", lambda *which: standings(*which).order_by(text("seats DESC")))
    listed = (await get(server, f"/people/{ann}"))["ratings"]
    assert [(line["game"], line["seats"]) for line in listed] == [
        ("federation", 4),
        ("star-realms", 2),
        ("star-realms", 3),
    ]


async def test_a_former_id_leads_to_whom_it_belonged(server: Running) -> None:
    (ann,) = await people(server, "Ann")
    async with server.store.writing() as session:
        session.add(models.FormerId(id=7, person_id=ann))
    assert (await get(server, "/people/7"))["id"] == ann
    assert await get(server, "/people/7/history") == []
    assert (await server.nobody().http.get("/api/people/8")).status_code == 404


# Records


async def test_what_is_known_of_a_player_before_a_game(server: Running, hours: SettableTime) -> None:
    ann, bob, carl = await people(server, "Ann", "Bob", "Carl")
    now = hours.time_ns() // 1_000_000
    today, yesterday = now - DAY, now - DAY - 1

    def game(table: str, other: dict[str, Any], at: int, mu: float | None = 30.0, **more: Any) -> list[dict[str, Any]]:
        rated = {"mu": mu, "sigma": None if mu is None else 6.0}
        return [
            {"table_id": table, "seat": 0, "person_id": ann, "at": at, **rated, **more},
            {"table_id": table, "seat": 1, "at": at, "place": 2, **rated, **more, **other},
        ]

    rows = [
        *game("a", {"person_id": carl}, yesterday, 28.0),
        *game("b", {"person_id": bob}, today, 29.0),
        *game("c", {"bot": "greedy"}, now, 31.0),
        *game("d", {}, now - 5),  # whoever it was has deleted their account
        *game("e", {"person_id": carl}, now + 1, None),
        *game("f", {"person_id": carl}, now + 2, seats=3),
        *game("g", {"person_id": carl}, now + 3, game="federation"),
    ]
    await store(server, *rows)
    async with server.store.reading() as session:
        records = PlayerRecords(session, now)
        found = await records.find(("person", ann), "star-realms", 2)
        assert (found.skill, found.since, found.games) == ((31.0, 6.0), now, 4)
        assert found.opponents == {("person", bob), ("person", carl), GREEDY}
        assert sorted(found.today, key=str) == [GREEDY, ("person", bob)]
        bot = await records.find(GREEDY, "star-realms", 2)
        assert (bot.skill, bot.since, bot.games, bot.opponents) == ((31.0, 6.0), now, 0, set())
        assert await records.find(("person", ann), "star-realms", 4) == PlayerRecord()
        opponents: set[Player] = {("person", carl), ("person", bob)}
        after = records.played(("person", ann), "star-realms", 2, (32.0, 5.0), now + 9, opponents)
        assert await records.find(("person", ann), "star-realms", 2) is after
        assert (after.skill, after.since, after.games) == ((32.0, 5.0), now + 9, 5)
        assert after.opponents == found.opponents
        assert sorted(after.today, key=str) == sorted([GREEDY, ("person", bob), *opponents], key=str)
        first = records.played(("person", ann), "star-realms", 4, (32.0, 5.0), now, {BOB})
        assert (first.games, first.opponents, first.today) == (1, {BOB}, [BOB])


@pytest.mark.parametrize(
    ("games", "opponents", "is_provisional"), [(9, 9, True), (10, 2, True), (10, 3, False), (9, 2, True)]
)
def test_a_rating_is_settled_after_ten_games_with_three(games: int, opponents: int, is_provisional: bool) -> None:
    record = PlayerRecord(games=games, opponents={("person", i) for i in range(opponents)})
    assert record.is_provisional == is_provisional


def test_a_change_is_told_with_its_sign() -> None:
    before: dict[Player, PlayerRecord] = {ANN: PlayerRecord((25.0, 8.0)), GREEDY: PlayerRecord((25.0, 8.0))}
    after: dict[Player, PlayerRecord] = {ANN: PlayerRecord((26.0, 8.0), 5), GREEDY: PlayerRecord((23.0, 8.0), 5)}
    assert changes(alone((ANN, 1), (GREEDY, 2)), before, after) == [
        {"rating": 1080, "change": 40, "provisional": True},
        {"rating": 960, "change": -80, "provisional": False},
    ]


def test_a_seat_of_each_kind() -> None:
    table = models.Table(result={"places": [2, 1, 3, 4, 5]})
    seats = [
        models.Seat(person_id=1, origin="here"),
        models.Seat(bot="greedy"),
        models.Seat(person_id=2, bot="greedy", left="resigned"),
        models.Seat(bot="greedy", left="absent"),
        models.Seat(),
    ]
    told = seat_results(table, seats, [0, 1, 0, 1, 2])
    assert [each.player for each in told] == [ANN, GREEDY, BOB, None, None]
    assert [(each.side, each.place, each.has_left) for each in told] == [
        (0, 2, False),
        (1, 1, False),
        (0, 3, True),
        (1, 4, True),
        (2, 5, False),
    ]
    assert [each.origin for each in told] == ["here", None, None, None, None]
    with pytest.raises(ValueError, match="zip"):
        seat_results(table, seats[:4], [0, 1, 0, 1])


# Counting


async def test_games_that_are_counted_in_one_moment_have_times_of_their_own(
    server: Running, games: Games, hours: SettableTime
) -> None:
    ann, bob = await server.member("Ann"), await server.member("Bob")
    later, first = [await games.over([ann, bob], [1, 2], moved=moved) for moved in (20, 10)]
    await games.counter.count(duels(later, first))
    now = hours.time_ns() // 1_000_000
    assert [(row.at, row.length) for row in await games.outcomes(first)] == [(now, 0)] * 2
    assert [row.at for row in await games.outcomes(later)] == [now + 1] * 2
    assert [each["table"] for each in await get(server, f"/people/{ann.id}/history")] == [first, later]


async def test_of_two_games_that_moved_at_once_the_one_with_the_lower_id_is_first(
    server: Running, games: Games, hours: SettableTime
) -> None:
    ann, bob = await server.member("Ann"), await server.member("Bob")
    for table in ("zebra", "ape"):
        await games.over([ann, bob], [1, 2], id=table, moved=5)
    await games.counter.count(duels("zebra", "ape"))
    assert [each["table"] for each in await get(server, f"/people/{ann.id}/history")] == ["ape", "zebra"]


async def test_of_two_games_one_cannot_be_counted(server: Running, games: Games) -> None:
    ann, bob = await server.member("Ann"), await server.member("Bob")
    good, bad = await games.over([ann, bob], [1, 2]), await games.over([ann, bob], [1, 2, 3])
    await games.counter.count(duels(bad, good))
    assert [len(await games.outcomes(each)) for each in (good, bad)] == [2, 0]


async def test_games_are_looked_for_all_the_way_back_once_and_then_two_days(
    server: Running, monkeypatch: pytest.MonkeyPatch, hours: SettableTime, caplog: pytest.LogCaptureFixture
) -> None:
    looked: asyncio.Queue[int] = asyncio.Queue()
    monkeypatch.setattr(outcomes, "SWEEP_SECONDS", 0.0)
    monkeypatch.setattr(outcomes, "GATHER_SECONDS", 0.0)
    counter = Counter(server.tables)

    async def look(which: Any) -> None:
        await looked.put(which.right.value)
        if looked.qsize() == 1 and not caplog.records:
            raise OSError("no disk")

    monkeypatch.setattr(counter, "count_missed", look)
    running = asyncio.create_task(counter.run())
    found = [await asyncio.wait_for(looked.get(), PATIENCE) for _ in range(4)]
    running.cancel()
    recent = hours.time_ns() // 1_000_000 - 172_800_000
    assert found == [0, 0, recent, recent], "the first time it has failed"
    assert [record.levelname for record in caplog.records] == ["ERROR"]


async def test_games_that_end_together_are_counted_together(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    counter = Counter(server.tables)
    counted: asyncio.Queue[dict[str, list[int]]] = asyncio.Queue()
    slept: list[float] = []

    def ends(table_id: str, state: str = "over", is_counted: bool = False, is_loaded: bool = True) -> None:
        row = SimpleNamespace(state=state, counted=is_counted)
        live: Any = SimpleNamespace(id=table_id, row=row, kernel=SimpleNamespace(sides=[0, 1]) if is_loaded else None)
        counter.on_commit(live)

    async def count_(ended: dict[str, list[int]]) -> None:
        await counted.put(ended)

    async def gather(seconds: float) -> None:
        slept.append(seconds)
        ends("second")

    async def look(_: Any) -> None:
        ends("playing", state="playing")
        ends("counted", is_counted=True)
        ends("elsewhere", is_loaded=False)
        assert not counter._wake.is_set()
        ends("first")

    monkeypatch.setattr(counter, "count", count_)
    monkeypatch.setattr(counter, "count_missed", look)
    monkeypatch.setattr(
        outcomes, "asyncio", SimpleNamespace(wait_for=asyncio.wait_for, sleep=gather, TimeoutError=TimeoutError)
    )
    running = asyncio.create_task(counter.run())
    assert [await asyncio.wait_for(counted.get(), PATIENCE) for _ in range(2)] == [
        {},
        {"first": [0, 1], "second": [0, 1]},
    ]
    await asyncio.sleep(0)
    assert (slept, counter._wake.is_set(), counted.empty()) == ([0.5], False, True)
    running.cancel()


async def test_whoever_looks_at_a_table_is_told_that_it_is_counted(server: Running, games: Games) -> None:
    duel = await server.duel(rated=True)
    ann, bob = duel.players
    live = server.live(duel.id)
    await ann.http.post(f"/api/tables/{duel.id}/resign")
    await games.counter.count(duels(duel.id))
    assert live.row.counted
    assert (await bob.info(duel.id))["ratings"]["unrated"] is None
