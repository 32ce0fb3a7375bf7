"""Health, readiness and metrics for operators."""

import asyncio
import time
from typing import Final

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from ecliptic.server.http.dependencies import TablesService
from ecliptic.server.http.problems import Problem, storage_problem
from ecliptic.server.ops import metrics
from ecliptic.server.store.database import Database
from ecliptic.server.store.storage_errors import BUSY

PLAIN: Final = CONTENT_TYPE_PLAIN_0_0_4

LONGEST_PROBE: Final = 3.0  # seconds; a database that takes longer to store a row cannot be worked with
HEALTH_SECONDS: Final = 5.0  # how old the result of a probe may be, for `/healthz`
READY_SECONDS: Final = 0.5  # the same for `/readyz`: nobody can make the server write all the time


class Health(msgspec.Struct):
    """The server answers, and its database stores what it is given."""

    status: str
    tables: int  # in memory


class StorageCheck:
    """Checks that the database can store by storing something."""

    def __init__(self, store: Database) -> None:
        self._store: Final = store
        self._probe: asyncio.Task[None] | None = None
        self._since: float  # when the latest probe began

    async def require(self, seconds: float) -> None:
        """Raise a problem when the database cannot store. A result younger than `seconds` is reused."""
        probe = self._probe
        if probe is None or (probe.done() and time.monotonic() - self._since > seconds):
            self._since = time.monotonic()
            probe = self._probe = asyncio.create_task(self._store.try_to_write())
        try:
            await asyncio.wait_for(asyncio.shield(probe), LONGEST_PROBE)
        except TimeoutError:
            raise Problem(503, BUSY) from None
        except Exception as error:
            raise storage_problem(error) or error from None


@get("/healthz", summary="Health", tags=["operations"])
async def health(tables: TablesService, storage: NamedDependency[StorageCheck]) -> Health:
    """Answer 200 when the database could store something within the last five seconds."""
    await storage.require(HEALTH_SECONDS)
    return Health("ok", len(tables))


@get("/readyz", summary="Readiness", tags=["operations"])
async def ready(tables: TablesService, storage: NamedDependency[StorageCheck]) -> Health:
    """Answer 200 when the database has just stored a row; 503 with the reason when it cannot."""
    await storage.require(READY_SECONDS)
    return Health("ready", len(tables))


@get("/metrics", summary="Metrics", tags=["operations"], media_type="text/plain", sync_to_thread=False)
def show_metrics(tables: TablesService) -> Response[bytes]:
    """Return counts of requests, commits, tables and streams in the Prometheus format."""
    metrics.update_gauges(tables)
    return Response(metrics.page(), media_type=PLAIN)
