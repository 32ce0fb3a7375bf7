"""Before an action is offered, its steps are foreseen one by one (BTS-4.10, BTS-4.11, BTS-4.18).

A content pack gives Advanced Genetics an action with the steps of each row; seat 0 has nothing but what the row says.
"""

from typing import Any

import pytest

from tests.rules.beyond_the_sun.scene import Scene, at, slot

Step = dict[str, Any]
ACTION = "go:T1-03/a/1"
POPULATION: Step = {"op": "build", "from": "population", "level": 1, "n": 1, "at": "shipyard"}
SUPPLY: Step = {"op": "build", "from": "supply", "level": 1, "n": 1, "at": "shipyard"}
TWO: Step = {**POPULATION, "n": 2}
JUMP: Step = {"op": "jump", "points": 2}
UPGRADE: Step = {"op": "upgrade", "max_ships": 1, "levels": 1}
PER_LOCATION: Step = {"op": "gain_ore_per_controlled_location", "per": 1, "max": 3}
PER_COLONY: Step = {"op": "make_pop_per_colonized", "every": 2, "n": 1}
RESEARCH: Step = {"op": "research", "level": "I"}
TRADE: Step = {"op": "trade", "max_trades": 1}
TO_A: Step = {"op": "relocate_supply", "n": 1, "take": "rightmost", "to": "A"}
FROM_E: Step = {"op": "relocate_supply", "n": 1, "take": "column_E", "to": "A"}
TO_ANY: Step = {"op": "relocate_supply", "n": 1, "take": "rightmost", "to": "any_columns_of_choice"}
GROWTH: Step = {"op": "growth_production"}
PRODUCTION: Step = {"op": "ore_production"}
DONATE: Step = {"op": "donate_ships", "max_ships": 1}
ANYWHERE: Step = {"op": "jump_anywhere", "ships": 1}
PRIVATE: Step = {"op": "private_technology", "level": "II", "draw": 1, "keep": 1}
FREELY: Step = {"op": "upgrade_levels", "n": 1}
AUTOMATE: Step = {"op": "automate", "disc": "food"}
SYSTEMS: Step = {
    "op": "draw_systems_keep_one",
    "deck": "A",
    "fallback_deck": "B",
    "draw": 2,
    "keep": 1,
    "discs_placed": 0,
}


def pay(ore: int = 0, population: int = 0) -> Step:
    """A step that can only be paid, and gives nothing but ore."""
    cost = {"ore": ore, "return_pop": population}
    return {"op": "choose", "options": [{"id": "A", "cost": cost, "steps": [{"op": "gain_ore", "n": 1}]}]}


def ore(n: int) -> Step:
    return {"op": "gain_ore", "n": n}


def cubes(n: int) -> Step:
    return {"op": "make_pop", "n": n}


def optional(step: Step, **cost: int) -> Step:
    return {**step, "cost": cost} if cost else {**step, "optional": True}


NO_SUPPLY = {"supply": [0, 0, 0, 0, 0]}
COLONIES = [{"system": f"SA-{i:02}"} for i in (5, 6, 7, 8)]
YARDS = {"Y1": at({}, outpost=(0, "food")), "Y2": at({}, outpost=(0, "ore"))}
HELD = {**YARDS, "A1": at({}, "SA-03", (0, "ore")), "A2": at({}, "SA-08", (0, "food"))}

# The steps, what seat 0 has, and whether the action is offered.
ROWS: list[tuple[list[Step], dict[str, Any], bool]] = [
    # What an earlier step gives pays for a later one, and no more.
    ([ore(2), pay(2)], {}, True),
    ([ore(1), pay(2)], {}, False),
    ([ore(1), pay(2)], {"ore": 1}, True),
    ([pay(2), ore(2)], {"ore": 1}, False),
    ([pay(1), pay(1)], {"ore": 1}, True),  # the first gives one ore back
    ([pay(2), pay(2)], {"ore": 2}, False),
    ([pay(2), pay(2)], {"ore": 3}, True),
    ([PER_LOCATION, pay(2)], {"locations": YARDS}, True),
    ([PER_LOCATION, pay(3)], {"locations": YARDS}, False),
    ([PER_LOCATION, pay(3)], {"locations": HELD}, True),
    ([PER_LOCATION, pay(4)], {"locations": HELD}, False),
    ([PER_LOCATION], {}, False),
    ([PER_LOCATION], {"locations": YARDS}, True),
    ([PRODUCTION, pay(1)], {}, True),  # the first cell of the ore track
    ([PRODUCTION, pay(2)], {}, False),
    ([cubes(1), POPULATION], {}, True),
    ([cubes(1), TWO], {}, False),
    ([cubes(1), TWO], {"population": 1}, True),
    ([cubes(2), TWO], {"supply": [1, 0, 0, 0, 0]}, False),
    ([cubes(1), POPULATION], NO_SUPPLY, False),
    ([cubes(1)], NO_SUPPLY, False),
    ([cubes(1)], {}, True),
    ([PER_COLONY, POPULATION], {"colonies": COLONIES[:2]}, True),
    ([PER_COLONY, POPULATION], {"colonies": COLONIES[:1]}, False),
    ([PER_COLONY, TWO], {"colonies": COLONIES[:3]}, False),
    ([PER_COLONY, TWO], {"colonies": COLONIES[:4]}, True),
    ([PER_COLONY], {"colonies": COLONIES[:1]}, False),
    ([PER_COLONY], {"colonies": COLONIES[:2]}, True),
    # Population is used up.
    ([POPULATION, POPULATION], {"population": 1}, False),
    ([POPULATION, POPULATION], {"population": 2}, True),
    ([RESEARCH, POPULATION], {"population": 1}, False),
    ([RESEARCH, POPULATION], {"population": 2}, True),
    ([RESEARCH], {"population": 0}, False),
    ([RESEARCH], {"population": 1}, True),
    ([pay(0, 1), POPULATION], {"population": 1}, False),
    ([pay(0, 1), POPULATION], {"population": 2}, True),
    ([pay(0, 1), cubes(1), POPULATION], {"population": 1, **NO_SUPPLY}, True),  # the cube that was returned
    ([SUPPLY, cubes(1), POPULATION], {"supply": [1, 0, 0, 0, 0]}, False),
    ([SUPPLY, cubes(1), POPULATION], {"supply": [2, 0, 0, 0, 0]}, True),
    # Optional steps are left out where a later one needs more.
    ([optional(POPULATION), POPULATION], {"population": 1}, True),
    ([optional(POPULATION), TWO], {"population": 1}, False),
    ([optional(POPULATION, ore=1), pay(1)], {"ore": 1, "population": 1}, True),
    ([optional(cubes(1)), POPULATION], {"population": 0}, False),
    ([optional(SUPPLY, ore=2)], {"ore": 1}, False),
    ([optional(SUPPLY, ore=2)], {"ore": 2}, True),
    ([optional(SUPPLY, return_pop=1)], {"population": 0}, False),
    ([optional(SUPPLY, return_pop=1)], {"population": 1, **NO_SUPPLY}, True),
    # Steps that would change nothing.
    ([SUPPLY], NO_SUPPLY, False),
    ([SUPPLY], {"population": 1, **NO_SUPPLY}, True),  # BTS-9.4
    ([JUMP], {}, False),
    ([JUMP], {"ships": [1]}, True),
    ([ANYWHERE], {}, False),
    ([ANYWHERE], {"ships": [1]}, True),
    ([DONATE], {}, False),
    ([DONATE], {"ships": [1]}, True),
    ([UPGRADE], {"ships": [4, 4]}, False),
    ([UPGRADE], {"ships": [4, 3]}, True),
    ([FREELY], {"ships": [4, 4]}, False),
    ([FREELY], {"ships": [3]}, True),
    ([TRADE], {}, False),
    ([TRADE], {"ore": 2}, False),
    ([TRADE], {"ore": 3}, True),
    ([TRADE], {"ore": 3, **NO_SUPPLY}, False),
    ([TRADE], {"ore": 1, "ships": [1], **NO_SUPPLY}, True),
    ([TRADE], {"ore": 0, "ships": [1]}, False),
    ([TRADE], {"population": 1}, True),
    ([TO_A], NO_SUPPLY, False),
    ([TO_A], {"supply": [1, 0, 0, 0, 0]}, False),
    ([TO_A], {"supply": [0, 1, 0, 0, 0]}, True),
    ([FROM_E], {"supply": [0, 1, 0, 1, 0]}, False),
    ([FROM_E], {"supply": [0, 1, 0, 0, 1]}, True),
    ([TO_ANY], NO_SUPPLY, False),
    ([TO_ANY], {"supply": [1, 0, 0, 0, 0]}, True),
    ([GROWTH], {"supply": [0, 1, 1, 1, 1]}, False),  # only the letter A is open
    ([GROWTH], {"supply": [1, 0, 0, 0, 0]}, True),
    ([PRIVATE], {}, True),
    ([PRIVATE], {"deck": []}, False),
    ([AUTOMATE], {}, True),
    ([SYSTEMS], {}, True),
    # A choice is foreseen with the option that changes something.
    ([{"op": "choose", "options": [{"id": "A", "steps": [JUMP]}, {"id": "B", "steps": [UPGRADE]}]}], {}, False),
    (
        [{"op": "choose", "options": [{"id": "A", "steps": [JUMP]}, {"id": "B", "steps": [cubes(1)]}]}, POPULATION],
        {},
        True,
    ),
    (
        [{"op": "choose", "options": [{"id": "A", "steps": [JUMP]}, {"id": "B", "steps": [ore(1)]}]}, POPULATION],
        {},
        False,
    ),
]


@pytest.mark.rule("BTS-4.10", "BTS-4.11", "BTS-4.18", "BTS-4.22", "BTS-15.2")
@pytest.mark.parametrize(("steps", "given", "is_offered"), ROWS, ids=[str(i) for i in range(len(ROWS))])
def test_an_action_is_offered_if_its_steps_can_be_done_and_change_something(
    steps: list[Step], given: dict[str, Any], is_offered: bool
) -> None:
    has = dict(given)
    locations = {"SOL": at({0: has.pop("ships", []), 1: [1]}), **has.pop("locations", {})}
    state: dict[str, Any] = {"slots": {"I-3": slot("T1-03", (0,))}}
    if "deck" in has:
        state["decks"] = {"II": has.pop("deck")}
        has["private"] = [f"T2-{i:02}" for i in range(1, 17)]
    if "supply" in has:  # the other cubes are out of the game, on the Museum
        used = sum(has["supply"]) + has.get("population", 0) + len(locations["SOL"]["ships"])
        has["donated"] = [20 - used, 0, 0, 0]
    actions = [{"id": "a", "spaces": 1, "cost": {}, "steps": steps}]
    pack = {"game": "beyond-the-sun", "components": {"T1-03": {"actions": actions}}}
    scene = Scene(players=[has], locations=locations, pack=pack, guilds=["technocrats_guild"], **state)
    # With the bottom row, an action that is offered is one of two: nobody is asked about a single one (BTS-21.3).
    assert (scene.topic() == "choose-space" and ACTION in scene.options()) == is_offered
