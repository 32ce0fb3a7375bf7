"""Stealth Terraformers may count on control bonuses of their jump, and only on those (BTS-18.21, BTS-4.18)."""

from typing import Any

import pytest

from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot

ACTION = "go:T3-15/a/1"  # 5 ore, 1 population: jump 2, then colonize
HELD = {"A2": at({}, "SA-12", (1, "food")), "B1": at({}, "SB-05", (1, "ore")), "B2": at({}, "SB-06", (1, "food"))}
UPGRADE: dict[str, Any] = {"op": "upgrade", "max_ships": 1, "levels": 1}
TWO_LEVELS: dict[str, Any] = {"op": "upgrade", "max_ships": 1, "levels": 2}
TWO_SHIPS: dict[str, Any] = {"op": "upgrade", "max_ships": 2, "levels": 1}
FREELY: dict[str, Any] = {"op": "upgrade_levels", "n": 2}
JUMP: dict[str, Any] = {"op": "jump", "points": 1}
ORE: dict[str, Any] = {"op": "gain_ore", "n": 9}


def stealthy(locations: dict[str, Any], bonus: list[dict[str, Any]], strength: int) -> Scene:
    """Seat 0 has Stealth Terraformers; Wolf 1061 has this control bonus and strength."""
    pack = {"game": "beyond-the-sun", "components": {"SB-10": {"control_bonus": bonus, "strength": strength}}}
    slots = {**LEVEL_ONE, "III-1": slot("T3-15", (0,))}
    return Scene(players=[{"ore": 5, "population": 1}], slots=slots, locations={**HELD, **locations}, pack=pack)


@pytest.mark.rule("BTS-18.21", "BTS-4.18")
@pytest.mark.parametrize(
    ("bonus", "strength", "ships", "rival", "is_possible"),
    [
        # Two ships reach A1 with the jump, without any bonus.
        ([], 5, [3, 2], [], True),
        ([], 5, [3, 1], [], False),
        ([], 5, [3, 2], [4], True),  # control is not needed
        ([ORE], 5, [3, 1], [], False),
        # An upgrade by 1 level.
        ([UPGRADE], 5, [3, 1], [], True),
        ([UPGRADE], 5, [2, 1], [], False),
        ([UPGRADE], 5, [4], [], False),
        ([UPGRADE], 5, [3, 1], [3], True),
        ([UPGRADE], 5, [3, 1], [4], False),  # tied: no control and no bonus
        ([UPGRADE], 5, [3, 1], [3, 1], False),
        # By 2 levels, and never above level 4.
        ([TWO_LEVELS], 5, [2, 1], [], True),
        ([TWO_LEVELS], 6, [2, 1], [], False),
        ([TWO_LEVELS], 5, [3], [], False),
        ([TWO_LEVELS], 6, [3, 1], [], True),
        # Two ships by 1 level each.
        ([TWO_SHIPS], 5, [2, 1], [], True),
        ([TWO_SHIPS], 6, [2, 1], [], False),
        ([TWO_SHIPS], 7, [4, 1], [], True),
        # Two levels freely.
        ([FREELY], 5, [2, 1], [], True),
        ([FREELY], 4, [1, 1], [], True),
        ([FREELY], 5, [1, 1], [], False),
        ([FREELY], 4, [2], [], True),
        ([FREELY], 5, [3], [], False),
        # One more ship, and both at once.
        ([JUMP], 3, [1, 1, 1], [], True),
        ([JUMP], 4, [1, 1, 1], [], False),
        ([JUMP], 3, [1, 1, 1], [2], False),
        ([JUMP, UPGRADE], 4, [1, 1, 1], [], True),
        ([JUMP, UPGRADE], 5, [1, 1, 1], [], False),
        ([UPGRADE, JUMP], 6, [1, 4, 1], [], True),
        ([JUMP, JUMP], 4, [1, 1, 1, 1], [], True),
        ([JUMP, JUMP], 5, [1, 1, 1, 1], [], False),
    ],
)
def test_what_the_bonus_of_the_system_itself_brings(
    bonus: list[dict[str, Any]], strength: int, ships: list[int], rival: list[int], is_possible: bool
) -> None:
    scene = stealthy({"A1": at({1: rival}, "SB-10"), "SOL": at({0: ships})}, bonus, strength)
    assert (ACTION in scene.options()) == is_possible
    if not is_possible:
        assert scene.why_not(ACTION).id == "no-effect-possible"


@pytest.mark.rule("BTS-18.21", "BTS-4.18", "BTS-13.10")
@pytest.mark.parametrize(
    ("rival", "bonus", "strength", "is_possible"),
    [
        ([], [UPGRADE], 4, True),
        ([1], [UPGRADE], 4, False),  # tied: seat 1 keeps A1
        ([], [UPGRADE], 5, False),
        ([], [TWO_LEVELS], 5, False),
        ([], [JUMP], 4, False),  # three links away
        ([], [JUMP], 3, True),
        ([], [ORE], 4, False),
    ],
)
def test_what_the_bonus_of_another_system_brings(
    rival: list[int], bonus: list[dict[str, Any]], strength: int, is_possible: bool
) -> None:
    """A ship from Sol takes control of A1; the system to colonize is B2, with a ship of level 3 for each faction."""
    locations = {
        "A1": at({1: rival}, "SB-10", (1, "food")),
        "B2": at({0: [3], 1: [3]}, "SB-02"),
        "SOL": at({0: [1], 1: [1]}),
    }
    pack = {"SB-10": {"control_bonus": bonus}, "SB-02": {"strength": strength}}
    scene = Scene(
        players=[{"ore": 5, "population": 1}],
        slots={**LEVEL_ONE, "III-1": slot("T3-15", (0,))},
        locations={**HELD, **locations},
        pack={"game": "beyond-the-sun", "components": pack},
    )
    assert (ACTION in scene.options()) == is_possible


@pytest.mark.rule("BTS-18.21")
def test_a_system_that_somebody_controlled_at_the_start_of_the_turn_is_not_colonized() -> None:
    free = stealthy({"A1": at({0: [4]}, "SB-10"), "SOL": at({1: [1]})}, [], 4)
    assert ACTION in free.options()
    own = stealthy({"A1": at({0: [4]}, "SB-10", (0, "food")), "SOL": at({1: [1]})}, [], 4)
    assert ACTION not in own.options()


def jumping(waiting: list[int], chain: list[int], locations: dict[str, Any]) -> Scene:
    """Seat 0 has one point left in a jump inside a chain of control bonuses; A1 requires 5 and has 4 power of it.

    Bonuses that wait are a seat, a location and a system, those that somebody had a seat and a location (A2 is 5).
    """
    stack: list[dict[str, Any]] = [
        {"frame": "take_turn", "seat": 0, "phase": 1},
        {"frame": "act", "seat": 0, "action": 31, "before": [1, 2], "copied": 0},
        {"frame": "resolve", "seat": 0, "effect": "T3-15/a", "step": 1, "source": 35},
        {"frame": "bonuses", "waiting": waiting},
        {"frame": "move_ships", "seat": 0, "points": 1, "moved": 0},
    ]
    there = {**HELD, "A1": at({0: [3, 1]}, "SB-07"), "SOL": at({0: [1], 1: [1]}), **locations}
    slots = {**LEVEL_ONE, "III-1": slot("T3-15", (0,))}
    pack = {"game": "beyond-the-sun", "components": {"SB-07": {"strength": 5}}}
    return Scene(stack=stack, chain=chain, slots=slots, locations=there, pack=pack)


@pytest.mark.rule("BTS-18.21", "BTS-4.20")
@pytest.mark.parametrize(("waiting", "may_stop"), [(0x00515, True), (0x10515, False), (0x00501, False)])
def test_a_bonus_that_waits_can_be_counted_on(waiting: int, may_stop: bool) -> None:
    """The upgrade of Wolf 1061 brings the power that is missing, if it is the own one; ore brings nothing."""
    scene = jumping([waiting], [], {"A2": at({}, "SB-10", (0, "food"))})
    assert (scene.topic() == "move-ships" and "stop" in scene.options()) == may_stop
    assert scene.ships("A1") == ([1, 3] if may_stop else [1, 1, 3])


@pytest.mark.rule("BTS-18.21", "BTS-21.4")
@pytest.mark.parametrize(("chain", "may_go"), [([], True), ([0x105], True), ([0x004], True), ([0x005], False)])
def test_a_bonus_that_a_faction_had_cannot_be_counted_on(chain: list[int], may_go: bool) -> None:
    """The ship in Sol may take control of Wolf 1061 for its upgrade, but not twice in one chain."""
    scene = jumping([], chain, {"A2": at({}, "SB-10")})
    assert (scene.topic() == "move-ships" and "move:SOL/1/A2" in scene.options()) == may_go
    assert scene.ships("A1") == ([1, 3] if may_go else [1, 1, 3])
