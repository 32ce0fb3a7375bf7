"""What counts and how much: influence, level, completed missions, and everything an amount can depend on."""

from collections.abc import Callable
from typing import Final

from ecliptic.games.federation.state import ERUDITE, SHIPS, Player, State
from ecliptic.games.federation.vocabulary import GOLD


def level(state: State, seat: int) -> int:
    """The accreditation level with level bonuses (FED-8.1, FED-8.11)."""
    player = state.players[seat]
    return state.parts.level_of_step[player.step] + player.round_bonus + player.game_bonus


def completed_missions(player: Player) -> int:
    """Missions with a ship, the starting planet and a deep space tile (FED-6.5)."""
    return player.completed.bit_count() + (player.starting_planet >= 0) + (player.deep_space >= 0)


def megastructures(state: State, seat: int) -> int:
    """How many megastructures this player has built."""
    return state.robots.count(seat)


def influence_on_neo(state: State, seat: int) -> int:
    """FED-11.2"""
    return state.parts.neo_influence[state.players[seat].miner]


def influence_on_six_moon(state: State, seat: int) -> int:
    """FED-12.2"""
    return state.players[seat].magus


def influence_on_atalum(state: State, seat: int) -> int:
    """FED-13.9"""
    return len(state.players[seat].erudites)


def influence_on_arratooine(state: State, seat: int) -> int:
    """FED-14.4"""
    return sum(state.players[seat].posts)


def influence_on_e81216(state: State, seat: int) -> int:
    """FED-15.4"""
    return state.players[seat].sites.bit_count() + 2 * state.robots.count(seat)


def _completed_missions(state: State, seat: int) -> int:
    return completed_missions(state.players[seat])


def _die(state: State, seat: int) -> int:
    return state.players[seat].die


def _storage(state: State, seat: int) -> int:
    return sum(state.players[seat].resources)


def _gold(state: State, seat: int) -> int:
    return state.players[seat].resources[GOLD]


def _markers(state: State, seat: int) -> int:
    """Unlocked missions, completed or not (FED-25.7)."""
    return state.players[seat].unlocked.bit_count()


def _delegations(state: State, seat: int) -> int:
    """FED-25.8"""
    delegation = state.parts.erudite_delegation
    return len({delegation[erudite & ERUDITE] for erudite in state.players[seat].erudites})


def _hangar(state: State, seat: int) -> int:
    return state.players[seat].hangar


def _discs(state: State, seat: int) -> int:
    return state.players[seat].posts.count(2)


def _tokens(state: State, seat: int) -> int:
    return len(state.players[seat].tokens)


def _asteroids(state: State, seat: int) -> int:
    return len(state.players[seat].asteroids)


Counter = Callable[[State, int], int]

# In the order of `vocabulary.COUNTS`.
COUNTERS: Final[list[Counter]] = [
    influence_on_neo, influence_on_six_moon, influence_on_atalum, influence_on_arratooine, influence_on_e81216,
    _completed_missions, level, _die, _storage, _gold, _markers, _delegations, megastructures, _hangar, _discs, _tokens,
    _asteroids,
]  # fmt: skip


def count(state: State, seat: int, term: int) -> int:
    """How much of something this player has now."""
    return COUNTERS[term](state, seat)


def influence(state: State, seat: int, planet: int) -> int:
    """The influence on a planet."""
    return COUNTERS[planet](state, seat)


def can_take_ship(player: Player, limit: int) -> bool:
    """Can a ship be taken: is one in the stock, and room in the hangar (FED-1.9, FED-1.12)?"""
    return player.hangar < limit and player.hangar + player.completed.bit_count() < SHIPS
