"""Metrics for Prometheus. Numbers only: nothing here says who played what."""

import asyncio
import logging
import os
import re
import time
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import REGISTRY

from ecliptic.server.ops.logs import note
from ecliptic.server.tables.registry import Tables

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # the folder where several processes of one server count together

STOCK_SECONDS: Final = 5.0
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)

REQUESTS: Final = Histogram(
    "ecliptic_request_seconds", "Requests over HTTP, by route.", ("method", "route", "status"), buckets=SECONDS
)
MOVES: Final = Counter("ecliptic_moves_committed", "Moves and undos that were committed.")
GROUPS: Final = Histogram("ecliptic_commit_group_size", "Moves that were committed together.", buckets=SIZES)
BOT_MOVES: Final = Counter("ecliptic_bot_moves", "Moves that bots have chosen, by level.", ("level",))
TABLES: Final = Gauge("ecliptic_tables_in_memory", "Tables in memory.", multiprocess_mode="livesum")
WATCHERS: Final = Gauge("ecliptic_watchers", "Open streams.", multiprocess_mode="livesum")

log: Final = logging.getLogger("ecliptic.requests")


class App(Litestar):
    """The application with every request counted and logged, even those that match no route."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request, and count and log it."""
        if scope["type"] == "http":
            await self._observe(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _observe(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await super().__call__(scope, receive, watched)
        finally:
            seconds = time.perf_counter() - began
            given: Any = scope
            method = given["method"] if given["method"] in METHODS else "other"
            route = given.get("path_template") or "none"
            REQUESTS.labels(method, route, str(status)).observe(seconds)
            note(log, logging.INFO, "request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def committed(size: int) -> None:
    """Count a committed group of moves."""
    MOVES.inc(size)
    GROUPS.observe(size)


def update_gauges(tables: Tables) -> None:
    """Update the number of tables and streams."""
    TABLES.set(len(tables))
    WATCHERS.set(tables.count_watchers())


async def keep_gauges_updated(tables: Tables) -> None:
    """Update those numbers regularly: another process may answer the request for them."""
    while True:
        update_gauges(tables)
        await asyncio.sleep(STOCK_SECONDS)


def page() -> bytes:
    """Return all metrics in the Prometheus format, of all processes where there are several."""
    folder = os.environ.get(SHARED)
    if not folder:
        return generate_latest(REGISTRY)
    for name in os.listdir(folder):
        pid = re.search(r"(\d+)\.db$", name)
        if pid and not Path(f"/proc/{pid[1]}").exists():
            mark_process_dead(int(pid[1]), folder)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
