"""What leads to an objective: the spaces that a position promises, by what the fate itself declares.

Bots look one choice ahead and would not plant a Banner that counts only when the chapter ends. So the module of a fate
may declare, for an objective card, how far the marker will probably go until the end of the act if things stay as they
are. The functions below are what several fates need for that.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from ecliptic.games.arcs.campaign.state import CHAPTERS, campaign_of
from ecliptic.games.arcs.pieces import ships_at
from ecliptic.games.arcs.prospects import LAST_SPREAD, SPREAD_PER_ROUND, chance_ahead, counts_of, rounds_left
from ecliptic.games.arcs.state import State
from ecliptic.games.arcs.words import ambitions, controls_for_ambitions, is_declared

Pursuit = Callable[[State, int], float]
P = TypeVar("P", bound=Pursuit)
PURSUITS: Final[dict[str, Pursuit]] = {}  # by objective card

SPARE: Final = 0.25  # a promised space that the marker does not need any more

# Ambitions that a seat wins in a chapter that has not begun.
USUAL_WINS: Final = 1.0

# How much of a system one holds without control: with ships there, or beside it.
THERE: Final = 0.4
BESIDE: Final = 0.15


def pursuit(card: str) -> Callable[[P], P]:
    """Declare how many spaces a position promises for an objective card."""

    def declare(promise: P) -> P:
        PURSUITS[card] = promise
        return promise

    return declare


def promised_spaces(state: State, seat: int) -> float:
    """Return how far a seat's objective marker will probably go in this act; 0 if its fate does not tell."""
    campaign = campaign_of(state)
    clock, card = campaign.clocks[seat], campaign.objectives[seat]
    if clock <= 0 or card < 0:
        return 0.0
    promise = PURSUITS.get(state.table.cards.ids[card])
    if promise is None:
        return 0.0
    spaces = promise(state, seat)
    return spaces if spaces <= clock else clock + SPARE * (spaces - clock)


def chapters_to_come(state: State) -> int:
    """Return how many chapters of this act have not been scored, the present one included."""
    return CHAPTERS[campaign_of(state).act] - max(1, state.chapter) + 1


def win_chance(state: State, seat: int, ambition: int) -> float:
    """Return how likely a seat wins an ambition alone, 0 if it is not declared."""
    if not is_declared(state, ambition):
        return 0.0
    counts = counts_of(state, ambition)
    mine = counts[seat]
    if not mine:
        return 0.0
    spread = LAST_SPREAD + SPREAD_PER_ROUND * rounds_left(state)
    chance = 1.0
    for other, count in enumerate(counts):
        if other != seat:
            chance *= chance_ahead(mine, count, spread)
    return chance


def wins_now(state: State, seat: int) -> float:
    """Return how many ambitions a seat will probably win in this chapter."""
    wins = 0.0
    for ambition in ambitions(state):
        wins += win_chance(state, seat, ambition)
    return wins


def wins_to_come(state: State, seat: int) -> float:
    """Return how many ambitions a seat will probably win in this act."""
    return wins_now(state, seat) + USUAL_WINS * (chapters_to_come(state) - 1)


def unrivalled_chance(state: State, seat: int, ambition: int) -> float:
    """Return how likely a seat wins an ambition or nobody declares it."""
    return win_chance(state, seat, ambition) if is_declared(state, ambition) else 1.0


def control_share(state: State, seat: int, system: int) -> float:
    """Return 1 for a system that a seat controls, less for own ships there or beside it."""
    if controls_for_ambitions(state, seat, system):
        return 1.0
    if ships_at(state, system, seat):
        return THERE
    for other in state.links[system]:
        if ships_at(state, other, seat):
            return BESIDE
    return 0.0


def control_shares(state: State, seat: int, systems: list[int]) -> float:
    """Return how many of these systems a seat holds, those that it nearly holds in part."""
    total = 0.0
    for system in systems:
        total += control_share(state, seat, system)
    return total
