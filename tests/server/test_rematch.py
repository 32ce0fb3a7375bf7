"""The same people play again."""

import asyncio
from typing import Any

import pytest

from tests.server.harness import Running

pytestmark = [pytest.mark.anyio, pytest.mark.databases]


async def test_both_get_the_same_table_with_seats_changed(server: Running) -> None:
    wanted: dict[str, Any] = {
        "options": {"set": "core", "first": "0"},
        "spectators": False,
        "undo": "never",
        "clock": {"kind": "days", "days": 3},
        "absent": "random",
    }
    duel = await server.duel(**wanted)
    ann, bob = duel.players
    await bob.do(duel.id, "resign")
    one, two = await asyncio.gather(ann.do(duel.id, "rematch"), bob.do(duel.id, "rematch"))
    assert one["id"] == two["id"] != duel.id
    assert one["state"] == "playing"
    assert [seat["name"] for seat in one["seats"]] == ["Bob", "Ann"]
    assert (one["mine"], two["mine"]) == ([1], [0])
    old = await ann.info(duel.id)
    for part in ("options", "public", "spectators", "undo", "clock", "absent", "game"):
        assert one[part] == old[part]
    assert old["rematch"] == one["id"]
    assert one["invitation"] != old["invitation"]
    assert one["waiting"] == [0], "whoever was second is first"


async def test_watchers_of_the_old_table_are_told(server: Running) -> None:
    duel = await server.duel()
    async with duel.players[0].stream(duel.id) as mine:
        await duel.players[1].do(duel.id, "resign")
        made = await duel.players[1].do(duel.id, "rematch")
        while (told := await mine.next("table"))["rematch"] is None:
            pass
    assert told["rematch"] == made["id"]


async def test_bots_stay_and_a_seat_that_was_taken_over_is_given_back(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(seats=3, options={"mode": "free_for_all", "first": "1"}, bots={"2": "random"})
    await bob.sit(made["id"], 1, made["invitation"])
    assert (await ann.do(made["id"], "resign"))["state"] == "playing"
    assert (await bob.do(made["id"], "resign"))["state"] == "over"
    again = await bob.do(made["id"], "rematch")
    assert [(seat["name"], seat["bot"], seat["left"]) for seat in again["seats"]] == [
        ("Bob", None, None),
        ("Random", "random", None),
        ("Ann", None, None),
    ]


async def test_teams_stay_together(server: Running) -> None:
    ann = await server.guest("Ann")
    guests = [await server.guest(f"Guest {seat}") for seat in (1, 2, 3)]
    made = await ann.table(seats=4, options={"mode": "hydra_two_headed"})
    for seat, guest in enumerate(guests, start=1):
        await guest.sit(made["id"], seat, made["invitation"])
    await ann.do(made["id"], "resign")
    await guests[0].do(made["id"], "resign")
    again = await ann.do(made["id"], "rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Guest 2", "Guest 3", "Ann", "Guest 1"]


async def test_a_game_that_goes_on_is_not_played_again(server: Running) -> None:
    duel = await server.duel()
    assert await duel.players[0].refused(409, duel.id, "rematch") == "The game is not over yet."


async def test_strangers_do_not_get_a_rematch(server: Running) -> None:
    duel = await server.duel(public=True)
    await duel.players[0].do(duel.id, "resign")
    eve = await server.guest("Eve")
    assert await eve.refused(403, duel.id, "rematch") == "You do not sit at this table."
    assert (await eve.info(duel.id))["rematch"] is None
