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
from tests.rules.federation.scene import Scene


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


@pytest.mark.parametrize("locale", LOCALES)
def test_the_headings_of_the_players_stay_on_a_line(locale: str) -> None:
    table = played(4, 0)
    table.names[:] = ["You", "Greedy 1", "Greedy 2", "Greedy 3"]
    screen = terminal()
    screen.console.width = 80
    block = screen.block(draw(view_of(table, locale).board(0, 0)), 80)
    shown = ["".join(segment.text for segment in line) for line in block.lines]
    (heads,) = [n for n, line in enumerate(shown) if line.rstrip().endswith(" E812")]
    assert shown[heads - 1].endswith("───")
    assert shown[heads + 1].startswith("You")


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


def second_round() -> Table:
    """A table of three in round 2, with something of everything."""
    ann: dict[str, Any] = {
        "points": 12, "step": 4, "round_bonus": 1, "resources": {"lavandium": 2, "gold": 1}, "hangar": 3,
        "die": 4, "die_at": "neo_left", "miner": "n3", "erudites": ["1A1", {"erudite": "1B1", "used": True}],
        "tokens": ["ALT-4-06"], "posts": {"TP-1": 2}, "medals": ["neo", "intrigue"], "unlocked": [3, 12],
        "production_sites": ["PS-1A"],
    }  # fmt: skip
    scene = Scene(
        seats=3,
        me=ann,
        foe={"magus": "m2", "unlocked": [7]},
        senate={
            "neo_left": {"owner": 0, "ambassador": "AMB-4"},
            "E": {"owner": 1, "ambassador": "AMB-3", "side": "funding"},
            "six_moon_right": {"neutral": 2},
            "atalum_left": {"neutral": 0},
        },
        outer_module=[
            {"owner": 2, "ambassador": "AMB-1"},
            {"owner": 2, "ambassador": "AMB-2", "token": "ALT-3-04"},
        ],
        president=1,
        start=2,
        active=0,
        turn=5,
        round=2,
        planet_block="BP-2",
        planet_blocks=["BP-3", "BP-4", "BP-5"],
        projects={"atalum": 5},
        medals={"neo": [5, 6]},
        neo={"up": [0]},
    )
    scene.table.names[:] = ["Ann", "Bob", "Cleo"]
    return scene.table


TABLE = """
Senate      left wing (7)     right wing (2)
Neo         Ann: 3 votes      –
6Moon       –                 Neutral: 2 votes
Atalum      Neutral: 0 votes  –
Arratooine  –                 –
E81216      –                 –
Spy action  –                 –
Assistants' Room: Bob: funding · Outer Module: Cleo: 1 vote, Cleo: 6 votes
Floor 1: Ann (7) · Floor 3: Neutral (2)
law of 6Moon (score 2 PP per influence on 6Moon)
law of Atalum (score 2 PP per influence on Atalum)
Major projects: Neo 1/7 · 6Moon 1/7 · Atalum 5/7 · Arratooine 1/7 · E81216 1/7
special missions 1/7 · joint 2/9
"""
PLANETS = """
Atalum  Diplomat 1A2, Robot 1B2, Trader 1C1, Magus 1D1, Miner 1E1, Diplomat 2A1, Robot 2B1
        Diplomat 3A1, Robot 3B1, Trader 3C1, Magus 3D1, Miner 3E1
E81216  Space Shipyard, Transmutation Chamber, Military Academy, Alteration Incubator
Neo     asteroid with 1 lavandium and 1 oceanium
"""
PLAYERS = """
       PP Level lava copp ocea gold ships die amb. Neo 6Moo Atal Arra E812
Ann    12   4/4    2    0    0    1     3   4    3   3    0    2    2    1
Bob ★   0   1/0    0    0    0    0     1   –    3   0    2    0    0    0
Cleo ▸  0   1/0    0    0    0    0     1   –    2   0    0    0    0    0
"""
ANNS = """
Ann
  Space Shipyard, Diplomat 1A1, Robot 1B1
  alteration token with funding (advance major projects 2 times), trading post 1 (Level 2)
  medal of honour of Neo, medal of honour for intrigue, Special missions: 3, 12
"""
BOBS = """
Bob
  Special missions: 7
"""


@pytest.mark.parametrize(
    ("seat", "detail", "parts", "belongings"),
    [
        (None, 0, [TABLE], []),
        (None, 1, [TABLE], [ANNS, BOBS]),
        (None, 2, [TABLE, PLANETS], [ANNS, BOBS]),
        (1, 1, [TABLE], [BOBS, ANNS]),
    ],
)
def test_the_whole_table(seat: int | None, detail: int, parts: list[str], belongings: list[str]) -> None:
    """What a player looks at is first his own; planets are shown with the most detail."""
    shown = [line.rstrip() for line in lines(second_round(), "en", seat, detail)]
    assert shown[0].strip("─ ") == "Federation · Round 2 · Ambassador phase · Ann to move"
    title = next(n for n, line in enumerate(shown) if line.startswith("Players ───"))
    assert "\n".join(shown[1:title]) == "\n".join(part.strip("\n") for part in parts)
    wanted = [PLAYERS, *belongings]
    assert "\n".join(shown[title + 1 :]) == "\n".join(part.strip("\n") for part in wanted)


def test_the_player_who_is_asked_is_told_so() -> None:
    shown = lines(second_round(), "en", 0, 0)
    assert shown[0].strip("─ ") == "Federation · Round 2 · Ambassador phase · your move"


def test_headings_and_defaults_of_options() -> None:
    table = second_round()
    view = view_of(table, "en")
    assert [heading for heading, _ in view.grouped(0, table.options(0))] == ["Spaces", "Erudites"]
    assert view.default(0, table.options(0)) is None
    table.play(0, "place:neo_right")
    table.play(0, "vote:AMB-1")
    offered = table.options(0)
    assert [option.text for option in offered] == ["alter:ALT-4-06", "no_alteration"]
    assert view.default(0, offered) is offered[1]
    assert view.default(0, offered[:1]) is offered[0]


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("1A1", "Diplomat 1A1 At any moment of your turn: your accreditation level is 1 higher until the end of the "
                "round."),
        ("PS-1A", "Space Shipyard take a ship No source we know gives all these values. They are reconstructed to fit "
                  "what is known."),
        ("LAW-L-atalum", "law of Atalum (score 2 PP per influence on Atalum) score 2 PP per influence on Atalum"),
        ("TP-2", "trading post 2 No source we know gives all these values. They are reconstructed to fit what is "
                 "known."),
    ],
)  # fmt: skip
def test_a_component_in_a_box(id: str, words: str) -> None:
    screen = terminal()
    screen.console.width = 100
    view = view_of(second_round(), "en")
    block = screen.block(draw(view.card(id)), 100)
    said = " ".join("".join(segment.text for segment in line) for line in block.lines)
    assert " ".join(re.sub("[─│╭╮╰╯]", " ", said).split()) == words
    assert len(view.cards()) == 135
