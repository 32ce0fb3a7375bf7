"""Star Realms in the terminal: the whole table as each seat sees it, the open piles, options under their headings."""

from typing import Any

import pytest

import ecliptic
from ecliptic.cli.drawing import draw
from ecliptic.cli.screen import terminal
from ecliptic.cli.table_view import view_of
from ecliptic.content.lines import Block
from ecliptic.kernel import Message, Table
from tests.rules.star_realms.scene import Scene


def printed(block: Block) -> list[str]:
    """What is printed on 100 columns."""
    screen = terminal()
    screen.console.width = 100
    lines = screen.block(draw(block), 100).lines
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


def test_damage_on_a_base_of_the_boss_is_marked() -> None:
    scene = Scene(
        mode="raid", seats=3, active=1, players={0: {"in_play": [{"card": "central_station", "damage": 2}]}, 1: {}}
    )
    lines = printed(view_of(scene.table, "en").board(None, 0))
    assert any("Central Station" in line and "(2 damage)" in line for line in lines)


def fourth_turn() -> Table:
    """A duel in its fourth turn, with something in every place."""
    scene = Scene(
        cards="core",
        turn=4,
        authority=[50, 31],
        hand=["scout", "scout", "cutter", "trading_post"],
        deck=["viper", "scout"],
        discard=["ram", "scout", "ram"],
        in_play=[
            "trade_pod", "trade_pod", {"card": "stealth_needle", "copy_of": "cutter"},
            {"card": "recycling_station", "used": ["primary"]},
        ],
        trade=4,
        combat=3,
        foe={
            "hand": ["viper", "scout", "scout"], "deck": ["scout"], "discard": ["corvette"],
            "in_play": ["defense_center", "blob_wheel"],
        },
        row=["battle_pod", "trade_bot", "imperial_frigate", "cutter", "blob_wheel"],
        scrap_heap=["blob_fighter"],
    )  # fmt: skip
    scene.table.names[:] = ["Ann", "Bob"]
    return scene.table


BOB = """
Bob   Authority 31   hand 3, deck 1, discard 1
  known: Scout ×2
  ◆ Defense Center [Outpost 5] · ● Blob Wheel [Base 5]
"""
ANN = """
Ann   Authority 50    Trade 4    Combat 3   hand 4, deck 2, discard 3
  known: Scout
  ● Trade Pod ×2 · ▲ Stealth Needle (as Cutter) · ★ Recycling Station [Outpost 4] (used)
"""
ROW = """
Trade row · Trade deck 63 · Explorers 10 · Scrap heap 1
 2 ● Battle Pod       4 combat; you may scrap a card in the trade row · Ally: 2 combat
 1 ▲ Trade Bot        1 trade; you may scrap a card in your hand or discard pile · Ally: 2 combat
"""
CUT = " 3 ★ Imperial Frigate 4 combat; target opponent discards a card · Ally: 2 combat · Scrap: draw a ca…"
WHOLE = """
 3 ★ Imperial Frigate 4 combat; target opponent discards a card · Ally: 2 combat · Scrap: draw a
                      card
"""
REST_OF_ROW = """
 2 ◆ Cutter           4 authority and 2 trade · Ally: 4 combat
 3 ● Blob Wheel       Base 5 · 1 combat · Scrap: 3 trade
"""
ANNS = """
Ann · Deck 2 · Discard pile 3
 Authority 50    Trade 4    Combat 3
In play ● Trade Pod ×2 · ▲ Stealth Needle (as Cutter) · ★ Recycling Station [Outpost 4] (used)
"""
NAMES = "Hand    Scout ×2 · ◆ Cutter · ◆ Trading Post"
TEXTS = """
Hand       · Scout ×2     1 trade
           ◆ Cutter       4 authority and 2 trade · Ally: 4 combat
           ◆ Trading Post Outpost 4 · 1 authority or 1 trade · Scrap: 3 combat
"""
BOBS = """
Bob · Deck 1 · Discard pile 1
 Authority 31    Trade 0    Combat 0
In play ◆ Defense Center [Outpost 5] · ● Blob Wheel [Base 5]
Hand    Scout ×2 · Viper
"""
PILES = """
Discard pile
Ann         ● Ram ×2 · Scout
Bob         ★ Corvette
Scrap heap  ● Blob Fighter
"""


def joined(*parts: str) -> list[str]:
    """The lines of these parts, one below the other."""
    return "\n".join(part.strip("\n") for part in parts).split("\n")


@pytest.mark.parametrize(
    ("seat", "detail", "whose", "parts"),
    [
        (0, 0, "your move", [BOB, ROW, CUT, REST_OF_ROW, ANNS, NAMES]),
        (0, 1, "your move", [BOB, ROW, WHOLE, REST_OF_ROW, ANNS, NAMES]),
        (0, 2, "your move", [BOB, ROW, WHOLE, REST_OF_ROW, ANNS, TEXTS]),
        (1, 0, "Ann to move", [ANN, ROW, CUT, REST_OF_ROW, BOBS]),
        (None, 0, "Ann to move", [ANN, BOB, ROW, CUT, REST_OF_ROW]),
    ],
)
def test_the_whole_table(seat: int | None, detail: int, whose: str, parts: list[str]) -> None:
    """With more details texts take several lines, then the cards in hand have theirs; others' hands stay hidden."""
    title, *rest = printed(view_of(fourth_turn(), "en").board(seat, detail))
    assert title.strip("─ ") == f"Star Realms · Two players · Turn 4 · {whose}"
    assert [line.rstrip("─ ") for line in rest] == joined(*parts)


def test_the_open_piles() -> None:
    piles = view_of(fourth_turn(), "en").piles(0)
    assert piles is not None
    assert [line.rstrip("─ ") for line in printed(piles)] == joined(PILES)


def test_options_and_what_the_end_of_the_turn_leaves() -> None:
    table = fourth_turn()
    view, offered = view_of(table, "en"), table.options(0)
    assert {heading: [view.option(0, each).plain for each in some] for heading, some in view.grouped(0, offered)} == {
        "Play": ["Scout ×2", "◆ Cutter", "◆ Trading Post"],
        "Ally": ["● Trade Pod: 2 combat"],
        "Buy": [
            "● Battle Pod (2)", "▲ Trade Bot (1)", "★ Imperial Frigate (3)", "◆ Cutter (2)", "● Blob Wheel (3)",
            "Explorer (2)",
        ],
        "End": ["End turn"],
    }  # fmt: skip
    end = offered[-1]
    assert view.default(0, offered) is end
    assert view.unused(0, end, offered) == ["play 4 cards", "use an ability", "buy with 4 trade"]
    assert view.unused(0, offered[0], offered) == []
    first = view.next_card(0)
    assert first is not None
    assert first.text == "play:trading_post"  # a base first


def test_whose_turn_began_is_told_of_others_only() -> None:
    view = view_of(fourth_turn(), "en")
    began = [Message("log-turn", {"who": {"seat": seat}, "n": 5 + seat}) for seat in (0, 1)]
    for viewer, told in ((0, [1]), (1, [0]), (None, [0, 1])):
        assert [line.plain for line in view.digest(began, viewer)] == [view.say(began[seat], viewer) for seat in told]


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ({"types": ["ship"], "to": "deck_top", "optional": True}, "the next ship you acquire this turn"),
        ({"types": ["base"], "to": "hand", "optional": False}, "the next base you acquire this turn"),
        ({"types": ["ship", "base"], "to": "hand", "optional": True}, "the next ship or base you acquire this turn"),
    ],
)
def test_what_waits_for_the_next_card_is_said(effect: dict[str, object], words: str) -> None:
    saved: Any = fourth_turn().save()
    saved["state"]["players"][0]["waiting"] = [effect]
    shown = " ".join(printed(view_of(ecliptic.load(saved), "en").board(0, 0))[-1].split())
    assert words in shown


def test_enter_does_not_take_back_that_one_is_done() -> None:
    scene = Scene(mode="hydra_two_headed", hand=["scout"])
    scene.play("done", seat=0)
    offered = scene.table.options(0)
    assert [option.text for option in offered] == ["revoke"]
    assert view_of(scene.table, "en").default(0, offered) is None
