"""Rooms of the senate (FED-16)."""

import pytest

import ecliptic
from tests.rules.federation.marks import shows
from tests.rules.federation.scene import Scene


@pytest.mark.rule("FED-16.1")
@pytest.mark.parametrize(
    ("room", "choices"),
    [
        ("A", []),
        ("B", []),
        ("C", ["unlock:1"]),
        ("D", ["medal:neo"]),
        ("E", ["pay:coppernium", "keep_die"]),
        ("F", ["part:0", "project:neo"]),
    ],
)
def test_rooms_give_no_influence(room: str, choices: list[str]) -> None:
    scene = Scene(me={"resources": {"coppernium": 1, "oceanium": 1}}, turn=5)
    scene.play(f"place:{room}", "vote:AMB-1", *choices)
    assert set(scene.me["influence"].values()) == {0}
    assert scene.waiting == [1]


@shows("room A")
@pytest.mark.rule("FED-16.2")
def test_officers_quarters() -> None:
    scene = Scene()
    scene.play("place:A", "vote:AMB-1")
    assert scene.me["step"] == 2


@shows("room B")
@pytest.mark.rule("FED-16.3")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 5), (5, 5)])
def test_purchasing_office(before: int, after: int) -> None:
    scene = Scene(me={"hangar": before, "resources": {"oceanium": 1}})
    scene.play("place:B", "vote:AMB-1")
    assert (scene.me["hangar"], scene.resources()) == (after, [0, 0, 0, 0])


@shows("room C")
@pytest.mark.rule("FED-16.4")
def test_patrons_office() -> None:
    scene = Scene()
    scene.play("place:C", "vote:AMB-1", "unlock:11")
    assert (scene.me["hangar"], scene.me["unlocked"]) == (2, [11])
    scene = Scene(me={"hangar": 5, "unlocked": list(range(1, 13))})
    scene.play("place:C", "vote:AMB-1")
    assert (scene.me["hangar"], scene.waiting) == (5, [1])


@shows("room D")
@pytest.mark.rule("FED-16.5", "FED-19.20")
def test_presidents_office() -> None:
    """The pawn at once, then any medal; its holder breaks the tie of this round and begins the next."""
    scene = Scene(seats=2, president=0)
    scene.outer()
    scene.play("place:D", "funding:AMB-1", "medal:neo")
    assert scene.state["president"] == 1
    assert scene.foe["medals"] == ["neo"]
    while scene.options("place"):
        scene.outer()
    assert (scene.waiting, scene.options()) == ([1], ["law:left", "law:right"])
    scene.play("law:left")
    assert scene.state["start"] == 1


@pytest.mark.rule("FED-16.7")
def test_not_for_the_start_player_in_the_first_turn() -> None:
    scene = Scene(seats=2)
    assert "place:D" not in scene.options()
    assert "first turn" in scene.refused("place:D")
    scene.outer()
    assert "place:D" in scene.options()
    scene.outer()
    assert "place:D" in scene.options()


@shows("room E")
@pytest.mark.rule("FED-16.8")
def test_assistants_room() -> None:
    scene = Scene(me={"resources": {"coppernium": 1}})
    scene.play("place:E", "funding:AMB-1")
    assert (scene.me["die"], scene.resources()) == (2, [0, 0, 0, 0])


@shows("room F")
@pytest.mark.rule("FED-16.9")
@pytest.mark.parametrize("first", ["part:0", "part:1"])
def test_small_salon(first: str) -> None:
    """A step and a project, in any order."""
    scene = Scene()
    scene.play("place:F", "vote:AMB-1")
    assert scene.options() == ["part:0", "part:1"]
    scene.play(first)
    assert scene.me["step"] == (1 if first == "part:0" else 0)
    scene.play("project:e81216")
    assert (scene.me["step"], scene.state["projects"]["e81216"]) == (1, 1)


@pytest.mark.rule("FED-16.7")
@pytest.mark.parametrize(
    ("placed", "waiting", "is_open", "turn"),
    [([], 0, False, 1), ([0], 0, True, 2), ([0, 1], 0, True, 3), ([0, 1, 2, 3], 0, True, 5), ([1], 0, False, 1)],
)
def test_placed_ambassadors_are_turns_in_a_position(placed: list[int], waiting: int, is_open: bool, turn: int) -> None:
    """A position without `turn` and `active`: each ambassador that was placed was a turn of the round.

    A start player who has placed none has had none.
    """
    scene = Scene(outer_module=[{"owner": seat, "ambassador": "AMB-3"} for seat in placed])
    assert (scene.waiting, scene.state["turn"]) == ([waiting], turn)
    assert ("place:D" in scene.options()) == is_open


@pytest.mark.rule("FED-4.4", "FED-16.7")
def test_a_position_in_which_the_start_player_has_placed_everything() -> None:
    """The next player with an ambassador is to place it; when there is none the phase is over."""
    names = ["AMB-1", "AMB-2", "AMB-3", "AMB-4"]
    gone = [{"owner": 0, "ambassador": name} for name in names]
    scene = Scene(outer_module=gone)
    assert (scene.waiting, scene.state["active"], scene.state["turn"]) == ([1], 1, 5)
    scene = Scene(outer_module=[{"owner": seat, "ambassador": name} for seat in range(4) for name in names])
    assert scene.options() == ["law:left", "law:right"]
    with pytest.raises(ecliptic.Refused, match="seat 0's turn, but that seat has no ambassador to place"):
        Scene(outer_module=gone, active=0)
