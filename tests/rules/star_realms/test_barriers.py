"""A forced discard that answers itself shows cards to the player who forces it: a barrier (SR-2.4, SR-7.8, SR-7.9)."""

from typing import Any

import pytest

from ecliptic.kernel import Refused
from tests.rules.star_realms.scene import Scene

LAST_CARD = {"hand": ["leviathan"], "deck": ["scout", "scout", "viper"]}

# The action that makes seat 1 discard its last card, and the position it is done in.
ROUTES: dict[str, tuple[str, dict[str, Any]]] = {
    "a ship": ("play:gunship", {"hand": ["gunship"]}),
    "an ally ability": ("ally:lancer", {"in_play": ["lancer", "star_barge"]}),
    "a scrap ability": ("scrap:falcon", {"in_play": ["falcon"]}),
    "a base": ("use:imperial_palace", {"in_play": ["imperial_palace"]}),
    "a copied ship": (
        "play:stealth_needle",
        {"hand": ["stealth_needle"], "in_play": [{"card": "imperial_frigate", "played": True}], "cards": "core"},
    ),
}


def duel(fields: dict[str, Any]) -> Scene:
    """Seat 1 holds one card that nobody else has seen."""
    victim = {**LAST_CARD, "hand": ["brain_world"]} if fields.get("cards") == "core" else LAST_CARD
    return Scene(**fields, foe=victim)


def assert_hides(scene: Scene, action: str, victim: int = 1) -> None:
    """The preview of this action stops before the victim's hand is shown, and the action cannot be undone."""
    hand = scene.player(victim)["hand"]
    preview = scene.table.preview(0, action)
    players: Any = preview.view["players"]
    assert (players[victim]["discard"], players[victim]["hand_size"]) == ([], len(hand))
    assert preview.final == "reveal"
    scene.play(action, seat=0)
    assert scene.player(victim)["discard"] == hand
    assert scene.table.undoable(0) == 0
    with pytest.raises(Refused):
        scene.table.undo(0)


@pytest.mark.rule("SR-2.4", "SR-7.9")
@pytest.mark.parametrize("route", ROUTES)
def test_a_discard_of_the_whole_hand_is_a_barrier(route: str) -> None:
    action, fields = ROUTES[route]
    assert_hides(duel(fields), action)


@pytest.mark.rule("SR-2.4", "SR-7.8", "SR-7.9")
def test_choosing_the_victim_is_a_barrier() -> None:
    """Choosing to play Gunship shows nothing yet; choosing who discards does."""
    scene = Scene(hand=["gunship"], players={1: LAST_CARD}, mode="free_for_all", seats=3)
    scene.play("play:gunship")
    assert scene.table.undoable(0) == 1
    assert_hides(scene, "target:1")


@pytest.mark.rule("SR-2.4", "SR-7.9")
def test_what_came_before_the_discard_is_shown_in_the_preview() -> None:
    preview = duel({"hand": ["gunship"]}).table.preview(0, "play:gunship")
    players: Any = preview.view["players"]
    assert (players[0]["combat"], [card["card"] for card in players[0]["in_play"]]) == (5, ["gunship"])


@pytest.mark.rule("SR-2.4", "SR-7.9")
def test_with_an_empty_hand_nothing_is_shown_and_it_can_be_undone() -> None:
    scene = Scene(hand=["gunship"], foe={"deck": ["scout"]})
    assert scene.table.preview(0, "play:gunship").final == ""
    scene.play("play:gunship")
    assert scene.table.undoable(0) == 1


@pytest.mark.rule("SR-2.4", "SR-7.14")
def test_discarding_the_own_last_card_shows_its_owner_nothing() -> None:
    """Supply Depot's discard is its owner's own choice, so it can be undone."""
    scene = Scene(hand=["scout"], in_play=["supply_depot"])
    scene.play("use:supply_depot")
    preview = scene.table.preview(0, "discard:scout")
    players: Any = preview.view["players"]
    assert (players[0]["discard"], preview.final) == (["scout"], "")
    scene.play("discard:scout")
    assert scene.table.undoable(0) == 2
