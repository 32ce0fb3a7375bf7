"""Actions that a seat has decided on before it is asked."""

import asyncio
from typing import Any

import pytest

import ecliptic
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from ecliptic.server.tables.premoves import PremovePlayer
from tests.server.harness import PATIENCE, Duel, Guest, Running, running, until

pytestmark = [pytest.mark.anyio, pytest.mark.databases]

FIRST: dict[str, Any] = {"options": {"first": "0"}}


@pytest.fixture
def programmable(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game where turns can be ended ahead: in Federation it takes a whole round until somebody may pass."""
    game = type(ecliptic.game("star-realms"))
    monkeypatch.setattr(game, "programmable", lambda self: ["end", "agree"])


async def programme(guest: Guest, table: str, *actions: str, **query: Any) -> Any:
    return await guest.do(table, "programme", {"actions": list(actions)}, **query)


async def end_turn(duel: Duel, seat: int, key: str) -> None:
    moment = await duel.players[seat].moment(duel.id)
    assert (await duel.players[seat].move(duel.id, moment["n"], "end", key)).status_code == 200


async def waits_for(guest: Guest, table: str, seat: int) -> Any:
    async with asyncio.timeout(PATIENCE):
        while seat not in (moment := await guest.moment(table))["view"]["waiting"]:
            await asyncio.sleep(0.01)
    return moment


async def programmed(server: Running, table: str, seat: int) -> list[str] | None:
    async with server.store.reading() as session:
        return (await session.get_one(models.Seat, (table, seat))).programme


async def test_a_server_that_ends_does_not_wait_for_tables_to_play_premoves(
    server: Running, programmable: None
) -> None:
    duel = await server.duel(**FIRST)
    await programme(duel.players[1], duel.id, "end")
    live = server.live(duel.id)
    await end_turn(duel, 0, "a")
    async with live.lock:
        live.premove_seats = frozenset({0})
        server.state.premove_player.on_commit(live)
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            playing = set(server.state.premove_player._tasks)
            assert playing
            await server.state.premove_player.close()
        assert all(task.done() for task in playing)


async def test_what_was_programmed_is_played_when_the_seat_is_asked(server: Running, programmable: None) -> None:
    duel = await server.duel(**FIRST)
    ann, bob = duel.players
    assert await programme(bob, duel.id, "end") == {"actions": ["end"]}
    assert (await bob.http.get(f"/api/tables/{duel.id}/programme")).json() == {"actions": ["end"]}
    before = (await ann.moment(duel.id))["n"]
    await end_turn(duel, 0, "a")
    async with asyncio.timeout(PATIENCE):
        while (after := await ann.moment(duel.id))["n"] < before + 2 or after["view"]["waiting"] != [0]:
            await asyncio.sleep(0.01)
    assert await programmed(server, duel.id, 1) is None
    await until(lambda: not server.state.premove_player._tasks)  # nothing that is done is kept
    await end_turn(duel, 0, "b")
    assert (await waits_for(bob, duel.id, 1))["options"], "once only"


async def test_of_several_premoves_one_is_played_at_a_time(server: Running, programmable: None) -> None:
    duel = await server.duel(**FIRST)
    await programme(duel.players[1], duel.id, "end", "agree")
    await end_turn(duel, 0, "a")
    await waits_for(duel.players[0], duel.id, 0)
    assert await programmed(server, duel.id, 1) == ["agree"]


async def test_only_seats_that_are_asked_are_found(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    answered: list[tuple[str, int]] = []

    async def answer(table_id: str, seat: int) -> None:
        answered.append((table_id, seat))

    player = PremovePlayer(server.tables)
    monkeypatch.setattr(player, "_answer", answer)
    ann = await server.guest()
    wanted = {"mode": "free_for_all", "first": "1"}
    made = await ann.table(seats=3, hold=[0, 1, 2], options=wanted)
    await ann.table(seats=3, hold=[0, 1, 2], options=wanted)
    await player.look()
    assert answered == []
    async with server.store.writing() as session:
        for seat in range(3):
            (await session.get_one(models.Seat, (made["id"], seat))).programme = ["end"]
    await player.look()
    assert answered == [(made["id"], 1)]
    async with server.store.writing() as session:
        (await session.get_one(models.Table, made["id"])).state = "paused"
    await player.look()
    assert answered == [(made["id"], 1)]


async def test_looking_for_premoves_survives_a_fault(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ecliptic.server.tables.premoves.LOOK_SECONDS", 0.01)
    player = PremovePlayer(server.tables)
    looked = 0

    async def fails_once() -> None:
        nonlocal looked
        looked += 1
        if looked == 1:
            raise RuntimeError("no luck")

    monkeypatch.setattr(player, "look", fails_once)
    looking = asyncio.create_task(player.run())
    await until(lambda: looked > 2)
    looking.cancel()
    assert "no luck" in caplog.text


async def test_what_does_not_fit_is_forgotten(server: Running, programmable: None) -> None:
    duel = await server.duel(**FIRST)
    await programme(duel.players[1], duel.id, "agree", "end")
    await end_turn(duel, 0, "a")
    async with asyncio.timeout(PATIENCE):
        while await programmed(server, duel.id, 1) is not None:
            await asyncio.sleep(0.01)
    assert (await duel.players[1].moment(duel.id))["view"]["waiting"] == [1]


async def test_a_programme_can_be_taken_back(server: Running, programmable: None) -> None:
    duel = await server.duel(**FIRST)
    await programme(duel.players[1], duel.id, "end")
    await programme(duel.players[1], duel.id)
    await end_turn(duel, 0, "a")
    assert (await duel.players[1].moment(duel.id))["view"]["waiting"] == [1]


async def test_nobody_is_told(server: Running, programmable: None) -> None:
    duel = await server.duel(**FIRST)
    async with duel.players[0].stream(duel.id) as mine:
        await mine.next("update")
        await programme(duel.players[1], duel.id, "end")
        assert "programme" not in (await duel.players[0].http.get(f"/api/tables/{duel.id}")).text
        assert await mine.is_silent()


async def test_whoever_is_asked_plays_and_does_not_programme(server: Running, programmable: None) -> None:
    duel = await server.duel(**FIRST)
    assert "play it" in await duel.players[0].refused(409, duel.id, "programme", {"actions": ["end"]})


async def test_only_what_the_game_allows_is_programmed(server: Running) -> None:
    duel = await server.duel(**FIRST)
    assert await duel.players[1].refused(422, duel.id, "programme", {"actions": ["end"]}) == (
        "In Star Realms nothing can be chosen in advance."
    )
    federation = await server.duel(game="federation")
    waiting = (await federation.players[0].info(federation.id))["waiting"]
    other = next(seat for seat in (0, 1) if seat not in waiting)
    assert await programme(federation.players[other], federation.id, "pass") == {"actions": ["pass"]}
    unknown = {"actions": ["pass", "fly", "swim"]}
    refused = await federation.players[other].refused(422, federation.id, "programme", unknown)
    assert "fly" in refused
    assert "swim" not in refused
    games = (await duel.players[0].http.get("/api/games")).json()
    assert {game["slug"]: game["programmable"] for game in games} == {
        "star-realms": [],
        "federation": ["pass"],
        "beyond-the-sun": [],
        "arcs": [],
        "blighted-reach": [],
    }


async def test_whoever_has_left_does_nothing_more(server: Running, programmable: None) -> None:
    guests = [await server.guest(f"Guest {i}") for i in range(3)]
    made = await guests[0].table(seats=3, options={"mode": "free_for_all", "first": "0"})
    for seat in (1, 2):
        await guests[seat].sit(made["id"], seat, made["invitation"])
    await programme(guests[1], made["id"], "end")
    await guests[1].do(made["id"], "resign")
    assert await programmed(server, made["id"], 1) is None
    end = {"actions": ["end"]}
    assert "You have resigned" in await guests[1].refused(409, made["id"], "programme", end)
    await guests[2].do(made["id"], "resign")
    assert await guests[0].refused(409, made["id"], "programme", end) == "The game is over."


async def test_a_server_that_starts_plays_what_another_has_left(settings: Settings, programmable: None) -> None:
    async with running(settings) as server:
        duel = await server.duel(**FIRST)
        await end_turn(duel, 0, "a")
        async with server.store.writing() as session:  # as if it had died before it could play
            (await session.get_one(models.Seat, (duel.id, 1))).programme = ["end"]
        cookies = duel.players[0].http.cookies
    async with running(settings) as server:
        again = server.nobody()
        again.http.cookies = cookies
        await waits_for(again, duel.id, 0)
        assert await programmed(server, duel.id, 1) is None
