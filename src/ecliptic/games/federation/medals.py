"""Medals (FED-7)."""

from typing import final

from ecliptic.games.federation import notation
from ecliptic.games.federation.counting import influence
from ecliptic.games.federation.moment import Moment
from ecliptic.games.federation.state import State
from ecliptic.games.federation.vocabulary import MEDALS, PLANETS
from ecliptic.kernel import Action


def influence_grew(state: State, seat: int, planet: int) -> None:
    """Take the planet's lowest medal if the influence has reached it (FED-7.2, FED-7.6)."""
    occupied = state.medals[planet]
    if occupied and not state.players[seat].medals & 1 << planet:
        lowest = (occupied & -occupied).bit_length() - 1
        if influence(state, seat, planet) >= state.parts.medal_thresholds[state.variant.seats][lowest]:
            state.medals[planet] = occupied & occupied - 1
            award(state, seat, planet)


def take_medal(state: State, seat: int, medal: int) -> None:
    """Take a medal of this type by an effect: of a planet the one on the highest threshold (FED-7.4, FED-7.7)."""
    left = state.medals[medal]
    if not left or state.players[seat].medals & 1 << medal:
        return
    state.medals[medal] = left & ~(1 << left.bit_length() - 1) if medal < len(PLANETS) else left - 1
    award(state, seat, medal)


def award(state: State, seat: int, medal: int) -> None:
    """The medal goes to the player's board, for good (FED-7.9)."""
    state.players[seat].medals |= 1 << medal
    state.note("medal", seat, medal)


@final
class ChooseMedal(Moment):
    """Any medal of a type not owned that still has one; with no such type nothing is taken (FED-7.7)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def own(self, state: State) -> list[Action]:
        owned = state.players[self.seat].medals
        return [notation.MEDAL[m] for m in range(len(MEDALS)) if state.medals[m] and not owned & 1 << m]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        take_medal(state, seat, action.args[0])
        if self.left > 1:
            state.stack.append(ChooseMedal(seat, self.left - 1))
