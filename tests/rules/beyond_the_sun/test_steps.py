"""Single steps of effects, question by question: what is offered, and what comes of the answers.

A content pack gives Advanced Genetics an action with the steps of each row.
"""

from typing import Any

import pytest

from tests.rules.beyond_the_sun.scene import Scene, at, slot

Step = dict[str, Any]
Talk = list[tuple[list[str], str]]

ORE: Step = {"op": "gain_ore", "n": 1}
POPULATION: Step = {"op": "build", "from": "population", "level": 1, "n": 1, "at": "shipyard"}
SUPPLY: Step = {"op": "build", "from": "supply", "level": 1, "n": 1, "at": "shipyard"}
TWO: Step = {**SUPPLY, "n": 2}
CUBES: Step = {"op": "make_pop", "n": 2}
UPGRADE: Step = {"op": "upgrade", "max_ships": 1, "levels": 1}
UPGRADES: Step = {"op": "upgrade", "max_ships": 2, "levels": 1}
FREELY: Step = {"op": "upgrade_levels", "n": 2}
TO_A: Step = {"op": "relocate_supply", "n": 2, "take": "rightmost", "to": "A"}
FROM_E: Step = {**TO_A, "take": "column_E"}
TO_ANY: Step = {**TO_A, "to": "any_columns_of_choice"}
BUILD, SKIP, STOP = "build:SOL/1", "skip", "stop"
COLUMNS = [f"column:{letter}" for letter in "ABCDE"]


def supply(*cubes: int) -> list[int]:
    return list(cubes) + [0] * (5 - len(cubes))


# The steps, what seat 0 has, the questions with their answers, and what seat 0 has in the end.
ROWS: list[tuple[list[Step], dict[str, Any], Talk, dict[str, Any]]] = [
    # Too little supply for population (BTS-9.5)
    ([ORE, CUBES], {"supply": supply(2)}, [], {"population": 2, "ore": 1, "supply": supply(0)}),
    ([ORE, CUBES], {"supply": supply(1)}, [(["use", SKIP], "use")], {"population": 1, "supply": supply(0)}),
    ([ORE, CUBES], {"supply": supply(0, 1)}, [(["use", SKIP], SKIP)], {"population": 0, "supply": supply(0, 1)}),
    ([ORE, CUBES], {"supply": supply(0)}, [], {"population": 0, "ore": 1}),
    ([CUBES], {"supply": supply(1)}, [], {"population": 1}),  # leaving it out would change nothing (BTS-4.11)
    ([CUBES, POPULATION], {"supply": supply(1)}, [], {"population": 0, "SOL": [1]}),  # BTS-4.20
    ([CUBES, POPULATION], {"supply": supply(1), "population": 1}, [(["use", SKIP], SKIP)], {"SOL": [1]}),
    # Too little supply for ships (BTS-9.4)
    ([ORE, TWO], {"supply": supply(2), "population": 1}, [], {"SOL": [1, 1], "population": 1}),
    ([ORE, TWO], {"supply": supply(1, 1, 1)}, [], {"SOL": [1, 1], "supply": supply(0, 0, 1)}),
    (
        [ORE, TWO],
        {"supply": supply(1), "population": 1},
        [([BUILD, SKIP], BUILD), ([BUILD, SKIP], BUILD)],
        {"SOL": [1, 1], "population": 0, "supply": supply(0)},
    ),
    (
        [ORE, TWO],
        {"supply": supply(1), "population": 1},
        [([BUILD, SKIP], BUILD), ([BUILD, SKIP], SKIP)],
        {"SOL": [1], "population": 1, "supply": supply(0)},
    ),
    (
        [ORE, TWO],
        {"supply": supply(1), "population": 1},
        [([BUILD, SKIP], SKIP)],
        {"SOL": [], "population": 1, "supply": supply(1)},
    ),
    ([ORE, TWO], {"supply": supply(1)}, [([BUILD, SKIP], BUILD)], {"SOL": [1], "supply": supply(0)}),
    ([TWO], {"supply": supply(1)}, [], {"SOL": [1]}),
    ([SUPPLY, POPULATION], {"population": 1, "supply": supply(0)}, [], {"SOL": [1], "population": 0}),
    (
        [SUPPLY, POPULATION],
        {"population": 2, "supply": supply(0)},
        [([BUILD, SKIP], BUILD)],
        {"SOL": [1, 1], "population": 0},
    ),
    # Where ships are built (BTS-12.1)
    (
        [POPULATION],
        {"population": 1, "locations": {"Y1": at({}, outpost=(0, "food")), "Y2": at({}, outpost=(1, "ore"))}},
        [([BUILD, "build:Y1/1"], "build:Y1/1")],
        {"Y1": [1], "SOL": []},
    ),
    ([{**POPULATION, "at": "deep_space", "level": 4}], {"population": 1}, [], {"DS": [4], "SOL": []}),
    # Upgrades (BTS-12.6, BTS-12.7)
    ([UPGRADE], {"ships": [1]}, [], {"SOL": [2]}),
    ([UPGRADE], {"ships": [4, 3]}, [], {"SOL": [4, 4]}),
    ([ORE, UPGRADE], {"ships": [1, 2]}, [(["upgrade:SOL/1", "upgrade:SOL/2"], "upgrade:SOL/2")], {"SOL": [1, 3]}),
    ([UPGRADES], {"ships": [1]}, [], {"SOL": [2]}),  # different ships
    ([ORE, UPGRADES], {"ships": [1]}, [(["upgrade:SOL/1", STOP], STOP)], {"SOL": [1]}),
    ([ORE, UPGRADES], {"ships": [1]}, [(["upgrade:SOL/1", STOP], "upgrade:SOL/1")], {"SOL": [2]}),
    (
        [ORE, UPGRADES],
        {"ships": [1, 2]},
        [(["upgrade:SOL/1", "upgrade:SOL/2", STOP], "upgrade:SOL/1"), (["upgrade:SOL/2", STOP], "upgrade:SOL/2")],
        {"SOL": [2, 3]},
    ),
    ([{**UPGRADE, "levels": 2}], {"ships": [3]}, [], {"SOL": [4]}),
    ([{**UPGRADE, "levels": 3}], {"ships": [1]}, [], {"SOL": [4]}),
    ([FREELY], {"ships": [1]}, [], {"SOL": [3]}),
    ([FREELY], {"ships": [3]}, [], {"SOL": [4]}),
    (
        [FREELY],
        {"ships": [1, 3]},
        [(["upgrade:SOL/1", "upgrade:SOL/3"], "upgrade:SOL/1"), (["upgrade:SOL/2", "upgrade:SOL/3"], "upgrade:SOL/3")],
        {"SOL": [2, 4]},
    ),
    # Moves of supply (BTS-9.10, BTS-9.11)
    ([TO_A], {"supply": supply(0, 0, 1, 0, 1)}, [], {"supply": supply(2)}),
    ([TO_A], {"supply": supply(0, 1, 0, 0, 3)}, [], {"supply": supply(2, 1, 0, 0, 1)}),
    ([TO_A], {"supply": supply(0, 0, 0, 0, 1)}, [], {"supply": supply(1)}),
    ([FROM_E], {"supply": supply(0, 0, 0, 5, 1)}, [], {"supply": supply(1, 0, 0, 5, 0)}),
    (
        [TO_ANY],
        {"supply": supply(0, 0, 1, 0, 1)},
        [(COLUMNS, "column:B"), (COLUMNS, "column:E")],
        {"supply": supply(0, 1, 0, 0, 1)},
    ),
    ([TO_ANY], {"supply": supply(0, 0, 1)}, [(COLUMNS, "column:A")], {"supply": supply(1)}),
    # Trades of an effect (BTS-5.14)
    (
        [{"op": "trade", "max_trades": 1}],
        {"ore": 3, "population": 1},
        [(["buy_population", "sell_population"], "sell_population")],
        {"ore": 4, "population": 0},
    ),
    (
        [{"op": "trade", "max_trades": 2}],
        {"ore": 3, "population": 1},
        [(["buy_population", "sell_population"], "buy_population")],
        {"ore": 1, "population": 1},  # the second trade can only sell
    ),
    (
        [{"op": "trade"}],
        {"ore": 1, "population": 0, "ships": [1]},
        [(["recall:SOL/1", STOP], "recall:SOL/1"), (["sell_population", STOP], STOP)],
        {"ore": 0, "population": 1, "SOL": []},
    ),
    # Growth and ore production as effects (BTS-5.14)
    (
        [{"op": "growth_production"}],
        {"supply": supply(2, 2, 2, 2, 2), "automation": ["food"] * 3},
        [],
        {"population": 2, "supply": supply(1, 1, 2, 2, 2)},
    ),
    ([{"op": "ore_production"}], {"automation": ["ore"] * 4}, [], {"ore": 3}),
    # Automation (BTS-11.3, BTS-11.4)
    ([{"op": "automate", "disc": "either", "n": 1}], {}, [(["disc:food", "disc:ore"], "disc:ore")], {"automation": 1}),
    ([{"op": "automate", "disc": "food", "n": 2}], {"automation": ["food"] * 7}, [], {"automation": 9}),
]


@pytest.mark.rule("BTS-9.4", "BTS-9.5", "BTS-9.11", "BTS-12.1", "BTS-12.7", "BTS-5.14", "BTS-11.3")
@pytest.mark.parametrize(("steps", "given", "talk", "after"), ROWS, ids=[str(i) for i in range(len(ROWS))])
def test_what_is_asked_and_what_comes_of_it(
    steps: list[Step], given: dict[str, Any], talk: Talk, after: dict[str, Any]
) -> None:
    has = dict(given)
    locations = {"SOL": at({0: has.pop("ships", []), 1: [1]}), **has.pop("locations", {})}
    if "supply" in has:  # the other cubes are out of the game, on the Museum
        used = sum(has["supply"]) + has.get("population", 0) + len(locations["SOL"]["ships"])
        has["donated"] = [20 - used, 0, 0, 0]
    actions = [{"id": "a", "spaces": 1, "cost": {}, "steps": steps}]
    pack = {"game": "beyond-the-sun", "components": {"T1-03": {"actions": actions}}}
    scene = Scene(players=[has], slots={"I-3": slot("T1-03", (0,))}, locations=locations, pack=pack)
    scene.play("go:T1-03/a/1")
    for options, answer in talk:
        assert (scene.waiting, scene.options()) == (0, options)
        scene.play(answer)
    assert scene.topic() == "production"
    found = {
        "ore": scene.ore(),
        "population": scene.population(),
        "supply": scene.supply(),
        "automation": len(scene.automation()),
        **{id: scene.ships(id) for id in ("SOL", "DS", "Y1")},
    }
    assert {name: found[name] for name in after} == after


@pytest.mark.rule("BTS-13.14", "BTS-13.16", "BTS-13.18")
@pytest.mark.parametrize(
    ("food", "ore", "systems", "options"),
    [
        (2, 8, ("SA-01", "SA-08"), []),  # both have the food symbol
        (1, 8, ("SA-01", "SA-08"), ["outpost:A1/food", "outpost:A2/food"]),  # the last one, then a star
        (0, 8, ("SA-01", "SA-08"), []),
        (1, 1, ("SA-08", "SA-03"), []),
        (8, 2, ("SA-02", "SA-03"), []),
        (8, 1, ("SA-02", "SA-03"), ["outpost:A1/ore", "outpost:A2/ore"]),
        (8, 8, ("SA-04", "SA-08"), ["outpost:A1/food", "outpost:A1/ore", "outpost:A2/food"]),
        (0, 1, ("SA-04", "SA-03"), ["outpost:A1/ore", "outpost:A2/ore"]),
    ],
)
def test_the_order_of_outposts_is_asked_where_it_matters(
    food: int, ore: int, systems: tuple[str, str], options: list[str]
) -> None:
    automation = ["food"] * (8 - food) + ["ore"] * (8 - ore)
    locations = {
        "SOL": at({0: [1, 1], 1: [1]}),
        "A1": at({}, systems[0]),
        "A2": at({}, systems[1]),
    }
    scene = Scene(players=[{"automation": automation}], locations=locations)
    scene.play("go:build_and_jump/1", "move:SOL/1/A1", "move:SOL/1/A2")
    asked = scene.options() if scene.topic() == "place-outposts" else []
    assert asked == options
    if not asked:
        assert (scene.controller("A1"), scene.controller("A2")) == (0, 0)
