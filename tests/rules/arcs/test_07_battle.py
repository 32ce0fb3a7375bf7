"""Battle (ARC-7). Dice are scripted: `ASSAULT`, `SKIRMISH` and `RAID` name their sides."""

from typing import Any

import pytest

from tests.rules.arcs.scene import ASSAULT, RAID, SKIRMISH, Scene

HIT, BLANK = SKIRMISH["hit"], SKIRMISH["blank"]


def battle(
    mine: Any = 3, theirs: Any = 2, luck: list[list[int]] | None = None, city: str = "1 city", **rest: Any
) -> Scene:
    """Seat 0 leads Aggression 2 with ships at 2-hex against ships and a building of seat 1."""
    ships = {"2-hex": {"0": mine, "1": theirs}, **rest.pop("ships", {})}
    buildings = {"2-hex/1": city} if city else {}
    scene = Scene(
        hand=["aggression-2"], ships=ships, buildings={**buildings, **rest.pop("buildings", {})}, luck=luck, **rest
    )
    scene.play("lead:aggression-2")
    return scene


@pytest.mark.rule("ARC-7.1", "ARC-7.2")
def test_systems_and_defenders() -> None:
    scene = battle(ships={"3-hex": {"0": 1}, "5-hex": {"1": 1}, "6-hex": {"0": [0, 1], "2": [0, 1]}})
    assert scene.options("battle") == ["battle:2-hex/1", "battle:6-hex/2"]


@pytest.mark.rule("ARC-7.2")
def test_others_are_not_involved() -> None:
    scene = battle(3, [0, 1], [[HIT] * 3], ships={"2-hex": {"0": 3, "1": [0, 1], "2": 2}}, city="2 city")
    scene.play("battle:2-hex/1", "dice:0-3-0")
    assert scene.ships("2-hex", 2) == [2, 0]
    assert scene.building("2-hex/1") == "2 city"


@pytest.mark.rule("ARC-7.3", "ARC-7.4")
def test_one_die_for_each_ship_fresh_or_damaged() -> None:
    scene = battle([1, 1])
    scene.play("battle:2-hex/1")
    assert len(scene.options("dice")) == 10  # 0, 1 or 2 dice of three kinds
    assert "dice:0-0-0" in scene.options()
    assert "dice:1-1-0" in scene.options()
    assert scene.refused("dice:1-1-1")


@pytest.mark.rule("ARC-7.4")
def test_at_most_six_of_a_kind() -> None:
    scene = battle(12)
    scene.play("battle:2-hex/1")
    assert "dice:6-6-0" in scene.options()
    assert not [option for option in scene.options() if "7" in option]


@pytest.mark.rule("ARC-7.4")
def test_no_dice_at_all() -> None:
    scene = battle()
    scene.play("battle:2-hex/1", "dice:0-0-0")
    assert (scene.ships("2-hex", 0), scene.ships("2-hex", 1)) == ([3, 0], [2, 0])


@pytest.mark.rule("ARC-7.5")
@pytest.mark.parametrize(
    ("city", "elsewhere", "allowed"),
    [
        ("1 city", {}, True),
        ("", {}, True),
        ("", {"5-hex/1": "1 starport"}, False),
        ("2 city", {"5-hex/1": "1 city"}, False),
    ],
)
def test_raid_dice_need_a_building_here_or_none_anywhere(city: str, elsewhere: dict[str, str], allowed: bool) -> None:
    scene = battle(city=city, buildings=elsewhere)
    scene.play("battle:2-hex/1")
    assert ("dice:0-0-1" in scene.options()) == allowed
    if not allowed:
        assert "raid" in scene.refused("dice:0-0-1")


@pytest.mark.rule("ARC-7.6", "ARC-7.7")
def test_self_hits_are_assigned_by_the_attacker() -> None:
    scene = battle([2, 1], 5, [[ASSAULT["self+hit"]] * 2])
    scene.play("battle:2-hex/1", "dice:2-0-0")
    assert scene.waiting == [0]
    assert scene.options() == ["hit:0/fresh", "hit:0/damaged"]
    scene.play("hit:0/damaged")
    assert scene.ships("2-hex", 0) == [1, 1]
    assert scene.foe["trophies"] == ["0 ship"]


@pytest.mark.rule("ARC-7.8")
@pytest.mark.parametrize(("theirs", "hits"), [([2, 3], 2), ([0, 3], 0), ([1, 0], 1)])
def test_an_intercept_hits_for_each_fresh_defender_once(theirs: list[int], hits: int) -> None:
    scene = battle(6, theirs, [[RAID["intercept"]] * 2])
    scene.play("battle:2-hex/1", "dice:0-0-2")
    scene.play_if_asked("hit:0/fresh", "hit:0/fresh")
    assert scene.ships("2-hex", 0) == [6 - hits, hits]
    assert scene.state["turn"]["stage"] == "pips"


@pytest.mark.rule("ARC-7.8")
def test_intercepts_come_before_the_defenders_are_hit() -> None:
    scene = battle(3, 2, [[ASSAULT["intercept+hit"]] * 3])
    scene.play("battle:2-hex/1", "dice:3-0-0", "hit:0/fresh")
    assert scene.ships("2-hex", 0) == [1, 2]


@pytest.mark.rule("ARC-7.9")
def test_ship_hits_go_to_buildings_when_no_ship_is_left() -> None:
    scene = battle(3, [0, 1], [[HIT] * 3])
    scene.play("battle:2-hex/1", "dice:0-3-0")
    assert scene.ships("2-hex", 1) == [0, 0]
    assert scene.me["trophies"] == ["1 ship", "1 city"]


@pytest.mark.rule("ARC-7.10")
def test_building_hits_never_hit_ships() -> None:
    scene = battle(3, 2, [[RAID["building+key"]] * 3])
    scene.play("battle:2-hex/1", "dice:0-0-3")
    assert scene.ships("2-hex", 1) == [2, 0]
    assert scene.me["trophies"] == ["1 city"]


@pytest.mark.rule("ARC-7.11")
def test_no_raid_without_an_attacking_ship() -> None:
    scene = battle([0, 1], 5, [[RAID["self+key"]]], foe={"resources": ["fuel", "fuel"]}, ships={"3-hex": {"0": 1}})
    scene.play("battle:2-hex/1", "dice:0-0-1")
    assert scene.resources(1) == ["fuel", "fuel"]
    assert scene.options("raid") == []


@pytest.mark.rule("ARC-7.12")
def test_the_same_piece_may_take_two_hits() -> None:
    scene = battle(2, 2, [[HIT] * 2])
    scene.play("battle:2-hex/1", "dice:0-2-0")
    assert scene.options() == ["hit:1/fresh", "hit:1/damaged"]
    scene.play("hit:1/damaged")
    assert scene.ships("2-hex", 1) == [1, 0]


@pytest.mark.rule("ARC-7.12")
@pytest.mark.parametrize(
    ("theirs", "city", "told", "left"),
    [
        (2, "1 city", [1], 2),  # both ships are fresh: only the second hit is a choice
        ([0, 1], "", [], 0),  # nothing is asked: the log tells what is lost
        ([1, 1], "", [], 3),  # the first hit is a choice
        ([0, 2], "1 city", [], 0),  # every hit has one target
    ],
)
def test_hits_without_a_choice_are_told_before_a_choice(theirs: Any, city: str, told: list[int], left: int) -> None:
    scene = battle(3, theirs, [[HIT] * 3], city=city)
    scene.play("battle:2-hex/1", "dice:0-3-0")
    for seat in (0, 1, None):
        lines = [message.args["n"] for _, message in scene.table.log(seat) if message.id == "log-hits-forced"]
        assert lines == told
    asked = scene.table.prompt(0)
    assert (asked.args["n"] if asked.id == "prompt-assign-hits" else 0) == left


@pytest.mark.rule("ARC-7.13")
def test_lost_attackers_still_hit() -> None:
    scene = battle([0, 1], [0, 1], [[ASSAULT["self+hit"]]], ships={"3-hex": {"0": 1}})
    scene.play("battle:2-hex/1", "dice:1-0-0")
    assert (scene.ships("2-hex", 0), scene.ships("2-hex", 1)) == ([0, 0], [0, 0])


@pytest.mark.rule("ARC-7.13")
def test_hits_without_a_target_are_lost() -> None:
    scene = battle(3, [0, 1], [[HIT] * 3], city="")
    scene.play("battle:2-hex/1", "dice:0-3-0")
    assert scene.me["trophies"] == ["1 ship"]


@pytest.mark.rule("ARC-7.14")
def test_both_sides_take_trophies() -> None:
    scene = battle([1, 1], [0, 1], [[ASSAULT["self+hit"]]])
    scene.play("battle:2-hex/1", "dice:1-0-0", "hit:0/damaged")
    assert scene.me["trophies"] == ["1 ship"]
    assert scene.foe["trophies"] == ["0 ship"]


@pytest.mark.rule("ARC-7.15")
def test_outrage_comes_after_all_hits() -> None:
    """The city is destroyed by the first hit; the relic is still there while the second is assigned."""
    scene = battle(
        3, 0, [[HIT] * 2], city="1 city damaged", buildings={"2-hex/2": "1 starport"}, me={"resources": ["relic"]}
    )
    scene.play("battle:2-hex/1", "dice:0-2-0", "hit_building:2-hex/1")
    assert scene.building("2-hex/2") == "1 starport damaged"
    assert scene.resources() == []


@pytest.mark.rule("ARC-7.16")
def test_the_same_system_again() -> None:
    scene = battle(3, 2, [[BLANK], [HIT]])
    scene.play("battle:2-hex/1", "dice:0-1-0")
    assert "battle:2-hex/1" in scene.options()
    scene.play("battle:2-hex/1", "dice:0-1-0")
    assert scene.ships("2-hex", 1) == [1, 1]


@pytest.mark.rule("ARC-7.17")
def test_ships_placed_by_a_ransack_do_not_attack() -> None:
    """The only attacker is lost; Mass Uprising brings a new ship, and there is no raid."""
    scene = battle(
        [0, 1],
        0,
        [[RAID["self+building"]]],
        city="1 city damaged",
        foe={"resources": ["fuel"]},
        ships={"3-hex": {"0": 1}},
        court=["BC26", "BC02", "BC03", "BC04"],
        agents=[[0, 1], [], [], []],
    )
    scene.play("battle:2-hex/1", "dice:0-0-1", "cluster:2")
    assert scene.ships("2-hex") == [1, 0]
    assert scene.options("raid") == []


@pytest.mark.rule("ARC-7.18")
def test_no_battle_without_attackers_after_the_railgun() -> None:
    scene = battle([0, 1], 2, foe={"cards": ["L12"]}, ships={"3-hex": {"0": 1}})
    scene.play("battle:2-hex/1")
    assert scene.options("dice") == []
    assert scene.foe["trophies"] == ["0 ship"]


@pytest.mark.rule("ARC-7.19", "ARC-13.6")
def test_rerolls_once_each_before_the_symbols_are_read() -> None:
    scene = battle(3, 2, [[BLANK] * 2, [HIT]], me={"cards": ["BC13"]})
    scene.play("battle:2-hex/1", "dice:0-2-0", "reroll:BC13", "die:skirmish-1")
    assert scene.options("reroll") == []
    assert scene.ships("2-hex", 1) == [1, 1]


@pytest.mark.rule("ARC-7.20")
def test_effects_after_a_battle_come_after_the_raid() -> None:
    scene = battle([2, 1], 1, [[RAID["intercept+2 keys"]]], me={"cards": ["L07"]}, foe={"resources": ["", "fuel"]})
    scene.play("battle:2-hex/1", "dice:0-0-1", "hit:0/fresh")
    assert scene.ships("2-hex") == [1, 2]
    assert scene.options() == ["done", "raid:fuel"]
    scene.play("raid:fuel")
    assert scene.ships("2-hex") == [2, 1]
