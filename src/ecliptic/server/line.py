"""The server library's websockets, with a direct line to whoever holds the stream.

ASGI takes every message through a queue, a task and the framework's wrappers, and stops reading the socket for each.
A table's stream goes without: what arrives is heard at once, and what is said goes to the socket at once. Opening,
closing and everything else stays the library's and the framework's.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

EXTENSION: Final = "ecliptic.line"  # where the application finds the line of a connection
RESTARTING: Final = 1012  # the code with which streams are closed when the server stops
FAREWELL: Final = "The server stops; connect again in a moment."


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    hears: Callable[[bytes], None] | None = None  # gets every message, once somebody holds the stream
    eased: Callable[[], None] | None = None  # called when a client that was slow has read what was sent

    @property
    def is_full(self) -> bool:
        """Has the client left so much unread that nothing more should be sent?"""
        return not self.writable.is_set()

    def say(self, text: bytes) -> None:
        """Send a message now. Nothing happens when the connection is closed: its holder is told so anyway."""
        if self.disconnected or self.close_sent:
            return
        try:
            self.conn.send_text(text)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    def hold_on(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if self.read_paused and not self.disconnected:
            self.read_paused = False
            self.transport.resume_reading()

    # What the library calls

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a websocket."""
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope["extensions"][EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """A message has arrived."""
        if self.hears is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.hears(bytes(data) if self.curr_msg_data_type == "text" else b"")

    def resume_writing(self) -> None:
        """The client has read what was sent."""
        super().resume_writing()
        if self.eased is not None:
            self.eased()

    def shutdown(self) -> None:
        """The server stops: say why."""
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTARTING})
            self.conn.send_close(RESTARTING, FAREWELL)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.disconnected = True  # whoever still wants to send something is told so
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()


def line_of(scope: Any) -> Line:
    """The line of a websocket, by what the server has told the application about it."""
    line: Line = scope["extensions"][EXTENSION]
    return line
