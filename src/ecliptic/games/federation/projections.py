"""What the executive phase and the final scoring would bring as things stand: counted live, decided by nobody yet."""

from typing import Final

from ecliptic.games.federation.accreditation import points_of
from ecliptic.games.federation.counting import count, level
from ecliptic.games.federation.e81216 import robots_left
from ecliptic.games.federation.executive import FLOORS, floor_votes, wing_votes
from ecliptic.games.federation.projects import is_funded
from ecliptic.games.federation.scoring import leftover_points, medal_points, project_points
from ecliptic.games.federation.state import (
    MISSION_SPACES,
    NEUTRAL,
    NOBODY,
    OWNER,
    SHIPS,
    State,
    printed_votes,
    shows_funding,
)
from ecliptic.games.federation.tables import BUILDERS
from ecliptic.games.federation.vocabulary import (
    E81216,
    LEFT,
    PROJECTS,
    RIGHT,
    SENATE_SPACES,
    SPACES,
    WINGS,
)
from ecliptic.kernel import Json

MEGASTRUCTURE_INFLUENCE: Final = 2  # FED-15.4


def projections(state: State) -> Json:
    """Everything that can be read off the table by counting; nothing here is hidden from anybody (FED-1.13)."""
    return {
        "senate": {
            SPACES[space]: piece_shows(state, piece, space) for space, piece in enumerate(state.senate) if piece
        },
        "outer_module": [piece_shows(state, piece, NOBODY) for piece in state.outer],
        "floors": floors_projection(state),
        "laws": laws_projection(state),
        "projects": projects_projection(state),
        "megastructures": megastructures_projection(state),
        "players": [player_projection(state, seat) for seat in _seats(state)],
        "hangar_limit": state.variant.hangar_limit,
    }


def piece_shows(state: State, piece: int, space: int) -> Json:
    """The votes or the funding symbol that a piece shows, and the die beside it (FED-5.14, FED-9.3, FED-10.2)."""
    shown: Json = {"votes": printed_votes(state.parts, piece), "funding": shows_funding(state.parts, piece)}
    owner = piece & OWNER
    if owner != NEUTRAL and space != NOBODY and state.players[owner - 1].die_at == space:
        shown["die"] = state.players[owner - 1].die
    return shown


def floors_projection(state: State) -> list[Json]:
    """Of each floor, from the top, who leads and what he would score (FED-19.14 to FED-19.18, FED-22.7)."""
    seats = len(state.players)
    shown: list[Json] = []
    for floor in range(FLOORS):
        votes = floor_votes(state, floor)
        most = max(votes if state.variant.neutral_votes_on_floors else votes[:seats])
        leaders = [seat for seat in range(seats) if most and votes[seat] == most]
        points = [level(state, seat) if seat in leaders else 0 for seat in range(seats)]
        shown.append({"leaders": leaders, "points": points})
    return shown


def laws_projection(state: State) -> Json:
    """Which wing's law would be passed, and what each law would pay to whom (FED-19.19 to FED-19.21)."""
    left, right = wing_votes(state)
    ahead = None if left == right else WINGS[LEFT if left > right else RIGHT]
    points = [
        [law_points(state, law, seat) for seat in range(len(state.players))] if law != NOBODY else []
        for law in state.laws[:2]
    ]
    return {"ahead": ahead, "decides": state.president if ahead is None else None, "points": points}


def law_points(state: State, law: int, seat: int) -> int:
    """What a law would pay to a player."""
    return points_of(state, seat, state.parts.law_effect[law])


def projects_projection(state: State) -> list[Json]:
    """Every project: is it funded, who funds it this round, and what the places would pay (FED-19.5, FED-21.8)."""
    funders = funding_by_project(state)
    return [
        {"funded": is_funded(state, n), "funding": funders[n], "points": project_points(state, n)}
        for n in range(len(PROJECTS))
    ]


def funding_by_project(state: State) -> list[list[int]]:
    """The owners of the funding symbols of each project, in the order in which they fund (FED-19.5)."""
    parts = state.parts
    funders: list[list[int]] = [[] for _ in PROJECTS]
    for at in range(SENATE_SPACES):
        space = parts.funding_order[at]
        piece = state.senate[space]
        if piece and shows_funding(parts, piece):
            funders[parts.project_of_column[parts.column[space]]].append((piece & OWNER) - 1)
    return funders


def megastructures_projection(state: State) -> Json:
    """Of each megastructure with room what building it would score everybody now: the lower value times the multiplier.

    The robot is placed first, so that the new building counts for influence on E81216 (FED-15.6, FED-15.7).
    """
    parts = state.parts
    shown: Json = {}
    for number, name in enumerate(parts.megastructures):
        builders = sum(seat != NOBODY for seat in state.robots[number * BUILDERS : (number + 1) * BUILDERS])
        tiles = [tile for tile in state.tiles[2 * number : 2 * number + 2] if tile != NOBODY]
        if builders < BUILDERS and tiles:
            times = parts.multipliers[number][builders]
            values = [
                [_after_building(state, seat, parts.tile_count[tile]) for tile in tiles] for seat in _seats(state)
            ]
            points = [times * min(pair) for pair in values]
            shown[name] = {"multiplier": times, "values": values, "points": points}
    return shown


def _seats(state: State) -> range:
    return range(len(state.players))


def _after_building(state: State, seat: int, term: int) -> int:
    """What a tile would count once the robot stands there (FED-15.4)."""
    return count(state, seat, term) + (MEGASTRUCTURE_INFLUENCE if term == E81216 else 0)


def player_projection(state: State, seat: int) -> Json:
    """What the board of a player prints beside what lies on it: stocks left, and what the end would score."""
    player = state.players[seat]
    owned = player.medals.bit_count()
    points = state.parts.medal_points
    return {
        "ships": SHIPS - player.hangar - player.completed.bit_count(),
        "markers": MISSION_SPACES - player.unlocked.bit_count(),
        "robots": robots_left(state, seat),
        "discs": player.posts.count(0),
        "medal_points": medal_points(state, seat),
        "next_medal_points": points[owned + 1] if owned + 1 < len(points) else None,
        "leftover_points": leftover_points(state, seat),
    }
