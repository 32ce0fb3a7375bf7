"""Verifies stored games: each is replayed from its journal, and every hash is compared."""

from collections.abc import Callable

import msgspec
from sqlalchemy import select

from ecliptic import catalogue
from ecliptic.kernel import Json, Refused, Table, load_table, replay_table
from ecliptic.kernel.positions import FORMAT
from ecliptic.kernel.state import digest
from ecliptic.server.store import models
from ecliptic.server.store.database import Database
from ecliptic.server.store.entries import entry_json
from ecliptic.server.tables.live_table import OPEN, OVER

Progress = Callable[[int, int], None] | None


class Finding(msgspec.Struct):
    """A game that does not replay to what is stored."""

    table: str
    game: str
    problem: str


class VerifyReport(msgspec.Struct):
    """The number of games checked, and the findings."""

    games: int
    entries: int
    findings: list[Finding]


async def verify(store: Database, progress: Progress = None) -> VerifyReport:
    """Replay every game that has begun."""
    seen = VerifyReport(0, 0, [])
    async with store.reading() as session:
        begun = select(models.Table.id).where(models.Table.state != OPEN).order_by(models.Table.id)
        ids = list(await session.scalars(begun))
    for table_id in ids:
        async with store.reading() as session:
            # In this order: a move committed in between is then missing in the former, not in the latter.
            taken = await session.scalars(select(models.Snapshot).where(models.Snapshot.table_id == table_id))
            snapshots = list(taken)
            found = await session.scalars(
                select(models.Entry).where(models.Entry.table_id == table_id).order_by(models.Entry.n)
            )
            entries = list(found)
            row = await session.get(models.Table, table_id)
        if row is None:
            continue  # it has been deleted in the meantime
        problem = problem_of(row, entries, snapshots)
        seen.games += 1
        seen.entries += len(entries)
        if problem is not None:
            seen.findings.append(Finding(table_id, row.game, problem))
        if progress is not None:
            progress(seen.games, len(ids))
    return seen


def problem_of(row: models.Table, entries: list[models.Entry], snapshots: list[models.Snapshot]) -> str | None:
    """Return a sentence that says what is wrong with a stored game; None when nothing is."""
    if [entry.n for entry in entries] != list(range(1, len(entries) + 1)):
        missing = next(n for n, entry in enumerate([*entries, None], 1) if entry is None or entry.n != n)
        return f"Journal entry {missing} is missing."
    try:
        table = _replay(row, entries)
        _check_state(row, table)
        for snapshot in snapshots:
            _check_snapshot(snapshot, entries)
    except Refused as refused:
        return str(refused)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        return f"The journal cannot be read: {type(error).__name__}: {error}."
    return None


def _replay(row: models.Table, entries: list[models.Entry]) -> Table:
    header = {"game": row.game, "rules": row.rules, "seats": row.seats, "options": row.options, "pack": row.pack}
    rows: list[Json] = [entry_json(entry, 0) for entry in entries]
    dump = {"ecliptic": "journal", "format": FORMAT, **header, "start": row.start, "entries": rows}
    return replay_table(dump, catalogue())


def _check_state(row: models.Table, table: Table) -> None:
    """Check that a table's state follows from its journal."""
    result = table.result
    if table.over and (row.state != OVER or row.result != (result.plain() if result else None)):
        raise Refused("By its journal the game is over, but the table says something else.")


def _check_snapshot(snapshot: models.Snapshot, entries: list[models.Entry]) -> None:
    """Check that a snapshot is the position after its entry."""
    if not 1 <= snapshot.n <= len(entries):
        raise Refused(f"There is a position after entry {snapshot.n}, which does not exist.")
    position = load_table(msgspec.json.decode(snapshot.position), catalogue())
    if digest(position.state) != entries[snapshot.n - 1].hash:
        raise Refused(f"The position stored after entry {snapshot.n} differs from the one the journal leads to.")
