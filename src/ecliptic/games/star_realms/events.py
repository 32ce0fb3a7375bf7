"""Shapes of events. Each kind of event is declared beside the rule that emits it, and makes its own line of the log.

Texts are the messages `log-<text>` in `text/`. The rules build an event only if somebody observes.
"""

from typing import ClassVar, Final

from ecliptic.games.star_realms.state import State
from ecliptic.games.star_realms.wording import Args, card_ref, seat_ref
from ecliptic.kernel import Event, Message


class Line(Event):
    """An event with one line in the log, the same for every seat."""

    __slots__ = ()

    text: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()

    def args(self, state: State) -> Args:
        """Return the arguments of the line."""
        return {}

    def message_id(self) -> str:
        """Return the message that says it."""
        return f"log-{self.text}"

    def tell(self, state: State, seat: int | None) -> Message | None:
        return Message(self.message_id(), self.args(state), self.rules)


class SeatEvent(Line):
    """Something that a seat does."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self, state: State) -> Args:
        return {"who": seat_ref(self.seat)}


class CardEvent(SeatEvent):
    """Something that a seat does with a card."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def args(self, state: State) -> Args:
        return {"who": seat_ref(self.seat), "card": card_ref(self.card)}


class AmountEvent(SeatEvent):
    """Something that a seat gains."""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n

    def args(self, state: State) -> Args:
        return {"who": seat_ref(self.seat), "n": self.n}


class CardForEvent(CardEvent):
    """A card that passes from one seat to another, or belongs to another."""

    __slots__ = ("whom",)

    def __init__(self, seat: int, card: int, whom: int) -> None:
        super().__init__(seat, card)
        self.whom: Final = whom

    def args(self, state: State) -> Args:
        return {"who": seat_ref(self.seat), "card": card_ref(self.card), "whom": seat_ref(self.whom)}


class BaseHitEvent(CardForEvent):
    """Combat that is spent on a base."""

    __slots__ = ("n",)

    def __init__(self, seat: int, card: int, owner: int, n: int) -> None:
        super().__init__(seat, card, owner)
        self.n: Final = n

    def args(self, state: State) -> Args:
        return {**super().args(state), "n": self.n}
