"""The games: a folder each, none of which knows another."""

from importlib import import_module
from typing import Any

import ecliptic.content.catalogue  # noqa: F401 - whoever finds a game finds words for what it refuses
from ecliptic.kernel import Game, refused

# Slug to module; a game is imported when it is first asked for.
MODULES = {"star-realms": "ecliptic.games.star_realms.game", "federation": "ecliptic.games.federation.game"}


def game(slug: str) -> Game[Any]:
    """The game with this slug.

    >>> game("star-realms").title
    'Star Realms'
    >>> game("chess")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: There is no game 'chess': there are star-realms, federation.
    """
    if slug not in MODULES:
        raise refused("problem-game-unknown", game=slug, known=", ".join(MODULES))
    found: Game[Any] = import_module(MODULES[slug]).GAME
    return found


def catalogue() -> dict[str, Game[Any]]:
    """Every game by its slug.

    >>> list(catalogue())
    ['star-realms', 'federation']
    """
    return {slug: game(slug) for slug in MODULES}
