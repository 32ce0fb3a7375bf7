"""What a viewer knows of hidden cards, and worlds that it cannot tell apart (ARC-15.7).

Hidden are hands, cards played face down, the action discard pile, the Court deck, and lore that was never laid out. A
seat that saw a card going somewhere knows it there. What is certain although nobody saw it is said here once, for
views and for `resample`.
"""

from random import Random

from ecliptic.games.arcs.cards import LORE
from ecliptic.games.arcs.knowledge import BEFORE, SEEN, possible_cards, viewer_of
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
    is_shown,
)


def known_cards(state: State, seat: int | None) -> set[int]:
    """Return the action cards whose place a viewer knows: seen, or left no other place."""
    viewer = PUBLIC if seat is None else seat
    known = seen_in_place(state, viewer)
    full: set[int] = set()  # cards at places that only cards seen there once can be
    for owner, cards in seen_once(state, viewer, known).items():
        there = [card for card in possible_cards(state, owner, 0) if card not in known]
        if all(card in state.players[owner].hand for card in there):
            known.update(cards)  # nothing has left the hand that could be one of them
        elif len(there) == len(cards):
            full.update(there)
    free = [card for card in unknown_cards(state, seat, known) if card not in full]
    hands = [owner for card in free for owner, player in enumerate(state.players) if card in player.hand]
    # Cards of one zone alone are known by what is nowhere else; the order of a hand does not matter.
    if len(free) == 1 or (free and len(hands) == len(free) and len(set(hands)) == 1):
        known.update(free)
    return known


def seen_in_place(state: State, viewer: int) -> set[int]:
    """Return the action cards that a viewer has seen where they are."""
    known: set[int] = set(state.open_pile)
    for other, player in enumerate(state.players):
        for card in player.hand:
            if other == viewer or viewer * 64 + card in player.known:
                known.add(card)
    for play in state.played:
        is_open = play >> PLAY_HOW not in (COPY, SEIZE) or is_shown(state, play & PLAY_CARD)
        if is_open or play >> PLAY_SEAT & 3 == viewer:
            known.add(play & PLAY_CARD)
    for entry in state.pile:
        if entry & 1 << PILE_KNOWN + viewer:
            known.add(entry & PILE_CARD)
    return known


def seen_once(state: State, viewer: int, known: set[int]) -> dict[int, list[int]]:
    """Return, by owner, the cards that a viewer knows to be in that hand or to have left it face down."""
    found: dict[int, list[int]] = {}
    for owner, player in enumerate(state.players):
        cards = [each & 63 for each in player.known if each & SEEN and viewer_of(each) == viewer]
        cards = [card for card in cards if card not in known]
        if cards:
            found[owner] = cards
    return found


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
    viewer = PUBLIC if seat is None else seat
    world = state.clone()
    known = known_cards(state, seat)
    swap = list(range(64))
    deal_hidden(state, viewer, known, swap, rng)
    if seat is not None:
        groups: dict[int, list[int]] = {}
        for entry in state.pile:
            if entry & 1 << PILE_WITHIN + seat and entry & PILE_CARD not in known:
                groups.setdefault(entry >> PILE_GROUP, []).append(entry & PILE_CARD)
        for group in sorted(groups):
            permute(swap, sorted(groups[group]), rng)
    for player in world.players:
        player.hand = sorted([swap[card] for card in player.hand])
        # What the viewer has seen it has seen; that others have seen the same, it knows too.
        own = {each & 63 for each in player.known if each & SEEN and viewer_of(each) == viewer}
        player.known = sorted(
            [each if each & SEEN and each & 63 in own else each & ~63 | swap[each & 63] for each in player.known]
        )
    world.played = [play & ~PLAY_CARD | swap[play & PLAY_CARD] for play in world.played]
    world.pile = [entry & ~PILE_CARD | swap[entry & PILE_CARD] for entry in world.pile]
    hidden = sorted(world.court_deck[world.known_bottom :])
    rng.shuffle(hidden)
    world.court_deck = world.court_deck[: world.known_bottom] + hidden
    resample_lore(world, seat, rng)
    return world


def deal_hidden(state: State, viewer: int, known: set[int], swap: list[int], rng: Random) -> None:
    """Let the cards that a viewer cannot place change places; those seen in a hand stay where they can be."""
    hidden = unknown_cards(state, None if viewer == PUBLIC else viewer, known)
    free = set(hidden)
    left = hidden[:]
    for owner, player in enumerate(state.players):
        seen = [each for each in player.known if each & SEEN and viewer_of(each) == viewer and each & 63 in left]
        # Whoever was seen last has the fewest places, all of them open to the others too.
        for each in sorted(seen, key=lambda entry: (-(entry >> BEFORE), entry)):
            there = sorted(card for card in possible_cards(state, owner, each) if card in free)
            place = rng.choice(there)
            swap[place] = each & 63
            free.remove(place)
            left.remove(each & 63)
    rng.shuffle(left)
    for place, card in zip(sorted(free), left, strict=True):
        swap[place] = card


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


def mixed_lore(state: State) -> list[int]:
    """Return the lore cards of which some were shuffled into the Court deck unseen; none but in the campaign."""
    return state.table.cards.numbers(LORE)[: state.table.lore] if state.extension is not None else []
