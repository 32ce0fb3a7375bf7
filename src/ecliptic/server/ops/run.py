"""Run a server until it is told to stop."""

import asyncio
import gc
import os
import socket
import tempfile
from functools import partial
from typing import Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from ecliptic.kernel import Refused
from ecliptic.server.http.app import create_app
from ecliptic.server.http.direct_websocket import DirectWebSocket
from ecliptic.server.http.limited_http import LimitedHttp
from ecliptic.server.ops import logs
from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.metrics import SHARED, App
from ecliptic.server.store.database import Database

LONGEST_MESSAGE: Final = 65_536  # bytes of one websocket message
GRACE_SECONDS: Final = 5  # how long pending work may take when the server is told to stop
HUNG_SECONDS: Final = 30  # a process that does not answer for so long, also while it starts, is replaced


def serve(settings: Settings, host: str, port: int, processes: int = 1) -> None:
    """Serve until interrupted. The address is printed when the server answers."""
    if processes > 1 and settings.database.startswith("sqlite"):
        raise Refused("Several processes need PostgreSQL: SQLite is served by one. Give --database postgresql://...")
    listener = listen(host, port)
    logs.set_up(settings.log, settings.log_level)
    asyncio.run(_prepare(settings))
    config = configuration(settings, processes)
    listener.listen(config.backlog)  # a client that connects at once has to wait, not to retry
    address, chosen = listener.getsockname()[:2]
    print(f"Ecliptic is at http://{'localhost' if address in LOOPBACK else address}:{chosen}", flush=True)
    if processes == 1:
        uvicorn.Server(config).run(sockets=[listener])
        return
    with tempfile.TemporaryDirectory(prefix="ecliptic-metrics-") as folder:
        os.environ[SHARED] = folder
        Multiprocess(config, [listener]).run()


async def _prepare(settings: Settings) -> None:
    """Migrate the database once, so that a failure is reported before anything else starts."""
    store = Database(settings)
    await store.open()
    await store.close()


def configuration(settings: Settings, processes: int = 1) -> uvicorn.Config:
    """Return uvicorn's configuration."""
    return uvicorn.Config(
        partial(start, settings),
        factory=True,
        workers=processes,
        access_log=False,
        log_config=None,
        http=limited_http(settings),
        timeout_keep_alive=settings.keep_alive_seconds,
        ws=DirectWebSocket,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=HUNG_SECONDS,
        proxy_headers=False,
        server_header=False,
    )


def limited_http(settings: Settings) -> Any:
    """Return a factory for HTTP connections; a partial can be pickled for other processes, a local class cannot."""
    return partial(LimitedHttp, settings)


def start(settings: Settings) -> App:
    """Return the application of one process."""
    logs.set_up(settings.log, settings.log_level)
    app = create_app(settings)
    tune_memory()
    return app


LOOPBACK: Final = ("127.0.0.1", "::1", "0.0.0.0", "::")


def listen(host: str, port: int) -> socket.socket:
    """Return the bound socket; refuse with the reason when the address is not available."""
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
    """Collect garbage among new objects only.

    Games free their memory by reference counting; scanning thousands of live positions for cycles
    took a fifth of the time and stopped everything for up to half a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 1000, 100)
