"""Playing over HTTP: look at the moment, move, take back. `stream` does the same over a websocket.

Besides, what nobody needs unless they ask for it: why something is not possible, and what an option would do.
"""

from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from ecliptic.kernel import Refused
from ecliptic.server.given import AllTables, Anybody, Invitation, OwnSeat, Since, TableId
from ecliptic.server.live import OVER
from ecliptic.server.shown import Done, Move, Undo, Update, Words, words
from ecliptic.server.tables import acting_seat, reading_seat, require_own_play


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """Something a seat would like to do."""

    action: Annotated[str, msgspec.Meta(max_length=200, description="As a move has it.")]


class Why(msgspec.Struct):
    """Whether something is possible now, and why not."""

    possible: bool
    why: Words | None = None
    error: str | None = None  # the same as a sentence; without words when it is about the table and not the game


# Why an option cannot be taken back once it is played: as the kernel says, or nothing is taken back at this table.
Irreversible = Literal["reveal", "chance", "pass", "over", "table"]


class Preview(msgspec.Struct):
    """What an option would do at this moment, as far as it can be told without playing it."""

    n: int  # the table's number
    view: dict[str, Any]  # afterwards; where something new would be seen, before that
    final: Irreversible | None  # why the seat could not take it back alone
    prompt: Words | None  # what the seat would be asked next


@get("/tables/{table_id:str}/moment", summary="The present moment", tags=["play"])
async def moment(
    table_id: TableId,
    visitor: Anybody,
    tables: AllTables,
    seat: OwnSeat = None,
    since: Since = 0,
    invitation: Invitation = None,
) -> Update:
    """What your seat (or a spectator) may know now, its options, and what happened since a number."""
    async with tables.use(table_id) as live:
        eyes = reading_seat(live, visitor, seat, invitation)
        return live.update(eyes, since, live.played_by(eyes, since))


@post("/tables/{table_id:str}/moves", summary="Play an option", tags=["play"], status_code=200)
async def move(
    table_id: TableId, data: JSONBody[Move], visitor: Anybody, tables: AllTables, seat: OwnSeat = None
) -> Done:
    """Play one of your seat's options. A repetition with the same client_move_id gets the first answer."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
        require_own_play(live, who)
        return await live.play_now(who, data)


@post("/tables/{table_id:str}/undo", summary="Take back", tags=["play"], status_code=200)
async def undo(
    table_id: TableId, data: JSONBody[Undo], visitor: Anybody, tables: AllTables, seat: OwnSeat = None
) -> Done:
    """Take back your latest actions, as far as nothing new was seen since."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
        require_own_play(live, who)
        return await live.undo_now(who, data)


@post("/tables/{table_id:str}/why", summary="Why not", tags=["play"], status_code=200)
async def why(
    table_id: TableId, data: JSONBody[Wish], visitor: Anybody, tables: AllTables, seat: OwnSeat = None
) -> Why:
    """Whether your seat may do this now, and else why not. Nothing is played."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
        if live.row.state == OVER:
            return Why(False, error="The game is over.")
        try:
            live.game().find(who, data.action)
        except Refused as refused:
            return Why(False, words(refused.message) if refused.message else None, str(refused))
        return Why(True)


@post("/tables/{table_id:str}/preview", summary="Look ahead", tags=["play"], status_code=200)
async def preview(
    table_id: TableId, data: JSONBody[Wish], visitor: Anybody, tables: AllTables, seat: OwnSeat = None
) -> Preview:
    """What one of your seat's options would do, up to where something new would be seen. Nothing is played."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
        if live.row.state == OVER:
            raise Refused("The game is over.")
        ahead = live.game().preview(who, data.action)
        final = ahead.final or ("" if live.row.undo == "free" else "table")
        return Preview(
            n=live.n,
            view=ahead.view,
            final=cast("Irreversible", final) if final else None,
            prompt=words(ahead.prompt) if ahead.prompt else None,
        )
