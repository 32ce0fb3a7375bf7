"""The Trade Federation of Colony Wars: 11 names."""

import pytest

from tests.rules.star_realms.cards.sheet import ROWS, Row, Sheet, gained, is_over, use

CARDS = Sheet("colony_wars", "trade_federation")


@pytest.mark.parametrize(
    "row",
    [
        CARDS.ship("solar_skiff", copies=3, cost=1),
        CARDS.gains("solar_skiff", "primary", trade=2),
        CARDS.gains("solar_skiff", "ally", drawn=1),
        CARDS.base("storage_silo", copies=2, cost=2, defense=3),
        CARDS.gains("storage_silo", "primary", authority=2),
        CARDS.gains("storage_silo", "ally", trade=2),
        CARDS.ship("trade_hauler", copies=3, cost=2),
        CARDS.gains("trade_hauler", "primary", trade=3),
        CARDS.gains("trade_hauler", "ally", authority=3),
        CARDS.ship("patrol_cutter", copies=3, cost=3),
        CARDS.gains("patrol_cutter", "primary", trade=2, combat=3),
        CARDS.gains("patrol_cutter", "ally", authority=4),
        CARDS.base("central_station", copies=2, cost=4, defense=5),
        CARDS.ship("frontier_ferry", copies=2, cost=4),
        CARDS.gains("frontier_ferry", "primary", trade=3, authority=4),
        CARDS.destroys("frontier_ferry", "scrap"),
        CARDS.ship("colony_seed_ship", copies=1, cost=5),
        CARDS.gains("colony_seed_ship", "primary", trade=3, combat=3, authority=3),
        CARDS.may_go_to_hand("colony_seed_ship", cost=5),
        CARDS.outpost("federation_shipyard", copies=1, cost=6, defense=6),
        CARDS.gains("federation_shipyard", "primary", trade=2),
        CARDS.ship("peacekeeper", copies=1, cost=6),
        CARDS.gains("peacekeeper", "primary", combat=6, authority=6),
        CARDS.gains("peacekeeper", "ally", drawn=1),
        CARDS.base("loyal_colony", copies=1, cost=7, defense=6),
        CARDS.gains("loyal_colony", "primary", trade=3, combat=3, authority=3),
        CARDS.outpost("factory_world", copies=1, cost=8, defense=6),
    ],
)
def test_row(row: Row) -> None:
    """The card is and does what is printed on it."""
    row.check()


@pytest.mark.card("central_station", "primary")
@pytest.mark.parametrize(
    ("others", "amounts"),
    [
        ([], {"trade": 2}),
        (["the_oracle"], {"trade": 2}),
        (["the_oracle", "stellar_reef"], {"trade": 2, "authority": 4, "drawn": 1}),
        (["the_oracle", "stellar_reef", "storage_silo"], {"trade": 2, "authority": 4, "drawn": 1}),
    ],
)
def test_central_station_primary(others: list[str], amounts: dict[str, int]) -> None:
    """2 trade; with three or more own bases also 4 authority and a card."""
    scene = use("primary", "central_station", "colony_wars", in_play=others)
    assert (gained(scene), is_over(scene)) == (amounts, True)


@pytest.mark.card("federation_shipyard", "ally")
@pytest.mark.parametrize("card", ["lancer", "stellar_reef"])
def test_federation_shipyard_ally(card: str) -> None:
    """The next ship or base acquired this turn goes on top of the deck, and only that one."""
    row = [card, *ROWS["colony_wars"][1:]]
    scene = use("ally", "federation_shipyard", "colony_wars", "trade_federation", row=row, trade=8)
    assert gained(scene) == {"trade": 8}
    scene.play(f"buy:{card}", "buy:cargo_pod")
    assert (scene.me["deck"][0], scene.me["discard"], scene.me["trade"]) == (card, ["cargo_pod"], 3)
    assert is_over(scene)


@pytest.mark.card("factory_world", "primary")
@pytest.mark.parametrize("card", ["lancer", "stellar_reef"])
def test_factory_world_primary(card: str) -> None:
    """3 trade, and the next ship or base acquired this turn goes to the hand, and only that one."""
    row = [card, *ROWS["colony_wars"][1:]]
    scene = use("primary", "factory_world", "colony_wars", row=row, trade=8)
    assert gained(scene) == {"trade": 11}
    scene.play(f"buy:{card}", "buy:cargo_pod")
    assert (scene.me["hand"], scene.me["discard"], scene.me["trade"]) == ([card], ["cargo_pod"], 6)
    assert is_over(scene)
