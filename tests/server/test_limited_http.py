"""One HTTP connection without a network: every limit at its edge, and which clocks run when."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from ecliptic.server.http.limited_http import LimitedHttp
from ecliptic.server.ops.config import Settings

pytestmark = pytest.mark.anyio

HEAD, BODY, IDLE, LINGER = 2, 3, 5, 2.0  # seconds
SMALL: Final = Settings(
    database="sqlite:///never-opened.sqlite",
    request_line_bytes=50,
    header_bytes=100,
    headers=5,
    head_bytes=200,
    head_seconds=HEAD,
    body_seconds=BODY,
)
GET: Final = b"GET / HTTP/1.1\r\n\r\n"
POST: Final = b"POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\n"


class Timer:
    """A call that is to come."""

    def __init__(self, seconds: float, call: Callable[[], object]) -> None:
        self.seconds, self.call = seconds, call
        self.is_over = False

    def cancel(self) -> None:
        """Never mind."""
        self.is_over = True

    def fire(self) -> None:
        """The time is up."""
        assert not self.is_over
        self.is_over = True
        self.call()


class Clock:
    """A loop whose clock the test turns."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def call_later(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Remember a call."""
        self.timers.append(Timer(seconds, call))
        return self.timers[-1]

    def create_task(self, work: Any) -> Any:
        """Begin to serve a request."""
        return asyncio.get_running_loop().create_task(work)


class Wire(asyncio.Transport):
    """What would be the socket."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.unread = 0  # bytes that the client has not read
        self.has_eof = True
        self.events: list[str] = []
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.events.append("close")

    def is_closing(self) -> bool:
        return "close" in self.events

    def can_write_eof(self) -> bool:
        return self.has_eof

    def write_eof(self) -> None:
        self.events.append("eof")

    def abort(self) -> None:
        self.events.append("abort")

    def pause_reading(self) -> None:
        self.events.append("pause")

    def resume_reading(self) -> None:
        self.events.append("resume")

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_write_buffer_size(self) -> int:
        return self.unread


class Websocket:
    """What a connection becomes."""

    is_understood = True

    def __init__(self, **_: Any) -> None:
        self.handshake_initiated = Websocket.is_understood
        self.received = b""

    def connection_made(self, _: Any) -> None:
        """Take over the socket."""

    def data_received(self, data: bytes) -> None:
        """Get the handshake."""
        self.received += data


class Line:
    """A connection and its other end."""

    def __init__(self, is_quick: bool = True) -> None:
        self.clock, self.wire = Clock(), Wire()
        self.served: list[str] = []  # the paths that the application was asked for
        self.bodies: list[Any] = []
        self.is_hasty = False  # the application does not wait for the body
        self.may_answer = asyncio.Event()
        if is_quick:
            self.may_answer.set()
        websocket: Any = Websocket
        config = uvicorn.Config(
            self._serve,
            interface="asgi3",
            ws=websocket,
            lifespan="off",
            timeout_keep_alive=IDLE,
            log_config=None,
            proxy_headers=False,
        )
        self.http = LimitedHttp(SMALL, config=config, server_state=ServerState(), app_state={}, _loop=self.clock)
        self.wire.protocol = self.http
        self.http.connection_made(self.wire)

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        self.served.append(scope["path"])
        await self.may_answer.wait()
        while scope["method"] == "POST" and not self.is_hasty:
            self.bodies.append(await receive())
            if not self.bodies[-1].get("more_body"):
                break
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def feed(self, *parts: bytes) -> None:
        """Send bytes, each part for itself."""
        for part in parts:
            self.http.data_received(part)
            for _ in range(4):
                await asyncio.sleep(0)

    @property
    def running(self) -> list[float]:
        """The seconds of every clock that runs."""
        return [timer.seconds for timer in self.clock.timers if not timer.is_over]

    @property
    def timer(self) -> Timer:
        """The only clock that runs."""
        (timer,) = (timer for timer in self.clock.timers if not timer.is_over)
        return timer

    @property
    def answers(self) -> list[int]:
        """The status of every answer."""
        return [int(part[:3]) for part in self.wire.written.split(b"HTTP/1.1 ")[1:]]

    def problem(self) -> tuple[int, str, Any]:
        """The only answer: its status, message and limit."""
        head, _, body = self.wire.written.partition(b"\r\n\r\n")
        told = msgspec.json.decode(body)
        lines = head.decode().split("\r\n")
        assert lines[1:] == ["content-type: application/json", f"content-length: {len(body)}", "connection: close"]
        assert self.answers == [told["status"]]
        return told["status"], told["words"]["id"], told["words"]["args"].get("most")


# Limits


def get(headers: bytes = b"", path: bytes = b"/") -> bytes:
    """A request."""
    return b"GET " + path + b" HTTP/1.1\r\n" + headers + b"\r\n"


@pytest.mark.parametrize(
    ("within", "beyond", "status", "id", "most"),
    [
        (get(path=b"/" + b"a" * 49), get(path=b"/" + b"a" * 50), 414, "problem-address-long", 50),
        (get(b"X: " + b"y" * 99 + b"\r\n"), get(b"X: " + b"y" * 100 + b"\r\n"), 431, "problem-header-long", 100),
        (get(b"X" * 99 + b": y\r\n"), get(b"X" * 100 + b": y\r\n"), 431, "problem-header-long", 100),
        (get(b"X: y\r\n" * 5), get(b"X: y\r\n" * 6), 431, "problem-headers-many", 5),
        (  # the address has 1 byte, and each header 4 besides its name and value
            get(b"X: " + b"y" * 95 + b"\r\nX: " + b"y" * 94 + b"\r\n"),
            get(b"X: " + b"y" * 95 + b"\r\nX: " + b"y" * 95 + b"\r\n"),
            431,
            "problem-head-long",
            200,
        ),
    ],
    ids=["address", "value", "name", "number", "head"],
)
@pytest.mark.parametrize("size", [1_000, 10, 1], ids=["together", "in pieces", "byte by byte"])
async def test_a_limit_is_what_is_allowed(
    within: bytes, beyond: bytes, status: int, id: str, most: int, size: int
) -> None:
    def parts(request: bytes) -> list[bytes]:
        return [request[i : i + size] for i in range(0, len(request), size)]

    line = Line()
    await line.feed(*parts(within), *parts(within))  # every request is counted for itself
    assert line.answers == [204, 204]
    assert line.wire.events.count("close") == 0
    line.wire.written = b""
    await line.feed(*parts(beyond), GET)
    assert line.problem() == (status, id, most)
    assert len(line.served) == 2, "what was refused is not carried out, nor what comes after it"


@pytest.mark.parametrize(
    ("spaces", "is_refused"), [((116,), False), ((117,), True), ((60, 56), False), ((60, 57), True)]
)
async def test_what_the_parser_takes_in_silence_has_an_end(spaces: tuple[int, ...], is_refused: bool) -> None:
    """As much as a header and what is around it."""
    line = Line()
    await line.feed(GET, b"GET / HTTP/1.1\r\nA: b\r\nY:", *(b" " * count for count in spaces))
    assert line.answers == ([204, 431] if is_refused else [204])
    if not is_refused:
        await line.feed(b"z\r\n\r\n", GET)
        assert line.answers == [204, 204, 204]


@pytest.mark.parametrize(("bytes_", "is_refused"), [(116, False), (117, True)])
async def test_a_connection_does_not_begin_with_empty_lines_without_end(bytes_: int, is_refused: bool) -> None:
    line = Line()
    await line.feed((b"\r\n" * 60)[:bytes_])
    assert line.answers == ([431] if is_refused else [])


async def test_a_body_is_not_limited_here_and_comes_in_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """The head is given to the parser in small parts: what it costs grows with the square of their length."""
    sizes: list[int] = []
    receive = HttpToolsProtocol.data_received

    def spied(http: HttpToolsProtocol, data: bytes) -> None:
        sizes.append(len(data))
        receive(http, data)

    monkeypatch.setattr(HttpToolsProtocol, "data_received", spied)
    line = Line()
    head = b"POST / HTTP/1.1\r\nX: " + b"y" * 90 + b"\r\nContent-Length: 900\r\n\r\n"
    await line.feed(head, b"z" * 500, b"z" * 400)
    assert line.answers == [204]
    assert sizes == [100, len(head) - 100, 500, 400]


async def test_sixteen_requests_may_wait_behind_one() -> None:
    line = Line(is_quick=False)
    await line.feed(*[GET] * 17)
    assert not line.wire.is_closing()
    line.may_answer.set()
    await line.feed(b"")
    for _ in range(100):
        await asyncio.sleep(0)
    assert line.answers == [204] * 17
    line = Line(is_quick=False)
    await line.feed(*[GET] * 18)
    assert line.wire.is_closing()
    assert line.wire.written == b"", "another answer is to come first, and must not be taken for this one"


async def test_what_is_no_http_is_refused_once() -> None:
    line = Line()
    await line.feed(b"\x16\x03\x01", GET)
    assert line.problem() == (400, "problem-http", None)
    assert line.served == []


# Clocks


async def test_a_head_has_its_time_from_the_connection_on() -> None:
    line = Line()
    assert line.running == [HEAD]
    first = line.timer
    await line.feed(b"G", b"ET / HTTP/1.1\r\n", b"X: 1")
    assert line.timer is first, "a byte now and then wins no time"
    first.fire()
    assert line.problem() == (408, "problem-request-slow", None)
    assert line.running == [LINGER]


async def test_a_connection_that_sends_nothing_is_closed_without_a_word() -> None:
    line = Line()
    line.timer.fire()
    assert line.wire.events == ["close"]
    assert line.wire.written == b""
    assert line.running == []


async def test_a_body_has_its_own_time() -> None:
    line = Line()
    await line.feed(POST)
    assert line.running == [BODY]
    first = line.timer
    await line.feed(b"a", b"b")
    assert line.timer is first
    first.fire()
    await line.feed(b"cd")
    assert line.problem() == (408, "problem-request-slow", None)
    assert line.bodies[-1] == {"type": "http.disconnect"}, "the application waits no longer"


async def test_a_whole_request_ends_the_clock_and_an_idle_connection_has_another() -> None:
    line = Line(is_quick=False)
    await line.feed(POST, b"abcd")
    assert line.running == [], "how long an answer takes is our own affair"
    line.may_answer.set()
    await line.feed(b"")
    assert line.answers == [204]
    assert b"".join(part["body"] for part in line.bodies) == b"abcd"
    assert line.running == [IDLE]
    await line.feed(b"\r\n")
    assert line.running == [HEAD], "empty lines are part of no request"
    await line.feed(POST)
    assert line.running == [BODY]
    await line.feed(b"abcd")
    assert line.answers == [204, 204]
    assert line.running == [IDLE]
    line.timer.fire()
    assert line.wire.events.count("close") == 1
    assert line.running == []


async def test_bytes_behind_a_request_that_is_being_answered_start_no_clock() -> None:
    line = Line(is_quick=False)
    await line.feed(GET, b"\r\n")
    assert line.running == []
    await line.feed(b"G")
    assert line.running == [HEAD]
    line.timer.fire()
    assert line.wire.events == ["close"]
    assert line.wire.written == b""


async def test_a_lost_connection_leaves_no_clock() -> None:
    line = Line()
    line.http.pause_writing()
    assert sorted(line.running) == [HEAD, BODY]
    line.http.connection_lost(ConnectionResetError())
    assert line.running == []


async def test_a_client_that_reads_nothing_is_dropped_after_a_while() -> None:
    line = Line()
    await line.feed(GET)
    assert line.running == [IDLE]
    line.http.pause_writing()
    line.http.pause_writing()
    assert line.running == [IDLE, BODY]
    line.http.resume_writing()
    line.http.resume_writing()
    assert line.running == [IDLE]
    line.http.pause_writing()
    line.clock.timers[-1].fire()
    assert line.wire.events == ["abort"]


@pytest.mark.parametrize("has_eof", [True, False])
async def test_a_refused_client_may_read_the_answer(has_eof: bool) -> None:
    line = Line()
    line.wire.has_eof = has_eof
    await line.feed(get(path=b"/" + b"a" * 50))
    assert line.wire.events == (["eof"] if has_eof else [])
    assert line.running == [LINGER]
    await line.feed(b"x" * 1_000)
    assert line.running == [LINGER]
    line.timer.fire()
    assert line.wire.events[-1] == "abort"


async def test_a_refusal_ends_the_clock_of_an_idle_connection() -> None:
    line = Line()
    await line.feed(GET)
    assert line.running == [IDLE]
    await line.feed(b"\x16\x03")
    assert line.running == [LINGER]
    assert line.answers == [204, 400]


async def test_a_refusal_on_a_connection_that_closes_says_nothing() -> None:
    line = Line()
    line.wire.close()
    line.wire.unread = 9
    await line.feed(b"\x16\x03")
    assert line.wire.written == b""
    assert line.running == [BODY], "what a slow client has not read then is dropped"


async def test_a_body_that_is_late_for_its_answer_leaves_no_clock_of_an_idle_connection() -> None:
    line = Line()
    line.is_hasty = True
    await line.feed(POST)
    assert line.answers == [204]
    assert sorted(line.running) == [BODY, IDLE]
    next(timer for timer in line.clock.timers if timer.seconds == BODY).fire()
    assert line.answers == [204, 408]
    assert line.running == [LINGER]


async def test_a_refusal_in_the_midst_of_an_answer_says_nothing() -> None:
    """It would be taken for a part of the answer."""
    line = Line(is_quick=False)
    await line.feed(b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n")
    line.http.cycle.response_started = True
    await line.feed(b"odd\r\n")
    assert line.wire.written == b""
    assert line.wire.is_closing()


@pytest.mark.parametrize(("unread", "is_stalled", "clocks"), [(0, False, []), (9, False, [BODY]), (9, True, [BODY])])
async def test_a_connection_that_closes_waits_for_its_reader(unread: int, is_stalled: bool, clocks: list[int]) -> None:
    line = Line()
    line.wire.unread = unread
    if is_stalled:
        line.http.pause_writing()
        line.http.flow.resume_writing()
    await line.feed(get(b"Connection: close\r\n"))
    assert line.answers == [204]
    assert line.wire.is_closing()
    assert line.running == clocks
    if clocks:
        line.timer.fire()
        assert line.wire.events[-1] == "abort"


# Websockets

UPGRADE: Final = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"


async def test_a_websocket_has_no_clock_and_gets_its_handshake() -> None:
    line = Line()
    await line.feed(get(UPGRADE, b"/stream"))
    assert isinstance(line.wire.protocol, Websocket)
    assert line.wire.protocol.received.startswith(b"GET /stream HTTP/1.1\r\n")
    assert line.running == []
    assert line.wire.written == b""


async def test_a_websocket_that_is_no_such_thing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Websocket, "is_understood", False)
    line = Line()
    await line.feed(get(UPGRADE))
    assert line.problem() == (400, "problem-http", None)
    assert line.wire.events == ["close"]


async def test_a_websocket_whose_head_is_too_long_is_none() -> None:
    line = Line()
    await line.feed(get(UPGRADE, b"/" + b"a" * 50))
    assert line.problem() == (414, "problem-address-long", 50)
    assert line.wire.protocol is line.http
