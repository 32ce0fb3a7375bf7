"""Planet Neo (FED-11)."""

from typing import Any

import pytest

from tests.rules.federation.facts import ASTEROIDS, DEAD_ASTEROIDS, NEO
from tests.rules.federation.marks import shows
from tests.rules.federation.scene import Scene

LINKS = [(space, after) for space, (_, _, ahead) in NEO.items() for after in ahead]


def move(start: str, *moves: str, **more: Any) -> Scene:
    """The miner of seat 0 stands on `start` and moves."""
    scene = Scene(me={"miner": start, **more.pop("me", {})}, **more)
    scene.play("place:neo_left", "vote:AMB-1")
    scene.play_if_asked(*moves)
    return scene


@pytest.mark.rule("FED-11.1", "FED-11.2", "FED-11.3")
@pytest.mark.parametrize(("start", "end"), [link for link in LINKS if NEO[link[1]][1] is not None])
def test_each_link_to_a_printed_space(start: str, end: str) -> None:
    """One link forward, the printed resources, the influence of the space."""
    scene = move(start, f"move:{end}")
    assert scene.me["miner"] == end
    influence, gain, _ = NEO[end]
    assert scene.me["influence"]["neo"] == influence
    assert scene.resources() == gain


@pytest.mark.rule("FED-11.1", "FED-11.2")
@pytest.mark.parametrize(("start", "end"), [link for link in LINKS if NEO[link[1]][1] is None])
def test_each_link_to_a_tile(start: str, end: str) -> None:
    """One link forward, the influence of the space, a tile."""
    scene = move(start, f"move:{end}", "asteroid:DAST-1")
    assert (scene.me["miner"], scene.me["influence"]["neo"]) == (end, NEO[end][0])
    expected = {"n2a": "AST-1", "n2b": "AST-2", "n5a": "AST-3", "n5b": "AST-4", "n8": "DAST-1"}
    assert scene.me["asteroids"] == [expected[end]]


@pytest.mark.rule("FED-11.1")
@pytest.mark.parametrize("start", [space for space, row in NEO.items() if len(row[2]) > 1])
def test_only_the_next_spaces_can_be_reached(start: str) -> None:
    scene = move(start)
    assert scene.options() == [f"move:{after}" for after in NEO[start][2]]


@pytest.mark.rule("FED-11.3")
def test_miners_may_share_a_space() -> None:
    """A printed space gives its resources to everyone who enters."""
    scene = move("n0", "move:n1a", foe={"miner": "n1a"})
    assert scene.resources() == [2, 0, 0, 0]


@pytest.mark.rule("FED-11.4", "FED-26.5")
@pytest.mark.parametrize("tile", ASTEROIDS)
def test_each_asteroid_tile(tile: str) -> None:
    """The tile and the resources on it; its space stays empty."""
    others = [name for name in ASTEROIDS if name != tile]
    scene = move("n1a", "move:n2a", neo={"asteroids": [tile, *others[:3]]})
    assert scene.resources() == ASTEROIDS[tile]
    assert scene.me["asteroids"] == [tile]
    assert scene.state["neo"]["asteroids"] == [None, *others[:3]]


@pytest.mark.rule("FED-11.5")
def test_an_empty_asteroid_space_gives_influence_only() -> None:
    scene = move("n1a", "move:n2a", foe={"asteroids": ["AST-1"]})
    assert (scene.me["influence"]["neo"], scene.resources()) == (2, [0, 0, 0, 0])


@pytest.mark.rule("FED-11.6")
@pytest.mark.parametrize("tile", DEAD_ASTEROIDS)
def test_each_dead_asteroid(tile: str) -> None:
    """One of those left, by choice, with its resources."""
    others = [name for name in DEAD_ASTEROIDS if name != tile]
    scene = move("n7a", neo={"dead_asteroids": [tile, *others[:3]]})
    assert scene.options() == sorted(f"asteroid:{name}" for name in [tile, *others[:3]])
    scene.play(f"asteroid:{tile}")
    assert scene.resources() == DEAD_ASTEROIDS[tile]
    assert (scene.me["asteroids"], scene.me["influence"]["neo"]) == ([tile], 8)


@pytest.mark.rule("FED-11.6")
def test_no_dead_asteroid_left() -> None:
    scene = move("n7a", foe={"asteroids": ["DAST-1", "DAST-2", "DAST-3", "DAST-4"]})
    assert (scene.me["influence"]["neo"], scene.waiting) == (8, [1])


@pytest.mark.rule("FED-11.7")
def test_another_dead_asteroid_at_the_end() -> None:
    """The miner stays, and takes one more of the tiles left."""
    scene = move("n8", me={"asteroids": ["DAST-1"]})
    assert scene.options() == ["asteroid:DAST-2", "asteroid:DAST-3", "asteroid:DAST-4"]
    scene.play("asteroid:DAST-3")
    assert (scene.me["asteroids"], scene.me["influence"]["neo"]) == (["DAST-1", "DAST-3"], 8)
    assert scene.waiting == [1]


@pytest.mark.rule("FED-11.8", "FED-26.4")
def test_tiles_one_link_ahead_are_turned_up() -> None:
    """After the move; those further on stay face down."""
    scene = move("n0")
    assert scene.view()["neo"]["asteroids"] == ["?", "?", "?", "?"]
    scene.play("move:n1b")
    assert scene.view()["neo"]["asteroids"] == ["AST-1", "AST-2", "?", "?"]
    scene = move("n6", "move:n7b")
    assert scene.view()["neo"]["dead_asteroids"] == ["DAST-1", "DAST-2", "DAST-3", "DAST-4"]


@pytest.mark.rule("FED-11.8")
def test_tiles_are_turned_up_after_the_resources_are_stored() -> None:
    """With crystals to give back, the tiles ahead are still face down."""
    scene = move("n0", "move:n1a", me={"resources": {"lavandium": 5, "oceanium": 5}})
    assert scene.options("return")
    assert scene.view()["neo"]["asteroids"] == ["?", "?", "?", "?"]
    scene.play("return:lavandium", "return:lavandium")
    assert scene.view()["neo"]["asteroids"] == ["AST-1", "AST-2", "?", "?"]


@shows("1E3")
@pytest.mark.rule("FED-11.9", "FED-11.11")
def test_arriving_at_a_tile_face_down() -> None:
    """With 1E3 from the start over n1a to n2b: only the tile where the miner stops, n1a gives nothing."""
    scene = move("n0", me={"erudites": ["1E3"]})
    scene.play("use:1E3", "move:n1a")
    assert scene.options() == ["move:n2a", "move:n2b", "move:n3"]
    assert scene.view()["neo"]["asteroids"] == ["?", "?", "?", "?"]
    scene.play("move:n2b")
    assert scene.me["asteroids"] == ["AST-2"]
    assert scene.resources() == [0, 2, 0, 0]
    assert scene.view()["neo"]["asteroids"] == ["?", None, "?", "?"]


@pytest.mark.rule("FED-11.9")
def test_dead_asteroids_are_turned_up_before_the_choice() -> None:
    scene = move("n6", me={"erudites": ["1E3"]})
    scene.play("use:1E3", "move:n7a")
    assert scene.options("asteroid") == [f"asteroid:DAST-{n}" for n in range(1, 5)]
    assert scene.view(2)["neo"]["dead_asteroids"] == ["DAST-1", "DAST-2", "DAST-3", "DAST-4"]
    assert scene.resources() == [0, 0, 0, 0]


@pytest.mark.rule("FED-11.10", "FED-25.10")
def test_tiles_of_both_kinds_are_counted() -> None:
    """3E1: 5 PP for each."""
    me = {"asteroids": ["AST-1", "DAST-2", "DAST-3"], "erudites": ["1E1", "2E1"]}
    scene = Scene(me=me, atalum={"3E": ["3E1"]})
    scene.play("place:atalum_left", "vote:AMB-1", "take:3E1")
    assert scene.me["points"] == 15


@pytest.mark.rule("FED-11.11")
def test_the_end_stops_an_extra_move() -> None:
    """From n7a one move reaches the dead asteroids; the extra move is lost, the tile is taken."""
    scene = move("n7a", me={"erudites": ["1E3"]})
    scene.play("use:1E3", "asteroid:DAST-1")
    assert scene.me["miner"] == "n8"
    assert scene.me["asteroids"] == ["DAST-1"]


@pytest.mark.rule("FED-11.11")
def test_no_extra_move_at_the_end() -> None:
    """It may be used, but it moves nobody."""
    scene = move("n8", me={"erudites": ["1E3"]})
    scene.play("use:1E3", "asteroid:DAST-1")
    assert (scene.me["miner"], scene.me["asteroids"]) == ("n8", ["DAST-1"])
