"""The actions of Beyond the Sun and their notation.

Actions are made once and handed out again. Places are named as the data names them: `move:SOL/1/A2` moves a level 1
ship from Sol to slot A2, `go:research_2/3` puts the pawn on the third space of that row.
"""

from typing import Final

from ecliptic.games.beyond_the_sun.components import COLUMNS, DISCS, MOST_LOCATIONS, TYPES, Board
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

# What is done with a ship.
BUILD: Final = 0
UPGRADE: Final = 1
RECALL: Final = 2
GIVE: Final = 3
SHIP_KINDS: Final = ["build", "upgrade", "recall", "give"]

_made: Final[dict[str, Action]] = {}


def named(kind: str, about: str, number: int) -> Action:
    """Return `kind:about` with one number."""
    text = f"{kind}:{about}"
    action = _made.get(text)
    if action is None or action.args[0] != number:
        action = Action(kind, about, (number,))
        _made[text] = action
    return action


def place(board: Board, location: int) -> str:
    """Return the name of a location; extra systems are X1, X2 ..."""
    base = len(board.ids)
    return board.ids[location] if location < base else f"X{location - base + 1}"


def ship(board: Board, kind: int, location: int, level: int) -> Action:
    """Return `kind:location/level`, something done with a ship."""
    i = (kind * MOST_LOCATIONS + location) * 4 + level - 1
    made = board.ship_actions[i]
    if made is None:
        made = Action(SHIP_KINDS[kind], f"{place(board, location)}/{level}", (location, level))
        board.ship_actions[i] = made
    return made


def move(board: Board, start: int, level: int, end: int) -> Action:
    """Return `move:from/level/to`."""
    i = (start * 4 + level - 1) * MOST_LOCATIONS + end
    made = board.moves[i]
    if made is None:
        made = Action("move", f"{place(board, start)}/{level}/{place(board, end)}", (start, level, end))
        board.moves[i] = made
    return made


def outpost(board: Board, location: int, disc: int) -> Action:
    """Return `outpost:location/disc`."""
    i = location << 2 | disc
    made = board.outposts[i]
    if made is None:
        made = Action("outpost", f"{place(board, location)}/{DISCS[disc]}", (i,))
        board.outposts[i] = made
    return made


def spaces(id: str, action: int, count: int) -> list[Action]:
    """Return `go:action/space` for each space; an action with any number of spaces has only `go:action`."""
    if not count:
        return [Action("go", id, (action, 0))]
    return [Action("go", f"{id}/{number + 1}", (action, number)) for number in range(count)]
