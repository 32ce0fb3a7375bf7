"""The discard phase, the draw phase and reshuffles (SR-10)."""

from typing import Any

import pytest

from ecliptic.kernel import Chance, run_until_request
from tests.rules.star_realms.scene import Scene

FIVE = ["viper", "scout", "scout", "explorer", "explorer"]


# Discard phase


@pytest.mark.rule("SR-10.1")
def test_the_discard_phase_clears_pools_ships_and_hand() -> None:
    """Pools become 0, ships in play and cards in hand go to the own discard pile, bases stay."""
    scene = Scene(
        hand=["viper", "gunship"],
        in_play=["lancer", "stellar_reef", "cargo_pod", "warning_beacon"],
        deck=FIVE,
        discard=["falcon"],
        trade=3,
        combat=4,
    )
    scene.play("end")
    assert (scene.me["trade"], scene.me["combat"]) == (0, 0)
    assert scene.in_play() == ["stellar_reef", "warning_beacon"]
    assert sorted(scene.me["discard"]) == sorted(["falcon", "viper", "gunship", "lancer", "cargo_pod"])
    assert sorted(scene.me["hand"]) == sorted(FIVE)


@pytest.mark.rule("SR-10.1")
def test_the_discard_phase_is_the_active_players_alone() -> None:
    """The opponent keeps hand, bases, deck and discard pile."""
    foe = {"hand": ["scout", "viper"], "in_play": ["bioformer"], "deck": ["scout"], "discard": ["lancer"]}
    scene = Scene(hand=["viper"], deck=FIVE, foe=foe)
    before = scene.foe
    scene.play("end")
    assert scene.foe == before


@pytest.mark.rule("SR-10.1")
def test_a_base_played_this_turn_stays_too() -> None:
    """A base is not discarded, whether it was played this turn or earlier, used or not."""
    scene = Scene(hand=["bioformer", "stellar_reef"], deck=FIVE)
    scene.play("play:bioformer", "play:stellar_reef", "use:bioformer", "end")
    assert scene.me["in_play"] == ["bioformer", "stellar_reef"]
    assert scene.me["discard"] == []


@pytest.mark.rule("SR-10.2")
def test_pools_never_carry_over() -> None:
    """What was left of trade and combat is gone in the other player's turn and in the own next turn."""
    scene = Scene(trade=8, combat=9, deck=["scout"] * 5, foe={"deck": ["scout"] * 5})
    scene.play("end")
    assert scene.waiting == [1]
    assert all(scene.player(seat)[pool] == 0 for seat in (0, 1) for pool in ("trade", "combat"))
    scene.play("end")
    assert scene.waiting == [0]
    assert (scene.me["trade"], scene.me["combat"]) == (0, 0)
    assert scene.options(kind="buy") == scene.options(kind="attack") == []


# Draw phase


@pytest.mark.rule("SR-10.3")
@pytest.mark.parametrize("in_hand", [0, 3, 7])
def test_the_active_player_draws_five_cards_and_the_turn_ends(in_hand: int) -> None:
    """Five cards whatever was in hand or is in play; nobody else draws, and the next player is to move."""
    scene = Scene(
        hand=["scout"] * in_hand,
        in_play=["stellar_reef"],
        deck=[*FIVE, "viper"],
        foe={"deck": ["scout"] * 5, "hand": ["scout"]},
    )
    scene.play("end")
    assert sorted(scene.me["hand"]) == sorted(FIVE)
    assert scene.me["deck"] == ["viper"]
    assert len(scene.foe["hand"]) == 1
    assert scene.waiting == [1]
    assert scene.state["turn"] == 2


@pytest.mark.rule("SR-10.3", "SR-19.5")
@pytest.mark.parametrize(("seats", "active", "drawn"), [(3, 0, 7), (3, 1, 5), (6, 0, 8), (6, 3, 5)])
def test_only_the_raid_boss_draws_another_number(seats: int, active: int, drawn: int) -> None:
    """The boss draws 7 or 8 cards, each raider 5."""
    scene = Scene(players={active: {"deck": ["scout"] * 10}}, mode="raid", seats=seats, active=active)
    scene.play("end")
    assert len(scene.player(active)["hand"]) == drawn


@pytest.mark.rule("SR-10.4")
def test_effects_until_the_end_of_the_turn_last_through_the_draw_phase() -> None:
    """Stealth Tower is still a copy while the draw phase waits for a reshuffle, and not any more afterwards."""
    tower = {"card": "stealth_tower", "played": True, "copy_of": "bioformer"}
    scene = Scene(in_play=[tower, "bioformer"], discard=["scout"] * 6)
    state = scene.table.state.clone()
    state.stack[-1].answer(state, 0, scene.table.find(0, "end"))
    request = run_until_request(state)
    assert isinstance(request, Chance)
    during: Any = scene.table.game.view(state, None)
    assert during["players"][0]["in_play"][0]["copy_of"] == "bioformer"
    state.stack[-1].outcome(state, list(request.items))
    run_until_request(state)
    after: Any = scene.table.game.view(state, None)
    assert "copy_of" not in after["players"][0]["in_play"][0]


@pytest.mark.rule("SR-10.4")
def test_effects_until_the_end_of_the_turn_are_over_in_the_next_turn() -> None:
    """In the opponent's turn Stealth Tower is a Machine Cult outpost of defense 5 and nothing else."""
    scene = Scene(hand=["stealth_tower"], in_play=["bioformer"], deck=FIVE)
    scene.play("play:stealth_tower", "use:stealth_tower")
    view: Any = scene.table.view(1)
    assert view["players"][0]["in_play"][1]["factions"] == ["blob", "machine_cult"]
    scene.play("end")
    view = scene.table.view(1)
    assert view["players"][0]["in_play"][1] == {
        "card": "stealth_tower", "type": "base", "factions": ["machine_cult"], "defense": 5, "outpost": True,
    }  # fmt: skip


@pytest.mark.rule("SR-10.5")
def test_a_discarded_card_is_missing_from_the_next_hand() -> None:
    """A card discarded in the opponent's turn comes out of the hand drawn before and is not replaced."""
    scene = Scene(hand=["gunship", "gunship"], deck=FIVE, foe={"hand": FIVE, "deck": ["lancer"] * 2})
    scene.play("play:gunship", "discard:explorer", "play:gunship", "discard:viper", "end")
    assert scene.waiting == [1]
    assert sorted(scene.foe["hand"]) == ["explorer", "scout", "scout"]
    assert scene.foe["deck"] == ["lancer"] * 2
    assert scene.foe["discard"] == ["explorer", "viper"]


# Reshuffles


@pytest.mark.rule("SR-10.6")
def test_the_rulebooks_example_of_a_reshuffle() -> None:
    """3 cards are left in the deck: they are drawn, the discard pile is shuffled, and 2 more are drawn."""
    scene = Scene(
        deck=["viper", "viper", "explorer"],
        discard=["scout", "lancer", "gunship"],
        luck=[["gunship", "scout", "lancer"]],
    )
    scene.play("end")
    assert sorted(scene.me["hand"]) == sorted(["viper", "viper", "explorer", "gunship", "scout"])
    assert scene.me["deck"] == ["lancer"]
    assert scene.me["discard"] == []


@pytest.mark.rule("SR-10.6")
def test_a_reshuffle_in_the_main_phase() -> None:
    """Falcon draws from an empty deck: the discard pile becomes the deck in the middle of the turn."""
    scene = Scene(hand=["falcon"], discard=["viper", "scout", "lancer"], luck=[["lancer", "viper", "scout"]])
    scene.play("play:falcon")
    assert scene.me["hand"] == ["lancer"]
    assert scene.me["deck"] == ["viper", "scout"]
    assert scene.me["discard"] == []


@pytest.mark.rule("SR-10.6")
def test_the_new_deck_is_a_shuffle_of_the_own_discard_pile_alone() -> None:
    """The table asks chance for an order of exactly these cards."""
    scene = Scene(hand=["falcon"], discard=["scout", "viper", "scout"], foe={"discard": ["lancer"], "deck": ["viper"]})
    state = scene.table.state.clone()
    state.stack[-1].answer(state, 0, scene.table.find(0, "play:falcon"))
    request = run_until_request(state)
    assert isinstance(request, Chance)
    ids = scene.table.game.words(state, "card")
    assert ids is not None
    assert sorted(ids[card] for card in request.items) == ["scout", "scout", "viper"]
    assert request.count == 3
    assert request.seat == 0


@pytest.mark.rule("SR-10.7")
@pytest.mark.parametrize("action", ["play:falcon", "end"])
def test_an_empty_deck_waits_until_a_card_has_to_be_drawn(action: str) -> None:
    """The last card is drawn, by Falcon or in the draw phase: the discard pile stays where it is."""
    deck = FIVE if action == "end" else ["viper"]
    scene = Scene(hand=["falcon"], deck=deck, discard=["lancer", "gunship"])
    scene.play(action)
    assert scene.me["deck"] == []
    assert scene.me["discard"][:2] == ["lancer", "gunship"]


@pytest.mark.rule("SR-10.8")
def test_cards_in_play_and_in_hand_are_not_reshuffled() -> None:
    """A reshuffle in the main phase leaves the ship that draws, other ships, bases and the hand alone."""
    scene = Scene(
        hand=["falcon", "explorer"],
        in_play=["lancer", "stellar_reef"],
        discard=["scout", "viper"],
        luck=[["viper", "scout"]],
    )
    scene.play("play:falcon")
    assert scene.in_play() == ["lancer", "stellar_reef", "falcon"]
    assert sorted(scene.me["hand"]) == ["explorer", "viper"]
    assert scene.me["deck"] == ["scout"]


@pytest.mark.rule("SR-10.8")
def test_ships_and_hand_of_this_turn_are_in_the_reshuffle_of_the_draw_phase() -> None:
    """The discard phase comes first, so its cards are shuffled too; bases in play are not."""
    order = ["lancer", "falcon", "scout", "viper", "explorer", "gunship"]
    scene = Scene(
        hand=["explorer", "gunship"], in_play=["lancer", "stellar_reef", "falcon"], discard=["scout", "viper"],
        luck=[order],
    )  # fmt: skip
    scene.play("end")
    assert sorted(scene.me["hand"]) == sorted(order[:5])
    assert scene.me["deck"] == ["gunship"]
    assert scene.in_play() == ["stellar_reef"]


@pytest.mark.rule("SR-10.9")
@pytest.mark.parametrize("deck", [[], ["scout", "viper"]])
def test_with_deck_and_discard_pile_empty_no_card_is_drawn(deck: list[str]) -> None:
    """The draw phase gives what there is; there is no penalty and the game goes on."""
    scene = Scene(in_play=["stellar_reef"], deck=deck)
    scene.play("end")
    assert scene.me["hand"] == deck
    assert scene.authority(0) == 50
    assert scene.in_play() == ["stellar_reef"]
    assert scene.waiting == [1]


@pytest.mark.rule("SR-10.9")
def test_an_ability_that_cannot_draw_still_does_the_rest() -> None:
    """Falcon with nothing to draw gives its combat; the card it could not draw is not drawn later."""
    scene = Scene(hand=["falcon"])
    scene.play("play:falcon")
    assert scene.me["combat"] == 2
    assert scene.me["hand"] == []
    scene.play("end")
    assert scene.me["hand"] == ["falcon"]


@pytest.mark.rule("SR-10.10")
def test_a_card_put_on_an_empty_deck_is_its_only_card() -> None:
    """Federation Shipyard puts Lancer on the empty deck: nothing is reshuffled, and it is the next card drawn."""
    scene = Scene(
        hand=["falcon"], in_play=["federation_shipyard", "solar_skiff"], trade=2, row=["lancer"],
        discard=["scout", "viper"],
    )  # fmt: skip
    scene.play("ally:federation_shipyard", "buy:lancer")
    assert scene.me["deck"] == ["lancer"]
    assert scene.me["discard"] == ["scout", "viper"]
    scene.play("play:falcon")
    assert scene.me["hand"] == ["lancer"]
    assert scene.me["deck"] == []
    assert scene.me["discard"] == ["scout", "viper"]
