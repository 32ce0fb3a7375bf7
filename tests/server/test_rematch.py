"""A rematch: everybody has to agree before the same people play again."""

import asyncio
from typing import Any

import pytest

import ecliptic
from tests.server.harness import Duel, Guest, Running

pytestmark = [pytest.mark.anyio, pytest.mark.databases]

YES: dict[str, Any] = {"agree": True, "kind": "rematch"}
NO: dict[str, Any] = {"agree": False, "kind": "rematch"}


async def finished(server: Running, **wanted: Any) -> Duel:
    """A duel that Bob has resigned."""
    duel = await server.duel(**wanted)
    await duel.players[1].do(duel.id, "resign")
    return duel


async def tables_of(guest: Guest) -> list[str]:
    """The tables where somebody sits."""
    return [table["id"] for table in (await guest.http.get("/api/me/tables")).json()]


async def test_both_get_the_same_table_with_seats_changed(server: Running) -> None:
    wanted: dict[str, Any] = {
        "options": {"set": "core", "first": "0"},
        "spectators": False,
        "undo": "never",
        "clock": {"kind": "days", "days": 3},
        "absent": "random",
    }
    duel = await finished(server, **wanted)
    ann, bob = duel.players
    await asyncio.gather(ann.do(duel.id, "rematch"), bob.do(duel.id, "rematch"))
    old = await ann.info(duel.id)
    one, two = await ann.info(old["rematch"]), await bob.info(old["rematch"])
    assert one["id"] == two["id"] != duel.id
    assert one["state"] == "playing"
    assert [seat["name"] for seat in one["seats"]] == ["Bob", "Ann"]
    assert (one["mine"], two["mine"]) == ([1], [0])
    for part in ("options", "public", "spectators", "undo", "clock", "absent", "game"):
        assert one[part] == old[part]
    assert one["invitation"] != old["invitation"]
    assert one["waiting"] == [0], "whoever was second is first"
    assert (await ann.do(duel.id, "rematch"))["rematch"] == one["id"], "and asking again makes no other"


async def test_nobody_is_seated_without_having_agreed(server: Running) -> None:
    duel = await finished(server)
    ann, bob = duel.players
    asked = await ann.do(duel.id, "rematch")
    offer = {"kind": "rematch", "by": 0, "to": None, "agreed": [0]}
    assert (asked["rematch"], asked["proposal"]) == (None, offer)
    assert (await bob.info(duel.id))["proposal"] == offer
    assert (await ann.do(duel.id, "rematch"))["rematch"] is None, "to ask twice is not two"
    assert await tables_of(bob) == [duel.id]
    done = await bob.do(duel.id, "proposals/answer", YES)
    assert (done["proposal"], done["rematch"] in await tables_of(ann)) == (None, True)
    assert (await bob.info(done["rematch"]))["state"] == "playing"


async def test_who_declines_is_named_and_can_be_asked_again(server: Running) -> None:
    duel = await finished(server)
    ann, bob = duel.players
    await ann.do(duel.id, "rematch")
    said = await bob.do(duel.id, "proposals/answer", NO)
    assert (said["rematch"], said["proposal"]["declined"]) == (None, 1)
    assert "no longer open" in await bob.refused(409, duel.id, "proposals/answer", YES)
    again = (await bob.do(duel.id, "rematch"))["proposal"]
    assert again == {"kind": "rematch", "by": 1, "to": None, "agreed": [1]}
    assert (await ann.do(duel.id, "proposals/answer", YES))["rematch"] is not None


async def test_the_proposer_withdraws(server: Running) -> None:
    duel = await finished(server)
    ann, bob = duel.players
    await ann.do(duel.id, "rematch")
    async with bob.stream(duel.id) as theirs:
        await theirs.next("table")
        await ann.do(duel.id, "proposals/answer", NO)
        told = (await theirs.next("table"))["proposal"]
    assert (told["by"], told["declined"]) == (0, 0)
    assert "no longer open" in await bob.refused(409, duel.id, "proposals/answer", YES)


async def test_everybody_is_told(server: Running) -> None:
    """The offer, and where it is played: players and spectators."""
    duel = await finished(server, public=True)
    ann, bob = duel.players
    async with bob.stream(duel.id) as theirs, server.nobody().stream(duel.id) as strange:
        for stream in (theirs, strange):
            await stream.next("table")
        await ann.do(duel.id, "rematch")
        for stream in (theirs, strange):
            assert (await stream.next("table"))["proposal"]["agreed"] == [0]
        made = await bob.do(duel.id, "rematch")
        for stream in (theirs, strange):
            while (told := await stream.next("table"))["rematch"] is None:
                pass
            assert (told["rematch"], told["proposal"]) == (made["rematch"], None)


async def test_at_a_live_clock_a_yes_lasts_while_one_is_there(server: Running) -> None:
    """Whoever has offered and left must not lose on time."""
    duel = await finished(server, clock={"kind": "live", "seconds": 60})
    ann, bob = duel.players
    await ann.do(duel.id, "rematch")
    missed = await bob.do(duel.id, "proposals/answer", YES)
    assert (missed["rematch"], missed["proposal"]["agreed"]) == (None, [1])
    async with bob.stream(duel.id) as there:
        await there.next("table")
        made = await ann.do(duel.id, "proposals/answer", YES)
    assert (await ann.info(made["rematch"]))["state"] == "playing"


@pytest.mark.parametrize("from_a_position", [False, True])
async def test_it_is_played_by_the_newest_rules_that_fit(server: Running, from_a_position: bool) -> None:
    """A position keeps the rules that it was made for."""
    ann = await server.guest("Ann")
    old = 1
    start = {**ecliptic.new("star-realms", seed=5).save(), "rules": old} if from_a_position else None
    made = await ann.table(hold=[0, 1], start=start)
    async with server.tables.use(made["id"]) as live, server.tables.changing(live) as (row, _):
        row.rules = old
    await ann.do(made["id"], "resign", seat=0)
    again = (await ann.do(made["id"], "rematch"))["rematch"]
    newest = max(ecliptic.game("star-realms").rules_versions)
    assert server.live(again).row.rules == (old if from_a_position else newest) != (newest if from_a_position else old)


async def test_alone_with_bots_it_begins_at_once(server: Running) -> None:
    ann = await server.guest("Ann")
    made = await ann.table(bots={"1": "random"})
    await ann.do(made["id"], "resign")
    again = (await ann.do(made["id"], "rematch"))["rematch"]
    assert (await ann.info(again))["state"] == "playing"


async def test_bots_stay_and_a_seat_that_was_taken_over_is_given_back(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(seats=3, options={"mode": "free_for_all", "first": "1"}, bots={"2": "random"})
    await bob.sit(made["id"], 1, made["invitation"])
    assert (await ann.do(made["id"], "resign"))["state"] == "playing"
    assert (await bob.do(made["id"], "resign"))["state"] == "over"
    asked = await bob.do(made["id"], "rematch")
    assert (asked["rematch"], asked["proposal"]["agreed"]) == (None, [1, 2]), "the bot does not speak for Ann"
    again = await ann.info((await ann.do(made["id"], "rematch"))["rematch"])
    assert [(seat["name"], seat["bot"], seat["left"]) for seat in again["seats"]] == [
        ("Bob", None, None),
        ("Random", "random", None),
        ("Ann", None, None),
    ]


async def test_the_seat_of_somebody_who_is_gone_is_free_again(server: Running) -> None:
    duel = await server.duel(undo="never")
    ann = duel.players[0]
    await ann.do(duel.id, "resign")
    async with server.tables.use(duel.id) as live, server.tables.changing(live) as (_, seats):
        seats[1].person_id = None
    again = await ann.info((await ann.do(duel.id, "rematch"))["rematch"])
    seats_now = [(seat["name"], seat["person"], seat["bot"]) for seat in again["seats"]]
    assert (again["state"], seats_now) == ("open", [(None, None, None), ("Ann", ann.id, None)])


async def test_teams_stay_together(server: Running) -> None:
    ann = await server.guest("Ann")
    guests = [await server.guest(f"Guest {seat}") for seat in (1, 2, 3)]
    made = await ann.table(seats=4, options={"mode": "hydra_two_headed"})
    for seat, guest in enumerate(guests, start=1):
        await guest.sit(made["id"], seat, made["invitation"])
    await ann.do(made["id"], "resign")
    await guests[0].do(made["id"], "resign")
    for agreed, guest in enumerate([ann, *guests], start=1):
        asked = await guest.do(made["id"], "rematch")
        assert (asked["rematch"] is None) == (agreed < 4)
    again = await ann.info(asked["rematch"])
    assert [seat["name"] for seat in again["seats"]] == ["Guest 2", "Guest 3", "Ann", "Guest 1"]


async def test_a_game_that_goes_on_is_not_played_again(server: Running) -> None:
    duel = await server.duel()
    assert await duel.players[0].refused(409, duel.id, "rematch") == "The game is not over yet."


async def test_strangers_do_not_get_a_rematch(server: Running) -> None:
    duel = await finished(server, public=True)
    eve = await server.guest("Eve")
    assert await eve.refused(403, duel.id, "rematch") == "You are not sitting at this table."
    await duel.players[0].do(duel.id, "rematch")
    assert await eve.refused(403, duel.id, "proposals/answer", YES) == "You are not sitting at this table."
    assert (await eve.info(duel.id))["rematch"] is None
