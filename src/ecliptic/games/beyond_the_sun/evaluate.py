"""What bots value: named weights, and how much there is of each thing in a state."""

from typing import Final

from ecliptic.games.beyond_the_sun.colonize import strength
from ecliptic.games.beyond_the_sun.gains import open_columns, ore_yield
from ecliptic.games.beyond_the_sun.scoring import COUNTS, score
from ecliptic.games.beyond_the_sun.state import State, controller, fleet_power, own_technologies, power
from ecliptic.games.beyond_the_sun.turn import discs_to_end

# Points for one unit of each feature.
WEIGHTS: Final[dict[str, float]] = {
    "points": 1.0,
    "lead": 0.5,
    "ore": 0.45,
    "population": 0.8,
    "fleet": 0.5,
    "growth": 1.2,
    "ore_yield": 1.5,
    "technologies": 1.0,
    "actions": 0.6,
    "colonizing": 3.0,
    "achievements": 6.0,
}

LONG: Final = 8.0  # rounds to come after which it does not matter how many more there are
ENOUGH_ORE: Final = 7  # beyond that ore is worth half
ENOUGH_POPULATION: Final = 5


def horizon(state: State) -> float:
    """Return how much of the game is still to come, from 1 down to 0: what is good for later counts that much."""
    if state.last_round:
        return max(0.0, (state.last_round - state.round + 0.5) / LONG)
    claimed = sum(len(discs) for discs in state.claims)
    return 1.0 - 0.5 * claimed / discs_to_end(len(state.players))


def beyond(n: int, enough: int) -> float:
    """Return an amount of which more than enough is worth half.

    >>> beyond(5, 7), beyond(9, 7)
    (5.0, 8.0)
    """
    return float(n) if n <= enough else enough + (n - enough) / 2


def features(state: State, seat: int) -> list[float]:
    """Return how much a faction has of each thing in `WEIGHTS`."""
    if not state.round:
        return [0.0] * len(WEIGHTS)
    player = state.players[seat]
    parts = state.parts
    scores = [score(state, each) for each in range(len(state.players))]
    rivals = max(points for each, points in enumerate(scores) if each != seat)
    later = horizon(state)
    cards = own_technologies(state, seat)
    return [
        float(scores[seat]),
        float(scores[seat] - rivals),
        beyond(player.ore, ENOUGH_ORE) * later,
        beyond(player.population, ENOUGH_POPULATION) * later,
        fleet_power(state, seat) * later,
        len(open_columns(state, seat)) * later,
        ore_yield(state, seat) * later,
        len(cards) * later,
        sum(len(parts.technologies[card].actions) for card in cards) * later,
        colonizing(state, seat) * later,
        achievement_progress(state, seat),
    ]


def colonizing(state: State, seat: int) -> float:
    """Return how far a faction is with the systems it controls: 1 for each that it could colonize."""
    total = 0.0
    for location, system in enumerate(state.system):
        if system >= 0:
            there = min(1.0, power(state, location, seat) / strength(state, location))
            total += there if controller(state, location) == seat else there / 3
    return total


def achievement_progress(state: State, seat: int) -> float:
    """Return how far a faction is with achievements that it can still claim; claimed ones count in the points."""
    total = 0.0
    for number, card in enumerate(state.achievements):
        achievement = state.parts.achievements[card]
        discs = state.claims[number]
        if any(disc >> 2 == seat for disc in discs):
            total += 1.0
        elif len(discs) < len(achievement.spaces(len(state.players))):
            done = min(1.0, COUNTS[achievement.key](state, seat) / achievement.at_least)
            total += done * done * 0.8
    return total
