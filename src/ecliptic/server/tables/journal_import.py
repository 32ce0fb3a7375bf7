"""Journals from elsewhere: replayed, checked and stored."""

import time
from typing import Any, Final

import msgspec

from ecliptic import catalogue
from ecliptic.kernel import Chance, Json, Table, refused, replay_table
from ecliptic.kernel.journal import UNDO
from ecliptic.server.http.wire import encode
from ecliptic.server.store import models
from ecliptic.server.store.entries import rows_of
from ecliptic.server.store.models import now
from ecliptic.server.tables.live_table import OVER, PLAYING
from ecliptic.server.tables.positions import TableStart
from ecliptic.server.tables.secret_chance import SecretChance

MOST_ENTRIES: Final = 20_000
MOST_SECONDS: Final = 15.0  # of one processor

COLUMNS: Final = ("table_id", "n", "kind", "seat", "text", "hash", "client_move_id", "at")


class WithheldChance(SecretChance):
    """Chance that has to be in the journal; only after its last entry may it be drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.is_drawn = False

    def answer(self, request: Chance) -> list[int]:
        """Draw chance, after the last entry only."""
        if not self.is_drawn:
            raise refused("problem-journal-chance", chance=request.kind)
        return super().answer(request)


class ImportedJournal(msgspec.Struct):
    """A game as far as it was played, with positions on the way so that it opens at once."""

    game: str
    seats: int
    beginning: TableStart
    kernel: Table
    positions: list[tuple[int, str]]

    def rows(self, table_id: str) -> list[tuple[type[models.Base], list[dict[str, Any]]]]:
        """Return the rows for a table, by kind. Slow: run it in a thread."""
        entries = rows_of(table_id, self.kernel.journal, 0, 0, None, now())
        snapshots = [{"table_id": table_id, "n": n, "position": position} for n, position in self.positions]
        return [
            (models.Entry, [dict(zip(COLUMNS, entry, strict=True)) for entry in entries]),
            (models.Snapshot, snapshots),
        ]

    def mark(self, row: models.Table) -> None:
        """Set the state of a new table to where the game ends."""
        kernel = self.kernel
        result = kernel.result
        row.state = OVER if kernel.over else PLAYING
        row.waiting = sum(1 << seat for seat in kernel.waiting)
        row.result = result.plain() if result else None


def read_journal(dump: Json, every: int) -> ImportedJournal:
    """Replay a journal, or refuse it with the reason. Slow: run it in a thread."""
    entries: Any = dump.get("entries")
    if isinstance(entries, list) and len(entries) > MOST_ENTRIES:
        raise refused("problem-journal-long", entries=len(entries), most=MOST_ENTRIES)
    luck = WithheldChance()
    moves = _moves(entries if isinstance(entries, list) else [])
    first: object = entries if not isinstance(entries, list) else moves[0] if moves else []
    if not moves:
        luck.is_drawn = True
    kernel = replay_table({**dump, "entries": first}, catalogue(), luck)
    positions: list[tuple[int, str]] = []
    latest = 0
    limit = time.thread_time() + MOST_SECONDS
    for move in moves[1:]:
        luck.is_drawn = move is moves[-1]
        kernel.follow(move)
        if time.thread_time() > limit:
            raise refused("problem-journal-slow")
        n, last = len(kernel.journal), kernel.journal.entries[-1]
        # As `LiveTable` does: a table is loaded from its latest position, so an undo past that one needs another.
        if n - latest >= every or (last.kind == UNDO and last.to < latest):
            positions.append((n, encode(kernel.save()).decode()))
            latest = n
    header: Any = kernel.journal.header
    beginning = TableStart(header["rules"], header["options"], header["pack"], kernel.journal.start)
    return ImportedJournal(header["game"], header["seats"], beginning, kernel, positions)


def _moves(entries: list[object]) -> list[list[object]]:
    """Yield the entries grouped by move, each with the chance after it; first the chance before any move."""
    moves: list[list[object]] = []
    for entry in entries:
        if moves and isinstance(entry, dict) and "chance" in entry:
            moves[-1].append(entry)
        else:
            moves.append([entry])
    return moves
