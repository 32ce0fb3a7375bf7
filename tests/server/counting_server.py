"""A server in a process of its own, set up as `ecliptic serve` does it, that tells how many of its objects are alive.

`GET /alive` counts them without collecting garbage. A leak can be planted, to see that a test would find it.
"""

import gc
import json
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import uvicorn

from ecliptic.server.http.direct_websocket import AcyclicWebSocket, DirectWebSocket
from ecliptic.server.http.stream import StreamSession
from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.quotas import UNLIMITED
from ecliptic.server.ops.run import configuration, listen, start
from ecliptic.server.tables.live_table import LiveTable
from ecliptic.server.tables.watchers import Watcher

ALIVE: Final = "/alive"
COUNTED: Final = (LiveTable, StreamSession, DirectWebSocket, AcyclicWebSocket)
IDLE_SECONDS: Final = 2.0  # a table that nobody has used for so long leaves memory

KEPT: Final[list[object]] = []  # what a planted leak keeps


def keep_tables() -> None:
    """Keep every table that was ever in memory."""
    load = LiveTable.load

    async def load_and_keep(self: LiveTable) -> None:
        if self not in KEPT[-100:]:
            KEPT.append(self)
        await load(self)

    setattr(LiveTable, "load", load_and_keep)  # noqa: B010  mypy sees a method here


def keep_streams() -> None:
    """Keep every stream that was closed."""
    _on_leave(KEPT.append)


def keep_bytes() -> None:
    """Keep a few bytes of every stream that was closed, in objects that nobody counts."""
    _on_leave(lambda _: KEPT.append(bytearray(20_000)))


def _on_leave(keep: Callable[[object], object]) -> None:
    leave = Watcher.leave

    def leave_and_keep(self: Watcher) -> None:
        if not self.is_gone:
            keep(self)
        leave(self)

    setattr(Watcher, "leave", leave_and_keep)  # noqa: B010  mypy sees a method here


LEAKS: Final = {"none": lambda: None, "tables": keep_tables, "streams": keep_streams, "bytes": keep_bytes}


def start_counting(settings: Settings) -> Any:
    """Return the application, with one more address."""
    app = start(settings)

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["path"] != ALIVE:
            await app(scope, receive, send)
            return
        found = Counter(type(each).__name__ for each in gc.get_objects() if issubclass(type(each), COUNTED))
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": json.dumps(found).encode()})

    return serve


def main(database: str, port: str, leak: str) -> None:
    """Serve until interrupted."""
    LEAKS[leak]()
    settings = Settings(
        database=database,
        durable=False,
        quotas=UNLIMITED,
        idle_seconds=IDLE_SECONDS,
        workers=1,
        bot_pause=0,
    )
    config = configuration(settings)
    config.app = partial(start_counting, settings)
    listener = listen("127.0.0.1", int(port))
    listener.listen(config.backlog)
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main(*sys.argv[1:])
