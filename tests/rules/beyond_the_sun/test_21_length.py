"""How long games between bots last, and that every one of them ends."""

from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

import ecliptic
from ecliptic.bots import bot, play_match
from ecliptic.sim.arena import arena

GAME: Any = ecliptic.game("beyond-the-sun")
SHORTEST, LONGEST = 12, 18  # rounds on average: the rulebook says 15
ENDLESS = 60  # rounds; the limit at which a game stops without a result is 500


def played(seats: int, seed: int, options: dict[str, str]) -> Any:
    """Return the last state of a game with greedy bots in all seats."""
    state = GAME.new(seats, GAME.choose_options(seats, options), None, 1)
    play_match(GAME, state, [bot("greedy")] * seats, Random(seed), Random(seed + 1))
    return state


def rounds(seats: int, seed: int) -> int:
    """Return how many rounds a game between greedy bots has."""
    found: int = played(seats, seed, {}).round
    return found


@pytest.mark.rule("BTS-21.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_between_greedy_bots_have_about_fifteen_rounds(seats: int) -> None:
    lengths = [rounds(seats, seed) for seed in range(6)]
    assert SHORTEST <= mean(lengths) <= LONGEST, lengths


@pytest.mark.deep
@pytest.mark.rule("BTS-21.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mean_of_a_hundred_games_is_within_bounds_with_its_interval(seats: int) -> None:
    lengths = [rounds(seats, seed) for seed in range(100)]
    margin = 1.96 * stdev(lengths) / len(lengths) ** 0.5
    assert mean(lengths) - margin >= SHORTEST, lengths
    assert mean(lengths) + margin <= LONGEST, lengths


@pytest.mark.rule("BTS-7.3")
@pytest.mark.parametrize(("seats", "options"), GAME.setups())
def test_a_game_between_greedy_bots_ends_by_achievements(seats: int, options: dict[str, str]) -> None:
    state = played(seats, 1, options)
    assert state.reason == "score"
    assert state.round == state.last_round < ENDLESS


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "options"), GAME.setups())
def test_no_game_between_greedy_bots_stalls(seats: int, options: dict[str, str]) -> None:
    for seed in range(30):
        state = played(seats, seed, options)
        assert state.reason == "score"
        assert state.round < ENDLESS, seed


def test_greedy_beats_three_random_bots() -> None:
    names = ["greedy", "random", "random", "random"]
    found: Any = arena("beyond-the-sun", names, games=8, seed=1, seats=4)
    best = found["table"][0]
    assert (best["bot"], best["games"]) == ("greedy", 8)
    assert best["wins"] == 1.0


@pytest.mark.deep
def test_greedy_beats_three_random_bots_in_five_hundred_games() -> None:
    names = ["greedy", "random", "random", "random"]
    found: Any = arena("beyond-the-sun", names, games=500, seed=1, seats=4)
    best = found["table"][0]
    assert (best["bot"], best["games"]) == ("greedy", 500)
    assert best["wins"] >= 0.95
