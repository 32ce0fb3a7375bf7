"""Ecliptic: space strategy games, complete and exact, for people, bots and researchers."""

from ecliptic import _compiled_loader

# Before any other import of ours: from here on the compiled modules stand in for their source.
_compiled_loader.install()

from ecliptic.api import games, load, new, replay
from ecliptic.games import catalogue, game
from ecliptic.kernel import Action, Refused, Table

__all__ = ["Action", "Refused", "Table", "catalogue", "game", "games", "load", "new", "replay"]
