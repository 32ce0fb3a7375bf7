"""Planet Atalum: taking erudites and when they may be used (FED-13)."""

from typing import Any

import pytest

from tests.rules.federation.scene import Scene


def act(*choices: str, me: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Seat 0 acts on Atalum."""
    scene = Scene(me=me, **more)
    scene.play("place:atalum_left", "vote:AMB-1", *choices)
    return scene


@pytest.mark.rule("FED-13.1", "FED-13.9")
def test_a_erudite_is_taken_face_up() -> None:
    scene = act("take:1E1")
    assert scene.me["erudites"] == ["1E1"]
    assert scene.me["influence"]["atalum"] == 1


@pytest.mark.rule("FED-13.2", "FED-13.5")
def test_level_1_of_a_delegation_not_owned() -> None:
    """Only the erudite on top of each stack; no second one of a delegation."""
    assert act().options() == ["take:1A1", "take:1B1", "take:1C1", "take:1D1", "take:1E1"]
    scene = act(me={"erudites": ["1E2"]})
    assert "take:1E1" not in scene.options()
    assert "level and delegation" in scene.refused("take:1E1")
    assert "not face up" in scene.refused("take:1B2")


@pytest.mark.rule("FED-13.3", "FED-13.4")
def test_a_higher_level_needs_the_next_lower_one() -> None:
    scene = act(me={"erudites": ["1E2"]})
    assert "take:2E1" in scene.options()
    assert "take:3E1" not in scene.options()
    assert "lower level" in scene.refused("take:3E1")
    scene = act(me={"erudites": ["1E2", "2E3"]})
    assert "take:3E1" in scene.options()
    assert "take:2E1" not in scene.options()


@pytest.mark.rule("FED-13.3", "FED-26.7")
def test_the_other_edition_asks_for_any_lower_level() -> None:
    scene = act(me={"erudites": ["1E2"]}, options={"next_lower_level": "no"})
    assert {"take:2E1", "take:3E1"} <= set(scene.options())


@pytest.mark.rule("FED-13.4", "FED-26.8")
def test_one_erudite_per_level_and_delegation() -> None:
    scene = act(me={"erudites": ["1E2", "2E3", "3E1"]}, foe={"erudites": ["1E1"]})
    assert not any(option.startswith(("take:1E", "take:2E", "take:3E")) for option in scene.options())


@pytest.mark.rule("FED-13.6")
def test_the_next_erudites_are_turned_up() -> None:
    """After level 1 the next of its stack and the top one of level 2."""
    scene = act()
    assert scene.view()["atalum"]["2E"]["top"] is None
    scene.play("take:1E1")
    assert scene.view()["atalum"]["1E"] == {"top": "1E2", "size": 2}
    assert scene.view()["atalum"]["2E"] == {"top": "2E1", "size": 3}
    assert scene.view()["atalum"]["2D"]["top"] is None


@pytest.mark.rule("FED-13.7")
def test_level_3_is_not_replaced() -> None:
    scene = act("take:3E1", me={"erudites": ["1E2", "2E3"]})
    assert scene.view()["atalum"]["3E"] == {"top": None, "size": 0}


@pytest.mark.rule("FED-13.8", "FED-26.6")
def test_the_next_level_2_erudite_is_turned_up() -> None:
    """In one edition; in the other it waits until level 1 is taken again."""
    me = {"erudites": ["1E2"]}
    assert act("take:2E1", me=me).view()["atalum"]["2E"] == {"top": "2E2", "size": 2}
    scene = act("take:2E1", me=me, options={"reveal_next_level_2": "no"})
    assert scene.view()["atalum"]["2E"] == {"top": None, "size": 2}
    scene.outer()
    scene.play("place:atalum_right", "vote:AMB-1", "take:1E1")
    assert scene.waiting == [3]
    assert scene.view()["atalum"]["2E"] == {"top": "2E2", "size": 2}


@pytest.mark.rule("FED-13.9", "FED-13.10")
def test_used_erudites_still_count() -> None:
    me = {"erudites": [{"erudite": "1A1", "used": True}, {"erudite": "1C1", "used": True}, "1E1"]}
    scene = Scene(me=me)
    assert scene.me["influence"]["atalum"] == 3
    assert "use:1A1" not in scene.options()
    assert "have already used" in scene.refused("use:1A1")


@pytest.mark.rule("FED-13.10", "FED-13.11")
def test_an_immediate_effect() -> None:
    """Resolved at once; the erudite is turned face down and its influence already counts."""
    scene = act("take:1C1")
    assert scene.me["step"] == 1
    assert scene.me["erudites"] == [{"erudite": "1C1", "used": True}]
    scene = act("take:3A3", me={"erudites": ["1A1", "2A1"]}, atalum={"3A": ["3A3"]})
    assert scene.me["points"] == 6


@pytest.mark.rule("FED-13.11", "FED-15.17")
def test_an_immediate_effect_again_when_refreshed() -> None:
    me = {"erudites": [{"erudite": "1C1", "used": True}], "production_sites": ["PS-3B"]}
    scene = Scene(me=me, production_sites=["PS-1A", "PS-2A", "PS-3B", "PS-4A"], phase="executive")
    assert scene.me["step"] == 1
    assert scene.me["erudites"] == [{"erudite": "1C1", "used": True}]


@pytest.mark.rule("FED-13.13")
@pytest.mark.parametrize(
    ("start", "way"),
    [
        ({}, ["place:neo_left", "vote:AMB-1"]),
        ({"resources": {"lavandium": 1}}, ["place:espionage_left", "vote:AMB-1", "copy_action:neo"]),
        ({"unlocked": [1], "step": 1}, ["place:outer_module", "vote:AMB-1", "mission:1"]),
        ({"step": 9}, ["place:A", "vote:AMB-1", "deep_space:DS-5", "planet:neo"]),
    ],
)
def test_every_way_of_acting_on_the_planet_counts(start: dict[str, Any], way: list[str]) -> None:
    scene = Scene(me={"erudites": ["1E2"], **start})
    before = scene.resources()[2]
    scene.play(*way)
    assert "use:1E2" in scene.options()
    before = scene.resources()[2]
    scene.play("use:1E2")
    assert scene.resources()[2] == before + 1


@pytest.mark.rule("FED-13.13")
def test_only_on_its_own_planet() -> None:
    scene = Scene(me={"erudites": ["1E2", "1D1", "1B2"]})
    scene.play("place:neo_left", "vote:AMB-1")
    assert scene.options("use") == ["use:1E2"]
    assert "use:1E2" not in Scene(me={"erudites": ["1E2"]}).options()


@pytest.mark.rule("FED-13.13")
def test_not_in_the_action_in_which_it_was_taken() -> None:
    """2A2 is for a later action on Atalum; in the same turn a mission can be that."""
    me = {"erudites": ["1A1"], "unlocked": [3], "step": 1}
    scene = act("take:2A2", me=me, atalum={"2A": ["2A2", "2A1", "2A3"]})
    assert "use:2A2" not in scene.options()
    assert "mission:3" in scene.options()
    scene.play("mission:3")
    assert "use:2A2" in scene.options()


@pytest.mark.rule("FED-13.14")
def test_several_erudites_at_any_point() -> None:
    """Some before the move, some after it."""
    scene = Scene(me={"erudites": ["1E1", "2E1"]})
    scene.play("place:neo_left", "vote:AMB-1", "use:2E1", "move:n1b")
    assert scene.options() == ["use:1E1", "done"]
    scene.play("use:1E1")
    assert scene.waiting == [1]
    assert scene.resources() == [3, 1, 1, 0]


@pytest.mark.rule("FED-13.14")
def test_a_erudite_may_be_kept() -> None:
    scene = Scene(me={"erudites": ["1E1"]})
    scene.play("place:neo_left", "vote:AMB-1", "move:n1b", "done")
    assert scene.me["erudites"] == ["1E1"]
    assert scene.waiting == [1]


@pytest.mark.rule("FED-13.15")
def test_an_immediate_effect_that_can_do_nothing_is_lost() -> None:
    """1C2 with a full hangar and every mission unlocked."""
    me = {"hangar": 5, "unlocked": list(range(1, 13))}
    scene = act("take:1C2", me=me, atalum={"1C": ["1C2", "1C1", "1C3"]})
    assert scene.me["erudites"] == [{"erudite": "1C2", "used": True}]


@pytest.mark.rule("FED-13.16")
def test_no_erudite_to_take() -> None:
    """All five of level 1 owned, level 2 face down: nothing happens."""
    me = {"erudites": ["1A1", "1B1", "1C1", "1D1", "1E1"]}
    scene = act(me=me, level_2_up=[])
    assert scene.me["influence"]["atalum"] == 5
    assert scene.options() == ["use:1A1", "end"]


@pytest.mark.rule("FED-13.14", "FED-12.7")
def test_between_the_move_and_the_choice() -> None:
    """1D1 draws its token before the one on the moon is chosen, or afterwards."""
    scene = Scene(me={"erudites": ["1D1"]})
    scene.play("place:six_moon_left", "vote:AMB-1", "advance")
    assert scene.options() == [f"token:ALT-1-0{n}" for n in (1, 2, 3, 4)] + ["use:1D1"]
    scene.play("use:1D1", "token:ALT-1-02")
    assert scene.me["tokens"] == ["ALT-1-02", "ALT-1-05"]


@pytest.mark.rule("FED-13.14")
@pytest.mark.parametrize(
    ("me", "space", "choice"),
    [
        ({"erudites": ["1E3"]}, "neo_left", "move:n1a"),
        ({"erudites": ["1D3"]}, "six_moon_left", "advance"),
        ({"erudites": ["1B1"], "resources": {"lavandium": 2, "coppernium": 1}}, "e81216_left", "build:PS-1A"),
        ({"erudites": [{"erudite": "1A1", "used": True}, "2A2"]}, "atalum_left", "take:1E1"),
    ],
)
def test_what_changes_the_action_comes_before_it(me: dict[str, Any], space: str, choice: str) -> None:
    """An extra move, a discount or another erudite in its place has nothing to change afterwards."""
    scene = Scene(me=me)
    scene.play(f"place:{space}", "vote:AMB-1")
    (use,) = scene.options("use")
    scene.play(choice)
    assert use not in scene.options()
    assert use[4:] in scene.me["erudites"]


@pytest.mark.rule("FED-13.14")
@pytest.mark.parametrize(
    ("me", "space", "more"),
    [
        ({"erudites": ["1E3"], "miner": "n8"}, "neo_left", {}),
        ({"erudites": ["1D3"], "magus": "m7"}, "six_moon_left", {}),
        (
            {"erudites": [{"erudite": "1D2", "used": True}, "2D1"]},
            "six_moon_left",
            {"beside": {"2": []}, "foe": {"tokens": ["ALT-2-09", "ALT-2-10"]}},
        ),
        ({"erudites": ["1B2"], "resources": {"lavandium": 2}}, "e81216_left", {}),
    ],
)
def test_a_erudite_may_be_used_in_vain(me: dict[str, Any], space: str, more: dict[str, Any]) -> None:
    """At the end of the way, with an empty stack, without influence: the erudite is turned face down for nothing."""
    scene = Scene(me=me, **more)
    scene.play(f"place:{space}", "vote:AMB-1")
    before = scene.me
    (use,) = scene.options("use")
    label = scene.table.label(0, next(option for option in scene.table.options(0) if str(option) == use))
    assert "no effect" in scene.table.game.say(label, ["P0"])
    scene.play(use)
    assert scene.me["erudites"][-1] == {"erudite": use[4:], "used": True}
    assert scene.me["tokens"] == before["tokens"]
    assert sum(scene.resources()) <= sum(before["resources"].values())


LEVEL_1 = {seat: [f"1{delegation}{seat}" for delegation in "BCDE"] for seat in (1, 2, 3)}
LEVEL_1[1].append("1A1")
LEVEL_1[2].append("1A2")


@pytest.mark.rule("FED-13.10", "FED-25.3", "FED-25.4", "FED-25.6")
@pytest.mark.parametrize(
    ("erudites", "others"),
    [
        (["1A2"], {}),
        (["1A3"], LEVEL_1),
        ([{"erudite": "1A1", "used": True}, "2A2"], {1: [f"3{delegation}1" for delegation in "ABCDE"]}),
    ],
)
def test_without_a_target_a_erudite_cannot_be_used(erudites: list[Any], others: dict[int, list[str]]) -> None:
    """Nothing used to turn up, nothing face up to copy, no erudite of level 3 left."""
    scene = Scene(me={"erudites": erudites}, players={seat: {"erudites": held} for seat, held in others.items()})
    assert scene.options("use") == []
    scene.play("place:atalum_left", "vote:AMB-1")
    assert f"use:{erudites[-1]}" not in scene.options()
