"""Batches of cards that were put under a deck together: everybody knows which they are, nobody their order."""

import pytest

from ecliptic.games.beyond_the_sun.decks import SYSTEMS, put_under, take_top
from tests.rules.beyond_the_sun.scene import Scene


@pytest.mark.rule("BTS-10.15", "BTS-21.2")
@pytest.mark.parametrize(("left", "batches"), [(6, [2, 3]), (5, [2, 3]), (4, [2, 2]), (2, [2]), (1, [1]), (0, [])])
@pytest.mark.parametrize("deck", [0, SYSTEMS, SYSTEMS + 1])
def test_drawing_takes_the_upper_batches(deck: int, left: int, batches: list[int]) -> None:
    """Three cards were put under the deck, later two more."""
    state = Scene().state

    def cards() -> list[int]:
        return state.system_decks[deck - SYSTEMS] if deck >= SYSTEMS else state.decks[deck]

    first, second = cards()[-3:], cards()[-5:-3]
    take_top(state, deck, 5)
    put_under(state, deck, first)
    put_under(state, deck, second)
    assert cards()[:5] == second + first
    take_top(state, deck, len(cards()) - left)
    assert len(cards()) == left
    assert (state.systems_under[deck - SYSTEMS] if deck >= SYSTEMS else state.under[deck]) == batches
