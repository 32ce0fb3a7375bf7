"""The end of the game (FED-21)."""

from typing import Any

import pytest

from tests.rules.federation.scene import Scene


def final(players: dict[int, dict[str, Any]], seats: int = 4, **more: Any) -> Scene:
    """The last executive phase with these players; hangars are empty unless they say otherwise."""
    rows = {seat: {"hangar": 0, **players.get(seat, {})} for seat in range(seats)}
    scene = Scene(players=rows, seats=seats, round=5, phase="executive", **more)
    scene.play(*scene.asked("law:left"))
    assert scene.table.over
    return scene


def points(scene: Scene) -> list[int]:
    return [player["points"] for player in scene.view()["players"]]


@pytest.mark.rule("FED-21.2")
def test_medals_leftovers_projects() -> None:
    """The three parts of the final scoring, in this order."""
    players = {0: {"medals": ["intrigue"], "resources": {"gold": 1}, "miner": "n1a"}}
    scene = final(players, projects={"neo": 7}, laws={"now": ["LAW-L-e81216", "LAW-R-atalum"]})
    assert scene.log()[-4:-1] == [
        "P0 scores 1 PP for medals of honour.",
        "P0 scores 1 PP for leftover goods.",
        "P0 scores 16 PP for the Neo major project.",
    ]
    assert points(scene) == [18, 0, 0, 0]


@pytest.mark.rule("FED-21.4")
@pytest.mark.parametrize(
    ("left", "score"),
    [
        ({"resources": {"lavandium": 1}}, 0),
        ({"resources": {"lavandium": 1, "oceanium": 1}}, 1),
        ({"resources": {"lavandium": 3, "coppernium": 3, "oceanium": 3}}, 4),
        ({"resources": {"gold": 3}}, 3),
        ({"hangar": 4}, 4),
        ({"tokens": ["ALT-1-09", "ALT-3-01"]}, 2),
    ],
)
def test_leftovers(left: dict[str, Any], score: int) -> None:
    assert points(final({0: left})) == [score, 0, 0, 0]


@pytest.mark.rule("FED-21.5")
def test_only_funded_projects_score() -> None:
    players = {0: {"completed": [1, 2]}}
    assert points(final(players, projects={"missions": 6})) == [0, 0, 0, 0]


VALUES: dict[str, list[dict[str, Any]]] = {
    "neo": [{"miner": "n4a"}, {"miner": "n3"}, {"miner": "n1a"}],
    "six_moon": [{"magus": "m5"}, {"magus": "m2"}, {"magus": "m1"}],
    "atalum": [{"erudites": ["1A1", "1B1"]}, {"erudites": ["1C2"]}, {}],
    "arratooine": [{"posts": {"TP-1": 2, "TP-2": 1}}, {"posts": {"TP-1": 2}}, {"posts": {"TP-1": 1}}],
    "e81216": [{"production_sites": ["PS-1A", "PS-3A"]}, {"production_sites": ["PS-1A"]}, {}],
    "missions": [{"completed": [1, 2, 3]}, {"completed": [1]}, {}],
    "common": [{"contributions": 5}, {"contributions": 3}, {"contributions": 1}],
}


@pytest.mark.rule("FED-21.6", "FED-21.8")
@pytest.mark.parametrize("project", VALUES)
def test_what_ranks_the_players(project: str) -> None:
    """16, 8 and 4 points by influence, completed missions or contributions."""
    players = dict(enumerate(VALUES[project]))
    last = 9 if project == "common" else 7
    law = {"now": ["LAW-L-neo", "LAW-R-atalum"]} if project != "neo" else {"now": ["LAW-L-e81216", "LAW-R-atalum"]}
    scene = final(players, projects={project: last}, laws=law)
    lines = [line for line in scene.log() if "PP for the" in line]
    ranked = [seat for seat, player in players.items() if player or project == "missions"]
    expected = {0: 16, 1: 8, 2: 4} if project != "missions" else {0: 16, 1: 8, 2: 2, 3: 2}
    assert [line.split()[:3] for line in lines] == [
        [f"P{seat}", "scores", str(expected[seat])] for seat in (*ranked, *([3] if project == "missions" else []))
    ]


@pytest.mark.rule("FED-21.7")
def test_who_has_nothing_is_not_ranked() -> None:
    """One player with influence takes the first place; the others get nothing, not the second."""
    scene = final({2: {"magus": "m1"}}, projects={"six_moon": 7})
    assert points(scene) == [0, 0, 16, 0]


@pytest.mark.rule("FED-21.7")
def test_the_missions_project_ranks_everybody() -> None:
    """All have a starting planet: four tied players share 16 + 8 + 4 + 0."""
    assert points(final({}, projects={"missions": 7})) == [7, 7, 7, 7]


@pytest.mark.rule("FED-21.8")
def test_three_players() -> None:
    players = {0: {"magus": "m1"}, 1: {"magus": "m3"}, 2: {"magus": "m2"}}
    scene = final(players, seats=3, projects={"six_moon": 7}, senate={})
    assert points(scene) == [0, 12, 6]


@pytest.mark.rule("FED-21.9")
@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([5, 5, 2, 1], [12, 12, 4, 0]),
        ([5, 3, 3, 1], [16, 6, 6, 0]),
        ([5, 5, 5, 1], [9, 9, 9, 0]),
        ([5, 5, 5, 5], [7, 7, 7, 7]),
        ([5, 3, 1, 1], [16, 8, 2, 2]),
    ],
)
def test_ties_share_the_points(places: list[int], expected: list[int]) -> None:
    """The example of both rulebooks: two first of four get 12 each, the third 4; always rounded down."""
    players = {seat: {"magus": f"m{place}"} for seat, place in enumerate(places)}
    assert points(final(players, projects={"six_moon": 7})) == expected


@pytest.mark.rule("FED-21.10")
def test_most_points_win() -> None:
    scene = final({0: {"points": 5}, 1: {"points": 9}, 2: {"points": 7}})
    result = scene.table.result
    assert result is not None
    assert (result.places, result.scores) == ((3, 1, 2, 4), (5, 9, 7, 0))


@pytest.mark.rule("FED-21.10")
def test_a_shared_victory() -> None:
    """No tie-breaker: more resources do not help."""
    scene = final({0: {"points": 8}, 1: {"points": 7, "resources": {"gold": 1}}, 3: {"points": 3}})
    result = scene.table.result
    assert result is not None
    assert result.places == (1, 1, 4, 3)
    assert result.winners == (0, 1)
