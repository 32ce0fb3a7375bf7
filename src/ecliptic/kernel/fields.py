"""Reading data that a person may have written: every mistake becomes one sentence that names the place."""

from typing import Final, final

from ecliptic.kernel.errors import refused

FILE: Final = "file"  # the place of the outermost object
MOST_LISTED: Final = 500  # letters of known names; a longer list would not be read


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
