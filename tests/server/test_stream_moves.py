"""Moves over the stream, which are carried out where they arrive: what holds for every move holds for them."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ecliptic.server.http.stream import StreamSession
from ecliptic.server.http.wire import Done, Move, encode
from ecliptic.server.people.request_rates import RequestRate
from ecliptic.server.tables.live_table import LiveTable, Outcome, _take
from tests.server.harness import Running, until
from tests.server.test_moves import Gate, journal
from tests.server.test_stream import send_move

pytestmark = pytest.mark.anyio


async def test_it_is_committed_before_anybody_sees_it(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    async with duel.streams(seat) as (mine, theirs):
        with Gate(server) as gate:
            await send_move(mine, moment, "k")
            await gate.wait()
            looked = asyncio.create_task(duel.players[1 - seat].moment(duel.id))
            assert await mine.is_silent()
            assert await theirs.is_silent()
            assert not looked.done(), "a reader has to wait for the commit"
            assert len(await journal(server, duel.id)) == moment["n"]
            gate.let_through()
            update = await mine.next("update")
        assert update["done"] == ["k"]
        assert (await theirs.next("update"))["n"] == update["n"]
        assert (await looked)["n"] == update["n"]


async def test_when_it_cannot_be_committed_it_has_not_happened(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    mover = duel.players[seat]
    async with duel.streams(seat) as (mine, theirs):
        with Gate(server) as gate:
            await send_move(mine, moment, "k")
            await gate.wait()
            gate.fail()
            with pytest.raises(ConnectionClosed):
                await mine.next("update")  # so that its client comes back and asks what there is
        assert await theirs.is_silent()
    assert await mover.moment(duel.id) == moment
    async with mover.stream(duel.id) as mine:
        await mine.next("update")
        await send_move(mine, moment, "k")
        assert (await mine.next("update"))["done"] == ["k"]


async def test_messages_sent_in_one_go_are_carried_out_one_after_the_other(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    async with duel.players[seat].stream(duel.id) as mine:
        await mine.next("update")
        with Gate(server) as gate:
            for key in "abc":
                await send_move(mine, moment, key)
            await gate.wait()
            assert len(gate.held) == 1
            gate.let_through()
        update = await mine.next("update")
        assert update["done"] == ["a"]
        for key in "bc":
            late = await mine.next("problem")
            assert (late["status"], late["client_move_id"], late["n"]) == (409, key, update["n"])
        await mine.send("sync", since=0)
        assert (await mine.next("update"))["n"] == update["n"]


async def test_the_same_id_is_played_once_also_with_the_present_number(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    async with duel.players[seat].stream(duel.id) as mine:
        await mine.next("update")
        await send_move(mine, moment, "k")
        n = (await mine.next("update"))["n"]
        moment = await duel.players[seat].moment(duel.id)
        action = moment["options"][0]["action"]
        await mine.send("move", expected=n, action=action, client_move_id="k")
        assert await mine.next("done") == {
            "type": "done", "client_move_id": "k", "entry": moment["log"][-1]["n"], "n": n,
        }  # fmt: skip
        assert (await duel.players[seat].moment(duel.id))["n"] == n


async def test_the_sender_hears_of_a_move_whose_table_was_forgotten_during_the_commit(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    live, outcomes = server.live(duel.id), list[Outcome]()
    move = Move(moment["n"], moment["options"][0]["action"], "k")
    with Gate(server) as gate:
        live.submit(seat, duel.players[seat].id, move, outcomes.append)
        await gate.wait()
        live.forget()
        gate.let_through()
        await until(lambda: bool(outcomes))
    now = await duel.players[seat].moment(duel.id)
    assert outcomes == [Done("k", moment["n"] + 1, now["n"])]
    assert not live.lock.locked()


async def test_a_listener_that_fails_after_a_commit_has_the_table_read_again(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    live, outcomes = server.live(duel.id), list[Outcome]()
    fault = RuntimeError("a fault")

    def fails(told: LiveTable) -> None:
        assert told is live
        raise fault

    server.tables.listeners.append(fails)
    move = Move(moment["n"], moment["options"][0]["action"], "k")
    live.submit(seat, duel.players[seat].id, move, outcomes.append)
    await until(lambda: bool(outcomes))
    assert (outcomes, live.is_loaded, live.lock.locked()) == ([fault], False, False)


class Flooded:
    """A connection whose client sends without waiting for answers."""

    is_full = False

    def __init__(self) -> None:
        self.is_read = True

    def send_now(self, text: bytes) -> None:
        """What a connection would send."""

    def pause_reading(self) -> None:
        """Read nothing more."""
        self.is_read = False

    def resume_reading(self) -> None:
        """Read again."""
        self.is_read = True


async def test_no_more_is_read_before_all_that_was_sent_is_carried_out(server: Running) -> None:
    """Else a client that floods us would fill the memory."""
    duel = await server.duel()
    seat, moment = await duel.to_move()
    line: Any = Flooded()
    talk = StreamSession(server.live(duel.id), line, seat, duel.players[seat].id, moment["n"], RequestRate(0))
    with Gate(server) as gate:
        for key in "abcd":
            move = Move(moment["n"], moment["options"][0]["action"], key)
            talk.receive(encode(move))
        await gate.wait()
        assert not line.is_read
        gate.let_through()
        while talk._unanswered:
            assert not line.is_read
            await asyncio.sleep(0)
    await until(lambda: line.is_read)


async def test_whoever_has_moved_elsewhere_goes_first(server: Running) -> None:
    """Another process has written the same entry; this one reads it and says that the move came too late."""
    duel = await server.duel()
    seat, moment = await duel.to_move()
    async with duel.players[seat].stream(duel.id) as mine:
        await mine.next("update")
        elsewhere = LiveTable(duel.id, server.store, server.tables.settings)
        done = await elsewhere.play(seat, Move(moment["n"], moment["options"][0]["action"], "there"))
        await send_move(mine, moment, "here")
        late = await mine.next("problem")
        assert (late["status"], late["client_move_id"], late["n"]) == (409, "here", done.n)
        assert (await mine.next("update"))["n"] == done.n
        assert not server.live(duel.id).lock.locked()


async def test_a_table_in_use_is_waited_for(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    async with duel.players[seat].stream(duel.id) as mine:
        await mine.next("update")
        live = server.live(duel.id)
        async with live.lock:
            await send_move(mine, moment, "k")
            assert await mine.is_silent()
            assert len(live._tasks) == 1, "or it could be lost before its end"
            live.forget()  # as after a fault
        assert (await mine.next("update"))["done"] == ["k"]
        await until(lambda: not live._tasks)


async def test_a_lock_is_taken_at_once_only_where_nobody_else_is_next() -> None:
    lock = asyncio.Lock()
    assert _take(lock)
    assert lock.locked()
    assert not _take(lock)
    waiting = asyncio.create_task(lock.acquire())
    await asyncio.sleep(0)
    lock.release()
    assert not _take(lock)
    assert await waiting
    lock.release()
    assert _take(lock)


@pytest.mark.parametrize("meanwhile", [False, True])
async def test_a_seat_that_a_bot_has_taken_does_not_move(server: Running, meanwhile: bool) -> None:
    """Not even when the bot takes it while the move waits for the table."""
    duel = await server.duel()
    seat, moment = await duel.to_move()
    live = server.live(duel.id)
    async with duel.players[seat].stream(duel.id) as mine:
        await mine.next("update")
        async with live.lock:
            if meanwhile:
                await send_move(mine, moment, "k")
                assert await mine.is_silent()
            live.seats[seat].left = "absent"
        if not meanwhile:
            await send_move(mine, moment, "k")
        problem = await mine.next("problem")
        assert (problem["status"], problem["client_move_id"]) == (409, "k")
        assert "return to your seat" in problem["error"]
        live.seats[seat].left = None
    assert (await duel.players[seat].moment(duel.id))["n"] == moment["n"]


@pytest.mark.parametrize("what", ["move", "undo", "late move"])
async def test_a_seat_that_was_given_to_somebody_else_does_not_move(server: Running, what: str) -> None:
    """The sender no longer holds the seat when the table is free."""
    duel = await server.duel()
    seat, moment = await duel.to_move()
    live = server.live(duel.id)
    async with duel.players[seat].stream(duel.id) as mine:
        await mine.next("update")
        async with live.lock:
            if what == "undo":
                await mine.send("undo", expected=moment["n"], client_move_id="k")
            else:
                await send_move(mine, moment | ({"n": 0} if what == "late move" else {}), "k")
            assert await mine.is_silent()
            live.seats[seat].person_id = duel.players[1 - seat].id
        problem = await mine.next("problem")
        assert (problem["status"], problem["client_move_id"]) == (403, "k")
        assert problem["error"] == "This seat is not yours."
        live.seats[seat].person_id = duel.players[seat].id
    assert (await duel.players[seat].moment(duel.id))["n"] == moment["n"]
