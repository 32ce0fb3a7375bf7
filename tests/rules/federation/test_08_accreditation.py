"""Accreditation: the track, the deep space tile at its end, upkeep, level bonuses (FED-8)."""

from typing import Any

import pytest

from tests.rules.federation.scene import Scene


@pytest.mark.rule("FED-8.1", "FED-26.19")
@pytest.mark.parametrize(("step", "level"), list(enumerate([1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5])))
def test_levels_of_the_steps(step: int, level: int) -> None:
    assert Scene(me={"step": step}).me["level"] == level
    assert Scene(me={"step": step, "round_bonus": 2}).me["level"] == level + 2


@pytest.mark.rule("FED-8.2")
def test_a_gain_moves_the_marker() -> None:
    scene = Scene(me={"step": 2})
    scene.play("place:A", "vote:AMB-1")
    assert scene.me["step"] == 4


@pytest.mark.rule("FED-8.3", "FED-24.1")
def test_the_last_step_gives_a_deep_space_tile() -> None:
    """The player looks at all of them and chooses; the tile lies on his board."""
    scene = Scene(me={"step": 8, "medals": ["accreditation"]})
    scene.play("place:A", "vote:AMB-1")
    assert scene.options() == [f"deep_space:DS-{n}" for n in range(1, 6)]
    scene.play("deep_space:DS-4")
    assert scene.me["deep_space"] == "DS-4"
    assert scene.state["deep_space"] == ["DS-1", "DS-2", "DS-3", "DS-5"]


@pytest.mark.rule("FED-8.4")
def test_steps_beyond_the_last_are_points() -> None:
    scene = Scene(me={"step": 10, "deep_space": "DS-4"})
    scene.play("place:A", "vote:AMB-1")
    assert (scene.me["step"], scene.me["points"]) == (10, 2)


@pytest.mark.rule("FED-8.5")
def test_the_rest_of_a_gain_comes_after_the_tile() -> None:
    """From step 9 two steps: the tile with all its effects, then 1 PP for the second step."""
    scene = Scene(me={"step": 9})
    scene.play("place:A", "vote:AMB-1", "deep_space:DS-5")
    assert scene.me["points"] == 0
    scene.play("planet:neo", "move:n1a")
    assert scene.me["points"] == 0
    scene.play("medal:neo")
    assert scene.me["points"] == 1


@pytest.mark.rule("FED-8.6")
def test_one_deep_space_tile_in_a_game() -> None:
    """Reaching the last step again gives nothing for the arrival."""
    scene = Scene(me={"step": 9, "deep_space": "DS-4"})
    scene.play("place:A", "vote:AMB-1")
    assert scene.waiting == [1]
    assert (scene.me["step"], scene.me["points"]) == (10, 1)


@pytest.mark.rule("FED-8.7")
@pytest.mark.parametrize(
    ("step", "cost"),
    [(0, [0, 0, 0]), (2, [0, 0, 0]), (3, [1, 0, 0]), (5, [1, 0, 0]), (6, [0, 1, 0]), (8, [0, 1, 0]), (10, [0, 0, 1])],
)
def test_upkeep_by_level(step: int, cost: list[int]) -> None:
    """Nothing on levels 1 and 2, then lavandium, coppernium, oceanium."""
    me: dict[str, Any] = {
        "step": step,
        "resources": {"lavandium": 1, "coppernium": 1, "oceanium": 1},
        "deep_space": "DS-4",
    }
    scene = Scene(me=me, phase="executive")
    level = scene.options("upkeep")[0] if scene.options("upkeep") else None
    if level:
        scene.play(level)
        scene.play(*scene.asked("pay:lavandium"), *scene.asked("pay:coppernium"))
    assert scene.me["step"] == step
    assert scene.resources()[:3] == [1 - n for n in cost]


@pytest.mark.rule("FED-8.7")
def test_oceanium_may_pay_the_upkeep() -> None:
    scene = Scene(me={"step": 6, "resources": {"oceanium": 1}}, phase="executive")
    scene.play("upkeep:4")
    assert (scene.me["step"], scene.resources()) == (6, [0, 0, 0, 0])


@pytest.mark.rule("FED-8.8")
def test_falling_to_a_level_that_is_paid() -> None:
    """On level 5 with one of each: keep it, fall to 4 or 3 and pay for that, or fall to 2 for nothing."""
    me = {"step": 10, "deep_space": "DS-4", "resources": {"lavandium": 1, "coppernium": 1, "oceanium": 1}}
    for choice, step, left in (
        ("upkeep:5", 10, [1, 1, 0]),
        ("upkeep:4", 6, [1, 0, 1]),
        ("upkeep:3", 3, [0, 1, 1]),
        ("upkeep:2", 1, [1, 1, 1]),
    ):
        scene = Scene(me=me, phase="executive")
        assert scene.options() == ["upkeep:5", "upkeep:4", "upkeep:3", "upkeep:2"]
        scene.play(choice)
        for payment in ("pay:lavandium", "pay:coppernium"):
            scene.play(*scene.asked(payment))
        assert (scene.me["step"], scene.resources()[:3]) == (step, left)


@pytest.mark.rule("FED-8.8", "FED-8.10")
def test_who_cannot_pay_falls_to_level_2() -> None:
    """To its lowest step, and nobody is asked when there is nothing to pay with."""
    for step in (3, 7, 9):
        scene = Scene(me={"step": step}, phase="executive")
        assert scene.me["step"] == 1
        assert scene.options() == ["law:left", "law:right"]


@pytest.mark.rule("FED-8.10")
@pytest.mark.parametrize("step", [0, 1, 2])
def test_levels_1_and_2_do_not_fall(step: int) -> None:
    assert Scene(me={"step": step}, phase="executive").me["step"] == step


@pytest.mark.rule("FED-8.9", "FED-19.3")
def test_upkeep_is_for_the_level_after_income() -> None:
    """The Military Academy lifts seat 0 from level 2 to 3 first; in turn order everybody pays for what he has then."""
    players = {
        0: {"step": 2, "production_sites": ["PS-3A"], "resources": {"lavandium": 1}},
        1: {"step": 3, "resources": {"lavandium": 1}},
    }
    scene = Scene(players=players, phase="executive")
    assert (scene.waiting, scene.me["step"]) == ([0], 3)
    scene.play("upkeep:3")
    assert scene.waiting == [1]


@pytest.mark.rule("FED-8.11")
def test_level_bonuses_add_up_and_move_no_marker() -> None:
    """+1 and +3: above level 5, no medal, no deep space tile; missions ask for the level with bonuses."""
    scene = Scene(me={"step": 6, "round_bonus": 1, "game_bonus": 3, "unlocked": [12]})
    assert scene.me["level"] == 8
    scene.play("place:outer_module", "vote:AMB-1")
    assert scene.options() == ["mission:12", "end"]
    assert (scene.me["medals"], scene.me["step"]) == ([], 6)


@pytest.mark.rule("FED-8.12")
def test_upkeep_looks_at_the_marker_only() -> None:
    """Level 3 by the marker and 2 more: lavandium, unless the table plays that bonuses count."""
    me = {"step": 3, "game_bonus": 2, "resources": {"lavandium": 1, "oceanium": 1}}
    scene = Scene(me=me, phase="executive")
    scene.play("upkeep:3", "pay:lavandium")
    assert scene.resources() == [0, 0, 1, 0]
    scene = Scene(me=me, phase="executive", options={"level_bonus_in_upkeep": "yes"})
    scene.play("upkeep:3")
    assert scene.resources() == [1, 0, 0, 0]


@pytest.mark.rule("FED-8.13")
def test_two_players_may_have_the_same_bonus() -> None:
    """1A1 of one player and a copy of it by another in the same round."""
    scene = Scene(me={"erudites": ["1A1"]}, foe={"erudites": ["1A3"]}, atalum={"1A": ["1A2"]})
    scene.play("use:1A1")
    scene.outer()
    assert scene.me["level"] == 2
    scene = Scene(me={"erudites": ["1A3"]}, foe={"round_bonus": 1}, atalum={"1A": ["1A1", "1A2"]})
    scene.play("use:1A3", "copy:1A1")
    assert (scene.me["level"], scene.foe["level"]) == (2, 2)


@pytest.mark.rule("FED-8.14", "FED-25.2")
def test_round_bonuses_end_in_the_clean_up() -> None:
    """They still count for the floors of the round; a bonus for the game stays."""
    senate = {"neo_left": {"owner": 0, "ambassador": "AMB-4"}}
    scene = Scene(me={"round_bonus": 2, "game_bonus": 1}, senate=senate, phase="executive")
    assert scene.me["points"] == 4
    assert scene.state["round"] == 2
    assert scene.me["level"] == 2


@pytest.mark.rule("FED-8.4", "FED-8.6")
@pytest.mark.parametrize("tile", ["DS-1", "DS-8"])
def test_who_has_a_tile_gains_nothing_for_the_arrival(tile: str) -> None:
    """One step to the end of the track, and 1 PP for the one beyond it."""
    scene = Scene(me={"step": 9, "deep_space": tile})
    scene.play("place:A", "vote:AMB-1")
    assert (scene.waiting, scene.me["step"], scene.me["points"], scene.me["deep_space"]) == ([1], 10, 1, tile)
