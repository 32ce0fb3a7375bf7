"""Things and effects as references and clauses, which the catalogues turn into words.

A reference such as `{"planet": "neo"}` is a name; `{"id": ..., "args": ...}` is a message in the middle of another. An
effect is a list of clauses, one per step, so that a content pack changes the text together with the component.
"""

from ecliptic.games.federation.state import State
from ecliptic.games.federation.tables import SITES, Components
from ecliptic.games.federation.vocabulary import (
    ACTIONS,
    COUNTS,
    DELEGATIONS,
    MEDALS,
    PLANETS,
    RESOURCES,
    SPACES,
)
from ecliptic.kernel import Json


def clause(id: str, **args: object) -> Json:
    """A message to use inside another."""
    return {"id": id, "args": args}


def seat_ref(seat: int) -> Json:
    """A player, to be named."""
    return {"seat": seat}


def planet_ref(planet: int) -> Json:
    """A planet."""
    return {"planet": PLANETS[planet]}


def action_ref(action: int) -> Json:
    """An action of the senate: a planet, a room or espionage."""
    return {"action": ACTIONS[action]}


def space_ref(space: int) -> Json:
    """A space of the senate, or the outer module."""
    return {"space": SPACES[space] if space < len(SPACES) else "outer_module"}


def resource_ref(resource: int) -> Json:
    """A kind of resource."""
    return {"resource": RESOURCES[resource]}


def medal_ref(medal: int) -> Json:
    """A type of medal."""
    return {"medal": MEDALS[medal]}


def mission_ref(mission: int) -> Json:
    """A mission by its printed number."""
    return clause("mission-name", n=mission + 1, topic={"mission": str(mission + 1)})


def by_name(resources: list[int]) -> Json:
    """Resources by name, without those of which there are none."""
    return {name: n for name, n in zip(RESOURCES, resources, strict=True) if n}


def amounts(resources: list[int]) -> list[Json]:
    """Resources as a list of amounts; nothing at all is one amount too."""
    found = [clause(f"amount-{RESOURCES[r]}", n=n) for r, n in enumerate(resources) if n]
    return found or [clause("amount-nothing")]


def amount(resource: int, n: int) -> list[Json]:
    """Return an amount of one resource, as `amounts` does."""
    return [clause(f"amount-{RESOURCES[resource]}", n=n)]


def cost(resources: list[int]) -> list[Json]:
    """What something costs."""
    return amounts(resources) if any(resources) else [clause("amount-free")]


def erudite_ref(parts: Components, erudite: int) -> Json:
    """An erudite: the delegation's word for its members, and the number on the tile."""
    delegation = DELEGATIONS[parts.erudite_delegation[erudite]]
    return clause("erudite-name", delegation={"delegate": delegation}, number=parts.erudites[erudite])


def token_ref(parts: Components, token: int) -> Json:
    """An alteration token: its symbol and its bonus."""
    bonus = effect(parts, parts.token_bonus[token])
    if parts.token_funds[token]:
        return clause("token-funding", bonus=bonus)
    return clause("token-votes", votes=parts.token_votes[token], bonus=bonus)


def asteroid_ref(parts: Components, tile: int) -> Json:
    """An asteroid tile, dead or not: its resources."""
    is_dead = tile >= len(parts.asteroids) // 2
    return clause("dead-asteroid-name" if is_dead else "asteroid-name", resources=amounts(parts.asteroid_gain[tile]))


def neo_ref(parts: Components, space: int) -> Json:
    """A space of Neo: its influence, and what it gives."""
    if parts.asteroid_slot[space] >= 0:
        return clause("neo-asteroid", influence=parts.neo_influence[space], number=parts.asteroid_slot[space] + 1)
    if space == parts.neo_end:
        return clause("neo-dead-asteroids", influence=parts.neo_influence[space])
    return clause("neo-space", influence=parts.neo_influence[space], resources=amounts(parts.neo_gain[space]))


def post_ref(parts: Components, post: int) -> Json:
    """A trading post by its number."""
    return clause("post-name", n=post + 1)


def site_ref(parts: Components, site: int) -> Json:
    """A production site by its name."""
    return {"site": parts.sites[site]}


def building_ref(state: State, building: int) -> Json:
    """A production site or a megastructure with its two values."""
    if building < SITES:
        return site_ref(state.parts, state.sites[building])
    number = building - SITES
    return megastructure_ref(state.parts, number, state.tiles[2 * number : 2 * number + 2])


def megastructure_ref(parts: Components, number: int, tiles: list[int]) -> Json:
    """A megastructure: its number and what its tiles count."""
    values = [{"count": count_name(parts.tile_count[tile])} for tile in tiles]
    return clause("megastructure-name", n=number + 1, values=values)


def deep_space_ref(parts: Components, tile: int) -> Json:
    """A deep space tile: what it gives."""
    return clause("deep-space-name", number=parts.deep_space[tile], effect=effect(parts, parts.deep_space_effect[tile]))


def starting_planet_ref(parts: Components, tile: int) -> Json:
    """A starting planet: what it gives."""
    bonus = effect(parts, parts.starting_planet_effect[tile])
    return clause("starting-planet-name", number=parts.starting_planets[tile], effect=bonus)


def law_ref(parts: Components, law: int) -> Json:
    """A law: whose influence scores, and how much."""
    return clause("law-name", planet=planet_ref(parts.law_planet[law]), effect=effect(parts, parts.law_effect[law]))


def count_name(term: int) -> str:
    """What something counts, as messages name it."""
    return COUNTS[term].replace(":", "_")


def effect(parts: Components, number: int) -> list[Json]:
    """What an effect does: a clause per step."""
    return parts.effects.clauses(number)
