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


ALL_PLACES = ["m1", "m2", "m3", "m4", "m5", "m6", "m7"]
DEAD = ["DAST-1", "DAST-2", "DAST-3", "DAST-4"]


@pytest.mark.rule("FED-1.13")
@pytest.mark.parametrize(
    ("state", "expected"),
    [
        ({}, None),
        ({"neo": {"up": [0, 1, 2, 3]}}, {"neo.spare": ["AST-5", "AST-6"]}),
        ({"neo": {"up": [0, 1, 2]}}, None),
        ({"neo": {"dead_up": True}}, {"neo.spare_dead": ["DAST-5", "DAST-6"]}),
        (
            {"six_moon_up": ALL_PLACES, "beside": {"4": ["ALT-4-05"]}, "used_tokens": ["ALT-4-06"]},
            {"beside.4": ["ALT-4-05"]},
        ),
        ({"six_moon_up": ALL_PLACES}, None),
        ({"six_moon_up": ALL_PLACES[:6], "beside": {"4": ["ALT-4-05"]}, "used_tokens": ["ALT-4-06"]}, None),
        (
            {"beside": {"4": []}, "used_tokens": ["ALT-4-05", "ALT-4-06"]},
            {"six_moon.m7": ["ALT-4-01", "ALT-4-02", "ALT-4-03", "ALT-4-04"]},
        ),
        ({"me": {"erudites": ["1A2"]}}, {"atalum.1A": ["1A3"]}),
        ({"me": {"erudites": ["1A2", "2A1"]}}, {"atalum.1A": ["1A3"], "atalum.2A": ["2A3"]}),
    ],
)
def test_what_lies_alone_is_deduced(state: dict[str, Any], expected: dict[str, Any] | None) -> None:
    """Whatever could not change places with something else is named, to everybody."""
    scene = Scene(**state)
    assert [scene.view(viewer).get("deduced") for viewer in (None, 0, 3)] == [expected] * 3


@pytest.mark.rule("FED-1.13", "FED-24.4")
def test_tokens_that_were_looked_at_tell_what_the_moon_holds() -> None:
    """Who has seen the tokens beside the board knows the others of that strength."""
    scene = Scene(me={"seen": ["tokens_4"]})
    assert scene.view(0)["deduced"] == {"six_moon.m7": ["ALT-4-01", "ALT-4-02", "ALT-4-03", "ALT-4-04"]}
    assert "deduced" not in scene.view(1)
    assert {tuple(world["six_moon"]["m7"]) for world in worlds(scene, 0)} == {tuple(scene.state["six_moon"]["m7"])}


@pytest.mark.rule("FED-1.13")
def test_everything_face_down_is_dealt_anew_within_its_kind() -> None:
    """What is known stays; what is not, lies in every order, and only where things of its kind can lie."""
    scene = Scene(seats=2, me={"seen": ["deep_space"]}, neo={"up": [0]})
    for seat in (0, 1, None):
        drawn = worlds(scene, seat)
        assert {world["neo"]["asteroids"][0] for world in drawn} == {"AST-1"}
        for slot in (1, 2, 3):
            assert {world["neo"]["asteroids"][slot] for world in drawn} == {f"AST-{n}" for n in range(2, 7)}
        for pile, kind in (("spare", "AST"), ("dead_asteroids", "DAST"), ("spare_dead", "DAST")):
            assert all(tile.startswith(f"{kind}-") for world in drawn for tile in world["neo"][pile])
            assert all(world["neo"][pile] == sorted(world["neo"][pile]) for world in drawn)
        assert {tile for world in drawn for tile in world["neo"]["dead_asteroids"]} == {
            f"DAST-{n}" for n in range(1, 7)
        }
        tiles = {tile for world in drawn for tile in world["deep_space"]}
        assert tiles == ({"DS-1", "DS-2", "DS-3"} if seat == 0 else {f"DS-{n}" for n in range(1, 9)})
        for strength, places in ((1, ["m1"]), (2, ["m2", "m3"]), (3, ["m4", "m5", "m6"]), (4, ["m7"])):
            tokens = {token for world in drawn for place in places for token in world["six_moon"][place]}
            tokens |= {token for world in drawn for token in world["beside"][str(strength)]}
            assert all(token.startswith(f"ALT-{strength}-") for token in tokens)
        assert {tuple(world["six_moon"]["m1"]) for world in drawn} == {tuple(scene.state["six_moon"]["m1"])}
        assert len({tuple(world["six_moon"]["m2"]) for world in drawn}) > 30
        assert len({tuple(world["beside"]["1"]) for world in drawn}) > 50
        for stack in ("1A", "2B"):
            below = 1 if stack == "1A" else 0
            orders = {tuple(world["atalum"][stack]) for world in drawn}
            assert {order[:below] for order in orders} == {tuple(scene.state["atalum"][stack][:below])}
            assert len(orders) == (2 if below else 6)
        for wing in ("left", "right"):
            assert {law for world in drawn for law in world["laws"][wing]} == set(scene.state["laws"][wing])
            assert len({tuple(world["laws"][wing]) for world in drawn}) > 15
        for blocks in ("planet_blocks", "room_blocks"):
            assert {tile for world in drawn for tile in world[blocks]} == set(scene.state[blocks])
            assert len({tuple(world[blocks]) for world in drawn}) > 15


@pytest.mark.rule("FED-1.13", "FED-24.4")
def test_who_has_looked_sees_it_in_the_view() -> None:
    scene = Scene(me={"seen": ["deep_space", "tokens_1", "tokens_3"]}, foe={"seen": ["tokens_2"]})
    tokens = [f"ALT-1-{n:02}" for n in range(5, 21)]
    seen = {"deep_space": ["DS-1", "DS-2", "DS-3", "DS-4", "DS-5"], "tokens_1": tokens}
    assert scene.view(0)["looked_at"] == {**seen, "tokens_3": ["ALT-3-13", "ALT-3-14"]}
    assert scene.view(1)["looked_at"] == {"tokens_2": ["ALT-2-09", "ALT-2-10"]}
    assert not scene.view(2).get("looked_at")
    assert not scene.view(None).get("looked_at")
