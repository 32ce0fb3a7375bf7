"""Three players and two players (FED-22, FED-23)."""

from typing import Any

import pytest

import ecliptic
from tests.rules.federation.facts import PLANET_BLOCKS, ROOM_BLOCKS
from tests.rules.federation.scene import Scene


def neutral(scene: Scene) -> dict[str, int]:
    """The neutral tiles in the senate."""
    return {space: piece["neutral"] for space, piece in scene.state["senate"].items() if "neutral" in piece}


@pytest.mark.rule("FED-22.1", "FED-22.2", "FED-23.2")
@pytest.mark.parametrize(("seats", "zeros"), [(4, 0), (3, 1), (2, 3)])
def test_neutral_tiles_of_every_round(seats: int, zeros: int) -> None:
    """Two of the value of the round and one 0 with three players, three 0 with two, none with four.

    The blocking tiles that are left lie face down: five of each kind serve five rounds.
    """
    for number in range(1, 6):
        scene = Scene(seats=seats, round=number)
        expected = [] if seats == 4 else [0] * zeros + [number] * 2
        assert sorted(neutral(scene).values()) == expected
        assert len(scene.state.get("planet_blocks", [])) == (0 if seats == 4 else 5 - number)
        assert len(scene.state.get("room_blocks", [])) == (5 - number if seats == 2 else 0)


@pytest.mark.rule("FED-22.2")
@pytest.mark.parametrize("value", [-1, 6])
def test_there_is_no_neutral_tile_of_another_value(value: int) -> None:
    with pytest.raises(ecliptic.Refused, match="neutral must be from 0 to 5"):
        Scene(seats=3, senate={"neo_left": {"neutral": value}})


@pytest.mark.rule("FED-22.1", "FED-22.2")
@pytest.mark.parametrize(("players", "zeros"), [(3, [0]), (2, [0, 0, 0])])
def test_neutral_tiles_while_the_rounds_go_by(players: int, zeros: list[int]) -> None:
    """Two tiles of the round's value, and one 0 with three players, three with two: never more than there are."""
    scene = Scene(seats=players)
    for number in (1, 2, 3, 4, 5):
        assert sorted(neutral(scene).values()) == [*zeros, number, number]
        scene.finish_round()
    assert scene.table.over


@pytest.mark.rule("FED-22.3", "FED-22.4", "FED-26.9")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_each_planet_blocking_tile(number: int) -> None:
    """One tile per round, from the first on: two spaces with X = the round's number of votes, one with none."""
    with_votes, without = PLANET_BLOCKS[f"BP-{number}"]
    scene = Scene(seats=3, round=number)
    assert neutral(scene) == {**dict.fromkeys(with_votes, number), without: 0}


@pytest.mark.rule("FED-22.3", "FED-22.8")
def test_a_new_tile_every_round() -> None:
    scene = Scene(seats=3)
    seen = []
    while not scene.table.over:
        seen.append(scene.state["planet_block"])
        assert sorted(neutral(scene).values()) == [0, scene.state["round"], scene.state["round"]]
        scene.finish_round()
    assert sorted(seen) == sorted(PLANET_BLOCKS)


@pytest.mark.rule("FED-22.6")
def test_neutral_votes_count_for_the_law() -> None:
    """BP-1 in round 3: three neutral votes in each wing; a single vote more decides."""
    scene = Scene(seats=3, round=3)
    assert scene.view()["votes"]["wings"] == [3, 3]
    senate = {"arratooine_left": {"neutral": 3}, "D": {"owner": 0, "ambassador": "AMB-3"}}
    scene = Scene(
        seats=3,
        round=2,
        senate=senate,
        foe={"miner": "n2a"},
        laws={"now": ["LAW-L-neo", "LAW-R-atalum"]},
        phase="executive",
    )
    assert scene.foe["points"] == 4


@pytest.mark.rule("FED-22.7", "FED-26.24")
@pytest.mark.parametrize(("votes", "expected", "without"), [(1, 0, 1), (2, 0, 1), (3, 1, 1)])
def test_neutral_votes_on_floors(votes: int, expected: int, without: int) -> None:
    """3 neutral votes on the bottom floor: fewer votes score nothing, a tie does; unless they do not count."""
    ambassador = {1: "AMB-1", 2: "AMB-3", 3: "AMB-4"}[votes]
    senate = {"arratooine_left": {"neutral": 3}, "E": {"owner": 0, "ambassador": ambassador}}
    for choice, points in (("yes", expected), ("no", without)):
        scene = Scene(seats=3, senate=senate, phase="executive", options={"neutral_votes_on_floors": choice})
        assert scene.me["points"] == points


@pytest.mark.rule("FED-22.7")
def test_neutral_votes_of_a_floor_add_up() -> None:
    """Two tiles of 2 on one floor outvote 3."""
    senate = {
        "arratooine_left": {"neutral": 2},
        "six_moon_right": {"neutral": 2},
        "E": {"owner": 0, "ambassador": "AMB-4"},
    }
    assert Scene(seats=3, senate=senate).view()["votes"]["floors"][2] == [3, 0, 0, 4]
    assert Scene(seats=3, senate=senate, phase="executive").me["points"] == 0


# Two players


@pytest.mark.rule("FED-23.1", "FED-23.3", "FED-23.4", "FED-23.5", "FED-26.10")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_each_room_blocking_tile(number: int) -> None:
    """The room and the espionage space of the other wing get a 0: five tiles X, X, 0, 0, 0."""
    room, wing = ROOM_BLOCKS[f"BR-{number}"]
    scene = Scene(seats=2, round=number)
    tiles = neutral(scene)
    assert sorted(tiles.values()) == [0, 0, 0, number, number]
    assert tiles[room] == 0
    assert tiles[f"espionage_{wing}"] == 0
    other = "left" if wing == "right" else "right"
    assert f"espionage_{other}" not in tiles


@pytest.mark.rule("FED-23.3", "FED-23.6")
def test_two_tiles_every_round() -> None:
    scene = Scene(seats=2)
    planets, rooms = [], []
    while not scene.table.over:
        planets.append(scene.state["planet_block"])
        rooms.append(scene.state["room_block"])
        scene.finish_round()
    assert (sorted(planets), sorted(rooms)) == (sorted(PLANET_BLOCKS), sorted(ROOM_BLOCKS))


def duel(first: int, second: int, project: str = "six_moon", **more: Any) -> list[int]:
    """The points of two players for a funded project, by influence on 6Moon."""
    players = {0: {"magus": f"m{first}", "hangar": 0}, 1: {"magus": f"m{second}", "hangar": 0}}
    laws = {"now": ["LAW-L-neo", "LAW-R-atalum"]}
    scene = Scene(
        seats=2, players=players, projects={project: 7}, laws=laws, senate={}, round=5, phase="executive", **more
    )
    scene.play("law:left")
    return [player["points"] for player in scene.view()["players"]]


@pytest.mark.rule("FED-23.7")
@pytest.mark.parametrize(
    ("first", "second", "expected"), [(5, 4, [10, 4]), (5, 3, [10, 4]), (5, 2, [10, 0]), (2, 6, [0, 10])]
)
def test_points_of_two_players(first: int, second: int, expected: list[int]) -> None:
    assert duel(first, second) == expected


@pytest.mark.rule("FED-23.8", "FED-26.1")
def test_a_tie_of_two_players() -> None:
    assert duel(3, 3) == [7, 7]
    assert duel(3, 3, options={"two_player_tie": 5}) == [5, 5]


@pytest.mark.rule("FED-23.9")
def test_nothing_for_nothing() -> None:
    """With 0 influence no points, even one behind; two players with 0 get nothing; the only one ranked gets 10."""
    assert duel(1, 0) == [10, 0]
    assert duel(0, 0) == [0, 0]
    assert duel(0, 2) == [0, 10]
