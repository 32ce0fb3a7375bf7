"""Outrage, ransacking, raiding, and resources (ARC-8, ARC-9)."""

from typing import Any

import pytest

from tests.rules.arcs.scene import RAID, SKIRMISH, Scene

HIT = SKIRMISH["hit"]
COURT = ["BC01", "BC02", "BC03", "BC04"]


def raze(cities: int = 1, **fields: Any) -> Scene:
    """Seat 0 destroys the damaged cities of seat 1 on 2-hex (relic)."""
    buildings = {f"2-hex/{n + 1}": "1 city damaged" for n in range(cities)}
    scene = Scene(
        hand=["aggression-2"],
        ships={"2-hex": {"0": 3}},
        buildings={**buildings, **fields.pop("buildings", {})},
        luck=[[HIT] * cities],
        **fields,
    )
    scene.play("lead:aggression-2", "battle:2-hex/1", f"dice:0-{cities}-0")
    scene.play_if_asked("hit_building:2-hex/1")
    return scene


@pytest.mark.rule("ARC-8.1")
def test_outrage_discards_resources_and_guild_cards_and_covers_the_slot() -> None:
    scene = raze(me={"resources": ["relic", "fuel"], "cards": ["BC24", "BC20"]})
    assert scene.resources() == ["fuel"]
    assert scene.me["cards"] == ["BC20"]
    assert scene.state["court_discard"] == ["BC24"]
    assert scene.me["outrage"] == ["relic"]
    assert scene.me["agents"] == 9


@pytest.mark.rule("ARC-8.2")
def test_a_covered_slot_still_discards() -> None:
    scene = raze(me={"resources": ["relic"], "outrage": ["relic"]})
    assert scene.resources() == []
    assert scene.me["agents"] == 9


@pytest.mark.rule("ARC-8.3")
def test_an_outraged_resource_is_gained_counted_and_stolen() -> None:
    scene = Scene(hand=["administration-2"], me={"outrage": ["relic"]}, buildings={"2-hex/1": "0 city"})
    scene.play("lead:administration-2", "tax:2-hex/1")
    assert scene.resources() == ["relic"]
    assert scene.view()["ambitions"][3]["counts"] == [1, 0, 0]


@pytest.mark.rule("ARC-8.4")
def test_a_card_removes_outrage_and_the_agent_returns() -> None:
    scene = Scene(hand=["administration-2"], me={"outrage": ["psionic", "relic"], "cards": ["L19"]})
    scene.play("lead:administration-2", "prelude:L19")
    assert scene.me["outrage"] == ["relic"]
    assert scene.me["agents"] == 9


@pytest.mark.rule("ARC-8.5")
def test_outrage_by_a_card_does_not_ransack() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"resources": ["fuel"]},
        court=["BC28", "BC02", "BC03", "BC04"],
        agents=[[1], [0, 1], [], []],
    )
    scene.play("lead:aggression-2", "secure:BC28", "type:fuel")
    assert [scene.player(seat)["outrage"] for seat in range(3)] == [["fuel"]] * 3
    assert scene.resources(1) == []
    assert scene.agents("BC02") == [0, 1, 0, 0]


@pytest.mark.rule("ARC-8.6")
def test_loyal_cards_are_kept() -> None:
    assert raze(me={"cards": ["BC21", "BC24"]}).me["cards"] == ["BC21"]


@pytest.mark.rule("ARC-8.7")
def test_ransacking_takes_a_card_with_the_rivals_agent() -> None:
    scene = raze(court=COURT, agents=[[1, 0, 3], [1, 1, 2], [0, 2], [5]])
    assert scene.options() == ["ransack:BC02", "ransack:BC03"]
    scene.play("ransack:BC02")
    assert scene.me["cards"] == ["BC02"]
    assert scene.me["trophies"] == ["1 city", "1 agent", "2 agent", "2 agent"]
    assert "captives" not in scene.me
    assert scene.state["court"][1] == "BC05"


@pytest.mark.rule("ARC-8.7")
def test_an_own_city_ransacks_nothing() -> None:
    """The Overseer destroys an own city by taxing it twice: Outrage, no ransack."""
    scene = Scene(
        hand=["administration-2"],
        me={"leader": "LEAD10"},
        buildings={"2-hex/1": "0 city damaged"},
        court=COURT,
        agents=[[1], [0, 1], [], []],
    )
    scene.play("lead:administration-2", "tax:2-hex/1", "yes")
    assert scene.me["outrage"] == ["relic"]
    assert scene.options("ransack") == []


@pytest.mark.rule("ARC-8.8")
def test_no_agent_no_ransack_otherwise_compulsory() -> None:
    assert raze(court=COURT, agents=[[], [], [], []]).me["cards"] == []
    assert raze(court=COURT, agents=[[0, 1], [], [], []]).me["cards"] == ["BC01"]


@pytest.mark.rule("ARC-8.9")
def test_city_by_city_outrage_then_ransack() -> None:
    """Both cities are relic planets' cities: the relic card of the first ransack goes with the second Outrage."""
    scene = raze(2, court=["BC24", "BC02", "BC03", "BC04"], agents=[[0, 1], [0, 1], [], []])
    scene.play("ransack:BC24")
    assert scene.state["court_discard"] == ["BC24"]
    assert scene.me["cards"] == ["BC02"]


def raid(keys: list[int], **fields: Any) -> Scene:
    """Seat 0 raids seat 1 at 3-hex, which has a fresh starport there, with these dice."""
    scene = Scene(
        hand=["aggression-2"],
        ships={"3-hex": {"0": 5}},
        buildings={"3-hex/1": "1 starport", **fields.pop("buildings", {})},
        luck=[keys],
        **fields,
    )
    scene.play("lead:aggression-2", "battle:3-hex/1", f"dice:0-0-{len(keys)}")
    return scene


TWO_KEYS = RAID["intercept+2 keys"]


@pytest.mark.rule("ARC-8.10", "ARC-9.1")
@pytest.mark.parametrize(("slot", "cost"), list(enumerate([3, 1, 1, 2, 1, 3])))
def test_the_cost_of_a_slot(slot: int, cost: int) -> None:
    cities = {"2-hex/1": "1 city", "2-hex/2": "1 city", "5-hex/1": "1 city"}
    resources = ["", "", "", "", "", ""]
    resources[slot] = "fuel"
    for dice in range(1, 3):
        scene = raid([TWO_KEYS] * dice, foe={"resources": resources}, buildings=cities)
        assert ("raid:fuel" in scene.options()) == (2 * dice >= cost)


@pytest.mark.rule("ARC-8.10")
def test_guild_cards_cost_their_keys() -> None:
    scene = raid([TWO_KEYS], foe={"cards": ["BC01", "BC02", "BC25"]})
    assert scene.options() == ["done", "raid_card:BC02", "raid_card:BC25"]
    scene.play("raid_card:BC25")
    assert scene.options("raid_card") == []
    assert scene.me["cards"] == ["BC25"]


@pytest.mark.rule("ARC-8.11", "ARC-10.4")
def test_what_cannot_be_raided() -> None:
    scene = raid(
        [TWO_KEYS] * 3,
        foe={"cards": ["L01"], "trophies": ["0 ship"], "captives": ["0 agent"], "hand": ["aggression-5"]},
    )
    assert [option for option in scene.options() if option.startswith("raid")] == []


@pytest.mark.rule("ARC-8.12")
def test_a_raid_may_stop() -> None:
    scene = raid([TWO_KEYS] * 2, foe={"resources": ["", "fuel"]})
    scene.play("done")
    assert scene.resources(1) == ["fuel"]


@pytest.mark.rule("ARC-8.13", "ARC-9.4")
def test_the_loser_does_not_rearrange() -> None:
    scene = raid([TWO_KEYS], foe={"resources": ["relic", "fuel"]})
    scene.play("raid:fuel")
    assert scene.foe["resources"][:2] == ["relic", ""]
    assert scene.waiting == [0]


@pytest.mark.rule("ARC-8.14")
def test_the_cost_is_that_of_the_slot_now() -> None:
    """Of two fuel the cheaper one goes first; the other lies in a slot for three keys."""
    scene = raid([TWO_KEYS, TWO_KEYS], foe={"resources": ["fuel", "fuel"]})
    scene.play("raid:fuel")
    assert scene.foe["resources"][:2] == ["fuel", ""]
    assert "raid:fuel" in scene.options()
    poor = raid([TWO_KEYS], foe={"resources": ["fuel", "fuel"]})
    poor.play("raid:fuel")
    assert poor.options("raid") == []


@pytest.mark.rule("ARC-9.2")
def test_a_city_in_a_trophies_box_covers_nothing() -> None:
    scene = Scene(foe={"trophies": ["0 city"]})
    assert [slot["open"] for slot in scene.view()["players"][0]["slots"]] == [True, True, True, False, False, False]


@pytest.mark.rule("ARC-9.3")
def test_a_new_resource_may_go_anywhere_and_all_may_be_rearranged() -> None:
    scene = Scene(hand=["administration-2"], me={"resources": ["fuel"]}, buildings={"2-hex/1": "0 city"})
    scene.play("lead:administration-2", "tax:2-hex/1")
    assert scene.options()[0] == "done"
    scene.play("put:relic/1")
    assert scene.me["resources"][0] == "relic"
    assert sorted(scene.resources()) == ["fuel", "relic"]


@pytest.mark.rule("ARC-9.3")
def test_without_room_any_one_is_discarded() -> None:
    scene = Scene(
        hand=["administration-2"], me={"resources": ["fuel", "weapon", "fuel"]}, buildings={"2-hex/1": "0 city"}
    )
    scene.play("lead:administration-2", "tax:2-hex/1")
    assert scene.options() == ["drop:fuel", "drop:weapon", "drop:relic"]
    scene.play("drop:weapon")
    scene.settle()
    assert sorted(scene.resources()) == ["fuel", "fuel", "relic"]
    assert scene.supply("weapon") == 5


@pytest.mark.rule("ARC-9.5")
def test_a_returning_city_covers_a_slot() -> None:
    """Song of Freedom returns the only city; its owner has three resources and two slots left."""
    scene = Scene(
        hand=["aggression-2"],
        foe={"resources": ["fuel", "weapon", "relic"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city"},
        court=["BC29", "BC02", "BC03", "BC04"],
        agents=[[1], [], [], []],
    )
    scene.play("lead:aggression-2", "secure:BC29", "site:2-hex/1")
    assert scene.waiting == [1]
    assert scene.options() == ["drop:fuel", "drop:weapon", "drop:relic"]
    scene.play("drop:fuel")
    scene.settle()
    assert sorted(scene.resources(1)) == ["relic", "weapon"]


@pytest.mark.rule("ARC-9.6")
def test_resources_on_a_card_need_no_slot_and_return_with_it() -> None:
    scene = Scene(
        hand=["administration-2"], me={"resources": ["fuel", "fuel"], "cards": ["L13"]}, ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "1 city"},
    )  # fmt: skip
    scene.play("lead:administration-2", "tax:2-hex/1")
    scene.settle()
    assert sorted(scene.resources()) == ["fuel", "fuel", "relic"]
