"""Federation in the terminal: short, complete, and in the reader's language."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.cli.drawing import draw
from ecliptic.cli.screen import terminal
from ecliptic.cli.table_view import view_of
from ecliptic.content.terminal_view import MOST_DETAIL
from ecliptic.kernel import Table
from ecliptic.kernel.messages import LOCALES
from tests.cli.scripted import NAMES, Script, after_moves


def played(seats: int, moves: int) -> Table:
    """A table after some random moves."""
    return after_moves(ecliptic.new("federation", seats=seats, seed=moves), moves)


def lines(table: Table, locale: str, seat: int | None, detail: int) -> list[str]:
    """The board as it is printed on 100 columns."""
    screen = terminal()
    screen.console.width = 100
    block = screen.block(draw(view_of(table, locale).board(seat, detail)), 100)
    return ["".join(segment.text for segment in line) for line in block.lines]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_on_a_screen_at_every_moment(seats: int, locale: str) -> None:
    for moves in (0, 10, 60, 120, 1000):
        table = played(seats, moves)
        for seat in (None, seats - 1):
            assert len(lines(table, locale, seat, 0)) <= 26
            full = lines(table, locale, seat, MOST_DETAIL)
            assert len(full) <= 48
            text = "\n".join(full)
            assert all(name in text for name in NAMES[:seats])
            assert not re.search(
                r"\b[a-z]+_[a-z]+|\b(AMB|TP|PS|LAW|ALT)-|\{|\}|'", text.replace("'s", "").replace("s' ", "")
            ), text


def test_votes_and_funding_are_shown_where_they_lie() -> None:
    table = played(4, 0)
    seat = table.waiting[0]
    view: Any = view_of(table, "en")
    for moves in range(200):
        told: Any = table.view(None)
        for space, piece in told["senate"].items():
            text = view._space(told, space).plain
            owner = NAMES[piece["owner"]] if "owner" in piece else "Neutral"
            assert re.fullmatch(rf"{owner}: (funding|funding, \d votes?|\d votes?)", text), (moves, text)
        seat = table.waiting[0]
        table.play(seat, table.options(seat)[moves % len(table.options(seat))])


def test_options_stand_under_headings_of_the_language() -> None:
    table = played(3, 30)
    seat = table.waiting[0]
    for locale in LOCALES:
        view = view_of(table, locale)
        for heading, _ in view.grouped(seat, table.options(seat)):
            assert heading == heading.strip()
            assert "_" not in heading


def test_components_can_be_looked_up(tmp_path: Path) -> None:
    script = Script(
        ecliptic.new("federation", seats=3, seed=1), "you,random,random", ["Diplomat 1A1", "q"], tmp_path / "g"
    )
    assert "accreditation level is 1 higher" in " ".join(script.run().split())


@pytest.mark.parametrize(
    ("locale", "wrong"), [("en", r"\bYou (has|is|was|\w+s)\b"), ("de", r"\bDu (hat|ist|wählt|nimmt)\b")]
)
def test_nobody_speaks_of_you_in_the_third_person(locale: str, wrong: str) -> None:
    you = {"en": "You", "de": "Du"}[locale]
    for slug, seed in (("federation", 3), ("federation", 4), ("star-realms", 5)):
        table = ecliptic.new(slug, seats=2, seed=seed)
        table.names[:] = [you, "Greedy"]
        rng = Random(seed)
        while not table.over:
            seat = table.waiting[0]
            table.play(seat, rng.choice(table.options(seat)))
        said = [table.game.say(message, table.names, locale, 0) for _, message in table.log(0)]
        said.append(table.game.say(table.prompt(0), table.names, locale, 0))
        assert not [line for line in said if re.search(wrong, line)]
