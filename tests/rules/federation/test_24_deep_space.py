"""Deep space tiles (FED-24)."""

from typing import Any

import pytest

import ecliptic
from tests.rules.federation.marks import shows
from tests.rules.federation.scene import Scene


def take(tile: str, *choices: str, me: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Seat 0 reaches the last step with its last step of a gain, and takes this tile."""
    seats = more.get("seats", 4)
    offered = [tile, *[f"DS-{n}" for n in range(1, 9) if f"DS-{n}" != tile]][: seats + 1]
    scene = Scene(me={"step": 8, **(me or {})}, deep_space=offered, **more)
    scene.play("place:A", "vote:AMB-1", f"deep_space:{tile}", *choices)
    return scene


@pytest.mark.rule("FED-24.1")
def test_the_tiles_are_looked_at_by_one_player() -> None:
    """The options are his alone; the others see that he chooses, and the tile he takes."""
    scene = Scene(me={"step": 8})
    scene.play("place:A", "vote:AMB-1")
    assert scene.view(0)["looked_at"]["deep_space"] == [f"DS-{n}" for n in range(1, 6)]
    assert scene.view(1)["looked_at"] == {}
    assert scene.view(None)["deep_space"] == 5
    assert scene.log(1)[-1] == "P0 looks at the deep space tiles."
    scene.play("deep_space:DS-4")
    assert any(line.startswith("P0 takes deep space tile DS-4") for line in scene.log(1))
    assert scene.view(1)["players"][0]["deep_space"] == "DS-4"


@pytest.mark.rule("FED-24.1")
def test_looking_cannot_be_undone() -> None:
    scene = Scene(me={"step": 8})
    scene.play("place:A", "vote:AMB-1")
    with pytest.raises(ecliptic.Refused, match="nothing to undo"):
        scene.table.undo(0)


@pytest.mark.rule("FED-24.2")
def test_a_tile_is_a_completed_mission() -> None:
    scene = take("DS-4")
    assert (scene.me["completed_missions"], scene.me["hangar"]) == (2, 1)


@shows("DS-1")
@pytest.mark.rule("FED-24.3")
def test_ds_1() -> None:
    """Two advances, a ship, a marker on every mission."""
    scene = take("DS-1", "project:neo", "project:common")
    assert (scene.state["projects"]["neo"], scene.state["projects"]["common"]) == (1, 1)
    assert (scene.me["hangar"], scene.me["unlocked"]) == (2, list(range(1, 13)))
    assert take("DS-1", "project:neo", "project:neo").state["projects"]["neo"] == 2


@shows("DS-2")
@pytest.mark.rule("FED-24.4")
def test_ds_2() -> None:
    """One of the two tokens of strength 4 beside the board, seen by this player alone; then an action on Atalum."""
    scene = take("DS-2")
    assert scene.options() == ["token:ALT-4-05", "token:ALT-4-06"]
    assert scene.view(0)["looked_at"]["tokens_4"] == ["ALT-4-05", "ALT-4-06"]
    assert "ALT-4-05" not in str(scene.view(1))
    scene.play("token:ALT-4-06", "take:1E1")
    assert (scene.me["tokens"], scene.me["erudites"]) == (["ALT-4-06"], ["1E1"])
    assert scene.state["beside"]["4"] == ["ALT-4-05"]
    assert scene.view(0)["looked_at"]["tokens_4"] == ["ALT-4-05"]
    assert "ALT-4-05" not in str(scene.view(2))


@pytest.mark.rule("FED-24.4", "FED-1.13")
def test_ds_2_is_told_and_not_undone() -> None:
    """Everybody is told that the tokens were looked at; whoever has seen them does not take that back."""
    scene = take("DS-2")
    assert scene.table.undoable(0) == 0
    for viewer, told in ((0, "You look"), (1, "P0 looks")):
        assert f"{told} at the alteration tokens of strength 4 beside the board." in scene.log(viewer)


@pytest.mark.rule("FED-24.4")
def test_ds_2_with_one_token_left() -> None:
    beside = {"4": ["ALT-4-05"]}
    scene = take("DS-2", beside=beside, foe={"tokens": ["ALT-4-06"]})
    assert scene.me["tokens"] == ["ALT-4-05"]
    assert "take:1A1" in scene.options()


@shows("DS-3")
@pytest.mark.rule("FED-24.5")
def test_ds_3() -> None:
    scene = take("DS-3")
    assert (scene.me["level"], scene.me["game_bonus"], scene.me["die"]) == (8, 3, 1)
    assert scene.resources() == [0, 0, 1, 0]


@shows("DS-4")
@pytest.mark.rule("FED-24.6")
@pytest.mark.parametrize("die", [0, 2, 6])
def test_ds_4(die: int) -> None:
    scene = take("DS-4", me={"die": die})
    assert (scene.me["game_bonus"], scene.me["die"]) == (1, 6)


@shows("DS-5")
@pytest.mark.rule("FED-24.7")
@pytest.mark.parametrize(("planet", "choice"), [("six_moon", "token:ALT-1-01"), ("neo", "move:n1a")])
def test_ds_5(planet: str, choice: str) -> None:
    """An action on 6Moon or Neo, then any medal."""
    scene = take("DS-5")
    assert scene.options() == ["planet:neo", "planet:six_moon"]
    scene.play(f"planet:{planet}", choice, "medal:arratooine")
    assert scene.me["influence"][planet] == 1
    assert "arratooine" in scene.me["medals"]


@shows("DS-7")
@pytest.mark.rule("FED-24.9")
def test_ds_7() -> None:
    """The special ambassador comes at once; with the die it can be used in a later turn, and then it is gone."""
    scene = take("DS-7", seats=2, me={"die": 2}, senate={})
    assert "AMB-S" in scene.me["ambassadors"]
    scene.play(*scene.asked("keep_die"))
    scene.outer()
    scene.play("place:neo_left", "vote:AMB-S", "move:n1a", "add_die")
    assert scene.view()["votes"]["floors"][0][0] == 9
    scene.finish_round()
    assert "AMB-S" not in scene.me["ambassadors"]


@pytest.mark.rule("FED-24.9", "FED-4.5")
def test_ds_7_in_the_last_turn_gives_a_fifth() -> None:
    gone = [{"owner": 0, "ambassador": f"AMB-{n}"} for n in (2, 3, 4)]
    gone += [{"owner": 1, "ambassador": f"AMB-{n}"} for n in (1, 2, 3, 4)]
    offered = ["DS-7", "DS-1", "DS-2"]
    scene = Scene(seats=2, me={"step": 8}, outer_module=gone, deep_space=offered, senate={})
    scene.play("place:A")
    scene.play_if_asked("vote:AMB-1", "deep_space:DS-7")
    assert scene.waiting == [0]
    assert "pass" in scene.options()


@pytest.mark.rule("FED-24.11")
def test_ds_7_of_the_executive_phase_is_for_the_next_round() -> None:
    me = {"step": 9, "production_sites": ["PS-3A"], "resources": {"oceanium": 1}}
    scene = Scene(me=me, phase="executive", deep_space=["DS-7", "DS-1", "DS-2", "DS-3", "DS-4"])
    scene.play("deep_space:DS-7", "upkeep:5", "law:left")
    assert scene.state["round"] == 2
    assert "AMB-S" in scene.me["ambassadors"]


@pytest.mark.rule("FED-24.1", "FED-8.3")
def test_an_action_inside_the_tile_is_a_whole_action() -> None:
    """DS-2 gives an action on Atalum, whose erudite gives steps, which are points beyond the end."""
    scene = take("DS-2", "token:ALT-4-05", "take:2C1", me={"erudites": ["1C1"]})
    assert scene.me["points"] == 2


@pytest.mark.rule("FED-19.3", "FED-24.11")
@pytest.mark.parametrize(("building", "tokens", "hangar"), [("PS-4A", 2, 1), ("PS-1A", 0, 2)])
def test_a_site_built_in_the_income_step(building: str, tokens: int, hangar: int) -> None:
    """The Academy leads to DS-8. The Incubator, further right, gives its income at once and in its turn; the Shipyard,
    further left, only at once."""
    me = {"step": 9, "production_sites": ["PS-3A"], "resources": {"oceanium": 1}}
    scene = Scene(me=me, phase="executive", deep_space=["DS-8", "DS-1", "DS-2", "DS-3", "DS-4"])
    scene.play("deep_space:DS-8", f"build:{building}")
    assert scene.options("upkeep")
    assert (len(scene.me["tokens"]), scene.me["hangar"]) == (tokens, hangar)
