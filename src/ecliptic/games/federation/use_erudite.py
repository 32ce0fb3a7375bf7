"""Using own erudites: each has one effect, once, and is turned face down afterwards (FED-13.10)."""

from typing import final

from ecliptic.effects import resolve
from ecliptic.games.federation import planet_events
from ecliptic.games.federation.state import ERUDITE, IN_USE, USED, State
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import check_fields


def use_erudite(state: State, seat: int, erudite: int) -> None:
    """Use an own erudite that is ready (FED-13.10)."""
    if state.events is not None:
        state.emit(planet_events.EruditeUsed(seat, erudite))
    begin_use(state, seat, erudite)
    resolve(state, seat, state.parts.erudite_effect[erudite], 0)


def begin_use(state: State, seat: int, erudite: int) -> None:
    """From now on the erudite is in use; when everything above is done it is turned face down (FED-13.10).

    Until then it is neither ready nor used: it cannot turn itself up again, nor be copied.
    """
    erudites = state.players[seat].erudites
    erudites[find(erudites, erudite)] = erudite | IN_USE
    state.stack.append(EndOfUse(seat, erudite))


def find(erudites: list[int], erudite: int) -> int:
    """Where an erudite lies in front of its owner."""
    for i, held in enumerate(erudites):
        if held & ERUDITE == erudite:
            return i
    return -1


@final
class EndOfUse(Frame[State]):
    """An erudite's effect has been resolved: it is turned face down (FED-13.10)."""

    __slots__ = ("erudite", "seat")

    def __init__(self, seat: int, erudite: int) -> None:
        self.seat = seat
        self.erudite = erudite

    def run(self, state: State) -> None:
        state.stack.pop()
        erudites = state.players[self.seat].erudites
        erudites[find(erudites, self.erudite)] = self.erudite | USED

    def misfit(self, state: State) -> Message | None:
        held = state.players[self.seat].erudites
        return check_fields(self, erudite=self.erudite >= 0 and self.erudite | IN_USE in held)
