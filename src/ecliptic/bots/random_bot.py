"""The random bot: the baseline for all others."""

from random import Random
from typing import Any, final

from ecliptic.bots.bot import Bot, Choice
from ecliptic.kernel import Action, Game, State


@final
class RandomBot(Bot):
    """Takes a uniformly random option."""

    def __init__(self) -> None:
        super().__init__("random", "takes a random option")

    def choose(self, game: Game[Any], world: State, seat: int, options: list[Action], random: Random) -> Choice:
        return Choice(options[int(random.random() * len(options))])
