"""The check that views show what is certain: it learns from drawn worlds which lists are secret at other times."""

from random import Random
from typing import Any

import ecliptic
from ecliptic.kernel.knowledge import Knowledge
from tests.contracts.disguise import Forgetful
from tests.rules.star_realms.scene import Scene

GAME = Forgetful(ecliptic.game("star-realms"))
CERTAIN = Scene(players={1: {"hand": ["scout", "viper"], "deck": []}}).table.state  # no deck to mix the hand with


def test_a_hand_that_is_certain_now_and_secret_at_other_times_has_to_be_shown() -> None:
    knowledge = Knowledge()
    for seed in range(3):
        start = ecliptic.new("star-realms", seats=2, seed=seed).state
        assert knowledge.unshown(GAME, start, 0, Random(seed)) == ""
    told = knowledge.unshown(GAME, CERTAIN, 0, Random(1))
    assert told == "seat 0 can deduce players.1.hand = ['scout', 'viper'], and the view does not show it."
    assert knowledge.unshown(ecliptic.game("star-realms"), CERTAIN, 0, Random(1)) == ""


def test_what_no_world_has_changed_so_far_is_not_called_a_secret() -> None:
    assert Knowledge().unshown(GAME, CERTAIN, 0, Random(1)) == ""


class Counting(Forgetful):
    """Counts the worlds that are drawn."""

    drawn = 0

    def resample(self, state: Any, seat: int | None, rng: Random) -> Any:
        self.drawn += 1
        return super().resample(state, seat, rng)


def test_four_hundred_worlds_more_have_to_agree() -> None:
    game, knowledge = Counting(ecliptic.game("star-realms")), Knowledge()
    for seed in range(3):
        knowledge.unshown(game, ecliptic.new("star-realms", seats=2, seed=seed).state, 0, Random(seed))
    game.drawn = 0
    assert knowledge.unshown(game, CERTAIN, 0, Random(1))
    assert game.drawn == 2 + 400
