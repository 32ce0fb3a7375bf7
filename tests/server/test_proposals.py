"""Undo with consent, abandoning, and what a table's undo policy allows."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from tests.server.harness import Duel, Guest, Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.databases]

YES: dict[str, Any] = {"agree": True}
NO: dict[str, Any] = {"agree": False}
UNDO: dict[str, Any] = {"kind": "undo"}
ABANDON: dict[str, Any] = {"kind": "abandon"}


async def end_turn(duel: Duel, seat: int, key: str) -> tuple[Any, Any]:
    """The moment before and after a seat has ended its turn, which nobody takes back alone."""
    before = await duel.players[seat].moment(duel.id)
    answer = await duel.players[seat].move(duel.id, before["n"], "end", key)
    assert answer.status_code == 200, answer.text
    return before, await duel.players[seat].moment(duel.id)


async def play_scout(guest: Guest, table: str) -> tuple[Any, int]:
    """The moment before a card was played, and the number after it."""
    before = await guest.moment(table)
    card = next(o["action"] for o in before["options"] if o["action"] == "play:scout" or o["action"] == "play:viper")
    return before, (await guest.move(table, before["n"], card, "card")).json()["n"]


async def test_what_all_agree_to_take_back_is_taken_back(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    ann, bob = duel.players
    before, after = await end_turn(duel, 0, "a")
    assert after["undo"] == 0
    asked = await ann.do(duel.id, "proposals", UNDO)
    assert asked["proposal"] == {"kind": "undo", "by": 0, "to": before["n"], "agreed": [0]}
    assert (await bob.info(duel.id))["proposal"] == asked["proposal"]
    done = await bob.do(duel.id, "proposals/answer", YES)
    assert (done["proposal"], done["waiting"]) == (None, [0])
    now = await ann.moment(duel.id)
    assert now["n"] == after["n"] + 1
    before["view"]["move"] = now["view"]["move"]
    assert (now["view"], now["options"]) == (before["view"], before["options"])
    assert (await ann.move(duel.id, now["n"], "end", "again")).status_code == 200


async def test_it_is_taken_back_for_good(settings: Settings) -> None:
    """Also when the server starts again: the journal has it."""
    async with running(settings) as server:
        duel = await server.duel(options={"first": "0"})
        ann, bob = duel.players
        await end_turn(duel, 0, "a")
        await ann.do(duel.id, "proposals", UNDO)
        await bob.do(duel.id, "proposals/answer", YES)
        shown = await ann.moment(duel.id)
        cookies = ann.http.cookies
    async with running(settings) as server:
        again = server.nobody()
        again.http.cookies = cookies
        moment = await again.moment(duel.id)
        assert (moment["view"], moment["options"]) == (shown["view"], shown["options"])


async def test_one_who_does_not_agree_is_enough(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    ann, bob = duel.players
    _, after = await end_turn(duel, 0, "a")
    await ann.do(duel.id, "proposals", UNDO)
    assert (await bob.do(duel.id, "proposals/answer", NO))["proposal"] is None
    assert (await ann.moment(duel.id))["n"] == after["n"]
    assert "no longer open" in await bob.refused(409, duel.id, "proposals/answer", YES)


async def test_the_proposer_withdraws(server: Running) -> None:
    duel = await server.duel()
    await duel.players[0].do(duel.id, "proposals", ABANDON)
    assert (await duel.players[0].do(duel.id, "proposals/answer", NO))["proposal"] is None


async def test_everybody_is_needed(server: Running) -> None:
    guests = [await server.guest(f"Guest {seat}") for seat in range(3)]
    made = await guests[0].table(seats=3, options={"mode": "free_for_all"})
    for seat in (1, 2):
        await guests[seat].sit(made["id"], seat, made["invitation"])
    await guests[1].do(made["id"], "proposals", ABANDON)
    halfway = await guests[0].do(made["id"], "proposals/answer", YES)
    assert (halfway["state"], halfway["proposal"]["agreed"]) == ("playing", [0, 1])
    assert (await guests[0].do(made["id"], "proposals/answer", YES))["state"] == "playing", "twice is not two"
    over = await guests[2].do(made["id"], "proposals/answer", YES)
    assert (over["state"], over["result"]) == (
        "over", {"places": [0, 0, 0], "scores": [50, 50, 50], "reason": "abandoned"},
    )  # fmt: skip


async def test_in_an_ordinary_game_a_bot_agrees_for_who_is_absent_but_not_who_has_resigned(server: Running) -> None:
    guests = [await server.guest(f"Guest {seat}") for seat in range(4)]
    made = await guests[0].table(seats=4, options={"mode": "free_for_all"})
    for seat in (1, 2, 3):
        await guests[seat].sit(made["id"], seat, made["invitation"])
    async with server.tables.use(made["id"]) as live, server.tables.changing(live) as (_, seats):
        seats[2].bot, seats[2].left = "greedy", "absent"
    await guests[3].do(made["id"], "resign")
    asked = await guests[0].do(made["id"], "proposals", ABANDON)
    assert asked["proposal"]["agreed"] == [0, 2, 3]
    assert "You have resigned" in await guests[3].refused(409, made["id"], "proposals/answer", NO)


async def test_a_proposal_is_gone_when_somebody_moves(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    ann, bob = duel.players
    await end_turn(duel, 0, "a")
    await ann.do(duel.id, "proposals", UNDO)
    async with ann.stream(duel.id) as mine:
        assert (await mine.next("table"))["proposal"] is not None
        moment = await bob.moment(duel.id)
        card = next(o["action"] for o in moment["options"] if o["action"].startswith("play:"))
        assert (await bob.move(duel.id, moment["n"], card, "b")).status_code == 200
        while (await mine.next("table"))["proposal"] is not None:
            pass
    assert "no longer open" in await bob.refused(409, duel.id, "proposals/answer", YES)
    async with server.store.reading() as session:
        assert await session.scalar(select(models.Table.proposal).where(models.Table.id == duel.id)) is None


async def test_a_proposal_outlives_the_server(settings: Settings) -> None:
    async with running(settings) as server:
        duel = await server.duel(options={"first": "0"})
        await duel.players[0].do(duel.id, "proposals", ABANDON)
        cookies = duel.players[1].http.cookies
    async with running(settings) as server:
        bob = server.nobody()
        bob.http.cookies = cookies
        assert (await bob.do(duel.id, "proposals/answer", YES))["result"]["reason"] == "abandoned"


async def test_nobody_agrees_to_something_else_by_accident(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    ann, bob = duel.players
    await end_turn(duel, 0, "a")
    await ann.do(duel.id, "proposals", UNDO)
    await ann.do(duel.id, "proposals", ABANDON)
    assert "no longer open" in await bob.refused(409, duel.id, "proposals/answer", {**YES, "kind": "undo"})
    assert (await bob.info(duel.id))["state"] == "playing"


async def test_one_proposes_something_else_instead_and_the_answer_to_what_was_asked_counts(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    ann, bob = duel.players
    assert "no longer open" in await bob.refused(409, duel.id, "proposals/answer", YES), "nothing was proposed"
    await end_turn(duel, 0, "a")
    await ann.do(duel.id, "proposals", UNDO)
    changed = (await ann.do(duel.id, "proposals", ABANDON))["proposal"]
    assert (changed["kind"], changed["to"], changed["agreed"]) == ("abandon", None, [0])
    ended = await bob.do(duel.id, "proposals/answer", {**YES, "kind": "abandon"})
    assert ended["result"]["reason"] == "abandoned"
    for what, body in (("proposals", ABANDON), ("proposals", UNDO)):
        assert await ann.refused(409, duel.id, what, body) == "The game is over."
    made = await ann.table()
    for body in (ABANDON, UNDO):
        assert await ann.refused(409, made["id"], "proposals", body) == "The game has not begun yet."


@pytest.mark.parametrize("kind", ["pause", "resume", "export"])
async def test_what_is_for_campaigns_is_refused_elsewhere(server: Running, kind: str) -> None:
    duel = await server.duel()
    assert "Star Realms" in await duel.players[0].refused(422, duel.id, "proposals", {"kind": kind})


async def test_there_is_one_proposal_at_a_time(server: Running) -> None:
    duel = await server.duel()
    await duel.players[0].do(duel.id, "proposals", ABANDON)
    assert "already" in await duel.players[1].refused(409, duel.id, "proposals", UNDO)


async def test_alone_with_bots_nobody_has_to_be_asked(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(options={"first": "0"}, bots={"1": "greedy"})
    before, _ = await play_scout(ann, made["id"])
    assert (await ann.do(made["id"], "proposals", UNDO))["proposal"] is None
    assert (await ann.moment(made["id"]))["options"] == before["options"]
    assert (await ann.do(made["id"], "proposals", ABANDON))["result"]["reason"] == "abandoned"


async def test_at_a_hot_seat_table_nobody_has_to_be_asked(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table(hold=[0, 1], options={"first": "0"}, undo="ask")
    before = await ann.moment(made["id"], seat=0)
    await ann.move(made["id"], before["n"], "end", "a", seat=0)
    done = await ann.do(made["id"], "proposals", UNDO, seat=0)
    assert (done["proposal"], done["waiting"]) == (None, [0])


@pytest.mark.parametrize(("undo", "sentence"), [("ask", "propose"), ("never", "Undo is not allowed")])
async def test_the_policy_holds_on_every_path(server: Running, undo: str, sentence: str) -> None:
    duel = await server.duel(options={"first": "0"}, undo=undo)
    ann = duel.players[0]
    _, n = await play_scout(ann, duel.id)
    assert (await ann.moment(duel.id))["undo"] == 0
    body = {"expected": n, "client_move_id": "u"}
    assert sentence in await ann.refused(422, duel.id, "undo", {"type": "undo", **body})
    async with ann.stream(duel.id) as stream:
        await stream.send("undo", **body)
        problem = await stream.next("problem")
    assert (problem["status"], sentence in problem["error"]) == (422, True)
    assert (await ann.moment(duel.id))["n"] == n


async def test_ask_takes_back_with_consent_what_free_would_take_back_alone(server: Running) -> None:
    duel = await server.duel(options={"first": "0"}, undo="ask")
    ann, bob = duel.players
    before, _ = await play_scout(ann, duel.id)
    await ann.do(duel.id, "proposals", UNDO)
    await bob.do(duel.id, "proposals/answer", YES)
    assert (await ann.moment(duel.id))["options"] == before["options"]


async def test_never_means_never(server: Running) -> None:
    duel = await server.duel(options={"first": "0"}, undo="never")
    await end_turn(duel, 0, "a")
    assert "Undo is not allowed" in await duel.players[0].refused(422, duel.id, "proposals", UNDO)
    assert (await duel.players[0].do(duel.id, "proposals", ABANDON))["proposal"]["kind"] == "abandon"


async def test_one_goes_back_only_to_a_decision(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    ann = duel.players[0]
    decisions = []
    for turn in range(8):  # with ten cards to draw from, somebody has to shuffle
        before, after = await end_turn(duel, turn % 2, f"{turn}")
        decisions.append(before["n"])
    assert after["n"] > decisions[0] + 8, "chance has entries between the decisions"
    for to in set(range(after["n"] + 3)) - set(decisions):
        assert f"Number {to} is not a decision" in await ann.refused(422, duel.id, "proposals", {**UNDO, "to": to})
    for to in decisions:
        assert (await ann.do(duel.id, "proposals", {**UNDO, "to": to}))["proposal"]["to"] == to
    assert (await ann.do(duel.id, "proposals", UNDO))["proposal"]["to"] == decisions[6], "the latest of her own"


async def test_who_has_done_nothing_can_take_nothing_back(server: Running) -> None:
    duel = await server.duel(options={"first": "0"})
    assert "nothing to undo yet" in await duel.players[1].refused(422, duel.id, "proposals", UNDO)


async def test_one_goes_back_behind_snapshots_and_on_from_there(settings: Settings) -> None:
    """With a snapshot every few entries, to the very first decision, twice, and the table still loads."""
    async with running(msgspec.structs.replace(settings, snapshot_every=3)) as server:
        duel = await server.duel(options={"first": "0"})
        ann, bob = duel.players
        first = await ann.moment(duel.id)
        for attempt in ("one", "two"):
            for turn in range(6):
                await end_turn(duel, turn % 2, f"{attempt}-{turn}")
            live = server.live(duel.id)
            async with live.lock:
                live.forget()
                await live.load()
                assert live.base > first["n"], "the first decision lies before the latest snapshot"
            await ann.do(duel.id, "proposals", {**UNDO, "to": first["n"]})
            await bob.do(duel.id, "proposals/answer", YES)
            async with live.lock:
                live.forget()
            now = await ann.moment(duel.id)
            first["view"]["move"] = now["view"]["move"]
            assert (now["view"], now["options"]) == (first["view"], first["options"])
        await end_turn(duel, 0, "last")
