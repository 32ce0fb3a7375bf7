"""Playing cards: ships at once, bases to stay, and what counts as played this turn (SR-5)."""

from typing import Any

import pytest

from tests.rules.star_realms.scene import Scene


@pytest.mark.rule("SR-5.1")
@pytest.mark.parametrize("card", ["leviathan", "factory_world"])
@pytest.mark.parametrize("trade", [0, 3])
def test_playing_a_card_costs_nothing(card: str, trade: int) -> None:
    """A card of cost 8 is played from hand without any trade, and none is taken."""
    scene = Scene(hand=[card, "scout"], trade=trade)
    scene.play(f"play:{card}")
    assert scene.me["trade"] == trade
    assert scene.me["hand"] == ["scout"]


@pytest.mark.rule("SR-5.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_played_card_lies_face_up_in_the_own_play_area(viewer: int | None) -> None:
    """A played card, ship or base, is seen by all among the cards of its player and of nobody else."""
    scene = Scene(hand=["predator", "bioformer"], foe={"in_play": ["storage_silo"]})
    scene.play("play:predator", "play:bioformer")
    view: Any = scene.table.view(viewer)
    areas = [[card["card"] for card in player["in_play"]] for player in view["players"]]
    assert areas == [["predator", "bioformer"], ["storage_silo"]]


@pytest.mark.rule("SR-5.1")
def test_cards_are_played_from_the_hand() -> None:
    """A card of the deck, the discard pile or the trade row cannot be played."""
    scene = Scene(hand=["scout"], deck=["viper"], discard=["falcon"], row=["gunship"], trade=9)
    assert scene.options(kind="play") == ["play:scout"]
    for card in ("viper", "falcon", "gunship"):
        assert "in your hand" in scene.refused(f"play:{card}")


@pytest.mark.rule("SR-5.2")
def test_a_ships_primary_ability_happens_at_once_and_in_full() -> None:
    """Emperor's Dreadnaught gives 8 combat and a card and makes the opponent discard before anything else happens."""
    scene = Scene(hand=["emperors_dreadnaught"], deck=["viper"], foe={"hand": ["scout"]})
    scene.play("play:emperors_dreadnaught")
    assert scene.me["combat"] == 8
    assert scene.me["hand"] == ["viper"]
    assert scene.foe["discard"] == ["scout"]


@pytest.mark.rule("SR-5.2")
def test_a_ships_primary_ability_cannot_be_postponed_or_repeated() -> None:
    """After it has been played, a ship has no primary ability left to use."""
    scene = Scene(hand=["patrol_cutter"])
    scene.play("play:patrol_cutter")
    assert (scene.me["trade"], scene.me["combat"]) == (2, 3)
    assert scene.options(kind="use") == []
    assert "was used when you played it" in scene.refused("use:patrol_cutter")


@pytest.mark.rule("SR-5.2")
def test_a_ships_primary_ability_cannot_be_declined() -> None:
    """With Gunship the opponent has to discard: nobody is asked whether, the opponent only which card."""
    scene = Scene(hand=["gunship"], foe={"hand": ["scout", "viper"]})
    scene.play("play:gunship")
    assert scene.waiting == [1]
    assert scene.options() == ["discard:scout", "discard:viper"]


@pytest.mark.rule("SR-5.2")
@pytest.mark.parametrize(
    ("card", "gains"), [("convoy_bot", (0, 4)), ("mining_mech", (3, 0)), ("swarmer", (0, 3)), ("ravager", (0, 6))]
)
def test_only_the_may_part_of_a_ship_can_be_declined(card: str, gains: tuple[int, int]) -> None:
    """Declining to scrap leaves the gains of the ship, which came first and without a question."""
    scene = Scene(hand=[card, "scout"])
    scene.play(f"play:{card}")
    assert (scene.me["trade"], scene.me["combat"]) == gains
    scene.play("stop")
    assert (scene.me["trade"], scene.me["combat"]) == gains
    assert scene.state["scrap_heap"] == []


@pytest.mark.rule("SR-5.3")
def test_a_played_ship_stays_until_the_discard_phase() -> None:
    """A ship lies in play through the rest of the main phase and goes to the discard pile at its end."""
    scene = Scene(hand=["predator", "scout", "gunship"], deck=["viper"] * 4, trade=3)
    scene.play("play:predator", "play:scout", "play:gunship", "buy:explorer", "attack:1", "amount:4")
    assert scene.in_play() == ["predator", "scout", "gunship"]
    scene.play("end")
    assert scene.in_play() == []
    assert {"predator", "scout", "gunship"} <= set(scene.me["discard"] + scene.me["hand"] + scene.me["deck"])


@pytest.mark.rule("SR-5.3")
def test_a_ship_scrapped_earlier_is_not_discarded() -> None:
    """A ship that was scrapped in the main phase has left play before the discard phase."""
    scene = Scene(hand=["cargo_pod", "scout"], deck=["scout"] * 5)
    scene.play("play:cargo_pod", "play:scout", "scrap:cargo_pod")
    assert scene.in_play() == ["scout"]
    scene.play("end")
    assert scene.me["discard"] == ["scout"]
    assert scene.state["scrap_heap"] == ["cargo_pod"]


@pytest.mark.rule("SR-5.4")
def test_a_base_stays_in_play_from_turn_to_turn() -> None:
    """A base is not discarded at the end of its owner's turn, nor of the opponent's, and is there in the next turn."""
    scene = Scene(hand=["bioformer"])
    scene.play("play:bioformer", "end")
    assert (scene.in_play(), scene.me["discard"]) == (["bioformer"], [])
    scene.play("end")
    assert scene.in_play() == ["bioformer"]
    scene.play("end")
    assert scene.in_play() == ["bioformer"]


@pytest.mark.rule("SR-5.4")
def test_a_base_leaves_play_when_it_is_destroyed() -> None:
    """A destroyed base is gone from the play area."""
    scene = Scene(combat=4, foe={"in_play": ["bioformer", "storage_silo"]})
    scene.play("attack_base:1/bioformer")
    assert scene.in_play(1) == ["storage_silo"]
    assert scene.foe["discard"] == ["bioformer"]


@pytest.mark.rule("SR-5.4")
def test_a_base_leaves_play_when_it_is_scrapped() -> None:
    """A base scrapped for its ability is gone from the play area."""
    scene = Scene(in_play=["bioformer", "storage_silo"])
    scene.play("scrap:bioformer")
    assert scene.in_play() == ["storage_silo"]
    assert scene.me["discard"] == []


@pytest.mark.rule("SR-5.5")
def test_a_bases_primary_ability_waits_for_its_player() -> None:
    """Playing a base gives nothing; its primary ability may be used in the same turn, after other actions, once."""
    scene = Scene(hand=["bioformer", "scout", "viper"])
    scene.play("play:bioformer")
    assert scene.me["combat"] == 0
    scene.play("play:scout", "play:viper", "attack:1", "use:bioformer")
    assert scene.me["combat"] == 3
    assert "have already used" in scene.refused("use:bioformer")


@pytest.mark.rule("SR-5.5")
def test_a_base_can_be_used_in_every_own_turn() -> None:
    """A base in play since an earlier turn can be used at the start of each own turn, and not in the opponent's."""
    scene = Scene(in_play=["bioformer"], foe={"in_play": ["storage_silo"]}, authority=[50, 40])
    for _ in range(2):
        scene.play("use:bioformer")
        assert scene.me["combat"] == 3
        scene.play("end")
        assert scene.options(kind="use") == ["use:storage_silo"]
        assert scene.refused("use:bioformer")
        scene.play("end")


# "Played this turn" decides, among other things, whether Warning Beacon may be taken into the hand.

BEACON = ["to:hand", "to:discard"]


@pytest.mark.rule("SR-5.6")
@pytest.mark.parametrize("card", ["repair_bot", "frontier_station"])
def test_a_card_moved_from_hand_to_play_was_played(card: str) -> None:
    """A ship or base played from hand this turn is a card played this turn."""
    scene = Scene(hand=[card], trade=2, row=["warning_beacon"])
    scene.play(f"play:{card}", "buy:warning_beacon")
    assert scene.options() == BEACON


@pytest.mark.rule("SR-5.6")
def test_a_base_in_play_when_the_turn_began_was_not_played_this_turn() -> None:
    """A base counts in the turn it is played, and in later turns no more, even when it is used."""
    scene = Scene(hand=["frontier_station"], trade=2, row=["warning_beacon"] * 2)
    scene.play("play:frontier_station", "buy:warning_beacon")
    assert scene.options() == BEACON
    scene.play("to:discard", "end", "end", "use:frontier_station", "choose:0", "buy:warning_beacon")
    assert "warning_beacon" in scene.me["discard"]
    assert "end" in scene.options()


@pytest.mark.rule("SR-5.6")
def test_a_ship_played_in_an_earlier_turn_does_not_count() -> None:
    """What was played last turn was not played this turn."""
    scene = Scene(hand=["repair_bot"], deck=["scout"] * 10, row=["warning_beacon"])
    scene.play("play:repair_bot", "end", "end", "play:scout", "play:scout", "buy:warning_beacon")
    assert scene.me["discard"] == ["repair_bot", "warning_beacon"]


@pytest.mark.rule("SR-5.6")
def test_acquiring_a_card_is_not_playing_it() -> None:
    """A card bought this turn, or taken into the hand and kept there, was not played."""
    bought = Scene(trade=4, row=["repair_bot", "warning_beacon"])
    bought.play("buy:repair_bot", "buy:warning_beacon")
    assert bought.me["discard"] == ["repair_bot", "warning_beacon"]
    taken = Scene(in_play=["factory_world"], trade=1, row=["repair_bot", "warning_beacon"])
    taken.play("use:factory_world", "buy:repair_bot")
    assert taken.me["hand"] == ["repair_bot"]
    taken.play("buy:warning_beacon")
    assert taken.me["discard"] == ["warning_beacon"]


@pytest.mark.rule("SR-5.6")
def test_a_card_counts_as_played_only_for_its_player() -> None:
    """In hydra a teammate's card played this turn does not count for another member."""
    scene = Scene(
        mode="hydra_two_headed",
        players={0: {"hand": ["repair_bot"]}, 1: {"trade": 2}},
        row=["warning_beacon"],
    )
    scene.play("play:repair_bot", seat=0)
    scene.play("buy:warning_beacon", seat=1)
    assert scene.player(1)["discard"] == ["warning_beacon"]


@pytest.mark.rule("SR-5.7")
@pytest.mark.parametrize(
    ("played", "wanted", "trade"), [("repair_bot", "warning_beacon", 0), ("stellar_reef", "plasma_vent", 6)]
)
def test_a_card_that_was_played_and_scrapped_still_counts(played: str, wanted: str, trade: int) -> None:
    """A ship or base that was played this turn and then scrapped is still a card played this turn."""
    scene = Scene(hand=[played], trade=trade, row=[wanted])
    scene.play(f"play:{played}", f"scrap:{played}", f"buy:{wanted}")
    assert scene.in_play() == []
    assert scene.options() == BEACON


@pytest.mark.rule("SR-5.7")
def test_a_scrapped_card_counts_only_if_it_was_played_this_turn() -> None:
    """A base from an earlier turn does not become a card played this turn by being scrapped."""
    scene = Scene(in_play=["bioformer"], trade=6, row=["plasma_vent"])
    scene.play("scrap:bioformer", "buy:plasma_vent")
    assert scene.me["discard"] == ["plasma_vent"]
