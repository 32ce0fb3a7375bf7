"""Effects with a choice: parts in any order, one of several, several picks (FED-10.6, FED-14.5, FED-25.12)."""

from typing import final

from ecliptic.games.federation import notation
from ecliptic.games.federation.counting import can_take_ship
from ecliptic.games.federation.moment import Moment
from ecliptic.games.federation.resolving import EXECUTORS, resolve
from ecliptic.games.federation.state import MISSION_SPACES, State
from ecliptic.games.federation.steps import Step
from ecliptic.games.federation.vocabulary import SHIP, UNLOCK_ANY
from ecliptic.kernel import Action, Frame


def resolve_in_any_order(state: State, seat: int, effect: int) -> None:
    """Carry out an effect whose parts may come in any order (FED-10.6, FED-16.9)."""
    parts = len(state.parts.effects.steps[effect])
    if parts > 1:
        state.stack.append(AnyOrder(seat, effect, (1 << parts) - 1))
    else:
        resolve(state, seat, effect, 0)


@final
class AnyOrder(Moment):
    """Which part of the effect is next? `left` are the bits of those still to come (FED-10.6, FED-16.9)."""

    __slots__ = ("effect", "left")

    def __init__(self, seat: int, effect: int, left: int) -> None:
        self.seat = seat
        self.effect = effect
        self.left = left

    def own(self, state: State) -> list[Action]:
        return [part for i, part in enumerate(notation.PART) if self.left & 1 << i]

    def decide(self, state: State, seat: int, action: Action) -> None:
        i = action.args[0]
        left = self.left & ~(1 << i)
        state.stack.pop()
        if left:
            state.stack.append(AnyOrder(seat, self.effect, left))
        step = state.parts.effects.steps[self.effect][i]
        EXECUTORS[step.verb](state, seat, self.effect, i, step)


# Choices between effects


def is_possible(state: State, seat: int, effect: int) -> bool:
    """Would this option do anything? What cannot is not offered beside what can (FED-5.13)."""
    step = state.parts.effects.steps[effect][0]
    player = state.players[seat]
    if step.verb == SHIP:
        return can_take_ship(player, state.variant.hangar_limit)
    if step.verb == UNLOCK_ANY:
        return player.unlocked != (1 << MISSION_SPACES) - 1
    return True


def do_choose_one(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """FED-25.12"""
    state.stack.append(ChooseEffect(seat, effect, index, 1))


def do_choose_each(state: State, seat: int, effect: int, index: int, step: Step) -> None:
    """Several picks; they differ only where the step says so (FED-14.5)."""
    state.stack.append(ChooseEffect(seat, effect, index, step.n))


@final
class ChooseEffect(Moment):
    """One of several effects, `left` times; the same one each time unless they may be mixed (FED-14.5, FED-25.12)."""

    __slots__ = ("effect", "left", "step")

    def __init__(self, seat: int, effect: int, step: int, left: int) -> None:
        self.seat = seat
        self.effect = effect
        self.step = step
        self.left = left

    def own(self, state: State) -> list[Action]:
        options = state.parts.effects.steps[self.effect][self.step].options
        possible = [notation.CHOOSE[i] for i, option in enumerate(options) if is_possible(state, self.seat, option)]
        return possible or notation.CHOOSE[:1]

    def decide(self, state: State, seat: int, action: Action) -> None:
        step = state.parts.effects.steps[self.effect][self.step]
        chosen = step.options[action.args[0]]
        state.stack.pop()
        if self.left > 1:
            if step.mixed:
                state.stack.append(ChooseEffect(seat, self.effect, self.step, self.left - 1))
            else:
                state.stack.append(Repeat(seat, chosen, self.left - 1))
        resolve(state, seat, chosen, 0)


@final
class Repeat(Frame[State]):
    """An effect that is resolved several times."""

    __slots__ = ("effect", "left", "seat")

    def __init__(self, seat: int, effect: int, left: int) -> None:
        self.seat = seat
        self.effect = effect
        self.left = left

    def run(self, state: State) -> None:
        state.stack.pop()
        if self.left > 1:
            state.stack.append(Repeat(self.seat, self.effect, self.left - 1))
        resolve(state, self.seat, self.effect, 0)
