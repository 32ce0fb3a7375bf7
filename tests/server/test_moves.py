"""Moves: once, in time, committed before anybody sees them."""

import asyncio
import sqlite3
from typing import Any

import pytest
from sqlalchemy import select

from ecliptic.server.http.wire import Move
from ecliptic.server.ops.config import Settings
from ecliptic.server.store import models
from ecliptic.server.store.journal_writer import AppendRequest, JournalWriter
from tests.server.harness import Duel, Running, SettableTime, running, until

pytestmark = [pytest.mark.anyio, pytest.mark.databases]


async def journal(server: Running, table_id: str) -> list[models.Entry]:
    async with server.store.reading() as session:
        found = await session.scalars(
            select(models.Entry).where(models.Entry.table_id == table_id).order_by(models.Entry.n)
        )
        return list(found)


class Gate:
    """Holds a server's commits back until they are let through or failed."""

    def __init__(self, server: Running) -> None:
        self.writer: JournalWriter = server.store.writer
        self.held: list[list[AppendRequest]] = []
        self._commit = self.writer._commit

    def __enter__(self) -> "Gate":
        setattr(self.writer, "_commit", self.held.append)  # noqa: B010  mypy sees a method here
        return self

    def __exit__(self, *_: object) -> None:
        setattr(self.writer, "_commit", self._commit)  # noqa: B010

    async def wait(self) -> None:
        while not self.held:
            await asyncio.sleep(0.01)

    def let_through(self) -> None:
        self._commit(self.held.pop())

    def fail(self) -> None:
        group = self.held.pop()
        self.writer._finish(group, [sqlite3.OperationalError("disk full")] * len(group))


async def test_a_game_can_be_played_to_its_end(server: Running) -> None:
    duel = await server.duel(options={"turn_limit": 3})
    for _ in range(200):
        seat, moment = await duel.to_move()
        actions = [offer["action"] for offer in moment["options"]]
        action = "end" if "end" in actions else actions[0]
        answer = await duel.players[seat].move(duel.id, moment["n"], action, f"m{moment['n']}")
        assert answer.status_code == 200, answer.text
        shown = await duel.players[seat].http.get(f"/api/tables/{duel.id}")
        if shown.json()["state"] == "over":
            break
    assert shown.json()["result"]["reason"] == "turn_limit"
    late = await duel.players[0].move(duel.id, answer.json()["n"], "end", "late")
    assert late.status_code == 422
    assert late.json()["error"] == "The game is over."


async def test_a_move_is_in_the_journal_with_what_chance_added(server: Running) -> None:
    duel = await server.duel()
    before = await journal(server, duel.id)
    assert {entry.kind for entry in before} == {"chance"}
    answer = await duel.play()
    after = await journal(server, duel.id)
    assert [entry.n for entry in after] == list(range(1, len(after) + 1))
    assert answer["entry"] == len(before) + 1
    assert answer["n"] == len(after)
    assert after[len(before)].client_move_id == "duel-1"
    assert all(entry.hash for entry in after)


async def test_a_table_says_when_it_became_somebodys_turn(server: Running, hours: SettableTime) -> None:
    duel = await server.duel(options={"first": "0"})
    ann, live = duel.players[0], server.live(duel.id)
    began = (await ann.info(duel.id))["moved"]
    assert began == hours.time_ns() // 1_000_000
    for action, seconds, moved in (("play:scout", 5, 0), ("end", 7, 12_000)):
        hours.pass_by(seconds)
        options = [option.text for option in live.game().options(0)]
        chosen = action if action in options else options[0]
        assert (await ann.move(duel.id, live.n, chosen, action)).status_code == 200
        live.forget()  # what is stored counts
        assert (await ann.info(duel.id))["moved"] == began + moved


async def test_a_move_is_committed_before_anybody_sees_it(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    mover, other = duel.players[seat], duel.players[1 - seat]
    async with duel.streams(seat) as (mine, theirs):
        with Gate(server) as gate:
            sent = asyncio.create_task(mover.move(duel.id, moment["n"], moment["options"][0]["action"], "k"))
            await gate.wait()
            looked = asyncio.create_task(other.moment(duel.id))
            assert await mine.is_silent()
            assert await theirs.is_silent()
            assert not sent.done()
            assert not looked.done(), "a reader has to wait for the commit"
            assert len(await journal(server, duel.id)) == moment["n"]
            gate.let_through()
            answer = (await sent).json()
        assert (await mine.next("update"))["done"] == ["k"]
        assert (await theirs.next("update"))["n"] == answer["n"]
        assert (await looked)["n"] == answer["n"]


async def test_a_move_that_cannot_be_committed_has_not_happened(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    mover, other = duel.players[seat], duel.players[1 - seat]
    async with other.stream(duel.id) as theirs:
        await theirs.next("update")
        with Gate(server) as gate:
            sent = asyncio.create_task(mover.move(duel.id, moment["n"], moment["options"][0]["action"], "k"))
            await gate.wait()
            gate.fail()
            answer = await sent
        assert answer.status_code == 500
        assert "disk full" not in answer.text
        assert await theirs.is_silent()
    again = await mover.moment(duel.id)
    assert again == moment
    assert (await mover.move(duel.id, moment["n"], moment["options"][0]["action"], "k")).status_code == 200


async def test_whoever_leaves_during_the_commit_changes_nothing_about_it(server: Running) -> None:
    """The one who waits for the commit may be cancelled; memory is then read again from the store."""
    duel = await server.duel()
    seat, moment = await duel.to_move()
    live = server.live(duel.id)
    with Gate(server) as gate:
        playing = asyncio.create_task(live.play(seat, Move(moment["n"], moment["options"][0]["action"], "k")))
        await gate.wait()
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        gate.let_through()
        while server.store.writer.is_busy:
            await asyncio.sleep(0.01)
    after = await duel.players[seat].moment(duel.id)
    assert after["n"] > moment["n"]
    assert after["n"] == len(await journal(server, duel.id))


async def test_what_is_read_during_a_commit_that_nobody_waits_for_is_read_again(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    live = server.live(duel.id)
    async with duel.players[1 - seat].stream(duel.id) as theirs:
        await theirs.next("update")
        with Gate(server) as gate:
            playing = asyncio.create_task(live.play(seat, Move(moment["n"], moment["options"][0]["action"], "k")))
            await gate.wait()
            playing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await playing
            assert await duel.players[seat].moment(duel.id) == moment, "nothing is shown before it is committed"
            gate.let_through()
            assert (await theirs.next("update"))["n"] > moment["n"]
    after = await duel.players[seat].moment(duel.id)
    assert (after["n"], after["done"]) == (len(await journal(server, duel.id)), ["k"])


async def test_what_cannot_be_read_again_is_read_when_somebody_asks(
    server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    live = server.live(duel.id)

    async def fail() -> None:
        raise OSError("no disk")

    with Gate(server) as gate:
        playing = asyncio.create_task(live.play(seat, Move(moment["n"], moment["options"][0]["action"], "k")))
        await gate.wait()
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        assert await duel.players[seat].moment(duel.id) == moment
        with monkeypatch.context() as patch:
            patch.setattr(live, "load", fail)
            gate.let_through()
            await until(lambda: bool(caplog.records))
    assert [record.getMessage() for record in caplog.records] == [f"table {duel.id} cannot be read again"]
    assert (await duel.players[seat].moment(duel.id))["n"] == len(await journal(server, duel.id))


# Once


async def test_a_repetition_gets_the_first_answer_and_is_not_played_again(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    action = moment["options"][0]["action"]
    first = await duel.players[seat].move(duel.id, moment["n"], action, "same")
    second = await duel.players[seat].move(duel.id, moment["n"], action, "same")
    assert first.status_code == second.status_code == 200
    assert first.content == second.content
    assert sum(entry.client_move_id == "same" for entry in await journal(server, duel.id)) == 1


async def test_the_same_id_for_something_else_is_still_the_first_move(server: Running) -> None:
    duel = await server.duel()
    first = await duel.play(key="same")
    seat, moment = await duel.to_move()
    again = await duel.players[seat].move(duel.id, moment["n"], moment["options"][-1]["action"], "same")
    assert again.json() == first


async def test_what_a_seat_has_played_since_is_told_with_the_moment(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    assert (moment["done"], moment["back"]) == ([], None)
    done = await duel.play(key="mine")
    for who, since, keys in ((seat, 0, ["mine"]), (seat, done["entry"] - 1, ["mine"]), (seat, done["entry"], []),
                             (1 - seat, 0, [])):  # fmt: skip
        assert (await duel.players[who].moment(duel.id, since=since))["done"] == keys


async def test_two_seats_may_choose_the_same_id(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    assert (await duel.players[seat].move(duel.id, moment["n"], "end", "1")).status_code == 200
    other, moment = await duel.to_move()
    assert other != seat
    assert (await duel.players[other].move(duel.id, moment["n"], "end", "1")).status_code == 200


async def test_repetitions_sent_at_the_same_time_are_played_once(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    action = moment["options"][0]["action"]
    answers = await asyncio.gather(*(duel.players[seat].move(duel.id, moment["n"], action, "same") for _ in range(10)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert sum(entry.client_move_id == "same" for entry in await journal(server, duel.id)) == 1


async def test_the_first_answer_outlives_the_server(settings: Settings) -> None:
    async with running(settings) as server:
        duel = await server.duel()
        seat, moment = await duel.to_move()
        cookies = duel.players[seat].http.cookies
        action = moment["options"][0]["action"]
        first = await duel.players[seat].move(duel.id, moment["n"], action, "same")
    async with running(settings) as server:
        again = server.nobody()
        again.http.cookies = cookies
        second = await again.move(duel.id, moment["n"], action, "same")
    assert second.status_code == 200
    assert second.content == first.content


async def test_an_old_repetition_gets_its_first_answer_too(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the latest answers are in memory; others are looked up."""
    monkeypatch.setattr("ecliptic.server.tables.loaded_table.REMEMBERED", 1)
    duel = await server.duel()
    seat, moment = await duel.to_move()
    first = await duel.players[seat].move(duel.id, moment["n"], moment["options"][0]["action"], "old")
    for _ in range(4):
        await duel.play()
    assert (seat, "old") not in server.live(duel.id).answers
    again = await duel.players[seat].move(duel.id, moment["n"], moment["options"][0]["action"], "old")
    assert again.content == first.content


# In time


async def test_a_stale_number_gets_409_and_the_present_one(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    answer = await duel.play()
    late = await duel.players[seat].move(duel.id, moment["n"], "end", "late")
    assert late.status_code == 409
    assert late.json()["n"] == answer["n"]
    assert late.json()["error"] == f"The table has moved on: it is at number {answer['n']} now."


async def test_a_number_from_the_future_gets_409_too(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    early = await duel.players[seat].move(duel.id, moment["n"] + 5, "end", "early")
    assert early.status_code == 409
    assert early.json()["n"] == moment["n"]


async def test_two_clients_racing_for_one_seat_cannot_both_move(server: Running) -> None:
    duel = await server.duel()
    for round_ in range(10):
        seat, moment = await duel.to_move()
        action = moment["options"][0]["action"]
        answers = await asyncio.gather(
            *(duel.players[seat].move(duel.id, moment["n"], action, f"{round_}-{i}") for i in range(4))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        done = next(answer.json() for answer in answers if answer.status_code == 200)
        assert (await duel.players[seat].moment(duel.id))["n"] == done["n"]


# Refused


@pytest.mark.parametrize("action", ["fly away", "", "buy:moonwurm", "play:scout; DROP TABLE journal", "\x00"])
async def test_what_is_no_option_is_refused_with_a_sentence(server: Running, action: str) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    assert action not in [offer["action"] for offer in moment["options"]]
    refused = await duel.players[seat].move(duel.id, moment["n"], action, "k")
    assert refused.status_code == 422
    assert refused.json()["error"].endswith((".", "?"))
    assert await duel.players[seat].moment(duel.id) == moment


async def test_a_seat_that_is_not_asked_is_refused(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    refused = await duel.players[1 - seat].move(duel.id, moment["n"], "end", "k")
    assert refused.status_code == 422
    assert refused.json()["error"] == f"It is not your turn: the table is waiting for seat {seat}."


async def test_nothing_can_be_played_before_the_game_begins(server: Running) -> None:
    ann = await server.guest()
    made = await ann.table()
    refused = await ann.move(made["id"], 0, "end", "k")
    assert refused.status_code == 409
    assert refused.json()["error"] == "The game has not begun yet."


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"expected": -1}, 400),
        ({"client_move_id": ""}, 400),
        ({"client_move_id": "x" * 65}, 400),
        ({"action": "x" * 201}, 400),
        ({"action": None}, 400),
        ({"colour": "red"}, 400),
    ],
)
async def test_a_malformed_move_is_a_400_with_a_sentence(server: Running, change: dict[str, Any], status: int) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    body = {"type": "move", "expected": moment["n"], "action": "end", "client_move_id": "k", **change}
    answer = await duel.players[seat].http.post(f"/api/tables/{duel.id}/moves", json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"].endswith(".")


# Undo


async def undo(duel: Duel, seat: int, expected: int, key: str, steps: int | None = None) -> Any:
    body = {"type": "undo", "expected": expected, "client_move_id": key, "steps": steps}
    return await duel.players[seat].http.post(f"/api/tables/{duel.id}/undo", json=body)


async def test_a_step_can_be_taken_back_and_is_an_entry(server: Running) -> None:
    duel = await server.duel()
    seat, before = await duel.to_move()
    card = next(offer["action"] for offer in before["options"] if offer["action"].startswith("play:"))
    done = (await duel.players[seat].move(duel.id, before["n"], card, "m")).json()
    async with duel.players[1 - seat].stream(duel.id, since=done["n"]) as theirs:
        assert (await theirs.next("update"))["log"] == []
        answer = await undo(duel, seat, done["n"], "u")
        assert answer.status_code == 200, answer.text
        told = await theirs.next("update")
    assert told["back"] == before["n"]
    after = await duel.players[seat].moment(duel.id)
    assert {**after["view"], "move": 0} == {**before["view"], "move": 0}
    assert [entry.kind for entry in await journal(server, duel.id)][-2:] == ["play", "undo"]
    assert (await undo(duel, seat, done["n"], "u")).content == answer.content


async def test_taking_back_what_others_saw_is_refused(server: Running) -> None:
    duel = await server.duel()
    seat, before = await duel.to_move()
    done = (await duel.players[seat].move(duel.id, before["n"], "end", "m")).json()
    refused = await undo(duel, seat, done["n"], "u")
    assert refused.status_code == 422
    assert "nothing to undo" in refused.json()["error"]
    stale = await undo(duel, seat, before["n"], "v")
    assert stale.status_code == 409


async def test_the_right_to_take_back_outlives_the_server(settings: Settings) -> None:
    async with running(settings) as server:
        duel = await server.duel()
        seat, before = await duel.to_move()
        cards = [offer["action"] for offer in before["options"] if offer["action"].startswith("play:")]
        done = (await duel.players[seat].move(duel.id, before["n"], cards[0], "m1")).json()
        second = await duel.players[seat].moment(duel.id)
        card = next(offer["action"] for offer in second["options"] if offer["action"].startswith("play:"))
        done = (await duel.players[seat].move(duel.id, done["n"], card, "m2")).json()
        await undo(duel, seat, done["n"], "u1", steps=1)
        after = await duel.players[seat].moment(duel.id)
        assert after["undo"] == 1
        cookies = duel.players[seat].http.cookies
    async with running(settings) as server:
        again = server.nobody()
        again.http.cookies = cookies
        moment = await again.moment(duel.id)
        assert moment == after
        duel.players[seat] = again
        assert (await undo(duel, seat, moment["n"], "u2")).status_code == 200
        last = await again.moment(duel.id)
    assert {**last["view"], "move": 0} == {**before["view"], "move": 0}


async def test_seats_are_counted_up_to_eleven(server: Running) -> None:
    """There are at most twelve; a number beyond them is no seat of any table."""
    duel = await server.duel()
    for seat, status in ((11, 403), (12, 400), (-1, 400)):
        answer = await duel.players[0].http.get(f"/api/tables/{duel.id}/programme", params={"seat": seat})
        assert answer.status_code == status, answer.text
