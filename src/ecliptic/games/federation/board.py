"""What is printed on the boards: storage, senate, projects, accreditation, missions, Neo, 6Moon."""

from typing import Final

from ecliptic.games.federation.content_pack import Rows, by_number
from ecliptic.games.federation.steps import read_effect, read_resources
from ecliptic.games.federation.tables import TOKENS_PER_PLACE, Components
from ecliptic.games.federation.vocabulary import (
    ACTIONS,
    COUNTS,
    ESPIONAGE,
    LEFT,
    MEDALS,
    NOTHING,
    OUTER_MODULE,
    PLANETS,
    PROJECTS,
    RESOURCES,
    RIGHT,
    ROOM_A,
    ROOMS,
    WINGS,
)
from ecliptic.kernel import Fields, refused

PLAYERS: Final = (4, 3, 2)
FLOORS: Final = 3
COLUMNS: Final = 6
MISSIONS: Final = 12
NEO_KINDS: Final = ["start", "printed", "asteroid", "dead_asteroids"]

# The data file's short names of actions.
GRID_NAMES: Final = [*PLANETS, "SPY", *ROOMS]


def read_storage(rows: Rows, parts: Components) -> None:
    """Limits of a player's storage, the supply, and the points for what is left over (FED-1.8, FED-1.9, FED-21.4)."""
    storage = rows.table("storage")
    parts.crystals_max = storage.number("crystals_max", 1, 99)
    parts.gold_max = storage.number("gold_max", 1, 99)
    storage.finish()
    for number, row in enumerate(rows.rows("resources")):
        assert row.word("id", RESOURCES) == number
        parts.supply.append(row.number("count", 1, 99))
        row.finish()
    scoring = rows.table("leftover_scoring")
    parts.crystals_per_point = scoring.number("crystals_per_pp", 1, 9)
    parts.gold_points = scoring.number("gold_pp", 0, 9)
    parts.ship_points = scoring.number("ship_in_hangar_pp", 0, 9)
    parts.token_points = scoring.number("unused_alteration_token_pp", 0, 9)
    scoring.finish()


def read_senate(rows: Rows, parts: Components) -> None:
    """The 18 spaces and where they lie, the rooms, espionage and the outer module (FED-16 to FED-18)."""
    senate = rows.table("senate")
    grid = by_number(senate, "grid", tuple(range(1, FLOORS + 1)))
    senate.finish()
    for floor in range(FLOORS):
        for column, action in enumerate(grid.words(str(FLOORS - floor), GRID_NAMES)):
            wing = LEFT if column < COLUMNS // 2 else RIGHT
            space = parts.space_of(action, wing)
            if parts.floor[space] >= 0:
                name = GRID_NAMES[action]
                raise refused("problem-grid-twice", place=grid.place, action=name, wing=WINGS[wing])
            parts.floor[space], parts.column[space], parts.wing[space] = floor, column, wing
    if -1 in parts.floor or max(parts.column) >= COLUMNS:
        raise refused("problem-grid", place=grid.place)
    spaces = range(len(parts.floor))
    parts.funding_order.extend(sorted(spaces, key=lambda space: (parts.column[space], parts.floor[space])))
    for row in rows.rows("rooms"):
        action = ROOM_A + row.word("id", ROOMS)
        parts.action_cost[action] = read_resources(row, "cost")
        parts.action_effect[action] = read_effect(parts.effects, row, "effect", "room", row.text("id"))
        if row.flag("copyable"):
            parts.copyable.append(action)
        row.finish()
    parts.copyable[:0] = range(len(PLANETS))
    espionage = rows.table("espionage")
    parts.action_cost[ESPIONAGE] = read_resources(espionage, "cost")
    espionage.finish()
    outer = rows.table("outer_module")
    parts.action_effect[OUTER_MODULE] = read_effect(parts.effects, outer, "effect", "outer_module", outer.text("id"))
    outer.finish()


def read_projects(rows: Rows, parts: Components) -> None:
    """The projects with their tracks, and the points for the places (FED-19.7, FED-21.8)."""
    for number, row in enumerate(rows.rows("projects")):
        assert row.word("topic", PROJECTS) == number
        column = row.number("column", 1, COLUMNS) - 1 if row.has("column") else -1
        parts.project_column.append(column)
        if column >= 0:
            parts.project_of_column[column] = number
            parts.project_count.append(row.word("ranked_by", COUNTS))
        else:
            parts.project_count.append(-1)
            row.word("ranked_by", ["contributions"])
            for i, _ in enumerate(row.items("first_contribution_gains")):
                gains = Fields({"gain": row.items("first_contribution_gains")[i]}, row.path("first_contribution_gains"))
                parts.contribution_gains.append(read_resources(gains, "gain"))
        parts.project_last.append(row.number("last_field", 1, 50))
        starts = by_number(row, "start_field", PLAYERS)
        last = parts.project_last[number]
        parts.project_start.append({players: starts.number(str(players), 0, last) for players in PLAYERS})
        row.finish()
    if -1 in parts.project_of_column:
        raise refused("problem-project-columns", count=COLUMNS)
    for row in rows.rows("placement_points"):
        players = row.number("id", 2, 4)
        parts.placement_points[players] = row.numbers("places")
        if len(parts.placement_points[players]) != players:
            raise refused("problem-numbers", place=row.path("places"), count=players)
        if players == 2:
            parts.two_player_gap = row.number("gap", 0, 50)
        row.finish()


def read_accreditation(rows: Rows, parts: Components) -> None:
    """The accreditation track with its levels, and the medals (FED-7, FED-8)."""
    for row in rows.rows("accreditation_levels"):
        level = row.number("id", 1, 5)
        steps = row.numbers("steps")
        first = len(parts.level_of_step)
        if not steps or steps != list(range(first, first + len(steps))):
            raise refused("problem-track-steps", place=row.path("steps"), first=first)
        parts.lowest_step.append(first)
        parts.level_of_step.extend([level] * len(steps))
        parts.upkeep.append(read_resources(row, "upkeep"))
        row.finish()
    parts.last_step = len(parts.level_of_step) - 1
    track = rows.table("accreditation")
    parts.medal_step = track.number("medal_step", 1, parts.last_step)
    parts.overflow_points = track.number("overflow_pp_per_step", 0, 9)
    track.finish()
    medals = rows.table("medals")
    assert medals.words("types", MEDALS) == list(range(len(MEDALS)))
    thresholds = by_number(medals, "planet_thresholds", PLAYERS)
    for players in PLAYERS:
        needed = thresholds.numbers(str(players))
        if len(needed) != players or sorted(set(needed)) != needed or needed[0] < 1:
            raise refused("problem-rising", place=thresholds.path(str(players)), count=players)
        parts.medal_thresholds[players] = needed
    parts.medal_points.extend(medals.numbers("score_by_number_owned"))
    medals.finish()
    if len(parts.medal_points) != len(MEDALS) + 1:
        raise refused("problem-medal-points", place=medals.path("score_by_number_owned"), count=len(MEDALS) + 1)


def read_missions(rows: Rows, parts: Components) -> None:
    """The twelve missions and the spaces they are linked to (FED-5.10, FED-6.6 to FED-6.13)."""
    for number, row in enumerate(rows.rows("missions")):
        assert row.number("id") == number + 1
        parts.mission_level.append(row.number("required_level", 1, 9))
        linked = row.word("linked_space", GRID_NAMES)
        parts.action_mission[linked] = number
        resolve = row.table("resolve")
        own_cost = resolve.get("cost") != "per_planet"  # else the planet's action has its usual cost
        parts.mission_cost.append(read_resources(resolve, "cost") if own_cost else NOTHING)
        parts.mission_effect.append(read_effect(parts.effects, resolve, "effect", "mission", str(number + 1)))
        resolve.finish()
        row.finish()
    assert len(parts.mission_level) == MISSIONS
    assert -1 not in parts.action_mission[:OUTER_MODULE]
    assert len(ACTIONS) == len(parts.action_mission)


def read_neo(rows: Rows, parts: Components) -> None:
    """The map of Neo, which only leads forward, and the places of 6Moon (FED-11.1, FED-12.1)."""
    spaces = rows.rows("neo_spaces")
    parts.neo.extend(row.text("id") for row in spaces)
    kinds = [row.word("kind", NEO_KINDS) for row in spaces]
    asteroids = 0
    for row, kind in zip(spaces, kinds, strict=True):
        parts.neo_influence.append(row.number("influence", 0, 30))
        parts.neo_gain.append(read_resources(row, "gain"))
        parts.neo_next.append(row.words("next", parts.neo))
        is_asteroid = NEO_KINDS[kind] == "asteroid"
        parts.asteroid_slot.append(asteroids if is_asteroid else -1)
        asteroids += is_asteroid
        row.finish()
    parts.neo_end = len(spaces) - 1
    for space, row in enumerate(spaces):
        ahead = parts.neo_next[space]
        if any(parts.neo_influence[after] <= parts.neo_influence[space] for after in ahead):
            raise refused("problem-neo-influence", place=row.path("next"))
        if (not ahead) != (space == parts.neo_end):
            raise refused("problem-neo-next", place=row.path("next"))
    assert [NEO_KINDS[kinds[0]], NEO_KINDS[kinds[-1]]] == ["start", "dead_asteroids"]
    assert asteroids == TOKENS_PER_PLACE
    parts.places.append("m0")
    parts.place_strength.append(0)
    for row in rows.rows("six_moon_places"):
        parts.places.append(row.text("id"))
        parts.place_strength.append(row.number("strength", 1, 4))
        assert row.number("influence") == len(parts.places) - 1
        assert row.number("tokens") == TOKENS_PER_PLACE
        row.finish()
