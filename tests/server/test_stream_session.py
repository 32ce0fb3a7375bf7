"""One open stream without a network: which message is carried out when, and what its client is told."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from ecliptic.kernel import Message, Refused
from ecliptic.server.http.problems import Problem
from ecliptic.server.http.stream import StreamSession, _problem_of
from ecliptic.server.http.wire import Done, Move, Undo, Update
from ecliptic.server.people.request_rates import RequestRate

pytestmark = pytest.mark.anyio

MOVE = '{"type":"move","expected":5,"action":"end","client_move_id":"%s"}'


class Connection:
    """A connection that keeps what it was sent."""

    def __init__(self) -> None:
        self.said: list[Any] = []
        self.events: list[str] = []
        self.is_full = False
        self.on_message: Any = None
        self.on_drain: Any = None

    def send_now(self, text: bytes) -> None:
        """What a socket would send."""
        self.said.append(json.loads(text))

    def pause_reading(self) -> None:
        """Stop reading."""
        self.events.append("pause")

    def resume_reading(self) -> None:
        """Read again."""
        self.events.append("resume")


class Live:
    """A table whose moves take as long as the test wants."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.kernel: Any = object()
        self.submitted: list[tuple[int, int | None, Any]] = []
        self.callbacks: list[Callable[[Any], None]] = []
        self.error: Exception | None = None
        self.loads = 0

    def submit(self, seat: int, person_id: int | None, message: Any, then: Callable[[Any], None]) -> None:
        """Begin to carry out a move."""
        self.submitted.append((seat, person_id, message))
        if self.error is not None:
            raise self.error
        self.callbacks.append(then)

    async def load(self) -> None:
        """Read the table."""
        self.loads += 1
        if self.error is not None:
            raise self.error

    def played_by(self, seat: int | None, since: int) -> list[str]:
        """The ids of what a seat has played."""
        return [f"of seat {seat} since {since}"]

    def update(self, seat: int | None, since: int, done: list[str]) -> Update:
        """What a seat has missed."""
        return Update(seat, 9, since, {}, [], [], None, 0, done)


class Session:
    """A stream with both ends."""

    def __init__(self, seat: int | None = 1, per_minute: int = 0) -> None:
        connection: Any = Connection()
        live: Any = Live()
        self.connection: Any = connection
        self.live: Any = live
        self.stream = StreamSession(live, connection, seat, 77, 5, RequestRate(per_minute))

    def send(self, text: str) -> None:
        """What the client sends."""
        self.stream.receive(text.encode())

    @property
    def said(self) -> list[Any]:
        """What the client was told."""
        said: list[Any] = self.connection.said
        return said


async def settle() -> None:
    """Let every task go on that can."""
    for _ in range(5):
        await asyncio.sleep(0)


def done(key: str, entry: int) -> Done:
    """The answer to a move."""
    return Done(key, entry, entry)


# Order


async def test_a_move_is_handed_to_the_table_with_its_player() -> None:
    session = Session()
    session.send(MOVE % "a")
    assert session.live.submitted == [(1, 77, Move(5, "end", "a"))]
    session.live.callbacks[0](done("a", 6))
    assert session.said == [], "the update shows it"
    session.send('{"type":"undo","expected":6,"client_move_id":"b"}')
    assert session.live.submitted[1] == (1, 77, Undo(6, "b"))


@pytest.mark.parametrize(("entry", "is_told"), [(4, True), (5, True), (6, False)])
async def test_only_a_move_that_the_client_has_seen_is_answered(entry: int, is_told: bool) -> None:
    session = Session()
    session.send(MOVE % "a")
    session.live.callbacks[0](done("a", entry))
    told = [{"type": "done", "client_move_id": "a", "entry": entry, "n": entry}]
    assert session.said == (told if is_told else [])


async def test_messages_wait_for_the_one_before_and_reading_for_all() -> None:
    session = Session()
    for key in "abc":
        session.send(MOVE % key)
    assert [move.client_move_id for _, _, move in session.live.submitted] == ["a"]
    assert session.connection.events == ["pause", "pause"]
    session.live.callbacks[0](done("a", 6))
    assert [move.client_move_id for _, _, move in session.live.submitted] == ["a", "b"]
    assert session.connection.events == ["pause", "pause"], "one is still waiting"
    session.live.callbacks[1](done("b", 7))
    assert [move.client_move_id for _, _, move in session.live.submitted] == ["a", "b", "c"]
    assert session.connection.events == ["pause", "pause", "resume"]


async def test_a_move_that_is_refused_at_once_holds_up_no_other() -> None:
    session = Session()
    session.live.error = Problem(409, "problem-stale", n=8, number="8")
    session.send(MOVE % "a")
    session.live.error = None
    session.send(MOVE % "b")
    assert len(session.live.submitted) == 2
    assert [(told["status"], told["n"], told["client_move_id"]) for told in session.said] == [(409, 8, "a")]


async def test_nothing_is_carried_out_for_a_client_that_has_left() -> None:
    session = Session()
    session.send(MOVE % "a")
    session.send(MOVE % "b")
    session.stream.leave()
    session.live.callbacks[0](done("a", 6))
    session.send(MOVE % "c")
    assert len(session.live.submitted) == 1


# What is refused


async def test_a_message_may_have_four_thousand_bytes() -> None:
    sync = '{"type":"sync","since":0}'
    session = Session()
    session.send(sync + " " * (4_000 - len(sync)))
    assert session.said == []
    await settle()
    assert [message["type"] for message in session.said] == ["update"]
    session.send(sync + " " * (4_001 - len(sync)))
    told = session.said[1]
    assert (told["status"], told["words"]["id"], told["words"]["args"]) == (413, "problem-message-long", {"most": 4000})
    await settle()
    assert len(session.said) == 2


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ('{"type":"sync","since":-1}', "problem-field-low"),
        ('{"type":"sync","since":0,"odd":1}', "problem-field-unknown"),
        ('{"type":"move","expected":5,"action":"end","client_move_id":"a","odd":1}', "problem-field-unknown"),
        ('{"type":"undo","expected":5,"client_move_id":"a","odd":1}', "problem-field-unknown"),
        ('{"type":"undo","expected":5,"client_move_id":"a","steps":0}', "problem-field-low"),
        ('{"type":"undo","expected":5,"client_move_id":"a","steps":1001}', "problem-field-high"),
        ('{"type":"move","expected":-1,"action":"end","client_move_id":"a"}', "problem-field-low"),
        ('{"type":"move","expected":0,"action":"end","client_move_id":""}', "problem-field-short"),
        ("", "problem-no-json"),
    ],
    ids=lambda each: each[:60],
)
async def test_what_cannot_be_read_gets_a_sentence_without_an_id(text: str, id: str) -> None:
    session = Session()
    session.send(text)
    (told,) = session.said
    assert set(told) == {"type", "status", "error", "words"}, "no more than there is"
    assert (told["type"], told["status"], told["words"]["id"]) == ("problem", 400, id)
    assert session.live.submitted == []


async def test_text_that_is_none_or_too_deep_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_deep(_: bytes) -> None:
        raise RecursionError

    session = Session()
    session.stream.receive(b'"\xff"')
    assert session.said[0]["status"] == 400
    monkeypatch.setattr("ecliptic.server.http.stream._decode", too_deep)
    session.send("{}")
    assert (session.said[1]["status"], session.said[1]["words"]["id"]) == (400, "problem-too-deep")


async def test_a_spectator_cannot_move() -> None:
    session = Session(seat=None)
    session.send(MOVE % "a")
    assert [(told["status"], told["words"]["id"], told["client_move_id"]) for told in session.said] == [
        (403, "problem-spectator", "a")
    ]
    assert session.live.submitted == []


async def test_every_message_counts_for_the_pace() -> None:
    session = Session(per_minute=1)
    session.send('{"type":"sync","since":0}')
    session.send('{"type":"sync","since":0}')
    assert [(told["status"], told["words"]["id"]) for told in session.said] == [(429, "problem-rate")]


async def test_what_the_rules_refuse_is_told_in_their_words() -> None:
    session = Session()
    session.send(MOVE % "a")
    sentence = "Text cannot contain the zero character (U+0000)."
    session.live.callbacks[0](Refused(sentence, message=Message("problem-zero", {}, ("SR-1.1",))))
    told = session.said[0]
    assert told["words"] == {"id": "problem-zero", "args": {}, "rules": ["SR-1.1"]}
    assert (told["status"], told["error"], told["client_move_id"]) == (
        422,
        sentence,
        "a",
    )
    session.send(MOVE % "b")
    session.live.callbacks[1](Refused("No."))
    assert session.said[1] == {"type": "problem", "status": 422, "error": "No.", "client_move_id": "b"}


async def test_a_disk_that_is_full_is_told_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    session = Session()
    session.send(MOVE % "a")
    session.live.callbacks[0](OSError("no disk"))
    (told,) = session.said
    assert (told["status"], told["words"]["id"], told["client_move_id"]) == (503, "problem-storage-down", "a")
    assert told["error"].startswith("The database is not available")
    (record,) = caplog.records
    assert (record.levelno, record.exc_info) == (logging.ERROR, None)
    assert not session.stream.is_gone


async def test_a_fault_of_ours_ends_the_stream_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    session = Session()
    session.send(MOVE % "a")
    session.live.callbacks[0](ZeroDivisionError())
    assert session.said == []
    assert session.stream.is_gone
    (record,) = caplog.records
    assert record.exc_info is not None


# Updates


async def test_one_update_is_built_at_a_time_for_what_the_client_has() -> None:
    session = Session()
    session.send('{"type":"sync","since":3}')
    session.stream.request_update()
    await settle()
    assert session.live.loads == 1
    assert [(told["seat"], told["since"], told["n"], told["done"]) for told in session.said] == [
        (1, 3, 9, ["of seat 1 since 3"])
    ]
    assert (session.stream.n, session.stream.is_behind) == (9, False)
    session.stream.request_update()
    await settle()
    assert session.live.loads == 2


async def test_before_the_game_there_is_no_update() -> None:
    session = Session()
    session.live.kernel = None
    session.send('{"type":"sync","since":0}')
    await settle()
    assert session.said == []
    assert not session.stream.is_behind
    assert session.live.loads == 1
    assert not session.stream.is_gone


async def test_who_falls_behind_while_an_update_is_built_gets_another() -> None:
    session = Session()
    session.send('{"type":"sync","since":3}')
    update = session.live.update

    def and_behind(*given: Any) -> Update:
        session.live.update = update
        session.connection.send_now = late
        made: Update = update(*given)
        return made

    def late(text: bytes) -> None:
        del session.connection.send_now
        session.connection.send_now(text)
        session.stream.is_behind = True

    session.live.update = and_behind
    await settle()
    await settle()
    assert [told["type"] for told in session.said] == ["update", "update"]


@pytest.mark.parametrize(("error", "is_logged"), [(Problem(404, "problem-address"), False), (OSError("odd"), True)])
async def test_a_table_that_cannot_be_read_ends_the_stream(
    error: Exception, is_logged: bool, caplog: pytest.LogCaptureFixture
) -> None:
    session = Session()
    session.live.error = error
    session.send('{"type":"sync","since":0}')
    await settle()
    assert session.stream.is_gone
    assert session.said == []
    assert bool(caplog.records) == is_logged
    assert session.stream._updating is None


# Beginning and end


class Socket:
    """The framework's side of a websocket."""

    def __init__(self) -> None:
        self.events: asyncio.Queue[Any] = asyncio.Queue()
        self.closed = 0
        self.is_gone = False

    async def receive(self) -> Any:
        """The next event."""
        return await self.events.get()

    async def close(self) -> None:
        """Close it."""
        self.closed += 1
        if self.is_gone:
            raise WebSocketDisconnect(detail="gone")


async def test_a_stream_runs_until_its_client_leaves() -> None:
    session, socket = Session(), Socket()
    plain: Any = socket
    running = asyncio.create_task(session.stream.run(plain))
    socket.events.put_nowait({"type": "websocket.receive", "text": MOVE % "early"})
    socket.events.put_nowait({"type": "websocket.receive", "text": None, "bytes": b"odd"})
    await settle()
    assert session.connection.on_message == session.stream.receive
    assert session.connection.on_drain == session.stream.flush
    assert [move.client_move_id for _, _, move in session.live.submitted] == ["early"]
    session.live.callbacks[0](done("early", 6))
    assert session.said[0]["words"]["id"] == "problem-no-json"
    assert not running.done()
    socket.events.put_nowait({"type": "websocket.disconnect"})
    await settle()
    assert running.done()
    assert running.exception() is None
    assert socket.closed == 1
    assert session.stream.is_gone
    assert session.connection.on_message is session.connection.on_drain is None


@pytest.mark.parametrize("is_gone", [False, True])
async def test_a_stream_that_is_dismissed_is_closed_and_listens_no_longer(is_gone: bool) -> None:
    session, socket = Session(), Socket()
    socket.is_gone = is_gone
    plain: Any = socket
    before = asyncio.all_tasks()
    running = asyncio.create_task(session.stream.run(plain))
    await settle()
    session.stream.leave()
    session.stream.on_leave()
    await settle()
    assert running.done()
    assert running.exception() is None
    assert socket.closed == 1
    assert session.connection.on_message is session.connection.on_drain is None
    assert asyncio.all_tasks() == before


async def test_a_stream_that_is_cancelled_is_left() -> None:
    session, socket = Session(), Socket()
    plain: Any = socket
    before = asyncio.all_tasks()
    running = asyncio.create_task(session.stream.run(plain))
    await settle()
    running.cancel()
    await settle()
    assert running.cancelled()
    assert session.stream.is_gone
    assert session.connection.on_message is session.connection.on_drain is None
    assert asyncio.all_tasks() == before


def test_which_errors_a_client_is_told_of() -> None:
    told = _problem_of(Problem(404, "problem-address"))
    assert told is not None
    assert msgspec.to_builtins(told) == {
        "type": "problem",
        "status": 404,
        "error": "There is nothing at this address.",
        "words": {"id": "problem-address", "args": {}, "rules": ()},
    }
    locked = sqlite3.OperationalError("locked")
    locked.sqlite_errorcode = sqlite3.SQLITE_BUSY
    told = _problem_of(locked)
    assert told is not None
    assert told.status == 503
    assert _problem_of(sqlite3.OperationalError("odd")) is None
    assert _problem_of(ZeroDivisionError()) is None
    assert _problem_of(asyncio.CancelledError()) is None
