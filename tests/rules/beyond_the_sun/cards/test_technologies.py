"""What every technology does: its immediate bonus and its actions, each played in a position."""

from typing import Any

import pytest

import ecliptic
from tests.rules.beyond_the_sun.cards.sheet import Outcome, learned, outcome, owner, row, shows
from tests.rules.beyond_the_sun.scene import Scene, at, slot

# Seat 0 researches the card and answers what is asked; then it has this, and is asked for this many points of a jump.
IMMEDIATE = [
    row("T1-01", "immediate", [], {"SOL": [2]}),
    row("T1-02", "immediate", [], {"jump": 1}),
    row("T1-03", "immediate", [], {"population": 1, "automation": ["food"]}),
    row("T1-04", "immediate", [], {"ore": 1, "automation": ["ore"]}),
    row("T2-01", "immediate", [], {"automation": ["ore"]}),
    row("T2-02", "immediate", [], {"ore": 1, "SOL": [1, 1]}),
    row("T2-03", "immediate", ["disc:food"], {"automation": ["food"]}),
    row("T2-04", "immediate", [], {"jump": 2}),
    row("T2-05", "immediate", [], {"SOL": [1, 2]}),
    row("T2-06", "immediate", [], {"SOL": [1, 1], "jump": 1}),
    row("T2-07", "immediate", [], {"population": 1, "DS": [1]}),
    row("T2-08", "immediate", [], {"jump": 2}),
    row("T2-09", "immediate", [], {"automation": ["food"]}),
    row("T2-10", "immediate", [], {"automation": ["food"]}),
    row("T2-11", "immediate", [], {"population": 2}),
    row("T2-12", "immediate", [], {"ore": 2, "jump": 1}),
    row("T2-13", "immediate", [], {"jump": 2}),
    row("T2-14", "immediate", [], {"ore": 1, "automation": ["ore"]}),
    row("T2-15", "immediate", [], {"SOL": [1, 1]}),
    row("T2-16", "immediate", [], {"ore": 1, "automation": ["food"], "asks": "after-action"}),
    row("T3-00", "immediate", [], {"population": 1}),
    row("T3-01", "immediate", [], {"SOL": [1, 2], "jump": 2}),
    row("T3-02", "immediate", [], {"population": 1, "automation": ["food"]}),
    row("T3-03", "immediate", [], {"automation": ["ore"], "jump": 1}),
    row("T3-04", "immediate", [], {"DS": [3], "jump": 1}),
    row("T3-05", "immediate", [], {"SOL": [1, 4], "jump": 1}),
    row("T3-06", "immediate", ["choose:0", "choose:1"], {"population": 1, "SOL": [1, 2]}),
    row("T3-10", "immediate", ["column:A", "column:A"], {"automation": ["food"]}),
    row("T3-11", "immediate", ["disc:ore"], {"ore": 1, "population": 1, "automation": ["ore"], "jump": 1}),
    row("T3-12", "immediate", [], {"ore": 2, "automation": ["ore"]}),
    row("T3-13", "immediate", [], {"SOL": [4]}),
    row("T3-14", "immediate", ["move:SOL/2/A2", "move:SOL/1/DS"], {"ore": 2, "A2": [2], "DS": [1]}),
    row("T4-02", "immediate", [], {"SOL": [1, 3]}),
    row("T4-03", "immediate", [], {"automation": ["food", "ore"]}),
    row("T4-04", "immediate", ["keep:SA-04", "disc:ore"], {"population": 2, "colonies": ["SA-04"]}),
    row("T4-05", "immediate", [], {"SOL": [1, 4], "jump": 3}),
    row("T4-06", "immediate", [], {"population": 2}),
    row("T4-07", "immediate", ["move:SOL/1/DS"], {"DS": [1]}),
    row("T4-08", "immediate", [], {"SOL": [1, 3, 3]}),
    row("T4-10", "immediate", [], {"ore": 3}),
]


@pytest.mark.parametrize(("card", "answers", "result"), IMMEDIATE)
def test_immediate_bonus(card: str, answers: list[str], result: Outcome) -> None:
    scene = learned(card)
    scene.play(*answers)
    assert outcome(scene) == result


@shows("T2-04", "immediate")
def test_spacetime_anomaly_studies_gives_ore_after_the_jump() -> None:
    assert outcome(learned("T2-04").play("stop")) == {"ore": 1}


@shows("T3-00", "immediate")
def test_transdimensional_ai_researches_without_prerequisites_and_bonus() -> None:
    scene = learned("T3-00", slots={"II-F": slot("T2-11")})
    scene.play("use")
    assert "T2-11" in scene.technologies()
    assert outcome(scene) == {}, "the population gained was used, and the bonus of 2 population was not given"


@shows("T3-09", "immediate")
@shows("T3-09", "a")
def test_manufacturing_orbitals_counts_locations_and_colonies() -> None:
    """Four locations give 3 ore, three colonies 1 population; then a level 2 ship and a jump of 2."""
    held = {place: at({}, None, (0, "food")) for place in ("Y1", "Y2")}
    held |= {"A1": at({}, "SA-03", (0, "ore")), "A2": at({}, "SA-02", (0, "ore"))}
    player = {"colonies": [{"system": system} for system in ("SA-05", "SA-06", "SA-08")]}
    scene = learned("T3-09", player=player, locations=held)
    assert (scene.ore(), scene.population(), scene.options()) == (3, 1, ["use", "skip"])
    scene.play("use", "build:SOL/2")
    colonies = ["SA-05", "SA-06", "SA-08"]
    assert outcome(scene) == {"ore": 3, "SOL": [1, 2], "colonies": colonies, "jump": 2}
    again = owner("T3-09", player=player, locations=held)
    again.play("go:T3-09/a/1", "skip")
    assert outcome(again) == {"ore": 3, "population": 1, "colonies": colonies, "jump": 2}


@shows("T4-01", "immediate")
def test_parallel_universe_generator_repeats_a_bonus() -> None:
    scene = learned("T4-01").play("use")
    assert scene.options() == ["repeat:T1-01", "repeat:T1-02", "repeat:T1-03", "repeat:T1-04"]
    assert outcome(scene.play("repeat:T1-03")) == {"population": 1, "automation": ["food"]}


@pytest.mark.rule("BTS-18.23", "BTS-9.5")
def test_manufacturing_orbitals_with_too_few_supply_cubes() -> None:
    """Four colonies give 2 population, and there is 1 supply cube: it may be left."""
    colonies = [{"system": f"SA-0{i}", "discs": []} for i in (2, 4, 5, 6)]
    player = {"colonies": colonies, "supply": [0, 0, 0, 0, 0]}  # the cubes of the Guild fill it again, but for one
    scene = learned("T3-09", player=player, locations={"DS": at({0: [1] * 12})})
    assert (scene.topic(), sum(scene.supply())) == ("take-short-supply", 1)
    scene.play("use")
    assert (scene.population(), sum(scene.supply())) == (1, 0)


@pytest.mark.rule("BTS-18.28b")
def test_a_repeated_bonus_belongs_to_whoever_repeats_it() -> None:
    """The rest of it waits for the answer with its owner, so that it can be saved and read again."""
    scene = Scene(
        slots={**{f"I-{i}": slot(f"T1-0{i}", (1,)) for i in range(1, 5)}, "III-1": slot("T3-11", (1,))},
        stack=[
            {"frame": "take_turn", "seat": 1, "phase": 1},
            {"frame": "act", "seat": 1, "action": 0, "before": [1, 2], "copied": 0},
            {"frame": "repeat_bonus", "seat": 1, "levels": 7},
        ],
        active=1,
    )
    scene.play("repeat:T3-11")
    assert scene.topic() == "automate-disc"
    saved: Any = scene.table.save()
    assert [frame["source"] for frame in saved["stack"] if frame["frame"] == "resolve"] == [1 * 256 + 31]
    table = ecliptic.load(saved)
    table.play(1, "disc:food")
    assert table.options(1)


@shows("T4-09", "immediate")
def test_galactic_empire_colonizes_for_nothing() -> None:
    scene = learned("T4-09", locations={"A1": at({0: [2]}, "SA-03", (0, "ore"))})
    assert scene.options() == ["use", "skip"]
    assert outcome(scene.play("use")) == {"colonies": ["SA-03"], "automation": ["ore"]}


COLONY: dict[str, Any] = {"locations": {"A1": at({0: [3]}, "SA-02", (0, "ore"))}}
COLONIZED: Outcome = {"ore": 3, "colonies": ["SA-02"]}
THIRD: dict[str, Any] = {"slots": {"II-A": slot("T2-13", (0,)), "III-1": slot("T3-08")}}
FOURTH: dict[str, Any] = {
    "slots": {"III-3": slot("T3-07", (0,)), "III-4": slot("T3-15", (0,)), "IIII-2": slot("T4-09")}
}
SECOND: dict[str, Any] = {"slots": {"II-A": slot("T2-05")}}

UNCONTROLLED: dict[str, Any] = {"locations": {"A2": at({0: [2], 1: [2]}, "SA-03")}}

# Seat 0 has the card, exactly this ore and population, and this on the board; it goes there and answers what is asked.
ACTIONS = [
    row("T1-01", "a", 1, 1, {}, [], {"SOL": [1, 2], "jump": 2}),
    row("T1-02", "a", 5, 0, COLONY, [], COLONIZED),
    row("T2-01", "a", 5, 1, THIRD, ["slot:III-1"], {}),
    row("T2-02", "a", 5, 1, THIRD, ["slot:III-1"], {"SOL": [2]}),
    row("T2-03", "a", 3, 2, THIRD, ["slot:III-1"], {}),
    row("T2-03", "b", 0, 0, {}, [], {"ore": 3}),
    row("T2-04", "a", 0, 0, {}, [], {"jump": 2}),
    row("T2-05", "a", 2, 1, {}, [], {"SOL": [1, 3], "jump": 2}),
    row("T2-06", "a", 2, 0, {}, [], {"SOL": [1, 2], "jump": 2}),
    row("T2-07", "a", 0, 0, {}, [], {"SOL": [2], "jump": 2}),
    row("T2-08", "a", 5, 3, {}, ["use", "use", "use"], {"SOL": [1, 1, 2, 3], "jump": 3}),
    row("T2-09", "a", 0, 0, {}, ["choose:0"], {"population": 2}),
    row("T2-10", "a", 0, 0, {}, [], {"ore": 2, "population": 1}),
    row("T2-11", "a", 0, 2, {}, [], {"SOL": [1, 3], "jump": 2}),
    row("T2-12", "a", 0, 0, {}, [], {"ore": 2, "jump": 2}),
    row("T2-13", "a", 0, 0, {}, [], {"jump": 4}),
    row("T2-13", "b", 4, 0, COLONY, [], COLONIZED),
    row("T2-14", "a", 3, 1, SECOND, [], {"ore": 1, "SOL": [1, 2], "jump": 2}),
    row("T2-15", "a", 0, 0, {}, [], {"jump": 3}),
    row("T3-01", "a", 4, 1, {"slots": {"I-1": slot("T1-01")}}, [], {"SOL": [2]}),
    row("T3-02", "a", 4, 3, FOURTH, ["slot:IIII-2"], {}),
    row("T3-03", "a", 7, 1, FOURTH, ["slot:IIII-2"], {}),
    row("T3-04", "a", 4, 1, THIRD, [], {"DS": [2]}),
    row("T3-05", "a", 3, 1, {}, [], {"SOL": [1, 4], "jump": 3}),
    row("T3-06", "a", 4, 0, {}, [], {"SOL": [1, 4], "jump": 3}),
    row("T3-07", "a", 3, 0, COLONY, [], COLONIZED),
    row("T3-07", "b", 1, 2, {}, [], {"SOL": [1, 4], "jump": 2}),
    row("T3-08", "a", 3, 0, SECOND, ["slot:II-A"], {"SOL": [1, 2]}),
    row("T3-12", "a", 2, 1, SECOND, ["slot:II-A"], {"SOL": [1, 2]}),
    row("T3-13", "a", 0, 0, {}, ["upgrade:SOL/1"], {"SOL": [2], "jump": 4}),
    row("T3-15", "a", 5, 1, UNCONTROLLED, ["stop"], {"colonies": ["SA-03"], "automation": ["ore"]}),
]
# What only lets less be done when it is missing: these can be used without it.
USABLE_FOR_LESS = {("T2-08", "a")}


@pytest.mark.parametrize(("card", "ore", "population", "state", "answers", "result"), ACTIONS)
def test_action(
    card: str,
    ore: int,
    population: int,
    state: dict[str, Any],
    answers: list[str],
    result: Outcome,
    request: pytest.FixtureRequest,
) -> None:
    letter = request.node.callspec.id.split()[1]
    go = f"go:{card}/{letter}/1"
    scene = owner(card, ore, population, **state)
    scene.play(go)
    scene.play(*answers)
    assert outcome(scene) == result
    if (card, letter) not in USABLE_FOR_LESS:
        assert not ore or go not in owner(card, ore - 1, population, **state).options()
        assert not population or go not in owner(card, ore, population - 1, **state).options()


@shows("T2-09", "a")
def test_mass_cloning_has_three_options() -> None:
    second = {"slots": {"II-A": slot("T2-05")}}
    scene = owner("T2-09", 3, 0, **second).play("go:T2-09/a/1")
    assert scene.options() == ["choose:0", "choose:1", "choose:2"]
    assert outcome(scene.play("choose:1")) == {"ore": 5, "population": 1}
    research = owner("T2-09", 3, 0, **second).play("go:T2-09/a/1", "choose:2")
    assert "slot:II-A" in research.options()
    assert (research.ore(), research.population()) == (0, 1)


@shows("T3-08", "a")
def test_cerebral_implants_researches_level_three_for_5_ore() -> None:
    scene = owner("T3-08", 5, 0, slots={"II-A": slot("T2-13", (0,)), "III-1": slot("T3-07")})
    scene.play("go:T3-08/a/1")
    assert scene.options() == ["choose:0", "choose:1"]
    scene.play("choose:1")
    assert ("T3-07" in scene.technologies(), scene.ore(), scene.population()) == (True, 0, 0)


@shows("T2-04", "a")
def test_spacetime_anomaly_studies_researches_for_5_ore() -> None:
    third = {"slots": {"II-A": slot("T2-13", (0,)), "III-1": slot("T3-07")}}
    scene = owner("T2-04", 5, 1, **third).play("go:T2-04/a/1", "move:SOL/1/A1", "stop", "use", "slot:III-1")
    assert ("T3-07" in scene.technologies(), scene.ore()) == (True, 0)


@shows("T2-15", "a")
def test_privateer_charters_pays_for_what_was_taken_from_others() -> None:
    """Two of three locations had another's outpost: 4 ore."""
    locations = {
        "SOL": at({0: [1, 1], 1: [1]}),
        "A1": at({}, "SA-03", (1, "ore")),
        "A2": at({}, "SA-08", (1, "food")),
    }
    scene = owner("T2-15", locations=locations).play("go:T2-15/a/1", "move:SOL/1/A1", "move:SOL/1/A2", "stop")
    assert scene.ore() == 4


@shows("T3-05", "a")
def test_capital_ship_may_bring_a_second_ship() -> None:
    scene = owner("T3-05", 5, 2).play("go:T3-05/a/1", "use")
    assert outcome(scene) == {"SOL": [1, 2, 4], "jump": 3}


@shows("T3-01", "a")
def test_planetary_scale_research_goes_by_colonies() -> None:
    """One colony: level II, and level I no more."""
    slots = {"I-1": slot("T1-01"), "II-F": slot("T2-05")}
    player = {"colonies": [{"system": "SA-05"}]}
    scene = owner("T3-01", 4, 1, slots=slots, player=player).play("go:T3-01/a/1", "slot:II-F")
    assert "T2-05" in scene.technologies()


# Lasting abilities


@shows("T2-14", "passive")
@pytest.mark.rule("BTS-18.28e")
def test_interstellar_information_network_pays_for_discovered_research() -> None:
    scene = owner("T2-14", 0, 1, slots={"I-1": slot("T1-01")}).play("go:research_1/1")
    assert outcome(scene) == {"ore": 1, "SOL": [2]}


@shows("T2-16", "passive")
def test_black_market_industries_trades_once_a_turn() -> None:
    scene = owner("T2-16", 3, 2)
    assert scene.options("ability") == ["ability:T2-16"]
    scene.play("ability:T2-16")
    assert scene.options() == ["buy_population", "sell_population", "recall:SOL/1"]
    scene.play("sell_population")
    assert (scene.ore(), scene.population(), scene.options("ability")) == (4, 1, [])


@shows("T3-00", "passive")
def test_transdimensional_ai_ignores_one_of_two_prerequisites() -> None:
    slots = {"I-1": slot("T1-01"), "II-B": slot("T2-05")}
    with_it = owner("T3-00", 2, 1, slots=slots).play("go:research_2/1")
    assert "slot:II-B" in with_it.options()
    without = owner("T3-07", 2, 1, slots=slots).play("go:research_2/1")
    assert "slot:II-B" not in without.options()


@shows("T3-10", "immediate")
def test_android_rights_movement_moves_the_two_rightmost_cubes() -> None:
    scene = learned("T3-10")
    columns = scene.supply()[:]
    scene.play("column:A", "column:C")
    moved = [now - then for now, then in zip(scene.supply(), columns, strict=True)]
    assert moved == [1, 0, 1, 0, 0], "both had left column E before the question"


@shows("T3-10", "passive")
def test_android_rights_movement_pays_ore_for_a_cube() -> None:
    third = {"slots": {"II-A": slot("T2-13", (0,)), "III-1": slot("T3-07")}, "guilds": ["professors_guild"]}
    scene = owner("T3-10", 5, 1, **third).play("go:professors_guild/1")
    assert ("T3-07" in scene.technologies(), scene.ore(), scene.population()) == (True, 0, 0)
    assert "go:professors_guild/1" not in owner("T3-10", 4, 1, **third).options()


@shows("T3-11", "passive")
def test_subatomic_fabrication_takes_discs_from_either_track() -> None:
    scene = owner("T3-11", 0, 1, slots={"I-3": slot("T1-03")}).play("go:research_1/1")
    assert scene.options() == ["disc:food", "disc:ore"]
    scene.play("disc:ore")
    assert (scene.automation(), scene.tracks()) == (["ore"], (8, 7))


@shows("T3-14", "passive")
def test_wormhole_technology_reaches_everything_but_from_sol() -> None:
    scene = owner("T3-14", locations={"A1": at({0: [1]}, "SA-03", (0, "ore"))}).play("go:build_and_jump/1")
    targets = [text for text in scene.options("move") if text.startswith("move:A1")]
    assert targets == [f"move:A1/1/{place}" for place in ("SOL", "DS", "Y1", "Y2", "A2", "B1", "B2")]
    assert [text for text in scene.options("move") if text.startswith("move:SOL")] == ["move:SOL/1/A1", "move:SOL/1/A2"]


@shows("T4-02", "passive")
def test_galactic_hq_upgrades_for_ore_as_often_as_one_likes() -> None:
    scene = owner("T4-02", 2)
    scene.play("ability:T4-02", "ability:T4-02")
    assert (scene.ships("SOL"), scene.ore(), scene.options("ability")) == ([3], 0, [])


@shows("T4-06", "passive")
def test_mind_machine_assimilation_makes_population_for_ore() -> None:
    scene = owner("T4-06", 2)
    scene.play("ability:T4-06", "ability:T4-06")
    assert (scene.population(), scene.ore(), scene.options("ability")) == (2, 0, [])


@shows("T4-10", "passive")
def test_giga_corporations_replaces_star_discs() -> None:
    achievements = [{"achievement": "AC-01", "discs": [{"seat": 0, "disc": "star"}]}, {"achievement": "AC-02"}]
    scene = owner("T4-10", achievements=achievements)
    assert scene.options("replace") == ["replace:AC-01/food", "replace:AC-01/ore"]
    scene.play("replace:AC-01/ore")
    assert (scene.tracks(), scene.options("replace")) == ((8, 7), [])
