"""What bots value: named weights, and how much there is of each thing in a state."""

from typing import Final

from ecliptic.games.beyond_the_sun.colonize import strength
from ecliptic.games.beyond_the_sun.components import DISCS_ON_TRACK
from ecliptic.games.beyond_the_sun.gains import open_columns, ore_yield
from ecliptic.games.beyond_the_sun.resources import in_supply
from ecliptic.games.beyond_the_sun.scoring import COUNTS, has_claimed, outpost_points, score
from ecliptic.games.beyond_the_sun.spaces import usable_actions
from ecliptic.games.beyond_the_sun.state import Player, State, controller, fleet_power, power
from ecliptic.games.beyond_the_sun.turn import discs_to_end

# Points for one unit of each feature.
WEIGHTS: Final[dict[str, float]] = {
    "points": 1.0,
    "control": 1.0,
    "lead": 0.15,
    "ore": 0.5,
    "population": 1.0,
    "fleet": 0.1,
    "growth": 2.6,
    "ore_yield": 1.6,
    "ascent": 7.0,
    "access": 1.5,
    "colonizing": 1.5,
    "achievements": 14.0,
}

# Of what is only a means, the first units are worth most: up to a number, and what each unit until there counts.
ORE: Final = [(5, 1.0), (8, 0.5), (12, 0.1), (200, 0.02)]
POPULATION: Final = [(2, 1.0), (4, 0.5), (6, 0.2)]
POWER: Final = [(5, 1.0), (10, 0.4), (100, 0.05)]

PASSING: Final = 0.25  # what the points of an outpost count while others can still take it

USUAL_ROUNDS: Final = 16  # of a game (BTS-21.6)
LONG: Final = 10.0  # rounds to come after which it does not matter how many more there are
SHORT: Final = 3.0  # the same for what can be used at once
CUBES_TO_GROW: Final = 8.0  # with fewer cubes left, growth is worth less
LONGEST_WAY: Final = 8.0  # technologies, to one of level IIII
MOST_SYSTEMS: Final = 2.0  # that count as nearly colonized
USUAL_CLAIM: Final = 4.0  # points of an achievement
UNCLAIMED: Final = 0.8  # what an achievement counts that is fulfilled and not yet claimed
STEADY: Final = 0.1  # the part of its worth that grows evenly; the rest comes near the end

RESEARCH_III: Final = 1 << 2
RESEARCH_IIII: Final = 1 << 3


def rounds_left(state: State) -> float:
    """Return about how many rounds are still to come."""
    if state.last_round:
        return state.last_round - state.round + 0.5
    left = discs_to_end(len(state.players))
    for discs in state.claims:
        left -= len(discs)
    return max(min(3.0 + 3.0 * left, float(USUAL_ROUNDS - state.round)), 2.0 + left)


def diminishing_value(n: int, steps: list[tuple[int, float]]) -> float:
    """Return an amount of which later units count less.

    >>> [diminishing_value(n, [(5, 1.0), (8, 0.5)]) for n in (4, 7, 90)]
    [4.0, 6.0, 6.5]
    """
    total = 0.0
    counted = 0
    for upto, each in steps:
        if n <= upto:
            return total + (n - counted) * each
        total += (upto - counted) * each
        counted = upto
    return total


def features(state: State, seat: int) -> list[float]:
    """Return how much a faction has of each thing in `WEIGHTS`."""
    if not state.round:
        return [0.0] * len(WEIGHTS)
    player = state.players[seat]
    points = score(state, seat)
    held = outpost_points(state, seat)
    rivals = 0
    for other in range(len(state.players)):
        if other != seat:
            rivals = max(rivals, score(state, other))
    left = rounds_left(state)
    later = min(1.0, left / LONG)
    soon = min(1.0, left / SHORT)
    ready = colonizing(state, seat)
    done = ascent(state, seat)
    return [
        float(points - held),
        held * (1.0 if state.round == state.last_round else PASSING),
        float(points - rivals),
        diminishing_value(player.ore, ORE) * soon,
        diminishing_value(player.population, POPULATION) * soon,
        diminishing_value(fleet_power(state, seat), POWER) * later,
        growth(state, seat, player) * later,
        track_yield(ore_yield(state, seat), player.ore_discs) * later,
        done * soon,
        access(state, seat) * later,
        ready * soon,
        achievements(state, seat, done, ready),
    ]


def track_yield(n: int, discs: int) -> float:
    """Return what a track yields, with some credit for discs that have left it and open nothing yet."""
    return 0.6 * n + 0.2 * (DISCS_ON_TRACK - discs)


def growth(state: State, seat: int, player: Player) -> float:
    """Return what a faction's food track yields, as far as there are cubes to grow."""
    cubes = in_supply(player) + player.population
    return track_yield(len(open_columns(state, seat)), player.food) * min(1.0, cubes / CUBES_TO_GROW)


def ascent(state: State, seat: int) -> float:
    """Return how near a faction is to its first technology of level IIII: 1 when it has one."""
    own = 0
    for slot, researchers in enumerate(state.researchers):
        if researchers >> seat & 1 and state.technology[slot] >= 0:
            own |= 1 << slot
    fewest = int(LONGEST_WAY)
    for way in state.parts.ways_up:
        missing = (way & ~own).bit_count()
        if missing < fewest:
            fewest = missing
    return 1.0 - fewest / LONGEST_WAY


def access(state: State, seat: int) -> float:
    """Return how many of three things a faction has action spaces for: research of level III and IIII, colonization."""
    levels = 0
    colonizes = False
    actions = state.parts.actions
    for number in usable_actions(state, seat):
        levels |= actions[number].levels
        colonizes = colonizes or actions[number].colonizes
    return float((1 if levels & RESEARCH_III else 0) + (1 if levels & RESEARCH_IIII else 0) + (1 if colonizes else 0))


def colonizing(state: State, seat: int) -> float:
    """Return how far a faction is with systems: 1 for each that it controls with enough ships to colonize it."""
    total = 0.0
    for location, system in enumerate(state.system):
        if system >= 0:
            ships = power(state, location, seat)
            if ships:
                there = min(1.0, ships / strength(state, location))
                total += there * there if controller(state, location) == seat else there * there / 3
    return min(total, MOST_SYSTEMS)


def achievements(state: State, seat: int, top: float, ready: float) -> float:
    """Return how far a faction is with achievements that it can still claim; claimed ones count 1.

    For the achievements that ask for a technology of level IIII and for colonies, steps on the way count too. The
    nearest one counts twice: going for one after the other is faster than for all at the same time.
    """
    total = nearest = 0.0
    for number, card in enumerate(state.achievements):
        achievement = state.parts.achievements[card]
        discs = state.claims[number]
        if has_claimed(discs, seat):
            total += 1.0
            continue
        spaces = achievement.spaces(len(state.players))
        if len(discs) == len(spaces):
            continue
        done = float(COUNTS[achievement.key](state, seat))
        if achievement.key == "technologies_level_IIII" and not done:
            done = top
        elif achievement.key == "colonized_systems":
            done += 0.4 * min(1.0, ready)
        done = min(1.0, done / achievement.at_least)
        worth = done * (STEADY + (1.0 - STEADY) * done) * UNCLAIMED * spaces[len(discs)] / USUAL_CLAIM
        total += worth
        nearest = max(nearest, worth)
    return total + nearest
