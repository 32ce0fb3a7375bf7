"""Arcs in the terminal: short, complete, and in the reader's language."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.cli.drawing import draw
from ecliptic.cli.screen import terminal
from ecliptic.cli.session import Session
from ecliptic.cli.table_view import view_of
from ecliptic.content.terminal_view import MOST_DETAIL
from ecliptic.games.arcs.notation import ships
from ecliptic.kernel import Action, Table
from ecliptic.kernel.messages import LOCALES
from tests.cli.scripted import NAMES, Script, after_moves
from tests.rules.arcs.scene import SKIRMISH, Scene


def played(seats: int, moves: int, leaders: str = "none") -> Table:
    """A table after some random moves."""
    return after_moves(ecliptic.new("arcs", seats=seats, seed=moves, options={"leaders": leaders}), moves)


def lines(table: Table, locale: str, seat: int | None, detail: int) -> list[str]:
    """The board as it is printed on 100 columns."""
    screen = terminal()
    screen.console.width = 100
    block = screen.block(draw(view_of(table, locale).board(seat, detail)), 100)
    return ["".join(segment.text for segment in line) for line in block.lines]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "leaders"), [(2, "none"), (3, "all"), (4, "none"), (4, "all")])
def test_the_table_fits_on_a_screen_at_every_moment(seats: int, leaders: str, locale: str) -> None:
    for moves in (0, 10, 60, 150, 300, 2000):
        table = played(seats, moves, leaders)
        for seat in (None, seats - 1):
            for detail in (0, MOST_DETAIL):
                shown = lines(table, locale, seat, detail)
                assert len(shown) <= (44 if detail == 0 else 50)
                text = "\n".join(shown)
                assert all(name in text for name in NAMES[:seats])
                assert not re.search(r"\b[a-z]+_[a-z]+|\b(BC|L|LEAD)\d\d|\{|\}|term-|terminal-", text), text


def cell(scene: Scene, system: str) -> str:
    """What one system of the map shows."""
    view: Any = view_of(scene.table, "en")
    told: Any = scene.table.view(0)
    system_view = next(each for each in told["systems"] if each["system"] == system)
    block = view._system(told, system_view)
    return " ".join(piece.plain for piece in block.pieces)


def shown(scene: Scene, seat: int | None = 0, detail: int = 1) -> str:
    scene.table.names[:] = NAMES[: len(scene.table.names)]
    return "\n".join(lines(scene.table, "en", seat, detail))


def test_a_system_shows_control_ships_buildings_and_empty_slots() -> None:
    scene = Scene(
        hand=["administration-2"],
        ships={"2-hex": {"0": [2, 1], "1": [1, 0]}, "3-gate": {"1": [0, 2]}},
        buildings={"2-hex/1": "0 city damaged", "3-hex/1": "1 starport", "3-crescent/1": "2 city"},
    )
    assert cell(scene, "2-hex") == "Relic ⚑① ①2+1 ②1 ①□ ○"
    assert cell(scene, "3-gate") == "②0+2"
    assert cell(scene, "3-hex") == "Weapon ②▲ ○"
    assert cell(scene, "3-crescent") == "Fuel ③■"


def test_the_round_names_cards_that_lie_face_up_and_the_zero_marker() -> None:
    scene = Scene(
        hand=["administration-2"],
        foe={"hand": ["aggression-4"]},
        players={2: {"hand": ["construction-3"]}},
        buildings={"2-hex/1": "0 city"},
    )
    scene.play("lead:administration-2", "declare:tycoon", "end", "copy:aggression-4")
    text = shown(scene, seat=0)
    assert "① Anna (lead): Administration 2 (zero marker)" in text
    assert "② Boris (copy): face down" in text
    assert "② Boris (copy): Aggression 4" in shown(scene, seat=1)
    assert "Aggression 4" not in text


def test_dice_on_the_table_show_their_symbols() -> None:
    scene = Scene(
        hand=["aggression-2"], me={"cards": ["BC13"]}, ships={"2-hex": {"0": 2, "1": 1}}, luck=[[SKIRMISH["hit"], 6]]
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-2-0")
    assert "Skirmish die: blank · Skirmish die: ship hit" in shown(scene)


def test_ambitions_show_markers_counts_and_what_they_would_score() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"resources": ["material", "fuel"]},
        foe={"resources": ["fuel"]},
        markers=["", "", "tycoon"],
    )
    text = shown(scene)
    assert re.search(r"Tycoon +5/3 +①2 ②1 ③0 +→ ①\+5 ②\+3", text)
    assert re.search(r"Keeper +– +①0 ②0 ③0", text)
    assert "markers left: 2/0, 3/2" in text
    assert "① Material 3, Fuel 1 (0 free)" in text


def test_a_hand_is_shown_to_its_owner_only() -> None:
    scene = Scene(hand=["administration-2", "mobilization-6"])
    own = shown(scene, seat=0)
    assert re.search(r"Administration 2 +4 actions: Tax, Repair, Influence +Tycoon", own)
    assert re.search(r"Mobilization 6 +2 actions: Influence, Move +Empath", own)
    for seat in (1, None):
        assert "Mobilization 6" not in shown(scene, seat=seat)


def test_boxes_outrage_court_and_cards_are_shown() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={
            "trophies": ["1 ship", "1 ship", "2 city"],
            "captives": ["2 agent"],
            "outrage": ["fuel"],
            "cards": ["BC08"],
        },
        court=["BC01", "BC02", "BC03", "BC04"],
        agents=[[0, 0, 0], [2, 0, 1], [0, 0, 0], [0, 0, 0]],
    )
    text = " ".join(shown(scene).split())
    assert "Mining Interest (Material) ①2 ③1" in text
    assert "Outrage: Fuel · Trophies: ② ship ×2, ③ city · Captives: ③ agent · Cards: Gatekeepers (Fuel)" in text


def test_a_table_without_court_cards() -> None:
    gone = [f"BC{n:02}" for n in range(1, 32)]
    scene = Scene(hand=["administration-2"], court=["", "", "", ""], court_deck=[], court_discard=gone)
    for detail in (0, MOST_DETAIL):
        assert "Court" not in shown(scene, detail=detail)
        assert "Supply: Material 5, Fuel 5, Weapon 5, Relic 5, Psionic 5" in shown(scene, detail=detail)


def test_every_option_stands_under_a_heading_of_the_language() -> None:
    seen: set[str] = set()
    for seed in (3, 4):
        table = ecliptic.new("arcs", seats=4, seed=seed, options={"leaders": "all"})
        rng = Random(seed)
        while not table.over:
            seat = table.waiting[0]
            options = table.options(seat)
            fresh = {option.kind for option in options} - seen
            if fresh:
                seen |= fresh
                for locale in LOCALES:
                    for heading, _ in view_of(table, locale).grouped(seat, options):
                        assert heading == heading.strip()
                        assert heading[0].isupper()
                        assert "_" not in heading
            table.play(seat, rng.choice(options))
    assert seen >= {"lead", "surpass", "copy", "pivot", "declare", "spend", "tax", "move", "battle", "dice", "ships"}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_looked_up(locale: str) -> None:
    view = view_of(played(2, 0), locale)
    names = view.cards()
    assert len(names) == 31 + 28 + 16
    screen = terminal()
    for id, name in names.items():
        block = screen.block(draw(view.card(id)), 100)
        text = "".join(segment.text for line in block.lines for segment in line)
        assert name in text
        assert len(block.lines) > 3


@pytest.mark.parametrize(
    ("id", "title", "kind"),
    [
        ("BC08", "Gatekeepers (Fuel)", "Guild · raid cost 2"),
        ("BC26", "Mass Uprising", "Vox"),
        ("L02", "Galactic Rifles", "Lore"),
        ("LEAD05", "Rebel", "Leader"),
    ],
)
def test_a_card_says_its_kind_and_what_a_raid_costs(id: str, title: str, kind: str) -> None:
    box: Any = view_of(played(2, 0), "en").card(id)
    assert box.title.plain == title
    assert box.lines[0].plain == kind


def test_enter_takes_nothing_that_need_not_be_taken() -> None:
    view = view_of(played(2, 0), "en")

    def taken(*options: str) -> str:
        found = view.default(0, [Action(option.partition(":")[0], option.partition(":")[2]) for option in options])
        return str(found)

    assert taken("lead:aggression-2") == "lead:aggression-2", "the only option"
    assert taken("lead:aggression-2", "pass") == "None"
    assert taken("type:fuel", "no") == "no"
    assert taken("keep_hand", "redraw") == "keep_hand"
    assert taken("type:fuel", "done", "type:relic") == "done"
    assert taken("declare:tycoon", "end") == "None"
    assert taken("ships:2+0", "ships:1+0", "ships:0+0") == "ships:0+0"
    assert taken("ships:2+0", "ships:1+0") == "None"


def test_a_digit_is_the_number_of_ships(tmp_path: Path) -> None:
    scene = Scene(hand=["mobilization-2"], ships={"5-gate": {"0": [3, 0]}})
    scene.play("lead:mobilization-2")
    script = Script(scene.table, "you,random,random", ["move:5-gate>6-gate", "4", "1"], tmp_path / "game.json")
    script.run()
    shown = next(page for page in script.pages if "Choose the ships that move" in page)
    assert "  3 fresh   2 fresh   1 fresh" in shown
    assert any("4 is not possible: choose from 1 to 3." in page for page in script.pages)
    assert scene.state["ships"]["5-gate"]["0"] == [2, 0]


@pytest.mark.parametrize(
    ("offered", "amounts"),
    [
        ([(3, 0), (2, 0), (0, 0)], {3: "ships:3+0", 2: "ships:2+0", 0: "ships:0+0"}),
        ([(0, 2), (0, 1)], {2: "ships:0+2", 1: "ships:0+1"}),
        ([(2, 1), (2, 0), (0, 1)], {}),
    ],
)
def test_ships_in_one_state_are_an_amount(offered: list[tuple[int, int]], amounts: dict[int, str]) -> None:
    options = [ships(fresh, damaged) for fresh, damaged in offered]
    assert {n: each.text for n, each in view_of(played(2, 0), "en").amounts_of(options).items()} == amounts


def test_the_title_says_who_is_to_move() -> None:
    scene = Scene(hand=["administration-2"], foe={"hand": ["aggression-4"]})
    titles = [shown(scene, seat).splitlines()[0].strip(" ─━") for seat in (0, 1, None)]
    assert titles == ["Arcs · Chapter 1 · your move", *["Arcs · Chapter 1 · Anna to move"] * 2]
    scene.play("lead:administration-2")
    assert "Arcs · Chapter 1 · ① Anna: 4 actions · your move" in shown(scene, 0)


def test_a_card_is_shown_by_the_beginning_of_its_name(tmp_path: Path) -> None:
    script = Script(ecliptic.new("arcs", seats=2, seed=1), "you,random", ["Gatekeepers", "q"], tmp_path / "g")
    assert "extra dice of any type" in " ".join(script.run().split())


def test_a_chapter_is_played_by_numbers(tmp_path: Path) -> None:
    rng = Random(3)
    chapters: set[int] = set()

    def answer(session: Session, seat: int) -> str:
        chapters.add(session.table.view(seat)["chapter"])  # type: ignore[arg-type]  # a number
        if len(chapters) > 1:
            return "q"
        return str(rng.randint(1, len(session.numbered(seat))))

    script = Script(ecliptic.new("arcs", seats=2, seed=2), "you,random", answer, tmp_path / "g", width=100)
    text = script.run()
    assert chapters == {1, 2}
    assert "Chapter 2" in text
    assert "There is no option" not in text
