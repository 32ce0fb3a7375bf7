"""The arena: bots play each other on equal terms, with confidence intervals.

A set of games has one seed and is played once for each line-up, so that every bot sits on every seat with the same
chance. The score of a bot in a game is the share of the other bots' seats that it finished ahead of, ties half: with
two seats that is the share of wins.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log10, sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Final

from ecliptic.bots import find_bot, play_match
from ecliptic.kernel import Json, Refused
from ecliptic.sim.jobs import Progress, Setup, ranges, set_up, spread

SURE: Final = NormalDist().inv_cdf(0.975)  # 95 % intervals
ANCHOR: Final = "random"  # this bot has Elo 0; without it the first one named

Pair = tuple[str, str]


def arena(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    pack: Mapping[str, object] | None = None,
) -> Json:
    """Let bots play at least so many games, in whole sets; the table has the strongest bot first.

    With more bots than seats every group of that size meets, with fewer they share the seats evenly. A bot may be named
    several times if there is a name for every seat: one against three of another. `interval` says how `low` and
    `high` were found: "wilson" where every score is 0 or 1, else "student" over the means of the sets. `wins` is the
    share of games in which the bot came first, or shared that place.

    >>> played = arena("star-realms", ["random", "greedy"], games=4)
    >>> [row["bot"] for row in played["table"]]
    ['greedy', 'random']
    """
    names = list(bots)
    setup = set_up(game, seats, dict(options or {}), seed, games, jobs, names, pack)
    if len(names) < 2:
        raise Refused("An arena needs at least two bots.")
    for name in names:
        if names.count(name) > 1 and (len(names) != seats or len(set(names)) == 1):
            raise Refused(f"Bot {name} is named twice: a bot cannot be compared with itself.")
    lineups = line_ups(names, seats)
    sets = -(-games // len(lineups))
    total = sets * len(lineups)
    tasks: list[tuple[object, ...]] = [(setup, lineups, first, last) for first, last in ranges(sets)]
    results = Results(list(dict.fromkeys(names)))
    for part in spread(play_sets, tasks, jobs):
        for places_of_set in part:
            results.add_set(lineups, places_of_set)
        if progress:
            progress(results.games, total)
    return {"game": game, "games": total, "seats": seats, "interval": results.interval, "table": results.table()}


def line_ups(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Return every seating of a set: each group of bots in every rotation.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('b', 'a'), ('a', 'c'), ('c', 'a'), ('b', 'c'), ('c', 'b')]
    >>> line_ups(["a", "b"], 4)
    [('a', 'a', 'b', 'b'), ('a', 'b', 'b', 'a'), ('b', 'b', 'a', 'a'), ('b', 'a', 'a', 'b')]
    >>> line_ups(["a", "b", "b"], 3)
    [('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b')]
    """
    groups: list[tuple[str, ...]] = []
    if len(bots) >= seats:
        groups += combinations(bots, seats)
    else:
        # Neighbours share a bot, because in team games neighbours are a team; who gets an odd seat takes turns.
        for shift in range(len(bots)):
            turned = bots[shift:] + bots[:shift]
            groups.append(tuple(turned[seat * len(bots) // seats] for seat in range(seats)))
    rotations = [group[shift:] + group[:shift] for group in groups for shift in range(seats)]
    return list(dict.fromkeys(rotations))


def play_sets(setup: Setup, lineups: list[tuple[str, ...]], first: int, last: int) -> list[list[tuple[int, ...]]]:
    """Return the places of every game in the sets with these numbers, in the order of the line-ups."""
    game, origin = setup.origin()
    played: list[list[tuple[int, ...]]] = []
    for number in range(first, last):
        places: list[tuple[int, ...]] = []
        for lineup in lineups:
            state = origin.clone()
            chance, minds = Random(f"{setup.seed}:{number}"), Random(f"{setup.seed}:{number}:bots")
            play_match(game, state, [find_bot(name) for name in lineup], chance, minds)
            result = game.result(state)
            assert result is not None
            places.append(result.places)
        played.append(places)
    return played


def compare(lineup: tuple[str, ...], places: tuple[int, ...]) -> dict[Pair, float]:
    """Return, for each two bots at the table, the share of the second one's seats that the first finished ahead of.

    >>> compare(("a", "b", "b"), (2, 1, 3))
    {('a', 'b'): 0.5, ('b', 'a'): 0.5}
    """
    sums: dict[Pair, list[float]] = {}
    for mine, name in enumerate(lineup):
        for theirs, other in enumerate(lineup):
            if name != other:
                ahead = 0.5 if places[mine] == places[theirs] else float(places[mine] < places[theirs])
                sums.setdefault((name, other), []).append(ahead)
    return {pair: fmean(scores) for pair, scores in sums.items()}


class Results:
    """Everything that was played so far, by bot and by pair of bots."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.games = 0
        self.scores: dict[str, list[float]] = {name: [] for name in names}  # of each game
        self.means: dict[str, list[float]] = {name: [] for name in names}  # of each set
        self.first: dict[str, int] = dict.fromkeys(names, 0)  # games on place 1
        self.won: dict[Pair, float] = {}
        self.met: dict[Pair, int] = {}

    def add_set(self, lineups: list[tuple[str, ...]], places_of_set: list[tuple[int, ...]]) -> None:
        """Add the games of one seed."""
        of_set: dict[str, list[float]] = {name: [] for name in self.names}
        for lineup, places in zip(lineups, places_of_set, strict=True):
            compared = compare(lineup, places)
            for pair, share in compared.items():
                self.won[pair] = self.won.get(pair, 0.0) + share
                self.met[pair] = self.met.get(pair, 0) + 1
            for name in dict.fromkeys(lineup):
                of_set[name].append(fmean(share for pair, share in compared.items() if pair[0] == name))
                self.first[name] += any(place == 1 and own == name for own, place in zip(lineup, places, strict=True))
            self.games += 1
        for name, scores in of_set.items():
            self.scores[name] += scores
            self.means[name].append(fmean(scores))

    @property
    def interval(self) -> str:
        """Return how the intervals are computed."""
        plain = all(score in (0.0, 1.0) for scores in self.scores.values() for score in scores)
        return "wilson" if plain else "student"

    def table(self) -> list[Json]:
        """Return a row for each bot, the strongest first."""
        ratings = elo(self.names, self.won, self.met)
        interval = self.interval
        rows: list[Json] = []
        for name in sorted(self.names, key=lambda name: -ratings[name]):
            scores = self.scores[name]
            low, high = wilson(sum(scores), len(scores)) if interval == "wilson" else student(self.means[name])
            rows.append(
                {
                    "bot": name,
                    "score": round(fmean(scores), 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                    "wins": round(self.first[name] / len(scores), 4),
                    "elo": round(ratings[name], 1),
                    "games": len(scores),
                }
            )
        return rows


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval for a share of wins: it stays between 0 and 1 and is never empty.

    >>> [round(bound, 3) for bound in wilson(10, 10)]
    [0.722, 1.0]
    """
    share, z = wins / games, SURE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def student(means: list[float]) -> tuple[float, float]:
    """Return Student's interval for the mean of sets, which are independent while the games of one set are not.

    The quantile is the usual expansion in 1/n around the normal one. With one set nothing is known, and sets that all
    came out alike get Wilson's interval, which assumes the widest spread.

    >>> [round(bound, 2) for bound in student([0.4, 0.6, 0.5, 0.5])]
    [0.37, 0.63]
    >>> student([0.5])
    (0.0, 1.0)
    """
    if len(means) < 2:
        return 0.0, 1.0
    if stdev(means) == 0.0:
        return wilson(sum(means), len(means))
    z, free = SURE, len(means) - 1
    quantile = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    quantile += (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    half = quantile * stdev(means) / sqrt(len(means))
    return max(0.0, fmean(means) - half), min(1.0, fmean(means) + half)


def elo(names: list[str], won: dict[Pair, float], met: dict[Pair, int]) -> dict[str, float]:
    """Return the Elo ratings that make the shares between each two bots most likely (a logistic fit).

    One drawn game is added to each pair that met, so that a bot that never lost has a rating too.

    >>> ratings = elo(["random", "a"], {("a", "random"): 75.0, ("random", "a"): 25.0}, {("a", "random"): 100})
    >>> ratings["random"], round(ratings["a"])
    (0.0, 189)
    """
    pairs = {tuple(sorted(pair)): n for pair, n in met.items()}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(10_000):
        change = 0.0
        for name in names:
            wins = games = 0.0
            for (one, two), n in pairs.items():
                if name in (one, two):
                    other = two if name == one else one
                    wins += won.get((name, other), 0.0) + 0.5
                    games += (n + 1) / (strength[name] + strength[other])
            fitted = wins / games
            change = max(change, abs(log10(fitted / strength[name])))
            strength[name] = fitted
        if change < 1e-9:
            break
    zero = log10(strength[ANCHOR if ANCHOR in names else names[0]])
    return {name: 400 * (log10(strength[name]) - zero) for name in names}
