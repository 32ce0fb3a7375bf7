"""Committing a move: what is stored with it, and what happens once it is stored."""

from typing import Final

from ecliptic.kernel import Table
from ecliptic.kernel.journal import UNDO
from ecliptic.server.http.wire import Done, encode
from ecliptic.server.store.entries import rows_of
from ecliptic.server.store.journal_writer import AppendRequest, Position, Progress
from ecliptic.server.store.models import OVER, PLAYING, now
from ecliptic.server.tables.clocks import update_clocks
from ecliptic.server.tables.loaded_table import LoadedTable
from ecliptic.server.tables.watchers import Watcher

LATEST: Final = 4  # a snapshot waits at most so many intervals for a moment that nobody may undo


class PendingMove:
    """A move that was made in memory and is not yet stored, with what its watchers will see."""

    __slots__ = ("actor", "append", "frames", "kernel", "key", "n", "seat", "since")

    def __init__(
        self,
        kernel: Table,
        seat: int,
        key: str | None,
        actor: int | None,
        since: int,
        n: int,
        append: AppendRequest,
        frames: list[tuple[list[Watcher], bytes]],
    ) -> None:
        self.kernel: Final = kernel
        self.seat: Final = seat
        self.key: Final = key
        self.actor: Final = actor
        self.since: Final = since
        self.n: Final = n
        self.append: Final = append
        self.frames: Final = frames


def stage(table: LoadedTable, seat: int, key: str | None, actor: int | None, snapshot_every: int) -> PendingMove:
    """Return what to store, and what watchers will see then. `actor` is the seat that has played; None for an undo."""
    kernel = table.game()
    since = table.n
    n = table.base + len(kernel.journal)
    at = now()
    rows = rows_of(table.id, kernel.journal, table.base, since, key, at)
    append = AppendRequest(rows, _progress(table, kernel, seat, at), _position(table, kernel, n, snapshot_every))
    frames = [
        (watchers, encode(table.update(who, since, [key] if key and who == seat else [])))
        for who, watchers in table.watchers.by_seat()
    ]
    return PendingMove(kernel, seat, key, actor, since, n, append, frames)


def conclude(table: LoadedTable, pending: PendingMove) -> Done:
    """Complete a move that is stored, and show it."""
    since, n, key = pending.since, pending.n, pending.key
    table.n = n
    table.staleness.renew(pending.kernel, n, pending.actor)
    done = Done(key or "", since + 1, n)
    if key is not None:
        table.remember(pending.seat, done)
    for watchers, frame in pending.frames:
        for watcher in watchers:
            watcher.show(since, n, frame)
    return done


def _progress(table: LoadedTable, kernel: Table, seat: int, at: int) -> Progress | None:
    """Return the table's new state and clocks after a move of a seat; None when they have not changed."""
    waiting = sum(1 << seat for seat in kernel.waiting)
    row = table.row
    if waiting != table.waiting_bits:
        if table.clock is not None:
            update_clocks(row, table.clock, waiting, at, seat)
        table.waiting_bits = row.waiting = waiting
        row.moved = at
        row.state = OVER if kernel.over else PLAYING
        row.result = kernel.result.plain() if kernel.result else None
        table.is_changed = kernel.over or table.clock is not None
    elif row.proposal is None:
        return None
    if row.proposal is not None:  # it was about a moment that has passed
        row.proposal = None
        table.is_changed = True
    result, clocks = (encode(part).decode() if part else None for part in (row.result, row.clocks))
    return table.id, row.state, waiting, row.moved, result, clocks, row.due, None


def _position(table: LoadedTable, kernel: Table, n: int, every: int) -> Position | None:
    """Return a snapshot when it is time for one.

    It waits until no seat would lose the right to undo by it, but not forever. An undo past the latest one
    needs a new one, because a table is loaded from the latest.
    """
    last = kernel.journal.entries[-1] if len(kernel.journal) else None
    age = n - table.snapshot
    if last is None:
        return None
    is_behind = last.kind == UNDO and last.to + table.base < table.snapshot
    is_due = age >= LATEST * every or (age >= every and not any(kernel.undoable(s.seat) for s in table.seats))
    if not is_behind and not is_due:
        return None
    table.snapshot = n
    return table.id, n, encode(kernel.save()).decode()
