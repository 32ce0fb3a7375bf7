"""The stream: everything committed, in order, at each client's pace; moves the other way."""

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import Duel, Listening, Running, Stream

pytestmark = pytest.mark.anyio


async def send_move(stream: Stream, moment: Any, key: str, pick: int = 0) -> None:
    action = moment["options"][pick]["action"]
    await stream.send("move", expected=moment["n"], action=action, client_move_id=key)


async def test_a_stream_begins_with_the_table_and_the_present_moment(server: Running) -> None:
    duel = await server.duel()
    async with duel.players[0].stream(duel.id) as stream:
        table, update = await stream.receive(), await stream.receive()
    assert table["type"] == "table"
    assert table["mine"] == [0]
    assert update == await duel.players[0].moment(duel.id)


async def test_a_move_over_the_stream_reaches_everybody_who_watches(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    nobody = server.nobody()
    async with (
        duel.players[seat].stream(duel.id) as mine,
        duel.players[seat].stream(duel.id) as mine_too,
        duel.players[1 - seat].stream(duel.id) as theirs,
        nobody.stream(duel.id, invitation=duel.invitation) as spectator,
    ):
        streams = [mine, mine_too, theirs, spectator]
        for stream in streams:
            await stream.next("update")
        await send_move(mine, moment, "k")
        updates = [await stream.next("update") for stream in streams]
    assert len({update["n"] for update in updates}) == 1
    assert [update["since"] for update in updates] == [moment["n"]] * 4
    assert [update["done"] for update in updates] == [["k"], ["k"], [], []]
    assert [update["seat"] for update in updates] == [seat, seat, 1 - seat, None]
    assert all(update["log"] for update in updates)
    assert updates[0] == updates[1]


async def test_the_stream_shows_what_the_moment_shows(server: Running) -> None:
    duel = await server.duel()
    async with duel.players[0].stream(duel.id) as first, duel.players[1].stream(duel.id) as second:
        for stream in (first, second):
            await stream.next("update")
        for _ in range(30):
            before = (await duel.players[0].moment(duel.id))["n"]
            await duel.play(pick=-1)
            for seat, stream in enumerate((first, second)):
                update = await stream.next("update")
                again = await duel.players[seat].moment(duel.id, since=before)
                assert {**update, "done": []} == {**again, "done": []}


async def test_a_client_that_comes_back_gets_the_difference(server: Running) -> None:
    duel = await server.duel()
    for _ in range(3):
        await duel.play()
    moment = await duel.players[0].moment(duel.id)
    for _ in range(4):
        last = await duel.play()
    async with duel.players[0].stream(duel.id, since=moment["n"]) as stream:
        update = await stream.next("update")
        assert (update["since"], update["n"]) == (moment["n"], last["n"])
        assert update["log"]
        assert all(moment["n"] < line["n"] <= last["n"] for line in update["log"])
        await stream.send("sync", since=0)
        whole = await stream.next("update")
    assert whole["log"][-len(update["log"]) :] == update["log"]
    assert len(whole["log"]) > len(update["log"])


async def test_a_stream_opened_before_the_game_sees_it_begin(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table()
    async with ann.stream(made["id"]) as stream:
        assert (await stream.receive())["state"] == "open"
        await stream.send("sync", since=0)
        assert await stream.is_silent()
        await bob.sit(made["id"], 1, made["invitation"])
        kinds: dict[str, Any] = {}
        while len(kinds) < 2:
            message = await stream.receive()
            kinds[message["type"]] = message
    assert kinds["table"]["state"] == "playing"
    assert kinds["table"]["invitation"] is None
    assert kinds["update"]["n"] > 0


async def test_what_a_stream_is_sent_is_no_silence(server: Running) -> None:
    """The helper that other tests rely on hears what comes."""
    duel = await server.duel()
    async with duel.players[0].stream(duel.id) as mine, duel.players[1].stream(duel.id) as theirs:
        for stream in (mine, theirs):
            await stream.next("update")
            assert await stream.is_silent()
        await mine.send("sync", since=0)
        assert not await mine.is_silent()
        assert mine.past[-1]["type"] == "update"
        await duel.play()
        assert not await theirs.is_silent()


async def test_a_refused_move_is_told_to_its_sender_alone(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    async with duel.streams(seat) as (mine, theirs):
        await mine.send("move", expected=moment["n"], action="fly away", client_move_id="k")
        refused = await mine.next("problem")
        assert refused["client_move_id"] == "k"
        assert refused["status"] == 422
        assert refused["error"] == "'fly away' is not an action in Star Realms."
        await mine.send("move", expected=moment["n"] - 1, action="end", client_move_id="l")
        stale = await mine.next("problem")
        assert (stale["status"], stale["n"]) == (409, moment["n"])
        assert await theirs.is_silent()


async def test_a_repetition_over_the_stream_gets_the_first_answer(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    async with duel.players[seat].stream(duel.id) as mine:
        await mine.next("update")
        await send_move(mine, moment, "k")
        update = await mine.next("update")
        await send_move(mine, moment, "k")
        done = await mine.next("done")
    assert done == {"type": "done", "client_move_id": "k", "entry": moment["n"] + 1, "n": update["n"]}
    action = moment["options"][0]["action"]
    assert (await duel.players[seat].move(duel.id, moment["n"], action, "k")).json() == done


async def test_a_client_that_lost_its_answer_finds_it_in_the_next_update(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    await duel.play(key="lost")
    async with duel.players[seat].stream(duel.id, since=moment["n"]) as mine:
        assert (await mine.next("update"))["done"] == ["lost"]


async def test_taking_back_over_the_stream(server: Running) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    pick = next(i for i, offer in enumerate(moment["options"]) if offer["action"].startswith("play:"))
    async with duel.players[seat].stream(duel.id) as mine:
        await mine.next("update")
        await send_move(mine, moment, "m", pick)
        played = await mine.next("update")
        assert played["undo"] == 1
        await mine.send("undo", expected=played["n"], client_move_id="u")
        undone = await mine.next("update")
    assert (undone["back"], undone["done"], undone["log"]) == (moment["n"], ["u"], [])
    assert {**undone["view"], "move": 0} == {**moment["view"], "move": 0}


# Malformed


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "{}",
        '{"type":"move"}',
        '{"type":"shout"}',
        '{"type":"sync","since":-1}',
        "x" * 5000,
        '{"type":"sync","since":' + "[" * 3900,
    ],
    ids=lambda text: text[:30],
)
async def test_a_malformed_message_gets_a_sentence_and_the_stream_goes_on(server: Running, text: str) -> None:
    duel = await server.duel()
    seat, moment = await duel.to_move()
    async with duel.players[seat].stream(duel.id) as mine:
        await mine.next("update")
        await mine.socket.send(text)
        problem = await mine.next("problem")
        assert problem["status"] in (400, 413)
        assert problem["error"].endswith(".")
        await mine.socket.send(b"\xff\x00")
        assert (await mine.next("problem"))["status"] == 400
        await send_move(mine, moment, "k")
        assert (await mine.next("update"))["done"] == ["k"]


async def test_a_huge_message_closes_the_stream(server: Running) -> None:
    duel = await server.duel()
    async with duel.players[0].stream(duel.id) as mine:
        await mine.next("update")
        await mine.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            await mine.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    await duel.play()


# Who may


async def test_spectators_cannot_act(server: Running) -> None:
    duel = await server.duel(public=True)
    _, moment = await duel.to_move()
    async with server.nobody().stream(duel.id) as spectator:
        await spectator.next("update")
        await spectator.send("move", expected=moment["n"], action="end", client_move_id="k")
        assert (await spectator.next("problem"))["status"] == 403
    assert (await duel.players[0].moment(duel.id))["n"] == moment["n"]


@pytest.mark.parametrize("origin", ["http://evil.example", "https://127.0.0.1:1", "null"])
async def test_another_sites_page_cannot_open_a_stream(server: Running, origin: str) -> None:
    duel = await server.duel()
    stream = duel.players[0].stream(duel.id)
    stream.origin = origin
    with pytest.raises(InvalidStatus) as refused:
        await stream.__aenter__()
    assert refused.value.response.status_code == 403


async def test_our_own_page_can_open_a_stream(server: Running) -> None:
    duel = await server.duel()
    stream = duel.players[0].stream(duel.id)
    stream.origin = server.base
    async with stream:
        assert (await stream.next("update"))["seat"] == 0


# Speed


async def test_a_slow_client_holds_nobody_up_and_gets_the_newest_moment(server: Running) -> None:
    """It reads nothing until its buffers are full; the others go on, and then it gets what it has missed at once."""
    duel = await server.duel()
    async with duel.players[0].stream(duel.id) as slow, duel.players[1].stream(duel.id) as quick:
        await slow.next("update")
        await quick.next("update")
        transport = slow.socket.transport
        assert isinstance(transport, asyncio.ReadTransport)
        transport.pause_reading()
        live = server.live(duel.id)
        watcher = next(each for each in live.watchers if each.seat == 0)
        for n in range(400):
            last = await play_directly(server, duel, n)
            if watcher.is_behind:
                break
        assert watcher.is_behind, "the client's buffers were never full"
        for n in range(5):
            last = await play_directly(server, duel, 5000 + n)
        seen = await quick.next("update")
        while seen["n"] < last:
            seen = await quick.next("update")
        transport.resume_reading()
        caught = await slow.next("update")
        numbers = [caught["since"], caught["n"]]
        while caught["n"] < last:
            caught = await slow.next("update")
            assert caught["since"] == numbers[-1], "something is missing in between"
            numbers.append(caught["n"])
    moment = await duel.players[0].moment(duel.id)
    assert caught["view"] == moment["view"]


async def play_directly(server: Running, duel: Duel, key: int) -> int:
    """A move without HTTP, for tests that need many."""
    from ecliptic.server.http.wire import Move

    live = server.live(duel.id)
    kernel = live.kernel
    assert kernel is not None
    seat = kernel.waiting[0]
    options = [str(option) for option in kernel.options(seat)]
    action = "end" if "end" in options else options[0]
    return (await live.play(seat, Move(live.n, action, str(key)))).n


def test_a_client_that_never_reads_its_notes_is_let_go() -> None:
    watcher = Listening(0, is_full=True)
    for _ in range(100):
        watcher.tell(json.dumps({"type": "chat"}))
    assert not watcher.is_gone
    watcher.tell("{}")
    assert watcher.is_gone


def test_nothing_is_shown_to_a_stream_whose_seat_was_given_away() -> None:
    """Its socket is closed a little later, and until then moves of the seat's new holder are committed."""
    watcher = Listening(0)
    watcher.leave()
    watcher.show(0, 1, b"a move")
    watcher.send_update(2, b"what was missed")
    watcher.tell("a line of chat")
    assert watcher.said == []
