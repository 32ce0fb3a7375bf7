"""The Trade Federation of the Core Set: 12 names."""

import pytest

from tests.rules.star_realms.cards.sheet import ROWS, Row, Sheet, gained, is_over, use

CARDS = Sheet("core", "trade_federation")


@pytest.mark.parametrize(
    "row",
    [
        CARDS.ship("federation_shuttle", copies=3, cost=1),
        CARDS.gains("federation_shuttle", "primary", trade=2),
        CARDS.gains("federation_shuttle", "ally", authority=4),
        CARDS.ship("cutter", copies=3, cost=2),
        CARDS.gains("cutter", "primary", authority=4, trade=2),
        CARDS.gains("cutter", "ally", combat=4),
        CARDS.ship("embassy_yacht", copies=2, cost=3),
        CARDS.outpost("trading_post", copies=2, cost=3, defense=4),
        CARDS.chooses("trading_post", "primary", {"authority": 1}, {"trade": 1}),
        CARDS.gains("trading_post", "scrap", combat=3),
        CARDS.ship("freighter", copies=2, cost=4),
        CARDS.gains("freighter", "primary", trade=4),
        CARDS.base("barter_world", copies=2, cost=4, defense=4),
        CARDS.chooses("barter_world", "primary", {"authority": 2}, {"trade": 2}),
        CARDS.gains("barter_world", "scrap", combat=5),
        CARDS.outpost("defense_center", copies=1, cost=5, defense=5),
        CARDS.chooses("defense_center", "primary", {"authority": 3}, {"combat": 2}),
        CARDS.gains("defense_center", "ally", combat=2),
        CARDS.ship("trade_escort", copies=1, cost=5),
        CARDS.gains("trade_escort", "primary", authority=4, combat=4),
        CARDS.gains("trade_escort", "ally", drawn=1),
        CARDS.ship("flagship", copies=1, cost=6),
        CARDS.gains("flagship", "primary", combat=5, drawn=1),
        CARDS.gains("flagship", "ally", authority=5),
        CARDS.outpost("port_of_call", copies=1, cost=6, defense=6),
        CARDS.gains("port_of_call", "primary", trade=3),
        CARDS.may_destroy("port_of_call", "scrap", drawn=1),
        CARDS.base("central_office", copies=1, cost=7, defense=6),
        CARDS.gains("central_office", "ally", drawn=1),
        CARDS.ship("command_ship", copies=1, cost=8),
        CARDS.gains("command_ship", "primary", authority=4, combat=5, drawn=2),
        CARDS.may_destroy("command_ship", "ally"),
    ],
)
def test_row(row: Row) -> None:
    """The card is and does what is printed on it."""
    row.check()


@pytest.mark.card("embassy_yacht", "primary")
@pytest.mark.parametrize(
    ("bases", "amounts"),
    [
        ([], {"authority": 3, "trade": 2}),
        (["blob_wheel"], {"authority": 3, "trade": 2}),
        (["blob_wheel", "war_world"], {"authority": 3, "trade": 2, "drawn": 2}),
        (["blob_wheel", "war_world", "junkyard"], {"authority": 3, "trade": 2, "drawn": 2}),
    ],
)
def test_embassy_yacht_primary(bases: list[str], amounts: dict[str, int]) -> None:
    """3 authority and 2 trade; with two or more own bases also two cards."""
    scene = use("primary", "embassy_yacht", "core", in_play=bases)
    assert (gained(scene), is_over(scene)) == (amounts, True)


@pytest.mark.parametrize(
    ("card", "ability", "trade"),
    [
        pytest.param("freighter", "ally", 0, marks=pytest.mark.card("freighter", "ally")),
        pytest.param("central_office", "primary", 2, marks=pytest.mark.card("central_office", "primary")),
    ],
)
def test_next_ship_on_top_of_the_deck(card: str, ability: str, trade: int) -> None:
    """The next ship, not base, acquired this turn may go on top of the deck; Central Office also gives 2 trade."""
    row = ["trade_pod", "ram", "blob_wheel", *ROWS["core"][:2]]
    scene = use(ability, card, "core", "trade_federation", row=row, trade=10)
    assert gained(scene) == {"trade": 10 + trade}
    scene.play("buy:blob_wheel", "buy:trade_pod")
    assert scene.options() == ["to:deck_top", "to:discard"]
    scene.play("to:deck_top", "buy:ram")
    assert (scene.me["deck"][0], scene.me["discard"], is_over(scene)) == ("trade_pod", ["blob_wheel", "ram"], True)
    scene = use(ability, card, "core", "trade_federation", row=row, trade=10)
    scene.play("buy:trade_pod", "to:discard", "buy:ram")
    assert (scene.me["deck"][0], scene.me["discard"], is_over(scene)) == ("viper", ["trade_pod", "ram"], True)
