"""What others know of a hand: cards that are in it, and cards that can only have left it face down (ARC-15.7).

An entry of `Player.known` is the viewer (a seat, or everybody) times 64 plus the card. With `SEEN` the viewer knows
that the card is still in the hand or among the cards that left it face down since; `BEFORE` counts the cards that had
left it face down earlier and still lie where they can be told apart.
"""

from typing import Final

from ecliptic.games.arcs.state import (
    COPY,
    PILE_CARD,
    PILE_KNOWN,
    PILE_WITHIN,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SEAT,
    SEIZE,
    State,
    is_shown,
)

SEEN: Final = 1 << 9
BEFORE: Final = 10
ONE_OF_THEM: Final = (1 << PILE_WITHIN + 4 - PILE_KNOWN) - 1  # bits of who knows a card of the pile, or its group


def viewer_of(entry: int) -> int:
    """Return who knows it."""
    return entry >> 6 & 7


def left_for_pile(state: State, seat: int) -> list[int]:
    """Return the cards of the discard pile that left a hand unseen by others, from the bottom on."""
    found: list[int] = []
    for entry in state.pile:
        if entry >> PILE_KNOWN & ONE_OF_THEM in (1 << seat, 1 << PILE_WITHIN - PILE_KNOWN + seat):
            found.append(entry & PILE_CARD)
    return found


def left_face_down(state: State, seat: int) -> list[int]:
    """Return the cards that left a hand unseen by others: those in the pile, then those played this round."""
    found = left_for_pile(state, seat)
    for play in state.played:
        is_own = play >> PLAY_HOW in (COPY, SEIZE) and play >> PLAY_SEAT & 3 == seat
        if is_own and not is_shown(state, play & PLAY_CARD):
            found.append(play & PLAY_CARD)
    return found


def forget(state: State, seat: int, card: int, is_open: bool, to_pile: bool = False) -> None:
    """Note that a card leaves a hand: openly, or face down, so that others know less of that hand than before.

    A card that goes straight `to_pile` lies below what its owner has played face down this round (ARC-4.25).
    """
    player = state.players[seat]
    if not player.known:
        return
    if is_open:
        player.known = [each for each in player.known if each & 63 != card]
    else:
        before = len(left_for_pile(state, seat) if to_pile else left_face_down(state, seat)) << BEFORE
        player.known = sorted([each if each & SEEN else each | SEEN | before for each in player.known])


def possible_cards(state: State, seat: int, entry: int) -> list[int]:
    """Return the cards now at the places where a card that was seen in a hand may be."""
    return state.players[seat].hand + left_face_down(state, seat)[entry >> BEFORE :]


def piles_shuffled(state: State) -> None:
    """Forget what was seen in hands that have cards in the pile: it may be anywhere in there now (ARC-15.8)."""
    there = {entry & PILE_CARD for entry in state.pile}
    for seat, player in enumerate(state.players):
        if there.intersection(left_face_down(state, seat)):
            player.known = [each for each in player.known if not each & SEEN]


def drawn_from_pile(state: State, seat: int, position: int) -> None:
    """Keep what was seen right when the bottommost card of the pile, unknown to most, goes into a hand."""
    entry = state.pile[position]
    card = entry & PILE_CARD
    for owner, player in enumerate(state.players):
        if not any(each & SEEN for each in player.known):
            continue
        out = left_face_down(state, owner)
        at = out.index(card) if card in out else -1
        kept: list[int] = []
        for each in player.known:
            if each & SEEN and at >= 0:
                if at < each >> BEFORE:
                    each -= 1 << BEFORE
                elif viewer_of(each) != seat or each & 63 == card:
                    continue  # it may be in the other hand now, or it is: nobody goes on from there
            kept.append(each)
        player.known = sorted(kept)
