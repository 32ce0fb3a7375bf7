"""A journal that was played elsewhere: replayed, checked and stored."""

import time
from typing import Any, Final

import msgspec

from ecliptic import catalogue
from ecliptic.kernel import Chance, Json, Table, refused, replay_table
from ecliptic.kernel.journal import UNDO
from ecliptic.server import models
from ecliptic.server.entries import rows_of
from ecliptic.server.live import OVER, PLAYING
from ecliptic.server.luck import SecretLuck
from ecliptic.server.models import now
from ecliptic.server.positions import Beginning
from ecliptic.server.shown import encode

MOST_ENTRIES: Final = 20_000
MOST_SECONDS: Final = 15.0  # of one processor

COLUMNS: Final = ("table_id", "n", "kind", "seat", "text", "hash", "client_move_id", "at")


class Withheld(SecretLuck):
    """Chance that must be written in the journal; only at its end it may be drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.is_drawn = False

    def answer(self, request: Chance) -> list[int]:
        """What chance gives after the last entry."""
        if not self.is_drawn:
            raise refused("problem-journal-chance", chance=request.kind)
        return super().answer(request)


class Played(msgspec.Struct):
    """A game as far as it was played, with positions on the way so that it opens at once."""

    game: str
    seats: int
    beginning: Beginning
    kernel: Table
    positions: list[tuple[int, str]]

    def rows(self, table_id: str) -> list[tuple[type[models.Base], list[dict[str, Any]]]]:
        """What is to be stored for a table, by kind. It takes time: for a thread."""
        entries = rows_of(table_id, self.kernel.journal, 0, 0, None, now())
        snapshots = [{"table_id": table_id, "n": n, "position": position} for n, position in self.positions]
        return [
            (models.Entry, [dict(zip(COLUMNS, entry, strict=True)) for entry in entries]),
            (models.Snapshot, snapshots),
        ]

    def mark(self, row: models.Table) -> None:
        """Say of a new table how far its game has come."""
        kernel = self.kernel
        result = kernel.result
        row.state = OVER if kernel.over else PLAYING
        row.waiting = sum(1 << seat for seat in kernel.waiting)
        row.result = result.plain() if result else None


def read_journal(dump: Json, every: int) -> Played:
    """Play a journal again; refused with the reason when it is none, or not one of ours. For a thread."""
    entries: Any = dump.get("entries")
    if isinstance(entries, list) and len(entries) > MOST_ENTRIES:
        raise refused("problem-journal-long", entries=len(entries), most=MOST_ENTRIES)
    luck = Withheld()
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
        # As `Live` does: a table is loaded from its latest position, so an undo past that one needs another.
        if n - latest >= every or (last.kind == UNDO and last.to < latest):
            positions.append((n, encode(kernel.save()).decode()))
            latest = n
    header: Any = kernel.journal.header
    beginning = Beginning(header["rules"], header["options"], header["pack"], kernel.journal.start)
    return Played(header["game"], header["seats"], beginning, kernel, positions)


def _moves(entries: list[object]) -> list[list[object]]:
    """The entries move by move, each with what chance added to it, and first what it gave before any move."""
    moves: list[list[object]] = []
    for entry in entries:
        if moves and isinstance(entry, dict) and "chance" in entry:
            moves[-1].append(entry)
        else:
            moves.append([entry])
    return moves
