"""Alteration tokens (FED-10), each of the fifty."""

from typing import Any

import pytest

import ecliptic
from ecliptic.games.federation.components import printed
from ecliptic.games.federation.sheet import sheet
from tests.rules.federation.marks import each
from tests.rules.federation.scene import Scene

SHEET: Any = sheet(printed())

# Votes or funding, choices of the bonus, and what changes for a player with 1 lavandium in the Officers' Quarters.
FUNDS = None
TOKENS: dict[str, tuple[int | None, list[str], dict[str, Any]]] = {
    "ALT-1-01": (2, ["unlock:3"], {"unlocked": [3]}),
    "ALT-1-02": (2, [], {"resources": [1, 1, 0, 0]}),
    "ALT-1-03": (2, [], {"step": 3}),
    "ALT-1-04": (2, [], {"step": 3}),
    "ALT-1-05": (2, ["keep_die"], {"die": 1}),
    "ALT-1-06": (2, [], {"resources": [1, 0, 1, 0]}),
    "ALT-1-07": (2, [], {"resources": [1, 1, 0, 0]}),
    "ALT-1-08": (1, [], {"hangar": 2}),
    "ALT-1-09": (2, [], {"resources": [3, 0, 0, 0]}),
    "ALT-1-10": (2, [], {"resources": [1, 0, 1, 0]}),
    "ALT-1-11": (2, ["keep_die"], {"die": 1}),
    "ALT-1-12": (1, [], {"hangar": 2}),
    "ALT-1-13": (FUNDS, [], {"step": 3}),
    "ALT-1-14": (FUNDS, [], {"step": 3}),
    "ALT-1-15": (FUNDS, [], {"die": 1}),
    "ALT-1-16": (FUNDS, [], {"resources": [1, 0, 1, 0]}),
    "ALT-1-17": (FUNDS, [], {"resources": [1, 0, 1, 0]}),
    "ALT-1-18": (FUNDS, [], {"resources": [1, 2, 0, 0]}),
    "ALT-1-19": (FUNDS, [], {"resources": [3, 0, 0, 0]}),
    "ALT-1-20": (FUNDS, [], {"resources": [2, 1, 0, 0]}),
    "ALT-2-01": (3, ["keep_die"], {"die": 1}),
    "ALT-2-02": (3, [], {"resources": [1, 0, 1, 0]}),
    "ALT-2-03": (2, ["part:0", "keep_die"], {"step": 3, "die": 1}),
    "ALT-2-04": (2, [], {"hangar": 2}),
    "ALT-2-05": (3, [], {"step": 3}),
    "ALT-2-06": (3, [], {"step": 3}),
    "ALT-2-07": (FUNDS, ["part:0", "unlock:3"], {"die": 1, "unlocked": [3]}),
    "ALT-2-08": (FUNDS, [], {"resources": [1, 1, 1, 0]}),
    "ALT-2-09": (FUNDS, [], {"resources": [2, 0, 1, 0]}),
    "ALT-2-10": (FUNDS, ["part:0", "unlock:3"], {"step": 3, "unlocked": [3]}),
    "ALT-3-01": (4, [], {"resources": [1, 0, 1, 0]}),
    "ALT-3-02": (4, ["keep_die"], {"die": 1}),
    "ALT-3-03": (3, [], {"hangar": 2}),
    "ALT-3-04": (6, [], {"resources": [0, 0, 0, 0]}),
    "ALT-3-05": (4, [], {"resources": [2, 1, 0, 0]}),
    "ALT-3-06": (3, [], {"hangar": 2}),
    "ALT-3-07": (4, [], {"step": 3}),
    "ALT-3-08": (2, [], {"resources": [1, 0, 0, 1]}),
    "ALT-3-09": (4, [], {"step": 3}),
    "ALT-3-10": (4, ["keep_die"], {"die": 1}),
    "ALT-3-11": (FUNDS, [], {"step": 4}),
    "ALT-3-12": (FUNDS, [], {"resources": [1, 0, 2, 0]}),
    "ALT-3-13": (FUNDS, [], {"resources": [1, 0, 0, 1]}),
    "ALT-3-14": (FUNDS, ["part:0", "project:neo"], {"resources": [1, 1, 0, 0], "project": 1}),
    "ALT-4-01": (6, [], {"resources": [1, 0, 1, 0]}),
    "ALT-4-02": (4, [], {"resources": [1, 1, 1, 1]}),
    "ALT-4-03": (5, ["part:0", "keep_die"], {"step": 3, "die": 1}),
    "ALT-4-04": (5, ["project:neo"], {"project": 1}),
    "ALT-4-05": (FUNDS, [], {"resources": [1, 1, 1, 1]}),
    "ALT-4-06": (FUNDS, ["project:neo", "project:neo"], {"project": 2}),
}


@pytest.mark.rule("FED-10.1", "FED-10.2", "FED-10.3")
@pytest.mark.parametrize("token", each(TOKENS))
def test_symbol_and_bonus_of_each_token(token: str) -> None:
    """Its votes, or funding, which unlocks the mission of the room; and the bonus at once."""
    votes, choices, changes = TOKENS[token]
    scene = Scene(me={"tokens": [token], "resources": {"lavandium": 1}})
    scene.play("place:A", "vote:AMB-1", f"alter:{token}", *choices)
    plain = {"resources": [1, 0, 0, 0], "step": 2, "die": 0, "hangar": 1, "unlocked": [], "project": 0}
    expected = plain | changes
    if votes is FUNDS:
        expected["unlocked"] = [*changes.get("unlocked", []), 6]
    me = scene.me | {"resources": scene.resources(), "project": scene.state["projects"]["neo"]}
    assert {name: me[name] for name in expected} == expected
    assert scene.view()["votes"]["wings"] == [votes or 0, 0]
    assert me["tokens"] == []
    scene.play_if_asked("end")
    assert scene.waiting == [1]


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
    state: Any = ecliptic.new("federation", seats=4, seed=1).save()["state"]
    dealt = [token for pile in [*state["six_moon"].values(), *state["beside"].values()] for token in pile]
    assert [sum(token.startswith(f"ALT-{n}-") for token in dealt) for n in (1, 2, 3, 4)] == [20, 10, 14, 6]
    assert sorted(dealt) == sorted(TOKENS)
    assert tokens_with("unlock_any") == {"ALT-1-01", "ALT-2-07", "ALT-2-10"}
    assert tokens_with("project_any") == {"ALT-3-14", "ALT-4-04", "ALT-4-06"}


def tokens_with(verb: str) -> set[str]:
    """The tokens whose bonus has this verb."""
    steps = {id: token["effect"]["steps"] for id, token in SHEET["tokens"].items()}
    return {id for id, parts in steps.items() if any(part["verb"] == verb for part in parts)}


@pytest.mark.rule("FED-10.12", "FED-19.12")
def test_two_advances_to_one_or_two_projects() -> None:
    for first, second in (("neo", "neo"), ("neo", "common")):
        scene = Scene(me={"tokens": ["ALT-4-06"]})
        scene.play("place:A", "vote:AMB-1", "alter:ALT-4-06", f"project:{first}", f"project:{second}")
        projects = scene.state["projects"]
        assert projects[first] + (projects[second] if first != second else 0) == 2


@pytest.mark.rule("FED-10.8")
def test_sources_of_tokens() -> None:
    """6Moon, 1D1, 2D1, DS-2 and the Incubator; nothing else that is printed gives tokens."""
    found = set()
    for kind in ("spaces", "missions", "tokens", "erudites", "posts", "sites", "deep_space", "starting_planets"):
        rows = SHEET[kind].items() if isinstance(SHEET[kind], dict) else [(row["id"], row) for row in SHEET[kind]]
        found |= {id for id, row in rows if "alteration_draw" in str(row) or "look_and_take" in str(row)}
    assert found == {"1D1", "2D1", "DS-2", "PS-4A"}


@pytest.mark.rule("FED-1.7", "FED-5.5", "FED-10.5")
@pytest.mark.parametrize(
    ("resources", "is_offered"),
    [
        ({"oceanium": 2}, True),
        ({"oceanium": 1}, False),
        ({"lavandium": 1, "oceanium": 1}, True),
        ({"lavandium": 1, "coppernium": 3}, False),
        ({"lavandium": 2}, True),
    ],
)
def test_what_a_token_costs_is_missing_for_the_action(resources: dict[str, int], is_offered: bool) -> None:
    """ALT-3-04 costs 1 lavandium and espionage another one; oceanium may stand in for both."""
    scene = Scene(me={"tokens": ["ALT-3-04", "ALT-4-06"], "resources": resources})
    scene.play("place:espionage_left", "vote:AMB-1")
    assert ("alter:ALT-3-04" in scene.options()) == is_offered
    assert scene.options()[-2:] == ["alter:ALT-4-06", "no_alteration"]
