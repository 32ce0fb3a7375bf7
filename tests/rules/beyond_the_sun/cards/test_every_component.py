"""No technology, event, system, achievement, mat or guild is left without a test of what it says and does."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ecliptic.games.beyond_the_sun.components import printed, raw_data
from tests.rules import beyond_the_sun
from tests.rules.beyond_the_sun import cards


def abilities() -> set[tuple[str, str]]:
    """Every component with each of its abilities, as the data has them."""
    data: Any = raw_data()
    found: set[tuple[str, str]] = set()
    for card in data["technologies"]:
        names = ["immediate"] * bool(card["immediate"]) + ["passive"] * bool(card["passive"])
        names += ["points"] * ("vp" in card) + [action["id"] for action in card["actions"]]
        found |= {(card["id"], name) for name in ["printed", *names]}
    for system in data["systems"]:
        names = ["control"] * bool(system["control_bonus"]) + ["colonization"] * bool(system["colonization_bonus"])
        found |= {(system["id"], name) for name in ["printed", *names, *["ability"] * bool(system["ability"])]}
    for mat in [*data["faction_mats"]["basic"], *data["faction_mats"]["advanced"]]:
        names = [ability["id"] for ability in mat["abilities"]]
        found |= {(mat["id"], name) for name in ["printed", "set-up", *names]}
    found |= {(card["id"], name) for card in data["events"] for name in ("printed", "effect")}
    found |= {(card["id"], name) for card in data["achievements"] for name in ("printed", "claim")}
    return found | {(guild["id"], "action") for guild in data["guilds"]}


def marks_of(test: Any) -> Iterator[Any]:
    """The marks of a test function and of its parameters."""
    for mark in getattr(test, "pytestmark", []):
        yield mark
        if mark.name == "parametrize":
            for row in mark.args[1]:
                yield from getattr(row, "marks", ())


def shown() -> set[tuple[str, str]]:
    """What the tests say they show."""
    found: set[tuple[str, str]] = set()
    for package in (beyond_the_sun, cards):
        names = [module.name for module in iter_modules(package.__path__) if module.name.startswith("test_")]
        for name in names:
            tests = vars(import_module(f"{package.__name__}.{name}")).items()
            marks = [mark for name, test in tests if name.startswith("test_") for mark in marks_of(test)]
            found |= {(mark.args[0], mark.args[1]) for mark in marks if mark.name == "card"}
    return found


def test_every_ability_of_every_component_has_a_test() -> None:
    """And no test speaks of one that is not there."""
    assert shown() == abilities()


def test_the_box_is_complete() -> None:
    """46 technologies, 20 events, 24 systems, 10 achievements, 8 mat sides, 4 guilds (BTS-1.1)."""
    parts = printed()
    tables: list[list[Any]] = [
        parts.technologies, parts.events, parts.systems, parts.achievements, parts.mats, parts.guilds,
    ]  # fmt: skip
    assert [len(table) for table in tables] == [46, 20, 24, 10, 8, 4]
