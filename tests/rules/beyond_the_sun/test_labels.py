"""What the questions and their options say, in the words that a player reads."""

import pytest

from ecliptic.games.beyond_the_sun.game import GAME
from ecliptic.kernel import Table
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, slot
from tests.rules.beyond_the_sun.test_misfits import FITTING, loaded

NAMES = ["Anna", "Boris"]
MASS_CLONING = (
    "Mass Cloning (free): choose one: turn 2 supply cubes into population, turn 1 supply cube into population and gain "
    "2 ore, or pay 3 ore, turn 1 supply cube into population, and research a level II technology"
)

# By the frame that asks (its position is in `FITTING`): the question, and every option by its notation.
WORDS: dict[str, tuple[str, dict[str, str]]] = {
    "choose_space": (
        "Your turn: choose an action space.",
        {
            "go:research_2/1": "Research a level II technology, space 1 (2 ore)",
            "go:research_2/2": "Research a level II technology, space 2 (3 ore)",
            "go:build_and_jump/1": "Build a ship and jump 2, space 1 (free)",
            "go:build_and_jump/2": "Build a ship and jump 2, space 2 (free)",
            "go:grow_and_mine": "Gain population and ore (free)",
            "go:T1-01/a/1": "Narrow Beam Lasers (1 ore): build a level 2 ship from population and jump 2",
            "go:T1-02/a/1": "Terraforming (5 ore): colonize a system",
            "go:T2-09/a/1": MASS_CLONING,
        },
    ),
    "production": (
        "Production phase: choose growth, ore or trade.",
        {"grow": "Population growth: +1 population", "produce": "Ore production: +1 ore", "trade": "Resource trade"},
    ),
    "trading": (
        "Make a trade or finish. Trades made: 0. You have 9 ore and 2 population.",
        {
            "buy_population": "3 ore for 1 population",
            "sell_population": "1 population for 1 ore",
            "recall:SOL/1": "1 ore: a level 1 ship becomes population (Sol)",
            "recall:A1/1": "1 ore: a level 1 ship becomes population (Wolf 359)",
            "recall:A1/2": "1 ore: a level 2 ship becomes population (Wolf 359)",
            "stop": "Finish trading",
        },
    ),
    "grow_from": (
        "Population growth, letter A: choose the column for the cube.",
        {"column:A": "Column A", "column:B": "Column B", "column:E": "Column E"},
    ),
    "may_use": ("You may build a level 1 ship from population.", {"use": "Do it", "skip": "Skip"}),
    "choose_effect": (
        "Choose one.",
        {
            "choose:0": "Turn 2 supply cubes into population",
            "choose:1": "Turn 1 supply cube into population and gain 2 ore",
            "choose:2": "Pay 3 ore, turn 1 supply cube into population, and research a level II technology",
        },
    ),
    "choose_slot": (
        "Choose the technology to research.",
        {
            "slot:II-A": "II-A: discover a technology",
            "slot:II-B": "II-B: discover a technology",
            "slot:II-D": "II-D: discover a technology",
            "slot:II-E": "II-E: discover a technology",
            "slot:II-F": "II-F: discover a technology",
        },
    ),
    "keep_technology": (
        "Choose your private technology.",
        {"card:T2-01": "Hypercomputing", "card:T2-02": "Ballistics Simulation"},
    ),
    "choose_link": (
        "Terraforming Grant: choose the card to link it to.",
        {"link:A1": "Wolf 359", "link:A2": "Alpha Centauri", "link:B1": "Tau Ceti", "link:B2": "Kapteyn's Star"},
    ),
    "uncover_guild": (
        "Choose the guild to open.",
        {
            "uncover:terraforming_guild": "Terraforming Guild: colonize a system",
            "uncover:professors_guild": "Guild of Professors: research a level III technology",
        },
    ),
    "name_level": (
        "Choose the level of the ships that every faction may build.",
        {"level:1": "Level 1", "level:2": "Level 2"},
    ),
    "choose_neighbour": (
        "Choose the slot to place the extra system next to.",
        {
            "beside:A1": "System slot A1",
            "beside:A2": "System slot A2",
            "beside:B1": "System slot B1",
            "beside:B2": "System slot B2",
        },
    ),
    "give_away": (
        "You may put up to 2 ships on the card.",
        {
            "give:SOL/1": "Sol: level 1 ship",
            "give:A1/1": "Wolf 359: level 1 ship",
            "give:A1/2": "Wolf 359: level 2 ship",
            "stop": "No ships",
        },
    ),
    "upgrade_ships": (
        "Choose a ship to upgrade by 1 level (2 left).",
        {
            "upgrade:SOL/1": "Sol: level 1 → 2",
            "upgrade:A1/1": "Wolf 359: level 1 → 2",
            "upgrade:A1/2": "Wolf 359: level 2 → 3",
            "stop": "Done",
        },
    ),
    "move_ships": (
        "Jump: move a ship or finish. 2 movement points left.",
        {
            "move:SOL/1/A1": "Level 1 ship: Sol → Wolf 359",
            "move:SOL/1/A2": "Level 1 ship: Sol → Alpha Centauri",
            "move:A1/1/SOL": "Level 1 ship: Wolf 359 → Sol",
            "move:A1/1/Y1": "Level 1 ship: Wolf 359 → Shipyard 1",
            "move:A1/2/SOL": "Level 2 ship: Wolf 359 → Sol",
            "move:A1/2/Y1": "Level 2 ship: Wolf 359 → Shipyard 1",
            "stop": "Do not move",
        },
    ),
    "return_ships": (
        "Wolf 359: return ships with a total strength of 2.",
        {"return:1": "Level 1 ship", "return:2": "Level 2 ship"},
    ),
    "automate_disc": ("Choose the disc to automate.", {"disc:food": "Food disc", "disc:ore": "Ore disc"}),
    "repeat_bonus": (
        "Choose the technology whose immediate bonus you take again.",
        {
            "repeat:T1-01": "Narrow Beam Lasers: upgrade a ship by 1 level",
            "repeat:T1-02": "Terraforming: jump 1",
            "repeat:T1-03": "Advanced Genetics: automate food and turn 1 supply cube into population",
            "repeat:T1-04": "Advanced Robotics: automate ore and gain 1 ore",
            "repeat:T2-09": "Mass Cloning: automate food",
        },
    ),
    "copy_action": (
        "Choose the action to copy.",
        {
            "copy:T2-09/a": MASS_CLONING,
            "copy:research_2": "Research a level II technology (2 ore): research a level II technology",
        },
    ),
    "choose_row": (
        "Choose the row of Basic Spacefaring to carry out.",
        {
            "row:research_2": "Research a level II technology (2 ore)",
            "row:build_and_jump": "Build a ship and jump 2 (free)",
            "row:grow_and_mine": "Gain population and ore (free)",
        },
    ),
}


def said(table: Table) -> tuple[str, dict[str, str]]:
    """What the asked seat reads: the question and its options."""
    seat = table.waiting[0]
    labels = {str(option): GAME.say(table.label(seat, option), NAMES, "en", seat) for option in table.options(seat)}
    return GAME.say(table.prompt(seat), NAMES, "en", seat), labels


@pytest.mark.parametrize("frame", WORDS)
def test_questions_and_options(frame: str) -> None:
    ((top, below, state),) = [row for row in FITTING if row[0]["frame"] == frame]
    assert said(loaded([*below, top], **state)) == WORDS[frame]


@pytest.mark.rule("BTS-4.1", "BTS-4.3")
@pytest.mark.parametrize("locale", ["en", "ru", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_spaces_read_differently(seats: int, locale: str) -> None:
    slots = {**LEVEL_ONE, "I-4": slot("T1-04"), "II-A": slot("T2-12", (0,))}
    scene = Scene(seats, slots=slots, players=[{"ore": 20, "population": 5}])
    options = scene.table.options(0)
    assert {"go:research_1/2", "go:T2-12/a/2", "go:build_and_jump/2"} <= {option.text for option in options}
    labels = [GAME.say(scene.table.label(0, option), ["A", "B", "C", "D"], locale, 0) for option in options]
    assert len(set(labels)) == len(options)
