"""What the questions and their options say, in the words that a player reads."""

from typing import Any

import pytest

from ecliptic.games.arcs.game import GAME
from tests.rules.arcs.marks import shows
from tests.rules.arcs.scene import ASSAULT, RAID, SKIRMISH, Scene

NAMES = ["Anna", "Boris", "Clara"]
COURT = ["BC01", "BC02", "BC03", "BC04"]


def question(scene: Scene) -> str:
    """What the asked seat is asked."""
    seat = scene.waiting[0]
    return GAME.say(scene.table.prompt(seat), NAMES, "en", seat)


def said(scene: Scene, *kinds: str) -> dict[str, str]:
    """The options of the asked seat in words, by their notation; of these kinds only, if some are named."""
    seat = scene.waiting[0]
    options = [option for option in scene.table.options(seat) if not kinds or option.kind in kinds]
    return {str(option): GAME.say(scene.table.label(seat, option), NAMES, "en", seat) for option in options}


def clauses(scene: Scene, option: str) -> tuple[str, ...]:
    """The rules that the label of an option cites."""
    seat = scene.waiting[0]
    action = next(each for each in scene.table.options(seat) if str(each) == option)
    return tuple(scene.table.label(seat, action).rules)


def test_how_cards_are_played() -> None:
    scene = Scene(
        hand=["administration-2", "construction-4"], foe={"hand": ["administration-5", "mobilization-3"]}, court=COURT
    )
    assert said(scene) == {
        "lead:administration-2": "Lead Administration 2 (4 actions)",
        "lead:construction-4": "Lead Construction 4 (3 actions)",
        "pass": "Pass the initiative",
    }
    assert clauses(scene, "lead:construction-4") == ("ARC-4.2",)
    assert clauses(scene, "pass") == ("ARC-4.4",)
    scene.play("lead:administration-2", "end")
    assert said(scene) == {
        "surpass:administration-5": "Surpass with Administration 5 (3 actions)",
        "copy:administration-5": "Copy with Administration 5, face down",
        "pivot:mobilization-3": "Pivot with Mobilization 3",
        "copy:mobilization-3": "Copy with Mobilization 3, face down",
    }
    assert clauses(scene, "pivot:mobilization-3") == ("ARC-4.17",)
    scene.play("surpass:administration-5")
    assert question(scene) == "Your turn: 3 actions. Declaring and seizing come first, then the Prelude."
    assert said(scene, "seize", "end") == {
        "seize:mobilization-3": "Seize the initiative with Mobilization 3",
        "end": "End the turn",
    }


@pytest.mark.rule("ARC-8.3", "ARC-9.12")
def test_an_outraged_resource_says_that_it_has_no_effect() -> None:
    mine = {"resources": ["fuel", "relic"], "outrage": ["fuel"]}
    scene = Scene(hand=["administration-2"], me=mine)
    scene.play("lead:administration-2")
    assert said(scene, "spend") == {
        "spend:fuel": "Spend 1 Fuel without effect (Outrage)",
        "spend:relic": "Spend 1 Relic",
    }
    scene = Scene(hand=["administration-2"], me={**mine, "cards": ["BC07"]})
    scene.play("lead:administration-2")
    assert said(scene, "spend")["spend:fuel"] == "Spend 1 Fuel", "Loyal Pilots ignore the Outrage"


def test_building_and_repairing() -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["L09"], "resources": ["relic"]},
        ships={"2-hex": {"0": [1, 1]}},
        buildings={"2-hex/2": "0 starport damaged", "5-arrow/1": "0 city damaged"},
    )
    scene.play("lead:construction-2")
    assert said(scene, "build_city", "build_outside", "build_starport", "build_ship", "repair", "repair_ship") == {
        "build_city:2-hex": "Build a city (Cluster 2: Hex)",
        "build_outside:2-hex": "Build a city outside the building slots (Cluster 2: Hex)",
        "build_starport:2-hex": "Build a starport (Cluster 2: Hex)",
        "build_ship:2-hex/2": "Build a ship at your starport (Cluster 2: Hex, slot 2)",
        "repair_ship:2-hex": "Repair a ship (Cluster 2: Hex)",
        "repair:2-hex/2": "Repair your starport (Cluster 2: Hex, slot 2)",
        "repair:5-arrow/1": "Repair your city (Cluster 5: Arrow)",
    }


def test_taxing_and_influencing() -> None:
    scene = Scene(
        hand=["administration-2"],
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/2": "1 city", "3-arrow/1": "0 city"},
        court=COURT,
    )
    scene.play("lead:administration-2")
    assert said(scene, "tax", "influence") == {
        "tax:2-hex/2": "Tax the city of Boris (Cluster 2: Hex, slot 2)",
        "tax:3-arrow/1": "Tax your city (Cluster 3: Arrow)",
        "influence:BC01": "Influence Loyal Engineers",
        "influence:BC02": "Influence Mining Interest",
        "influence:BC03": "Influence Material Cartel",
        "influence:BC04": "Influence Admin Union",
    }


def test_moving_securing_and_fighting() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L02"]},
        ships={"2-hex": {"0": 2, "1": 1}, "3-arrow": {"1": 1}},
        court=COURT,
        agents=[[], [1, 0], [], []],
    )
    scene.play("lead:aggression-2")
    assert said(scene, "declare", "move", "secure", "battle", "use") == {
        "declare:tycoon": "Declare Tycoon",
        "move:2-hex>2-gate": "Move (Cluster 2: Hex → Cluster 2: Gate)",
        "move:2-hex>2-crescent": "Move (Cluster 2: Hex → Cluster 2: Crescent)",
        "move:2-hex>3-arrow": "Move (Cluster 2: Hex → Cluster 3: Arrow)",
        "secure:BC02": "Secure Mining Interest",
        "battle:2-hex/1": "Battle Boris (Cluster 2: Hex)",
        "use:fire_rifles": "Fire Rifles (Galactic Rifles)",
    }


def test_a_prelude() -> None:
    scene = Scene(hand=["construction-2"], me={"cards": ["BC01", "BC13"], "resources": ["fuel"]})
    scene.play("lead:construction-2")
    assert said(scene, "spend", "prelude") == {
        "spend:fuel/material": "Spend 1 Fuel as Material",
        "spend:fuel": "Spend 1 Fuel",
        "prelude:BC13": "Skirmishers: discard this card and place 3 ships in a system you control",
    }


def test_the_resource_that_pays_for_a_city_outside_the_slots() -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["BC01", "L09"], "resources": ["fuel", "relic"]},
        ships={"3-arrow": {"0": 1}},
    )
    scene.play("lead:construction-2", "build_outside:3-arrow")
    assert question(scene) == "Choose the resource you spend as Material."
    assert said(scene) == {"spend:fuel/material": "Spend 1 Fuel", "spend:relic/material": "Spend 1 Relic"}
    scene.play("spend:fuel/material")
    assert scene.resources() == ["relic"]


def test_the_type_of_what_a_tax_gives() -> None:
    buildings = {"2-gate/city": "0 city", "2-hex/1": "1 city", "2-arrow/1": "1 city"}
    scene = Scene(hand=["administration-2"], me={"cards": ["L11"]}, buildings=buildings)
    scene.play("lead:administration-2", "tax:2-gate/city")
    assert said(scene) == {"type:relic": "Relic", "type:psionic": "Psionic"}


def test_the_ships_that_move() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-hex": {"0": [2, 1]}}, buildings={"2-hex/1": "0 starport"})
    scene.play("lead:mobilization-2", "move:2-hex>2-gate")
    assert question(scene) == "Choose the ships that move (Cluster 2: Hex → Cluster 2: Gate)."
    assert said(scene) == {
        "ships:2+1": "2 fresh, 1 damaged",
        "ships:2+0": "2 fresh",
        "ships:1+1": "1 fresh, 1 damaged",
        "ships:1+0": "1 fresh",
        "ships:0+1": "1 damaged",
    }
    scene.play("ships:2+1")
    assert question(scene) == "Catapult move of 3 ships (Cluster 2: Gate): choose the next system or stop."
    assert said(scene) == {
        "done": "Stop here (Cluster 2: Gate)",
        "catapult:2-arrow": "On to Cluster 2: Arrow",
        "catapult:2-crescent": "On to Cluster 2: Crescent",
        "catapult:2-hex": "On to Cluster 2: Hex",
        "catapult:3-gate": "On to Cluster 3: Gate",
        "catapult:6-gate": "On to Cluster 6: Gate",
    }


def fight(luck: list[list[int]], **given: Any) -> Scene:
    """Anna attacks Boris at 2-hex with four ships."""
    ships = given.pop("ships", {"2-hex": {"0": 4, "1": [1, 1]}})
    scene = Scene(hand=["aggression-2"], ships=ships, luck=luck, **given)
    scene.play("lead:aggression-2", "battle:2-hex/1")
    return scene


def test_the_dice_of_a_battle() -> None:
    scene = fight([], buildings={"2-hex/1": "1 city"})
    assert question(scene) == "Battle against Boris (Cluster 2: Hex): collect up to 4 dice."
    assert said(scene)["dice:2-0-1"] == "Roll 2 assault dice and 1 raid die"
    assert said(scene)["dice:0-0-0"] == "Roll no dice"
    assert said(scene)["dice:0-3-0"] == "Roll 3 skirmish dice"
    elsewhere = fight([], buildings={"3-hex/1": "1 city"})
    assert question(elsewhere) == "Battle against Boris (Cluster 2: Hex): collect up to 4 dice, but no raid dice."


def test_where_hits_go() -> None:
    dice = [[ASSAULT["2 hits"]] * 2, [RAID["building+key"]]]
    scene = fight(dice, buildings={"2-hex/1": "1 city", "2-hex/2": "1 starport damaged"})
    scene.play("dice:2-0-1")
    assert question(scene) == "Assign 4 hits to the pieces of Boris (Cluster 2: Hex)."
    assert said(scene) == {"hit:1/fresh": "Damage a fresh ship", "hit:1/damaged": "Destroy a damaged ship"}
    scene.play("hit:1/fresh")
    assert scene.ships("2-hex", 1) == [0, 0], "the three hits that ships can take are clear now"
    assert said(scene) == {
        "hit_building:2-hex/1": "Damage the fresh city",
        "hit_building:2-hex/2": "Destroy the damaged starport",
    }


def test_buildings_that_look_alike_are_told_apart() -> None:
    """They are not the same: one may have been taxed or have built a ship, and a Cloud City has no slot."""
    dice = [[RAID["self+building"]]]
    ships = {"2-hex": {"0": 4}}
    two = {"2-hex/1": "1 city damaged used", "2-hex/2": "1 city damaged"}
    scene = fight(dice, ships=ships, buildings=two)
    scene.play("dice:0-0-1")
    assert said(scene) == {
        "hit_building:2-hex/1": "Destroy the damaged city (slot 1)",
        "hit_building:2-hex/2": "Destroy the damaged city (slot 2)",
    }
    three = {"2-hex/1": "1 starport", "2-hex/2": "1 city", "2-hex/city": "1 city"}
    cloud = fight(dice, ships=ships, buildings=three)
    cloud.play("dice:0-0-1")
    assert said(cloud) == {
        "hit_building:2-hex/1": "Damage the fresh starport",
        "hit_building:2-hex/2": "Damage the fresh city (slot 2)",
        "hit_building:2-hex/city": "Damage the fresh city (outside the slots)",
    }


def test_a_city_outside_the_slots_is_told_from_one_in_the_only_slot() -> None:
    scene = Scene(hand=["administration-2"], buildings={"3-arrow/1": "0 city", "3-arrow/city": "0 city"})
    scene.play("lead:administration-2")
    assert said(scene, "tax") == {
        "tax:3-arrow/1": "Tax your city (Cluster 3: Arrow)",
        "tax:3-arrow/city": "Tax your city (Cluster 3: Arrow, outside the slots)",
    }


def test_rerolling() -> None:
    hits = [[SKIRMISH["hit"]] * 2]
    scene = fight(hits, me={"cards": ["BC13"], "resources": ["weapon"]})
    scene.play("dice:0-2-0")
    assert said(scene) == {"done": "Keep the dice", "reroll:BC13": "Reroll with Skirmishers"}
    scene.play("reroll:BC13")
    assert question(scene) == "Skirmishers: choose the dice you reroll, up to 2 more."
    assert said(scene) == {"done": "Reroll nothing", "die:skirmish-4": "Skirmish die: ship hit"}
    scene.play("die:skirmish-4")
    assert question(scene) == "Skirmishers: choose the dice you reroll, up to 1 more."
    assert said(scene)["done"] == "Reroll 1 die"


def test_what_keys_steal() -> None:
    scene = fight(
        [[RAID["intercept+2 keys"]] * 2],
        ships={"2-hex": {"0": 4}},
        foe={"resources": ["fuel", "relic"], "cards": ["BC01", "BC08"]},
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("dice:0-0-2")
    assert question(scene) == "Raid Boris: spend 4 keys or stop."
    assert said(scene) == {
        "done": "End the raid",
        "raid:fuel": "Steal 1 Fuel (3 keys)",
        "raid:relic": "Steal 1 Relic (1 key)",
        "raid_card:BC01": "Steal Loyal Engineers (3 keys)",
        "raid_card:BC08": "Steal Gatekeepers (2 keys)",
    }


def test_a_trade_takes_and_does_not_steal() -> None:
    """(FAQ) Sworn Guardians, against which nothing can be stolen, are no obstacle."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["BC23"], "resources": ["fuel", "weapon"]},
        foe={"cards": ["BC22"], "resources": ["relic", "psionic"]},
        ships={"2-hex": {"0": 1}, "5-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city", "5-hex/1": "1 city"},
    )
    scene.play("lead:administration-2", "use:trade")
    assert said(scene) == {"steal:1/relic": "Take 1 Relic from Boris", "steal:1/psionic": "Take 1 Psionic from Boris"}
    scene.play("steal:1/relic")
    assert said(scene) == {"type:fuel": "Fuel", "type:weapon": "Weapon"}


def test_ransacking() -> None:
    scene = fight(
        [[ASSAULT["2 hits"]]],
        ships={"2-hex": {"0": 4}},
        buildings={"2-hex/1": "1 city"},
        court=COURT,
        agents=[[0, 1], [0, 0, 1], [0, 2], []],
    )
    scene.play("dice:1-0-0")
    assert question(scene) == "Ransack the Court: choose a card with an agent of Boris."
    assert said(scene) == {"ransack:BC01": "Take Loyal Engineers", "ransack:BC03": "Take Material Cartel"}


def test_arranging_resources() -> None:
    scene = Scene(hand=["administration-2"], me={"resources": ["relic"]}, buildings={"5-hex/1": "0 city"})
    scene.play("lead:administration-2", "tax:5-hex/1")
    assert question(scene) == "You may rearrange your resources."
    texts = said(scene)
    assert texts["done"] == "Done"
    assert (texts["put:psionic/1"], texts["put:relic/2"]) == ("Slot 1: Psionic", "Slot 2: Relic")
    assert texts["put:nothing/2"] == "Slot 2: leave it empty"


def test_discarding_what_has_no_room() -> None:
    held = ["relic", "fuel", "fuel"]
    scene = Scene(hand=["administration-2"], me={"resources": held}, buildings={"5-hex/1": "0 city"})
    scene.play("lead:administration-2", "tax:5-hex/1")
    assert question(scene) == "You have no room for 1 resource: choose what to discard."
    assert said(scene) == {
        "drop:fuel": "Discard 1 Fuel",
        "drop:relic": "Discard 1 Relic",
        "drop:psionic": "Discard 1 Psionic",
    }


def test_reappearing() -> None:
    scene = Scene(hand=["administration-2"], at_home=False, ships={"2-hex": {"1": 1, "2": 1}})
    scene.play("lead:administration-2", "end")
    assert said(scene) == {
        "at:2-gate": "Cluster 2: Gate",
        "at:3-gate": "Cluster 3: Gate",
        "at:5-gate": "Cluster 5: Gate",
        "at:6-gate": "Cluster 6: Gate",
    }


def test_sites() -> None:
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 1}, "3-arrow": {"0": 1}},
        buildings={"2-hex/2": "1 city", "3-arrow/1": "0 city"},
        court=["BC29", *COURT[1:]],
        agents=[[1], [], [], []],
    )
    scene.play("lead:aggression-2", "secure:BC29")
    assert said(scene) == {
        "no": "No",
        "site:2-hex/2": "City of Boris (Cluster 2: Hex, slot 2)",
        "site:3-arrow/1": "Your city (Cluster 3: Arrow)",
    }
    building = Scene(
        hand=["construction-2"],
        me={"cards": ["L10"]},
        buildings={"2-hex/1": "0 city", "3-arrow/1": "0 starport"},
    )
    building.play("lead:construction-2", "use:prune")
    assert said(building) == {
        "site:2-hex/1": "Your city (Cluster 2: Hex, slot 1)",
        "site:3-arrow/1": "Your starport (Cluster 3: Arrow)",
    }


@shows("L18")
def test_a_martyr_destroys_fresh_ships_too() -> None:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["L18"]}, ships={"2-hex": {"0": 1, "1": [1, 1]}})
    scene.play("lead:mobilization-2", "use:martyr")
    assert said(scene) == {
        "hit:1/fresh": "Destroy a fresh ship of Boris",
        "hit:1/damaged": "Destroy a damaged ship of Boris",
        "no": "No",
    }


def test_answers_to_cards() -> None:
    scene = Scene(
        hand=["administration-2", "aggression-3"],
        me={"cards": ["BC17", "BC20"]},
        foe={"hand": ["construction-4"], "cards": ["BC01"], "resources": ["fuel"]},
        players={2: {"hand": ["mobilization-6"]}},
    )
    scene.play("lead:administration-2", "declare:tycoon")
    assert said(scene) == {"rival:1": "Boris", "rival:2": "Clara"}
    scene.play("rival:1")
    assert said(scene) == {
        "done": "Done",
        "swap:aggression-3/construction-4": "Give Aggression 3 for Construction 4",
    }
    scene.play("done", "prelude:BC20")
    assert said(scene) == {
        "steal:1/fuel": "Steal 1 Fuel from Boris",
        "steal_card:1/BC01": "Steal Loyal Engineers from Boris",
    }
    scene = Scene(hand=["administration-2", "aggression-3"], me={"cards": ["BC17"]})
    scene.play("lead:administration-2", "prelude:BC17")
    assert said(scene) == {
        "discard_hand:none": "Discard no action card",
        "discard_hand:aggression-3": "Discard Aggression 3",
    }
    uprising = Scene(hand=["aggression-2"], court=["BC26", *COURT[1:]], agents=[[1], [], [], []])
    uprising.play("lead:aggression-2", "secure:BC26")
    assert said(uprising)["cluster:2"] == "Cluster 2"
    captives = Scene(
        hand=["construction-2"],
        me={"cards": ["L24"], "trophies": ["1 ship", "2 city"]},
        markers=["", "", "warlord"],
    )
    captives.play("lead:construction-2", "prelude:L24")
    assert said(captives) == {"piece:1/ship": "Ship of Boris", "piece:2/city": "City of Clara"}
