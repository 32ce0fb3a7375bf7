"""Asking without playing: is it possible, can this position be, and do pages answer."""

import json
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import ecliptic
from ecliptic.kernel import Refused
from ecliptic.kernel.positions import save_position
from ecliptic.server.tables.positions import read_untrusted
from tests.server.harness import Running

pytestmark = pytest.mark.anyio


def plain(value: Any) -> Any:
    """As JSON brings it."""
    return msgspec.json.decode(msgspec.json.encode(value))


async def test_why_not_in_words_and_nothing_is_played(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    ann, bob = duel.players
    before = await ann.moment(duel.id)
    assert await ann.do(duel.id, "why", {"action": "end"}) == {"possible": True, "why": None, "error": None}
    why = await ann.do(duel.id, "why", {"action": "buy:explorer"})
    assert not why["possible"]
    assert why["why"]["id"] == "no-too-expensive"
    assert why["why"]["rules"]
    kernel = server.live(duel.id).game()
    message = kernel.game.why_not(kernel.state, 0, "buy:explorer")
    assert why["why"] == plain(message.plain())
    assert why["error"] == kernel.game.say(message, ["Ann", "Bob"], viewer=0)
    waits = await bob.do(duel.id, "why", {"action": "end"})
    assert (waits["possible"], waits["why"]["id"]) == (False, "problem-not-your-turn")
    assert waits["error"] == "It is not your turn: the table is waiting for seat 0."
    assert await ann.moment(duel.id) == before
    await bob.do(duel.id, "resign")
    over = await ann.do(duel.id, "why", {"action": "end"})
    assert (over["why"]["id"], over["error"]) == ("problem-over", "The game is over.")


async def test_a_refused_move_says_why_in_words(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    ann = duel.players[0]
    n = (await ann.moment(duel.id))["n"]
    refused = (await ann.move(duel.id, n, "buy:explorer", "k")).json()
    why = await ann.do(duel.id, "why", {"action": "buy:explorer"})
    assert refused == {"status": 422, "error": why["error"], "words": why["why"]}
    async with ann.stream(duel.id) as stream:
        await stream.next("update")
        await stream.send("move", expected=n, action="buy:explorer", client_move_id="k")
        problem = await stream.next("problem")
    assert problem == {"type": "problem", "client_move_id": "k", **refused}
    other = (await duel.players[1].move(duel.id, n, "end", "k")).json()
    assert other["words"] == {"id": "problem-not-your-turn", "args": {"who": {"seat": 0}}, "rules": []}


async def test_a_position_is_shown_from_every_seat(server: Running) -> None:
    ann = await server.guest()
    table = ecliptic.new("star-realms", seats=3, seed=5, options={"mode": "free_for_all"})
    table.play(table.waiting[0], "end")
    answer = await ann.http.post("/api/positions/check", json={"position": table.save()})
    assert answer.status_code == 200
    checked = answer.json()
    assert (checked["ok"], checked["error"], checked["waiting"]) == (True, None, table.waiting)
    assert checked["views"] == [plain(table.view(seat) | {"move": 0}) for seat in range(3)]
    assert [[offer["action"] for offer in offers] for offers in checked["options"]] == [
        [option.text for option in table.options(seat)] for seat in range(3)
    ]


async def test_a_table_from_a_position_is_what_the_position_says(server: Running) -> None:
    ann = await server.guest()
    start = ecliptic.new("star-realms", seats=3, seed=5, options={"mode": "free_for_all"}).save()
    wanted = {"game": "star-realms", "start": start, "seats": 3, "hold": [0, 1, 2]}
    for change, word in (
        ({"game": "federation"}, "game"),
        ({"seats": 2, "hold": [0, 1]}, "seats"),
        ({"options": {"mode": "hydra_two_headed"}}, ""),
        ({"options": {"mode": "free_for_all", "set": "core"}}, "set"),
        ({"pack": {"cards": []}}, ""),
    ):
        answer = await ann.http.post("/api/tables", json={**wanted, **change})
        assert answer.status_code == 422, answer.text
        assert word in answer.json()["error"]
    made = await ann.http.post("/api/tables", json={**wanted, "options": {"mode": "free_for_all"}})
    assert (made.status_code, made.json()["state"]) == (201, "playing")


async def test_a_position_before_chance_is_always_shown_the_same_way(server: Running) -> None:
    ann = await server.guest()
    table = ecliptic.new("star-realms", seed=5)
    start = table.game.new(2, table.game.choose_options(2, {}), None, 1)
    saved = save_position(table.game, start, table.journal.header)
    once = await ann.http.post("/api/positions/check", json={"position": saved})
    assert once.json()["ok"]
    assert once.text == (await ann.http.post("/api/positions/check", json={"position": saved})).text
    made = await ann.table(start=saved, hold=[0, 1])
    assert (made["state"], len(made["waiting"])) == ("playing", 1)
    assert server.live(made["id"]).n > 0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"rules": 99}, "Star Realms has no rules version 99"),
        ({"seats": 9}, "Star Realms has 2 to 6 seats, not 9."),
        ({"ecliptic": "journal"}, "This is not an Ecliptic position"),
        ({"state": {}}, "state."),
        ({"stack": []}, "Invalid position: nobody is to move, but the game is not over."),
        ({"stack": [{"frame": "dance"}]}, "stack[0].frame has an unknown value 'dance'"),
        ({"colour": "red"}, "The file has an unknown field 'colour'"),
    ],
)
async def test_a_position_that_cannot_be_is_explained(server: Running, change: Any, sentence: str) -> None:
    ann = await server.guest()
    saved = {**ecliptic.new("star-realms", seed=5).save(), **change}
    answer = await ann.http.post("/api/positions/check", json={"position": saved})
    assert answer.status_code == 200
    checked = answer.json()
    assert not checked["ok"]
    assert checked["error"].startswith(sentence)
    assert checked["error"].endswith(".")
    assert checked["words"]["id"].startswith("problem-")
    assert (checked["views"], checked["options"]) == ([], [])


BODIES: Final = {
    "a word too many": b'{"position": {}, "colour": "red"}',
    "empty": b"{}",
    "a list": b"[]",
    "no table": b'{"position": []}',
    "brackets": b'{"position": ' + b"[" * 5000,
    "no text": b"\xff",
}


@pytest.mark.parametrize("kind", BODIES)
async def test_what_is_no_position_at_all_is_a_mistake(server: Running, kind: str) -> None:
    ann = await server.guest()
    body = BODIES[kind]
    answer = await ann.http.post("/api/positions/check", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"].endswith(".")


async def test_a_very_deep_position_is_a_mistake_too(server: Running) -> None:
    ann = await server.guest()
    deep: Any = {}
    for _ in range(400):
        deep = {"state": deep}
    saved = {**ecliptic.new("star-realms", seed=5).save(), "state": deep}
    answer = await ann.http.post("/api/positions/check", content=json.dumps({"position": saved}).encode())
    assert answer.status_code == 200
    assert not answer.json()["ok"]


@pytest.mark.parametrize("error", [ArithmeticError, AttributeError, IndexError, RecursionError, TypeError, ValueError])
def test_data_on_which_the_rules_fail_is_refused_and_logged(
    caplog: pytest.LogCaptureFixture, error: type[Exception]
) -> None:
    def fails(*given: object) -> None:
        assert given == (1, 2)
        raise error("in the rules")

    with pytest.raises(Refused) as why:
        read_untrusted("pack", fails, 1, 2)
    assert why.value.message is not None
    assert why.value.message.args == {"what": "pack"}
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "in the rules" in caplog.text


async def test_pages_say_that_the_client_is_not_built(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecliptic.server.http.pages.STATIC", tmp_path)
    answer = await server.nobody().http.get("/")
    assert (answer.status_code, answer.text) == (
        503,
        "The web client is not built: run make setup, or npm ci and npm run build in the folder web.",
    )


async def test_pages_answer_head_as_they_answer_get(server: Running) -> None:
    http = server.nobody().http
    for path in ("/", "/table/abc?at=37", "/assets/nothing.js", "/api/nothing"):
        get, head = await http.get(path), await http.head(path)
        assert head.status_code == get.status_code
        assert head.content == b""
        assert head.headers["content-type"] == get.headers["content-type"]
    assert (await http.head("/assets/nothing.js")).status_code == 404
