"""On a terminal of 80 columns and 24 rows, table and question are on the screen together."""

import re
from pathlib import Path

import pytest

import ecliptic
from ecliptic.cli.session import Session
from ecliptic.content.terminal_view import TerminalView
from ecliptic.kernel import Table
from ecliptic.kernel.messages import LOCALES
from tests.cli.scripted import Script, after_moves, duel

WIDTH, HEIGHT = 80, 24
TITLES = [game["slug"] for game in ecliptic.games()]
LENGTHY = "b" * 8 + "o" * 6  # turns through the parts of the table and of the options, more often than there are any


def moment(slug: str, seats: int, moves: int) -> Table:
    """Return a table after some random moves, with several options to choose from."""
    table = after_moves(ecliptic.new(slug, seats=seats, seed=moves), moves)
    assert not table.over
    while len(table.options(table.waiting[0])) < 2:
        after_moves(table, 1)
    return table


def open_script(table: Table, folder: Path, answers: str, locale: str = "en") -> Script:
    """Return a script for the seat that is asked."""
    seat = table.waiting[0]
    seats = ",".join("you" if other == seat else "random" for other in range(len(table.view(None)["players"])))  # type: ignore[arg-type]
    script = Script(table, seats, list(answers), folder / "game", locale, width=WIDTH, height=HEIGHT, live=True)
    script.session.seen[seat] = max(0, len(table.journal) - 15)
    return script


def shown(script: Script, n: int) -> list[str]:
    """Return the rows of a screen, with the line to type on."""
    page = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", script.pages[n]) + script.prompts[n]
    rows: list[str] = []
    for line in page.split("\n"):
        rows += [line[at : at + WIDTH] for at in range(0, len(line), WIDTH)] or [""]
    return rows


def squeezed(text: str) -> str:
    return " ".join(text.split())


def board_rows(session: Session, seat: int) -> list[str]:
    """Return the rows of the smallest table."""
    block = session.page.board(seat, WIDTH, 0)
    return ["".join(segment.text for segment in line).rstrip() for line in block.lines]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moves", [0, 25, 120, 300])
@pytest.mark.parametrize("slug", TITLES)
def test_table_and_question_fit_the_screen_and_the_rest_is_a_key_away(
    slug: str, moves: int, locale: str, tmp_path: Path
) -> None:
    table = moment(slug, 6 if slug == "star-realms" else 4, moves)
    seat = table.waiting[0]
    script = open_script(table, tmp_path, LENGTHY, locale)
    session = script.session
    view: TerminalView = session.view
    board, asked = board_rows(session, seat), squeezed(view.say(table.prompt(seat), seat))
    numbers = (
        {f"{n} " for n in range(1, len(table.options(seat)) + 1)}
        if not view.amounts_of(session.numbered(seat))
        else set()
    )
    script.run()
    seen: set[str] = set()
    text = ""
    for n in range(len(script.prompts)):
        rows = shown(script, n)
        assert len(rows) <= HEIGHT, "\n".join(rows)
        if len(rows) < 4:
            continue  # a sentence that nothing is hidden
        assert asked in squeezed(" ".join(rows))
        assert sum(row.rstrip() in board for row in rows) >= 5
        seen |= {row.rstrip() for row in rows}
        text += " ".join(rows) + "\n"
    assert seen >= set(board)
    assert all(re.search(rf"(^|\s){number}", text) for number in numbers)


def test_a_part_of_the_table_stays_for_the_next_question_and_options_begin_at_the_first(tmp_path: Path) -> None:
    table = moment("arcs", 4, 120)
    script = open_script(table, tmp_path, "b1")
    script.run()
    first, second, third = (shown(script, n) for n in range(3))
    begins = re.compile(r"Table: lines (\d+) to")
    parts = [match[1] for rows in (first, second, third) if (match := begins.search("\n".join(rows)))]
    assert parts[0] == "1"
    assert parts[1] == parts[2] != "1"
    assert any(re.search(r"\b1 ", row) for row in third[-8:])


def test_the_parts_turn_around(tmp_path: Path) -> None:
    table = moment("blighted-reach", 4, 120)
    script = open_script(table, tmp_path, "b" * 12)
    script.run()
    tops = [shown(script, n)[0] for n in range(13)]
    assert tops.count(tops[0]) >= 2
    assert len(set(tops)) > 2


def test_where_everything_fits_nothing_is_in_parts(tmp_path: Path) -> None:
    script = Script(duel(), "you,random", ["b", "o"], tmp_path / "game", live=True, height=HEIGHT)
    script.run()
    assert "next lines" not in "".join(script.pages)
    assert "The whole table is on the screen." in script.pages[1]
    assert "All options are on the screen." in script.pages[2]


def test_where_nothing_scrolls_away_nothing_is_in_parts(tmp_path: Path) -> None:
    script = Script(moment("blighted-reach", 4, 120), "you,you,you,you", ["", "b"], tmp_path / "game", height=HEIGHT)
    script.run()
    assert "next lines" not in "".join(script.pages)
    assert "The whole table is on the screen." in script.pages[2]


def test_the_other_person_begins_with_the_first_part(tmp_path: Path) -> None:
    table = moment("arcs", 4, 120)
    answers = iter(["", "b"])

    def answer(session: Session, seat: int) -> str:
        return next(answers, "1" if len(script.prompts) < 40 else "q")

    script = Script(table, "you,you,you,you", answer, tmp_path / "game", width=WIDTH, height=HEIGHT, live=True)
    script.run()
    handed = [n for n, prompt in enumerate(script.prompts) if "Pass the keyboard" in prompt]
    assert len(handed) > 1
    for n in handed:
        if n + 1 < len(script.prompts):
            assert "Chapter" in shown(script, n + 1)[0]
