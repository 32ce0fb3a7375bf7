"""One websocket without a network: what goes past the library's queue, and what is said at the end."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from ecliptic.server.http.direct_websocket import (
    EXTENSION,
    FAREWELL,
    DirectWebSocket,
    direct_websocket_of,
    is_text,
)
from tests.server.test_limited_http import Wire

pytestmark = pytest.mark.anyio


class Line:
    """A websocket and its client."""

    def __init__(self) -> None:
        self.wire = Wire()
        self.events: list[Any] = []
        self.scope: Any = None
        self.send: Any = None
        config = uvicorn.Config(
            self._serve, interface="asgi3", ws=DirectWebSocket, lifespan="off", log_config=None, proxy_headers=False
        )
        config.load()
        self.socket = DirectWebSocket(config=config, server_state=ServerState(), app_state={})
        self.socket.connection_made(self.wire)
        self.client = ClientProtocol(parse_uri("ws://localhost/stream"))

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope, self.send = scope, send
        while True:
            event = await receive()
            self.events.append(event)
            if event["type"] == "websocket.connect":
                await send({"type": "websocket.accept"})
            elif event["type"] == "websocket.disconnect":
                return

    async def open(self) -> "Line":
        """Shake hands."""
        self.client.send_request(self.client.connect())
        await self.pass_on()
        assert self.events == [{"type": "websocket.connect"}]
        self.events.clear()
        return self

    async def pass_on(self) -> None:
        """Let what the client has sent arrive, and the answers too."""
        for _ in range(3):
            data = b"".join(self.client.data_to_send())
            if data:
                self.socket.data_received(data)
            for _ in range(5):
                await asyncio.sleep(0)
            self.client.receive_data(self.wire.written)
            self.wire.written = b""

    @property
    def heard(self) -> list[tuple[Any, bytes]]:
        """The frames that the client got."""
        return [(each.opcode, bytes(each.data)) for each in self.client.events_received() if isinstance(each, Frame)]


async def test_a_message_is_sent_at_once_until_the_connection_ends() -> None:
    line = await Line().open()
    assert line.heard == []
    line.socket.send_now(b"hello")
    assert line.wire.written.endswith(b"hello")
    await line.pass_on()
    assert line.heard == [(Opcode.TEXT, b"hello")]
    for end in ("disconnected", "close_sent"):
        setattr(line.socket, end, True)
        line.socket.send_now(b"too late")
        assert line.wire.written == b""
        setattr(line.socket, end, False)
    line.socket.conn.send_close(1000)
    line.socket.conn.data_to_send()
    line.socket.send_now(b"too late")
    assert line.wire.written == b""


async def test_a_message_goes_to_the_stream_if_there_is_one() -> None:
    line = await Line().open()
    got: list[bytes] = []
    line.client.send_text(b"early")
    line.client.send_binary(b"\xff")
    await line.pass_on()
    assert [event.get("text") or event.get("bytes") for event in line.events] == ["early", b"\xff"]
    line.socket.on_message = got.append
    line.client.send_text(b"whole")
    line.client.send_text(b"in ", fin=False)
    line.client.send_continuation(b"two ", fin=False)
    line.client.send_continuation(b"parts", fin=True)
    line.client.send_binary(b"odd")
    await line.pass_on()
    assert got == [b"whole", b"in two parts", b""]
    assert line.socket.frames == [], "no message is kept"
    assert len(line.events) == 2
    line.socket.close_sent = True
    line.client.send_text(b"late")
    await line.pass_on()
    assert len(got) == 3


async def test_text_that_is_none_ends_a_connection_without_a_stream() -> None:
    line = await Line().open()
    line.client.send_text(b"\xff", fin=True)
    await line.pass_on()
    assert line.client.close_rcvd is not None
    assert line.client.close_rcvd.code == 1007
    assert [event["type"] for event in line.events] == ["websocket.disconnect"]
    assert line.wire.is_closing()
    assert not is_text(b"\xff")
    assert is_text("ж".encode())


async def test_reading_is_paused_and_resumed_once() -> None:
    line = await Line().open()
    line.wire.events.clear()
    line.socket.resume_reading()
    assert line.wire.events == []
    for _ in range(2):
        line.socket.pause_reading()
    assert line.wire.events == ["pause"]
    for _ in range(2):
        line.socket.resume_reading()
    assert line.wire.events == ["pause", "resume"]
    line.socket.pause_reading()
    line.socket.disconnected = True
    line.socket.resume_reading()
    assert line.wire.events == ["pause", "resume", "pause"]


async def test_a_client_that_reads_again_is_told_of() -> None:
    line = await Line().open()
    drained: list[bool] = []
    seen = [line.socket.is_full]
    for step in (line.socket.pause_writing, line.socket.resume_writing):
        step()
        seen.append(line.socket.is_full)
    assert seen == [False, True, False]
    line.socket.on_drain = lambda: drained.append(line.socket.is_full)
    line.socket.pause_writing()
    line.socket.resume_writing()
    assert drained == [False]


async def test_the_connection_is_found_by_the_application_while_it_lasts() -> None:
    line = await Line().open()
    assert direct_websocket_of(line.scope) is line.socket
    assert EXTENSION in line.scope["extensions"]


async def test_a_stream_is_told_that_the_server_stops() -> None:
    line = await Line().open()
    line.socket.shutdown()
    assert line.wire.is_closing()
    assert line.socket.disconnected
    assert line.socket.ping_timer is None
    await line.pass_on()
    assert line.client.close_rcvd is not None
    assert (line.client.close_rcvd.code, line.client.close_rcvd.reason) == (1012, FAREWELL)
    assert [(event["type"], event["code"]) for event in line.events] == [("websocket.disconnect", 1012)]


async def test_a_closed_stream_is_not_closed_again() -> None:
    line = await Line().open()
    await line.send({"type": "websocket.close", "code": 4404})
    line.wire.written = b""
    line.socket.shutdown()
    assert line.wire.written == b""
    assert line.wire.is_closing()


async def test_before_the_handshake_the_end_is_an_error() -> None:
    line = Line()
    line.socket.shutdown()
    assert line.wire.written.startswith(b"HTTP/1.1 500")
    assert line.wire.is_closing()
    await asyncio.sleep(0)


async def test_a_lost_connection_holds_nothing() -> None:
    line = await Line().open()
    line.socket.conn.parser_exc = line.socket.conn.handshake_exc = ValueError()
    parser: Any = line.socket.conn.parser
    line.socket.connection_lost(None)
    conn: Any = line.socket.conn
    assert (conn.parser_exc, conn.handshake_exc) == (None, None)
    assert parser.gi_frame is None
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [event["type"] for event in line.events] == ["websocket.disconnect"]
