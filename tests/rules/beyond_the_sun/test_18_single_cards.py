"""Single cards, mats and the tableau (BTS-18, BTS-19, BTS-20)."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ecliptic.effects import hook_mismatches
from ecliptic.games.beyond_the_sun.components import printed
from ecliptic.games.beyond_the_sun.game import GAME
from ecliptic.games.beyond_the_sun.spaces import legal_spaces
from ecliptic.games.beyond_the_sun.words import HOOKS
from tests.rules.beyond_the_sun.cards.sheet import learned
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot

PRODUCTION = [{"frame": "take_turn", "seat": 0, "phase": 3}, {"frame": "production", "seat": 0}]
ADVANCED = {"mats": "advanced"}


@pytest.mark.rule("BTS-18.2", "BTS-18.3", "BTS-18.4", "BTS-18.5", "BTS-18.3b")
def test_quantum_data_exchange_copies_research() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-01", (1,)), "II-C": slot("T2-11"), "III-1": slot("T3-12", (0,))}
    players = [{"ore": 2, "population": 2}, {"pawn": "research_2/1"}]
    scene = Scene(players=players, slots=slots)
    scene.play("go:T3-12/a/1")
    pawn = scene.state.players[0].pawn
    assert scene.ore() == 0, "research_2 is the only action with research that can be paid"
    assert scene.options("slot")
    scene.play("slot:II-C")
    assert ("T2-11" in scene.technologies(), scene.state.players[0].pawn) == (True, pawn)


@pytest.mark.rule("BTS-18.3", "BTS-18.3a")
def test_a_copied_mass_cloning_must_research() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-09", (1,)), "III-1": slot("T3-12", (0,))}
    scene = Scene(players=[{"ore": 3, "population": 1}], slots=slots)
    scene.play("go:T3-12/a/1", "copy:T2-09/a")
    assert scene.ore() == 0
    assert scene.options("slot")


@pytest.mark.rule("BTS-18.2")
@pytest.mark.parametrize("guild", ["professors_guild", "technocrats_guild", "innovators_guild"])
def test_quantum_data_exchange_copies_open_guilds(guild: str) -> None:
    own = {"III-1": slot("T3-12", (0,)), "III-3": slot("T3-07", (0,)), "III-4": slot("T3-15", (0,))}
    slots = {**LEVEL_ONE, "I-4": slot("T1-04"), "II-A": slot("T2-11", (0,)), **own, "IIII-2": slot("T4-02")}
    slots["III-2"] = slot("T3-01")
    slots |= {id: slot(card, (0,)) for id, card in (("II-B", "T2-12"), ("II-C", "T2-13"), ("II-D", "T2-14"))}
    scene = Scene(players=[{"ore": 8, "population": 4}], slots=slots, guilds=[guild])
    scene.play("go:T3-12/a/1")
    assert [text for text in scene.options("copy") if "guild" in text] == [f"copy:{guild}"]


PUSHED = {"pawn": "build_and_jump/1"}


def colonized() -> Scene:
    """Seat 0 colonizes Ross 154."""
    locations = {"B1": at({0: [4, 1]}, "SB-03", (0, "ore"))}
    scene = Scene(players=[{"ore": 5}, PUSHED], slots={"I-2": slot("T1-02", (0,))}, locations=locations)
    return scene.play("go:T1-02/a/1", "return:4")


def taken_from_dyson_sphere() -> Scene:
    """Seat 0 takes Ross 154 from the Dyson Sphere."""
    linked = [{"event": "E3-04", "system": "SB-03"}]
    return Scene(players=[{"ore": 6, "population": 2}, PUSHED], linked=linked).play("go:E3-04/1")


def kept_by_the_ministry() -> Scene:
    """Seat 0 researches Ministry of Colonies and keeps Ross 154."""
    others = [{**PUSHED, "colonies": [{"system": f"SA-{i:02}"} for i in range(3, 13)]}]  # deck A is empty
    return learned("T4-04", others=others).play("keep:SB-03")


@pytest.mark.rule("BTS-18.8", "BTS-14.9", "BTS-16.9", "BTS-18.6a")
@pytest.mark.parametrize("gain", [colonized, taken_from_dyson_sphere, kept_by_the_ministry])
def test_ross_154_works_at_once_however_it_was_gained(gain: Callable[[], Scene]) -> None:
    scene = gain()
    assert scene.colonies() == ["SB-03"]
    assert "go:build_and_jump/1" in [action.text for action in legal_spaces(scene.state, 0)]


@pytest.mark.rule("BTS-18.8", "BTS-18.9")
def test_ross_154_pushes_a_pawn() -> None:
    players = [{"population": 2, "colonies": [{"system": "SB-03"}]}, {"pawn": "research_1/1"}]
    scene = Scene(players=players)
    scene.play("go:research_1/1")
    assert scene.state.players[1].pawn == -1
    told = [GAME.say(message, ["Anna", "Boris"], "en", 0) for _, message in scene.table.log(0)]
    assert "Boris's pawn is pushed aside." in told


@pytest.mark.rule("BTS-18.14", "BTS-18.3c")
def test_planetary_scale_research() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "III-1": slot("T3-01", (0,))}
    players = [{"ore": 4, "population": 1, "colonies": [{"system": "SA-05"}]}]
    scene = Scene(players=players, slots=slots)
    scene.play("go:T3-01/a/1")
    assert scene.options("card") != [], "X is exactly II, and II-A is the only slot"


@pytest.mark.rule("BTS-18.15", "BTS-4.9")
@pytest.mark.parametrize(("card", "space", "population"), [("T3-02", "a", 3), ("T3-07", "b", 2)])
def test_population_needed_in_all(card: str, space: str, population: int) -> None:
    slots = {**LEVEL_ONE, "III-3": slot("T3-00", (0,)), "III-4": slot("T3-05", (0,)), "III-1": slot(card, (0,))}
    go = f"go:{card}/{space}/1"
    assert go in Scene(players=[{"ore": 9, "population": population}], slots=slots).options()
    assert go not in Scene(players=[{"ore": 9, "population": population - 1}], slots=slots).options()


@pytest.mark.rule("BTS-18.16")
def test_android_rights_movement() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-01", (0,)), "III-1": slot("T3-02"), "III-5": slot("T3-10", (0,))}
    scene = Scene(players=[{"ore": 5, "population": 1}], slots=slots, guilds=["professors_guild"])
    scene.play("go:professors_guild/1")
    assert scene.ore() == 0, "one ore in place of the cube"
    choice = Scene(players=[{"ore": 5, "population": 2}], slots=slots, guilds=["professors_guild"])
    choice.play("go:professors_guild/1")
    assert choice.options() == ["pay:population", "pay:ore"]


@pytest.mark.rule("BTS-18.17")
def test_subatomic_fabrication() -> None:
    slots = {**LEVEL_ONE, "III-1": slot("T3-11", (0,))}
    scene = Scene(slots=slots, locations={"A1": at({}, "SA-03")})
    scene.play("go:build_and_jump/1", "move:SOL/1/A1", "stop")
    assert scene.options() == ["outpost:A1/food", "outpost:A1/ore"]


@pytest.mark.rule("BTS-18.18")
def test_wormhole_technology() -> None:
    slots = {**LEVEL_ONE, "III-1": slot("T3-14", (0,))}
    scene = Scene(slots=slots, locations={"A1": at({0: [2]}, "SA-03", (0, "ore"))})
    scene.play("go:build_and_jump/1")
    assert "move:A1/2/B2" in scene.options()
    assert "move:SOL/1/B2" not in scene.options()


@pytest.mark.rule("BTS-10.19", "BTS-18.18")
def test_wormholes_open_after_the_immediate_bonus_in_a_loaded_position_too() -> None:
    """A jump inside the bonus is bound to the links."""
    slots = {**LEVEL_ONE, "III-1": slot("T3-14", (0,))}
    learned = {"frame": "learned", "seat": 0, "technology": "T3-14"}
    jump = {"frame": "move_ships", "seat": 0, "points": 2, "moved": 0}
    act = {"frame": "act", "seat": 0, "action": 0, "before": [0, 0], "copied": 0}
    stack = [{"frame": "take_turn", "seat": 0, "phase": 1}, act, learned, jump]
    locations = {"A1": at({0: [2]}, "SA-03", (0, "ore"))}
    scene = Scene(slots=slots, locations=locations, stack=stack, players=[{"pawn": "grow_and_mine"}])
    assert "move:A1/2/B2" not in scene.options()
    scene.play("stop")
    assert any(scene.state.active), "now it works"


@pytest.mark.rule("BTS-18.19", "BTS-18.20")
def test_transdimensional_ai() -> None:
    slots = {"I-1": slot("T1-01", (0,)), "II-B": slot("T2-11"), "III-1": slot("T3-00", (0,))}
    scene = Scene(players=[{"ore": 2, "population": 1}], slots=slots)
    scene.play("go:research_2/1", "slot:II-B")
    assert "T2-11" in scene.technologies(), "one of two prerequisites is enough for a discovered slot"
    immediate = {"I-1": slot("T1-01", (0,)), "II-A": slot("T2-01", (0,)), "II-F": slot("T2-11"), "III-1": slot("T3-00")}
    taken = Scene(players=[{"ore": 5, "population": 1}], slots=immediate)
    taken.play("go:T2-01/a/1", "use", "slot:II-F")
    assert ("T2-11" in taken.technologies(), taken.population()) == (True, 0), "without its immediate bonus"


@pytest.mark.rule("BTS-18.21", "BTS-18.22", "BTS-18.22a", "BTS-4.20")
def test_stealth_terraformers() -> None:
    slots = {**LEVEL_ONE, "III-1": slot("T3-15", (0,))}
    locations = {"A1": at({1: [2]}, "SA-03"), "A2": at({}, "SA-01", (1, "food")), "SOL": at({0: [2], 1: [1]})}
    scene = Scene(players=[{"ore": 5, "population": 1}], slots=slots, locations=locations)
    scene.play("go:T3-15/a/1")
    assert scene.topic() == "production", "the only move and the only system are taken without a question"
    assert scene.colonies() == ["SA-03"], "tied with seat 1, so without control"
    assert scene.tracks() == (8, 5), "both discs are placed, and the bonus automates one"
    far = {"A1": at({}, "SA-03", (1, "ore")), "A2": at({}, "SA-01", (1, "food"))}
    none = Scene(players=[{"ore": 5, "population": 1}], slots=slots, locations=far)
    assert none.why_not("go:T3-15/a/1").id == "no-effect-possible"


FAR = {"A2": at({}, "SA-12", (1, "food")), "B1": at({}, "SB-05", (1, "ore")), "B2": at({}, "SB-06", (1, "food"))}


@pytest.mark.rule("BTS-18.21", "BTS-4.18", "BTS-4.20")
def test_the_bonus_of_the_jump_may_bring_what_stealth_terraformers_need() -> None:
    """Ross 128 requires 4: the jump brings 2 and 1, and its control bonus the third ship."""
    slots = {**LEVEL_ONE, "III-1": slot("T3-15", (0,))}
    players = [{"ore": 5, "population": 1}]
    locations = {**FAR, "A1": at({}, "SA-09"), "SOL": at({0: [2, 1, 1], 1: [1]})}
    scene = Scene(players=players, slots=slots, locations=locations)
    scene.play("go:T3-15/a/1")
    assert scene.options() == ["move:SOL/1/A1", "move:SOL/2/A1"], "to A2 the three ships would come too late"
    scene.play("move:SOL/2/A1")
    assert scene.ships("A1") == [1, 2], "the second ship has to follow"
    scene.play("outpost:A1/food")
    assert scene.ships("A1") == [1, 1, 2], "and the third one with the bonus"
    while scene.topic() == "return-ships":
        scene.play(scene.options()[0])
    assert scene.colonies() == ["SA-09"]
    weak = {**FAR, "A1": at({}, "SA-09"), "SOL": at({0: [1, 1, 1], 1: [1]})}
    assert "go:T3-15/a/1" not in Scene(players=players, slots=slots, locations=weak).options()
    held = {**FAR, "A1": at({1: [3]}, "SA-09"), "SOL": at({0: [2, 1, 1], 1: [1]})}
    assert "go:T3-15/a/1" not in Scene(players=players, slots=slots, locations=held).options(), "no control, no bonus"


@pytest.mark.rule("BTS-18.21", "BTS-4.18", "BTS-4.20")
def test_the_upgrade_of_the_jump_goes_where_stealth_terraformers_need_it() -> None:
    """Wolf 1061 requires 5: the jump brings 3 and 1, and its control bonus may not go to the ship left in Sol."""
    slots = {**LEVEL_ONE, "III-1": slot("T3-15", (0,))}
    locations = {**FAR, "A1": at({}, "SB-10"), "SOL": at({0: [3, 1, 1], 1: [1]})}
    scene = Scene(players=[{"ore": 5, "population": 1}], slots=slots, locations=locations)
    scene.play("go:T3-15/a/1", "move:SOL/3/A1", "outpost:A1/ore")
    assert scene.options() == ["upgrade:A1/1", "upgrade:A1/3"]


@pytest.mark.rule("BTS-18.23", "BTS-4.11")
def test_manufacturing_orbitals() -> None:
    slots = {**LEVEL_ONE, "III-1": slot("T3-09", (0,))}
    yards = {"Y1": at(outpost=(0, "food")), "Y2": at(outpost=(0, "ore"))}
    colonies = [{"system": "SA-05"}, {"system": "SA-06"}]
    scene = Scene(players=[{"colonies": colonies}], slots=slots, locations=yards)
    scene.play("go:T3-09/a/1")
    assert (scene.ore(), scene.population()) == (2, 1)


@pytest.mark.rule("BTS-18.28c")
def test_privateer_charters() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-15", (0,))}
    locations = {"Y1": at({}, outpost=(1, "food")), "A1": at({0: [2]}, "SA-03", (0, "ore"))}
    scene = Scene(slots=slots, locations=locations)
    scene.play("go:T2-15/a/1", "move:A1/2/Y1", "stop")
    assert (scene.controller("Y1"), scene.ore()) == (0, 2)


@pytest.mark.rule("BTS-18.28e")
def test_interstellar_information_network() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-14", (0,)), "II-C": slot("T2-13")}
    scene = Scene(players=[{"ore": 2, "population": 1}], slots=slots)
    scene.play("go:research_2/1", "slot:II-C")
    assert scene.ore() == 1


@pytest.mark.rule("BTS-17.3", "BTS-18.28e")
def test_a_private_technology_has_its_lasting_ability_too() -> None:
    slots = {**LEVEL_ONE, "II-C": slot("T2-13")}
    for private, ore in ((["T2-14"], 1), ([], 0)):
        scene = Scene(players=[{"ore": 2, "population": 1, "private": private}], slots=slots)
        scene.play("go:research_2/1", "slot:II-C")
        assert scene.ore() == ore


@pytest.mark.rule("BTS-18.6", "BTS-18.6a")
def test_ministry_of_colonies() -> None:
    slots = {**LEVEL_ONE, "III-3": slot("T3-03", (0,)), "III-4": slot("T3-05", (0,)), "IIII-2": slot("T4-04")}
    scene = Scene(players=[{"ore": 7, "population": 1}], slots=slots)
    scene.play("go:T3-03/a/1")
    assert scene.options() == ["keep:SA-03", "keep:SA-04", "keep:SA-05"]
    scene.play("keep:SA-03")
    assert (scene.colonies(), scene.automation()) == (["SA-03"], ["ore"])
    assert scene.tracks() == (8, 6), "one disc on the card, one automated"
    assert scene.state.systems_under[0] == [2]


# Mats


@pytest.mark.rule("BTS-19.4", "BTS-19.5", "BTS-19.3")
@pytest.mark.parametrize(("discs", "gained"), [(3, 2), (2, 0)])
def test_united_nations_trades(discs: int, gained: int) -> None:
    players = [{"mat": "FA-01", "population": 3, "automation": ["ore"] * discs}, {"mat": "FA-02"}]
    scene = Scene(options=ADVANCED, players=players, stack=PRODUCTION)
    scene.play("trade", "sell_population", "sell_population", "sell_population")
    scene.play("stop")
    assert scene.ore() == 3 + gained


@pytest.mark.rule("BTS-19.2", "BTS-19.3")
def test_united_nations_growth() -> None:
    players = [{"mat": "FA-01", "automation": ["food"] * 5}, {"mat": "FA-02"}]
    scene = Scene(options=ADVANCED, players=players, stack=PRODUCTION)
    scene.play("grow", "column:E", "column:E", "column:D")
    assert (scene.population(), scene.supply()[3:]) == (3, [2, 0])


@pytest.mark.rule("BTS-5.7", "BTS-19.2")
def test_a_cube_taken_from_under_another_letter_is_no_reason_to_grow_less() -> None:
    """Letter A takes the last cube of column B, so letter B has to take the one of column A."""
    players = [{"mat": "FA-01", "automation": ["food"] * 5, "supply": [1, 1, 0, 0, 1], "population": 16}]
    scene = Scene(options=ADVANCED, players=[*players, {"mat": "FA-02"}], stack=PRODUCTION)
    scene.play("grow", "column:B")
    assert scene.options() == ["column:A", "column:E"]
    scene.play("column:A")
    assert scene.options() == ["column:E", "skip"], "column C was empty from the start"


@pytest.mark.rule("BTS-19.2", "BTS-5.3")
@pytest.mark.parametrize(
    ("discs", "supply", "grown"), [(5, [0, 0, 0, 2, 2], 3), (5, [0, 0, 0, 0, 2], 2), (4, [1] * 5, 3)]
)
def test_the_option_to_grow_says_how_many_cubes_it_takes(discs: int, supply: list[int], grown: int) -> None:
    """With five food discs taken the United Nations may take the cubes of A, B and C from any column."""
    population = 19 - sum(supply)
    players = [{"mat": "FA-01", "automation": ["food"] * discs, "supply": supply, "population": population}]
    scene = Scene(options=ADVANCED, players=[*players, {"mat": "FA-02"}], stack=PRODUCTION)
    grow = next(option for option in scene.table.options(0) if option.kind == "grow")
    assert scene.table.label(0, grow).args == {"n": grown}
    scene.play("grow")
    while scene.topic() == "grow-from":
        scene.play(scene.options("column")[0])
    assert scene.population() == population + grown


@pytest.mark.rule("BTS-19.6", "BTS-19.8")
def test_nishida_is_rewarded_for_the_last_disc_after_the_bonus() -> None:
    players = [{"mat": "FA-02", "automation": ["ore"] * 7}, {"mat": "FA-01"}]
    scene = Scene(options=ADVANCED, players=players, locations={"A1": at({}, "SA-02")})
    scene.play("go:build_and_jump/1", "move:SOL/1/A1", "stop")
    assert (scene.ore(), scene.population(), scene.tracks()) == (1 + 3, 1, (8, 0))


@pytest.mark.rule("BTS-19.8", "BTS-1.6")
def test_ares_builds_higher_and_jumps_farther() -> None:
    players = [{"mat": "FA-03", "ore": 2, "population": 1, "automation": ["food"] * 4 + ["ore"] * 5}, {"mat": "FA-01"}]
    scene = Scene(options=ADVANCED, players=players, slots={"I-1": slot("T1-01", (0,))})
    scene.play("go:T1-01/a/1")
    assert scene.options() == ["build:SOL/2", "build:SOL/3"]
    scene.play("build:SOL/3")
    assert (scene.ore(), scene.ships("SOL")) == (0, [1, 3])
    scene.play("move:SOL/3/A1", "move:A1/3/Y1", "move:Y1/3/B1")
    assert scene.ships("B1") == [3]


@pytest.mark.rule("BTS-19.9", "BTS-19.2")
def test_free_traders() -> None:
    discs = ["ore"] * 3 + ["food"] * 4
    players = [{"mat": "FA-04", "ore": 4, "automation": discs}, {"mat": "FA-01"}]
    locations = {"A1": at({0: [3]}, "SA-03", (0, "ore"))}
    scene = Scene(options=ADVANCED, players=players, slots={"I-2": slot("T1-02", (0,))}, locations=locations)
    scene.play("go:T1-02/a/1")
    assert (scene.colonies(), scene.ore()) == (["SA-03"], 0)
    taker = Scene(options=ADVANCED, players=players, locations={"A1": at({}, "SA-03")})
    taker.play("go:build_and_jump/1", "move:SOL/1/A1", "stop")
    assert taker.ore() == 5


# The tableau


@pytest.mark.rule("BTS-20.1", "BTS-20.2", "BTS-20.3")
def test_a_card_of_the_row_is_chosen_and_the_row_refilled() -> None:
    row = [f"T2-{i:02}" for i in range(1, 9)]
    state: dict[str, Any] = {"rows": {"II": row}, "open_rows": ["II"], "slots": {"I-1": slot("T1-01", (0,))}}
    scene = Scene(options={"tableau": "on"}, players=[{"ore": 2, "population": 1}], **state)
    scene.play("go:research_2/1")
    assert scene.options() == ["card:T2-02", "card:T2-05", "card:T2-06", "card:T2-07", "card:T2-08"]
    scene.play("card:T2-05")
    ids = [scene.state.parts.technologies[card].id for card in scene.state.rows[0]]
    assert ids == [*row[:4], *row[5:], "T2-09"]


@pytest.mark.rule("BTS-20.4", "BTS-20.4a", "BTS-20.6", "BTS-20.5")
def test_cards_and_guilds_that_open_a_row() -> None:
    parts = printed()
    third = {card.id for card in parts.technologies if card.opens & 0b10 and card.level == 1}
    fourth = {card.id for card in parts.technologies if card.opens & 0b100}
    assert third == {"T2-01", "T2-02", "T2-03", "T2-04"}
    assert fourth == {"T3-02", "T3-03"}
    assert [guild.id for guild in parts.guilds if guild.opens] == ["professors_guild", "innovators_guild"]


@pytest.mark.rule("BTS-21.3")
def test_a_choice_with_one_answer_is_made_automatically() -> None:
    scene = Scene(players=[{"population": 1}], slots={f"I-{i}": slot(f"T1-0{i}", (0,)) for i in (1, 2, 3)})
    scene.play("go:research_1/1")
    assert "T1-04" in scene.technologies()


def test_every_row_and_every_function_are_bound_to_each_other() -> None:
    assert hook_mismatches(HOOKS, printed().components) == []


@pytest.mark.rule("BTS-18.11")
def test_spacetime_anomaly_studies() -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-04", (0,)), "III-1": slot("T3-07")}
    players = [{"ore": 5, "population": 1}]
    scene = Scene(players=players, slots=slots)
    scene.play("go:T2-04/a/1", "move:SOL/1/A2", "stop")
    assert scene.options() == ["use", "skip"], "the research comes after the jump and is optional"
    scene.play("skip")
    assert scene.ore() == 6, "5 and the bonus of Alpha Centauri: without research nothing is paid"
    poor = Scene(players=[{"ore": 4, "population": 1}], slots=slots)
    poor.play("go:T2-04/a/1", "move:SOL/1/A2", "stop", "use")
    assert (poor.ore(), "T3-07" in poor.technologies()) == (0, True), "the bonus of the jump may pay for it"


@pytest.mark.rule("BTS-18.27")
def test_capital_ship() -> None:
    slots = {**LEVEL_ONE, "III-1": slot("T3-05", (0,))}
    scene = Scene(players=[{"ore": 5, "population": 2}], slots=slots)
    scene.play("go:T3-05/a/1")
    assert (scene.ships("SOL"), scene.options()) == ([1, 4], ["use", "skip"])
    scene.play("use")
    assert (scene.ships("SOL"), scene.ore(), scene.topic()) == ([1, 2, 4], 0, "move-ships")


@pytest.mark.rule("BTS-18.28")
@pytest.mark.parametrize(
    ("picks", "ships", "population"), [([0, 0], [1, 2, 2], 0), ([0, 1], [1, 2], 1), ([1, 1], [1], 2)]
)
def test_android_armada(picks: list[int], ships: list[int], population: int) -> None:
    slots = {**LEVEL_ONE, "II-A": slot("T2-01", (0,)), "III-1": slot("T3-06")}
    scene = Scene(players=[{"ore": 5, "population": 1}], slots=slots)
    scene.play("go:T2-01/a/1", *[f"choose:{pick}" for pick in picks])
    assert (scene.ships("SOL"), scene.population()) == (ships, population)


@pytest.mark.rule("BTS-18.28b")
def test_parallel_universe_generator() -> None:
    slots = {**LEVEL_ONE, "III-3": slot("T3-03", (0,)), "III-4": slot("T3-07", (0,)), "IIII-2": slot("T4-01")}
    scene = Scene(players=[{"ore": 7, "population": 1, "private": ["T2-11"]}], slots=slots)
    scene.play("go:T3-03/a/1", "use")
    assert scene.options() == [f"repeat:{id}" for id in ("T1-01", "T1-02", "T1-03", "T1-04", "T3-03", "T2-11")]
    scene.play("repeat:T2-11")
    assert scene.population() == 2


@pytest.mark.rule("BTS-18.28d")
def test_stargate_network() -> None:
    slots = {**LEVEL_ONE, "III-3": slot("T3-03", (0,)), "III-4": slot("T3-05", (0,)), "IIII-2": slot("T4-07")}
    scene = Scene(players=[{"ore": 7, "population": 1}], slots=slots, locations={"SOL": at({0: [1, 2], 1: [1]})})
    scene.play("go:T3-03/a/1", "move:SOL/2/B2")
    assert scene.controller("B2") == -1, "one check after all moves"
    assert not [text for text in scene.options() if text.startswith("move:B2")], "different ships"
    scene.play("stop")
    assert scene.options() == ["outpost:B2/food", "outpost:B2/ore"]


@pytest.mark.rule("BTS-18.29")
def test_the_first_printing_is_used() -> None:
    """Stealth Terraformers: 5 ore, 1 population, a jump of 2, then colonize."""
    parts = printed()
    row = next(action for action in parts.actions if action.id == "T3-15/a")
    steps = parts.effects.steps[row.effect]
    assert (row.cost.ore, row.cost.population, [step.verb for step in steps]) == (5, 1, ["jump", "colonize"])


@pytest.mark.rule("BTS-20.7")
def test_planetary_scale_research_opens_rows_as_needed() -> None:
    slots = {"I-2": slot("T1-02", (0,)), "III-1": slot("T3-01", (0,))}
    players = [{"ore": 5, "colonies": [{"system": "SA-05"}]}]
    locations = {"A1": at({0: [2]}, "SA-03", (0, "ore"))}
    row = [f"T2-{i:02}" for i in range(1, 9)]
    state: dict[str, Any] = {"rows": {"II": row}, "open_rows": ["II"], "slots": slots, "locations": locations}
    scene = Scene(options={"tableau": "on"}, players=players, **state)
    scene.play("go:T1-02/a/1")
    assert scene.state.open_rows == 0b11, "with two colonies X is III"
    assert len(scene.state.rows[1]) == 8


@pytest.mark.rule("BTS-20.7", "BTS-20.1", "BTS-18.3c")
def test_a_copied_planetary_scale_research_opens_the_row_it_needs() -> None:
    """X of the copier is IIII; nobody who has the card has got so far, so the row is still closed."""
    slots = {**LEVEL_ONE, "II-A": slot("T2-13", (0,)), "III-1": slot("T3-12", (0,)), "III-2": slot("T3-05", (0,))}
    colonies = [{"system": f"SA-{i:02}"} for i in (5, 6, 7)]
    scene = Scene(
        options={"tableau": "on"},
        players=[{"ore": 4, "population": 1, "colonies": colonies}],
        slots={**slots, "III-6": slot("T3-01", (1,))},
        open_rows=["II", "III"],
    )
    scene.play("go:T3-12/a/1", "copy:T3-01/a")
    assert len(scene.state.rows[2]) == 8
    scene.play("type:Y")
    assert scene.options() == [f"card:T4-{i:02}" for i in (4, 7)], "all commercial cards of the row, none drawn"


@pytest.mark.rule("BTS-20.8")
def test_private_technologies_come_from_the_deck() -> None:
    row = [f"T2-{i:02}" for i in range(1, 9)]
    locations = {"A1": at({0: [4]}, "SA-06", (0, "ore"))}
    state: dict[str, Any] = {"rows": {"II": row}, "open_rows": ["II"], "slots": {"I-2": slot("T1-02", (0,))}}
    scene = Scene(options={"tableau": "on"}, players=[{"ore": 5}], locations=locations, **state)
    scene.play("go:T1-02/a/1")
    assert scene.options() == ["card:T2-09", "card:T2-10", "card:T2-11"]


@pytest.mark.rule("BTS-20.9")
def test_nishida_turns_up_a_card_of_the_deck_too() -> None:
    row = [f"T2-{i:02}" for i in (1, 2, 3, 4, 9, 10, 12, 13)]
    players = [{"mat": "FA-02", "ore": 2, "population": 1, "automation": ["ore"] * 4}, {"mat": "FA-01"}]
    state: dict[str, Any] = {"rows": {"II": row}, "open_rows": ["II"], "slots": {"I-1": slot("T1-01", (0,))}}
    scene = Scene(options={"tableau": "on", **ADVANCED}, players=players, **state)
    scene.play("go:research_2/1")
    assert scene.options() == ["card:T2-02", "card:T2-05"], "the row has one military card, the deck gives another"


@pytest.mark.rule("BTS-20.9", "BTS-20.2", "BTS-20.3")
def test_cards_that_go_back_under_an_empty_deck_refill_the_row() -> None:
    """No card of the deck is military: Nishida turns up both, takes one of the row, and one of the two refills it."""
    row = [f"T4-{i:02}" for i in (1, 2, 3, 4, 5, 7, 8, 9)]
    players = [{"mat": "FA-02", "ore": 6, "population": 3, "automation": ["ore"] * 4}, {"mat": "FA-01"}]
    slots = {**LEVEL_ONE, "III-3": slot("T3-07", (0,)), "III-4": slot("T3-15", (0,))}
    state: dict[str, Any] = {"rows": {"IIII": row}, "open_rows": ["IIII"], "guilds": ["innovators_guild"]}
    scene = Scene(options={"tableau": "on", **ADVANCED}, players=players, slots=slots, **state)
    scene.play("go:innovators_guild/1", "type:R", "card:T4-02")
    assert (len(scene.state.rows[2]), len(scene.state.decks[2])) == (8, 1)


@pytest.mark.rule("BTS-21.1")
def test_the_active_faction_comes_first() -> None:
    """Seat 1 is active: its outpost and bonus come before those of seat 0."""
    locations = {"A1": at({0: [1], 1: [2]}, "SA-01", (1, "food")), "SOL": at({2: [1]})}
    scene = Scene(seats=3, active=1, locations=locations)
    scene.play("go:build_and_jump/1", "move:A1/2/Y1", "stop")
    lines = [message.id for _, message in scene.table.log(None)]
    assert lines.index("log-control-taken") < len(lines)
    assert (scene.controller("Y1"), scene.controller("A1"), scene.population(0)) == (1, 0, 1)


@pytest.mark.rule("BTS-21.2")
def test_cards_under_a_deck_stay_below_all_others() -> None:
    deck = [f"T2-{i:02}" for i in range(1, 17)]
    scene = Scene(decks={"II": deck}, under={"II": [2, 3]})
    world = scene.table.game.resample(scene.state, 0, Random(4))
    lowest = [world.parts.technologies[card].id for card in world.decks[0][:2]]
    middle = [world.parts.technologies[card].id for card in world.decks[0][2:5]]
    assert (sorted(lowest), sorted(middle)) == (deck[14:], deck[11:14])


@pytest.mark.rule("BTS-18.18", "BTS-18.28d", "BTS-16.13")
@pytest.mark.parametrize("is_anywhere", [False, True])
def test_ships_reach_every_other_location_that_exists(is_anywhere: bool) -> None:
    """X1 was colonized and is gone, X2 is there; nobody moves to where the ship is."""
    step = {"op": "jump_anywhere", "ships": 1} if is_anywhere else {"op": "jump", "points": 1}
    actions = [{"id": "a", "spaces": 1, "cost": {}, "steps": [{"op": "gain_ore", "n": 1}, step]}]
    changed: dict[str, Any] = {"T1-03": {"actions": actions}}
    if not is_anywhere:
        changed["T1-01"] = {"passive": {"id": "wormholes", "text": "1 point reaches everything."}}
    scene = Scene(
        players=[{"colonies": [{"system": "SA-05"}]}],
        slots=LEVEL_ONE,
        locations={
            "SOL": at({1: [1]}),
            "A1": at({0: [2]}, "SA-01", (0, "food")),
            "X1": {"beside": "A1", "gone": True},
            "X2": {"beside": "A2", "system": "SA-06"},
        },
        pack={"game": "beyond-the-sun", "components": changed},
    )
    scene.play("go:T1-03/a/1")
    assert scene.options("move") == [f"move:A1/2/{end}" for end in ("SOL", "DS", "Y1", "Y2", "A2", "B1", "B2", "X2")]
