"""Ally abilities: which other card makes them usable, and when (SR-6.11 to SR-6.16)."""

from typing import Any

import pytest

from tests.rules.star_realms.scene import Scene

FOR_FEDERATION = {"faction": "trade_federation", "steps": [{"op": "trade", "n": 1}]}


@pytest.mark.rule("SR-6.11")
@pytest.mark.parametrize(
    ("hand", "area"),
    [
        (["trade_hauler", "frontier_ferry"], []),  # a ship played this turn
        (["trade_hauler", "loyal_colony"], []),  # a base played this turn
        (["trade_hauler"], ["loyal_colony"]),  # a base from an earlier turn
    ],
)
def test_another_own_card_of_the_faction_makes_an_ally_ability_usable(hand: list[str], area: list[str]) -> None:
    """A ship or base of the faction, played this turn or earlier, is an ally."""
    scene = Scene(hand=hand, in_play=area)
    scene.play(*(f"play:{card}" for card in hand))
    before = scene.me["authority"]
    scene.play("ally:trade_hauler")
    assert scene.me["authority"] == before + 3


@pytest.mark.rule("SR-6.11")
@pytest.mark.parametrize("other", ["gunship", "bioformer", "frontier_station", "scout", "explorer"])
def test_a_card_of_another_faction_is_no_ally(other: str) -> None:
    """Cards of other factions, or of none, do not help."""
    scene = Scene(in_play=["trade_hauler", other])
    assert "ally:trade_hauler" not in scene.options()
    assert "no ally" in scene.refused("ally:trade_hauler")


@pytest.mark.rule("SR-6.11")
def test_the_faction_shown_in_the_text_box_counts() -> None:
    """A Blob ship whose ally ability shows the Trade Federation needs a card of that, not a second Blob card."""
    pack = {"game": "star-realms", "cards": {"predator": {"ally": FOR_FEDERATION}}}
    blobs = Scene(in_play=["predator", "ravager"], pack=pack)
    assert blobs.options(kind="ally") == []
    mixed = Scene(in_play=["predator", "frontier_ferry"], pack=pack)
    mixed.play("ally:predator")
    assert mixed.me["trade"] == 1


@pytest.mark.rule("SR-6.12")
@pytest.mark.parametrize("card", ["trade_hauler", "predator", "star_barge", "convoy_bot", "storage_silo"])
def test_a_card_is_not_its_own_ally_but_another_copy_is(card: str) -> None:
    """A card alone cannot use its ally ability; with another copy of it in play both can."""
    alone = Scene(in_play=[card])
    assert alone.options(kind="ally") == []
    assert "no ally" in alone.refused(f"ally:{card}")
    pair = Scene(in_play=[card, card])
    pair.play(f"ally:{card}")
    assert pair.options(kind="ally") == [f"ally:{card}#2"]


@pytest.mark.rule("SR-6.13")
@pytest.mark.parametrize("order", [["swarmer", "cargo_pod"], ["cargo_pod", "swarmer"]])
@pytest.mark.parametrize("first", ["ally:swarmer", "ally:cargo_pod"])
def test_the_order_of_playing_does_not_matter(order: list[str], first: str) -> None:
    """As soon as two cards of a faction are in play both may use their ally abilities, in any order."""
    scene = Scene(hand=order)
    for card in order:
        assert scene.options(kind="ally") == []
        scene.play(f"play:{card}")
        if card == "swarmer":
            scene.play("stop")
    both = {"ally:swarmer", "ally:cargo_pod"}
    assert set(scene.options(kind="ally")) == both
    scene.play(first, *(both - {first}))
    assert scene.me["combat"] == 3 + 2 + 3


@pytest.mark.rule("SR-6.13")
def test_an_ally_may_come_after_other_actions() -> None:
    """A ship played early in the turn uses its ally ability when the second card comes at last."""
    scene = Scene(hand=["trade_hauler", "scout", "frontier_ferry"])
    scene.play("play:trade_hauler", "buy:explorer", "play:scout", "play:frontier_ferry", "ally:trade_hauler")
    assert scene.me["authority"] == 50 + 4 + 3


@pytest.mark.rule("SR-6.14")
@pytest.mark.parametrize(
    "where",
    [
        {"hand": ["loyal_colony"]},
        {"discard": ["loyal_colony"]},
        {"deck": ["loyal_colony"]},
        {"scrap_heap": ["loyal_colony"]},
        {"row": ["loyal_colony"]},
        {"foe": {"in_play": ["loyal_colony"]}},
    ],
)
def test_a_card_that_is_not_in_the_own_play_area_is_no_ally(where: dict[str, Any]) -> None:
    """A card in hand, discard pile, deck, scrap heap or trade row, or of an opponent, is no ally."""
    scene = Scene(in_play=["trade_hauler"], **where)
    assert scene.options(kind="ally") == []
    assert "no ally" in scene.refused("ally:trade_hauler")


@pytest.mark.rule("SR-6.14")
def test_a_teammates_card_is_no_ally() -> None:
    """In hydra the cards of another member do not count, although the team acts together."""
    scene = Scene(
        mode="hydra_two_headed",
        players={0: {"in_play": ["trade_hauler"]}, 1: {"in_play": ["loyal_colony", "solar_skiff"]}},
    )
    assert scene.options(0, kind="ally") == []
    assert scene.options(1, kind="ally") == ["ally:solar_skiff"]


@pytest.mark.rule("SR-6.14")
def test_an_acquired_card_is_no_ally() -> None:
    """A card bought this turn lies on the discard pile and helps nobody."""
    scene = Scene(in_play=["trade_hauler"], trade=1, row=["solar_skiff"])
    scene.play("buy:solar_skiff")
    assert scene.options(kind="ally") == []


@pytest.mark.rule("SR-6.15")
def test_a_scrapped_card_is_no_longer_an_ally() -> None:
    """The condition is checked when the ability is used: open with the ally, closed without, open with a new one."""
    scene = Scene(hand=["ravager"], in_play=["swarmer", "cargo_pod"])
    assert "ally:swarmer" in scene.options()
    scene.play("scrap:cargo_pod")
    assert "no ally" in scene.refused("ally:swarmer")
    scene.play("play:ravager", "stop", "ally:swarmer")
    assert scene.me["combat"] == 3 + 6 + 2


@pytest.mark.rule("SR-6.15")
def test_a_card_played_and_scrapped_this_turn_is_no_ally() -> None:
    """That a card was played this turn is not enough: it must be in play."""
    scene = Scene(hand=["cargo_pod", "predator"])
    scene.play("play:cargo_pod", "scrap:cargo_pod", "play:predator")
    assert scene.options(kind="ally") == []


@pytest.mark.rule("SR-6.15")
def test_a_used_ally_ability_keeps_its_effect() -> None:
    """Scrapping the ally afterwards takes nothing back."""
    scene = Scene(in_play=["predator", "swarmer", "cargo_pod"], deck=["scout"])
    scene.play("ally:predator", "ally:swarmer", "scrap:cargo_pod")
    assert (scene.me["combat"], scene.me["hand"]) == (2 + 3, ["scout"])


@pytest.mark.rule("SR-6.16")
def test_one_card_is_the_ally_of_any_number_of_others() -> None:
    """A base without an ally ability serves three ships, one after the other, and again in the next turn."""
    scene = Scene(in_play=["loyal_colony", "storage_silo"])
    for _ in range(2):
        scene.play("ally:storage_silo")
        assert scene.me["trade"] == 2
        scene.play("end", "end")
    ships = Scene(in_play=["ravager", "swarmer", "cargo_pod", "predator"], deck=["scout"])
    ships.play("ally:swarmer", "ally:cargo_pod", "ally:predator")
    assert (ships.me["combat"], ships.me["hand"]) == (2 + 3, ["scout"])


@pytest.mark.rule("SR-6.16")
def test_being_an_ally_uses_nothing_up() -> None:
    """A card that has been an ally still has its own abilities, and one that has used them is still an ally."""
    scene = Scene(in_play=["storage_silo", "trade_hauler", "federation_shipyard"], authority=[40, 50])
    scene.play("use:storage_silo", "ally:storage_silo", "ally:trade_hauler", "use:federation_shipyard")
    assert (scene.me["trade"], scene.me["authority"]) == (2 + 2, 40 + 2 + 3)
    assert scene.options(kind="ally") == ["ally:federation_shipyard"]
