"""How the seats of a game stand, as a number from 0 (lost) to 1 (won)."""

import math
from random import Random
from typing import Any, Final

from ecliptic.kernel import Game, State

WORLDS: Final = 8  # over which the number is averaged: what is hidden may lie in many ways

# How many points of a game's own weights make the odds of winning e times better.
SCALES: Final = {"star-realms": 30.0, "federation": 15.0}
USUAL_SCALE: Final = 20.0


def standing(game: Game[Any], state: State, seats: int, eyes: int, random: Random) -> list[float]:
    """Every seat's chances, from what one seat knows.

    A seat is worth the points that the game's weights give its features. The difference to the best opponent goes
    through the logistic function 1 / (1 + exp(-difference / scale)): 0.5 when both are worth the same. A game that
    is over has its result: 1 for winners, 0 for the others, 0.5 when nobody has won.
    """
    result = game.result(state)
    if result is not None:
        return [0.5 if not result.winners else float(place == 1) for place in result.places]
    if not getattr(game, "weights", None):
        return [0.5] * seats  # nobody has said what is worth what
    scale = SCALES.get(game.slug, USUAL_SCALE)
    sums = [0.0] * seats
    for _ in range(WORLDS):
        world = game.resample(state, eyes, random)
        sides = game.sides(world, seats)
        values = [_value(game, world, each) for each in range(seats)]
        for each in range(seats):
            best = max(values[other] for other in range(seats) if sides[other] != sides[each])
            sums[each] += 1 / (1 + math.exp(-_bounded((values[each] - best) / scale)))
    return [round(total / WORLDS, 4) for total in sums]


def _value(game: Game[Any], world: State, seat: int) -> float:
    features = game.features(world, seat)
    return sum(weight * features[i] for i, weight in enumerate(game.weights.values()))


def _bounded(x: float) -> float:
    return max(-50.0, min(50.0, x))
