"""Emperor: seats, reach, and how it ends (SR-18.1 to SR-18.8, SR-18.10, SR-18.12)."""

from typing import Any

import pytest

from tests.rules.star_realms.modes import end_turn, hand_sizes, opened, places, players_of, reach, reaching, scores
from tests.rules.star_realms.scene import Scene


def roles(seats_of_emperors: tuple[int, int]) -> list[str]:
    """Everybody's role by seat."""
    return ["emperor" if seat in seats_of_emperors else "admiral" for seat in range(6)]


@pytest.mark.rule("SR-18.1", "SR-18.2")
def test_two_teams_of_three() -> None:
    """Each team sits together with the emperor between two admirals; emperors have 60 authority, admirals 50."""
    players = players_of(opened("emperor", 6, first=0))
    assert [player["team"] for player in players] == [0, 0, 0, 1, 1, 1]
    assert [player["role"] for player in players] == roles((1, 4))
    assert [player["authority"] for player in players] == [50, 60, 50, 50, 60, 50]


@pytest.mark.rule("SR-18.1", "SR-18.5")
@pytest.mark.parametrize(("admiral", "facing"), [(0, 5), (5, 0), (2, 3), (3, 2)])
def test_facing_admirals(admiral: int, facing: int) -> None:
    """An admiral reaches the facing admiral and that admiral's bases, nobody and nothing else."""
    assert reach("emperor", 6, admiral) == reaching([facing], [facing])


@pytest.mark.rule("SR-18.2")
def test_scores_are_not_shared() -> None:
    """An attack takes authority from the attacked player only, and only who gains it has it."""
    scene = Scene(mode="emperor", combat=7, hand=["colony_seed_ship"])
    scene.play("play:colony_seed_ship", "attack:5", "amount:7")
    assert [scene.authority(seat) for seat in range(6)] == [53, 60, 50, 50, 60, 43]


@pytest.mark.rule("SR-18.3")
def test_hands_and_first_turn() -> None:
    """Team A starts with 3 cards each, team B with 5; player 1 begins and turns pass one player at a time."""
    table = opened("emperor", 6, first=0)
    assert hand_sizes(table) == [3, 3, 3, 5, 5, 5]
    for seat in (0, 1, 2, 3, 4, 5, 0):
        assert table.waiting == [seat]
        end_turn(table)
    assert hand_sizes(table) == [5] * 6


@pytest.mark.rule("SR-18.4")
@pytest.mark.parametrize("first", range(6))
def test_team_a_is_the_first_team(first: int) -> None:
    """Team A, which begins with player 1, is the team of whoever is named or drawn as first."""
    begins = 0 if first < 3 else 3
    for table in (opened("emperor", 6, first=first), opened("emperor", 6, [[first]])):
        assert table.waiting == [begins]
        assert table.view(None)["order"] == [(begins + i) % 6 for i in range(6)]
        assert hand_sizes(table)[begins] == 3
        assert [player["role"] for player in players_of(table)] == roles((1, 4))


@pytest.mark.rule("SR-18.4", "SR-18.1")
@pytest.mark.parametrize(
    ("drawn", "emperors", "order"),
    [
        ([1, 1], (1, 4), [0, 1, 2, 3, 4, 5]),
        ([0, 1], (0, 4), [1, 0, 2, 3, 4, 5]),
        ([2, 0], (2, 3), [0, 2, 1, 4, 3, 5]),
        ([1, 2], (1, 5), [0, 1, 2, 3, 5, 4]),
    ],
)
def test_emperors_drawn(drawn: list[int], emperors: tuple[int, int], order: list[int]) -> None:
    """With emperors at random each team's emperor is drawn and takes the middle place of the team."""
    table = opened("emperor", 6, [drawn], first=0, emperors="random")
    assert table.view(None)["order"] == order
    assert [player["role"] for player in players_of(table)] == roles(emperors)
    assert [player["authority"] for player in players_of(table)] == [60 if s in emperors else 50 for s in range(6)]
    assert hand_sizes(table) == [3, 3, 3, 5, 5, 5]


@pytest.mark.rule("SR-18.4", "SR-18.5")
def test_drawn_emperors_face_each_other() -> None:
    """Admirals face each other by their places, not by the numbers of their seats."""
    seated: dict[str, Any] = {"order": [1, 0, 2, 4, 5, 3], "authority": [60, 50, 50, 50, 50, 60]}
    for admiral, facing in ((2, 4), (1, 3), (4, 2), (3, 1)):
        scene = Scene(mode="emperor", active=admiral, players={admiral: {"combat": 1}}, **seated)
        assert scene.options() == [f"attack:{facing}", "end"]


@pytest.mark.rule("SR-18.6")
@pytest.mark.parametrize(
    ("admiral", "eliminated", "target"),
    [(0, (5,), 4), (2, (3,), 4), (3, (2,), 1), (5, (0,), 1), (0, (3,), 5), (0, (3, 5), 4), (2, (0, 3), 4)],
)
def test_reach_after_the_facing_admiral(admiral: int, eliminated: tuple[int, ...], target: int) -> None:
    """With the facing admiral out, the enemy emperor is in reach; the other admiral never is."""
    assert reach("emperor", 6, admiral, eliminated) == reaching([target], [target])


@pytest.mark.rule("SR-18.6")
def test_the_emperor_opens_the_way_for_the_admiral() -> None:
    """It does not matter who eliminated the facing admiral, and the way is open in the same turn."""
    scene = Scene(
        mode="emperor", active=1, authority=[50, 60, 50, 50, 60, 5],
        players={1: {"combat": 5}, 0: {"hand": ["viper"]}, 5: {"hand": ["scout"]}},
    )  # fmt: skip
    scene.play("attack:5", "amount:5", "no_gift", "end")
    while scene.waiting != [0]:
        scene.play("end")
    scene.play("play:viper")
    assert scene.options() == ["attack:4", "end"]

    scene = Scene(mode="emperor", authority=[50, 60, 50, 50, 60, 5], combat=9)
    scene.play("attack:5", "amount:5")
    assert scene.options() == ["attack:4", "end"]


@pytest.mark.rule("SR-18.7")
@pytest.mark.parametrize(
    ("emperor", "eliminated", "others"),
    [(1, (), [3, 4, 5]), (4, (), [0, 1, 2]), (1, (3,), [4, 5]), (4, (0, 2), [1]), (1, (0, 2), [3, 4, 5])],
)
def test_reach_of_an_emperor(emperor: int, eliminated: tuple[int, ...], others: list[int]) -> None:
    """An emperor may attack and target every enemy player and every enemy base."""
    assert reach("emperor", 6, emperor, eliminated) == reaching(others, others)


@pytest.mark.rule("SR-18.8")
def test_outposts_protect_their_owner_only() -> None:
    """Admirals' outposts do not protect their emperor, nor the emperor's outposts the admirals."""
    players: dict[int, dict[str, Any]] = {1: {"combat": 9}, 3: {"in_play": ["warning_beacon"]}}
    players |= {4: {"in_play": ["bioformer"]}, 5: {"in_play": ["warning_beacon"]}}
    scene = Scene(mode="emperor", active=1, players=players)
    assert scene.options(kind="attack") == ["attack:4"]
    assert "attack_base:4/bioformer" in scene.options()
    players = {0: {"combat": 9}, 4: {"in_play": ["warning_beacon"]}, 5: {"in_play": ["bioformer"]}}
    scene = Scene(mode="emperor", players=players)
    assert scene.options() == ["attack_base:5/bioformer", "attack:5", "end"]


@pytest.mark.rule("SR-18.10")
@pytest.mark.parametrize(
    ("active", "victim", "eliminated", "expected"),
    [
        (1, 4, (), (1, 1, 1, 2, 2, 2)),
        (4, 1, (), (2, 2, 2, 1, 1, 1)),
        (0, 4, (5,), (1, 1, 1, 2, 2, 2)),
        (1, 4, (0, 2), (1, 1, 1, 2, 2, 2)),
    ],
)
def test_the_emperors_fall_ends_the_game(
    active: int, victim: int, eliminated: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    """When an emperor is eliminated the whole team loses at once, and the other team, its dead included, wins."""
    scene = Scene(
        mode="emperor", active=active, players={active: {"combat": 61}},
        authority=scores("emperor", 6, eliminated), eliminated=list(eliminated),
    )  # fmt: skip
    scene.play(f"attack:{victim}", "amount:60")
    assert places(scene) == expected


@pytest.mark.rule("SR-18.10")
def test_the_fall_of_admirals_ends_nothing() -> None:
    """A team without admirals plays on as long as its emperor lives."""
    scene = Scene(
        mode="emperor", active=1, players={1: {"combat": 50}, 4: {"deck": ["scout"]}},
        authority=scores("emperor", 6, (3,)), eliminated=[3],
    )  # fmt: skip
    scene.play("attack:5", "amount:50")
    assert places(scene) is None
    assert scene.options() == ["end"]


@pytest.mark.rule("SR-18.12")
def test_eliminated_admirals_are_skipped() -> None:
    """Turn order skips the eliminated; the others keep their places."""
    scene = Scene(mode="emperor", authority=scores("emperor", 6, (2, 3)), eliminated=[2, 3])
    seen = []
    for _ in range(5):
        seen += scene.waiting
        scene.play("end")
    assert seen == [0, 1, 4, 5, 0]
    assert scene.table.view(None)["order"] == [0, 1, 2, 3, 4, 5]
