"""Hints at a table and the analysis of positions: what the bot would do, from what a seat knows, within limits."""

import asyncio
import random
from typing import Any

import pytest

import ecliptic
from ecliptic.server.bots.levels import LEVELS
from ecliptic.server.bots.win_probability import win_probabilities
from tests.server.harness import PATIENCE, Guest, Running, until

pytestmark = pytest.mark.anyio


async def hint(guest: Guest, table_id: str, **query: Any) -> Any:
    answer = await guest.http.get(f"/api/tables/{table_id}/hint", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def analyse(guest: Guest, position: Any, **more: Any) -> tuple[int, Any]:
    answer = await guest.http.post("/api/analysis", json={"position": position, **more})
    return answer.status_code, answer.json()


@pytest.mark.parametrize("game", ["star-realms", "federation"])
async def test_a_hint_names_good_moves_with_their_reasons(server: Running, game: str) -> None:
    ann = await server.guest()
    made = await ann.table(game=game, bots={"1": "random"})
    async with asyncio.timeout(PATIENCE):
        while 0 not in (await ann.http.get(f"/api/tables/{made['id']}")).json()["waiting"]:
            await asyncio.sleep(0.01)
    moment = await ann.moment(made["id"])
    labels = {offer["action"]: offer["label"] for offer in moment["options"]}
    given = await hint(ann, made["id"])
    assert 1 <= len(given["best"]) <= 3
    assert len({good["action"] for good in given["best"]}) == len(given["best"])
    assert all(good["label"] == labels[good["action"]] for good in given["best"])
    assert all({"name", "value"} == set(reason) for good in given["best"] for reason in good["reasons"])
    for good in given["best"]:
        if len(good["reasons"]) < 3:  # all of them
            assert good["value"] == pytest.approx(sum(reason["value"] for reason in good["reasons"]))
    assert len(given["evaluation"]) == 2
    assert all(0 < value < 1 for value in given["evaluation"])
    assert (await ann.moment(made["id"])) == moment


async def test_the_first_move_of_a_hint_is_what_the_bot_plays(server: Running) -> None:
    """A position where one move wins at once."""
    position: Any = ecliptic.new("star-realms", options={"first": "0"}, seed=1).save()
    position["state"]["authority"] = [50, 3]
    position["state"]["players"][0]["combat"] = 5
    ann = await server.guest()
    status, given = await analyse(ann, position, seat=0)
    assert status == 200, given
    assert given["best"][0]["action"] == "attack:1"
    assert given["best"][0]["reasons"][0]["name"] == "victory"


async def test_whoever_is_not_to_move_gets_an_evaluation(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(hold=[0, 1], options={"first": "0"})
    assert (await hint(ann, made["id"], seat=1))["best"] == []
    assert (await hint(ann, made["id"], seat=0))["best"] != []


async def test_there_are_no_hints_against_other_people_until_the_game_is_over(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    answer = await duel.players[0].http.get(f"/api/tables/{duel.id}/hint")
    assert (answer.status_code, answer.json()["error"]) == (403, "No hints while you are playing with other people.")
    await duel.players[0].http.post(f"/api/tables/{duel.id}/resign")
    assert await hint(duel.players[0], duel.id) == {"best": [], "evaluation": [0.0, 1.0]}


async def test_there_are_hints_when_a_bot_has_taken_over_from_the_only_other_person(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    wanted = {"mode": "free_for_all", "first": "0"}
    made = await ann.table(seats=3, options=wanted, bots={"2": "random"})
    await bob.sit(made["id"], 1, made["invitation"])
    assert (await ann.http.get(f"/api/tables/{made['id']}/hint")).status_code == 403
    assert (await bob.http.post(f"/api/tables/{made['id']}/resign")).status_code == 200
    assert (await hint(ann, made["id"]))["best"] != []


async def test_a_finished_game_is_evaluated_by_its_result(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(hold=[], bots={"0": "random", "1": "random"}, public=True)
    async with asyncio.timeout(60):
        while (table := (await ann.http.get(f"/api/tables/{made['id']}")).json())["state"] != "over":
            await asyncio.sleep(0.02)
    async with server.tables.use(made["id"]) as live:
        position = live.game().save()
    status, given = await analyse(ann, position, seat=0)
    assert status == 200, given
    assert given["best"] == given["options"] == []
    assert given["evaluation"] == [float(place == 1) for place in table["result"]["places"]]


async def test_there_is_no_hint_before_the_game_begins(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table()
    answer = await ann.http.get(f"/api/tables/{made['id']}/hint")
    assert (answer.status_code, answer.json()["error"]) == (409, "The game has not begun yet.")


@pytest.mark.parametrize("game", ["star-realms", "federation"])
async def test_a_position_is_analysed_as_a_table_shows_it(server: Running, game: str) -> None:
    table = ecliptic.new(game, seed=6)
    seat = table.waiting[0]
    ann = await server.guest()
    status, given = await analyse(ann, table.save())
    assert status == 200, given
    again = ecliptic.load(table.save())
    assert given["seat"] == seat
    assert given["view"] == again.view(seat)
    assert given["prompt"] == again.prompt(seat).plain()
    assert [offer["action"] for offer in given["options"]] == [option.text for option in again.options(seat)]
    assert given["best"][0]["action"] in [option.text for option in again.options(seat)]
    assert len(given["evaluation"]) == 2
    status, other = await analyse(ann, table.save(), seat=1 - seat)
    assert (status, other["seat"], other["view"]["seat"]) == (200, 1 - seat, 1 - seat)


POSITION: Any = ecliptic.new("star-realms", seed=1).save()


@pytest.mark.parametrize(
    ("body", "status", "sentence"),
    [
        ({"position": {}}, 422, "This is not an Ecliptic position"),
        ({"position": {**POSITION, "game": "chess"}}, 422, "There is no game 'chess'"),
        ({"position": {**POSITION, "seats": 9}}, 422, "Star Realms has 2 to 6 seats, not 9."),
        ({"position": {**POSITION, "stack": []}}, 422, "Invalid position"),
        ({"position": {**POSITION, "state": 5}}, 422, "state must be"),
        ({"position": POSITION, "seat": 3}, 422, "There is no seat 3: the seats are 0 to 1."),
        ({"position": POSITION, "seat": 99}, 400, "seat"),
        ({"position": POSITION, "more": 1}, 400, ""),
        ({"position": []}, 400, "position"),
        ({}, 400, ""),
        ({"position": {"x": "x" * 300_000}}, 413, ""),
    ],
)
async def test_a_position_that_cannot_be_is_refused(server: Running, body: Any, status: int, sentence: str) -> None:
    ann = await server.guest()
    answer = await ann.http.post("/api/analysis", json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"].startswith(sentence)
    assert answer.json()["error"].endswith(".")


@pytest.mark.parametrize("address", ["/api/analysis", "/api/tables", "/api/guests"])
async def test_a_body_that_is_nested_too_deeply_is_refused(server: Running, address: str) -> None:
    ann = await server.guest()
    body = '{"position": ' + "[" * 60_000 + "]" * 60_000 + "}"
    answer = await ann.http.post(address, content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "The request is nested too deeply.")


async def test_a_person_asks_one_thing_at_a_time_and_a_slow_bot_is_given_up(
    server: Running, faulty_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecliptic.server.bots.advice.levels_of", lambda _: [LEVELS["sleeps"]])
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    first = asyncio.create_task(analyse(ann, POSITION))
    await until(lambda: bool(server.state.workers.pids))
    second, other = await asyncio.gather(analyse(ann, POSITION), analyse(bob, POSITION))
    assert second[0] == 429
    assert second[1]["error"].endswith(".")
    assert (other[0], other[1]["error"]) == (422, "The bot found no answer for this position.")
    assert (await first)[0] == 422
    assert (await analyse(ann, POSITION))[0] == 422


def test_the_standing_is_a_logistic_function_of_the_lead() -> None:
    saved: Any = ecliptic.new("star-realms", options={"first": "0"}, seed=1).save()
    numbers = []
    for lead in (-40, 0, 40, 400):
        saved["state"]["authority"] = [50 + max(lead, 0), 50 - min(lead, 0)]
        table = ecliptic.load(saved)
        given = win_probabilities(table.game, table.state, 2, 0, random.Random(1))
        assert sum(given) == pytest.approx(1, abs=1e-3)
        numbers.append(given[0])
    assert numbers == sorted(numbers)
    assert numbers[0] < 0.4 < numbers[1] < 0.6 < numbers[2] < numbers[3] <= 1


@pytest.mark.parametrize(("places", "given"), [((2, 1), [0.0, 1.0]), ((0, 0), [0.5, 0.5])])
def test_a_game_that_is_over_has_its_result(places: tuple[int, ...], given: list[float]) -> None:
    saved: Any = ecliptic.new("star-realms", seed=1).save()
    saved["state"]["over"] = {"places": list(places), "reason": "turn_limit"}
    table = ecliptic.load({**saved, "stack": []})
    assert win_probabilities(table.game, table.state, 2, 0, random.Random(1)) == given


def test_teammates_stand_and_fall_together() -> None:
    saved: Any = ecliptic.new("star-realms", seats=4, options={"mode": "hydra_two_headed"}, seed=1).save()
    table = ecliptic.load(saved)
    sides = table.sides
    assert sorted(sides) == [0, 0, 1, 1]
    given = win_probabilities(table.game, table.state, 4, 0, random.Random(1))
    for a in range(4):
        for b in range(4):
            if sides[a] == sides[b]:
                assert given[a] == pytest.approx(given[b], abs=0.2)
            else:
                assert given[a] + given[b] == pytest.approx(1, abs=0.2)
