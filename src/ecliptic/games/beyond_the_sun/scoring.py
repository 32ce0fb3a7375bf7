"""Counting: achievements, points of level IIII technologies, the final score (BTS-6, BTS-7)."""

from collections.abc import Callable
from typing import Final

from ecliptic.games.beyond_the_sun.components import FOOD, LINK_ACHIEVEMENT, ORE, STAYS, TYPES, Formula
from ecliptic.games.beyond_the_sun.control import controlled_locations
from ecliptic.games.beyond_the_sun.state import (
    State,
    fleet_power,
    fleet_size,
    own_technologies,
    power,
    symbols_at,
    system_of,
)

MUSEUM_POINTS: Final = [1, 1, 2, 2]  # by the level of a ship given to the Museum
SHOWN_ON_ACHIEVEMENT: Final = 1  # points of Grand Exposition for each disc on the linked achievement


def technologies_of_level(state: State, seat: int, level: int, with_private: bool) -> int:
    """Return how many technologies of a level a faction has."""
    cards = own_technologies(state, seat)
    if not with_private:
        private = state.players[seat].private
        cards = [card for card in cards if card not in private]
    return sum(1 for card in cards if state.parts.technologies[card].level == level)


def level_two_on_board(state: State, seat: int) -> int:
    return technologies_of_level(state, seat, 1, False)


def level_three(state: State, seat: int) -> int:
    return technologies_of_level(state, seat, 2, True)


def level_four(state: State, seat: int) -> int:
    return technologies_of_level(state, seat, 3, True)


def fewest_of_a_type(state: State, seat: int) -> int:
    """Return the smallest of the four type counts over levels II and III; hybrids count twice."""
    technologies = state.parts.technologies
    cards = [technologies[card] for card in own_technologies(state, seat)]
    return min(
        sum(1 for card in cards if card.level in (1, 2) and card.types >> each & 1) for each in range(len(TYPES))
    )


def automation_level(state: State, seat: int) -> int:
    return len(state.players[seat].automation)


def colonized_systems(state: State, seat: int) -> int:
    return len(state.players[seat].colonies)


def locations_controlled(state: State, seat: int) -> int:
    return len(controlled_locations(state, seat))


def controlled_plus_colonized(state: State, seat: int) -> int:
    return locations_controlled(state, seat) + colonized_systems(state, seat)


def printed_symbols(state: State, seat: int) -> int:
    """Return the number of printed symbols of the kind of which there are more (BTS-18.10)."""
    symbols = [symbols_at(state, location) for location in controlled_locations(state, seat)]
    symbols += [state.parts.systems[system_of(colony)].symbols for colony in state.players[seat].colonies]
    return max(sum(1 for each in symbols if each >> kind & 1) for kind in (FOOD, ORE))


def discs_removed(state: State, seat: int) -> int:
    player = state.players[seat]
    return 16 - player.food - player.ore_discs


def population(state: State, seat: int) -> int:
    return state.players[seat].population


# The counts that achievements and technologies ask for, by their names in the data.
COUNTS: Final[dict[str, Callable[[State, int], int]]] = {
    "technologies_level_IIII": level_four,
    "technologies_level_II_on_board": level_two_on_board,
    "technologies_level_III": level_three,
    "level_III_technologies_owned_incl_private": level_three,
    "technologies_per_type_min": fewest_of_a_type,
    "automation_level": automation_level,
    "colonized_systems": colonized_systems,
    "locations_controlled": locations_controlled,
    "locations_controlled_plus_colonized": controlled_plus_colonized,
    "military_power": fleet_power,
    "total_military_power_on_exploration_board": fleet_power,
    "own_ships_on_exploration_board": fleet_size,
    "printed_specialisations_one_kind": printed_symbols,
    "production_discs_removed": discs_removed,
    "production_discs_removed_from_own_tracks": discs_removed,
    "population_cubes_on_mat_at_game_end": population,
}


def is_fulfilled(state: State, seat: int, number: int) -> bool:
    """Return whether a faction fulfils the condition of an achievement in play (BTS-6.1)."""
    card = state.parts.achievements[state.achievements[number]]
    return COUNTS[card.key](state, seat) >= card.at_least


def claimable(state: State, seat: int) -> list[int]:
    """Return the achievements in play that a faction may claim now (BTS-6.1, BTS-6.4, BTS-6.5)."""
    found: list[int] = []
    for number, card in enumerate(state.achievements):
        discs = state.claims[number]
        spaces = state.parts.achievements[card].spaces(len(state.players))
        if len(discs) < len(spaces) and not has_claimed(discs, seat) and is_fulfilled(state, seat, number):
            found.append(number)
    return found


def has_claimed(discs: list[int], seat: int) -> bool:
    """Return whether one of the discs on an achievement is a faction's."""
    for disc in discs:
        if disc >> 2 == seat:
            return True
    return False


# Points


def formula_points(state: State, seat: int, formula: Formula) -> int:
    """Return the points of a level IIII technology (BTS-7.9)."""
    if not formula.per:
        return formula.base
    more = formula.each * (COUNTS[formula.per](state, seat) // formula.every)
    return formula.base + (more if formula.cap < 0 else min(formula.cap, more))


def technology_points(state: State, seat: int) -> int:
    """Return the points of all technologies (BTS-7.7 to BTS-7.9)."""
    total = 0
    for card in own_technologies(state, seat):
        technology = state.parts.technologies[card]
        total += formula_points(state, seat, technology.vp) if technology.vp is not None else technology.level + 1
    return total


def automation_points(state: State, seat: int) -> int:
    """Return the points of the automation track (BTS-7.10, BTS-7.10a)."""
    level = len(state.players[seat].automation)
    slots = state.parts.automation_vp
    return sum(slots[:level]) + max(0, level - len(slots)) * state.parts.automation_vp_beyond


def colony_points(state: State, seat: int) -> int:
    """Return the points of colonized systems (BTS-7.11)."""
    return sum(state.parts.systems[system_of(colony)].vp for colony in state.players[seat].colonies)


def outpost_points(state: State, seat: int) -> int:
    """Return a point for each outpost, and for the greatest power in Sol and Deep Space (BTS-7.12, BTS-7.13)."""
    total = len(controlled_locations(state, seat))
    board = state.seating.board
    for location in (board.sol, board.deep_space):
        own = power(state, location, seat)
        if own and all(power(state, location, other) <= own for other in range(len(state.players))):
            total += 1
    return total


def event_points(state: State, seat: int) -> int:
    """Return the points of events kept and in play (BTS-7.14)."""
    player = state.players[seat]
    total = sum(state.parts.events[event].vp for event in player.kept)
    total += sum(n * points for n, points in zip(player.donated, MUSEUM_POINTS, strict=True))
    for i in range(0, len(state.linked), 2):
        event = state.parts.events[state.linked[i]]
        if event.link == LINK_ACHIEVEMENT and event.after == STAYS:
            discs = state.claims[state.linked[i + 1]]
            total += SHOWN_ON_ACHIEVEMENT if any(disc >> 2 == seat for disc in discs) else 0
    return total


def achievement_points(state: State, seat: int) -> int:
    """Return the points of claimed achievements (BTS-7.15)."""
    total = 0
    for number, card in enumerate(state.achievements):
        spaces = state.parts.achievements[card].spaces(len(state.players))
        total += sum(spaces[i] for i, disc in enumerate(state.claims[number]) if disc >> 2 == seat)
    return total


def score_parts(state: State, seat: int) -> dict[str, int]:
    """Return the score by where it comes from."""
    return {
        "technologies": technology_points(state, seat),
        "automation": automation_points(state, seat),
        "colonies": colony_points(state, seat),
        "outposts": outpost_points(state, seat),
        "events": event_points(state, seat),
        "achievements": achievement_points(state, seat),
    }


def score(state: State, seat: int) -> int:
    """Return a faction's points as the game stands (BTS-7.7 to BTS-7.15)."""
    return (
        technology_points(state, seat)
        + automation_points(state, seat)
        + colony_points(state, seat)
        + outpost_points(state, seat)
        + event_points(state, seat)
        + achievement_points(state, seat)
    )


def places(state: State, scores: list[int]) -> list[int]:
    """Return each faction's place, ties broken by discs, population and ore (BTS-7.16, BTS-7.17)."""
    standing: list[tuple[int, int, int, int]] = []
    for seat, player in enumerate(state.players):
        standing.append((scores[seat], -player.food - player.ore_discs, player.population, player.ore))
    return [1 + sum(1 for other in standing if other > own) for own in standing]
