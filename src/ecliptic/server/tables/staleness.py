"""Staleness of moves where several seats may act: since when each seat has had its current question.

Where several seats may act at once, somebody else's action must not make mine late. A move stays timely as long as
the question and that option are still the ones that the seat was shown, and the seat itself has not acted since. It
does not matter when another seat's action has to be finished in between: until then the move is too early, not late.
"""

from typing import Any, Final

from ecliptic.kernel import Frame, Json, Simultaneous, Table


class CurrentQuestion:
    """A seat's current question, and each option with its label and the number since when it was offered."""

    __slots__ = ("frame", "options", "question")

    def __init__(self, frame: Frame[Any], question: Json, options: dict[str, tuple[Json, int]]) -> None:
        self.frame: Final = frame  # what asks
        self.question: Final = question
        self.options: Final = options


class Staleness:
    """The timely moves of a table."""

    def __init__(self) -> None:
        self._asked: dict[int, CurrentQuestion] = {}
        self._now: frozenset[int] = frozenset()  # those of them who are asked now

    def renew(self, table: Table, n: int, actor: int | None) -> None:
        """Update after seat `actor` has acted, at number n. None: nothing that was shown before counts."""
        request = table.request
        if not self._asked and not isinstance(request, Simultaneous):
            return  # one seat at a time: nothing to remember
        stack = {id(frame) for frame in table.state.stack}
        before = {} if actor is None else {seat: asked for seat, asked in self._asked.items() if seat != actor}
        waiting = {seat: asked for seat, asked in before.items() if id(asked.frame) in stack}
        if not isinstance(request, Simultaneous):
            self._asked, self._now = waiting, frozenset()
            return
        just_now = {seat: asked for seat, asked in before.items() if seat in self._now}
        known = waiting | just_now
        self._asked = waiting | {seat: _ask(table, seat, n, known.get(seat)) for seat in request.options}
        self._now = frozenset(request.options)

    def is_timely(self, seat: int, action: str, expected: int, n: int) -> bool:
        """Return whether a move that was decided at `expected` may be played now, at n."""
        if expected == n:
            return True
        if seat not in self._now:
            return False
        shown = self._asked[seat].options.get(action)
        return shown is not None and shown[1] <= expected < n


def _ask(table: Table, seat: int, n: int, before: CurrentQuestion | None) -> CurrentQuestion:
    question = table.prompt(seat).plain()
    known = before.options if before is not None and before.question == question else {}
    options: dict[str, tuple[Json, int]] = {}
    for option in table.options(seat):
        label = table.label(seat, option).plain()
        shown = known.get(option.text)
        options[option.text] = shown if shown is not None and shown[0] == label else (label, n)
    return CurrentQuestion(table.state.stack[-1], question, options)
