"""Since when each seat has been asked what it is asked now: which moves are still timely.

Where several seats may act at once, somebody else's action must not make mine late. A move stays timely as long as
the question and that option are still the ones that the seat was shown, and the seat itself has not acted since.
"""

from typing import Final

from ecliptic.kernel import Json, Simultaneous, Table


class Asked:
    """What one of several seats was shown: the question, and each option with its label and its first number."""

    __slots__ = ("options", "question")

    def __init__(self, question: Json, options: dict[str, tuple[Json, int]]) -> None:
        self.question: Final = question
        self.options: Final = options


class Offered:
    """The timely moves of a table."""

    def __init__(self) -> None:
        self._asked: dict[int, Asked] = {}

    def renew(self, table: Table, n: int, actor: int | None) -> None:
        """Seat `actor` has acted, and the table is at n now. None: nothing that was shown before counts."""
        request = table.request
        if not isinstance(request, Simultaneous):
            self._asked = {}
            return
        before = {} if actor is None else self._asked
        self._asked = {
            seat: _ask(table, seat, n, before.get(seat) if seat != actor else None) for seat in request.options
        }

    def is_timely(self, seat: int, action: str, expected: int, n: int) -> bool:
        """May a move that was decided at `expected` be played now, at n?"""
        if expected == n:
            return True
        asked = self._asked.get(seat)
        if asked is None or action not in asked.options:
            return False
        return asked.options[action][1] <= expected < n


def _ask(table: Table, seat: int, n: int, before: Asked | None) -> Asked:
    question = table.prompt(seat).plain()
    known = before.options if before is not None and before.question == question else {}
    options: dict[str, tuple[Json, int]] = {}
    for option in table.options(seat):
        label = table.label(seat, option).plain()
        shown = known.get(option.text)
        options[option.text] = shown if shown is not None and shown[0] == label else (label, n)
    return Asked(question, options)
