"""Clocks: how much time each seat has, and when the next one runs out.

The clock of every seat that owes an answer runs, also where several owe one at once. What is stored is how much each
seat had at one instant; it is written together with a move, and only when other seats owe an answer after it.
"""

from typing import Annotated, Any, Final

import msgspec

from ecliptic.server.store import models

SECOND: Final = 1_000
DAY: Final = 86_400 * SECOND
SHARE: Final = 10  # whose live clock has run out and whose seat plays on gets this part of the time, again


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Time for the whole game, with an increment each time a seat has answered."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=36_000)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0

    def initial(self) -> int:
        """Return the time that a seat begins with."""
        return self.seconds * SECOND

    def after_answer(self, left: int) -> int:
        """Return the time that a seat has after its answer."""
        return left + self.increment * SECOND

    def after_undo(self, left: int) -> int:
        """Return the time after an undo: nobody gains time by answering again and again."""
        return max(0, left - self.increment * SECOND)

    def after_timeout(self) -> int:
        """Return the time for a seat that has run out of time and plays on."""
        return max(self.initial() // SHARE, self.increment * SECOND)


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """A number of days for each answer."""

    days: Annotated[int, msgspec.Meta(ge=1, le=60)]

    def initial(self) -> int:
        """Return the time that a seat begins with."""
        return self.days * DAY

    def after_answer(self, left: int) -> int:
        """Return the time that a seat has after its answer."""
        return self.initial()

    def after_undo(self, left: int) -> int:
        """Return the time after an undo."""
        return left

    def after_timeout(self) -> int:
        """Return the time for a seat that has run out of time and plays on."""
        return self.initial()


Clock = LiveClock | DaysClock


class ClocksInfo(msgspec.Struct):
    """The clocks of a table, in milliseconds."""

    now: int
    left: list[int | None]
    running: list[int]


def clock_of(row: models.Table) -> Clock | None:
    """Return a table's kind of clock."""
    return None if row.clock is None else msgspec.convert(row.clock, Clock)


def seats_in(bits: int) -> list[int]:
    """Return the seats of a bit set.

    >>> seats_in(0b101)
    [0, 2]
    """
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def update_clocks(row: models.Table, clock: Clock, waiting: int, at: int, actor: int | None) -> None:
    """Run the clocks of the seats in `waiting` from now on; `actor` is the seat that has just acted."""
    left = time_left(row, at) or [clock.initial()] * row.seats
    before = row.waiting
    for seat in seats_in(before & ~waiting):
        left[seat] = clock.after_answer(left[seat])
    for seat in seats_in(waiting & ~before):
        if seat == actor:
            left[seat] = clock.after_undo(left[seat])
    set_clocks(row, left, waiting, at)


def set_clocks(row: models.Table, left: list[int], waiting: int, at: int) -> None:
    """Set the clocks, and run those of the seats in `waiting`; none of a paused game."""
    row.clocks = {"at": at, "left": left}
    running = [] if row.state == models.PAUSED else seats_in(waiting)
    row.due = min((at + left[seat] for seat in running), default=None)


def extend_time(row: models.Table, clock: Clock, seat: int, at: int) -> None:
    """Give more time to a seat that has run out."""
    left = time_left(row, at)
    left[seat] = clock.after_timeout()
    set_clocks(row, left, row.waiting, at)


def time_left(row: models.Table, at: int) -> list[int]:
    """Return the time that each seat has left; empty before the game."""
    stored: dict[str, Any] | None = row.clocks
    if stored is None:
        return []
    left: list[int] = list(stored["left"])
    if row.state == models.PAUSED:
        return left
    for seat in seats_in(row.waiting):
        left[seat] = max(0, left[seat] - max(0, at - stored["at"]))
    return left


def seats_out_of_time(row: models.Table, at: int) -> list[int]:
    """Return the seats whose time is up."""
    left = time_left(row, at)
    return [seat for seat in seats_in(row.waiting) if left and left[seat] == 0]


def clocks_info(row: models.Table, at: int) -> ClocksInfo | None:
    """Return what the clocks show now; None without clocks or before the game."""
    left = time_left(row, at)
    return ClocksInfo(at, list(left), [] if row.state == models.PAUSED else seats_in(row.waiting)) if left else None
