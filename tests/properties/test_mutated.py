"""Positions and packs that somebody has changed are refused with a sentence, or can be played to the end."""

from collections.abc import Callable

import pytest

import ecliptic
from ecliptic.kernel.table import Table
from tests.properties.mutations import PACKS, opened_pack, opened_position, survive

USUAL = 500
DEEP = 100_000
USUAL_DECISIONS = 60  # that are played after loading
DEEP_DECISIONS = 20_000
MOST_LOG = 60_000  # bytes of log that one move may make

Open = Callable[[str, int], Table | None]

CASES = [(opened_position, slug) for slug in ecliptic.catalogue()] + [(opened_pack, slug) for slug in PACKS]
every_case = pytest.mark.parametrize(("opened", "slug"), CASES, ids=lambda case: getattr(case, "__name__", case))


def accepted(opened: Open, slug: str, numbers: range, decisions: int) -> int:
    """How many of these cases are accepted; each of those must survive."""
    count = 0
    for n in numbers:
        try:
            table = opened(slug, n)
            if table is not None:
                count += 1
                survive(table, n, decisions, MOST_LOG)
        except Exception as error:
            raise AssertionError(f"{opened.__name__}({slug!r}, {n}): {type(error).__name__}: {error}") from error
    return count


@every_case
def test_refused_or_playable(opened: Open, slug: str) -> None:
    count = accepted(opened, slug, range(USUAL // 2), USUAL_DECISIONS)
    assert USUAL // 2 > count > USUAL // 50, "too few cases are tried further than reading, or none is refused"


@pytest.mark.deep
@every_case
@pytest.mark.parametrize("tenth", range(10))
def test_refused_or_playable_to_the_end(opened: Open, slug: str, tenth: int) -> None:
    size = DEEP // 10
    assert accepted(opened, slug, range(tenth * size, (tenth + 1) * size), DEEP_DECISIONS)
