"""What every system says and does: strength, symbols, points, control bonus, colonization bonus, ability."""

from typing import Any

import pytest

from ecliptic.games.beyond_the_sun.components import DISCS, FOOD, ORE, printed
from ecliptic.games.beyond_the_sun.scoring import score_parts
from ecliptic.games.beyond_the_sun.text import system_text
from tests.rules.beyond_the_sun.cards.sheet import Outcome, outcome, row, shows
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot

# Deck (with a star: a starting system), strength, symbols, points, lines.
PRINTED = [
    row(
        "SA-01",
        "printed",
        "A* 3 food 5",
        [
            "Control bonus: Turn 1 supply cube into population.",
            "Colonization bonus: Turn 1 supply cube into population. Gain 2 ore.",
        ],
    ),
    row("SA-02", "printed", "A* 3 ore 5", ["Control bonus: Gain 1 ore.", "Colonization bonus: Gain 3 ore."]),
    row("SA-03", "printed", "A* 2 ore 4", ["Colonization bonus: Automate ore."]),
    row("SA-04", "printed", "A* 3 food,ore 4", ["Colonization bonus: Turn 2 supply cubes into population."]),
    row(
        "SA-05",
        "printed",
        "A 4 food 5",
        [
            (
                "Colonization bonus: Carry out population growth. Carry out ore production. Make any "
                "number of resource trades."
            )
        ],
    ),
    row(
        "SA-06",
        "printed",
        "A 4 ore 4",
        ["Colonization bonus: Draw 3 level II technologies and keep one as a private technology."],
    ),
    row("SA-07", "printed", "A 4 ore 6", ["Control bonus: Gain 1 ore.", "Colonization bonus: Gain 2 ore. Jump 2."]),
    row("SA-08", "printed", "A 3 food 4", ["Colonization bonus: Automate food."]),
    row("SA-09", "printed", "A 4 food,ore 6", ["Control bonus: Jump 1.", "Colonization bonus: Jump 3."]),
    row(
        "SA-10",
        "printed",
        "A 3 ore 5",
        [
            (
                "From now on: Once on each of your turns, before or after your action, you may return 1 "
                "population and gain 2 ore."
            )
        ],
    ),
    row("SA-11", "printed", "A 2 food 4", ["Colonization bonus: Build a level 2 ship from supply."]),
    row(
        "SA-12",
        "printed",
        "A 4 food 6",
        [
            "Control bonus: Turn 1 supply cube into population.",
            "Colonization bonus: Turn 2 supply cubes into population.",
        ],
    ),
    row(
        "SB-01",
        "printed",
        "B 5 food,ore 7",
        ["Control bonus: Move your rightmost supply cube to column A.", "Colonization bonus: Automate food or ore."],
    ),
    row("SB-02", "printed", "B 4 food,ore 6", ["Colonization bonus: Build a level 3 ship from supply in Deep Space."]),
    row(
        "SB-03",
        "printed",
        "B 5 ore 7",
        ["From now on: You may choose an action space occupied by another faction and push its pawn aside."],
    ),
    row(
        "SB-04",
        "printed",
        "B 5 food 6",
        ["Colonization bonus: Draw 3 level III technologies and keep one as a private technology."],
    ),
    row("SB-05", "printed", "B 6 ore 8", ["Control bonus: Gain 2 ore.", "Colonization bonus: Gain 4 ore."]),
    row(
        "SB-06",
        "printed",
        "B 5 food 7",
        [
            "Control bonus: Turn 1 supply cube into population.",
            "Colonization bonus: Turn 2 supply cubes into population. Gain 1 ore.",
        ],
    ),
    row("SB-07", "printed", "B 6 food 7", ["Colonization bonus: Automate food. Automate ore."]),
    row("SB-08", "printed", "B 7 ore 10", ["Control bonus: Gain 1 ore."]),
    row("SB-09", "printed", "B 4 ore 6", ["Colonization bonus: Jump 4."]),
    row(
        "SB-10",
        "printed",
        "B 5 food,ore 7",
        [
            "Control bonus: Upgrade a ship by 1 level.",
            "Colonization bonus: Upgrade your ships by 2 levels in any combination. Jump 2.",
        ],
    ),
    row("SB-11", "printed", "B 6 food 8", ["Colonization bonus: You may research a level I or II technology."]),
    row(
        "SB-12",
        "printed",
        "B 6 ore 8",
        ["Control bonus: Jump 1.", "Colonization bonus: Gain 2 ore. Turn 1 supply cube into population."],
    ),
]


@pytest.mark.parametrize(("system", "head", "lines"), PRINTED)
def test_printed(system: str, head: str, lines: list[str]) -> None:
    parts = printed()
    number = [each.id for each in parts.systems].index(system)
    card = parts.systems[number]
    symbols = ",".join(DISCS[kind] for kind in (FOOD, ORE) if card.symbols >> kind & 1)
    assert f"{'AB'[card.deck]}{'*' * card.is_starting} {card.strength} {symbols} {card.vp}" == head
    assert system_text(parts, number, "en") == lines


# Seat 0 takes control with a ship from Sol; what it has then, and how many points of a jump it is asked for.
CONTROL = [
    row("SA-01", "control", {"population": 1, "A1": [1]}),
    row("SA-02", "control", {"ore": 1, "A1": [1]}),
    row("SA-07", "control", {"ore": 1, "A1": [1]}),
    row("SA-09", "control", {"A1": [1], "jump": 1}),
    row("SA-12", "control", {"population": 1, "A1": [1]}),
    row("SB-05", "control", {"ore": 2, "A1": [1]}),
    row("SB-06", "control", {"population": 1, "A1": [1]}),
    row("SB-08", "control", {"ore": 1, "A1": [1]}),
    row("SB-10", "control", {"A1": [2]}),
    row("SB-12", "control", {"A1": [1], "jump": 1}),
]


def taken(system: str, **state: Any) -> Scene:
    """Let seat 0 take control of a system with its only ship."""
    scene = Scene(locations={"A1": at({}, system)}, **state)
    scene.play("go:build_and_jump/1")
    if scene.topic() == "may-use":
        scene.play("skip")
    scene.play("move:SOL/1/A1", "stop")
    if scene.topic() == "place-outposts":
        scene.play("outpost:A1/food")
    return scene


@pytest.mark.parametrize(("system", "result"), CONTROL)
@pytest.mark.rule("BTS-13.19")
def test_control_bonus(system: str, result: Outcome) -> None:
    assert outcome(taken(system)) == result


@shows("SB-01", "control")
def test_tau_ceti_moves_a_supply_cube() -> None:
    scene = taken("SB-01", players=[{"supply": [3, 4, 3, 3, 2], "population": 4}])
    assert scene.supply() == [4, 4, 3, 3, 1]


STRONG = {2: [2], 3: [3], 4: [4], 5: [4, 1], 6: [4, 2], 7: [4, 3]}


def colonized(system: str, strength: int, **state: Any) -> Scene:
    """Let seat 0 colonize a system with ships of exactly the strength it requires."""
    slots = {**LEVEL_ONE, **state.pop("slots", {})}
    locations = {"A1": at({0: STRONG[strength]}, system, (0, "ore" if system not in FOOD_ONLY else "food"))}
    scene = Scene(players=[{"ore": 5}], slots=slots, locations=locations, **state)
    scene.play("go:T1-02/a/1")
    while scene.topic() == "return-ships":
        scene.play(scene.options()[0])
    if scene.topic() == "place-colony-disc":
        scene.play("disc:ore")
    return scene


FOOD_ONLY = {"SA-01", "SA-05", "SA-08", "SA-11", "SA-12", "SB-04", "SB-06", "SB-07", "SB-11"}

# The strength it takes, what is answered, and what seat 0 has afterwards; two discs have left the track of the symbol.
COLONIZATION = [
    row("SA-01", "colonization", 3, [], {"ore": 2, "population": 1}),
    row("SA-02", "colonization", 3, [], {"ore": 3}),
    row("SA-03", "colonization", 2, [], {"automation": ["ore"]}),
    row("SA-04", "colonization", 3, [], {"population": 2}),
    row("SA-05", "colonization", 4, ["sell_population", "stop"], {"ore": 2, "population": 1}),
    row("SA-06", "colonization", 4, ["card:T2-11"], {"population": 2, "private": ["T2-11"]}),
    row("SA-07", "colonization", 4, [], {"ore": 2, "jump": 2}),
    row("SA-08", "colonization", 3, [], {"automation": ["food"]}),
    row("SA-09", "colonization", 4, [], {"jump": 3}),
    row("SA-11", "colonization", 2, [], {"SOL": [1, 2]}),
    row("SA-12", "colonization", 4, [], {"population": 2}),
    row("SB-01", "colonization", 5, ["disc:food"], {"automation": ["food"]}),
    row("SB-02", "colonization", 4, [], {"DS": [3]}),
    row("SB-04", "colonization", 5, ["card:T3-07"], {"private": ["T3-07"]}),
    row("SB-05", "colonization", 6, [], {"ore": 4}),
    row("SB-06", "colonization", 5, [], {"ore": 1, "population": 2}),
    row("SB-07", "colonization", 6, [], {"automation": ["food", "ore"]}),
    row("SB-09", "colonization", 4, [], {"jump": 4}),
    row("SB-10", "colonization", 5, [], {"SOL": [3], "jump": 2}),
    row("SB-12", "colonization", 6, [], {"ore": 2, "population": 1}),
]
# The cards that private technologies are chosen from are the first three.
PRIVATE = {
    "decks": {
        "II": [f"T2-{i:02}" for i in (9, 10, 11, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 15, 16)],
        "III": [f"T3-{i:02}" for i in (7, 8, 15, 0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14)],
    }
}


@pytest.mark.parametrize(("system", "strength", "answers", "result"), COLONIZATION)
@pytest.mark.rule("BTS-14.9")
def test_colonization_bonus(system: str, strength: int, answers: list[str], result: Outcome) -> None:
    scene = colonized(system, strength, **PRIVATE)
    scene.play(*answers)
    assert outcome(scene) == {**result, "colonies": [system]}
    (points,) = [str(each.values[1]).split()[-1] for each in PRINTED if each.values[0] == system]
    assert score_parts(scene.state, 0)["colonies"] == int(points)
    assert sum(scene.tracks()) == 14 - len(scene.automation()), "the outpost and a second disc lie on the card"


@shows("SB-11", "colonization")
def test_ross_248_researches() -> None:
    scene = Scene(
        players=[{"ore": 5, "population": 1}],
        slots={"I-2": slot("T1-02", (0,)), "I-1": slot("T1-01")},
        locations={"A1": at({0: [4, 2]}, "SB-11", (0, "food"))},
    )
    scene.play("go:T1-02/a/1", "return:2", "use", "slot:I-1")
    assert ("T1-01" in scene.technologies(), scene.ships("SOL")) == (True, [2])


@pytest.mark.rule("BTS-14.2")
@pytest.mark.parametrize(("system", "head", "lines"), PRINTED)
def test_too_little_strength_is_not_enough(system: str, head: str, lines: list[str]) -> None:
    """With the strength printed the system can be colonized, with 1 less it cannot."""
    least = int(head.split()[1])
    for power, is_enough in ((least, True), (least - 1, False)):
        ships = [4] * (power // 4) + ([power % 4] if power % 4 else [])
        locations = {"A1": at({0: ships}, system, (0, "food"))}
        scene = Scene(players=[{"ore": 5}], slots=LEVEL_ONE, locations=locations)
        assert ("go:T1-02/a/1" in scene.options()) == is_enough


@shows("SA-10", "ability")
def test_61_cygni_exchanges_population_once_a_turn() -> None:
    scene = Scene(players=[{"population": 2, "colonies": [{"system": "SA-10"}]}])
    scene.play("ability:SA-10")
    assert (scene.ore(), scene.population(), scene.options("ability")) == (2, 1, [])


@shows("SB-03", "ability")
def test_ross_154_pushes_a_pawn_away() -> None:
    others = [{"pawn": "research_1/1"}]
    scene = Scene(players=[{"population": 1, "colonies": [{"system": "SB-03"}]}, *others])
    scene.play("go:research_1/1")
    assert scene.state.players[1].pawn == -1
    assert "go:research_1/1" not in Scene(players=[{"population": 1}, *others]).options()
