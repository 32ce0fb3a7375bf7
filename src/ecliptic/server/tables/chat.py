"""Chat at a table."""

from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import select

from ecliptic.server.http.dependencies import Invitation, OptionalVisitor, RequiredVisitor, TableId, TablesService
from ecliptic.server.http.problems import Problem
from ecliptic.server.http.wire import encode
from ecliptic.server.store import models
from ecliptic.server.store.models import now
from ecliptic.server.tables.live_table import LiveTable
from ecliptic.server.tables.permissions import require_watching, seats_held
from ecliptic.server.tables.user_text import clean_text

LONGEST: Final = 500  # letters

Before = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, description="Only lines with a smaller id.")]
Limit = Annotated[int, QueryParameter(ge=1, le=200, description="How many lines at most, the latest.")]


class ChatLine(msgspec.Struct, tag_field="type", tag="chat"):
    """A line of chat. Plain text: clients must not interpret it."""

    id: int
    name: str
    person: int | None
    seat: int | None  # where the person sits, if they do
    text: str
    at: int


class NewLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line to say."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]


def line_of(live: LiveTable, said: models.Chat) -> ChatLine:
    """Return a stored line as it is sent."""
    seat = next((each.seat for each in live.seats if said.person_id and each.person_id == said.person_id), None)
    return ChatLine(said.id, said.name, said.person_id, seat, said.text, said.at)


@get("/tables/{table_id:str}/chat", summary="Chat", tags=["chat"])
async def chat(
    table_id: TableId,
    visitor: OptionalVisitor,
    tables: TablesService,
    before: Before = None,
    limit: Limit = 50,
    invitation: Invitation = None,
) -> list[ChatLine]:
    """Return the latest lines, oldest first; with `before`, those before a line that you have."""
    async with tables.use(table_id) as live:
        require_watching(live, visitor, invitation)
    said = models.Chat
    wanted = select(said).where(said.table_id == table_id).order_by(said.id.desc()).limit(limit)
    if before is not None:
        wanted = wanted.where(said.id < before)
    async with tables.store.reading() as session:
        found = list(await session.scalars(wanted))
    return [line_of(live, each) for each in reversed(found)]


@post("/tables/{table_id:str}/chat", summary="Say something", tags=["chat"])
async def say(
    table_id: TableId,
    data: JSONBody[NewLine],
    person: RequiredVisitor,
    tables: TablesService,
    invitation: Invitation = None,
) -> ChatLine:
    """Say something to the players and spectators. Spectators may answer at a public table."""
    async with tables.use(table_id) as live:
        require_watching(live, person, invitation)
        if not live.row.public and live.row.host_id != person.id and not seats_held(live, person):
            raise Problem(403, "problem-chat-private")
    if person.muted_until is not None and person.muted_until > now():
        raise Problem(403, "problem-muted")
    text = clean_text(data.text)
    if not text:
        raise Problem(422, "problem-chat-empty")
    tables.pace.require(person.id)
    said = models.Chat(table_id=table_id, person_id=person.id, name=person.name, text=text, at=now())
    async with tables.store.writing() as session:
        session.add(said)
    line = line_of(live, said)
    live.tell(encode(line).decode())
    return line
