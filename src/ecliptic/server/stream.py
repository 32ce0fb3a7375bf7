"""The websocket of a table: every committed move as the watcher's seat may know it, and moves the other way."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ecliptic.kernel import Refused
from ecliptic.server.given import AllTables, Everybody, Invitation, OwnSeat, Since, TableId
from ecliptic.server.invalid import invalid
from ecliptic.server.live import Live
from ecliptic.server.lobby import info
from ecliptic.server.origin import is_our_own
from ecliptic.server.people import visitor_of
from ecliptic.server.problems import Problem, refusal
from ecliptic.server.shown import Done, Move, Undo, Words, encode
from ecliptic.server.tables import reading_seat, require_own_play
from ecliptic.server.watchers import Watcher

LONGEST_MESSAGE: Final = 4_000
CLOSED_FOR: Final = 4_000  # a stream that cannot be opened is closed with this plus the status HTTP would have


class Sync(msgspec.Struct, tag_field="type", tag="sync", forbid_unknown_fields=True):
    """The client wants everything after a number."""

    since: Annotated[int, msgspec.Meta(ge=0)]


class StreamProblem(msgspec.Struct, tag_field="type", tag="problem", omit_defaults=True):
    """Something that the client asked for could not be done."""

    status: int
    error: str
    client_move_id: str | None = None
    n: int | None = None
    words: Words | None = None


_decode: Final = msgspec.json.Decoder(Move | Undo | Sync).decode


@websocket("/tables/{table_id:str}/stream")
async def stream(
    socket: WebSocket[Any, Any, Any],
    table_id: TableId,
    tables: AllTables,
    people: Everybody,
    seat: OwnSeat = None,
    since: Since = 0,
    invitation: Invitation = None,
) -> None:
    """Open a stream for a seat (or a spectator) from number `since` on."""
    if not is_our_own(socket, tables.settings):
        await socket.close(CLOSED_FOR + 403, "Open the stream from our own page.")
        return
    await socket.accept()
    try:
        visitor = await visitor_of(socket, people)
        async with tables.use(table_id) as live:
            eyes = reading_seat(live, visitor, seat, invitation)
            watcher = Watcher(eyes, since)
            live.watchers.setdefault(eyes, []).append(watcher)
            watcher.tell(encode(info(live, visitor)).decode())
            if live.kernel is not None:
                watcher.ask(since)
    except Problem as problem:
        await socket.send_text(encode(StreamProblem(problem.status, problem.sentence, words=problem.words)))
        await socket.close(CLOSED_FOR + problem.status, problem.sentence)
        return
    for listener in tables.watched:
        listener(live)
    sender = asyncio.create_task(_send(socket, live, watcher))
    try:
        with people.present(visitor, watcher.leave):
            # In a task of its own: else every message would wake all layers of the framework around this handler.
            await asyncio.create_task(_receive(socket, live, watcher))
    finally:
        live.watchers[eyes].remove(watcher)
        for listener in tables.watched:
            listener(live)
        watcher.leave()
        await sender


async def _receive(socket: WebSocket[Any, Any, Any], live: Live, watcher: Watcher) -> None:
    """Carry out what the client sends, one after the other, until it leaves."""
    while not watcher.is_gone:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect" or watcher.is_gone:
            return
        text = event.get("text")
        answer = await _answer(text if isinstance(text, str) else "", live, watcher)
        if answer is not None:
            watcher.tell(encode(answer).decode())


async def _answer(text: str, live: Live, watcher: Watcher) -> Done | StreamProblem | None:
    """What to tell the client about its message. A move that was played is told by the update that shows it."""
    key = None
    try:
        if len(text) > LONGEST_MESSAGE:
            raise Problem(413, "problem-message-long", most=LONGEST_MESSAGE)
        message = _decode(text)
        if isinstance(message, Sync):
            watcher.ask(message.since)
            return None
        key = message.client_move_id
        if watcher.seat is None:
            raise Problem(403, "problem-spectator")
        require_own_play(live, watcher.seat)
        before = watcher.n
        act = live.play(watcher.seat, message) if isinstance(message, Move) else live.undo(watcher.seat, message)
        done = await act
        return done if done.entry <= before else None
    except (msgspec.DecodeError, RecursionError) as error:
        problem = invalid(str(error))
        return StreamProblem(problem.status, problem.sentence, words=problem.words)
    except Problem as problem:
        return StreamProblem(problem.status, problem.sentence, key, problem.n, problem.words)
    except Refused as refused:
        answer = refusal(refused)
        return StreamProblem(answer.status, answer.sentence, key, words=answer.words)


async def _send(socket: WebSocket[Any, Any, Any], live: Live, watcher: Watcher) -> None:
    """Send what there is, at the client's pace, until it leaves."""
    try:
        while not watcher.is_gone:
            for note in watcher.notes():
                await socket.send({"type": "websocket.send", "text": note, "bytes": None})
            frame = watcher.frame()
            if frame is None and watcher.is_behind:
                frame = await _catch_up(live, watcher)
            if frame is not None:
                await socket.send({"type": "websocket.send", "text": frame, "bytes": None})
            await watcher.wait()
        await socket.close()
    except (WebSocketDisconnect, OSError):
        return  # the client has left; whoever receives is told too
    finally:
        watcher.leave()


async def _catch_up(live: Live, watcher: Watcher) -> str | None:
    """The newest update, made for what this watcher has; None when the game has not begun."""
    async with live.lock:
        await live.load()
        watcher.is_behind = False
        if live.kernel is None:
            return None
        update = live.update(watcher.seat, watcher.n, live.played_by(watcher.seat, watcher.n))
        watcher.n = update.n
        return encode(update).decode()
