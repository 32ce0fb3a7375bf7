"""The loop that plays random games by itself."""

from random import Random

from ecliptic.kernel.loop import play_randomly
from tests.contracts.toy import Toy


def test_random_play_counts_its_decisions_to_the_end() -> None:
    """Both seats of the toy play three numbers each."""
    state = Toy().new(2, {}, None, 1)
    assert play_randomly(state, Random(1).random) == 6
    assert not state.stack


def test_random_play_stops_at_the_limit() -> None:
    state = Toy().new(2, {}, None, 1)
    assert play_randomly(state, Random(1).random, limit=4) == 4
    assert sum(len(cards) for cards in state.played) == 4
