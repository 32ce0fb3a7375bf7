"""Planet 6Moon (FED-12)."""

from typing import Any

import pytest

from tests.rules.federation.marks import shows
from tests.rules.federation.scene import Scene


def act(magus: str, *choices: str, **more: Any) -> Scene:
    """Seat 0 acts on 6Moon with the magus on this place."""
    scene = Scene(me={"magus": magus, **more.pop("me", {})}, **more)
    scene.play("place:six_moon_left", "vote:AMB-1", *choices)
    return scene


@pytest.mark.rule("FED-12.1", "FED-12.2", "FED-12.3")
@pytest.mark.parametrize("place", range(7))
def test_the_next_place_and_one_of_its_tokens(place: int) -> None:
    """The magus moves on, one token by choice, which is not replaced."""
    scene = act(f"m{place}")
    tokens = scene.state["six_moon"][f"m{place + 1}"]
    assert scene.options() == [f"token:{token}" for token in tokens]
    scene.play(f"token:{tokens[2]}")
    assert scene.me["influence"]["six_moon"] == place + 1
    assert scene.me["tokens"] == [tokens[2]]
    assert scene.state["six_moon"][f"m{place + 1}"] == [tokens[0], tokens[1], tokens[3]]


@pytest.mark.rule("FED-12.2")
def test_magi_may_share_a_place() -> None:
    scene = act("m0", foe={"magus": "m1"})
    scene.play("token:ALT-1-01")
    assert scene.me["magus"] == "m1"


@pytest.mark.rule("FED-12.4")
def test_the_next_place_is_turned_up_after_taking() -> None:
    scene = act("m0")
    assert scene.view()["six_moon"]["m2"] == 4
    scene.play("token:ALT-1-01")
    assert scene.view()["six_moon"]["m2"] == ["ALT-2-01", "ALT-2-02", "ALT-2-03", "ALT-2-04"]
    assert scene.view()["six_moon"]["m3"] == 4


@pytest.mark.rule("FED-12.5")
def test_on_the_planet_one_more_token() -> None:
    """The magus stays and the influence does not grow."""
    tokens = ["ALT-4-02", "ALT-4-03", "ALT-4-04"]
    scene = act("m7", "no_alteration", me={"tokens": ["ALT-4-01"]}, six_moon={"m7": tokens})
    assert scene.options() == ["token:ALT-4-02", "token:ALT-4-03", "token:ALT-4-04"]
    scene.play("token:ALT-4-03")
    assert (scene.me["magus"], scene.me["influence"]["six_moon"]) == ("m7", 7)
    assert scene.me["tokens"] == ["ALT-4-01", "ALT-4-03"]


@pytest.mark.rule("FED-12.5")
def test_on_the_planet_without_tokens_nothing_happens() -> None:
    tokens = ["ALT-4-01", "ALT-4-02", "ALT-4-03", "ALT-4-04"]
    scene = act("m7", foe={"tokens": tokens}, six_moon={"m7": []})
    assert (scene.waiting, scene.me["tokens"]) == ([1], [])


@pytest.mark.rule("FED-12.6", "FED-12.7")
@pytest.mark.parametrize(
    ("erudite", "place"), [pytest.param("1D3", "m3", marks=shows("1D3")), pytest.param("2D3", "m4", marks=shows("2D3"))]
)
def test_an_extra_move(erudite: str, place: str) -> None:
    """From the first moon: only the last place gives a token, its tokens are turned up first, passed ones stay."""
    scene = act("m1", me={"erudites": [{"erudite": "1D1", "used": True}, erudite] if erudite == "2D3" else [erudite]})
    scene.play(f"use:{erudite}")
    scene.play(*scene.asked("advance"))
    assert scene.me["magus"] == place
    tokens = scene.state["six_moon"][place]
    assert scene.options() == [f"token:{token}" for token in tokens]
    assert scene.view(1)["six_moon"][place] == tokens
    scene.play(f"token:{tokens[0]}")
    passed = [f"m{n}" for n in range(3, int(place[1]))]
    assert all(scene.view()["six_moon"][name] == 4 for name in passed)


@pytest.mark.rule("FED-12.6")
def test_the_planet_ends_the_movement() -> None:
    scene = act("m6", me={"erudites": ["1D1", "2D3"]})
    scene.play("use:2D3", "advance")
    assert scene.me["magus"] == "m7"


@pytest.mark.rule("FED-12.8")
def test_a_place_without_tokens_gives_influence_only() -> None:
    """And the place after it is turned up all the same."""
    taken = ["ALT-1-01", "ALT-1-02", "ALT-1-03", "ALT-1-04"]
    scene = act("m0", foe={"tokens": taken}, six_moon={"m1": []})
    assert (scene.me["influence"]["six_moon"], scene.me["tokens"]) == (1, [])
    assert scene.view()["six_moon"]["m2"] == ["ALT-2-01", "ALT-2-02", "ALT-2-03", "ALT-2-04"]


@pytest.mark.rule("FED-12.4")
@pytest.mark.parametrize(("magus", "shown"), [("m0", 2), ("m1", 3), ("m5", 7), ("m6", 7)])
def test_after_taking_the_next_place_is_turned_up(magus: str, shown: int) -> None:
    scene = Scene(me={"magus": magus}, six_moon_up=[])
    scene.play("place:six_moon_left", "vote:AMB-1")
    here = f"m{int(magus[1]) + 1}"
    assert scene.state["six_moon_up"] == [here]
    scene.play(scene.options("token")[0])
    assert scene.state["six_moon_up"] == sorted({here, f"m{shown}"})
