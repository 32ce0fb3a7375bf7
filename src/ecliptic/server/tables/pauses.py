"""Pausing a campaign and resuming it: what happens to its clocks, and who has to agree."""

from typing import Final, Literal

from ecliptic.server.store import models
from ecliptic.server.store.models import PAUSED, PLAYING
from ecliptic.server.tables.clocks import DaysClock, LiveClock, clock_of, seats_in, set_clocks, time_left

Change = Literal["pause", "resume"]
CHANGES: Final[tuple[Change, ...]] = ("pause", "resume")


def needs_consent(row: models.Table, change: Change) -> bool:
    """Return whether everybody has to agree: where it would stop a clock, or let a live one run."""
    clock = clock_of(row)
    return clock is not None and (change == "pause" or isinstance(clock, LiveClock))


def needs_presence(row: models.Table, change: Change) -> bool:
    """Return whether a yes counts only while its giver watches: no live clock starts behind anybody's back."""
    return change == "resume" and isinstance(clock_of(row), LiveClock)


def pause(row: models.Table, at: int) -> None:
    """Stop a game and its clocks."""
    left = time_left(row, at)
    row.state, row.proposal = PAUSED, None
    if left:
        set_clocks(row, left, 0, at)


def resume(row: models.Table, at: int) -> None:
    """Let a game and its clocks go on; who has days for each turn has all of them again."""
    left, clock = time_left(row, at), clock_of(row)
    row.state, row.proposal, row.moved = PLAYING, None, at
    if not left:
        return
    if isinstance(clock, DaysClock):
        for seat in seats_in(row.waiting):
            left[seat] = clock.initial()
    set_clocks(row, left, row.waiting, at)
