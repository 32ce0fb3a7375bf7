"""The campaign in the terminal: a person can play from it, in every language."""

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
from ecliptic.kernel import Table
from ecliptic.kernel.messages import LOCALES
from tests.cli.scripted import NAMES, Script, after_moves
from tests.rules.blighted_reach.scene import Scene


def played(seats: int, moves: int) -> Table:
    """A table after some random moves."""
    return after_moves(ecliptic.new("blighted-reach", seats=seats, seed=moves), moves)


def text_of(table: Table, locale: str, seat: int | None, detail: int) -> str:
    """The board as it is printed on 100 columns."""
    screen = terminal()
    screen.console.width = 100
    block = screen.block(draw(view_of(table, locale).board(seat, detail)), 100)
    return "\n".join("".join(segment.text for segment in line) for line in block.lines)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_told_at_every_moment(seats: int) -> None:
    for moves in (0, 1, 60, 400, 2500):
        table = played(seats, moves)
        for locale in LOCALES:
            for seat, detail in ((None, 0), (seats - 1, MOST_DETAIL)):
                text = text_of(table, locale, seat, detail)
                assert len(text.splitlines()) <= (54 if detail == 0 else 66), text
                assert all(name in text for name in NAMES[:seats])
                assert not re.search(r"\b[a-z]+_[a-z]+|\b(BC|CC|AID|L|F)\d\d|\{|\}|term-|terminal-", text), text


def shown(scene: Scene, seat: int | None = 0, detail: int = 1) -> str:
    scene.table.names[:] = NAMES[: len(scene.table.names)]
    return text_of(scene.table, "en", seat, detail)


def test_titles_fates_objectives_favors_and_the_empire_are_told() -> None:
    scene = Scene(
        hand=["administration-2"],
        ships={"1-hex": {"0": 1, "empire": 2}, "2-gate": {"blight": [1, 1]}, "3-hex": {"1": 1, "2": 1}},
        buildings={"4-hex/1": "free city"},
        campaign={
            "act": 2,
            "titles": ["regent", "outlaw", "regent"],
            "first_regent": 0,
            "trust": [2, 0, 0, 1, 0],
            "fates": ["steward", "partisan", "admiral"],
            "objectives": [7, 3, 0],
            "objective_cards": ["F01-01B", "F06-01B", "F07-01B"],
            "favors": [[0, 2, 0], [0, 0, 0], [0, 0, 0]],
        },
        players={1: {"agents": 8}},
    )
    text = " ".join(shown(scene).split())
    assert "The Blighted Reach · Chapter 1" in text
    assert "Act II" in text
    assert "① ♔ Regent · Steward · Objective: 7 · Favors of: ②2" in text
    assert "② Outlaw · Partisan · Objective: 3" in text
    assert "③ Regent · Admiral · Objective: 0" in text
    assert "Imperial Council: In Session · First Regent: ① Anna · Imperial Trust: Material 2, Relic 1" in text
    assert "Imperial ships / Blight in supply: 13 / 22" in text
    assert "⚑E ①1 E2" in text
    assert "B1+1" in text
    assert "F■" in text
    assert "Rules booklet: Govern the Imperial Reach: Policy of War" in text
    assert "Policy of Peace" not in text


def test_tokens_flagships_attached_cards_and_dice_are_told() -> None:
    tokens = [
        {"token": "banner", "place": "2-hex", "side": "damaged"},
        {"token": "ceasefire", "place": "1-gate", "side": "war"},
        {"token": "ideal", "place": "4-gate", "side": "wisdom"},
        {"token": "golem-seeker", "place": "2-gate"},  # nobody knows which one it is
        {"token": "golem-warrior", "place": "seat 1", "side": "awake"},
        {"token": "sponsored", "place": "3-hex", "agents": [2]},
    ]
    board = {"hull": "damaged city", "hull-armor": "starport", "ship_crane": "city"}
    scene = Scene(
        hand=["administration-2"],
        foe={"cards": ["F05-03"]},
        ships={"1-hex": {"0": 1, "empire": 2}, "2-hex": {"0": 1}, "3-hex": {"1": 1, "2": 1}},
        court_deck=[f"CC{n:02}" for n in range(7, 16)],
        campaign={
            "act": 3,
            "rolled": [4, 2],
            "council": "decided",
            "attached": ["", "CC05 CC06"],
            "titles": ["outlaw", "regent", "regent"],
            "first_regent": 1,
            "tokens": tokens,
            "flagships": [{"seat": 0, "system": "2-hex", "board": board}],
            "fates": ["hegemon", "none", "none"],
            "objectives": [5, -1, 0],
            "favors": [[0, 0, 1], [0, 0, 2]],
        },
    )
    lines = [" ".join(line.split()) for line in shown(scene).splitlines()]
    assert "1 ◆Ceasefire (War) Weapon ○○ Fuel ○ Material ⚑E ①1 E2 ○○" in lines
    assert "2 ◇ Psionic ○ Weapon ○ Relic ⚑① ①1 ○○" in lines
    assert "◆Banner (damaged) ⛴①" in lines
    assert "◆Sponsored token③" in lines
    assert any(line.startswith("4 ◆Ideal (Wisdom)") for line in lines)
    at = lines.index("Attached: Skirmishers (Weapon) → Mining Interest · Arms Union (Weapon) → Mining Interest")
    assert lines[at + 1] == "Imperial Council: Decided · First Regent: ② Boris · Imperial Trust: –"
    assert lines[at + 2] == "Imperial ships / Blight in supply: 13 / 24 · Rolled: crescent, 3"
    at = next(i for i, line in enumerate(lines) if line.startswith("Titles and fates"))
    assert lines[at + 1 : at + 5] == [
        "① Outlaw · Hegemon · Objective: 5 · Favors of: ③1",
        "② ♔ Regent · Favors of: ③2 · ◆Golem (Warrior) (Awake)",
        "③ Regent · Objective: 0",
        "⛴① Flagship: ■ Ship Crane, □ Hull, ▲ Hull (Armor)",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_an_event_card_leaves_the_other_cards_their_ambitions(locale: str) -> None:
    view: Any = view_of(Scene(hand=["administration-6", "EV01"]).table, locale)
    screen = terminal()
    screen.console.width = 80
    block = screen.block(draw(view.board(0, MOST_DETAIL)), 80)
    lines = ["".join(segment.text for segment in line).rstrip() for line in block.lines]
    first, second = (view._action_card(id) for id in ("administration-6", "EV01"))
    told = next(n for n, line in enumerate(lines) if line.startswith(first))
    assert lines[told].endswith(view.term("ambition-empath"))
    assert lines[told + 1].startswith(second)


def test_an_event_card_in_the_hand_says_that_it_has_no_actions() -> None:
    text = shown(Scene(hand=["EV01", "administration-2"]))
    assert re.search(r"Event I +Event card: no actions", text)
    assert re.search(r"Administration 2 +4 actions: Tax, Repair, Influence", text)


def test_a_faithful_card_in_the_hand_tells_both_sides() -> None:
    text = " ".join(shown(Scene(hand=["faithful-3", "administration-2"])).split())
    first, second = text.split(" any ambition ")  # beside the first of two lines
    assert first.endswith("Faithful 3 3 actions: Zeal (Tax, Influence, Battle, Move); Wisdom (Repair,")
    assert second.startswith("Secure, Build)")


def test_fates_to_choose_from_are_told_to_their_seat_alone() -> None:
    table = ecliptic.new("blighted-reach", seats=2, seed=1)
    choosing = next(seat for seat in table.waiting if len(table.options(seat)) > 1)
    told = [text_of(table, "en", seat, 1) for seat in (choosing, 1 - choosing, None)]
    assert "To choose from: " in told[0]
    assert "chooses a fate" in told[1]
    assert "To choose from: " not in told[2]


def test_every_option_stands_under_a_heading_of_the_language() -> None:
    seen: set[str] = set()
    for seed in (3, 4):
        table = ecliptic.new("blighted-reach", seats=3, seed=seed, options={"acts": 1})
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
    assert seen >= {"lead", "start", "event", "move", "side", "deal_part", "accept"}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_looked_up(locale: str) -> None:
    view = view_of(played(2, 0), locale)
    screen = terminal()
    for id, name in view.cards().items():
        block = screen.block(draw(view.card(id)), 100)
        text = "".join(segment.text for line in block.lines for segment in line)
        assert name in text
    assert "empire" not in view.cards()


def test_an_act_is_played_by_numbers(tmp_path: Path) -> None:
    rng = Random(3)
    chapters: set[int] = set()

    def answer(session: Session, seat: int) -> str:
        chapters.add(session.table.view(seat)["chapter"])  # type: ignore[arg-type]  # a number
        if len(chapters) > 1:
            return "q"
        return str(rng.randint(1, len(session.numbered(seat))))

    script = Script(ecliptic.new("blighted-reach", seats=2, seed=2), "you,random", answer, tmp_path / "g", width=100)
    text = script.run()
    assert chapters == {1, 2}
    assert "Act I" in text
    assert "There is no option" not in text


def test_a_flagship_is_shown_on_the_map_and_with_its_board() -> None:
    board = {"hull": "city", "hull-armor": "damaged starport"}
    scene = Scene(
        hand=["administration-2"],
        ships={"2-hex": {"0": 1}, "6-hex": {"1": 1, "2": 1}},
        campaign={"flagships": [{"seat": 0, "system": "2-hex", "board": board}]},
    )
    text = " ".join(shown(scene).split())
    assert "①1 ○○ ⛴①" in text
    assert "⛴① Flagship: ■ Hull, △ Hull (Armor)" in text


def test_resources_among_captives_are_told() -> None:
    scene = Scene(hand=["administration-2"], foe={"captives": ["resource material", "resource fuel", "0 agent"]})
    assert re.search(r"captives: .*Material, Fuel", shown(scene, None), re.IGNORECASE)
