"""Moving cards between zones: draw, discard, scrap, refill (SR-7.1 to SR-7.7, SR-8.4, SR-10.6)."""

from bisect import insort
from typing import final

from ecliptic.games.star_realms.components import EXPLORER
from ecliptic.games.star_realms.state import CARD, PLAYED, Player, State, current
from ecliptic.kernel import Chance, Frame, Request


def draw_cards(state: State, seat: int, n: int) -> None:
    """Draw n cards one by one; with an empty deck the discard pile is shuffled first (SR-7.1, SR-10.6)."""
    player = state.players[seat]
    deck = player.deck
    while n > 0 and deck:
        card = deck[-1]
        state.note("draw", seat, card)
        deck.pop()
        insort(player.hand, card)
        if player.known_top > 0:
            player.known_top -= 1
            insort(player.known_hand, card)
        n -= 1
    if n > 0 and player.discard:
        state.stack.append(DrawCards(n, seat))


@final
class DrawCards(Frame[State]):
    """A draw that waits for the discard pile to be shuffled into a new deck (SR-10.6)."""

    __slots__ = ("n", "seat")

    def __init__(self, n: int, seat: int) -> None:
        self.n = n
        self.seat = seat

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
        state.note("shuffle" if state.turn else "first_deck", self.seat)
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
    state.note("discard", seat, card)


def to_scrap_heap(state: State, card: int) -> None:
    """Scrap a card that has left its zone; an Explorer returns to its pile instead (SR-7.3, SR-7.4)."""
    if card == EXPLORER:
        state.explorers += 1
    else:
        state.scrap_heap.append(card)


def leave_play(player: Player, index: int) -> int:
    """Take a card out of the play area, remembering that it was played this turn (SR-5.7); its card number."""
    slot = player.area.pop(index)
    if slot & PLAYED:
        player.gone.append(slot)
    return slot & CARD


def refill(state: State, index: int) -> None:
    """Fill a gap of the trade row from the trade deck; with an empty deck the row shrinks (SR-8.4, SR-8.5)."""
    del state.trade_row[index]
    if state.trade_deck:
        state.note("reveal", what=state.trade_deck[-1])
        state.trade_row.insert(index, state.trade_deck.pop())


def played_factions(state: State, seat: int) -> list[int]:
    """The factions of each card this player has played this turn, as it is or was (SR-5.6, SR-5.7, SR-12.26)."""
    player = state.players[seat]
    return [factions(state, slot) for slot in player.area + player.gone if slot & PLAYED]


def factions(state: State, slot: int) -> int:
    """The faction bits of a card in play: a copy keeps its own beside the copied one (SR-12.1, SR-13.1)."""
    faction = state.parts.faction
    return faction[slot & CARD] | faction[current(slot)]
