"""What all verbs of Star Realms have beside those of other games."""

from typing import ClassVar

from ecliptic.effects import Effects, Step
from ecliptic.games.star_realms.state import State
from ecliptic.kernel import Fields

# What one step of an ability yields, as bots count it: trade, combat, other points, cards drawn.
Yields = tuple[float, float, float, float]


class Verb(Step[State]):
    """A step of a card's ability. `n` is how much it gains or picks, as icons and bots count it; 0 if it is no amount.

    `source` is the place of the ability's card in the own play area. A card that is not there any more, or that
    reacts to a ship, has no place.
    """

    yields: ClassVar[Yields] = (0.0, 0.0, 0.0, 0.0)  # each time, or for each of `n`

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: int = 0
