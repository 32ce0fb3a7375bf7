"""The executive phase: income, upkeep, projects, floors, law (FED-19)."""

from typing import Any

import pytest

from tests.rules.federation.marks import shows
from tests.rules.federation.scene import Scene


def vote(owner: int, ambassador: str = "AMB-1", **more: Any) -> dict[str, Any]:
    return {"owner": owner, "ambassador": ambassador, **more}


def fund(owner: int, ambassador: str = "AMB-1") -> dict[str, Any]:
    return vote(owner, ambassador, side="funding")


@pytest.mark.rule("FED-19.1")
def test_five_steps_in_order() -> None:
    """Income, upkeep, projects, floors, law, as the log tells them."""
    senate = {"neo_left": vote(0), "C": fund(1)}
    me = {"production_sites": ["PS-1A"], "step": 3, "resources": {"lavandium": 1}, "miner": "n1a"}
    scene = Scene(me=me, senate=senate, phase="executive")
    scene.play("upkeep:3")
    lines = scene.log()
    steps = [
        "P0 receives the income of Space Shipyard.",
        "P0 pays 1 lavandium.",
        "P1 funds the Atalum major project: 1 of 7.",
        "P0 has the most votes on the top floor (1).",
        "Votes in the left wing: 1, in the right wing: 0.",
    ]
    assert [line for line in lines if line in steps] == steps


@pytest.mark.rule("FED-19.2", "FED-19.3")
def test_income_in_turn_order_from_left_to_right() -> None:
    """All incomes of one player before the next: seat 2 began the round."""
    sites = {"production_sites": ["PS-1A", "PS-3A", "PS-4A"]}
    scene = Scene(players={0: sites, 2: sites}, president=2, phase="executive")
    income = [line for line in scene.log() if "income" in line]
    assert income == [
        f"{who} receives the income of {site}."
        for who in ("P2", "P0")
        for site in ("Space Shipyard", "Military Academy", "Alteration Incubator")
    ]


@pytest.mark.rule("FED-19.4")
def test_upkeep_after_income() -> None:
    """The income pays the upkeep."""
    scene = Scene(
        me={"step": 3, "production_sites": ["PS-2B"]},
        production_sites=["PS-1A", "PS-2B", "PS-3A", "PS-4A"],
        phase="executive",
    )
    scene.play("upkeep:3")
    assert (scene.me["step"], scene.resources()) == (3, [0, 0, 0, 0])


COLUMNS = {
    "neo": ["B", "atalum_left", "e81216_left"],
    "six_moon": ["neo_left", "espionage_left", "A"],
    "atalum": ["six_moon_left", "C", "arratooine_left"],
    "arratooine": ["e81216_right", "F", "espionage_right"],
    "e81216": ["D", "arratooine_right", "six_moon_right"],
    "missions": ["atalum_right", "neo_right", "E"],
}


@pytest.mark.rule("FED-19.5", "FED-19.7", "FED-5.12")
@pytest.mark.parametrize("project", COLUMNS)
def test_each_funding_symbol_advances_the_project_of_its_column(project: str) -> None:
    """Spaces from the top floor down; three symbols, three fields."""
    senate = {space: fund(seat) for seat, space in enumerate(COLUMNS[project])}
    scene = Scene(senate=senate, phase="executive")
    projects = scene.state["projects"]
    assert projects.pop(project) == 3
    assert set(projects.values()) == {0}


@pytest.mark.rule("FED-19.6")
def test_votes_neutral_tiles_and_the_outer_module_fund_nothing() -> None:
    scene = Scene(seats=3, senate={"B": vote(0), "neo_left": {"neutral": 2}}, outer_module=[fund(1)], phase="executive")
    assert scene.state["projects"] == dict.fromkeys(COLUMNS, 1) | {"common": 2}


@pytest.mark.rule("FED-19.5", "FED-19.8", "FED-19.9")
def test_surplus_belongs_to_the_lower_floors() -> None:
    """One field is missing: the top floor fills it, the two below are contributions of their owners."""
    senate = {"B": fund(2), "atalum_left": fund(1), "e81216_left": fund(0)}
    scene = Scene(senate=senate, projects={"neo": 6}, phase="executive")
    assert scene.state["projects"]["neo"] == 7
    assert scene.state["projects"]["common"] == 2
    assert [scene.player(seat)["contributions"] for seat in range(4)] == [1, 1, 0, 0]
    lines = [line for line in scene.log() if "contributes" in line]
    assert [line[:2] for line in lines] == ["P1", "P0"]


@pytest.mark.rule("FED-19.9", "FED-19.10")
def test_contributions_after_the_common_project_is_funded() -> None:
    players = {0: {"contributions": 5}, 1: {"contributions": 4}}
    scene = Scene(players=players, projects={"common": 9})
    scene.play("place:F", "vote:AMB-1", "part:1", "project:common")
    assert (scene.me["contributions"], scene.state["projects"]["common"]) == (6, 9)


@pytest.mark.rule("FED-19.11")
@pytest.mark.parametrize(
    ("before", "gain"), [(0, [1, 0, 0, 0]), (1, [0, 1, 0, 0]), (2, [0, 0, 1, 0]), (3, [0, 0, 0, 0])]
)
def test_the_first_three_contributions_bring_a_crystal(before: int, gain: list[int]) -> None:
    scene = Scene(me={"contributions": before}, projects={"common": before})
    scene.play("place:F", "vote:AMB-1", "part:1", "project:common")
    assert scene.resources() == gain
    assert scene.me["contributions"] == before + 1


@pytest.mark.rule("FED-19.11")
def test_surplus_brings_the_crystals_too() -> None:
    senate = {"B": fund(0), "atalum_left": fund(0, "AMB-2")}
    scene = Scene(senate=senate, projects={"neo": 7}, phase="executive")
    assert scene.resources() == [1, 1, 0, 0]


@pytest.mark.rule("FED-19.12")
def test_a_funded_project_cannot_be_chosen() -> None:
    scene = Scene(projects={"neo": 7, "missions": 7})
    scene.play("place:F", "vote:AMB-1", "part:1")
    assert scene.options() == [f"project:{name}" for name in ("six_moon", "atalum", "arratooine", "e81216", "common")]


@pytest.mark.rule("FED-19.13")
def test_a_project_is_funded_on_its_last_field() -> None:
    """One field before it the project scores nothing."""
    for field, points in ((6, 0), (7, 16)):
        scene = Scene(me={"miner": "n1a", "hangar": 0}, projects={"neo": field}, round=5, phase="executive")
        scene.play("law:left")
        scored = scene.me["points"]
        assert scored == points


@pytest.mark.rule("FED-19.14", "FED-19.17", "FED-19.18")
def test_majorities_on_floors() -> None:
    """Ambassadors, tokens and the die; several floors for one player; the level after upkeep with bonuses."""
    senate = {
        "neo_left": vote(0),
        "six_moon_left": vote(1, "AMB-3"),
        "espionage_left": vote(0, "AMB-3"),
        "arratooine_right": vote(1, "AMB-1"),
        "A": vote(0, "AMB-2", token="ALT-3-04"),
        "E": vote(1, "AMB-4"),
    }
    players: dict[int, dict[str, Any]] = {
        0: {"die": 2, "die_at": "neo_left", "step": 2, "round_bonus": 1},
        1: {"step": 9},
    }
    scene = Scene(players=players, senate=senate, phase="executive")
    floors = [line for line in scene.log() if "floor" in line]
    assert floors == [
        "P0 has the most votes on the top floor (3).",
        "P0 has the most votes on the middle floor (2).",
        "P0 has the most votes on the bottom floor (6).",
    ]
    assert scene.me["points"] == 3 * 3
    assert scene.foe["step"] == 1


@pytest.mark.rule("FED-19.15")
def test_a_tie_on_a_floor() -> None:
    """Everybody tied scores his own level."""
    senate = {"neo_left": vote(0, "AMB-3"), "D": vote(2, "AMB-3"), "B": vote(1)}
    players: dict[int, dict[str, Any]] = {0: {"step": 2}, 2: {}}
    scene = Scene(players=players, senate=senate, phase="executive")
    assert [scene.player(seat)["points"] for seat in range(4)] == [2, 0, 1, 0]


@pytest.mark.rule("FED-19.16")
def test_no_votes_no_points() -> None:
    scene = Scene(senate={"B": fund(0)}, phase="executive")
    assert [scene.player(seat)["points"] for seat in range(4)] == [0, 0, 0, 0]


LAWS = {"now": ["LAW-L-atalum", "LAW-R-neo"]}


@pytest.mark.rule("FED-19.19", "FED-19.21")
@pytest.mark.parametrize(("votes", "points"), [("left", 4), ("right", 6)])
def test_the_law_of_the_wing_with_more_votes(votes: str, points: int) -> None:
    """All votes of all players count together; everybody scores 2 PP per influence, the other law gives nothing."""
    left = {"neo_left": vote(0), "C": vote(1, "AMB-3")}
    right = {"D": vote(0), "F": vote(1, "AMB-3")}
    players = {3: {"erudites": ["1A1", "1B1"], "miner": "n3"}}
    scene = Scene(players=players, senate=left if votes == "left" else right, laws=LAWS, phase="executive")
    assert scene.player(3)["points"] == points
    assert scene.player(2)["points"] == 0


@pytest.mark.rule("FED-19.19")
@pytest.mark.parametrize(
    ("planet", "points"),
    [
        pytest.param("neo", 4, marks=shows("law of neo")),
        pytest.param("six_moon", 6, marks=shows("law of six_moon")),
        pytest.param("atalum", 8, marks=shows("law of atalum")),
        pytest.param("arratooine", 10, marks=shows("law of arratooine")),
        pytest.param("e81216", 2, marks=shows("law of e81216")),
    ],
)
@pytest.mark.parametrize("wing", ["left", "right"])
def test_each_law(planet: str, points: int, wing: str) -> None:
    """Each of the five laws of each wing scores 2 PP per influence on its planet."""
    other = "neo" if planet != "neo" else "atalum"
    now = [f"LAW-L-{planet}", f"LAW-R-{other}"] if wing == "left" else [f"LAW-L-{other}", f"LAW-R-{planet}"]
    me = {
        "miner": "n2a",
        "magus": "m3",
        "erudites": ["1A1", "1B1", "1C1", "1D1"],
        "posts": {"TP-1": 2, "TP-2": 2, "TP-3": 1},
        "production_sites": ["PS-1A"],
    }
    scene = Scene(me=me, laws={"now": now}, phase="executive")
    scene.play(f"law:{wing}")
    assert scene.me["points"] == points


@pytest.mark.rule("FED-19.20")
def test_a_tie_of_the_wings_is_broken_by_the_president() -> None:
    """Also 0 to 0; the holder of the pawn is asked, not the start player."""
    scene = Scene(president=2, start=1, laws=LAWS, phase="executive")
    assert (scene.waiting, scene.options()) == ([2], ["law:left", "law:right"])
    senate = {"neo_left": vote(0, "AMB-4"), "D": vote(1, "AMB-4")}
    scene = Scene(president=3, senate=senate, laws=LAWS, phase="executive")
    assert scene.waiting == [3]
    scene.play("law:right")
    assert scene.state["laws"]["discarded"] == ["LAW-L-atalum", "LAW-R-neo"]
