"""Using own scholars: each has one effect, once, and is turned face down afterwards (FED-13.10)."""

from typing import final

from ecliptic.games.federation.resolving import resolve
from ecliptic.games.federation.state import IN_USE, SCHOLAR, USED, State
from ecliptic.kernel import Frame


def use_scholar(state: State, seat: int, scholar: int) -> None:
    """Use an own scholar that is ready (FED-13.10)."""
    state.note("use_scholar", seat, scholar)
    begin_use(state, seat, scholar)
    resolve(state, seat, state.parts.scholar_effect[scholar], 0)


def begin_use(state: State, seat: int, scholar: int) -> None:
    """From now on the scholar is in use; when everything above is done it is turned face down (FED-13.10).

    Until then it is neither ready nor used: it cannot turn itself up again, nor be copied.
    """
    scholars = state.players[seat].scholars
    scholars[find(scholars, scholar)] = scholar | IN_USE
    state.stack.append(EndOfUse(seat, scholar))


def find(scholars: list[int], scholar: int) -> int:
    """Where a scholar lies in front of its owner."""
    for i, held in enumerate(scholars):
        if held & SCHOLAR == scholar:
            return i
    return -1


@final
class EndOfUse(Frame[State]):
    """A scholar's effect has been resolved: it is turned face down (FED-13.10)."""

    __slots__ = ("scholar", "seat")

    def __init__(self, seat: int, scholar: int) -> None:
        self.seat = seat
        self.scholar = scholar

    def run(self, state: State) -> None:
        state.stack.pop()
        scholars = state.players[self.seat].scholars
        scholars[find(scholars, self.scholar)] = self.scholar | USED
