"""What the scenes of all games have in common: doing things at a table and looking at it."""

from abc import abstractmethod
from typing import Any

import ecliptic
from ecliptic.kernel.table import Table
from ecliptic.kernel.words import Words

WORDS = Words()


def require_words(table: Table) -> None:
    """Everything that is asked, offered and told now can be said in every language."""
    missing = WORDS.missing(table)
    assert not missing, missing


class TableScene:
    """A table in the middle of a game, with short words for what tests do and look at."""

    table: Table

    # Doing

    def play(self, *actions: str, seat: int | None = None) -> None:
        """The seat that is asked (or the named one) does these things, one after the other."""
        for action in actions:
            require_words(self.table)
            self.table.play(self.table.waiting[0] if seat is None else seat, action)
        require_words(self.table)

    def refused(self, action: str, seat: int | None = None) -> str:
        """The sentence with which this is refused; the table must not have changed."""
        before = self.table.save()
        try:
            self.play(action, seat=seat)
        except ecliptic.Refused as refusal:
            assert self.table.save() == before
            return str(refusal)
        raise AssertionError(f"{action} was accepted")

    # Looking

    @property
    def waiting(self) -> list[int]:
        """Who is asked."""
        return self.table.waiting

    @property
    def state(self) -> dict[str, Any]:
        """The whole position (all hidden things included)."""
        state = self.table.save()["state"]
        assert isinstance(state, dict)
        return state

    @abstractmethod
    def player(self, seat: int) -> dict[str, Any]:
        """One player."""

    @property
    def me(self) -> dict[str, Any]:
        """Seat 0."""
        return self.player(0)

    @property
    def foe(self) -> dict[str, Any]:
        """Seat 1."""
        return self.player(1)
