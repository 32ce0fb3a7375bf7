"""The exact odds of battle dice: hits, building hits, own hits and keys for a choice of dice (ARC-7.4 to ARC-7.11).

Ways are counted in integers by adding one die after the other, and divided once at the end. Each count of symbols keeps
one roll that shows it, so that cards that add or ignore symbols can be asked. This is exact as long as such a card
looks at the kinds of the dice and at the symbols that it changes. Rerolls are not foreseen.
"""

from functools import lru_cache
from typing import Final

from ecliptic.games.arcs.battle import CollectDice, count_symbols, ships_to_hit
from ecliptic.games.arcs.board import (
    BUILDING_HIT,
    INTERCEPT,
    KEY,
    SELF_HIT,
    SHIP_HIT,
    SIDES,
    Board,
)
from ecliptic.games.arcs.state import State
from ecliptic.games.arcs.words import (
    SYMBOLS,
    attackers,
    changed_symbols,
    fleet_size,
    intercepting,
    toughness,
)
from ecliptic.kernel import Action, Json

DIGITS: Final = 5  # of a probability in a view

# Symbols that are counted together: own hits need two of them.
OWN: Final = (SELF_HIT, INTERCEPT)
HITS: Final = (SHIP_HIT,)
BUILDING_HITS: Final = (BUILDING_HIT,)
KEYS: Final = (KEY,)


class Outcome:
    """In how many ways a count of symbols comes up, and one roll that shows it."""

    __slots__ = ("dice", "ways")

    def __init__(self, ways: int, dice: list[int]) -> None:
        self.ways: int = ways
        self.dice: list[int] = dice


@lru_cache(maxsize=4096)
def outcomes(board: Board, counts: tuple[int, int, int], symbols: tuple[int, ...]) -> dict[tuple[int, ...], Outcome]:
    """Return how often these symbols come up when so many dice of each kind are rolled.

    >>> from ecliptic.games.arcs.board import printed_board
    >>> {count: found.ways for count, found in outcomes(printed_board(), (0, 2, 0), HITS).items()}
    {(0,): 9, (1,): 18, (2,): 9}
    """
    kind = next((kind for kind, count in enumerate(counts) if count), -1)
    if kind < 0:
        return {tuple(0 for _ in symbols): Outcome(1, [])}
    rest = outcomes(
        board,
        (counts[0] - (kind == 0), counts[1] - (kind == 1), counts[2] - (kind == 2)),
        symbols,
    )
    faces = board.faces
    found: dict[tuple[int, ...], Outcome] = {}
    for before, outcome in rest.items():
        for die in range(kind * SIDES, kind * SIDES + SIDES):
            after = tuple(n + faces[die].count(symbol) for n, symbol in zip(before, symbols, strict=True))
            if after in found:
                found[after].ways += outcome.ways
            else:
                found[after] = Outcome(outcome.ways, [*outcome.dice, die])
    return found


def chances(ways: dict[int, int]) -> Json:
    """Return the probability of every number from 0 on, and the mean."""
    total = sum(ways.values())
    return {
        "chances": [round(ways.get(n, 0) / total, DIGITS) for n in range(max(ways) + 1)],
        "mean": round(sum(n * count for n, count in ways.items()) / total, DIGITS),
    }


def at_least(ways: dict[int, int], least: int) -> float:
    """Return the probability of a number that is not below `least`."""
    return round(sum(count for n, count in ways.items() if n >= least) / sum(ways.values()), DIGITS)


class Fight:
    """A battle before its dice are rolled: who attacks whom where, and what cards do to the symbols."""

    def __init__(self, state: State, seat: int, defender: int, system: int, facts: list[int]) -> None:
        self.shadow: State = state.clone()  # shows cards the rolls that they ask for
        self.seat: int = seat
        self.defender: int = defender
        self.facts: list[int] = facts
        self.intercepting: int = intercepting(state, defender, system)
        self.targets: int = hits_to_destroy(state, defender, system, attacks=False)
        self.own: int = hits_to_destroy(state, seat, system, attacks=True)
        # A Flagship is an attacking ship that is always left (ABR-11.15).
        self.stays: bool = attackers(state, seat, system) > fleet_size(state, seat, system, True)
        self.is_changed: bool = len(state.active[SYMBOLS.number]) > 0

    def shown(self, symbols: tuple[int, ...], count: tuple[int, ...], outcome: Outcome) -> list[int]:
        """Return what counts of these symbols, with what cards add and ignore (ARC-7.19)."""
        if not self.is_changed:
            return list(count)
        self.shadow.dice = outcome.dice
        changed = changed_symbols(self.shadow, count_symbols(self.shadow), self.seat, self.defender, self.facts)
        return [changed[symbol] for symbol in symbols]

    def ways(self, counts: tuple[int, int, int], symbols: tuple[int, ...]) -> dict[int, int]:
        """Return in how many ways each number comes up; own hits are self hits and an intercept (ARC-7.7, ARC-7.8)."""
        found: dict[int, int] = {}
        for count, outcome in outcomes(self.shadow.table.board, counts, symbols).items():
            shown = self.shown(symbols, count, outcome)
            n = shown[0]
            if symbols == OWN and shown[1]:
                n += self.intercepting
            found[n] = found.get(n, 0) + outcome.ways
        return found

    def odds(self, counts: tuple[int, int, int]) -> Json:
        """Return what these dice bring."""
        hits, own = self.ways(counts, HITS), self.ways(counts, OWN)
        return {
            "hits": chances(hits),
            "building_hits": chances(self.ways(counts, BUILDING_HITS)),
            "own_hits": chances(own),
            "keys": chances(self.ways(counts, KEYS)),
            "clears": at_least(hits, self.targets),
            "survives": 1.0 if self.stays else round(1 - at_least(own, self.own), DIGITS),
        }


def hits_to_destroy(state: State, owner: int, system: int, attacks: bool) -> int:
    """Return how many hits destroy all ships of one side that can be hit (ARC-7.12, ABR-8.2)."""
    ships = ships_to_hit(state, owner, system, attacks)
    return toughness(state, owner) * sum(2 * ships[i + 1] + ships[i + 2] for i in range(0, len(ships), 3))


def battle_odds(state: State, frame: CollectDice, facts: list[int]) -> Json:
    """Return the odds of every choice of dice that is open, by its notation without the kind."""
    return odds_of(Fight(state, frame.seat, frame.defender, frame.system, facts), frame.options(state))


def volley_odds(state: State, seat: int, defender: int, system: int, options: list[Action]) -> Json:
    """Return the odds of dice that nobody answers and no card changes (L02)."""
    fight = Fight(state, seat, defender, system, [])
    fight.is_changed = False
    fight.intercepting = 0
    return odds_of(fight, options)


def odds_of(fight: Fight, options: list[Action]) -> Json:
    """Return the odds of each of these choices of dice."""
    found: Json = {}
    for option in options:
        assault, skirmish, raid = option.args
        found[f"{assault}-{skirmish}-{raid}"] = fight.odds((assault, skirmish, raid))
    return found
