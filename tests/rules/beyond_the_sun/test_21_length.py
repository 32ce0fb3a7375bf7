"""How long games between bots last."""

from random import Random
from statistics import mean

import pytest

import ecliptic
from ecliptic.bots import ask, bot

GAMES = 6
AVERAGE = 15  # rounds, by the rulebook
MOVES = 5_000


def rounds(seats: int, seed: int) -> int:
    """How many rounds a game between one-step bots has."""
    table = ecliptic.new("beyond-the-sun", seats=seats, seed=seed)
    greedy, rng = bot("greedy"), Random(seed)
    for _ in range(MOVES):
        if table.over:
            break
        seat = table.waiting[0]
        choice = ask(greedy, table.game, table.state, seat, table.options(seat), rng)
        table.play(seat, choice.action)
    assert table.over
    played: int = table.view(None)["round"]  # type: ignore[assignment]  # a view has JSON types
    return played


@pytest.mark.rule("BTS-21.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_that_look_one_step_ahead_need_about_twice_the_average(seats: int) -> None:
    lengths = [rounds(seats, seed) for seed in range(GAMES)]
    assert AVERAGE <= mean(lengths) <= 2.4 * AVERAGE, lengths
