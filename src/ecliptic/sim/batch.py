"""Batches of games: who wins, how they end, how long they take."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any

from ecliptic.bots import find_bot, play_match
from ecliptic.kernel import Json, State, play_randomly
from ecliptic.sim.jobs import Progress, Setup, ranges, set_up, spread


class Tally:
    """The results of a number of games as counts: exact, and independent of the order of addition."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.places: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions.update(other.decisions)
        self.turns.update(other.turns)
        for seat, places in enumerate(other.places):
            self.places[seat].update(places)
            self.scores[seat].update(other.scores[seat])


def simulate(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    pack: Mapping[str, object] | None = None,
) -> Json:
    """Let the bots named in `seats` play so many games.

    Game i has its own generators, seeded with the seed and i: neither the number of jobs nor the number of games
    changes it. `places` counts by place, with "none" for games stopped without a result.

    >>> played = simulate("star-realms", ["random", "random"], games=2, seed=7)
    >>> list(played)[:6]
    ['game', 'games', 'decisions', 'seconds', 'games_per_second', 'decisions_per_second']
    >>> sum(played["wins"])
    2
    """
    names = list(seats)
    setup = set_up(game, len(names), dict(options or {}), seed, games, jobs, names, pack)
    start = perf_counter()
    total = Tally(len(names))
    tasks: list[tuple[object, ...]] = [(setup, names, first, last) for first, last in ranges(games)]
    for tally in spread(play_range, tasks, jobs):
        total.add(tally)
        if progress:
            progress(total.games, games)
    return report(game, total, perf_counter() - start)


def play_range(setup: Setup, names: list[str], first: int, last: int) -> Tally:
    """Play the games with these numbers."""
    game, origin = setup.origin()
    bots = [find_bot(name) for name in names]
    all_random = set(names) == {"random"}
    tally = Tally(setup.seats)
    for number in range(first, last):
        state = origin.clone()
        chance = Random(f"{setup.seed}:{number}")
        if all_random:
            decisions = play_randomly(state, chance.random)
        else:
            decisions = play_match(game, state, bots, chance, Random(f"{setup.seed}:{number}:bots"))
        result = game.result(state)
        assert result is not None
        tally.games += 1
        tally.decisions[decisions] += 1
        tally.turns[turns_of(state)] += 1
        for seat in range(setup.seats):
            tally.places[seat][result.places[seat]] += 1
            tally.scores[seat][result.scores[seat]] += 1
    return tally


def turns_of(state: State) -> int:
    """Return how many turns the game took, if it counts them."""
    turns: Any = getattr(state, "turn", 0)
    return int(turns)


def report(game: str, total: Tally, seconds: float) -> Json:
    """Return the tally as JSON types."""
    decisions = sum(length * n for length, n in total.decisions.items())
    seats = range(len(total.places))
    return {
        "game": game,
        "games": total.games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(total.games / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
        "wins": [total.places[seat][1] for seat in seats],
        "places": [count_places(total.places[seat], len(seats)) for seat in seats],
        "scores": [summary(total.scores[seat]) for seat in seats],
        "lengths": {"decisions": summary(total.decisions), "turns": summary(total.turns)},
    }


def count_places(places: Counter[int], seats: int) -> Json:
    """Return how often a seat came to each place.

    >>> count_places(Counter({1: 6, 0: 2}), 2)
    {'1': 6, '2': 0, 'none': 2}
    """
    counted: Json = {str(place): places[place] for place in range(1, seats + 1)}
    return {**counted, "none": places[0]}


def summary(counts: Counter[int]) -> Json:
    """Return the usual statistics of a distribution.

    >>> summary(Counter({10: 2, 20: 1, 40: 1}))
    {'mean': 20.0, 'median': 15.0, 'min': 10, 'max': 40}
    """
    n = sum(counts.values())
    ordered = sorted(counts)
    return {
        "mean": round(sum(value * times for value, times in counts.items()) / n, 3),
        "median": (nth(counts, ordered, (n - 1) // 2) + nth(counts, ordered, n // 2)) / 2,
        "min": ordered[0],
        "max": ordered[-1],
    }


def nth(counts: Counter[int], ordered: list[int], index: int) -> int:
    """Return the value at this index if all were written out in order."""
    for value in ordered:
        index -= counts[value]
        if index < 0:
            return value
    raise IndexError(index)
