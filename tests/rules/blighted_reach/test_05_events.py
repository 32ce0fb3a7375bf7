"""Event cards, the Imperial Council and the end of a round (ABR-5, ABR-6)."""

from typing import Any

import pytest

from tests.rules.blighted_reach.scene import CRISES, EDICTS, Scene

OUTLAW = {"titles": ["outlaw", "regent", "regent"], "first_regent": 1}
AGENTS = [[2], [], [], [], []]


def event_round(luck: list[list[int]] | None = None, **fields: Any) -> Scene:
    """Seat 0 leads, seat 1 plays an Event card, the round ends."""
    foe = {"hand": ["EV01"], **fields.pop("foe", {})}
    scene = Scene(hand=["administration-2", "construction-3"], foe=foe, luck=luck, **fields)
    scene.play("lead:administration-2", "end", "event:EV01", "end")
    return scene


@pytest.mark.rule("ABR-5.1")
def test_event_cards_are_neither_led_nor_copied_nor_used_to_seize() -> None:
    scene = Scene(hand=["EV01", "administration-2"], foe={"hand": ["EV02", "aggression-3", "EV03"]}, seats=4)
    assert scene.options() == ["lead:administration-2", "pass"]
    scene.play("lead:administration-2", "end")
    assert scene.options() == ["pivot:aggression-3", "copy:aggression-3", "event:EV02", "event:EV03"]
    scene.play("event:EV02")
    assert scene.options("seize") == ["seize:aggression-3"]


def with_one_card_left(card: str) -> Scene:
    """Seat 1 copies, can neither tax nor repair nor influence, and has one card left."""
    scene = Scene(
        hand=["administration-2"],
        me={"captives": ["1 agent"] * 10},
        foe={"hand": ["construction-2", card], "agents": 0},
        players={2: {"hand": ["mobilization-3"]}},
    )
    scene.play("lead:administration-2", "end", "copy:construction-2")
    return scene


@pytest.mark.rule("ABR-5.1")
def test_a_turn_does_not_end_by_itself_because_an_event_is_left() -> None:
    """Others would know the hand: with any other card the seat could still seize."""
    one, other = with_one_card_left("aggression-5"), with_one_card_left("EV01")
    assert (one.waiting, other.waiting) == ([1], [1])
    assert one.options() == ["seize:aggression-5", "end"]
    assert other.options() == ["end"]
    assert one.table.view(None) == other.table.view(None)


@pytest.mark.rule("ABR-5.2")
def test_an_event_gives_the_lead_cards_pips_in_its_suit() -> None:
    scene = Scene(hand=["administration-2"], foe={"hand": ["EV01"]}, buildings={"2-hex/1": "1 city"})
    scene.play("lead:administration-2", "end", "event:EV01")
    assert scene.state["turn"]["pips"] == 4
    assert scene.options("tax") == ["tax:2-hex/1"]
    assert scene.options("move") == []


@pytest.mark.rule("ABR-5.3", "ABR-5.4")
def test_a_second_event_gives_no_actions_but_a_prelude() -> None:
    scene = Scene(
        hand=["administration-2"],
        foe={"hand": ["EV01"]},
        players={2: {"hand": ["EV02"], "resources": ["fuel"]}},
        ships={"2-hex": {"2": 1}},
    )
    scene.play("lead:administration-2", "end", "event:EV01", "end", "event:EV02")
    assert scene.state["turn"]["pips"] == 0
    assert scene.options() == ["spend:fuel", "end"]


@pytest.mark.rule("ABR-5.3", "ABR-16.1", "ABR-16.2")
def test_an_event_after_the_council_was_secured_gives_no_actions() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["EV01"], "resources": ["fuel"]}, agents=AGENTS)
    scene.play("lead:aggression-2", "secure:AID01", "end", "event:EV01")
    assert scene.state["turn"]["pips"] == 0


@pytest.mark.rule("ABR-5.5")
def test_a_player_of_an_event_may_seize_with_another_card() -> None:
    scene = Scene(hand=["administration-2"], foe={"hand": ["EV01", "aggression-3"]})
    scene.play("lead:administration-2", "end", "event:EV01", "seize:aggression-3")
    assert scene.state["initiative"] == 1


@pytest.mark.rule("ABR-5.6")
def test_who_holds_only_events_must_pass() -> None:
    scene = Scene(hand=["EV01"], foe={"hand": ["aggression-3"]})
    assert scene.options() == ["pass"]
    scene.play("pass")
    assert scene.state["initiative"] == 1
    assert scene.state["passes"] == 1


@pytest.mark.rule("ABR-5.8")
@pytest.mark.parametrize(("side", "hits"), [(CRISES["hex"], True), (EDICTS["hex"], False)])
def test_after_an_event_the_dice_say_crises_or_edicts(side: int, hits: bool) -> None:
    scene = event_round([[side], [0]], ships={"3-hex": {"0": 2, "blight": [0, 1]}})
    assert scene.waiting == [0]
    assert scene.options() == ["summit", "no"]
    scene.play("no")
    assert scene.ships("3-hex") == ([1, 1] if hits else [2, 0])
    assert ("enforce" in scene.options()) != hits


@pytest.mark.rule("ABR-5.8")
def test_two_events_bring_one_procedure() -> None:
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"]},
        players={2: {"hand": ["EV02"]}},
        luck=[[CRISES["hex"]], [0]],
    )
    scene.play("lead:administration-2", "end", "event:EV01", "end", "event:EV02", "no")
    assert scene.options("lead") == ["lead:construction-3"]


@pytest.mark.rule("ABR-5.10")
def test_the_procedure_comes_after_the_initiative_check() -> None:
    scene = Scene(
        hand=["administration-2"],
        foe={"hand": ["EV01"]},
        players={2: {"hand": ["administration-6", "construction-3"]}},
        luck=[[CRISES["hex"]], [0]],
    )
    scene.play("lead:administration-2", "end", "event:EV01", "end", "surpass:administration-6", "end")
    assert scene.waiting == [2]
    assert scene.options() == ["summit", "no"]
    assert len(scene.state["played"]) == 3  # the cards are still on the table


@pytest.mark.rule("ABR-5.9")
def test_the_council_replaces_the_event() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["EV01", "construction-3"]}, agents=AGENTS)
    scene.play("lead:aggression-2", "secure:AID01", "end", "event:EV01", "end")
    scene.play("no", "edicts", "change_policy:AID04")
    assert scene.options() == ["lead:construction-3", "pass"]  # no second procedure


def with_council(**fields: Any) -> Scene:
    """Seat 0 has secured the Council and the round ends."""
    scene = Scene(hand=["aggression-2", "construction-3"], agents=AGENTS, **fields)
    scene.play("lead:aggression-2", "secure:AID01", "end")
    return scene


@pytest.mark.rule("ABR-6.1", "ABR-6.10")
def test_the_council_is_influenced_and_secured_only_in_session() -> None:
    for council, possible in (("in_session", True), ("decided", False)):
        scene = Scene(hand=["mobilization-2"], campaign={"council": council})
        scene.play("lead:mobilization-2")
        assert ("influence:AID01" in scene.options()) == possible
        scene = Scene(hand=["aggression-2"], campaign={"council": council}, agents=AGENTS)
        scene.play("lead:aggression-2")
        assert ("secure:AID01" in scene.options()) == possible


@pytest.mark.rule("ABR-6.2", "ABR-6.3")
def test_securing_the_council_flips_and_tucks_it_and_leaves_its_spot() -> None:
    scene = Scene(hand=["aggression-2"], foe={"hand": ["aggression-3"]}, agents=[[2, 1], [], [], [], []])
    scene.play("lead:aggression-2", "secure:AID01")
    assert scene.campaign["council"] == "decided"
    assert scene.campaign["council_seat"] == 0
    assert scene.state["court"][0] == "AID01"
    assert scene.me["captives"] == ["1 agent"]
    assert scene.me["cards"] == []


@pytest.mark.rule("ABR-6.4", "ABR-10.15")
def test_a_regent_who_secured_the_council_becomes_first_regent_with_the_trust() -> None:
    scene = with_council(campaign={"first_regent": 1, "trust": [0, 2, 0, 0, 0]})
    assert scene.options() == ["summit", "no"]
    scene.play("no")
    assert scene.campaign["first_regent"] == 0
    assert scene.campaign["trust"] == [0, 2, 0, 0, 0]
    assert scene.options() == ["crises", "edicts"]


@pytest.mark.rule("ABR-6.4", "ABR-6.6")
def test_an_outlaw_steals_from_the_trust_up_to_the_empty_slots() -> None:
    scene = with_council(me={"resources": ["relic"]}, foe={"power": 5}, campaign={**OUTLAW, "trust": [1, 2, 0, 0, 0]})
    scene.play("no")
    assert scene.options() == ["done", "take_trust:material", "take_trust:fuel"]
    scene.play("take_trust:fuel")
    scene.settle()
    assert scene.options() == ["crises", "edicts"]  # the only empty slot is full
    assert sorted(scene.resources()) == ["fuel", "relic"]
    assert scene.power(1) == 4
    assert scene.told("lost-power", "trust-stolen") == ["lost-power 1 1", "trust-stolen 0 fuel"]
    assert scene.campaign["first_regent"] == 1


@pytest.mark.rule("ABR-6.6")
def test_sworn_guardians_keep_the_trust() -> None:
    scene = with_council(foe={"cards": ["CC09"]}, campaign={**OUTLAW, "trust": [1, 0, 0, 0, 0]})
    scene.play("no")
    assert scene.options() == ["crises", "edicts"]


@pytest.mark.rule("ABR-6.5")
def test_the_title_after_the_summit_counts() -> None:
    scene = with_council(campaign={"first_regent": 1, "trust": [1, 0, 0, 0, 0]})
    scene.play("summit", "leave_empire", "done")
    while "take_trust:material" not in scene.options():
        scene.play("done")
    assert scene.title(0) == "outlaw"


@pytest.mark.rule("ABR-6.7", "ABR-5.11")
def test_a_council_that_is_flipped_back_does_not_resolve() -> None:
    scene = Scene(
        hand=["aggression-2"],
        foe={"hand": ["EV01"]},
        court=["AID01", "CC12", "CC02", "CC03", "CC04"],
        agents=[[2], [2], [], [], []],
        luck=[[CRISES["hex"]], [0]],
    )
    scene.play("lead:aggression-2", "secure:AID01", "secure:CC12", "done")
    assert scene.campaign.get("council", "in_session") == "in_session"
    assert "council_seat" not in scene.campaign
    scene.play("end", "event:EV01", "end")
    assert scene.options() == ["summit", "no"]  # the Event procedure, which rolls dice
    scene.play("no")
    assert "crises" not in scene.options()


@pytest.mark.rule("ABR-6.8", "ABR-12.6")
def test_petitioning_flips_the_council_and_the_rest_goes_on() -> None:
    scene = with_council(campaign={"first_regent": 1})
    scene.play("summit", "petition", "done", "done", "done", "done")
    assert "council" not in scene.campaign
    assert scene.campaign["first_regent"] == 0
    assert scene.options() == ["crises", "edicts"]


@pytest.mark.rule("ABR-6.9", "ABR-9.8", "ABR-16.8")
def test_crises_of_the_council_roll_dice_for_the_court() -> None:
    """Blight Looms in the Court: the rolled cluster 3 is repaired, crescents get Blight."""
    scene = with_council(
        court=["AID01", "CC15", "CC02", "CC03", "CC04"],
        ships={"3-arrow": {"blight": [0, 1]}, "4-arrow": {"blight": [0, 1]}},
        luck=[[EDICTS["crescent"]], [2]],
    )
    scene.play("no", "crises")
    assert scene.state["ships"]["3-arrow"]["blight"] == [1, 0]
    assert scene.state["ships"]["4-arrow"]["blight"] == [0, 1]
    assert all(scene.state["ships"][f"{n}-crescent"]["blight"] == [0, 1] for n in range(1, 7))
    assert "CC15" not in scene.state["court"]
