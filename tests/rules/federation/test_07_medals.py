"""Medals (FED-7)."""

from typing import Any

import pytest

from tests.rules.federation.scene import Scene

ALL = ["neo", "six_moon", "atalum", "arratooine", "e81216", "accreditation", "intrigue"]


@pytest.mark.rule("FED-7.1")
def test_one_medal_of_each_type() -> None:
    """With the medal of Neo, more influence there brings no second one."""
    scene = Scene(me={"miner": "n3", "medals": ["neo"]})
    scene.play("place:neo_left", "vote:AMB-1", "move:n4a")
    assert scene.me["medals"] == ["neo"]
    assert scene.state["medals"]["neo"] == [4, 5, 6]


@pytest.mark.rule("FED-7.2", "FED-7.5")
def test_the_lowest_medal_is_taken_at_once() -> None:
    """Influence 3 on Neo, the lowest threshold; nobody is asked."""
    scene = Scene(me={"miner": "n2a"})
    scene.play("place:neo_left", "vote:AMB-1")
    assert scene.me["influence"]["neo"] == 3
    assert scene.me["medals"] == ["neo"]
    assert scene.state["medals"]["neo"] == [4, 5, 6]


@pytest.mark.rule("FED-7.2")
def test_later_players_need_more() -> None:
    """When the medal on 3 is gone influence 3 brings nothing, 4 does."""
    scene = Scene(me={"miner": "n2a"}, foe={"medals": ["neo"]})
    scene.play("place:neo_left", "vote:AMB-1")
    assert scene.me["medals"] == []
    scene = Scene(me={"miner": "n3"}, foe={"medals": ["neo"]})
    scene.play("place:neo_left", "vote:AMB-1", "move:n4a")
    assert scene.me["medals"] == ["neo"]
    assert scene.state["medals"]["neo"] == [5, 6]


@pytest.mark.rule("FED-7.2", "FED-7.6")
@pytest.mark.parametrize(
    ("planet", "me", "choices"),
    [
        ("six_moon", {"magus": "m2"}, ["place:six_moon_left", "vote:AMB-1", "token:ALT-2-05"]),
        ("atalum", {"erudites": ["1A1", "1B1"]}, ["place:atalum_left", "vote:AMB-1", "take:1C1"]),
        (
            "arratooine",
            {"posts": {"TP-1": 1, "TP-2": 1}},
            ["place:arratooine_left", "vote:AMB-1"],
        ),
        (
            "e81216",
            {"production_sites": ["PS-1A", "PS-3A"], "resources": {"lavandium": 2}},
            ["place:e81216_left", "vote:AMB-1"],
        ),
    ],
)
def test_every_planet_has_medals(planet: str, me: dict[str, Any], choices: list[str]) -> None:
    scene = Scene(me=me)
    scene.play(*choices)
    assert scene.me["influence"][planet] == 3
    assert scene.me["medals"] == [planet]


@pytest.mark.rule("FED-7.3", "FED-8.2")
@pytest.mark.parametrize("step", [6, 7])
def test_reaching_or_passing_step_8(step: int) -> None:
    """From 6 the marker stops on 8, from 7 it passes it."""
    scene = Scene(me={"step": step})
    scene.play("place:A", "vote:AMB-1")
    assert scene.me["medals"] == ["accreditation"]


@pytest.mark.rule("FED-7.6", "FED-15.13", "FED-15.15")
def test_medals_in_the_executive_phase() -> None:
    """The Military Academy lifts to step 8, the Transporter to influence 3."""
    scene = Scene(
        me={"step": 7, "miner": "n2a", "production_sites": ["PS-1B", "PS-3A"]},
        production_sites=["PS-1B", "PS-2A", "PS-3A", "PS-4A"],
        phase="executive",
    )
    scene.play("transport_miner:n3")
    assert scene.me["medals"] == ["neo", "accreditation"]


@pytest.mark.rule("FED-7.7", "FED-16.5")
def test_any_medal_is_the_highest_of_a_planet() -> None:
    """The President's Office: any type not owned, whatever the influence; of a planet the highest medal."""
    scene = Scene(me={"medals": ["atalum"]}, turn=5)
    scene.play("place:D", "vote:AMB-1")
    assert scene.options() == [f"medal:{name}" for name in ALL if name != "atalum"]
    scene.play("medal:six_moon")
    assert scene.state["medals"]["six_moon"] == [3, 4, 5]
    assert scene.me["medals"] == ["six_moon", "atalum"]


@pytest.mark.rule("FED-7.7")
def test_types_without_a_medal_left_cannot_be_chosen() -> None:
    players = {seat: {"medals": ["neo", "accreditation"]} for seat in (1, 2, 3)}
    scene = Scene(players=players, turn=5, medals={"neo": [5]})
    scene.play("place:D", "vote:AMB-1", "medal:neo")
    assert scene.state["medals"]["neo"] == []
    players = {seat: {"medals": ALL} for seat in (1, 2)} | {3: {"medals": ALL[:3]}}
    scene = Scene(seats=4, me={"medals": ALL[3:]}, players=players, turn=5)
    scene.play("place:D", "vote:AMB-1")
    assert scene.options() == ["medal:neo", "medal:six_moon", "medal:atalum"]


@pytest.mark.rule("FED-7.7")
def test_an_accreditation_or_intrigue_medal_may_be_chosen() -> None:
    scene = Scene(turn=5)
    scene.play("place:D", "vote:AMB-1", "medal:intrigue")
    assert (scene.me["medals"], scene.state["medals"]["intrigue"]) == (["intrigue"], 3)


@pytest.mark.rule("FED-7.8", "FED-21.3")
@pytest.mark.parametrize(("owned", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 22), (7, 30)])
def test_medals_score_by_number(owned: int, points: int) -> None:
    """Only how many there are matters, not which."""
    for medals in (ALL[:owned], ALL[len(ALL) - owned :]):
        scene = Scene(me={"medals": medals, "hangar": 0}, round=5, phase="executive")
        scene.play("law:left")
        assert scene.me["points"] == points


@pytest.mark.rule("FED-7.9")
def test_a_medal_is_never_lost() -> None:
    """The marker falls below step 8 in the upkeep; the medal stays."""
    scene = Scene(me={"step": 8, "medals": ["accreditation"]}, phase="executive")
    assert scene.me["step"] == 1
    assert scene.me["medals"] == ["accreditation"]


@pytest.mark.rule("FED-7.2", "FED-7.6", "FED-11.11")
def test_the_medal_is_taken_when_the_miner_passes_the_threshold() -> None:
    """With 1E3 from n2a: the medal of influence 3 comes on n3, before the miner moves on."""
    scene = Scene(me={"miner": "n2a", "erudites": ["1E3"]})
    scene.play("place:neo_left", "vote:AMB-1", "use:1E3")
    assert scene.options() == ["move:n4a", "move:n4b"]
    assert scene.me["medals"] == ["neo"]
    scene.play("move:n4a")
    assert (scene.me["medals"], scene.view()["medals"]["neo"]) == (["neo"], [4, 5, 6])


@pytest.mark.rule("FED-7.2", "FED-7.6", "FED-7.7")
def test_a_medal_on_the_way_comes_before_another_effect_takes_the_last() -> None:
    """One medal of Neo is left. The miner passes its threshold; a copied erudite then leads to DS-5: it is gone."""
    me = {"miner": "n2a", "erudites": ["1E3", "1A1", "2A3", "1C1"], "step": 8}
    others = {seat: {"medals": ["neo"], "miner": "n4a"} for seat in (1, 2, 3)}
    scene = Scene(me=me, players=others, medals={"neo": [3]}, deep_space=["DS-5", "DS-1", "DS-2", "DS-3", "DS-4"])
    scene.play("place:neo_left", "vote:AMB-1", "use:1E3", "move:n3", "use:2A3", "copy:2C1", "deep_space:DS-5")
    scene.play("planet:six_moon", "token:ALT-1-01")
    assert "medal:neo" not in scene.options()
    assert scene.me["medals"] == ["neo"]


@pytest.mark.rule("FED-7.6")
def test_in_games_of_version_1_the_medal_comes_where_the_miner_stops() -> None:
    scene = Scene(me={"miner": "n2a", "erudites": ["1E3"]}, rules=1)
    scene.play("place:neo_left", "vote:AMB-1", "use:1E3")
    assert scene.me["medals"] == []
    scene.play("move:n4a")
    assert scene.me["medals"] == ["neo"]
