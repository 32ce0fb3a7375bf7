"""Saved games of the terminal."""

import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ecliptic.cli.arguments import LANGUAGES, reason
from ecliptic.kernel import Json, Refused
from ecliptic.kernel.fields import Fields

SESSION: Final = "session"  # the field of a journal for the program that saved it


class Saved(NamedTuple):
    """Who sat where at a saved table, and in which language."""

    seats: list[str]
    language: str


def with_session(journal: Json, seats: Sequence[str], language: str) -> Json:
    """Return a journal that says who plays it.

    >>> list(with_session({"seats": 2, "entries": []}, ["you", "greedy"], "de"))
    ['seats', 'session', 'entries']
    """
    fields = {**journal, SESSION: {"seats": list(seats), "language": language}}
    return {**fields, "entries": fields.pop("entries")}


def read_session(journal: Json) -> Saved | None:
    """Return who played a saved journal; None when it does not say so.

    >>> read_session({"session": {"seats": ["you", "greedy"], "language": "de"}})
    Saved(seats=['you', 'greedy'], language='de')
    """
    data = Fields(journal, "")
    if not data.has(SESSION):
        return None
    session = data.table(SESSION)
    seats = [str(name) for name in session.items("seats")]
    language = LANGUAGES[session.word("language", list(LANGUAGES))]
    session.finish()
    return Saved(seats, language)


def data_folder() -> Path:
    """Return the folder for a user's data, by the platform's convention."""
    if sys.platform == "win32":
        base = os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "ecliptic"


def new_path(slug: str) -> Path:
    """Return a path for a new game that does not exist yet."""
    stem = f"{slug}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = data_folder() / "games"
    path, n = folder / f"{stem}.json", 1
    while path.exists():
        n += 1
        path = folder / f"{stem}-{n}.json"
    return path


def journal_text(journal: Json) -> str:
    """Return a journal as JSON with a line for every entry.

    >>> print(journal_text({"ecliptic": "journal", "entries": [{"seat": 0, "play": "end"}]}))
    {
    "ecliptic": "journal",
    "entries": [
    {"seat": 0, "play": "end"}
    ]
    }
    <BLANKLINE>
    """
    fields = []
    for name, value in journal.items():
        if isinstance(value, list):
            text = "[\n" + ",\n".join(json.dumps(item, ensure_ascii=False) for item in value) + "\n]"
        else:
            text = json.dumps(value, ensure_ascii=False)
        fields.append(f"{json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(fields) + "\n}\n"


def write(path: Path, journal: Json) -> None:
    """Write a journal whole or not at all; refused when the system says no."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            unfinished.write_text(journal_text(journal), encoding="utf-8")
            os.replace(unfinished, path)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise Refused(reason(error)) from error
    except ValueError as error:
        raise Refused("that is not the name of a file") from error
