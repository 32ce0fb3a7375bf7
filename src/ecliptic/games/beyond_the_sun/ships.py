"""Ships on the exploration board: where they are and how far they reach (BTS-12, BTS-13)."""

from ecliptic.games.beyond_the_sun.components import DEEP_SPACE, SHIPYARD, SOL
from ecliptic.games.beyond_the_sun.state import (
    State,
    controller,
    count_ships,
    is_location,
    ship_index,
)
from ecliptic.games.beyond_the_sun.words import REACH, ask


def add_ships(state: State, location: int, seat: int, level: int, n: int) -> None:
    """Put ships at a location."""
    state.ships[ship_index(state, location, seat, level)] += n


def remove_ships(state: State, location: int, seat: int, level: int, n: int) -> None:
    """Take ships from a location."""
    state.ships[ship_index(state, location, seat, level)] -= n


def links(state: State, location: int) -> list[int]:
    """Return the locations one link away (BTS-13.1); an extra system has one neighbour only (BTS-16.13)."""
    board = state.seating.board
    base = len(board.ids)
    if location >= base:
        return [state.extra_at[location - base]]
    found = board.neighbours[location]
    if state.extra_at:
        extra = [base + i for i, slot in enumerate(state.extra_at) if slot == location]
        return found + [each for each in extra if is_location(state, each)]
    return found


def neighbours(state: State, seat: int, location: int) -> list[int]:
    """Return where one movement point takes a ship of this faction (BTS-13.1, BTS-18.18)."""
    if state.active[REACH.number] and is_inside(state, location) and ask(REACH, state, seat, 0):
        return [each for each in range(len(state.system)) if each != location and is_location(state, each)]
    return links(state, location)


def is_inside(state: State, location: int) -> bool:
    """Return whether a location is neither Sol nor Deep Space (BTS-18.18)."""
    board = state.seating.board
    return location >= len(board.ids) or board.kind[location] not in (SOL, DEEP_SPACE)


def distances(state: State, seat: int, start: int, most: int) -> dict[int, int]:
    """Return how many movement points each location costs from here, up to a number of points."""
    found = {start: 0}
    edge = [start]
    for points in range(1, most + 1):
        further: list[int] = []
        for location in edge:
            for other in neighbours(state, seat, location):
                if other not in found:
                    found[other] = points
                    further.append(other)
        edge = further
    return found


def most_power(state: State, seat: int, location: int, points: int) -> int:
    """Return the greatest power a faction could have at a location after so many movement points."""
    best = [0] * (points + 1)  # by points used
    for start in range(len(state.system)):
        levels = [level for level in range(1, 5) for _ in range(count_ships(state, start, seat, level))]
        if not levels:
            continue
        cost = distances(state, seat, start, points).get(location, points + 1) if start != location else 0
        if cost > points:
            continue
        for level in levels:
            for used in range(points, cost - 1, -1):
                best[used] = max(best[used], best[used - cost] + level)
    return max(best)


def build_sites(state: State, seat: int) -> list[int]:
    """Return where a faction may build: Sol and the shipyards it controls (BTS-12.1)."""
    board = state.seating.board
    shipyards = [i for i, kind in enumerate(board.kind) if kind == SHIPYARD and controller(state, i) == seat]
    return [board.sol, *shipyards]
