"""Moving a card to a teammate's discard pile, in emperor mode (SR-18.9)."""

from typing import ClassVar, final

from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.events import CardForEvent
from ecliptic.games.star_realms.state import EMPEROR, State, is_acting
from ecliptic.games.star_realms.wording import Args, card_option, card_ref, seat_option
from ecliptic.kernel import Action, Decision, Frame, Message, Request
from ecliptic.kernel.frames import field_misfit


@final
class CardTransferred(CardForEvent):
    """A card moves to a teammate's discard pile."""

    text: ClassVar[str] = "transfer"
    rules: ClassVar[tuple[str, ...]] = ("SR-18.9",)


def teammates(state: State, seat: int) -> list[int]:
    """The living other members of the team, in turn order."""
    return [other for other in state.seating.members(seat) if other != seat and state.players[other].alive]


def can_transfer(state: State, seat: int) -> bool:
    """Return whether the seat has a card to move and somebody to move it to."""
    return state.seating.mode == EMPEROR and len(state.players[seat].discard) > 0 and len(teammates(state, seat)) > 0


def begin_transfer(state: State, seat: int, action: Action) -> None:
    """Pay 1 trade to move a card to a teammate's discard pile (SR-18.9)."""
    state.players[seat].trade -= 1
    state.stack.append(TransferCard(seat))


@final
class TransferCard(Frame[State]):
    """Which card of the own discard pile is moved? (SR-18.9)"""

    __slots__ = ("seat",)

    rules: ClassVar[tuple[str, ...]] = ("SR-18.9",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        possible = is_acting(state, self.seat) and can_transfer(state, self.seat)
        return None if possible else field_misfit(self, "seat")

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, notation.each_once(notation.MOVE, sorted(state.players[self.seat].discard)))

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        mates = teammates(state, seat)
        if len(mates) == 1:
            transfer(state, seat, action.args[0], mates[0])
        else:
            state.stack.append(TransferTo(seat, action.args[0]))

    def label(self, state: State, seat: int, action: Action) -> Message:
        return card_option(state, action, self.rules)


@final
class TransferTo(Frame[State]):
    """Which teammate gets the card? (SR-18.9)"""

    __slots__ = ("card", "seat")

    rules: ClassVar[tuple[str, ...]] = ("SR-18.9",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def misfit(self, state: State) -> Message | None:
        if not is_acting(state, self.seat) or not can_transfer(state, self.seat):
            return field_misfit(self, "seat")
        return None if self.card in state.players[self.seat].discard else field_misfit(self, "card")

    def ask(self, state: State) -> Request | None:
        return Decision(self.seat, [notation.GIVE_TO[mate] for mate in teammates(state, self.seat)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        transfer(state, seat, self.card, action.args[0])

    def prompt_args(self, state: State, seat: int) -> Args:
        return {"card": card_ref(self.card)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return seat_option(action, self.rules)


def transfer(state: State, seat: int, card: int, mate: int) -> None:
    """Move a card from one discard pile to another."""
    state.players[seat].discard.remove(card)
    state.players[mate].discard.append(card)
    if state.events is not None:
        state.emit(CardTransferred(seat, card, mate))
