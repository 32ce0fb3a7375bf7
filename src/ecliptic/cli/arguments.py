"""Arguments that commands share: numbers, seats, options and files, with errors in one sentence."""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 256
MOST_SEED: Final = 2**63 - 1

LANGUAGES: Final = ("en", "ru", "de")  # those of the catalogues, which take too long to read for a help text

# Nobody writes a position or pack of this size; reading one would only take very long.
MOST_BYTES: Final = 50_000_000


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one sentence, and whose examples keep their line breaks."""

    def __init__(self, prog: str, description: str, epilog: str) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=f"examples:\n{epilog}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def parse_line(self, argv: Sequence[str]) -> argparse.Namespace:
        """Parse a command line; options may come before, between and after the other arguments."""
        if self._subparsers is not None:  # a subcommand parses the rest of the line itself
            return self.parse_args(argv)
        return self.parse_intermixed_args(argv)

    def error(self, message: str) -> NoReturn:
        print(f"{message[:1].upper()}{message[1:].rstrip('.')}; see {self.prog} --help.", file=sys.stderr)
        raise SystemExit(2)


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """Return a reader of whole numbers in a range.

    >>> whole_number(1, 9)("4")
    4
    """

    def read(text: str) -> int:
        sign, digits = text[:1] == "-", text.removeprefix("-")
        # A number longer than any limit is not worth converting, and Python refuses to from some length on.
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= 20):
            if digits.isdecimal():
                raise argparse.ArgumentTypeError(f"must be from {low} to {high}, not a number that long")
            raise argparse.ArgumentTypeError(f"must be a whole number, not {shorten(text)!r}")
        number = -int(digits) if sign else int(digits)
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"must be from {low} to {high}, not {number}")
        return number

    return read


def seconds(low: float, high: float) -> Callable[[str], float]:
    """Return a reader of durations.

    >>> seconds(0, 60)("0.5")
    0.5
    """

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"must be a number of seconds, not {shorten(text)!r}") from None
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"must be from {low} to {high} seconds, not {shorten(text)}")
        return number

    return read


def shorten(text: str) -> str:
    """Return a user's word, short enough for a sentence.

    >>> shorten("x" * 99)
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxx...'
    """
    return text if len(text) <= 32 else f"{text[:29]}..."


def word_list(text: str) -> list[str]:
    """Return the words between commas.

    >>> word_list("you, greedy")
    ['you', 'greedy']
    """
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise argparse.ArgumentTypeError(f"must be words between commas, not {shorten(text)!r}")
    return words


def setting(text: str) -> tuple[str, str]:
    """Return the parts of `name=value`.

    >>> setting("set=core")
    ('set', 'core')
    """
    name, separator, value = text.partition("=")
    if not (separator and name.strip() and value.strip()):
        raise argparse.ArgumentTypeError(f"must be name=value, not {shorten(text)!r}")
    return name.strip(), value.strip()


def add_game(parser: argparse.ArgumentParser, is_optional: bool = False) -> None:
    """Declare the game, by its slug."""
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?" if is_optional else None,
        help="the game's name, as ecliptic games lists it, or module:Class",
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    """Declare `--database`, an address."""
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://HOST/NAME (a file in the user's data folder)",
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare `--option name=value`, which may be repeated."""
    parser.add_argument(
        "--option",
        dest="options",
        metavar="NAME=VALUE",
        action="append",
        type=setting,
        default=[],
        help="a set-up option, as ecliptic games lists them; may be given several times",
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Declare `--seed`, a number."""
    parser.add_argument(
        "--seed", metavar="S", type=whole_number(0, MOST_SEED), default=1, help="the same seed plays the same games (1)"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Declare `--json`."""
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def add_pack(parser: argparse.ArgumentParser) -> None:
    """Declare `--pack`, a file."""
    parser.add_argument("--pack", metavar="FILE", help="a content pack with corrected cards")


def pack_given(path: str | None) -> dict[str, object] | None:
    """Read the content pack, if one was named.

    >>> pack_given(None)
    """
    return read_document(path) if path else None


def add_language(parser: argparse.ArgumentParser, of: str = "the table") -> None:
    """Declare `--language`."""
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help=f"the language of {of} (en)")


def options_given(settings: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Return the options as a table; refuse one given twice.

    >>> options_given([("set", "core")])
    {'set': 'core'}
    """
    from ecliptic.kernel import Refused

    options: dict[str, str] = {}
    for name, value in settings:
        if name in options:
            raise Refused(f"Option {name} is given twice: {options[name]!r} and {value!r}.")
        options[name] = value
    return options


def read_document(path: str) -> dict[str, object]:
    """Return a JSON or YAML file with a table of fields; refuse anything else with a sentence."""
    from ecliptic.kernel import Refused

    try:
        data = _parse(read_text(path), path)
    except RecursionError:
        raise Refused(f"{path} is nested too deeply.") from None
    except ValueError as error:  # a number or date that the format allows and Python does not
        raise Refused(f"{path} has a value that cannot be read: {shorten(str(error))}.") from error
    if not isinstance(data, dict):
        raise Refused(f"{path} is not a table of fields but {'a list' if isinstance(data, list) else 'plain text'}.")
    return data


def _parse(text: str, path: str) -> object:
    import json

    from ecliptic.content.files import parse_yaml

    try:
        return json.loads(text)
    except ValueError:  # then it should be YAML, whose error names the line
        return parse_yaml(text, path)


def read_text(path: str) -> str:
    """Return the text of a file; refuse with the reason when it cannot be read."""
    from ecliptic.kernel import Refused

    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Refused(f"{path} cannot be read: {reason(error)}.") from error
    except ValueError as error:
        raise Refused(f"{shorten(path)!r} is not the name of a file.") from error
    if len(content) > MOST_BYTES:
        raise Refused(f"{path} is larger than {MOST_BYTES // 1_000_000} MB.")
    if not content.strip():
        raise Refused(f"{path} is empty.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused(f"{path} is not a text file in UTF-8.") from error


def reason(error: OSError) -> str:
    """Return the system's reason for an error.

    >>> reason(IsADirectoryError(21, "Is a directory"))
    'is a directory'
    """
    words = error.strerror or str(error)
    return words[:1].lower() + words[1:]
