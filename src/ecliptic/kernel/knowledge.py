"""Checks that a view shows what can be deduced: `resample` keeps what a seat knows, so the view has to name it."""

from collections import Counter
from random import Random
from typing import Any, Final, final

from ecliptic.kernel.game import Game
from ecliptic.kernel.histories import Lists, leaf_lists
from ecliptic.kernel.leaks import viewer_name
from ecliptic.kernel.state import State

SURE: Final = 400  # drawn worlds that agree before something is called certain


@final
class Knowledge:
    """The lists of a position that are secret to somebody at some time, as worlds drawn so far have shown.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> Knowledge().unshown(table.game, table.state, 0, Random(1))
    ''
    """

    def __init__(self) -> None:
        self._secret: Final[set[str]] = set()  # paths without numbers

    def unshown(self, game: Game[Any], state: State, seat: int | None, rng: Random) -> str:
        """Return a secret list that is the same in all worlds drawn for a seat and not named in its view, or ""."""
        here = leaf_lists(game.write(state))
        suspects = [path for path, items in here.items() if items and all(isinstance(item, str) for item in items)]
        named: Counter[object] | None = None
        for _ in range(2):
            suspects = self._agreeing(game, state, seat, rng, here, suspects)
        for path in suspects:
            if _anywhere(path) in self._secret:
                if named is None:
                    named = Counter(item for items in leaf_lists(game.view(state, seat)).values() for item in items)
                if Counter(here[path]) - named and self._is_certain(game, state, seat, rng, here, path):
                    return f"{viewer_name(seat)} can deduce {path} = {here[path]}, and the view does not show it."
        return ""

    def _agreeing(
        self, game: Game[Any], state: State, seat: int | None, rng: Random, here: Lists, paths: list[str]
    ) -> list[str]:
        drawn = leaf_lists(game.write(game.resample(state, seat, rng)))
        agreeing: list[str] = []
        for path in paths:
            if drawn.get(path) == here[path]:
                agreeing.append(path)
            else:
                self._secret.add(_anywhere(path))
        return agreeing

    def _is_certain(self, game: Game[Any], state: State, seat: int | None, rng: Random, here: Lists, path: str) -> bool:
        for _ in range(SURE):
            if not self._agreeing(game, state, seat, rng, here, [path]):
                return False
        return True


def _anywhere(path: str) -> str:
    """Return the path without numbers: the hands of all players are one kind of list."""
    return ".".join(part for part in path.split(".") if not part.isdecimal())
