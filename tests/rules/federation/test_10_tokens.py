"""Alteration tokens (FED-10), each of the fifty."""

from typing import Any

import pytest

from ecliptic.content.files import read_data
from tests.rules.federation.scene import RESOURCES, Scene

ROWS: list[dict[str, Any]] = read_data("federation", "components.yaml")["alteration_tokens"]
TOKENS = {row["id"]: row for row in ROWS}

# The choice that belongs to a part of a bonus.
CHOICES = {"unlock_any": "unlock:3", "project_any": "project:neo"}


def play_token(scene: Scene, token: str, space: str = "A") -> None:
    """Play the token on AMB-1 and make the choices of its bonus, parts in the order printed."""
    scene.play(f"place:{space}", "vote:AMB-1", f"alter:{token}")
    parts = TOKENS[token]["bonus"]
    if len(parts) > 1:
        scene.play("part:0")
    for part in parts:
        for verb, choice in CHOICES.items():
            for _ in range(part.get(verb, 0)):
                scene.play(choice)


@pytest.mark.rule("FED-10.1", "FED-10.2", "FED-10.3")
@pytest.mark.parametrize("token", TOKENS)
def test_symbol_and_bonus_of_each_token(token: str) -> None:
    """Votes or funding as printed, and the bonus at once: resources, steps, die, ship, marker, project."""
    row = TOKENS[token]
    scene = Scene(me={"tokens": [token], "resources": {"lavandium": 1}, "step": 0})
    play_token(scene, token)
    scene.play(*scene.asked("keep_die"))
    gained = dict.fromkeys(RESOURCES, 0) | {"lavandium": 1}
    expected: dict[str, Any] = {"step": 2, "die": 0, "hangar": 1, "unlocked": []}
    projects = 0
    for part in row["bonus"]:
        for resource, n in part.get("gain", {}).items():
            gained[resource] += n
        for resource, n in part.get("pay", {}).items():
            gained[resource] -= n
        expected["step"] += part.get("accreditation", 0)
        expected["die"] += part.get("die", 0)
        expected["hangar"] += part.get("ship", 0)
        expected["unlocked"] += [3] * part.get("unlock_any", 0)
        projects += part.get("project_any", 0)
    if row["symbol"] == "fund":
        expected["unlocked"].append(6)
    me = scene.me
    assert {name: me[name] for name in expected} == expected
    assert scene.player(0)["resources"] == gained
    assert scene.state["projects"]["neo"] == projects
    assert scene.view()["votes"]["wings"] == [row["votes"], 0]
    assert me["tokens"] == []


@pytest.mark.rule("FED-10.2")
def test_everything_on_the_ambassador_is_covered() -> None:
    """AMB-4 with its funding side under a vote token: no coppernium, no funding, the votes of the token."""
    scene = Scene(me={"tokens": ["ALT-1-06"]})
    scene.play("place:A", "funding:AMB-4", "alter:ALT-1-06")
    assert scene.resources() == [0, 0, 1, 0]
    assert scene.view()["votes"]["wings"] == [2, 0]
    assert scene.me["unlocked"] == []


@pytest.mark.rule("FED-10.4", "FED-24.9")
def test_a_token_on_the_special_ambassador() -> None:
    me = {"deep_space": "DS-7", "ambassadors": ["AMB-1", "AMB-2", "AMB-3", "AMB-4", "AMB-S"], "tokens": ["ALT-1-16"]}
    scene = Scene(me=me)
    scene.play("place:A", "vote:AMB-S", "alter:ALT-1-16")
    assert scene.view()["votes"]["wings"] == [0, 0]
    assert scene.me["unlocked"] == [6]


@pytest.mark.rule("FED-10.5")
def test_a_token_with_a_payment() -> None:
    """6 votes for 1 lavandium: not without it, and the payment may leave too little for the action."""
    scene = Scene(me={"tokens": ["ALT-3-04"]})
    scene.play("place:A", "vote:AMB-1")
    assert scene.waiting == [1]
    scene = Scene(me={"tokens": ["ALT-3-04"], "resources": {"lavandium": 1}})
    scene.play("place:A", "vote:AMB-1", "alter:ALT-3-04")
    assert (scene.resources(), scene.view()["votes"]["wings"]) == ([0, 0, 0, 0], [6, 0])
    scene = Scene(me={"tokens": ["ALT-3-04"], "resources": {"lavandium": 1}})
    scene.play("place:espionage_left", "vote:AMB-1")
    assert "copy_action:neo" in scene.options()
    assert scene.me["tokens"] == ["ALT-3-04"]


@pytest.mark.rule("FED-10.6")
def test_parts_of_a_bonus_in_any_order() -> None:
    scene = Scene(me={"tokens": ["ALT-2-10"]})
    scene.play("place:A", "vote:AMB-1", "alter:ALT-2-10")
    assert scene.options() == ["part:0", "part:1"]
    scene.play("part:1")
    assert scene.me["step"] == 0
    scene.play("unlock:5")
    assert scene.me["step"] == 3


@pytest.mark.rule("FED-10.6")
def test_a_part_that_is_impossible_is_left_out() -> None:
    """All missions unlocked: the die is raised, no marker is placed."""
    scene = Scene(me={"tokens": ["ALT-2-07"], "unlocked": list(range(1, 13))})
    scene.play("place:A", "vote:AMB-1", "alter:ALT-2-07", "part:1")
    assert scene.me["die"] == 1


@pytest.mark.rule("FED-10.7", "FED-20.1")
def test_used_tokens_leave_the_game() -> None:
    senate = {"A": {"owner": 0, "ambassador": "AMB-1", "token": "ALT-1-02"}}
    outer = [{"owner": 1, "ambassador": "AMB-1", "token": "ALT-2-01"}]
    scene = Scene(senate=senate, outer_module=outer, phase="executive")
    assert scene.state["used_tokens"] == ["ALT-1-02", "ALT-2-01"]
    assert scene.state["senate"] == {}


@pytest.mark.rule("FED-10.9", "FED-15.14", "FED-26.16")
def test_tokens_from_beside_the_board_are_drawn() -> None:
    """The top one of the stack, and it lies open from then on."""
    scene = Scene(me={"production_sites": ["PS-4A"]}, phase="executive")
    assert scene.me["tokens"] == ["ALT-1-05"]
    assert len(scene.state["beside"]["1"]) == 15
    assert scene.view(3)["players"][0]["tokens"] == ["ALT-1-05"]


@pytest.mark.rule("FED-10.10", "FED-10.11")
def test_the_list_of_tokens() -> None:
    """20 of strength 1; tokens of strength 1 and 2 unlock missions, those of 3 and 4 advance projects."""
    assert sum(row["strength"] == 1 for row in ROWS) == 20
    for row in ROWS:
        verbs = {verb for part in row["bonus"] for verb in part}
        assert "unlock_any" not in verbs or row["strength"] <= 2
        assert "project_any" not in verbs or row["strength"] >= 3


@pytest.mark.rule("FED-10.12", "FED-19.12")
def test_two_advances_to_one_or_two_projects() -> None:
    for first, second in (("neo", "neo"), ("neo", "common")):
        scene = Scene(me={"tokens": ["ALT-4-06"]})
        scene.play("place:A", "vote:AMB-1", "alter:ALT-4-06", f"project:{first}", f"project:{second}")
        projects = scene.state["projects"]
        assert projects[first] + (projects[second] if first != second else 0) == 2


@pytest.mark.rule("FED-10.8")
def test_sources_of_tokens() -> None:
    """6Moon, 1D1, 2D1, DS-2 and the Incubator; nothing else in the data gives tokens."""
    data = read_data("federation", "components.yaml")
    sections = ["rooms", "missions", "scholars", "trading_posts", "production_sites", "deep_space_tiles"]
    found = {
        row["id"]
        for section in sections
        for row in data[section]
        if "alteration_draw" in str(row) or "look_and_take" in str(row)
    }
    assert found == {"1D1", "2D1", "DS-2", "PS-4A"}
