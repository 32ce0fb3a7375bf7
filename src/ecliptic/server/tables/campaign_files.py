"""Whole campaigns out of the server and in again, and copies of a journal up to a moment."""

from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from litestar import Response, get
from sqlalchemy import insert, literal, null, select
from sqlalchemy.ext.asyncio import AsyncSession

from ecliptic.kernel import Table
from ecliptic.server.http.dependencies import (
    Invitation,
    OptionalVisitor,
    PeopleService,
    TableId,
    TablesService,
)
from ecliptic.server.http.problems import Problem
from ecliptic.server.people.names import LONGEST_NAME
from ecliptic.server.store import models
from ecliptic.server.store.entries import journal_json
from ecliptic.server.store.models import OVER, PLAYING, Left
from ecliptic.server.store.queries import journal_rows
from ecliptic.server.tables.campaigns import GivenName, exportable, require_campaign
from ecliptic.server.tables.game_end import CalledOff, Reason
from ecliptic.server.tables.live_table import OPEN
from ecliptic.server.tables.permissions import require_watching
from ecliptic.server.tables.user_text import one_line

FORMAT: Final = 1
CALLED_OFF: Final = get_args(CalledOff)  # the reasons of a game that nobody has won
GIVEN_UP: Final = get_args(Reason)
MOST_SEATS: Final = 12

Place = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS)]
Score = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]


class FilePerson(msgspec.Struct, frozen=True):
    """Who sat on a seat of an exported campaign."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] | None = None
    bot: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    left: Left | None = None


class FileResult(msgspec.Struct, frozen=True):
    """How an exported campaign ended, also where that was not by its rules."""

    places: Annotated[list[Place], msgspec.Meta(max_length=MOST_SEATS)]
    scores: Annotated[list[Score], msgspec.Meta(max_length=MOST_SEATS)]
    reason: Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z-]+$")]

    def is_of(self, seats: int) -> bool:
        """Return whether a game of so many seats can have ended like this outside its rules."""
        if len(self.places) != seats:
            return False
        if self.reason in CALLED_OFF:
            return not any(self.places)
        # Each place is one more than the seats ahead; sides share theirs, so that numbers after them may be lower.
        ranked = sorted(self.places)
        return self.reason in GIVEN_UP and ranked[0] == 1 and all(place <= at + 1 for at, place in enumerate(ranked))


class CampaignFile(msgspec.Struct, frozen=True):
    """A whole campaign: its name, its people by seat, its journal, and its result once it is over."""

    ecliptic: Literal["campaign"]
    format: Literal[1]
    name: GivenName
    people: Annotated[list[FilePerson], msgspec.Meta(max_length=MOST_SEATS)]
    journal: dict[str, Any]
    result: FileResult | None = None

    def names(self, seats: int) -> list[str | None]:
        """Return the names for seats whose people are not here."""
        found = [one_line(each.name or "") or None for each in self.people[:seats]]
        return found + [None] * (seats - len(found))

    def mark_ended(self, row: models.Table, scores: list[int]) -> None:
        """End the game of a new table outside its rules where the file says so; refuse an end that cannot be."""
        ended = self.result
        if ended is None or row.state == OVER:
            return
        if not ended.is_of(row.seats) or ended.scores != scores:
            raise Problem(422, "problem-campaign-result")
        row.state, row.waiting, row.result = OVER, 0, msgspec.to_builtins(ended)


class CopiedJournal:
    """The journal of a table up to a moment, for a new table that begins with the same past."""

    def __init__(self, source_id: str, n: int, moment: Table) -> None:
        self._source_id: Final = source_id
        self._n: Final = n
        self._waiting: Final = sum(1 << seat for seat in moment.waiting)

    def mark(self, row: models.Table) -> None:
        """Set the state of the new table."""
        row.state, row.waiting = PLAYING, self._waiting

    async def store(self, session: AsyncSession, table_id: str) -> None:
        """Copy entries and snapshots inside the database. Answers to clients of the other table are left out."""
        replaced = {"table_id": literal(table_id), "client_move_id": null()}
        for kind in (models.Entry, models.Snapshot):
            columns = {column.name: replaced.get(column.name, column) for column in kind.__table__.columns}
            rows = select(*columns.values()).where(kind.table_id == self._source_id, kind.n <= self._n)
            await session.execute(insert(kind).from_select(list(columns), rows))


@get("/campaigns/{table_id:str}/export", summary="Export a campaign", tags=["campaigns"])
async def export_campaign(
    table_id: TableId,
    visitor: OptionalVisitor,
    people: PeopleService,
    tables: TablesService,
    invitation: Invitation = None,
) -> Response[dict[str, Any]]:
    """Return a whole campaign for `POST /imports`, hidden information included.

    Once it is over, for everybody who may watch it. Before, for its people, up to the entry at which everybody has
    agreed to that (the proposal `export`).
    """
    async with tables.use(table_id) as live:
        require_watching(live, visitor, invitation)
        name = require_campaign(live)
        if live.row.state == OPEN:
            raise Problem(409, "problem-not-begun")
        upto = exportable(live, visitor)
        if upto is None:
            raise Problem(409, "problem-export-early")
        row, seats = live.row, live.seats
    if visitor is not None:
        await people.spend(people.limits.campaign_exports, visitor)
    entries = [each async for rows in journal_rows(tables.store, table_id, 0, upto) for each in rows]
    whole = {
        "ecliptic": "campaign",
        "format": FORMAT,
        "name": name,
        "people": [{"name": seat.name, "bot": seat.bot, "left": seat.left} for seat in seats],
        "result": row.result if row.state == OVER else None,
        "journal": journal_json(row, row.start, entries),
    }
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{row.id}-campaign.json"'}
    return Response(whole, headers=headers)
