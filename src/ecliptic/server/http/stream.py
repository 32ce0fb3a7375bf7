"""The websocket of a table: committed moves as the watcher's seat may know them, and the client's own moves."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from ecliptic.kernel import Refused
from ecliptic.server.http.dependencies import Invitation, OwnSeat, PeopleService, Since, TableId, TablesService
from ecliptic.server.http.direct_websocket import AcyclicWebSocket, DirectWebSocket, direct_websocket_of
from ecliptic.server.http.problems import Problem, refusal, storage_problem
from ecliptic.server.http.same_origin import is_our_own, require_rate
from ecliptic.server.http.validation import message_problem
from ecliptic.server.http.wire import Move, Undo, Words, encode
from ecliptic.server.people.rate_limits import address_of
from ecliptic.server.people.request_rates import RequestRate
from ecliptic.server.people.sessions import visitor_of
from ecliptic.server.store.storage_errors import ERRORS
from ecliptic.server.tables.live_table import LiveTable, Outcome
from ecliptic.server.tables.permissions import reading_seat
from ecliptic.server.tables.table_info import info
from ecliptic.server.tables.watchers import Watcher

LONGEST_MESSAGE: Final = 4_000
CLOSED_FOR: Final = 4_000  # a stream that cannot be opened is closed with this plus the status HTTP would have


class Sync(msgspec.Struct, tag_field="type", tag="sync", forbid_unknown_fields=True):
    """The client wants everything after a number."""

    since: Annotated[int, msgspec.Meta(ge=0)]


class StreamProblem(msgspec.Struct, tag_field="type", tag="problem", omit_defaults=True):
    """A request of the client that could not be carried out."""

    status: int
    error: str
    client_move_id: str | None = None
    n: int | None = None
    words: Words | None = None


log: Final = logging.getLogger("ecliptic.streams")
_decode: Final = msgspec.json.Decoder(Move | Undo | Sync).decode


@websocket("/tables/{table_id:str}/stream", websocket_class=AcyclicWebSocket)
async def stream(
    socket: AcyclicWebSocket,
    table_id: TableId,
    tables: TablesService,
    people: PeopleService,
    seat: OwnSeat = None,
    since: Since = 0,
    invitation: Invitation = None,
) -> None:
    """Open a stream for a seat (or a spectator) from number `since` on."""
    if not is_our_own(socket, tables.settings):
        await socket.close()  # it is not open yet, so that the handshake is answered with HTTP's 403
        return
    await socket.accept()
    connection = direct_websocket_of(socket.scope)
    end_count: Callable[[], None] | None = None
    try:
        require_rate(socket)
        visitor = await visitor_of(socket, people)
        end_count = people.open_streams.take(visitor.id if visitor else None, address_of(socket))
        async with tables.use(table_id) as live:
            rate = RequestRate(tables.settings.quotas.stream_messages)
            viewpoint = reading_seat(live, visitor, seat, invitation)
            session = StreamSession(live, connection, viewpoint, visitor.id if visitor else None, since, rate)
            live.watchers.add(session)
            tables.fair_play.watch(visitor, live)
            session.tell(encode(info(live, visitor)).decode())
            if live.kernel is not None:
                session.ask(since)
    except BaseException as error:
        if end_count is not None:
            end_count()
        told = _problem_of(error)  # not the error itself: a variable that holds it would keep this call in memory
        if told is None:
            raise
        await socket.send_text(encode(told))
        await socket.close(CLOSED_FOR + told.status, told.error)
        return
    for listener in tables.watched:
        listener(live)
    try:
        with people.present(visitor, session.leave):
            await session.run(socket)
    finally:
        end_count()
        live.watchers.remove(session)
        for listener in tables.watched:
            listener(live)


def _problem_of(error: BaseException) -> StreamProblem | None:
    """Return what the client is told about an error that is not a fault of ours."""
    if isinstance(error, Problem):
        problem: Problem | None = error
    else:
        problem = storage_problem(error) if isinstance(error, ERRORS) else None
    return None if problem is None else StreamProblem(problem.status, problem.sentence, words=problem.words)


class StreamSession(Watcher):
    """One open stream: it carries out its client's messages one by one and sends updates.

    No reference cycle may hold a closed stream: garbage collection is too rare to rely on (see `test_memory`).
    """

    __slots__ = (
        "__weakref__", "_connection", "_gone", "_is_acting", "_live", "_person_id", "_rate", "_unanswered", "_updating",
    )  # fmt: skip

    def __init__(
        self,
        live: LiveTable,
        connection: DirectWebSocket,
        seat: int | None,
        person_id: int | None,
        since: int,
        rate: RequestRate,
    ) -> None:
        super().__init__(seat, since, connection)
        self._person_id: Final = person_id  # who plays through this stream
        self._rate: Final = rate
        self._live: Final = live
        self._connection: Final = connection
        self._gone: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._unanswered: Final[deque[bytes]] = deque()
        self._is_acting = False
        self._updating: asyncio.Task[None] | None = None

    async def run(self, socket: AcyclicWebSocket) -> None:
        """Serve the stream until the client leaves or is dismissed."""
        self._connection.on_message = self.receive
        self._connection.on_drain = self.flush
        listening = asyncio.create_task(self._listen(socket))
        try:
            await self._gone
            await socket.close()
        except WebSocketDisconnect:
            return  # the client was quicker
        finally:
            self._connection.on_message = self._connection.on_drain = None
            self.leave()
            listening.cancel()

    async def _listen(self, socket: AcyclicWebSocket) -> None:
        """Wait for the client to leave, and receive what it sent before the connection was direct."""
        while (event := await socket.receive())["type"] != "websocket.disconnect":
            text: Any = event.get("text")
            self.receive((text or "").encode())
        self.leave()

    def on_leave(self) -> None:
        """End `run`."""
        if not self._gone.done():
            self._gone.set_result(None)

    # What the client sends

    def receive(self, text: bytes) -> None:
        """Carry out a message of the client, after those before it."""
        self._unanswered.append(text)
        if self._is_acting:
            self._connection.pause_reading()
        else:
            self._act_on_all()

    def _act_on_all(self) -> None:
        while self._unanswered and not self._is_acting and not self.is_gone:
            self._act(self._unanswered.popleft())

    def _act(self, text: bytes) -> None:
        """Carry out a message, or begin to."""
        key = None
        try:
            self._rate.require(None)
            if len(text) > LONGEST_MESSAGE:
                raise Problem(413, "problem-message-long", most=LONGEST_MESSAGE)
            message = _decode(text)
            if isinstance(message, Sync):
                self.ask(message.since)
                return
            key = message.client_move_id
            if self.seat is None:
                raise Problem(403, "problem-spectator")
            self._is_acting = True
            self._live.submit(self.seat, self._person_id, message, partial(self._on_outcome, key, self.n))
        except Exception as error:
            self._is_acting = False
            self._answer_problem(key, error)

    def _on_outcome(self, key: str, before: int, outcome: Outcome) -> None:
        """Answer a message. A move that was played needs no answer: the update shows it."""
        self._is_acting = False
        if isinstance(outcome, Exception):
            self._answer_problem(key, outcome)
        elif outcome.entry <= before:
            self.tell(encode(outcome).decode())
        self._act_on_all()
        if not self._unanswered:
            self._connection.resume_reading()

    def _answer_problem(self, key: str | None, error: Exception) -> None:
        if isinstance(error, Refused):
            answer = refusal(error)
            problem = StreamProblem(answer.status, answer.sentence, key, words=answer.words)
        elif isinstance(error, Problem):
            problem = StreamProblem(error.status, error.sentence, key, error.n, error.words)
        elif isinstance(error, (msgspec.DecodeError, UnicodeDecodeError, RecursionError)):
            why = message_problem(error)
            problem = StreamProblem(why.status, why.sentence, words=why.words)
        elif (storage := storage_problem(error)) is not None:
            log.error("a move could not be stored: %s", storage.sentence)
            problem = StreamProblem(storage.status, storage.sentence, key, words=storage.words)
        else:
            log.error("a stream failed", exc_info=error)
            self.leave()
            return
        self.tell(encode(problem).decode())

    # What the client has missed

    def request_update(self) -> None:
        """Build the newest update for this client in a task: the table's lock may be held for a while."""
        if self._updating is None:
            self._updating = asyncio.create_task(self._send_newest())

    async def _send_newest(self) -> None:
        live = self._live
        try:
            async with live.lock:
                await live.load()
                if live.kernel is None:
                    self.is_behind = False
                else:
                    update = live.update(self.seat, self.n, live.played_by(self.seat, self.n))
                    self.send_update(update.n, encode(update))
        except Problem:
            self.leave()  # the table is gone
        except Exception as error:  # the client reconnects and gets the current state
            log.error("a stream failed", exc_info=error)
            self.leave()
        finally:
            self._updating = None
        self.flush()
