"""Playing over HTTP: look at the moment, move, take back. `stream` does the same over a websocket."""

from litestar import get, post
from litestar.params import JSONBody

from ecliptic.server.given import AllTables, Anybody, Invitation, OwnSeat, Since, TableId
from ecliptic.server.shown import Done, Move, Undo, Update
from ecliptic.server.tables import acting_seat, reading_seat, require_own_play


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
    return await live.play(who, data)


@post("/tables/{table_id:str}/undo", summary="Take back", tags=["play"], status_code=200)
async def undo(
    table_id: TableId, data: JSONBody[Undo], visitor: Anybody, tables: AllTables, seat: OwnSeat = None
) -> Done:
    """Take back your latest actions, as far as nothing new was seen since."""
    async with tables.use(table_id) as live:
        who = acting_seat(live, visitor, seat)
        require_own_play(live, who)
    return await live.undo(who, data)
