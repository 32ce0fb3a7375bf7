"""The components as typed tables, read from `data/components.yaml` and a content pack.

This module reads the tiles, tokens and cards; `board` reads what is printed on the boards.
"""

from functools import cache
from typing import Final

from ecliptic.effects import Effects, verbs_of
from ecliptic.games.federation import (
    accreditation,
    arratooine,
    board,
    die,
    e81216,
    effects,
    erudites,
    medals,
    missions,
    planet_action,
    projects,
    resources,
    rooms,
    senate,
    six_moon,
    transport,
)
from ecliptic.games.federation.content_pack import Rows, erudite_ids, raw_data
from ecliptic.games.federation.former_words import in_present_words
from ecliptic.games.federation.resources import GainStep, PayStep
from ecliptic.games.federation.steps import read_effect, read_resources
from ecliptic.games.federation.tables import (
    ASTEROID_TILES,
    BUILDERS,
    MEGASTRUCTURES,
    POSTS,
    SITES,
    Components,
)
from ecliptic.games.federation.vocabulary import (
    ANY_TURN,
    COUNTS,
    DELEGATIONS,
    ESPIONAGE,
    IMMEDIATE,
    LEFT,
    NOTHING,
    PLANETS,
    RIGHT,
    ROOM_A,
    ROOMS,
    TIMINGS,
    WINGS,
)
from ecliptic.games.federation.words import HOOKS, erudite_row, law_row
from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import shortened

SYMBOLS: Final = ["vote", "fund"]

# The chapters of the rules that declare verbs.
CHAPTERS: Final = (
    accreditation, arratooine, die, e81216, effects, medals, missions, planet_action, projects, resources, rooms,
    erudites, senate, six_moon, transport,
)  # fmt: skip
VERBS: Final = verbs_of(*[chapter.__name__ for chapter in CHAPTERS])


@cache
def printed() -> Components:
    """The components as printed, without a content pack.

    >>> parts = printed()
    >>> parts.token_votes[parts.tokens.index("ALT-4-01")]
    6
    """
    return build({}, raw_data())


def components(pack: Json | None) -> Components:
    """The components with a content pack applied; refused when the pack does not fit.

    >>> changed = components({"game": "federation", "missions": {"12": {"required_level": 4}}})
    >>> changed.mission_level[11]
    4
    """
    if pack is None:
        return printed()
    fields = Fields(pack, "")
    slug = fields.text("game")
    if slug != "federation":
        raise refused("problem-pack-game", game=shortened(slug), wanted="federation")
    changes = {str(name): rows for name, rows in pack.items() if name not in ("game", "name", "note")}
    present = in_present_words(changes)
    assert isinstance(present, dict)
    return build(present, raw_data())


def build(pack: Json, data: Json) -> Components:
    """Tables from the rows of the data file, each changed by the pack."""
    parts = Components(Effects(VERBS))
    rows = Rows(pack, parts, data)
    board.read_storage(rows, parts)
    board.read_senate(rows, parts)
    board.read_projects(rows, parts)
    board.read_accreditation(rows, parts)
    board.read_missions(rows, parts)
    board.read_neo(rows, parts)
    read_ambassadors(rows, parts)
    read_laws(rows, parts)
    read_asteroids(rows, parts)
    read_tokens(rows, parts)
    read_erudites(rows, parts)
    read_posts(rows, parts)
    read_sites(rows, parts)
    read_megastructures(rows, parts)
    read_bonus_tiles(rows, parts)
    read_blocks(rows, parts)
    rows.finish()
    read_hooks(parts)
    return parts


def read_hooks(parts: Components) -> None:
    """Bind erudites and laws to what they react to; their effects have been read, so that older numbers stay."""
    parts.hooks = len(HOOKS)
    for erudite, id in enumerate(parts.erudites):
        parts.erudite_row.append(erudite_row(id, parts.erudite_timing[erudite], parts.erudite_effect[erudite]))
    for law, id in enumerate(parts.laws):
        parts.law_row.append(law_row(id, parts.law_effect[law], parts.effects))


def read_ambassadors(rows: Rows, parts: Components) -> None:
    """The four ambassadors of a player and the special one, which has no funding side (FED-5.14)."""
    for row in rows.rows("ambassadors"):
        parts.ambassadors.append(row.text("id"))
        parts.ambassador_votes.append(row.number("votes", 1, 9))
        parts.funding_bonus.append(read_resources(row, "funding_bonus"))
        row.finish()
    row = rows.table("special_ambassador")
    parts.ambassadors.append(row.text("id"))
    parts.ambassador_votes.append(row.number("votes", 1, 30))
    parts.funding_bonus.append(NOTHING)
    row.finish()


def read_laws(rows: Rows, parts: Components) -> None:
    """A law of each planet for each wing (FED-2.15)."""
    for row in rows.rows("laws"):
        id = row.text("id")
        parts.laws.append(id)
        parts.law_wing.append(row.word("wing", WINGS))
        parts.law_planet.append(row.word("planet", PLANETS))
        parts.law_effect.append(read_effect(parts.effects, row, "effect", "law", id))
        row.finish()


def read_asteroids(rows: Rows, parts: Components) -> None:
    """Asteroid tiles, then dead asteroid tiles (FED-2.8)."""
    for section in ("asteroid_tiles", "dead_asteroid_tiles"):
        tiles = rows.rows(section)
        assert len(tiles) == ASTEROID_TILES
        for row in tiles:
            parts.asteroids.append(row.text("id"))
            parts.asteroid_gain.append(read_resources(row, "gain"))
            row.finish()


def read_tokens(rows: Rows, parts: Components) -> None:
    """The alteration tokens: votes or a funding symbol, and a bonus (FED-10.1)."""
    effects = parts.effects
    for row in rows.rows("alteration_tokens"):
        id = row.text("id")
        parts.tokens.append(id)
        parts.token_strength.append(row.number("strength", 1, 4))
        funds = row.word("symbol", SYMBOLS) == 1
        parts.token_funds.append(funds)
        parts.token_votes.append(row.number("votes", 0, 0) if funds else row.number("votes", 1, 20))
        bonus = read_effect(effects, row, "bonus", "token", id)
        parts.token_bonus.append(bonus)
        gain, pay = NOTHING, NOTHING
        for step in effects.steps[bonus]:
            if isinstance(step, GainStep):
                gain = [n + step.resources[resource] for resource, n in enumerate(gain)]
            elif isinstance(step, PayStep):
                pay = [n + step.resources[resource] for resource, n in enumerate(pay)]
        parts.token_gain.append(gain)
        parts.token_pay.append(pay)
        row.finish()


def read_erudites(rows: Rows, parts: Components) -> None:
    """The erudites by level, delegation and number, so that three in a row are a stack (FED-2.4)."""
    written = {row.text("id"): row for row in rows.rows("erudites")}
    for id in erudite_ids():
        row = written[id]
        parts.erudites.append(id)
        parts.erudite_level.append(row.number("level", 1, 3))
        parts.erudite_delegation.append(row.word("delegation", DELEGATIONS))
        timing = row.word("timing", TIMINGS)
        parts.erudite_timing.append(timing)
        kind = "erudite" if timing in (IMMEDIATE, ANY_TURN) else "planet_erudite"
        parts.erudite_effect.append(read_effect(parts.effects, row, "effect", kind, id))
        row.finish()


def read_posts(rows: Rows, parts: Components) -> None:
    """The trading posts of Arratooine with their two levels (FED-14.1)."""
    for row in rows.rows("trading_posts"):
        id = row.text("id")
        parts.posts.append(id)
        parts.post_cost.append(read_resources(row, "cost"))
        parts.post_effect.append([read_effect(parts.effects, row, f"level{n}", "post", f"{id}/{n}") for n in (1, 2)])
        row.finish()
    assert len(parts.posts) == POSTS


def read_sites(rows: Rows, parts: Components) -> None:
    """Production sites: two sides of four tiles, each tile with its own slot (FED-2.11)."""
    for row in rows.rows("production_sites"):
        id = row.text("id")
        parts.sites.append(id)
        parts.site_slot.append(row.number("slot", 1, SITES) - 1)
        parts.site_cost.append(read_resources(row, "cost"))
        parts.site_income.append(read_effect(parts.effects, row, "income", "site", id))
        row.finish()
    row = rows.table("production_printed_first_game")
    parts.printed_sites.extend(row.words("slots", parts.sites))
    row.finish()
    if [parts.site_slot[site] for site in parts.printed_sites] != list(range(SITES)):
        raise refused("problem-slots", place=row.path("slots"), count=SITES)


def read_megastructures(rows: Rows, parts: Components) -> None:
    """Megastructures, and the tiles that give them their values (FED-15.6, FED-15.8)."""
    for row in rows.rows("megastructure_tiles"):
        parts.megastructure_tiles.append(row.text("id"))
        parts.tile_count.append(row.word("value", COUNTS))
        row.finish()
    for row in rows.rows("megastructures"):
        parts.megastructures.append(row.text("id"))
        parts.megastructure_cost.append(read_resources(row, "cost"))
        multipliers = row.numbers("multipliers")
        if len(multipliers) != BUILDERS or sorted(multipliers, reverse=True) != multipliers or multipliers[-1] < 1:
            raise refused("problem-multipliers", place=row.path("multipliers"), count=BUILDERS)
        parts.multipliers.append(multipliers)
        parts.printed_tiles.extend(row.words("printed_first_game", parts.megastructure_tiles))
        row.finish()
    assert len(parts.megastructures) == MEGASTRUCTURES
    if sorted(parts.printed_tiles) != list(range(len(parts.megastructure_tiles))):
        raise refused("problem-printed-tiles")


def read_bonus_tiles(rows: Rows, parts: Components) -> None:
    """Deep space tiles and starting planets (FED-24)."""
    for row in rows.rows("deep_space_tiles"):
        parts.deep_space.append(row.text("id"))
        parts.deep_space_effect.append(read_effect(parts.effects, row, "effect", "deep_space", row.text("id")))
        row.finish()
    for row in rows.rows("starting_planets"):
        parts.starting_planets.append(row.text("id"))
        parts.starting_planet_effect.append(
            read_effect(parts.effects, row, "effect", "starting_planet", row.text("id"))
        )
        row.finish()


def read_blocks(rows: Rows, parts: Components) -> None:
    """The blocking tiles for two and three players (FED-22.3, FED-23.4)."""
    for row in rows.rows("blocking_planet_tiles"):
        parts.planet_blocks.append(row.text("id"))
        spaces: list[int] = []
        for space in [*row.rows("X"), row.table("zero")]:
            spaces.append(parts.space_of(space.word("planet", PLANETS), space.word("wing", WINGS)))
            space.finish()
        if len(spaces) != 3 or len(set(spaces)) != 3:
            raise refused("problem-blocked-spaces", place=row.place)
        parts.planet_block_spaces.append(spaces)
        row.finish()
    for row in rows.rows("blocking_room_tiles"):
        parts.room_blocks.append(row.text("id"))
        room = parts.space_of(ROOM_A + row.word("room", ROOMS), LEFT)
        wing = row.word("espionage_wing", WINGS)
        if wing != LEFT + RIGHT - parts.wing[room]:
            raise refused("problem-espionage-wing", place=row.path("espionage_wing"))
        parts.room_block_spaces.append([room, parts.space_of(ESPIONAGE, wing)])
        row.finish()
