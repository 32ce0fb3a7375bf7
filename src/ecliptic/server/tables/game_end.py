"""Ending a game outside its rules: resigning, running out of time, abandoning."""

from typing import Any, Final, Literal

from ecliptic.server.http.problems import Problem
from ecliptic.server.store import models
from ecliptic.server.store.models import now
from ecliptic.server.tables.clocks import clock_of, extend_time, seats_out_of_time, set_clocks, time_left
from ecliptic.server.tables.live_table import AT_REST, OPEN, OVER, PLAYING, LiveTable
from ecliptic.server.tables.registry import Tables

TAKES_OVER: Final = "greedy"  # the level of the bot that replaces a player who has left

Reason = Literal["resigned", "time"]
CalledOff = Literal["abandoned", "aborted"]


def is_there(seat: models.Seat) -> bool:
    """Return whether a person plays this seat or may come back to it."""
    return seat.person_id is not None and seat.left != "resigned"


def is_played_by_person(seat: models.Seat) -> bool:
    """Return whether a person plays this seat now."""
    return seat.person_id is not None and seat.bot is None


def remaining_sides(sides: list[int], out: list[int], seats: list[models.Seat]) -> list[int]:
    """Return the sides that are still in the game.

    A side has given up when somebody of it has left and no other person of it is there. Bots alone do not give up.
    """
    found = []
    for side in sorted(set(sides)):
        members = [seat for seat in seats if sides[seat.seat] == side and seat.seat not in out]
        has_left = any(seat.left == "resigned" for seat in members)
        if members and (not has_left or any(is_there(seat) for seat in members)):
            found.append(side)
    return found


def places_of(sides: list[int], out: list[int], stand: list[int]) -> list[int]:
    """Return each seat's place when the sides in `stand` win: ahead of those that resigned, then those already out.

    >>> places_of([0, 1, 2, 3], out=[3], stand=[1])
    [2, 1, 2, 4]
    >>> places_of([0, 0, 1, 1], out=[1], stand=[0])
    [1, 1, 2, 2]
    """
    remaining = {side for seat, side in enumerate(sides) if seat not in out}
    place = {
        side: 1 if side in stand else len(stand) + 1 if side in remaining else len(remaining) + 1 for side in sides
    }
    return [place[side] for side in sides]


def close(row: models.Table, result: dict[str, Any]) -> None:
    """Mark the game as over: nobody is waited for, and no clock runs."""
    at = now()
    if row.clocks is not None:
        set_clocks(row, time_left(row, at), 0, at)
    row.state, row.waiting, row.moved, row.result, row.proposal = OVER, 0, at, result, None


def require_playing(row: models.Table) -> None:
    """Refuse an action that needs a running game."""
    if row.state != PLAYING:
        raise Problem(409, AT_REST.get(row.state, "problem-not-begun"))


def require_unfinished(row: models.Table) -> None:
    """Refuse an action that needs a game that has begun and is not over; it may be paused."""
    if row.state in (OPEN, OVER):
        raise Problem(409, "problem-over" if row.state == OVER else "problem-not-begun")


async def give_up(tables: Tables, live: LiveTable, seat: int, reason: Reason) -> None:
    """Resign for a seat: the game ends with one side left, or no person; else a bot plays on. The lock is held."""
    require_unfinished(live.row)
    kernel = live.game()
    sides, out = kernel.sides, kernel.game.seats_out(kernel.state)
    if seat in out:
        raise Problem(409, "problem-out")
    async with tables.changing(live) as (row, seats):
        if seats[seat].left == "resigned":
            raise Problem(409, "problem-left-already")
        seats[seat].left = "resigned"
        stand = remaining_sides(sides, out, seats)
        is_watched = any(is_there(other) for other in seats if sides[other.seat] in stand and other.seat not in out)
        if len(stand) > 1 and is_watched:
            take_over(row, seats[seat])
        else:
            close(row, {"places": places_of(sides, out, stand), "scores": kernel.scores, "reason": reason})
    if live.row.state == OVER:
        live.show_again()


def take_over(row: models.Table, seat: models.Seat) -> None:
    """Let a bot play on for a seat."""
    seat.bot, seat.programme = TAKES_OVER, None
    clock = clock_of(row)
    if clock is not None and seat.seat in seats_out_of_time(row, now()):
        extend_time(row, clock, seat.seat, now())


async def call_off(tables: Tables, live: LiveTable, reason: CalledOff) -> None:
    """End a game without a result. The caller holds the lock."""
    require_unfinished(live.row)
    scores = live.game().scores
    async with tables.changing(live) as (row, _):
        close(row, {"places": [0] * row.seats, "scores": scores, "reason": reason})
    live.show_again()
