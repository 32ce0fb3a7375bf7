"""`ecliptic bench`: how fast this installation is.

Everything runs in this process on one core: a warm-up, then three timed slices of which the median counts. A decision
is one choice of a player, forced ones included; random play is uniform over the options.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ecliptic.cli.arguments import add_json, seconds, whole_number
from ecliptic.cli.output import print_json, print_table, progress_bar, say_how_it_runs

if TYPE_CHECKING:
    from ecliptic.kernel import Game, State

EXAMPLES: Final = "  ecliptic bench\n  ecliptic bench --seats 4\n  ecliptic bench --seconds 5 --json"

SLICES: Final = 3
STARTS: Final = 5
MIDGAME: Final = 100  # random decisions before the position whose copying is measured
LOOKED_AT: Final = 150  # decisions of a game between greedy bots; a whole campaign would take minutes
SEED: Final = 12345


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--seconds", metavar="T", type=seconds(0.01, 600), default=1.0, help="the length of a slice (1)"
    )
    parser.add_argument(
        "--seats",
        metavar="N",
        type=whole_number(2, 6),
        help="how many play (each game's fewest; games not for N are left out)",
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    import ecliptic
    from ecliptic._compiled_loader import compiled

    measures: list[tuple[str, str, Callable[[], float]]] = []
    for game in ecliptic.catalogue().values():
        seats = arguments.seats or game.seats[0]
        if seats in game.seats:
            measures += game_measures(game, seats, arguments.seconds)
    measures.append(("start-up of --help", "ms", start_up))
    rows: list[dict[str, Any]] = []
    with progress_bar("measures") as progress, one_core():
        for name, unit, measure in measures:
            rows.append({"name": name, "value": round(measure(), 3), "unit": unit, "compiled": compiled()})
            if progress:
                progress(len(rows), len(measures))
    say_how_it_runs()
    if arguments.json:
        print_json(rows)
    else:
        print_table(["name", "value", "unit"], [[row["name"], f"{row['value']:,}", row["unit"]] for row in rows])
    return 0


def game_measures(game: "Game[Any]", seats: int, seconds: float) -> list[tuple[str, str, Callable[[], float]]]:
    """Return the measurements of a game with this many players."""
    from ecliptic.bots import bot, play_match
    from ecliptic.kernel import play_randomly

    rng = Random(SEED)
    greedy = [bot("greedy")] * seats

    def randomly() -> int:
        return play_randomly(new_state(game, seats), rng.random)

    def greedily() -> int:
        return play_match(game, new_state(game, seats), greedy, rng, rng, LOOKED_AT)

    def clone() -> int:
        for _ in range(100):
            midgame.clone()
        return 100

    midgame = new_state(game, seats)
    play_randomly(midgame, Random(SEED).random, MIDGAME)
    measures: list[tuple[str, str, Callable[[], float]]] = [
        (f"{game.slug}: random play", "µs/decision", lambda: 1e6 / rate(randomly, seconds)),
        (f"{game.slug}: clone", "µs", lambda: 1e6 / rate(clone, seconds / SLICES)),
    ]
    if hasattr(game, "weights"):  # without them the bot does not know what to play for
        measures.append((f"{game.slug}: greedy play", "decisions/s", lambda: rate(greedily, seconds)))
    return measures


def new_state(game: "Game[Any]", seats: int) -> "State":
    """Return a game at its start."""
    state: State = game.new(seats, game.choose_options(seats, {}), None, game.rules_versions[-1])
    return state


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how many units of work are done per second: the median of three slices after a warm-up."""
    _slice(work, seconds / SLICES)
    return statistics.median(_slice(work, seconds) for _ in range(SLICES))


def _slice(work: Callable[[], int], seconds: float) -> float:
    done = 0
    start = now = time.perf_counter()
    while now < start + seconds:
        done += work()
        now = time.perf_counter()
    return done / (now - start)


def start_up() -> float:
    """Return the milliseconds that `ecliptic --help` takes."""
    times = []
    for _ in range(STARTS):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "ecliptic", "--help"], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1000


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core while measuring, where the system lets us choose."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)
