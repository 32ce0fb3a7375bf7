"""A table as its readers see it, and how its watchers are told of changes."""

from collections.abc import Container
from typing import Any

import msgspec

from ecliptic import catalogue
from ecliptic.server.http.wire import encode
from ecliptic.server.people.ratings import Unrated
from ecliptic.server.people.sessions import Visitor
from ecliptic.server.store import models
from ecliptic.server.store.models import PAUSED, Absent, Left, UndoPolicy, now
from ecliptic.server.tables.clocks import Clock, ClocksInfo, clock_of, clocks_info
from ecliptic.server.tables.live_table import LiveTable


class RatingChange(msgspec.Struct):
    """A rating after a game, and its change."""

    rating: int
    change: int
    provisional: bool  # it rests on too few games or opponents


class RatingsInfo(msgspec.Struct):
    """The changes of ratings by a finished game, by seat; or why there are none."""

    seats: list[RatingChange | None]
    unrated: Unrated | None


class SeatInfo(msgspec.Struct):
    """A seat and who sits there."""

    seat: int
    name: str | None
    person: int | None
    bot: str | None  # the level of the bot that plays it
    left: Left | None  # why a bot has taken over from a person
    online: bool  # whether somebody watches the table from this seat


class ProposalInfo(msgspec.Struct, omit_defaults=True):
    """A proposal and the seats that have agreed."""

    kind: str  # undo, abandon, rematch, pause, resume or export
    by: int
    to: int | None
    agreed: list[int]
    declined: int | None = None  # the seat that does not want a rematch; its proposer has withdrawn it


class TableInfo(msgspec.Struct, tag_field="type", tag="table"):
    """A table as its readers see it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    campaign: str | None  # the campaign's name
    state: str  # open, playing, paused or over
    waiting: list[int]
    public: bool
    spectators: bool
    undo: UndoPolicy
    rated: bool
    clock: Clock | None
    absent: Absent
    clocks: ClocksInfo | None
    proposal: ProposalInfo | None
    host: int | None  # the person who may change the seats before the game
    created: int
    moved: int
    result: dict[str, Any] | None
    ratings: RatingsInfo | None  # shortly after the end of a rated game
    rematch: str | None  # the table where the same people play again
    source: str | None  # the table whose game continues here, from entry `source_n`
    source_n: int | None
    pack: bool  # whether the table has a content pack
    mine: list[int] = []  # the reader's own seats
    invitation: str | None = None  # for those who sit there


def info(live: LiveTable, visitor: Visitor | None) -> TableInfo:
    """Return a table for a reader."""
    return describe(live.row, live.seats, visitor, live.watchers.online())


def describe(
    row: models.Table, seats: list[models.Seat], visitor: Visitor | None, online: Container[int] = ()
) -> TableInfo:
    """Return a stored table for a reader."""
    mine = [seat.seat for seat in seats if visitor is not None and seat.person_id == visitor.id]
    is_inside = bool(mine) or (visitor is not None and row.host_id == visitor.id)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=catalogue()[row.game].title,
        options=row.options,
        seats=[
            SeatInfo(seat.seat, seat.name, seat.person_id, seat.bot, seat.left, seat.seat in online) for seat in seats
        ],
        campaign=row.campaign,
        state=row.state,
        waiting=[seat.seat for seat in seats if row.state != PAUSED and row.waiting >> seat.seat & 1],
        public=row.public,
        spectators=row.spectators,
        undo=row.undo,
        rated=row.rated,
        clock=clock_of(row),
        absent=row.absent,
        clocks=clocks_info(row, now()),
        proposal=_proposal(row),
        host=row.host_id,
        created=row.created,
        moved=row.moved,
        result=row.result,
        ratings=None if row.ratings is None else msgspec.convert(row.ratings, RatingsInfo),
        rematch=row.rematch_id,
        source=row.source_id,
        source_n=row.source_n,
        pack=row.pack is not None,
        mine=mine,
        invitation=row.invitation if is_inside else None,
    )


def _proposal(row: models.Table) -> ProposalInfo | None:
    made = row.proposal
    if made is None:
        return None
    return ProposalInfo(made["kind"], made["by"], made["to"], made["agreed"], made.get("declined"))


def tell_all(live: LiveTable) -> None:
    """Tell all watchers, in every process, that something about the table itself has changed."""
    tell_here(live)
    live.tell_of_change()


def tell_here(live: LiveTable) -> None:
    """Tell the watchers in this process the table's seats and state."""
    if live.watchers:
        live.watchers.told_online = live.watchers.online()
    live.watchers.tell(encode(info(live, None)).decode())


def tell_changed(live: LiveTable) -> None:
    """Tell the watchers after a commit that has changed something about the table itself."""
    if live.is_changed:
        live.is_changed = False
        tell_all(live)
