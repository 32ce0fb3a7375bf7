"""Leaving a seat before the game, resigning during it."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

import ecliptic
from ecliptic.server.ops.config import Settings
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.store import models
from ecliptic.server.tables.game_end import places_of, remaining_sides
from ecliptic.server.tables.leaving import leave_for_good
from tests.server.harness import PATIENCE, Guest, Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.databases]

FREE_FOR_ALL = {"seats": 3, "options": {"mode": "free_for_all", "first": "0"}}
HYDRA = {"seats": 4, "options": {"mode": "hydra_two_headed", "first": "0"}}


async def leave(guest: Guest, table: str, seat: int) -> int:
    answer = await guest.http.delete(f"/api/tables/{table}/seats/{seat}")
    return answer.status_code


async def several(server: Running, **wanted: Any) -> tuple[str, list[Guest]]:
    """A table whose game has begun, with somebody else in every seat."""
    guests = [await server.guest(f"Guest {seat}") for seat in range(wanted["seats"])]
    made = await guests[0].table(**wanted)
    for seat, guest in enumerate(guests[1:], start=1):
        await guest.sit(made["id"], seat, made["invitation"])
    return made["id"], guests


async def test_a_seat_that_was_left_can_be_taken_by_another(server: Running) -> None:
    ann, bob, eve = await server.guest("Ann"), await server.guest("Bob"), await server.guest("Eve")
    made = await ann.table(**FREE_FOR_ALL)
    await bob.sit(made["id"], 1, made["invitation"])
    assert await leave(bob, made["id"], 1) == 204
    shown = await ann.info(made["id"])
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", None, None]
    assert (await eve.sit(made["id"], 1, made["invitation"]))["mine"] == [1]


async def test_the_host_frees_a_seat_and_others_cannot(server: Running) -> None:
    ann, bob, eve = await server.guest("Ann"), await server.guest("Bob"), await server.guest("Eve")
    made = await ann.table(seats=4, options={"mode": "free_for_all"}, public=True)
    await bob.sit(made["id"], 1)
    await eve.sit(made["id"], 2)
    assert await leave(eve, made["id"], 1) == 403
    assert await leave(ann, made["id"], 1) == 204
    assert [seat["name"] for seat in (await ann.info(made["id"]))["seats"]] == ["Ann", None, "Eve", None]


async def test_a_stream_of_a_freed_seat_is_closed(server: Running) -> None:
    """Whoever sits there next must be the only one who sees with its eyes."""
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(**FREE_FOR_ALL)
    await bob.sit(made["id"], 1, made["invitation"])
    async with bob.stream(made["id"]) as theirs, ann.stream(made["id"]) as mine:
        await theirs.next("table")
        await mine.next("table")
        assert await leave(ann, made["id"], 1) == 204
        assert (await mine.next("table"))["seats"][1]["name"] is None
        with pytest.raises(ConnectionClosed):
            await theirs.next("the end")


async def test_when_the_host_leaves_another_becomes_host(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(**FREE_FOR_ALL)
    await bob.sit(made["id"], 2, made["invitation"])
    assert await leave(ann, made["id"], 0) == 204
    shown = await bob.info(made["id"])
    assert (shown["host"], shown["seats"][0]["person"]) == (bob.id, None)
    assert (await ann.http.get(f"/api/tables/{made['id']}")).status_code == 404


async def test_a_host_who_still_holds_a_seat_stays_host(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(hold=[0, 1], seats=4, options={"mode": "free_for_all"})
    await bob.sit(made["id"], 2, made["invitation"])
    assert await leave(ann, made["id"], 0) == 204
    assert (await bob.info(made["id"]))["host"] == ann.id


async def test_a_host_without_a_seat_stays_host_when_others_leave(server: Running) -> None:
    ann, bob, eve = await server.guest("Ann"), await server.guest("Bob"), await server.guest("Eve")
    made = await ann.table(hold=[], **FREE_FOR_ALL)
    await bob.sit(made["id"], 1, made["invitation"])
    await eve.sit(made["id"], 2, made["invitation"])
    assert await leave(bob, made["id"], 1) == 204
    assert (await eve.info(made["id"]))["host"] == ann.id


async def test_a_table_without_people_is_deleted(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(hold=[0, 1], seats=3, options={"mode": "free_for_all"})
    async with ann.stream(made["id"], seat=0) as stream:
        await stream.next("table")
        assert await leave(ann, made["id"], 0) == 204
        assert await leave(ann, made["id"], 1) == 204
        with pytest.raises(ConnectionClosed):
            await stream.next("the end")
    assert (await ann.http.get(f"/api/tables/{made['id']}")).status_code == 404
    async with server.store.reading() as session:
        for kind in (models.Table, models.Seat):
            assert await session.scalar(select(func.count()).select_from(kind)) == 0


async def test_one_person_takes_a_further_seat(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table()
    after = await ann.sit(made["id"], 1)
    assert (after["mine"], after["state"]) == ([0, 1], "playing")


async def test_nobody_leaves_a_game_that_has_begun_by_standing_up(server: Running) -> None:
    duel = await server.duel()
    answer = await duel.players[1].http.delete(f"/api/tables/{duel.id}/seats/1")
    assert answer.status_code == 409
    assert answer.json()["error"] == "The game has begun: you can only resign."
    unknown = await duel.players[1].http.delete(f"/api/tables/{duel.id}/seats/2")
    assert (unknown.status_code, unknown.json()["error"]) == (404, "There is no seat 2: the seats are 0 to 1.")


async def test_resigning_a_duel_ends_it(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    ann, bob = duel.players
    async with ann.stream(duel.id) as mine:
        await mine.next("update")
        after = await bob.do(duel.id, "resign")
        result = {"places": [1, 2], "scores": [50, 50], "reason": "resigned"}
        assert (after["state"], after["waiting"], after["result"]) == ("over", [], result)
        assert after["seats"][1]["left"] == "resigned"
        told = await mine.next("table") if mine.past[-1]["type"] != "table" else mine.past[-1]
        while told["state"] != "over":
            told = await mine.next("table")
        assert told["result"] == result
    moment = await ann.moment(duel.id)
    assert (moment["view"]["result"], moment["view"]["waiting"], moment["options"]) == (result, [], [])
    assert "The game is over." in await ann.refused(
        422, duel.id, "moves", {"type": "move", "expected": moment["n"], "action": "end", "client_move_id": "k"}
    )
    assert await bob.refused(409, duel.id, "resign") == "The game is over."


async def test_a_watcher_sees_the_end_at_once(server: Running) -> None:
    duel = await server.duel()
    async with duel.players[0].stream(duel.id) as mine:
        first = await mine.next("update")
        await duel.players[1].do(duel.id, "resign")
        last = await mine.next("update")
    assert last["n"] == first["n"]
    assert last["view"]["result"]["reason"] == "resigned"
    assert (last["options"], last["undo"]) == ([], 0)


async def test_a_watcher_sees_at_once_that_a_game_is_abandoned(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(hold=[0, 1])
    async with ann.stream(made["id"], seat=0) as stream:
        assert (await stream.next("update"))["view"]["result"] is None
        await ann.do(made["id"], "proposals", {"kind": "abandon"}, seat=0)
        shown = await stream.next("update")
        assert (shown["view"]["result"]["reason"], shown["options"]) == ("abandoned", [])


async def test_the_end_outlives_the_server(settings: Settings) -> None:
    async with running(settings) as server:
        duel = await server.duel()
        await duel.play()
        await duel.players[0].do(duel.id, "resign")
        cookies = duel.players[1].http.cookies
    async with running(settings) as server:
        again = server.nobody()
        again.http.cookies = cookies
        shown, moment = await again.info(duel.id), await again.moment(duel.id)
        assert (shown["state"], shown["result"]["places"]) == ("over", [2, 1])
        assert moment["view"]["result"] == shown["result"]
        assert moment["options"] == []


async def test_a_move_that_was_played_before_the_end_gets_its_first_answer(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    moment = await duel.players[0].moment(duel.id)
    first = await duel.players[0].move(duel.id, moment["n"], "end", "k")
    await duel.players[1].do(duel.id, "resign")
    again = await duel.players[0].move(duel.id, moment["n"], "end", "k")
    assert (again.status_code, again.content) == (200, first.content)


async def test_nobody_aborts_a_game_or_comes_back_to_it_after_the_end(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    for seat, player in enumerate(duel.players):
        moment = await player.moment(duel.id)
        assert (await player.move(duel.id, moment["n"], "end", f"{seat}")).status_code == 200
    await duel.players[1].do(duel.id, "resign")
    for what in ("abort", "seats/0/return"):
        assert await duel.players[0].refused(409, duel.id, what) == "The game is over."
    assert await duel.players[1].refused(409, duel.id, "seats/1/return") == "The game is over."


async def test_nothing_is_taken_back_after_the_end(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    ann, bob = duel.players
    moment = await ann.moment(duel.id)
    card = next(o["action"] for o in moment["options"] if o["action"].startswith("play:scout"))
    done = (await ann.move(duel.id, moment["n"], card, "k")).json()
    await bob.do(duel.id, "resign")
    undo = {"type": "undo", "expected": done["n"], "client_move_id": "u"}
    assert await ann.refused(422, duel.id, "undo", undo) == "The game is over."
    assert await ann.refused(409, duel.id, "proposals", {"kind": "undo"}) == "The game is over."


async def test_with_three_sides_a_bot_takes_over_and_with_two_it_is_over(server: Running) -> None:
    table, (ann, bob, eve) = await several(server, **FREE_FOR_ALL)
    heard: list[tuple[str | None, ...]] = []
    server.tables.listeners.append(lambda live: heard.append(tuple(seat.bot for seat in live.seats)))
    after = await bob.do(table, "resign")
    assert after["state"] == "playing"
    assert [(seat["bot"], seat["left"]) for seat in after["seats"]] == [
        (None, None),
        ("greedy", "resigned"),
        (None, None),
    ]
    assert heard[0] == (None, "greedy", None), "whoever drives bots is told"
    assert await bob.refused(409, table, "resign") == "You have already left this game."
    over = await ann.do(table, "resign")
    assert over["state"] == "over"
    assert over["result"]["places"] == [2, 2, 1]
    assert (await eve.info(table))["state"] == "over"


async def test_who_is_out_of_the_game_has_nothing_to_resign(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ann, bob, _) = await several(server, **FREE_FOR_ALL)
    monkeypatch.setattr(type(ecliptic.game("star-realms")), "seats_out", lambda *_: [1])
    assert await bob.refused(409, table, "resign") == "You are already out of the game."
    over = await ann.do(table, "resign")
    assert (over["state"], over["waiting"], over["result"]["places"]) == ("over", [], [2, 3, 1])


async def test_whoever_has_resigned_plays_no_more(server: Running) -> None:
    table, (ann, _, _) = await several(server, **FREE_FOR_ALL)
    async with ann.stream(table) as stream:
        moment = await stream.next("update")
        await ann.do(table, "resign")
        move = {"expected": moment["n"], "action": "end", "client_move_id": "k"}
        gone = "You have resigned: a bot is playing your seat."
        assert await ann.refused(409, table, "moves", {"type": "move", **move}) == gone
        undo = {"type": "undo", "expected": moment["n"], "client_move_id": "u"}
        assert await ann.refused(409, table, "undo", undo) == gone
        await stream.send("move", **move)
        assert (await stream.next("problem"))["error"] == gone
    assert await ann.refused(409, table, "proposals", {"kind": "abandon"}) == gone
    assert await ann.refused(409, table, "seats/0/return") == "You have left this game for good."


async def test_a_team_gives_up_when_the_last_of_it_does(server: Running) -> None:
    table, (ann, bob, eve, _) = await several(server, **HYDRA)
    assert (await ann.do(table, "resign"))["state"] == "playing", "Bob plays on with a bot"
    assert (await eve.do(table, "resign"))["state"] == "playing"
    over = await bob.do(table, "resign")
    assert (over["state"], over["result"]["places"]) == ("over", [2, 2, 1, 1])


async def test_a_bot_stops_when_its_opponent_resigns(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(bots={"1": "greedy"}, options={"first": "1"})
    await ann.do(made["id"], "resign")
    async with asyncio.timeout(PATIENCE):
        while server.state.bot_seats.tasks:
            await asyncio.sleep(0.01)
    over = await ann.info(made["id"])
    assert (over["state"], over["result"]["places"]) == ("over", [2, 1])
    n = (await ann.moment(made["id"]))["n"]
    async with server.tables.use(made["id"]) as live:
        server.state.bot_seats.wake_bots(live)
    assert not server.state.bot_seats.tasks
    assert (await ann.moment(made["id"]))["n"] == n


async def test_the_last_person_among_bots_ends_the_game_by_resigning(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(bots={"1": "greedy", "2": "random"}, **FREE_FOR_ALL)
    over = await ann.do(made["id"], "resign")
    assert (over["state"], over["result"]["places"]) == ("over", [3, 1, 1])


async def test_the_host_frees_a_bots_seat(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(bots={"1": "greedy"}, public=True, **FREE_FOR_ALL)
    assert await leave(bob, made["id"], 1) == 403
    assert await leave(ann, made["id"], 1) == 204
    assert [seat["bot"] for seat in (await ann.info(made["id"]))["seats"]] == [None, None, None]
    unseated = await ann.table(hold=[], bots={"1": "greedy"})
    assert await leave(ann, unseated["id"], 1) == 204
    assert (await ann.info(unseated["id"]))["host"] == ann.id, "the host is still there"
    assert await leave(ann, unseated["id"], 1) == 204
    assert (await ann.http.get(f"/api/tables/{unseated['id']}")).status_code == 404


async def test_both_cannot_lose_by_resigning_at_the_same_time(server: Running) -> None:
    duel = await server.duel()
    answers = await asyncio.gather(*(player.http.post(f"/api/tables/{duel.id}/resign") for player in duel.players))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_a_table_that_has_not_begun_cannot_be_resigned(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table()
    assert await ann.refused(409, made["id"], "resign") == "The game has not begun yet."


async def test_whoever_leaves_for_good_leaves_every_table(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    running_game, open_table = await ann.table(), await ann.table(hold=[0, 1], **FREE_FOR_ALL)
    await bob.sit(running_game["id"], 1, running_game["invitation"])
    for table in (running_game, open_table):
        async with server.tables.use(table["id"]) as live:
            await leave_for_good(server.tables, live, Visitor(ann.id, "Ann"))
    assert (await bob.info(running_game["id"]))["result"]["places"] == [2, 1]
    assert (await ann.http.get(f"/api/tables/{open_table['id']}")).status_code == 404


async def test_whoever_leaves_for_good_has_nothing_to_leave_where_it_is_over_for_them(server: Running) -> None:
    duel, (three, guests) = await server.duel(), await several(server, **FREE_FOR_ALL)
    await duel.players[1].do(duel.id, "resign")
    await guests[0].do(three, "resign")
    before = [await duel.players[0].info(duel.id), await guests[0].info(three)]
    for table, person in ((duel.id, duel.players[0]), (three, guests[0])):
        async with server.tables.use(table) as live:
            await leave_for_good(server.tables, live, Visitor(person.id, "Ann"))
    assert [await duel.players[0].info(duel.id), await guests[0].info(three)] == before


async def test_nobody_waits_for_the_consent_of_those_who_have_left(server: Running) -> None:
    for leaves in ("resign", "for good"):
        table, (ann, bob, eve) = await several(server, **FREE_FOR_ALL)
        await ann.do(table, "proposals", {"kind": "abandon"})
        await bob.do(table, "proposals/answer", {"agree": True})
        if leaves == "resign":
            await eve.do(table, "resign")
        else:
            async with server.tables.use(table) as live:
                await leave_for_good(server.tables, live, Visitor(eve.id, "Eve"))
        over = await ann.info(table)
        assert (over["state"], over["result"]["reason"]) == ("over", "abandoned")


async def test_what_was_proposed_by_somebody_who_leaves_is_withdrawn(server: Running) -> None:
    table, (ann, _, eve) = await several(server, **FREE_FOR_ALL)
    await eve.do(table, "proposals", {"kind": "abandon"})
    after = await eve.do(table, "resign")
    assert (after["state"], after["proposal"]) == ("playing", None)
    assert (await ann.info(table))["proposal"] is None


def seats(*kinds: str) -> list[models.Seat]:
    """Seats by kind: a person, a bot, somebody who has resigned, somebody for whom a bot plays for now."""
    made = []
    for i, kind in enumerate(kinds):
        left = {"resigned": "resigned", "absent": "absent"}.get(kind)
        bot = None if kind == "person" else "greedy"
        made.append(models.Seat(seat=i, person_id=None if kind == "bot" else i + 1, bot=bot, left=left))
    return made


@pytest.mark.parametrize(
    ("sides", "out", "kinds", "stand"),
    [
        ([0, 1], [], ("person", "resigned"), [0]),
        ([0, 1], [], ("resigned", "bot"), [1]),
        ([0, 1, 2], [], ("person", "resigned", "person"), [0, 2]),
        ([0, 1, 2], [0], ("person", "resigned", "person"), [2]),
        ([0, 0, 1, 1], [], ("person", "resigned", "person", "person"), [0, 1]),
        ([0, 0, 1, 1], [], ("bot", "resigned", "person", "person"), [1]),
        ([0, 0, 1, 1], [0], ("person", "resigned", "person", "person"), [1]),
        ([0, 0, 1, 1], [], ("absent", "resigned", "person", "person"), [0, 1]),
    ],
)
def test_which_sides_stand(sides: list[int], out: list[int], kinds: tuple[str, ...], stand: list[int]) -> None:
    assert remaining_sides(sides, out, seats(*kinds)) == stand


@pytest.mark.parametrize(
    ("sides", "out", "stand", "places"),
    [
        ([0, 1], [], [0], [1, 2]),
        ([0, 1, 2], [], [2], [2, 2, 1]),
        ([0, 1, 2], [0], [2], [3, 2, 1]),
        ([0, 1, 2], [], [1, 2], [3, 1, 1]),
        ([0, 0, 0, 1, 1, 1], [4], [1], [2, 2, 2, 1, 1, 1]),
    ],
)
def test_places(sides: list[int], out: list[int], stand: list[int], places: list[int]) -> None:
    assert places_of(sides, out, stand) == places
