"""What everybody may know of hands and decks as the game goes on (SR-2.4).

A card that all saw going into a hand or onto a deck is known until it may have left; everything else in hands and
decks is secret. The views say so, and worlds drawn for a seat agree with it and vary in everything else.
"""

from typing import Any

import pytest

import ecliptic
from tests.rules.star_realms.knowledge import assert_known, drawn_worlds, names
from tests.rules.star_realms.scene import Scene

# A card that goes to the hand before everybody's eyes


@pytest.mark.rule("SR-2.4")
def test_at_first_nothing_of_hand_and_deck_is_known() -> None:
    """Four cards in hand and four in the deck: only their numbers are public."""
    fields = {"hand": ["scout", "viper", "explorer", "lancer"], "deck": ["scout", "gunship", "explorer", "falcon"]}
    scene = Scene(players={0: fields, 1: {"hand": ["scout", "viper"], "deck": ["viper", "swarmer"]}})
    assert_known(scene, 0, hand=[], top=[])
    assert_known(scene, 1, hand=[], top=[])


@pytest.mark.rule("SR-2.4")
def test_a_card_acquired_to_the_hand_is_known_to_be_there() -> None:
    """Factory World puts Lancer into the hand; of the other cards in hand nobody learns anything."""
    scene = Scene(
        hand=["scout", "viper"], deck=["explorer", "lancer", "scout"], in_play=["factory_world"], row=["lancer"]
    )
    scene.play("use:factory_world", "buy:lancer")
    assert_known(scene, 0, hand=["lancer"], top=[])


@pytest.mark.rule("SR-2.4")
@pytest.mark.parametrize(("place", "known"), [("hand", ["warning_beacon"]), ("discard", [])])
def test_a_card_whose_owner_chose_where_it_goes(place: str, known: list[str]) -> None:
    """Warning Beacon is known to be in the hand only if that is where it was put."""
    scene = Scene(hand=["scout", "viper", "battle_bot"], deck=["explorer", "scout"], trade=2, row=["warning_beacon"])
    scene.play("play:battle_bot", "stop", "buy:warning_beacon", f"to:{place}")
    assert_known(scene, 0, hand=known, top=[])


@pytest.mark.rule("SR-2.4")
def test_a_card_acquired_for_free_is_known_too() -> None:
    """Moonwurm's ally ability takes Swarmer into the hand; the card Moonwurm drew stays secret."""
    scene = Scene(
        hand=["moonwurm", "viper"], in_play=["predator"], deck=["scout", "explorer", "lancer"], row=["swarmer"]
    )
    scene.play("play:moonwurm", "ally:moonwurm", "acquire:swarmer")
    assert_known(scene, 0, hand=["swarmer"], top=[])


# A card that goes on top of the deck


def shipyard(**more: Any) -> Scene:
    """Two cards were put on top of a deck of three, Gunship last."""
    scene = Scene(
        hand=["falcon", "viper"],
        deck=["scout", "explorer", "scout"],
        in_play=["federation_shipyard", "solar_skiff", "stealth_tower"],
        trade=6,
        row=["lancer", "gunship"],
        **more,
    )
    scene.play("ally:federation_shipyard", "buy:lancer")
    scene.play("use:stealth_tower", "ally:stealth_tower", "buy:gunship")
    return scene


@pytest.mark.rule("SR-2.4")
def test_cards_put_on_top_of_the_deck_are_known_in_their_order() -> None:
    """The last one put there is on top; the deck below is as secret as before, to its owner too."""
    assert_known(shipyard(), 0, hand=[], top=["gunship", "lancer"])


@pytest.mark.rule("SR-2.4")
def test_a_known_card_drawn_from_the_top_is_known_in_the_hand() -> None:
    """Falcon draws Gunship: it is known to be in the hand, and Lancer to be on top."""
    scene = shipyard()
    scene.play("play:falcon")
    assert_known(scene, 0, hand=["gunship"], top=["lancer"])


@pytest.mark.rule("SR-2.4")
def test_known_cards_are_drawn_in_the_draw_phase() -> None:
    """One of the five new cards is known in the opponent's turn, the four drawn below it are not."""
    scene = Scene(
        deck=["scout", "explorer", "viper", "falcon", "swarmer"],
        in_play=["federation_shipyard", "solar_skiff"],
        trade=2,
        row=["lancer"],
        foe={"hand": ["scout"], "deck": ["viper", "scout"]},
    )
    scene.play("ally:federation_shipyard", "buy:lancer", "end")
    assert scene.waiting == [1]
    assert_known(scene, 0, hand=["lancer"], top=[])


@pytest.mark.rule("SR-2.4")
def test_a_known_top_stays_known_until_it_is_drawn() -> None:
    """A card that lies below nobody's draw is known on top through the opponent's turn."""
    scene = Scene(
        players={0: {"deck": ["lancer", "scout", "viper", "explorer"], "known_top": 1, "hand": ["scout", "falcon"]}},
        foe={"hand": ["gunship"]},
        active=1,
    )
    scene.play("play:gunship", "discard:falcon")
    assert_known(scene, 0, hand=[], top=["lancer"])


# Reshuffles


@pytest.mark.rule("SR-2.4")
def test_a_reshuffle_makes_the_old_hand_known() -> None:
    """With an empty deck and open piles everybody can tell the hand; what is drawn afterwards is secret again."""
    scene = Scene(
        hand=["falcon", "explorer", "viper"],
        discard=["scout", "lancer", "scout", "swarmer"],
        luck=[["lancer", "scout", "swarmer", "scout"]],
    )
    scene.play("play:falcon")
    assert scene.me["hand"] == ["viper", "explorer", "lancer"]
    assert_known(scene, 0, hand=["explorer", "viper"], top=[])


@pytest.mark.rule("SR-2.4")
def test_a_reshuffle_in_the_middle_of_the_draw_phase() -> None:
    """The two cards drawn before it are known, the three drawn after it are among the reshuffled ones."""
    scene = Scene(
        deck=["viper", "explorer"],
        discard=["scout", "lancer", "gunship", "scout", "viper", "falcon"],
        luck=[["scout", "viper", "gunship", "falcon", "scout", "lancer"]],
    )
    scene.play("end")
    assert_known(scene, 0, hand=["explorer", "viper"], top=[])


@pytest.mark.rule("SR-2.4")
def test_the_hand_is_no_secret_while_the_deck_is_empty() -> None:
    """Every world gives the same hand, because all other cards of its owner lie open."""
    scene = Scene(hand=["viper", "explorer", "lancer"], discard=["scout"], foe={"deck": ["scout", "viper"]})
    for viewer in (None, 1):
        assert all(names(scene, w.players[0].hand) == scene.me["hand"] for w in drawn_worlds(scene, viewer))


@pytest.mark.rule("SR-2.4")
def test_with_an_empty_deck_everybody_is_shown_the_hand() -> None:
    """All other cards of seat 1 lie open, so the view says what any player could work out."""
    scene = Scene(foe={"hand": ["leviathan"], "discard": ["scout"]})
    assert_known(scene, 1, hand=["leviathan"], top=[])


@pytest.mark.rule("SR-2.4")
def test_when_all_hidden_cards_are_alike_hand_and_deck_are_known() -> None:
    """Three Scouts in hand and two in the deck: nothing else can be in either."""
    scene = Scene(foe={"hand": ["scout"] * 3, "deck": ["scout"] * 2, "discard": ["viper"]})
    assert_known(scene, 1, hand=["scout"] * 3, top=[])
    for viewer in (None, 0, 1):
        assert view_of(scene, viewer, 1)["deck_cards"] == ["scout", "scout"]


@pytest.mark.rule("SR-2.4")
def test_copies_that_do_not_fit_into_the_deck_are_in_the_hand() -> None:
    """Of four hidden Scouts at most two can be in a deck of two; of the Viper and the Explorer nothing is known."""
    scene = Scene(foe={"hand": ["scout", "scout", "scout", "viper"], "deck": ["scout", "explorer"]})
    assert_known(scene, 1, hand=["scout", "scout"], top=[])
    assert "deck_cards" not in view_of(scene, 0, 1)


@pytest.mark.rule("SR-2.4")
def test_the_last_card_of_a_deck_is_known_to_those_who_know_the_hand() -> None:
    """The owner can tell it; the opponent cannot tell it from the cards in hand."""
    scene = Scene(hand=["viper", "explorer"], deck=["lancer"])
    assert view_of(scene, 0, 0)["deck_cards"] == ["lancer"]
    assert "deck_cards" not in view_of(scene, 1, 0)
    assert "deck_cards" not in view_of(scene, None, 0)


@pytest.mark.rule("SR-2.4")
def test_the_last_card_of_the_trade_deck_is_known() -> None:
    row = ["cargo_pod", "predator", "trade_hauler", "patrol_cutter", "lancer"]
    view: Any = Scene(row=row, trade_deck=["leviathan"]).table.view(None)
    assert (view["trade_deck"], view["trade_deck_cards"]) == (1, ["leviathan"])
    view = Scene(row=row, trade_deck=["leviathan", "falcon"]).table.view(None)
    assert "trade_deck_cards" not in view


def view_of(scene: Scene, viewer: int | None, seat: int) -> dict[str, Any]:
    """A player as this viewer sees him."""
    view: Any = scene.table.view(viewer)
    player: dict[str, Any] = view["players"][seat]
    return player


# A known card leaves the hand

KNOWN: dict[str, Any] = {
    "hand": ["scout", "scout", "explorer", "viper"],
    "known_hand": ["scout", "explorer"],
    "deck": ["scout", "viper", "explorer", "lancer"],
}


@pytest.mark.rule("SR-2.4")
@pytest.mark.parametrize(
    ("card", "left"), [("scout", ["explorer"]), ("explorer", ["scout"]), ("viper", ["scout", "explorer"])]
)
def test_playing_a_card_of_a_known_name(card: str, left: list[str]) -> None:
    """The card played may have been the known one, so one of that name is known no more; other names stay known."""
    scene = Scene(players={0: KNOWN})
    scene.play(f"play:{card}")
    assert_known(scene, 0, hand=left, top=[])


@pytest.mark.rule("SR-2.4")
@pytest.mark.parametrize(
    ("card", "left"), [("scout", ["explorer"]), ("explorer", ["scout"]), ("viper", ["scout", "explorer"])]
)
def test_discarding_a_card_of_a_known_name(card: str, left: list[str]) -> None:
    """The same when the opponent makes one discard."""
    scene = Scene(players={0: KNOWN, 1: {"hand": ["gunship"]}}, active=1)
    scene.play("play:gunship", f"discard:{card}")
    assert_known(scene, 0, hand=left, top=[])


@pytest.mark.rule("SR-2.4")
def test_a_question_to_the_victim_tells_nothing_about_his_hand() -> None:
    """While somebody has to discard, the others see the question and no card."""
    scene = Scene(hand=["gunship"], players={1: {**KNOWN, "known_top": 1}})
    scene.play("play:gunship")
    assert scene.waiting == [1]
    assert_known(scene, 1, hand=["scout", "explorer"], top=["scout"])


@pytest.mark.rule("SR-2.4")
@pytest.mark.parametrize(
    ("base", "pick", "left"),
    [
        ("the_oracle", "scrap_hand:scout", ["explorer"]),
        ("the_oracle", "scrap_hand:viper", ["scout", "explorer"]),
        ("supply_depot", "discard:explorer", ["scout"]),
        ("supply_depot", "discard:viper", ["scout", "explorer"]),
    ],
)
def test_scrapping_or_discarding_for_an_ability(base: str, pick: str, left: list[str]) -> None:
    """The same when the owner scraps or discards a card for an own ability, also in the middle of it."""
    scene = Scene(players={0: {**KNOWN, "in_play": [base]}})
    scene.play(f"use:{base}", pick)
    assert_known(scene, 0, hand=left, top=[])


@pytest.mark.rule("SR-2.4")
def test_two_known_cards_of_one_name_are_known_separately() -> None:
    """Both Scouts were known: when one is played the other is still known."""
    scene = Scene(players={0: {**KNOWN, "known_hand": ["scout", "scout"]}})
    scene.play("play:scout")
    assert_known(scene, 0, hand=["scout"], top=[])


# The end of the turn


@pytest.mark.rule("SR-2.4")
def test_at_the_end_of_the_turn_the_new_hand_is_secret() -> None:
    """The known cards lie on the discard pile; of the cards drawn nobody knows one."""
    deck = ["scout", "viper", "explorer", "lancer", "scout", "gunship", "falcon"]
    scene = Scene(players={0: {**KNOWN, "deck": deck}})
    scene.play("end")
    assert sorted(scene.me["discard"]) == sorted(KNOWN["hand"])
    assert_known(scene, 0, hand=[], top=[])


@pytest.mark.rule("SR-2.4")
def test_an_opponents_turn_changes_nothing_that_is_known() -> None:
    """What is known of the waiting player's hand and deck is known after the other's turn."""
    waiting = {**KNOWN, "known_top": 1}
    scene = Scene(players={0: {"deck": ["viper"] * 2}, 1: waiting})
    scene.play("end")
    assert scene.waiting == [1]
    assert_known(scene, 1, hand=["scout", "explorer"], top=["scout"])


@pytest.mark.rule("SR-2.4", "SR-11.7")
def test_nothing_is_left_to_know_of_an_eliminated_player() -> None:
    """With the cards the knowledge of them is gone."""
    known = {**KNOWN, "known_top": 2}
    scene = Scene(combat=1, players={1: known}, authority=[50, 1, 50], mode="free_for_all", seats=3)
    scene.play("attack:1")
    assert_known(scene, 1, hand=[], top=[])


# Who knows more


@pytest.mark.rule("SR-2.4", "SR-19.9")
def test_raiders_know_each_others_hands_and_the_boss_does_not() -> None:
    """A raider's worlds keep the other raiders' hands, not the boss's; the boss knows only what everybody knows."""
    boss = {"hand": ["scout", "viper"], "deck": ["explorer", "lancer"]}
    scene = Scene(players={0: boss, 1: KNOWN, 2: KNOWN}, mode="raid", seats=3)
    assert_known(scene, 1, hand=["scout", "explorer"], top=[], insiders=(2,))
    assert_known(scene, 2, hand=["scout", "explorer"], top=[], insiders=(1,))
    assert_known(scene, 0, hand=[], top=[])


@pytest.mark.rule("SR-2.4", "SR-17.12")
@pytest.mark.parametrize(("mode", "seats"), [("hydra_two_headed", 4), ("emperor", 6)])
def test_other_teammates_do_not_see_hands(mode: str, seats: int) -> None:
    """In hydra and emperor a teammate knows as much as an opponent."""
    scene = Scene(players={1: KNOWN}, mode=mode, seats=seats)
    assert_known(scene, 1, hand=["scout", "explorer"], top=[])


# Saved and told


@pytest.mark.rule("SR-2.4")
def test_what_is_known_survives_saving() -> None:
    """A loaded table knows as much as the saved one."""
    scene = shipyard()
    scene.play("play:falcon")
    scene.table = ecliptic.load(scene.table.save())
    assert_known(scene, 0, hand=["gunship"], top=["lancer"])


@pytest.mark.rule("SR-2.4")
def test_the_log_names_drawn_cards_to_their_owner_only() -> None:
    """Others read how many cards were drawn."""
    scene = Scene(in_play=["aging_battleship"], deck=["viper", "explorer"])
    scene.play("scrap:aging_battleship")
    told = {viewer: [m.plain() for _, m in scene.table.log(viewer)][-1] for viewer in (None, 0, 1)}
    assert told[0]["id"] == "log-draw"
    assert told[0]["args"] == {"who": {"seat": 0}, "n": 2, "cards": [{"card": "viper"}, {"card": "explorer"}]}
    assert told[1] == told[None]
    assert told[1]["args"] == {"who": {"seat": 0}, "n": 2}
