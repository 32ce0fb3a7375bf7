"""Marks of tests that show what a card does: `@shows("BC01")`."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., Any])


def shows(*cards: str) -> Callable[[F], F]:
    """This test shows what each of these cards does."""

    def mark(test: F) -> F:
        for card in cards:
            test = pytest.mark.card(card, "effect")(test)
        return test

    return mark
