"""Faithful cards: drawn from the Court, taught, shown, taken back and sought in the discard pile (F08-03 to F08-18).

While a Faithful card is in its stack (the Fate Set), in the Court or its deck it is a card like others. Once it was
drawn it is an action card of two sides, and its other number is nowhere.
"""

from bisect import insort
from typing import Any, ClassVar, Final, final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import own_play
from ecliptic.games.arcs.board import EVENT_NUMBER, ZEAL
from ecliptic.games.arcs.campaign.reading import faithful_id
from ecliptic.games.arcs.campaign.state import OUT_OF_DECK, campaign_of, fact, note
from ecliptic.games.arcs.cards import FAITHFUL
from ecliptic.games.arcs.events import CardMoved, action_card_ref, seat_ref
from ecliptic.games.arcs.guilds import HandSeen
from ecliptic.games.arcs.knowledge import SEEN, drawn_from_pile, forget
from ecliptic.games.arcs.state import (
    COPY,
    EVERYBODY,
    LEAD,
    NOBODY,
    PILE_CARD,
    PILE_GROUP,
    PILE_KNOWN,
    PILE_WITHIN,
    PIVOT,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SEAT,
    PUBLIC,
    SEIZE,
    SURPASS,
    State,
    is_shown,
)
from ecliptic.kernel import Chance, Event, Frame, Message, Request

FACE_UP: Final = (LEAD, SURPASS, PIVOT)


@final
class ActionCardShown(Event):
    """An action card that was hidden comes to light: `log-<what>`."""

    __slots__ = ("card", "seat", "what")
    reveals: ClassVar[bool] = True

    def __init__(self, what: str, seat: int, card: int) -> None:
        self.what = what
        self.seat = seat
        self.card = card

    def tell(self, state: Any, seat: int | None) -> Message | None:
        return Message(f"log-{self.what}", {"who": seat_ref(self.seat), "card": action_card_ref(self.card)})


def is_faithful(state: State, card: int) -> bool:
    """Return whether an action card is a Faithful one."""
    return state.table.board.suit[card] >= ZEAL


def stack_of(state: State) -> list[int]:
    """Return the Faithful cards that are still in their stack, the uppermost first (F08-03)."""
    cards = state.table.cards
    there = [card for card in campaign_of(state).sets if cards.kind[card] == FAITHFUL]
    return sorted(there, key=lambda card: -cards.cards[card].number)


def action_card_of(state: State, card: int) -> int:
    """Return the action card that a Faithful card of the Court is."""
    return notation.ACTION_IDS.index(faithful_id(state.table.cards.cards[card].number))


def everybody_knows(state: State, seat: int, card: int) -> None:
    """Note that a card of a hand is known to everybody."""
    player = state.players[seat]
    others = [viewer * 64 + card for viewer in range(PUBLIC + 1) if viewer != seat]
    kept = [each for each in player.known if not (each & SEEN and each & 63 == card)]
    player.known = sorted({*kept, *others})


def draw_faithful(state: State, seat: int, card: int) -> None:
    """Draw a secured Faithful card into a hand; everybody saw it (F08-13)."""
    action_card = action_card_of(state, card)
    insort(state.players[seat].hand, action_card)
    everybody_knows(state, seat, action_card)
    if state.events is not None:
        state.emit(CardMoved("faithful-drawn", seat, card))


def faithful_in_hand(state: State, seat: int) -> list[int]:
    """Return the Faithful cards of a hand, the highest first."""
    number = state.table.board.number
    hand = [card for card in state.players[seat].hand if is_faithful(state, card)]
    return sorted(hand, key=lambda card: -number[card])


def plays_faithful(state: State, seat: int) -> bool:
    """Return whether it is the turn of a seat that has played a Faithful card, be it face down as a Copy."""
    play = own_play(state, seat)
    return state.turn_seat == seat and play >= 0 and is_faithful(state, play & PLAY_CARD)


def show_copy(state: State, seat: int) -> None:
    """Show a Faithful card that was played face down, because something follows from it."""
    play = own_play(state, seat)
    if play >> PLAY_HOW == COPY and not is_shown(state, play & PLAY_CARD):
        show_card(state, seat, play & PLAY_CARD)


def show_card(state: State, seat: int, card: int) -> None:
    """Show a card that was played face down to everybody."""
    if state.events is not None:
        state.emit(ActionCardShown("faithful-shown", seat, card))
    forget_seen(state)
    campaign_of(state).shown |= 1 << card


def forget_seen(state: State) -> None:
    """Drop what others know of hands and cards that left them; the places have changed."""
    for player in state.players:
        player.known = [each for each in player.known if not each & SEEN]


def scrap_bottom(state: State, seat: int) -> None:
    """Scrap the bottommost action card of the discard pile that is no Event; all look at the cards (F08-03)."""
    number = state.table.board.number
    position = next((i for i, each in enumerate(state.pile) if number[each & PILE_CARD] != EVENT_NUMBER), NOBODY)
    if position == NOBODY:
        return
    if state.events is not None:  # a preview ends before anything hidden is used
        state.emit(ActionCardShown("action-card-scrapped", seat, state.pile[position] & PILE_CARD))
    if position:
        forget_seen(state)
        state.pile = [each | EVERYBODY if i < position else each for i, each in enumerate(state.pile)]
    drawn_from_pile(state, NOBODY, position)
    card = state.pile.pop(position) & PILE_CARD
    note(state, OUT_OF_DECK, fact(state, OUT_OF_DECK) | 1 << card)


def discard_openly(state: State, seat: int, card: int) -> None:
    """Discard a card of a hand so that everybody sees it."""
    if state.events is not None:
        state.emit(ActionCardShown("faithful-discarded", seat, card))
    state.players[seat].hand.remove(card)
    forget(state, seat, card, is_open=True)
    state.pile.append(card | EVERYBODY)


def discard_secretly(state: State, seat: int, card: int) -> None:
    """Discard a card of a hand face down."""
    state.players[seat].hand.remove(card)
    forget(state, seat, card, is_open=False, to_pile=True)
    state.pile.append(card | 1 << PILE_KNOWN + seat)


def beside(state: State, seat: int) -> list[int]:
    """Return the played Faithful cards beside which a seat may lay a card: those that it sees (F08-16)."""
    taken = [union & PLAY_CARD for union in state.unions]
    return [
        play & PLAY_CARD
        for play in state.played
        if is_faithful(state, play & PLAY_CARD)
        and play & PLAY_CARD not in taken
        and (play >> PLAY_HOW in FACE_UP or play >> PLAY_SEAT & 3 == seat or is_shown(state, play & PLAY_CARD))
    ]


def face_down(state: State, seat: int) -> list[int]:
    """Return the cards that a seat has played face down this round and that others have not seen."""
    own = [play for play in state.played if play >> PLAY_SEAT & 3 == seat and play >> PLAY_HOW in (COPY, SEIZE)]
    return [play & PLAY_CARD for play in own if not is_shown(state, play & PLAY_CARD)]


def search_pile(state: State, seat: int) -> None:
    """Draw the highest Faithful card of the discard pile, which is then shuffled (F08-17)."""
    if state.events is not None:
        state.emit(HandSeen("pile-searched", seat))
    number = state.table.board.number
    there = [entry & PILE_CARD for entry in state.pile if is_faithful(state, entry & PILE_CARD)]
    state.stack.append(ShufflePile(seat))
    if there:
        card = max(there, key=lambda each: number[each])
        if state.events is not None:
            state.emit(ActionCardShown("faithful-found", seat, card))
        forget_seen(state)
        state.pile = [entry for entry in state.pile if entry & PILE_CARD != card]
        insort(state.players[seat].hand, card)
        everybody_knows(state, seat, card)


@final
class ShufflePile(Frame[State]):
    """The action discard pile is shuffled; `seat` has looked through it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: State) -> Request | None:
        if len(state.pile) < 2:
            return None
        return Chance("pile", sorted(entry & PILE_CARD for entry in state.pile), names="action_card")

    def run(self, state: State) -> None:
        state.stack.pop()

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        forget_seen(state)
        group = max([entry >> PILE_GROUP for entry in state.pile], default=0) + 1
        within = {entry & PILE_CARD: (entry >> PILE_KNOWN | entry >> PILE_WITHIN) & 15 for entry in state.pile}
        own = 1 << self.seat
        state.pile = [card | (within[card] | own) << PILE_WITHIN | group << PILE_GROUP for card in drawn]
