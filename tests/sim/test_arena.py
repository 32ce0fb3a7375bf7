"""The arena: every bot on every seat with the same chance, and honest intervals."""

from random import Random
from typing import Any

import pytest

from ecliptic.bots import BOTS, Bot, Choice
from ecliptic.kernel import Action, Game, Refused, State
from ecliptic.sim.arena import Results, arena, compare, elo, line_ups, play_sets, student, wilson
from ecliptic.sim.jobs import Setup, set_up


class First(Bot):
    """Always takes its first option."""

    def __init__(self) -> None:
        super().__init__("first", "always takes its first option")

    def choose(self, game: Game[Any], world: State, seat: int, options: list[Action], random: Random) -> Choice:
        return Choice(options[0])


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", First())
    monkeypatch.setitem(BOTS, "double", First())


def setup(seats: int = 2) -> Setup:
    return set_up("star-realms", seats, {}, 3, 1, 1, [])


def test_the_table_has_the_promised_rows() -> None:
    played: Any = arena("star-realms", ["random", "greedy"], games=4, seed=1)
    assert (played["game"], played["games"], played["interval"]) == ("star-realms", 4, "wilson")
    assert [row["bot"] for row in played["table"]] == ["greedy", "random"]
    for row in played["table"]:
        assert {"bot", "score", "low", "high", "wins", "elo", "games"} == set(row)
        assert 0 <= row["low"] <= row["score"] <= row["high"] <= 1
        assert row["games"] == 4
    assert sum(row["score"] for row in played["table"]) == 1
    assert played["table"][1]["elo"] == 0


def test_workers_change_nothing() -> None:
    one = arena("star-realms", ["random", "greedy"], games=6, seed=4, jobs=1)
    assert one == arena("star-realms", ["random", "greedy"], games=6, seed=4, jobs=2)


@pytest.mark.usefixtures("first")
def test_line_ups_of_a_set_share_their_chance() -> None:
    """With the same thoughtless bot under two names it does not matter who sits where: it is the same game."""
    played = play_sets(setup(), [("first", "double"), ("double", "first")], 0, 8)
    assert all(places[0] == places[1] for places in played)
    assert {places[0] for places in played} == {(1, 2), (2, 1)}


def test_one_bot_against_three_of_another() -> None:
    """A name for every seat: the single bot sits on each of them once, and wins count games, not seats."""
    names = ["greedy", "random", "random", "random"]
    played: Any = arena("federation", names, games=3, seats=4, seed=1)
    assert played["games"] == 4
    assert [(row["bot"], row["games"]) for row in played["table"]] == [("greedy", 4), ("random", 4)]
    results = Results(["a", "b"])
    results.add_set([("a", "b", "b"), ("b", "a", "b")], [(2, 1, 3), (1, 1, 3)])
    rows: Any = {row["bot"]: row for row in results.table()}
    assert (rows["a"]["wins"], rows["b"]["wins"]) == (0.5, 1.0)
    assert rows["a"]["score"] == 0.625


@pytest.mark.usefixtures("first")
def test_three_bots_meet_in_pairs() -> None:
    played: Any = arena("star-realms", ["random", "greedy", "first"], games=7, seed=2)
    assert played["games"] == 12  # two whole sets of three pairs on two seats
    assert [row["games"] for row in played["table"]] == [8, 8, 8]
    assert played["table"][0]["bot"] == "greedy"


def test_bots_share_the_seats_of_a_larger_table() -> None:
    told: list[tuple[int, int]] = []
    played: Any = arena(
        "star-realms", ["random", "greedy"], games=5, seats=3, progress=lambda done, total: told.append((done, total))
    )
    assert played["games"] == 6
    assert told == [(6, 6)]
    assert played["table"][0]["score"] + played["table"][1]["score"] == pytest.approx(1)


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        (["a", "b"], 2, {"ab", "ba"}),
        (["a", "b", "c"], 2, {"ab", "ba", "ac", "ca", "bc", "cb"}),
        (["a", "b", "c"], 3, {"abc", "bca", "cab"}),
        (["a", "b"], 3, {"aab", "aba", "baa", "bba", "bab", "abb"}),
        (["a", "b"], 4, {"aabb", "abba", "bbaa", "baab"}),
    ],
)
def test_every_bot_sits_on_every_seat_equally_often(bots: list[str], seats: int, expected: set[str]) -> None:
    lineups = line_ups(bots, seats)
    assert sorted("".join(lineup) for lineup in lineups) == sorted(expected)
    for seat in range(seats):
        sat = [lineup[seat] for lineup in lineups]
        assert len({sat.count(name) for name in bots}) == 1


def test_a_score_is_the_share_of_other_bots_seats_left_behind() -> None:
    assert compare(("a", "b"), (1, 2)) == {("a", "b"): 1.0, ("b", "a"): 0.0}
    assert compare(("a", "b"), (0, 0)) == {("a", "b"): 0.5, ("b", "a"): 0.5}
    assert compare(("a", "a", "b", "b"), (1, 1, 2, 2))[("a", "b")] == 1.0
    assert compare(("a", "b", "c"), (2, 1, 3))[("a", "c")] == 1.0


def test_a_game_without_result_counts_half() -> None:
    results = Results(["a", "b"])
    results.add_set([("a", "b"), ("b", "a")], [(1, 2), (0, 0)])
    assert results.interval == "student"
    rows: Any = results.table()
    assert [(row["bot"], row["score"]) for row in rows] == [("a", 0.75), ("b", 0.25)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (990, 1000, 0.9817, 0.9946)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("free", "quantile"), [(4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_interval(free: int, quantile: float) -> None:
    """The half-width is the tabulated quantile times the standard error."""
    means = [0.5 + 0.01 * (n - free / 2) / free for n in range(free + 1)]
    n = len(means)
    error = (sum((mean - 0.5) ** 2 for mean in means) / (n - 1) / n) ** 0.5
    low, high = student(means)
    assert (high - low) / 2 == pytest.approx(quantile * error, rel=0.01)
    assert (high + low) / 2 == pytest.approx(0.5)


def test_an_interval_is_never_a_point() -> None:
    """Three sets that came out alike do not prove that the next one will."""
    low, high = student([0.5, 0.5, 0.5])
    assert low < 0.4
    assert high > 0.6


def test_elo_of_known_shares() -> None:
    """400 points are odds of ten to one, up to the one drawn game that every pair is given."""
    met = {("a", "b"): 11_000, ("b", "a"): 11_000, ("b", "c"): 11_000, ("c", "b"): 11_000}
    won = {("a", "b"): 1000.0, ("b", "a"): 10_000.0, ("b", "c"): 1000.0, ("c", "b"): 10_000.0}
    ratings = elo(["a", "b", "c"], won, met)
    assert [round(ratings[name], -1) for name in "abc"] == [0, 400, 800]


def test_elo_of_a_bot_that_never_lost_is_finite_and_random_is_zero() -> None:
    ratings = elo(["best", "random"], {("best", "random"): 20.0, ("random", "best"): 0.0}, {("best", "random"): 20})
    assert ratings["random"] == 0
    assert 600 < ratings["best"] < 700


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"bots": ["random"]}, "An arena needs at least two bots"),
        ({"bots": ["random", "random"]}, "Bot random is named twice"),
        ({"bots": ["random", "greedy", "greedy"]}, "Bot greedy is named twice"),
        ({"bots": ["random", "genius"]}, "There is no bot 'genius'"),
        ({"seats": 7}, "Star Realms has 2 to 6 seats, not 7"),
        ({"games": 0}, "The number of games must be at least 1"),
    ],
)
def test_mistakes_get_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    given: dict[str, Any] = {"game": "star-realms", "bots": ["random", "greedy"], "games": 2, **changes}
    with pytest.raises(Refused, match=sentence):
        arena(**given)
