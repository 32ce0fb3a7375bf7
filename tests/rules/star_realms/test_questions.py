"""Questions carry their own words: the frames of saved positions, and what a frame says when it asks."""

import pytest

from ecliptic.games.star_realms.game import GAME
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
