"""Reads YAML: the games' own data, and files from users."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from ecliptic.kernel import Refused

GAMES: Final = Path(__file__).parent.parent / "games"

_folders: Final[dict[str, Path]] = {}  # by slug
_bases: Final[dict[Path, str]] = {}  # by folder: the slug of the game whose texts it has too


def add_folder(slug: str, folder: Path, base: str = "") -> None:
    """Register the folder of a game, and the game whose texts it has besides its own.

    >>> add_folder("star-realms", game_folder("star-realms"))
    """
    _folders[slug] = folder
    _bases[folder] = base


def game_folder(game: str) -> Path:
    """Return the folder of a game, by its slug, which may be written with underscores.

    >>> game_folder("star-realms").name, game_folder("star_realms").name
    ('star_realms', 'star_realms')
    """
    slug = game.replace("_", "-")
    return _folders[slug] if slug in _folders else GAMES / game.replace("-", "_")


def game_folders() -> list[Path]:
    """Return the folders of all games that are known.

    >>> "federation" in [folder.name for folder in game_folders()]
    True
    """
    own = [path for path in sorted(GAMES.iterdir()) if (path / "text").is_dir()]
    return own + [folder for folder in _folders.values() if folder not in own]


def text_folders(folder: Path) -> list[Path]:
    """Return the folders with the texts of the game in this folder: its own, then those of the game it is based on.

    >>> [path.parent.name for path in text_folders(game_folder("star-realms"))]
    ['star_realms']
    """
    base = _bases.get(folder, "")
    return [folder / "text", *(text_folders(game_folder(base)) if base else [])]


# libyaml is about ten times as fast; the pure loader reads the same.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def parse_yaml(text: str, where: str) -> object:
    """Parse YAML (or JSON, which is YAML), refusing broken text with the line that is wrong.

    >>> parse_yaml("cost: 4", "pack.yaml")
    {'cost': 4}
    >>> parse_yaml("cost: 4\\nname: [a}", "pack.yaml")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: pack.yaml is not valid YAML: line 2: expected ',' or ']'.
    """
    try:
        return yaml.load(text, Loader=_Loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f"line {mark.line + 1}: " if mark else ""
        problem = (getattr(error, "problem", None) or str(error).splitlines()[0]).replace("did not find ", "")
        raise Refused(f"{where} is not valid YAML: {line}{problem}.") from error


@cache
def read_data(game: str, name: str) -> dict[str, Any]:
    """Return a data file of a game's folder, read once.

    >>> read_data("star_realms", "components.yaml")["modes"]["duel"]["authority"]
    {'each_player': 50}
    """
    path = game_folder(game) / "data" / name
    data = parse_yaml(path.read_text(encoding="utf-8"), name)
    assert isinstance(data, dict)
    return data
