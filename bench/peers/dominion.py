"""pyminion: Dominion, bot against bot (`pip install pyminion`).

Its bots are asked through a decider; every call of one of the decider's methods is a decision. There is no list of
legal actions and no copy of a game.
"""

import logging
import random
from collections.abc import Callable
from typing import Any

from bench.peers.measure import Case, Played, Row, Slices, library, measure


class SeatCountEvent:
    """How often deciders were asked, and among how many things."""

    def __init__(self) -> None:
        self.decisions = 0
        self.options = 0

    def watch(self, bot: Any) -> Any:
        """The bot, whose decisions are counted from now on."""
        decider = bot.decider
        for name in dir(decider):
            if name.endswith("_decision"):
                setattr(decider, name, self._counting(getattr(decider, name)))
        return bot

    def _counting(self, decide: Callable[..., Any]) -> Callable[..., Any]:
        def counting(*args: Any, **named: Any) -> Any:
            self.decisions += 1
            offered = next((each for each in [*args, *named.values()] if isinstance(each, list)), [])
            self.options += len(offered)
            return decide(*args, **named)

        return counting


def _money(slices: Slices) -> Row:
    logging.disable(logging.CRITICAL)
    bots, cards, games = (library(f"pyminion.{name}") for name in ("bots.examples", "expansions.base", "game"))

    def play(rng: random.Random) -> Played:
        counted = SeatCountEvent()
        random.seed(rng.randrange(2**31))
        players = [counted.watch(bots.BigMoney()), counted.watch(bots.BigMoneySmithy())]
        table = games.Game(players=players, expansions=[cards.base_set], kingdom_cards=[cards.smithy], log_stdout=False)
        table.play()
        return Played(counted.decisions, counted.options)

    return measure("pyminion", "BigMoney v BigMoneySmithy", play, slices)


CASES: dict[str, Case] = {"BigMoney v BigMoneySmithy": _money}
