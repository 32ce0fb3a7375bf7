"""What lies face down, and what of it a seat can deduce (FED-1.13).

Face-down things that could change places without a seat seeing it form a pool. `resample` deals every pool anew; the
view names what cannot change places with anything.
"""

from typing import Final

from ecliptic.games.federation.atalum import is_up
from ecliptic.games.federation.state import NOBODY, SEEN_DEEP_SPACE, State
from ecliptic.games.federation.writing import stack_name

# The kinds of places where things lie face down. The last two hold tiles that are not in play.
MOON: Final = 0  # tokens of a place of 6Moon
BESIDE: Final = 1  # tokens of a strength beside the board, in the order they will be drawn
STACK: Final = 2  # erudites below those that can be seen, in their order
ASTEROID: Final = 3
DEAD_ASTEROIDS: Final = 4
DEEP_SPACE: Final = 5
SPARE_ASTEROIDS: Final = 6
SPARE_DEAD: Final = 7
LEFT_LAWS: Final = 8
RIGHT_LAWS: Final = 9
PLANET_BLOCKS: Final = 10
ROOM_BLOCKS: Final = 11
UNUSED_DEEP_SPACE: Final = 12

ORDERED: Final = (BESIDE, STACK, LEFT_LAWS, RIGHT_LAWS, PLANET_BLOCKS, ROOM_BLOCKS)

Zone = tuple[int, int]  # kind, and which of that kind


def pools(state: State, seat: int | None) -> list[list[Zone]]:
    """Return the zones whose contents this seat (None: a spectator) cannot tell from each other."""
    seen = 0 if seat is None else state.players[seat].seen
    strengths = state.parts.place_strength
    found: list[list[Zone]] = []
    for strength in range(1, len(state.beside)):
        hidden = [p for p in range(1, len(state.moons)) if strengths[p] == strength and not state.moons_up & 1 << p]
        moons: list[Zone] = [(MOON, place) for place in hidden]
        beside: Zone = (BESIDE, strength)
        # Tokens that the player has looked at are known, but not in which order they will be drawn.
        found += [moons, [beside]] if seen & 1 << strength else [[*moons, beside]]
    found += [[(STACK, stack)] for stack in range(len(state.stacks))]
    asteroids: list[Zone] = [
        (ASTEROID, slot)
        for slot, tile in enumerate(state.asteroids)
        if tile != NOBODY and not state.asteroids_up & 1 << slot
    ]
    found.append([*asteroids, (SPARE_ASTEROIDS, 0)])
    found.append([(SPARE_DEAD, 0)] if state.dead_up else [(DEAD_ASTEROIDS, 0), (SPARE_DEAD, 0)])
    if not seen & SEEN_DEEP_SPACE:
        found.append([(DEEP_SPACE, 0), (UNUSED_DEEP_SPACE, 0)])
    found += [[(LEFT_LAWS, 0)], [(RIGHT_LAWS, 0)], [(PLANET_BLOCKS, 0)], [(ROOM_BLOCKS, 0)]]
    return found


def contents(state: State, zone: Zone) -> list[int]:
    """Return what lies in a zone."""
    kind, number = zone
    if kind == MOON:
        return state.moons[number]
    if kind == BESIDE:
        return state.beside[number]
    if kind == STACK:
        pile = state.stacks[number]
        return pile[: len(pile) - is_up(state, number)]
    if kind == ASTEROID:
        return [state.asteroids[number]]
    if kind == UNUSED_DEEP_SPACE:
        used = [*state.deep_space, *[player.deep_space for player in state.players]]
        return [tile for tile in range(len(state.parts.deep_space)) if tile not in used]
    return {
        DEAD_ASTEROIDS: state.dead_asteroids,
        DEEP_SPACE: state.deep_space,
        SPARE_ASTEROIDS: state.spare_asteroids,
        SPARE_DEAD: state.spare_dead,
        LEFT_LAWS: state.left_laws,
        RIGHT_LAWS: state.right_laws,
        PLANET_BLOCKS: state.planet_blocks,
        ROOM_BLOCKS: state.room_blocks,
    }[kind]


def put(state: State, zone: Zone, items: list[int]) -> None:
    """Put other things into a zone, as many as there were."""
    kind, number = zone
    if kind not in ORDERED:
        items = sorted(items)
    if kind == MOON:
        state.moons[number] = items
    elif kind == BESIDE:
        state.beside[number] = items
    elif kind == STACK:
        state.stacks[number] = items + state.stacks[number][len(items) :]
    elif kind == ASTEROID:
        state.asteroids[number] = items[0]
    elif kind == DEAD_ASTEROIDS:
        state.dead_asteroids = items
    elif kind == DEEP_SPACE:
        state.deep_space = items
    elif kind == SPARE_ASTEROIDS:
        state.spare_asteroids = items
    elif kind == SPARE_DEAD:
        state.spare_dead = items
    elif kind == LEFT_LAWS:
        state.left_laws = items
    elif kind == RIGHT_LAWS:
        state.right_laws = items
    elif kind == PLANET_BLOCKS:
        state.planet_blocks = items
    elif kind == ROOM_BLOCKS:
        state.room_blocks = items


def deduced(state: State, seat: int | None) -> dict[str, list[str]]:
    """Return what lies face down and is certain to this seat, by where it lies.

    A zone is certain when nothing else is in its pool, and its order when it holds one thing. Laws and blocking tiles
    are not named here: the view lists them anyway.
    """
    parts = state.parts
    found: dict[str, list[str]] = {}
    for pool in pools(state, seat):
        filled = [zone for zone in pool if contents(state, zone)]
        if len(filled) != 1:
            continue
        kind, number = filled[0]
        items = sorted(contents(state, filled[0]))
        if kind == MOON:
            found[f"six_moon.{parts.places[number]}"] = [parts.tokens[token] for token in items]
        elif kind == BESIDE and len(items) == 1:
            found[f"beside.{number}"] = [parts.tokens[token] for token in items]
        elif kind == STACK and len(items) == 1:
            found[f"atalum.{stack_name(number)}"] = [parts.erudites[erudite] for erudite in items]
        elif kind == ASTEROID:
            found[f"neo.asteroids.{number}"] = [parts.asteroids[tile] for tile in items]
        elif kind == DEAD_ASTEROIDS:
            found["neo.dead_asteroids"] = [parts.asteroids[tile] for tile in items]
        elif kind == SPARE_ASTEROIDS:
            found["neo.spare"] = [parts.asteroids[tile] for tile in items]
        elif kind == SPARE_DEAD:
            found["neo.spare_dead"] = [parts.asteroids[tile] for tile in items]
        elif kind == DEEP_SPACE:
            found["deep_space"] = [parts.deep_space[tile] for tile in items]
    return found
