"""Reading data that a person may have written: every mistake becomes one sentence that names the place."""

from math import isfinite
from typing import Final, final

from ecliptic.kernel.errors import refused

FILE: Final = "file"  # the place of the outermost object
MOST_LISTED: Final = 500  # letters of known names; a longer list would not be read
MOST_VALUES: Final = 50_000  # in a content pack, which YAML can write in a few lines; all cards have a few thousand
LARGEST_NUMBER: Final = 2**53 - 1  # that every reader of JSON keeps exactly
DEEPEST: Final = 50  # tables and lists inside each other


@final
class Fields:
    """A JSON object being read, and its place in the file.

    >>> player = Fields({"authority": 50, "hand": ["scout"]}, "players[0]")
    >>> player.number("authority"), player.words("hand", ["viper", "scout"])
    (50, [1])
    >>> player.number("trade")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: players[0].trade is missing.
    """

    __slots__ = ("data", "place", "taken")

    def __init__(self, data: object, place: str) -> None:
        if not isinstance(data, dict):
            raise refused("problem-no-table", place=place or FILE, value=shown(data))
        self.data: Final[dict[object, object]] = data
        self.place: Final = place
        self.taken: Final[set[str]] = set()

    def path(self, name: str) -> str:
        """Return the field's place in the file, for messages."""
        return f"{self.place}.{name}" if self.place else name

    def has(self, name: str) -> bool:
        """Return whether the field is present (and not null)."""
        self.taken.add(name)
        return self.data.get(name) is not None

    def get(self, name: str, default: object = None) -> object:
        """Return the field's raw value; refuse a missing field without a default."""
        self.taken.add(name)
        value = self.data.get(name)
        if value is None:
            if default is None:
                raise refused("problem-missing", place=self.path(name))
            return default
        return value

    def number(self, name: str, low: int = -1_000_000, high: int = 1_000_000, default: int | None = None) -> int:
        """Return a whole number in the given range."""
        value = self.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise refused("problem-no-number", place=self.path(name), value=shown(value))
        if not low <= value <= high:
            raise refused("problem-range", place=self.path(name), low=str(low), high=str(high), value=shown(value))
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        """Return true or false."""
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise refused("problem-no-flag", place=self.path(name), value=shown(value))
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """Return a text."""
        value = self.get(name, default)
        if not isinstance(value, str):
            raise refused("problem-no-text", place=self.path(name), value=shown(value))
        return value

    def word(self, name: str, names: list[str], default: str | None = None) -> int:
        """Return the index of one of the names."""
        return index_of(self.get(name, default), names, self.path(name))

    def words(self, name: str, names: list[str], default: list[str] | None = None) -> list[int]:
        """Return a list of names as indices."""
        return [index_of(v, names, f"{self.path(name)}[{i}]") for i, v in enumerate(self.items(name, default))]

    def numbers(self, name: str, default: list[int] | None = None) -> list[int]:
        """Return a list of whole numbers."""
        values: list[int] = []
        for i, value in enumerate(self.items(name, default)):
            if not isinstance(value, int) or isinstance(value, bool):
                raise refused("problem-no-number", place=f"{self.path(name)}[{i}]", value=shown(value))
            values.append(value)
        return values

    def items(self, name: str, default: object = None) -> list[object]:
        """Return a list."""
        value = self.get(name, default)
        if not isinstance(value, list):
            raise refused("problem-no-list", place=self.path(name), value=shown(value))
        return value

    def rows(self, name: str, default: object = None) -> "list[Fields]":
        """Return a list of tables."""
        return [Fields(row, f"{self.path(name)}[{i}]") for i, row in enumerate(self.items(name, default))]

    def table(self, name: str, default: object = None) -> "Fields":
        """Return a table inside this one."""
        return Fields(self.get(name, default), self.path(name))

    def finish(self) -> None:
        """Refuse fields that nobody asked for: most likely a misspelt name.

        >>> Fields({"authorty": 50}, "players[0]").finish()
        Traceback (most recent call last):
        ecliptic.kernel.errors.Refused: players[0] has an unknown field 'authorty'.
        """
        for name in self.data:
            if name not in self.taken:
                place = self.place or FILE
                known = ", ".join(sorted(self.taken))
                if not known or len(known) > MOST_LISTED:
                    raise refused("problem-unknown-field-alone", place=place, field=shown(name))
                raise refused("problem-unknown-field", place=place, field=shown(name), known=known)


def json_table(fields: Fields) -> dict[str, object]:
    """Return a content pack as JSON holds it, because it is saved with the table; refuse what JSON cannot hold.

    >>> json_table(Fields({"game": "federation", "missions": {12: {"required_level": 4}}}, ""))
    {'game': 'federation', 'missions': {'12': {'required_level': 4}}}
    >>> json_table(Fields({"game": "federation", "note": float("nan")}, "pack"))
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: pack.note cannot be nan: a pack has texts, numbers, true, false, lists and tables.
    """
    return _JsonCopy().table(fields.data, fields.place, 0)


@final
class _JsonCopy:
    """A copy of a value in JSON types, being made: YAML may repeat a part, or put it into itself."""

    def __init__(self) -> None:
        self.count = 0

    def value(self, value: object, place: str, depth: int) -> object:
        """Return this value of the pack in JSON types."""
        self.count += 1
        if self.count > MOST_VALUES or depth > DEEPEST:
            raise refused("problem-json-size", most=MOST_VALUES, deepest=DEEPEST)
        if isinstance(value, dict):
            return self.table(value, place, depth)
        if isinstance(value, list):
            return [self.value(inner, f"{place}[{i}]", depth + 1) for i, inner in enumerate(value)]
        if not _is_json(value):
            raise refused("problem-json-value", place=place, value=shown(value))
        return value

    def table(self, table: dict[object, object], place: str, depth: int) -> dict[str, object]:
        """Return a table with texts for names: YAML has numbers there, too."""
        copied: dict[str, object] = {}
        for name, inner in table.items():
            if isinstance(name, bool) or not isinstance(name, (str, int)) or not _is_json(name) or str(name) in copied:
                raise refused("problem-json-name", place=place or FILE, name=shown(name))
            copied[str(name)] = self.value(inner, f"{place}.{name}" if place else str(name), depth + 1)
        return copied


def _is_json(value: object) -> bool:
    """Return whether JSON can hold this, which is neither a list nor a table, and any program can read it again."""
    if isinstance(value, str):
        return not any(0xD800 <= ord(letter) <= 0xDFFF for letter in value)  # half a letter
    if isinstance(value, float):
        return isfinite(value)
    if isinstance(value, int):
        return -LARGEST_NUMBER <= value <= LARGEST_NUMBER
    return value is None


def index_of(value: object, names: list[str], place: str) -> int:
    """Return the index of a name.

    >>> index_of("viper", ["scout", "viper"], "hand[0]")
    1
    >>> index_of("wiper", ["scout", "viper"], "hand[0]")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: hand[0] has an unknown value 'wiper'; did you mean 'viper'?
    """
    if isinstance(value, str) and value in names:
        return names.index(value)
    hint = nearest(str(value), names)
    if hint:
        raise refused("problem-unknown-word", place=place, value=shown(value), meant=hint)
    known = f"{', '.join(names[:12])}{', ...' * (len(names) > 12)}"
    raise refused("problem-unknown-word-of", place=place, value=shown(value), known=known)


def nearest(word: str, names: list[str]) -> str | None:
    """Return the name that was probably meant.

    >>> nearest("gunshp", ["gunship", "scout"])
    'gunship'
    """
    from difflib import get_close_matches  # needed only for an error message

    found = get_close_matches(word, names, 1)
    return found[0] if found else None


def shown(value: object) -> str:
    """Return a value as an error message shows it, shortened if it is long.

    >>> shown("x" * 99)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx..."
    """
    return shortened(repr(value))


def shortened(text: str) -> str:
    """Return a text that somebody wrote as an error message shows it.

    >>> shortened("star-realms"), len(shortened("x" * 99))
    ('star-realms', 42)
    """
    return text if len(text) <= 42 else f"{text[:39]}..."
