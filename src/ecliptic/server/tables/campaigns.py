"""Campaigns: their names, lists and pages. A campaign is a table of a game whose manifest names a chronicle."""

from typing import Annotated, Final

import msgspec
from litestar import get, patch
from litestar.params import JSONBody
from sqlalchemy import ColumnElement, and_, or_, select

from ecliptic.server.http.dependencies import Invitation, OptionalVisitor, RequiredVisitor, TableId, TablesService
from ecliptic.server.http.problems import Problem
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.store import models
from ecliptic.server.store.models import OVER
from ecliptic.server.tables.chronicle import Act, chronicle_of, messages_of
from ecliptic.server.tables.lists import MOST_LISTED, Before, Limit, OwnState, find_own_tables
from ecliptic.server.tables.live_table import LiveTable
from ecliptic.server.tables.permissions import may_watch, require_known, seats_held
from ecliptic.server.tables.registry import Tables
from ecliptic.server.tables.table_info import TableInfo, info
from ecliptic.server.tables.user_text import one_line

LONGEST_NAME: Final = 60

GivenName = Annotated[str, msgspec.Meta(max_length=200, description="1 to 60 visible characters.")]


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign's new name."""

    name: GivenName


class CampaignLink(msgspec.Struct):
    """Another campaign that this one comes from or that comes from this one, and the entry at which they part."""

    id: str
    name: str
    n: int


class CampaignInfo(msgspec.Struct):
    """A campaign as its readers see it."""

    name: str
    table: TableInfo
    chronicle: list[Act]
    chronicled: list[str]  # the log messages that belong to the chronicle: it has grown when one of them is logged
    n: int  # the number of the latest entry
    export_n: int | None  # the entry up to which you may export it; None: not
    source: CampaignLink | None  # None also when you may not see it
    forks: list[CampaignLink]  # those that you may see


def clean_campaign_name(name: str) -> str:
    """Return a name as it is stored; refuse one that is empty or too long."""
    name = one_line(name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Problem(422, "problem-campaign-name", most=LONGEST_NAME)
    return name


def require_campaign(live: LiveTable) -> str:
    """Return a campaign's name; refuse a table that is none."""
    if live.row.campaign is None:
        raise Problem(404, "problem-campaign-unknown", table=live.id)
    return live.row.campaign


def is_keeper(live: LiveTable, person: Visitor) -> bool:
    """Return whether a person looks after a campaign: its host; once the account is gone, all players."""
    host = live.row.host_id
    if host is not None:
        return host == person.id
    return any(live.seats[seat].left != "resigned" for seat in seats_held(live, person))


def exportable(live: LiveTable, visitor: Visitor | None) -> int | None:
    """Return the entry up to which a reader of a campaign may export it; None: not at all."""
    if live.row.state == OVER:
        return live.n
    is_inside = visitor is not None and (live.row.host_id == visitor.id or bool(seats_held(live, visitor)))
    return live.row.export_n if is_inside else None


@get("/me/campaigns", summary="My campaigns", tags=["campaigns"])
async def my_campaigns(
    person: RequiredVisitor,
    tables: TablesService,
    in_state: OwnState = None,
    before: Before = None,
    limit: Limit = MOST_LISTED,
) -> list[TableInfo]:
    """List the campaigns where you sit or that you host: those that wait for you first, then latest first."""
    return await find_own_tables(tables, person, [models.Table.campaign.is_not(None)], in_state, before, limit)


@get("/campaigns/{table_id:str}", summary="A campaign", tags=["campaigns"])
async def campaign(
    table_id: TableId, visitor: OptionalVisitor, tables: TablesService, invitation: Invitation = None
) -> CampaignInfo:
    """Return a campaign with its people and its chronicle. Every line has the number of its entry in the replay.

    Who is invited to a seat and may not watch sees the people only.
    """
    async with tables.use(table_id) as live:
        require_known(live, visitor, invitation)
        name = require_campaign(live)
        row, n = live.row, live.n
        shown, export_n = info(live, visitor), exportable(live, visitor)
        if not may_watch(live, visitor):
            return CampaignInfo(name, shown, [], [], 0, None, None, [])
    chronicle = await chronicle_of(tables, row, n)
    sources, forks = await _relatives(tables, row, {act.table for act in chronicle}, visitor)
    chronicle = [act for act in chronicle if act.table == row.id or act.table in sources]
    source = sources.get(row.source_id or "")
    return CampaignInfo(name, shown, chronicle, sorted(messages_of(row.game)), n, export_n, source, forks)


@patch("/campaigns/{table_id:str}", summary="Rename a campaign", tags=["campaigns"])
async def rename_campaign(
    table_id: TableId, data: JSONBody[NewName], person: RequiredVisitor, tables: TablesService
) -> TableInfo:
    """Give a campaign another name, as its host."""
    name = clean_campaign_name(data.name)
    async with tables.use(table_id, again=True) as live:
        require_known(live, person)
        require_campaign(live)
        if not is_keeper(live, person):
            raise Problem(403, "problem-campaign-host")
        async with tables.changing(live) as (row, _):
            row.campaign = name
        return info(live, person)


async def _relatives(
    tables: Tables, row: models.Table, earlier: set[str], visitor: Visitor | None
) -> tuple[dict[str, CampaignLink], list[CampaignLink]]:
    """Return the campaigns that this one comes from, by id, and its forks, as far as a reader may see them."""
    table, seat = models.Table, models.Seat
    may_see: list[ColumnElement[bool]] = [table.public & table.spectators]
    if visitor is not None:
        held = select(seat.table_id).where(seat.person_id == visitor.id)
        may_see += [and_(table.host_id == visitor.id, table.spectators), table.id.in_(held)]
    named = select(table).where(table.campaign.is_not(None), or_(*may_see))
    async with tables.store.reading() as session:
        sources = list(await session.scalars(named.where(table.id.in_({*earlier, row.source_id or ""} - {row.id}))))
        forks = list(await session.scalars(named.where(table.source_id == row.id).order_by(table.created).limit(100)))
    links = {each.id: CampaignLink(each.id, each.campaign or "", row.source_n or 0) for each in sources}
    return links, [CampaignLink(each.id, each.campaign or "", each.source_n or 0) for each in forks]
