"""Looking ahead at a table: what is answered, to whom, and that nothing is played and nothing hidden told."""

import random
from typing import Any

import httpx
import pytest

import ecliptic
from ecliptic.kernel.positions import save_position
from tests.rules.star_realms.scene import Scene
from tests.server.harness import Guest, Running

pytestmark = pytest.mark.anyio


async def table_at(ann: Guest, position: Any, **wanted: Any) -> str:
    """A table that begins with a position; Ann holds every seat."""
    seats = position["seats"]
    made = await ann.table(game=position["game"], seats=seats, hold=list(range(seats)), start=position, **wanted)
    table_id: str = made["id"]
    return table_id


async def preview(ann: Guest, table_id: str, action: str, seat: int = 0) -> httpx.Response:
    return await ann.http.post(f"/api/tables/{table_id}/preview", params={"seat": seat}, json={"action": action})


async def test_it_shows_what_would_change_and_changes_nothing(server: Running) -> None:
    ann = await server.guest()
    table = await table_at(ann, Scene(hand=["scout"], trade=4, row=["cargo_pod"]).table.save())
    before = await ann.moment(table, seat=0)
    bought = (await preview(ann, table, "buy:explorer")).json()
    assert bought["view"]["players"][0]["discard"] == ["explorer"]
    assert (bought["n"], bought["final"], bought["prompt"]["id"]) == (before["n"], None, before["view"]["prompt"]["id"])
    shown = (await preview(ann, table, "buy:cargo_pod")).json()
    assert shown["view"]["trade_row"] == before["view"]["trade_row"][1:]
    assert (shown["final"], shown["prompt"]) == ("reveal", None)
    assert await ann.moment(table, seat=0) == before


async def test_a_forced_discard_of_the_last_card_is_not_shown_and_not_undone(server: Running) -> None:
    ann = await server.guest()
    scene = Scene(hand=["gunship"], foe={"hand": ["leviathan"], "deck": ["scout", "scout", "viper"]})
    table = await table_at(ann, scene.table.save())
    answer = await preview(ann, table, "play:gunship")
    assert "leviathan" not in answer.text
    assert answer.json()["final"] == "reveal"
    n = (await ann.moment(table, seat=0))["n"]
    assert (await ann.move(table, n, "play:gunship", "k", seat=0)).is_success
    moment = await ann.moment(table, seat=0)
    body = {"type": "undo", "expected": moment["n"], "client_move_id": "u"}
    await ann.refused(422, table, "undo", body, seat=0)
    assert moment["view"]["players"][1]["discard"] == ["leviathan"]


async def test_where_nothing_is_taken_back_alone_every_option_is_final(server: Running) -> None:
    ann = await server.guest()
    position = Scene(trade=4).table.save()
    for policy in ("ask", "never"):
        table = await table_at(ann, position, undo=policy)
        assert (await preview(ann, table, "buy:explorer")).json()["final"] == "table"


async def test_what_is_no_option_is_refused_as_a_move_is(server: Running) -> None:
    ann = await server.guest()
    table = await table_at(ann, Scene(hand=["scout"]).table.save())
    n = (await ann.moment(table, seat=0))["n"]
    answer = await preview(ann, table, "buy:explorer")
    refused = await ann.http.post(
        f"/api/tables/{table}/moves",
        params={"seat": 0},
        json={"type": "move", "expected": n, "action": "buy:explorer", "client_move_id": "k"},
    )
    assert (answer.status_code, answer.json()) == (422, refused.json())
    assert "not your turn" in (await preview(ann, table, "end", seat=1)).json()["error"]
    await ann.do(table, "resign", seat=0)
    assert (await preview(ann, table, "end")).json()["error"] == "The game is over."


@pytest.mark.parametrize("slug", ["star-realms", "federation"])
async def test_worlds_that_a_seat_cannot_tell_apart_are_answered_with_the_same_bytes(
    server: Running, slug: str
) -> None:
    rng = random.Random(5)
    ann = await server.guest()
    game = ecliptic.game(slug)
    compared = differing = 0
    for seed in range(6):
        table = ecliptic.new(slug, seats=3, seed=seed)
        for _ in range(rng.randrange(20, 90)):
            table.play(table.waiting[0], rng.choice(table.options(table.waiting[0])))
        seat = table.waiting[0]
        world = game.resample(table.state, seat, rng)
        worlds = [table.save(), save_position(game, world, table.journal.header)]
        differing += worlds[0] != worlds[1]
        ids = [await table_at(ann, position) for position in worlds]
        for option in table.options(seat):
            one, other = [(await preview(ann, each, option.text, seat)).text for each in ids]
            assert one == other
            compared += 1
    assert compared > 8
    assert differing


async def test_an_option_of_an_earlier_moment_is_answered_with_nothing(server: Running) -> None:
    ann = await server.guest()
    table = await table_at(ann, Scene(hand=["scout", "viper"]).table.save())
    n = (await ann.moment(table, seat=0))["n"]
    path, seat = f"/api/tables/{table}/preview", {"seat": 0}
    now = await ann.http.post(path, params=seat, json={"action": "play:viper", "expected": n})
    assert (now.status_code, now.json()["n"]) == (200, n)
    move = {"type": "move", "expected": n, "action": "play:viper", "client_move_id": "k"}
    assert (await ann.http.post(f"/api/tables/{table}/moves", params=seat, json=move)).status_code == 200
    late = await ann.http.post(path, params=seat, json={"action": "play:viper", "expected": n})
    assert (late.status_code, late.json()) == (200, None)


async def test_once_the_game_is_over_no_option_of_any_moment_is_shown(server: Running) -> None:
    ann = await server.guest()
    table = await table_at(ann, Scene(hand=["scout"]).table.save())
    n = (await ann.moment(table, seat=0))["n"]
    await ann.do(table, "resign", seat=0)
    moment = await ann.moment(table, seat=0)
    for expected in (n, moment["n"]):
        answer = await ann.http.post(
            f"/api/tables/{table}/preview", params={"seat": 0}, json={"action": "end", "expected": expected}
        )
        assert (answer.status_code, answer.json()) == (200, None)
    answer = await preview(ann, table, "end")
    assert (answer.status_code, answer.json()["words"]["id"]) == (422, "problem-over")


async def test_whoever_has_resigned_is_told_so_even_if_they_know_less(server: Running) -> None:
    ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
    made = await ann.table(seats=3, options={"mode": "free_for_all", "first": "0"})
    for seat, guest in enumerate((bob, eve), start=1):
        await guest.sit(made["id"], seat, made["invitation"])
    await bob.do(made["id"], "resign")
    n = (await ann.moment(made["id"]))["n"]
    for expected in (0, n):
        answer = await bob.move(made["id"], expected, "end", f"k{expected}")
        assert (answer.status_code, answer.json()["words"]["id"]) == (409, "problem-resigned")
        body = {"type": "undo", "expected": expected, "client_move_id": f"u{expected}"}
        answer = await bob.http.post(f"/api/tables/{made['id']}/undo", json=body)
        assert (answer.status_code, answer.json()["words"]["id"]) == (409, "problem-resigned")
