"""Effects that draw and scrap cards (SR-7.1 to SR-7.7)."""

from typing import Any

import pytest

from tests.rules.star_realms.scene import Scene

# Drawing


@pytest.mark.rule("SR-7.1")
def test_a_card_is_drawn_from_the_top_of_the_own_deck() -> None:
    """Falcon draws the top card of its owner's deck and of no other deck."""
    scene = Scene(hand=["falcon"], deck=["viper", "scout", "explorer"], foe={"deck": ["explorer", "viper"]})
    scene.play("play:falcon")
    assert scene.me["hand"] == ["viper"]
    assert scene.me["deck"] == ["scout", "explorer"]
    assert scene.foe["deck"] == ["explorer", "viper"]


@pytest.mark.rule("SR-7.1")
def test_several_cards_are_drawn_in_the_order_of_the_deck() -> None:
    """Aging Battleship's scrap ability draws two cards, neither more nor fewer."""
    scene = Scene(in_play=["aging_battleship"], deck=["viper", "explorer", "scout"])
    scene.play("scrap:aging_battleship")
    assert sorted(scene.me["hand"]) == ["explorer", "viper"]
    assert scene.me["deck"] == ["scout"]


@pytest.mark.rule("SR-7.1", "SR-10.6")
def test_a_draw_of_several_cards_reshuffles_between_them() -> None:
    """The last card of the deck is drawn first; only then the discard pile becomes the deck for the second one."""
    scene = Scene(
        in_play=["aging_battleship"], deck=["viper"], discard=["scout", "explorer"], luck=[["explorer", "scout"]]
    )
    scene.play("scrap:aging_battleship")
    assert sorted(scene.me["hand"]) == ["explorer", "viper"]
    assert scene.me["deck"] == ["scout"]
    assert scene.me["discard"] == []


@pytest.mark.rule("SR-7.2")
def test_a_card_drawn_in_the_main_phase_can_be_played_at_once() -> None:
    """Falcon draws a Viper, which is played in the same turn."""
    scene = Scene(hand=["falcon"], deck=["viper"])
    scene.refused("play:viper")
    scene.play("play:falcon", "play:viper")
    assert scene.me["combat"] == 2 + 1


# The scrap heap


@pytest.mark.rule("SR-7.3")
@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ({"hand": ["battle_bot", "gunship"]}, ["play:battle_bot", "scrap_hand:gunship"]),
        ({"hand": ["repair_bot"], "discard": ["gunship"]}, ["play:repair_bot", "scrap_discard:gunship"]),
        ({"in_play": ["gunship"]}, ["scrap:gunship"]),
        ({"hand": ["swarmer"], "row": ["gunship"]}, ["play:swarmer", "scrap_row:gunship"]),
    ],
)
def test_a_scrapped_card_lies_on_the_scrap_heap(position: dict[str, Any], actions: list[str]) -> None:
    """From hand, discard pile, play and trade row alike, a scrapped card goes to the scrap heap and only there."""
    scene = Scene(**position)
    scene.play(*actions)
    assert scene.state["scrap_heap"] == ["gunship"]
    assert "gunship" not in scene.me["hand"] + scene.me["discard"] + scene.in_play() + scene.state["trade_row"]


@pytest.mark.rule("SR-7.3")
def test_a_scrapped_card_never_comes_back_into_a_personal_deck() -> None:
    """A card scrapped this turn is in none of the owner's reshuffles."""
    scene = Scene(
        hand=["repair_bot", "falcon"], discard=["viper", "scout"], luck=[["scout"], ["repair_bot", "falcon", "scout"]]
    )
    scene.play("play:repair_bot", "scrap_discard:viper", "play:falcon", "play:scout")
    assert scene.me["deck"] == []
    scene.play("end")
    assert scene.state["scrap_heap"] == ["viper"]
    assert "viper" not in scene.me["hand"] + scene.me["deck"] + scene.me["discard"]


@pytest.mark.rule("SR-7.3")
def test_a_scrapped_card_never_comes_back_into_the_trade_row() -> None:
    """Cards of the scrap heap cannot be bought, and an empty trade deck is not made of them again."""
    scene = Scene(hand=["swarmer"], trade=20, row=["gunship", "lancer"], trade_deck=[], scrap_heap=["star_barge"])
    scene.play("play:swarmer", "scrap_row:gunship", "buy:lancer")
    assert scene.state["trade_row"] == []
    assert scene.state["scrap_heap"] == ["star_barge", "gunship"]
    assert scene.options(kind="buy") == ["buy:explorer"]
    scene.play("end")
    assert scene.state["trade_row"] == []


# Explorers return to their pile

NINE_ELSEWHERE = ["explorer"] * 9


@pytest.mark.rule("SR-7.4")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("fields", "actions"),
    [
        ({"in_play": ["explorer"]}, ["scrap:explorer"]),
        ({"hand": ["explorer", "battle_bot"]}, ["play:battle_bot", "scrap_hand:explorer"]),
        ({"hand": ["repair_bot"], "discard": ["explorer"]}, ["play:repair_bot", "scrap_discard:explorer"]),
        ({"in_play": ["the_incinerator"], "hand": ["explorer"]}, ["use:the_incinerator", "scrap_hand:explorer"]),
    ],
    ids=["play", "hand", "discard", "by a base"],
)
def test_a_scrapped_explorer_returns_to_the_explorer_pile(
    seat: int, fields: dict[str, Any], actions: list[str]
) -> None:
    """From play, hand or discard pile and whoever scraps it, an Explorer goes to its pile and can be bought again."""
    players = {seat: {**fields, "trade": 2}, 1 - seat: {"deck": NINE_ELSEWHERE}}
    scene = Scene(players=players, active=seat)
    assert scene.state["explorers"] == 0
    assert "buy:explorer" not in scene.options()
    scene.play(*actions)
    if "stop" in scene.options():
        scene.play("stop")
    view: Any = scene.table.view(None)
    assert view["explorers"] == 1
    assert scene.state["scrap_heap"] == []
    scene.play("buy:explorer")
    assert scene.player(seat)["discard"] == ["explorer"]


# Scrapping own cards


@pytest.mark.rule("SR-7.5")
@pytest.mark.parametrize(
    ("card", "from_hand", "from_discard"),
    [
        ("battle_bot", True, False),
        ("repair_bot", False, True),
        ("convoy_bot", True, True),
        ("mining_mech", True, True),
        ("mech_cruiser", True, True),
    ],
)
def test_cards_are_scrapped_from_exactly_the_zones_the_ability_names(
    card: str, from_hand: bool, from_discard: bool
) -> None:
    """Only own cards of the named zones can be picked: none in play, in the deck or of the opponent."""
    scene = Scene(
        hand=[card, "scout", "viper", "scout"],
        discard=["explorer", "lancer"],
        deck=["gunship"],
        in_play=["star_barge", "stellar_reef"],
        foe={"hand": ["falcon"], "discard": ["swarmer"], "in_play": ["bioformer"]},
    )
    scene.play(f"play:{card}")
    assert scene.options(kind="scrap_hand") == (["scrap_hand:scout", "scrap_hand:viper"] if from_hand else [])
    assert scene.options(kind="scrap_discard") == (
        ["scrap_discard:explorer", "scrap_discard:lancer"] if from_discard else []
    )
    assert {option.split(":")[0] for option in scene.options()} <= {"scrap_hand", "scrap_discard", "stop"}


@pytest.mark.rule("SR-7.5")
def test_the_ship_whose_ability_is_being_resolved_is_in_neither_zone() -> None:
    """With empty hand and discard pile Convoy Bot has nothing to scrap, not even itself."""
    scene = Scene(hand=["convoy_bot"])
    scene.play("play:convoy_bot")
    assert "end" in scene.options()
    assert scene.in_play() == ["convoy_bot"]
    assert scene.state["scrap_heap"] == []


@pytest.mark.rule("SR-7.6")
@pytest.mark.parametrize(
    "picks",
    [
        [],
        ["scrap_hand:scout"],
        ["scrap_discard:viper"],
        ["scrap_hand:scout", "scrap_hand:scout"],
        ["scrap_hand:scout", "scrap_discard:viper"],
        ["scrap_discard:viper", "scrap_hand:scout"],
        ["scrap_discard:viper", "scrap_discard:viper"],
    ],
)
@pytest.mark.parametrize(
    ("in_hand", "in_play", "begin"),
    [(["the_wrecker"], [], "play:the_wrecker"), ([], ["the_incinerator"], "use:the_incinerator")],
)
def test_up_to_two_cards_in_any_split_between_hand_and_discard_pile(
    in_hand: list[str], in_play: list[str], begin: str, picks: list[str]
) -> None:
    """None, one or two cards, from one zone or from both in either order; never a third."""
    scene = Scene(hand=[*in_hand, "scout", "scout", "scout"], discard=["viper", "viper", "viper"], in_play=in_play)
    scene.play(begin, *picks)
    if len(picks) < 2:
        assert scene.options() == ["scrap_hand:scout", "scrap_discard:viper", "stop"]
        scene.play("stop")
    assert "end" in scene.options()
    assert scene.state["scrap_heap"] == [pick.split(":")[1] for pick in picks]
    assert scene.me["hand"] == ["scout"] * (3 - picks.count("scrap_hand:scout"))
    assert scene.me["discard"] == ["viper"] * (3 - picks.count("scrap_discard:viper"))


# Scrapping from the trade row

ROW = ["lancer", "cargo_pod", "gunship", "cargo_pod", "falcon"]


@pytest.mark.rule("SR-7.7")
def test_a_card_scrapped_from_the_trade_row_is_replaced_at_once() -> None:
    """Swarmer scraps a card of the row; the top card of the trade deck lies there before anything else happens."""
    scene = Scene(hand=["swarmer"], trade=1, row=ROW, trade_deck=["star_barge", "solar_skiff"])
    scene.play("play:swarmer", "scrap_row:gunship")
    assert scene.state["scrap_heap"] == ["gunship"]
    assert sorted(scene.state["trade_row"]) == sorted(["lancer", "cargo_pod", "cargo_pod", "falcon", "star_barge"])
    assert scene.state["trade_deck"] == ["solar_skiff"]
    assert scene.options(kind="buy") == ["buy:star_barge"]


@pytest.mark.rule("SR-7.7")
def test_explorers_are_not_in_the_trade_row() -> None:
    """Every card of the row may be picked, once per name, but no Explorer."""
    scene = Scene(hand=["ravager"], row=ROW, trade_deck=["star_barge"])
    scene.play("play:ravager")
    picks = ["scrap_row:cargo_pod", "scrap_row:falcon", "scrap_row:gunship", "scrap_row:lancer"]
    assert sorted(scene.options()) == [*picks, "stop"]


@pytest.mark.rule("SR-7.7")
def test_replacements_cannot_be_picked_by_the_same_ability() -> None:
    """Ravager's two picks are both made among the cards that lay there; the row is refilled when both are gone."""
    scene = Scene(hand=["ravager"], row=ROW, trade_deck=["gunship", "star_barge", "solar_skiff"])
    scene.play("play:ravager", "scrap_row:gunship")
    assert scene.state["trade_deck"] == ["gunship", "star_barge", "solar_skiff"]
    assert sorted(scene.options()) == ["scrap_row:cargo_pod", "scrap_row:falcon", "scrap_row:lancer", "stop"]
    scene.play("scrap_row:lancer")
    assert "end" in scene.options()
    assert sorted(scene.state["scrap_heap"]) == ["gunship", "lancer"]
    assert sorted(scene.state["trade_row"]) == sorted(["gunship", "star_barge", "cargo_pod", "cargo_pod", "falcon"])
    assert scene.state["trade_deck"] == ["solar_skiff"]


@pytest.mark.rule("SR-7.7")
def test_two_copies_of_a_card_can_both_be_picked() -> None:
    """After one Cargo Pod the other one may be picked, and after both none."""
    scene = Scene(hand=["ravager"], row=ROW, trade_deck=["star_barge", "solar_skiff"])
    scene.play("play:ravager", "scrap_row:cargo_pod", "scrap_row:cargo_pod")
    assert scene.state["scrap_heap"] == ["cargo_pod", "cargo_pod"]
    assert sorted(scene.state["trade_row"]) == sorted(["star_barge", "solar_skiff", "lancer", "gunship", "falcon"])


@pytest.mark.rule("SR-7.7")
def test_the_row_is_refilled_also_after_one_pick_of_two() -> None:
    """Stopping after the first of two picks refills that one place."""
    scene = Scene(hand=["ravager"], row=ROW, trade_deck=["star_barge", "solar_skiff"])
    scene.play("play:ravager", "scrap_row:falcon", "stop")
    assert scene.state["scrap_heap"] == ["falcon"]
    assert sorted(scene.state["trade_row"]) == sorted(["lancer", "cargo_pod", "gunship", "cargo_pod", "star_barge"])


@pytest.mark.rule("SR-7.7", "SR-8.5")
@pytest.mark.parametrize(("left", "size"), [(["star_barge"], 4), ([], 3)])
def test_the_row_shrinks_when_the_trade_deck_runs_out(left: list[str], size: int) -> None:
    """Two cards are scrapped and the trade deck cannot replace both."""
    scene = Scene(hand=["ravager"], row=ROW, trade_deck=left)
    scene.play("play:ravager", "scrap_row:lancer", "scrap_row:falcon")
    assert sorted(scene.state["trade_row"]) == sorted(["cargo_pod", "gunship", "cargo_pod", *left])
    assert len(scene.state["trade_row"]) == size
