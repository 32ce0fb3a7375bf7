"""For those who run the server: is it well?"""

import msgspec
from litestar import get
from sqlalchemy import text

from ecliptic.server.given import AllTables


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
