"""Rounds, phases, turn order (FED-4)."""

from typing import Any

import pytest

from tests.rules.federation.scene import Scene


@pytest.mark.rule("FED-4.1", "FED-21.1")
def test_a_game_lasts_five_rounds() -> None:
    """Five times ambassador phase, executive phase and clean-up; then the game is over."""
    scene = Scene(seats=2)
    rounds = []
    while not scene.table.over:
        rounds.append(scene.state["round"])
        scene.finish_round()
    assert rounds == [1, 2, 3, 4, 5]
    assert scene.state["phase"] == "over"
    assert scene.table.result is not None


@pytest.mark.rule("FED-4.2")
def test_turns_go_clockwise_from_the_start_player() -> None:
    scene = Scene(president=2)
    turns = []
    for _ in range(5):
        turns.append(scene.waiting[0])
        scene.outer()
    assert turns == [2, 3, 0, 1, 2]


@pytest.mark.rule("FED-4.3")
def test_a_turn_is_a_main_action_then_at_most_one_mission() -> None:
    """The main action cannot be left out, the mission can."""
    scene = Scene(me={"step": 1, "hangar": 2, "unlocked": [1, 2]})
    assert "end" not in scene.options()
    assert "Place an ambassador before" in scene.refused("mission:1")
    scene.play("place:outer_module", "vote:AMB-1")
    assert scene.options() == ["mission:1", "mission:2", "end"]
    scene.play("mission:1", "move:n1a")
    assert scene.waiting == [1]
    assert (scene.me["completed"], scene.me["hangar"]) == ([1], 1)


@pytest.mark.rule("FED-4.3")
def test_the_mission_may_be_declined() -> None:
    scene = Scene(me={"step": 1, "unlocked": [1]})
    scene.play("place:outer_module", "vote:AMB-1", "end")
    assert scene.waiting == [1]
    assert scene.me["completed"] == []


@pytest.mark.rule("FED-4.4")
def test_everybody_has_four_turns() -> None:
    scene = Scene()
    turns = []
    while scene.options("place") and scene.state["round"] == 1:
        turns.append(scene.waiting[0])
        scene.outer()
    assert turns == [0, 1, 2, 3] * 4


SPECIAL: dict[str, Any] = {"deep_space": "DS-7", "ambassadors": ["AMB-1", "AMB-2", "AMB-3", "AMB-4", "AMB-S"]}


@pytest.mark.rule("FED-4.5", "FED-24.9")
def test_the_special_ambassador_gives_a_fifth_turn() -> None:
    """It may be placed in any turn; in that round its owner has five turns, while the others are skipped."""
    scene = Scene(seats=2, me=SPECIAL)
    scene.outer("vote:AMB-S")
    turns = []
    while scene.options("place") and scene.state["round"] == 1:
        turns.append(scene.waiting[0])
        scene.outer()
    assert turns == [1, 0, 1, 0, 1, 0, 1, 0]


@pytest.mark.rule("FED-4.6", "FED-26.22")
def test_the_special_ambassador_may_wait() -> None:
    """When only the special ambassador is left its owner places it or passes; passing keeps it for a later round."""
    gone = [{"owner": 0, "ambassador": f"AMB-{n}"} for n in (1, 2, 3, 4)]
    scene = Scene(seats=2, me={"deep_space": "DS-7", "ambassadors": ["AMB-S"]}, outer_module=gone)
    assert "pass" in scene.options()
    assert "place:outer_module" in scene.options()
    scene.play("pass")
    assert scene.waiting == [1]
    while scene.options("place") and scene.waiting == [1]:
        scene.outer()
    scene.finish_round()
    assert scene.me["ambassadors"] == ["AMB-1", "AMB-2", "AMB-3", "AMB-4", "AMB-S"]


@pytest.mark.rule("FED-4.6")
def test_a_pass_is_for_one_round() -> None:
    """In the next round, when the ordinary ambassadors are gone, the special one can be placed or kept again."""
    gone = [{"owner": 0, "ambassador": f"AMB-{n}"} for n in (1, 2, 3, 4)]
    scene = Scene(seats=2, me={"deep_space": "DS-7", "ambassadors": ["AMB-S"]}, outer_module=gone)
    scene.play("pass")
    scene.finish_round()
    assert scene.state["round"] == 2
    while scene.state["round"] == 2 and "pass" not in scene.options():
        scene.play(scene.quiet_option())
    assert (scene.waiting, scene.me["ambassadors"], scene.state["round"]) == ([0], ["AMB-S"], 2)
    scene.play("place:outer_module")
    assert scene.me["ambassadors"] == []


@pytest.mark.rule("FED-4.6")
def test_nobody_passes_with_ordinary_ambassadors() -> None:
    assert "pass" not in Scene(me=SPECIAL).options()
    assert "pass" not in Scene().options()


@pytest.mark.rule("FED-4.7", "FED-20.5")
def test_a_new_president_changes_only_the_next_round() -> None:
    """Seat 2 takes the pawn; this round goes on as it was, the next begins with seat 2."""
    scene = Scene(seats=3)
    scene.outer("vote:AMB-1", "vote:AMB-1")
    scene.play("place:D", "vote:AMB-1", "medal:neo")
    assert scene.state["president"] == 2
    assert scene.waiting == [0]
    scene.outer()
    assert scene.waiting == [1]
    scene.finish_round()
    assert (scene.state["start"], scene.waiting) == (2, [2])


@pytest.mark.rule("FED-4.8")
def test_the_executive_phase_uses_the_order_of_this_round() -> None:
    """Seat 1 has the pawn, but seat 3 began the round: seat 3 pays upkeep first."""
    players = {seat: {"step": 3, "resources": {"lavandium": 1}} for seat in range(4)}
    scene = Scene(players=players, president=1, start=3, phase="executive")
    order = []
    while scene.options("upkeep"):
        order.append(scene.waiting[0])
        scene.play("upkeep:3")
    assert order == [3, 0, 1, 2]


@pytest.mark.rule("FED-4.9", "FED-13.12")
def test_any_turn_erudites_before_between_and_after() -> None:
    """1A1 may be used before the main action, after it, and after the mission."""
    me = {"erudites": ["1A1", "2A1"], "step": 1, "unlocked": [1, 2], "hangar": 2}
    scene = Scene(me=me)
    assert scene.options("use") == ["use:1A1", "use:2A1"]
    scene.play("use:1A1")
    assert scene.me["level"] == 3
    scene.play("place:outer_module", "vote:AMB-1")
    assert scene.options("use") == ["use:2A1"]
    scene.play("mission:1", "move:n1a")
    assert scene.options() == ["use:2A1", "end"]
    scene.play("use:2A1")
    assert scene.me["level"] == 5
    assert scene.waiting == [1]


@pytest.mark.rule("FED-4.9")
def test_any_turn_erudites_neither_in_a_payment_nor_in_other_turns() -> None:
    scene = Scene(
        me={"erudites": ["1A1"], "resources": {"lavandium": 1, "oceanium": 1}, "step": 3},
        foe={"erudites": ["2A1", "1A2"]},
    )
    scene.play("place:espionage_left", "vote:AMB-1")
    assert scene.options() == ["pay:lavandium", "pay:oceanium"]
    assert scene.refused("use:1A1")
    assert scene.refused("use:2A1", seat=1)


@pytest.mark.rule("FED-4.9")
def test_any_turn_erudites_not_in_the_executive_phase() -> None:
    """The Transporter asks in the income step; 1A1 is no option there."""
    me = {"erudites": ["1A1"], "production_sites": ["PS-1B"]}
    scene = Scene(me=me, production_sites=["PS-1B", "PS-2A", "PS-3A", "PS-4A"], phase="executive")
    assert scene.options() == ["transport_miner:n1a", "transport_miner:n1b", "transport_magus:m1"]
    assert scene.refused("use:1A1")


@pytest.mark.rule("FED-4.9")
def test_any_turn_erudites_in_the_middle_of_an_action() -> None:
    """Whoever has looked at the deep space tiles may use 1A1 before choosing one; the question stays."""
    scene = Scene(me={"step": 8, "erudites": ["1A1"]})
    scene.play("place:A", "vote:AMB-1")
    tiles = scene.options("deep_space")
    assert scene.options() == [*tiles, "use:1A1"]
    scene.play("use:1A1")
    assert scene.me["round_bonus"] == 1
    assert scene.options() == tiles


@pytest.mark.rule("FED-4.9")
@pytest.mark.parametrize(
    ("me", "start", "question"),
    [
        ({"tokens": ["ALT-2-10"]}, ["place:A", "vote:AMB-1", "alter:ALT-2-10"], ["part:0", "part:1"]),
        ({}, ["place:F", "vote:AMB-1", "part:0"], ["project:neo", "project:common"]),
        ({"die": 1}, ["place:A", "vote:AMB-1"], ["add_die", "keep_die"]),
        ({}, ["place:neo_left", "vote:AMB-1"], ["move:n1a", "move:n1b"]),
        ({"resources": {"lavandium": 1}}, ["place:espionage_left", "vote:AMB-1"], ["copy_action:neo", "copy_action:F"]),
    ],
)
def test_every_question_of_a_turn_is_a_moment(me: dict[str, Any], start: list[str], question: list[str]) -> None:
    """In the bonus, in the action, when the die may be added, and between the payment and the action copied."""
    scene = Scene(me={"erudites": [{"erudite": "1A3", "used": True}, "2A1"], **me})
    scene.play(*start)
    assert {*question, "use:2A1"} <= set(scene.options())


@pytest.mark.rule("FED-4.9", "FED-5.1")
def test_placing_an_ambassador_is_one_moment() -> None:
    """Space, ambassador, side and token are one decision in several questions: no erudite is used between them."""
    scene = Scene(me={"erudites": ["1A1"], "tokens": ["ALT-1-02"]})
    scene.play("place:A")
    assert scene.options("use") == []
    scene.play("vote:AMB-1")
    assert scene.options() == ["alter:ALT-1-02", "no_alteration"]


@pytest.mark.rule("FED-4.9", "FED-1.8")
def test_no_erudite_while_crystals_are_put_away() -> None:
    scene = Scene(me={"erudites": ["1A1"], "resources": {"lavandium": 9, "coppernium": 1}})
    scene.play("place:outer_module", "vote:AMB-1")
    assert scene.options() == ["return:lavandium", "return:coppernium", "return:oceanium"]
