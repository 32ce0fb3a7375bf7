"""uvicorn's HTTP, with limits on the length of a request's head and the time a client may take to send it.

The parser accepts headers of any length, and its cost grows with the square of the length. So bytes are counted before
and between its calls, and a request that is too long or too slow is answered with an error and closed.
"""

import asyncio
from http import HTTPStatus
from typing import Any, Final, Literal

from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from ecliptic.server.http.direct_websocket import UpgradableHttp
from ecliptic.server.http.problems import Problem
from ecliptic.server.http.wire import encode
from ecliptic.server.ops.config import Settings

MOST_PIPELINED: Final = 16  # requests that wait behind one that is being answered
AROUND: Final = len(b" HTTP/1.1\r\n: \r\n\r")  # what the parser may take without a word besides one header
LINGER_SECONDS: Final = 2.0  # a refused client may read the answer for so long; what it still sends is dropped

Stage = Literal["idle", "head", "body"]


class LimitedHttp(UpgradableHttp):
    """One HTTP connection."""

    def __init__(self, settings: Settings, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._settings: Final = settings
        self._stage: Stage = "idle"  # how much of the present request has arrived
        self._timed: Stage = "idle"  # the stage that `_deadline` limits
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None  # runs while the client does not read what it asked for
        self._head_bytes: int
        self._held = 0  # bytes that the parser has taken and said nothing about
        self._is_heard: bool  # the parser has said something about the latest part
        self._problem: Problem | None = None
        self._is_refused = False

    # What the event loop calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self._limit("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        at_once = self._settings.header_bytes
        while data and not self._is_refused:
            # A body is handed over as it comes: it is not collected by the parser.
            part, data = (data, b"") if self._stage == "body" else (data[:at_once], data[at_once:])
            self._is_heard = False
            super().data_received(part)
            self._held = 0 if self._is_heard else self._held + len(part)
            if self._held > at_once + AROUND:
                self._problem = Problem(431, "problem-header-long", most=at_once)
            if self._problem is not None and not self._is_refused:
                self.refuse(self._problem)
            if self.transport.get_protocol() is not self:  # it is a websocket now
                return
        if not self._is_refused:
            self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(self._settings.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    # What the parser calls

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._stage = "head"
        self._head_bytes = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._is_heard = True
        self._head_bytes += len(url)
        if len(self.url) > self._settings.request_line_bytes:
            self._problem = Problem(414, "problem-address-long", most=self._settings.request_line_bytes)

    def on_header(self, name: bytes, value: bytes) -> None:  # also for what follows a body in chunks
        super().on_header(name, value)
        self._is_heard = True
        self._head_bytes += len(name) + len(value) + len(b": \r\n")
        settings = self._settings
        if len(name) + len(value) > settings.header_bytes:
            self._problem = Problem(431, "problem-header-long", most=settings.header_bytes)
        elif len(self.headers) > settings.headers:
            self._problem = Problem(431, "problem-headers-many", most=settings.headers)
        elif self._head_bytes > settings.head_bytes:
            self._problem = Problem(431, "problem-head-long", most=settings.head_bytes)

    def on_headers_complete(self) -> None:
        self._stage = "body"
        if len(self.pipeline) >= MOST_PIPELINED:
            self._problem = Problem(429, "problem-requests-many", most=MOST_PIPELINED)
        if self._problem is None:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._is_heard = True
        if self._problem is None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._stage = "idle"
        self._cancel_deadline()
        if self._problem is None:
            super().on_message_complete()

    # What uvicorn calls

    def handle_websocket_upgrade(self) -> None:
        if self._problem is not None:
            return
        super().handle_websocket_upgrade()
        socket: Any = self.transport.get_protocol()
        if not socket.handshake_initiated:  # the library found an error, and would not answer it
            self.transport.write(as_http(Problem(400, "problem-http")))
            self._close()

    def send_400_response(self, msg: str) -> None:
        self.refuse(self._problem or Problem(400, "problem-http"))

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._close()

    def timeout_keep_alive_handler(self) -> None:
        self._close()

    # Limits

    def _watch(self) -> None:
        """Limit the time until the current request is complete, or the next one begins."""
        if self._stage != "idle":
            self._limit(self._stage)
        elif self.timeout_keep_alive_task is None and not self._is_answering():
            self._limit("head")  # empty lines, which are part of no request

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _limit(self, stage: Stage) -> None:
        if self._deadline is not None:
            if self._timed == stage:
                return
            self._deadline.cancel()
        seconds = self._settings.head_seconds if stage == "head" else self._settings.body_seconds
        self._timed = stage
        self._deadline = self.loop.call_later(seconds, self._time_out)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _time_out(self) -> None:
        if self._stage == "idle":  # a browser may open a connection it does not need: nothing to complain about
            self._close()
        else:
            self.refuse(Problem(408, "problem-request-slow"))

    def refuse(self, problem: Problem) -> None:
        """Answer with a problem and end the connection."""
        self._is_refused = True
        self._cancel_deadline()
        self._unset_keepalive_if_required()
        if self.transport.is_closing():
            self._close()
            return
        if self._is_answering():
            if self._stage != "body" or self.pipeline or self.cycle.response_started:
                self._close()  # another answer is under way, and must not be taken for this one
                return
            self.cycle.disconnected = True  # stop waiting for the rest of the body
            self.cycle.message_event.set()
        self.transport.write(as_http(problem))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        # If it were closed at once, the client would not read the reason.
        self._deadline = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _close(self) -> None:
        """Close the connection; what a slow client has not read in time is dropped."""
        self.transport.close()
        if self.transport.get_write_buffer_size() and self._stalled is None:
            self._stalled = self.loop.call_later(self._settings.body_seconds, self.transport.abort)


def as_http(problem: Problem) -> bytes:
    """Return a problem as a complete HTTP response, without the framework."""
    body = encode(problem.body())
    head = (
        f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode("ascii") + body
