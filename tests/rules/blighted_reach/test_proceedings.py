"""What views tell about procedures, Summits, deals, objectives and control."""

from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_12_summits import negotiate, offer, summit


def test_a_summit_is_shown_with_its_stage_and_proposals() -> None:
    scene = summit()
    shown = scene.view(2)["campaign"]["summit"]
    assert (shown["caller"], shown["stage"], shown["proposals"]) == (0, "call_to_order", [3, 3, 3])
    scene.play("done")
    assert scene.view(2)["campaign"]["summit"]["stage"] == "negotiations"


def test_a_deal_is_shown_to_everybody_part_by_part() -> None:
    scene = negotiate(me={"resources": ["relic"]})
    scene.play("side:0>1")
    assert scene.view(2)["campaign"]["summit"]["deal"]["side"] == [0, 1]
    scene.play("deal_part:0>1=relic", "side:1>2", "deal_part:1>2=favor")
    deal = scene.view(None)["campaign"]["summit"]["deal"]
    assert [row["part"] for row in deal["parts"]] == ["0>1=relic", "1>2=favor"]
    assert deal["parts"][0]["words"]["id"] == "deal-resource"
    assert (deal["seat"], deal["waiting"], deal["accepted"]) == (0, [], [])


def test_consents_are_shown_as_they_come() -> None:
    scene = negotiate(me={"resources": ["relic"]})
    offer(scene, "0>1=relic", "1>2=favor", "2>0=favor")
    assert scene.view(0)["campaign"]["summit"]["deal"]["waiting"] == [1, 2]
    scene.play("accept")
    deal = scene.view(0)["campaign"]["summit"]["deal"]
    assert (deal["waiting"], deal["accepted"]) == ([2], [1])


def test_the_event_goes_on_behind_its_summit() -> None:
    scene = summit()
    assert scene.view()["campaign"]["proceedings"] == [{"what": "event", "step": 0, "seat": 0}]


def test_an_objective_is_shown_with_its_start() -> None:
    scene = Scene(campaign={"fates": ["admiral", "none", "none"], "objectives": [9, -1, -1]})
    goals = scene.view()["campaign"]["goals"]
    assert goals[0] == {"space": 9, "start": 13, "grand": []}
    assert goals[1] == {"space": -1, "start": -1, "grand": []}


def test_control_of_the_empire_has_its_reason() -> None:
    scene = Scene(hand=["mobilization-2"], ships={"1-arrow": {"empire": 1, "1": 2}, "2-hex": {"empire": 1, "0": 1}})
    scene.play("lead:mobilization-2")
    shown = scene.view()
    rows = {row["system"]: row for row in shown["systems"]}
    assert rows["1-arrow"]["reason"] == "empire"
    assert shown["campaign"]["commanded"] == ["2-hex"]
