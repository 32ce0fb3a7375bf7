"""The Machine Cult of Colony Wars: 11 names."""

import pytest

from tests.rules.star_realms.cards.sheet import Row, Sheet, gained, is_over, use

CARDS = Sheet("colony_wars", "machine_cult")


@pytest.mark.parametrize(
    "row",
    [
        CARDS.ship("battle_bot", copies=3, cost=1),
        CARDS.may_scrap("battle_bot", "primary", "hand", combat=2),
        CARDS.gains("battle_bot", "ally", combat=2),
        CARDS.ship("repair_bot", copies=3, cost=2),
        CARDS.may_scrap("repair_bot", "primary", "discard", trade=2),
        CARDS.gains("repair_bot", "scrap", combat=2),
        CARDS.outpost("warning_beacon", copies=3, cost=2, defense=2),
        CARDS.gains("warning_beacon", "primary", combat=2),
        CARDS.may_go_to_hand("warning_beacon", cost=2),
        CARDS.ship("convoy_bot", copies=3, cost=3),
        CARDS.may_scrap("convoy_bot", "primary", "hand", "discard", combat=4),
        CARDS.gains("convoy_bot", "ally", combat=2),
        CARDS.ship("mining_mech", copies=2, cost=4),
        CARDS.may_scrap("mining_mech", "primary", "hand", "discard", trade=3),
        CARDS.gains("mining_mech", "ally", combat=3),
        CARDS.outpost("the_oracle", copies=1, cost=4, defense=5),
        CARDS.gains("the_oracle", "ally", combat=3),
        CARDS.ship("mech_cruiser", copies=1, cost=5),
        CARDS.may_scrap("mech_cruiser", "primary", "hand", "discard", combat=6),
        CARDS.destroys("mech_cruiser", "ally"),
        CARDS.outpost("stealth_tower", copies=1, cost=5, defense=5),
        CARDS.outpost("frontier_station", copies=1, cost=6, defense=6),
        CARDS.chooses("frontier_station", "primary", {"trade": 2}, {"combat": 3}),
        CARDS.ship("the_wrecker", copies=1, cost=7),
        CARDS.may_scrap("the_wrecker", "primary", "hand", "discard", up_to=2, combat=6),
        CARDS.gains("the_wrecker", "ally", drawn=1),
        CARDS.outpost("the_incinerator", copies=1, cost=8, defense=6),
        CARDS.may_scrap("the_incinerator", "primary", "hand", "discard", up_to=2),
    ],
)
def test_row(row: Row) -> None:
    """The card is and does what is printed on it."""
    row.check()


@pytest.mark.card("the_oracle", "primary")
def test_the_oracle_primary() -> None:
    """One card of the hand is scrapped, and that is all."""
    scene = use("primary", "the_oracle", "colony_wars", hand=["scout", "viper"], discard=["explorer"])
    assert scene.options() == ["scrap_hand:scout", "scrap_hand:viper"]
    scene.play("scrap_hand:viper")
    assert (scene.me["hand"], scene.state["scrap_heap"]) == (["scout"], ["viper"])
    assert (gained(scene), is_over(scene)) == ({}, True)


@pytest.mark.card("stealth_tower", "primary")
def test_stealth_tower_primary() -> None:
    """It becomes a copy of another base in play, an own or a foe's, and can use what is printed on that one."""
    foe = {"in_play": ["stellar_reef"], "hand": ["scout", "viper"]}
    scene = use("primary", "stealth_tower", "colony_wars", in_play=["frontier_station"], foe=foe)
    assert scene.options() == ["copy:stellar_reef", "copy:frontier_station"]
    scene.play("copy:stellar_reef")
    assert (gained(scene), is_over(scene)) == ({}, True)
    scene.play("use:stealth_tower")
    assert (gained(scene), is_over(scene)) == ({"trade": 1}, True)


@pytest.mark.card("the_incinerator", "ally")
@pytest.mark.parametrize("scrapped", [0, 1, 2, 5])
def test_the_incinerator_ally(scrapped: int) -> None:
    """2 combat for each own card scrapped from hand or discard pile this turn."""
    scene = use("ally", "the_incinerator", "colony_wars", "machine_cult", players={0: {"scrapped": scrapped}})
    assert (gained(scene), is_over(scene)) == ({"combat": 2 * scrapped} if scrapped else {}, True)
