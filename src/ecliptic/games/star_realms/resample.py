"""Worlds a seat cannot tell apart (SR-2.4).

A seat knows its own hand (and in raid those of the other raiders), every pile that lies open, which cards everybody
owns, the cards on top of a deck that all saw going there, and the cards of a hand that all must know of. The rest,
other hands and every deck, is dealt anew.
"""

from collections import Counter
from random import Random

from ecliptic.games.star_realms.state import RAID, State


def seen_hands(state: State, seat: int | None) -> list[int]:
    """The seats whose hands this seat may see (SR-2.4, SR-19.9)."""
    if seat is None:
        return []
    seating = state.seating
    if seating.mode == RAID and seat != seating.boss:
        return seating.members(seat)
    return [seat]


def resample(state: State, seat: int | None, rng: Random) -> State:
    """A full state that looks the same to this seat.

    Hidden cards are sorted before they are shuffled: what comes out depends on what the seat knows and on `rng` alone.
    """
    world = state.clone()
    world.trade_deck.sort()
    rng.shuffle(world.trade_deck)
    open_hands = seen_hands(state, seat)
    for other, player in enumerate(world.players):
        top = len(player.deck) - player.known_top
        hidden, known = player.deck[:top], player.deck[top:]
        if other in open_hands:
            hidden.sort()
            rng.shuffle(hidden)
        else:
            unknown = list((Counter(player.hand) - Counter(player.known_hand)).elements())
            hidden += unknown
            hidden.sort()
            rng.shuffle(hidden)
            player.hand = sorted(player.known_hand + hidden[: len(unknown)])
            hidden = hidden[len(unknown) :]
        player.deck = hidden + known
    return world
