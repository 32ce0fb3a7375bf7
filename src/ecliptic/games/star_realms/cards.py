"""Moving cards between zones: draw, discard, scrap, refill (SR-7.1 to SR-7.7, SR-8.4, SR-10.6)."""

from bisect import insort
from typing import ClassVar, Final, final

from ecliptic.games.star_realms.components import EXPLORER
from ecliptic.games.star_realms.events import CardEvent, Line, SeatEvent
from ecliptic.games.star_realms.resample import seen_hands
from ecliptic.games.star_realms.state import CARD, PLAYED, Player, State, current, refresh_after
from ecliptic.games.star_realms.wording import Args, card_ref, seat_ref
from ecliptic.kernel import Chance, Event, Frame, Message, Request
from ecliptic.kernel.frames import field_misfit

MOST_DRAWN: Final = 1000  # more than all cards in all boxes


@final
class CardsDrawn(SeatEvent):
    """Cards are drawn one after the other; those who may see the hand read which."""

    __slots__ = ("cards",)

    reveals: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SR-7.1",)

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def tell(self, state: State, seat: int | None) -> Message | None:
        args: Args = {"who": seat_ref(self.seat), "n": len(self.cards)}
        if self.seat not in seen_hands(state, seat):
            return Message("log-draw-hidden", args, self.rules)
        args["cards"] = [card_ref(card) for card in sorted(self.cards)]
        return Message("log-draw", args, self.rules)


@final
class DeckShuffled(SeatEvent):
    """A discard pile becomes the new deck; the deal shuffles the starting deck."""

    __slots__ = ("is_deal",)

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, is_deal: bool) -> None:
        super().__init__(seat)
        self.is_deal: Final = is_deal

    def tell(self, state: State, seat: int | None) -> Message | None:
        if self.is_deal:
            return Message("log-first-deck", self.args(state), ("SR-3.6",))
        return Message("log-shuffle", self.args(state), ("SR-10.6",))


@final
class CardRevealed(Line):
    """A card of the trade deck comes into the trade row."""

    __slots__ = ("card",)

    reveals: ClassVar[bool] = True
    text: ClassVar[str] = "reveal"
    rules: ClassVar[tuple[str, ...]] = ("SR-8.4",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def args(self, state: State) -> Args:
        return {"card": card_ref(self.card)}


@final
class CardDiscarded(CardEvent):
    """A card is discarded from the hand."""

    text: ClassVar[str] = "discard"
    rules: ClassVar[tuple[str, ...]] = ("SR-7.8", "SR-7.14")


@final
class HandsRevealed(Event):
    """Cards that somebody has not seen yet are about to be discarded. The events that follow say which."""

    reveals: ClassVar[bool] = True


def draw_cards(state: State, seat: int, n: int) -> None:
    """Draw n cards one by one; with an empty deck the discard pile is shuffled first (SR-7.1, SR-10.6)."""
    player = state.players[seat]
    deck = player.deck
    if n > 0 and deck and state.events is not None:
        tell_of_draw(state, seat, deck[-n:])
    while n > 0 and deck:
        card = deck.pop()
        insort(player.hand, card)
        if player.known_top > 0:
            player.known_top -= 1
            insort(player.known_hand, card)
        n -= 1
    if n > 0 and player.discard:
        state.stack.append(DrawCards(n, seat))


def tell_of_draw(state: State, seat: int, cards: list[int]) -> None:
    """Tell the observer which cards are drawn; what one seat draws in a row is one event."""
    last = state.events[-1] if state.events else None
    if isinstance(last, CardsDrawn) and last.seat == seat:
        last.cards.extend(cards)
    else:
        state.emit(CardsDrawn(seat, cards))


@final
class DrawCards(Frame[State]):
    """A draw that waits for the discard pile to be shuffled into a new deck (SR-10.6)."""

    __slots__ = ("n", "seat")

    def __init__(self, n: int, seat: int) -> None:
        self.n = n
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        if not state.players[self.seat].alive:
            return field_misfit(self, "seat")
        return None if 1 <= self.n <= MOST_DRAWN else field_misfit(self, "n")

    def ask(self, state: State) -> Request | None:
        player = state.players[self.seat]
        if player.deck or not player.discard:
            return None
        return Chance("deck", player.discard, names="card", seat=self.seat)

    def run(self, state: State) -> None:
        state.stack.pop()
        draw_cards(state, self.seat, self.n)

    def outcome(self, state: State, drawn: list[int]) -> None:
        player = state.players[self.seat]
        player.deck = drawn[::-1]
        player.discard = []
        # The deck was empty and the pile lay open, so everybody can tell what must be in the hand.
        player.known_hand = player.hand[:]
        if state.events is not None:
            state.emit(DeckShuffled(self.seat, state.turn == 0))
        state.stack.pop()
        draw_cards(state, self.seat, self.n)


def leave_hand(player: Player, card: int) -> None:
    """Take a card out of the hand. If everybody knew of one such card, it may have been this one."""
    player.hand.remove(card)
    if card in player.known_hand:
        player.known_hand.remove(card)


def enter_hand(player: Player, card: int) -> None:
    """Put a card that everybody sees into the hand."""
    insort(player.hand, card)
    insort(player.known_hand, card)


def discard_from_hand(state: State, seat: int, card: int) -> None:
    """Put a card from the hand on the own discard pile."""
    player = state.players[seat]
    leave_hand(player, card)
    player.discard.append(card)
    if state.events is not None:
        state.emit(CardDiscarded(seat, card))


def to_scrap_heap(state: State, card: int) -> None:
    """Scrap a card that has left its zone; an Explorer returns to its pile instead (SR-7.3, SR-7.4)."""
    if card == EXPLORER:
        state.explorers += 1
    else:
        state.scrap_heap.append(card)


def leave_play(state: State, seat: int, index: int) -> int:
    """Take a card out of the play area, remembering that it was played this turn (SR-5.7); its card number."""
    player = state.players[seat]
    slot = player.area.pop(index)
    if slot & PLAYED:
        player.gone.append(slot)
    refresh_after(state, slot)
    return slot & CARD


def refill(state: State, index: int) -> None:
    """Fill a gap of the trade row from the trade deck; with an empty deck the row shrinks (SR-8.4, SR-8.5)."""
    del state.trade_row[index]
    if state.trade_deck:
        if state.events is not None:
            state.emit(CardRevealed(state.trade_deck[-1]))
        state.trade_row.insert(index, state.trade_deck.pop())


def played_factions(state: State, seat: int) -> list[int]:
    """The factions of each card this player has played this turn, as it is or was (SR-5.6, SR-5.7, SR-12.26)."""
    player = state.players[seat]
    return [factions(state, slot) for slot in player.area + player.gone if slot & PLAYED]


def factions(state: State, slot: int) -> int:
    """The faction bits of a card in play: a copy keeps its own beside the copied one (SR-12.1, SR-13.1)."""
    faction = state.parts.faction
    return faction[slot & CARD] | faction[current(slot)]
