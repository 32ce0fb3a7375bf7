"""Journal entries, converted between the kernel and the store."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from ecliptic.kernel import Json
from ecliptic.kernel.journal import CHANCE, PLAY, Entry, Journal
from ecliptic.kernel.positions import FORMAT
from ecliptic.server.http.wire import Done, encode
from ecliptic.server.store import models
from ecliptic.server.store.journal_writer import Row


def rows_of(table_id: str, journal: Journal, base: int, since: int, key: str | None, at: int) -> list[Row]:
    """Return the entries after number `since` as rows; the first of them has the client's id.

    The kernel's journal begins after entry `base` of the table's.
    """
    rows: list[Row] = []
    for i in range(since - base, len(journal.entries)):
        entry = journal.entries[i]
        text = _text(entry, journal.words.get(i), base)
        rows.append((table_id, base + i + 1, entry.kind, entry.seat, text, entry.hash, key, at))
        key = None
    return rows


def _text(entry: Entry, words: list[str] | None, base: int) -> str:
    if entry.kind == PLAY:
        return entry.text
    if entry.kind == CHANCE:
        drawn: list[Any] = [words[value] for value in entry.drawn] if words else entry.drawn
        return encode([entry.text, drawn]).decode()
    return str(entry.to + base)


def entry_json(entry: models.Entry, base: int) -> Json:
    """Return a stored entry as the kernel reads it."""
    return row_json(entry.kind, entry.seat, entry.text, entry.hash, base)


def row_json(kind: str, seat: int, text: str, hash: str, base: int = 0) -> Json:
    """Return the columns of a stored entry as the kernel reads them."""
    if kind == PLAY:
        return {"seat": seat, "play": text, "hash": hash}
    if kind == CHANCE:
        asked, drawn = msgspec.json.decode(text)
        return {"chance": asked, "drawn": drawn, "hash": hash}
    return {"seat": seat, "undo": int(text) - base, "hash": hash}


def journal_json(table: models.Table, start: Json | None, entries: list[Json]) -> Json:
    """Return a table's journal as the kernel reads and writes it."""
    header = {"game": table.game, "rules": table.rules, "seats": table.seats, "options": table.options}
    dump = {"ecliptic": "journal", "format": FORMAT, **header, "pack": table.pack}
    return {**dump, "start": start, "entries": entries}


def moves_of(entries: Iterable[models.Entry]) -> list[list[models.Entry]]:
    """Return the entries grouped by move, each with the chance after it. Chance before the first move is a group."""
    moves: list[list[models.Entry]] = []
    for entry in entries:
        if entry.kind == CHANCE and moves:
            moves[-1].append(entry)
        else:
            moves.append([entry])
    return moves


def answers_of(entries: Iterable[models.Entry]) -> Iterator[tuple[tuple[int, str], Done]]:
    """Return the answers that clients got for these entries, by seat and the client's id."""
    for move in moves_of(entries):
        first = move[0]
        if first.client_move_id is not None:
            yield (first.seat, first.client_move_id), Done(first.client_move_id, first.n, move[-1].n)
