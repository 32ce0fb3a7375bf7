"""Missions (FED-6)."""

from typing import Any

import pytest

from ecliptic.games.federation.state import MISSION_SPACES
from tests.rules.federation.marks import shows
from tests.rules.federation.scene import Scene


def after_main_action(**me: Any) -> Scene:
    """Seat 0 has placed an ambassador on the outer module, which brought 1 oceanium."""
    scene = Scene(me=me)
    scene.play("place:outer_module", "vote:AMB-1")
    return scene


@pytest.mark.rule("FED-6.1")
@pytest.mark.parametrize(
    ("missing", "sentence"),
    [
        ({"unlocked": []}, "not unlocked"),
        ({"hangar": 0}, "no ship"),
        ({"step": 0}, "needs accreditation level 2"),
        ({"completed": [1]}, "have already completed"),
    ],
)
def test_the_requirements(missing: dict[str, Any], sentence: str) -> None:
    """Unlocked, not completed, a ship in the hangar, the level: without one of them the mission is no option."""
    able: dict[str, Any] = {"unlocked": [1, 12], "hangar": 1, "step": 1, "erudites": ["1A1"]}
    assert "mission:1" in after_main_action(**able).options()
    scene = after_main_action(**(able | missing))
    assert sentence in scene.refused("mission:1")


@pytest.mark.rule("FED-6.2")
def test_mission_and_ship_of_the_same_turn() -> None:
    """The Patron's Office brings the ship and the marker, and the mission can be performed at once."""
    scene = Scene(me={"hangar": 0, "step": 1})
    scene.play("place:C", "vote:AMB-1", "unlock:1")
    assert scene.options() == ["mission:1", "end"]


@pytest.mark.rule("FED-6.2")
def test_a_mission_unlocked_by_the_placement_itself() -> None:
    scene = Scene(me={"step": 1})
    scene.play("place:neo_left", "funding:AMB-1", "move:n1a")
    assert scene.options() == ["mission:1", "end"]
    scene.play("mission:1", "move:n2a")
    assert scene.me["influence"]["neo"] == 2


@pytest.mark.rule("FED-6.3")
def test_ship_then_cost_then_effect() -> None:
    scene = after_main_action(unlocked=[7], step=3, resources={"lavandium": 1})
    scene.play("mission:7")
    assert (scene.me["hangar"], scene.me["completed"]) == (0, [7])
    assert scene.options() == ["pay:lavandium", "pay:oceanium"]
    scene.play("pay:lavandium")
    assert "planet:neo" in scene.options()


@pytest.mark.rule("FED-6.3")
def test_a_mission_that_cannot_be_paid() -> None:
    """Mission 5 builds: without resources for any building it cannot be chosen."""
    scene = Scene(me={"unlocked": [5], "step": 3})
    scene.play("place:A", "vote:AMB-1")
    assert scene.waiting == [1]
    scene = Scene(me={"unlocked": [5], "step": 3, "resources": {"lavandium": 2}})
    scene.play("place:A", "vote:AMB-1")
    assert scene.options() == ["mission:5", "end"]


@pytest.mark.rule("FED-6.4")
def test_each_mission_once() -> None:
    scene = after_main_action(completed=[1], unlocked=[1, 2], hangar=3, step=1)
    assert scene.options() == ["mission:2", "end"]


@pytest.mark.rule("FED-6.5", "FED-24.2", "FED-26.13")
def test_completed_missions() -> None:
    """Ships on missions, the starting planet and a deep space tile: ten at most."""
    me = {"completed": [1, 2, 3, 4, 5, 6, 7, 8], "hangar": 0, "deep_space": "DS-1"}
    assert Scene(me=me).me["completed_missions"] == 10
    assert Scene(me={"completed": [1, 2]}).me["completed_missions"] == 3
    assert Scene(me={"unlocked": [1, 2]}).me["completed_missions"] == 1


@pytest.mark.rule("FED-6.6", "FED-6.15")
@pytest.mark.parametrize(
    ("mission", "planet", "choices"),
    [
        pytest.param(1, "neo", ["move:n1a"], marks=shows("mission 1")),
        pytest.param(2, "six_moon", ["token:ALT-1-01"], marks=shows("mission 2")),
        pytest.param(3, "atalum", ["take:1C1"], marks=shows("mission 3")),
        pytest.param(4, "arratooine", ["post:TP-1"], marks=shows("mission 4")),
        pytest.param(5, "e81216", ["build:PS-2A", "pay:lavandium", "pay:lavandium"], marks=shows("mission 5")),
    ],
)
def test_missions_1_to_5_are_planets(mission: int, planet: str, choices: list[str]) -> None:
    """The planet's action with its cost and influence; no vote, no funding, no marker comes from it."""
    scene = after_main_action(unlocked=[mission], step=3, resources={"lavandium": 2})
    before = scene.view()["votes"], scene.state["projects"]
    scene.play(f"mission:{mission}", *choices)
    assert scene.me["influence"][planet] == 1
    assert (scene.view()["votes"], scene.state["projects"]) == before
    assert scene.me["unlocked"] == [mission]


@shows("mission 6")
@pytest.mark.rule("FED-6.7", "FED-6.16")
def test_mission_6() -> None:
    """2 accreditation steps; the level is checked before."""
    scene = after_main_action(unlocked=[6], step=3)
    scene.play("mission:6")
    assert scene.me["step"] == 5
    scene = after_main_action(unlocked=[6, 8], step=5, hangar=2)
    assert scene.options() == ["mission:6", "end"]


@shows("mission 7")
@pytest.mark.rule("FED-6.8")
def test_mission_7() -> None:
    """1 lavandium, then any planet that can be paid, no room."""
    scene = after_main_action(unlocked=[7], step=3, resources={"lavandium": 1, "coppernium": 2})
    scene.play("mission:7", "pay:oceanium")
    assert scene.options() == [
        "planet:neo", "planet:six_moon", "planet:atalum", "planet:arratooine", "planet:e81216",
    ]  # fmt: skip
    scene.play("planet:six_moon", "token:ALT-1-02")
    assert scene.me["tokens"] == ["ALT-1-02"]


@shows("mission 8")
@pytest.mark.rule("FED-6.9")
def test_mission_8() -> None:
    """1 PP per crystal and gold; nothing is spent. The outer module has brought another oceanium."""
    scene = after_main_action(unlocked=[8], step=6, resources={"lavandium": 2, "gold": 3})
    scene.play("mission:8")
    assert scene.me["points"] == 6
    assert scene.resources() == [2, 0, 1, 3]


@shows("mission 9")
@pytest.mark.rule("FED-6.10", "FED-7.4")
def test_mission_9() -> None:
    """Any project, 1 step, the intrigue medal."""
    scene = after_main_action(unlocked=[9], step=6)
    scene.play("mission:9")
    assert "project:common" in scene.options()
    scene.play("project:atalum")
    assert scene.state["projects"]["atalum"] == 1
    assert (scene.me["step"], scene.me["medals"]) == (7, ["intrigue"])
    assert scene.state["medals"]["intrigue"] == 3


@pytest.mark.rule("FED-6.10")
def test_mission_9_with_the_medal_owned_or_gone() -> None:
    scene = after_main_action(unlocked=[9], step=6, medals=["intrigue"])
    scene.play("mission:9", "project:neo")
    assert scene.me["medals"] == ["intrigue"]
    assert scene.state["medals"]["intrigue"] == 3


@shows("mission 10")
@pytest.mark.rule("FED-6.11", "FED-9.2")
@pytest.mark.parametrize(("die", "points"), [(0, 0), (1, 2), (5, 10)])
def test_mission_10(die: int, points: int) -> None:
    scene = after_main_action(unlocked=[10], step=6, die=die)
    scene.play("mission:10")
    assert scene.me["points"] == points


@shows("mission 11")
@pytest.mark.rule("FED-6.12", "FED-8.11")
@pytest.mark.parametrize(("bonus", "points"), [(0, 10), (3, 16)])
def test_mission_11(bonus: int, points: int) -> None:
    """2 PP per level, with level bonuses."""
    scene = after_main_action(unlocked=[11], step=9, game_bonus=bonus)
    scene.play("mission:11")
    assert scene.me["points"] == points


@shows("mission 12")
@pytest.mark.rule("FED-6.13")
def test_mission_12_counts_itself() -> None:
    """Two missions before, the starting planet, and mission 12."""
    scene = after_main_action(unlocked=[12], completed=[1, 2], step=9)
    scene.play("mission:12")
    assert scene.me["points"] == 4


@pytest.mark.rule("FED-6.14")
def test_a_mission_is_an_action_on_its_planet() -> None:
    """An erudite with the timing of Neo may be used during mission 1."""
    scene = after_main_action(unlocked=[1], step=1, erudites=["1E1"])
    scene.play("mission:1")
    assert scene.options() == ["move:n1a", "move:n1b", "use:1E1"]


@pytest.mark.rule("FED-6.1")
@pytest.mark.parametrize(
    ("mission", "level"),
    [(1, 2), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (8, 4), (9, 4), (10, 4), (11, 5), (12, 5)],
)
def test_the_required_levels(mission: int, level: int) -> None:
    """With the level the mission is open, one level below it is not."""
    lowest = {1: 0, 2: 1, 3: 3, 4: 6, 5: 9}
    rich = {"lavandium": 3, "coppernium": 3}
    scene = after_main_action(unlocked=[mission], step=lowest[level], resources=rich)
    assert f"mission:{mission}" in scene.options()
    scene = after_main_action(unlocked=[mission], step=lowest[level] - 1, resources=rich)
    assert scene.waiting == [1]


@pytest.mark.rule("FED-5.13", "FED-16.4")
@pytest.mark.parametrize(("left", "can"), [(0, False), (1, True)])
def test_who_has_unlocked_every_mission_can_unlock_none(left: int, can: bool) -> None:
    scene = Scene()
    state: Any = scene.table.state
    (step, *_) = [each for steps in state.parts.effects.steps for each in steps if each.verb == "unlock_any"]
    state.players[0].unlocked = (1 << MISSION_SPACES) - 1 - left
    assert step.can_do(state, 0, -1) == can
