"""What is printed on every technology: level, types, the type handed on, spaces of its actions, and its text."""

import pytest

from ecliptic.games.beyond_the_sun.components import LEVELS, TYPES, printed
from ecliptic.games.beyond_the_sun.text import technology_text
from tests.rules.beyond_the_sun.cards.sheet import row

UPGRADE = "Upgrade a ship by 1 level."

# Level, types, type handed on ("-": none), spaces of each action, lines.
PRINTED = [
    row(
        "T1-01",
        "printed",
        "I R R 1",
        [f"Immediately: {UPGRADE}", "Action (1 ore): Build a level 2 ship from population. Jump 2."],
    ),
    row("T1-02", "printed", "I Y Y 1", ["Immediately: Jump 1.", "Action (5 ore): Colonize a system."]),
    row("T1-03", "printed", "I G G -", ["Immediately: Automate food. Turn 1 supply cube into population."]),
    row("T1-04", "printed", "I B B -", ["Immediately: Automate ore. Gain 1 ore."]),
    row(
        "T2-01",
        "printed",
        "II B B 2",
        ["Immediately: Automate ore.", "Action (5 ore): Research a level III technology."],
    ),
    row(
        "T2-02",
        "printed",
        "II BR B 1",
        [
            "Immediately: Build a level 1 ship from supply. Gain 1 ore.",
            f"Action (5 ore): Research a level III technology. {UPGRADE}",
        ],
    ),
    row(
        "T2-03",
        "printed",
        "II BG B 1,1",
        [
            "Immediately: Automate food or ore.",
            "Action (3 ore, return 1 population): Research a level III technology.",
            "Action (free): Gain 3 ore.",
        ],
    ),
    row(
        "T2-04",
        "printed",
        "II BY B 1",
        [
            "Immediately: Jump 2. Gain 1 ore.",
            "Action (free): Jump 2. You may pay 5 ore and research a level III technology.",
        ],
    ),
    row(
        "T2-05",
        "printed",
        "II R R 1",
        [
            "Immediately: Build a level 2 ship from supply.",
            "Action (2 ore): Build a level 3 ship from population. Jump 2.",
        ],
    ),
    row(
        "T2-06",
        "printed",
        "II BR R 1",
        [
            "Immediately: Build a level 1 ship from supply. Jump 1.",
            "Action (2 ore): Build a level 2 ship from supply. Jump 2.",
        ],
    ),
    row(
        "T2-07",
        "printed",
        "II RG R 1",
        [
            "Immediately: Build a level 1 ship from supply in Deep Space. Turn 1 supply cube into population.",
            f"Action (free): {UPGRADE} Jump 2.",
        ],
    ),
    row(
        "T2-08",
        "printed",
        "II RY R 1",
        [
            "Immediately: Jump 2.",
            (
                "Action (free): You may build a level 1 ship from population. You may pay 2 ore and build"
                " a level 2 ship from population. You may pay 3 ore and build a level 3 ship from "
                "population. Jump 3."
            ),
        ],
    ),
    row(
        "T2-09",
        "printed",
        "II G G 1",
        [
            "Immediately: Automate food.",
            (
                "Action (free): Choose one: turn 2 supply cubes into population, turn 1 supply cube into "
                "population and gain 2 ore, or pay 3 ore, turn 1 supply cube into population, and "
                "research a level II technology."
            ),
        ],
    ),
    row(
        "T2-10",
        "printed",
        "II BG G 1",
        ["Immediately: Automate food.", "Action (free): Turn 1 supply cube into population. Gain 2 ore."],
    ),
    row(
        "T2-11",
        "printed",
        "II RG G 1",
        [
            "Immediately: Turn 2 supply cubes into population.",
            "Action (return 1 population): Build a level 3 ship from population. Jump 2.",
        ],
    ),
    row("T2-12", "printed", "II GY G 2", ["Immediately: Gain 2 ore. Jump 1.", "Action (free): Gain 2 ore. Jump 2."]),
    row(
        "T2-13",
        "printed",
        "II Y Y 1,1",
        ["Immediately: Jump 2.", "Action (free): Jump 4.", "Action (4 ore): Colonize a system."],
    ),
    row(
        "T2-14",
        "printed",
        "II BY Y 1",
        [
            "Immediately: Automate ore. Gain 1 ore.",
            "Action (3 ore): Research a discovered level II technology. Jump 2.",
            "From now on: Whenever you research a technology that is already discovered, first gain 1 ore.",
        ],
    ),
    row(
        "T2-15",
        "printed",
        "II RY Y 1",
        [
            "Immediately: Build a level 1 ship from supply.",
            (
                "Action (free): Jump 3. Gain 2 ore for each location you took from another faction with "
                "this jump, at most 4."
            ),
        ],
    ),
    row(
        "T2-16",
        "printed",
        "II GY Y -",
        [
            "Immediately: Automate food. Gain 1 ore.",
            "From now on: Once on each of your turns, before or after your action, you may make 1 resource trade.",
        ],
    ),
    row(
        "T3-00",
        "printed",
        "III B B -",
        [
            (
                "Immediately: Turn 1 supply cube into population. You may research a discovered level I "
                "or II technology without its prerequisites and without its immediate bonus."
            ),
            (
                "From now on: When you research a discovered technology that requires 2 prerequisites, "
                "you may ignore 1 of them."
            ),
        ],
    ),
    row(
        "T3-01",
        "printed",
        "III BR B 1",
        [
            "Immediately: Build a level 2 ship from supply. Jump 2.",
            "Action (4 ore): Research a level X technology (X is 1 plus the number of systems you have colonized).",
        ],
    ),
    row(
        "T3-02",
        "printed",
        "III BG B 2",
        [
            "Immediately: Automate food. Turn 1 supply cube into population.",
            "Action (4 ore, return 2 population): Research a level IIII technology.",
        ],
    ),
    row(
        "T3-03",
        "printed",
        "III BY B 2",
        ["Immediately: Automate ore. Jump 1.", "Action (7 ore): Research a level IIII technology."],
    ),
    row(
        "T3-04",
        "printed",
        "III BR R 1",
        [
            "Immediately: Build a level 3 ship from supply in Deep Space. Jump 1.",
            "Action (4 ore): Build a level 2 ship from supply in Deep Space. Research a level III technology.",
        ],
    ),
    row(
        "T3-05",
        "printed",
        "III R R 1",
        [
            "Immediately: Build a level 4 ship from supply. Jump 1.",
            (
                "Action (3 ore): Build a level 4 ship from population. You may pay 2 ore and build a "
                "level 2 ship from population. Jump 3."
            ),
        ],
    ),
    row(
        "T3-06",
        "printed",
        "III RG R 1",
        [
            "Immediately: Choose twice: build a level 2 ship from supply or turn 1 supply cube into population.",
            "Action (4 ore): Build a level 4 ship from supply. Jump 3.",
        ],
    ),
    row(
        "T3-07",
        "printed",
        "III RY R 1,1",
        [
            "Action (3 ore): Colonize a system.",
            "Action (1 ore, return 1 population): Build a level 4 ship from population. Jump 2.",
        ],
    ),
    row(
        "T3-08",
        "printed",
        "III BG G 1",
        [
            (
                "Action (free): Turn 1 supply cube into population. Choose one: pay 3 ore and research a "
                "level II technology or pay 5 ore and research a level III technology."
            )
        ],
    ),
    row(
        "T3-09",
        "printed",
        "III RG G 1",
        [
            (
                "Immediately: Gain 1 ore for each location you control, at most 3. Turn 1 supply cube "
                "into population for every 2 systems you have colonized. You may build a level 2 ship "
                "from population. Jump 2."
            ),
            "Action (free): Carry out the immediate bonus of this card again.",
        ],
    ),
    row(
        "T3-10",
        "printed",
        "III G G -",
        [
            "Immediately: Automate food. Move your 2 rightmost supply cubes to any columns.",
            (
                "From now on: Whenever the cost of an action contains returned population, you may pay 1 "
                "ore in place of one of those cubes."
            ),
        ],
    ),
    row(
        "T3-11",
        "printed",
        "III GY G -",
        [
            "Immediately: Automate food or ore. Turn 1 supply cube into population. Gain 1 ore. Jump 1.",
            (
                "From now on: When you automate or place a disc on a system, you may take the disc from "
                "either production track."
            ),
        ],
    ),
    row(
        "T3-12",
        "printed",
        "III BY Y 1",
        [
            "Immediately: Automate ore. Gain 2 ore.",
            "Action (free): Carry out any action that contains research, even of a technology you do not have.",
        ],
    ),
    row(
        "T3-13",
        "printed",
        "III RY Y 1",
        [
            "Immediately: Upgrade your ships by 3 levels in any combination.",
            "Action (free): Upgrade up to 2 ships by 1 level. Jump 4.",
        ],
    ),
    row(
        "T3-14",
        "printed",
        "III GY Y -",
        [
            (
                "Immediately: Build a level 2 ship from supply. Gain 1 ore. Move up to 2 of your ships, "
                "each to any location."
            ),
            (
                "From now on: 1 movement point takes one of your ships to any location, unless it starts "
                "in Sol or Deep Space."
            ),
        ],
    ),
    row(
        "T3-15",
        "printed",
        "III Y Y 1",
        [
            (
                "Action (5 ore, return 1 population): Jump 2. Colonize a system that no faction "
                "controlled at the start of this turn; you need the strength there but not control."
            )
        ],
    ),
    row(
        "T4-01",
        "printed",
        "IIII B - -",
        [
            (
                "Immediately: You may carry out the immediate bonus of one of your technologies of level "
                "I, II or III again."
            ),
            "Points: 3 VP, plus 1 VP for each of your level III technologies.",
        ],
    ),
    row(
        "T4-02",
        "printed",
        "IIII R - -",
        [
            "Immediately: Build a level 3 ship from supply.",
            (
                "From now on: On your turn, before or after your action, you may pay 1 ore and upgrade a "
                "ship by 1 level, as often as you like."
            ),
            "Points: 3 VP, plus 1 VP for every 4 points of your military power (at most 4).",
        ],
    ),
    row(
        "T4-03",
        "printed",
        "IIII G - -",
        [
            "Immediately: Automate food. Automate ore.",
            "Points: 3 VP, plus 1 VP for every 2 automation levels (at most 5).",
        ],
    ),
    row(
        "T4-04",
        "printed",
        "IIII Y - -",
        [
            (
                "Immediately: Draw 3 systems from deck A and keep one as a colonized system, with a disc "
                "and its colonization bonus."
            ),
            "Points: 2 VP.",
        ],
    ),
    row(
        "T4-05",
        "printed",
        "IIII BR - -",
        [
            "Immediately: Build a level 4 ship from supply. Jump 3.",
            "Points: 3 VP, plus 1 VP for each location you control (at most 4).",
        ],
    ),
    row(
        "T4-06",
        "printed",
        "IIII BG - -",
        [
            "Immediately: Turn 2 supply cubes into population.",
            (
                "From now on: On your turn, before or after your action, you may pay 1 ore and turn 1 "
                "supply cube into population, as often as you like."
            ),
            "Points: 4 VP, plus 1 VP for every 2 population you have (at most 3).",
        ],
    ),
    row(
        "T4-07",
        "printed",
        "IIII BY - -",
        ["Immediately: Move up to 4 of your ships, each to any location.", "Points: 6 VP."],
    ),
    row(
        "T4-08",
        "printed",
        "IIII RG - -",
        [
            "Immediately: Build 2 level 3 ships from supply.",
            "Points: 3 VP, plus 1 VP for every 2 of your ships (at most 3).",
        ],
    ),
    row(
        "T4-09",
        "printed",
        "IIII RY - -",
        [
            "Immediately: You may colonize a system.",
            "Points: 2 VP, plus 1 VP for each system you have colonized (at most 5).",
        ],
    ),
    row(
        "T4-10",
        "printed",
        "IIII GY - -",
        [
            "Immediately: Gain 3 ore.",
            (
                "From now on: On your turn, before or after your action, you may replace your star discs "
                "on achievements with production discs; at the end of the game this happens "
                "automatically."
            ),
            "Points: 1 VP, plus 1 VP for every 3 discs taken off your production tracks (at most 5).",
        ],
    ),
]


@pytest.mark.parametrize(("card", "head", "lines"), PRINTED)
def test_printed(card: str, head: str, lines: list[str]) -> None:
    parts = printed()
    number = [each.id for each in parts.technologies].index(card)
    technology = parts.technologies[number]
    types = "".join(name for i, name in enumerate(TYPES) if technology.types >> i & 1)
    output = TYPES[technology.output] if technology.output >= 0 else "-"
    spaces = ",".join(str(parts.actions[action].spaces) for action in technology.actions) or "-"
    assert f"{LEVELS[technology.level]} {types} {output} {spaces}" == head
    assert technology_text(parts, number, "en") == lines
