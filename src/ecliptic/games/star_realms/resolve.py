"""Resolving abilities: their steps in printed order (SR-6.9).

Steps that need no choice happen at once. A step that asks pushes a frame, and the rest of the ability waits below it
in a `Resolve` frame. What each verb does is in `effects.py`, `picking.py` and `copies.py`.
"""

from collections.abc import Callable
from typing import Final, final

from ecliptic.games.star_realms.components import AUTHORITY, COMBAT, TRADE, Step
from ecliptic.games.star_realms.state import State
from ecliptic.kernel import Frame

NOT_IN_PLAY: Final = -1  # the place of a card that was scrapped for its ability

# What a verb does: state, seat, ability, number of the step, step, place of the card. `effects.py` fills the table.
Executor = Callable[[State, int, int, int, Step, int], None]
EXECUTORS: Final[dict[int, Executor]] = {}


def resolve(state: State, seat: int, ability: int, start: int, place: int) -> None:
    """Carry out the steps of an ability from `start` on; `place` is where its card lies in the own play area."""
    player = state.players[seat]
    steps = state.parts.abilities[ability]
    stack = state.stack
    for i in range(start, len(steps)):
        step = steps[i]
        verb = step.verb
        if verb == TRADE:
            player.trade += step.n
            state.note("trade", seat, n=step.n)
        elif verb == COMBAT:
            player.combat += step.n
            state.note("combat", seat, n=step.n)
        elif verb == AUTHORITY:
            state.authority[state.seating.authority_of[seat]] += step.n
            state.note("authority", seat, n=step.n)
        else:
            depth = len(stack)
            EXECUTORS[verb](state, seat, ability, i, step, place)
            if len(stack) > depth:
                if i + 1 < len(steps):
                    stack.insert(depth, Resolve(seat, ability, i + 1, place))
                return


@final
class Resolve(Frame[State]):
    """The rest of an ability, waiting for a choice above it."""

    __slots__ = ("ability", "place", "seat", "step")

    def __init__(self, seat: int, ability: int, step: int, place: int) -> None:
        self.seat = seat
        self.ability = ability
        self.step = step
        self.place = place

    def run(self, state: State) -> None:
        state.stack.pop()
        resolve(state, self.seat, self.ability, self.step, self.place)


@final
class Repeat(Frame[State]):
    """An ability that is resolved once per card picked before (SR-7.14)."""

    __slots__ = ("ability", "seat", "times")

    def __init__(self, seat: int, ability: int, times: int) -> None:
        self.seat = seat
        self.ability = ability
        self.times = times

    def run(self, state: State) -> None:
        state.stack.pop()
        if self.times > 1:
            state.stack.append(Repeat(self.seat, self.ability, self.times - 1))
        resolve(state, self.seat, self.ability, 0, NOT_IN_PLAY)
