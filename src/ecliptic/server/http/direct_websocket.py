"""uvicorn's websockets, with a direct path between the socket and a table's stream.

ASGI takes every message through a queue, a task and the framework's wrappers, and stops reading the socket for each.
A table's stream bypasses this: messages are passed on at once in both directions. The library and the framework still
handle opening, closing and everything else.

Both leave reference cycles behind. Closed connections would stay in memory until a full garbage collection, which a
server that keeps thousands of positions cannot afford, so the cycles are broken here.
"""

from collections.abc import Callable
from typing import Any, Final
from weakref import proxy, ref

from litestar import WebSocket
from litestar.types import Receive, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

EXTENSION: Final = "ecliptic.direct_websocket"  # where the application finds the connection itself
RESTARTING: Final = 1012  # the code with which streams are closed when the server stops
NO_TEXT: Final = 1007  # the code for a text message that is not UTF-8
FAREWELL: Final = "The server stops; connect again in a moment."


class DirectWebSocket(WebSocketsSansIOProtocol):
    """One websocket connection."""

    on_message: Callable[[bytes], None] | None = None  # gets every message, once there is a stream
    on_drain: Callable[[], None] | None = None  # called when a client that was slow has read what was sent

    @property
    def is_full(self) -> bool:
        """Return whether the client has left so much unread that nothing more should be sent."""
        return not self.writable.is_set()

    def send_now(self, text: bytes) -> None:
        """Send a message now, unless the connection is closed; its stream is told so anyway."""
        if self.disconnected or self.close_sent:
            return
        try:
            self.conn.send_text(text)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    def pause_reading(self) -> None:
        """Stop reading for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read again."""
        if self.read_paused and not self.disconnected:
            self.read_paused = False
            self.transport.resume_reading()

    # What the library calls

    def handle_connect(self, event: Request) -> None:
        """Handle a websocket handshake."""
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope["extensions"][EXTENSION] = ref(self)

    def send_receive_event_to_app(self) -> None:
        """Pass on a message that has arrived."""
        if self.on_message is None:
            if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
                self.conn.send_close(NO_TEXT)  # the library would also log it as a fault of ours
                self.handle_parser_exception()
                return
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.on_message(data if self.curr_msg_data_type == "text" else b"")

    def resume_writing(self) -> None:
        """Tell the stream that the client has read what was sent."""
        super().resume_writing()
        if self.on_drain is not None:
            self.on_drain()

    def connection_lost(self, exc: Exception | None) -> None:
        """Close the parser with the connection."""
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator that holds the connection that holds it
        self.conn.parser_exc = self.conn.handshake_exc = None  # they hold the frames that raised them

    def shutdown(self) -> None:
        """Close the stream with code 1012: the server stops."""
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTARTING})
            self.conn.send_close(RESTARTING, FAREWELL)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.disconnected = True  # later senders are told so
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()


class AcyclicWebSocket(WebSocket[Any, Any, Any]):
    """The framework's view of a websocket, without the wrappers that hold it while it holds them."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        """Wrap `receive` as the framework does."""
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        """Wrap `send` as the framework does."""
        return WebSocket.send_wrapper(proxy(self), send)


class UpgradableHttp(HttpToolsProtocol):
    """The server library's HTTP connections: one that becomes a websocket leaves nothing behind."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a websocket."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as the library does when a connection is closed


def is_text(data: bytes) -> bool:
    """Return whether this is UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def direct_websocket_of(scope: Any) -> DirectWebSocket:
    """Return the connection behind a websocket's scope."""
    connection: DirectWebSocket | None = scope["extensions"][EXTENSION]()
    assert connection is not None, "the server keeps a connection while the application serves it"
    return connection
