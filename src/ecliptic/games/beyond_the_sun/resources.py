"""Ore, population and supply: how cubes move between mat and supply columns (BTS-9)."""

from typing import Final

from ecliptic.games.beyond_the_sun.log_events import (
    OreChanged,
    PopulationGained,
    PopulationReturned,
)
from ecliptic.games.beyond_the_sun.state import Player, State

MOST_ORE: Final = 1_000_000  # what positions can state


def gain_ore(state: State, seat: int, n: int) -> None:
    """Take ore from the bank (BTS-9.1)."""
    if n:
        player = state.players[seat]
        player.ore = min(MOST_ORE, player.ore + n)
        if state.events is not None:
            state.emit(OreChanged(seat, n))


def pay(state: State, seat: int, ore: int, population: int) -> None:
    """Pay ore and return population (BTS-4.13, BTS-9.7)."""
    player = state.players[seat]
    if ore:
        player.ore -= ore
        if state.events is not None:
            state.emit(OreChanged(seat, -ore))
    if population:
        player.population -= population
        for _ in range(population):
            return_cube(state, seat)
        if state.events is not None:
            state.emit(PopulationReturned(seat, population))


def in_supply(player: Player) -> int:
    """Return how many cubes are in all supply columns."""
    total = 0
    for cubes in player.supply:
        total += cubes
    return total


def rightmost(player: Player) -> int:
    """Return the rightmost column with cubes, or -1 (BTS-9.11)."""
    for column in range(len(player.supply) - 1, -1, -1):
        if player.supply[column]:
            return column
    return -1


def take_supply(player: Player) -> bool:
    """Take a cube from the leftmost column with one; return whether there was one (BTS-9.3).

    >>> player = Player([0, 2, 1, 0, 2], [], [], [], [], [])
    >>> take_supply(player), player.supply
    (True, [0, 1, 1, 0, 2])
    """
    for column, cubes in enumerate(player.supply):
        if cubes:
            player.supply[column] -= 1
            return True
    return False


def return_cube(state: State, seat: int) -> None:
    """Put a cube into the rightmost column with an empty cell, or into column A (BTS-9.8, BTS-9.9)."""
    supply = state.players[seat].supply
    capacity = state.parts.capacity
    for column in range(len(supply) - 1, -1, -1):
        if supply[column] < capacity[column]:
            supply[column] += 1
            return
    supply[0] += 1


def make_population(state: State, seat: int, n: int) -> int:
    """Turn so many supply cubes into population, as far as there are any; return how many (BTS-9.3, BTS-9.5)."""
    player = state.players[seat]
    made = 0
    while made < n and take_supply(player):
        made += 1
    player.population += made
    if made and state.events is not None:
        state.emit(PopulationGained(seat, made))
    return made
