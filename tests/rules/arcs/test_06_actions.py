"""Standard actions apart from battle (ARC-6)."""

import pytest

from tests.rules.arcs.scene import Scene

COURT = ["BC01", "BC02", "BC03", "BC04"]


@pytest.mark.rule("ARC-6.1")
@pytest.mark.parametrize(
    ("city", "ships", "allowed"),
    [
        ("0 city", {"1": 3}, True),
        ("0 city damaged", {}, True),
        ("1 city", {"0": 1}, True),
        ("1 city", {"0": 1, "2": 1}, False),
        ("1 city", {}, False),
        ("1 city damaged", {"0": 2, "1": 1}, True),
        ("0 starport", {"0": 1}, False),
    ],
)
def test_which_cities_are_taxed(city: str, ships: dict[str, int], allowed: bool) -> None:
    scene = Scene(hand=["administration-2"], ships={"2-hex": ships}, buildings={"2-hex/1": city})
    scene.play("lead:administration-2")
    assert (scene.options("tax") == ["tax:2-hex/1"]) == allowed


@pytest.mark.rule("ARC-6.1")
def test_taxing_gains_the_type_of_the_planet() -> None:
    scene = Scene(hand=["administration-2"], buildings={"5-hex/1": "0 city damaged"})
    scene.play("lead:administration-2", "tax:5-hex/1")
    assert scene.resources() == ["psionic"]
    assert scene.supply("psionic") == 4


@pytest.mark.rule("ARC-6.2", "ARC-6.4")
def test_a_rival_loses_an_agent_even_if_no_resource_is_left() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"resources": ["relic", "relic"]},
        foe={"resources": ["relic", "relic"]},
        players={2: {"resources": ["relic"]}},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("lead:administration-2", "tax:2-hex/1")
    assert scene.me["captives"] == ["1 agent"]
    assert scene.resources() == ["relic", "relic"]


@pytest.mark.rule("ARC-6.2")
def test_without_agents_nothing_is_captured() -> None:
    scene = Scene(
        hand=["administration-2"],
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city"},
        court=COURT,
        agents=[[0, 10], [], [], []],
    )
    scene.play("lead:administration-2", "tax:2-hex/1")
    assert "captives" not in scene.me
    assert scene.resources() == ["relic"]


@pytest.mark.rule("ARC-6.3")
def test_a_city_is_taxed_once_a_turn() -> None:
    scene = Scene(hand=["administration-2"], buildings={"2-hex/1": "0 city", "2-hex/2": "0 city"})
    scene.play("lead:administration-2", "tax:2-hex/1")
    assert scene.options("tax") == ["tax:2-hex/2"]


@pytest.mark.rule("ARC-6.5")
def test_taxing_like_loyal_needs_no_control_and_captures_nobody() -> None:
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["L20"]},
        markers=["empath", "", ""],
        ships={"2-hex": {"1": 3}},
        buildings={"2-hex/1": "1 city"},
    )
    scene.play("lead:administration-2", "tax:2-hex/1")
    assert scene.resources() == ["relic"]
    assert "captives" not in scene.me


@pytest.mark.rule("ARC-6.6")
def test_building_needs_a_loyal_piece_or_a_loyal_starport() -> None:
    scene = Scene(
        hand=["construction-2"],
        ships={"2-hex": {"0": 1}, "3-hex": {"1": 1}},
        buildings={"5-hex/1": "0 starport", "3-hex/1": "1 starport"},
    )
    scene.play("lead:construction-2")
    assert scene.options("build_city") == ["build_city:2-hex", "build_city:5-hex"]
    assert scene.options("build_starport") == ["build_starport:2-hex", "build_starport:5-hex"]
    assert scene.options("build_ship") == ["build_ship:5-hex/1"]


@pytest.mark.rule("ARC-6.6")
def test_a_gate_has_no_slot() -> None:
    scene = Scene(hand=["construction-2"], ships={"2-gate": {"0": 3}})
    scene.play("lead:construction-2")
    assert scene.options() == ["declare:tycoon", "end"]


@pytest.mark.rule("ARC-6.7")
def test_both_slots_may_hold_buildings_of_anybody() -> None:
    scene = Scene(hand=["construction-2"], ships={"2-hex": {"0": 1}}, buildings={"2-hex/1": "1 city"})
    scene.play("lead:construction-2", "build_city:2-hex")
    assert (scene.building("2-hex/1"), scene.building("2-hex/2")) == ("1 city", "0 city")
    assert scene.me["cities"] == 4


@pytest.mark.rule("ARC-6.8")
def test_a_starport_builds_one_ship_a_turn_also_a_new_or_damaged_one() -> None:
    scene = Scene(hand=["construction-2"], ships={"2-hex": {"0": 1}}, buildings={"5-hex/1": "0 starport damaged"})
    scene.play("lead:construction-2", "build_ship:5-hex/1")
    assert scene.options("build_ship") == []
    scene.play("build_starport:2-hex", "build_ship:2-hex/1")
    assert scene.ships("2-hex") == [2, 0]
    assert scene.ships("5-hex") == [1, 0]
    assert scene.options("build_ship") == []


@pytest.mark.rule("ARC-6.9")
@pytest.mark.parametrize(
    ("ships", "state"),
    [({"0": 1, "1": 2}, " damaged"), ({"0": 1, "1": 1}, ""), ({"0": 2, "1": 1}, ""), ({"0": [0, 1]}, "")],
)
def test_building_under_another_s_control_is_damaged(ships: dict[str, object], state: str) -> None:
    scene = Scene(hand=["construction-2"], ships={"2-hex": ships}, buildings={"2-hex/1": "0 starport"})
    scene.play("lead:construction-2", "build_city:2-hex")
    assert scene.building("2-hex/2") == f"0 city{state}"
    before = scene.ships("2-hex")
    scene.play("build_ship:2-hex/1")
    assert scene.ships("2-hex") == [before[0] + (not state), before[1] + bool(state)]


@pytest.mark.rule("ARC-6.9")
def test_control_is_checked_before_the_ship_is_placed() -> None:
    """One ship each: nobody controls, so the second ship is fresh although it gives control."""
    scene = Scene(hand=["construction-2"], ships={"2-hex": {"0": 1, "1": 1}}, buildings={"2-hex/1": "0 starport"})
    scene.play("lead:construction-2", "build_ship:2-hex/1")
    assert scene.ships("2-hex") == [2, 0]


@pytest.mark.rule("ARC-6.10")
def test_building_without_the_piece_places_nothing() -> None:
    scene = Scene(hand=["construction-2"], ships={"2-hex": {"0": 15}}, buildings={"5-hex/1": "0 starport"})
    scene.play("lead:construction-2", "build_ship:5-hex/1")
    assert scene.ships("5-hex") == [0, 0]
    assert scene.state["turn"]["pips"] == 3


@pytest.mark.rule("ARC-6.11")
def test_moving_any_number_of_ships_to_an_adjacent_system() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-hex": {"0": [2, 1]}})
    scene.play("lead:mobilization-2", "move:2-hex>3-arrow")
    assert scene.options() == ["ships:2+1", "ships:2+0", "ships:1+1", "ships:1+0", "ships:0+1"]
    scene.play("ships:1+1")
    assert (scene.ships("2-hex"), scene.ships("3-arrow")) == ([1, 0], [1, 1])


@pytest.mark.rule("ARC-6.11")
def test_without_a_starport_the_move_is_one_step() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-hex": {"0": 1}})
    scene.play("lead:mobilization-2", "move:2-hex>2-gate")
    assert scene.options("catapult") == []


def catapult(gate: dict[str, object] | None = None, port: str = "0 starport") -> Scene:
    """Three ships at a starport on 2-hex enter 2-gate."""
    ships: dict[str, dict[str, object]] = {"2-hex": {"0": [2, 1]}, "3-gate": gate or {}}
    scene = Scene(hand=["mobilization-2"], ships=ships, buildings={"2-hex/1": port})
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", "ships:2+1")
    return scene


@pytest.mark.rule("ARC-6.12")
@pytest.mark.parametrize("port", ["0 starport", "0 starport damaged"])
def test_a_catapult_goes_on_and_drops_ships(port: str) -> None:
    scene = catapult(port=port)
    scene.play("catapult:3-gate", "ships:2+0", "catapult:5-gate", "ships:1+0", "done")
    assert [scene.ships(f"{n}-gate") for n in (2, 3, 5)] == [[0, 1], [1, 0], [1, 0]]


@pytest.mark.rule("ARC-6.13")
def test_a_planet_ends_a_catapult() -> None:
    scene = catapult()
    scene.play("catapult:2-crescent", "ships:2+1")
    assert scene.options("catapult") == []
    assert scene.ships("2-crescent") == [2, 1]


@pytest.mark.rule("ARC-6.13", "ARC-6.14")
@pytest.mark.parametrize(
    ("gate", "ends"),
    [({"1": 1}, True), ({"1": [0, 4]}, False), ({"1": 1, "2": 1}, False), ({"0": 2, "1": 1}, False), ({}, False)],
)
def test_a_gate_under_another_s_control_ends_a_catapult(gate: dict[str, object], ends: bool) -> None:
    scene = catapult(gate)
    scene.play("catapult:3-gate", "ships:2+1")
    assert (scene.options("catapult") == []) == ends


@pytest.mark.rule("ARC-6.14")
def test_a_gate_may_be_passed_again() -> None:
    scene = catapult()
    scene.play("catapult:3-gate", "ships:2+1", "catapult:2-gate", "ships:2+1", "catapult:2-hex", "ships:2+1")
    assert scene.ships("2-hex") == [2, 1]


@pytest.mark.rule("ARC-16.6")
def test_a_catapult_comes_to_an_end() -> None:
    scene = catapult()
    for step in range(12):
        assert scene.options("catapult"), step
        scene.play(f"catapult:{'32'[step % 2]}-gate", "ships:2+1")
    assert scene.options() != []
    assert scene.options("catapult") == []
    assert scene.ships("2-gate") == [2, 1]


@pytest.mark.rule("ARC-6.15")
def test_no_ship_joins_on_the_way_and_rival_starports_do_not_help() -> None:
    scene = Scene(
        hand=["mobilization-2"],
        ships={"2-hex": {"0": 1}, "2-gate": {"0": 3}},
        buildings={"2-hex/1": "0 starport"},
    )
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", "catapult:3-gate", "done")
    assert scene.ships("2-gate") == [3, 0]
    rival = Scene(hand=["mobilization-2"], ships={"2-hex": {"0": 1}}, buildings={"2-hex/1": "1 starport"})
    rival.play("lead:mobilization-2", "move:2-hex>2-gate")
    assert rival.options("catapult") == []


@pytest.mark.rule("ARC-6.16")
def test_rivals_do_not_prevent_moving() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"2-hex": {"0": 1, "1": 5}, "3-arrow": {"2": 9}})
    scene.play("lead:mobilization-2", "move:2-hex>3-arrow")
    assert scene.ships("3-arrow") == [1, 0]


@pytest.mark.rule("ARC-6.17")
def test_repairing_a_loyal_piece_anywhere() -> None:
    scene = Scene(
        hand=["construction-2"],
        ships={"2-hex": {"0": [0, 2], "1": [0, 1]}},
        buildings={"2-hex/1": "0 city damaged", "5-hex/1": "1 city damaged"},
    )
    scene.play("lead:construction-2")
    assert [o for o in scene.options() if o.startswith("repair")] == ["repair_ship:2-hex", "repair:2-hex/1"]
    scene.play("repair_ship:2-hex", "repair:2-hex/1")
    assert scene.ships("2-hex") == [1, 1]
    assert scene.building("2-hex/1") == "0 city"


@pytest.mark.rule("ARC-6.18")
def test_influencing_any_court_card() -> None:
    scene = Scene(hand=["mobilization-2"], court=COURT, agents=[[0, 3], [], [], []])
    scene.play("lead:mobilization-2")
    assert scene.options("influence") == [f"influence:{card}" for card in COURT]
    scene.play("influence:BC01")
    assert scene.agents("BC01") == [1, 3, 0, 0]
    assert scene.me["agents"] == 9


@pytest.mark.rule("ARC-6.19")
def test_without_an_agent_influence_is_not_offered() -> None:
    scene = Scene(hand=["mobilization-2"], court=COURT, agents=[[10], [], [], []])
    scene.play("lead:mobilization-2")
    assert scene.options("influence") == []


@pytest.mark.rule("ARC-6.20")
@pytest.mark.parametrize(
    ("agents", "allowed"), [([1], True), ([0], False), ([2, 1, 1], True), ([1, 1], False), ([1, 0, 2], False)]
)
def test_securing_needs_more_agents_than_each_rival(agents: list[int], allowed: bool) -> None:
    scene = Scene(hand=["aggression-2"], court=COURT, agents=[agents, [], [], []])
    scene.play("lead:aggression-2")
    assert (scene.options("secure") == ["secure:BC01"]) == allowed


@pytest.mark.rule("ARC-6.21", "ARC-10.1")
def test_securing_step_by_step() -> None:
    scene = Scene(hand=["aggression-2"], court=COURT, agents=[[], [3, 1, 2], [], []], court_deck=deck("BC09"))
    scene.play("lead:aggression-2", "secure:BC02")
    assert scene.me["cards"] == ["BC02"]
    assert scene.me["agents"] == 10
    assert scene.me["captives"] == ["1 agent", "2 agent", "2 agent"]
    assert scene.state["court"] == ["BC01", "BC09", "BC03", "BC04"]
    assert scene.agents("BC09") == [0, 0, 0, 0]


def deck(*top: str) -> list[str]:
    """The rest of the Court deck, these cards on top."""
    ids = [f"BC{n:02}" for n in range(1, 32)]
    return [*top, *[id for id in ids if id not in top and id not in COURT]]


@pytest.mark.rule("ARC-6.22")
def test_when_secured_comes_before_the_refill() -> None:
    court = ["BC28", "BC02", "BC03", "BC04"]
    scene = Scene(hand=["aggression-2"], court=court, agents=[[1], [], [], []])
    scene.play("lead:aggression-2", "secure:BC28")
    assert scene.state["court"][0] == ""
    assert scene.options() == ["no", "type:material", "type:fuel", "type:weapon", "type:relic", "type:psionic"]
    scene.play("no")
    assert scene.state["court"][0] == "BC01"


@pytest.mark.rule("ARC-6.23", "ARC-10.3")
def test_a_vox_card_is_not_kept() -> None:
    scene = Scene(hand=["aggression-2"], court=["BC31", "BC02", "BC03", "BC04"], agents=[[1], [], [], []])
    scene.play("lead:aggression-2", "secure:BC31")
    assert scene.me["cards"] == []
    assert scene.state["court_discard"] == ["BC31"]


@pytest.mark.rule("ARC-6.24")
def test_an_empty_deck_leaves_the_spot_empty() -> None:
    gone = [card for card in deck() if card not in COURT]
    scene = Scene(hand=["aggression-2"], court=COURT, agents=[[1], [], [], []], court_deck=[], court_discard=gone)
    scene.play("lead:aggression-2", "secure:BC01")
    assert scene.state["court"] == ["", "BC02", "BC03", "BC04"]
    assert len(scene.state["court_discard"]) == 27
