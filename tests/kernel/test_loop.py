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


def test_random_play_takes_the_option_that_chance_names() -> None:
    for luck, played in ((0.0, 1), (0.5, 2), (0.99, 3)):
        state = Toy().new(2, {}, None, 1)
        state.stack[-1].outcome(state, [1, 2, 3, 4, 5, 6])
        assert play_randomly(state, iter([luck, luck]).__next__, limit=1) == 1
        assert state.played == [[played], []]
