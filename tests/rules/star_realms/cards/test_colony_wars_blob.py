"""The Blobs of Colony Wars: 10 names."""

import pytest

from tests.rules.star_realms.cards.sheet import Row, Sheet, gained, is_over, use

CARDS = Sheet("colony_wars", "blob")


@pytest.mark.parametrize(
    "row",
    [
        CARDS.ship("swarmer", copies=3, cost=1),
        CARDS.may_scrap_row("swarmer", "primary", combat=3),
        CARDS.gains("swarmer", "ally", combat=2),
        CARDS.ship("predator", copies=3, cost=2),
        CARDS.gains("predator", "primary", combat=4),
        CARDS.gains("predator", "ally", drawn=1),
        CARDS.base("stellar_reef", copies=3, cost=2, defense=3),
        CARDS.gains("stellar_reef", "primary", trade=1),
        CARDS.gains("stellar_reef", "scrap", combat=3),
        CARDS.ship("cargo_pod", copies=3, cost=3),
        CARDS.gains("cargo_pod", "primary", trade=3),
        CARDS.gains("cargo_pod", "ally", combat=3),
        CARDS.gains("cargo_pod", "scrap", combat=3),
        CARDS.ship("ravager", copies=2, cost=3),
        CARDS.may_scrap_row("ravager", "primary", up_to=2, combat=6),
        CARDS.base("bioformer", copies=2, cost=4, defense=4),
        CARDS.gains("bioformer", "primary", combat=3),
        CARDS.gains("bioformer", "scrap", trade=3),
        CARDS.ship("parasite", copies=1, cost=5),
        CARDS.gains("parasite", "ally", drawn=1),
        CARDS.base("plasma_vent", copies=1, cost=6, defense=5),
        CARDS.gains("plasma_vent", "primary", combat=4),
        CARDS.destroys("plasma_vent", "scrap"),
        CARDS.may_go_to_hand("plasma_vent", cost=6),
        CARDS.ship("moonwurm", copies=1, cost=7),
        CARDS.gains("moonwurm", "primary", combat=8, drawn=1),
        CARDS.ship("leviathan", copies=1, cost=8),
        CARDS.may_destroy("leviathan", "primary", combat=9, drawn=1),
    ],
)
def test_row(row: Row) -> None:
    """The card is and does what is printed on it."""
    row.check()


@pytest.mark.card("parasite", "primary")
def test_parasite_primary() -> None:
    """6 combat, or one card of cost 6 or less for free."""
    row = ["peacekeeper", "the_wrecker", "stellar_reef", "frontier_station", "solar_skiff"]
    scene = use("primary", "parasite", "colony_wars", row=row)
    assert scene.options() == ["choose:0", "choose:1"]
    scene.play("choose:0")
    assert (gained(scene), is_over(scene)) == ({"combat": 6}, True)
    scene = use("primary", "parasite", "colony_wars", row=row)
    scene.play("choose:1")
    cheap = ["explorer", "frontier_station", "peacekeeper", "solar_skiff", "stellar_reef"]
    assert sorted(scene.options()) == [f"acquire:{card}" for card in cheap]
    scene.play("acquire:frontier_station")
    assert (gained(scene), is_over(scene), scene.me["discard"]) == ({}, True, ["frontier_station"])


@pytest.mark.parametrize(
    ("card", "offers"),
    [
        pytest.param(
            "moonwurm", ["explorer", "solar_skiff", "stellar_reef"], marks=pytest.mark.card("moonwurm", "ally")
        ),
        pytest.param(
            "leviathan",
            ["explorer", "orbital_platform", "solar_skiff", "stellar_reef"],
            marks=pytest.mark.card("leviathan", "ally"),
        ),
    ],
)
def test_acquiring_into_the_hand(card: str, offers: list[str]) -> None:
    """Moonwurm takes a card of cost 2 or less into the hand, Leviathan one of cost 3 or less."""
    row = ["solar_skiff", "stellar_reef", "orbital_platform", "mining_mech", "peacekeeper"]
    scene = use("ally", card, "colony_wars", "blob", row=row)
    assert sorted(scene.options()) == [f"acquire:{offer}" for offer in offers]
    scene.play("acquire:stellar_reef")
    assert (gained(scene), is_over(scene)) == ({}, True)
    assert (scene.me["hand"], scene.me["discard"]) == (["stellar_reef"], [])
