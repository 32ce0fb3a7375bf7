"""Espionage and the outer module (FED-17, FED-18)."""

from typing import Any

import pytest

from tests.rules.federation.scene import Scene


@pytest.mark.rule("FED-17.1", "FED-17.5", "FED-16.6")
def test_what_espionage_copies() -> None:
    """Five planets and the rooms that can be paid, but not the President's Office and not espionage."""
    scene = Scene(me={"resources": {"lavandium": 1, "coppernium": 9}})
    scene.play("place:espionage_left", "vote:AMB-1")
    assert scene.options() == [
        "copy_action:neo", "copy_action:six_moon", "copy_action:atalum", "copy_action:arratooine",
        "copy_action:e81216", "copy_action:A", "copy_action:C", "copy_action:E", "copy_action:F",
    ]  # fmt: skip


@pytest.mark.rule("FED-17.2", "FED-22.5")
def test_occupied_and_blocked_spaces_can_be_copied() -> None:
    scene = Scene(
        seats=3,
        me={"resources": {"lavandium": 1}},
        senate={
            "A": {"owner": 1, "ambassador": "AMB-1"},
            "neo_left": {"neutral": 1},
            "neo_right": {"neutral": 0},
        },
    )
    scene.play("place:espionage_left", "vote:AMB-1")
    assert {"copy_action:A", "copy_action:neo"} <= set(scene.options())


@pytest.mark.rule("FED-17.3", "FED-5.6")
def test_the_copied_action_costs_extra() -> None:
    """Espionage 1 lavandium, Assistants' Room 1 coppernium."""
    scene = Scene(me={"resources": {"lavandium": 1, "coppernium": 1}})
    scene.play("place:espionage_left", "vote:AMB-1", "copy_action:E")
    assert scene.resources() == [0, 0, 0, 0]
    assert scene.me["die"] == 2
    scene = Scene(me={"resources": {"lavandium": 1}})
    scene.play("place:espionage_left", "vote:AMB-1")
    assert "copy_action:E" not in scene.options()


@pytest.mark.rule("FED-17.4")
def test_floor_wing_and_column_are_those_of_espionage() -> None:
    """The vote counts on the middle floor of the left wing, where espionage lies, not where Neo does."""
    scene = Scene(me={"resources": {"lavandium": 1}})
    scene.play("place:espionage_left", "vote:AMB-4", "copy_action:neo", "move:n1a")
    votes = scene.view()["votes"]
    assert [floor[0] for floor in votes["floors"]] == [0, 3, 0]
    assert votes["wings"] == [3, 0]


# The outer module


@pytest.mark.rule("FED-18.1")
def test_any_number_of_ambassadors_on_the_outer_module() -> None:
    scene = Scene(seats=2)
    for _ in range(7):
        scene.outer()
    assert len(scene.state["outer_module"]) == 7
    assert [piece["owner"] for piece in scene.state["outer_module"]] == [0, 1, 0, 1, 0, 1, 0]


@pytest.mark.rule("FED-18.2", "FED-10.4")
def test_the_outer_module_gives_oceanium_and_the_bonus() -> None:
    scene = Scene(me={"tokens": ["ALT-1-05"]})
    scene.play("place:outer_module", "vote:AMB-1", "alter:ALT-1-05")
    assert (scene.resources(), scene.me["die"]) == ([0, 0, 1, 0], 1)


@pytest.mark.rule("FED-18.3", "FED-9.7")
def test_the_outer_module_is_outside_of_the_senate() -> None:
    """No votes, no die, no marker, no funding."""
    pieces: list[dict[str, Any]] = [
        {"owner": 0, "ambassador": "AMB-4"},
        {"owner": 0, "ambassador": "AMB-3", "side": "funding"},
    ]
    scene = Scene(me={"die": 3}, outer_module=pieces)
    scene.play("place:outer_module", "funding:AMB-1")
    assert scene.waiting == [1]
    view = scene.view()
    assert view["votes"] == {"floors": [[0, 0, 0, 0, 0]] * 3, "wings": [0, 0]}
    assert scene.me["unlocked"] == []
    scene = Scene(phase="executive", outer_module=pieces)
    assert list(scene.state["projects"].values()) == [0] * 7


@pytest.mark.rule("FED-18.4")
def test_a_mission_may_follow_the_outer_module() -> None:
    scene = Scene(me={"unlocked": [1], "step": 1})
    scene.play("place:outer_module", "vote:AMB-1")
    assert scene.options() == ["mission:1", "end"]
