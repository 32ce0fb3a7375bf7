"""Flagships: the board, building, moving, battles, crises, the Intermission, resettling (ABR-11)."""

from functools import cache
from typing import Any

import pytest

from ecliptic.effects import resolve
from ecliptic.games.arcs.battle_outcome import Forces, expected_outcome, odds_of
from ecliptic.games.arcs.campaign.flagship_moves import FlagshipFollows
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.kernel import Fields, Refused
from ecliptic.kernel.loop import run_until_request
from tests.rules.arcs.scene import ASSAULT, RAID, SKIRMISH
from tests.rules.blighted_reach.scene import EDICTS, Scene
from tests.rules.blighted_reach.test_14_intermission import last_chapter
from tests.rules.blighted_reach.test_court_cards import crisis

HIT = SKIRMISH["hit"]
BLANK = SKIRMISH["blank"]
OUTLAWS = {"titles": ["outlaw", "outlaw", "outlaw"]}


def flagship(system: str = "2-hex", seat: int = 0, **board: str) -> dict[str, Any]:
    """A Flagship; places of the board are written with underscores, Armor as `hull_armor`."""
    places = {name.replace("_armor", "-armor"): what for name, what in board.items()}
    return {"seat": seat, "system": system, "board": places}


def with_flagship(hand: str, system: str = "2-hex", board: dict[str, str] | None = None, **fields: Any) -> Scene:
    """Seat 0 has a Flagship and leads a card."""
    campaign = {**OUTLAWS, "flagships": [flagship(system, 0, **(board or {}))], **fields.pop("campaign", {})}
    ships = fields.pop("ships", {system: {"0": 1}})
    scene = Scene(hand=[hand], ships=ships, campaign=campaign, **fields)
    scene.play(f"lead:{hand}")
    return scene


def board(scene: Scene, seat: int = 0) -> dict[str, str]:
    """What is on a Flagship board."""
    rows = [row for row in scene.campaign.get("flagships", []) if row["seat"] == seat]
    found: dict[str, str] = rows[0]["board"]
    return found


def where(scene: Scene) -> str:
    """The system of the only Flagship."""
    system: str = scene.campaign["flagships"][0]["system"]
    return system


@cache
def effect(op: str) -> int:
    """An effect with one verb, as a set-up would have it."""
    steps: dict[str, Any] = {"op": op}
    if op == "gain_flagship":
        steps["starports"] = ["tractor_beam", "hull"]
    return printed().cards.effects.read(Fields({"steps": [steps]}, "test"), "steps", f"test.{op}")


def after(op: str, scene: Scene) -> Scene:
    """The position with a verb of a set-up waiting on top."""
    state: Any = scene.table.state
    resolve(state, 0, effect(op))
    scene.table.request = run_until_request(state)
    return scene


@pytest.mark.rule("ABR-11.1")
def test_a_flagship_comes_to_a_loyal_piece_and_buildings_become_free() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"resources": ["fuel", "", "relic"]},
        ships={"3-gate": {"0": 1}},
        buildings={"2-hex/1": "0 city damaged", "3-arrow/1": "0 starport", "4-hex/1": "1 city"},
    )
    after("gain_flagship", scene)
    assert scene.options() == ["at:2-hex", "at:3-gate", "at:3-arrow"]
    scene.play("at:3-gate")
    assert scene.building("2-hex/1") == "free city damaged"
    assert scene.building("3-arrow/1") == "free starport"
    assert scene.building("4-hex/1") == "1 city"
    assert scene.ships("3-gate") == [2, 0]
    assert (scene.me["cities"], scene.me["starports"], scene.me["ships"]) == (5, 3, 14)
    assert board(scene) == {"tractor_beam": "starport", "hull": "starport"}


@pytest.mark.rule("ABR-11.1")
def test_a_slot_that_a_city_covers_again_loses_its_resource() -> None:
    cities = {"2-hex/1": "0 city", "3-hex/1": "0 city"}
    scene = Scene(hand=["administration-2"], me={"resources": ["fuel", "relic", "weapon"]}, buildings=cities)
    after("gain_flagship", scene)
    scene.play("at:2-hex")
    scene.settle()
    assert len(scene.resources()) == 2


@pytest.mark.rule("ABR-11.2")
def test_who_has_nothing_left_comes_back_before_fates_are_set_up() -> None:
    scene = last_chapter(ships={"6-hex": {"1": 1, "2": 1}}, at_home=False)
    assert {option.split("-")[1] for option in scene.options("at")} == {"gate"}
    scene.play("at:2-gate")
    after("gain_flagship", scene)
    assert board(scene) == {"tractor_beam": "starport", "hull": "starport"}
    assert where(scene) == "2-gate"


@pytest.mark.rule("ABR-11.3")
def test_it_counts_for_control_and_moves_as_a_ship() -> None:
    scene = with_flagship("mobilization-2", ships={"2-hex": {"0": 1}, "6-hex": {"1": 1, "2": 1}})
    assert scene.controller("2-hex") == 0
    scene.play("move:2-hex>2-gate")
    assert where(scene) == "2-gate"
    assert scene.ships("2-gate") == [1, 0]


@pytest.mark.rule("ABR-11.3")
@pytest.mark.parametrize(("answer", "system"), [("yes", "2-gate"), ("no", "2-hex")])
def test_among_several_ships_it_moves_or_stays(answer: str, system: str) -> None:
    scene = with_flagship("mobilization-2", ships={"2-hex": {"0": [2, 1]}})
    scene.play("move:2-hex>2-gate", "ships:1+0")
    assert scene.options() == ["yes", "no"]
    scene.play(answer)
    assert where(scene) == system


@pytest.mark.rule("ABR-11.3")
def test_damaged_ships_alone_leave_it_behind() -> None:
    scene = with_flagship("mobilization-2", ships={"2-hex": {"0": [2, 1]}})
    scene.play("move:2-hex>2-gate", "ships:0+1")
    assert where(scene) == "2-hex"


@pytest.mark.rule("ABR-11.3")
def test_a_group_that_passes_does_not_take_it_along() -> None:
    scene = with_flagship(
        "mobilization-2",
        "2-gate",
        ships={"2-gate": {"0": 1}, "2-hex": {"0": 2}},
        buildings={"2-hex/1": "free starport"},
    )
    scene.play("move:2-hex>2-gate", "ships:2+0", "catapult:1-gate", "ships:1+0", "done")
    assert where(scene) == "2-gate"
    assert scene.ships("2-gate") == [2, 0]


@pytest.mark.rule("ABR-11.3")
def test_a_group_that_passes_does_not_take_it_along_after_it_has_moved_itself() -> None:
    """The Flagship moves to the gate first; then two ships Catapult through that gate."""
    scene = with_flagship(
        "mobilization-2",
        "2-arrow",
        ships={"2-arrow": {"0": 1}, "2-hex": {"0": 2}},
        buildings={"2-hex/1": "free starport"},
    )
    scene.play("move:2-arrow>2-gate")
    assert where(scene) == "2-gate"
    scene.play("move:2-hex>2-gate", "ships:2+0", "catapult:1-gate", "ships:2+0", "done")
    assert where(scene) == "2-gate"
    assert (scene.ships("2-gate"), scene.ships("1-gate")) == ([1, 0], [2, 0])


@pytest.mark.rule("ABR-11.3", "ABR-11.23")
def test_sprinter_drives_move_a_flagship_that_was_left_on_the_way() -> None:
    """The Flagship and a ship Catapult; it stays in the first gate, and moves once more from there (L03)."""
    scene = with_flagship(
        "mobilization-2",
        ships={"2-hex": {"0": 2}},
        buildings={"2-hex/1": "free starport"},
        me={"cards": ["L03"]},
    )
    scene.play("move:2-hex>2-gate", "ships:2+0", "catapult:1-gate", "ships:1+0", "no", "done")
    assert where(scene) == "2-gate"
    scene.play("move:2-gate>2-arrow")
    assert where(scene) == "2-arrow"
    assert (scene.ships("2-gate"), scene.ships("2-arrow"), scene.ships("1-gate")) == ([0, 0], [1, 0], [1, 0])


@pytest.mark.rule("ABR-4.14", "ABR-11.3")
def test_a_moving_flagship_escorts_an_imperial_ship() -> None:
    scene = with_flagship(
        "mobilization-2",
        ships={"2-hex": {"0": 1, "empire": 2}},
        campaign={"titles": ["regent", "regent", "regent"]},
    )
    scene.play("move:2-hex>2-gate")
    assert scene.options() == ["fleet:1+0/1+0", "fleet:1+0/0+0"]
    scene.play("fleet:1+0/1+0")
    assert where(scene) == "2-gate"


@pytest.mark.rule("ABR-11.4", "ABR-11.5")
def test_buildings_are_built_on_the_board_where_the_planet_fits() -> None:
    scene = with_flagship("construction-2")
    assert scene.options("build_city") + scene.options("build_starport") == []
    fitting = ["tractor_beam", "hull"]  # a relic planet; Armor needs its Upgrade
    assert scene.options("build_board") == [
        f"build_board:{place}/{kind}" for place in fitting for kind in ("city", "starport")
    ]
    scene.play("build_board:tractor_beam/city")
    assert board(scene) == {"tractor_beam": "city"}


@pytest.mark.rule("ABR-11.5")
def test_nothing_is_built_on_the_board_at_a_gate() -> None:
    scene = with_flagship("construction-2", "2-gate", board={"hull": "city"})
    assert scene.options("build_board") == []


@pytest.mark.rule("ABR-11.6", "ABR-17.6")
def test_armor_needs_a_fresh_upgrade() -> None:
    for upgrade, expected in (("city", True), ("damaged city", False)):
        scene = with_flagship("construction-2", board={"hull": upgrade})
        assert ("build_board:hull-armor/starport" in scene.options()) == expected
    with pytest.raises(Refused):
        with_flagship("construction-2", board={"hull_armor": "city"})


@pytest.mark.rule("ABR-11.7")
def test_a_piece_comes_damaged_where_somebody_else_controls() -> None:
    scene = with_flagship("construction-2", ships={"2-hex": {"0": 1, "1": 2}})
    scene.play("build_board:hull/starport")
    assert board(scene) == {"hull": "damaged starport"}


@pytest.mark.rule("ABR-11.8")
def test_cities_on_the_board_open_slots() -> None:
    scene = with_flagship("construction-2", me={"cities": 4}, buildings={"3-hex/1": "0 city"})
    before = sum(slot["open"] for slot in scene.view(0)["players"][0]["slots"])
    scene.play("build_board:hull/city")
    assert scene.me["cities"] == 3
    assert sum(slot["open"] for slot in scene.view(0)["players"][0]["slots"]) == before + 1


@pytest.mark.rule("ABR-11.9")
@pytest.mark.parametrize(("upgrades", "built"), [({"hull": "starport"}, 1), ({"ship_crane": "damaged city"}, 2)])
def test_one_ship_per_turn_is_built_at_it_or_two_with_a_crane(upgrades: dict[str, str], built: int) -> None:
    scene = with_flagship("construction-2", board=upgrades, buildings={"2-hex/1": "free starport"})
    for _ in range(built):
        scene.play("build_at_flagship:2-hex")
    assert scene.options("build_at_flagship") == []
    assert scene.options("build_ship") == ["build_ship:2-hex/1"]  # comes on top
    assert scene.ships("2-hex") == [1 + built, 0]


@pytest.mark.rule("ABR-11.10")
def test_upgrades_and_armor_are_repaired() -> None:
    scene = with_flagship("administration-2", board={"hull": "damaged city", "hull_armor": "damaged starport"})
    assert scene.options("repair_board") == ["repair_board:hull", "repair_board:hull-armor"]
    scene.play("repair_board:hull-armor")
    assert board(scene) == {"hull": "damaged city", "hull-armor": "starport"}


@pytest.mark.rule("ABR-11.11")
def test_its_buildings_are_neither_taxed_nor_shipyards_nor_catapults() -> None:
    scene = with_flagship("administration-2", board={"hull": "city"})
    assert scene.options("tax") == []
    scene = with_flagship("construction-2", board={"hull": "starport"})
    assert scene.options("build_ship") == []
    scene = with_flagship("mobilization-2", board={"hull": "starport"})
    scene.play("move:2-hex>2-gate")
    assert scene.options("catapult") == []


def battle(dice: str, luck: list[int], **fields: Any) -> Scene:
    """Seat 0 attacks seat 1 at 2-hex; both are Outlaws."""
    campaign = {**OUTLAWS, **fields.pop("campaign", {})}
    scene = Scene(hand=["aggression-2"], luck=[luck], campaign=campaign, **fields)
    scene.play("lead:aggression-2", "battle:2-hex/1")
    scene.play_if_asked(f"dice:{dice}")
    return scene


@pytest.mark.rule("ABR-11.11", "ABR-11.19")
def test_a_destroyed_city_is_a_trophy_without_outrage_or_ransack() -> None:
    scene = battle(
        "0-1-0",
        [HIT],
        ships={"2-hex": {"0": 1, "1": 1}},
        campaign={"flagships": [flagship(seat=1, hull="damaged city")]},
        agents=[[], [0, 1], [], [], []],
    )
    assert scene.me["trophies"] == ["1 city"]
    assert not scene.me.get("outrage")
    assert scene.agents("CC01") == [0, 1, 0, 0]


@pytest.mark.rule("ABR-11.13", "ABR-11.12")
@pytest.mark.parametrize(
    ("places", "dice"),
    [
        ({}, 0),
        ({"hull": "city"}, 0),
        ({"hull": "starport"}, 1),
        ({"hull": "starport", "hull_armor": "starport", "ship_crane": "damaged starport"}, 2),
    ],
)
def test_it_attacks_with_its_fresh_starports(places: dict[str, str], dice: int) -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": [1, 1], "1": 1}},
        campaign={**OUTLAWS, "flagships": [flagship("2-hex", 0, **places)]},
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert max(sum(int(n) for n in option[5:].split("-")) for option in scene.options("dice")) == dice + 1


@pytest.mark.rule("ABR-11.14", "ABR-16.9")
def test_attacking_the_board_may_take_hits_armor_before_its_upgrade() -> None:
    scene = battle(
        "2-0-0",
        [ASSAULT["self+hit"], ASSAULT["blank"]],
        ships={"2-hex": {"0": 2, "1": 3}},
        campaign={"flagships": [flagship(hull="starport", hull_armor="city", ship_crane="city")]},
    )
    assert scene.options() == ["hit:0/fresh", "hit_board:ship_crane", "hit_board:hull-armor"]
    scene.play("hit_board:hull-armor")
    assert board(scene)["hull-armor"] == "damaged city"


@pytest.mark.rule("ABR-11.14", "ABR-11.15")
def test_attacking_alone_the_board_must_take_the_hits_and_further_ones_are_lost() -> None:
    scene = battle(
        "1-0-0",
        [ASSAULT["self+2 hits"]],
        ships={"2-hex": {"0": 1, "1": 3}},
        campaign={"flagships": [flagship(hull="starport")]},
    )
    assert board(scene) == {"hull": "damaged starport"}
    scene = battle(
        "0-0-2",
        [RAID["self+key"], RAID["self+key"]],
        foe={"resources": ["fuel", "relic"]},
        ships={"2-hex": {"0": 1, "1": 1}},
        buildings={"2-hex/1": "1 city"},
        campaign={"flagships": [flagship(hull="starport", ship_crane="starport")]},
    )
    scene.play("hit_board:hull", "hit_board:hull")
    assert board(scene) == {"ship_crane": "starport"}
    assert scene.foe["trophies"] == ["0 starport"]
    assert scene.options("raid") != []  # the Flagship is left to raid


@pytest.mark.rule("ABR-11.15")
def test_with_an_empty_board_it_attacks_without_dice_and_stays() -> None:
    scene = battle("0-0-0", [], ships={"2-hex": {"0": 1, "1": 1}}, campaign={"flagships": [flagship()]})
    assert scene.ships("2-hex") == [1, 0]
    assert scene.ships("2-hex", 1) == [1, 0]


@pytest.mark.rule("ABR-11.16")
@pytest.mark.parametrize(
    ("system", "places", "buildings", "raid"),
    [
        ("2-hex", {}, {}, True),
        ("3-hex", {}, {}, False),
        ("3-hex", {}, {"2-hex/1": "1 city"}, True),
        ("2-hex", {"tractor_beam": "damaged city"}, {}, False),
    ],
)
def test_raid_dice_need_the_flagship_or_a_building_and_no_tractor_beam(
    system: str, places: dict[str, str], buildings: dict[str, str], raid: bool
) -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 1, "1": 1}, system: {"0": 1, "1": 1}},
        buildings=buildings,
        campaign={**OUTLAWS, "flagships": [flagship(system, 1, **places)]},
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert ("dice:0-0-1" in scene.options()) == raid


@pytest.mark.rule("ABR-11.16")
def test_raider_exosuits_do_not_break_a_tractor_beam() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L17"]},
        ships={"2-hex": {"0": 1, "1": 1}},
        campaign={**OUTLAWS, "flagships": [flagship(seat=1, tractor_beam="city")]},
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert "dice:0-0-1" not in scene.options()


@pytest.mark.rule("ABR-11.17")
@pytest.mark.parametrize(
    ("places", "left"),
    [({"hull": "starport"}, [4, 1]), ({"hull": "starport", "defense_array": "damaged starport"}, [3, 2])],
)
def test_it_intercepts_only_with_a_defense_array(places: dict[str, str], left: list[int]) -> None:
    """Another fresh ship intercepts as usual."""
    scene = battle(
        "0-0-1",
        [RAID["intercept"]],
        ships={"2-hex": {"0": 5, "1": 2}},
        campaign={"flagships": [flagship(seat=1, **places)]},
    )
    while scene.options("hit"):
        scene.play("hit:0/fresh")
    assert scene.ships("2-hex") == left


@pytest.mark.rule("ABR-11.17", "ABR-11.18")
@pytest.mark.parametrize(("array", "answer"), [("damaged starport", 2), ("", 1)])
def test_a_defense_array_is_foreseen_before_a_battle_begins(array: str, answer: int) -> None:
    """A bot that looks for a battle knows what an intercept costs, and that the board defends like buildings."""
    places = {"hull": "starport", **({"defense_array": array} if array else {})}
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 3, "1": [2, 1]}},
        campaign={**OUTLAWS, "flagships": [flagship(seat=1, **places)]},
    )
    state: Any = scene.table.state
    forces = Forces(state, 0, 7, 1)
    assert forces.answer == answer
    assert (forces.foe_fresh, forces.foe_damaged) == (1, 1)  # without the Flagship
    assert (forces.standing, forces.weak, forces.cities) == (1, 1 if array else 0, 0)


@pytest.mark.rule("ABR-11.15")
def test_the_keys_of_a_flagship_alone_are_foreseen() -> None:
    """However many hits it takes, it is left to raid: 4 keys on 6 faces of a raid die."""
    scene = with_flagship("aggression-2", board={"hull": "starport"}, ships={"2-hex": {"0": 1, "1": 1}})
    state: Any = scene.table.state
    outcome = expected_outcome(odds_of(state.table.board), Forces(state, 0, 7, 1), [0, 0, 1])
    assert (round(outcome.keys, 5), outcome.lost) == (round(4 / 6, 5), 0.0)


@pytest.mark.rule("ABR-11.15", "ABR-11.17")
def test_the_odds_of_a_battle_with_flagships() -> None:
    """The Flagships cannot be destroyed: the attacker always keeps a ship, the defender has one ship to lose."""
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 2, "1": 2}},
        campaign={
            **OUTLAWS,
            "flagships": [flagship(seat=0), flagship(seat=1, hull="starport", defense_array="city")],
        },
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    odds = scene.view(0)["battle"]["odds"]
    assert odds["1-0-0"]["clears"] == round(2 / 6, 5)  # the faces with two hits
    assert odds["1-0-0"]["survives"] == 1.0
    assert odds["1-0-0"]["own_hits"]["chances"] == [round(n / 6, 5) for n in (2, 3, 1)]  # an intercept hits twice


@pytest.mark.rule("ABR-11.18", "ABR-16.10")
def test_defending_its_board_is_hit_like_buildings_once_it_is_alone() -> None:
    places = {"hull": "city", "hull_armor": "starport"}
    scene = battle(
        "0-3-0",
        [HIT, HIT, HIT],
        ships={"2-hex": {"0": 3, "1": [1, 1]}},
        buildings={"2-hex/1": "1 city"},
        campaign={"flagships": [flagship(seat=1, **places)]},
    )
    # The damaged ship took the first hit; the Flagship shields neither its board nor the city beside it.
    assert scene.ships("2-hex", 1) == [1, 0]
    assert scene.options() == ["hit_building:2-hex/1", "hit_board:hull-armor"]
    scene.play("hit_board:hull-armor", "hit_board:hull-armor")
    assert board(scene, 1) == {"hull": "city"}


@pytest.mark.rule("ABR-11.18")
def test_building_hits_reach_the_board_behind_ships() -> None:
    scene = battle(
        "0-0-1",
        [RAID["building+key"]],
        ships={"2-hex": {"0": 3, "1": 3}},
        campaign={"flagships": [flagship(seat=1, hull="city")]},
    )
    assert board(scene, 1) == {"hull": "damaged city"}


@pytest.mark.rule("ABR-11.20")
def test_alone_with_an_empty_board_it_can_be_attacked_and_raided() -> None:
    scene = battle(
        "0-0-3",
        [RAID["building+key"]] * 3,
        foe={"resources": ["fuel"]},
        ships={"2-hex": {"0": 3, "1": 1}},
        campaign={"flagships": [flagship(seat=1)]},
    )
    assert scene.ships("2-hex", 1) == [1, 0]
    assert scene.options("raid") == ["raid:fuel"]


@pytest.mark.rule("ABR-11.21", "ABR-9.4")
@pytest.mark.parametrize(
    ("blight", "ships", "places", "left"),
    [
        ([0, 1], [2, 1], {"hull": "city"}, ([1, 2], {"hull": "city"})),
        ([1, 0], [1, 1], {"hull": "city", "tractor_beam": "city"}, ([1, 1], {"tractor_beam": "damaged city"})),
        (
            [1, 0],
            [1, 1],
            {"hull": "city", "tractor_beam": "city", "tractor_beam_armor": "starport"},
            ([1, 1], {"hull": "damaged city", "tractor_beam": "city"}),
        ),
        ([1, 0], [1, 2], {"hull": "damaged city"}, ([1, 0], {})),
    ],
)
def test_crises_hit_other_fresh_ships_then_the_board_from_the_right_then_damaged_ships(
    blight: list[int], ships: list[int], places: dict[str, str], left: tuple[list[int], dict[str, str]]
) -> None:
    scene = crisis(
        "CC01",
        ships={"2-hex": {"0": ships, "blight": blight}},
        campaign={**OUTLAWS, "flagships": [flagship("2-hex", 0, **places)]},
    )
    assert (scene.ships("2-hex"), board(scene)) == left
    assert not scene.me.get("trophies")
    assert not scene.foe.get("trophies")


@pytest.mark.rule("ABR-11.22", "ABR-12.11")
def test_it_cannot_be_ceded_but_counts_as_a_ship_that_stays() -> None:
    from ecliptic.games.arcs.campaign.deals import part_name, possible_parts

    scene = with_flagship("administration-2", board={"hull": "city"}, ships={"2-hex": {"0": 1}, "3-hex": {"0": 1}})
    state: Any = scene.table.state
    names = [part_name(state, part) for part in possible_parts(state, 0, 1)]
    assert "0>1=ship@3-hex" in names
    assert not any("2-hex" in name for name in names)


@pytest.mark.rule("ABR-11.23")
def test_a_starport_on_the_board_counts_in_its_system() -> None:
    """Imperial ships come to a Loyal starport of the First Regent when the Empire controls nothing (ABR-10.10)."""
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"]},
        ships={"2-hex": {"0": 1}},
        campaign={"booklet": ["AID05", "AID03", "AID04"], "flagships": [flagship(hull="damaged starport")]},
        luck=[[EDICTS["hex"]], [0]],
    )
    scene.play("lead:administration-2")
    scene.play_if_asked("end")
    scene.play("event:EV01")
    scene.play_if_asked("end")
    scene.play("no", "enforce")
    while scene.options("demand"):
        scene.play(scene.options("demand")[0])
    assert scene.state["ships"]["2-hex"]["empire"] == [2, 0]


@pytest.mark.rule("ABR-11.23")
def test_cards_that_build_outside_slots_build_on_the_map_again() -> None:
    from ecliptic.games.arcs.campaign.flagship_building import no_buildings_on_the_map

    scene = with_flagship("construction-2")
    state: Any = scene.table.state
    site = 2 * 4 * 4  # of 3-gate
    assert no_buildings_on_the_map(state, 0, [site, site + 2, site + 3], 0, 8, 1) == [site + 2, site + 3]
    assert no_buildings_on_the_map(state, 0, [site], 1, 8, 1) == [site]


@pytest.mark.rule("ABR-11.23")
@pytest.mark.parametrize(("what", "dice"), [("starport", 2), ("damaged starport", 1), ("city", 1)])
def test_cards_that_take_dice_let_it_take_one_for_each_fresh_starport(what: str, dice: int) -> None:
    """Repeater rifles fire from 2-gate; a second fresh ship is there."""
    scene = with_flagship(
        "aggression-2",
        "2-gate",
        board={"hull": what},
        me={"cards": ["L02"]},
        ships={"2-gate": {"0": 2}, "2-hex": {"1": 1}},
    )
    scene.play(scene.options("use")[0])
    scene.play_if_asked("battle:2-hex/1")
    assert max(int(option.split("-")[1]) for option in scene.options("dice")) == dice


@pytest.mark.rule("ABR-11.24")
def test_the_slipstream_drive_catapults_the_flagship_alone_once_per_turn() -> None:
    scene = with_flagship("administration-2", board={"slipstream_drive": "damaged city"}, ships={"2-hex": {"0": 3}})
    scene.play("prelude:flagships", "slipstream:flagship>2-gate", "catapult:1-gate", "done")
    assert where(scene) == "1-gate"
    assert (scene.ships("1-gate"), scene.ships("2-hex")) == ([1, 0], [2, 0])
    assert scene.options("prelude") == []


@pytest.mark.rule("ABR-11.24")
def test_the_slipstream_drive_catapults_other_ships_without_it() -> None:
    scene = with_flagship("administration-2", board={"slipstream_drive": "city"}, ships={"2-hex": {"0": [2, 1]}})
    scene.play("prelude:flagships", "slipstream:ships>2-gate")
    assert scene.options() == ["ships:1+1", "ships:1+0", "ships:0+1"]
    scene.play("ships:1+1", "catapult:3-gate", "ships:1+1", "done")
    assert where(scene) == "2-hex"
    assert (scene.ships("3-gate"), scene.ships("2-hex")) == ([1, 1], [1, 0])


@pytest.mark.rule("ABR-11.24")
def test_imperial_ships_go_along_with_other_ships() -> None:
    scene = with_flagship(
        "administration-2",
        board={"slipstream_drive": "city"},
        ships={"2-hex": {"0": 2, "empire": 2}},
        campaign={"titles": ["regent"] * 3},
    )
    scene.play("prelude:flagships", "slipstream:ships>2-gate")
    assert scene.options() == ["fleet:1+0/1+0", "fleet:1+0/0+0"]


@pytest.mark.rule("ABR-11.24")
def test_without_the_drive_there_is_no_catapult() -> None:
    assert with_flagship("administration-2", board={"hull": "city"}).options("prelude") == []


@pytest.mark.rule("ABR-11.25")
def test_a_control_array_taxes_the_cluster_of_its_gate() -> None:
    scene = with_flagship(
        "administration-2",
        "2-gate",
        board={"control_array": "damaged starport"},
        ships={"2-gate": {"0": 1}, "2-hex": {"1": 3}},
        buildings={"2-hex/1": "1 city", "2-arrow/1": "free city", "3-arrow/1": "1 city"},
    )
    assert scene.options("tax") == ["tax:2-arrow/1", "tax:2-hex/1"]
    scene.play("tax:2-hex/1")
    assert scene.resources() == ["relic"]
    assert not scene.me.get("captives")  # like a Loyal city
    assert scene.options("tax") == ["tax:2-arrow/1"]  # once per turn


@pytest.mark.rule("ABR-11.25", "ABR-4.22")
def test_the_truce_law_holds_for_a_control_array() -> None:
    scene = with_flagship(
        "administration-2",
        "2-gate",
        board={"control_array": "starport"},
        ships={"2-gate": {"0": 1}, "2-hex": {"1": 1, "empire": 1}},
        buildings={"2-hex/1": "1 city"},
        campaign={"titles": ["regent"] * 3},
    )
    assert scene.options("tax") == []


@pytest.mark.rule("ABR-11.26", "ABR-16.14")
def test_resettling_gives_a_city_a_starport_and_eight_ships() -> None:
    scene = with_flagship("administration-2", board={"hull": "city", "hull_armor": "starport"})
    after("resettle", scene)
    scene.play("yes")
    assert "flagships" not in scene.campaign
    assert scene.ships("2-hex") == [1, 0]
    assert (scene.me["cities"], scene.me["starports"]) == (5, 5)
    scene.play("site:3-hex/1", "site:4-hex/1")
    assert scene.building("3-hex/1") == "0 city"
    assert scene.building("4-hex/1") == "0 starport"
    assert scene.options() == ["at:2-hex", "at:3-hex", "at:4-hex"]
    for _ in range(7):
        scene.play("at:3-hex")
    assert scene.ships("3-hex") == [7, 0]
    assert scene.options("at") == []


@pytest.mark.rule("ABR-11.26")
def test_resettling_is_optional_and_replaces_free_buildings_where_all_slots_are_full() -> None:
    from ecliptic.games.arcs.campaign.reading import campaign_board

    scene = with_flagship("administration-2")
    after("resettle", scene)
    scene.play("no")
    assert where(scene) == "2-hex"
    names = scene.view()["systems"]
    full = {
        f"{row['system']}/{slot + 1}": "free city"
        for row, slots in zip(names, campaign_board().slots, strict=True)
        for slot in range(slots)
    }
    scene = with_flagship("administration-2", buildings=full)
    after("resettle", scene)
    scene.play("yes", "site:3-hex/2", "site:3-hex/1")
    assert (scene.building("3-hex/2"), scene.building("3-hex/1")) == ("0 city", "0 starport")


@pytest.mark.rule("ABR-11.26")
def test_a_city_of_resettling_opens_its_slot_again() -> None:
    """The Hull is a city: its slot closes, and the third resource has room again once a city is placed."""
    scene = with_flagship(
        "administration-2", board={"hull": "city"}, me={"resources": ["weapon", "weapon", "weapon"], "cities": 4}
    )
    after("resettle", scene)
    scene.play("yes", "site:3-hex/1", "site:4-hex/1")
    assert scene.resources() == ["weapon"] * 3


@pytest.mark.rule("ABR-11.16")
def test_there_are_six_raid_dice_against_a_flagship() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 9, "1": 1}},
        campaign={**OUTLAWS, "first_regent": -1, "flagships": [flagship("2-hex", 1)]},
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    raids = [option for option in scene.options("dice") if option.startswith("dice:0-0-")]
    assert raids == [f"dice:0-0-{n}" for n in range(7)]


@pytest.mark.rule("ABR-11.26")
def test_damaged_ships_count_among_the_eight_of_resettling() -> None:
    """The Flagship becomes a ship: with three fresh and three damaged ones that are seven."""
    scene = with_flagship("administration-2", ships={"2-hex": {"0": 1}, "3-hex": {"0": [3, 3]}})
    after("resettle", scene)
    scene.play("yes", "site:4-hex/1", "site:4-arrow/1")
    assert scene.options() == ["at:2-hex", "at:3-hex", "at:4-arrow", "at:4-hex"]
    scene.play("at:3-hex")
    assert scene.options("at") == []
    assert scene.ships("3-hex") == [4, 3]
    assert scene.told("resettled") == ["resettled 0 2-hex"]


@pytest.mark.rule("ABR-11.27")
def test_without_a_ship_in_supply_the_flagship_is_simply_removed() -> None:
    scene = with_flagship("administration-2", ships={"2-hex": {"0": 1}, "3-hex": {"0": 15}})
    assert scene.me["ships"] == 0
    after("resettle", scene)
    scene.play("yes", "site:4-hex/1", "site:4-arrow/1")
    assert scene.ships("2-hex") == [0, 0]


@pytest.mark.rule("ABR-14.9")
def test_the_intermission_destroys_damaged_armor_then_bare_damaged_upgrades() -> None:
    places = {
        "hull": "damaged city",
        "hull_armor": "damaged starport",
        "ship_crane": "damaged city",
        "ship_crane_armor": "starport",
    }
    scene = last_chapter(ships={"2-hex": {"0": 1}}, campaign={"flagships": [flagship("2-hex", 0, **places)]})
    assert board(scene) == {"ship_crane": "damaged city", "ship_crane-armor": "starport"}


@pytest.mark.rule("ABR-17.3")
def test_a_flagship_without_its_ship_is_refused() -> None:
    with pytest.raises(Refused):
        Scene(hand=["administration-2"], ships={"3-hex": {"0": 1}}, campaign={"flagships": [flagship()]})


def test_the_question_whether_it_follows_fits_the_position() -> None:
    scene = with_flagship("mobilization-2", ships={"2-hex": {"0": 2}})
    state: Any = scene.table.state
    assert FlagshipFollows(0, 0, 7, 4).misfit(state) is not None  # nobody has moved to 2-gate
    assert FlagshipFollows(0, 1, 7, 4).misfit(state) is not None  # seat 1 has no Flagship


@pytest.mark.rule("ARC-15.1", "ABR-11.21")
def test_who_loses_slots_in_a_crisis_arranges_resources_in_turn_order() -> None:
    scene = crisis(
        "CC01",
        me={"resources": ["fuel", "relic", "weapon"]},
        foe={"resources": ["fuel", "relic", "psionic"]},
        ships={"2-hex": {"0": 1, "blight": [1, 0]}, "3-hex": {"1": 1, "blight": [1, 0]}},
        campaign={"flagships": [flagship("2-hex", 0, hull="damaged city"), flagship("3-hex", 1, hull="damaged city")]},
    )
    assert scene.waiting == [0]
    scene.play("drop:fuel", "done")
    assert scene.waiting == [1]
