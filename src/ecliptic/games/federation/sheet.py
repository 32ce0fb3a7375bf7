"""What is printed on boards, tiles and tokens, for whoever draws them: numbers for icons, messages for words.

Everything here is public and the same at every table without a content pack. `source` says where the numbers of a
component come from; "reconstructed" means that no text states all of them.
"""

from collections.abc import Callable
from typing import Any, Final

from ecliptic.effects import Choose, Step
from ecliptic.games.federation import wording
from ecliptic.games.federation.components import components
from ecliptic.games.federation.state import NOBODY
from ecliptic.games.federation.steps import FederationStep
from ecliptic.games.federation.tables import SPECIAL_AMBASSADOR, Components
from ecliptic.games.federation.vocabulary import (
    ACTIONS,
    COUNTS,
    DELEGATIONS,
    PLANETS,
    PROJECTS,
    SPACES,
    TIMINGS,
    WINGS,
)
from ecliptic.kernel import Json

RECONSTRUCTED: Final = "reconstructed"

Write = Callable[[Components, int], Json]


def printed_components(pack: Json | None, locale: str) -> Json:
    """Return what is printed on the components, as a content pack has them; the words are messages."""
    return sheet(components(pack))


def sheet(parts: Components) -> Json:
    """Everything that is printed, by kind of component."""
    return {
        "ambassadors": _ambassadors(parts),
        "spaces": [_space(parts, space) for space in range(len(parts.action_of))],
        "projects": _projects(parts),
        "placement_points": {str(players): points for players, points in parts.placement_points.items()},
        "laws": _tiles(parts, parts.laws, _law),
        "missions": [_mission(parts, mission) for mission in range(len(parts.mission_level))],
        "accreditation": _accreditation(parts),
        "medals": {
            "points": parts.medal_points,
            "thresholds": {str(players): steps for players, steps in parts.medal_thresholds.items()},
            "source": RECONSTRUCTED,
        },
        "storage": {"crystals": parts.crystals_max, "gold": parts.gold_max},
        "neo": [_neo(parts, space) for space in range(len(parts.neo))],
        "asteroids": _tiles(parts, parts.asteroids, _asteroid),
        "six_moon": [
            {"id": place, "influence": n, "strength": parts.place_strength[n]} for n, place in enumerate(parts.places)
        ],
        "tokens": _tiles(parts, parts.tokens, _token),
        "erudites": _tiles(parts, parts.erudites, _erudite),
        "posts": _tiles(parts, parts.posts, _post),
        "sites": _tiles(parts, parts.sites, _site),
        "megastructures": _tiles(parts, parts.megastructures, _megastructure),
        "megastructure_tiles": _tiles(parts, parts.megastructure_tiles, _megastructure_tile),
        "deep_space": _tiles(parts, parts.deep_space, _deep_space),
        "starting_planets": _tiles(parts, parts.starting_planets, _starting_planet),
    }


def _tiles(parts: Components, ids: list[str], write: Write) -> Json:
    """The components of one kind by id, each with its source."""
    return {id: {**write(parts, n), "source": parts.sources.get(id, RECONSTRUCTED)} for n, id in enumerate(ids)}


def _effect(parts: Components, effect: int) -> Json:
    """An effect: the words, and its steps for a row of icons."""
    steps = [] if effect == NOBODY else parts.effects.steps[effect]
    return {"words": wording.effect(parts, effect), "steps": [_step(parts, step) for step in steps]}


def _step(parts: Components, step: Step[Any]) -> Json:
    if isinstance(step, Choose):
        options = [_effect(parts, option)["steps"] for option in step.options]
        n = step.times if step.verb == "choose_each" else 0
        return {"verb": step.verb, "n": n, "options": options, "mixed": step.mixed}
    assert isinstance(step, FederationStep)
    return step.printed()


def _ambassadors(parts: Components) -> Json:
    written: Json = {}
    for n, id in enumerate(parts.ambassadors):
        votes, bonus = parts.ambassador_votes[n], parts.funding_bonus[n]
        funding = None if n == SPECIAL_AMBASSADOR else wording.by_name(bonus)
        source = parts.sources.get(id, RECONSTRUCTED)
        written[id] = {"votes": votes, "funding": funding, "source": source}
    return written


def _space(parts: Components, space: int) -> Json:
    """A space of the senate with its place, or last the outer module, which has none."""
    action = parts.action_of[space]
    written: Json = {
        "id": SPACES[space] if space < len(SPACES) else "outer_module",
        "name": wording.space_ref(space),
        "action": ACTIONS[action],
        "action_name": wording.action_ref(action),
        "cost": wording.by_name(parts.action_cost[action]),
        "effect": _effect(parts, parts.action_effect[action]),
    }
    if space < len(SPACES):
        written["floor"] = parts.floor[space]
        written["column"] = parts.column[space]
        written["wing"] = WINGS[parts.wing[space]]
        written["mission"] = parts.action_mission[action] + 1
    return written


def _projects(parts: Components) -> list[Json]:
    return [
        {
            "id": name,
            "name": {"project": name},
            "column": parts.project_column[n] if parts.project_column[n] >= 0 else None,
            "last": parts.project_last[n],
            "gains": []
            if parts.project_column[n] >= 0
            else [wording.by_name(gain) for gain in parts.contribution_gains],
            "source": RECONSTRUCTED,
        }
        for n, name in enumerate(PROJECTS)
    ]


def _mission(parts: Components, mission: int) -> Json:
    return {
        "id": mission + 1,
        "name": wording.mission_ref(mission),
        "level": parts.mission_level[mission],
        "action": ACTIONS[parts.action_mission.index(mission)],
        "cost": wording.by_name(parts.mission_cost[mission]),
        "effect": _effect(parts, parts.mission_effect[mission]),
        "source": RECONSTRUCTED,
    }


def _accreditation(parts: Components) -> Json:
    return {
        "levels": parts.level_of_step,
        "upkeep": [wording.by_name(upkeep) for upkeep in parts.upkeep],
        "medal_step": parts.medal_step,
        "overflow": parts.overflow_points,
        "source": RECONSTRUCTED,
    }


def _neo(parts: Components, space: int) -> Json:
    slot = parts.asteroid_slot[space]
    return {
        "id": parts.neo[space],
        "name": wording.neo_ref(parts, space),
        "influence": parts.neo_influence[space],
        "gain": wording.by_name(parts.neo_gain[space]),
        "next": [parts.neo[after] for after in parts.neo_next[space]],
        "asteroid": slot if slot >= 0 else None,
        "source": parts.sources.get(parts.neo[space], RECONSTRUCTED),
    }


def _law(parts: Components, law: int) -> Json:
    return {
        "name": wording.law_ref(parts, law),
        "planet": PLANETS[parts.law_planet[law]],
        "wing": WINGS[parts.law_wing[law]],
        "effect": _effect(parts, parts.law_effect[law]),
    }


def _asteroid(parts: Components, tile: int) -> Json:
    return {"name": wording.asteroid_ref(parts, tile), "gain": wording.by_name(parts.asteroid_gain[tile])}


def _token(parts: Components, token: int) -> Json:
    return {
        "name": wording.token_ref(parts, token),
        "strength": parts.token_strength[token],
        "votes": parts.token_votes[token],
        "funding": parts.token_funds[token],
        "effect": _effect(parts, parts.token_bonus[token]),
    }


def _erudite(parts: Components, erudite: int) -> Json:
    timing = parts.erudite_timing[erudite]
    planet = timing < len(PLANETS)
    words = wording.clause("timing-planet", planet=wording.planet_ref(timing)) if planet else None
    effect = parts.erudite_effect[erudite]
    return {
        "name": wording.erudite_ref(parts, erudite),
        "level": parts.erudite_level[erudite],
        "delegation": DELEGATIONS[parts.erudite_delegation[erudite]],
        "timing": TIMINGS[timing],
        "text": wording.clause(
            "erudite-text",
            timing=words or wording.clause(f"timing-{TIMINGS[timing].replace('_', '-')}"),
            effect=wording.effect(parts, effect),
        ),
        "effect": _effect(parts, effect),
    }


def _post(parts: Components, post: int) -> Json:
    return {
        "name": wording.post_ref(parts, post),
        "cost": wording.by_name(parts.post_cost[post]),
        "effects": [_effect(parts, effect) for effect in parts.post_effect[post]],
    }


def _site(parts: Components, site: int) -> Json:
    return {
        "name": wording.site_ref(parts, site),
        "cost": wording.by_name(parts.site_cost[site]),
        "effect": _effect(parts, parts.site_income[site]),
    }


def _megastructure(parts: Components, number: int) -> Json:
    return {"cost": wording.by_name(parts.megastructure_cost[number]), "multipliers": parts.multipliers[number]}


def _megastructure_tile(parts: Components, tile: int) -> Json:
    term = parts.tile_count[tile]
    return {"name": {"count": wording.count_name(term)}, "counts": COUNTS[term]}


def _deep_space(parts: Components, tile: int) -> Json:
    return {"name": wording.deep_space_ref(parts, tile), "effect": _effect(parts, parts.deep_space_effect[tile])}


def _starting_planet(parts: Components, tile: int) -> Json:
    effect = _effect(parts, parts.starting_planet_effect[tile])
    return {"name": wording.starting_planet_ref(parts, tile), "effect": effect}
