"""Hunter (SR-16). Set-up is tested with free-for-all, which shares it."""

from typing import Any

import pytest

from tests.rules.star_realms.modes import places, reach, reaching, scores
from tests.rules.star_realms.scene import Scene

BEACON = "warning_beacon"


@pytest.mark.rule("SR-16.2", "SR-16.3", "SR-16.4")
@pytest.mark.parametrize("active", range(6))
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_reach_of_a_hunter(seats: int, active: int) -> None:
    """Only the left neighbour can be attacked or targeted, and only the neighbours' bases."""
    active %= seats
    left, right = (active + 1) % seats, (active - 1) % seats
    assert reach("hunter", seats, active) == reaching([left], sorted([left, right]))


@pytest.mark.rule("SR-16.4")
def test_the_right_neighbour_is_safe() -> None:
    """Even without any outpost the right neighbour is neither attacked nor made to discard."""
    scene = Scene(mode="hunter", seats=3, combat=9, hand=["gunship"], players={2: {"hand": ["scout", "viper"]}})
    assert scene.options(kind="attack") == ["attack:1"]
    scene.play("play:gunship")
    assert scene.waiting == [0]
    assert scene.player(2)["hand"] == ["scout", "viper"]


@pytest.mark.rule("SR-16.5")
@pytest.mark.parametrize(
    ("left", "right", "options"),
    [
        (
            ["stellar_reef"],
            [BEACON, "bioformer"],
            ["attack:1", "attack_base:1/stellar_reef", f"attack_base:3/{BEACON}"],
        ),
        ([BEACON, "stellar_reef"], ["bioformer"], [f"attack_base:1/{BEACON}", "attack_base:3/bioformer"]),
        ([BEACON], [BEACON], [f"attack_base:1/{BEACON}", f"attack_base:3/{BEACON}"]),
    ],
)
def test_outposts_of_each_neighbour(left: list[str], right: list[str], options: list[str]) -> None:
    """A neighbour's outposts protect that neighbour's bases, and on the left the neighbour, but nothing else."""
    scene = Scene(mode="hunter", seats=4, combat=9, players={1: {"in_play": left}, 3: {"in_play": right}})
    assert sorted(scene.options()) == sorted([*options, "end"])


@pytest.mark.rule("SR-16.5")
def test_outposts_of_each_neighbour_against_abilities() -> None:
    """The same protection holds against abilities that destroy a base."""
    scene = Scene(
        mode="hunter", seats=4, in_play=["plasma_vent"],
        players={1: {"in_play": ["stellar_reef"]}, 3: {"in_play": ["warning_beacon", "bioformer"]}},
    )  # fmt: skip
    scene.play("scrap:plasma_vent")
    assert scene.options() == ["target_base:1/stellar_reef", "target_base:3/warning_beacon"]


@pytest.mark.rule("SR-16.6")
@pytest.mark.parametrize(
    ("seats", "active", "eliminated", "left", "right"),
    [
        (4, 0, (1,), 2, 3),
        (4, 0, (3,), 1, 2),
        (5, 0, (1, 2), 3, 4),
        (5, 0, (4, 3), 1, 2),
        (6, 0, (1, 5), 2, 4),
        (6, 4, (5, 0, 3), 1, 2),
        (6, 2, (4,), 3, 1),
    ],
)
def test_the_next_living_player_becomes_the_neighbour(
    seats: int, active: int, eliminated: tuple[int, ...], left: int, right: int
) -> None:
    """On both sides the nearest living player is the neighbour."""
    assert reach("hunter", seats, active, eliminated) == reaching([left], sorted([left, right]))


@pytest.mark.rule("SR-16.6")
def test_the_next_quarry_in_the_same_turn() -> None:
    """Combat left after an elimination can be spent on the new left neighbour at once."""
    scene = Scene(
        mode="hunter", seats=5, combat=20, authority=[50, 4, 50, 50, 50],
        players={1: {"in_play": ["stellar_reef"]}, 2: {"in_play": ["bioformer"]}},
    )  # fmt: skip
    assert "attack_base:2/bioformer" not in scene.options()
    scene.play("attack:1", "amount:4")
    assert scene.options() == ["attack_base:2/bioformer", "attack:2", "end"]
    scene.play("attack:2", "amount:16")
    assert scene.authority(2) == 34


@pytest.mark.rule("SR-16.7")
@pytest.mark.parametrize(("active", "other", "eliminated"), [(0, 2, (1, 3)), (2, 0, (1, 3)), (3, 0, (1, 2))])
def test_two_players_left(active: int, other: int, eliminated: tuple[int, ...]) -> None:
    """The last two are both neighbours of each other, each listed once."""
    assert reach("hunter", 4, active, eliminated) == reaching([other], [other])


@pytest.mark.rule("SR-16.8")
def test_the_last_hunter_wins() -> None:
    """The last player alive wins although others have done most of the eliminating."""
    scene = Scene(mode="hunter", seats=3, combat=5, authority=[50, 5, 3], players={1: {"deck": ["scout"]}})
    scene.play("attack:1", "amount:5")
    assert places(scene) is None
    assert scene.options() == ["end"]
    scene.play("end")
    assert scene.waiting == [2]

    scene = Scene(
        mode="hunter", seats=3, active=2, authority=scores("hunter", 3, (1,)), eliminated=[1],
        players={2: {"combat": 50}},
    )  # fmt: skip
    scene.play("attack:0", "amount:50")
    assert places(scene) == (2, 3, 1)


@pytest.mark.rule("SR-16.3", "SR-16.4")
def test_those_across_the_table_are_out_of_reach() -> None:
    state: Any = Scene(mode="hunter", seats=5).table.state
    assert state.reach.foes == [[1], [2], [3], [4], [0]]
    assert state.reach.bases == [[1, 4], [2, 0], [3, 1], [4, 2], [0, 3]]
