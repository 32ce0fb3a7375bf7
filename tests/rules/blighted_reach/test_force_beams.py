"""Force Beams (L16) in the campaign: Imperial ships are guided too, and the Movement Law holds (ABR-4.14)."""

from typing import Any

import pytest

from tests.rules.blighted_reach.scene import Scene

OUTLAW = {"titles": ["outlaw", "regent", "regent"], "first_regent": 1}


def guiding(ships: dict[str, Any], **fields: Any) -> Scene:
    """Seat 0 guides ships out of 2-hex, where it has a starport."""
    fields = {"me": {"cards": ["L16"]}, "hand": ["mobilization-2"], **fields}
    scene = Scene(ships={"2-hex": ships}, buildings={"2-hex/1": "0 starport"}, **fields)
    scene.play("lead:mobilization-2", "use:guide", "move:2-hex>2-gate")
    return scene


@pytest.mark.rule("ABR-4.14")
def test_a_regent_guides_one_imperial_ship_for_each_own_ship() -> None:
    scene = guiding({"0": 2, "empire": [2, 1]})
    assert scene.options() == ["ships:2+0", "ships:1+0"], "without an own ship nothing could move"
    scene.play("ships:1+0")
    assert scene.options() == ["ships:1+0", "ships:0+1", "ships:0+0"]
    scene.play("ships:0+1")
    assert scene.state["ships"]["2-gate"] == {"0": [1, 0], "empire": [0, 1]}
    assert scene.state["ships"]["2-hex"] == {"0": [1, 0], "empire": [2, 0]}


@pytest.mark.rule("ABR-4.14")
def test_ships_of_others_are_no_escort() -> None:
    scene = guiding({"0": 1, "1": 2, "empire": 2})
    scene.play("ships:0+0")
    assert scene.options() == ["ships:2+0", "ships:1+0"]
    scene.play("ships:2+0")
    assert scene.state["ships"]["2-hex"] == {"0": [1, 0], "empire": [2, 0]}
    assert scene.waiting == [0]
    assert scene.options("ships") == [], "no Imperial ship is asked for"


@pytest.mark.rule("ABR-4.14")
def test_a_card_that_lifts_the_movement_law_does_not_help() -> None:
    """L16 ignores what play areas say about moves, so Imperial Officers (F07-02) change nothing."""
    scene = guiding({"0": 1, "empire": 3}, me={"cards": ["L16", "F07-02"]})
    assert scene.options() == ["ships:1+0", "ships:0+0"]


@pytest.mark.rule("ABR-4.14")
def test_an_outlaw_guides_any_imperial_ships() -> None:
    scene = guiding({"empire": 3}, campaign=OUTLAW)
    assert scene.view()["asked"]["owner"] == "empire"
    assert scene.options() == ["ships:3+0", "ships:2+0", "ships:1+0"]
    scene.play("ships:3+0")
    assert scene.state["ships"]["2-gate"] == {"empire": [3, 0]}


@pytest.mark.rule("ABR-4.14")
def test_a_regent_without_ships_there_guides_none() -> None:
    ships = {"2-hex": {"empire": 3}, "2-gate": {"1": 1}}
    scene = Scene(["mobilization-2"], {"cards": ["L16"]}, ships=ships, buildings={"2-hex/1": "0 starport"})
    scene.play("lead:mobilization-2", "use:guide")
    assert "move:2-hex>2-gate" not in scene.options()


@pytest.mark.rule("ABR-4.14")
def test_the_flagship_is_an_escort_and_blight_is_not_guided() -> None:
    flagship = {"seat": 0, "system": "2-hex", "board": {"slipstream_drive": "starport"}}
    scene = Scene(
        ["mobilization-2"],
        {"cards": ["L16"]},
        ships={"2-hex": {"0": 1, "empire": 2, "blight": 1}},
        campaign={"flagships": [flagship]},
    )
    scene.play("lead:mobilization-2", "use:guide", "move:2-hex>2-gate")
    assert scene.options() == ["ships:1+0", "ships:0+0"]
    scene.play("ships:1+0")
    assert scene.state["ships"]["2-gate"] == {"0": [1, 0], "empire": [1, 0]}
    assert scene.campaign["flagships"][0]["system"] == "2-gate"
    assert scene.state["ships"]["2-hex"] == {"empire": [1, 0], "blight": [1, 0]}


def test_the_question_says_whose_ships() -> None:
    scene = guiding({"0": 2, "empire": 1})
    said = [str(scene.table.game.say(scene.table.prompt(0), scene.table.names, each, 0)) for each in ("en", "ru", "de")]
    assert said[0] == "Force Beams: choose how many of your ships move."
    scene.play("ships:2+0")
    said = [str(scene.table.game.say(scene.table.prompt(0), scene.table.names, each, 0)) for each in ("en", "ru", "de")]
    assert ["Imperial" in said[0], "имперских" in said[1], "imperiale" in said[2]] == [True] * 3
