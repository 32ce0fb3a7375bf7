"""What every faction mat and every guild says and does."""

from typing import Any

import pytest

from ecliptic.games.beyond_the_sun.components import COLUMNS, printed
from ecliptic.games.beyond_the_sun.game import GAME
from ecliptic.games.beyond_the_sun.text import action_text, mat_text
from ecliptic.kernel import ChanceSource, Table, open_table
from tests.rules.beyond_the_sun.cards.sheet import Outcome, outcome, row, shows
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot

BASIC = "A-B-C-D-E 101010101"

# Letters of the food track, ore of the ore track, lines.
PRINTED = [
    row("FB-01", "printed", BASIC, ["Set-up: Move 2 supply cubes of column E to column A."]),
    row("FB-02", "printed", BASIC, ["Set-up: Gain 1 ore."]),
    row("FB-03", "printed", BASIC, ["Set-up: Your starting ship is level 2."]),
    row("FB-04", "printed", BASIC, ["Set-up: Turn 1 supply cube of column E into population."]),
    row(
        "FA-01",
        "printed",
        "A-B-C--DE 101011001",
        [
            "Set-up: Move a supply cube of column E to column A.",
            (
                "Ability A, Trade Summit: If you make at least 3 trades in one production phase, gain 2 "
                "ore after the last one."
            ),
            "Works while cell 3 of your ore track is open.",
            (
                "Ability B, Freedom of Movement: In population growth you may take the cube of each open "
                "letter from any column."
            ),
            "Works while cell 5 of your food track is open.",
        ],
    ),
    row(
        "FA-02",
        "printed",
        "A--B-C-DE 110010102",
        [
            "Set-up: Gain 1 ore.",
            (
                "Ability A, Research Division: When you discover a technology, reveal 1 more matching "
                "card before you choose."
            ),
            "Works while cell 4 of your ore track is open.",
            (
                "Ability B, Full Capacity: When the last disc leaves one of your production tracks, gain "
                "3 ore and turn 1 supply cube into population."
            ),
        ],
    ),
    row(
        "FA-03",
        "printed",
        "A-B--C-DE 100101011",
        [
            "Set-up: Your starting ship is level 2.",
            (
                "Ability A, Reinforced Hulls: Once on each of your turns: when you build a ship, you may "
                "pay 1 ore to build it 1 level higher (at most level 4)."
            ),
            "Works while cell 4 of your food track is open.",
            "Ability B, Veteran Pilots: Each of your jumps has 1 more movement point.",
            "Works while cell 5 of your ore track is open.",
        ],
    ),
    row(
        "FA-04",
        "printed",
        "A-B-C-D-E 101100101",
        [
            "Set-up: Turn 1 supply cube of column E into population.",
            "Ability A, Settlement Credit: Actions that colonize cost you 1 ore less.",
            "Works while cell 3 of your ore track is open.",
            "Ability B, Trading Posts: Once on each of your turns: when you take control of a location, gain 1 ore.",
            "Works while cell 4 of your food track is open.",
        ],
    ),
]


@pytest.mark.parametrize(("mat", "tracks", "lines"), PRINTED)
def test_printed(mat: str, tracks: str, lines: list[str]) -> None:
    parts = printed()
    number = [each.id for each in parts.mats].index(mat)
    row = parts.mats[number]
    food = "".join(COLUMNS[column] if column >= 0 else "-" for column in row.food)
    assert f"{food} {''.join(str(n) for n in row.ore)}" == tracks
    assert mat_text(parts, number, "en") == lines


@pytest.mark.parametrize(("mat", "tracks", "lines"), PRINTED)
@pytest.mark.rule("BTS-5.2", "BTS-5.5")
def test_what_the_tracks_yield(mat: str, tracks: str, lines: list[str]) -> None:
    """With n discs taken the cells 0 to n are open."""
    food, ore = tracks.split()
    options = {"mats": "advanced" if mat.startswith("FA") else "basic"}
    other = "FA-04" if mat == "FA-01" else "FA-01"
    rest = {"mat": other if mat.startswith("FA") else ("FB-02" if mat == "FB-01" else "FB-01")}
    for n in range(9):
        automation = ["food"] * n + ["ore"] * n
        scene = Scene(options=options, players=[{"mat": mat, "automation": automation}, rest])
        view: Any = scene.table.view(0)
        letters = [COLUMNS[column] for column in view["players"][0]["growth"]]
        assert "".join(letters) == food[: n + 1].replace("-", "")
        assert view["players"][0]["ore_yield"] == sum(int(cell) for cell in ore[: n + 1])


def set_up(mat: str) -> Table:
    """A new game in which seat 0, the first player, has this mat."""
    options = {"mats": "advanced" if mat.startswith("FA") else "basic", "factions": "chosen", "first": "0"}
    table = open_table(GAME, 2, options, luck=ChanceSource(1))
    table.play(0, f"mat:{mat}")
    table.play(1, table.options(1)[0])
    return table


# Ore, population, supply and the level of the ship in Sol after set-up; without a set-up line 1, 2, 5 4 3 3 2, 1.
SET_UP = [
    row("FB-01", "set-up", 1, 2, [7, 4, 3, 3, 0], 1),
    row("FB-02", "set-up", 2, 2, [5, 4, 3, 3, 2], 1),
    row("FB-03", "set-up", 1, 2, [5, 4, 3, 3, 2], 2),
    row("FB-04", "set-up", 1, 3, [5, 4, 3, 3, 1], 1),
    row("FA-01", "set-up", 1, 2, [6, 4, 3, 3, 1], 1),
    row("FA-02", "set-up", 2, 2, [5, 4, 3, 3, 2], 1),
    row("FA-03", "set-up", 1, 2, [5, 4, 3, 3, 2], 2),
    row("FA-04", "set-up", 1, 3, [5, 4, 3, 3, 1], 1),
]


@pytest.mark.parametrize(("mat", "ore", "population", "supply", "level"), SET_UP)
@pytest.mark.rule("BTS-2.19")
def test_set_up(mat: str, ore: int, population: int, supply: list[int], level: int) -> None:
    state: Any = set_up(mat).save()["state"]
    player = state["players"][0]
    assert (player["ore"], player["population"], player["supply"]) == (ore, population, supply)
    ships = [ship for ship in state["locations"]["SOL"]["ships"] if ship["seat"] == 0]
    assert ships == [{"seat": 0, "level": level, "n": 1}]


# Abilities of advanced mats


def advanced(mat: str, food: int = 0, ore: int = 0, **state: Any) -> Scene:
    """Seat 0 has an advanced mat from whose tracks so many discs were automated."""
    player = {"mat": mat, "automation": ["food"] * food + ["ore"] * ore, **state.pop("player", {})}
    other = {"mat": "FA-04" if mat == "FA-01" else "FA-01"}
    return Scene(options={"mats": "advanced"}, players=[player, other], **state)


PRODUCTION: list[dict[str, Any]] = [
    {"frame": "take_turn", "seat": 0, "phase": 3},
    {"frame": "production", "seat": 0},
]


@shows("FA-01", "A")
@pytest.mark.parametrize(("ore", "trades", "gained"), [(3, 3, 2), (2, 3, 0), (3, 2, 0)])
def test_trade_summit(ore: int, trades: int, gained: int) -> None:
    """2 ore for three trades, while cell 3 of the ore track is open."""
    scene = advanced("FA-01", ore=ore, player={"population": 4}, stack=PRODUCTION)
    scene.play("trade", *["sell_population"] * trades, "stop")
    assert scene.ore() == trades + gained


@shows("FA-01", "B")
@pytest.mark.parametrize(("food", "is_free"), [(5, True), (4, False)])
def test_freedom_of_movement(food: int, is_free: bool) -> None:
    scene = advanced("FA-01", food=food, stack=PRODUCTION).play("grow")
    assert (scene.topic() == "grow-from") == is_free
    if is_free:
        scene.play("column:E", "column:E", "column:D")
        assert scene.supply()[3:] == [2, 0]


@shows("FA-02", "A")
@pytest.mark.parametrize(("ore", "cards"), [(4, 3), (3, 2)])
def test_research_division(ore: int, cards: int) -> None:
    slots = {"I-1": slot("T1-01", (0,))}
    scene = advanced("FA-02", ore=ore, slots=slots, player={"ore": 2, "population": 1}).play("go:research_2/1")
    assert len(scene.options("card")) == cards


@shows("FA-02", "B")
def test_full_capacity() -> None:
    """The eighth disc of the food track gives 3 ore and 1 population, the seventh nothing."""
    slots = {"I-3": slot("T1-03")}
    for food, ore, population in ((7, 3, 2), (6, 0, 1)):
        scene = advanced("FA-02", food=food, slots=slots, player={"population": 1}).play("go:research_1/1")
        while scene.topic() == "choose-slot":
            scene.play("slot:I-3")
        assert (scene.ore(), scene.population()) == (ore, population)


@shows("FA-03", "A")
@pytest.mark.parametrize(("food", "sites"), [(4, ["build:SOL/1", "build:SOL/2"]), (3, [])])
def test_reinforced_hulls(food: int, sites: list[str]) -> None:
    scene = advanced("FA-03", food=food, player={"ore": 1, "population": 1}).play("go:build_and_jump/1", "use")
    assert scene.options("build") == sites
    if sites:
        scene.play("build:SOL/2")
        assert (scene.ships("SOL"), scene.ore()) == ([1, 2], 0)


@shows("FA-03", "B")
@pytest.mark.parametrize(("ore", "points"), [(5, 3), (4, 2)])
def test_veteran_pilots(ore: int, points: int) -> None:
    scene = advanced("FA-03", ore=ore).play("go:build_and_jump/1")
    assert outcome(scene)["jump"] == points


@shows("FA-04", "A")
@pytest.mark.parametrize(("ore", "is_cheaper"), [(3, True), (2, False)])
def test_settlement_credit(ore: int, is_cheaper: bool) -> None:
    locations = {"A1": at({0: [2]}, "SA-11", (0, "food"))}
    scene = advanced("FA-04", ore=ore, slots=LEVEL_ONE, locations=locations, player={"ore": 4})
    assert ("go:T1-02/a/1" in scene.options()) == is_cheaper


@shows("FA-04", "B")
@pytest.mark.parametrize(("food", "gained"), [(4, 1), (3, 0)])
def test_trading_posts(food: int, gained: int) -> None:
    locations = {"A1": at({}, "SA-03"), "A2": at({}, "SA-06"), "SOL": at({0: [1, 1], 1: [1]})}
    scene = advanced("FA-04", food=food, locations=locations)
    scene.play("go:build_and_jump/1", "move:SOL/1/A1", "move:SOL/1/A2")
    assert (scene.controller("A1"), scene.controller("A2"), scene.ore()) == (0, 0, gained), "once for both"


# Guilds

THIRD: dict[str, Any] = {"slots": {**LEVEL_ONE, "II-A": slot("T2-13", (0,)), "III-1": slot("T3-07")}}
FOURTH: dict[str, Any] = {
    "slots": {**LEVEL_ONE, "III-3": slot("T3-07", (0,)), "III-4": slot("T3-15", (0,)), "IIII-2": slot("T4-09")}
}
FIRST: dict[str, Any] = {"slots": {**LEVEL_ONE, "I-1": slot("T1-01")}}

# Rank, spaces, text; then ore and population, the board, answers and what comes of it.
GUILDS = [
    row(
        "terraforming_guild",
        "action",
        "1 1",
        "Action (4 ore, return 1 population): Colonize a system.",
        (4, 1),
        {"locations": {"A1": at({0: [3]}, "SA-02", (0, "ore"))}},
        [],
        {"ore": 3, "colonies": ["SA-02"]},
    ),
    row(
        "professors_guild",
        "action",
        "1 2",
        "Action (4 ore, return 1 population): Research a level III technology.",
        (4, 2),
        THIRD,
        [],
        {},
    ),
    row(
        "technocrats_guild",
        "action",
        "2 1",
        "Action (free): Research a level I technology. Carry out one row of Basic Spacefaring and pay its cost.",
        (0, 1),
        FIRST,
        ["row:grow_and_mine"],
        {"ore": 1, "population": 1, "SOL": [2]},
    ),
    row(
        "innovators_guild",
        "action",
        "2 2",
        "Action (6 ore, return 2 population): Research a level IIII technology.",
        (6, 3),
        FOURTH,
        [],
        {},
    ),
]


@pytest.mark.parametrize(("guild", "head", "text", "held", "state", "answers", "result"), GUILDS)
def test_guild(
    guild: str,
    head: str,
    text: str,
    held: tuple[int, int],
    state: dict[str, Any],
    answers: list[str],
    result: Outcome,
) -> None:
    parts = printed()
    card = next(each for each in parts.guilds if each.id == guild)
    assert f"{card.rank} {parts.actions[card.action].spaces}" == head
    assert action_text(parts, card.action, "en") == text
    ore, population = held
    scene = Scene(players=[{"ore": ore, "population": population}], guilds=[guild], **state)
    scene.play(f"go:{guild}/1", *answers)
    assert outcome(scene) == result
    for fewer in ((ore - 1, population), (ore, population - 1)):
        if min(fewer) >= 0:
            poor = Scene(players=[{"ore": fewer[0], "population": fewer[1]}], guilds=[guild], **state)
            assert f"go:{guild}/1" not in poor.options()
    covered = Scene(players=[{"ore": ore, "population": population}], **state)
    assert f"go:{guild}/1" not in covered.options()
