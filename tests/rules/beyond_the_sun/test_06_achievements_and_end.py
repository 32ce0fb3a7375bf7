"""The achievement phase, the end of the game and scoring (BTS-6, BTS-7)."""

from typing import Any

import pytest

from ecliptic.games.beyond_the_sun.game import GAME
from ecliptic.games.beyond_the_sun.scoring import places, score, score_parts
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot

ACHIEVEMENT = [{"frame": "take_turn", "seat": 0, "phase": 3}]
FLEET = {"SOL": at({0: [4, 4, 4, 3], 1: [1]})}


def achievements(*ids: str, discs: dict[str, list[int]] | None = None) -> list[dict[str, Any]]:
    claimed = discs or {}
    return [
        {"achievement": id, "discs": [{"seat": seat, "disc": "star"} for seat in claimed.get(id, [])]} for id in ids
    ]


@pytest.mark.rule("BTS-6.1", "BTS-6.3", "BTS-7.15")
def test_an_achievement_must_be_claimed_and_the_leftmost_space_counts() -> None:
    scene = Scene(locations=FLEET, stack=ACHIEVEMENT)
    assert scene.state.claims[2] == [0 << 2 | 3]
    assert score_parts(scene.state, 0)["achievements"] == 4
    second = Scene(
        seats=4, locations=FLEET, stack=ACHIEVEMENT, achievements=achievements("AC-07", discs={"AC-07": [2]})
    )
    assert score_parts(second.state, 0)["achievements"] == 2
    assert score_parts(second.state, 2)["achievements"] == 4


@pytest.mark.rule("BTS-6.2")
def test_one_of_several_is_chosen_at_most_one_per_turn() -> None:
    players = [{"automation": ["ore"] * 7}]
    scene = Scene(players=players, locations=FLEET, stack=ACHIEVEMENT, achievements=achievements("AC-06", "AC-07"))
    assert scene.options() == ["claim:AC-06", "claim:AC-07"]
    scene.play("claim:AC-07")
    assert (scene.waiting, scene.state.claims) == (1, [[], [3]])


@pytest.mark.rule("BTS-6.4", "BTS-2.21")
def test_a_full_card_cannot_be_claimed() -> None:
    full = Scene(seats=3, locations=FLEET, stack=ACHIEVEMENT, achievements=achievements("AC-07", discs={"AC-07": [1]}))
    assert full.state.claims == [[1 << 2 | 3]]


@pytest.mark.rule("BTS-6.5", "BTS-6.6")
def test_each_achievement_once_and_it_stays_claimed() -> None:
    claimed = achievements("AC-07", discs={"AC-07": [0]})
    scene = Scene(seats=4, locations=FLEET, stack=ACHIEVEMENT, achievements=claimed)
    assert scene.state.claims == [[3]]
    lost = Scene(seats=4, achievements=claimed)
    assert score_parts(lost.state, 0)["achievements"] == 4


@pytest.mark.rule("BTS-6.7")
def test_nothing_is_claimed_on_another_players_turn() -> None:
    scene = Scene(locations={"SOL": at({1: [4, 4, 4, 3], 0: [1]})}, stack=ACHIEVEMENT)
    assert scene.state.claims[2] == []
    scene.play("go:grow_and_mine", "produce")
    assert scene.state.claims[2] == [1 << 2 | 3]


@pytest.mark.rule("BTS-6.8", "BTS-7.1", "BTS-7.2", "BTS-7.3", "BTS-7.6")
@pytest.mark.parametrize(
    ("seats", "before", "is_triggered"), [(2, 2, True), (3, 1, False), (4, 2, False), (4, 3, True)]
)
def test_the_end_is_triggered_by_the_number_of_discs(seats: int, before: int, is_triggered: bool) -> None:
    discs = {"AC-01": [0, 1][: min(2, before)], "AC-02": [1][: max(0, before - 2)]}
    scene = Scene(
        seats=seats,
        round=9,
        locations=FLEET,
        stack=ACHIEVEMENT,
        achievements=achievements("AC-01", "AC-02", "AC-07", discs=discs),
    )
    assert scene.state.last_round == (10 if is_triggered else 0)


@pytest.mark.rule("BTS-7.3", "BTS-7.4", "BTS-7.5", "BTS-7.6", "BTS-3.1")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    discs = {"AC-01": [0, 1]}
    state: dict[str, Any] = {"achievements": achievements("AC-01", "AC-07", "AC-02", discs=discs), "round": 9}
    stack = [{"frame": "take_turn", "seat": 1, "phase": 3}]
    scene = Scene(active=1, stack=stack, locations={"SOL": at({1: [4, 4, 4, 3], 0: [1]})}, **state)
    assert (scene.state.round, scene.waiting, scene.state.last_round) == (10, 0, 10)
    scene.play("go:grow_and_mine", "produce")
    assert scene.waiting == 1
    scene.play("go:grow_and_mine", "produce")
    assert scene.table.over
    assert scene.state.reason == "score"


@pytest.mark.rule("BTS-7.7", "BTS-7.8", "BTS-17.4")
def test_technologies_score_their_level() -> None:
    slots = {"I-1": slot("T1-01", (0, 1)), "II-A": slot("T2-01", (0,)), "III-1": slot("T3-02", (0,))}
    scene = Scene(players=[{"private": ["T2-05", "T3-05"]}], slots=slots)
    assert score_parts(scene.state, 0)["technologies"] == 1 + 2 + 3 + 2 + 3
    assert score_parts(scene.state, 1)["technologies"] == 1


@pytest.mark.rule("BTS-7.9")
@pytest.mark.parametrize(
    ("card", "more", "vp"),
    [
        ("T4-01", {"slots": {"III-1": slot("T3-02", (0,))}, "players": [{"private": ["T3-05"]}]}, 3 + 2 + 3 + 3),
        ("T4-02", {"locations": {"SOL": at({0: [4, 4, 1]})}}, 3 + 2),
        ("T4-02", {"locations": {"SOL": at({0: [4] * 6})}}, 3 + 4),
        ("T4-03", {"players": [{"automation": ["food"] * 5}]}, 3 + 2),
        ("T4-03", {"players": [{"automation": ["food"] * 8 + ["ore"] * 8}]}, 3 + 5),
        ("T4-04", {}, 2),
        ("T4-05", {"locations": {"Y1": at(outpost=(0, "food")), "Y2": at(outpost=(0, "ore"))}}, 3 + 2),
        ("T4-06", {"players": [{"population": 5}]}, 4 + 2),
        ("T4-06", {"players": [{"population": 9}]}, 4 + 3),
        ("T4-07", {}, 6),
        ("T4-08", {"locations": {"SOL": at({0: [1, 1, 1, 1, 1]})}}, 3 + 2),
        ("T4-09", {"players": [{"colonies": [{"system": "SA-05"}, {"system": "SA-07"}]}]}, 2 + 2),
        ("T4-10", {"players": [{"automation": ["food"] * 7}]}, 1 + 2),
    ],
)
def test_points_of_level_four(card: str, more: dict[str, Any], vp: int) -> None:
    slots = {**more.pop("slots", {}), "IIII-1": slot(card, (0,))}
    scene = Scene(slots=slots, **more)
    assert score_parts(scene.state, 0)["technologies"] == vp


@pytest.mark.rule("BTS-7.10", "BTS-7.10a")
@pytest.mark.parametrize(("level", "vp"), [(0, 0), (2, 0), (3, 1), (5, 3), (6, 5), (7, 7), (8, 8), (10, 10)])
def test_points_of_automation(level: int, vp: int) -> None:
    scene = Scene(players=[{"automation": (["food"] * 8 + ["star"] * 2)[:level]}])
    assert score_parts(scene.state, 0)["automation"] == vp


@pytest.mark.rule("BTS-7.11", "BTS-7.12", "BTS-13.23")
def test_points_of_colonies_and_outposts() -> None:
    players = [
        {"colonies": [{"system": "SA-05", "discs": ["food", "food"]}, {"system": "SB-08", "discs": ["ore", "star"]}]}
    ]
    locations = {"Y1": at(outpost=(0, "food")), "A1": at(system="SA-01", outpost=(0, "star")), "SOL": at({1: [1]})}
    scene = Scene(players=players, locations=locations)
    parts = score_parts(scene.state, 0)
    assert (parts["colonies"], parts["outposts"]) == (5 + 10, 2)


@pytest.mark.rule("BTS-7.13")
def test_the_greatest_power_in_sol_and_deep_space() -> None:
    locations = {"SOL": at({0: [2], 1: [1, 1], 2: [1]}), "DS": at({2: [1]})}
    scene = Scene(seats=3, locations=locations)
    assert [score_parts(scene.state, seat)["outposts"] for seat in range(3)] == [1, 1, 1]
    empty = Scene(seats=3, locations={"SOL": at({0: [3], 1: [1]})})
    assert [score_parts(empty.state, seat)["outposts"] for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("BTS-7.14")
def test_events_score_for_their_keepers() -> None:
    linked = [{"event": "E3-10", "achievement": "AC-01"}]
    given = achievements("AC-01", discs={"AC-01": [1]})
    players = [{"events": ["E2-01", "E2-05", "E3-06"], "donated": [1, 0, 1, 1]}, {}]
    scene = Scene(players=players, linked=linked, achievements=given)
    assert score_parts(scene.state, 0)["events"] == 1 + 1 + 2 + 1 + 2 + 2
    assert score_parts(scene.state, 1)["events"] == 1


@pytest.mark.rule("BTS-7.16", "BTS-7.17")
def test_ties_are_broken_by_discs_population_and_ore() -> None:
    even = [7, 7]
    scene = Scene(players=[{"automation": ["food"]}, {}])
    assert places(scene.state, even) == [1, 2]
    stars = Scene(players=[{"automation": ["star"]}, {"population": 1}])
    assert places(stars.state, even) == [2, 1], "a star disc is none of the discs left"
    ore = Scene(players=[{"ore": 1}, {}])
    assert places(ore.state, even) == [1, 2]
    assert places(Scene().state, even) == [1, 1]
    assert places(ore.state, [6, 7]) == [2, 1]


@pytest.mark.rule("BTS-7.13a", "BTS-18.13")
def test_star_discs_are_exchanged_before_scoring() -> None:
    given = achievements("AC-01", "AC-02", discs={"AC-01": [0], "AC-02": [0]})
    slots = {**LEVEL_ONE, "IIII-1": slot("T4-10", (0,))}
    players = [{"automation": ["food"] * 7 + ["ore"] * 4}, {}]
    stack = [{"frame": "take_turn", "seat": 1, "phase": 4}]
    scene = Scene(active=1, round=5, last_round=5, players=players, achievements=given, slots=slots, stack=stack)
    assert scene.table.over
    assert scene.tracks() == (0, 3)
    assert scene.state.claims == [[1], [2]]
    assert score_parts(scene.state, 0)["technologies"] == 4 + 1 + 13 // 3


@pytest.mark.rule("BTS-6.1")
@pytest.mark.parametrize(
    ("id", "state"),
    [
        ("AC-01", {"slots": {"IIII-1": slot("T4-07", (0,))}}),
        ("AC-02", {"players": [{"colonies": [{"system": f"SA-0{i}"} for i in (5, 6, 7, 8)]}]}),
        ("AC-03", {"slots": {f"II-{c}": slot(f"T2-0{i + 1}", (0,)) for i, c in enumerate("ABCDEF")}}),
        ("AC-04", {"slots": {f"III-{i}": slot(f"T3-0{i}", (0,)) for i in (1, 2, 3)},
                   "players": [{"private": ["T3-05"]}]}),
        ("AC-05", {"players": [{"private": ["T2-02", "T2-03", "T2-07", "T2-08", "T2-12", "T2-14"]}]}),
        ("AC-06", {"players": [{"automation": ["food"] * 7}]}),
        ("AC-07", {"locations": FLEET}),
        ("AC-08", {"players": [{"colonies": [{"system": f"SB-0{i}"} for i in (1, 2, 4, 6)]}],
                   "locations": {"Y1": at(outpost=(0, "food"))}}),
        ("AC-09", {"players": [{"colonies": [{"system": f"SA-0{i}"} for i in (5, 6, 7, 8, 9)]}],
                   "locations": {"Y1": at(outpost=(0, "food")), "Y2": at(outpost=(0, "ore"))}}),
        ("AC-10", {"players": [{"automation": ["food"] * 8 + ["ore"] * 4}]}),
    ],
)  # fmt: skip
def test_the_condition_of_each_achievement(id: str, state: dict[str, Any]) -> None:
    scene = Scene(stack=ACHIEVEMENT, achievements=achievements(id), **state)
    assert scene.state.claims == [[3]]
    other = Scene(stack=ACHIEVEMENT, achievements=achievements(id))
    assert other.state.claims == [[]]


@pytest.mark.rule("BTS-18.10")
def test_specialization_counts_printed_symbols_of_one_kind() -> None:
    """Tau Ceti and Kapteyn's Star show both symbols; the discs on them do not matter."""
    colonies = [{"system": "SB-01", "discs": ["ore", "ore"]}, {"system": "SB-02", "discs": ["ore"]}]
    locations = {"Y1": at(outpost=(0, "star")), "A1": at(system="SA-01", outpost=(0, "food"))}
    scene = Scene(players=[{"colonies": colonies}], locations=locations, achievements=achievements("AC-08"))
    assert GAME.view(scene.state, 0)["achievements"][0]["progress"] == [4, 0]  # type: ignore[index]
    assert score(scene.state, 1) == 1
