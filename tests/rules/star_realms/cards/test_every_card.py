"""No card and no ability of a card is left without a test."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ecliptic.games.star_realms.components import raw_data
from tests.rules.star_realms import cards

ABILITIES = ["primary", "ally", "scrap", "passive", "on_acquire"]


def printed_pairs() -> set[tuple[str, str]]:
    """Every card with each of its abilities, and with what else is printed on it."""
    data: Any = raw_data()
    rows = data["basic_cards"] + [row for part in data["card_sets"].values() for row in part["trade_deck"]]
    abilities = {(row["id"], ability) for row in rows for ability in ABILITIES if row.get(ability)}
    return abilities | {(row["id"], "printed") for row in rows}


def marks_of(test: Any) -> Iterator[Any]:
    """The marks of a test function and of its parameters."""
    for mark in getattr(test, "pytestmark", []):
        yield mark
        if mark.name == "parametrize":
            for row in mark.args[1]:
                yield from getattr(row, "marks", ())


def pairs_with_a_test() -> set[tuple[str, str]]:
    """What the tests of this folder say they test: `@pytest.mark.card("gunship", "scrap")`."""
    names = [module.name for module in iter_modules(cards.__path__) if module.name.startswith("test_")]
    modules = [import_module(f"{cards.__name__}.{name}") for name in names]
    tests = [value for module in modules for name, value in vars(module).items() if name.startswith("test_")]
    return {mark.args for test in tests for mark in marks_of(test) if mark.name == "card"}


def test_every_card_and_ability_has_a_test() -> None:
    """Each of the 92 cards has a test of its numbers and of each ability it has, and no test speaks of another."""
    expected = printed_pairs()
    assert len({card for card, _ in expected}) == 92
    assert pairs_with_a_test() == expected
