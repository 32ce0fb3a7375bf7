"""What a board shows is counted by the rules: control after a jump, open slots, the countdown, what is under way."""

from random import Random
from typing import Any

import pytest

from ecliptic.games.beyond_the_sun.copying import KeepSystem
from ecliptic.games.beyond_the_sun.decks import PutUnder
from ecliptic.games.beyond_the_sun.game import GAME
from ecliptic.games.beyond_the_sun.research import ChooseCard, ChooseType, Discover, EndEvent, KeepTechnology
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, new_game, slot


def view(scene: Scene) -> Any:
    """The table as the seat to decide sees it."""
    return scene.table.view(scene.waiting)


@pytest.mark.rule("BTS-13.8", "BTS-13.3")
def test_a_planned_jump_shows_who_will_control() -> None:
    scene = Scene(
        locations={"SOL": at({0: [2]}), "A1": at({1: [1]}, "SA-03", (1, "ore")), "Y1": at({1: [1]})},
        players=[{"ore": 2, "population": 1}, {}],
    )
    scene.play("go:build_and_jump/1", "skip")
    assert view(scene)["locations"]["A1"]["rightful"] == {"seat": 1}
    scene.play("move:SOL/2/A1")
    shown = view(scene)["locations"]
    assert shown["A1"]["rightful"] == {"seat": 0}
    assert shown["A1"]["outpost"] == {"seat": 1, "disc": "ore"}, "control is checked only when the jump is finished"
    assert shown["A1"]["power"] == [2, 1]
    assert shown["B1"]["rightful"] is None
    assert "rightful" not in shown["SOL"]


@pytest.mark.rule("BTS-13.1", "BTS-16.13")
def test_locations_name_their_links() -> None:
    shown = view(Scene(locations={"X1": {"system": "SA-05", "beside": "A1"}}))["locations"]
    assert shown["SOL"]["links"] == ["A1", "A2"]
    assert shown["A1"]["links"] == ["SOL", "Y1", "X1"]
    assert shown["X1"]["links"] == ["A1"]
    assert (shown["SOL"]["kind"], shown["X1"]["kind"]) == ("sol", "system_slot")


@pytest.mark.rule("BTS-10.3")
def test_open_slots_are_those_whose_prerequisites_a_faction_has() -> None:
    scene = Scene(slots={"I-1": slot("T1-01", (0,)), "I-2": slot("T1-02", (1,)), "II-A": slot("T2-05", (0,))})
    players = view(scene)["players"]
    first = ["I-1", "I-2", "I-3", "I-4"]
    assert players[0]["open_slots"] == [*first, "II-A", "III-1"]
    assert players[1]["open_slots"] == [*first, "II-C"]
    assert [player["technologies"] for player in players] == [2, 1]


@pytest.mark.rule("BTS-7.1")
@pytest.mark.parametrize(("seats", "discs", "missing"), [(2, 0, 3), (3, 2, 1), (4, 2, 2), (4, 4, 0)])
def test_the_countdown_to_the_end(seats: int, discs: int, missing: int) -> None:
    cards = ["AC-01", "AC-02", "AC-03", "AC-07"]
    claimed = [
        {"achievement": card, "discs": [{"seat": 1, "disc": "star"}] if i < discs else []}
        for i, card in enumerate(cards)
    ]
    last = 0 if missing else 6
    assert view(Scene(seats=seats, achievements=claimed, round=5, last_round=last))["discs_missing"] == missing


@pytest.mark.rule("BTS-10.12")
def test_the_slot_under_research_is_named() -> None:
    scene = Scene(slots=LEVEL_ONE, players=[{"ore": 3, "population": 2}])
    assert view(scene)["researching"] is None
    scene.play("go:research_2/1", "slot:II-B")
    assert scene.options("type") == ["type:R", "type:Y"]
    assert view(scene)["researching"] == "II-B"


@pytest.mark.rule("BTS-10.10")
def test_the_innermost_discovery_is_shown() -> None:
    """An event that is being resolved has brought another discovery."""
    state = Scene().state
    slots = [each.id for each in state.parts.slots]
    state.stack += [Discover(0, slots.index("II-A"), 0), EndEvent(0, 4), ChooseType(0, slots.index("III-1"), 0)]
    assert GAME.view(state, 0)["researching"] == "III-1"
    state.stack[-1] = Discover(0, slots.index("III-2"), 0)
    state.stack.append(EndEvent(0, 14))
    assert GAME.view(state, 0)["researching"] == "III-2"


@pytest.mark.rule("BTS-14.3")
def test_the_system_that_ships_are_returned_for_is_named() -> None:
    scene = Scene(
        slots=LEVEL_ONE,
        locations={"A1": at({0: [2, 3]}, "SA-01", (0, "food")), "A2": at({0: [3]}, "SA-02", (0, "ore"))},
        players=[{"ore": 9, "population": 3}, {}],
    )
    scene.play("go:T1-02/a/1", "colonize:A1")
    assert view(scene)["colonizing"] == "A1"
    scene.play("return:3", "stop")
    assert view(scene)["colonizing"] is None


@pytest.mark.rule("BTS-1.10a")
def test_cards_that_are_looked_at_are_shown() -> None:
    state = Scene().state
    assert GAME.view(state, 0)["shown"] == []
    state.stack += [EndEvent(0, 4), PutUnder(0, [4, 6], []), PutUnder(3, [], [2]), KeepSystem(0, [0, 1], 1)]
    state.stack += [KeepTechnology(0, 0, [5]), ChooseCard(0, 4, 0, [7, 8], [8])]
    shown = ["E2-05", "T2-01", "T2-03", "SA-03", "SA-01", "SA-02", "T2-02", "T2-04", "T2-05"]
    assert GAME.view(state, 0)["shown"] == shown


@pytest.mark.rule("BTS-19.3")
def test_a_mat_says_which_abilities_work() -> None:
    def abilities(*automation: str) -> list[bool]:
        player = {"mat": "FA-01", "automation": list(automation)}
        shown = view(Scene(options={"mats": "advanced"}, players=[player, {"mat": "FA-02"}]))["players"][0]
        found: list[bool] = shown["abilities"]
        return found

    assert abilities() == [False, False]
    assert abilities("ore", "ore", "ore") == [True, False]  # cell 3 of the ore track is open
    assert abilities(*["food"] * 5) == [False, True]  # cell 5 of the food track is open


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_other_worlds_have_the_same_events(seats: int) -> None:
    """Face-down events and those left out change places; none is lost or comes twice."""
    state: Any = new_game(seats, seed=5).state
    events = sorted([event for event in state.event if event >= 0] + state.left_out)
    worlds = [GAME.resample(state, 0, Random(seed)) for seed in range(20)]
    assert all(sorted([each for each in world.event if each >= 0] + world.left_out) == events for world in worlds)
    for number, event in enumerate(state.event):
        assert (len({world.event[number] for world in worlds}) > 1) == (event >= 0), f"slot {number}"
    assert len({tuple(world.left_out) for world in worlds}) > 1
