"""Raid: set-up, draws, hands, reach and how it ends (SR-19.1 to SR-19.5, SR-19.9 to SR-19.11, SR-19.13)."""

from typing import Any

import pytest

from tests.rules.star_realms.modes import (
    end_turn,
    hand_sizes,
    opened,
    places,
    players_of,
    reach,
    reaching,
    scores,
    state_of,
    trade_cards,
)
from tests.rules.star_realms.scene import Scene

# Players, boss's authority, boss's hand, boss's starting hand, sets: every row of the rulebook's table.
BOSS_TABLE = [(3, 50, 7, 5, 2), (4, 70, 7, 5, 2), (5, 70, 8, 6, 3), (6, 90, 8, 6, 3)]


@pytest.mark.rule("SR-19.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("boss", range(6))
def test_one_boss_against_the_rest(seats: int, boss: int) -> None:
    """The boss, named by the host or drawn, begins, and all others are one team that follows one by one."""
    boss %= seats
    for table in (opened("raid", seats, first=boss), opened("raid", seats, [[boss]])):
        players = players_of(table)
        assert [player["role"] for player in players] == ["boss" if s == boss else "raider" for s in range(seats)]
        assert len({player["team"] for player in players if player["role"] == "raider"}) == 1
        assert len({player["team"] for player in players}) == 2
        for step in range(seats + 1):
            assert table.waiting == [(boss + step) % seats]
            end_turn(table)


@pytest.mark.rule("SR-19.2", "SR-19.3", "SR-19.4", "SR-19.13")
@pytest.mark.parametrize(("seats", "authority", "hand", "starting_hand", "sets"), BOSS_TABLE)
def test_boss_table(seats: int, authority: int, hand: int, starting_hand: int, sets: int) -> None:
    """Authority, hand and starting hand of the boss depend on the raiders; the sets on all players."""
    table = opened("raid", seats, first=0)
    assert starting_hand == hand - 2
    assert hand_sizes(table) == [starting_hand] + [5] * (seats - 1)
    assert [player["authority"] for player in players_of(table)] == [authority] + [50] * (seats - 1)
    assert trade_cards(table).total() == 80 * sets
    assert state_of(table)["explorers"] == 10 * sets


@pytest.mark.rule("SR-19.2", "SR-19.5")
@pytest.mark.parametrize(("seats", "authority", "hand", "starting_hand", "sets"), BOSS_TABLE)
def test_draw_phases(seats: int, authority: int, hand: int, starting_hand: int, sets: int) -> None:
    """In every draw phase the boss draws the hand of the table and a raider 5 cards."""
    table = opened("raid", seats, first=seats - 1)
    for _ in range(2):
        for _ in range(seats):
            end_turn(table)
        assert hand_sizes(table) == [5] * (seats - 1) + [hand]


@pytest.mark.rule("SR-19.5")
@pytest.mark.parametrize(("seats", "eliminated", "hand"), [(6, (1, 2), 8), (5, (4,), 8), (4, (1, 3), 7)])
def test_the_hand_does_not_shrink_with_the_raiders(seats: int, eliminated: tuple[int, ...], hand: int) -> None:
    """The boss's numbers are fixed at the start, however many raiders are left."""
    scene = Scene(
        mode="raid", seats=seats, deck=["scout"] * 10,
        authority=scores("raid", seats, eliminated), eliminated=list(eliminated),
    )  # fmt: skip
    scene.play("end")
    assert len(scene.me["hand"]) == hand


@pytest.mark.rule("SR-19.4")
def test_raiders_are_separate_players() -> None:
    """Each raider has an own score, own pools and own cards, and decides alone in the own turn."""
    scene = Scene(
        mode="raid", seats=4, active=1, row=["swarmer"],
        players={1: {"hand": ["colony_seed_ship"]}, 2: {"hand": ["scout"], "in_play": ["stellar_reef"]}},
    )  # fmt: skip
    scene.play("play:colony_seed_ship")
    assert [scene.authority(seat) for seat in range(4)] == [70, 53, 50, 50]
    assert [scene.player(seat)["trade"] for seat in range(4)] == [0, 3, 0, 0]
    assert [scene.player(seat)["combat"] for seat in range(4)] == [0, 3, 0, 0]
    assert scene.options(seat=2) == []
    scene.play("buy:swarmer")
    assert [scene.player(seat)["discard"] for seat in range(4)] == [[], ["swarmer"], [], []]
    scene.play("end")
    assert scene.waiting == [2]
    assert (scene.player(2)["trade"], scene.player(2)["combat"]) == (0, 0)

    scene = Scene(mode="raid", seats=3, combat=7)
    scene.play("attack:1", "amount:7")
    assert [scene.authority(seat) for seat in range(3)] == [50, 43, 50]


@pytest.mark.rule("SR-19.9")
def test_raiders_see_each_others_hands() -> None:
    """Every raider's hand is shown to all raiders, to the boss and to spectators none but the boss's own."""
    hands = [["gunship"], ["falcon"], ["lancer", "scout"], ["viper"]]
    scene = Scene(mode="raid", seats=4, players={seat: {"hand": hand} for seat, hand in enumerate(hands)})
    seen: dict[int | None, set[int]] = {}
    for viewer in (0, 1, 2, 3, None):
        view: Any = scene.table.view(viewer)
        seen[viewer] = {seat for seat in range(4) if "hand" in view["players"][seat]}
        assert all(sorted(view["players"][seat]["hand"]) == sorted(hands[seat]) for seat in seen[viewer])
    assert seen == {0: {0}, 1: {1, 2, 3}, 2: {1, 2, 3}, 3: {1, 2, 3}, None: set()}


@pytest.mark.rule("SR-19.9")
def test_raiders_read_what_raiders_draw() -> None:
    """The log names a raider's new cards to the other raiders and only counts them for the boss."""
    scene = Scene(mode="raid", active=1, players={1: {"deck": ["gunship", "lancer"]}})
    start = len(scene.table.journal)
    scene.play("end")
    read = [[message.id for _, message in scene.table.log(seat, start)] for seat in range(3)]
    drawn = [[id for id in ids if id.startswith("log-draw")] for ids in read]
    assert drawn == [["log-draw-hidden"], ["log-draw"], ["log-draw"]]


@pytest.mark.rule("SR-19.10")
@pytest.mark.parametrize(
    ("seats", "active", "eliminated", "targets"),
    [
        (3, 0, (), [1, 2]),
        (6, 0, (), [1, 2, 3, 4, 5]),
        (6, 0, (1, 4), [2, 3, 5]),
        (3, 1, (), [0]),
        (4, 3, (), [0]),
        (6, 2, (), [0]),
        (6, 2, (1, 3), [0]),
    ],
)
def test_reach_in_a_raid(seats: int, active: int, eliminated: tuple[int, ...], targets: list[int]) -> None:
    """The boss reaches every living raider and their bases, a raider only the boss and the boss's bases."""
    assert reach("raid", seats, active, eliminated) == reaching(targets, targets)


@pytest.mark.rule("SR-19.10")
def test_the_boss_attacks_in_any_combination() -> None:
    """In one turn the boss attacks several raiders and bases; a raider's outposts protect only that raider."""
    scene = Scene(
        mode="raid", seats=4, combat=14,
        players={1: {"in_play": ["warning_beacon", "bioformer"]}, 2: {"in_play": ["stellar_reef"]}},
    )  # fmt: skip
    assert scene.options(kind="attack") == ["attack:2", "attack:3"]
    assert scene.options(kind="attack_base") == ["attack_base:1/warning_beacon", "attack_base:2/stellar_reef"]
    scene.play("attack:3", "amount:2", "attack_base:1/warning_beacon", "attack:1", "amount:1")
    scene.play("attack_base:2/stellar_reef", "attack_base:1/bioformer", "attack:2", "amount:2")
    assert [scene.authority(seat) for seat in range(4)] == [70, 49, 48, 48]
    assert scene.me["combat"] == 0


@pytest.mark.rule("SR-19.11")
@pytest.mark.parametrize(("eliminated", "amount"), [((), 50), ((1,), 51)])
def test_raiders_win_together(eliminated: tuple[int, ...], amount: int) -> None:
    """When the boss's authority is 0 or less all raiders win, those already eliminated too."""
    authority = [50, *scores("raid", 3, eliminated)[1:]]
    scene = Scene(
        mode="raid", active=2, players={2: {"combat": 51}}, authority=authority, eliminated=list(eliminated)
    )  # fmt: skip
    scene.play("attack:0", f"amount:{amount}")
    assert places(scene) == (2, 1, 1)


@pytest.mark.rule("SR-19.11")
def test_the_boss_wins_against_the_last_raider() -> None:
    """The boss wins when all raiders are eliminated, not before."""
    scene = Scene(mode="raid", seats=4, combat=9, authority=[70, 2, 3, 4])
    scene.play("attack:1", "amount:2", "attack:3", "amount:4")
    assert places(scene) is None
    scene.play("attack:2", "amount:3")
    assert places(scene) == (1, 2, 2, 2)
