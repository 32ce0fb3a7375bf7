"""Beyond the Sun in the terminal: short, complete, and in the reader's language."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ecliptic
from ecliptic.cli.drawing import draw
from ecliptic.cli.screen import terminal
from ecliptic.cli.table_view import view_of
from ecliptic.content.terminal_view import MOST_DETAIL
from ecliptic.games.beyond_the_sun.printed import printed_components
from ecliptic.kernel import Action, Table
from ecliptic.kernel.messages import LOCALES
from tests.cli.scripted import NAMES, Script, after_moves
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot

WIDTH = 100


@cache
def played(seats: int, moves: int) -> Table:
    """A table after some random moves."""
    options = {"mats": "advanced", "tableau": "on"} if moves % 2 else {}
    return after_moves(ecliptic.new("beyond-the-sun", seats=seats, seed=moves, options=options), moves)


def lines(table: Table, locale: str, seat: int | None, detail: int) -> list[str]:
    """The board as it is printed on 100 columns."""
    screen = terminal()
    screen.console.width = WIDTH
    block = screen.block(draw(view_of(table, locale).board(seat, detail)), WIDTH)
    return ["".join(segment.text for segment in line) for line in block.lines]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_on_a_screen_at_every_moment(seats: int, locale: str) -> None:
    for moves in (0, 30, 151, 400, 3000):
        table = played(seats, moves)
        for seat in (None, seats - 1):
            assert len(lines(table, locale, seat, 0)) <= 42
            full = lines(table, locale, seat, MOST_DETAIL)
            assert len(full) <= 60
            text = "\n".join(full)
            assert all(name in text for name in NAMES[:seats])
            assert not re.search(r"\b[a-z]+_[a-z]+|\b(T[1-4]|E[23]|S[AB]|AC|F[AB])-\d|\{|\}", text), text


def scene() -> Table:
    """Anna has Terraforming and Plasma Cannon, controls A1 and a shipyard, and has claimed Empire."""
    shown = Scene(
        players=[
            {"ore": 7, "population": 2, "automation": ["food", "ore", "ore"], "pawn": "research_2/1"},
            {"private": ["T2-06"]},
        ],
        slots={**LEVEL_ONE, "II-A": slot("T2-05", (0, 1)), "II-B": slot(event="E2-06")},
        locations={"A1": at({0: [2, 1], 1: [1]}, "SA-04", (0, "food")), "Y2": at({}, None, (1, "ore"))},
        achievements=[{"achievement": "AC-02", "discs": [{"seat": 0, "disc": "star"}]}, {"achievement": "AC-07"}],
        guilds=["professors_guild"],
        linked=[{"event": "E2-05", "location": "A1"}],
    )
    shown.table.names[:] = NAMES[:2]
    return shown.table


# What one can read in this position, each in one line.
SHOWN = [
    r"Beyond the Sun · round 1",
    r"Level I .*Level II \(deck 14\) +Level III \(deck 16\) +Level IIII \(deck 10\)",
    r"1 A Narrow Beam Lasers +A AB Plasma Cannon",
    r"2 A Terraforming +B needs 1, 2",
    r"1 needs two of 1, 2, 3",
    r"Pawns: Anna Research a level II technology · Boris outside",
    r"Guilds: Guild of Professors",
    r"SOL Sol +– +A 1 \(1\) · B 1 \(1\) +A1, A2",
    r"Y2 Shipyard 2 ◆ +B ore disc",
    r"A1 Luyten 726-8 \(4 VP\) ♣ ◆ +2 +A food disc +A 1 2 \(3\) · B 1 \(1\) +SOL, Y1",
    r"Linked: Terraforming Grant → Luyten 726-8",
    r"Achievements: 1 of 3 discs to the end",
    r"Empire +A ✓ +B 0/4 +next 3 VP",
    r"Warlord +A 4/15 +B 2/15 +next 4 VP",
    r"VP +ore +pop. +supply A–E +growth +ore \+ +discs +autom. +tech. +systems",
    r"Anna ▸ +\d+ +7 +2 +0 2 3 3 2 +A B +2 +6♣ 6◆ +3 +5 +0",
    r"Boris +\d+ .* +2 +0 *\n",  # Plasma Cannon and a private technology
]


def test_everything_that_matters_is_there() -> None:
    text = "\n".join(lines(scene(), "en", 0, MOST_DETAIL))
    missing = [pattern for pattern in SHOWN if not re.search(pattern, text)]
    assert not missing, f"{missing}\n{text}"


# Prerequisites, links with their heading, and the mats of both factions.
DETAILS = [r"B needs 1, 2", r"Exploration board .* leads to", r"A 1 \(1\) · B 1 \(1\) +A1, A2", r"United|Nishida"]


@pytest.mark.parametrize(("detail", "is_shown"), [(0, False), (1, True), (MOST_DETAIL, True)])
def test_details_are_shown_where_there_is_room(detail: int, is_shown: bool) -> None:
    text = "\n".join(lines(scene(), "en", 0, detail))
    assert [bool(re.search(pattern, text)) for pattern in DETAILS] == [is_shown] * len(DETAILS), text


def test_the_last_round_is_announced() -> None:
    for last, words in ((3, "last round"), (4, "the next round is the last")):
        table = Scene(round=3, last_round=last).table
        assert words in lines(table, "en", 0, 0)[0]


def test_options_stand_under_headings_of_the_language() -> None:
    for moves in (0, 30, 151, 400):
        table = played(3, moves)
        seat = table.waiting[0]
        for locale in LOCALES:
            view = view_of(table, locale)
            for heading, _ in view.grouped(seat, table.options(seat)):
                assert heading == heading.strip()
                assert "_" not in heading


def test_enter_takes_nothing_that_need_not_be_taken() -> None:
    view = view_of(played(2, 0), "en")

    def taken(*options: str) -> str:
        found = view.default(0, [Action(option.partition(":")[0], option.partition(":")[2]) for option in options])
        return str(found)

    assert taken("grow") == "grow", "the only option"
    assert taken("grow", "produce:ore") == "None"
    assert taken("use", "skip") == "skip"
    assert taken("trade:ore", "stop") == "stop"


def test_every_component_can_be_looked_up() -> None:
    table = played(2, 0)
    for locale in LOCALES:
        view: Any = view_of(table, locale)
        names = view.cards()
        assert len(names) == 46 + 20 + 24 + 10 + 8 + 4
        screen = terminal()
        for id, name in names.items():
            block = screen.block(draw(view.card(id)), WIDTH)
            text = "\n".join("".join(segment.text for segment in line) for line in block.lines)
            assert name in text


@pytest.mark.parametrize("kind", ["technologies", "events", "systems", "mats", "guilds"])
def test_a_component_is_looked_up_with_what_is_printed_on_it(kind: str) -> None:
    sheet: Any = printed_components(None, "en")
    view: Any = view_of(played(2, 0), "en")
    wide = 1000
    for id, printed in sheet[kind].items():
        block = terminal().block(draw(view.card(id)), wide)
        text = "\n".join("".join(segment.text for segment in line) for line in block.lines)
        missing = [line for line in printed.get("lines", [printed.get("line")]) if line not in text]
        assert not missing, f"{id}: {missing}\n{text}"


def test_components_are_looked_up_while_playing(tmp_path: Path) -> None:
    table = ecliptic.new("beyond-the-sun", seats=2, seed=1)
    script = Script(table, "you,random", ["Plasma Cannon", "q"], tmp_path / "g")
    assert "Build a level 3 ship from population. Jump 2." in " ".join(script.run().split())


def test_marks_tell_players_apart() -> None:
    from ecliptic.games.beyond_the_sun.terminal import unique_start

    names = ["Anna", "Anton", "Boris", "Bo"]
    assert [unique_start(name, names) for name in names] == ["Ann", "Ant", "Bor", "Bo"]
    names = ["You", "Greedy 1", "Random 1", "Greedy 2"]
    assert [unique_start(name, names) for name in names] == ["Y", "G1", "R", "G2"]
    names = ["Greedy 1", "Grumpy 1", "Greedy 2", "Greedy 10"]
    assert [unique_start(name, names) for name in names] == ["Gre1", "Gru", "G2", "G10"]


def test_marks_are_those_of_the_names_that_are_shown(tmp_path: Path) -> None:
    """The session names its seats after their players, once the view of the table is made."""
    script = Script(ecliptic.new("beyond-the-sun", seats=3, seed=3), "you,greedy,greedy", ["q"], tmp_path / "g")
    page = script.run()
    assert re.search(r"SOL Sol .*Y \d.* G1 \d.* G2 \d", page), page
    assert "Player" not in page
