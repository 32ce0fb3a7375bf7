"""Fate 7, the Admiral, in Act I: set-up, objective, and what it leaves to the next act."""

from typing import Any

import pytest

from tests.rules.arcs.scene import SKIRMISH
from tests.rules.blighted_reach.scene import EDICTS, Scene, dealt
from tests.rules.blighted_reach.test_court_cards import crisis, secured

HIT = SKIRMISH["hit"]
ADMIRAL = {
    "fates": ["admiral", "none", "none"],
    "objectives": [13, -1, -1],
    "objective_cards": ["F07-01B", "", ""],
    "pool": [],
}
OUTLAW_FOE = {"titles": ["regent", "outlaw", "regent"]}


def test_set_up() -> None:
    state = dealt("admiral", "partisan", "1")
    campaign = state["campaign"]
    assert campaign["objectives"] == [13, 12]
    assert campaign["first_regent"] == 0
    assert state["players"][0]["cards"] == ["F07-02"]
    assert state["players"][1]["cards"] == ["F06-02", "F06-03"]
    assert "F07-03" in campaign["booklet"]


def test_imperial_officers_use_imperial_ships_anywhere() -> None:
    scene = Scene(hand=["mobilization-2"], me={"cards": ["F07-02"]}, ships={"2-hex": {"empire": 2}})
    scene.play("lead:mobilization-2", "move:2-hex>2-gate", "fleet:0+0/2+0")
    assert scene.state["ships"]["2-gate"]["empire"] == [2, 0]


def test_show_might_counts_trophies_of_battles_with_imperial_ships() -> None:
    for ships, left in (("ships:1+0", 12), ("ships:0+0", 13)):
        scene = Scene(
            hand=["aggression-2"],
            ships={"2-hex": {"0": 1, "1": [0, 1], "empire": 1}, "6-hex": {"1": 1, "2": 1}},
            campaign={**ADMIRAL, **OUTLAW_FOE},
            luck=[[HIT]],
        )
        scene.play("lead:aggression-2", "battle:2-hex/1", ships, "dice:0-1-0")
        assert scene.foe["ships"] == 13
        assert scene.campaign["objectives"][0] == left


def edicts(**fields: Any) -> Scene:
    """An Event brings edicts under a policy of escalation."""
    campaign = {**ADMIRAL, "booklet": ["AID05", "AID03", "AID04", "F07-03"], **fields.pop("campaign", {})}
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"]},
        campaign=campaign,
        luck=[[EDICTS["hex"]], [0]],
        **fields,
    )
    scene.play("lead:administration-2")
    scene.play_if_asked("end")
    scene.play("event:EV01")
    scene.play_if_asked("end")
    scene.play("no")
    return scene


@pytest.mark.parametrize(("markers", "left"), [(["warlord", "", ""], 11), (["", "", ""], 13)])
def test_prove_yourself_needs_a_declared_ambition_that_is_being_won(markers: list[str], left: int) -> None:
    scene = edicts(me={"trophies": ["1 ship"]}, markers=markers, ships={"2-hex": {"empire": 1}})
    scene.play("enforce", "demand:1/favor")
    assert scene.state["ships"]["2-hex"]["empire"] == [3, 0]
    assert scene.campaign["objectives"][0] == left


def test_foundries_make_own_ships_imperial() -> None:
    scene = edicts(me={"cards": ["F07-02"]}, ships={"2-hex": {"0": 3}}, buildings={"2-hex/1": "0 starport"})
    scene.play("change_policy:AID03")
    assert scene.options() == ["done", "at:2-hex"]
    scene.play("at:2-hex")
    assert scene.state["ships"]["2-hex"] == {"0": [2, 0], "empire": [1, 0]}
    assert scene.options("at") == []  # one for each starport


def test_honor_guard_needs_a_weapon() -> None:
    for resources, expected in ((["weapon"], []), (["fuel"], ["steal_card:1/CC05"])):
        scene = Scene(
            hand=["administration-2"],
            me={"cards": ["CC08"]},
            foe={"cards": ["F07-05", "CC05"], "resources": resources, "power": 1},
        )
        scene.play("lead:administration-2", "prelude:CC08")
        assert scene.options("steal_card") == expected


def test_rogue_admirals_ignore_the_truce_and_bring_ships() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F07-06"]},
        ships={"2-hex": {"0": 1, "1": 1, "empire": 1}, "3-hex": {"0": 1}},
    )
    scene.play("lead:aggression-2")
    assert scene.options("battle") == ["battle:2-hex/1", "battle:2-hex/empire"]
    scene.play("prelude:F07-06", "at:3-hex")
    assert scene.state["ships"]["3-hex"]["empire"] == [3, 0]


def test_court_enforcers_abduct() -> None:
    scene = Scene(
        hand=["aggression-2"],
        me={"cards": ["F07-08"], "resources": ["weapon"]},
        agents=[[], [], [0, 1], [], []],
    )
    scene.play("lead:aggression-2", "use:abduct")
    assert scene.agents("CC02") == [0, 0, 0, 0]
    assert scene.me["captives"] == ["1 agent"]


def test_defectors_in_the_rolled_cluster() -> None:
    scene = crisis("F07-10", ships={"1-hex": {"empire": [2, 1]}, "2-hex": {"empire": 1}}, campaign=OUTLAW_FOE)
    assert scene.state["ships"]["1-hex"] == {"1": [2, 1]}
    assert scene.state["ships"]["2-hex"] == {"empire": [1, 0]}
    assert "F07-10" not in scene.state["court"]


def test_defectors_secured() -> None:
    scene = secured("F07-11", ships={"3-hex": {"empire": 2}}, campaign=OUTLAW_FOE)
    assert scene.options() == ["no", "cluster:3"]
    scene.play("cluster:3", "no")
    assert scene.ships("3-hex", 1) == [2, 0]
    assert scene.state["court_discard"] == ["F07-11"]
