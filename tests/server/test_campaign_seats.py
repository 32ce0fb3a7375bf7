"""Seats of a running campaign: a bot stands in, the person comes back, somebody new sits down."""

from typing import Any

import msgspec
import pytest

from ecliptic.server.http.problems import Stale
from ecliptic.server.ops.config import Settings
from ecliptic.server.tables.proposals import _keep_or_carry_out, standing_proposal
from tests.server.harness import Guest, Running, running, until
from tests.server.test_campaigns import begin, play, propose, show

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("saga")]


async def stand_in(guest: Guest, table_id: str, seat: int, status: int = 200, level: str = "random") -> Any:
    answer = await guest.http.put(f"/api/campaigns/{table_id}/seats/{seat}/bot", json={"level": level})
    assert answer.status_code == status, answer.text
    return answer.json()


async def end_stand_in(guest: Guest, table_id: str, seat: int, status: int = 200) -> Any:
    answer = await guest.http.delete(f"/api/campaigns/{table_id}/seats/{seat}/bot")
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.databases
async def test_a_bot_stands_in_and_the_person_comes_back(server: Running) -> None:
    duel = await begin(server)
    ann, bob = duel.players
    seats = (await stand_in(ann, duel.id, 1))["seats"]
    assert {**seats[1], "online": False} == {
        "seat": 1, "name": "Bob", "person": bob.id, "bot": "random", "left": "absent", "online": False,
    }  # fmt: skip
    moment = await ann.moment(duel.id)
    await ann.move(duel.id, moment["n"], "fate:0", "mine")
    await until(lambda: server.live(duel.id).n >= 3)  # the bot has chosen too, and the stones are dealt
    moment = await bob.moment(duel.id)
    answer = await bob.move(duel.id, moment["n"], "lay:1", "early")
    assert answer.status_code == 409
    assert answer.json()["error"] == "A bot is playing for you: return to your seat first."
    back = await bob.do(duel.id, "seats/1/return")
    assert (back["seats"][1]["bot"], back["seats"][1]["left"]) == (None, None)
    await play(duel, 4)


@pytest.mark.databases
async def test_the_host_gives_the_seat_back_too(server: Running) -> None:
    duel = await begin(server)
    ann, bob = duel.players
    await propose(ann, duel.id, "pause")
    await stand_in(ann, duel.id, 1)
    seat = (await end_stand_in(ann, duel.id, 1))["seats"][1]
    assert (seat["person"], seat["bot"], seat["left"]) == (bob.id, None, None)
    answer = await end_stand_in(ann, duel.id, 1, 409)
    assert answer["error"] == "No bot plays this seat."


async def test_one_steps_back_and_returns_during_a_pause(server: Running) -> None:
    duel = await begin(server)
    ann, bob = duel.players
    await propose(ann, duel.id, "pause")
    assert (await stand_in(bob, duel.id, 1))["seats"][1]["left"] == "absent"
    assert (await bob.do(duel.id, "seats/1/return"))["seats"][1]["left"] is None


async def test_a_player_does_not_replace_another(server: Running) -> None:
    duel = await begin(server)
    _, bob = duel.players
    for answer in (await stand_in(bob, duel.id, 0, 403), await end_stand_in(bob, duel.id, 0, 403)):
        assert answer["error"] == "Only the host of the campaign can do this."


async def test_nobody_is_replaced_while_at_the_table(server: Running) -> None:
    duel = await begin(server)
    ann, bob = duel.players
    async with bob.stream(duel.id) as stream:
        await stream.next("update")
        refused = await stand_in(ann, duel.id, 1, 409)
        assert refused["error"] == "Bob is at the table: a bot can only stand in for someone who is away."
        assert (await stand_in(bob, duel.id, 1))["seats"][1]["left"] == "absent"  # their own wish
        assert (await stand_in(ann, duel.id, 1, level="greedy"))["seats"][1]["bot"] == "greedy"


async def test_one_person_has_to_play(server: Running) -> None:
    duel = await begin(server)
    ann, bob = duel.players
    await stand_in(bob, duel.id, 1)
    refused = await stand_in(ann, duel.id, 0, 409)
    assert refused["error"] == "At least one person has to play: pause the campaign instead."


async def test_a_bot_does_not_open_the_secrets_of_the_person_it_stands_in_for(server: Running) -> None:
    duel = await begin(server)
    ann, bob = duel.players
    await stand_in(ann, duel.id, 1)
    await propose(ann, duel.id, "pause")
    for kind in ("export", "abandon"):
        asked = await propose(ann, duel.id, kind)
        assert (asked["state"], asked["proposal"]["agreed"]) == ("paused", [0])
        assert (await ann.http.get(f"/api/campaigns/{duel.id}/export")).status_code == 409
        # Bob answers without coming back first.
        assert (await bob.do(duel.id, "proposals/answer", {"agree": False}))["proposal"] is None


async def test_no_hints_against_a_person_who_is_away(server: Running) -> None:
    duel = await begin(server)
    ann, bob = duel.players
    await stand_in(bob, duel.id, 1)
    assert (await ann.http.get(f"/api/tables/{duel.id}/hint")).status_code == 403


@pytest.mark.databases
async def test_a_bots_seat_is_freed_for_somebody_new(server: Running) -> None:
    ann, bob, eve = await server.guest("Ann"), await server.guest("Bob"), await server.guest("Eve")
    made = await ann.table(game="saga", hold=[0], bots={"1": "random"})
    table_id, link = made["id"], {"invitation": made["invitation"]}
    taken = await bob.http.post(f"/api/tables/{table_id}/seats/1", json=link)
    assert (taken.status_code, taken.json()["error"]) == (409, "The game has begun without you.")
    freed = (await end_stand_in(ann, table_id, 1))["seats"][1]
    assert (freed["name"], freed["person"], freed["bot"]) == (None, None, None)
    own = await ann.http.post(f"/api/tables/{table_id}/seats/1", json={})
    assert (own.status_code, own.json()["error"]) == (409, "You already have a seat in this campaign.")
    assert (await bob.http.post(f"/api/tables/{table_id}/seats/1", json={})).status_code == 404
    assert (await bob.sit(table_id, 1, made["invitation"]))["mine"] == [1]
    assert (await bob.moment(table_id))["seat"] == 1
    late = await eve.http.post(f"/api/tables/{table_id}/seats/1", json=link)
    assert late.status_code == 409


async def test_a_seat_that_was_resigned_goes_to_somebody_new(server: Running) -> None:
    ann, bob, eve = await server.guest("Ann"), await server.guest("Bob"), await server.guest("Eve")
    made = await ann.table(game="saga", hold=[0])
    await bob.sit(made["id"], 1, made["invitation"])
    await stand_in(bob, made["id"], 1)
    async with server.tables.use(made["id"]) as live, server.tables.changing(live) as (_, seats):
        seats[1].left = "resigned"  # as at a table with more sides
    left = await end_stand_in(bob, made["id"], 1, 409)
    assert left["error"] == "You have left this game for good."
    await stand_in(bob, made["id"], 1, 409)
    await end_stand_in(ann, made["id"], 1)
    assert (await bob.http.get(f"/api/tables/{made['id']}")).status_code == 404
    assert (await eve.sit(made["id"], 1, made["invitation"]))["mine"] == [1]


async def test_an_empty_seat_gets_a_bot(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(game="saga", hold=[0], bots={"1": "random"})
    await end_stand_in(ann, made["id"], 1)
    seat = (await stand_in(ann, made["id"], 1))["seats"][1]
    assert (seat["name"], seat["bot"], seat["left"]) == ("Random", "random", None)


async def test_two_bots_in_empty_seats_have_two_names(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(game="blighted-reach", seats=3, hold=[0], bots={"1": "random", "2": "random"})
    for seat in (1, 2):
        await end_stand_in(ann, made["id"], seat)
    for seat in (2, 1):
        seats = (await stand_in(ann, made["id"], seat))["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Random 2", "Random"]


async def test_before_the_game_and_after_it_nobody_stands_in(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(game="saga")
    assert (await stand_in(ann, made["id"], 1, 409))["error"] == "The game has not begun yet."
    duel = await begin(server)
    await duel.players[1].do(duel.id, "resign")
    assert (await stand_in(duel.players[0], duel.id, 1, 409))["error"] == "The game is over."
    assert (await stand_in(duel.players[0], duel.id, 7, 404))["error"] == "There is no seat 7: the seats are 0 to 1."


async def test_a_seat_of_nobody_agrees_to_everything(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(game="saga", hold=[0], bots={"1": "random"})
    await propose(ann, made["id"], "pause")
    await end_stand_in(ann, made["id"], 1)
    await propose(ann, made["id"], "export")
    assert (await ann.http.get(f"/api/campaigns/{made['id']}/export")).status_code == 200


# Consent


@pytest.mark.parametrize("agrees", [False, True])
async def test_a_bot_takes_nothing_back_for_the_person_it_stands_in_for(server: Running, agrees: bool) -> None:
    """Else a host who gives away the seats of all who are away could undo the whole campaign alone."""
    duel = await begin(server)
    ann, bob = duel.players
    await play(duel, 2)  # the fates are open
    await stand_in(ann, duel.id, 1)
    before = await ann.moment(duel.id)
    asked = await ann.do(duel.id, "proposals", {"kind": "undo", "to": 0})
    assert asked["proposal"] == {"kind": "undo", "by": 0, "to": 0, "agreed": [0]}
    answered = await bob.do(duel.id, "proposals/answer", {"agree": agrees})  # without coming back first
    assert answered["proposal"] is None
    after = await ann.moment(duel.id)
    assert (after["view"]["fates"] == [-1, -1]) is agrees
    assert agrees or after["n"] == before["n"]


async def three_at_a_campaign(server: Running, **wanted: Any) -> tuple[str, list[Guest], str]:
    """Ann and Cleo at a campaign that has begun, and Bob, whose seat between them is free or his."""
    ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
    made = await ann.table(game="blighted-reach", seats=3, hold=[0], **wanted)
    if "bots" not in wanted:
        await bob.sit(made["id"], 1, made["invitation"])
    await cleo.sit(made["id"], 2, made["invitation"])
    return made["id"], [ann, bob, cleo], made["invitation"]


async def test_somebody_new_is_asked_about_what_nobody_has_agreed_to_for_them(server: Running) -> None:
    table_id, (ann, bob, cleo), invitation = await three_at_a_campaign(server, bots={"1": "random"})
    await propose(ann, table_id, "pause")
    assert (await propose(ann, table_id, "export"))["proposal"]["agreed"] == [0, 1]
    await end_stand_in(ann, table_id, 1)
    assert (await bob.sit(table_id, 1, invitation))["proposal"]["agreed"] == [0]
    await cleo.do(table_id, "proposals/answer", {"agree": True})
    assert (await ann.http.get(f"/api/campaigns/{table_id}/export")).status_code == 409
    assert (await bob.do(table_id, "proposals/answer", {"agree": True}))["proposal"] is None
    assert (await bob.http.get(f"/api/campaigns/{table_id}/export")).status_code == 200


@pytest.mark.parametrize("by_host", [False, True])
async def test_who_comes_back_is_asked_about_what_the_bot_has_agreed_to(server: Running, by_host: bool) -> None:
    table_id, (ann, bob, cleo), _ = await three_at_a_campaign(server, clock={"kind": "days", "days": 3})
    await stand_in(ann, table_id, 1)
    await until(lambda: 1 not in server.live(table_id).waiting)  # the bot has chosen a fate
    assert (await propose(ann, table_id, "pause"))["proposal"]["agreed"] == [0, 1]
    if by_host:
        await end_stand_in(ann, table_id, 1)
    else:
        await bob.do(table_id, "seats/1/return")
    answered = await cleo.do(table_id, "proposals/answer", {"agree": True})
    assert (answered["state"], answered["proposal"]["agreed"]) == ("playing", [0, 2])
    assert (await bob.do(table_id, "proposals/answer", {"agree": True}))["state"] == "paused"


async def test_an_answer_in_another_process_is_not_overwritten(postgres: str, settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, database=postgres)
    async with running(settings) as one, running(settings) as two:
        duel = await begin(one, clock={"kind": "days", "days": 3})
        ann, _ = duel.players
        await propose(ann, duel.id, "pause")
        async with two.tables.use(duel.id) as unaware:
            made = standing_proposal(unaware)
            assert made is not None
            await ann.do(duel.id, "proposals/answer", {"agree": False})
            with pytest.raises(Stale):
                await _keep_or_carry_out(two.tables, unaware, made, 1)
            assert not unaware.is_loaded, "it is read again before anybody uses it"
        assert (await ann.info(duel.id))["state"] == "playing"


# Who is not there, or not any more


async def test_who_is_invited_sees_the_people_where_nobody_may_watch(server: Running) -> None:
    """Else the link to a free seat would lead nowhere."""
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(game="saga", hold=[0], bots={"1": "random"}, spectators=False)
    await end_stand_in(ann, made["id"], 1)
    link = {"invitation": made["invitation"]}
    shown = await show(bob, made["id"], **link)
    assert (shown["table"]["seats"][1]["person"], shown["chronicle"], shown["n"]) == (None, [], 0)
    assert (await bob.http.get(f"/api/campaigns/{made['id']}")).status_code == 404
    assert (await bob.http.get(f"/api/campaigns/{made['id']}/export", params=link)).status_code == 403
    await bob.sit(made["id"], 1, made["invitation"])
    assert (await show(bob, made["id"]))["chronicle"]


async def test_who_has_resigned_does_not_look_after_a_campaign_without_a_host(server: Running) -> None:
    duel = await begin(server)
    ann, bob = duel.players
    async with server.tables.use(duel.id) as live, server.tables.changing(live) as (row, seats):
        row.host_id = None
        seats[1].left, seats[1].bot = "resigned", "random"  # as at a table with more sides
    refused = await bob.http.patch(f"/api/campaigns/{duel.id}", json={"name": "Mine"})
    assert (refused.status_code, refused.json()["error"]) == (403, "Only the host of the campaign can do this.")
    assert (await ann.http.patch(f"/api/campaigns/{duel.id}", json={"name": "Ours"})).status_code == 200


async def test_a_host_without_a_seat_who_deletes_the_account_leaves_the_campaign_to_the_players(
    server: Running,
) -> None:
    host, ann, bob = await server.guest("Eve"), await server.guest("Ann"), await server.guest("Bob")
    made = await host.table(game="saga", hold=[])
    for seat, player in enumerate((ann, bob)):
        await player.sit(made["id"], seat, made["invitation"])
    assert (await host.http.request("DELETE", "/api/me", json={})).status_code == 204
    assert (await bob.info(made["id"]))["host"] is None
    assert (await bob.http.patch(f"/api/campaigns/{made['id']}", json={"name": "Ours"})).status_code == 200
