"""The ambassador phase: whose turn it is, the main action, and the optional mission (FED-4)."""

from typing import final

from ecliptic.games.federation import events, notation, wording
from ecliptic.games.federation.frame_checks import is_in_turn
from ecliptic.games.federation.interruptible_choice import EndsLast
from ecliptic.games.federation.missions import mission_args, mission_options, perform_mission, why_not_mission
from ecliptic.games.federation.senate import ChooseAmbassador, has_turn, space_options, why_not_place
from ecliptic.games.federation.state import NOBODY, SPECIAL, State
from ecliptic.kernel import Action, Frame, Json, Message
from ecliptic.kernel.frames import check_fields, frame_below


def not_now(kind: str, about: str, rules: tuple[str, ...]) -> Message:
    """Return that something is an action of the game, and not for this part of a turn."""
    return Message("no-not-now", {"text": f"{kind}:{about}" if about else kind}, rules)


@final
class AmbassadorPhase(Frame[State]):
    """Turns go round clockwise until nobody has an ambassador left to place (FED-4.2, FED-4.4, FED-4.5)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        seats = len(state.players)
        first = state.start if state.active_seat == NOBODY else (state.active_seat + 1) % seats
        for i in range(seats):
            seat = (first + i) % seats
            if has_turn(state, seat):
                begin_turn(state, seat)
                return
        state.stack.pop()
        state.active_seat = NOBODY


def begin_turn(state: State, seat: int) -> None:
    """A main action, then at most one mission (FED-4.3)."""
    state.active_seat = seat
    state.turn += 1
    if state.events is not None:
        state.emit(events.TurnBegan(seat, state.turn))
    state.stack.append(OptionalAction(seat, 0))
    state.stack.append(MainAction(seat))


@final
class MainAction(EndsLast):
    """Where is an ambassador placed? Erudites may be used before (FED-4.3, FED-4.9, FED-5.1).

    Who has only the special ambassador left may pass for the round (FED-4.6).
    """

    __slots__ = ()

    question = "main"
    rules = ("FED-4.3", "FED-5.1")

    def options(self, state: State) -> list[Action]:
        options = space_options(state, self.seat)
        if state.players[self.seat].ambassadors == SPECIAL:
            options.append(notation.PASS)
        return options

    def asks_for_interruptions(self, state: State) -> bool:
        return True

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.PASS:
            state.players[seat].passed = True
            state.stack.pop()  # without a placement there is no turn: no mission follows
            if state.events is not None:
                state.emit(events.Passed(seat))
        else:
            state.stack.append(ChooseAmbassador(seat, action.args[0]))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"round": state.round, "left": state.players[self.seat].ambassadors.bit_count()}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.PASS:
            return Message("do-pass", {}, ("FED-4.6",))
        space = action.args[0]
        cost = wording.cost(state.parts.action_cost[state.parts.action_of[space]])
        args: Json = {"space": wording.space_ref(space), "cost": cost}
        return Message("do-place", args, ("FED-5.1", "FED-5.5", "FED-18.1"))

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        if kind == "place":
            return why_not_place(state, about)
        if kind == "mission":
            reason = why_not_mission(state, seat, about)
            if reason.id == "no-such-mission":
                return reason
            return Message("no-main-action-first", {"mission": reason.args["mission"]}, reason.rules)
        return not_now(kind, about, self.rules)

    def misfit(self, state: State) -> Message | None:
        below = frame_below(state, self)
        if not has_turn(state, self.seat):
            return Message("problem-no-ambassador", {"seat": self.seat})
        is_first = isinstance(below, OptionalAction) and not below.missions
        return check_fields(self, seat=is_in_turn(state, self.seat) and is_first)


@final
class OptionalAction(EndsLast):
    """After the main action: one mission, erudites before and after it, or the end of the turn (FED-4.3, FED-4.9)."""

    __slots__ = ("missions",)

    question = "optional"
    rules = ("FED-4.3", "FED-6.1")

    def __init__(self, seat: int, missions: int) -> None:
        self.seat = seat
        self.missions = missions  # performed in this turn

    def options(self, state: State) -> list[Action]:
        options: list[Action] = []
        if not self.missions:
            mission_options(state, self.seat, options)
        options.append(notation.END)
        return options

    def asks_for_interruptions(self, state: State) -> bool:
        return True

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.kind == "mission":
            state.stack.append(OptionalAction(seat, self.missions + 1))
            perform_mission(state, seat, action.args[0])

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.END:
            return Message("do-end", {}, ("FED-4.3",))
        return Message("do-mission", mission_args(state, action.args[0]), ("FED-6.1", "FED-6.3"))

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        if kind != "mission":
            return not_now(kind, about, self.rules)
        reason = why_not_mission(state, seat, about)
        if self.missions and reason.id != "no-such-mission":
            return Message("no-second-mission", reason.args, reason.rules)
        return reason

    def misfit(self, state: State) -> Message | None:
        is_turn = is_in_turn(state, self.seat) and isinstance(frame_below(state, self), AmbassadorPhase)
        return check_fields(self, seat=is_turn, missions=0 <= self.missions <= 1)
