"""The websocket of a table: every committed move as the watcher's seat may know it, and moves the other way."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ecliptic.kernel import Refused
from ecliptic.server.given import AllTables, Everybody, Invitation, OwnSeat, Since, TableId
from ecliptic.server.invalid import unreadable
from ecliptic.server.line import Line, line_of
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


log: Final = logging.getLogger("ecliptic.streams")
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
    line = line_of(socket.scope)
    try:
        visitor = await visitor_of(socket, people)
        async with tables.use(table_id) as live:
            eyes = reading_seat(live, visitor, seat, invitation)
            talk = Talk(live, line, eyes, since)
            live.watchers.setdefault(eyes, []).append(talk.watcher)
            talk.watcher.tell(encode(info(live, visitor)).decode())
            if live.kernel is not None:
                talk.watcher.ask(since)
    except Problem as problem:
        await socket.send_text(encode(StreamProblem(problem.status, problem.sentence, words=problem.words)))
        await socket.close(CLOSED_FOR + problem.status, problem.sentence)
        return
    for listener in tables.watched:
        listener(live)
    try:
        with people.present(visitor, talk.watcher.leave):
            await talk.go_on(socket)
    finally:
        live.watchers[eyes].remove(talk.watcher)
        for listener in tables.watched:
            listener(live)


class Talk:
    """One open stream: what its client sends is carried out one after the other, what it has to know is sent."""

    def __init__(self, live: Live, line: Line, seat: int | None, since: int) -> None:
        self.watcher: Final = Watcher(seat, since, line, self._catch_up, self._leave)
        self._live: Final = live
        self._line: Final = line
        self._gone: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._unanswered: Final[deque[bytes]] = deque()
        self._is_acting = False
        self._catching_up: asyncio.Task[None] | None = None
        self._acting: asyncio.Task[None] | None = None

    async def go_on(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Until the client leaves or has to."""
        self._line.hears = self.hear
        self._line.eased = self.watcher.go_on
        listening = asyncio.create_task(self._listen(socket))
        try:
            await self._gone
            await socket.close()
        except WebSocketDisconnect:
            return  # the client was quicker
        finally:
            self._line.hears = self._line.eased = None
            self.watcher.leave()
            listening.cancel()

    async def _listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Hear that the client has left, and what it has said before the line was direct."""
        while (event := await socket.receive())["type"] != "websocket.disconnect":
            text: Any = event.get("text")
            self.hear((text or "").encode())
        self.watcher.leave()

    def _leave(self) -> None:
        if not self._gone.done():
            self._gone.set_result(None)

    # What the client says

    def hear(self, text: bytes) -> None:
        """A message of the client."""
        self._unanswered.append(text)
        if self._is_acting:
            self._line.hold_on()
        else:
            self._act_on_all()

    def _act_on_all(self) -> None:
        while self._unanswered and not self._is_acting and not self.watcher.is_gone:
            self._act(self._unanswered.popleft())

    def _act(self, text: bytes) -> None:
        """Carry out a message, or begin to."""
        key = None
        try:
            if len(text) > LONGEST_MESSAGE:
                raise Problem(413, "problem-message-long", most=LONGEST_MESSAGE)
            message = _decode(text)
            if isinstance(message, Sync):
                self.watcher.ask(message.since)
                return
            key = message.client_move_id
            seat = self.watcher.seat
            if seat is None:
                raise Problem(403, "problem-spectator")
            require_own_play(self._live, seat)
            then = partial(self._told, key, self.watcher.n)
            self._is_acting = True
            if not (isinstance(message, Move) and self._live.play_at_once(seat, message, then)):
                self._acting = asyncio.create_task(self._act_in_turn(seat, message, then))
        except Exception as error:
            self._is_acting = False
            self._answer_problem(key, error)

    async def _act_in_turn(self, seat: int, message: Move | Undo, then: Callable[[Done | Exception], None]) -> None:
        """Carry out a message when it is its turn: somebody else uses the table."""
        outcome: Done | Exception
        try:
            if isinstance(message, Move):
                outcome = await self._live.play(seat, message)
            else:
                outcome = await self._live.undo(seat, message)
        except Exception as error:  # answered or logged by `_told`
            outcome = error
        then(outcome)

    def _told(self, key: str, before: int, outcome: Done | Exception) -> None:
        """What became of a message. A move that was played is told by the update that shows it."""
        self._is_acting = False
        if isinstance(outcome, Exception):
            self._answer_problem(key, outcome)
        elif outcome.entry <= before:
            self.watcher.tell(encode(outcome).decode())
        self._act_on_all()
        if not self._unanswered:
            self._line.go_on()

    def _answer_problem(self, key: str | None, error: Exception) -> None:
        if isinstance(error, Refused):
            answer = refusal(error)
            problem = StreamProblem(answer.status, answer.sentence, key, words=answer.words)
        elif isinstance(error, Problem):
            problem = StreamProblem(error.status, error.sentence, key, error.n, error.words)
        elif isinstance(error, (msgspec.DecodeError, RecursionError)):
            why = unreadable(error)
            problem = StreamProblem(why.status, why.sentence, words=why.words)
        else:
            log.error("a stream failed", exc_info=error)
            self.watcher.leave()
            return
        self.watcher.tell(encode(problem).decode())

    # What the client has missed

    def _catch_up(self) -> None:
        if self._catching_up is None:
            self._catching_up = asyncio.create_task(self._send_newest())

    async def _send_newest(self) -> None:
        live, watcher = self._live, self.watcher
        try:
            async with live.lock:
                await live.load()
                if live.kernel is None:
                    watcher.is_behind = False
                else:
                    update = live.update(watcher.seat, watcher.n, live.played_by(watcher.seat, watcher.n))
                    watcher.catch_up(update.n, encode(update))
        except Problem:
            watcher.leave()  # the table is gone
        except Exception as error:  # the client comes again and is told what there is
            log.error("a stream failed", exc_info=error)
            watcher.leave()
        finally:
            self._catching_up = None
        watcher.go_on()
