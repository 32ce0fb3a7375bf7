"""Clocks: how much time each seat has, and when the next one runs out.

The clock of every seat that owes an answer runs, also where several owe one at once. What is stored is how much each
seat had at one instant; it is written together with a move, and only when other seats owe an answer after it.
"""

from typing import Annotated, Any, Final

import msgspec

from ecliptic.server import models

SECOND: Final = 1_000
DAY: Final = 86_400 * SECOND
SHARE: Final = 10  # whose live clock has run out and whose seat plays on gets this part of the time, again


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Time for the whole game, and some more each time a seat stops to owe an answer."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=36_000)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0

    def full(self) -> int:
        """What a seat begins with."""
        return self.seconds * SECOND

    def after(self, left: int) -> int:
        """What a seat has after its answer."""
        return left + self.increment * SECOND

    def taken_back(self, left: int) -> int:
        """What a seat has when it takes its answer back: nobody gains time by answering again and again."""
        return max(0, left - self.increment * SECOND)

    def again(self) -> int:
        """What a seat gets that has run out of time and plays on."""
        return max(self.full() // SHARE, self.increment * SECOND)


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days each time a seat begins to owe an answer."""

    days: Annotated[int, msgspec.Meta(ge=1, le=60)]

    def full(self) -> int:
        """What a seat begins with."""
        return self.days * DAY

    def after(self, left: int) -> int:
        """What a seat has after its answer."""
        return self.full()

    def taken_back(self, left: int) -> int:
        """What a seat has when it takes its answer back."""
        return left

    def again(self) -> int:
        """What a seat gets that has run out of time and plays on."""
        return self.full()


Clock = LiveClock | DaysClock


class ClocksInfo(msgspec.Struct):
    """What the clocks show, in milliseconds."""

    now: int
    left: list[int | None]
    running: list[int]


def clock_of(row: models.Table) -> Clock | None:
    """How a table gives time."""
    return None if row.clock is None else msgspec.convert(row.clock, Clock)


def seats_in(bits: int) -> list[int]:
    """The seats of a bit set.

    >>> seats_in(0b101)
    [0, 2]
    """
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def run_on(row: models.Table, clock: Clock, waiting: int, at: int, actor: int | None) -> None:
    """From now on the seats in `waiting` owe an answer; `actor` is the seat that brought this about."""
    left = left_at(row, at) or [clock.full()] * row.seats
    before = row.waiting
    for seat in seats_in(before & ~waiting):
        left[seat] = clock.after(left[seat])
    for seat in seats_in(waiting & ~before):
        if seat == actor:
            left[seat] = clock.taken_back(left[seat])
    set_clocks(row, left, waiting, at)


def set_clocks(row: models.Table, left: list[int], waiting: int, at: int) -> None:
    """The clocks show this, and those of the seats in `waiting` run."""
    row.clocks = {"at": at, "left": left}
    row.due = min((at + left[seat] for seat in seats_in(waiting)), default=None)


def give_again(row: models.Table, clock: Clock, seat: int, at: int) -> None:
    """A seat whose time is up gets some more."""
    left = left_at(row, at)
    left[seat] = clock.again()
    set_clocks(row, left, row.waiting, at)


def left_at(row: models.Table, at: int) -> list[int]:
    """What each seat has left at an instant; empty before the game."""
    stored: dict[str, Any] | None = row.clocks
    if stored is None:
        return []
    left: list[int] = list(stored["left"])
    for seat in seats_in(row.waiting):
        left[seat] = max(0, left[seat] - max(0, at - stored["at"]))
    return left


def run_out(row: models.Table, at: int) -> list[int]:
    """The seats whose time is up."""
    left = left_at(row, at)
    return [seat for seat in seats_in(row.waiting) if left and left[seat] == 0]


def shown(row: models.Table, at: int) -> ClocksInfo | None:
    """What the clocks show now; None when there are none or the game has not begun."""
    left = left_at(row, at)
    return ClocksInfo(at, list(left), seats_in(row.waiting)) if left else None
