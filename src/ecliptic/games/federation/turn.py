"""The ambassador phase: whose turn it is, the main action, and the optional mission (FED-4)."""

from typing import final

from ecliptic.games.federation import notation
from ecliptic.games.federation.missions import mission_options, perform_mission
from ecliptic.games.federation.moment import Moment
from ecliptic.games.federation.senate import ChooseAmbassador, has_turn, space_options
from ecliptic.games.federation.state import NOBODY, SPECIAL, State
from ecliptic.kernel import Action, Frame


@final
class AmbassadorPhase(Frame[State]):
    """Turns go round clockwise until nobody has an ambassador left to place (FED-4.2, FED-4.4, FED-4.5)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        seats = len(state.players)
        first = state.start if state.active == NOBODY else (state.active + 1) % seats
        for i in range(seats):
            seat = (first + i) % seats
            if has_turn(state, seat):
                begin_turn(state, seat)
                return
        state.stack.pop()
        state.active = NOBODY


def begin_turn(state: State, seat: int) -> None:
    """A main action, then at most one mission (FED-4.3)."""
    state.active = seat
    state.turn += 1
    state.note("turn", seat, n=state.turn)
    state.stack.append(OptionalAction(seat, 0))
    state.stack.append(MainAction(seat))


@final
class MainAction(Moment):
    """Where is an ambassador placed? Scholars may be used before (FED-4.3, FED-4.9, FED-5.1).

    Who has only the special ambassador left may pass for the round (FED-4.6).
    """

    __slots__ = ()

    def own(self, state: State) -> list[Action]:
        options = space_options(state, self.seat)
        if state.players[self.seat].ambassadors == SPECIAL:
            options.append(notation.PASS)
        return options

    def waits(self, state: State) -> bool:
        return True

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.PASS:
            state.players[seat].passed = True
            state.stack.pop()  # without a placement there is no turn: no mission follows
            state.note("pass", seat)
        else:
            state.stack.append(ChooseAmbassador(seat, action.args[0]))


@final
class OptionalAction(Moment):
    """After the main action: one mission, scholars before and after it, or the end of the turn (FED-4.3, FED-4.9)."""

    __slots__ = ("missions",)

    def __init__(self, seat: int, missions: int) -> None:
        self.seat = seat
        self.missions = missions  # performed in this turn

    def own(self, state: State) -> list[Action]:
        options: list[Action] = []
        if not self.missions:
            mission_options(state, self.seat, options)
        options.append(notation.END)
        return options

    def waits(self, state: State) -> bool:
        return True

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.kind == "mission":
            state.stack.append(OptionalAction(seat, self.missions + 1))
            perform_mission(state, seat, action.args[0])
