"""No erudite, tile, token, mission, room or law is left without a test of its own effect."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ecliptic.games.federation.content_pack import raw_data
from tests.rules import federation

# Section of the data file, how its rows are called in marks, and how many there are (FED-1.1).
KINDS = [
    ("erudites", "{id}", 45),
    ("deep_space_tiles", "{id}", 8),
    ("alteration_tokens", "{id}", 50),
    ("starting_planets", "{id}", 8),
    ("production_sites", "{id}", 8),
    ("missions", "mission {id}", 12),
    ("rooms", "room {id}", 6),
    ("laws", "law of {planet}", 5),
]


def printed_components() -> set[str]:
    """Every component that has an effect of its own."""
    data: Any = raw_data()
    found: set[str] = set()
    for section, name, count in KINDS:
        names = {name.format(**row) for row in data[section]}
        assert len(names) == count
        found |= names
    return found


def marks_of(test: Any) -> Iterator[Any]:
    """The marks of a test function and of its parameters."""
    for mark in getattr(test, "pytestmark", []):
        yield mark
        if mark.name == "parametrize":
            for row in mark.args[1]:
                yield from getattr(row, "marks", ())


def components_with_a_test() -> set[str]:
    """What the tests of this folder say they show: `@shows("room A")`."""
    names = [module.name for module in iter_modules(federation.__path__) if module.name.startswith("test_")]
    modules = [import_module(f"{federation.__name__}.{name}") for name in names]
    tests = [value for module in modules for name, value in vars(module).items() if name.startswith("test_")]
    return {mark.args[0] for test in tests for mark in marks_of(test) if mark.name == "card"}


def test_every_component_has_a_test_of_its_own() -> None:
    """142 in all, and no test speaks of a component that is not there."""
    printed = printed_components()
    assert len(printed) == 142
    assert components_with_a_test() == printed
