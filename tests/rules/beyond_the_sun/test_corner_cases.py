"""Rules that meet each other: single answers, leftovers of earlier effects, orders inside one bonus."""

from typing import Any

import pytest

from tests.rules.beyond_the_sun.cards.sheet import outcome, owner
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot

ADVANCED = {"mats": "advanced"}


@pytest.mark.rule("BTS-5.14", "BTS-21.3")
def test_the_only_possible_trade_of_an_effect_is_made() -> None:
    """Black Market Industries allows one trade, and selling is the only one that can be paid."""
    scene = owner("T2-16", 0, 2).play("ability:T2-16")
    assert (scene.ore(), scene.population()) == (1, 1)


@pytest.mark.rule("BTS-5.13")
def test_trades_without_any_possible_trade_are_over() -> None:
    stack = [{"frame": "take_turn", "seat": 0, "phase": 3}, {"frame": "production", "seat": 0}]
    scene = Scene(stack=stack).play("trade")
    assert (scene.waiting, scene.ore()) == (1, 0)


@pytest.mark.rule("BTS-18.28c", "BTS-4.11")
def test_privateer_charters_forgets_earlier_jumps() -> None:
    """What another jump took does not count: without ships there is nothing to gain, and without a move either."""
    no_ships: dict[str, Any] = {"locations": {"SOL": at({1: [1]})}}
    assert "go:T2-15/a/1" not in owner("T2-15", wrested=2, **no_ships).options()
    scene = owner("T2-15", wrested=2).play("go:T2-15/a/1")
    assert "stop" not in scene.options()
    scene.play("move:SOL/1/A1", "stop")
    assert scene.ore() == 0


@pytest.mark.rule("BTS-19.6")
def test_the_reward_for_the_last_disc_waits_for_the_whole_colonization_bonus() -> None:
    """The second disc on Gliese 1061 is the last of the food track; food and ore are automated before the reward."""
    players = [{"mat": "FA-02", "ore": 5, "automation": ["food"] * 6}, {"mat": "FA-01"}]
    locations = {"A1": at({0: [4, 2]}, "SB-07", (0, "food"))}
    scene = Scene(options=ADVANCED, players=players, slots=LEVEL_ONE, locations=locations)
    scene.play("go:T1-02/a/1")
    while scene.topic() == "return-ships":
        scene.play(scene.options()[0])
    told = [message.id for _, message in scene.table.log(None)]
    assert [id for id in told if id in ("log-automated", "log-ore-gained")] == [
        *["log-automated"] * 2,
        "log-ore-gained",
    ]
    assert (scene.ore(), scene.tracks()) == (3, (0, 7))


def colonize_wolf(food: int, ore: int) -> Scene:
    """Wolf 1061 is colonized with so many discs on the automation tracks; its bonus upgrades the ship in Y2."""
    players = [{"mat": "FA-02", "ore": 5, "automation": ["food"] * food + ["ore"] * ore}, {"mat": "FA-01"}]
    locations = {
        "B1": at({0: [4, 1]}, "SB-10", (0, "food")),
        "Y2": at({0: [1], 1: [1]}, outpost=(1, "ore")),
        "SOL": at({}),
    }
    scene = Scene(options=ADVANCED, players=players, slots=LEVEL_ONE, locations=locations)
    scene.play("go:T1-02/a/1")
    while scene.topic() == "return-ships":
        scene.play(scene.options()[0])
    return scene


@pytest.mark.rule("BTS-19.6")
def test_control_taken_by_a_colonization_bonus_does_not_bring_the_reward_forward() -> None:
    """The second disc on Wolf 1061 is the last of the food track. Its bonus upgrades the ship in Y2, which takes
    control there; the jump of the bonus still comes before the reward."""
    scene = colonize_wolf(food=6, ore=8)
    assert (scene.controller("Y2"), scene.tracks(), scene.topic()) == (0, (0, 0), "move-ships")
    assert scene.ore() == 0
    scene.play("stop")
    assert (scene.ore(), scene.population()) == (3, 1)


@pytest.mark.rule("BTS-19.6")
def test_control_taken_by_a_bonus_is_rewarded_after_its_own_bonus() -> None:
    """The same upgrade places the last ore disc in Y2: its reward does not wait for the rest of the bonus."""
    scene = colonize_wolf(food=5, ore=7)
    scene.play("disc:food")
    assert (scene.tracks(), scene.topic(), scene.ore()) == ((1, 0), "move-ships", 3)


@pytest.mark.rule("BTS-19.6")
def test_a_disc_that_automation_takes_is_rewarded_at_once() -> None:
    players = [{"mat": "FA-02", "population": 1, "automation": ["ore"] * 7}, {"mat": "FA-01"}]
    scene = Scene(options=ADVANCED, players=players, slots={"I-4": slot("T1-04")})
    scene.play("go:research_1/1", "slot:I-4")
    told = [message.id for _, message in scene.table.log(None)]
    assert told.index("log-population") < len(told) - 1, "the ore of Advanced Robotics comes after the reward"
    assert (scene.ore(), scene.population()) == (3 + 1, 1)


@pytest.mark.rule("BTS-8.10", "BTS-4.11")
def test_technocrats_offer_no_row_that_changes_nothing() -> None:
    """Without ships and population the third row has nothing to build and nothing to move."""
    slots = {**LEVEL_ONE, "I-4": slot("T1-04")}
    locations = {"SOL": at({1: [1]})}
    scene = Scene(players=[{"population": 1}], guilds=["technocrats_guild"], slots=slots, locations=locations)
    scene.play("go:technocrats_guild/1")
    assert (scene.ore(), scene.population()) == (2, 1), "the fourth row is the only one left"


def pack(**rows: Any) -> dict[str, Any]:
    return {"game": "beyond-the-sun", "components": rows}


def test_spaces_with_different_extra_ore_are_paid_one_by_one() -> None:
    spaces = {seats: {"count": 3, "extra_ore": [0, 1, 4]} for seats in ("2p", "3p", "4p")}
    scene = Scene(players=[{"ore": 1, "population": 1}], pack=pack(research_1={"spaces": spaces}))
    assert scene.options("go")[:2] == ["go:research_1/1", "go:research_1/2"]
    assert "go:research_1/3" not in scene.options()


@pytest.mark.parametrize(("ore", "offered"), [(8, ["go:research_1/1"]), (9, ["go:research_1/1", "go:research_1/2"])])
def test_a_space_with_nine_extra_ore(ore: int, offered: list[str]) -> None:
    spaces = {seats: {"count": 2, "extra_ore": [0, 9]} for seats in ("2p", "3p", "4p")}
    scene = Scene(players=[{"ore": ore, "population": 1}], pack=pack(research_1={"spaces": spaces}))
    assert [text for text in scene.options() if "research_1" in text] == offered


def test_a_basic_mat_with_an_ability_unlocks_it_in_play() -> None:
    ability = {
        "id": "A",
        "unlock": {"track": "ore", "cell": 1},
        "trigger": "own_jump_effect",
        "effect": [{"op": "extra_movement_points", "n": 3}],
    }
    scene = Scene(
        players=[{"mat": "FB-01"}, {"mat": "FB-02"}],
        locations={"A1": at({}, "SA-03")},
        pack=pack(**{"FB-01": {"abilities": [ability]}}),
    )
    scene.play("go:build_and_jump/1", "move:SOL/1/A1", "stop", "grow", "go:grow_and_mine", "produce")
    scene.play("go:build_and_jump/2", "skip")
    assert outcome(scene)["jump"] == 5, "the outpost has opened cell 1 of the ore track"


def test_two_abilities_that_raise_a_ship_are_paid_together() -> None:
    raising = {
        "id": "hulls",
        "trigger": "build_ship",
        "effect": [{"op": "upgrade_built_ship", "levels": 1, "cost": {"ore": 1}, "optional": True}],
    }
    changed = pack(**{"T1-01": {"passive": raising}, "T1-02": {"passive": raising}})
    for ore, builds in ((1, []), (2, ["build:SOL/1", "build:SOL/3"])):
        scene = Scene(players=[{"ore": ore, "population": 1}], slots=LEVEL_ONE, pack=changed)
        scene.play("go:build_and_jump/1", "use")
        assert scene.options("build") == builds
    scene.play("build:SOL/3")
    assert (scene.ore(), scene.ships("SOL")) == (0, [1, 3])


def test_growth_that_finds_no_cube_is_not_offered() -> None:
    """The letter A is open and its column empty; moving no cube changes nothing either."""
    actions = [
        {"id": "a", "spaces": 1, "cost": {}, "steps": [{"op": "growth_production"}]},
        {
            "id": "b",
            "spaces": 1,
            "cost": {},
            "steps": [{"op": "relocate_supply", "n": 1, "take": "column_E", "to": "A"}],
        },
    ]
    players = [{"population": 10, "supply": [0, 5, 0, 0, 0]}]
    scene = Scene(players=players, slots=LEVEL_ONE, pack=pack(**{"T1-03": {"actions": actions}}))
    assert [text for text in scene.options("go") if "T1-03" in text] == []


@pytest.mark.rule("BTS-9.10", "BTS-9.11")
@pytest.mark.parametrize(("supply", "told"), [([15, 0, 0, 0, 0], 0), ([14, 0, 0, 0, 1], 1)])
def test_only_supply_that_changes_its_column_is_told(supply: list[int], told: int) -> None:
    locations = {"Y1": at({0: [1]}, outpost=(0, "food")), "B1": at(system="SB-01")}
    players = [{"supply": supply, "population": 3, "food_discs": 7}]
    scene = Scene(locations=locations, players=players)
    scene.play("go:build_and_jump/1", "skip", "move:Y1/1/B1", "stop", "outpost:B1/ore")
    assert scene.supply() == [15, 0, 0, 0, 0]
    assert [message.id for _, message in scene.table.log(None)].count("log-supply-moved") == told
