"""Positions and packs that somebody has changed are refused with a sentence, or can be played to the end."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.kernel import Refused
from ecliptic.kernel.table import Table
from tests.properties.mutations import PACKS, opened_pack, opened_position, require_one_sentence, survive

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


LONG_WORD = "x" * 5_000


def with_long_words(value: Any) -> Iterator[Any]:
    """The value with one of its words, names of fields included, made very long; each word in turn."""
    if isinstance(value, str):
        yield LONG_WORD
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from ([*value[:i], changed, *value[i + 1 :]] for changed in with_long_words(item))
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from ({**value, name: changed} for changed in with_long_words(inner))
            yield {(LONG_WORD if each == name else each): kept for each, kept in value.items()}


@pytest.mark.parametrize("slug", sorted(PACKS))
def test_no_refusal_of_a_pack_quotes_a_long_word_whole(slug: str) -> None:
    refusals = 0
    for n in range(6):
        for pack in with_long_words({"game": slug, **PACKS[slug](Random(n))}):
            try:
                ecliptic.new(slug, seats=2, pack=pack)
            except Refused as refusal:
                require_one_sentence(refusal)
                refusals += 1
    assert refusals > 6


@pytest.mark.parametrize("slug", sorted(ecliptic.catalogue()))
def test_no_refusal_of_a_position_or_journal_quotes_a_long_word_whole(slug: str) -> None:
    table = ecliptic.new(slug, seats=2, seed=5)
    for _ in range(9):
        table.play(table.waiting[0], table.options(table.waiting[0])[-1])
    for written, read in ((table.save(), ecliptic.load), (table.journal.dump(), ecliptic.replay)):
        changed = list(with_long_words(written))
        for each in changed[:: max(1, len(changed) // 300)]:
            with pytest.raises(Refused) as refusal:
                read(each)
            require_one_sentence(refusal.value)


@pytest.mark.deep
@every_case
@pytest.mark.parametrize("tenth", range(10))
def test_refused_or_playable_to_the_end(opened: Open, slug: str, tenth: int) -> None:
    size = DEEP // 10
    assert accepted(opened, slug, range(tenth * size, (tenth + 1) * size), DEEP_DECISIONS)
