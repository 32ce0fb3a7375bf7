"""What others know of a hand when cards leave it face down: views and `resample` know the same (ARC-15.7)."""

from random import Random
from typing import Any

import pytest

from ecliptic.games.arcs.game import GAME
from tests.rules.arcs.scene import Scene
from tests.rules.arcs.test_frames import refusal


def worlds(scene: Scene, seat: int | None, count: int = 60) -> list[dict[str, Any]]:
    """Worlds that a viewer cannot tell apart, as positions."""
    rng = Random(5)
    state: Any = scene.table.state
    drawn = [GAME.resample(state, seat, rng) for _ in range(count)]
    shown = GAME.view(state, seat)
    assert all(GAME.view(world, seat) == shown for world in drawn)
    return [GAME.write(world) for world in drawn]


def union() -> Scene:
    """Everybody has seen that a union brought administration-2 back to seat 0, who then copies something."""
    scene = Scene(
        hand=["administration-2", "aggression-3", "construction-4"],
        me={"cards": ["BC04"]},
        foe={"hand": ["administration-5", "mobilization-3", "construction-2"]},
        players={2: {"hand": ["mobilization-4", "mobilization-6"]}},
    )
    scene.play("lead:administration-2", "prelude:BC04", "end")
    scene.play("surpass:administration-5", "end", "copy:mobilization-4", "end")
    assert scene.view(1)["players"][0]["known_hand"] == ["administration-2"]
    return scene


@pytest.mark.rule("ARC-15.7")
@pytest.mark.parametrize("card", ["administration-2", "aggression-3"])
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_card_seen_in_a_hand_is_there_or_has_left_it_face_down(card: str, viewer: int | None) -> None:
    scene = union()
    scene.play("lead:mobilization-3", "end", "copy:mobilization-6", "end", f"copy:{card}")
    shown = scene.view(viewer)["players"][0]
    assert (shown["known_hand"], shown["seen_hand"]) == ([], ["administration-2"])
    found = worlds(scene, viewer)
    at = {("hand" if "administration-2" in world["players"][0]["hand"] else "down") for world in found}
    assert at == {"hand", "down"}
    for world in found:
        assert "administration-2" in [*world["players"][0]["hand"], world["played"][2]]
        assert not {"administration-2"} & set(world["pile"] + world["players"][1]["hand"] + world["players"][2]["hand"])


@pytest.mark.rule("ARC-15.7")
def test_it_may_lie_in_the_pile_afterwards_and_nowhere_that_was_there_before() -> None:
    scene = union()
    scene.play("lead:mobilization-3", "end", "copy:mobilization-6", "end", "copy:administration-2", "end")
    assert scene.view(2)["players"][0]["seen_hand"] == ["administration-2"]
    at = {
        (world["pile"] + ["hand"]).index("administration-2" if "administration-2" in world["pile"] else "hand")
        for world in worlds(scene, 2)
    }
    last = len(scene.state["pile"]) - 1
    assert at == {last, last + 1}, "the last card of the pile, or the hand"
    saved: Any = scene.table.save()
    assert {row["by"] for row in saved["state"]["players"][0]["seen"]} == {0, 1, 2, 3, 4}


@pytest.mark.rule("ARC-15.7")
def test_a_card_that_is_played_face_up_is_seen_no_more() -> None:
    scene = union()
    scene.play("lead:mobilization-3", "end", "copy:mobilization-6", "end", "copy:aggression-3", "end")
    scene.play("lead:construction-2", "end", "pivot:administration-2")
    assert scene.view(1)["players"][0]["seen_hand"] == []


@pytest.mark.rule("ARC-15.7")
def test_a_position_with_a_card_seen_where_it_cannot_be_is_refused() -> None:
    scene = union()
    scene.play("lead:mobilization-3", "end", "copy:mobilization-6", "end", "copy:aggression-3")
    saved: Any = scene.table.save()
    saved["state"]["players"][0]["seen"][0]["card"] = "mobilization-3"
    assert "known" in refusal(saved)


@pytest.mark.rule("ARC-15.7")
def test_a_written_position_leaves_out_what_nobody_has_seen() -> None:
    always = {"power", "ships", "starports", "agents", "cities", "resources", "hand", "cards"}
    assert set(Scene(hand=["administration-2"]).me) == always
    scene = union()
    assert set(scene.me) == {*always, "known"}
    assert scene.me["known"] == [["administration-2"]] * 5
    scene.play("lead:mobilization-3", "end", "copy:mobilization-6", "end", "copy:aggression-3")
    assert set(scene.me) == {*always, "seen"}
