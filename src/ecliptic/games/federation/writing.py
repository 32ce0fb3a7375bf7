"""The state as readable data: what `reading` takes back. Stacks are written from the top."""

from typing import Final

from ecliptic.games.federation.state import (
    ERUDITE,
    FUNDING_SIDE,
    IN_USE,
    MISSION_SPACES,
    NEUTRAL,
    NOBODY,
    OWNER,
    PHASES,
    USED,
    Player,
    State,
    piece_ambassador,
    piece_token,
    printed_votes,
)
from ecliptic.games.federation.tables import BUILDERS, Components
from ecliptic.games.federation.vocabulary import DELEGATIONS, MEDALS, PLANETS, PROJECTS, RESOURCES, SPACES
from ecliptic.kernel import Json

# What a player can have looked at, in the order of the bits of `Player.seen`.
SEEN: Final = ["deep_space", "tokens_1", "tokens_2", "tokens_3", "tokens_4"]


def write_state(state: State) -> Json:
    """Everything but the stack."""
    parts = state.parts
    data: Json = {
        "phase": PHASES[state.phase],
        "round": state.round,
        "turn": state.turn,
        "start": state.start,
        "president": state.president,
        "active": state.active_seat,
        "senate": {SPACES[space]: write_piece(piece, parts) for space, piece in enumerate(state.senate) if piece},
        "outer_module": [write_piece(piece, parts) for piece in state.outer],
        "projects": dict(zip(PROJECTS, state.projects, strict=True)),
        "laws": write_laws(state),
        "six_moon": {parts.places[place]: words(parts.tokens, state.moons[place]) for place in places(state)},
        "six_moon_up": [parts.places[place] for place in places(state) if state.moons_up & 1 << place],
        "beside": {str(strength): words(parts.tokens, state.beside[strength][::-1]) for strength in range(1, 5)},
        "used_tokens": words(parts.tokens, state.used_tokens),
        "atalum": {stack_name(n): words(parts.erudites, pile[::-1]) for n, pile in enumerate(state.stacks)},
        "level_2_up": names_of(state.level_2_up, DELEGATIONS),
        "neo": write_neo(state),
        "deep_space": words(parts.deep_space, state.deep_space),
        "medals": write_medals(state),
        "production_sites": words(parts.sites, state.sites),
        "megastructure_tiles": words(parts.megastructure_tiles, state.tiles),
        "megastructures": write_megastructures(state),
        "players": [write_player(player, state) for player in state.players],
    }
    if state.starting_planets:
        data["starting_planets"] = words(parts.starting_planets, state.starting_planets)
    if len(state.players) < 4:
        data["planet_blocks"] = words(parts.planet_blocks, state.planet_blocks[::-1])
        data["planet_block"] = word(parts.planet_blocks, state.planet_block)
    if len(state.players) == 2:
        data["room_blocks"] = words(parts.room_blocks, state.room_blocks[::-1])
        data["room_block"] = word(parts.room_blocks, state.room_block)
    if state.final:
        data["places"] = list(state.final)
    return data


def words(ids: list[str], numbers: list[int]) -> list[object]:
    """Numbers as words; nothing is null."""
    return [word(ids, number) for number in numbers]


def word(ids: list[str], number: int) -> str | None:
    """A number as a word, or nothing."""
    return ids[number] if number != NOBODY else None


def names_of(bits: int, names: list[str]) -> list[object]:
    """The names of the bits that are set."""
    return [name for i, name in enumerate(names) if bits & 1 << i]


def stack_name(stack: int) -> str:
    """A stack of erudites by level and delegation: 1A, 1B ... 3E."""
    return f"{stack // len(DELEGATIONS) + 1}{DELEGATIONS[stack % len(DELEGATIONS)]}"


def places(state: State) -> range:
    """The places of 6Moon that hold tokens."""
    return range(1, len(state.moons))


def write_piece(piece: int, parts: Components) -> Json:
    """An ambassador with what lies on it, or a neutral vote tile."""
    if piece & OWNER == NEUTRAL:
        return {"neutral": printed_votes(parts, piece)}
    data: Json = {
        "owner": (piece & OWNER) - 1,
        "ambassador": parts.ambassadors[piece_ambassador(piece)],
        "side": "funding" if piece & FUNDING_SIDE else "vote",
    }
    if piece_token(piece) != NOBODY:
        data["token"] = parts.tokens[piece_token(piece)]
    return data


def write_laws(state: State) -> Json:
    """The laws laid out and those face down."""
    laws = state.parts.laws
    return {
        "now": words(laws, state.laws[:2]),
        "last": words(laws, state.laws[2:]),
        "left": words(laws, state.left_laws[::-1]),
        "right": words(laws, state.right_laws[::-1]),
        "discarded": words(laws, state.discarded_laws),
        "made_way": word(laws, state.made_way),
    }


def write_neo(state: State) -> Json:
    """The tiles of Neo."""
    tiles = state.parts.asteroids
    return {
        "asteroids": words(tiles, state.asteroids),
        "up": [slot for slot in range(len(state.asteroids)) if state.asteroids_up & 1 << slot],
        "spare": words(tiles, state.spare_asteroids),
        "dead_asteroids": words(tiles, state.dead_asteroids),
        "dead_up": state.dead_up,
        "spare_dead": words(tiles, state.spare_dead),
    }


def write_medals(state: State) -> Json:
    """Of planets the thresholds with a medal, of the other two how many there are."""
    thresholds = state.parts.medal_thresholds[len(state.players)]
    data: Json = {}
    for medal, left in enumerate(state.medals):
        if medal < len(PLANETS):
            data[MEDALS[medal]] = [threshold for i, threshold in enumerate(thresholds) if left & 1 << i]
        else:
            data[MEDALS[medal]] = left
    return data


def write_megastructures(state: State) -> Json:
    """The builders of each, in the order they came."""
    data: Json = {}
    for number, name in enumerate(state.parts.megastructures):
        robots = state.robots[number * BUILDERS : (number + 1) * BUILDERS]
        data[name] = [seat for seat in robots if seat != NOBODY]
    return data


def write_player(player: Player, state: State) -> Json:
    """One player's board; what is empty is left out."""
    parts = state.parts
    resources = zip(RESOURCES, player.resources, strict=True)
    data: Json = {
        "points": player.points,
        "resources": {name: n for name, n in resources if n},
        "hangar": player.hangar,
        "step": player.step,
        "miner": parts.neo[player.miner],
        "magus": parts.places[player.magus],
        "ambassadors": names_of(player.ambassadors, parts.ambassadors),
        "unlocked": missions(player.unlocked),
        "completed": missions(player.completed),
        "starting_planet": word(parts.starting_planets, player.starting_planet),
        "posts": {parts.posts[post]: level for post, level in enumerate(player.posts) if level},
        "production_sites": [parts.sites[site] for slot, site in enumerate(state.sites) if player.sites & 1 << slot],
        "erudites": [write_erudite(erudite, parts) for erudite in player.erudites],
        "tokens": words(parts.tokens, player.tokens),
        "asteroids": words(parts.asteroids, player.asteroids),
        "medals": names_of(player.medals, MEDALS),
    }
    numbers = {
        "contributions": player.contributions,
        "die": player.die,
        "round_bonus": player.round_bonus,
        "game_bonus": player.game_bonus,
    }
    data.update({name: n for name, n in numbers.items() if n})
    if player.die_at != NOBODY:
        data["die_at"] = SPACES[player.die_at]
    if player.deep_space != NOBODY:
        data["deep_space"] = parts.deep_space[player.deep_space]
    if player.passed:
        data["passed"] = True
    if player.seen:
        data["seen"] = names_of(player.seen, SEEN)
    return data


def missions(bits: int) -> list[object]:
    """Missions by their printed numbers."""
    return [mission + 1 for mission in range(MISSION_SPACES) if bits & 1 << mission]


def write_erudite(erudite: int, parts: Components) -> object:
    """An erudite face up by its name, one that is used, or being used, with that."""
    name = parts.erudites[erudite & ERUDITE]
    if erudite & USED:
        return {"erudite": name, "used": True}
    return {"erudite": name, "in_use": True} if erudite & IN_USE else name
