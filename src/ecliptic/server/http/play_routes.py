"""Playing over HTTP: the current moment, moves and undo. `stream` does the same over a websocket.

Also, on request: why something is not possible, and what an option would do.
"""

from functools import partial
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from ecliptic.kernel import Refused
from ecliptic.kernel.actions import LONGEST_NOTATION
from ecliptic.server.http.dependencies import Invitation, OptionalVisitor, OwnSeat, Since, TableId, TablesService
from ecliptic.server.http.problems import Problem
from ecliptic.server.http.wire import Done, Move, Undo, Update, Words, words
from ecliptic.server.tables.live_table import AT_REST
from ecliptic.server.tables.permissions import reading_seat, use_own_seat


class ActionQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Something a seat would like to do."""

    action: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTATION, description="As a move has it.")]


class PreviewQuery(ActionQuery, forbid_unknown_fields=True):
    """An option that a seat looks at."""

    expected: Annotated[int, msgspec.Meta(description="The number of the moment that offered it.")] | None = None


class Possibility(msgspec.Struct):
    """Whether something is possible now, and why not."""

    possible: bool
    why: Words | None = None
    error: str | None = None  # the same as a sentence


# Why an option cannot be undone alone: the kernel's reasons, or the table's undo policy.
Irreversible = Literal["reveal", "chance", "pass", "over", "table"]


class Preview(msgspec.Struct):
    """What an option would do now, up to the point where something hidden would be revealed."""

    n: int  # the table's number
    view: dict[str, Any]  # afterwards, or before something new would be revealed
    final: Irreversible | None  # why the seat could not undo it alone
    prompt: Words | None  # what the seat would be asked next


@get("/tables/{table_id:str}/moment", summary="The current moment", tags=["play"])
async def moment(
    table_id: TableId,
    visitor: OptionalVisitor,
    tables: TablesService,
    seat: OwnSeat = None,
    since: Since = 0,
    invitation: Invitation = None,
) -> Update:
    """Return what your seat (or a spectator) may know now, its options, and what happened since a number."""
    async with tables.use(table_id) as live:
        viewpoint = reading_seat(live, visitor, seat, invitation)
        tables.fair_play.watch(visitor, live)
        return live.update(viewpoint, since, live.played_by(viewpoint, since))


@post("/tables/{table_id:str}/moves", summary="Play an option", tags=["play"], status_code=200)
async def move(
    table_id: TableId, data: JSONBody[Move], visitor: OptionalVisitor, tables: TablesService, seat: OwnSeat = None
) -> Done:
    """Play one of your seat's options. A repeated request with the same client_move_id gets the first answer."""
    async with use_own_seat(tables, table_id, visitor, seat) as (live, who):
        live.require_own_play(who)
        return await live.perform(who, data, partial(live.require_holder, who, live.seats[who].person_id))


@post("/tables/{table_id:str}/undo", summary="Undo", tags=["play"], status_code=200)
async def undo(
    table_id: TableId, data: JSONBody[Undo], visitor: OptionalVisitor, tables: TablesService, seat: OwnSeat = None
) -> Done:
    """Undo your latest actions, unless something has been revealed since."""
    async with use_own_seat(tables, table_id, visitor, seat) as (live, who):
        live.require_own_play(who)
        return await live.perform(who, data, partial(live.require_holder, who, live.seats[who].person_id))


@post("/tables/{table_id:str}/why", summary="Why an action is not possible", tags=["play"], status_code=200)
async def why(
    table_id: TableId,
    data: JSONBody[ActionQuery],
    visitor: OptionalVisitor,
    tables: TablesService,
    seat: OwnSeat = None,
) -> Possibility:
    """Return whether your seat may do this now, and if not, why. Nothing is played."""
    async with use_own_seat(tables, table_id, visitor, seat) as (live, who):
        if live.row.state in AT_REST:
            at_rest = Problem(422, AT_REST[live.row.state])
            return Possibility(False, at_rest.words, at_rest.sentence)
        try:
            live.game().find(who, data.action)
        except Refused as refused:
            return Possibility(False, words(refused.message) if refused.message else None, str(refused))
        return Possibility(True)


@post("/tables/{table_id:str}/preview", summary="Preview an option", tags=["play"], status_code=200)
async def preview(
    table_id: TableId,
    data: JSONBody[PreviewQuery],
    visitor: OptionalVisitor,
    tables: TablesService,
    seat: OwnSeat = None,
) -> Preview | None:
    """Show what one of your seat's options would do, until something hidden would be revealed. Nothing is played.

    With `expected`, an option of an earlier moment is answered with null instead of a refusal.
    """
    async with use_own_seat(tables, table_id, visitor, seat) as (live, who):
        if data.expected is not None and (data.expected != live.n or live.row.state in AT_REST):
            return None
        if live.row.state in AT_REST:
            raise Problem(422, AT_REST[live.row.state])
        ahead = live.game().preview(who, data.action)
        final = ahead.final or ("" if live.row.undo == "free" else "table")
        return Preview(
            n=live.n,
            view=ahead.view,
            final=cast("Irreversible", final) if final else None,
            prompt=words(ahead.prompt) if ahead.prompt else None,
        )
