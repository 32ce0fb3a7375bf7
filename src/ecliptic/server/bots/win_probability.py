"""Win probabilities: every seat's chances from 0 (lost) to 1 (won)."""

import math
from random import Random
from typing import Any, Final

from ecliptic.games import manifests
from ecliptic.kernel import Game, State

WORLDS: Final = 8  # worlds to average over: hidden things may be anywhere

USUAL_SCALE: Final = 50.0  # tools/fit_win_probability.py finds those in the games' manifests
FARTHEST: Final = 50.0  # beyond it the number is 0 or 1


def win_probabilities(game: Game[Any], state: State, seats: int, eyes: int, random: Random) -> list[float]:
    """Return every seat's chances, from what one seat knows.

    A seat is worth the points that the game's weights give its features. The difference to the best opponent goes
    through the logistic function 1 / (1 + exp(-difference / scale)): 0.5 when both are worth the same. A game that
    is over has its result: 1 for winners, 0 for the others, 0.5 when nobody has won.
    """
    result = game.result(state)
    if result is not None:
        return [0.5 if not result.winners else float(place == 1) for place in result.places]
    if not getattr(game, "weights", None):
        return [0.5] * seats  # the game has no weights
    known = manifests().get(game.slug)
    scale = known.evaluation_scale if known else USUAL_SCALE
    sums = [0.0] * seats
    for _ in range(WORLDS):
        for seat, points in enumerate(differences(game, game.resample(state, eyes, random), seats)):
            sums[seat] += 1 / (1 + math.exp(max(-FARTHEST, min(FARTHEST, -points / scale))))
    return [round(total / WORLDS, 4) for total in sums]


def differences(game: Game[Any], world: State, seats: int) -> list[float]:
    """Return by how many points each seat is ahead of its best opponent."""
    weights = list(game.weights.values())
    values = []
    for seat in range(seats):
        features = game.features(world, seat)
        values.append(sum(weight * features[i] for i, weight in enumerate(weights)))
    sides = game.sides(world, seats)
    return [
        values[seat] - max(values[other] for other in range(seats) if sides[other] != sides[seat])
        for seat in range(seats)
    ]
