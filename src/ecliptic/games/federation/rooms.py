"""The actions of the senate: planets, rooms, espionage, and the outer module (FED-5.6, FED-16 to FED-18)."""

from typing import Final, final

from ecliptic.effects import NO_SOURCE, Choice, Effects, Resolve, resolve, resolve_in_any_order
from ecliptic.games.federation import events, notation, wording
from ecliptic.games.federation.frame_checks import is_in_turn
from ecliptic.games.federation.planet_action import begin_planet_action, is_open
from ecliptic.games.federation.resources import can_pay, pay
from ecliptic.games.federation.state import State
from ecliptic.games.federation.steps import FederationStep, require_true
from ecliptic.games.federation.vocabulary import ESPIONAGE, ROOM_A, ROOMS
from ecliptic.kernel import Action, Fields, Frame, Message
from ecliptic.kernel.frames import check_fields

SALON: Final = ROOM_A + ROOMS.index("F")


def is_payable(state: State, seat: int, action: int, have: list[int]) -> bool:
    """Could this player take the action with these resources (FED-5.5, FED-5.6)?"""
    if action < ESPIONAGE:
        return is_open(state, seat, action, have)
    return can_pay(have, state.parts.action_cost[action])


def take_action(state: State, seat: int, action: int) -> None:
    """Resolve an action of the senate or the outer module; skipped if it cannot be paid any more (FED-5.6, FED-5.7)."""
    if action < ESPIONAGE:
        begin_planet_action(state, seat, action)
        return
    cost = state.parts.action_cost[action]
    if not can_pay(state.players[seat].resources, cost):
        if state.events is not None:
            state.emit(events.ActionSkipped(seat, action))
        return
    if action == ESPIONAGE:
        state.stack.append(Espionage(seat))
        pay(state, seat, cost)
        return
    effect = state.parts.action_effect[action]
    if action == SALON:
        resolve_in_any_order(state, seat, effect)  # FED-16.9
    elif any(cost):
        state.stack.append(Resolve(seat, effect, 0, NO_SOURCE))
        pay(state, seat, cost)
    else:
        resolve(state, seat, effect, 0)


@final
class TakeAction(Frame[State]):
    """Step 3 of a placement: the action of the space (FED-5.7)."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def run(self, state: State) -> None:
        state.stack.pop()
        take_action(state, self.seat, self.action)

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=is_in_turn(state, self.seat), action=self.action >= 0)


@final
class Espionage(Choice[State]):
    """Which planet or room is copied? Whether its space is occupied does not matter (FED-17.1 to FED-17.5)."""

    __slots__ = ()

    question = "espionage"
    rules = ("FED-17.1", "FED-17.3")

    def options(self, state: State) -> list[Action]:
        have = state.players[self.seat].resources
        possible = [action for action in state.parts.copyable if is_payable(state, self.seat, action, have)]
        return [notation.COPY_ACTION[action] for action in possible]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if state.events is not None:
            state.emit(events.ActionCopied(seat, action.args[0]))
        take_action(state, seat, action.args[0])

    def label(self, state: State, seat: int, action: Action) -> Message:
        cost = wording.cost(state.parts.action_cost[action.args[0]])
        return Message("do-copy-action", {"action": wording.action_ref(action.args[0]), "cost": cost}, self.rules)

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=is_in_turn(state, self.seat))


@final
class TakePresidentPawnStep(FederationStep):
    """FED-16.5"""

    verb = "take_president_pawn"
    icon = "president"
    used_by = frozenset({"room"})

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        require_true(row, self.verb)

    def run(self, state: State, seat: int, source: int) -> None:
        state.president = seat
        if state.events is not None:
            state.emit(events.PresidentPawnTaken(seat))
