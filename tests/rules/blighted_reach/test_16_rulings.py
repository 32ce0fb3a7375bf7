"""Rulings of the ledger that belong to no single chapter (ABR-7.7, ABR-16)."""

import pytest

from ecliptic.games.arcs.board import SYSTEMS
from ecliptic.games.arcs.campaign.reading import campaign_board
from tests.rules.arcs.scene import ASSAULT
from tests.rules.blighted_reach.scene import Scene, new_table, state_of
from tests.rules.blighted_reach.test_11_flagships import flagship
from tests.rules.blighted_reach.test_court_cards import secured


@pytest.mark.rule("ABR-7.7")
def test_there_is_no_end_of_free_buildings() -> None:
    """Free cities stand in every slot but one, more than any box holds; another one still comes."""
    slots = [f"{system}/{n + 1}" for i, system in enumerate(SYSTEMS) for n in range(campaign_board().slots[i])]
    buildings = {site: "free city" for site in slots if site != "2-hex/1"}
    scene = secured("CC14", ships={"2-hex": {"0": 1}}, buildings={**buildings, "2-hex/1": "0 city"})
    scene.play("site:2-hex/1")
    assert len(slots) > 25
    assert {scene.building(site) for site in slots} == {"free city"}


@pytest.mark.rule("ABR-16.5")
def test_the_rest_of_the_action_deck_is_a_shuffled_pile_that_nobody_knows() -> None:
    orders = set()
    for seed in range(2):
        table = new_table(3, [], first=str(seed))
        while "hand" not in state_of(table)["players"][0] and table.waiting:
            table.play(table.waiting[0], table.options(table.waiting[0])[0])
        state = state_of(table)
        assert "EV01" in state["pile"] + [card for player in state["players"] for card in player["hand"]]
        assert table.view(0)["pile"] == [""] * len(state["pile"])
        orders.add(tuple(state["pile"]))
    assert all(list(order) != sorted(order) for order in orders)


@pytest.mark.rule("ABR-16.6", "ABR-4.21")
def test_a_regent_may_hit_its_own_ships_where_imperial_ships_are() -> None:
    """The Truce Law forbids harm to Regents there; hits on the own ships of an attacker are no harm."""
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 2, "2": 1, "empire": 1}},
        campaign={"titles": ["regent", "regent", "outlaw"], "first_regent": 0},
        luck=[[ASSAULT["self+hit"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/2")
    while "dice:1-0-0" not in scene.options():
        scene.play(scene.options()[-1])  # no Imperial ships along
    scene.play("dice:1-0-0")
    assert scene.ships("2-hex", 0) == [1, 1]


@pytest.mark.rule("ABR-16.11")
def test_a_city_on_a_flagship_board_is_not_replaced_by_a_free_one() -> None:
    scene = secured(
        "CC14",
        ships={"2-hex": {"0": 1}},
        buildings={"3-hex/1": "1 city"},
        campaign={"flagships": [flagship("2-hex", 0, hull="city")]},
    )
    assert not any(option.startswith("site:") for option in scene.options())
    assert scene.campaign["flagships"][0]["board"] == {"hull": "city"}
