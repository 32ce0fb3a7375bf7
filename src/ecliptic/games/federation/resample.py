"""Worlds a seat cannot tell apart (FED-1.13).

Hidden are the tokens of places that are face down and beside the board, the order of scholars under the top one,
asteroid tiles face down and those not in play, deep space tiles, laws and blocking tiles still to come. A player who
has looked at deep space tiles or tokens knows them from then on.
"""

from random import Random

from ecliptic.games.federation.atalum import is_up
from ecliptic.games.federation.state import NOBODY, SEEN_DEEP_SPACE, State


def resample(state: State, seat: int | None, rng: Random) -> State:
    """A full state that looks the same to this seat."""
    world = state.clone()
    seen = 0 if seat is None else state.players[seat].seen
    for strength in range(1, len(state.beside)):
        deal_tokens(world, strength, bool(seen & 1 << strength), rng)
    for stack, pile in enumerate(world.stacks):
        hidden = len(pile) - is_up(world, stack)
        if hidden > 1:
            world.stacks[stack] = shuffled(pile[:hidden], rng) + pile[hidden:]
    deal_asteroids(world, rng)
    if not seen & SEEN_DEEP_SPACE:
        owned = [player.deep_space for player in state.players]
        tiles = [tile for tile in range(len(state.parts.deep_space)) if tile not in owned]
        world.deep_space = sorted(rng.sample(tiles, len(state.deep_space)))
    world.left_laws = shuffled(state.left_laws, rng)
    world.right_laws = shuffled(state.right_laws, rng)
    world.planet_blocks = shuffled(state.planet_blocks, rng)
    world.room_blocks = shuffled(state.room_blocks, rng)
    return world


def shuffled(pile: list[int], rng: Random) -> list[int]:
    """A new list in random order."""
    return rng.sample(pile, len(pile))


def deal_tokens(world: State, strength: int, knows_beside: bool, rng: Random) -> None:
    """Tokens of a strength that lie face down are dealt anew, those beside the board only if they are unknown."""
    strengths = world.parts.place_strength
    hidden = [p for p in range(1, len(world.moons)) if strengths[p] == strength and not world.moons_up & 1 << p]
    pool = [token for place in hidden for token in world.moons[place]]
    if not knows_beside:
        pool += world.beside[strength]
    pool = shuffled(pool, rng)
    for place in hidden:
        count = len(world.moons[place])
        world.moons[place] = sorted(pool[:count])
        pool = pool[count:]
    if not knows_beside:
        world.beside[strength] = pool


def deal_asteroids(world: State, rng: Random) -> None:
    """Asteroid tiles that lie face down change places with those that are not in play."""
    slots = [slot for slot, tile in enumerate(world.asteroids) if tile != NOBODY and not world.asteroids_up & 1 << slot]
    pool = shuffled([world.asteroids[slot] for slot in slots] + world.spare_asteroids, rng)
    for slot in slots:
        world.asteroids[slot] = pool.pop()
    world.spare_asteroids = sorted(pool)
    if not world.dead_up:
        pool = shuffled(world.dead_asteroids + world.spare_dead, rng)
        count = len(world.dead_asteroids)
        world.dead_asteroids = sorted(pool[:count])
        world.spare_dead = sorted(pool[count:])
