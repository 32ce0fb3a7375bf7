"""Campaigns exported and imported whole, forked, backed up, killed."""

import json
import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import ecliptic
from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.quotas import UNLIMITED
from ecliptic.server.store import models
from ecliptic.server.store.backup import back_up, restore
from ecliptic.server.store.verify import verify
from tests.server.harness import Duel, Guest, Running, running
from tests.server.killable_servers import Victim
from tests.server.test_campaigns import IN_AN_ACT, MOVES, begin, play, propose, reborn, show, told

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("saga")]

EARLY = (
    "The file would show everybody's hidden cards: you can export the campaign when all players have agreed, "
    "or when it is over."
)


async def export(guest: Guest, table_id: str) -> Any:
    answer = await guest.http.get(f"/api/campaigns/{table_id}/export")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def take_in(guest: Guest, whole: Any, status: int = 201, **more: Any) -> Any:
    answer = await guest.http.post("/api/imports", json={"campaign": whole, **more})
    assert answer.status_code == status, answer.text
    return answer.json()


async def taken_in(guest: Guest, **what: Any) -> str:
    answer = await guest.http.post("/api/imports", json={**what, "hold": [0, 1]})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def agree_to_export(duel: Duel) -> None:
    ann, bob = duel.players
    await propose(ann, duel.id, "export")
    await bob.do(duel.id, "proposals/answer", {"agree": True, "kind": "export"})


# Export


@pytest.mark.databases
async def test_a_running_campaign_is_exported_when_everybody_has_agreed(server: Running) -> None:
    duel = await begin(server, public=True)
    await play(duel, IN_AN_ACT)
    ann, bob = duel.players
    eve = await server.guest("Eve")
    refused = await ann.http.get(f"/api/campaigns/{duel.id}/export")
    assert (refused.status_code, refused.json()["error"]) == (409, EARLY)
    assert (await propose(ann, duel.id, "export"))["proposal"]["agreed"] == [0]
    assert (await ann.http.get(f"/api/campaigns/{duel.id}/export")).status_code == 409
    await bob.do(duel.id, "proposals/answer", {"agree": True})
    for player in duel.players:
        whole = await export(player, duel.id)
        assert (whole["ecliptic"], whole["format"], whole["name"]) == ("campaign", 1, "The long war")
        assert [person["name"] for person in whole["people"]] == ["Ann", "Bob"]
        assert whole["result"] is None
    assert (await eve.http.get(f"/api/campaigns/{duel.id}/export")).status_code == 409
    assert (await show(eve, duel.id))["export_n"] is None


async def test_a_campaign_that_has_not_begun_is_not_exported(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(game="saga")
    refused = await ann.http.get(f"/api/campaigns/{made['id']}/export")
    assert (refused.status_code, refused.json()["error"]) == (409, "The game has not begun yet.")


async def test_what_is_played_after_the_consent_stays_secret(server: Running) -> None:
    duel = await begin(server)
    await play(duel, IN_AN_ACT)
    await agree_to_export(duel)
    before = await export(duel.players[0], duel.id)
    await play(duel, 3)
    assert await export(duel.players[0], duel.id) == before
    shown = await show(duel.players[0], duel.id)
    assert shown["export_n"] == len(before["journal"]["entries"]) < shown["n"]


async def test_a_consent_is_gone_when_somebody_moves(server: Running) -> None:
    duel = await begin(server)
    await propose(duel.players[0], duel.id, "export")
    await duel.play()
    assert await duel.players[1].refused(409, duel.id, "proposals/answer", {"agree": True})
    assert (await duel.players[0].http.get(f"/api/campaigns/{duel.id}/export")).status_code == 409


async def test_against_bots_it_is_exported_at_any_time(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(game="saga", hold=[0], bots={"1": "random"})
    await propose(ann, made["id"], "export")
    assert (await export(ann, made["id"]))["people"][1]["bot"] == "random"


async def test_once_it_is_over_it_is_open_to_all_who_may_watch(server: Running) -> None:
    duel = await begin(server, public=True)
    await play(duel, MOVES)
    whole = await export(await server.guest("Eve"), duel.id)
    assert whole["result"]["reason"] == "acts"
    assert (await server.nobody().http.get(f"/api/campaigns/{duel.id}/export")).status_code == 200


async def three(server: Running) -> tuple[str, list[Guest]]:
    """Three people at a campaign that has begun and is paused: no bot moves while they decide."""
    ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
    made = await ann.table(game="blighted-reach", seats=3, hold=[0])
    for seat, guest in ((1, bob), (2, cleo)):
        await guest.sit(made["id"], seat, made["invitation"])
    await propose(ann, made["id"], "pause")
    return made["id"], [ann, bob, cleo]


async def delete_account(guest: Guest) -> None:
    assert (await guest.http.request("DELETE", "/api/me", json={})).status_code == 204


async def test_somebody_who_has_deleted_the_account_does_not_block_the_export(server: Running) -> None:
    table_id, (ann, bob, cleo) = await three(server)
    await delete_account(cleo)
    await propose(ann, table_id, "export")
    await bob.do(table_id, "proposals/answer", {"agree": True})
    whole = await export(ann, table_id)
    assert [person["name"] for person in whole["people"]] == ["Ann", "Bob", "former player"]
    assert (await take_in(ann, whole, hold=[0]))["seats"][2]["name"] == "former player"


async def test_who_leaves_for_good_no_longer_keeps_the_others_waiting(server: Running) -> None:
    table_id, (ann, bob, cleo) = await three(server)
    await propose(ann, table_id, "export")
    await bob.do(table_id, "proposals/answer", {"agree": True})
    assert (await show(ann, table_id))["export_n"] is None
    await delete_account(cleo)
    assert (await show(ann, table_id))["export_n"] is not None
    assert len((await export(bob, table_id))["people"]) == 3


async def test_a_proposal_goes_with_its_proposer(server: Running) -> None:
    table_id, (ann, bob, cleo) = await three(server)
    await propose(cleo, table_id, "export")
    await cleo.do(table_id, "resign")
    assert (await ann.info(table_id))["proposal"] is None
    await propose(ann, table_id, "export")
    await bob.do(table_id, "proposals/answer", {"agree": True})
    assert (await show(ann, table_id))["export_n"] is not None


async def test_to_resign_one_seat_is_no_consent_of_the_other(server: Running) -> None:
    ann, bob = [await server.guest(name) for name in ("Ann", "Bob")]
    made = await ann.table(game="blighted-reach", seats=3, hold=[0])
    for seat in (1, 2):
        await bob.sit(made["id"], seat, made["invitation"])
    await propose(ann, made["id"], "pause")
    await propose(ann, made["id"], "export")
    answer = await bob.http.post(f"/api/tables/{made['id']}/resign", params={"seat": 2})
    assert answer.json()["proposal"]["agreed"] == [0, 2]


# Import


@pytest.mark.databases
async def test_an_imported_campaign_goes_on_where_it_was(server: Running) -> None:
    duel = await begin(server)
    await play(duel, IN_AN_ACT + 3)
    await agree_to_export(duel)
    whole = await export(duel.players[0], duel.id)
    eve, fay = await server.guest("Eve"), await server.guest("Fay")
    made = await take_in(eve, whole, hold=[0])
    assert (made["campaign"], made["state"], made["public"]) == ("The long war", "playing", False)
    assert [(seat["name"], seat["person"]) for seat in made["seats"]] == [("Eve", eve.id), ("Bob", None)]
    assert told(await show(eve, made["id"])) == told(await show(duel.players[0], duel.id))
    await fay.sit(made["id"], 1, made["invitation"])
    again = Duel(made["id"], [eve, fay], made["invitation"])
    old = [await player.moment(duel.id) for player in duel.players]
    new = [await player.moment(made["id"]) for player in again.players]
    assert [each["view"]["hand"] for each in new] == [each["view"]["hand"] for each in old]
    await play(again, MOVES - IN_AN_ACT - 3)
    over = await show(eve, made["id"])
    assert (over["table"]["state"], [number for number, _ in told(over)]) == ("over", [1, 2, 3])


async def test_a_campaign_that_is_over_comes_back_with_its_result(server: Running) -> None:
    duel = await begin(server)
    await play(duel, MOVES)
    whole = await export(duel.players[0], duel.id)
    made = await take_in(duel.players[0], whole)
    assert (made["state"], made["waiting"], made["result"]) == ("over", [], whole["result"])
    assert (await show(duel.players[0], made["id"]))["export_n"] == len(whole["journal"]["entries"])


async def test_an_import_can_have_bots_in_its_seats(server: Running) -> None:
    duel = await begin(server)
    await agree_to_export(duel)
    eve = await server.guest("Eve")
    made = await take_in(eve, await export(duel.players[0], duel.id), bots={"1": "random"})
    assert [seat["bot"] for seat in made["seats"]] == [None, "random"]


async def test_a_campaign_that_was_resigned_stays_over(server: Running) -> None:
    duel = await begin(server)
    await play(duel, IN_AN_ACT)
    await duel.players[0].do(duel.id, "resign")
    whole = await export(duel.players[0], duel.id)
    made = await take_in(duel.players[0], whole)
    assert (made["state"], made["waiting"], made["result"]) == ("over", [], whole["result"])
    for result in (
        {"scores": [99, 0]},
        {"places": [1]},
        {"places": [2, 2]},
        {"places": [0, 0]},
        {"places": [1, 3]},
        {"places": [0, 1]},
        {"reason": "acts"},  # which is the rules' business
        {"reason": "resigned\n"},
        {"reason": "abandoned"},
    ):
        refused = await take_in(duel.players[0], {**whole, "result": {**whole["result"], **result}}, 422)
        assert refused["error"] == "The result in this file does not fit its journal."
    called_off = {**whole["result"], "places": [0, 0], "reason": "abandoned"}
    assert (await take_in(duel.players[0], {**whole, "result": called_off}))["result"] == called_off


@pytest.mark.parametrize(
    "change",
    [
        {"ecliptic": "journal"},
        {"format": 2},
        {"name": ""},
        {"name": 5},
        {"people": [{"name": "x" * 41}]},
        {"people": [{}] * 13},
        {"people": "Ann"},
        {"result": {"places": [1, 2], "scores": [0, 0], "reason": "<b>"}},
        {"journal": {}},
        {"journal": None},
    ],
)
async def test_a_file_that_is_no_campaign_is_refused(server: Running, change: dict[str, Any]) -> None:
    duel = await begin(server)
    await duel.players[0].do(duel.id, "resign")
    whole = await export(duel.players[0], duel.id)
    answer = await duel.players[0].http.post("/api/imports", json={"campaign": {**whole, **change}})
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["error"].endswith(".")


async def test_what_a_file_may_hold_has_limits(server: Running) -> None:
    duel = await begin(server)
    ann = duel.players[0]
    await ann.do(duel.id, "resign")
    whole = await export(ann, duel.id)
    result = whole["result"]
    for change, status in (
        ({"places": [12, 1]}, 422),
        ({"places": [13, 1]}, 400),
        ({"places": [-1, 1]}, 400),
        ({"places": [1] * 12}, 422),
        ({"places": [1] * 13}, 400),
        ({"scores": [2_147_483_647, 0]}, 422),
        ({"scores": [2_147_483_648, 0]}, 400),
        ({"scores": [-2_147_483_648, 0]}, 422),
        ({"scores": [-2_147_483_649, 0]}, 400),
    ):
        await take_in(ann, {**whole, "result": {**result, **change}}, status)
    for name, status in (("x" * 60, 201), ("x" * 61, 422), ("x" * 200, 422), ("x" * 201, 400)):
        await take_in(ann, {**whole, "name": name}, status)


async def test_a_file_may_name_fewer_or_more_people_than_there_are_seats(server: Running) -> None:
    duel = await begin(server)
    await agree_to_export(duel)
    whole = await export(duel.players[0], duel.id)
    for people, names in (([{"name": "Cleo"}], ["Cleo", None]), ([{"name": str(i)} for i in range(12)], ["0", "1"])):
        made = await take_in(duel.players[0], {**whole, "people": people}, hold=[])
        assert [seat["name"] for seat in made["seats"]] == names


async def test_names_in_a_file_are_shown_in_one_line(server: Running) -> None:
    duel = await begin(server)
    await agree_to_export(duel)
    whole = await export(duel.players[0], duel.id)
    whole["people"] = [{"name": " A\u200b\u2028\u202enn \ue000 "}, {"name": "\u200b\ufeff"}]
    made = await take_in(duel.players[0], whole, hold=[])
    assert [seat["name"] for seat in made["seats"]] == ["A nn", None]


async def test_a_changed_journal_is_found_out(server: Running) -> None:
    duel = await begin(server)
    await play(duel, IN_AN_ACT)
    await agree_to_export(duel)
    whole = await export(duel.players[0], duel.id)
    whole["journal"]["entries"][0]["play"] = "fate:3"
    assert (await take_in(duel.players[0], whole, 422))["error"].endswith(".")


async def test_a_campaign_file_of_another_game_is_refused(server: Running) -> None:
    duel, other = await begin(server), await server.duel()
    await duel.players[0].do(duel.id, "resign")
    await other.players[0].do(other.id, "resign")
    whole = await export(duel.players[0], duel.id)
    journal = (await other.players[0].http.get(f"/api/tables/{other.id}/journal")).json()
    refused = await take_in(other.players[0], {**whole, "result": None, "journal": journal}, 422)
    assert refused["error"] == "Star Realms is not a campaign."


async def test_one_thing_is_imported_at_a_time(server: Running) -> None:
    duel = await begin(server)
    await duel.players[0].do(duel.id, "resign")
    whole = await export(duel.players[0], duel.id)
    refused = await take_in(duel.players[0], whole, 422, journal=whole["journal"])
    assert refused["error"] == "Send exactly one of these: a journal, a position or a campaign."


@pytest.mark.parametrize("as_journal", [False, True])
async def test_a_campaign_that_begins_inside_its_second_act_says_so(server: Running, as_journal: bool) -> None:
    """Its log has no line that opens the act, and perhaps none that opens the next one."""
    table = ecliptic.new("saga", seats=2, seed=1)
    play_first_options(table, IN_AN_ACT)
    table = ecliptic.load(table.save())
    ann = await server.guest()
    if as_journal:
        play_first_options(table, 2)
        made = await taken_in(ann, journal=table.journal.dump())
    else:
        made = await taken_in(ann, position=table.save())
    duel = Duel(made, [OneOf(ann, 0), OneOf(ann, 1)], "")
    if not as_journal:
        await play(duel, 2)
    assert told(await show(ann, made)) == [(2, ["log-fate", "log-fate"])]
    await play(duel, IN_AN_ACT - 2)
    scores = ["log-act-score", "log-act-score"]
    assert told(await show(ann, made)) == [(2, ["log-fate", "log-fate", *scores]), (3, ["log-act"])]


def play_first_options(table: Any, moves: int) -> None:
    for _ in range(moves):
        seat = table.waiting[0]
        table.play(seat, table.options(seat)[0])


# Forks


@pytest.mark.databases
async def test_a_fork_of_an_open_past_has_the_whole_chronicle(server: Running) -> None:
    duel = await begin(server)
    await play(duel, 2 * IN_AN_ACT)
    await agree_to_export(duel)
    ann = duel.players[0]
    second = (await show(ann, duel.id))["chronicle"][1]["lines"][0]["n"]
    made = await ann.do_new(duel.id, "what-if", {"n": second, "name": "If only", "hold": [0]})
    assert (made["campaign"], made["source"], made["source_n"]) == ("If only", duel.id, second)
    assert (made["state"], [seat["name"] for seat in made["seats"]]) == ("playing", ["Ann", "Bob"])
    fork = await show(ann, made["id"])
    assert [(act["number"], act["table"]) for act in fork["chronicle"]] == [(1, made["id"]), (2, made["id"])]
    assert fork["source"] == {"id": duel.id, "name": "The long war", "n": second}
    assert (await show(ann, duel.id))["forks"] == [{"id": made["id"], "name": "If only", "n": second}]
    bob = duel.players[1]
    assert (await show(bob, duel.id))["forks"] == []  # it is private
    await bob.sit(made["id"], 1, made["invitation"])
    again = Duel(made["id"], duel.players, made["invitation"])
    await play(again, 2 * IN_AN_ACT)
    assert (await ann.info(made["id"]))["state"] == "over"
    assert (await ann.info(duel.id))["state"] == "playing"
    await export(ann, made["id"])


async def test_a_fork_of_a_secret_past_draws_what_the_seat_did_not_know(server: Running) -> None:
    duel = await begin(server)
    await play(duel, IN_AN_ACT + 3)
    ann = duel.players[0]
    n = (await ann.moment(duel.id))["n"]
    own = (await ann.moment(duel.id))["view"]["hand"]
    hands = set()
    for _ in range(12):
        made = await ann.do_new(duel.id, "what-if", {"n": n})
        view = (await ann.moment(made["id"], seat=0))["view"]
        assert view["hand"] == own
        hands.add(tuple((await ann.moment(made["id"], seat=1))["view"]["hand"]))
    assert len(hands) > 1
    assert made["campaign"] == "The long war"
    fork = await show(ann, made["id"])
    assert [(act["number"], act["table"]) for act in fork["chronicle"]] == [(1, duel.id), (2, duel.id)]
    await play(Duel(made["id"], [OneOf(ann, 0), OneOf(ann, 1)], ""), IN_AN_ACT - 3)
    acts = (await show(ann, made["id"]))["chronicle"]
    assert [(act["number"], act["table"]) for act in acts] == [
        (1, duel.id), (2, duel.id), (2, made["id"]), (3, made["id"]),
    ]  # fmt: skip
    # Somebody who may see the fork and not its source does not see the source's acts.
    eve = await server.guest("Eve")
    other = await ann.do_new(duel.id, "what-if", {"n": n, "hold": [0]})
    await eve.sit(other["id"], 1, other["invitation"])
    shown = await show(eve, other["id"])
    assert (shown["chronicle"], shown["source"]) == ([], None)


class OneOf(Guest):
    """A person's seat, of several."""

    def __init__(self, guest: Guest, seat: int) -> None:
        super().__init__(guest.base)
        self.http, self.id, self._seat = guest.http, guest.id, seat

    async def moment(self, table_id: str, **query: Any) -> Any:
        return await super().moment(table_id, seat=self._seat, **query)

    async def move(self, table_id: str, expected: int, action: str, key: str, **query: Any) -> Any:
        return await super().move(table_id, expected, action, f"{key}-{self._seat}", seat=self._seat, **query)


def acts(campaign: Any) -> list[tuple[int, str]]:
    return [(act["number"], act["table"]) for act in campaign["chronicle"]]


async def fork_in_act_two(server: Running) -> tuple[Guest, Duel, str]:
    """A campaign in its second act, and a fork of it that begins with a position and goes into the third."""
    duel = await begin(server)
    await play(duel, IN_AN_ACT + 3)
    ann = duel.players[0]
    made = await ann.do_new(duel.id, "what-if", {"n": (await ann.moment(duel.id))["n"]})
    return ann, duel, made["id"]


def alone(guest: Guest, table_id: str) -> Duel:
    """The same person on both seats."""
    return Duel(table_id, [OneOf(guest, 0), OneOf(guest, 1)], "")


async def test_a_fork_of_a_fork_tells_nothing_twice(server: Running) -> None:
    ann, duel, fork = await fork_in_act_two(server)
    await play(alone(ann, fork), IN_AN_ACT)
    await ann.do(fork, "proposals", {"kind": "abandon"}, seat=0)
    again = await ann.do_new(fork, "what-if", {"n": (await show(ann, fork))["n"]})
    assert again["state"] == "playing"
    assert acts(await show(ann, fork)) == [(1, duel.id), (2, duel.id), (2, fork), (3, fork)]
    assert acts(await show(ann, again["id"])) == [(1, duel.id), (2, duel.id), (2, again["id"]), (3, again["id"])]


async def test_an_import_that_begins_in_a_later_act_counts_on_from_there(server: Running) -> None:
    ann, _, fork = await fork_in_act_two(server)
    await play(alone(ann, fork), IN_AN_ACT)
    await ann.do(fork, "proposals", {"kind": "export"}, seat=0)
    made = await take_in(ann, await export(ann, fork))
    assert acts(await show(ann, made["id"])) == [(2, made["id"]), (3, made["id"])]


async def test_a_host_who_may_not_watch_reads_nothing_of_it_in_a_fork(server: Running) -> None:
    host, ann, bob = await server.guest("Eve"), await server.guest("Ann"), await server.guest("Bob")
    closed = await host.table(game="saga", hold=[], spectators=False)
    for seat, player in enumerate((ann, bob)):
        await player.sit(closed["id"], seat, closed["invitation"])
    await play(Duel(closed["id"], [ann, bob], ""), IN_AN_ACT)
    assert (await show(host, closed["id"]))["chronicle"] == []
    made = await ann.do_new(closed["id"], "what-if", {"n": (await ann.moment(closed["id"]))["n"], "hold": [0]})
    await host.sit(made["id"], 1, made["invitation"])
    shown = await show(host, made["id"])
    assert (shown["source"], closed["id"] in [act["table"] for act in shown["chronicle"]]) == (None, False)
    assert (await show(ann, made["id"]))["source"]["id"] == closed["id"]


async def test_a_fork_of_what_came_after_the_consent_is_drawn_again(server: Running) -> None:
    duel = await begin(server)
    await play(duel, IN_AN_ACT)
    await agree_to_export(duel)
    ann = duel.players[0]
    agreed = (await ann.moment(duel.id))["n"]
    await play(duel, 3)
    n = (await ann.moment(duel.id))["n"]
    for moment, is_drawn in ((agreed, False), (agreed + 1, True), (n, True)):
        made = await ann.do_new(duel.id, "what-if", {"n": moment})
        async with server.tables.use(made["id"]) as live:
            assert (live.row.start is not None) is is_drawn


async def test_without_a_consent_even_the_beginning_is_drawn_again(server: Running) -> None:
    duel = await begin(server)
    await play(duel, 3)
    for n in (0, 1):
        made = await duel.players[0].do_new(duel.id, "what-if", {"n": n})
        async with server.tables.use(made["id"]) as live:
            assert live.row.start is not None
    assert (await show(duel.players[0], made["id"]))["source"]["n"] == 1


async def test_a_fork_of_the_very_beginning_says_so(server: Running) -> None:
    duel = await begin(server)
    ann = duel.players[0]
    made = await ann.do_new(duel.id, "what-if", {"n": 0})
    assert (await show(ann, made["id"]))["source"] == {"id": duel.id, "name": "The long war", "n": 0}
    assert (await show(ann, duel.id))["forks"] == [{"id": made["id"], "name": "The long war", "n": 0}]


async def copy_table(server: Running, table_id: str, new_id: str, **changed: Any) -> None:
    """Store a table like another, without entries."""
    async with server.store.writing() as session:
        for kind, key in ((models.Table, models.Table.id), (models.Seat, models.Seat.table_id)):
            for row in list(await session.scalars(select(kind).where(key == table_id))):
                columns = {column.name: getattr(row, column.name) for column in kind.__table__.columns}
                more = {"id": new_id, **changed} if kind is models.Table else {"table_id": new_id}
                session.add(kind(**{**columns, **more}))
                await session.flush()


async def test_a_chronicle_goes_back_through_ten_forks(server: Running) -> None:
    """Through copies of a journal too; further back it is no longer told."""
    ann, duel, first = await fork_in_act_two(server)
    start: Any = server.live(first).row.start
    other = {**start, "state": {**start["state"], "scores": [1, 0]}}
    before, copied = first, first
    for i in range(2, 12):
        await copy_table(server, first, f"fork{i}", source_id=before, source_n=0, start=start if i % 2 else other)
        await copy_table(server, first, f"copy{i}", source_id=copied, source_n=0)
        before, copied = f"fork{i}", f"copy{i}"
    whole = [(1, duel.id), (2, duel.id)]
    told = {table: acts(await show(ann, table)) for table in ("fork10", "fork11", "copy10", "copy11")}
    assert told == {"fork10": whole, "fork11": [], "copy10": whole, "copy11": []}


async def test_the_hundred_oldest_forks_are_listed(server: Running) -> None:
    duel = await begin(server)
    for i in range(101):
        await copy_table(server, duel.id, f"fork{i}", source_id=duel.id, source_n=i, created=1000 - i)
    shown = (await show(duel.players[0], duel.id))["forks"]
    assert [fork["n"] for fork in shown] == list(range(100, 0, -1))


# Restart, backup, kill


@pytest.mark.databases
async def test_backup_and_restore_keep_everything(settings: Settings, tmp_path: Path) -> None:
    async with running(settings) as server:
        duel = await begin(server)
        await play(duel, IN_AN_ACT + 1)
        await agree_to_export(duel)
        await propose(duel.players[0], duel.id, "pause")
        shown, whole = await show(duel.players[0], duel.id), await export(duel.players[0], duel.id)
    await back_up(settings, tmp_path / "backup.sqlite", force=False)
    elsewhere = msgspec.structs.replace(settings, database=f"sqlite:///{tmp_path}/elsewhere.sqlite")
    await restore(elsewhere, tmp_path / "backup.sqlite", force=False)
    await restore(settings, tmp_path / "backup.sqlite", force=True)
    for place in (elsewhere, settings):
        async with running(place) as later:
            ann, bob = (reborn(later, player) for player in duel.players)
            assert await show(ann, duel.id) == shown
            assert await export(bob, duel.id) == whole
            await propose(ann, duel.id, "resume")
            await Duel(duel.id, [ann, bob], "").play(key="again")
            assert (await verify(later.store)).findings == []


@pytest.mark.databases
async def test_a_killed_server_loses_nothing_of_a_campaign(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "saga-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: saga\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[ecliptic.games]\nsaga = saga.game:MANIFEST\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ["PYTHONPATH"]]))
    victim = Victim(database)
    await victim.start()
    settings = Settings(database=database, quotas=UNLIMITED)
    try:
        crowd = Running.__new__(Running)
        crowd.base, crowd.settings, crowd.people = victim.base, settings, []
        duel = await begin(crowd)
        ann, bob = duel.players
        for state in ("paused", "playing", "paused"):
            await play(duel, 3 if state == "paused" else 0)
            await propose(ann, duel.id, "pause" if state == "paused" else "resume")
            before = await show(bob, duel.id)
            await victim.end(signal.SIGKILL)
            await victim.start()
            after = await show(bob, duel.id)
            assert after["table"]["state"] == state
            assert after == before
        await agree_to_export(duel)
        whole = json.dumps(await export(ann, duel.id))
        await victim.end(signal.SIGKILL)
        await victim.start()
        assert json.dumps(await export(ann, duel.id)) == whole
    finally:
        await victim.end(signal.SIGTERM)
        for person in crowd.people:
            await person.http.aclose()


async def test_quotas_limit_exports(settings: Settings) -> None:
    limited = msgspec.structs.replace(settings, quotas=msgspec.structs.replace(UNLIMITED, campaign_exports=2))
    async with running(limited) as server:
        duel = await begin(server)
        await agree_to_export(duel)
        ann, bob = duel.players
        for _ in range(2):
            await export(ann, duel.id)
        refused = await ann.http.get(f"/api/campaigns/{duel.id}/export")
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0
        await export(bob, duel.id)
