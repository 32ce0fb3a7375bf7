"""Proposals at a table: to take something back past what all have seen, or to abandon the game.

Everybody has to agree; bots do at once, and so do the proposer's own other seats. A proposal is about one moment:
when somebody moves it is gone.
"""

from typing import Annotated, Any, Literal

import msgspec
from litestar import post
from litestar.params import JSONBody

from ecliptic.server import models
from ecliptic.server.ending import abandon, require_playing
from ecliptic.server.given import AllTables, Anybody, OwnSeat, TableId
from ecliptic.server.live import UNDO_REFUSED, Live
from ecliptic.server.lobby import TableInfo, info
from ecliptic.server.problems import Problem
from ecliptic.server.tables import Tables, acting_seat, require_own_play

Kind = Literal["undo", "abandon"]


class NewProposal(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat proposes to all others."""

    kind: Kind
    to: Annotated[int, msgspec.Meta(ge=0)] | None = None  # the number to go back to; None: before your latest action


class ProposalAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat says to a proposal. The proposer withdraws it by not agreeing."""

    agree: bool
    kind: Kind | None = None  # what you were asked, so that you do not agree to something else by accident


@post("/tables/{table_id:str}/proposals", summary="Propose to take back or to abandon", tags=["play"], status_code=200)
async def propose(
    table_id: TableId, data: JSONBody[NewProposal], visitor: Anybody, tables: AllTables, seat: OwnSeat = None
) -> TableInfo:
    """Ask all others. It is carried out when the last of them has agreed."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
        require_playing(live.row)
        require_own_play(live, who)
        standing = standing_proposal(live)
        if standing is not None and standing["by"] != who:
            raise Problem(409, "problem-proposal-standing")
        to = await _where_to(live, who, data)
        made = {"kind": data.kind, "by": who, "to": to, "agreed": agreeing(live.seats, who), "n": live.n}
        await _keep_or_carry_out(tables, live, made)
        return info(live, visitor)


@post("/tables/{table_id:str}/proposals/answer", summary="Answer a proposal", tags=["play"], status_code=200)
async def answer(
    table_id: TableId, data: JSONBody[ProposalAnswer], visitor: Anybody, tables: AllTables, seat: OwnSeat = None
) -> TableInfo:
    """Agree, or not: then the proposal is gone."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
        require_own_play(live, who)
        made = standing_proposal(live)
        if made is None or data.kind not in (None, made["kind"]):
            raise Problem(409, "problem-proposal-gone")
        if not data.agree:
            async with tables.changing(live) as (row, _):
                row.proposal = None
        else:
            agreed = sorted({*made["agreed"], *agreeing(live.seats, who)})
            await _keep_or_carry_out(tables, live, {**made, "agreed": agreed})
        return info(live, visitor)


def standing_proposal(live: Live) -> dict[str, Any] | None:
    """What is proposed now."""
    made = live.row.proposal
    return made if made is not None and made["n"] == live.n else None


def agreeing(seats: list[models.Seat], who: int) -> list[int]:
    """The seats that agree when seat `who` does: all of the same person, and those that bots play."""
    return [seat.seat for seat in seats if seat.person_id == seats[who].person_id or seat.bot is not None]


async def _where_to(live: Live, seat: int, wanted: NewProposal) -> int | None:
    """The decision to which an undo leads."""
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


async def _keep_or_carry_out(tables: Tables, live: Live, made: dict[str, Any]) -> None:
    if len(made["agreed"]) < live.row.seats:
        async with tables.changing(live) as (row, _):
            row.proposal = made
    elif made["kind"] == "abandon":
        await abandon(tables, live)
    else:
        await live.reach_back(made["to"])
        await live.rewind(made["by"], made["to"])
