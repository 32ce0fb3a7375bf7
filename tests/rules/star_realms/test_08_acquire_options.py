"""Cards that may go to the hand when they are acquired (SR-8.11, SR-8.12)."""

import pytest

from tests.rules.star_realms.scene import Scene

ACQUIRE_OPTIONS = {
    "warning_beacon": "repair_bot",
    "plasma_vent": "predator",
    "colony_seed_ship": "solar_skiff",
    "emperors_dreadnaught": "falcon",
}  # each card with one of the faction it names


@pytest.mark.rule("SR-8.11")
@pytest.mark.parametrize(("card", "friend"), ACQUIRE_OPTIONS.items())
@pytest.mark.parametrize(("answer", "zone"), [("to:hand", "hand"), ("to:discard", "discard")])
def test_the_acquire_option(card: str, friend: str, answer: str, zone: str) -> None:
    """After a card of the named faction was played this turn, the bought card may go to the hand or not."""
    scene = Scene(hand=[friend], trade=8, row=[card])
    scene.play(f"play:{friend}", f"buy:{card}")
    assert scene.options() == ["to:hand", "to:discard"]
    scene.play(answer)
    assert scene.me[zone] == [card]


@pytest.mark.rule("SR-8.11")
@pytest.mark.parametrize(("card", "friend"), ACQUIRE_OPTIONS.items())
def test_without_a_card_of_the_faction_there_is_no_option(card: str, friend: str) -> None:
    """Cards of all other factions and of none, or a friend still in hand, do not open the option."""
    strangers = [other for other in ACQUIRE_OPTIONS.values() if other != friend]
    scene = Scene(hand=[friend, "scout", *strangers], trade=8, row=[card])
    scene.play("play:scout", *(f"play:{stranger}" for stranger in strangers), f"buy:{card}")
    assert scene.me["discard"] == [card]
    assert "end" in scene.options()


@pytest.mark.rule("SR-8.11")
def test_the_option_exists_for_free_cards_too() -> None:
    """A card acquired by an ability has the option as well."""
    scene = Scene(hand=["parasite", "repair_bot"], row=["warning_beacon"])
    scene.play("play:repair_bot", "play:parasite", "choose:1", "acquire:warning_beacon")
    assert scene.options() == ["to:hand", "to:discard"]


@pytest.mark.rule("SR-8.11")
def test_the_option_exists_only_when_the_card_is_acquired() -> None:
    """A card of the faction played later does not bring the card back, and a declined option is not offered again."""
    late = Scene(hand=["repair_bot"], trade=2, row=["warning_beacon"])
    late.play("buy:warning_beacon", "play:repair_bot", "stop")
    assert late.me["discard"] == ["warning_beacon"]
    assert late.options(kind="to") == []
    declined = Scene(hand=["repair_bot", "battle_bot"], row=["warning_beacon"])
    declined.play("play:repair_bot", "buy:warning_beacon", "to:discard", "play:battle_bot")
    assert declined.options(kind="to") == []
    assert declined.me["discard"] == ["warning_beacon"]


@pytest.mark.rule("SR-8.12")
def test_a_ship_that_is_just_being_resolved_was_played() -> None:
    """Parasite, a Blob ship, acquires Plasma Vent and may take it into the hand."""
    scene = Scene(hand=["parasite"], row=["plasma_vent"])
    scene.play("play:parasite", "choose:1", "acquire:plasma_vent")
    assert scene.options() == ["to:hand", "to:discard"]


@pytest.mark.rule("SR-8.12")
@pytest.mark.parametrize(("base", "card"), [("bioformer", "plasma_vent"), ("frontier_station", "warning_beacon")])
def test_a_base_from_an_earlier_turn_does_not_open_the_option(base: str, card: str) -> None:
    """A base of the faction that was in play when the turn began is not enough, used or not."""
    scene = Scene(in_play=[base], trade=8, row=[card])
    scene.play(f"use:{base}")
    if base == "frontier_station":
        scene.play("choose:1")
    scene.play(f"buy:{card}")
    assert scene.me["discard"] == [card]


@pytest.mark.rule("SR-8.12")
@pytest.mark.parametrize("copy", [True, False])
def test_a_copy_has_the_copied_faction_too(copy: bool) -> None:
    """A Stealth Tower played this turn counts as a Blob card when it is a copy of one, and always as Machine Cult."""
    scene = Scene(
        hand=["stealth_tower"], trade=8, row=["plasma_vent", "warning_beacon"], foe={"in_play": ["bioformer"]}
    )
    scene.play("play:stealth_tower")
    if copy:
        scene.play("use:stealth_tower")
    scene.play("buy:plasma_vent")
    assert (scene.options() == ["to:hand", "to:discard"]) is copy
    scene.play(*["to:hand"] * copy, "buy:warning_beacon")
    assert scene.options() == ["to:hand", "to:discard"]


@pytest.mark.rule("SR-8.12")
def test_a_copied_ship_gives_its_faction_too() -> None:
    """Stealth Needle as a copy of a Blob ship is both: the option of Plasma Vent needs nothing else."""
    needle = {"card": "stealth_needle", "played": True, "copy_of": "predator"}  # the copied ship itself is gone
    scene = Scene(in_play=[needle], trade=6, row=["plasma_vent"], cards="both")
    scene.play("buy:plasma_vent")
    assert scene.options() == ["to:hand", "to:discard"]
