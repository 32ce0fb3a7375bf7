"""Ending a game otherwise than by its rules: somebody gives up, runs out of time, or all agree to stop."""

from typing import Any, Final, Literal

from ecliptic.server import models
from ecliptic.server.clocks import clock_of, give_again, left_at, run_out, set_clocks
from ecliptic.server.live import OVER, PLAYING, Live
from ecliptic.server.models import now
from ecliptic.server.problems import Problem
from ecliptic.server.tables import Tables

TAKES_OVER: Final = "greedy"  # the level of the bot that goes on for somebody who has left

Reason = Literal["resigned", "time"]


def is_there(seat: models.Seat) -> bool:
    """Does a person play this seat, or may come back to it?"""
    return seat.person_id is not None and seat.left != "resigned"


def standing(sides: list[int], out: list[int], seats: list[models.Seat]) -> list[int]:
    """The sides that are in the game and have not given up.

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
    """Each seat's place when the sides in `stand` win: before those that gave up, before those that were out already.

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
    """The game is over: nobody owes anything, and no clock runs."""
    at = now()
    if row.clocks is not None:
        set_clocks(row, left_at(row, at), 0, at)
    row.state, row.waiting, row.moved, row.result, row.proposal = OVER, 0, at, result, None


def require_playing(row: models.Table) -> None:
    """Refuse what can only be done while a game is going on."""
    if row.state != PLAYING:
        raise Problem(409, "problem-over" if row.state == OVER else "problem-not-begun")


async def give_up(tables: Tables, live: Live, seat: int, reason: Reason) -> None:
    """A seat gives up: the game ends when one side is left, or no person; else a bot goes on. The lock is held."""
    require_playing(live.row)
    kernel = live.game()
    sides, out = kernel.sides, kernel.game.seats_out(kernel.state)
    if seat in out:
        raise Problem(409, "problem-out")
    async with tables.changing(live) as (row, seats):
        if seats[seat].left == "resigned":
            raise Problem(409, "problem-left-already")
        seats[seat].left = "resigned"
        stand = standing(sides, out, seats)
        is_watched = any(is_there(other) for other in seats if sides[other.seat] in stand and other.seat not in out)
        if len(stand) > 1 and is_watched:
            take_over(row, seats[seat])
        else:
            close(row, {"places": places_of(sides, out, stand), "scores": kernel.scores, "reason": reason})
    if live.row.state == OVER:
        live.show_again()


def take_over(row: models.Table, seat: models.Seat) -> None:
    """A bot plays on for whoever has left."""
    seat.bot, seat.programme = TAKES_OVER, None
    clock = clock_of(row)
    if clock is not None and seat.seat in run_out(row, now()):
        give_again(row, clock, seat.seat, now())


async def abandon(tables: Tables, live: Live) -> None:
    """All have agreed to stop: nobody has won. The caller holds the lock."""
    require_playing(live.row)
    scores = live.game().scores
    async with tables.changing(live) as (row, _):
        close(row, {"places": [0] * row.seats, "scores": scores, "reason": "abandoned"})
    live.show_again()
