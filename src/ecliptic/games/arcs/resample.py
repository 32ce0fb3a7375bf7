"""What a viewer knows of hidden cards, and worlds that it cannot tell apart (ARC-15.7).

Hidden are hands, cards played face down, the action discard pile, the Court deck, and lore that was never laid out. A
seat that saw a card going somewhere knows it there. What is certain although nobody saw it is said here once, for
views and for `resample`.
"""

from random import Random
from typing import Final

from ecliptic.games.arcs.state import (
    COPY,
    PILE_CARD,
    PILE_GROUP,
    PILE_KNOWN,
    PILE_WITHIN,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SEAT,
    PUBLIC,
    SEIZE,
    State,
)

NO_HAND: Final = -1


def known_cards(state: State, seat: int | None) -> set[int]:
    """Return the action cards whose place a viewer knows: seen, or left no other place."""
    viewer = PUBLIC if seat is None else seat
    known: set[int] = set(state.open_pile)
    hidden: list[int] = []  # where the others are: the seat of a hand, or -1
    for other, player in enumerate(state.players):
        for card in player.hand:
            if other == seat or viewer * 64 + card in player.known:
                known.add(card)
            else:
                hidden.append(other)
    for play in state.played:
        if play >> PLAY_HOW not in (COPY, SEIZE) or play >> PLAY_SEAT & 3 == seat:
            known.add(play & PLAY_CARD)
        else:
            hidden.append(NO_HAND)
    for entry in state.pile:
        if entry & 1 << PILE_KNOWN + viewer:
            known.add(entry & PILE_CARD)
        elif viewer == PUBLIC or not entry & 1 << PILE_WITHIN + viewer:
            hidden.append(NO_HAND)
    if len(hidden) == 1 or (hidden and hidden[0] != NO_HAND and len(set(hidden)) == 1):
        known.update(card for card in unknown_cards(state, seat, known))
    return known


def unknown_cards(state: State, seat: int | None, known: set[int]) -> list[int]:
    """Return the action cards that a viewer cannot place at all, sorted."""
    viewer = PUBLIC if seat is None else seat
    cards = [card for player in state.players for card in player.hand]
    cards += [play & PLAY_CARD for play in state.played]
    for entry in state.pile:
        if viewer == PUBLIC or not entry & 1 << PILE_WITHIN + viewer:
            cards.append(entry & PILE_CARD)
    return sorted(card for card in cards if card not in known)


def resample(state: State, seat: int | None, rng: Random) -> State:
    """Return a full state that looks the same to this seat."""
    world = state.clone()
    known = known_cards(state, seat)
    swap = list(range(64))
    permute(swap, unknown_cards(state, seat, known), rng)
    if seat is not None:
        groups: dict[int, list[int]] = {}
        for entry in state.pile:
            if entry & 1 << PILE_WITHIN + seat and entry & PILE_CARD not in known:
                groups.setdefault(entry >> PILE_GROUP, []).append(entry & PILE_CARD)
        for group in sorted(groups):
            permute(swap, sorted(groups[group]), rng)
    for player in world.players:
        player.hand = sorted([swap[card] for card in player.hand])
        player.known = sorted([each & ~63 | swap[each & 63] for each in player.known])
    world.played = [play & ~PLAY_CARD | swap[play & PLAY_CARD] for play in world.played]
    world.pile = [entry & ~PILE_CARD | swap[entry & PILE_CARD] for entry in world.pile]
    hidden = sorted(world.court_deck[world.known_bottom :])
    rng.shuffle(hidden)
    world.court_deck = world.court_deck[: world.known_bottom] + hidden
    resample_lore(world, seat, rng)
    return world


def permute(swap: list[int], cards: list[int], rng: Random) -> None:
    """Let cards change places with each other."""
    shuffled = cards[:]
    rng.shuffle(shuffled)
    for card, other in zip(cards, shuffled, strict=True):
        swap[card] = other


def resample_lore(world: State, seat: int | None, rng: Random) -> None:
    """Deal the lore that only others have seen anew."""
    others = [each for each in world.hidden_box if each >> 7 != seat]
    if not others:
        return
    pool = sorted(world.lore_deck + [each & 127 for each in others])
    rng.shuffle(pool)
    hidden = [each & ~127 | pool[i] for i, each in enumerate(others)]
    world.hidden_box = sorted([each for each in world.hidden_box if each >> 7 == seat] + hidden)
    world.lore_deck = sorted(pool[len(others) :])
