"""Medals (FED-7)."""

from typing import final

from ecliptic.effects import Choice, Effects
from ecliptic.games.federation import events, notation, wording
from ecliptic.games.federation.counting import influence
from ecliptic.games.federation.frame_checks import check_times
from ecliptic.games.federation.state import State
from ecliptic.games.federation.steps import FederationStep, NumberStep
from ecliptic.games.federation.vocabulary import MEDALS, PLANETS
from ecliptic.kernel import Action, Fields, Json, Message


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
    if state.events is not None:
        state.emit(events.MedalTaken(seat, medal))


@final
class ChooseMedal(Choice[State]):
    """Any medal of a type not owned that still has one; with no such type nothing is taken (FED-7.7)."""

    __slots__ = ("left",)

    question = "medal"
    rules = ("FED-7.7",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: State) -> list[Action]:
        owned = state.players[self.seat].medals
        return [notation.MEDAL[m] for m in range(len(MEDALS)) if state.medals[m] and not owned & 1 << m]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        take_medal(state, seat, action.args[0])
        if self.left > 1:
            state.stack.append(ChooseMedal(seat, self.left - 1))

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-medal", {"medal": wording.medal_ref(action.args[0])}, self.rules)

    def misfit(self, state: State) -> Message | None:
        return check_times(self, self.left)


# Verbs


@final
class MedalAnyStep(NumberStep):
    """FED-7.7"""

    verb = "medal_any"
    icon = "medal"

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(ChooseMedal(seat, self.n))


@final
class MedalStep(FederationStep):
    """FED-7.4"""

    verb = "medal"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.level = row.word(self.verb, MEDALS)

    def run(self, state: State, seat: int, source: int) -> None:
        take_medal(state, seat, self.level)

    def args(self, effects: Effects[State]) -> Json:
        return {"medal": wording.medal_ref(self.level)}
