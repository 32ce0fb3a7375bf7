"""Private notes at a table."""

from typing import Annotated, Final

import msgspec
from litestar import get, put
from litestar.params import JSONBody

from ecliptic.server.http.dependencies import Invitation, RequiredVisitor, TableId, TablesService
from ecliptic.server.store import models
from ecliptic.server.store.models import now
from ecliptic.server.tables.permissions import require_watching
from ecliptic.server.tables.user_text import clean_text

LONGEST: Final = 10_000  # letters


class NewNotes(msgspec.Struct, forbid_unknown_fields=True):
    """New notes in place of the old ones."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]


class Notes(msgspec.Struct):
    """Somebody's notes at a table."""

    text: str = ""
    at: int | None = None  # when they were written


@get("/tables/{table_id:str}/notes", summary="My notes", tags=["chat"])
async def notes(
    table_id: TableId, person: RequiredVisitor, tables: TablesService, invitation: Invitation = None
) -> Notes:
    """Return your notes at this table. Nobody else can read them."""
    async with tables.use(table_id) as live:
        require_watching(live, person, invitation)
    async with tables.store.reading() as session:
        found = await session.get(models.Note, (table_id, person.id))
    return Notes() if found is None else Notes(found.text, found.at)


@put("/tables/{table_id:str}/notes", summary="Write notes", tags=["chat"])
async def write(
    table_id: TableId,
    data: JSONBody[NewNotes],
    person: RequiredVisitor,
    tables: TablesService,
    invitation: Invitation = None,
) -> Notes:
    """Replace your notes at this table."""
    async with tables.use(table_id) as live:
        require_watching(live, person, invitation)
    text, at = clean_text(data.text, keep="\n\t"), now()
    async with tables.store.writing() as session:
        # One after the other, also from several processes: two first notes at once would be one row twice.
        await session.get(models.Table, table_id, with_for_update=True)
        await session.merge(models.Note(table_id=table_id, person_id=person.id, text=text, at=at))
    return Notes(text, at)
