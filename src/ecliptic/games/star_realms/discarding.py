"""Making an opponent discard (SR-7.8, SR-7.9)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Effects
from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.cards import HandsRevealed, discard_from_hand
from ecliptic.games.star_realms.events import SeatEvent
from ecliptic.games.star_realms.misfits import acting_misfit
from ecliptic.games.star_realms.state import State, is_acting
from ecliptic.games.star_realms.verb import Verb, Yields
from ecliptic.games.star_realms.wording import Args, card_option, seat_option, seat_ref
from ecliptic.kernel import Action, Decision, Fields, Frame, Json, Message, Request
from ecliptic.kernel.frames import field_misfit

MOST_DISCARDED: Final = 20  # by one step


@final
class OpponentChosen(SeatEvent):
    """An opponent is chosen to discard."""

    __slots__ = ("whom",)

    text: ClassVar[str] = "target"
    rules: ClassVar[tuple[str, ...]] = ("SR-7.8",)

    def __init__(self, seat: int, whom: int) -> None:
        super().__init__(seat)
        self.whom: Final = whom

    def args(self, state: State) -> Args:
        return {"who": seat_ref(self.seat), "whom": seat_ref(self.whom)}


@final
class OpponentDiscard(Verb):
    """Choose a legal opponent, who discards at once (SR-7.8)."""

    verb: ClassVar[str] = "opponent_discard"
    yields: ClassVar[Yields] = (0.0, 0.0, 2.0, 0.0)

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n = row.number("n", 1, MOST_DISCARDED)

    def run(self, state: State, seat: int, source: int) -> None:
        targets = state.reach.players[seat]
        if len(targets) == 1:
            must_discard(state, targets[0], self.n)
        elif targets:
            state.stack.append(TargetOpponent(seat, self.n))

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n}


def must_discard(state: State, victim: int, n: int) -> None:
    """The victim picks n cards, or loses all when there are no more than that (SR-7.9)."""
    hand = state.players[victim].hand
    if len(hand) > n:
        state.stack.append(ForcedDiscard(victim, n))
    elif hand:
        if state.events is not None:  # the player who forces it has not seen these cards
            state.emit(HandsRevealed())
        for card in hand[:]:
            discard_from_hand(state, victim, card)


@final
class TargetOpponent(Frame[State]):
    """Which opponent has to discard? (SR-7.8)"""

    __slots__ = ("n", "seat")

    question: ClassVar[str] = "target"
    rules: ClassVar[tuple[str, ...]] = ("SR-7.8",)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def misfit(self, state: State) -> Message | None:
        wrong = acting_misfit(self, state, self.seat)
        if wrong is not None:
            return wrong
        return None if 1 <= self.n <= MOST_DISCARDED else field_misfit(self, "n")

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, [notation.TARGET[target] for target in state.reach.players[self.seat]])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if state.events is not None:
            state.emit(OpponentChosen(seat, action.args[0]))
        must_discard(state, action.args[0], self.n)

    def prompt_args(self, state: State, seat: int) -> Args:
        return {"n": self.n}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return seat_option(action, self.rules)


@final
class ForcedDiscard(Frame[State]):
    """Another player's ability makes this seat discard (SR-7.8)."""

    __slots__ = ("n", "seat")

    rules: ClassVar[tuple[str, ...]] = ("SR-7.8",)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def misfit(self, state: State) -> Message | None:
        seats = range(len(state.players))
        if not any(is_acting(state, each) and self.seat in state.reach.players[each] for each in seats):
            return field_misfit(self, "seat")
        return None if 1 <= self.n < len(state.players[self.seat].hand) else field_misfit(self, "n")

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, notation.each_once(notation.DISCARD, state.players[self.seat].hand))

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        discard_from_hand(state, seat, action.args[0])
        if self.n > 1:
            must_discard(state, seat, self.n - 1)

    def prompt_args(self, state: State, seat: int) -> Args:
        return {"n": self.n}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return card_option(state, action, self.rules)
