"""Journal entries between the kernel and the store, and what clients were answered for them."""

from types import SimpleNamespace
from typing import Any

from ecliptic.kernel import Message
from ecliptic.kernel.journal import CHANCE, PLAY, UNDO, Entry
from ecliptic.server.http.wire import Done, Line, Words, lines, offers
from ecliptic.server.store import models
from ecliptic.server.store.entries import answers_of, entry_json, journal_json, moves_of, row_json, rows_of


def stored(n: int, kind: str, seat: int = -1, key: str | None = None) -> models.Entry:
    """An entry as the database has it."""
    return models.Entry(table_id="t", n=n, kind=kind, seat=seat, text="", hash="", client_move_id=key, at=0)


def test_the_first_new_entry_has_the_clients_id() -> None:
    entries = [
        Entry(PLAY, "h1", seat=0, text="end"),
        Entry(PLAY, "h2", seat=1, text="buy:scout"),
        Entry(CHANCE, "h3", text="shuffle", drawn=[1, 0]),
        Entry(CHANCE, "h4", text="die", drawn=[4]),
        Entry(UNDO, "h5", seat=1, to=0),
    ]
    journal: Any = SimpleNamespace(entries=entries, words={2: ["ape", "bee"]})
    assert rows_of("t", journal, 100, 101, "key", 77) == [
        ("t", 102, "play", 1, "buy:scout", "h2", "key", 77),
        ("t", 103, "chance", -1, '["shuffle",["bee","ape"]]', "h3", None, 77),
        ("t", 104, "chance", -1, '["die",[4]]', "h4", None, 77),
        ("t", 105, "undo", 1, "100", "h5", None, 77),
    ]
    assert rows_of("t", journal, 100, 105, "key", 77) == []
    assert rows_of("t", journal, 0, 4, None, 5) == [("t", 5, "undo", 1, "0", "h5", None, 5)]


def test_the_kernel_reads_what_was_stored() -> None:
    assert row_json("play", 1, "end", "h") == {"seat": 1, "play": "end", "hash": "h"}
    assert row_json("chance", -1, '["die",[4]]', "h") == {"chance": "die", "drawn": [4], "hash": "h"}
    assert row_json("undo", 1, "105", "h", 100) == {"seat": 1, "undo": 5, "hash": "h"}
    assert row_json("undo", 1, "105", "h") == {"seat": 1, "undo": 105, "hash": "h"}
    entry = models.Entry(table_id="t", n=1, kind="undo", seat=2, text="7", hash="h", at=0)
    assert entry_json(entry, 3) == {"seat": 2, "undo": 4, "hash": "h"}
    row = models.Table(game="star-realms", rules=3, seats=2, options={"a": 1}, pack={"b": 2})
    assert journal_json(row, {"c": 3}, [{"d": 4}]) == {
        "ecliptic": "journal",
        "format": 1,
        "game": "star-realms",
        "rules": 3,
        "seats": 2,
        "options": {"a": 1},
        "pack": {"b": 2},
        "start": {"c": 3},
        "entries": [{"d": 4}],
    }


def test_chance_belongs_to_the_move_before_it() -> None:
    entries = [
        stored(4, CHANCE),
        stored(5, CHANCE),
        stored(6, PLAY, 0, "a"),
        stored(7, CHANCE),
        stored(8, CHANCE),
        stored(9, PLAY, 1),
        stored(10, UNDO, 1, "b"),
    ]
    assert [[entry.n for entry in move] for move in moves_of(entries)] == [[4, 5], [6, 7, 8], [9], [10]]
    assert list(answers_of(entries)) == [((0, "a"), Done("a", 6, 8)), ((1, "b"), Done("b", 10, 10))]


def test_lines_are_numbered_by_the_whole_journal() -> None:
    """What was told before the first entry is told once: not again after a position that was read."""
    told = [(0, Message("x")), (2, Message("y"))]
    first, second = Words("x", {}, ()), Words("y", {}, ())
    assert lines(told, 0) == [Line(0, first), Line(2, second)]
    assert lines(told, 5) == [Line(7, second)]


def test_spectators_are_offered_nothing() -> None:
    table: Any = None
    assert offers(table, None) == []
