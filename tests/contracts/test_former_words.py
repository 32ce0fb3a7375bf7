"""Positions and journals in words that a game has changed since are read on, and written as they were read."""

from typing import Any

import pytest

from ecliptic.kernel import ChanceSource, Refused, open_table
from ecliptic.kernel.fields import Fields
from ecliptic.kernel.history import History
from ecliptic.kernel.positions import with_present_names
from ecliptic.kernel.table import replay_table
from tests.contracts.toy import Toy


class RenamedToy(Toy):
    """The toy, which once called its deal "shuffle" and its frame "move"."""

    def __init__(self) -> None:
        super().__init__()
        self.former_names = {"move": "turn", "player": "seat"}

    def present_word(self, field: str, word: str) -> str:
        return "deal" if (field, word) == ("chance", "shuffle") else word


def old_journal(game: Toy) -> dict[str, Any]:
    table = open_table(game, 2, {}, luck=ChanceSource(1))
    journal: Any = table.journal.dump()
    for entry in journal["entries"]:
        if "chance" in entry:
            entry["chance"] = "shuffle"
    return dict(journal)


def test_a_journal_with_a_former_kind_of_chance_is_replayed_and_kept() -> None:
    game = RenamedToy()
    journal = old_journal(game)
    games = {game.slug: game}
    assert any(entry.get("chance") == "shuffle" for entry in journal["entries"])
    assert replay_table(journal, games).journal.dump() == journal
    assert len(History(journal, games)) == len(journal["entries"])


def test_an_unknown_kind_of_chance_is_refused() -> None:
    game = RenamedToy()
    journal = old_journal(game)
    journal["entries"][0]["chance"] = "shuffel"
    with pytest.raises(Refused):
        replay_table(journal, {game.slug: game})


def test_frames_are_read_under_former_names() -> None:
    fields = with_present_names(RenamedToy(), Fields({"frame": "move", "player": 1}, "stack[0]"))
    assert fields.data == {"frame": "turn", "seat": 1}
