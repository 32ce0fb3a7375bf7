"""Run a server until it is told to stop."""

import gc
import logging
import socket
from typing import Final

import uvicorn

from ecliptic.kernel import Refused
from ecliptic.server.app import create_app
from ecliptic.server.config import Settings

LONGEST_MESSAGE: Final = 65_536  # bytes of one websocket message
GRACE_SECONDS: Final = 5  # what is under way when the server is told to stop gets so long to end


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted. The address is printed when the server answers."""
    listener = listen(host, port)
    app = create_app(settings)
    tune_memory()
    config = uvicorn.Config(
        app,
        access_log=False,
        log_config=None,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=False,
        server_header=False,
    )
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    address, chosen = listener.getsockname()[:2]
    print(f"Ecliptic is at http://{'localhost' if address in LOOPBACK else address}:{chosen}", flush=True)
    uvicorn.Server(config).run(sockets=[listener])


LOOPBACK: Final = ("127.0.0.1", "::1", "0.0.0.0", "::")


def listen(host: str, port: int) -> socket.socket:
    """The socket, bound: whoever cannot have it learns why before anything else starts."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # With its protocol named, asyncio sends small answers at once; else each waits 40 ms for a receipt.
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError as error:
        raise Refused(f"The server cannot listen on {host}:{port}: {error.strerror}.") from error
    return listener


def tune_memory() -> None:
    """Collect garbage seldom.

    What games leave behind is freed by counting references; looking through thousands of live positions for cycles
    took a fifth of the time and stopped everything for up to half a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
