"""The Blobs of the Core Set: 11 names."""

import pytest

from tests.rules.star_realms.cards.sheet import FOE_BASES, ROWS, Row, Sheet, gained, is_over, use

CARDS = Sheet("core", "blob")


@pytest.mark.parametrize(
    "row",
    [
        CARDS.ship("blob_fighter", copies=3, cost=1),
        CARDS.gains("blob_fighter", "primary", combat=3),
        CARDS.gains("blob_fighter", "ally", drawn=1),
        CARDS.ship("battle_pod", copies=2, cost=2),
        CARDS.may_scrap_row("battle_pod", "primary", combat=4),
        CARDS.gains("battle_pod", "ally", combat=2),
        CARDS.ship("trade_pod", copies=3, cost=2),
        CARDS.gains("trade_pod", "primary", trade=3),
        CARDS.gains("trade_pod", "ally", combat=2),
        CARDS.base("blob_wheel", copies=3, cost=3, defense=5),
        CARDS.gains("blob_wheel", "primary", combat=1),
        CARDS.gains("blob_wheel", "scrap", trade=3),
        CARDS.ship("ram", copies=2, cost=3),
        CARDS.gains("ram", "primary", combat=5),
        CARDS.gains("ram", "ally", combat=2),
        CARDS.gains("ram", "scrap", trade=3),
        CARDS.ship("blob_destroyer", copies=2, cost=4),
        CARDS.gains("blob_destroyer", "primary", combat=6),
        CARDS.base("the_hive", copies=1, cost=5, defense=5),
        CARDS.gains("the_hive", "primary", combat=3),
        CARDS.gains("the_hive", "ally", drawn=1),
        CARDS.ship("battle_blob", copies=1, cost=6),
        CARDS.gains("battle_blob", "primary", combat=8),
        CARDS.gains("battle_blob", "ally", drawn=1),
        CARDS.gains("battle_blob", "scrap", combat=4),
        CARDS.ship("blob_carrier", copies=1, cost=6),
        CARDS.gains("blob_carrier", "primary", combat=7),
        CARDS.ship("mothership", copies=1, cost=7),
        CARDS.gains("mothership", "primary", combat=6, drawn=1),
        CARDS.gains("mothership", "ally", drawn=1),
        CARDS.base("blob_world", copies=1, cost=8, defense=7),
    ],
)
def test_row(row: Row) -> None:
    """The card is and does what is printed on it."""
    row.check()


@pytest.mark.card("blob_destroyer", "ally")
def test_blob_destroyer_ally() -> None:
    """A base may be destroyed, then a card of the trade row may be scrapped."""
    foe = {"in_play": FOE_BASES["core"], "hand": ["scout", "viper"]}
    scene = use("ally", "blob_destroyer", "core", "blob", foe=foe)
    assert scene.options() == ["target_base:1/blob_wheel", "target_base:1/barter_world", "stop"]
    scene.play("target_base:1/barter_world")
    assert scene.foe["discard"] == ["barter_world"]
    assert sorted(scene.options()) == [*sorted(f"scrap_row:{card}" for card in ROWS["core"]), "stop"]
    scene.play("scrap_row:cutter")
    assert (scene.state["scrap_heap"], gained(scene), is_over(scene)) == (["cutter"], {}, True)


@pytest.mark.card("blob_carrier", "ally")
def test_blob_carrier_ally() -> None:
    """Any ship, however expensive, but no base, is acquired for free and goes on top of the deck."""
    row = ["command_ship", "ram", "blob_world", "trade_pod", "war_world"]
    scene = use("ally", "blob_carrier", "core", "blob", row=row)
    ships = ["command_ship", "explorer", "ram", "trade_pod"]
    assert sorted(scene.options()) == [f"acquire:{ship}" for ship in ships]
    scene.play("acquire:command_ship")
    assert (scene.me["deck"][0], scene.me["trade"], is_over(scene)) == ("command_ship", 0, True)


@pytest.mark.card("blob_world", "primary")
def test_blob_world_primary() -> None:
    """5 combat, or a card for each Blob card played this turn: itself and the Ram, not the Cutter."""
    played = [{"card": "ram", "played": True}, {"card": "cutter", "played": True}]
    for choice, amounts in enumerate([{"combat": 5}, {"drawn": 2}]):
        scene = use("primary", "blob_world", "core", in_play=played)
        assert scene.options() == ["choose:0", "choose:1"]
        scene.play(f"choose:{choice}")
        assert (gained(scene), is_over(scene)) == (amounts, True)
