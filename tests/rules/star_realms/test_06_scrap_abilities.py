"""Scrap abilities: a card leaves the game for a last effect (SR-6.17 to SR-6.21)."""

from typing import Any

import pytest

from tests.rules.star_realms.scene import Scene


@pytest.mark.rule("SR-6.17")
@pytest.mark.parametrize(("card", "combat"), [("cargo_pod", 3), ("stellar_reef", 3), ("repair_bot", 2)])
def test_a_scrap_ability_costs_the_card(card: str, combat: int) -> None:
    """The card goes from play to the scrap heap, and its player gets the effect."""
    scene = Scene(in_play=[card])
    scene.play(f"scrap:{card}")
    assert scene.in_play() == []
    assert scene.state["scrap_heap"] == [card]
    assert scene.me["combat"] == combat
    assert scene.me["discard"] == []


@pytest.mark.rule("SR-6.17")
def test_the_card_is_scrapped_before_its_ability_is_resolved() -> None:
    """When Frontier Ferry's base is chosen the ship lies on the scrap heap already."""
    scene = Scene(in_play=["frontier_ferry"], foe={"in_play": ["bioformer", "storage_silo"]})
    scene.play("scrap:frontier_ferry")
    assert scene.options() == ["target_base:1/bioformer", "target_base:1/storage_silo"]
    assert (scene.in_play(), scene.state["scrap_heap"]) == ([], ["frontier_ferry"])


@pytest.mark.rule("SR-6.17")
def test_a_scrapped_card_is_gone_for_the_rest_of_the_game() -> None:
    """A scrapped card is not among the cards that are shuffled and drawn later, by anybody."""
    scene = Scene(hand=["cargo_pod", "scout"])
    scene.play("play:cargo_pod", "scrap:cargo_pod", "end", "end")
    assert (scene.me["hand"], scene.me["deck"], scene.me["discard"]) == (["scout"], [], [])
    assert scene.state["scrap_heap"] == ["cargo_pod"]
    assert scene.refused("play:cargo_pod")


@pytest.mark.rule("SR-6.17")
def test_an_explorer_scrapped_for_its_ability_returns_to_its_pile() -> None:
    """The Explorer gives 2 combat and goes to the Explorer pile, not to the scrap heap."""
    scene = Scene(hand=["explorer"])
    scene.play("play:explorer", "scrap:explorer")
    assert (scene.me["trade"], scene.me["combat"], scene.in_play()) == (2, 2, [])
    assert (scene.state["explorers"], scene.state["scrap_heap"]) == (10, [])


@pytest.mark.rule("SR-6.18")
def test_nobody_scraps_the_card_of_another_player() -> None:
    """A base can be scrapped neither by the opponent in his turn nor by its owner in the opponent's turn."""
    scene = Scene(foe={"in_play": ["bioformer"]})
    assert "have no Bioformer in play" in scene.refused("scrap:bioformer", seat=0)
    assert "not your turn" in scene.refused("scrap:bioformer", seat=1)
    scene.play("end")
    scene.play("scrap:bioformer", seat=1)
    assert scene.foe["trade"] == 3


@pytest.mark.rule("SR-6.18")
def test_a_teammate_cannot_scrap_the_card_either() -> None:
    """In hydra only the member whose card it is can use its scrap ability."""
    scene = Scene(mode="hydra_two_headed", players={1: {"in_play": ["bioformer"]}})
    assert scene.options(0, kind="scrap") == []
    assert scene.options(1, kind="scrap") == ["scrap:bioformer"]


@pytest.mark.rule("SR-6.18")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "scrap_heap", "row"])
def test_a_card_that_is_not_in_play_has_no_scrap_ability(zone: str) -> None:
    """From hand, deck, discard pile, scrap heap or trade row the ability cannot be used."""
    where: dict[str, Any] = {zone: ["bioformer"]}
    scene = Scene(**where)
    assert scene.options(kind="scrap") == []
    assert "have no Bioformer in play" in scene.refused("scrap:bioformer")


@pytest.mark.rule("SR-6.18")
def test_a_scrap_ability_waits_for_the_main_phase_to_go_on() -> None:
    """While the opponent is discarding, the active player cannot scrap his own base."""
    scene = Scene(hand=["gunship"], in_play=["bioformer"], foe={"hand": ["scout", "viper"]})
    scene.play("play:gunship")
    assert scene.refused("scrap:bioformer", seat=0)
    scene.play("discard:scout")
    assert "scrap:bioformer" in scene.options(0)


@pytest.mark.rule("SR-6.19")
def test_primary_ally_and_scrap_ability_in_one_turn() -> None:
    """A ship gives everything it has in one turn, and what it gave before stays in the pools."""
    scene = Scene(hand=["cargo_pod"], in_play=["bioformer"])
    scene.play("play:cargo_pod", "ally:cargo_pod", "scrap:cargo_pod")
    assert (scene.me["trade"], scene.me["combat"]) == (3, 3 + 3)


@pytest.mark.rule("SR-6.19")
def test_a_base_can_do_all_three_in_one_turn_too() -> None:
    """Space Station is used, used as an ally's ally, and scrapped."""
    scene = Scene(in_play=["space_station", "war_world"], cards="core")
    scene.play("use:space_station", "ally:space_station", "scrap:space_station")
    assert (scene.me["trade"], scene.me["combat"]) == (4, 2 + 2)


@pytest.mark.rule("SR-6.19")
def test_the_scrap_ability_is_the_last() -> None:
    """After it the card has no other ability any more, used or not."""
    scene = Scene(in_play=["space_station", "war_world"], cards="core")
    scene.play("scrap:space_station")
    for kind in ("use", "ally", "scrap"):
        assert "have no Space Station in play" in scene.refused(f"{kind}:space_station")


@pytest.mark.rule("SR-6.20")
@pytest.mark.parametrize("card", ["cargo_pod", "bioformer"])
def test_a_card_may_be_scrapped_in_the_turn_it_was_played(card: str) -> None:
    """A ship or base just played can use its scrap ability at once."""
    scene = Scene(hand=[card])
    scene.play(f"play:{card}", f"scrap:{card}")
    assert scene.state["scrap_heap"] == [card]


@pytest.mark.rule("SR-6.20")
def test_a_base_may_be_scrapped_in_any_later_own_turn() -> None:
    """A base keeps its scrap ability through the turns, and a used primary ability does not hinder it."""
    scene = Scene(hand=["bioformer"])
    scene.play("play:bioformer", "use:bioformer", "end", "end")
    assert "scrap:bioformer" in scene.options()
    scene.play("end", "end", "use:bioformer", "scrap:bioformer")
    assert (scene.me["trade"], scene.me["combat"], scene.in_play()) == (3, 3, [])


@pytest.mark.rule("SR-6.21")
@pytest.mark.parametrize(
    ("zone", "scrapped", "card"),
    [
        ("hand", "scrap_hand:cargo_pod", "cargo_pod"),
        ("discard", "scrap_discard:cargo_pod", "cargo_pod"),
        ("hand", "scrap_hand:explorer", "explorer"),
        ("discard", "scrap_discard:explorer", "explorer"),
    ],
)
def test_a_card_scrapped_by_another_card_gives_nothing(zone: str, scrapped: str, card: str) -> None:
    """Convoy Bot scraps a card with a scrap ability from hand or discard pile, and nothing comes of it."""
    where: dict[str, Any] = {"hand": ["convoy_bot"], zone: ["convoy_bot", card] if zone == "hand" else [card]}
    scene = Scene(**where)
    scene.play("play:convoy_bot", scrapped)
    assert (scene.me["trade"], scene.me["combat"]) == (0, 4)


@pytest.mark.rule("SR-6.21")
def test_a_card_scrapped_from_the_trade_row_gives_nothing() -> None:
    """Nobody gets the scrap ability of a card of the trade row."""
    scene = Scene(hand=["swarmer"], row=["cargo_pod"])
    scene.play("play:swarmer", "scrap_row:cargo_pod")
    assert (scene.me["trade"], scene.me["combat"], scene.foe["combat"]) == (0, 3, 0)
    assert scene.state["scrap_heap"] == ["cargo_pod"]
