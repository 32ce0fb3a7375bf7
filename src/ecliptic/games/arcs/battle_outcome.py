"""What a roll of battle dice brings on average, from the printed faces: exact for each symbol."""

from functools import cache
from typing import Final, final

from ecliptic.games.arcs.board import (
    BUILDING_HIT,
    DICE,
    INTERCEPT,
    KEY,
    SELF_HIT,
    SHIP_HIT,
    SIDES,
    Board,
)
from ecliptic.games.arcs.state import DAMAGED, IS_STARPORT, SHIP_OWNERS, State, owner_of, system_of
from ecliptic.games.arcs.words import intercepting

MOST: Final = 32  # dice of a kind in the key of a distribution
KEYS_FOR_A_RESOURCE: Final = 1.5  # on average, over the slots of a board


@final
class Odds:
    """The chances of each symbol for any number of dice."""

    __slots__ = ("board", "known")

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.known: Final[dict[int, list[float]]] = {}

    def chances(self, symbol: int, dice: list[int]) -> list[float]:
        """Return how likely 0, 1, 2 ... of a symbol are with so many dice of each kind.

        >>> Odds(printed_board()).chances(SHIP_HIT, [0, 2, 0])
        [0.25, 0.5, 0.25]
        """
        key = symbol
        for n in dice:
            key = key * MOST + n
        if key not in self.known:
            found = [1.0]
            for kind in range(len(DICE)):
                faces = self.board.faces[kind * SIDES : kind * SIDES + SIDES]
                counts = [face.count(symbol) for face in faces]
                if any(counts):
                    for _ in range(dice[kind]):
                        found = _add_die(found, counts)
            self.known[key] = found
        return self.known[key]

    def at_least_one(self, symbol: int, dice: list[int]) -> float:
        """Return how likely a symbol comes up at all.

        >>> Odds(printed_board()).at_least_one(INTERCEPT, [0, 3, 0])
        0.0
        """
        return 1.0 - self.chances(symbol, dice)[0]


def _add_die(chances: list[float], counts: list[int]) -> list[float]:
    """Return the distribution with one more die, whose sides show a symbol so often."""
    found = [0.0] * (len(chances) + max(counts))
    for n, chance in enumerate(chances):
        for more in counts:
            found[n + more] += chance / SIDES
    return found


@cache
def odds_of(board: Board) -> Odds:
    """Return the odds for these faces, computed once."""
    return Odds(board)


@final
class Outcome:
    """What a battle brings on average."""

    __slots__ = ("damaged", "destroyed", "hurt", "keys", "lost", "razed")

    def __init__(self) -> None:
        self.lost = 0.0  # own ships destroyed
        self.damaged = 0.0  # own fresh ships that are damaged
        self.destroyed = 0.0  # pieces of the defender: as many Trophies
        self.razed = 0.0  # of these, cities: each provokes Outrage
        self.hurt = 0.0  # fresh pieces of the defender that are damaged and survive
        self.keys = 0.0  # if any ship is left to use them


def most_destroyed(hits: int, fresh: int, damaged: int) -> int:
    """Return how many pieces hits can destroy: a damaged one takes one hit, a fresh one two.

    >>> most_destroyed(4, 2, 1)
    2
    """
    first = min(hits, damaged)
    return first + min(fresh, (hits - first) // 2)


def expected_outcome(state: State, seat: int, system: int, defender: int, dice: list[int]) -> Outcome:
    """Return what these dice bring on average: self hits, the intercept, ship hits, building hits and keys.

    Ship hits that find no ship go on to buildings (ARC-7.9). Hits are assigned to destroy most and to cost least.
    """
    odds = odds_of(state.table.board)
    outcome = Outcome()
    at = system * SHIP_OWNERS
    fresh, damaged = state.fresh[at + seat], state.damaged[at + seat]
    strength = 2 * fresh + damaged
    caught = odds.at_least_one(INTERCEPT, dice)
    answer = intercepting(state, defender, system)
    survives = 0.0
    for hits, chance in enumerate(odds.chances(SELF_HIT, dice)):
        for taken, part in ((hits, chance * (1.0 - caught)), (hits + answer, chance * caught)):
            taken = min(taken, strength)
            outcome.lost += part * max(0, taken - fresh)
            outcome.damaged += part * min(taken, fresh)
            if taken < strength:
                survives += part
    _add_hits(state, odds, outcome, system, defender, dice)
    for keys, chance in enumerate(odds.chances(KEY, dice)):
        outcome.keys += survives * chance * keys
    return outcome


def _add_hits(state: State, odds: Odds, outcome: Outcome, system: int, defender: int, dice: list[int]) -> None:
    """Add what the hits do to the defender."""
    at = system * SHIP_OWNERS + defender
    fresh, damaged = state.fresh[at], state.damaged[at]
    strength = 2 * fresh + damaged
    cities = standing = weak = 0
    for each in state.buildings:
        if system_of(each) == system and owner_of(each) == defender:
            weak += each & DAMAGED
            standing += 1 - (each & DAMAGED)
            cities += 0 if each & IS_STARPORT else 1
    to_buildings = odds.chances(BUILDING_HIT, dice)
    for hits, chance in enumerate(odds.chances(SHIP_HIT, dice)):
        on_ships = min(hits, strength)
        ships = most_destroyed(on_ships, fresh, damaged)
        outcome.destroyed += chance * ships
        outcome.hurt += chance * _left_damaged(on_ships, fresh, damaged)
        if not standing + weak:
            continue
        for more, also in enumerate(to_buildings):
            rest = min(hits - on_ships + more, 2 * standing + weak)
            gone = most_destroyed(rest, standing, weak)
            outcome.destroyed += chance * also * gone
            outcome.razed += chance * also * gone * cities / (standing + weak)
            outcome.hurt += chance * also * _left_damaged(rest, standing, weak)


def _left_damaged(hits: int, fresh: int, damaged: int) -> int:
    """Return 1 when a hit is left over that damages a fresh piece without destroying it."""
    rest = hits - min(hits, damaged)
    return 1 if rest % 2 and rest // 2 < fresh else 0


def dice_worth_a_look(most: int, raid: int, wary: bool) -> list[list[int]]:
    """Return typical ways to take dice: all of a kind, and halves of two kinds.

    >>> dice_worth_a_look(2, 0, False)
    [[0, 2, 0], [2, 0, 0], [1, 1, 0]]
    """
    half = most // 2
    found = [[0, most, 0]]
    if not wary:
        found.append([most, 0, 0])
    if half:
        found.append([half, most - half, 0])
    if raid:
        some = min(raid, most)
        found.append([0, most - some, some])
        if half:
            found.append([0, most - min(raid, half), min(raid, half)])
            if not wary:
                found.append([most - min(raid, half), 0, min(raid, half)])
    return found
