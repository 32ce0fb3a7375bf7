"""Compare games with Star Realms' duel: `python bench/relative.py [--rounds 6] [--seconds 1] [GAME:SEATS ...]`.

Every round measures random play and copies of each game in turn, in one process and in processor time, so that other
programs on the machine hardly count and a machine whose speed drifts treats all games alike. Prints the best round of
each measure, and how many times that of a duel it is.
"""

import argparse
import time
from collections.abc import Callable
from random import Random
from typing import Final

import ecliptic
from ecliptic.cli.bench import MIDGAME, SEED, new_state, one_core
from ecliptic.kernel import play_randomly

DUEL: Final = "star-realms:2"
GAMES: Final = ["blighted-reach:4", "blighted-reach:2", "arcs:4", "arcs:2"]


def work_of(name: str) -> list[Callable[[], int]]:
    """Return what plays one random game and what copies a state a hundred times; each returns how much it did."""
    slug, _, seats = name.partition(":")
    game, rng = ecliptic.catalogue()[slug], Random(SEED)
    midgame = new_state(game, int(seats))
    play_randomly(midgame, Random(SEED).random, MIDGAME)

    def randomly() -> int:
        return play_randomly(new_state(game, int(seats)), rng.random)

    def clone() -> int:
        for _ in range(100):
            midgame.clone()
        return 100

    return [randomly, clone]


def cost(work: Callable[[], int], seconds: float) -> float:
    """Return the microseconds of processor time that a unit of work takes."""
    done, start = 0, time.process_time()
    while time.process_time() < start + seconds:
        done += work()
    return (time.process_time() - start) / done * 1e6


def main() -> None:
    """Measure in turn and print a line for every game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES, help=f"slug and players ({' '.join(GAMES)})")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=1.0, help="of random play in a round; copies take a fifth")
    arguments = parser.parse_args()
    works = {name: work_of(name) for name in [DUEL, *arguments.games]}
    best: dict[str, list[float]] = {name: [] for name in works}
    with one_core():
        for _ in range(arguments.rounds):
            for name, work in works.items():
                new = [cost(work[0], arguments.seconds), cost(work[1], arguments.seconds / 5)]
                best[name] = [min(each) for each in zip(best[name] or new, new, strict=True)]
    print(f"{'game':20} {'decision':>12} {'times':>6} {'copy':>10} {'times':>6}")
    for name, (decision, copy) in best.items():
        times, copies = decision / best[DUEL][0], copy / best[DUEL][1]
        print(f"{name:20} {decision:9.2f} µs {times:6.2f} {copy:7.2f} µs {copies:6.2f}")


if __name__ == "__main__":
    main()
