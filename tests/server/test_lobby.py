"""Setting up tables and sitting down."""

import asyncio
import re
from typing import Any

import pytest

import ecliptic
from ecliptic.server.http.problems import Problem
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.store import models
from ecliptic.server.tables.lobby import require_free_in_campaign
from tests.server.harness import Running, SettableTime

pytestmark = pytest.mark.anyio


async def test_a_game_begins_when_the_last_seat_is_taken(server: Running) -> None:
    ann, bob, eve = await server.guest("Ann"), await server.guest("Bob"), await server.guest("Eve")
    made = await ann.table(seats=3, options={"mode": "free_for_all"})
    assert (made["state"], made["mine"], made["waiting"]) == ("open", [0], [])
    after = await bob.sit(made["id"], 2, made["invitation"])
    assert (after["state"], after["mine"]) == ("open", [2])
    after = await eve.sit(made["id"], 1, made["invitation"])
    assert after["state"] == "playing"
    assert len(after["waiting"]) == 1
    assert [seat["name"] for seat in after["seats"]] == ["Ann", "Eve", "Bob"]


async def test_a_seat_is_given_once(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(seats=3, options={"mode": "free_for_all"})
    others = [await server.guest(f"Guest {i}") for i in range(5)]
    body = {"invitation": made["invitation"]}
    answers = await asyncio.gather(
        *(guest.http.post(f"/api/tables/{made['id']}/seats/1", json=body) for guest in others)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
    assert {answer.json()["error"] for answer in answers if answer.status_code == 409} == {"This seat is taken."}


async def test_whoever_watches_sees_who_sits_down(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(seats=3, options={"mode": "free_for_all"})
    async with ann.stream(made["id"]) as mine:
        await mine.next("table")
        await bob.sit(made["id"], 2, made["invitation"])
        assert [seat["name"] for seat in (await mine.next("table"))["seats"]] == ["Ann", None, "Bob"]
        assert (await ann.http.put(f"/api/tables/{made['id']}/seats/1/bot", json={"level": "random"})).is_success
        assert [seat["name"] for seat in (await mine.next("table"))["seats"]] == ["Ann", "Random", "Bob"]


async def test_only_who_gets_a_seat_keeps_the_table_from_being_cleaned_up(server: Running, hours: SettableTime) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(seats=3, options={"mode": "free_for_all"}, public=True)

    async def touched() -> int | None:
        async with server.store.reading() as session:
            return (await session.get_one(models.Table, made["id"])).touched

    assert await touched() is None
    hours.pass_by(60)
    assert (await bob.http.post(f"/api/tables/{made['id']}/seats/0", json={})).status_code == 409
    assert await touched() is None
    await bob.sit(made["id"], 1)
    assert await touched() == hours.time_ns() // 1_000_000


@pytest.mark.parametrize(
    ("campaign", "state", "seat", "problem"),
    [
        ("War", "playing", 0, None),
        ("War", "paused", 0, None),
        ("War", "over", 0, "problem-begun-without-you"),
        (None, "playing", 0, "problem-begun-without-you"),
        ("War", "playing", 1, "problem-begun-without-you"),
        ("War", "playing", 2, "problem-begun-without-you"),
    ],
    ids=["free", "paused", "over", "no campaign", "a bot's", "somebody's"],
)
async def test_where_a_seat_is_free_after_the_beginning(
    server: Running, campaign: str | None, state: str, seat: int, problem: str | None
) -> None:
    live = server.live("imagined")
    live.row = models.Table(campaign=campaign, state=state)
    live.seats = [
        models.Seat(seat=0, person_id=None, bot=None),
        models.Seat(seat=1, person_id=None, bot="random"),
        models.Seat(seat=2, person_id=7, bot=None),
    ]
    said: list[tuple[int, str]] = []
    for person in (5, 7):
        try:
            require_free_in_campaign(live, seat, Visitor(person, "Ann"))
        except Problem as why:
            said.append((why.status, why.words.id))
    expected = [(409, problem)] * 2 if problem else [(409, "problem-campaign-seated")]
    assert said == expected


async def test_sitting_down_twice_changes_nothing(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table()
    once = await bob.sit(made["id"], 1, made["invitation"])
    assert await bob.sit(made["id"], 1) == once


async def test_a_started_game_takes_nobody_else(server: Running) -> None:
    duel = await server.duel(public=True)
    eve = await server.guest("Eve")
    answer = await eve.http.post(f"/api/tables/{duel.id}/seats/1", json={})
    assert answer.status_code == 409
    assert answer.json()["error"] == "The game has begun without you."


@pytest.mark.parametrize(
    ("wanted", "status", "sentence"),
    [
        ({"game": "chess"}, 422, "There is no game 'chess'"),
        ({"seats": 1}, 422, "Star Realms has 2 to 6 seats, not 1."),
        ({"seats": 99}, 400, "seats"),
        ({"options": {"set": "gold"}}, 422, "Option set cannot be 'gold'"),
        ({"options": {"speed": 9}}, 422, "Star Realms has no option 'speed'"),
        ({"options": {"set": {"a": 1}}}, 400, "options"),
        ({"hold": [5]}, 422, "There is no seat 5: the seats are 0 to 1."),
        ({"hold": [1, 7, 9]}, 422, "There is no seat 7: the seats are 0 to 1."),
        ({"bots": {"2": "random"}}, 422, "There is no seat 2: the seats are 0 to 1."),
        ({"bots": {"12": "random"}}, 400, "bots"),
        ({"hold": [1, 0], "bots": {"0": "random"}}, 422, "Seat 0 cannot be both yours and a bot's."),
        ({"campaign": "The long war"}, 422, "Star Realms is"),
        ({"hold": [-1]}, 400, "hold"),
        ({"hold": 0}, 400, "hold"),
        ({"colour": "red"}, 400, ""),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    server: Running, wanted: dict[str, Any], status: int, sentence: str
) -> None:
    ann = await server.guest()
    answer = await ann.http.post("/api/tables", json={"game": "star-realms", **wanted})
    assert answer.status_code == status, answer.text
    assert answer.json()["error"].startswith(sentence)
    assert answer.json()["error"].endswith(".")


async def test_a_table_of_which_nothing_but_its_game_is_said(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table()
    said = ("public", "spectators", "undo", "rated", "clock", "absent", "campaign", "pack", "mine", "state")
    assert [made[name] for name in said] == [False, True, "free", False, None, "lose", None, False, [0], "open"]
    assert [seat["person"] for seat in made["seats"]] == [ann.id, None]
    game = ecliptic.game("star-realms")
    assert server.live(made["id"]).row.rules == max(game.rules_versions) > min(game.rules_versions)
    assert re.fullmatch("[abcdefghijkmnpqrstuvwxyz23456789]{10}", made["id"])
    assert re.fullmatch("[A-Za-z0-9_-]{16}", made["invitation"])


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "seats/1/bot", {"level": "random"}),
        ("POST", "seats/1", {"invitation": None}),
        ("PUT", "notes", {"text": "mine"}),
        ("POST", "programme", {"actions": []}),
        ("POST", "proposals", {"kind": "abandon"}),
        ("POST", "proposals/answer", {"agree": True}),
    ],
)
async def test_a_request_with_a_word_too_many_is_refused(server: Running, method: str, path: str, body: Any) -> None:
    ann = await server.guest()
    made = await ann.table()
    answer = await ann.http.request(method, f"/api/tables/{made['id']}/{path}", json={**body, "colour": "red"})
    assert answer.status_code == 400, answer.text
    assert "colour" in answer.json()["error"]
    assert (await ann.info(made["id"])) == made


async def test_the_name_of_a_level_has_an_end(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table()
    for letters, status in ((20, 422), (21, 400)):
        level = "x" * letters
        answer = await ann.http.put(f"/api/tables/{made['id']}/seats/1/bot", json={"level": level})
        assert answer.status_code == status, answer.text
        answer = await ann.http.post("/api/tables", json={"game": "star-realms", "bots": {"1": level}})
        assert answer.status_code == status, answer.text


async def test_public_tables_are_listed_and_private_ones_are_not(server: Running) -> None:
    ann = await server.guest()
    private, public = await ann.table(), await ann.table(public=True)
    listed = (await server.nobody().http.get("/api/tables")).json()
    assert [table["id"] for table in listed] == [public["id"]]
    assert private["id"] not in str(listed)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "a\u202eb", "\u200b", 7, None])
async def test_a_name_that_cannot_be_shown_is_refused(server: Running, name: Any) -> None:
    answer = await server.nobody().http.post("/api/guests", json={"name": name})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"].endswith(".")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("name", ["Ann", "Аня", "Jürgen von und zu", "<b>Bob</b>", "O'Neil", "名前"])
async def test_a_name_is_kept_as_it_is(server: Running, name: str) -> None:
    guest = await server.guest(f"  {name} ")
    assert (await guest.http.get("/api/me")).json() == {"id": guest.id, "name": name, "login": None}
