"""Erudites that help to pay for a building: discounts and gains, copied and turned up again (FED-5.6)."""

from typing import Any

import pytest

import ecliptic
from tests.rules.federation.scene import Scene

POOR = [{"owner": 0, "ambassador": "AMB-3"}, {"owner": 0, "ambassador": "AMB-4"}]  # no bonus is left


def used(*names: str) -> list[dict[str, Any]]:
    return [{"erudite": name, "used": True} for name in names]


@pytest.mark.rule("FED-5.6", "FED-13.14", "FED-25.3", "FED-25.15")
def test_a_refreshed_discount_counts_twice() -> None:
    """Without any crystal: 1B1, turned up again by 1A2, saves both crystals of a site."""
    scene = Scene(me={"erudites": ["1A2", "1B1"]}, outer_module=POOR)
    assert "place:e81216_left" in scene.options()
    scene.play("place:e81216_left", "vote:AMB-1")
    assert scene.options() == ["build:PS-1A", "build:PS-2A", "build:PS-3A", "build:PS-4A"]
    scene.play("build:PS-1A")
    assert scene.me["production_sites"] == ["PS-1A"]
    assert scene.me["erudites"] == used("1A2", "1B1")
    assert "place:e81216_left" not in Scene(me={"erudites": ["1A2", "1B1"]}, outer_module=POOR, rules=1).options()


@pytest.mark.rule("FED-5.6", "FED-13.14", "FED-25.3", "FED-25.4")
@pytest.mark.parametrize(
    ("erudites", "tops", "lavandium", "is_open"),
    [
        (["1A2"], {}, 1, False),
        (["1A2", *used("1B1")], {}, 1, True),
        (["1A2", *used("1B1")], {}, 0, False),
        ([*used("1A2"), "1B1"], {}, 0, False),
        (["1A1", "1B1"], {"1A": ["1A2", "1A3"]}, 0, False),
        (["1A3", *used("1B1")], {"1A": ["1A1", "1A2"], "1B": ["1B2", "1B3"]}, 1, False),
        (["1A3", *used("1B1")], {"1A": ["1A2", "1A1"], "1B": ["1B2", "1B3"]}, 1, True),
        (["1A3", "1B1"], {"1A": ["1A2", "1A1"], "1B": ["1B2", "1B3"]}, 0, True),
        (["1A2", "2A3", *used("1B1")], {"1B": ["1B2", "1B3"]}, 0, True),
        ([*used("1A2"), "2A3", *used("1B1")], {"1B": ["1B2", "1B3"]}, 0, False),
        (["1A3", "2A3"], {"1A": ["1A2", "1A1"]}, 0, True),
        ([*used("1A3"), "2A3"], {"1A": ["1A2", "1A1"]}, 0, False),
        ([*used("1A3"), "2A3"], {"1A": ["1A2", "1A1"]}, 1, True),
    ],
)
def test_chains_of_erudites_open_e81216(
    erudites: list[Any], tops: dict[str, Any], lavandium: int, is_open: bool
) -> None:
    """What can be copied or turned up counts, also by way of another erudite, as often as it can really be used.

    A site of 2 lavandium is the cheapest. An open action leads to a building, whatever is used on the way.
    """
    me = {"erudites": erudites, "resources": {"lavandium": lavandium}}
    scene = Scene(me=me, outer_module=POOR, atalum={"2B": ["2B3", "2B1", "2B2"], **tops})
    assert ("place:e81216_left" in scene.options()) == is_open
    if is_open:
        scene.play("place:e81216_left", "vote:AMB-1")
        assert can_reach_building(scene, robots=0)


def can_reach_building(scene: Scene, robots: int) -> bool:
    """Does some order of erudites lead to a building, besides those with a robot? A single one is built at once."""
    if scene.options("build") or len(scene.me["production_sites"]) > robots:
        return True
    for option in [each for each in scene.options() if each.partition(":")[0] in ("use", "copy", "refresh")]:
        other = object.__new__(Scene)
        other.table = ecliptic.load(scene.table.save())
        other.play(option)
        if can_reach_building(other, robots):
            return True
    return False


@pytest.mark.rule("FED-5.6", "FED-15.10")
@pytest.mark.parametrize(
    ("erudites", "sites", "is_open"),
    [
        (["1B2"], ["PS-1A"], False),
        (["1B2"], ["PS-1A", "PS-3A"], True),
        (["1A2", "1B2"], ["PS-1A"], True),
        (["1A1", "1B2"], ["PS-1A"], False),
        (["1B1", "2B2"], ["PS-1A"], True),
        (["1B3", "2B2"], ["PS-1A"], False),
        (["1B2"], [], False),
    ],
)
def test_gains_of_erudites_open_e81216(erudites: list[str], sites: list[str], is_open: bool) -> None:
    """1B2 and 2B2 can be used before building: what they give counts. 2 lavandium or 2 coppernium pay for a site."""
    me = {"erudites": erudites, "production_sites": sites}
    scene = Scene(me=me, outer_module=POOR)
    assert ("place:e81216_left" in scene.options()) == is_open
    if is_open:
        scene.play("place:e81216_left", "vote:AMB-1")
        assert can_reach_building(scene, robots=len(sites))
    assert "place:e81216_left" not in Scene(me=me, outer_module=POOR, rules=1).options()


@pytest.mark.rule("FED-5.6")
def test_gains_of_other_effects_do_not_open_e81216() -> None:
    """1A3 could copy 1B3 on Atalum for an income; it can be used before the placement, so it is not counted."""
    sites = ["PS-1A", "PS-2B", "PS-3A", "PS-4A"]
    scene = Scene(
        me={"erudites": ["1A3"]}, production_sites=sites, atalum={"1B": ["1B3", "1B1", "1B2"]}, outer_module=POOR
    )
    assert "place:e81216_left" not in scene.options()
    scene.play("use:1A3", "copy:1B3", "income:PS-2B")
    assert scene.resources() == [1, 0, 0, 0]


TWO_SITES = {"production_sites": ["PS-1A", "PS-3A"]}  # 1B2 gives 2 lavandium, which pay for PS-2A


@pytest.mark.rule("FED-1.10", "FED-5.6", "FED-15.10")
@pytest.mark.parametrize(
    ("own", "others", "is_open"),
    [
        (0, [8, 8, 8], False),
        (0, [8, 8, 7], False),
        (0, [8, 8, 6], True),
        (1, [8, 8, 7], False),
        (1, [8, 8, 6], True),
    ],
)
def test_gains_count_as_far_as_a_limited_supply_has_them(own: int, others: list[int], is_open: bool) -> None:
    """There are 24 lavandium; what the players have is missing from the supply."""
    me = {"erudites": ["1B2"], "resources": {"lavandium": own}, **TWO_SITES}
    players = {seat: {"resources": {"lavandium": n}} for seat, n in enumerate(others, start=1)}
    limited = Scene(me=me, players=players, outer_module=POOR, options={"limited_supply": "yes"})
    assert ("place:e81216_left" in limited.options()) == is_open
    assert "place:e81216_left" in Scene(me=me, players=players, outer_module=POOR).options()


@pytest.mark.rule("FED-5.6", "FED-15.9", "FED-15.10")
@pytest.mark.parametrize(
    ("effect", "lavandium", "rules", "is_open"),
    [
        ([{"gain": {"lavandium": 1}}, {"build_discount": {"crystals": 1}}], 0, 2, True),
        ([{"gain": {"lavandium": 1}}, {"build_discount": {"crystals": 1}}], 1, 1, False),
        ([{"build_discount": {"crystals": 1}}, {"gain": {"lavandium": 1}}], 0, 2, True),
        ([{"build_discount": {"crystals": 1}}, {"gain": {"lavandium": 1}}], 0, 1, False),
        ([{"build_discount": {"crystals": 1}}, {"gain": {"lavandium": 1}}], 1, 1, True),
        ([{"choose_one": [{"ship": 1}, {"unlock_any": 1}]}, {"build_discount": {"crystals": 2}}], 0, 2, True),
        ([{"build_discount": {"crystals": 2}}], 0, 2, True),
        ([{"build_discount": {"crystals": 1}}], 0, 2, False),
    ],
)
def test_all_steps_of_an_erudite_count(effect: list[Any], lavandium: int, rules: int, is_open: bool) -> None:
    """In version 1 only the first step, and only if it is a discount. The cheapest site costs 2 lavandium."""
    pack = {"game": "federation", "erudites": {"1A1": {"timing": "planet:e81216", "effect": effect}}}
    me: dict[str, Any] = {"erudites": ["1A1"], "resources": {"lavandium": lavandium}}
    scene = Scene(me=me, outer_module=POOR, pack=pack, rules=rules)
    assert ("place:e81216_left" in scene.options()) == is_open
    me = {"erudites": used("1A1"), "resources": {"lavandium": lavandium}}
    assert "place:e81216_left" not in Scene(me=me, outer_module=POOR, pack=pack, rules=rules).options()
