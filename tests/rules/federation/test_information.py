"""What can be deduced of face-down things is shown, and drawn worlds agree with it and vary in the rest (FED-1.13)."""

from random import Random
from typing import Any

import pytest

from tests.rules.federation.scene import Scene


def worlds(scene: Scene, seat: int | None) -> list[dict[str, Any]]:
    """Positions of worlds that look the same to this seat."""
    table = scene.table
    drawn = [table.game.resample(table.state, seat, Random(seed)) for seed in range(60)]
    assert all(table.game.view(world, seat) == table.game.view(table.state, seat) for world in drawn)
    written: list[Any] = [table.game.write(world) for world in drawn]
    return written


@pytest.mark.rule("FED-1.13", "FED-13.1")
def test_the_last_erudite_under_the_top_one_is_deduced() -> None:
    """With one of three taken and one on top, everybody can tell the third."""
    scene = Scene(me={"erudites": ["1A1"]})
    for viewer in (None, 0, 1):
        view = scene.view(viewer)
        hidden = ({"1A2", "1A3"} - {view["atalum"]["1A"]["top"]}).pop()
        assert view["deduced"]["atalum.1A"] == [hidden]
        assert "atalum.1B" not in view["deduced"]
    assert {tuple(world["atalum"]["1A"]) for world in worlds(scene, 1)} == {tuple(scene.state["atalum"]["1A"])}
    assert len({tuple(world["atalum"]["1B"]) for world in worlds(scene, 1)}) == 2


@pytest.mark.rule("FED-1.13", "FED-24.4")
def test_the_order_of_tokens_that_were_looked_at_stays_unknown() -> None:
    """The player knows both tokens beside the board, but not which of them would be drawn first."""
    scene = Scene(me={"seen": ["tokens_4"]}, beside={"4": ["ALT-4-05", "ALT-4-06"]})
    assert scene.view(0)["looked_at"]["tokens_4"] == ["ALT-4-05", "ALT-4-06"]
    orders = {tuple(world["beside"]["4"]) for world in worlds(scene, 0)}
    assert orders == {("ALT-4-05", "ALT-4-06"), ("ALT-4-06", "ALT-4-05")}
    others = {token for world in worlds(scene, 1) for token in world["beside"]["4"]}
    assert len(others) > 2


@pytest.mark.rule("FED-1.13", "FED-11.8")
def test_asteroid_tiles_are_deduced_only_when_none_lies_face_down() -> None:
    scene = Scene()
    assert "deduced" not in scene.view(0)
    assert len({tuple(world["neo"]["asteroids"]) for world in worlds(scene, 0)}) > 20
