"""Free-for-all (SR-15)."""

import pytest

from tests.rules.star_realms.modes import hand_sizes, opened, places, players_of, reach, reaching, scores
from tests.rules.star_realms.scene import Scene


@pytest.mark.rule("SR-15.1", "SR-16.1")
@pytest.mark.parametrize("mode", ["free_for_all", "hunter"])
@pytest.mark.parametrize(
    ("seats", "first", "hands"),
    [
        (3, 0, [3, 4, 5]),
        (3, 2, [4, 5, 3]),
        (4, 1, [5, 3, 4, 5]),
        (5, 4, [4, 5, 5, 5, 3]),
        (6, 0, [3, 4, 5, 5, 5, 5]),
        (6, 5, [4, 5, 5, 5, 5, 3]),
    ],
)
def test_starting_hands_in_turn_order(mode: str, seats: int, first: int, hands: list[int]) -> None:
    """The first player starts with 3 cards, the second with 4, everybody else with 5, all with 50 authority."""
    table = opened(mode, seats, first=first)
    assert table.waiting == [first]
    assert hand_sizes(table) == hands
    assert [player["authority"] for player in players_of(table)] == [50] * seats


@pytest.mark.rule("SR-15.1")
@pytest.mark.parametrize("drawn", [0, 1, 2, 3])
def test_first_player_is_drawn(drawn: int) -> None:
    """Who begins is left to chance when the host does not name anybody."""
    assert opened("free_for_all", 4, [[drawn]]).waiting == [drawn]


@pytest.mark.rule("SR-15.2")
@pytest.mark.parametrize(
    ("seats", "active", "eliminated", "others"),
    [
        (3, 0, (), [1, 2]),
        (4, 2, (), [0, 1, 3]),
        (5, 4, (), [0, 1, 2, 3]),
        (6, 1, (), [0, 2, 3, 4, 5]),
        (6, 1, (0, 3), [2, 4, 5]),
        (4, 3, (0, 1), [2]),
    ],
)
def test_everybody_is_in_reach(seats: int, active: int, eliminated: tuple[int, ...], others: list[int]) -> None:
    """Every living opponent can be attacked and targeted, and so can every opponent's base."""
    assert reach("free_for_all", seats, active, eliminated) == reaching(others, others)


@pytest.mark.rule("SR-15.2")
def test_several_opponents_in_one_turn() -> None:
    """Attacks and targeted effects go against several opponents in any order, each behind own outposts only."""
    scene = Scene(
        mode="free_for_all", seats=4, combat=14, hand=["gunship"],
        players={
            1: {"in_play": ["stellar_reef"]},
            2: {"hand": ["scout", "viper"]},
            3: {"in_play": ["warning_beacon", "bioformer"]},
        },
    )  # fmt: skip
    scene.play("attack:1", "amount:2", "play:gunship", "target:2", "discard:viper")
    assert "attack:3" not in scene.options()
    assert "attack_base:3/bioformer" not in scene.options()
    scene.play("attack_base:3/warning_beacon", "attack:2", "amount:1", "attack_base:1/stellar_reef")
    scene.play("attack_base:3/bioformer", "attack:3", "amount:3", "attack:1", "amount:4")
    assert [scene.authority(seat) for seat in range(4)] == [50, 44, 49, 47]
    assert scene.me["combat"] == 0
    assert scene.player(2)["discard"] == ["viper"]


@pytest.mark.rule("SR-15.3")
def test_last_player_alive_wins() -> None:
    """The game goes on until one player is left; places follow the order of elimination."""
    scene = Scene(mode="free_for_all", seats=4, combat=12, authority=[50, 6, 2, 4])
    scene.play("attack:2", "amount:2", "attack:1", "amount:6")
    assert places(scene) is None
    assert scene.options() == ["attack:3", "end"]
    scene.play("attack:3", "amount:4")
    assert places(scene) == (1, 3, 4, 2)


@pytest.mark.rule("SR-15.3")
def test_the_survivor_need_not_have_eliminated_anybody_else() -> None:
    """Whoever is left when all others are out wins, in another player's turn too."""
    scene = Scene(
        mode="free_for_all", active=1, authority=scores("free_for_all", 3, (2,)), eliminated=[2],
        players={0: {"deck": ["scout"]}, 1: {"combat": 50}},
    )  # fmt: skip
    scene.play("attack:0", "amount:50")
    assert places(scene) == (2, 1, 3)
