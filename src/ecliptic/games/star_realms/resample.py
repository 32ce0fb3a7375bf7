"""Worlds a seat cannot tell apart (SR-2.4).

A seat knows its own hand (and in raid those of the other raiders), every pile that lies open, which cards everybody
owns, the cards on top of a deck that all saw going there, and the cards of a hand that all must know of. The rest,
other hands and every deck, is dealt anew. What is certain although nobody saw it is said here once, for views and for
`resample`.
"""

from collections import Counter
from random import Random

from ecliptic.games.star_realms.state import RAID, Player, State


def seen_hands(state: State, seat: int | None) -> list[int]:
    """The seats whose hands this seat may see (SR-2.4, SR-19.9)."""
    if seat is None:
        return []
    seating = state.seating
    if seating.mode == RAID and seat != seating.boss:
        return seating.members(seat)
    return [seat]


def hidden_part(player: Player) -> list[int]:
    """The cards of a deck below those that everybody saw going there."""
    return player.deck[: len(player.deck) - player.known_top]


def certain_hand(player: Player) -> list[int]:
    """The cards that everybody can tell to be in a hand, sorted: seen going there, or left no other place.

    Everybody knows which cards a player owns. So with n cards hidden in the deck, all but n copies of each card must
    be in the hand: all cards when the deck is empty, and every card when all hidden ones are alike.
    """
    hidden = hidden_part(player)
    if not hidden:
        return player.hand
    unknown = player.hand[:]
    for card in player.known_hand:
        unknown.remove(card)
    certain: list[int] = []
    last = -1
    for card in unknown:  # sorted, like the hand
        if card != last:
            last = card
            sure = unknown.count(card) + hidden.count(card) - len(hidden)
            if sure > 0:
                certain += [card] * sure
    return sorted(player.known_hand + certain) if certain else player.known_hand


def certain_top(player: Player, hand_is_open: bool) -> int:
    """How many cards on top of a deck a viewer can tell: all of them when all cards that may be there are alike."""
    hidden = hidden_part(player)
    if hidden and hidden.count(hidden[0]) == len(hidden):
        known = player.hand if hand_is_open else certain_hand(player)
        if len(known) == len(player.hand):
            return len(player.deck)
    return player.known_top


def is_certain_trade_deck(state: State) -> bool:
    """Are all cards of the trade deck alike, so that everybody can tell the next one?"""
    deck = state.trade_deck
    return len(deck) > 0 and deck.count(deck[0]) == len(deck)


def resample(state: State, seat: int | None, rng: Random) -> State:
    """A full state that looks the same to this seat.

    Hidden cards are sorted before they are shuffled: what comes out depends on what the seat knows and on `rng` alone.
    """
    world = state.clone()
    world.trade_deck.sort()
    rng.shuffle(world.trade_deck)
    open_hands = seen_hands(state, seat)
    for other, player in enumerate(world.players):
        is_open = other in open_hands
        known = player.hand if is_open else certain_hand(player)
        top = len(player.deck) - certain_top(player, is_open)
        hidden, rest = player.deck[:top], player.deck[top:]
        unknown = list((Counter(player.hand) - Counter(known)).elements()) if len(known) < len(player.hand) else []
        hidden += unknown
        hidden.sort()
        rng.shuffle(hidden)
        player.hand = sorted(known + hidden[: len(unknown)])
        player.deck = hidden[len(unknown) :] + rest
    return world
