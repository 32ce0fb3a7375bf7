"""Ecliptic: space strategy games, complete and exact, for people, bots and researchers."""

from ecliptic import _compiled_loader

# Before any other import of ours: from here on the compiled modules stand in for their source.
_compiled_loader.install()

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ecliptic.api import games, load, new, replay
    from ecliptic.games import catalogue, game
    from ecliptic.kernel import Action, Refused, Table

__all__ = ["Action", "Refused", "Table", "catalogue", "game", "games", "load", "new", "replay"]

# Where each public name lives. They are imported when first used, so that `ecliptic --help` need not wait for them.
_HOMES: Final = {
    "Action": "ecliptic.kernel",
    "Refused": "ecliptic.kernel",
    "Table": "ecliptic.kernel",
    "catalogue": "ecliptic.games",
    "game": "ecliptic.games",
    "games": "ecliptic.api",
    "load": "ecliptic.api",
    "new": "ecliptic.api",
    "replay": "ecliptic.api",
}


class _Package(ModuleType):
    """This module. `ecliptic.games` is the function: importing the subpackage of that name must not hide it."""

    def __getattr__(self, name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value: object = getattr(import_module(_HOMES[name]), name)
        super().__setattr__(name, value)
        return value

    def __setattr__(self, name: str, value: object) -> None:
        if not (name in _HOMES and isinstance(value, ModuleType)):
            super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *__all__})


sys.modules[__name__].__class__ = _Package
