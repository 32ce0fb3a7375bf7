"""Ratings mean something: who is rated, which games count, and what everybody is shown of it."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, select, text

from ecliptic.server.ops.config import Settings
from ecliptic.server.people import ratings
from ecliptic.server.people.ratings import Player, PlayerRecord, SeatResult, why_unrated
from ecliptic.server.store import models
from ecliptic.server.store.database import migrate
from ecliptic.server.tables.positions import TableStart
from tests.server.harness import Guest, Running, running
from tests.server.test_ratings import Games, duels, get, until

pytestmark = pytest.mark.anyio

ANN: Player = ("person", 1)
BOB: Player = ("person", 2)
CARL: Player = ("person", 3)
GREEDY: Player = ("bot", "greedy")
ENOUGH = [0, 1] * 10  # ten decisions of each of two sides


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    """A server behind a proxy, so that clients can come from different addresses."""
    async with running(msgspec.structs.replace(settings, proxies=("127.0.0.1",))) as started:
        yield started


@pytest.fixture
def games(server: Running, monkeypatch: pytest.MonkeyPatch) -> Games:
    monkeypatch.setattr(ratings, "LEAST_DECISIONS", 0)
    return Games(server)


async def refused(guest: Guest, path: str, body: Any = None) -> tuple[int, str]:
    answer = await guest.http.post(f"/api{path}", json=body)
    return answer.status_code, answer.json()["words"]["id"]


async def best(server: Running) -> list[tuple[str, bool]]:
    """The list of the best people: names, and whether they are marked as provisional."""
    humans = (await get(server, "/games/star-realms/statistics", seats=2))["humans"]
    return [(line["name"], line["provisional"]) for line in humans]


async def told(guest: Guest, table_id: str) -> Any:
    """What a game has changed, once it is counted."""

    async def is_there() -> bool:
        return (await guest.info(table_id))["ratings"] is not None

    await until(is_there)
    return (await guest.info(table_id))["ratings"]


# Rated or casual


async def test_a_table_is_casual_unless_its_host_wants_it_rated(server: Running) -> None:
    ann, bob = await server.member("Ann", "192.0.2.1"), await server.member("Bob", "192.0.2.2")
    casual, rated = await ann.table(), await ann.table(rated=True)
    assert (casual["rated"], rated["rated"]) == (False, True)
    for made in (casual, rated):
        await bob.sit(made["id"], 1, made["invitation"])
        await ann.do(made["id"], "resign")
        await ann.do(made["id"], "rematch")
        again = (await bob.do(made["id"], "rematch"))["rematch"]
        assert (await ann.info(again))["rated"] == made["rated"], "a rematch is what the game was"


async def test_a_casual_game_is_counted_and_changes_no_rating(server: Running, games: Games) -> None:
    ann, bob = await server.member("Ann"), await server.member("Bob")
    table_id = await games.over([ann, bob], [1, 2], rated=False)
    await games.count()
    assert [row.mu for row in await games.outcomes(table_id)] == [None, None]
    assert await best(server) == []
    assert (await ann.info(table_id))["ratings"] is None


async def test_guests_neither_make_nor_join_rated_games(server: Running) -> None:
    eve, ann = await server.guest("Eve"), await server.member("Ann")
    assert await refused(eve, "/tables", {"game": "star-realms", "rated": True}) == (403, "problem-rated-register")
    made = await ann.table(rated=True, public=True)
    assert await refused(eve, f"/tables/{made['id']}/seats/1", {}) == (403, "problem-rated-register")
    account = {"login": "eve", "password": "eight letters"}
    assert (await eve.http.post("/api/register", json=account)).status_code == 201
    assert (await eve.sit(made["id"], 1))["state"] == "playing", "who has registered may"


async def test_only_registered_people_are_ranked(server: Running, games: Games) -> None:
    """Also where an older version has rated a guest."""
    ann, eve = await server.member("Ann"), await server.guest("Eve")
    await games.over([eve, ann], [1, 2])
    await games.count()
    assert await best(server) == [("Ann", True)]


@pytest.mark.parametrize(
    ("wanted", "status", "problem"),
    [
        ({"hold": [0, 1]}, 422, "problem-rated-one-seat"),
        ({"hold": [], "bots": {"0": "greedy", "1": "greedy"}}, 422, "problem-rated-person"),
        ({"pack": {}}, 422, "problem-rated-ordinary"),
    ],
)
async def test_what_cannot_be_rated(
    server: Running, monkeypatch: pytest.MonkeyPatch, wanted: dict[str, Any], status: int, problem: str
) -> None:
    async def anything(*_: object) -> TableStart:
        return TableStart(1, {})

    monkeypatch.setattr("ecliptic.server.tables.table_setup.read_start", anything)
    ann = await server.member()
    body = {"game": "star-realms", "rated": True, **wanted}
    assert await refused(ann, "/tables", body) == (status, problem)


async def test_nobody_takes_a_second_seat_of_a_rated_game(server: Running) -> None:
    ann = await server.member()
    made = await ann.table(rated=True)
    assert await refused(ann, f"/tables/{made['id']}/seats/1", {}) == (422, "problem-rated-one-seat")


async def test_a_game_from_elsewhere_is_casual(server: Running) -> None:
    duel = await server.duel(rated=True)
    await duel.players[0].do(duel.id, "resign")
    forked = await duel.players[0].do_new(duel.id, "what-if", {"n": 0})
    assert forked["rated"] is False


# Which rated games count


def placed(*players: Player, origins: tuple[str | None, ...] = (None, None, None)) -> list[SeatResult]:
    """Everybody for themselves, the first has won."""
    return [SeatResult(player, seat, seat + 1, origin=origins[seat]) for seat, player in enumerate(players)]


def known(games: int = 20, opponents: int = 5, today: list[Player] | None = None) -> PlayerRecord:
    """Somebody who has played so much."""
    return PlayerRecord(games=games, opponents={("person", 100 + i) for i in range(opponents)}, today=today or [])


@pytest.mark.parametrize(
    ("seats", "decided", "before", "reason"),
    [
        (placed(ANN, BOB), ENOUGH, {}, None),
        (placed(ANN, GREEDY), ENOUGH, {}, None),
        (placed(ANN, ANN), ENOUGH, {}, "result"),
        (placed(ANN, BOB), [], {}, "short"),
        (placed(ANN, BOB), [0] * 30 + [1] * 9, {}, "short"),
        ([SeatResult(ANN, 0, 1), SeatResult(BOB, 1, 2), SeatResult(CARL, 0, 1)], [1] * 10 + [0, 2] * 5, {}, None),
        (placed(ANN, BOB), ENOUGH, {ANN: known(today=[BOB] * 4), BOB: known(today=[ANN] * 4)}, None),
        (placed(ANN, BOB), ENOUGH, {ANN: known(today=[BOB] * 5), BOB: known(today=[ANN] * 5)}, "again"),
        (placed(ANN, BOB), ENOUGH, {ANN: known(today=[CARL] * 5)}, None),
        (placed(ANN, BOB, CARL), [0] * 10 + [1] * 10 + [2] * 9, {}, "short"),
        (placed(ANN, GREEDY, BOB), [0, 1, 2] * 10, {ANN: known(today=[BOB] * 5)}, "again"),
        (placed(ANN, GREEDY), ENOUGH, {ANN: known(today=[GREEDY] * 5)}, "again"),
        (placed(ANN, BOB, GREEDY), [0, 1, 2] * 10, {ANN: known(today=[GREEDY] * 5)}, None),
        (placed(ANN, BOB, origins=("x", "x", None)), ENOUGH, {ANN: known(), BOB: known(games=9)}, "address"),
        (placed(ANN, BOB, origins=("x", "x", None)), ENOUGH, {ANN: known(opponents=2), BOB: known()}, "address"),
        (placed(ANN, BOB, origins=("x", "x", None)), ENOUGH, {ANN: known(), BOB: known()}, None),
        (placed(ANN, BOB, origins=("x", "y", None)), ENOUGH, {}, None),
    ],
)
def test_why_a_game_is_not_rated(
    seats: list[SeatResult], decided: list[int], before: dict[Player, PlayerRecord], reason: str | None
) -> None:
    assert (
        why_unrated(
            seats,
            decided,
            {ANN: PlayerRecord(), BOB: PlayerRecord(), CARL: PlayerRecord(), GREEDY: PlayerRecord(), **before},
        )
        == reason
    )


async def test_a_game_resigned_before_the_first_moves_lifts_nobody(server: Running) -> None:
    ann, bob = await server.member("Ann", "192.0.2.1"), await server.member("Bob", "192.0.2.2")
    made = await ann.table(rated=True)
    await bob.sit(made["id"], 1, made["invitation"])
    await bob.do(made["id"], "resign")
    assert await told(ann, made["id"]) == {"seats": [None, None], "unrated": "short"}
    assert await best(server) == []


@pytest.mark.databases
async def test_the_same_two_again_and_again_lift_nobody(server: Running, games: Games) -> None:
    """Twenty-five games, and no more than five of them count."""
    ann, bob = await server.member("Ann"), await server.member("Bob")
    tables = [await games.over([ann, bob], [1, 2]) for _ in range(25)]
    for part in (tables[:3], tables[3:]):  # across batches and within one
        await games.counter.count(duels(*part))
    rated = [(await games.outcomes(table_id))[0].mu is not None for table_id in tables]
    assert rated == [True] * 5 + [False] * 20
    assert (await ann.info(tables[5]))["ratings"]["unrated"] == "again"
    carl = await server.member("Carl")
    other = await games.over([ann, carl], [1, 2])
    await games.count()
    assert (await ann.info(other))["ratings"]["unrated"] is None


async def test_the_next_day_the_same_two_count_again(server: Running, games: Games) -> None:
    ann, bob = await server.member("Ann"), await server.member("Bob")
    for _ in range(5):
        await games.over([ann, bob], [1, 2])
    await games.count()
    async with server.store.writing() as session:
        for row in await session.scalars(select(models.Outcome)):
            row.at -= 86_400_001
    later = await games.over([ann, bob], [1, 2])
    await games.count()
    assert (await ann.info(later))["ratings"]["unrated"] is None


async def test_two_new_accounts_at_one_address_do_not_rate_each_other(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person against an account of their own, through the seats, a rematch and back."""
    monkeypatch.setattr(ratings, "LEAST_DECISIONS", 0)
    ann, own = await server.member("Ann", "192.0.2.1"), await server.member("Own", "192.0.2.1")
    made = await ann.table(rated=True)
    await own.sit(made["id"], 1, made["invitation"])
    await own.do(made["id"], "resign")
    assert (await told(ann, made["id"]))["unrated"] == "address"
    await ann.do(made["id"], "rematch")
    again = (await own.do(made["id"], "proposals/answer", {"agree": True}))["rematch"]
    await own.do(again, "resign")
    assert (await told(ann, again))["unrated"] == "address"
    async with server.store.reading() as session:
        assert set(await session.scalars(select(models.Seat.origin))) == {None}, "the address is not kept"


async def test_this_machine_itself_is_nobodys_address(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind a proxy that was not named all people would have one."""
    monkeypatch.setattr(ratings, "LEAST_DECISIONS", 0)
    async with running(settings) as server:
        duel = await server.duel(rated=True)
        await duel.players[0].do(duel.id, "resign")
        assert (await told(duel.players[0], duel.id))["unrated"] is None


# What everybody is shown


async def test_the_change_is_shown_after_the_game(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "LEAST_DECISIONS", 0)
    duel = await server.duel(rated=True)
    ann, bob = duel.players
    async with ann.stream(duel.id) as mine:
        await mine.next("table")
        await bob.do(duel.id, "resign")
        while (pushed := (await mine.next("table"))["ratings"]) is None:
            pass
    won, lost = pushed["seats"]
    assert (won["rating"], lost["rating"]) == (1000 + won["change"], 1000 + lost["change"])
    assert won["change"] > 0 > lost["change"]
    assert won["provisional"]
    assert (await get(server, f"/people/{ann.id}"))["ratings"][0]["rating"] == won["rating"]


async def test_a_rating_is_provisional_until_it_rests_on_enough(server: Running, games: Games) -> None:
    ann = await server.member("Ann")
    others = [await server.member(f"Other {i}") for i in range(3)]
    for i in range(9):
        await games.over([ann, others[i % 3]], [1, 2])
    await games.count()
    assert (await get(server, f"/people/{ann.id}"))["ratings"][0]["provisional"] is True
    latest = await games.over([ann, others[0]], [1, 2])
    await games.count()
    assert (await get(server, f"/people/{ann.id}"))["ratings"][0]["provisional"] is False
    assert [seat["provisional"] for seat in (await ann.info(latest))["ratings"]["seats"]] == [False, True]


async def test_provisional_ratings_are_listed_after_all_others(server: Running, games: Games) -> None:
    ann, new = await server.member("Ann"), await server.member("New")
    others = [await server.member(f"Other {i}") for i in range(3)]
    for i in range(10):
        await games.over([ann, others[i % 3]], [2, 1])
    await games.over([new, others[0]], [1, 2])
    await games.count()
    listed = await best(server)
    assert listed[0] == ("Ann", False), "although everybody else has a higher rating"
    assert all(provisional for _, provisional in listed[1:])


# Aborting


async def test_a_game_is_aborted_before_everybody_has_moved(server: Running) -> None:
    duel = await server.duel(rated=True, options={"first": "0"})
    ann, bob = duel.players
    await duel.play()
    over = await bob.do(duel.id, "abort")
    assert (over["state"], over["result"]) == ("over", {"places": [0, 0], "scores": [50, 50], "reason": "aborted"})
    await server.state.counter.count_missed(models.Table.moved > 0)
    assert (await get(server, f"/people/{ann.id}/history"), await best(server)) == ([], [])
    assert await refused(ann, f"/tables/{duel.id}/abort") == (409, "problem-over")


async def test_a_game_in_which_all_have_moved_is_not_aborted(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    for seat in (0, 1):
        moment = await duel.players[seat].moment(duel.id)
        assert (await duel.players[seat].move(duel.id, moment["n"], "end", f"{seat}")).status_code == 200
    assert await refused(duel.players[0], f"/tables/{duel.id}/abort") == (409, "problem-abort-late")
    assert (await duel.players[0].info(duel.id))["state"] == "playing"


# Bots


async def test_a_bot_agrees_to_nothing_in_a_rated_game(server: Running) -> None:
    ann = await server.member()
    for rated in (True, False):
        made = await ann.table(options={"first": "0"}, bots={"1": "random"}, rated=rated)
        moment = await ann.moment(made["id"])
        card = next(offer["action"] for offer in moment["options"] if offer["action"].startswith("play:"))
        await ann.move(made["id"], moment["n"], card, "card")
        for kind in ("undo", "abandon"):
            answer = await ann.http.post(f"/api/tables/{made['id']}/proposals", json={"kind": kind})
            assert answer.status_code == (409 if rated else 200), answer.text
            if rated:
                assert answer.json()["words"]["id"] == f"problem-bot-{kind}"
        assert (await ann.info(made["id"]))["state"] == ("playing" if rated else "over")


async def test_people_abandon_a_rated_game_with_a_bot_together(server: Running) -> None:
    ann, bob = await server.member("Ann"), await server.member("Bob")
    made = await ann.table(seats=3, options={"mode": "free_for_all", "first": "0"}, bots={"2": "random"}, rated=True)
    await bob.sit(made["id"], 1, made["invitation"])
    assert (await ann.do(made["id"], "proposals", {"kind": "abandon"}))["proposal"]["agreed"] == [0, 2]
    assert (await bob.do(made["id"], "proposals/answer", {"agree": True}))["result"]["reason"] == "abandoned"


async def test_in_a_rated_game_one_takes_back_alone_what_showed_nothing(server: Running) -> None:
    ann = await server.member()
    made = await ann.table(options={"first": "0"}, bots={"1": "random"}, rated=True)
    moment = await ann.moment(made["id"])
    card = next(offer["action"] for offer in moment["options"] if offer["action"] in ("play:scout", "play:viper"))
    n = (await ann.move(made["id"], moment["n"], card, "card")).json()["n"]
    await ann.do(made["id"], "undo", {"type": "undo", "expected": n, "client_move_id": "back"})
    assert (await ann.moment(made["id"]))["options"] == moment["options"]


# Older databases


def test_an_older_database_gets_values(tmp_path: Path) -> None:
    """What was rated stays so, what runs is casual, and few games make a provisional rating."""
    url = f"sqlite:///{tmp_path}/old.sqlite"
    engine = create_engine(url)
    with engine.begin() as connection:
        migrate(connection, "0003")
        connection.execute(text("INSERT INTO people (id, name, created) VALUES (1, 'Ann', 0), (2, 'Bob', 0)"))
        for table_id, state in (("rated", "over"), ("casual", "over"), ("running", "playing")):
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, rules, seats, options, public, spectators, invitation, state,"
                    " waiting, created, moved) VALUES (:id, 'star-realms', 1, 2, '{}', 0, 1, '', :state, 0, 0, 0)"
                ),
                {"id": table_id, "state": state},
            )
        for table_id, mu in (("rated", 30.0), ("casual", None)):
            connection.execute(
                text(
                    "INSERT INTO outcomes (table_id, seat, game, seats, person_id, place, score, length, mu, sigma, at)"
                    " VALUES (:id, 0, 'star-realms', 2, 1, 1, 0, 1, :mu, :mu, 0)"
                ),
                {"id": table_id, "mu": mu},
            )
        migrate(connection)
        rated = connection.execute(text("SELECT id, rated FROM tables ORDER BY id")).all()
        provisional = connection.execute(text("SELECT table_id, provisional FROM outcomes ORDER BY table_id")).all()
    engine.dispose()
    assert [tuple(row) for row in rated] == [("casual", 0), ("rated", 1), ("running", 0)]
    assert [tuple(row) for row in provisional] == [("casual", 0), ("rated", 1)]


async def test_the_seats_of_a_casual_table_keep_no_origin(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    ann.http.headers["X-Forwarded-For"] = bob.http.headers["X-Forwarded-For"] = "192.0.2.7"
    made = await ann.table()
    await bob.sit(made["id"], 1, made["invitation"])
    async with server.store.reading() as session:
        assert set(await session.scalars(select(models.Seat.origin))) == {None}
