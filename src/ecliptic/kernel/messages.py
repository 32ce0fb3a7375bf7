"""Messages for people, independent of the language."""

from collections.abc import Mapping
from typing import Final, final

LOCALES: Final = ("en", "ru", "de")  # the languages of every game, the default first


@final
class Message:
    """A message in no particular language: a catalogue id, its arguments, and the clauses behind it.

    Arguments are numbers, words, or references such as `{"card": "blob_wheel"}` or `{"seat": 1}` that the reader's
    language turns into names.

    >>> Message("log-bought", {"card": {"card": "blob_wheel"}}, ("SR-8.1",)).plain()["rules"]
    ['SR-8.1']
    """

    __slots__ = ("args", "id", "rules")

    def __init__(self, id: str, args: Mapping[str, object] | None = None, rules: tuple[str, ...] = ()) -> None:
        self.id: Final = id
        self.args: Final[dict[str, object]] = dict(args or {})
        self.rules: Final = rules

    def plain(self) -> dict[str, object]:
        """Return the message as JSON types."""
        return {"id": self.id, "args": self.args, "rules": list(self.rules)}
