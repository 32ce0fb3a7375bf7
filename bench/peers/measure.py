"""How every peer is measured: whole games in timed slices, of which the middle one counts.

A decision is one choice of a player, forced ones included; chance is no decision. Random play is uniform over the
legal actions that the engine itself returns, and the time includes everything: a new game, the list, the choice and
carrying it out.
"""

import importlib
import random
import resource
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

Row = dict[str, Any]


class Played(NamedTuple):
    """One game: decisions, how many actions were legal in all of them, and chance nodes."""

    decisions: int
    legal: int
    chance: int = 0


class Slices(NamedTuple):
    """How long to measure."""

    seconds: float
    runs: int


Play = Callable[[random.Random], Played]
Case = Callable[[Slices], Row]


class Missing(Exception):
    """A library that is to be measured is not installed."""


def library(name: str) -> Any:
    """A peer's module. They are not among our requirements, and have no types."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Missing(f"{name} cannot be imported ({error}): see bench/peers/README.md") from error


def pick(rng: random.Random, options: Any) -> Any:
    """One of the options; `rng.choice` would cost more than some engines' whole decision."""
    return options[int(rng.random() * len(options))]


def measure(engine: str, case: str, play: Play, slices: Slices, copy: Callable[[], object] | None = None) -> Row:
    """Play whole games in slices after a shorter one to warm up; the row of the slice in the middle."""
    rng = random.Random(12345)
    random.seed(12345)
    _slice(play, rng, min(1.0, slices.seconds / 3))
    measured = sorted(
        (_slice(play, rng, slices.seconds) for _ in range(slices.runs)), key=lambda row: row["decisions_per_s"]
    )
    row: Row = {"engine": engine, "case": case, **measured[len(measured) // 2], "peak_rss_mb": peak_rss_mb()}
    row["least"], row["most"] = measured[0]["decisions_per_s"], measured[-1]["decisions_per_s"]
    if copy is not None:
        row["copy_us"] = microseconds(copy)
    return row


def _slice(play: Play, rng: random.Random, seconds: float) -> dict[str, float]:
    games = decisions = legal = chance = 0
    start, cpu = time.perf_counter(), time.process_time()
    while True:
        played = play(rng)
        games += 1
        decisions += played.decisions
        legal += played.legal
        chance += played.chance
        wall = time.perf_counter() - start
        if wall >= seconds:
            break
    return {
        "games_per_s": games / wall,
        "decisions_per_s": decisions / wall,
        "us_per_decision": wall / max(1, decisions) * 1e6,
        "decisions_per_game": decisions / games,
        "legal_mean": legal / max(1, decisions),
        "chance_per_game": chance / games,
        "cpu_share": (time.process_time() - cpu) / wall,
    }


def microseconds(call: Callable[[], object], seconds: float = 0.3) -> float:
    """What one call costs; the median of three slices."""
    found = []
    for _ in range(3):
        calls = 0
        start = time.perf_counter()
        while (wall := time.perf_counter() - start) < seconds:
            for _ in range(10):
                call()
            calls += 10
        found.append(wall / calls * 1e6)
    return statistics.median(found)


def per_second(step: Callable[[], int], slices: Slices) -> float:
    """How often something happens, where each step does it several times; the median of the slices."""
    found = []
    for _ in range(slices.runs):
        done = 0
        start = time.perf_counter()
        while (wall := time.perf_counter() - start) < slices.seconds:
            done += step()
        found.append(done / wall)
    return statistics.median(found)


def peak_rss_mb() -> float:
    """The most memory that this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
