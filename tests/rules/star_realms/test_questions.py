"""Questions carry their own words: the frames of saved positions, and what a frame says when it asks."""

from typing import Any

import pytest

from ecliptic.games.star_realms.game import GAME
from ecliptic.games.star_realms.printed import printed_components
from ecliptic.kernel import Frame
from tests.rules.star_realms.scene import Scene

# The frames by the names that saved positions use: older positions must go on being read.
NAMES = {
    "acquire_free", "attack_amount", "begin", "choose_effect", "consent", "copy", "destination", "destroy_base",
    "draw_cards", "draw_phase", "end_of_turn", "first_player", "forced_discard", "gift", "leave", "main_phase",
    "next_turn", "pick_own", "react", "reacting", "repeat", "resolve", "scrap_row", "set_up", "share", "ship_played",
    "starting_hand", "target_opponent", "team_phase", "trade_deck", "transfer_card", "transfer_to",
}  # fmt: skip


def test_the_table_of_frames_is_complete() -> None:
    assert set(GAME.frames) == NAMES


def test_every_question_has_clauses() -> None:
    asking = {name for name, frame in GAME.frames.items() if frame.answer is not Frame.answer}
    by_their_verb = {"choose_effect", "pick_own"}
    assert {name for name in asking if not GAME.frames[name].rules} == by_their_verb


@pytest.mark.rule("SR-6.8")
def test_a_choice_between_effects_names_its_card() -> None:
    scene = Scene(in_play=["frontier_station"])
    scene.play("use:frontier_station")
    message = scene.table.prompt(0)
    assert (message.id, message.args, list(message.rules)) == (
        "prompt-choose-effect",
        {"card": {"card": "frontier_station"}},
        ["SR-6.8"],
    )


@pytest.mark.rule("SR-7.14", "SR-7.5")
@pytest.mark.parametrize(
    ("card", "options", "prompt", "rules"),
    [
        ("recycling_station", ["choose:1"], "prompt-pick-discard", ["SR-7.14"]),
        ("brain_world", [], "prompt-pick-scrap", ["SR-7.5", "SR-7.6"]),
    ],
)
def test_picking_own_cards_asks_two_questions(card: str, options: list[str], prompt: str, rules: list[str]) -> None:
    scene = Scene(hand=["scout", "viper"], in_play=[card], cards="core")
    scene.play(f"use:{card}", *options)
    message = scene.table.prompt(0)
    assert (message.id, list(message.rules)) == (prompt, rules)
    assert message.args == {"card": {"card": card}, "left": 2}


def test_the_second_of_two_alike_has_a_number() -> None:
    table = Scene(in_play=[{"card": "bioformer", "used": ["primary"]}, "bioformer"]).table
    offered = [option for option in table.options(0) if option.kind in ("use", "scrap")]
    assert [table.game.say(table.label(0, option), table.names, "en") for option in offered] == [
        "Scrap Bioformer", "Use Bioformer #2", "Scrap Bioformer #2",
    ]  # fmt: skip


@pytest.mark.parametrize("action", ["use", "ally", "scrap"])
def test_an_action_about_no_card_names_none(action: str) -> None:
    assert Scene().refused(action) == f"'{action}' is not possible now."


@pytest.mark.rule("SR-6.17")
def test_a_scrap_ability_is_told() -> None:
    scene = Scene(in_play=["bioformer"])
    scene.play("scrap:bioformer")
    told = [scene.table.game.say(line, ["Ann", "Bob"], "en") for _, line in scene.table.log(0)]
    assert [line for line in told if "Bioformer" in line] == ["Ann scraps Bioformer for its scrap ability."]


def test_what_is_printed_on_cards() -> None:
    printed: Any = printed_components(None, "en")
    cards = {card["id"]: card for card in printed["cards"]}
    fields = ("set", "copies", "faction", "type", "cost", "defense")
    shown = {id: [card[field] for field in fields] for id, card in cards.items()}
    assert shown["scout"] == ["basic", 16, "unaligned", "ship", None, None]
    assert shown["stealth_needle"] == ["core", 1, "machine_cult", "ship", 4, None]
    assert shown["bioformer"] == ["colony_wars", 2, "blob", "base", 4, 4]
    assert shown["warning_beacon"][3] == "outpost"
    steps = {id: [ability["steps"] for ability in cards[id]["abilities"]] for id in ("scout", "stealth_needle")}
    assert steps["scout"] == [[{"verb": "trade", "n": 1, "choices": []}]]
    assert steps["stealth_needle"] == [[{"verb": "copy_ship", "n": 0, "choices": []}]]
