"""The action phase: pawn, spaces, costs, what may not be chosen (BTS-3, BTS-4, BTS-8)."""

import pytest

from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot


@pytest.mark.rule("BTS-3.1", "BTS-3.2", "BTS-4.1", "BTS-8.4")
def test_a_turn_goes_through_three_phases_and_then_clockwise() -> None:
    scene = Scene(seats=3, order=[1, 2, 0], active=1, players=[{}, {"ore": 1, "population": 1}])
    scene.play("go:grow_and_mine")
    assert (scene.ore(1), scene.population(1)) == (2, 2)
    assert scene.options() == ["grow", "produce", "trade"]
    scene.play("produce")
    assert (scene.waiting, scene.state.round) == (2, 1)
    scene.play("go:grow_and_mine", "produce", "go:grow_and_mine", "produce")
    assert (scene.waiting, scene.state.round) == (1, 2)


@pytest.mark.rule("BTS-3.4")
def test_nobody_else_may_act_during_a_turn() -> None:
    scene = Scene(seats=3)
    assert scene.table.waiting == [0]
    assert [scene.table.options(seat) for seat in (1, 2)] == [[], []]


@pytest.mark.rule("BTS-3.3", "BTS-4.4", "BTS-8.6")
def test_the_bottom_row_is_always_there_even_without_supply_and_where_one_stands() -> None:
    players = [{"population": 19, "pawn": "grow_and_mine"}, {"pawn": "grow_and_mine"}]
    scene = Scene(players=players, locations={"SOL": at({0: [1]})})
    assert scene.supply() == [0, 0, 0, 0, 0]
    scene.play("go:grow_and_mine")
    assert (scene.ore(), scene.population()) == (1, 19)


@pytest.mark.rule("BTS-4.2", "BTS-4.3", "BTS-8.1")
def test_occupied_spaces_and_the_own_space_cannot_be_chosen() -> None:
    players = [{"population": 1, "ore": 9, "pawn": "research_1/1"}, {"pawn": "research_1/3"}]
    scene = Scene(seats=4, players=players)
    assert scene.options("go")[:2] == ["go:research_1/2", "go:research_1/4"]
    assert scene.why_not("go:research_1/1").id == "no-own-space"
    assert scene.why_not("go:research_1/3").id == "no-occupied"


@pytest.mark.rule("BTS-8.1", "BTS-8.2", "BTS-8.3", "BTS-2.12")
@pytest.mark.parametrize(("seats", "first", "second"), [(2, 2, 2), (3, 3, 3), (4, 4, 4)])
def test_rows_have_as_many_spaces_as_the_number_of_players_says(seats: int, first: int, second: int) -> None:
    slots = {"I-1": slot("T1-01", (0,))}
    scene = Scene(seats=seats, players=[{"ore": 9, "population": 3}], slots=slots, locations={"SOL": at({0: [1]})})
    assert len([text for text in scene.options("go") if "research_1" in text]) == first
    assert len([text for text in scene.options("go") if "research_2" in text]) == second
    assert len([text for text in scene.options("go") if "build_and_jump" in text]) == 2


@pytest.mark.rule("BTS-4.14", "BTS-8.5")
@pytest.mark.parametrize(
    ("seats", "space", "paid"),
    [
        (4, "research_1/4", 1), (4, "research_1/3", 0), (4, "research_2/4", 3), (4, "research_2/3", 2),
        (3, "research_1/3", 1), (3, "research_2/3", 3), (2, "research_1/2", 0), (2, "research_2/2", 3),
        (2, "research_2/1", 2),
    ],
)  # fmt: skip
def test_marked_spaces_cost_one_ore_more(seats: int, space: str, paid: int) -> None:
    slots = {"I-1": slot("T1-03", (0,)), "II-A": slot("T2-11"), "I-2": slot("T1-02")}
    scene = Scene(seats=seats, players=[{"ore": 5, "population": 2}], slots=slots)
    scene.play(f"go:{space}")
    if scene.options("slot"):
        scene.play(scene.options("slot")[0])
    assert scene.ore() == 5 - paid


@pytest.mark.rule("BTS-4.5", "BTS-4.8")
def test_spaces_of_a_technology_need_a_cube_beside_it() -> None:
    slots = {"I-1": slot("T1-01", (1,)), "I-3": slot("T1-03", (0,))}
    scene = Scene(players=[{"ore": 5, "population": 2}], slots=slots)
    assert scene.why_not("go:T1-01/a/1").id == "no-access"
    assert not [text for text in scene.options() if "T1-03" in text]
    scene.play("go:grow_and_mine", "produce")
    assert scene.waiting == 1
    assert not [text for text in scene.options() if "T1-01" in text], "seat 1 has neither ore nor population"
    rich = Scene(players=[{"ore": 5, "population": 2}], slots={"I-1": slot("T1-01", (0,))})
    assert "go:T1-01/a/1" in rich.options()


@pytest.mark.rule("BTS-4.6", "BTS-8.15", "BTS-2.11")
def test_guilds_need_no_research_but_must_be_open() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-01", (0,)), "III-1": slot("T3-02")}
    closed = Scene(players=[{"ore": 9, "population": 3}], slots=slots)
    assert closed.why_not("go:professors_guild/1").id == "no-access"
    opened = Scene(players=[{"ore": 9, "population": 3}], slots=slots, guilds=["professors_guild"])
    assert "go:professors_guild/2" in opened.options()


@pytest.mark.rule("BTS-4.7", "BTS-17.3")
def test_only_the_owner_may_use_a_private_technology() -> None:
    scene = Scene(players=[{"private": ["T2-10"]}], locations={"SOL": at({0: [1], 1: [1]})})
    scene.play("go:T2-10/a/1")
    assert (scene.ore(), scene.population()) == (2, 1)
    scene.play("produce")
    assert scene.why_not("go:T2-10/a/1").id == "no-access"


@pytest.mark.rule("BTS-4.9", "BTS-8.2")
def test_an_action_must_be_paid_completely() -> None:
    scene = Scene(players=[{"ore": 1, "population": 2}], slots=LEVEL_ONE)
    assert scene.why_not("go:research_2/1").args == {"ore": 2, "has": 1}
    poor = Scene(players=[{"ore": 4, "population": 0}], slots=LEVEL_ONE, guilds=["professors_guild"])
    assert poor.why_not("go:professors_guild/1").id == "no-population"


@pytest.mark.rule("BTS-4.10", "BTS-10.21", "BTS-14.12")
def test_an_action_whose_mandatory_part_is_impossible_cannot_be_chosen() -> None:
    scene = Scene(players=[{"ore": 9, "population": 0}], slots=LEVEL_ONE)
    assert scene.why_not("go:research_2/1").id == "no-effect-possible", "no population to use"
    assert scene.why_not("go:T1-01/a/1").id == "no-effect-possible"
    assert scene.why_not("go:T1-02/a/1").id == "no-effect-possible", "no system to colonize"
    all_four = Scene(players=[{"population": 3}], slots=LEVEL_ONE)
    assert all_four.why_not("go:research_1/1").id == "no-effect-possible", "no slot left"


@pytest.mark.rule("BTS-4.11", "BTS-8.7", "BTS-8.3")
def test_row_three_must_build_or_move() -> None:
    nothing = {"SOL": at({1: [1]})}
    scene = Scene(players=[{"population": 0, "private": ["T2-10"]}], locations=nothing)
    assert scene.why_not("go:build_and_jump/1").id == "no-change"
    builder = Scene(players=[{"population": 1}], locations=nothing)
    builder.play("go:build_and_jump/1")
    assert builder.ships("SOL") == [1], "not building would change nothing, so it is not asked"
    mover = Scene(players=[{"population": 0}], locations={"SOL": at({0: [1]})})
    mover.play("go:build_and_jump/1")
    assert "stop" not in mover.options()
    mover.play("move:SOL/1/A1")
    assert "stop" in mover.options()


@pytest.mark.rule("BTS-4.11a")
def test_going_forth_and_back_and_swapping_equal_ships_changes_nothing() -> None:
    scene = Scene(locations={"SOL": at({0: [1]})})
    scene.play("go:build_and_jump/1", "move:SOL/1/A1")
    assert "move:A1/1/SOL" not in scene.options()
    assert "move:A1/1/Y1" in scene.options()
    swap = Scene(locations={"SOL": at({0: [1]}), "A1": at({0: [1]}, "SA-01", (0, "food"))})
    swap.play("go:build_and_jump/1", "move:SOL/1/A1")
    assert "move:A1/1/SOL" not in swap.options()
    unequal = Scene(locations={"SOL": at({0: [1]}), "A1": at({0: [2]}, "SA-01", (0, "food"))})
    unequal.play("go:build_and_jump/1", "move:SOL/1/A1")
    assert "move:A1/2/SOL" in unequal.options()
    assert "move:A1/1/SOL" not in unequal.options()


@pytest.mark.rule("BTS-4.12")
def test_an_action_with_a_resource_may_be_used_for_the_resource_alone() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "II-A": slot("T2-12", (0,))}
    scene = Scene(slots=slots, locations={"SOL": at({0: [1]})})
    scene.play("go:T2-12/a/1", "stop")
    assert (scene.ore(), scene.ships("SOL")) == (2, [1])
    jump = Scene(slots={"I-1": slot("T1-01", (0,)), "II-A": slot("T2-13", (0,))}, locations={"SOL": at({0: [1]})})
    jump.play("go:T2-13/a/1")
    assert "stop" not in jump.options()


@pytest.mark.rule("BTS-4.13", "BTS-9.7", "BTS-8.9")
def test_the_cost_is_paid_before_the_effect_and_research_comes_on_top() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-01", (0,)), "III-1": slot("T3-02")}
    scene = Scene(players=[{"ore": 4, "population": 1}], slots=slots, guilds=["professors_guild"])
    assert scene.why_not("go:professors_guild/1").id == "no-effect-possible", "2 population needed in all"
    enough = Scene(players=[{"ore": 4, "population": 2}], slots=slots, guilds=["professors_guild"])
    enough.play("go:professors_guild/1")
    assert (enough.ore(), "T3-02" in enough.technologies()) == (0, True)


@pytest.mark.rule("BTS-4.15")
def test_a_technology_opens_its_spaces_from_the_next_turn_on() -> None:
    scene = Scene(players=[{"ore": 9, "population": 5}], slots={"I-1": slot("T1-01"), "I-2": slot("T1-02", (0,))})
    scene.play("go:research_1/1", "slot:I-1")
    assert scene.options() == ["grow", "produce", "trade"]
    scene.play("produce", "go:grow_and_mine", "produce")
    assert "go:T1-01/a/1" in scene.options()


@pytest.mark.rule("BTS-4.16", "BTS-18.12", "BTS-4.17")
def test_free_abilities_before_and_after_the_action() -> None:
    players = [{"ore": 3, "population": 0, "private": ["T2-16"]}]
    scene = Scene(players=players, slots={"I-1": slot("T1-01", (0,)), "I-2": slot("T1-02", (0,))})
    assert "go:research_1/1" not in scene.options(), "it does not look ahead to the ability"
    scene.play("ability:T2-16", "buy_population")
    assert "go:research_1/1" in scene.options()
    after = Scene(players=players, slots={"I-1": slot("T1-01", (0,))})
    after.play("go:grow_and_mine")
    assert "ability:T2-16" in after.options()
    after.play("ability:T2-16", "buy_population")
    assert (after.ore(), after.population()) == (1, 2)
    assert after.options() == ["grow", "produce", "trade"], "once on each turn"


@pytest.mark.rule("BTS-4.18", "BTS-18.24")
def test_things_gained_in_an_earlier_step_may_pay_for_a_later_one() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-11"), "III-1": slot("T3-08", (0,))}
    scene = Scene(players=[{"ore": 3, "population": 0}], slots=slots)
    scene.play("go:T3-08/a/1", "slot:II-A")
    assert (scene.ore(), "T2-11" in scene.technologies()) == (0, True)


@pytest.mark.rule("BTS-4.19")
def test_the_pawn_stays_until_its_owner_moves_it() -> None:
    scene = Scene(seats=2, players=[{"population": 2}, {"population": 2}])
    scene.play("go:research_1/1", "slot:I-4", "produce")
    assert "go:research_1/1" not in scene.options()
    scene.play("go:research_1/2", "slot:I-4", "produce")
    assert [text for text in scene.options() if "research_1" in text] == []


@pytest.mark.rule("BTS-4.20", "BTS-18.25")
def test_the_last_population_may_not_replace_missing_supply_before_research() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-01", (0,)), "III-1": slot("T3-02"), "III-2": slot("T3-04", (0,))}
    locations = {"SOL": at({0: [1] * 13})}
    scene = Scene(players=[{"ore": 4, "population": 1}], slots=slots, locations=locations)
    assert sum(scene.supply()) == 0
    scene.play("go:T3-04/a/1")
    assert scene.ships("DS") == []
    assert "T3-02" in scene.technologies()
    two = Scene(players=[{"ore": 4, "population": 2}], slots=slots, locations={"SOL": at({0: [1] * 12})})
    two.play("go:T3-04/a/1")
    assert two.options() == ["build:DS/2", "skip"]


@pytest.mark.rule("BTS-4.22")
def test_an_option_is_paid_when_it_is_chosen() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-09", (0,)), "II-C": slot("T2-11")}
    scene = Scene(players=[{"ore": 2, "population": 1}], slots=slots)
    scene.play("go:T2-09/a/1")
    assert scene.options() == ["choose:0", "choose:1"], "option C costs 3 ore"
    rich = Scene(players=[{"ore": 3, "population": 1}], slots=slots)
    rich.play("go:T2-09/a/1")
    assert (rich.ore(), rich.options()) == (3, ["choose:0", "choose:1", "choose:2"])
    rich.play("choose:2")
    assert rich.ore() == 0


@pytest.mark.rule("BTS-4.22", "BTS-4.11")
def test_an_option_that_changes_nothing_does_not_close_the_others() -> None:
    """Without supply option A of Mass Cloning does nothing; option B still gives ore."""
    slots = {**LEVEL_ONE, "II-A": slot("T2-09", (0,))}
    scene = Scene(players=[{"population": 10}], slots=slots, locations={"SOL": at({0: [1] * 5})})
    assert sum(scene.supply()) == 0
    scene.play("go:T2-09/a/1")
    assert (scene.ore(), scene.population()) == (2, 10), "option B is the only one that can be chosen"


@pytest.mark.rule("BTS-8.8")
def test_the_terraforming_guild_colonizes() -> None:
    locations = {"A1": at({0: [3]}, "SA-03", (0, "ore"))}
    scene = Scene(players=[{"ore": 4, "population": 1}], locations=locations, guilds=["terraforming_guild"])
    scene.play("go:terraforming_guild/1")
    assert (scene.colonies(), scene.ore(), scene.population()) == (["SA-03"], 0, 0)


@pytest.mark.rule("BTS-8.10", "BTS-8.11", "BTS-8.12")
def test_the_technocrats_research_and_then_carry_out_a_row() -> None:
    slots = {"I-1": slot("T1-03", (0,)), "I-2": slot("T1-04", (0,)), "II-A": slot("T2-11")}
    players = [{"ore": 2, "population": 2}, {"pawn": "research_2/1"}]
    scene = Scene(players=players, slots=slots, guilds=["technocrats_guild"])
    scene.play("go:technocrats_guild/1", "slot:I-3", "row:research_2", "slot:II-A")
    assert (scene.ore(), scene.state.players[0].pawn) == (0, scene.state.players[0].pawn)
    assert "T2-11" in scene.technologies()
    done = Scene(players=[{"population": 2}], slots=LEVEL_ONE, guilds=["technocrats_guild"])
    assert done.why_not("go:technocrats_guild/1").id == "no-effect-possible"


@pytest.mark.rule("BTS-8.13")
def test_the_innovators_need_three_population() -> None:
    slots = {**LEVEL_ONE, "III-3": slot("T3-02", (0,)), "III-4": slot("T3-05", (0,)), "IIII-2": slot("T4-07")}
    scene = Scene(players=[{"ore": 6, "population": 2}], slots=slots, guilds=["innovators_guild"])
    assert scene.why_not("go:innovators_guild/1").id == "no-effect-possible"
    enough = Scene(players=[{"ore": 6, "population": 3}], slots=slots, guilds=["innovators_guild"])
    enough.play("go:innovators_guild/2")
    assert "T4-07" in enough.technologies()
