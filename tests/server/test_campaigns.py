"""Campaigns: names, lists, the chronicle, pauses, and who may do what."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from ecliptic.server.http.wire import Move
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from tests.rules.blighted_reach.test_12_summits import negotiate
from tests.server.harness import Duel, Guest, Running, SettableTime, running

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("saga")]

MOVES = 18  # of a whole campaign
IN_AN_ACT = 6
DAY = 86_400
AT_REST = "The campaign is paused: resume it first."


async def begin(server: Running, **wanted: Any) -> Duel:
    """Two people at a campaign that has begun."""
    return await server.duel(game="saga", **{"campaign": "The long war", **wanted})


async def play(duel: Duel, moves: int) -> None:
    for _ in range(moves):
        await duel.play()


async def show(guest: Guest, table_id: str, **query: Any) -> Any:
    answer = await guest.http.get(f"/api/campaigns/{table_id}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def propose(guest: Guest, table_id: str, kind: str) -> Any:
    return await guest.do(table_id, "proposals", {"kind": kind})


def told(campaign: Any) -> list[tuple[int, list[str]]]:
    """The acts of a chronicle: their numbers and the ids of their lines."""
    return [(act["number"], [line["words"]["id"] for line in act["lines"]]) for act in campaign["chronicle"]]


# Names


@pytest.mark.databases
async def test_every_table_of_a_campaign_game_is_a_campaign_with_a_name(server: Running) -> None:
    ann = await server.guest()
    named = await ann.table(game="saga", campaign="  The\tlong   war ")
    assert named["campaign"] == "The long war"
    assert (await ann.table(game="saga"))["campaign"] == "Saga"
    assert (await ann.table())["campaign"] is None
    offered = {game["slug"]: game["campaign"] for game in (await ann.http.get("/api/games")).json()}
    assert offered["saga"] is True
    assert offered["star-realms"] is False


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "x" * 61, "x" * 200])
async def test_a_name_has_visible_characters(server: Running, name: str) -> None:
    ann = await server.guest()
    answer = await ann.http.post("/api/tables", json={"game": "saga", "campaign": name})
    assert answer.status_code == 422
    assert answer.json()["error"] == "The name of a campaign has 1 to 60 visible characters."


async def test_a_name_has_at_most_sixty_characters(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(game="saga", campaign="x" * 60)
    address = f"/api/campaigns/{made['id']}"
    for body, status in (
        ({"name": "y" * 60}, 200),
        ({"name": "y" * 61}, 422),
        ({"name": "y" + " " * 199}, 200),
        ({"name": "y" + " " * 200}, 400),
        ({"name": "y", "colour": "red"}, 400),
    ):
        assert (await ann.http.patch(address, json=body)).status_code == status


async def test_an_ordinary_game_has_no_campaign(server: Running) -> None:
    duel = await server.duel()
    ann = duel.players[0]
    answer = await ann.http.post("/api/tables", json={"game": "star-realms", "campaign": "War"})
    assert (answer.status_code, answer.json()["error"]) == (422, "Star Realms is not a campaign.")
    answer = await ann.http.get(f"/api/campaigns/{duel.id}")
    assert (answer.status_code, answer.json()["error"]) == (404, f"There is no campaign '{duel.id}'.")
    for kind in ("pause", "export"):
        assert await ann.refused(422, duel.id, "proposals", {"kind": kind}) == "Star Realms is not a campaign."
    answer = await ann.http.post(f"/api/tables/{duel.id}/what-if", json={"n": 0, "name": "War"})
    assert answer.status_code == 422


async def test_a_campaign_is_never_rated(server: Running) -> None:
    ann = await server.member()
    answer = await ann.http.post("/api/tables", json={"game": "saga", "rated": True})
    assert (answer.status_code, answer.json()["error"]) == (422, "A campaign cannot be rated.")


@pytest.mark.databases
async def test_the_host_renames_it_and_everybody_is_told(server: Running) -> None:
    duel = await begin(server)
    ann, bob = duel.players
    async with bob.stream(duel.id) as stream:
        await stream.next("update")
        renamed = await ann.http.patch(f"/api/campaigns/{duel.id}", json={"name": "The short war"})
        assert renamed.json()["campaign"] == "The short war"
        assert (await stream.next("table"))["campaign"] == "The short war"
    refused = await bob.http.patch(f"/api/campaigns/{duel.id}", json={"name": "Mine"})
    assert (refused.status_code, refused.json()["error"]) == (403, "Only the host of the campaign can do this.")


async def test_without_its_host_everybody_looks_after_it(server: Running) -> None:
    ann, bob, eve = await server.member(), await server.member("Bob"), await server.guest("Eve")
    made = await ann.table(game="saga", public=True)
    await bob.sit(made["id"], 1)
    async with server.store.writing() as session:
        row = await session.get_one(models.Table, made["id"])
        row.host_id = None
    server.live(made["id"]).forget()
    assert (await eve.http.patch(f"/api/campaigns/{made['id']}", json={"name": "Eve's"})).status_code == 403
    assert (await bob.http.patch(f"/api/campaigns/{made['id']}", json={"name": "Ours"})).status_code == 200


# Lists and the chronicle


@pytest.mark.databases
async def test_my_campaigns_are_those_where_i_sit_or_that_i_host(server: Running) -> None:
    duel = await begin(server)
    ann, bob = duel.players
    await ann.table()
    hosted = await ann.table(game="saga", hold=[], campaign="For others")
    mine = (await ann.http.get("/api/me/campaigns")).json()
    assert [each["campaign"] for each in mine] == ["The long war", "For others"]
    assert [each["id"] for each in (await bob.http.get("/api/me/campaigns")).json()] == [duel.id]
    assert (await (await server.guest("Eve")).http.get("/api/me/campaigns")).json() == []
    found = (await ann.http.get("/api/me/campaigns", params={"state": "open"})).json()
    assert [each["id"] for each in found] == [hosted["id"]]
    for seat in (0, 1):
        await bob.http.post(f"/api/tables/{hosted['id']}/seats/{seat}", json={"invitation": hosted["invitation"]})
    assert (await ann.info(hosted["id"]))["state"] == "playing"
    mine = (await ann.http.get("/api/me/campaigns")).json()
    assert {each["campaign"] for each in mine} == {"The long war", "For others"}


@pytest.mark.databases
async def test_the_chronicle_tells_each_act_with_links_into_the_replay(server: Running) -> None:
    duel = await begin(server)
    ann = duel.players[0]
    assert told(await show(ann, duel.id)) == [(1, ["log-act"])]
    log = (await ann.http.get(f"/api/tables/{duel.id}/log")).json()
    assert [(line["n"], line["words"]["id"]) for line in log] == [(0, "log-act")]
    await play(duel, IN_AN_ACT)
    scores = ["log-act-score", "log-act-score"]
    first = await show(ann, duel.id)
    assert told(first) == [(1, ["log-act", "log-fate", "log-fate", *scores]), (2, ["log-act"])]
    await play(duel, MOVES - IN_AN_ACT)
    whole = await show(ann, duel.id)
    fates = ["log-act", "log-fate", "log-fate", *scores]
    assert told(whole) == [(1, fates), (2, fates), (3, [*fates, "log-won"])]
    assert whole["table"]["result"]["reason"] == "acts"
    for act in whole["chronicle"]:
        assert act["table"] == duel.id
        for line in act["lines"]:
            moment = await ann.moment(duel.id)
            past = await ann.http.get(f"/api/tables/{duel.id}/moments/{line['n']}", params={"since": 0, "seat": -1})
            assert line in past.json()["log"]
            assert line["n"] <= moment["n"]


async def test_what_was_undone_is_not_in_the_chronicle(server: Running) -> None:
    duel = await begin(server)
    await play(duel, IN_AN_ACT)
    ann, bob = duel.players
    await ann.do(duel.id, "proposals", {"kind": "undo", "to": 0})
    await bob.do(duel.id, "proposals/answer", {"agree": True})
    assert told(await show(ann, duel.id)) == [(1, ["log-act"])]


async def test_a_campaign_that_has_not_begun_has_no_chronicle(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(game="saga")
    shown = await show(ann, made["id"])
    assert (shown["chronicle"], shown["export_n"]) == ([], None)


async def test_the_chronicle_hides_what_the_log_hides(server: Running) -> None:
    """A fate that one has chosen secretly is in nobody's chronicle, not even their own."""
    duel = await begin(server)
    await duel.play()
    for player in duel.players:
        assert told(await show(player, duel.id)) == [(1, ["log-act"])]


# Pauses


async def assert_paused(duel: Duel) -> None:
    for player in duel.players:
        moment = await player.moment(duel.id)
        assert (moment["view"]["waiting"], moment["options"], moment["undo"]) == ([], [], 0)
        answer = await player.move(duel.id, moment["n"], "fate:0", "paused")
        assert (answer.status_code, answer.json()["error"]) == (422, AT_REST)
        why = await player.do(duel.id, "why", {"action": "fate:0"})
        assert why["error"] == AT_REST
        assert (await player.http.get("/api/me/tables", params={"state": "waiting"})).json() == []
        assert [each["id"] for each in (await player.http.get("/api/me/tables?state=paused")).json()] == [duel.id]


@pytest.mark.databases
async def test_without_a_clock_anybody_pauses_and_resumes_alone(server: Running) -> None:
    duel = await begin(server)
    ann, bob = duel.players
    async with bob.stream(duel.id) as stream:
        before = await stream.next("update")
        assert before["options"]
        assert (await propose(ann, duel.id, "pause"))["state"] == "paused"
        assert (await stream.next("update"))["options"] == []
        await assert_paused(duel)
        assert await ann.refused(409, duel.id, "proposals", {"kind": "pause"}) == AT_REST
        assert await ann.refused(409, duel.id, "proposals", {"kind": "undo"}) == AT_REST
        assert (await propose(bob, duel.id, "resume"))["state"] == "playing"
        assert (await stream.next("update"))["options"] == before["options"]
    assert await ann.refused(409, duel.id, "proposals", {"kind": "resume"}) == "The campaign is not paused."
    await play(duel, MOVES)
    assert (await ann.info(duel.id))["state"] == "over"


@pytest.mark.databases
async def test_a_pause_outlives_the_server(server: Running) -> None:
    duel = await begin(server)
    await play(duel, IN_AN_ACT)
    await propose(duel.players[0], duel.id, "pause")
    async with running(server.settings) as later:
        ann, bob = (reborn(later, player) for player in duel.players)
        again = Duel(duel.id, [ann, bob], duel.invitation)
        await assert_paused(again)
        assert told(await show(ann, duel.id))[-1] == (2, ["log-act"])
        await propose(bob, duel.id, "resume")
        await again.play(key="again")


def reborn(server: Running, player: Guest) -> Guest:
    """The same person at another server with the same database."""
    again = server.nobody()
    again.http.cookies = httpx.Cookies(dict(player.http.cookies.items()))
    again.id = player.id
    return again


async def test_days_stop_while_it_is_paused_and_are_whole_afterwards(server: Running, hours: SettableTime) -> None:
    duel = await begin(server, clock={"kind": "days", "days": 3}, absent="lose")
    ann, bob = duel.players
    hours.pass_by(2 * DAY)
    assert (await propose(ann, duel.id, "pause"))["state"] == "playing"
    paused = await bob.do(duel.id, "proposals/answer", {"agree": True, "kind": "pause"})
    assert (paused["state"], paused["clocks"]["running"]) == ("paused", [])
    hours.pass_by(50 * DAY)
    await server.timer.look()
    still = await ann.info(duel.id)
    assert (still["state"], still["clocks"]["left"]) == ("paused", [DAY * 1000] * 2)
    resumed = await propose(ann, duel.id, "resume")
    assert (resumed["state"], resumed["clocks"]["left"]) == ("playing", [3 * DAY * 1000] * 2)
    hours.pass_by(4 * DAY)
    await server.timer.look()
    assert (await ann.info(duel.id))["state"] == "over"


async def test_a_live_clock_starts_again_when_everybody_watches(server: Running, hours: SettableTime) -> None:
    duel = await begin(server, clock={"kind": "live", "seconds": 600})
    ann, bob = duel.players
    await propose(ann, duel.id, "pause")
    hours.pass_by(100)
    await bob.do(duel.id, "proposals/answer", {"agree": True})
    hours.pass_by(5000)
    async with ann.stream(duel.id) as here:
        await here.next("update")
        assert (await propose(ann, duel.id, "resume"))["state"] == "paused"
        away = await bob.do(duel.id, "proposals/answer", {"agree": True})
        assert (away["state"], away["proposal"]["agreed"]) == ("paused", [0])
        async with bob.stream(duel.id) as there:
            await there.next("update")
            resumed = await bob.do(duel.id, "proposals/answer", {"agree": True})
    assert (resumed["state"], resumed["clocks"]["left"]) == ("playing", [500_000, 500_000])


async def test_whoever_does_not_want_a_pause_declines(server: Running) -> None:
    duel = await begin(server, clock={"kind": "days", "days": 3})
    ann, bob = duel.players
    await propose(ann, duel.id, "pause")
    declined = await bob.do(duel.id, "proposals/answer", {"agree": False})
    assert (declined["state"], declined["proposal"]) == ("playing", None)


@pytest.mark.databases
async def test_bots_rest_while_it_is_paused(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(game="saga", hold=[0], bots={"1": "random"})
    await propose(ann, made["id"], "pause")
    at_rest = (await ann.info(made["id"]), (await ann.moment(made["id"]))["n"])
    await server.state.bot_seats._waiting_since(2**60)
    assert await server.state.bot_seats._waiting_since(2**60) == []
    assert at_rest == (await ann.info(made["id"]), (await ann.moment(made["id"]))["n"])
    await propose(ann, made["id"], "resume")
    moment = await ann.moment(made["id"])
    await ann.move(made["id"], moment["n"], "fate:1", "mine")
    async with asyncio.timeout(60):
        while not (await ann.moment(made["id"]))["view"]["hand"]:  # both have chosen
            await asyncio.sleep(0.05)


async def test_a_paused_campaign_can_be_resigned_and_abandoned(server: Running) -> None:
    one, two = await begin(server), await begin(server)
    for duel in (one, two):
        await propose(duel.players[0], duel.id, "pause")
    assert (await one.players[0].do(one.id, "resign"))["result"]["reason"] == "resigned"
    await propose(two.players[0], two.id, "abandon")
    ended = await two.players[1].do(two.id, "proposals/answer", {"agree": True})
    assert (ended["state"], ended["result"]["reason"]) == ("over", "abandoned")


async def test_deleting_the_account_leaves_a_paused_campaign(server: Running) -> None:
    duel = await begin(server)
    ann, bob = duel.players
    await propose(ann, duel.id, "pause")
    assert (await ann.http.request("DELETE", "/api/me", json={})).status_code == 204
    after = await bob.info(duel.id)
    assert (after["state"], after["result"]["places"]) == ("over", [2, 1])


async def test_nothing_cleans_up_a_paused_campaign(server: Running, hours: SettableTime) -> None:
    duel = await begin(server)
    await propose(duel.players[0], duel.id, "pause")
    hours.pass_by(400 * DAY)
    await server.state.cleaner.clean()
    async with server.store.reading() as session:
        assert (await session.get_one(models.Table, duel.id)).state == "paused"
        assert await session.get(models.Person, duel.players[0].id) is not None


async def test_a_move_of_another_process_does_not_end_a_pause(postgres: str, settings: Settings) -> None:
    """Another server that has not heard of the pause plays one more move: the move counts, the pause stays."""
    settings = msgspec.structs.replace(settings, database=postgres)
    async with running(settings) as one, running(settings) as two:
        duel = await begin(one, clock={"kind": "days", "days": 3})
        ann, bob = duel.players
        async with two.tables.use(duel.id) as unaware:
            await propose(ann, duel.id, "pause")
            await bob.do(duel.id, "proposals/answer", {"agree": True})
            for seat in (0, 1):
                await unaware.perform(seat, Move(unaware.n, "fate:0", f"late-{seat}"))
        async with one.store.reading() as session:
            row = await session.get_one(models.Table, duel.id)
            assert (row.state, row.due, row.waiting) == ("paused", None, 1)
        assert (await ann.info(duel.id))["state"] == "paused"
        resumed = await propose(ann, duel.id, "resume")
        assert (resumed["state"], resumed["waiting"]) == ("playing", [0])


# Deals


async def test_a_deal_waits_through_a_pause_and_a_restart_and_is_refused_for_good(server: Running) -> None:
    scene = negotiate(me={"resources": ["relic"]})
    start, deal = scene.table.save(), ("side:0>1", "deal_part:0>1=relic")
    ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
    made = await ann.table(game="blighted-reach", seats=3, hold=[0], start=start)
    for seat, guest in ((1, bob), (2, cleo)):
        await guest.sit(made["id"], seat, made["invitation"])
    await act(ann, made["id"], *deal, "propose:0>1=relic")
    assert (await ann.moment(made["id"]))["options"] == []
    await propose(cleo, made["id"], "pause")
    async with running(server.settings) as later:
        ann, bob = reborn(later, ann), reborn(later, bob)
        await propose(bob, made["id"], "resume")
        asked = await bob.moment(made["id"])
        assert [option["action"] for option in asked["options"]] == ["accept", "refuse"]
        await act(bob, made["id"], "refuse")
        await act(ann, made["id"], *deal)
        again = await ann.moment(made["id"])
        assert again["view"]["prompt"]["id"] == "prompt-draft-refused"
        assert "propose:0>1=relic" not in [option["action"] for option in again["options"]]
        refused = await ann.move(made["id"], again["n"], "propose:0>1=relic", "again")
        assert (refused.status_code, (await ann.moment(made["id"]))["n"]) == (422, again["n"])
        assert refused.json()["error"].endswith(".")


async def act(guest: Guest, table_id: str, *actions: str) -> None:
    """Play these options one after the other."""
    for action in actions:
        n = (await guest.moment(table_id))["n"]
        answer = await guest.move(table_id, n, action, f"{n}-{action}")
        assert answer.status_code == 200, answer.text
