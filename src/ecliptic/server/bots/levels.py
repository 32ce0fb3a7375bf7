"""The levels of bots that people can choose, weakest first, one row each."""

from collections.abc import Container
from typing import Final

import msgspec

from ecliptic.server.http.problems import Problem


class Level(msgspec.Struct, frozen=True):
    """One level: which bot plays it, and how long it may think about a move."""

    level: str
    bot: str
    milliseconds: int
    about: str
    games: frozenset[str] | None = None  # those it can play; None: all


class LevelInfo(msgspec.Struct, frozen=True):
    """A level as people see it."""

    level: str
    about: str
    milliseconds: int


LEVELS: Final = {
    row.level: row
    for row in (
        Level("random", "random", 2_000, "Takes a random option."),
        Level("greedy", "greedy", 5_000, "Looks one decision ahead and takes the best option."),
    )
}


def levels_of(slug: str) -> list[Level]:
    """Return the levels that can play a game, weakest first."""
    return [row for row in LEVELS.values() if row.games is None or slug in row.games]


def offered_levels(slug: str) -> list[LevelInfo]:
    """Return the levels of a game as people see them."""
    return [LevelInfo(row.level, row.about, row.milliseconds) for row in levels_of(slug)]


def find_level(name: str, slug: str) -> Level:
    """Return a level by its name; refuse one that cannot play this game."""
    for row in levels_of(slug):
        if row.level == name:
            return row
    known = ", ".join(row.level for row in levels_of(slug))
    raise Problem(422, "problem-bot-unknown", bot=name, known=known)


def bot_name(level: str, taken: Container[str | None]) -> str:
    """Return a bot's name at a table: its level, numbered when there are several.

    >>> bot_name("greedy", ["Ann", None])
    'Greedy'
    >>> bot_name("greedy", ["Greedy", "Greedy 2"])
    'Greedy 3'
    """
    name, number = level.capitalize(), 1
    while name in taken:
        number += 1
        name = f"{level.capitalize()} {number}"
    return name
