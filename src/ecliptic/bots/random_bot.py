"""The bot that shows what chance alone achieves."""

from random import Random
from typing import Any, final

from ecliptic.bots.bot import Bot, Choice
from ecliptic.kernel import Action, Game, State


@final
class RandomBot(Bot):
    """Takes any option, each as likely as the others."""

    def __init__(self) -> None:
        super().__init__("random", "takes any option, each as likely as the others")

    def choose(self, game: Game[Any], world: State, seat: int, options: list[Action], random: Random) -> Choice:
        return Choice(options[int(random.random() * len(options))])
