"""Resolving effects: lists of steps, done in order, one executor per verb (FED-5.13).

Steps that need no choice happen at once. A step that asks pushes a frame, and the rest of the effect waits below it in
a `Resolve` frame. The executors are in `executors`, which sees every chapter of the rules; the chapters see only this.
"""

from collections.abc import Callable
from typing import Final, final

from ecliptic.games.federation.state import State
from ecliptic.games.federation.steps import Step
from ecliptic.kernel import Frame

Executor = Callable[[State, int, int, int, Step], None]

EXECUTORS: Final[list[Executor]] = []  # by verb; `executors` fills it when it is imported


def resolve(state: State, seat: int, effect: int, start: int) -> None:
    """Carry out the steps of an effect from `start` on."""
    steps = state.parts.effects.steps[effect]
    stack = state.stack
    for i in range(start, len(steps)):
        step = steps[i]
        depth = len(stack)
        EXECUTORS[step.verb](state, seat, effect, i, step)
        if len(stack) > depth:
            if i + 1 < len(steps):
                stack.insert(depth, Resolve(seat, effect, i + 1))
            return


@final
class Resolve(Frame[State]):
    """The rest of an effect, waiting for a choice above it."""

    __slots__ = ("effect", "seat", "step")

    def __init__(self, seat: int, effect: int, step: int) -> None:
        self.seat = seat
        self.effect = effect
        self.step = step

    def run(self, state: State) -> None:
        state.stack.pop()
        resolve(state, self.seat, self.effect, self.step)
