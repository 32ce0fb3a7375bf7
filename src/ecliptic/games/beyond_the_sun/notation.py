"""The actions of Beyond the Sun and their notation.

Actions are made once and handed out again. Places are named as the data names them: `move:SOL/1/A2` moves a level 1
ship from Sol to slot A2, `go:research_2/3` puts the pawn on the third space of that row.
"""

from typing import Final

from ecliptic.games.beyond_the_sun.components import COLUMNS, DISCS, LEVELS, TYPES
from ecliptic.kernel import Action

USE: Final = Action("use")
SKIP: Final = Action("skip")
STOP: Final = Action("stop")
GROW: Final = Action("grow")
PRODUCE: Final = Action("produce")
TRADE: Final = Action("trade")
BUY_POPULATION: Final = Action("buy_population")
SELL_POPULATION: Final = Action("sell_population")
PAY_POPULATION: Final = Action("pay", "population", (0,))
PAY_ORE: Final = Action("pay", "ore", (1,))
DISC: Final = [Action("disc", disc, (i,)) for i, disc in enumerate(DISCS)]
TYPE: Final = [Action("type", name, (i,)) for i, name in enumerate(TYPES)]
COLUMN: Final = [Action("column", name, (i,)) for i, name in enumerate(COLUMNS)]
LEVEL: Final = [Action("level", str(i), (i,)) for i in range(5)]
RETURN: Final = [Action("return", str(i), (i,)) for i in range(5)]
ROW_LEVELS: Final = LEVELS

_made: Final[dict[str, Action]] = {}


def named(kind: str, about: str, number: int) -> Action:
    """Return `kind:about` with one number."""
    text = f"{kind}:{about}"
    action = _made.get(text)
    if action is None or action.args[0] != number:
        action = Action(kind, about, (number,))
        _made[text] = action
    return action


def ship(kind: str, location: str, level: int, at: int) -> Action:
    """Return `kind:location/level`, something done with a ship."""
    text = f"{kind}:{location}/{level}"
    action = _made.get(text)
    if action is None or action.args[0] != at:
        action = Action(kind, f"{location}/{level}", (at, level))
        _made[text] = action
    return action


def move(ids: list[str], start: int, level: int, end: int) -> Action:
    """Return `move:from/level/to`."""
    text = f"move:{ids[start]}/{level}/{ids[end]}"
    action = _made.get(text)
    if action is None or action.args[0] != start or action.args[2] != end:
        action = Action("move", text[5:], (start, level, end))
        _made[text] = action
    return action


def space(id: str, action: int, number: int, spaces: int) -> Action:
    """Return `go:action/space`; a row with any number of spaces is only `go:action`."""
    about = f"{id}/{number + 1}" if spaces else id
    text = f"go:{about}"
    made = _made.get(text)
    if made is None or made.args[0] != action:
        made = Action("go", about, (action, number))
        _made[text] = made
    return made
