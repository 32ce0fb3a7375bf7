"""Notes and FAQ entries of single cards, beside the tests of what the cards do."""

import pytest

from tests.rules.arcs.marks import shows
from tests.rules.arcs.scene import ASSAULT, RAID, SKIRMISH, Scene
from tests.rules.arcs.test_court_cards import secured
from tests.rules.arcs.test_leaders import follows

HIT, BLANK = SKIRMISH["hit"], SKIRMISH["blank"]
COURT = ["BC01", "BC02", "BC03", "BC04"]


# Court cards


@shows("BC01")
def test_loyal_engineers_pay_for_a_cloud_city_with_anything() -> None:
    """(tracker) The resource serves wherever one of that type is spent: 3-arrow is a material planet."""
    scene = Scene(
        hand=["construction-2"], me={"cards": ["BC01", "L09"], "resources": ["fuel"]}, ships={"3-arrow": {"0": 1}}
    )
    scene.play("lead:construction-2", "build_outside:3-arrow")
    assert scene.building("3-arrow/city") == "0 city"
    assert scene.resources() == []


@shows("BC02")
def test_the_room_on_ancient_holdings_is_one_of_the_slots_to_fill() -> None:
    scene = Scene(hand=["construction-2"], me={"cards": ["BC02", "L13"], "resources": ["relic", "relic"]})
    scene.play("lead:construction-2", "prelude:BC02", "type:material")
    scene.settle()
    assert sorted(scene.resources()) == ["material", "relic", "relic"]


@shows("BC03")
def test_what_lies_on_a_cartel_is_not_discarded_for_relic_fence() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["BC03", "BC24"]})
    scene.play("lead:administration-2")
    assert "prelude:BC24" not in scene.options()


@shows("BC03")
def test_outrage_discards_the_cartel_and_not_the_supply_on_it() -> None:
    scene = secured("BC28", me={"cards": ["BC03"]}, foe={"resources": ["material"]})
    scene.play("type:material")
    assert scene.me["cards"] == []
    assert scene.supply("material") == 5


@shows("BC06")
def test_what_a_rival_discards_goes_back_onto_the_cartel() -> None:
    scene = Scene(
        hand=["aggression-2"], me={"cards": ["BC06"]}, foe={"resources": ["fuel", "fuel"]}, markers=["tycoon", "", ""]
    )
    assert scene.view()["ambitions"][0]["counts"] == [4, 2, 0]
    scene.play("pass")
    assert scene.view()["ambitions"][0]["counts"][:2] == [6, 0]


@shows("BC04")
def test_a_union_beside_a_card_cannot_be_stolen() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["BC04"]},
        foe={"cards": ["BC20"], "hand": ["administration-5"]},
    )
    scene.play("lead:administration-2", "prelude:BC04", "end", "copy:administration-5", "prelude:BC20")
    assert scene.foe["cards"] == []
    scene.play("end")
    assert "administration-2" in scene.me["hand"]


@shows("BC05")
def test_a_surpass_counts_although_a_union_takes_the_card() -> None:
    """(tracker) The card is taken before the initiative is checked, and still decides it."""
    scene = Scene(
        hand=["construction-2", "aggression-2"], foe={"cards": ["BC05"], "hand": ["construction-5", "construction-6"]}
    )
    scene.play("lead:construction-2", "end", "surpass:construction-5", "prelude:BC05", "union:construction-5", "end")
    assert scene.state["initiative"] == 1
    assert "construction-5" in scene.foe["hand"]


@shows("BC08")
def test_gatekeepers_with_two_ships_left_choose_the_gates() -> None:
    scene = Scene(hand=["construction-2"], me={"cards": ["BC08"]}, ships={"2-hex": {"0": 13}})
    scene.play("lead:construction-2", "prelude:BC08", "at:3-gate", "at:6-gate")
    assert [scene.ships(f"{n}-gate")[0] for n in (2, 3, 5, 6)] == [0, 1, 0, 1]


@shows("BC12")
def test_pressgang_returns_captives_and_gains_while_there_is_a_supply() -> None:
    scene = Scene(hand=["construction-2"], me={"cards": ["BC12"], "captives": ["1 agent", "2 agent"]})
    scene.play("lead:construction-2", "use:pressgang", "rival:2", "type:relic", "rival:1", "type:fuel")
    scene.settle()
    assert sorted(scene.resources()) == ["fuel", "relic"]
    assert scene.player(2)["agents"] == 10


@shows("BC14")
def test_abduct_leaves_the_card_and_own_agents_where_they_are() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["BC14"], "resources": ["weapon"]},
        court=COURT,
        agents=[[1, 1], [0, 2], [], []],
    )
    scene.play("lead:aggression-2", "use:abduct")
    assert scene.agents("BC01")[:2] == [1, 0]
    assert scene.agents("BC02")[1] == 2, "two agents are not fewer than two icons"
    assert scene.me["captives"] == ["1 agent"]


@shows("BC17")
def test_farseers_draw_as_many_as_the_pile_has() -> None:
    hand = ["administration-2", "administration-3"]
    others = [f"{suit}-{n}" for suit in ("aggression", "construction", "mobilization") for n in range(2, 7)]
    scene = Scene(
        hand=hand,
        me={"cards": ["BC17"]},
        foe={"hand": others[:9]},
        players={2: {"hand": [*others[9:], "administration-4", "administration-5", "administration-6"]}},
    )
    scene.play("lead:administration-2", "prelude:BC17", "discard_hand:administration-3")
    assert scene.me["hand"] == ["administration-3"], "the pile held nothing but the discarded card"


@shows("BC18")
def test_secret_order_places_the_zero_marker_for_tycoon() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["BC18"]})
    scene.play("lead:administration-2", "declare:tycoon")
    assert scene.state["zeroed"]


@shows("BC20")
def test_silver_tongues_may_be_discarded_for_nothing() -> None:
    scene = Scene(hand=["administration-2"], me={"cards": ["BC20"]})
    scene.play("lead:administration-2", "prelude:BC20")
    assert scene.me["cards"] == []


@shows("BC23")
def test_a_trade_is_no_tax() -> None:
    """No Captive, and the city can still be taxed this turn."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["BC23"], "resources": ["fuel"]},
        foe={"resources": ["relic"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("lead:administration-2", "use:trade")
    assert scene.resources(0) == ["relic"]
    assert scene.resources(1) == ["fuel"]
    assert scene.me.get("captives", []) == []
    assert "tax:2-hex/1" in scene.options()


@shows("BC24")
def test_relic_fence_may_discard_a_relic_which_is_gained_again() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["BC24"], "resources": ["relic"]},
        foe={"resources": ["relic", "relic"]},
        players={2: {"resources": ["relic", "relic"]}},
    )
    scene.play("lead:administration-2", "prelude:BC24")
    assert scene.resources() == ["relic"]


@shows("BC25")
@pytest.mark.parametrize("first", ["declare:keeper", "seize:aggression-3"])
def test_galactic_bards_before_or_after_seizing(first: str) -> None:
    scene = Scene(hand=["administration-2"], foe={"cards": ["BC25"], "hand": ["administration-5", "aggression-3"]})
    scene.play("lead:administration-2", "end", "surpass:administration-5", first)
    other = {"declare:keeper": "seize:aggression-3", "seize:aggression-3": "declare:keeper"}[first]
    scene.play(other)
    assert scene.state["initiative"] == 1
    assert "keeper" in scene.state["markers"]
    assert "zeroed" not in scene.state


@shows("BC26")
def test_ships_of_a_ransacked_uprising_do_not_raid() -> None:
    """(FAQ) The attacker's last ship is gone: the ships that the card places there are no attacking ships."""
    scene = Scene(
        hand=["aggression-2"],
        foe={"resources": ["fuel"]},
        ships={"2-hex": {"0": [0, 1]}},
        buildings={"2-hex/1": "1 city damaged"},
        court=["BC26", "BC02", "BC03", "BC04"],
        agents=[[0, 1], [], [], []],
        luck=[[RAID["self+building"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-0-1", "cluster:2")
    assert scene.ships("2-hex") == [1, 0]
    assert scene.options("raid") == []
    assert scene.resources(1) == ["fuel"]


@shows("BC27")
def test_populist_demands_need_a_marker() -> None:
    scene = secured("BC27", markers=["tycoon", "tyrant", "warlord"])
    assert scene.options("declare") == []
    assert "BC27" in scene.state["court_discard"]


@shows("BC29")
def test_song_of_freedom_goes_into_the_deck_before_the_spot_is_refilled() -> None:
    others = [f"BC{n:02}" for n in range(1, 32) if n != 29]
    scene = Scene(
        hand=["aggression-2"],
        court=["BC29", *others[:3]],
        court_deck=[],
        court_discard=others[3:],
        agents=[[1], [], [], []],
    )
    scene.play("lead:aggression-2", "secure:BC29")
    assert scene.state["court"][0] == "BC29"


@shows("BC31")
def test_call_to_action_with_an_empty_pile_draws_nothing() -> None:
    suits = ("administration", "aggression", "construction", "mobilization")
    every = [f"{suit}-{n}" for suit in suits for n in range(2, 7)]
    rest = [card for card in every if card not in ("aggression-2", "aggression-3")]
    scene = Scene(
        hand=["aggression-2", "aggression-3"],
        foe={"hand": rest[:9]},
        players={2: {"hand": rest[9:]}},
        court=["BC31", "BC02", "BC03", "BC04"],
        agents=[[1], [], [], []],
    )
    scene.play("lead:aggression-2", "secure:BC31")
    assert scene.me["hand"] == ["aggression-3"]


# Lore


@shows("LEAD06", "L12")
def test_a_battle_that_ends_before_its_dice_is_shown_without_symbols() -> None:
    """Railgun Arrays destroy the only attacker; the Warrior may move after the battle all the same."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["L12"]},
        foe={"leader": "LEAD06", "hand": ["aggression-5"]},
        ships={"2-hex": {"0": 1, "1": [0, 1]}, "3-arrow": {"1": 1}},
    )
    scene.play("lead:administration-2", "end", "pivot:aggression-5", "battle:2-hex/0")
    assert "move:3-arrow>3-gate" in scene.options()
    assert scene.ships("2-hex", 1) == [0, 0]
    assert scene.view()["battle"] == {"attacker": "1", "defender": "0", "system": "2-hex"}


@shows("L02")
def test_rifles_are_no_battle_for_those_who_react_to_battles() -> None:
    """Predictive Sensors, Railgun Arrays and Beloved do not react, and Skirmishers reroll nothing."""
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L02", "BC13"]},
        foe={"leader": "LEAD01", "cards": ["L12", "L15"]},
        ships={"2-hex": {"0": 1}, "3-arrow": {"1": [1, 1]}, "3-gate": {"1": 1}},
        luck=[[HIT]],
    )
    scene.play("lead:aggression-2", "use:fire_rifles", "dice:0-1-0")
    assert scene.waiting == [0]
    assert scene.options("reroll") == []
    scene.play("hit:1/damaged")
    assert scene.me["trophies"] == ["1 ship"]
    assert scene.waiting == [0]


@shows("L03")
def test_the_extra_move_is_not_repeated_and_damaged_ships_stay() -> None:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["L03"]}, ships={"2-hex": {"0": [1, 1]}})
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", "ships:1+1", "move:2-gate>3-gate")
    assert scene.ships("3-gate") == [1, 0]
    assert scene.ships("2-gate") == [0, 1]
    assert "no" not in scene.options(), "no third move is offered"


@shows("L06")
def test_signal_breaker_is_checked_before_the_railgun_hits() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L06"]},
        foe={"cards": ["L12"]},
        ships={"2-hex": {"0": 2, "1": 2}},
        luck=[[ASSAULT["intercept+hit"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:1-0-0")
    assert scene.ships("2-hex") == [1, 1], "only the railgun has hit"


@shows("L08")
def test_starports_at_gates_work_on_without_the_card() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-gate": {"0": 1}}, buildings={"2-gate/starport": "0 starport"})
    scene.play("lead:mobilization-2", "move:2-gate>3-gate")
    assert "catapult:5-gate" in scene.options()


@shows("L09")
def test_a_cloud_city_may_be_built_while_slots_are_free_and_once_a_planet() -> None:
    scene = Scene(
        hand=["construction-2"], me={"cards": ["L09"], "resources": ["relic", "relic"]}, ships={"2-hex": {"0": 1}}
    )
    scene.play("lead:construction-2")
    assert "build_city:2-hex" in scene.options()
    scene.play("build_outside:2-hex")
    assert scene.resources() == ["relic"], "one of the two has paid"
    assert "build_outside:2-hex" not in scene.options()


@shows("L10")
def test_prune_leaves_cloud_cities_alone_and_keeps_damage() -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["L10"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/city": "0 city", "2-hex/1": "0 city damaged used"},
    )
    scene.play("lead:construction-2", "use:prune")
    assert scene.building("2-hex/1") == "0 starport damaged"
    assert scene.building("2-hex/city") == "0 city"
    assert "build_ship:2-hex/1" in scene.options()


@shows("L11")
def test_a_gate_city_without_cities_around_it_has_no_type() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["L11"]},
        ships={"2-gate": {"0": 1}},
        buildings={"2-gate/city": "0 city"},
    )
    scene.play("lead:administration-2", "tax:2-gate/city")
    assert scene.resources() == []


@shows("L16")
def test_guided_ships_pay_no_toll_and_obey_no_limit() -> None:
    scene = Scene(
        hand=["mobilization-2"],
        me={"leader": "LEAD05", "cards": ["L16"]},
        foe={"cards": ["L08"]},
        ships={"2-hex": {"0": 3}, "2-gate": {"1": 1}},
        buildings={"2-hex/1": "0 starport", "2-gate/starport": "1 starport"},
    )
    scene.play("lead:mobilization-2", "use:guide", "move:2-hex>2-gate", "ships:3+0")
    assert scene.ships("2-gate") == [3, 0]
    assert scene.foe.get("captives", []) == []


@shows("L19")
def test_empaths_vision_rerolls_rifles_too() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["L02", "L19"]},
        ships={"2-hex": {"0": 1}, "3-arrow": {"1": 1}},
        markers=["empath", "", ""],
        luck=[[BLANK]],
    )
    scene.play("lead:aggression-2", "use:fire_rifles", "dice:0-1-0")
    assert "reroll:L19" in scene.options()


@shows("L20")
def test_empaths_bond_does_not_help_the_upstart_to_tax() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"leader": "LEAD04", "cards": ["L20"]},
        buildings={"2-hex/1": "1 city"},
        markers=["empath", "", ""],
    )
    scene.play("lead:administration-2")
    assert scene.options("tax") == []


@shows("L22")
def test_with_a_relic_even_sworn_guardians_cannot_be_stolen() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["BC20"]},
        foe={"cards": ["L22", "BC22"], "resources": ["relic"]},
        markers=["keeper", "", ""],
    )
    scene.play("lead:administration-2", "prelude:BC20")
    assert scene.foe["cards"] == ["L22", "BC22"]
    assert scene.resources(1) == ["relic"]


@shows("L24")
def test_a_trophy_without_agents_is_returned_for_nothing() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["L24"], "trophies": ["1 ship"], "agents": 0},
        players={2: {"captives": ["0 agent"] * 10}},
        markers=["warlord", "", ""],
    )
    scene.play("lead:administration-2", "prelude:L24")
    assert scene.me.get("trophies", []) == []


@shows("L26")
def test_annexing_is_neither_building_nor_destroying() -> None:
    scene = Scene(
        hand=["construction-2"],
        me={"cards": ["L26"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city damaged"},
        markers=["tyrant", "", ""],
    )
    scene.play("lead:construction-2", "use:annex")
    assert scene.building("2-hex/1") == "0 city damaged"
    assert scene.foe["cities"] == 5
    assert "outrage" not in scene.me
    assert "trophies" not in scene.me


@shows("L27")
def test_tycoons_ambition_leaves_what_lies_on_cartels() -> None:
    scene = Scene(
        hand=["administration-2"], me={"cards": ["L27", "BC03"], "resources": ["fuel"]}, markers=["", "", "tycoon"]
    )
    scene.play("lead:administration-2", "prelude:L27", "declare:keeper")
    assert scene.resources() == []
    assert scene.supply("material") == 5
    assert "zeroed" not in scene.state


# Leaders


@shows("LEAD02", "LEAD03")
@pytest.mark.parametrize(("leader", "extra"), [("LEAD02", "psionic"), ("LEAD03", "fuel")])
def test_the_extra_resource_comes_although_the_taxed_type_is_used_up(leader: str, extra: str) -> None:
    scene = follows(
        "administration-2",
        "administration-5",
        leader,
        me={"resources": ["relic", "relic"]},
        players={2: {"resources": ["relic", "relic"], "loose": []}},
        buildings={"2-hex/1": "1 city", "3-hex/1": "2 city", "3-hex/2": "0 city"},
        shaped={"6-hex": "relic"},
    )
    scene.play("tax:2-hex/1")
    assert scene.resources(1) == [extra]


@shows("LEAD05")
def test_the_rebel_without_a_ship_left_takes_no_dice() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"leader": "LEAD05"},
        foe={"cards": ["L12"]},
        ships={"2-hex": {"0": [0, 1], "1": 1}},
    )
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert scene.options("dice") == []
    assert scene.foe["trophies"] == ["0 ship"]


@shows("LEAD05")
def test_the_rebel_takes_at_least_two_dice() -> None:
    scene = Scene(hand=["aggression-2"], me={"leader": "LEAD05"}, ships={"2-hex": {"0": 1, "1": 1}})
    scene.play("lead:aggression-2", "battle:2-hex/1")
    totals = {sum(int(n) for n in option.split(":")[1].split("-")) for option in scene.options("dice")}
    assert totals == {2, 3}


@shows("LEAD06")
def test_the_warrior_moves_before_a_battle_that_a_weapon_allows() -> None:
    scene = follows(
        "administration-2",
        "administration-5",
        "LEAD06",
        foe={"resources": ["weapon"]},
        ships={"2-hex": {"1": 1}, "3-arrow": {"2": 1}},
    )
    scene.play("spend:weapon")
    assert "use:advance" in scene.options()


@shows("LEAD07")
def test_the_feastbringer_secures_another_card_than_the_influenced_one() -> None:
    scene = follows("aggression-2", "aggression-5", "LEAD07", court=COURT, agents=[[0, 1], [], [], []])
    scene.play("use:entertain", "influence:BC02", "secure:BC01")
    assert scene.foe["cards"] == ["BC01"]
    assert scene.agents("BC02")[1] == 1


@shows("LEAD07")
def test_the_feastbringer_cannot_answer_populist_demands_without_a_guild_card() -> None:
    scene = secured("BC27", me={"leader": "LEAD07"})
    assert scene.options("declare") == []


@shows("LEAD08")
def test_the_demagogue_ransacks_with_one_agent() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"leader": "LEAD08"},
        ships={"2-hex": {"0": 2}},
        buildings={"2-hex/1": "1 city damaged"},
        court=COURT,
        agents=[[0, 1], [], [], []],
        luck=[[HIT]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:0-1-0")
    assert scene.me["cards"] == ["BC01"]


@shows("LEAD10")
def test_beloved_does_not_stop_the_ransack_of_the_overseer() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"leader": "LEAD10"},
        foe={"leader": "LEAD01"},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city damaged"},
        court=COURT,
        agents=[[0, 1], [], [], []],
    )
    scene.play("lead:administration-2", "tax:2-hex/1", "yes")
    scene.settle()
    assert scene.me["cards"] == ["BC01"]
    assert scene.me["trophies"] == ["1 city", "1 agent"]
    assert scene.me["captives"] == ["1 agent", "1 agent"]


@shows("LEAD12")
def test_farseers_drawn_by_the_noble_do_not_react_to_that_declaration() -> None:
    others = [f"BC{n:02}" for n in range(1, 32) if n not in (1, 2, 3, 4, 17)]
    scene = Scene(
        hand=["administration-2"],
        me={"leader": "LEAD12"},
        foe={"hand": ["aggression-2"]},
        court=COURT,
        court_deck=["BC17", *others],
    )
    scene.play("lead:administration-2", "declare:tycoon")
    assert scene.me["cards"] == ["BC17"]
    assert scene.options("swap") == []
    assert "prelude:BC17" not in scene.options()


@shows("LEAD12")
def test_populist_demands_of_the_noble_bring_another_card() -> None:
    others = [f"BC{n:02}" for n in range(1, 32) if n not in (1, 2, 3, 4, 5, 27)]
    scene = Scene(
        hand=["administration-2"],
        me={"leader": "LEAD12"},
        court=COURT,
        court_deck=["BC27", "BC05", *others],
    )
    scene.play("lead:administration-2", "declare:tycoon", "declare:keeper")
    assert scene.me["cards"] == ["BC05"]


@shows("LEAD13")
def test_rivals_may_raid_an_anarchist_without_buildings_anywhere() -> None:
    scene = Scene(hand=["aggression-2"], foe={"leader": "LEAD13"}, ships={"2-hex": {"0": 1, "1": 1}})
    scene.play("lead:aggression-2", "battle:2-hex/1")
    assert "dice:0-0-1" in scene.options()


@shows("LEAD14")
def test_the_shaper_places_a_resource_of_a_cartel_and_each_planet_once() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"leader": "LEAD14", "cards": ["BC06", "L23"]},
        buildings={"2-hex/1": "0 city"},
        markers=["warlord", "", ""],
    )
    scene.play("lead:administration-2", "tax:2-hex/1", "type:fuel")
    assert scene.state["shaped"] == {"2-hex": "fuel"}
    assert scene.supply("fuel") == 4
    scene.play("tax:2-hex/1")
    assert scene.options("type") == []


@shows("LEAD15")
def test_the_agitator_reacts_to_an_intercept_of_mirror_plating() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"leader": "LEAD15", "cards": ["L04"], "resources": ["weapon", "weapon"]},
        ships={"2-hex": {"0": 3, "1": 1}},
        luck=[[ASSAULT["2 hits"]]],
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", "dice:1-0-0")
    scene.play("hit:0/fresh")
    assert scene.ships("2-hex") == [1, 2]
    assert scene.resources(1) == ["weapon"]
