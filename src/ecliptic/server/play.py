"""Playing over HTTP: look at the moment, move, take back. `stream` does the same over a websocket."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from ecliptic.server.people import Visitor
from ecliptic.server.shown import Done, Move, Undo, Update
from ecliptic.server.tables import Tables, acting_seat, reading_seat

Seat = Annotated[int | None, Parameter(ge=0, le=11, description="One of your seats, when you hold several.")]
Since = Annotated[int, Parameter(ge=0, description="The number up to which the client knows what happened.")]


@get("/tables/{table_id:str}/moment", summary="The present moment", tags=["play"])
async def moment(
    table_id: str,
    visitor: Visitor | None,
    tables: Tables,
    seat: Seat = None,
    since: Since = 0,
    invitation: str | None = None,
) -> Update:
    """What your seat (or a spectator) may know now, its options, and what happened since a number."""
    async with tables.use(table_id) as live:
        eyes = reading_seat(live, visitor, seat, invitation)
        return live.update(eyes, since, live.played_by(eyes, since))


@post("/tables/{table_id:str}/moves", summary="Play an option", tags=["play"], status_code=200)
async def move(table_id: str, data: Move, visitor: Visitor | None, tables: Tables, seat: Seat = None) -> Done:
    """Play one of your seat's options. A repetition with the same client_move_id gets the first answer."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
    return await live.play(who, data)


@post("/tables/{table_id:str}/undo", summary="Take back", tags=["play"], status_code=200)
async def undo(table_id: str, data: Undo, visitor: Visitor | None, tables: Tables, seat: Seat = None) -> Done:
    """Take back your latest actions, as far as nothing new was seen since."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
    return await live.undo(who, data)
