"""Message catalogues: what a game says, in the reader's language.

A game keeps its texts in Project Fluent files, `games/<game>/text/<locale>/*.ftl`, which the web client
reads as well. Messages shared by all games, such as the server's refusals, are in `content/text`;
a game's catalogue includes them. The name of anything with an id in the data is the message `<kind>-<id>`,
with hyphens for underscores: the card `blob_wheel` is `card-blob-wheel`. A message `part-*` is part of
others, for the grammar of one language only; all other messages exist in every language, with the same variables.

The files may call one function of our own, `CAPITAL($text)`: the text with its first letter in upper case.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, final

from ecliptic.content.files import game_folder, game_folders, text_folders
from ecliptic.kernel import Message, refused
from ecliptic.kernel.messages import LOCALES

LONGEST_ARGUMENT: Final = 900  # characters; Fluent allows 1,000
REMEMBERED: Final = 8192  # texts of a catalogue; Fluent takes 25 times as long as looking one up
COMMON: Final = Path(__file__).parent / "text"
SEATS: Final = [f"seat {seat}" for seat in range(12)]  # default names


def locales() -> tuple[str, ...]:
    """Return the languages of every game, the default first.

    >>> locales()
    ('en', 'ru', 'de')
    """
    return LOCALES


def check_locale(locale: str) -> None:
    """Refuse an unsupported language.

    >>> check_locale("fr")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: There is no language 'fr'. Choose from: en, ru, de.
    """
    if locale not in LOCALES:
        raise refused("problem-language", language=locale, known=", ".join(LOCALES))


def message_id(kind: str, id: str) -> str:
    """Return the message that names something the data calls `id`.

    >>> message_id("card", "blob_wheel")
    'card-blob-wheel'
    """
    return f"{kind}-{id}".replace("_", "-")


def catalogue(game: str, locale: str) -> "Catalogue":
    """Return the catalogue of a game (its slug or folder) in one language, read on first use.

    >>> catalogue("star-realms", "de").text("faction-machine-cult")
    'Maschinenkult'
    """
    check_locale(locale)
    return _read(game_folder(game), locale)


@cache
def _read(folder: Path, locale: str) -> "Catalogue":
    return Catalogue(locale, *(texts / locale for texts in text_folders(folder)), COMMON / locale)


@cache
def common(locale: str) -> "Catalogue":
    """Return the messages that all games share, in one language.

    >>> common("de").text("problem-over")
    'Die Partie ist vorbei.'
    """
    check_locale(locale)
    return Catalogue(locale, COMMON / locale)


def in_english(message: Message) -> str:
    """Return a refusal in English, for programs and logs: a message shared by all games, or of one.

    >>> in_english(Message("problem-seat-unknown", {"seat": 7, "last": 1}))
    'There is no seat 7: the seats are 0 to 1.'
    """
    words = common(LOCALES[0])
    if not words.has(message.id):
        games = (_read(folder, LOCALES[0]) for folder in game_folders())
        words = next((own for own in games if own.has(message.id)), words)
    return words.say(message, SEATS)


@final
class Catalogue:
    """All messages of some folders of Fluent files, in one language.

    A text that is missing or does not fit its arguments is a bug: it raises, instead of showing
    people an id or a gap.

    >>> german = catalogue("star-realms", "de")
    >>> german.text("step-draw", n=2)
    'ziehe 2 Karten'
    >>> german.text("step-drow", n=2)
    Traceback (most recent call last):
    LookupError: The catalogue de has no message 'step-drow'.
    """

    def __init__(self, locale: str, *folders: Path) -> None:
        # Both libraries are slow to import, and a simulation needs no texts.
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax import ast

        self.locale: Final = locale
        self._remembered: Final = lru_cache(REMEMBERED)(self._formatted)
        # Marks that isolate text of another direction would be noise: all our languages run left to right.
        self._bundle: Final = FluentBundle([locale], {"CAPITAL": _capital}, use_isolating=False)
        seen: set[str] = set()
        for path in (path for folder in folders for path in sorted(folder.glob("*.ftl"))):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            for entry in resource.body:  # the bundle itself would ignore both errors
                if isinstance(entry, ast.Junk):
                    wrong = str(entry.content).strip()[:80]
                    raise ValueError(f"{locale}/{path.name} is not valid Fluent: {wrong}")
                if isinstance(entry, ast.Message):
                    if entry.id.name in seen:
                        raise ValueError(f"{locale}/{path.name} has {entry.id.name!r} a second time.")
                    seen.add(entry.id.name)
            self._bundle.add_resource(resource)

    @staticmethod
    def of(folder: Path, locale: str) -> "Catalogue":
        """Return the catalogue of a game whose texts are in this folder, by language.

        >>> Catalogue.of(game_folder("star-realms") / "text", "de").text("faction-machine-cult")
        'Maschinenkult'
        """
        check_locale(locale)
        return _read(folder.parent, locale)

    def has(self, id: str) -> bool:
        """Return whether there is such a message.

        >>> catalogue("star-realms", "en").has("card-blob-wheel")
        True
        """
        return self._bundle.has_message(id)

    def text(self, id: str, /, **args: str | int) -> str:
        """Return a message with its arguments filled in.

        >>> catalogue("star-realms", "ru").text("gain-trade", n=5)
        '5 очков торговли'
        """
        # Fluent refuses long arguments; they may be what somebody sent us.
        return self._remembered(id, tuple((name, _clipped(value)) for name, value in args.items()))

    def _formatted(self, id: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        if not self._bundle.has_message(id):
            raise LookupError(f"The catalogue {self.locale} has no message {id!r}.")
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, f"{id} has attributes only"
        args = dict(arguments)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.locale}/{id} does not fit {args}: {errors[0]}.") from errors[0]
        return str(text)

    def join(self, parts: Sequence[str], word: Literal["and", "or"] = "and") -> str:
        """Return several things as the language lists them.

        >>> catalogue("star-realms", "de").join(["Falke", "Rammbock", "Parasit"])
        'Falke, Rammbock und Parasit'
        """
        from babel.lists import format_list

        return format_list(parts, "or" if word == "or" else "standard", self.locale)

    def say(self, message: Message, names: Sequence[str], viewer: int | None = None) -> str:
        """Return a message of a game for one reader; `names` are the players' names by seat.

        Arguments become words: `{"seat": 1}` is a player's name, `{"card": "gunship"}` the message
        `card-gunship`, `{"id": ..., "args": ...}` another message in the middle of this one; a list is joined
        with "and", `{"or": [...]}` with "or". Beside a seat `who`, or a list of seats, the message gets
        `who_you`, "yes" or "no": is the reader among them? Beside a power of the game that is no player,
        `{"owner": "empire"}`, that is the power, so that a text can decline it. Beside a list the message gets the
        length as `who_count`.

        >>> log = Message("log-buy", {"who": {"seat": 0}, "card": {"card": "gunship"}, "n": 4})
        >>> catalogue("star-realms", "en").say(log, ["Anna", "Boris"])
        'Anna buys Gunship for 4 trade.'
        >>> catalogue("star-realms", "de").say(log, ["Anna", "Boris"], viewer=0)
        'Du kaufst Kanonenboot für 4 Handel.'
        """
        args: dict[str, str | int] = {}
        for name, value in message.args.items():
            args[name] = self._words(value, names, viewer)
            parts = value if isinstance(value, list | tuple) else [value]
            seats = [part["seat"] for part in parts if isinstance(part, Mapping) and "seat" in part]
            if isinstance(value, Mapping) and "owner" in value:
                args[f"{name}_you"] = str(value["owner"])  # a power of the game that is no player
            if seats:
                args[f"{name}_you"] = "yes" if viewer in seats else "no"
            if parts is value:
                args[f"{name}_count"] = len(parts)
        return self.text(message.id, **args)

    def phrase(self, value: object) -> str:
        """Return an argument of a message, such as a component's name, on its own.

        >>> catalogue("star-realms", "ru").phrase({"faction": "blob"})
        'Слизни'
        """
        return str(self._words(value, (), None))

    def _words(self, value: object, names: Sequence[str], viewer: int | None) -> str | int:
        """Return an argument as the message prints it."""
        if isinstance(value, str | int):
            return value
        if isinstance(value, list | tuple):
            return self.join([str(self._words(part, names, viewer)) for part in value])
        if isinstance(value, Mapping) and "id" in value:
            return self.say(Message(value["id"], value["args"]), names, viewer)
        if isinstance(value, Mapping) and len(value) == 1:
            ((kind, about),) = value.items()
            if kind == "seat":
                return names[about]
            if kind == "or":
                return self.join([str(self._words(part, names, viewer)) for part in about], "or")
            return self.text(message_id(kind, about))
        raise TypeError(f"A message cannot take {value!r}.")


def _clipped(value: str | int) -> str | int:
    return f"{value[: LONGEST_ARGUMENT - 3]}..." if isinstance(value, str) and len(value) > LONGEST_ARGUMENT else value


def _capital(text: object) -> Any:  # Fluent's own type of a function's result leaves out plain text
    words = str(text)
    return words[:1].upper() + words[1:]
