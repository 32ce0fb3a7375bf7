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


# What each feature is worth in a position of four players, counted by hand from the weights' descriptions. In round 1
# five rounds are left and a player has 20 turns, in round 5 there are 4.
LAST: dict[str, Any] = {"round": 5}
EXECUTIVE: dict[str, Any] = {"phase": "executive", "active": -1}
ALL_FOUR = ["AMB-1", "AMB-2", "AMB-3", "AMB-4"]


def outside(*ambassadors: str) -> list[dict[str, Any]]:
    """Ambassadors of seat 0 on the outer module."""
    return [{"owner": 0, "ambassador": ambassador} for ambassador in ambassadors]


def with_neo(*seats: int) -> dict[int, dict[str, Any]]:
    """Players who have taken a medal of Neo."""
    return {seat: {"medals": ["neo"]} for seat in seats}


ONE_TURN: dict[str, Any] = {**LAST, "outer_module": outside(*ALL_FOUR[1:])}
NEO_AND_ATALUM = {"now": ["LAW-L-neo", "LAW-R-atalum"]}
FEATURES: list[tuple[str, dict[str, Any], dict[str, Any], float]] = [
    ("points", {"points": 7}, {"foe": {"points": 9}}, 7.0),
    ("opponents_points", {"points": 7}, {"foe": {"points": 2}, "players": {3: {"points": 5}}}, 5.0),
    ("medals", {"medals": ["neo", "atalum", "intrigue"]}, {}, 6.0),  # 0, 1, 3, 6 points
    ("next_medals", {"miner": "n1a", "magus": "m2"}, {}, 1 / 3 + 2 / 3),  # the lowest thresholds are 3
    ("next_medals", {"miner": "n1a", "magus": "m2", "medals": ["neo"]}, {}, 2 / 3),
    ("next_medals", {"miner": "n1a"}, {"medals": {"neo": [5, 6]}, "players": with_neo(1, 2)}, 1 / 5),
    ("next_medals", {"miner": "n1a", "medals": ["neo"]}, {"medals": {"neo": []}, "players": with_neo(1, 2, 3)}, 0.0),
    # Seven fields are missing, nine of the common project; 1.2 advances in each of five rounds. Everybody has
    # completed one mission, the starting planet: four first places are worth 28 / 4 points each.
    ("projects", {"miner": "n1a"}, {"foe": {"miner": "n3"}}, (7 + 8) * 6 / 13),
    ("opponents_projects", {"miner": "n1a"}, {"foe": {"miner": "n3"}}, (7 + 16) * 6 / 13),
    ("projects", {"contributions": 1}, {"projects": {"common": 1}}, 7 * 6 / 13 + 16 * 6 / 14),
    ("projects", {"miner": "n1a"}, {"projects": {"neo": 7}}, 7 * 6 / 13 + 16.0),
    ("projects", {"miner": "n1a"}, {"projects": {"neo": 6}, **LAST, **EXECUTIVE}, 0.0),
    ("projects", {"miner": "n1a"}, {"projects": {"neo": 7}, **LAST, **EXECUTIVE}, 16.0),
    # 16 ambassadors are still to be placed; a lead of 3 votes makes 0.5 + 3 / (2 * (3 + 1 + 15)).
    ("law", {"miner": "n3"}, {"laws": NEO_AND_ATALUM}, 3.0),
    ("law", {"miner": "n3", "erudites": ["1A1"]}, {"laws": NEO_AND_ATALUM}, 4.0),
    ("law", {"miner": "n3", "erudites": ["1A1"]},
     {"laws": NEO_AND_ATALUM, "senate": {"neo_left": {"owner": 0, "ambassador": "AMB-4"}}},
     6 * (0.5 + 3 / 38) + 2 * (0.5 - 3 / 38)),
    ("law", {"miner": "n3", "erudites": ["1A1"]},
     {"laws": NEO_AND_ATALUM, "senate": {"neo_right": {"owner": 1, "ambassador": "AMB-4"}}},
     6 * (0.5 - 3 / 38) + 2 * (0.5 + 3 / 38)),
    ("opponents_law", {"miner": "n6"}, {"foe": {"miner": "n3"}, "laws": NEO_AND_ATALUM}, 3.0),
    ("law", {"miner": "n3"}, {"laws": NEO_AND_ATALUM, **EXECUTIVE}, 0.0),
    # The others have 12 ambassadors left: a lead of 3 makes 0.5 + 3.5 / (2 * (3 + 1 + 6)), times the level.
    ("floors", {"step": 3}, {"senate": {"neo_left": {"owner": 0, "ambassador": "AMB-4"}}}, 3 * (0.5 + 3.5 / 20)),
    ("floors", {"step": 3},
     {"senate": {"neo_left": {"owner": 0, "ambassador": "AMB-1"}, "D": {"owner": 1, "ambassador": "AMB-4"}}},
     3 * (0.5 - 1.5 / 17)),  # two behind, and one of the others' ambassadors is placed
    ("floors", {"step": 3}, {"senate": {"neo_left": {"owner": 1, "ambassador": "AMB-4"}}}, 0.0),
    ("floors", {"step": 3}, {"senate": {"neo_left": {"owner": 0, "ambassador": "AMB-4"}}, **EXECUTIVE}, 0.0),
    ("influence", {"miner": "n3", "magus": "m1", "posts": {"TP-1": 2}}, {}, 6 * 4.0),
    ("influence", {"miner": "n3"}, {"round": 4}, 3.0),
    ("influence", {"miner": "n3"}, LAST, 0.0),
    ("influence", {"miner": "n3"}, {**LAST, **EXECUTIVE}, 0.0),
    ("resources", {"resources": {"lavandium": 2, "coppernium": 1, "oceanium": 1, "gold": 1}}, {}, 1.4 + 0.9 + 1.1 + 2),
    ("resources", {"resources": {"lavandium": 8}}, LAST, 5.6 * 7 / 8 + 0.5),  # four turns use up 4 * 1.5 + 1
    ("resources", {"resources": {"lavandium": 7}}, LAST, 4.9),
    ("resources", {"resources": {"lavandium": 3}}, {**LAST, **EXECUTIVE}, 2.1 / 3 + 1),
    ("accreditation", {"step": 5}, {}, 5.0),
    ("level", {"step": 3, "round_bonus": 1}, {}, 20.0),
    ("level", {"step": 3}, LAST, 3.0),
    ("level", {"step": 3, "resources": {"lavandium": 1}}, EXECUTIVE, 12.0),
    ("level", {"step": 3, "resources": {"lavandium": 1}}, {**LAST, **EXECUTIVE}, 0.0),
    ("upkeep", {"step": 2}, {}, 1.0),
    ("upkeep", {"step": 3}, {}, 0.0),
    ("upkeep", {"step": 3, "resources": {"lavandium": 1}}, {}, 1.0),
    ("upkeep", {"step": 9}, {}, -2.0),
    ("upkeep", {"step": 9, "resources": {"lavandium": 1}}, {}, -1.0),
    ("upkeep", {"step": 9, "resources": {"coppernium": 1}}, {}, 0.0),
    ("upkeep", {"step": 9, "resources": {"oceanium": 1}}, {}, 1.0),
    ("upkeep", {"step": 9}, EXECUTIVE, 1.0),
    ("upkeep", {"step": 9}, LAST, 1.0),
    ("upkeep", {"step": 9}, {"round": 4}, -2.0),
    ("deep_space", {"deep_space": "DS-1"}, {}, 1.0),
    ("deep_space", {}, {"foe": {"deep_space": "DS-1"}}, 0.0),
    ("special_ambassador", {"deep_space": "DS-7", "ambassadors": [*ALL_FOUR, "AMB-S"]}, {}, 1.0),
    ("special_ambassador", {"deep_space": "DS-7"}, {}, 0.0),
    ("special_ambassador", {"deep_space": "DS-7", "ambassadors": ["AMB-S"]},
     {"outer_module": outside(*ALL_FOUR), **LAST, **EXECUTIVE}, 0.0),
    # Missions of planets are worth 3, those out of reach 0.15 of that, those without a ship 0.3.
    ("missions", {"unlocked": [1, 2], "hangar": 1, "step": 1}, {}, 3 + 0.9),
    ("missions", {"unlocked": [1, 2], "hangar": 2, "step": 1}, {}, 6.0),
    ("missions", {"unlocked": [1, 2], "hangar": 2, "step": 0}, {}, 0.9),
    ("missions", {"unlocked": [1, 2], "completed": [2], "hangar": 2, "step": 1}, {}, 3.0),
    ("missions", {"unlocked": [1, 2], "hangar": 2, "step": 1, "ambassadors": ["AMB-1"]}, ONE_TURN, 3.9),
    ("missions", {"unlocked": [1], "hangar": 2, "step": 1}, {**LAST, **EXECUTIVE}, 0.0),
    ("missions", {"unlocked": [8], "step": 6, "resources": {"lavandium": 3, "gold": 2}}, {}, 4.0),
    ("missions", {"unlocked": [9, 1], "step": 6, "hangar": 1}, {}, 5.9),
    ("missions", {"unlocked": [10], "step": 6, "die": 4}, {}, 8.0),
    ("missions", {"unlocked": [11], "step": 9}, {}, 10.0),
    ("missions", {"unlocked": [12, 1], "completed": [1], "step": 9}, {}, 3.0),  # the planet, mission 1, and this one
    ("markers", {"unlocked": [1, 2, 3], "completed": [3]}, {}, 3.0),
    ("markers", {"unlocked": [1, 2, 3]}, {**LAST, **EXECUTIVE}, 0.0),
    ("ships", {"hangar": 3}, {}, 3.0),
    ("ships", {"hangar": 3, "ambassadors": ["AMB-1"]}, ONE_TURN, 1.0),
    ("die", {"die": 3}, {}, 15.0),
    ("die", {"die": 3}, {"round": 4}, 6.0),
    ("tokens", {"tokens": ["ALT-1-01", "ALT-1-02"]}, {}, 2.0),
    ("tokens", {"tokens": ["ALT-1-01", "ALT-1-02"], "ambassadors": ["AMB-1"]}, ONE_TURN, 1.0),
    ("erudites", {"erudites": ["1A1", "1B1", {"erudite": "1C1", "used": True}]}, {}, 2.0),
    ("erudites", {"erudites": ["1A1", "1B1"], "ambassadors": ["AMB-1"]}, ONE_TURN, 1.0),
    ("income", {"production_sites": ["PS-1A"]}, {}, 7.5),  # 1.5 for a ship in each of five rounds
    ("income", {"production_sites": ["PS-2A", "PS-3A"]}, {"round": 4}, 2 * (0.4 + 1.4)),
    ("income", {"production_sites": ["PS-1A"]}, {**LAST, **EXECUTIVE}, 0.0),
    ("president", {}, {}, 1.0),
    ("president", {}, {"president": 1}, 0.0),
    ("president", {}, {**LAST, **EXECUTIVE}, 0.0),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "me", "state", "worth"), FEATURES, ids=[f"{name}-{n}" for n, (name, *_) in enumerate(FEATURES)]
)
def test_a_feature_is_worth_what_its_weight_says(
    name: str, me: dict[str, Any], state: dict[str, Any], worth: float
) -> None:
    assert feature(Scene(me=me, **state), name) == pytest.approx(worth)


def test_an_advance_of_a_project_is_rarer_with_fewer_players() -> None:
    """Advances in each of five rounds: 1.0 with three players, 0.8 with two; six and four fields are missing."""
    assert feature(Scene(seats=3, me={"miner": "n1a"}), "projects") == pytest.approx((6 + 12) * 5 / 11)
    assert feature(Scene(seats=2, me={"miner": "n1a"}), "projects") == pytest.approx((7 + 10) * 4 / 8)


def test_victory_is_1_for_the_winner_and_minus_1_for_the_others() -> None:
    scene = Scene(me={"points": 50, "hangar": 2}, round=5)
    assert feature(scene, "victory") == 0.0
    scene.finish_round()
    assert [feature(scene, "victory", seat) for seat in range(4)] == [1.0, -1.0, -1.0, -1.0]
    assert feature(scene, "ships") == 0.0
    assert feature(scene, "level") == 0.0


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
