"""What a seat may know, built field by field (FED-1.13)."""

from ecliptic.games.federation.atalum import is_up
from ecliptic.games.federation.counting import completed_missions, influence, level
from ecliptic.games.federation.executive import FLOORS, floor_votes, wing_votes
from ecliptic.games.federation.hidden import deduced
from ecliptic.games.federation.projections import projections
from ecliptic.games.federation.scoring import project_values
from ecliptic.games.federation.state import NOBODY, PHASES, SEEN_DEEP_SPACE, State
from ecliptic.games.federation.vocabulary import PLANETS, PROJECTS, SPACES
from ecliptic.games.federation.writing import (
    places,
    stack_name,
    word,
    words,
    write_medals,
    write_megastructures,
    write_piece,
    write_player,
)
from ecliptic.kernel import Json


def view(state: State, seat: int | None) -> Json:
    """The table as this seat (None: a spectator) sees it."""
    parts = state.parts
    shown: Json = {
        "game": "federation",
        "seat": seat,
        "phase": PHASES[state.phase],
        "round": state.round,
        "turn": state.turn,
        "start": state.start,
        "president": state.president,
        "active": state.active_seat,
        "senate": {SPACES[space]: write_piece(piece, parts) for space, piece in enumerate(state.senate) if piece},
        "outer_module": [write_piece(piece, parts) for piece in state.outer],
        "votes": votes_view(state),
        "projects": projects_view(state),
        "laws": laws_view(state),
        "six_moon": six_moon_view(state),
        "beside": {str(strength): len(state.beside[strength]) for strength in range(1, len(state.beside))},
        "used_tokens": words(parts.tokens, state.used_tokens),
        "atalum": atalum_view(state),
        "neo": neo_view(state),
        "deep_space": len(state.deep_space),
        "medals": write_medals(state),
        "production_sites": words(parts.sites, state.sites),
        "megastructure_tiles": words(parts.megastructure_tiles, state.tiles),
        "megastructures": write_megastructures(state),
        "starting_planets": words(parts.starting_planets, state.starting_planets),
        "players": [player_view(state, other) for other in range(len(state.players))],
        "outlook": projections(state),
    }
    if len(state.players) < 4:
        shown["planet_block"] = word(parts.planet_blocks, state.planet_block)
        shown["planet_blocks"] = words(parts.planet_blocks, sorted(state.planet_blocks))
    if len(state.players) == 2:
        shown["room_block"] = word(parts.room_blocks, state.room_block)
        shown["room_blocks"] = words(parts.room_blocks, sorted(state.room_blocks))
    certain = deduced(state, seat)
    if certain:
        shown["deduced"] = certain
    if seat is not None:
        shown["looked_at"] = looked_at(state, seat)
    return shown


def looked_at(state: State, seat: int) -> Json:
    """Face-down things that this player has looked at (FED-24.1, FED-24.4)."""
    seen = state.players[seat].seen
    shown: Json = {}
    if seen & SEEN_DEEP_SPACE:
        shown["deep_space"] = words(state.parts.deep_space, state.deep_space)
    for strength in range(1, len(state.beside)):
        if seen & 1 << strength:
            shown[f"tokens_{strength}"] = words(state.parts.tokens, sorted(state.beside[strength]))
    return shown


def votes_view(state: State) -> Json:
    """The votes so far: by floor from the top for every seat and the neutral player, and by wing."""
    return {"floors": [floor_votes(state, floor) for floor in range(FLOORS)], "wings": wing_votes(state)}


def projects_view(state: State) -> list[Json]:
    """Every project with its marker and what would rank the players."""
    return [
        {
            "project": name,
            "field": state.projects[project],
            "last": state.parts.project_last[project],
            "values": project_values(state, project),
        }
        for project, name in enumerate(PROJECTS)
    ]


def laws_view(state: State) -> Json:
    """The laws laid out; of those face down everybody knows which they are, but not their order.

    `made_way` is the law that everybody has seen being set aside or moved on for those of this round.
    """
    laws = state.parts.laws
    return {
        "now": words(laws, state.laws[:2]),
        "last": words(laws, state.laws[2:]),
        "left": words(laws, sorted(state.left_laws)),
        "right": words(laws, sorted(state.right_laws)),
        "discarded": words(laws, state.discarded_laws),
        "made_way": word(laws, state.made_way),
    }


def six_moon_view(state: State) -> Json:
    """The tokens of each place, or how many there are face down."""
    shown: Json = {}
    for place in places(state):
        tokens = state.moons[place]
        is_open = state.moons_up & 1 << place
        shown[state.parts.places[place]] = words(state.parts.tokens, tokens) if is_open else len(tokens)
    return shown


def atalum_view(state: State) -> Json:
    """Of each stack its size and the erudite on top if it lies face up."""
    shown: Json = {}
    for stack, pile in enumerate(state.stacks):
        top = state.parts.erudites[pile[-1]] if is_up(state, stack) else None
        shown[stack_name(stack)] = {"top": top, "size": len(pile)}
    return shown


def neo_view(state: State) -> Json:
    """The tiles of Neo: their names face up, "?" face down, null when they are gone."""
    tiles = state.parts.asteroids
    asteroids: list[object] = []
    for slot, tile in enumerate(state.asteroids):
        hidden = tile != NOBODY and not state.asteroids_up & 1 << slot
        asteroids.append("?" if hidden else word(tiles, tile))
    dead: object = words(tiles, state.dead_asteroids) if state.dead_up else len(state.dead_asteroids)
    return {"asteroids": asteroids, "dead_asteroids": dead}


def player_view(state: State, seat: int) -> Json:
    """One player: everything lies open; of what he has looked at, only that he has."""
    player = state.players[seat]
    shown = write_player(player, state)
    shown["seat"] = seat
    shown["level"] = level(state, seat)
    shown["die"] = player.die
    shown["contributions"] = player.contributions
    shown["completed_missions"] = completed_missions(player)
    shown["influence"] = {name: influence(state, seat, planet) for planet, name in enumerate(PLANETS)}
    return shown
