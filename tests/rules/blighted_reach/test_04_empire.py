"""The Empire: control, command, movement, harm and titles (ABR-4)."""

from typing import Any

import pytest

from ecliptic.games.arcs.words import controls, controls_for_ambitions
from tests.rules.arcs.scene import ASSAULT, RAID, SKIRMISH
from tests.rules.blighted_reach.scene import Scene

HIT = SKIRMISH["hit"]
EMPIRE = 4
OUTLAW = {"titles": ["outlaw", "regent", "regent"], "first_regent": 1}
OUTLAW_FOE = {"titles": ["regent", "outlaw", "regent"], "first_regent": 0}


@pytest.mark.rule("ABR-4.1")
def test_everybody_is_a_regent_or_an_outlaw() -> None:
    scene = Scene(campaign={"titles": ["regent", "outlaw", "regent"]})
    assert scene.view()["campaign"]["titles"] == ["regent", "outlaw", "regent"]


@pytest.mark.rule("ABR-4.2")
def test_who_becomes_regent_while_the_tile_lies_in_supply_takes_it() -> None:
    scene = Scene(
        hand=["administration-2"],
        foe={"hand": ["EV01"]},
        players={2: {"hand": []}},
        campaign={"titles": ["outlaw"] * 3, "first_regent": -1},
    )
    scene.play("lead:administration-2", "end", "event:EV01", "end", "summit", "revive_empire")
    assert scene.title(0) == "regent"
    assert scene.campaign["first_regent"] == 0


@pytest.mark.rule("ABR-4.3")
def test_imperial_ships_are_fifteen_and_nobodys() -> None:
    scene = Scene(ships={"2-hex": {"empire": 4, "0": 1}})
    assert scene.view()["campaign"]["imperial_supply"] == 11
    assert scene.me["ships"] == 14


@pytest.mark.rule("ABR-4.4")
def test_one_fresh_imperial_ship_controls_its_system() -> None:
    assert Scene(ships={"2-hex": {"empire": 1, "0": 5}}).controller("2-hex") == EMPIRE


@pytest.mark.rule("ABR-4.5")
def test_damaged_imperial_ships_control_nothing() -> None:
    assert Scene(ships={"2-hex": {"empire": [0, 3], "0": 1}}).controller("2-hex") == 0


def at_free_city(**fields: Any) -> Scene:
    """Seat 0 leads administration; a Free city stands on 2-hex with an Imperial ship."""
    scene = Scene(hand=["administration-2"], buildings={"2-hex/1": "free city"}, **fields)
    scene.play("lead:administration-2")
    return scene


@pytest.mark.rule("ABR-4.6", "ABR-7.1", "ABR-7.8")
def test_a_present_regent_controls_through_imperial_ships_in_the_own_turn() -> None:
    scene = at_free_city(ships={"2-hex": {"empire": 1, "0": 1, "1": 3}})
    assert scene.options("tax") == ["tax:2-hex/1"]
    scene.play("tax:2-hex/1")
    assert scene.resources() == ["relic"]
    assert "captives" not in scene.me


@pytest.mark.rule("ABR-4.7")
def test_without_a_piece_there_or_outside_the_own_turn_there_is_no_control() -> None:
    assert at_free_city(ships={"2-hex": {"empire": 1}}).options("tax") == []
    assert Scene(ships={"2-hex": {"empire": 1, "0": 1}}).controller("2-hex") == EMPIRE


@pytest.mark.rule("ABR-4.8")
def test_an_outlaw_builds_damaged_pieces_and_taxes_nothing_in_imperial_systems() -> None:
    assert at_free_city(ships={"2-hex": {"empire": 1, "0": 3}}, campaign=OUTLAW).options("tax") == []
    for campaign, expected in ((OUTLAW, [0, 1]), ({}, [1, 0])):
        scene = Scene(
            hand=["construction-2"],
            ships={"2-hex": {"empire": 1}},
            buildings={"2-hex/1": "0 starport"},
            campaign=campaign,
        )
        scene.play("lead:construction-2", "build_ship:2-hex/1")
        assert scene.ships("2-hex") == expected


@pytest.mark.rule("ABR-4.9")
def test_who_ignores_the_presence_law_builds_at_imperial_ships() -> None:
    fields: dict[str, Any] = {"hand": ["construction-2"], "ships": {"2-hex": {"empire": 1}}}
    scene = Scene(me={"cards": ["F07-02"]}, **fields)
    scene.play("lead:construction-2")
    assert "build_city:2-hex" in scene.options()
    scene = Scene(**fields)
    scene.play("lead:construction-2")
    assert "build_city:2-hex" not in scene.options()


@pytest.mark.rule("ABR-4.10")
def test_the_first_regent_controls_imperial_systems_for_ambitions() -> None:
    """Also between turns and without a piece there; nobody else does."""
    state: Any = Scene(ships={"2-hex": {"empire": 1, "1": 3}, "3-hex": {"1": 1}}).table.state
    hexes = {"2-hex": 7, "3-hex": 11}
    assert [controls_for_ambitions(state, seat, hexes["2-hex"]) for seat in range(3)] == [True, False, False]
    assert [controls_for_ambitions(state, seat, hexes["3-hex"]) for seat in range(3)] == [False, True, False]
    assert not controls(state, 0, hexes["2-hex"])


@pytest.mark.rule("ABR-4.11")
def test_a_building_gives_presence() -> None:
    scene = at_free_city(ships={"2-hex": {"empire": 1}})
    assert scene.options("tax") == []
    scene = Scene(
        hand=["administration-2"],
        ships={"2-hex": {"empire": 1}},
        buildings={"2-hex/1": "free city", "2-hex/2": "0 starport"},
    )
    scene.play("lead:administration-2")
    assert scene.options("tax") == ["tax:2-hex/1"]


@pytest.mark.rule("ABR-4.12")
def test_repairing_imperial_ships_needs_presence_only() -> None:
    scene = Scene(hand=["administration-2"], ships={"2-hex": {"empire": [0, 1], "0": 1}, "3-hex": {"empire": [0, 1]}})
    scene.play("lead:administration-2")
    assert scene.options("repair_ship") == ["repair_ship:2-hex/empire"]
    scene.play("repair_ship:2-hex/empire")
    assert scene.state["ships"]["2-hex"]["empire"] == [1, 0]


@pytest.mark.rule("ABR-4.13")
def test_imperial_ships_may_attack_alone_from_a_building() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"empire": 2, "1": 1}},
        buildings={"2-hex/1": "0 city"},
        campaign=OUTLAW_FOE,
        luck=[[HIT]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert scene.options("ships") == ["ships:2+0", "ships:1+0"]
    scene.play("ships:1+0", "dice:0-1-0")
    assert scene.ships("2-hex", 1) == [0, 1]


@pytest.mark.rule("ABR-4.14")
def test_at_most_one_imperial_ship_moves_with_each_own_ship() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-hex": {"empire": 3, "0": 1}})
    scene.play("lead:mobilization-2", "move:2-hex>2-gate")
    assert scene.options("fleet") == ["fleet:1+0/1+0", "fleet:1+0/0+0"]
    scene.play("fleet:1+0/1+0")
    assert scene.state["ships"]["2-gate"] == {"0": [1, 0], "empire": [1, 0]}
    assert scene.state["ships"]["2-hex"]["empire"] == [2, 0]


@pytest.mark.rule("ABR-4.14")
def test_an_outlaw_moves_no_imperial_ships() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-hex": {"empire": 3, "0": 1}}, campaign=OUTLAW)
    scene.play("lead:mobilization-2", "move:2-hex>2-gate")
    assert scene.state["ships"]["2-gate"] == {"0": [1, 0]}


@pytest.mark.rule("ABR-4.3")
@pytest.mark.parametrize(("own", "captives"), [(0, None), (1, ["0 agent"])])
def test_imperial_ships_alone_pay_no_toll_at_gate_ports(own: int, captives: list[str] | None) -> None:
    """Imperial Officers (F07-02) move them alone; they are not the ships of a Rival (L08)."""
    scene = Scene(
        hand=["mobilization-2"],
        me={"cards": ["F07-02"]},
        foe={"cards": ["L08"]},
        ships={"2-hex": {"0": 1, "empire": 1}, "2-gate": {"1": 1}},
        buildings={"2-gate/starport": "1 starport"},
    )
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", f"fleet:{own}+0/1+0")
    assert scene.state["ships"]["2-gate"]["empire"] == [1, 0]
    assert scene.foe.get("captives") == captives


def catapult(ships: dict[str, Any], **fields: Any) -> Scene:
    """Seat 0 catapults from 2-hex, where it has a starport, to 2-gate with all it can take."""
    scene = Scene(hand=["mobilization-2"], ships=ships, buildings={"2-hex/1": "0 starport"}, **fields)
    scene.play("lead:mobilization-2", "move:2-hex>2-gate")
    scene.play_if_asked(*scene.options("fleet")[:1])
    return scene


@pytest.mark.rule("ABR-4.15")
def test_imperial_ships_never_outnumber_own_ones_on_the_way() -> None:
    scene = catapult({"2-hex": {"0": 2, "empire": 2}})
    scene.play("catapult:3-gate")
    assert scene.options("fleet") == [
        "fleet:2+0/2+0",
        "fleet:2+0/1+0",
        "fleet:2+0/0+0",
        "fleet:1+0/1+0",
        "fleet:1+0/0+0",
    ]


@pytest.mark.rule("ABR-4.16")
def test_an_imperial_gate_stops_outlaws_only() -> None:
    ships = {"2-hex": {"0": 2}, "2-gate": {"empire": 1}}
    assert catapult(ships, campaign=OUTLAW).options("catapult") == []
    assert "catapult:3-gate" in settle_ships(Scene(hand=["mobilization-2"], ships=ships, buildings=STARPORT)).options()


STARPORT = {"2-hex/1": "0 starport"}


def settle_ships(scene: Scene) -> Scene:
    """Move both ships from 2-hex to 2-gate."""
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", "ships:2+0")
    return scene


@pytest.mark.rule("ABR-4.17")
def test_a_regents_gate_stops_regents_without_imperial_ships() -> None:
    gate = {"2-gate": {"1": 3}}
    assert catapult({"2-hex": {"0": 1}, **gate}).options("catapult") == []
    assert "catapult:3-gate" in catapult({"2-hex": {"0": 1, "empire": 1}, **gate}).options()


@pytest.mark.rule("ABR-4.18", "ABR-16.15")
def test_an_outlaws_gate_stops_everybody() -> None:
    ships = {"2-hex": {"0": 1, "empire": 1}, "2-gate": {"1": 3}}
    assert catapult(ships, campaign=OUTLAW_FOE).options("catapult") == []
    outlaws = {"titles": ["outlaw", "outlaw", "regent"], "first_regent": 2}
    assert catapult({"2-hex": {"0": 1}, "2-gate": {"1": 3}}, campaign=outlaws).options("catapult") == []


@pytest.mark.rule("ABR-4.19", "ABR-8.6")
@pytest.mark.parametrize("blight", [[1, 0], [0, 1]])
def test_blight_in_a_gate_ends_every_catapult(blight: list[int]) -> None:
    assert catapult({"2-hex": {"0": 1}, "2-gate": {"blight": blight}}).options("catapult") == []
    assert catapult({"2-hex": {"0": 1}}).options("catapult") != []


@pytest.mark.rule("ABR-4.20")
def test_a_catapult_may_start_from_a_free_starport_under_control() -> None:
    for ships, possible in (({"0": 2}, True), ({"0": 1, "1": 2}, False)):
        scene = Scene(hand=["mobilization-2"], ships={"2-hex": ships}, buildings={"2-hex/1": "free starport"})
        scene.play("lead:mobilization-2", "move:2-hex>2-gate")
        scene.play_if_asked("ships:2+0", "ships:1+0")
        assert (scene.options("catapult") != []) == possible


def defenders(**fields: Any) -> list[str]:
    scene = Scene(hand=["aggression-2"], **fields)
    scene.play("lead:aggression-2")
    return scene.options("battle")


@pytest.mark.rule("ABR-4.21", "ABR-4.22", "ABR-4.23")
def test_the_truce_law() -> None:
    """A Regent harms no Imperial ship, and no Regent beside any, even a damaged one."""
    for empire in (1, [0, 1]):
        assert defenders(ships={"2-hex": {"0": 2, "1": 1, "empire": empire}}) == []
    assert defenders(ships={"2-hex": {"0": 2, "1": 1}}) == ["battle:2-hex/1"]


@pytest.mark.rule("ABR-4.22")
def test_no_taxing_of_a_regents_city_beside_imperial_ships() -> None:
    for campaign, expected in (({}, []), (OUTLAW_FOE, ["tax:2-hex/1"])):
        scene = Scene(
            hand=["administration-2"],
            ships={"2-hex": {"0": 2, "empire": 1}},
            buildings={"2-hex/1": "1 city"},
            campaign=campaign,
        )
        scene.play("lead:administration-2")
        assert scene.options("tax") == expected


@pytest.mark.rule("ABR-4.27")
def test_whom_outlaws_and_regents_may_choose() -> None:
    ships = {"2-hex": {"0": 2, "1": 1, "2": 1, "empire": 1, "blight": 1}}
    buildings = {"2-hex/1": "free city"}
    outlaws = {"titles": ["outlaw", "regent", "outlaw"], "first_regent": 1}
    assert defenders(ships=ships, buildings=buildings, campaign=outlaws) == [
        "battle:2-hex/1",
        "battle:2-hex/2",
        "battle:2-hex/empire",
        "battle:2-hex/blight",
        "battle:2-hex/free",
    ]
    regent = {"titles": ["regent", "regent", "outlaw"]}
    assert defenders(ships=ships, buildings=buildings, campaign=regent) == [
        "battle:2-hex/2",
        "battle:2-hex/blight",
        "battle:2-hex/free",
    ]


@pytest.mark.rule("ABR-4.25")
def test_a_regent_adds_any_number_of_imperial_ships_to_the_attack() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 1, "1": 2, "empire": 2}},
        campaign=OUTLAW_FOE,
        luck=[[ASSAULT["self+hit"]] * 2],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert scene.options("ships") == ["ships:2+0", "ships:1+0", "ships:0+0"]
    scene.play("ships:1+0")
    assert "dice:2-0-0" in scene.options()
    assert "dice:3-0-0" not in scene.options()
    scene.play("dice:2-0-0")
    assert scene.options("hit") == ["hit:0/fresh", "hit:empire/fresh"]
    scene.play("hit:empire/fresh")
    # Only the ship that joined may be hit, not the other one in the system.
    assert scene.options("hit") == ["hit:0/fresh", "hit:empire/damaged"]


@pytest.mark.rule("ABR-4.25")
def test_who_attacked_with_imperial_ships_is_forgotten_after_the_round() -> None:
    scene = Scene(
        hand=["aggression-6", "construction-2"],
        foe={"hand": ["construction-3"]},
        ships={"2-hex": {"0": 1, "1": 2, "empire": 2}},
        campaign=OUTLAW_FOE,
        luck=[[ASSAULT["blank"]] * 2],
    )
    scene.play("lead:aggression-6", "battle:2-hex/1", "ships:1+0", "dice:2-0-0")
    assert scene.campaign["had_allies"]
    scene.play("end", "pivot:construction-3", "end")
    assert scene.options("lead") == ["lead:construction-2"]
    assert "had_allies" not in scene.campaign
    assert "allies" not in scene.campaign


@pytest.mark.rule("ABR-4.25")
@pytest.mark.parametrize(("added", "left"), [("0+0", [2, 0]), ("1+0", [2, 0]), ("0+1", [1, 1])])
def test_a_damaged_imperial_ship_that_joins_jams_the_signal_breaker(added: str, left: list[int]) -> None:
    """Signal Breaker (L06) ignores an intercept only if all attacking ships are fresh."""
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L06"]},
        ships={"2-hex": {"0": 2, "1": 1, "empire": [1, 1]}},
        campaign=OUTLAW_FOE,
        luck=[[ASSAULT["intercept+hit"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", f"ships:{added}", "dice:1-0-0")
    scene.play_if_asked("hit:0/fresh")
    assert scene.ships("2-hex") == left


@pytest.mark.rule("ABR-4.26")
def test_imperial_ships_defend_a_regent() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 4, "1": 1, "empire": 1}},
        buildings={"2-hex/1": "1 city"},
        campaign=OUTLAW,
        luck=[[ASSAULT["intercept+hit"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:1-0-0", "hit:0/fresh")
    assert scene.ships("2-hex") == [2, 2]  # two fresh ships intercept
    assert scene.options() == ["hit:1/fresh", "hit:empire/fresh"]


@pytest.mark.rule("ABR-4.26")
def test_imperial_ships_do_not_shield_a_regent_from_rifles() -> None:
    """Fire Rifles (L02) is no battle: two hits go to the Regent's ship and then to its city."""
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L02"]},
        ships={"2-gate": {"0": 2}, "2-hex": {"1": [0, 1], "empire": 1}},
        buildings={"2-hex/1": "1 city"},
        campaign=OUTLAW,
        luck=[[HIT, HIT]],
    )
    scene.play("lead:aggression-2", "use:fire_rifles")
    assert scene.options() == ["battle:2-hex/1", "battle:2-hex/empire"]
    scene.play("battle:2-hex/1")
    assert scene.view(0)["battle"]["odds"]["0-2-0"]["clears"] == 0.75  # one hit of two dice clears the only ship
    scene.play("dice:0-2-0")
    assert scene.ships("2-hex", 1) == [0, 0]
    assert scene.state["ships"]["2-hex"]["empire"] == [1, 0]
    assert scene.building("2-hex/1") == "1 city damaged"


@pytest.mark.rule("ABR-4.26")
def test_an_outlaw_defends_without_imperial_ships() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 1, "1": 2, "empire": 1}},
        campaign={"titles": ["outlaw", "outlaw", "regent"], "first_regent": 2},
        luck=[[HIT]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-1-0")
    assert scene.ships("2-hex", 1) == [1, 1]


@pytest.mark.rule("ABR-4.28")
def test_the_first_regent_takes_what_the_empire_alone_destroys() -> None:
    """Two blows of the own dice destroy the attacking ship."""
    fields: dict[str, Any] = {
        "hand": ["aggression-2"],
        "ships": {"2-hex": {"0": [0, 1], "empire": 1}, "6-hex": {"0": 1, "1": 1, "2": 1}},
        "luck": [[ASSAULT["self+hit"]]],
    }
    scene = Scene(campaign=OUTLAW, **fields)
    scene.play("lead:aggression-2", "battle:2-hex/empire", "dice:1-0-0")
    assert scene.foe["trophies"] == ["0 ship"]
    scene = Scene(campaign={"titles": ["outlaw"] * 3, "first_regent": -1}, **fields)
    scene.play("lead:aggression-2", "battle:2-hex/empire", "dice:1-0-0")
    assert [scene.player(seat).get("trophies", []) for seat in range(3)] == [[], [], []]
    assert scene.me["ships"] == 14


@pytest.mark.rule("ABR-4.28")
def test_the_attacker_takes_imperial_ships_as_trophies() -> None:
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 1, "empire": [0, 1]}}, campaign=OUTLAW, luck=[[HIT]])
    scene.play("lead:aggression-2", "battle:2-hex/empire", "dice:0-1-0")
    assert scene.me["trophies"] == ["empire ship"]
    assert scene.view()["campaign"]["imperial_supply"] == 14


@pytest.mark.rule("ABR-4.29")
@pytest.mark.parametrize("defender", ["blight", "free"])
def test_ships_lost_against_blight_and_free_states_return(defender: str) -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": [0, 1], "blight": 1}, "6-hex": {"0": 1, "1": 1, "2": 1}},
        buildings={"2-hex/1": "free city"},
        luck=[[ASSAULT["self+hit"]]],
    )
    scene.play("lead:aggression-2", f"battle:2-hex/{defender}", "dice:1-0-0")
    assert scene.me["ships"] == 14
    assert all("trophies" not in scene.player(seat) for seat in range(3))


@pytest.mark.rule("ABR-4.30")
@pytest.mark.parametrize(("defender", "raid"), [("empire", False), ("blight", False), ("free", True)])
def test_raid_dice_only_where_there_is_something_to_raid(defender: str, raid: bool) -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 1, "blight": 1, "empire": 1}},
        buildings={"2-hex/1": "free city"},
        campaign=OUTLAW,
    )
    scene.play("lead:aggression-2", f"battle:2-hex/{defender}")
    assert ("dice:0-0-1" in scene.options()) == raid


@pytest.mark.rule("ABR-4.30")
@pytest.mark.parametrize(("defender", "raid"), [("empire", False), ("blight", False), ("1", True)])
def test_raider_exosuits_find_nothing_to_raid_with_empire_and_blight(defender: str, raid: bool) -> None:
    """They allow a raid die without defending buildings (L17); that it cannot be taken here is absolute."""
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L17"]},
        ships={"2-hex": {"0": 1, "1": 1, "blight": 1, "empire": 1}},
        buildings={"3-hex/1": "1 city"},
        campaign=OUTLAW,
        options={"lore_deck": "all"},
        lore_deck=[f"L{n:02}" for n in range(1, 29) if n != 17],
    )
    scene.play("lead:aggression-2", f"battle:2-hex/{defender}")
    assert ("dice:0-0-1" in scene.options()) == raid


@pytest.mark.rule("ABR-4.31")
def test_added_imperial_ships_may_raid() -> None:
    """The only attacker is an Imperial ship; a Regent's own things are raided."""
    scene = Scene(
        hand=["aggression-2"],
        foe={"resources": ["fuel"]},
        ships={"2-hex": {"empire": 2}},
        buildings={"2-hex/1": "0 city", "2-hex/2": "1 starport"},
        campaign=OUTLAW_FOE,
        luck=[[RAID["intercept+2 keys"]] * 2],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "ships:2+0", "dice:0-0-2")
    assert "raid:fuel" in scene.options()


@pytest.mark.rule("ABR-4.22", "ABR-4.28")
@pytest.mark.parametrize(("title", "options"), [("outlaw", ["hit:empire/fresh", "no"]), ("regent", [])])
def test_a_martyr_may_destroy_an_imperial_ship(title: str, options: list[str]) -> None:
    """Survival Overrides (L18) destroys any ship that is not own, but Blight is none; the Truce Law binds Regents."""
    scene = Scene(
        hand=["mobilization-2"],
        me={"cards": ["L18"]},
        ships={"2-hex": {"0": 1, "empire": 1, "blight": 1}, "3-hex": {"0": 1}},
        campaign={"titles": [title, "regent", "regent"], "first_regent": 1},
        options={"lore_deck": "all"},
        lore_deck=[f"L{n:02}" for n in range(1, 29) if n != 18],
    )
    scene.play("lead:mobilization-2", "use:martyr", "at:2-hex")
    assert [option for option in scene.options() if option.split(":")[0] in ("hit", "no")] == options
    if options:
        scene.play(options[0])
        assert scene.me["trophies"] == ["empire ship"]
        assert scene.ships("2-hex") == [0, 0]
