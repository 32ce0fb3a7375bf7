"""What every level IIII technology scores (BTS-7.9)."""

from typing import Any

import pytest

from tests.rules.beyond_the_sun.cards.sheet import row, technology_points
from tests.rules.beyond_the_sun.scene import at


def fleet(*levels: int) -> dict[str, Any]:
    """Ships of seat 0 in Deep Space, with none in Sol."""
    return {"locations": {"SOL": at({1: [1]}), "DS": at({0: list(levels)})}}


def me(**player: Any) -> dict[str, Any]:
    """What seat 0 has."""
    return {"players": [player]}


def outposts(n: int) -> dict[str, Any]:
    """So many locations that seat 0 controls."""
    systems = {"A1": "SA-03", "A2": "SA-02", "B1": "SB-05", "B2": "SB-08"}
    held = {place: at({}, systems.get(place), (0, "ore")) for place in ("A1", "A2", "B1", "B2", "Y1", "Y2")}
    return {"locations": dict(list(held.items())[:n])}


COLONIES = [{"system": f"SA-{i:02}"} for i in range(5, 13)]

# The state, and what the card scores in it: below a step, at it, and beyond the limit.
POINTS = [
    row("T4-01", "points", [(me(), 3), (me(private=["T3-07", "T3-15"]), 5), (me(private=["T2-01"]), 3)]),
    row("T4-02", "points", [(fleet(3), 3), (fleet(4), 4), (fleet(4, 3), 4), (fleet(*[4] * 5), 7)]),
    row(
        "T4-03",
        "points",
        [
            (me(automation=["food"]), 3),
            (me(automation=["food"] * 2), 4),
            (me(automation=["food"] * 8 + ["ore"] * 4), 8),
        ],
    ),
    row("T4-04", "points", [(me(), 2), (me(colonies=COLONIES), 2)]),
    row("T4-05", "points", [(outposts(0), 3), (outposts(2), 5), (outposts(6), 7)]),
    row("T4-06", "points", [(me(population=1), 4), (me(population=2), 5), (me(population=12), 7)]),
    row("T4-07", "points", [(me(), 6)]),
    row("T4-08", "points", [(fleet(1), 3), (fleet(1, 1), 4), (fleet(*[1] * 9), 6)]),
    row("T4-09", "points", [(me(), 2), (me(colonies=COLONIES[:3]), 5), (me(colonies=COLONIES), 7)]),
    row(
        "T4-10",
        "points",
        [
            (me(automation=["ore"] * 2), 1),
            (me(automation=["ore"] * 3), 2),
            (me(automation=["ore"] * 8 + ["food"] * 8), 6),
        ],
    ),
]


@pytest.mark.parametrize(("card", "cases"), POINTS)
def test_points(card: str, cases: list[tuple[dict[str, Any], int]]) -> None:
    for state, points in cases:
        assert technology_points(card, **state) == points, state
