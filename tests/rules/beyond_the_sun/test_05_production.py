"""The production phase (BTS-5), ore, population and supply (BTS-9)."""

import pytest

from tests.rules.beyond_the_sun.scene import Scene, at, slot

PRODUCTION = [{"frame": "take_turn", "seat": 0, "phase": 3}, {"frame": "production", "seat": 0}]


@pytest.mark.rule("BTS-5.1", "BTS-5.13")
def test_exactly_one_of_three_is_chosen_even_if_it_yields_nothing() -> None:
    scene = Scene(players=[{"supply": [0, 0, 0, 0, 18], "population": 1}], stack=PRODUCTION)
    scene.play("grow")
    assert (scene.population(), scene.waiting) == (1, 1)
    trade = Scene(stack=PRODUCTION)
    trade.play("trade")
    assert "stop" in trade.options() or trade.waiting == 1


@pytest.mark.rule("BTS-5.2", "BTS-5.3", "BTS-5.4", "BTS-5.6", "BTS-5.7")
@pytest.mark.parametrize(
    ("food_discs", "supply", "grown", "left"),
    [
        (8, [5, 4, 3, 3, 2], 1, [4, 4, 3, 3, 2]),
        (7, [5, 4, 3, 3, 2], 1, [4, 4, 3, 3, 2]),
        (6, [5, 4, 3, 3, 2], 2, [4, 3, 3, 3, 2]),
        (4, [0, 4, 3, 3, 2], 2, [0, 3, 2, 3, 2]),
        (0, [5, 4, 3, 3, 2], 5, [4, 3, 2, 2, 1]),
    ],
)
def test_growth_takes_a_cube_for_each_open_letter(
    food_discs: int, supply: list[int], grown: int, left: list[int]
) -> None:
    automation = ["food"] * (8 - food_discs)
    cubes = 20 - sum(supply) - 1
    players = [{"supply": supply, "population": cubes, "automation": automation}]
    scene = Scene(players=players, stack=PRODUCTION)
    scene.play("grow")
    assert (scene.population(), scene.supply()) == (cubes + grown, left)


@pytest.mark.rule("BTS-5.5", "BTS-5.6", "BTS-11.10")
@pytest.mark.parametrize(("removed", "ore"), [(0, 1), (1, 1), (2, 2), (3, 2), (8, 5)])
def test_ore_production_is_the_sum_of_the_open_cells(removed: int, ore: int) -> None:
    scene = Scene(players=[{"automation": ["ore"] * removed}], stack=PRODUCTION)
    scene.play("produce")
    assert scene.ore() == ore


@pytest.mark.rule("BTS-5.8", "BTS-5.9", "BTS-5.10", "BTS-5.11")
def test_trades_in_any_mixture() -> None:
    players = [{"ore": 4, "population": 0, "supply": [0, 2, 3, 3, 2]}]
    locations = {"SOL": at({0: [1] * 9, 1: [1]}), "DS": at({0: [3]})}
    scene = Scene(players=players, locations=locations, stack=PRODUCTION)
    scene.play("trade")
    assert scene.why_not("sell_population").id == "no-population"
    scene.play("recall:DS/3")
    assert (scene.ore(), scene.population(), scene.ships("DS")) == (3, 1, [])
    scene.play("buy_population")
    assert (scene.ore(), scene.population(), scene.supply()) == (0, 2, [0, 1, 3, 3, 2])
    assert scene.why_not("buy_population").args == {"ore": 3, "has": 0}
    scene.play("sell_population", "sell_population")
    assert (scene.ore(), scene.population(), scene.supply()) == (2, 0, [0, 3, 3, 3, 2])
    scene.play("stop")
    assert scene.waiting == 1


@pytest.mark.rule("BTS-5.9")
def test_no_population_to_buy_without_supply() -> None:
    scene = Scene(players=[{"ore": 9, "population": 19}], stack=PRODUCTION)
    scene.play("trade")
    assert scene.why_not("buy_population").id == "no-supply"


@pytest.mark.rule("BTS-5.12", "BTS-13.12")
def test_control_is_checked_after_a_ship_is_recalled() -> None:
    locations = {"Y1": at({0: [2], 1: [1]}, outpost=(0, "food"))}
    scene = Scene(players=[{"ore": 1}], locations=locations, stack=PRODUCTION)
    scene.play("trade", "recall:Y1/2")
    assert scene.outpost("Y1") == (1, "food")
    assert scene.tracks() == (8, 8)
    alone = Scene(players=[{"ore": 1}], locations={"Y1": at({0: [2]}, outpost=(0, "food"))}, stack=PRODUCTION)
    alone.play("trade", "recall:Y1/2")
    assert alone.controller("Y1") == 0


@pytest.mark.rule("BTS-5.14", "BTS-18.7")
def test_lalande_grows_produces_and_trades_in_this_order() -> None:
    locations = {"A1": at({0: [4]}, "SA-05", (0, "food"))}
    players = [{"ore": 5, "population": 0, "private": ["T2-10"]}]
    scene = Scene(players=players, slots={"I-2": slot("T1-02", (0,))}, locations=locations)
    scene.play("go:T1-02/a/1")
    assert (scene.population(), scene.ore(), scene.topic()) == (2, 1, "trading")
    scene.play("sell_population", "stop")
    assert (scene.ore(), scene.topic()) == (2, "production")


# Ore, population, supply


@pytest.mark.rule("BTS-9.1", "BTS-9.2")
def test_ore_goes_to_the_bank_and_population_is_used() -> None:
    scene = Scene(players=[{"ore": 1, "population": 1}], slots={"I-1": slot("T1-01", (0,))})
    scene.play("go:T1-01/a/1")
    assert (scene.ore(), scene.ore(1), scene.population(), scene.ships("SOL")) == (0, 0, 0, [1, 2])


@pytest.mark.rule("BTS-9.3")
def test_supply_is_taken_from_left_to_right() -> None:
    players = [{"population": 9, "supply": [1, 4, 3, 0, 2]}]
    scene = Scene(players=players)
    scene.play("go:grow_and_mine")
    assert scene.supply() == [0, 4, 3, 0, 2]
    scene.play("produce", "go:grow_and_mine", "produce", "go:grow_and_mine")
    assert scene.supply() == [0, 3, 3, 0, 2]


@pytest.mark.rule("BTS-9.4", "BTS-12.2a", "BTS-15.5")
def test_population_may_replace_missing_supply_for_ships() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "I-2": slot("T1-02", (0,)), "II-A": slot("T2-05")}
    locations = {"SOL": at({0: [1] * 12, 1: [1]})}
    players = [{"ore": 2, "population": 6}]
    scene = Scene(players=players, slots=slots, locations=locations)
    assert scene.supply() == [0] * 5
    scene.play("go:research_2/1", "slot:II-A")
    assert scene.options() == ["build:SOL/2", "skip"]
    kept = Scene(players=players, slots=slots, locations=locations)
    kept.play("go:research_2/1", "slot:II-A", "skip")
    assert kept.population() == 5
    scene.play("build:SOL/2")
    assert scene.population() == 4


@pytest.mark.rule("BTS-9.5", "BTS-9.6")
def test_too_little_supply_for_population() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "I-2": slot("T1-02", (0,)), "II-A": slot("T2-11")}
    locations = {"SOL": at({0: [1] * 12, 1: [1]})}
    scene = Scene(players=[{"ore": 2, "population": 5}], slots=slots, locations=locations)
    assert sum(scene.supply()) == 1
    scene.play("go:research_2/1", "slot:II-A")
    assert scene.options() == ["use", "skip"], "it makes 2 population, and there is 1 supply cube"
    scene.play("use")
    assert (scene.population(), sum(scene.supply())) == (5, 0)


@pytest.mark.rule("BTS-9.8", "BTS-9.9", "BTS-9.12")
@pytest.mark.parametrize(
    ("supply", "after"),
    [
        ([5, 4, 3, 3, 1], [5, 4, 3, 3, 2]),
        ([5, 4, 2, 3, 2], [5, 4, 3, 3, 2]),
        ([4, 3, 3, 3, 2], [4, 4, 3, 3, 2]),
        ([5, 4, 3, 3, 2], [6, 4, 3, 3, 2]),
        ([4, 4, 3, 5, 2], [5, 4, 3, 5, 2]),
    ],
)
def test_returned_cubes_fill_the_rightmost_free_cell(supply: list[int], after: list[int]) -> None:
    population = 20 - sum(supply) - 1
    scene = Scene(players=[{"supply": supply, "population": population}], stack=PRODUCTION)
    scene.play("trade", "sell_population")
    assert scene.supply() == after


@pytest.mark.rule("BTS-9.10", "BTS-9.11")
def test_moves_of_supply_may_overfill_a_column() -> None:
    """Android Rights Movement takes both rightmost cubes before any is placed."""
    slots = {"I-1": slot("T1-01", (0,)), "II-A": slot("T2-01", (0,)), "III-1": slot("T3-10")}
    players = [{"ore": 5, "population": 7, "supply": [5, 4, 0, 0, 1]}]
    scene = Scene(players=players, slots=slots, locations={"SOL": at({0: [1], 1: [1]})})
    scene.play("go:T2-01/a/1")
    assert scene.supply() == [5, 3, 0, 0, 0]
    scene.play("column:A", "column:B")
    assert scene.supply() == [6, 4, 0, 0, 0]
