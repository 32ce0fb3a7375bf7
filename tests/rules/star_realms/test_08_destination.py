"""Where acquired cards go: named destinations and waiting effects (SR-8.8 to SR-8.10, SR-8.13, SR-8.14)."""

from typing import Any

import pytest

from tests.rules.star_realms.scene import Scene

# Ways to fix a destination before a purchase. Each is an ability of a card in play.
TO_HAND = ("factory_world", "use:factory_world")  # compulsory, ship or base
TO_DECK = ("federation_shipyard", "ally:federation_shipyard")  # compulsory, ship or base; its ally is Storage Silo
MAY_TO_DECK = ("freighter", "ally:freighter")  # optional, ships only


def waiting_for(*effects: tuple[str, str], card: str, **more: Any) -> Scene:
    """A purchase of this card by somebody who has just used these abilities."""
    scene = Scene(
        in_play=["storage_silo", *(source for source, _ in effects)], trade=20, row=[card], cards="both", **more
    )
    scene.play(*(action for _, action in effects))
    return scene


def place_of(scene: Scene, card: str) -> str:
    """The zone of seat 0 that has the card."""
    (zone,) = [zone for zone in ("hand", "deck", "discard") if card in scene.me[zone]]
    return zone


@pytest.mark.rule("SR-8.8")
@pytest.mark.parametrize(
    ("effects", "played", "card", "options"),
    [
        # One instruction or none: no question.
        ([], [], "gunship", ["discard"]),
        ([TO_HAND], [], "gunship", ["hand"]),
        ([TO_DECK], [], "gunship", ["deck"]),
        # Several compulsory ones, or a compulsory and an optional one: among these, never the discard pile.
        ([TO_HAND, TO_DECK], [], "gunship", ["to:hand", "to:deck_top"]),
        ([TO_HAND, MAY_TO_DECK], [], "gunship", ["to:hand", "to:deck_top"]),
        ([TO_DECK], ["repair_bot"], "warning_beacon", ["to:hand", "to:deck_top"]),
        ([TO_HAND], ["repair_bot"], "warning_beacon", ["hand"]),
        # Optional ones only: the discard pile stays open.
        ([], ["repair_bot"], "warning_beacon", ["to:hand", "to:discard"]),
        ([MAY_TO_DECK], [], "gunship", ["to:deck_top", "to:discard"]),
        ([MAY_TO_DECK], ["solar_skiff"], "colony_seed_ship", ["to:hand", "to:deck_top", "to:discard"]),
        # What does not match does not count.
        ([MAY_TO_DECK], [], "bioformer", ["discard"]),
    ],
)
def test_the_destination_of_a_bought_card(
    effects: list[tuple[str, str]], played: list[str], card: str, options: list[str]
) -> None:
    """Waiting effects and the card's own option are to choose from; compulsory ones shut the discard pile."""
    scene = waiting_for(*effects, card=card, hand=played)
    scene.play(*(f"play:{name}" for name in played), f"buy:{card}")
    if len(options) == 1:
        assert place_of(scene, card) == options[0]
        assert "end" in scene.options()
    else:
        assert scene.options() == options


@pytest.mark.rule("SR-8.8")
@pytest.mark.parametrize(("answer", "zone"), [("to:hand", "hand"), ("to:deck_top", "deck"), ("to:discard", "discard")])
def test_the_card_goes_where_the_player_says(answer: str, zone: str) -> None:
    """Of three possible places the acquiring player picks one; the card is there and the row is full again."""
    scene = waiting_for(MAY_TO_DECK, card="colony_seed_ship", hand=["solar_skiff"], deck=["scout"])
    scene.play("play:solar_skiff", "buy:colony_seed_ship")
    assert scene.waiting == [0]
    scene.play(answer)
    assert place_of(scene, "colony_seed_ship") == zone
    if zone == "deck":
        assert scene.me["deck"] == ["colony_seed_ship", "scout"]
    assert len(scene.state["trade_row"]) == 5


@pytest.mark.rule("SR-8.8")
@pytest.mark.parametrize(
    ("card", "effects", "played", "wanted", "options"),
    [
        ("moonwurm", [], [], "star_barge", ["hand"]),  # (a) alone
        ("moonwurm", [TO_DECK], [], "star_barge", ["to:hand", "to:deck_top"]),  # (a) and (b)
        ("moonwurm", [TO_HAND], [], "star_barge", ["hand"]),
        ("moonwurm", [], ["repair_bot"], "warning_beacon", ["hand"]),  # (a) and (c) say the same
        ("blob_carrier", [], [], "gunship", ["deck"]),
        ("blob_carrier", [], ["solar_skiff"], "colony_seed_ship", ["to:hand", "to:deck_top"]),  # (a) and (c)
        ("blob_carrier", [TO_HAND], [], "gunship", ["to:hand", "to:deck_top"]),
    ],
)
def test_the_destination_named_by_the_acquiring_ability(
    card: str, effects: list[tuple[str, str]], played: list[str], wanted: str, options: list[str]
) -> None:
    """A card acquired by an ability goes where that says, unless another instruction gives a choice."""
    scene = Scene(
        hand=played,
        in_play=[card, "bioformer", "storage_silo", *(source for source, _ in effects)],
        row=[wanted],
        cards="both",
    )
    scene.play(*(action for _, action in effects), *(f"play:{name}" for name in played))
    scene.play(f"ally:{card}", f"acquire:{wanted}")
    if len(options) == 1:
        assert place_of(scene, wanted) == options[0]
    else:
        assert scene.options() == options


@pytest.mark.rule("SR-8.8", "SR-8.9")
def test_a_free_card_without_a_named_destination_follows_the_waiting_effect() -> None:
    """Parasite names no destination, so a waiting effect decides where its card goes."""
    scene = waiting_for(TO_DECK, card="gunship", hand=["parasite"])
    scene.play("play:parasite", "choose:1", "acquire:gunship")
    assert scene.me["deck"] == ["gunship"]


# Waiting effects


@pytest.mark.rule("SR-8.9")
@pytest.mark.parametrize("card", ["gunship", "bioformer", "explorer"])
@pytest.mark.parametrize(("effect", "zone"), [(TO_HAND, "hand"), (TO_DECK, "deck")])
def test_the_next_card_acquired_is_redirected(card: str, effect: tuple[str, str], zone: str) -> None:
    """A ship, a base or an Explorer bought next goes to the hand or on top of the deck."""
    scene = waiting_for(effect, card=card if card != "explorer" else "gunship", deck=["scout"])
    scene.play(f"buy:{card}")
    assert scene.me[zone][0] == card
    assert scene.me["discard"] == []


@pytest.mark.rule("SR-8.9")
def test_an_effect_waits_from_the_use_of_its_ability_on() -> None:
    """A card bought before is not moved, other actions do not use the effect up, and it serves one card."""
    scene = Scene(
        hand=["scout"], in_play=["factory_world"], trade=20, combat=1, row=["gunship", "falcon", "peacekeeper"]
    )
    scene.play("buy:gunship", "use:factory_world")
    assert (scene.me["hand"], scene.me["discard"]) == (["scout"], ["gunship"])
    scene.play("play:scout", "attack:1", "buy:falcon", "buy:peacekeeper")
    assert (scene.me["hand"], scene.me["discard"]) == (["falcon"], ["gunship", "peacekeeper"])


@pytest.mark.rule("SR-8.9")
def test_a_card_of_another_type_does_not_use_the_effect_up() -> None:
    """Freighter waits for a ship: a base goes to the discard pile, the next ship, an Explorer, can be redirected."""
    scene = waiting_for(MAY_TO_DECK, card="bioformer")
    scene.play("buy:bioformer")
    assert scene.me["discard"] == ["bioformer"]
    scene.play("buy:explorer")
    assert scene.options() == ["to:deck_top", "to:discard"]


@pytest.mark.rule("SR-8.9")
def test_a_free_card_uses_a_waiting_effect() -> None:
    """An acquisition by an ability is the next one, too: after it nothing waits any more."""
    scene = waiting_for(TO_DECK, card="star_barge", hand=["parasite"])
    scene.play("play:parasite", "choose:1", "acquire:star_barge", "buy:explorer")
    assert (scene.me["deck"], scene.me["discard"]) == (["star_barge"], ["explorer"])


@pytest.mark.rule("SR-8.9")
def test_a_teammates_purchase_is_not_the_players() -> None:
    """In hydra an effect waits for the purchase of the member who used it."""
    scene = Scene(
        mode="hydra_two_headed",
        players={0: {"in_play": ["factory_world"]}, 1: {"trade": 2}},
        row=["star_barge"],
    )
    scene.play("use:factory_world", seat=0)
    scene.play("buy:explorer", seat=1)
    scene.play("buy:star_barge", seat=0)
    assert (scene.player(0)["hand"], scene.player(1)["discard"]) == (["star_barge"], ["explorer"])


@pytest.mark.rule("SR-8.10")
@pytest.mark.parametrize("answer", ["to:hand", "to:deck_top"])
def test_two_effects_before_one_purchase_do_not_help_two(answer: str) -> None:
    """Both effects are used up by the first card, whichever of them was followed; the second card is discarded."""
    scene = waiting_for(TO_HAND, TO_DECK, card="gunship")
    scene.play("buy:gunship", answer, "buy:explorer")
    assert scene.me["discard"] == ["explorer"]


@pytest.mark.rule("SR-8.10")
def test_a_declined_effect_is_used_up() -> None:
    """Who leaves an optional effect unused for the next ship cannot use it for the one after that."""
    scene = waiting_for(MAY_TO_DECK, card="gunship")
    scene.play("buy:gunship", "to:discard", "buy:explorer")
    assert scene.me["discard"] == ["gunship", "explorer"]


@pytest.mark.rule("SR-8.10")
def test_a_passed_over_effect_is_used_up_by_another_destination() -> None:
    """A waiting effect is used up even if the card went where the acquiring ability said."""
    scene = Scene(in_play=["moonwurm", "bioformer", "storage_silo", "federation_shipyard"], trade=2, row=["star_barge"])
    scene.play("ally:federation_shipyard", "ally:moonwurm", "acquire:star_barge", "to:hand", "buy:explorer")
    assert (scene.me["hand"], scene.me["deck"], scene.me["discard"]) == (["star_barge"], [], ["explorer"])


@pytest.mark.rule("SR-8.10")
def test_only_matching_effects_are_used_up() -> None:
    """A base uses up what waits for a ship or base and leaves what waits for a ship."""
    scene = waiting_for(TO_HAND, MAY_TO_DECK, card="bioformer")
    scene.play("buy:bioformer")
    assert scene.me["hand"] == ["bioformer"]
    scene.play("buy:explorer")
    assert scene.options() == ["to:deck_top", "to:discard"]


@pytest.mark.rule("SR-8.10")
def test_an_ability_used_after_the_first_purchase_helps_the_second() -> None:
    """Two effects help two purchases when each is used right before its own."""
    scene = Scene(in_play=["storage_silo", "factory_world", "federation_shipyard"], trade=20, row=["gunship", "falcon"])
    scene.play("use:factory_world", "buy:gunship", "ally:federation_shipyard", "buy:falcon")
    assert (scene.me["hand"], scene.me["deck"], scene.me["discard"]) == (["gunship"], ["falcon"], [])


# Afterwards


@pytest.mark.rule("SR-8.13")
def test_a_card_put_into_the_hand_can_be_played_in_the_same_turn() -> None:
    """A card acquired into the hand is played like any other."""
    scene = waiting_for(TO_HAND, card="gunship")
    scene.play("buy:gunship", "play:gunship")
    assert (scene.in_play()[-1], scene.me["combat"]) == ("gunship", 5)


@pytest.mark.rule("SR-8.13")
def test_a_card_put_on_top_of_the_deck_is_the_next_card_drawn() -> None:
    """The card lies above the deck: an ability draws it in the same turn, or else the draw phase does."""
    scene = waiting_for(TO_DECK, card="gunship", hand=["falcon"], deck=["scout"] * 6)
    scene.play("buy:gunship", "play:falcon")
    assert scene.me["hand"] == ["gunship"]
    later = waiting_for(TO_DECK, card="gunship", deck=["scout"] * 6)
    later.play("buy:gunship", "end")
    assert sorted(later.me["hand"]) == ["gunship"] + ["scout"] * 4


@pytest.mark.rule("SR-8.14")
@pytest.mark.parametrize("effect", [TO_HAND, TO_DECK])
def test_an_unused_effect_ends_with_the_turn(effect: tuple[str, str]) -> None:
    """In the opponent's turn and in the next own turn nothing waits any more."""
    scene = waiting_for(effect, card="star_barge", deck=["scout"] * 10, foe={"hand": ["scout", "scout"]})
    scene.play("end", "play:scout", "play:scout", "buy:explorer")
    assert scene.foe["discard"] == ["explorer"]
    scene.play("end", "play:scout", "play:scout", "buy:explorer")
    assert scene.me["discard"] == ["explorer"]
    assert scene.me["deck"] == ["scout"] * 5


@pytest.mark.rule("SR-8.14")
def test_a_waiting_effect_does_not_need_its_source() -> None:
    """A card that was scrapped after its ability was used still redirects the next card."""
    pack = {"game": "star-realms", "cards": {"factory_world": {"scrap": [{"op": "combat", "n": 1}]}}}
    scene = Scene(in_play=["factory_world"], trade=1, row=["gunship"], pack=pack)
    scene.play("use:factory_world", "scrap:factory_world", "buy:gunship")
    assert scene.in_play() == []
    assert scene.me["hand"] == ["gunship"]
