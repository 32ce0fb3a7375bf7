"""For those who run the server: is it well, and how much does it do?"""

from typing import Final

import msgspec
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4
from sqlalchemy import text

from ecliptic.server import metrics
from ecliptic.server.given import AllTables

PLAIN: Final = CONTENT_TYPE_PLAIN_0_0_4


class Health(msgspec.Struct):
    """The server answers and its database too."""

    status: str
    tables: int  # in memory


@get("/healthz", summary="Is the server well", tags=["operations"])
async def health(tables: AllTables) -> Health:
    """200 when the server and its database answer."""
    async with tables.store.reading() as session:
        await session.execute(text("SELECT 1"))
    return Health("ok", len(tables))


@get("/metrics", summary="What the server counts", tags=["operations"], media_type="text/plain", sync_to_thread=False)
def counted(tables: AllTables) -> Response[bytes]:
    """Requests, commits, tables and streams, in the format of Prometheus."""
    metrics.take_stock(tables)
    return Response(metrics.page(), media_type=PLAIN)
