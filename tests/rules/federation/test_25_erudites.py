"""The 45 erudites (FED-25)."""

from typing import Any

import pytest

from tests.rules.federation.marks import each, shows
from tests.rules.federation.scene import Scene


def lower(erudite: str) -> list[Any]:
    """The erudites of the same delegation that a player needs before; they are used up and do nothing."""
    levels = range(1, int(erudite[0]))
    return [{"erudite": f"{level}{erudite[1]}3", "used": True} for level in levels]


def stacks(*erudites: str, held: list[Any] | None = None) -> dict[str, list[str]]:
    """Atalum with these erudites on top of their stacks, without those that are held."""
    taken = [each if isinstance(each, str) else each["erudite"] for each in held or []]
    found = {}
    for erudite in erudites:
        stack = erudite[:2]
        rest = [f"{stack}{n}" for n in (1, 2, 3) if f"{stack}{n}" not in (erudite, *taken)]
        found[stack] = [erudite] if stack[0] == "3" else [erudite, *rest]
    return found


def take(erudite: str, *choices: str, me: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Seat 0 takes this erudite on Atalum."""
    given = dict(me or {})
    held = [*given.pop("erudites", []), *lower(erudite)]
    scene = Scene(me={"erudites": held, **given}, atalum=stacks(erudite, held=held), **more)
    scene.play("place:atalum_left", "vote:AMB-1", f"take:{erudite}")
    scene.play_if_asked(*choices)
    return scene


IMMEDIATE: dict[str, tuple[dict[str, Any], list[str], dict[str, Any]]] = {
    "3A1": ({"unlocked": [1, 2, 3], "completed": [2]}, [], {"points": 3}),
    "3A2": ({"erudites": ["1B1", "1C1"]}, [], {"points": 9}),
    "3A3": ({"erudites": ["1B1"]}, [], {"points": 8}),
    "1B3": ({}, ["income:PS-3A"], {"step": 1}),
    "2B3": ({}, ["income:PS-3A", "income:PS-1A"], {"step": 1, "hangar": 2}),
    "3B1": ({"production_sites": ["PS-1A", "PS-2A"]}, [], {"points": 4}),
    "3B2": ({"resources": {"gold": 2}}, [], {"points": 6}),
    "3B3": ({"megastructures": 2}, [], {"points": 10}),
    "1C1": ({}, [], {"step": 1}),
    "1C2": ({}, ["choose:1", "unlock:8"], {"hangar": 1, "unlocked": [8]}),
    "1C3": ({}, ["post:TP-6"], {"posts": {"TP-6": 1}, "points": 0}),
    "2C1": ({}, [], {"step": 2}),
    "2C2": ({}, ["unlock:8"], {"hangar": 2, "unlocked": [8]}),
    "2C3": ({}, ["post:TP-6"], {"posts": {"TP-6": 1}, "points": 5}),
    "3C1": ({"step": 4, "round_bonus": 1}, [], {"points": 8}),
    "3C2": ({"hangar": 3}, [], {"points": 9}),
    "3C3": ({"posts": {"TP-1": 2, "TP-2": 1, "TP-3": 2}}, [], {"points": 6}),
    "1D2": ({}, ["keep_die"], {"die": 1}),
    "2D2": ({"die": 1}, ["keep_die"], {"die": 3}),
    "3D1": ({"tokens": ["ALT-1-01", "ALT-1-07"]}, [], {"points": 6}),
    "3D2": ({"die": 4}, ["keep_die"], {"points": 8}),
    "3D3": ({"magus": "m5"}, [], {"points": 10}),
    "3E1": ({"asteroids": ["AST-1", "DAST-1"]}, [], {"points": 10}),
    "3E2": ({"resources": {"lavandium": 3, "gold": 2}}, [], {"points": 5}),
    "3E3": ({"miner": "n4a"}, [], {"points": 8}),
}


@pytest.mark.rule("FED-25.1", "FED-25.7", "FED-25.8", "FED-25.9", "FED-25.10", "FED-25.11", "FED-25.12", "FED-13.11")
@pytest.mark.rule("FED-26.3", "FED-26.23")
@pytest.mark.parametrize("erudite", each(IMMEDIATE))
def test_each_immediate_erudite(erudite: str) -> None:
    """The effect comes at once, nothing is spent, and the erudite is turned face down."""
    start, choices, expected = IMMEDIATE[erudite]
    me = dict(start)
    more = {"megastructures": {"MS-1": [0], "MS-2": [1, 0]}} if me.pop("megastructures", 0) else {}
    before = dict(me.get("resources", {}))
    if me.get("tokens"):
        scene = Scene(me={**me, "erudites": lower(erudite)}, atalum=stacks(erudite, held=lower(erudite)))
        scene.play("place:atalum_left", "vote:AMB-1", "no_alteration", f"take:{erudite}")
    else:
        scene = take(erudite, *choices, me=me, **more)
    assert {name: scene.me[name] for name in expected} == expected
    assert scene.me["erudites"][-1] == {"erudite": erudite, "used": True}
    if "points" in expected:
        assert {name: n for name, n in scene.me["resources"].items() if n} == before


# Erudites used during an action on a planet

PLANET_TIMED: dict[str, tuple[list[str], dict[str, Any]]] = {
    "1B2": (["place:e81216_left", "vote:AMB-1"], {"resources": [2, 0, 0, 0]}),
    "2B2": (["place:e81216_left", "vote:AMB-1"], {"resources": [0, 2, 0, 0]}),
    "1D1": (["place:six_moon_left", "vote:AMB-1"], {"tokens": ["ALT-1-05"]}),
    "2D1": (["place:six_moon_left", "vote:AMB-1"], {"tokens": ["ALT-2-09"]}),
    "1E1": (["place:neo_left", "vote:AMB-1"], {"resources": [2, 0, 0, 0]}),
    "1E2": (["place:neo_left", "vote:AMB-1"], {"resources": [0, 0, 1, 0]}),
    "2E1": (["place:neo_left", "vote:AMB-1"], {"resources": [1, 0, 1, 0]}),
    "2E2": (["place:neo_left", "vote:AMB-1"], {"resources": [0, 1, 1, 0]}),
    "2E3": (["place:neo_left", "vote:AMB-1"], {"resources": [0, 0, 0, 1]}),
}


@pytest.mark.rule("FED-15.10", "FED-25.13", "FED-25.14", "FED-13.13")
@pytest.mark.parametrize("erudite", each(PLANET_TIMED))
def test_each_erudite_of_a_planet(erudite: str) -> None:
    """Used before the main part of the action; the gain comes on top of it."""
    way, expected = PLANET_TIMED[erudite]
    me: dict[str, Any] = {"erudites": [*lower(erudite), erudite], "production_sites": ["PS-1A", "PS-3A"]}
    scene = Scene(me={**me, "resources": {"lavandium": 2, "coppernium": 2}})
    before = scene.resources()
    scene.play(*way, f"use:{erudite}")
    gained = [after - n for after, n in zip(scene.resources(), before, strict=True)]
    shown = {"resources": gained, "tokens": scene.me["tokens"]}
    assert {name: shown[name] for name in expected} == expected
    assert {"erudite": erudite, "used": True} in scene.me["erudites"]


@pytest.mark.rule("FED-25.14")
@pytest.mark.parametrize("erudite", ["1E1", "1E2", "2E1", "2E2", "2E3"])
def test_gains_on_neo_at_the_end_of_the_map(erudite: str) -> None:
    taken = ["DAST-1", "DAST-2", "DAST-3", "DAST-4"]
    scene = Scene(me={"erudites": [*lower(erudite), erudite], "miner": "n8"}, foe={"asteroids": taken})
    scene.play("place:neo_left", "vote:AMB-1")
    assert scene.options() == [f"use:{erudite}", "done"]
    scene.play(f"use:{erudite}")
    assert sum(scene.resources()) > 0


# Diplomats


@pytest.mark.rule("FED-25.2")
@pytest.mark.parametrize(
    ("erudite", "bonus"), [pytest.param("1A1", 1, marks=shows("1A1")), pytest.param("2A1", 2, marks=shows("2A1"))]
)
def test_level_until_the_clean_up(erudite: str, bonus: int) -> None:
    scene = Scene(me={"erudites": [*lower(erudite), erudite]})
    scene.play(f"use:{erudite}")
    assert scene.me["level"] == 1 + bonus
    scene.finish_round()
    assert scene.me["level"] == 1


@shows("1A2")
@pytest.mark.rule("FED-25.3", "FED-25.15")
def test_1a2_turns_up_a_used_erudite() -> None:
    """Level 1 only, and not itself; an immediate effect happens at once, others wait."""
    used = [{"erudite": name, "used": True} for name in ("1C1", "1E1", "2C1")]
    scene = Scene(me={"erudites": ["1A2", *used]})
    scene.play("use:1A2")
    assert scene.options() == ["refresh:1C1", "refresh:1E1"]
    scene.play("refresh:1C1")
    assert scene.me["step"] == 1
    assert scene.me["erudites"][0] == {"erudite": "1A2", "used": True}
    assert scene.me["erudites"][1] == {"erudite": "1C1", "used": True}


@pytest.mark.rule("FED-25.15")
def test_a_refreshed_erudite_is_used_once_more() -> None:
    scene = Scene(me={"erudites": ["1A2", {"erudite": "1E1", "used": True}]})
    scene.play("use:1A2")
    scene.play_if_asked("refresh:1E1")
    assert scene.me["erudites"][1] == "1E1"
    scene.play("place:neo_left", "vote:AMB-1", "use:1E1")
    assert scene.me["erudites"][1] == {"erudite": "1E1", "used": True}


@pytest.mark.rule("FED-25.3")
def test_1a2_needs_another_used_erudite() -> None:
    assert "use:1A2" not in Scene(me={"erudites": ["1A2", "1E1"]}).options()


@pytest.mark.rule("FED-25.3", "FED-13.14")
def test_1a2_in_the_middle_of_an_action() -> None:
    """1E1 is used, turned up again by 1A2, and used a second time in the same action."""
    scene = Scene(me={"erudites": ["1A2", "1E1"]})
    scene.play("place:neo_left", "vote:AMB-1", "use:1E1", "use:1A2")
    scene.play_if_asked("refresh:1E1", "use:1E1")
    assert scene.resources()[0] == 4


@shows("1A3")
@pytest.mark.rule("FED-25.4")
def test_1a3_copies_what_lies_face_up() -> None:
    """On Atalum or own, level 1, resolved at once; planet-timed effects and level 2 are not among them."""
    held = ["1A3", "2A1"]
    atalum = stacks("1B3", "1C1", "1D2", "1E1", "1A1", held=[*held, "1C2"])
    scene = Scene(me={"erudites": held}, foe={"erudites": ["1C2"]}, atalum=atalum)
    scene.play("use:1A3")
    assert scene.options() == ["copy:1A1", "copy:1B3", "copy:1C1", "copy:1D2"]
    scene.play("copy:1D2")
    assert scene.me["die"] == 1
    assert scene.me["erudites"][0] == {"erudite": "1A3", "used": True}
    assert scene.view()["atalum"]["1D"]["top"] == "1D2"


@shows("2A3")
@pytest.mark.rule("FED-25.4")
def test_2a3_copies_level_2_as_well() -> None:
    """An own ready erudite is not used up by being copied."""
    held = [{"erudite": "1A3", "used": True}, "2A3", "1B1"]
    scene = Scene(me={"erudites": held}, atalum=stacks("2C1", "1C1", held=held), level_2_up=["C"])
    scene.play("use:2A3")
    assert "copy:2C1" in scene.options()
    scene.play("copy:2C1")
    assert scene.me["step"] == 2


@pytest.mark.rule("FED-25.4")
def test_a_planet_timed_effect_is_copied_during_the_action() -> None:
    """1A3 copies 1E2 during an action on Neo; the copied erudite stays ready."""
    scene = Scene(me={"erudites": ["1A3", "1E2"]})
    scene.play("place:neo_left", "vote:AMB-1")
    assert scene.options("use") == ["use:1A3", "use:1E2"]
    scene.play("use:1A3")
    scene.play_if_asked("copy:1E2")
    assert scene.resources() == [0, 0, 1, 0]
    assert "use:1E2" in scene.options()
    scene.play("use:1E2")
    assert scene.resources() == [0, 0, 2, 0]


@pytest.mark.rule("FED-25.4")
@pytest.mark.parametrize(
    ("copied", "space", "check"),
    [("1B1", "e81216_left", "build"), ("1D3", "six_moon_left", "advance"), ("1E3", "neo_left", "move")],
)
def test_copies_change_the_action_that_is_going_on(copied: str, space: str, check: str) -> None:
    scene = Scene(me={"erudites": ["1A3"], "resources": {"lavandium": 2, "coppernium": 1}}, atalum=stacks(copied))
    scene.play(f"place:{space}", "vote:AMB-1", "use:1A3")
    scene.play_if_asked(f"copy:{copied}", "advance", "move:n1a")
    if check == "build":
        scene.play("build:PS-1A")
        scene.play_if_asked("discount:lavandium")
        assert scene.resources() == [2, 0, 0, 0]
    elif check == "advance":
        assert scene.me["magus"] == "m2"
    else:
        assert scene.options() == ["move:n2a", "move:n2b", "move:n3"]


@pytest.mark.rule("FED-25.5")
def test_copiers_copy_neither_themselves_nor_each_other() -> None:
    held = [{"erudite": "1A2", "used": True}, "2A3"]
    scene = Scene(me={"erudites": held}, atalum={"1A": ["1A3", "1A1"]})
    scene.play("use:2A3")
    assert "copy:1A3" not in scene.options()
    assert "copy:2A3" not in scene.options()


@shows("2A2")
@pytest.mark.rule("FED-25.6", "FED-26.15")
def test_2a2_takes_a_level_3_erudite_instead() -> None:
    """Any delegation, without a lower level, in place of the normal choice; none of a level 3 already owned."""
    held = [{"erudite": "1A1", "used": True}, "2A2"]
    scene = Scene(me={"erudites": held}, atalum=stacks("3E2", "3B2", held=held))
    scene.play("place:atalum_left", "vote:AMB-1")
    assert "use:2A2" in scene.options()
    scene.play("use:2A2")
    assert scene.options() == ["take:3A1", "take:3B2", "take:3C1", "take:3D1", "take:3E2"]
    scene.play("take:3E2")
    assert scene.me["influence"]["atalum"] == 3
    owned = [*held, {"erudite": "3E1", "used": True}]
    scene = Scene(me={"erudites": owned})
    scene.play("place:atalum_left", "vote:AMB-1", "use:2A2")
    assert "take:3E1" not in scene.options()


@pytest.mark.rule("FED-25.12")
@pytest.mark.parametrize(("choice", "hangar", "unlocked"), [("choose:0", 2, []), ("choose:1", 1, [2])])
def test_1c2_is_a_choice(choice: str, hangar: int, unlocked: list[int]) -> None:
    scene = take("1C2", choice, "unlock:2")
    assert (scene.me["hangar"], scene.me["unlocked"]) == (hangar, unlocked)


@pytest.mark.rule("FED-15.17", "FED-25.3")
def test_a_erudite_in_use_cannot_turn_itself_up() -> None:
    """1B3 receives the income of the Consulate: 1B3 itself is not yet used."""
    sites = ["PS-1A", "PS-2A", "PS-3B", "PS-4A"]
    scene = take("1B3", "income:PS-3B", me={"erudites": [{"erudite": "1E1", "used": True}]}, production_sites=sites)
    assert scene.me["erudites"] == ["1E1", {"erudite": "1B3", "used": True}]
