"""Proposals at a table: undo past a reveal, abandon the game, play again; pause, resume or export a campaign.

Everybody has to agree; bots do at once, and so do the proposer's own other seats. A proposal is about one moment:
when somebody moves it is gone.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, post
from litestar.params import JSONBody

from ecliptic.server.http.dependencies import OptionalVisitor, OwnSeat, PeopleService, TableId, TablesService
from ecliptic.server.http.problems import Problem, Stale
from ecliptic.server.people.rate_limits import Limit, address_of, origin_of
from ecliptic.server.people.sessions import Visitor, require_visitor
from ecliptic.server.store import models
from ecliptic.server.store.models import PAUSED, now
from ecliptic.server.tables.clocks import LiveClock, clock_of
from ecliptic.server.tables.game_end import call_off, is_played_by_person, require_playing, require_unfinished
from ecliptic.server.tables.live_table import OVER, UNDO_REFUSED, LiveTable
from ecliptic.server.tables.pauses import CHANGES, needs_consent, needs_presence, pause, resume
from ecliptic.server.tables.permissions import require_seated, seats_held, use_own_seat
from ecliptic.server.tables.registry import Tables
from ecliptic.server.tables.rematch import begin_again, set_up_again
from ecliptic.server.tables.table_info import TableInfo, info
from ecliptic.server.tables.table_quotas import require_room

Kind = Literal["undo", "abandon", "pause", "resume", "export"]
AnyKind = Literal["undo", "abandon", "pause", "resume", "export", "rematch"]

# No bot agrees for a person whose seat it plays for a while: it would end their campaign, open their secrets, or undo
# weeks of it for a host who has put bots on the seats of all who are away.
IN_PERSON: Final = ("abandon", "export", "undo")


class NewProposal(msgspec.Struct, forbid_unknown_fields=True):
    """A proposal of a seat to all others."""

    kind: Kind
    to: Annotated[int, msgspec.Meta(ge=0)] | None = None  # the number to go back to; None: before your latest action


class ProposalAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's answer to a proposal. The proposer withdraws it by not agreeing."""

    agree: bool
    kind: AnyKind | None = None  # what you were asked, so that you do not agree to something else by accident


@post("/tables/{table_id:str}/proposals", summary="Propose something to all others", tags=["play"], status_code=200)
async def propose(
    table_id: TableId,
    data: JSONBody[NewProposal],
    visitor: OptionalVisitor,
    tables: TablesService,
    seat: OwnSeat = None,
) -> TableInfo:
    """Propose something to all others. It is carried out when the last of them has agreed."""
    async with use_own_seat(tables, table_id, visitor, seat, again=True) as (live, who):
        _require_possible(live, data.kind)
        live.require_own_play(who)
        standing = standing_proposal(live)
        if standing is not None and standing["by"] != who:
            raise Problem(409, "problem-proposal-standing")
        _require_bots_to_agree(live, who, data.kind)
        to = await _undo_target(live, who, data)
        made: dict[str, Any] = {"kind": data.kind, "by": who, "to": to, "agreed": [], "n": live.n}
        await _keep_or_carry_out(tables, live, made, who)
        return info(live, visitor)


@post("/tables/{table_id:str}/proposals/answer", summary="Answer a proposal", tags=["play"], status_code=200)
async def answer(
    table_id: TableId,
    data: JSONBody[ProposalAnswer],
    request: Request[Any, Any, Any],
    visitor: OptionalVisitor,
    people: PeopleService,
    tables: TablesService,
    seat: OwnSeat = None,
) -> TableInfo:
    """Agree to a proposal, or decline it: then it is gone."""
    async with use_own_seat(tables, table_id, visitor, seat, again=True) as (live, who):
        made = standing_proposal(live)
        if live.seats[who].left == "resigned" or made is None or made["kind"] not in IN_PERSON:
            live.require_own_play(who)
        if made is None or data.kind not in (None, made["kind"]):
            raise Problem(409, "problem-proposal-gone")
        if not data.agree:
            async with _changing_proposal(tables, live) as row:
                # A declined rematch stays on show until the next one: nobody's move tells that it is gone.
                row.proposal = {**made, "declined": who} if made["kind"] == "rematch" else None
        elif made["kind"] == "rematch":
            await _agree_to_rematch(tables, live, require_visitor(visitor), people.limits.tables, request)
        else:
            await _keep_or_carry_out(tables, live, made, who)
        return info(live, visitor)


@post("/tables/{table_id:str}/rematch", summary="Play again", tags=["lobby"], status_code=200)
async def rematch(
    table_id: TableId,
    request: Request[Any, Any, Any],
    visitor: OptionalVisitor,
    people: PeopleService,
    tables: TablesService,
) -> TableInfo:
    """Offer a rematch, or agree to one that is offered. It begins when everybody has agreed: see `rematch`.

    At a table with a live clock a yes counts while you watch the table: nobody's clock starts behind their back.
    """
    async with tables.use(table_id, again=True) as live:
        require_seated(live, visitor)
        if live.row.state != OVER:
            raise Problem(409, "problem-not-over")
        if live.row.rematch_id is None:
            await _agree_to_rematch(tables, live, require_visitor(visitor), people.limits.tables, request)
        else:
            await begin_again(tables, live)
        return info(live, visitor)


async def _agree_to_rematch(
    tables: Tables, live: LiveTable, person: Visitor, limit: Limit, request: Request[Any, Any, Any]
) -> None:
    """Let all seats of a person agree to play again, and begin when everybody has. The caller holds the lock.

    `limit` says how many new tables may come from an address.
    """
    async with tables.store.writing() as session:
        await require_room(session, tables.settings.quotas, person.id)
    held, origin = seats_held(live, person), origin_of(request)
    # None: a yes lasts, however long the others take.
    here = live.watchers.online() if isinstance(clock_of(live.row), LiveClock) else None
    async with tables.changing(live) as (row, seats):
        made = row.proposal
        if made is None or "declined" in made:
            made = {"kind": "rematch", "by": held[0], "to": None, "agreed": [], "n": live.n, "origins": {}}
        agreed = {
            seat.seat
            for seat in seats
            if seat.seat in held
            or seat.person_id is None
            or (seat.seat in made["agreed"] and (here is None or seat.seat in here))
        }
        origins = {**made["origins"], **{str(seat): origin for seat in held}}
        row.proposal = {**made, "agreed": sorted(agreed), "origins": origins}
    if len(agreed) == live.row.seats:
        await set_up_again(tables, live, person, (limit, address_of(request)))


def standing_proposal(live: LiveTable) -> dict[str, Any] | None:
    """Return the current proposal."""
    made = live.row.proposal
    return made if made is not None and made["n"] == live.n and "declined" not in made else None


def agreeing(seats: list[models.Seat], who: int, in_person: bool) -> list[int]:
    """Return the seats that agree when seat `who` does: the same person's, those of bots, and those of nobody.

    `in_person`: a bot does not agree for a person who may come back.
    """
    return [
        seat.seat
        for seat in seats
        if seat.person_id in (None, seats[who].person_id)
        or (seat.bot is not None and not (in_person and seat.left == "absent"))
    ]


def forget_consent(row: models.Table, seat: int) -> None:
    """Ask for a seat's consent again: somebody plays there now for whom a bot, or nobody, has agreed."""
    made = row.proposal
    if made is not None and seat in made["agreed"] and made["by"] != seat:
        row.proposal = {**made, "agreed": [each for each in made["agreed"] if each != seat]}


async def answer_by_leaving(tables: Tables, live: LiveTable, left: list[int]) -> None:
    """Withdraw the proposal of seats that were left for good; nobody waits for their answers any more."""
    made = standing_proposal(live)
    if made is None or not left or live.row.state == OVER:
        return
    if made["by"] in left:
        async with tables.changing(live) as (row, _):
            row.proposal = None
    else:
        await _keep_or_carry_out(tables, live, {**made, "agreed": [*made["agreed"], *left]}, made["by"])


def _require_possible(live: LiveTable, kind: Kind) -> None:
    """Refuse a proposal that does not fit the table or its state."""
    row = live.row
    if kind in ("undo", "pause"):
        require_playing(row)
    else:
        require_unfinished(row)
    if kind in ("pause", "resume", "export") and row.campaign is None:
        raise Problem(422, "problem-not-campaign", game=live.game().game.title)
    if kind == "resume" and row.state != PAUSED:
        raise Problem(409, "problem-not-paused")


def _require_bots_to_agree(live: LiveTable, who: int, kind: Kind) -> None:
    """Refuse what bots do not agree to in a rated game: undo, or abandoning a game against bots alone."""
    if not live.row.rated or not live.bots:
        return
    if kind == "undo":
        raise Problem(409, "problem-bot-undo")
    if all(seat.bot is not None or seat.seat == who for seat in live.seats):
        raise Problem(409, "problem-bot-abandon")


async def _undo_target(live: LiveTable, seat: int, wanted: NewProposal) -> int | None:
    """Return the decision that an undo goes back to."""
    if wanted.kind != "undo":
        return None
    if live.row.undo == "never":
        raise Problem(422, UNDO_REFUSED["never"])
    if wanted.to is not None:
        await live.reach_back(wanted.to)
        if not live.is_decision(wanted.to):
            raise Problem(422, "problem-undo-where", number=str(wanted.to))
        return wanted.to
    for reach in (live.n, 0):
        await live.reach_back(reach)
        latest = live.latest_decision(seat)
        if latest is not None:
            return latest
    raise Problem(422, "problem-undo-nothing")


def _agreed(live: LiveTable, made: dict[str, Any], who: int) -> list[int]:
    """Return the seats that have agreed to a proposal when seat `who` does too."""
    kind, row, seats = made["kind"], live.row, live.seats
    if kind in CHANGES and not needs_consent(row, kind):
        return [seat.seat for seat in seats]
    in_person = kind in IN_PERSON and row.campaign is not None
    agreed = {*made["agreed"], *agreeing(seats, who, in_person)}
    if kind in CHANGES and needs_presence(row, kind):
        here = live.watchers.online()
        agreed -= {seat.seat for seat in seats if is_played_by_person(seat) and seat.seat not in here}
    return sorted(agreed)


async def _keep_or_carry_out(tables: Tables, live: LiveTable, made: dict[str, Any], who: int) -> None:
    """Let seat `who` agree to a proposal; carry it out when everybody has."""
    agreed = _agreed(live, made, who)
    if len(agreed) < live.row.seats:
        async with _changing_proposal(tables, live) as row:
            row.proposal = {**made, "agreed": agreed}
    elif made["kind"] == "abandon":
        await call_off(tables, live, "abandoned")
    elif made["kind"] in CHANGES:
        async with _changing_proposal(tables, live) as row:
            (pause if made["kind"] == "pause" else resume)(row, now())
        live.show_again()
    elif made["kind"] == "export":
        async with _changing_proposal(tables, live) as row:
            row.export_n, row.proposal = live.n, None
    else:
        await live.reach_back(made["to"])
        await live.rewind(made["by"], made["to"])


@asynccontextmanager
async def _changing_proposal(tables: Tables, live: LiveTable) -> AsyncIterator[models.Table]:
    """Yield a table's row to change; refuse where another process has just stored another answer."""
    known = live.row.proposal
    async with tables.changing(live) as (row, _):
        if row.proposal != known:
            live.forget()
            raise Stale(live.n)
        yield row
