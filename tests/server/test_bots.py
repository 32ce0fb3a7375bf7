"""Bots at the tables: they play whole games, know no more than their seat, and no mishap of theirs stops a game."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.harness import PATIENCE, Guest, Running

pytestmark = pytest.mark.anyio


async def ended(guest: Guest, table_id: str, seconds: float = 60) -> Any:
    """The table when its game is over."""
    async with asyncio.timeout(seconds):
        while True:
            table = (await guest.http.get(f"/api/tables/{table_id}")).json()
            if table["state"] == "over":
                return table
            await asyncio.sleep(0.02)


async def until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


async def own_turn(guest: Guest, table_id: str, seat: int) -> Any:
    """The moment when a seat is to move or the game is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            moment = await guest.moment(table_id)
            if seat in moment["view"]["waiting"] or moment["view"]["result"]:
                return moment
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("level", ["random", "greedy"])
async def test_a_person_plays_a_whole_game_against_a_bot(server: Running, level: str) -> None:
    ann = await server.guest("Ann")
    made = await ann.table(bots={"1": level})
    assert made["state"] == "playing"
    assert [(seat["name"], seat["bot"]) for seat in made["seats"]] == [("Ann", None), (level.capitalize(), level)]
    for i in range(3_000):
        moment = await own_turn(ann, made["id"], 0)
        if moment["view"]["result"]:
            break
        answer = await ann.move(made["id"], moment["n"], moment["options"][0]["action"], f"ann-{i}")
        assert answer.status_code == 200, answer.text
    table = await ended(ann, made["id"], PATIENCE)
    assert sorted(table["result"]["places"]) == [1, 2]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("star-realms", 2, {}), ("star-realms", 4, {"mode": "hydra_two_headed"}), ("federation", 3, {})],
)
async def test_bots_play_among_themselves_to_the_end(
    server: Running, game: str, seats: int, options: dict[str, str]
) -> None:
    ann = await server.guest()
    bots = {str(seat): "greedy" for seat in range(seats)}
    made = await ann.table(game=game, seats=seats, options=options, hold=[], bots=bots)
    assert [seat["name"] for seat in made["seats"]] == ["Greedy", "Greedy 2", "Greedy 3", "Greedy 4"][:seats]
    table = await ended(ann, made["id"])
    assert 1 in table["result"]["places"]
    await until(lambda: not server.state.bot_seats.tasks)


async def test_the_host_seats_bots_until_the_game_begins(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(seats=3, options={"mode": "free_for_all"}, public=True)
    address = f"/api/tables/{made['id']}/seats"
    assert (await bob.http.put(f"{address}/1/bot", json={"level": "greedy"})).status_code == 403
    after = (await ann.http.put(f"{address}/1/bot", json={"level": "greedy"})).json()
    assert [(seat["name"], seat["bot"]) for seat in after["seats"]] == [
        ("Ann", None),
        ("Greedy", "greedy"),
        (None, None),
    ]
    taken = await bob.http.post(f"{address}/1", json={})
    assert (taken.status_code, taken.json()["error"]) == (409, "Seat 1 is taken.")
    after = (await ann.http.put(f"{address}/1/bot", json={"level": "random"})).json()
    assert after["seats"][1]["name"] == "Random"
    for seat, level, status, sentence in (
        (0, "greedy", 409, "Seat 0 is taken."),
        (7, "greedy", 404, "There is no seat 7: the seats are 0 to 2."),
        (2, "genius", 422, "There is no bot 'genius' for this game: there are random, greedy."),
    ):
        answer = await ann.http.put(f"{address}/{seat}/bot", json={"level": level})
        assert (answer.status_code, answer.json()["error"]) == (status, sentence)
    assert (await bob.sit(made["id"], 2))["state"] == "playing"
    late = await ann.http.put(f"{address}/1/bot", json={"level": "greedy"})
    assert (late.status_code, late.json()["error"]) == (409, "The game has begun.")


@pytest.mark.parametrize(
    ("bots", "status", "sentence"),
    [
        ({"0": "greedy"}, 422, "Seat 0 cannot be yours and a bot's."),
        ({"2": "greedy"}, 422, "There is no seat 2: the seats are 0 to 1."),
        ({"1": "genius"}, 422, "There is no bot 'genius' for this game: there are random, greedy."),
        ({"one": "greedy"}, 400, ""),
        ({"1": None}, 400, ""),
        (["greedy"], 400, ""),
    ],
)
async def test_bots_that_cannot_be_seated_are_refused(server: Running, bots: Any, status: int, sentence: str) -> None:
    ann = await server.guest()
    answer = await ann.http.post("/api/tables", json={"game": "star-realms", "bots": bots})
    assert answer.status_code == status, answer.text
    assert answer.json()["error"].startswith(sentence)
    assert answer.json()["error"].endswith(".")


async def test_games_say_which_bots_they_have(server: Running) -> None:
    for game in (await server.nobody().http.get("/api/games")).json():
        assert [row["level"] for row in game["bots"]] == ["random", "greedy"]
        assert all(row["about"].endswith(".") and row["milliseconds"] > 0 for row in game["bots"])
