"""The Star Empire of Colony Wars: 11 names."""

import pytest

from tests.rules.star_realms.cards.sheet import DECK, ROWS, Row, Sheet, gained, is_over, use
from tests.rules.star_realms.scene import Scene

CARDS = Sheet("colony_wars", "star_empire")


@pytest.mark.parametrize(
    "row",
    [
        CARDS.ship("star_barge", copies=3, cost=1),
        CARDS.gains("star_barge", "primary", trade=2),
        CARDS.gains("star_barge", "ally", combat=2, discards=1),
        CARDS.ship("lancer", copies=3, cost=2),
        CARDS.gains("lancer", "ally", discards=1),
        CARDS.ship("falcon", copies=2, cost=3),
        CARDS.gains("falcon", "primary", combat=2, drawn=1),
        CARDS.gains("falcon", "scrap", discards=1),
        CARDS.base("orbital_platform", copies=3, cost=3, defense=4),
        CARDS.gains("orbital_platform", "ally", combat=3),
        CARDS.outpost("command_center", copies=2, cost=4, defense=4),
        CARDS.gains("command_center", "primary", trade=2),
        CARDS.ship("gunship", copies=2, cost=4),
        CARDS.gains("gunship", "primary", combat=5, discards=1),
        CARDS.gains("gunship", "scrap", trade=4),
        CARDS.ship("aging_battleship", copies=1, cost=5),
        CARDS.gains("aging_battleship", "primary", combat=5),
        CARDS.gains("aging_battleship", "ally", drawn=1),
        CARDS.gains("aging_battleship", "scrap", combat=2, drawn=2),
        CARDS.ship("heavy_cruiser", copies=1, cost=5),
        CARDS.gains("heavy_cruiser", "primary", combat=4, drawn=1),
        CARDS.gains("heavy_cruiser", "ally", drawn=1),
        CARDS.outpost("supply_depot", copies=1, cost=6, defense=5),
        CARDS.gains("supply_depot", "ally", drawn=1),
        CARDS.outpost("imperial_palace", copies=1, cost=7, defense=6),
        CARDS.gains("imperial_palace", "primary", drawn=1, discards=1),
        CARDS.gains("imperial_palace", "ally", combat=4),
        CARDS.ship("emperors_dreadnaught", copies=1, cost=8),
        CARDS.gains("emperors_dreadnaught", "primary", combat=8, drawn=1, discards=1),
        CARDS.may_go_to_hand("emperors_dreadnaught", cost=8),
    ],
)
def test_row(row: Row) -> None:
    """The card is and does what is printed on it."""
    row.check()


@pytest.mark.card("lancer", "primary")
@pytest.mark.parametrize(("bases", "combat"), [([], 4), (["stellar_reef"], 6), (["stellar_reef", "the_oracle"], 6)])
def test_lancer_primary(bases: list[str], combat: int) -> None:
    """4 combat, and 2 more when an opponent has a base in play, however many."""
    scene = use("primary", "lancer", "colony_wars", foe={"in_play": bases, "hand": ["scout", "viper"]})
    assert (gained(scene), is_over(scene)) == ({"combat": combat}, True)


@pytest.mark.card("orbital_platform", "primary")
def test_orbital_platform_primary() -> None:
    """Discard one card, which cannot be declined any more, then draw one."""
    scene = use("primary", "orbital_platform", "colony_wars", hand=["explorer", "gunship"])
    assert scene.options() == ["discard:explorer", "discard:gunship"]
    assert scene.me["hand"] == ["explorer", "gunship"]
    scene.play("discard:gunship")
    assert (scene.me["hand"], scene.me["discard"]) == (["viper", "explorer"], ["gunship"])
    assert (gained(scene), is_over(scene)) == ({"drawn": 1}, True)


@pytest.mark.card("command_center", "passive")
def test_command_center_passive() -> None:
    """Each Star Empire ship its owner plays gives 2 combat beside its own; others give nothing more."""
    hand = ["star_barge", "star_barge", "predator"]
    scene = Scene(hand=hand, in_play=["command_center"], deck=DECK, row=ROWS["colony_wars"])
    for ship, combat in [("star_barge", 2), ("star_barge", 4), ("predator", 8)]:
        scene.play(f"play:{ship}")
        assert scene.me["combat"] == combat
    assert (scene.me["trade"], scene.me["hand"], scene.me["authority"]) == (4, [], 50)


@pytest.mark.card("supply_depot", "primary")
@pytest.mark.parametrize(
    ("answers", "amounts"),
    [
        (["stop"], {}),
        (["discard:scout", "stop", "choose:0"], {"trade": 2}),
        (["discard:scout", "stop", "choose:1"], {"combat": 2}),
        (["discard:scout", "discard:gunship", "choose:0", "choose:0"], {"trade": 4}),
        (["discard:gunship", "discard:scout", "choose:0", "choose:1"], {"trade": 2, "combat": 2}),
        (["discard:scout", "discard:gunship", "choose:1", "choose:1"], {"combat": 4}),
    ],
)
def test_supply_depot_primary(answers: list[str], amounts: dict[str, int]) -> None:
    """Up to two cards are discarded, and each gives 2 trade or 2 combat."""
    scene = use("primary", "supply_depot", "colony_wars", hand=["scout", "viper", "gunship"])
    assert scene.options() == ["discard:scout", "discard:viper", "discard:gunship", "stop"]
    for answer in answers:
        assert not is_over(scene)
        scene.play(answer)
    assert (gained(scene), is_over(scene)) == (amounts, True)
    discarded = [answer.removeprefix("discard:") for answer in answers if answer.startswith("discard")]
    assert (scene.me["discard"], len(scene.me["deck"])) == (discarded, len(DECK))
