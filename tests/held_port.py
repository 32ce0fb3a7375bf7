"""A port for a server that a test stops and starts again at the same address."""

import socket
import weakref


def hold_port(owner: object) -> int:
    """Return a free port of this machine, which nobody else is given as long as its owner lives.

    It is bound but not listened on: a server can still be started there, since both let the address be reused.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    weakref.finalize(owner, held.close)
    port: int = held.getsockname()[1]
    return port
