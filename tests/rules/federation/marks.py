"""Marks of tests that show a component's own effect: `@pytest.mark.card("1A1", "effect")`.

A mission is called "mission 1", a room "room A", a law after its planet: "law of neo".
"""

from collections.abc import Iterable
from typing import Any

import pytest


def shows(component: str) -> pytest.MarkDecorator:
    """This test shows what the component does."""
    return pytest.mark.card(component, "effect")


def each(components: Iterable[str]) -> list[Any]:
    """A parameter for each component, which shows what it does."""
    return [pytest.param(component, marks=shows(component)) for component in components]


def row(component: str, *values: Any) -> Any:
    """A row of parameters that shows what the component does; the component is the first of them."""
    return pytest.param(component, *values, marks=shows(component))
