"""Questions to one seat that are answered automatically when there is nothing to decide."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ecliptic.effects.state import EffectState
from ecliptic.kernel import Action, Decision, Frame, Request

S = TypeVar("S", bound=EffectState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[S], Generic[S]):
    """A question to one seat. A single possible answer is taken automatically; without one the question is skipped.

    That is only right while everybody can see how many answers there are: a question that is skipped because of
    a hidden hand reveals that hand to the others. `is_open` is False for such a question.

    A game may let the seat do something else before it answers (`EffectState.interruptions`). A question with a single
    answer is asked for the sake of that only if it says so (`asks_for_interruptions`): usually the next question offers
    the same.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: S) -> list[Action]:
        """Return the answers to the question. Never changes the state."""
        raise NotImplementedError

    def decide(self, state: S, seat: int, action: Action) -> None:
        """Carry out one of the answers; it also takes the question off the stack."""
        raise NotImplementedError

    def is_open(self, state: S) -> bool:
        """Return whether everybody can see how many answers there are."""
        return True

    def asks_for_interruptions(self, state: S) -> bool:
        """Return whether it is asked for the sake of interruptions alone, with a single answer or none."""
        return False

    def ask(self, state: S) -> Request | None:
        own = self.options(state)
        if len(own) > 1 or self.asks_for_interruptions(state):
            others = state.interruptions(self)
            if others:
                return Decision(self.seat, self.with_others(own, others))
        return Decision(self.seat, own) if len(own) > 1 or (own and not self.is_open(state)) else None

    def with_others(self, own: list[Action], others: list[Action]) -> list[Action]:
        """Return answers and interruptions in the order in which they are offered."""
        return own + others

    def run(self, state: S) -> None:
        own = self.options(state)
        if own:
            self.decide(state, self.seat, own[0])
        else:
            state.stack.pop()

    def answer(self, state: S, seat: int, action: Action) -> None:
        if not state.interrupt(self, action):
            self.decide(state, seat, action)
