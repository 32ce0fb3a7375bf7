"""The Star Empire of the Core Set: 11 names."""

import pytest

from tests.rules.star_realms.cards.sheet import DECK, Row, Sheet, gained, is_over, use
from tests.rules.star_realms.scene import Scene

CARDS = Sheet("core", "star_empire")


@pytest.mark.parametrize(
    "row",
    [
        CARDS.ship("imperial_fighter", copies=3, cost=1),
        CARDS.gains("imperial_fighter", "primary", combat=2, discards=1),
        CARDS.gains("imperial_fighter", "ally", combat=2),
        CARDS.ship("corvette", copies=2, cost=2),
        CARDS.gains("corvette", "primary", combat=1, drawn=1),
        CARDS.gains("corvette", "ally", combat=2),
        CARDS.ship("imperial_frigate", copies=3, cost=3),
        CARDS.gains("imperial_frigate", "primary", combat=4, discards=1),
        CARDS.gains("imperial_frigate", "ally", combat=2),
        CARDS.gains("imperial_frigate", "scrap", drawn=1),
        CARDS.ship("survey_ship", copies=3, cost=3),
        CARDS.gains("survey_ship", "primary", trade=1, drawn=1),
        CARDS.gains("survey_ship", "scrap", discards=1),
        CARDS.outpost("space_station", copies=2, cost=4, defense=4),
        CARDS.gains("space_station", "primary", combat=2),
        CARDS.gains("space_station", "ally", combat=2),
        CARDS.gains("space_station", "scrap", trade=4),
        CARDS.outpost("recycling_station", copies=2, cost=4, defense=4),
        CARDS.outpost("war_world", copies=1, cost=5, defense=4),
        CARDS.gains("war_world", "primary", combat=3),
        CARDS.gains("war_world", "ally", combat=4),
        CARDS.ship("battlecruiser", copies=1, cost=6),
        CARDS.gains("battlecruiser", "primary", combat=5, drawn=1),
        CARDS.gains("battlecruiser", "ally", discards=1),
        CARDS.may_destroy("battlecruiser", "scrap", drawn=1),
        CARDS.outpost("royal_redoubt", copies=1, cost=6, defense=6),
        CARDS.gains("royal_redoubt", "primary", combat=3),
        CARDS.gains("royal_redoubt", "ally", discards=1),
        CARDS.ship("dreadnaught", copies=1, cost=7),
        CARDS.gains("dreadnaught", "primary", combat=7, drawn=1),
        CARDS.gains("dreadnaught", "scrap", combat=5),
        CARDS.base("fleet_hq", copies=1, cost=8, defense=8),
    ],
)
def test_row(row: Row) -> None:
    """The card is and does what is printed on it."""
    row.check()


@pytest.mark.card("recycling_station", "primary")
@pytest.mark.parametrize(
    ("answers", "amounts"),
    [
        (["choose:0"], {"trade": 1}),
        (["choose:1", "stop"], {}),
        (["choose:1", "discard:scout", "stop"], {"drawn": 1}),
        (["choose:1", "discard:scout", "discard:ram"], {"drawn": 2}),
    ],
)
def test_recycling_station_primary(answers: list[str], amounts: dict[str, int]) -> None:
    """1 trade, or up to two cards are discarded and as many drawn."""
    scene = use("primary", "recycling_station", "core", hand=["scout", "viper", "ram"])
    assert scene.options() == ["choose:0", "choose:1"]
    for answer in answers:
        assert not is_over(scene)
        scene.play(answer)
    assert (gained(scene), is_over(scene)) == (amounts, True)
    discarded = [answer.removeprefix("discard:") for answer in answers if answer.startswith("discard")]
    assert scene.me["discard"] == discarded


@pytest.mark.card("fleet_hq", "passive")
def test_fleet_hq_passive() -> None:
    """Every ship its owner plays gives 1 combat more, whatever its faction; it has nothing to use."""
    scene = Scene(
        hand=["scout", "blob_fighter", "cutter", "space_station"], in_play=["fleet_hq"], deck=DECK, cards="core"
    )
    for card, combat in [("scout", 1), ("blob_fighter", 5), ("cutter", 6), ("space_station", 6)]:
        scene.play(f"play:{card}")
        assert scene.me["combat"] == combat
    assert scene.options(kind="use") == ["use:space_station"]
    assert (scene.me["trade"], scene.me["authority"], scene.me["hand"]) == (1 + 2, 50 + 4, [])
