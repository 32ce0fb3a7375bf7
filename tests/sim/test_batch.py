"""Batches of games: the same games whatever the number of workers, and counts that add up."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.kernel import Json, Refused, play_randomly
from ecliptic.sim.batch import simulate
from ecliptic.sim.jobs import CHUNKS, ranges, spread

KEYS = [
    "game", "games", "decisions", "seconds", "games_per_second", "decisions_per_second", "wins", "places", "scores",
    "lengths",
]  # fmt: skip
TIMES = ("seconds", "games_per_second", "decisions_per_second")


def timeless(played: Json) -> Json:
    return {key: value for key, value in played.items() if key not in TIMES}


def test_the_report_has_the_promised_keys() -> None:
    played: Any = simulate("star-realms", ["random", "greedy"], games=2, seed=1)
    assert list(played) == KEYS
    assert sorted(played["lengths"]) == ["decisions", "turns"]
    assert {"mean", "min", "max"} <= set(played["scores"][0])
    assert {"mean", "median", "min", "max"} == set(played["lengths"]["turns"])


def test_counts_add_up() -> None:
    played: Any = simulate("star-realms", ["random"] * 3, games=12, seed=4)
    assert played["games"] == 12
    assert sum(played["wins"]) == 12
    for place in ("1", "2", "3"):
        assert sum(places[place] for places in played["places"]) == 12
    assert [places["1"] for places in played["places"]] == played["wins"]
    assert played["decisions"] == round(played["lengths"]["decisions"]["mean"] * 12)
    assert played["decisions_per_second"] == pytest.approx(played["decisions"] / played["seconds"], rel=0.05)


@pytest.mark.parametrize("seats", [["random", "random"], ["greedy", "random"]])
def test_workers_change_nothing(seats: list[str]) -> None:
    alone = simulate("star-realms", seats, games=6, seed=9, jobs=1)
    shared = simulate("star-realms", seats, games=6, seed=9, jobs=2)
    assert timeless(alone) == timeless(shared)


def test_a_game_is_the_same_in_every_batch() -> None:
    """Game i depends on the seed and on i: the first three of five are the three of three."""
    three: Any = simulate("star-realms", ["random", "random"], games=3, seed=2)
    five: Any = simulate("star-realms", ["random", "random"], games=5, seed=2)
    game = ecliptic.game("star-realms")
    decisions = 0
    for number in range(5):
        state = game.new(2, game.choose_options(2, {}), None, 1)
        decisions += play_randomly(state, Random(f"2:{number}").random)
        if number == 2:
            assert three["decisions"] == decisions
    assert five["decisions"] == decisions


def test_seeds_and_options_matter() -> None:
    one = simulate("star-realms", ["random", "random"], games=3, seed=1)
    assert timeless(one) != timeless(simulate("star-realms", ["random", "random"], games=3, seed=2))
    core = simulate("star-realms", ["random", "random"], games=3, seed=1, options={"set": "core"})
    assert timeless(one) != timeless(core)


def test_a_game_without_result_has_no_places() -> None:
    options = {"turn_limit": 4}
    played: Any = simulate("star-realms", ["random", "greedy"], games=3, seed=1, options=options)
    assert played["wins"] == [0, 0]
    assert played["places"] == [{"1": 0, "2": 0, "none": 3}] * 2
    assert played["lengths"]["turns"]["max"] == 4


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate(
        "star-realms", ["random", "random"], games=5, seed=1, progress=lambda done, total: told.append((done, total))
    )
    assert told == [(n, 5) for n in range(1, 6)]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"seats": ["random", "genius"]}, "There is no bot 'genius'. Choose from: random, greedy"),
        ({"seats": ["random"]}, "Star Realms has 2 to 6 seats, not 1"),
        ({"options": {"set": "none"}}, "Option set cannot be 'none'"),
        ({"options": {"mode": "raid"}}, "Mode raid is for 3, 4, 5, or 6 seats, not 2"),
        ({"games": 0}, "The number of games must be at least 1, not 0"),
        ({"jobs": 0}, "The number of jobs must be at least 1, not 0"),
    ],
)
def test_mistakes_get_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    given: dict[str, Any] = {"game": "star-realms", "seats": ["random", "random"], "games": 1, "seed": 1, **changes}
    with pytest.raises(Refused, match=sentence):
        simulate(**given)


def test_a_batch_is_cut_into_pieces_without_gaps() -> None:
    for total in (1, 7, CHUNKS, CHUNKS + 1, 12_345):
        pieces = ranges(total)
        assert [number for first, last in pieces for number in range(first, last)] == list(range(total))
        assert len(pieces) <= CHUNKS


def test_results_come_in_the_order_of_the_tasks() -> None:
    tasks: list[tuple[object, ...]] = [(n,) for n in range(7)]
    assert list(spread(str, tasks, jobs=2)) == list(spread(str, tasks, jobs=1)) == [str(n) for n in range(7)]
