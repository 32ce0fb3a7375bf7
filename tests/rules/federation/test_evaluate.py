"""What bots value: every weight has a feature, a name, and greedy play pays."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.bots import bot
from ecliptic.bots.match import play_match
from ecliptic.content.catalogue import catalogue, locales
from ecliptic.games.federation.evaluate import WEIGHTS
from tests.rules.federation.scene import Scene


def feature(scene: Scene, name: str, seat: int = 0) -> float:
    values = scene.table.game.features(scene.table.state, seat)
    return values[list(WEIGHTS).index(name)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_feature_for_each_weight(seats: int) -> None:
    scene = Scene(seats=seats)
    for seat in range(seats):
        assert len(scene.table.game.features(scene.table.state, seat)) == len(WEIGHTS)


@pytest.mark.parametrize("locale", locales())
def test_each_weight_has_a_name(locale: str) -> None:
    for name in WEIGHTS:
        assert catalogue("federation", locale).has(f"weight-{name.replace('_', '-')}")


@pytest.mark.parametrize(
    ("name", "better", "worse"),
    [
        ("points", {"points": 5}, {}),
        ("medals", {"medals": ["neo", "atalum"]}, {"medals": ["neo"]}),
        ("resources", {"resources": {"gold": 1}}, {"resources": {"lavandium": 1}}),
        ("influence", {"miner": "n3"}, {"miner": "n1a"}),
        ("missions", {"unlocked": [1], "step": 1}, {"unlocked": [1], "step": 0}),
        ("upkeep", {"step": 3, "resources": {"lavandium": 1}}, {"step": 3}),
        ("income", {"production_sites": ["PS-4A"]}, {}),
        ("erudites", {"erudites": ["1A1"]}, {"erudites": [{"erudite": "1A1", "used": True}]}),
        ("die", {"die": 3}, {"die": 1}),
    ],
)
def test_more_is_better(name: str, better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert feature(Scene(me=better), name) > feature(Scene(me=worse), name)


def test_votes_for_the_own_law_and_floor() -> None:
    """A vote on the side of a law that pays, on an empty floor."""
    laws = {"now": ["LAW-L-neo", "LAW-R-atalum"]}
    before = Scene(me={"miner": "n3"}, laws=laws)
    after = Scene(me={"miner": "n3"}, laws=laws, senate={"neo_left": {"owner": 0, "ambassador": "AMB-4"}})
    for name in ("law", "floors"):
        assert feature(after, name) > feature(before, name)


def test_greedy_beats_random() -> None:
    """A game on each seat of a table of four."""
    game: Any = ecliptic.game("federation")
    for seat in range(4):
        state = game.new(4, game.choose_options(4, {}), None, 1)
        bots = [bot("greedy" if other == seat else "random") for other in range(4)]
        play_match(game, state, bots, Random(seat), Random(seat + 10))
        assert state.final[seat] == 1
