"""Fate 17, the Overlord: set-up, final objective, Sycophants and the edict."""

from typing import Any

import pytest

from tests.rules.arcs.scene import RAID
from tests.rules.blighted_reach.fates.acts import chapter_end, edicts, fated, new_act, source_of, step_of
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_court_cards import secured


@pytest.mark.rule("ABR-2.28", "ABR-2.29", "ABR-13.8")
def test_set_up_with_a_first_outrage() -> None:
    """Sycophants does not react to this Outrage: two ships, not four."""
    scene = new_act("overlord", 3)
    types = ["type:material", "type:fuel", "type:weapon", "type:relic", "type:psionic"]
    assert scene.options() == ["no", *types]  # Golems, which lie in slots too, have no Outrage
    scene.play("type:relic")
    assert "at:2-hex" in scene.options()
    assert not any("gate" in option for option in scene.options())
    scene.play("at:2-hex")
    assert scene.ships("2-hex") == [2, 0]
    assert scene.me["outrage"] == ["relic"]
    assert scene.me["cards"] == ["F17-02"]
    assert "F17-03" in scene.campaign["booklet"]
    assert scene.campaign["objectives"][0] == 20


def test_ships_of_the_first_outrage_come_to_planets_not_gates() -> None:
    """With Gate Stations (L11) cities at gates have types too."""
    scene = new_act("overlord", 3, foe={"cards": ["L11"]}, buildings={"2-hex/1": "1 city"}, ships={"2-hex": {"1": 1}})
    scene.play("type:relic")
    assert scene.options() == ["at:2-hex", "at:4-arrow", "at:5-crescent"]


def test_set_up_without_an_outrage_or_with_one_before() -> None:
    scene = new_act("overlord", 3)
    scene.play("no")
    assert "outrage" not in scene.me
    assert scene.me["cards"] == ["F17-02"]
    scene = new_act("overlord", 3, me={"outrage": ["fuel"], "agents": 9})
    assert scene.me["outrage"] == ["fuel"]
    assert scene.ships("6-hex") == [1, 0]


@pytest.mark.rule("ABR-3.3", "ABR-3.8", "ABR-13.6")
@pytest.mark.parametrize(
    ("outrage", "resources", "trust", "left"),
    [
        (["relic"], ["relic", "relic"], [0] * 5, 19),  # per type, not per token
        (["relic", "fuel"], ["relic", "fuel"], [0] * 5, 18),
        (["relic"], ["fuel"], [0, 0, 0, 1, 0], 19),  # the Trust counts for the First Regent
        ([], ["relic"], [0] * 5, 20),
    ],
)
def test_rule_by_fear(outrage: list[str], resources: list[str], trust: list[int], left: int) -> None:
    scene = chapter_end(
        "overlord",
        "F17-01B",
        20,
        me={"outrage": outrage, "resources": resources, "agents": 10 - len(outrage)},
        ships={"2-gate": {"0": 1}},
        campaign={"trust": trust},
    )
    assert scene.campaign["objectives"][0] == left


@pytest.mark.rule("ABR-4.10")
def test_control_by_fear_counts_types_of_planets() -> None:
    """2-hex and 4-crescent: types are counted once; Imperial systems count for the First Regent."""
    for first, left in ((0, 18), (1, 20)):
        scene = chapter_end(
            "overlord",
            "F17-01B",
            20,
            me={"outrage": ["relic"], "agents": 9},
            ships={"2-gate": {"0": 1}, "2-hex": {"empire": 1}},
            campaign={"first_regent": first},
        )
        assert scene.campaign["objectives"][0] == left
    scene = chapter_end("overlord", "F17-01B", 20, me={"outrage": ["fuel"], "agents": 9}, ships={"2-hex": {"0": 1}})
    assert scene.campaign["objectives"][0] == 20


@pytest.mark.rule("ABR-3.9")
def test_the_final_objective_wins() -> None:
    scene = chapter_end(
        "overlord",
        "F17-01B",
        1,
        me={"outrage": ["relic"], "resources": ["relic"], "agents": 9, "power": 1},
        foe={"power": 40},
    )
    assert scene.state["over"] == {"places": [1, 2, 3], "reason": "final-objective"}


def test_sycophants_bring_ships_once_per_turn() -> None:
    """Two cities fall in one turn: the second Outrage brings nothing; the card survives Weapon Outrage."""
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F17-02"]},
        ships={"1-arrow": {"0": 3}},
        buildings={"1-arrow/1": "free city damaged", "1-arrow/2": "free city damaged"},
        luck=[[RAID["self+building"], RAID["self+building"]]],
    )
    scene.play("lead:aggression-2", "battle:1-arrow/free", "dice:0-0-2")
    while "at:1-arrow" not in scene.options():
        scene.play(scene.options()[0])
    scene.play("at:1-arrow")
    assert sum(scene.ships("1-arrow")) == 5
    assert scene.state["buildings"] == {}
    assert "end" in scene.options(), "the second Outrage asks for no place"
    assert scene.me["cards"] == ["F17-02"]


def test_sycophants_may_be_declined_and_survive_weapon_outrage() -> None:
    scene = secured("F06-13", me={"cards": ["F17-02"]})
    assert [option for option in scene.options() if option.startswith("type")]
    scene.play("type:weapon")
    assert scene.options()[0] == "no"
    scene.play("no")
    assert scene.me["cards"] == ["F17-02"]
    assert "weapon" in scene.me["outrage"]


def test_sycophants_prelude() -> None:
    scene = Scene(hand=["aggression-2"], me={"cards": ["F17-02"]}, ships={"2-hex": {"0": 1}})
    scene.play("lead:aggression-2", "prelude:F17-02")
    scene.play_if_asked("at:2-hex")
    assert scene.ships("2-hex") == [4, 0]
    assert scene.state["court_discard"] == ["F17-02"]


@pytest.mark.parametrize(("n", "lost"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 8), (5, 10)])
def test_the_reach_rejects_the_overlord(n: int, lost: int) -> None:
    outrage = ["material", "fuel", "weapon", "relic", "psionic"][:n]
    scene = edicts(
        "F17-03",
        me={"outrage": outrage, "agents": 10 - n, "power": 4},
        campaign=fated("overlord", "F17-01B", 20),
    )
    scene.play("change_policy:AID04")
    assert scene.power(0) == 4 - lost
    assert scene.power(1) == 0


@pytest.mark.parametrize(
    ("outrage", "systems", "left"),
    [
        (["material"], [], 20),
        (["material"], ["2-hex"], 20),  # relics
        (["relic"], ["2-hex"], 18),
        (["relic"], ["2-hex", "4-arrow"], 18),  # a type counts once
        (["relic", "fuel"], ["2-hex", "4-crescent"], 16),
        (["relic"], ["2-gate"], 20),  # gates have no type
    ],
)
def test_control_by_fear(outrage: list[str], systems: list[str], left: int) -> None:
    """2 for each outraged type of a controlled planet (F17-01B)."""
    scene = Scene(
        hand=["administration-2"],
        me={"outrage": outrage, "agents": 10 - len(outrage)},
        ships={system: {"0": 1} for system in systems},
        campaign=fated("overlord", "F17-01B", 20),
    )
    state: Any = scene.table.state
    step_of(scene, "control_by_fear").run(state, 0, 0)
    assert scene.campaign["objectives"][0] == left


def test_sycophants_come_once_per_turn_and_only_with_ships() -> None:
    """Without ships or after they came nobody is asked (F17-02)."""
    scene = Scene(hand=["administration-2"], me={"cards": ["F17-02"]}, campaign=fated("overlord", "F17-01B", 20))
    state: Any = scene.table.state
    step, source = step_of(scene, "sycophants"), source_of(scene, "F17-02", 0)
    relics = ["no", "at:2-hex", "at:4-arrow", "at:5-crescent"]
    assert [str(each) for each in step.choices(state, 0, source, 8)] == relics
    state.players[0].ships, kept = 0, state.players[0].ships
    assert step.choices(state, 0, source, 8) == []
    state.players[0].ships = kept
    state.turn_seat = 0
    step.pick(state, 0, source, 8, step.choices(state, 0, source, 8)[1])
    assert scene.ships("2-hex") == [2, 0]
    assert step.choices(state, 0, source, 8) == []


def test_nobody_is_rejected_without_an_overlord() -> None:
    scene = edicts("F17-03", me={"outrage": ["relic"], "agents": 9})
    scene.play("change_policy:AID04")
    assert [scene.power(seat) for seat in range(3)] == [0, 0, 0]
