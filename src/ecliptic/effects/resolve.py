"""Resolving an effect: its steps in order.

A step that needs no choice happens at once. A step that asks pushes a frame, and the rest of the effect waits below it.
"""

from typing import Any, ClassVar, Final, final

from ecliptic.effects.state import NO_SOURCE, EffectState
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import field_misfit

WITHOUT_SOURCE: Final[dict[str, int]] = {"source": NO_SOURCE}


def resolve(state: EffectState, seat: int, effect: int, start: int = 0, source: int = NO_SOURCE) -> None:
    """Carry out the steps of an effect from `start` on, for a seat; `source` is what the effect belongs to."""
    steps = state.effects.steps[effect]
    stack = state.stack
    for i in range(start, len(steps)):
        depth = len(stack)
        steps[i].run(state, seat, source)
        if len(stack) > depth:
            if i + 1 < len(steps):
                stack.insert(depth, Resolve(seat, effect, i + 1, source))
            return


def effect_misfit(
    frame: Frame[Any], state: EffectState, seat: int, effect: int, step: int, source: int
) -> Message | None:
    """Return why a frame cannot wait for this step of an effect; None when it can."""
    if not 0 <= effect < len(state.effects.steps):
        return field_misfit(frame, "effect")
    if not 0 <= step < len(state.effects.steps[effect]):
        return field_misfit(frame, "step")
    return None if state.is_source(seat, source) else field_misfit(frame, "source")


@final
class Resolve(Frame[EffectState]):
    """The rest of an effect, waiting for a choice above it."""

    __slots__ = ("effect", "seat", "source", "step")

    defaults: ClassVar[dict[str, int]] = WITHOUT_SOURCE

    def __init__(self, seat: int, effect: int, step: int, source: int) -> None:
        self.seat = seat
        self.effect = effect
        self.step = step
        self.source = source

    def misfit(self, state: EffectState) -> Message | None:
        return effect_misfit(self, state, self.seat, self.effect, self.step, self.source)

    def run(self, state: EffectState) -> None:
        state.stack.pop()
        resolve(state, self.seat, self.effect, self.step, self.source)
