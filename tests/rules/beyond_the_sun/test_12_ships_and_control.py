"""Ships, jumps, control and colonization (BTS-12, BTS-13, BTS-14, BTS-15)."""

import pytest

from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot

TERRAFORMING = {"I-2": slot("T1-02", (0,))}


@pytest.mark.rule("BTS-12.1", "BTS-12.2")
def test_ships_are_built_in_sol_or_in_a_controlled_shipyard() -> None:
    locations = {"Y1": at(outpost=(0, "food")), "Y2": at(outpost=(1, "ore"))}
    scene = Scene(players=[{"ore": 1, "population": 1}], slots={"I-1": slot("T1-01", (0,))}, locations=locations)
    scene.play("go:T1-01/a/1")
    assert scene.options() == ["build:SOL/2", "build:Y1/2"]
    scene.play("build:Y1/2")
    assert scene.ships("Y1") == [2]


@pytest.mark.rule("BTS-12.2a", "BTS-12.2", "BTS-18.28a")
def test_two_cubes_become_two_ships() -> None:
    slots = {**LEVEL_ONE, "III-3": slot("T3-03", (0,)), "III-4": slot("T3-05", (0,)), "IIII-2": slot("T4-08")}
    locations = {"Y1": at(outpost=(0, "food"))}
    scene = Scene(players=[{"ore": 7, "population": 1}], slots=slots, locations=locations)
    scene.play("go:T3-03/a/1", "build:SOL/3", "build:Y1/3")
    assert (scene.ships("SOL"), scene.ships("Y1")) == ([1, 3], [3])


@pytest.mark.rule("BTS-12.3")
def test_deep_space_and_nowhere_else() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "II-A": slot("T2-07")}
    scene = Scene(players=[{"ore": 2, "population": 1}], slots=slots)
    scene.play("go:research_2/1")
    assert scene.ships("DS") == [1]


@pytest.mark.rule("BTS-12.4", "BTS-12.5")
def test_control_is_checked_after_building() -> None:
    """The builder controls the shipyard without ships; a rival with more power keeps nothing from him."""
    locations = {"Y1": at({}, outpost=(0, "food"))}
    scene = Scene(players=[{"ore": 1, "population": 1}], slots={"I-1": slot("T1-01", (0,))}, locations=locations)
    scene.play("go:T1-01/a/1", "build:Y1/2")
    assert scene.outpost("Y1") == (0, "food")


@pytest.mark.rule("BTS-12.5", "BTS-9.4")
@pytest.mark.parametrize(
    ("supply", "population", "plays", "controller"),
    [
        (2, 0, ["build:SOL/1", "build:SOL/1"], 1),
        (1, 1, ["build:SOL/1", "skip"], 1),
        (1, 0, ["build:SOL/1"], 1),  # no cube is left for the second ship
        (0, 1, ["skip"], 0),  # nothing was built
    ],
)
def test_a_stronger_rival_takes_a_shipyard_when_ships_were_built(
    supply: int, population: int, plays: list[str], controller: int
) -> None:
    steps = [{"op": "gain_ore", "n": 1}, {"op": "build", "from": "supply", "level": 1, "n": 2, "at": "shipyard"}]
    actions = [{"id": "a", "spaces": 1, "cost": {}, "steps": steps}]
    # The other cubes are out of the game, on the Museum.
    player = {"supply": [supply, 0, 0, 0, 0], "population": population, "donated": [18 - supply - population, 0, 0, 0]}
    scene = Scene(
        players=[player],
        slots={"I-3": slot("T1-03", (0,))},
        locations={"Y1": at({1: [2]}, outpost=(0, "food"))},
        pack={"game": "beyond-the-sun", "components": {"T1-03": {"actions": actions}}},
    )
    scene.play("go:T1-03/a/1", *plays)
    assert (scene.controller("Y1"), scene.topic()) == (controller, "production")


@pytest.mark.rule("BTS-12.6", "BTS-12.7", "BTS-12.8", "BTS-15.4")
def test_upgrades() -> None:
    one = Scene(slots={"I-1": slot("T1-01")}, players=[{"population": 1}], locations={"SOL": at({0: [1, 3, 4]})})
    one.play("go:research_1/1", "slot:I-1")
    assert one.options() == ["upgrade:SOL/1", "upgrade:SOL/3"], "mandatory, and not for level 4"
    one.play("upgrade:SOL/3")
    assert one.ships("SOL") == [1, 4, 4]
    full = Scene(slots={"I-1": slot("T1-01")}, players=[{"population": 1}], locations={"SOL": at({0: [4]})})
    full.play("go:research_1/1", "slot:I-1")
    assert full.ships("SOL") == [4]


@pytest.mark.rule("BTS-12.7", "BTS-18.26")
def test_up_to_two_ships_and_free_levels() -> None:
    slots = {**LEVEL_ONE, "III-1": slot("T3-13", (0,))}
    scene = Scene(slots=slots, locations={"SOL": at({0: [1, 1, 2]})})
    scene.play("go:T3-13/a/1", "upgrade:SOL/1")
    assert scene.options() == ["upgrade:SOL/1", "upgrade:SOL/2", "stop"]
    scene.play("upgrade:SOL/2")
    assert scene.ships("SOL") == [1, 2, 3]
    assert scene.topic() == "move-ships"
    free = Scene(
        players=[{"ore": 5, "population": 1}],
        slots={**LEVEL_ONE, "II-A": slot("T2-01", (0,)), "III-1": slot("T3-13")},
        locations={"SOL": at({0: [1, 3]})},
    )
    free.play("go:T2-01/a/1", "upgrade:SOL/1")
    assert free.options() == ["upgrade:SOL/2", "upgrade:SOL/3"], "all that can be used"
    free.play("upgrade:SOL/2")
    assert free.ships("SOL") == [3, 4]


@pytest.mark.rule("BTS-12.9", "BTS-13.24")
def test_control_is_checked_after_the_upgrade_and_again_after_the_jump() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "II-A": slot("T2-07", (0,))}
    locations = {"Y1": at({0: [2], 1: [2]}, outpost=(1, "food")), "SOL": at({1: [1]})}
    scene = Scene(slots=slots, locations=locations)
    scene.play("go:T2-07/a/1")
    assert scene.controller("Y1") == 0
    scene.play("move:Y1/3/A1", "stop")
    assert (scene.controller("A1"), scene.controller("Y1")) == (0, 1)


@pytest.mark.rule("BTS-12.9")
def test_control_is_checked_when_the_second_upgrade_is_left_out() -> None:
    slots = {**LEVEL_ONE, "III-1": slot("T3-13", (0,))}
    locations = {"Y1": at({0: [2], 1: [2]}, outpost=(1, "food")), "SOL": at({0: [1]})}
    scene = Scene(slots=slots, locations=locations)
    scene.play("go:T3-13/a/1", "upgrade:Y1/2", "stop")
    assert scene.topic() == "move-ships", "the action goes on with its jump"
    assert scene.controller("Y1") == 0


@pytest.mark.rule("BTS-12.10")
def test_any_number_of_ships_may_be_in_a_location() -> None:
    scene = Scene(locations={"SOL": at({0: [1] * 10, 1: [1] * 10})})
    assert len(scene.ships("SOL")) == 10


@pytest.mark.rule("BTS-13.1", "BTS-13.2", "BTS-15.3")
def test_points_are_split_at_will_and_may_be_left() -> None:
    scene = Scene(locations={"SOL": at({0: [1, 2], 1: [1]})})
    scene.play("go:build_and_jump/1")
    assert scene.options() == ["move:SOL/1/A1", "move:SOL/1/A2", "move:SOL/2/A1", "move:SOL/2/A2"]
    scene.play("move:SOL/1/A1", "move:SOL/2/A2")
    assert (scene.ships("A1"), scene.ships("A2")) == ([1], [2])
    stopped = Scene(locations={"SOL": at({0: [1], 1: [1]})})
    stopped.play("go:build_and_jump/1", "move:SOL/1/A1", "stop")
    assert stopped.ships("A1") == [1]


@pytest.mark.rule("BTS-13.3", "BTS-13.4", "BTS-13.5")
def test_moves_of_a_jump_are_simultaneous() -> None:
    """Passing through Barnard's Star gives neither control nor its bonus."""
    scene = Scene()
    scene.play("go:build_and_jump/1", "move:SOL/1/A1")
    assert scene.controller("A1") == -1
    scene.play("move:A1/1/Y1")
    assert (scene.controller("A1"), scene.controller("Y1"), scene.population()) == (-1, 0, 0)


@pytest.mark.rule("BTS-13.6")
def test_sol_and_deep_space_cannot_be_controlled() -> None:
    scene = Scene(locations={"SOL": at({0: [1, 4]}), "DS": at({0: [4]})})
    scene.play("go:build_and_jump/1", "move:SOL/1/A1", "stop")
    assert (scene.controller("SOL"), scene.controller("DS")) == (-1, -1)


def moved_to_y1(mine: int, others: dict[int, list[int]], outpost: tuple[int, str] | None) -> Scene:
    """Seat 0 moves a ship of this level to Y1."""
    locations = {"A1": at({0: [mine]}, "SA-03"), "SOL": at({1: [1], 2: [1]}), "Y1": at(others, outpost=outpost)}
    scene = Scene(seats=3, locations=locations)
    scene.play("go:build_and_jump/1", f"move:A1/{mine}/Y1", "stop")
    return scene


@pytest.mark.rule("BTS-13.8")
def test_a_location_without_controller() -> None:
    assert moved_to_y1(2, {}, None).controller("Y1") == 0
    assert moved_to_y1(2, {1: [1]}, None).controller("Y1") == 0
    assert moved_to_y1(2, {1: [2]}, None).controller("Y1") == -1


@pytest.mark.rule("BTS-13.9", "BTS-13.13")
def test_the_controller_keeps_control_in_a_tie() -> None:
    assert moved_to_y1(2, {1: [1, 1]}, (1, "food")).controller("Y1") == 1


@pytest.mark.rule("BTS-13.10", "BTS-13.17", "BTS-11.7")
def test_a_stronger_faction_takes_control() -> None:
    scene = moved_to_y1(3, {1: [2]}, (1, "food"))
    assert scene.outpost("Y1") == (0, "food")
    assert (scene.tracks(0), scene.tracks(1)) == ((7, 8), (8, 8))


@pytest.mark.rule("BTS-13.11")
def test_with_two_stronger_factions_nobody_has_control() -> None:
    assert moved_to_y1(3, {1: [2], 2: [3]}, (1, "food")).controller("Y1") == -1


@pytest.mark.rule("BTS-13.7", "BTS-13.19")
def test_control_changes_on_anybodys_turn_with_its_bonus() -> None:
    """Seat 0 leaves Barnard's Star; seat 1, who stays there, takes control and its bonus."""
    locations = {"A1": at({0: [2], 1: [1]}, "SA-01", (0, "food")), "SOL": at({2: [1]})}
    scene = Scene(seats=3, locations=locations)
    scene.play("go:build_and_jump/1", "move:A1/2/Y1", "stop")
    assert scene.outpost("A1") == (1, "food")
    assert (scene.population(1), scene.population(0)) == (1, 0)


@pytest.mark.rule("BTS-13.14", "BTS-13.15", "BTS-13.16")
def test_the_disc_matches_the_symbol() -> None:
    two = Scene(locations={"A1": at({}, "SA-04")})
    two.play("go:build_and_jump/1", "move:SOL/1/A1", "stop")
    assert two.options() == ["outpost:A1/food", "outpost:A1/ore"]
    two.play("outpost:A1/ore")
    assert two.tracks() == (8, 7)
    one_left = Scene(players=[{"automation": ["ore"] * 8}], locations={"A1": at({}, "SA-04")})
    one_left.play("go:build_and_jump/1", "move:SOL/1/A1", "stop")
    assert one_left.outpost("A1") == (0, "food")
    none = Scene(players=[{"automation": ["ore"] * 8}], locations={"A1": at({}, "SA-02")})
    none.play("go:build_and_jump/1", "move:SOL/1/A1", "stop")
    assert none.outpost("A1") == (0, "star")


@pytest.mark.rule("BTS-13.18")
def test_lost_discs_return_before_new_ones_are_placed() -> None:
    """Seat 1's only food disc is on Y1, which it loses; it comes back in time for Barnard's Star."""
    players = [{}, {"automation": ["food"] * 7}]
    locations = {
        "Y1": at({1: [1]}, outpost=(1, "food")),
        "A1": at({0: [2], 1: [1]}, "SA-01", (0, "food")),
        "SOL": at({}),
    }
    scene = Scene(players=players, locations=locations)
    scene.play("go:build_and_jump/1", "move:A1/2/Y1", "stop")
    assert scene.outpost("Y1") == (0, "food")
    assert scene.outpost("A1") == (1, "food")


@pytest.mark.rule("BTS-13.20", "BTS-13.22")
def test_several_bonuses_in_any_order() -> None:
    locations = {"SOL": at({0: [1, 1], 1: [1]}), "A1": at({}, "SA-01"), "A2": at({}, "SA-02")}
    scene = Scene(locations=locations)
    scene.play("go:build_and_jump/1", "move:SOL/1/A1", "move:SOL/1/A2")
    assert scene.options() == ["bonus:A1", "bonus:A2"]
    scene.play("bonus:A2")
    assert (scene.ore(), scene.population()) == (1, 1)


@pytest.mark.rule("BTS-13.21")
def test_no_bonus_for_keeping_control() -> None:
    locations = {"A1": at({0: [1]}, "SA-02", (0, "ore")), "SOL": at({0: [1], 1: [1]})}
    scene = Scene(locations=locations)
    scene.play("go:build_and_jump/1", "move:SOL/1/A1", "stop")
    assert scene.ore() == 0


@pytest.mark.rule("BTS-13.22", "BTS-21.4", "BTS-19.8")
def test_a_bonus_that_jumps_causes_a_new_check_and_the_same_bonus_comes_once_per_chain() -> None:
    """Ross 128 gives a jump of 1; the next location gives its own bonus, but Ross 128 not a second time."""
    locations = {"A1": at({}, "SA-09"), "SOL": at({0: [1, 1], 1: [1]})}
    scene = Scene(locations=locations)
    scene.play("go:build_and_jump/1", "move:SOL/1/A1", "stop", "outpost:A1/ore")
    assert scene.topic() == "move-ships"
    scene.play("move:SOL/1/A1")
    assert (scene.controller("A1"), scene.topic()) == (0, "production")
    assert scene.state.chain == []


@pytest.mark.rule("BTS-13.25")
def test_an_empty_slot_stays_a_location() -> None:
    systems = [f"S{deck}-{i:02}" for deck in "AB" for i in range(1, 13)]
    colonies = [{"system": id} for id in systems if id not in ("SA-02", "SB-11", "SB-12")]
    locations = {"A1": at({}), "A2": at({}, "SA-02"), "B1": at({}, "SB-11"), "B2": at({}, "SB-12")}
    scene = Scene(players=[{}, {"colonies": colonies}], locations=locations, system_decks={"A": [], "B": []})
    scene.play("go:build_and_jump/1", "move:SOL/1/A1", "stop")
    assert (scene.ships("A1"), scene.controller("A1")) == ([1], -1)


# Colonization


@pytest.mark.rule("BTS-14.1", "BTS-14.2")
def test_control_and_power_are_needed() -> None:
    players = [{"ore": 5}]
    controlled = {"A1": at({0: [3], 1: [3]}, "SA-01", (0, "food"))}
    scene = Scene(players=players, slots=TERRAFORMING, locations=controlled)
    assert "go:T1-02/a/1" in scene.options()
    weak = {"A1": at({0: [2]}, "SA-01", (0, "food"))}
    assert Scene(players=players, slots=TERRAFORMING, locations=weak).why_not("go:T1-02/a/1").id == "no-effect-possible"
    theirs = {"A1": at({0: [3], 1: [3]}, "SA-01", (1, "food"))}
    assert (
        Scene(players=players, slots=TERRAFORMING, locations=theirs).why_not("go:T1-02/a/1").id == "no-effect-possible"
    )


@pytest.mark.rule("BTS-14.3", "BTS-14.4", "BTS-14.5", "BTS-14.6", "BTS-14.8", "BTS-14.9", "BTS-14.14", "BTS-14.11")
def test_the_six_steps() -> None:
    locations = {"A1": at({0: [2, 2, 1], 1: [1]}, "SA-01", (0, "food")), "SOL": at({1: [1]})}
    scene = Scene(players=[{"ore": 5}], slots=TERRAFORMING, locations=locations)
    scene.play("go:T1-02/a/1", "return:2")
    assert "stop" not in scene.options()
    scene.play("return:2", "stop")
    assert (scene.colonies(), scene.ships("DS"), scene.ships("DS", 1)) == (["SA-01"], [1], [1])
    assert scene.system("A1") == "SA-03", "SA-02 lies in A2, so SA-03 is on top of deck A"
    assert (scene.controller("A1"), scene.tracks()) == (-1, (6, 8))
    assert (scene.ore(), scene.population()) == (2, 1)


@pytest.mark.rule("BTS-14.6", "BTS-14.7")
def test_nobody_sees_the_next_system_before_it_lies_there() -> None:
    locations = {"A1": at({0: [2, 2, 1], 1: [1]}, "SA-01", (0, "food")), "SOL": at({1: [1]})}
    scene = Scene(players=[{"ore": 5}], slots=TERRAFORMING, locations=locations)
    scene.play("go:T1-02/a/1", "return:2", "return:2")
    assert scene.table.preview(0, "stop").final == "reveal"
    scene.play("stop")
    assert scene.table.undoable(0) == 0


@pytest.mark.rule("BTS-14.3")
def test_more_power_than_required_may_be_returned() -> None:
    locations = {"A1": at({0: [4]}, "SA-01", (0, "food")), "SOL": at({1: [1]})}
    scene = Scene(players=[{"ore": 5}], slots=TERRAFORMING, locations=locations)
    scene.play("go:T1-02/a/1")
    assert (scene.colonies(), scene.ships("A1"), scene.ships("DS")) == (["SA-01"], [], [])
    choice = {"A1": at({0: [3, 1]}, "SA-01", (0, "food")), "SOL": at({1: [1]})}
    both = Scene(players=[{"ore": 5}], slots=TERRAFORMING, locations=choice)
    both.play("go:T1-02/a/1", "return:3", "return:1")
    assert (both.colonies(), both.ships("DS")) == (["SA-01"], [])


@pytest.mark.rule("BTS-14.7")
def test_the_other_deck_when_one_is_empty() -> None:
    deck_a = [f"SA-{i:02}" for i in range(1, 13)]
    locations = {"A1": at({0: [3]}, "SA-01", (0, "food")), "A2": at({}, "SA-02")}
    players = [{"ore": 5}, {"colonies": [{"system": id} for id in deck_a[2:]]}]
    scene = Scene(players=players, slots=TERRAFORMING, locations=locations)
    scene.play("go:T1-02/a/1")
    assert scene.system("A1") == "SB-03"


@pytest.mark.rule("BTS-14.10")
def test_a_jump_of_the_bonus_may_enter_the_new_system() -> None:
    locations = {"A1": at({0: [4]}, "SA-07", (0, "ore")), "SOL": at({0: [1]})}
    scene = Scene(players=[{"ore": 5}], slots=TERRAFORMING, locations=locations)
    scene.play("go:T1-02/a/1")
    assert (scene.system("A1"), scene.ore()) == ("SA-01" if scene.system("A2") != "SA-01" else "SA-02", 2)
    scene.play("move:SOL/1/A1", "stop")
    assert scene.controller("A1") == 0


# Optional effects


@pytest.mark.rule("BTS-15.1", "BTS-15.2", "BTS-15.6", "BTS-18.1")
def test_modular_fleet_pays_only_for_what_it_builds() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "II-A": slot("T2-08", (0,))}
    scene = Scene(players=[{"ore": 5, "population": 3}], slots=slots)
    scene.play("go:T2-08/a/1", "skip", "use", "skip")
    assert (scene.ore(), scene.population(), scene.ships("SOL")) == (3, 2, [1, 2])
    assert scene.topic() == "move-ships"
    jump = Scene(players=[{"ore": 5, "population": 3}], slots=slots)
    jump.play("go:T2-08/a/1", "skip", "skip", "skip")
    assert "stop" not in jump.options()


@pytest.mark.rule("BTS-15.7", "BTS-4.21")
def test_a_bonus_that_is_impossible_is_skipped() -> None:
    """The jump of Terraforming needs a ship."""
    scene = Scene(players=[{"population": 1}], slots={"I-2": slot("T1-02")}, locations={"SOL": at({1: [1]})})
    scene.play("go:research_1/1", "slot:I-2")
    assert scene.topic() == "production"
