"""The base class of bots, and the one function through which tables and simulations ask them.

A bot never gets the table's state. `ask` draws a world from what the seat may know and passes it on, so a bot can
use everything it is given and still knows no more than a person in its place.
"""

from random import Random
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from ecliptic.kernel import Action, Game, Refused, State

SHOWN: Final = 3  # terms that explain a choice; more would not be read


@final
class Choice:
    """A bot's action, and the points it expects to gain, by the name of the weight.

    >>> choice = Choice(Action("end"), [("deck", 0.25), ("combat", -4.0), ("purchases", 6.0), ("top_card", 0.0)])
    >>> choice.explain()
    [('purchases', 6.0), ('combat', -4.0), ('deck', 0.25)]
    >>> choice.words()
    'purchases +6.0, combat -4.0, deck +0.2'
    """

    __slots__ = ("action", "reasons")

    def __init__(self, action: Action, reasons: list[tuple[str, float]] | None = None) -> None:
        self.action: Final = action
        self.reasons: Final[list[tuple[str, float]]] = reasons or []

    def explain(self) -> list[tuple[str, float]]:
        """Return the terms that decided the choice, largest first; empty when there was nothing to compare."""
        weighty = [row for row in self.reasons if row[1]]
        weighty.sort(key=lambda row: -abs(row[1]))
        return weighty[:SHOWN]

    def words(self) -> str:
        """Return the explanation as a line of text."""
        return ", ".join(f"{name.replace('_', ' ')} {points:+.1f}" for name, points in self.explain())


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. A bot keeps nothing between two choices, so one object serves any number of seats and tables."""

    def __init__(self, name: str, about: str) -> None:
        self.name: Final = name
        self.about: Final = about  # one line for people who look for an opponent

    def choose(self, game: Game[Any], world: State, seat: int, options: list[Action], random: Random) -> Choice:
        """Return one of the options, two or more. The bot owns the world and may change it."""
        raise NotImplementedError


def ask(bot: Bot, game: Game[Any], state: State, seat: int, options: list[Action], rng: Random) -> Choice:
    """Return the bot's choice for this seat, which has these options.

    `rng` must not be the generator that answers chance at this table: a bot could predict it.

    >>> import ecliptic
    >>> from ecliptic.bots import bot
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> seat = table.waiting[0]
    >>> choice = ask(bot("greedy"), table.game, table.state, seat, table.options(seat), Random(1))
    >>> choice.action in table.options(seat)
    True
    """
    if len(options) == 1:
        return Choice(options[0])
    choice = bot.choose(game, game.resample(state, seat, rng), seat, options[:], rng)
    if choice.action not in options:
        raise Refused(f"Bot {bot.name} answered {choice.action.text!r}, which is not one of its options.")
    return choice
