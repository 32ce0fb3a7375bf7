"""Rare meetings of rules and cards that were wrong once: each test failed before its fix."""

from typing import Any

import pytest

from ecliptic.games.arcs.game import GAME
from ecliptic.games.arcs.notation import ACTION_IDS
from ecliptic.kernel import ChanceSource, Script, load_table
from tests.rules.arcs.marks import shows
from tests.rules.arcs.scene import SKIRMISH, Scene
from tests.rules.arcs.test_leaders import follows

HIT, BLANK = SKIRMISH["hit"], SKIRMISH["blank"]
COURT = ["BC01", "BC02", "BC03", "BC04"]


# Warrior: move, then a battle that must be possible (ARC-13.5)


def warrior(**ships: Any) -> Scene:
    """The Warrior, seat 1, has copied an Aggression card."""
    buildings = ships.pop("buildings", {})
    return follows("aggression-2", "aggression-5", "LEAD06", ships=ships["ships"], buildings=buildings, luck=[[BLANK]])


@pytest.mark.rule("ARC-13.5")
def test_the_warrior_may_move_a_part_of_the_ships_and_fight_with_the_rest() -> None:
    scene = warrior(ships={"2-hex": {"1": 2, "2": 1}})
    scene.play("use:advance")
    assert "move:2-hex>2-gate" in scene.options()
    scene.play("move:2-hex>2-gate")
    assert scene.ships("2-gate", 1) == [1, 0], "with both ships gone nobody could fight, so one moves"
    scene.play("dice:0-1-0")
    assert scene.ships("2-hex", 1) == [1, 0]


@pytest.mark.rule("ARC-13.5")
def test_the_warrior_cannot_move_all_ships_away_from_the_only_battle() -> None:
    scene = warrior(ships={"2-hex": {"1": 3, "2": 1}})
    scene.play("use:advance", "move:2-hex>2-gate")
    assert scene.options() == ["ships:2+0", "ships:1+0"]


@pytest.mark.rule("ARC-13.5")
def test_the_warrior_may_catapult_into_the_battle() -> None:
    scene = warrior(ships={"2-hex": {"1": 1}, "3-hex": {"2": 1}}, buildings={"2-hex/1": "1 starport"})
    scene.play("use:advance")
    # One first step leads there, and it is taken; at the gate stopping would leave no battle.
    assert scene.options() == ["catapult:3-gate", "catapult:6-gate"]
    scene.play("catapult:3-gate", "catapult:3-hex", "dice:0-1-0")
    assert scene.ships("3-hex", 1) == [1, 0]


@pytest.mark.rule("ARC-13.5")
def test_a_sprint_does_not_leave_the_battle_of_the_warrior() -> None:
    scene = follows(
        "aggression-2",
        "aggression-5",
        "LEAD06",
        foe={"cards": ["L03"]},
        ships={"2-hex": {"1": 1}, "3-arrow": {"2": 1}},
        luck=[[BLANK]],
    )
    scene.play("use:advance")
    assert "move:3-arrow>3-gate" not in scene.options()


@shows("L03", "LEAD06")
@pytest.mark.rule("ARC-13.5")
@pytest.mark.parametrize("fresh", [True, False])
def test_the_warrior_may_sprint_into_the_battle(fresh: bool) -> None:
    """Two moves lead there; only a fresh ship takes the second, and then it has to."""
    scene = follows(
        "aggression-2",
        "aggression-5",
        "LEAD06",
        foe={"cards": ["L03"]},
        ships={"2-arrow": {"1": [1 if fresh else 0, 1]}, "2-hex": {"2": 1}},
        luck=[[BLANK]],
    )
    assert ("use:advance" in scene.options()) == fresh
    if fresh:
        scene.play("use:advance", "move:2-arrow>2-gate")
        assert scene.options() == ["ships:1+1", "ships:1+0"]
        scene.play("ships:1+1")
        assert (scene.ships("2-gate", 1), scene.ships("2-hex", 1)) == ([0, 1], [1, 0]), "no other way leads to a battle"
        scene.play("dice:0-1-0")


@shows("L03", "LEAD06")
@pytest.mark.rule("ARC-13.5")
def test_the_warrior_may_catapult_and_sprint_into_the_battle() -> None:
    """A ship that is left at a gate on the way can go on to the battle, so the others may go anywhere."""
    scene = follows(
        "aggression-2",
        "aggression-5",
        "LEAD06",
        foe={"cards": ["L03"]},
        ships={"2-hex": {"1": 2}, "3-hex": {"0": 1, "2": 1}},
        buildings={"2-hex/1": "1 starport"},
        luck=[[BLANK]],
    )
    scene.play("use:advance", "ships:2+0")
    assert "done" not in scene.options(), "the next gate is not adjacent to the planet"
    scene.play("catapult:3-gate", "ships:2+0")
    assert "done" in scene.options()
    scene.play("catapult:5-gate")
    assert scene.options() == ["ships:2+0", "ships:1+0"]
    scene.play("ships:1+0", "done")
    assert "no" not in scene.options()
    assert (scene.ships("3-hex", 1), scene.ships("5-gate", 1)) == ([1, 0], [1, 0])


@shows("LEAD06")
@pytest.mark.rule("ARC-13.5", "ARC-16.6")
@pytest.mark.parametrize(("steps", "ends"), [(8, ["3-gate", "6-gate"]), (9, ["3-gate"]), (10, ["3-gate"])])
def test_the_last_steps_of_the_warrior_lead_to_a_battle(steps: int, ends: list[str]) -> None:
    """From 2-gate it is two steps to the battle at 3-hex, four the other way round."""
    scene = warrior(ships={"2-hex": {"1": 1}, "3-hex": {"0": 1, "2": 1}}, buildings={"2-hex/1": "1 starport"})
    scene.play("use:advance")
    state: Any = scene.table.state
    top = state.stack[-1]
    kind: Any = type(top)
    frame = kind(top.seat, top.at, top.fresh, top.damaged, top.repeats, top.trail, steps, top.fights)
    assert [str(option) for option in frame.options(state)] == [f"catapult:{end}" for end in ends]


@pytest.mark.rule("ARC-13.1")
def test_the_move_after_a_battle_is_a_move_and_no_new_action() -> None:
    scene = follows(
        "aggression-2",
        "aggression-5",
        "LEAD06",
        foe={"cards": ["L18"]},
        ships={"2-hex": {"1": 2, "2": 2}},
        luck=[[BLANK]],
    )
    scene.play("battle:2-hex/2", "dice:0-1-0")
    assert scene.options("move")
    assert scene.options("use") == []


@pytest.mark.rule("ARC-13.4")
def test_an_influence_of_the_defender_does_not_end_the_pivot_of_the_attacker() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"leader": "LEAD01"},
        foe={"leader": "LEAD06", "hand": ["aggression-5"]},
        ships={"2-hex": {"0": [0, 1], "1": 2}},
        court=COURT,
        luck=[[HIT]],
    )
    scene.play("lead:aggression-2", "end", "copy:aggression-5", "battle:2-hex/0", "dice:0-1-0")
    scene.play("react:0/LEAD01", "influence:BC01")
    assert scene.waiting == [1]
    assert "move:2-hex>2-gate" in scene.options()


@pytest.mark.rule("ARC-15.2")
def test_cards_that_have_nothing_to_do_with_a_battle_are_not_put_in_order() -> None:
    scene = Scene(
        hand=["aggression-4"],
        me={"leader": "LEAD16"},
        foe={"cards": ["L07"]},
        players={2: {"leader": "LEAD01"}},
        ships={"2-hex": {"0": 2, "1": 1}},
        luck=[[BLANK]],
    )
    scene.play("lead:aggression-4", "battle:2-hex/1", "dice:0-1-0")
    assert scene.options("react") == []


@pytest.mark.rule("ARC-7.18")
def test_ships_that_predictive_sensors_moves_may_sprint_on() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"cards": ["L15", "L03"]},
        ships={"2-hex": {"0": 1}, "2-gate": {"1": 1}},
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "move:2-gate>2-hex")
    assert scene.waiting == [1]
    assert "move:2-hex>3-arrow" in scene.options()


def test_a_game_is_saved_in_the_middle_of_gates_and_neighbours() -> None:
    """The numbers of these questions once grew beyond what a position may hold."""
    gates = Scene(hand=["construction-2"], me={"cards": ["BC08"]}, ships={"2-hex": {"0": 13}})
    gates.play("lead:construction-2", "prelude:BC08")
    sensors = Scene(
        hand=["aggression-2"],
        foe={"cards": ["L15"]},
        ships={"6-crescent": {"0": 1, "1": 1}, "6-hex": {"1": 1}, "6-gate": {"1": 1}},
    )
    sensors.play("lead:aggression-2", "battle:6-crescent/1", "move:6-hex>6-crescent")
    for scene in (gates, sensors):
        saved = scene.table.save()
        assert load_table(saved, {"arcs": GAME}, Script([], ChanceSource(1))).save() == saved


# Overseer


@pytest.mark.rule("ARC-6.5")
def test_the_overseer_takes_no_agent_from_a_city_taxed_as_loyal() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"leader": "LEAD10", "cards": ["L20"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city"},
        markers=["", "", "empath"],
    )
    scene.play("lead:administration-2", "tax:2-hex/1", "yes")
    assert scene.building("2-hex/1") == "1 city damaged"
    assert scene.resources(0) == ["relic", "relic"]
    assert scene.me.get("captives", []) == []


@pytest.mark.rule("ARC-9.5")
def test_the_city_that_the_overseer_destroys_covers_its_slot_before_outrage() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"leader": "LEAD10", "resources": ["relic", "fuel", "weapon"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "0 city damaged"},
    )
    scene.play("lead:administration-2", "tax:2-hex/1", "drop:relic", "done", "yes")
    # The third slot is covered again: one of three resources goes, then Outrage takes the relic.
    assert sorted(scene.options()) == ["drop:fuel", "drop:relic", "drop:weapon"]
    scene.play("drop:fuel")
    scene.settle()
    assert scene.me["outrage"] == ["relic"]
    assert sorted(scene.resources(0)) == ["relic", "weapon"], "the second tax comes after Outrage"


def test_guiding_moves_at_least_one_ship() -> None:
    scene = Scene(
        hand=["mobilization-2"],
        me={"cards": ["L16"]},
        ships={"2-hex": {"0": 1, "1": 1}},
        buildings={"2-hex/1": "0 starport"},
    )
    scene.play("lead:mobilization-2", "use:guide", "move:2-hex>2-gate", "ships:0+0")
    assert scene.ships("2-gate", 1) == [1, 0], "after seat 0 stays, seat 1's ship is the only answer"


# The Court


@pytest.mark.rule("ARC-6.24", "ARC-10.1")
def test_a_spot_that_stayed_empty_is_not_refilled_by_a_later_deck() -> None:
    others = [f"BC{n:02}" for n in range(1, 32) if n not in (1, 2, 30)]
    scene = Scene(
        hand=["aggression-2"],
        court=["BC30", "", "BC01", "BC02"],
        court_deck=[],
        court_discard=others,
        agents=[[1], [], [], []],
    )
    scene.play("lead:aggression-2", "secure:BC30")
    assert scene.state["court"][0] not in ("", "BC30")
    assert scene.state["court"][1] == ""
    assert len(scene.state["court_deck"]) == 23 - 1, "all Guild cards but the two in the row, less the one laid out"
    saved = scene.table.save()
    assert load_table(saved, {"arcs": GAME}, Script([], ChanceSource(1))).save() == saved


# Resources


@pytest.mark.rule("ARC-9.13")
def test_a_rival_with_a_cartel_has_its_supply_and_cannot_be_given_that_type() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["BC23"], "resources": ["fuel"]},
        foe={"cards": ["BC06"], "resources": ["relic"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("lead:administration-2")
    assert "use:trade" not in scene.options()


@pytest.mark.rule("ARC-9.3")
def test_a_card_steals_from_the_slot_that_is_best_guarded() -> None:
    """Its holder may choose the slot and leaves the victim what is easiest to raid."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["BC20"]},
        foe={"resources": ["fuel", "fuel"]},
    )
    scene.play("lead:administration-2", "prelude:BC20")
    assert scene.foe["resources"][:2] == ["", "fuel"]


@pytest.mark.rule("ARC-15.1")
def test_cities_that_return_after_scoring_are_settled_in_turn_order_once_each() -> None:
    full = {"resources": ["relic", "fuel", "weapon", "material"]}
    scene = Scene(
        hand=["aggression-2"],
        initiative=0,
        me={"trophies": ["1 city", "1 city", "2 city", "2 city"]},
        foe=full,
        players={2: {"resources": ["relic", "fuel", "weapon", "psionic"]}},
        markers=["", "", "warlord"],
    )
    scene.play("pass")
    asked = []
    while scene.options("drop"):
        asked.append(scene.waiting[0])
        scene.play(scene.options("drop")[0])
    assert asked == [1, 1]
    assert scene.waiting == [1], "then seat 1 arranges what is left, before seat 2 is asked"


# What previews and views tell of hidden cards

SUITS = ("administration", "aggression", "construction", "mobilization")
ALL_CARDS = [f"{suit}-{n}" for suit in SUITS for n in range(2, 7)]


@pytest.mark.rule("ARC-15.7")
@shows("BC31")
def test_a_preview_of_a_draw_does_not_tell_the_card_by_elimination() -> None:
    """Two cards are unknown. With one of them neither in the pile nor in a hand the other would be certain."""
    hidden = ["administration-5", "construction-3"]
    scene = Scene(
        hand=["aggression-4"],
        court=["BC31", "BC02", "BC03", "BC04"],
        agents=[[1], [], [], []],
        options={"discard": "split"},
        pile=hidden,
        open_pile=[card for card in ALL_CARDS if card not in [*hidden, "aggression-4"]],
    )
    scene.play("lead:aggression-4")
    assert scene.view(0)["pile"] == ["", ""]
    assert scene.table.preview(0, "secure:BC31").view["pile"] == ["", ""]


@pytest.mark.rule("ARC-15.7", "ARC-15.8")
@shows("BC17")
@pytest.mark.parametrize("discarded", ["aggression-3", "construction-4"])
def test_a_card_seen_in_a_hand_is_not_known_once_both_piles_were_shuffled(discarded: str) -> None:
    """Everybody knew aggression-3 in the hand; it is there still, or it was discarded and is anywhere in the pile."""
    hand = ["administration-2", "aggression-3", "construction-4"]
    others = ["administration-3", "mobilization-5", "mobilization-6"]
    played = [card for card in ALL_CARDS if card not in hand + others]
    scene = Scene(
        hand=hand,
        me={"cards": ["BC17"], "known": [["aggression-3"]] * 5},
        foe={"hand": others[:1]},
        players={2: {"hand": others[1:]}},
        options={"discard": "split"},
        pile=[],
        open_pile=played,
        luck=[[ACTION_IDS.index(discarded)], [ACTION_IDS.index(card) for card in [*played, discarded]]],
    )
    assert scene.view(1)["players"][0]["known_hand"] == ["aggression-3"]
    scene.play("lead:administration-2", "prelude:BC17", f"discard_hand:{discarded}")
    assert scene.view(1)["players"][0]["hand_size"] == 3
    assert scene.view(1)["players"][0]["known_hand"] == []
    assert set(scene.view(1)["pile"]) == {""}
    saved = scene.table.save()
    assert load_table(saved, {"arcs": GAME}, Script([], ChanceSource(1))).save() == saved


@pytest.mark.rule("ARC-15.7")
@shows("BC17")
def test_everybody_is_told_whose_hand_was_seen_and_nobody_else_which_cards() -> None:
    scene = Scene(
        hand=["administration-2", "aggression-3"],
        me={"cards": ["BC17"]},
        foe={"hand": ["construction-4"]},
        players={2: {"hand": ["mobilization-6"]}},
    )
    scene.play("lead:administration-2", "declare:tycoon", "rival:1", "swap:aggression-3/construction-4")
    told = [
        [GAME.say(message, ["Anna", "Boris", "Clara"], "en", seat) for _, message in scene.table.log(seat)][-2:]
        for seat in (0, 1, 2)
    ]
    assert told == [
        ["You look at the hand of Boris.", "You swap a card with Boris."],
        ["Anna looks at your hand.", "Anna swaps a card with you."],
        ["Anna looks at the hand of Boris.", "Anna swaps a card with Boris."],
    ]


# Cards that meet each other


@shows("BC18", "LEAD07")
@pytest.mark.rule("ARC-10.5")
@pytest.mark.parametrize(("given", "zeroed"), [("BC18", True), ("BC01", False)])
def test_secret_order_given_for_a_declaration_does_not_keep_the_zero_marker_off(given: str, zeroed: bool) -> None:
    """What is given as the cost of an effect no longer serves that effect."""
    scene = Scene(hand=["administration-5"], me={"leader": "LEAD07", "cards": ["BC18", "BC01"]}, foe={"power": 3})
    scene.play("lead:administration-5", "declare:keeper", f"card:{given}")
    assert given in scene.player(2)["cards"]
    assert scene.state.get("zeroed", False) == zeroed


@shows("LEAD14", "BC06")
def test_the_shaper_chooses_between_an_own_resource_and_one_of_a_cartel() -> None:
    """(FAQ) The resource may come from a Cartel, also where the Shaper holds one of that type."""
    scene = Scene(
        hand=["administration-2"],
        me={"leader": "LEAD14", "cards": ["BC06"], "resources": ["fuel"]},
        buildings={"2-hex/1": "0 city"},
    )
    scene.play("lead:administration-2", "tax:2-hex/1", "done")
    assert scene.options() == ["no", "type:fuel", "type:relic", "card:BC06"]
    scene.play("card:BC06")
    assert scene.state["shaped"] == {"2-hex": "fuel"}
    assert sorted(scene.resources()) == ["fuel", "relic"]
    assert scene.supply("fuel") == 3


@shows("L02")
def test_the_log_tells_what_rifles_rolled() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L02"]},
        ships={"2-hex": {"0": 2}, "3-arrow": {"1": 1}},
        luck=[[HIT, BLANK]],
    )
    scene.play("lead:aggression-2", "use:fire_rifles", "dice:0-2-0")
    rolled = [message for _, message in scene.table.log(None) if message.id == "log-rolled"]
    assert [message.args["dice"] for message in rolled] == ["skirmish-1 skirmish-4"]
