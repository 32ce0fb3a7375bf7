"""Every field of the games' data files is read by the game, or is one of the named remarks for people."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ecliptic.content.files import GAMES, read_data
from ecliptic.games.arcs.board import Board
from ecliptic.games.arcs.campaign import chapters
from ecliptic.games.arcs.campaign import reading as campaign
from ecliptic.games.arcs.reading import read_cards
from ecliptic.games.beyond_the_sun import components as beyond_the_sun
from ecliptic.games.federation import components as federation
from ecliptic.games.star_realms import components as star_realms
from ecliptic.games.star_realms.modes import read_modes
from ecliptic.kernel import Fields, Refused

ROOT = Path(__file__).parents[2]
REMARKS = {"name", "name_ru", "name_de", "name_pl", "color", "known", "note", "text"}
REMARKS |= {"source", "count_source", "timing_source", "field_sources"}
# Rows are told apart by their order or their table; a step with a cost is optional without the word.
NEEDLESS = {"id", "optional"}
CAMPAIGN = "campaign"
FATES = [f"fates/{name}.yaml" for name in chapters.FATES]


class Watched(dict[Any, Any]):
    """A table that remembers which of its fields were read."""

    def __init__(self, data: dict[Any, Any], place: str) -> None:
        super().__init__({key: watched(value, f"{place}.{key}") for key, value in data.items()})
        self.place = place
        self.read: set[Any] = set()

    def __getitem__(self, key: Any) -> Any:
        self.read.add(key)
        return super().__getitem__(key)

    def get(self, key: Any, default: Any = None) -> Any:
        self.read.add(key)
        return super().get(key, default)

    def items(self) -> Any:
        self.read.update(self)
        return super().items()


def watched(value: Any, place: str) -> Any:
    """The same data with every table watched."""
    if isinstance(value, dict):
        return Watched(value, place)
    if isinstance(value, list):
        return [watched(item, f"{place}[{i}]") for i, item in enumerate(value)]
    return value


def tables(value: Any) -> Iterator[Watched]:
    """Every watched table in the data."""
    if isinstance(value, Watched):
        yield value
        for key, inner in dict.items(value):
            if key not in REMARKS:
                yield from tables(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from tables(inner)


def read_star_realms(data: dict[str, Any]) -> object:
    return star_realms.build({}, data), read_modes(data)


def read_federation(data: dict[str, Any]) -> object:
    return federation.build({}, data)


def read_beyond_the_sun(data: dict[str, Any]) -> object:
    return beyond_the_sun.build({}, data)


def read_arcs_board(data: dict[str, Any]) -> object:
    return Board(Fields(data, ""), {})


def read_arcs_cards(data: dict[str, Any]) -> object:
    return read_cards(Fields(data, ""))


def read_campaign(data: dict[str, Any]) -> object:
    """Read all files of the campaign, by name; its reader looks for them itself."""
    usual = read_data
    try:
        vars(campaign)["read_data"] = lambda game, name: usual(game, name) if game == "arcs" else data[name]
        campaign.campaign_board.cache_clear()
        return campaign.printed.__wrapped__(), campaign.campaign_board()
    finally:
        vars(campaign)["read_data"] = usual
        campaign.campaign_board.cache_clear()


def campaign_data() -> dict[str, Any]:
    """All files of the campaign, by name."""
    return {name: dict(read_data(campaign.SLUG, name)) for name in ("cards.yaml", *FATES)}


READERS: dict[str, Callable[[dict[str, Any]], object]] = {
    "star_realms/components.yaml": read_star_realms,
    "federation/components.yaml": read_federation,
    "beyond_the_sun/components.yaml": read_beyond_the_sun,
    "arcs/board.yaml": read_arcs_board,
    "arcs/cards.yaml": read_arcs_cards,
}

every_file = pytest.mark.parametrize("file", READERS)


def test_every_data_file_is_looked_at() -> None:
    assert {f"{path.parts[-3]}/{path.name}" for path in GAMES.glob("*/data/*.yaml")} == set(READERS)
    folder = GAMES / "arcs" / "campaign" / "data"
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*.yaml")}
    assert found == {"cards.yaml", *FATES, "definitions.yaml"}  # the last is for `ecliptic rules --coverage`


def printed_data(file: str) -> dict[str, Any]:
    game, _, name = file.partition("/")
    return dict(read_data(game, name))


def unread(file: str) -> list[str]:
    """The fields that no reader asks for. Compiled readers look into a table without calling its methods."""
    data = watched(printed_data(file), file)
    READERS[file](data)
    return [f"{table.place}.{key}" for table in tables(data) for key in table if key not in table.read | REMARKS]


@every_file
def test_every_field_is_read(file: str) -> None:
    assert answers(f"unread({file!r})") == []


def answers(asked: str) -> list[str]:
    """What a function of this file returns where the rules run interpreted."""
    script = f"from tests.content import test_data_files\nprint(*test_data_files.{asked}, sep='\\n')"
    command, environment = [sys.executable, "-c", script], {**os.environ, "ECLIPTIC_PURE": "1"}
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True, timeout=100)
    return done.stdout.split()


def without_effect(file: str) -> list[str]:
    """The fields that can be changed and left out although nothing read from the file is different then."""
    printed = campaign_data() if file == CAMPAIGN else printed_data(file)
    usual = read_as(file, printed)
    found: list[str] = []
    tried: set[object] = set()
    for names, owner in fields_of(printed, ()):
        *_, last = names
        kind = tuple(name for name in names if isinstance(name, str)), owner.get("op"), str(owner[last])
        if kind in tried or last in NEEDLESS:
            continue
        tried.add(kind)
        value = owner.pop(last)
        seen = is_different(file, printed, usual)
        owner[last] = not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else f"{value}!"
        seen = seen or is_different(file, printed, usual)
        owner[last] = value
        if not seen:
            found.append(".".join(map(str, names)).replace(" ", "_"))
    return found


def read_as(file: str, data: dict[str, Any]) -> str:
    """Everything that is read from this data."""
    return described(read_campaign(data) if file == CAMPAIGN else READERS[file](data))


def is_different(file: str, data: dict[str, Any], usual: str) -> bool:
    """Is this data refused, or read in another way?"""
    try:
        return read_as(file, data) != usual
    except (Refused, KeyError):
        return True


def fields_of(value: Any, names: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], dict[Any, Any]]]:
    """The way to each word, number and truth value in a table, and the table."""
    if isinstance(value, dict):
        for name in [name for name in value if name not in REMARKS]:
            if isinstance(value[name], dict | list):
                yield from fields_of(value[name], (*names, name))
            else:
                yield (*names, name), value
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from fields_of(inner, (*names, i))


def described(value: Any) -> str:
    """Everything in an object and in what belongs to it."""
    numbers: dict[int, int] = {}
    kept: list[Any] = []  # an id is free again when its object is gone

    def describe(value: Any) -> str:
        if isinstance(value, str | int | float | bytes | None):
            return repr(value)
        if id(value) in numbers:
            return f"<{numbers[id(value)]}>"
        numbers[id(value)] = len(numbers)
        kept.append(value)
        if isinstance(value, dict):
            return f"{{{','.join(f'{describe(key)}:{describe(inner)}' for key, inner in value.items())}}}"
        if isinstance(value, set | frozenset):
            return f"{{{','.join(sorted(describe(inner) for inner in value))}}}"
        if isinstance(value, list | tuple):
            return f"[{','.join(describe(inner) for inner in value)}]"
        if isinstance(value, type) or callable(value):
            return str(getattr(value, "__qualname__", value))
        slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
        inside = {name: getattr(value, name) for name in slots if hasattr(value, name)} | getattr(value, "__dict__", {})
        kept.append(inside)
        return f"{type(value).__name__}{describe(inside)}"

    return describe(value)


@pytest.mark.parametrize("file", [*READERS, CAMPAIGN])
def test_every_value_makes_a_difference(file: str) -> None:
    assert answers(f"without_effect({file!r})") == []


@every_file
def test_a_field_that_nobody_reads_is_refused(file: str) -> None:
    """In every section, and in the first row of each."""
    printed = printed_data(file)
    for section in [None, *printed]:
        data = {**printed}
        inner = data if section is None else data[section]
        if isinstance(inner, list) and not isinstance(inner[0], dict):
            continue  # a list of names
        if isinstance(inner, list):
            data[str(section)] = [{**inner[0], "nobody_reads_this": 1}, *inner[1:]]
        elif section is None:
            data["nobody_reads_this"] = 1
        else:
            data[section] = {**inner, "nobody_reads_this": 1}
        with pytest.raises(Refused, match="nobody_reads_this"):
            READERS[file](data)
