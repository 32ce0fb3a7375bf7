"""The Machine Cult of the Core Set: 12 names."""

import pytest

from tests.rules.star_realms.cards.sheet import Row, Sheet, gained, is_over, use
from tests.rules.star_realms.scene import Scene

CARDS = Sheet("core", "machine_cult")


@pytest.mark.parametrize(
    "row",
    [
        CARDS.ship("trade_bot", copies=3, cost=1),
        CARDS.may_scrap("trade_bot", "primary", "hand", "discard", trade=1),
        CARDS.gains("trade_bot", "ally", combat=2),
        CARDS.ship("missile_bot", copies=3, cost=2),
        CARDS.may_scrap("missile_bot", "primary", "hand", "discard", combat=2),
        CARDS.gains("missile_bot", "ally", combat=2),
        CARDS.ship("supply_bot", copies=3, cost=3),
        CARDS.may_scrap("supply_bot", "primary", "hand", "discard", trade=2),
        CARDS.gains("supply_bot", "ally", combat=2),
        CARDS.outpost("battle_station", copies=2, cost=3, defense=5),
        CARDS.gains("battle_station", "scrap", combat=5),
        CARDS.ship("patrol_mech", copies=2, cost=4),
        CARDS.chooses("patrol_mech", "primary", {"trade": 3}, {"combat": 5}),
        CARDS.may_scrap("patrol_mech", "ally", "hand", "discard"),
        CARDS.ship("stealth_needle", copies=1, cost=4),
        CARDS.ship("battle_mech", copies=1, cost=5),
        CARDS.may_scrap("battle_mech", "primary", "hand", "discard", combat=4),
        CARDS.gains("battle_mech", "ally", drawn=1),
        CARDS.outpost("mech_world", copies=1, cost=5, defense=6, ally_of_all=True),
        CARDS.outpost("junkyard", copies=1, cost=6, defense=5),
        CARDS.ship("missile_mech", copies=1, cost=6),
        CARDS.may_destroy("missile_mech", "primary", combat=6),
        CARDS.gains("missile_mech", "ally", drawn=1),
        CARDS.outpost("machine_base", copies=1, cost=7, defense=6),
        CARDS.outpost("brain_world", copies=1, cost=8, defense=6),
    ],
)
def test_row(row: Row) -> None:
    """The card is and does what is printed on it."""
    row.check()


@pytest.mark.card("stealth_needle", "primary")
def test_stealth_needle_primary() -> None:
    """It becomes a copy of another ship played this turn and does what that one does."""
    played = [
        {"card": "ram", "played": True},
        {"card": "cutter", "played": True},
        {"card": "blob_wheel", "played": True},
    ]
    scene = use("primary", "stealth_needle", "core", in_play=[*played, "trade_pod"])
    assert sorted(scene.options()) == ["copy:cutter", "copy:ram"]
    scene.play("copy:ram")
    assert (gained(scene), is_over(scene)) == ({"combat": 5}, True)
    assert scene.state["players"][0]["in_play"][-1] == {"card": "stealth_needle", "played": True, "copy_of": "ram"}


@pytest.mark.card("mech_world", "passive")
@pytest.mark.parametrize("ally", ["blob_fighter", "federation_shuttle", "imperial_fighter", "trade_bot"])
def test_mech_world_passive(ally: str) -> None:
    """It is an ally for every faction."""
    assert Scene(in_play=[ally], cards="core").options(kind="ally") == []
    assert Scene(in_play=[ally, "mech_world"], cards="core").options(kind="ally") == [f"ally:{ally}"]


@pytest.mark.card("mech_world", "printed")
def test_mech_world_faction() -> None:
    """It is a Machine Cult card and nothing else: of the cards that look for a faction only the Beacon is content."""
    row = ["warning_beacon", "plasma_vent", "colony_seed_ship", "emperors_dreadnaught", "cutter"]
    for card in row[:4]:
        scene = Scene(in_play=[{"card": "mech_world", "played": True}], row=row, trade=8, cards="both")
        scene.play(f"buy:{card}")
        assert ("to:hand" in scene.options()) == (card == "warning_beacon")


@pytest.mark.card("junkyard", "primary")
def test_junkyard_primary() -> None:
    """One card of hand or discard pile is scrapped."""
    scene = use("primary", "junkyard", "core", hand=["scout", "viper"], discard=["ram"])
    assert scene.options() == ["scrap_hand:scout", "scrap_hand:viper", "scrap_discard:ram"]
    scene.play("scrap_discard:ram")
    assert (scene.me["discard"], scene.state["scrap_heap"]) == ([], ["ram"])
    assert (gained(scene), is_over(scene)) == ({}, True)


@pytest.mark.card("machine_base", "primary")
def test_machine_base_primary() -> None:
    """Draw a card, then scrap one of the hand, not of the discard pile."""
    scene = use("primary", "machine_base", "core", hand=["scout"], discard=["ram"])
    assert scene.options() == ["scrap_hand:scout", "scrap_hand:viper"]
    scene.play("scrap_hand:scout")
    assert (scene.me["hand"], scene.state["scrap_heap"]) == (["viper"], ["scout"])
    assert (gained(scene), is_over(scene)) == ({"drawn": 1}, True)


@pytest.mark.card("brain_world", "primary")
@pytest.mark.parametrize(
    "picks",
    [["stop"], ["scrap_hand:scout", "stop"], ["scrap_discard:ram", "stop"], ["scrap_hand:scout", "scrap_discard:ram"]],
)
def test_brain_world_primary(picks: list[str]) -> None:
    """Up to two cards of hand and/or discard pile are scrapped, and as many are drawn."""
    scene = use("primary", "brain_world", "core", hand=["scout"], discard=["ram", "explorer"])
    assert scene.options() == ["scrap_hand:scout", "scrap_discard:explorer", "scrap_discard:ram", "stop"]
    for pick in picks:
        assert not is_over(scene)
        scene.play(pick)
    scrapped = len([pick for pick in picks if pick != "stop"])
    assert gained(scene) == ({"drawn": scrapped} if scrapped else {})
    assert (scene.me["scrapped"], is_over(scene)) == (scrapped, True)
