"""The journal is the game: everything that was decided or drawn, in order, with the state's hash after each entry."""

from typing import Any, Final, final

from ecliptic.kernel.errors import refused
from ecliptic.kernel.fields import Fields
from ecliptic.kernel.game import Json
from ecliptic.kernel.positions import FORMAT

PLAY: Final = "play"
CHANCE: Final = "chance"
UNDO: Final = "undo"


@final
class Entry:
    """One line of a journal: a seat's action, what chance gave, or an undo back to entry `to`.

    >>> Entry(PLAY, "00ff", seat=0, text="end").plain([])
    {'seat': 0, 'play': 'end', 'hash': '00ff'}
    """

    __slots__ = ("drawn", "hash", "kind", "seat", "text", "to")

    def __init__(
        self, kind: str, hash: str, seat: int = -1, text: str = "", drawn: list[int] | None = None, to: int = -1
    ) -> None:
        self.kind: Final = kind
        self.hash: Final = hash
        self.seat: Final = seat
        self.text: Final = text
        self.drawn: Final[list[int]] = drawn or []
        self.to: Final = to

    def plain(self, words: list[str]) -> Json:
        """Return the entry as JSON types; `words` name the numbers chance drew."""
        if self.kind == PLAY:
            return {"seat": self.seat, "play": self.text, "hash": self.hash}
        if self.kind == UNDO:
            return {"seat": self.seat, "undo": self.to, "hash": self.hash}
        drawn: list[Any] = [words[value] for value in self.drawn] if words else list(self.drawn)
        return {"chance": self.text, "drawn": drawn, "hash": self.hash}


@final
class Journal:
    """A game's header (which game, seats, options, pack, rules, start position) and its entries so far.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> dump = table.journal.dump()
    >>> sorted(dump)
    ['ecliptic', 'entries', 'format', 'game', 'options', 'pack', 'rules', 'seats', 'start']
    >>> ecliptic.replay(dump).view(None) == table.view(None)
    True
    """

    __slots__ = ("entries", "header", "start", "words")

    def __init__(self, header: Json, start: Json | None = None) -> None:
        self.header: Final = header
        self.start: Final = start  # a position, when the game did not begin at the beginning
        self.entries: Final[list[Entry]] = []
        self.words: Final[dict[int, list[str]]] = {}  # by entry: what the numbers of a chance entry mean

    def __len__(self) -> int:
        return len(self.entries)

    def dump(self) -> Json:
        """Return the whole journal as JSON types; `ecliptic.replay` reads it."""
        return {
            "ecliptic": "journal",
            "format": FORMAT,
            **self.header,
            "start": self.start,
            "entries": [entry.plain(self.words.get(i, [])) for i, entry in enumerate(self.entries)],
        }

    def active_entries(self, upto: int | None = None, since: int = 0) -> list[int]:
        """Return the entries that no undo has removed, after the first `upto` entries.

        With `since` only those from there on, found without looking at earlier ones.

        >>> journal = Journal({})
        >>> journal.entries.extend([Entry(PLAY, "a", 0, "x"), Entry(PLAY, "b", 0, "y"), Entry(UNDO, "a", 0, to=1)])
        >>> journal.active_entries()
        [0]
        """
        line: list[int] = []
        for i, entry in enumerate(self.entries[since:upto], start=since):
            if entry.kind != UNDO:
                line.append(i)
            else:
                while line and line[-1] >= entry.to:
                    line.pop()
        return line


def read_entry(row: Fields) -> Json:
    """Return one entry of a dump with its form checked: its kind, who did it, and the hash after it.

    >>> read_entry(Fields({"seat": 0, "play": "end", "hash": "00ff"}, "entries[0]"))["play"]
    'end'
    >>> read_entry(Fields({"seat": 0}, "entries[0]"))
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: entries[0] is not a journal entry: it needs 'play', 'chance' or 'undo'.
    """
    entry: Json = {"hash": row.text("hash", "")}
    if row.has("play"):
        entry["play"], entry["seat"] = row.text("play"), row.number("seat", 0)
    elif row.has("undo"):
        entry["undo"], entry["seat"] = row.number("undo", 0), row.number("seat", 0)
    elif row.has("chance"):
        entry["chance"], entry["drawn"] = row.text("chance"), row.items("drawn")
    else:
        raise refused("problem-no-entry", place=row.place)
    row.finish()
    return entry
