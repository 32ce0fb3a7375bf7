"""Fit the scales of `ecliptic.server.bots.win_probability`: the bot greedy plays against itself, and the logistic
function of the seats' differences in points is fitted to who won.

    python tools/fit_win_probability.py
"""

import math
from random import Random
from typing import Final

import ecliptic
from ecliptic.bots import ask, bot
from ecliptic.server.bots.win_probability import differences

# Game, seats, options, number of games.
BATCHES: Final[tuple[tuple[str, int, dict[str, str], int], ...]] = (
    ("star-realms", 2, {"set": "colony_wars"}, 60),
    ("star-realms", 2, {"set": "core"}, 60),
    ("star-realms", 3, {"mode": "free_for_all"}, 20),
    ("federation", 2, {}, 40),
    ("federation", 4, {}, 20),
)
LOOKED_AT: Final = 0.1  # of all moments
SCALES: Final = (5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60, 80, 100, 150)


def play(slug: str, seats: int, options: dict[str, str], seed: str) -> list[tuple[float, bool]]:
    """One game: differences to the best opponent at some moments, and whether that seat won."""
    table = ecliptic.new(slug, seats=seats, seed=seed, options=options)
    mind = Random(f"mind {seed}")
    moments: list[list[float]] = []
    while not table.over:
        seat = table.waiting[0]
        if mind.random() < LOOKED_AT:
            moments.append(differences(table.game, table.game.resample(table.state, seat, mind), seats))
        table.play(seat, ask(bot("greedy"), table.game, table.state, seat, table.options(seat), mind).action)
    winners = table.result.winners if table.result else ()
    return [(points, seat in winners) for moment in moments for seat, points in enumerate(moment)]


def loss(found: list[tuple[float, bool]], scale: float) -> float:
    """How surprising the results are by this scale, in nats for each moment; 0.693 for somebody who knows nothing."""
    return sum(math.log1p(math.exp(min(500.0, (-x if won else x) / scale))) for x, won in found) / len(found)


def main() -> None:
    """Print the best scale for each batch."""
    for slug, seats, options, games in BATCHES:
        found = [row for i in range(games) for row in play(slug, seats, options, f"{slug} {i}")]
        best, scale = min((loss(found, scale), scale) for scale in SCALES)
        print(f"{slug} {seats} {options}: scale {scale}, loss {best:.3f} over {len(found)} moments", flush=True)


if __name__ == "__main__":
    main()
