"""The board of a written position: tracks, laws, and everything that lies face down.

Face-down things that are not mentioned are dealt by chance.
"""

from ecliptic.games.federation.atalum import STACKS_PER_LEVEL
from ecliptic.games.federation.deal import (
    ASTEROIDS,
    DEAD_ASTEROIDS,
    DEEP_SPACE,
    ERUDITES,
    LAWS,
    MEGASTRUCTURE_TILES,
    PLANET_BLOCKS,
    PRODUCTION_SITES,
    ROOM_BLOCKS,
    Deal,
    DealTokens,
)
from ecliptic.games.federation.state import ERUDITE, NOBODY, OVER, ROUNDS, State, piece_token
from ecliptic.games.federation.tables import ASTEROID_TILES, BUILDERS
from ecliptic.games.federation.vocabulary import DELEGATIONS, LEFT, MEDALS, PLANETS, PROJECTS, RIGHT
from ecliptic.games.federation.writing import stack_name
from ecliptic.kernel import Fields, refused
from ecliptic.kernel.fields import index_of


def bits_of(numbers: list[int]) -> int:
    """Numbers as bits."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


# What lies open


def read_production(state: State, data: Fields) -> None:
    """Production sites and megastructure tiles; not mentioned, the printed ones, or dealt in the advanced set-up."""
    parts = state.parts
    if data.has("production_sites"):
        state.sites = data.words("production_sites", parts.sites)
        if [parts.site_slot[site] for site in state.sites] != list(range(len(state.sites))) or len(state.sites) != 4:
            raise refused("problem-production-sites")
    if data.has("megastructure_tiles"):
        state.tiles = data.words("megastructure_tiles", parts.megastructure_tiles)
        if sorted(state.tiles) != list(range(len(parts.megastructure_tiles))):
            raise refused("problem-megastructure-tiles")


def read_track(state: State, data: Fields) -> None:
    """Project markers, medals, megastructures; not mentioned, as at the start, less the medals players have."""
    parts = state.parts
    projects = data.table("projects", {})
    starts = state.projects
    state.projects = [
        projects.number(name, starts[number], parts.project_last[number], default=starts[number])
        for number, name in enumerate(PROJECTS)
    ]
    projects.finish()
    medals = data.table("medals", {})
    thresholds = parts.medal_thresholds[len(state.players)]
    for medal, name in enumerate(MEDALS):
        owned = sum(1 for player in state.players if player.medals & 1 << medal)
        if medal >= len(PLANETS):
            left = max(0, state.medals[medal] - owned)
            state.medals[medal] = medals.number(name, 0, len(state.players), default=left)
        else:
            wanted = medals.numbers(name, thresholds[owned:])
            if any(threshold not in thresholds for threshold in wanted):
                known = ", ".join(str(threshold) for threshold in thresholds)
                raise refused("problem-thresholds", place=medals.path(name), known=known)
            state.medals[medal] = bits_of([thresholds.index(threshold) for threshold in wanted])
    medals.finish()
    built = data.table("megastructures", {})
    for number, name in enumerate(parts.megastructures):
        robots = built.numbers(name, [])
        if len(robots) > BUILDERS or any(not 0 <= seat < len(state.players) for seat in robots):
            raise refused("problem-builders", place=built.path(name), most=BUILDERS)
        state.robots[number * BUILDERS : number * BUILDERS + len(robots)] = robots
    built.finish()


def read_laws(state: State, data: Fields) -> None:
    """The laws. Not mentioned, the first of each wing were those of earlier rounds; then comes this round's pair."""
    parts = state.parts
    laws = parts.laws
    fields = data.table("laws", {})
    passed = ROUNDS if state.phase == OVER else max(0, state.round - 1)
    left = [law for law in range(len(laws)) if parts.law_wing[law] == LEFT]
    right = [law for law in range(len(laws)) if parts.law_wing[law] == RIGHT]
    right = right[1:] + right[:1]  # so that no round has two laws of a planet
    shown = state.round > 0 and passed < ROUNDS
    now = read_pair(fields, "now", laws, [left[passed], right[passed]] if shown else [NOBODY, NOBODY])
    piles = [fields.words(name, laws)[::-1] if fields.has(name) else None for name in ("left", "right")]
    given = now + [law for pile in piles if pile for law in pile]
    given += fields.words("discarded", laws, [])
    rest = [[law for law in wing if law not in given] for wing in (left, right)]
    last = [NOBODY, NOBODY]
    if state.round == ROUNDS - 1 and passed < ROUNDS and rest[LEFT]:
        one = rest[LEFT][-1]
        other = [law for law in rest[RIGHT] if parts.law_planet[law] != parts.law_planet[one]]
        last = [one, other[-1]] if other else last
    last = read_pair(fields, "last", laws, last)
    state.laws = [*now, *last]
    rest = [[law for law in wing if law not in last] for wing in rest]
    if fields.has("discarded"):
        state.discarded_laws = fields.words("discarded", laws)
    else:
        earlier = [wing[:passed] if pile is None else wing for wing, pile in zip(rest, piles, strict=True)]
        state.discarded_laws = earlier[LEFT] + earlier[RIGHT]
    for wing in (LEFT, RIGHT):
        pile = piles[wing]
        if pile is None:
            pile = [law for law in rest[wing] if law not in state.discarded_laws]
            if len(pile) > 1:
                state.stack.append(Deal(LAWS, wing))
        if wing == LEFT:
            state.left_laws = pile
        else:
            state.right_laws = pile
    if fields.has("made_way") and fields.get("made_way") is not None:
        state.made_way = fields.word("made_way", laws)
    fields.finish()


def read_pair(fields: Fields, name: str, laws: list[str], default: list[int]) -> list[int]:
    """The law of the left and that of the right wing, or nothing."""
    if not fields.has(name):
        return default
    pair = fields.items(name)
    if pair == [None, None]:
        return [NOBODY, NOBODY]
    if len(pair) != 2:
        raise refused("problem-law-pair", place=fields.path(name))
    return fields.words(name, laws)


# What lies face down


def read_tokens(state: State, data: Fields) -> None:
    """Alteration tokens. Places not mentioned get four; what is left over lies beside the board."""
    parts = state.parts
    state.used_tokens = data.words("used_tokens", parts.tokens, [])
    named = set(state.used_tokens)
    for player in state.players:
        named.update(player.tokens)
    named.update(piece_token(piece) for piece in state.senate + state.outer)
    table = data.table("six_moon", {})
    open_places = [0] * 5
    for place in range(1, len(parts.places)):
        if table.has(parts.places[place]):
            state.moons[place] = sorted(table.words(parts.places[place], parts.tokens))
            named.update(state.moons[place])
        else:
            open_places[parts.place_strength[place]] |= 1 << place
    table.finish()
    beside = data.table("beside", {})
    for strength in range(1, 5):
        if beside.has(str(strength)):
            state.beside[strength] = beside.words(str(strength), parts.tokens)[::-1]
            if open_places[strength]:
                raise refused("problem-beside", place=beside.path(str(strength)))
        else:
            state.beside[strength] = [token for token in state.beside[strength] if token not in named]
            if len(state.beside[strength]) > 1:
                state.stack.append(DealTokens(strength, open_places[strength]))
    beside.finish()
    farthest = max([player.magus for player in state.players], default=0)
    shown = parts.places[1 : min(farthest + 1, len(parts.places) - 1) + 1]
    state.moons_up = bits_of(data.words("six_moon_up", parts.places, shown))


def read_erudites(state: State, data: Fields) -> None:
    """Erudites on Atalum. Stacks not mentioned hold what nobody owns."""
    parts = state.parts
    owned = {erudite & ERUDITE for player in state.players for erudite in player.erudites}
    table = data.table("atalum", {})
    up: list[str] = []
    for stack in range(len(state.stacks)):
        left = [erudite for erudite in state.stacks[stack] if erudite not in owned]
        if table.has(stack_name(stack)):
            left = table.words(stack_name(stack), parts.erudites)[::-1]
        elif stack >= 2 * STACKS_PER_LEVEL and len(left) < 3:
            left = []  # of level 3 there was only the one that somebody owns
        elif len(left) > 1:
            state.stack.append(Deal(ERUDITES, stack))
        if stack < STACKS_PER_LEVEL and len(left) < len(state.stacks[stack]):
            up.append(DELEGATIONS[stack])
        state.stacks[stack] = left
    table.finish()
    state.level_2_up = bits_of(data.words("level_2_up", DELEGATIONS, up))


def read_neo(state: State, data: Fields) -> None:
    """The tiles of Neo. Tiles not mentioned are dealt; those ahead of a miner lie face up."""
    tiles = state.parts.asteroids
    neo = data.table("neo", {})
    owned = {tile for player in state.players for tile in player.asteroids}
    if neo.has("asteroids"):
        given = neo.items("asteroids")
        place = neo.path("asteroids")
        state.asteroids = [NOBODY if tile is None else index_of(tile, tiles, place) for tile in given]
        if len(given) != 4:
            raise refused("problem-asteroid-spaces", place=neo.path("asteroids"))
    else:
        state.stack.append(Deal(ASTEROIDS, 0))
    left = [tile for tile in range(ASTEROID_TILES) if tile not in owned and tile not in state.asteroids]
    state.spare_asteroids = neo.words("spare", tiles) if neo.has("spare") else left
    if neo.has("dead_asteroids"):
        state.dead_asteroids = sorted(neo.words("dead_asteroids", tiles))
    else:
        state.stack.append(Deal(DEAD_ASTEROIDS, 0))
    dead = range(ASTEROID_TILES, 2 * ASTEROID_TILES)
    left = [tile for tile in dead if tile not in owned and tile not in state.dead_asteroids]
    state.spare_dead = neo.words("spare_dead", tiles) if neo.has("spare_dead") else left
    ahead = [space for player in state.players for space in state.parts.neo_next[player.miner]]
    slots = [state.parts.asteroid_slot[space] for space in ahead]
    up = neo.numbers("up", [slot for slot in slots if slot >= 0])
    if any(not 0 <= slot < len(state.asteroids) for slot in up):
        raise refused("problem-asteroids-up", place=neo.path("up"), last=len(state.asteroids) - 1)
    state.asteroids_up = bits_of(up)
    at_end = any(player.miner == state.parts.neo_end for player in state.players)
    state.dead_up = neo.flag("dead_up", at_end or state.parts.neo_end in ahead)
    neo.finish()


def read_rest(state: State, data: Fields) -> None:
    """Deep space tiles, starting planets, blocking tiles, and how the game ended."""
    parts = state.parts
    if data.has("deep_space"):
        state.deep_space = sorted(data.words("deep_space", parts.deep_space))
    else:
        state.stack.append(Deal(DEEP_SPACE, 0))
    if not data.has("production_sites") and not state.variant.first_game and not any(p.sites for p in state.players):
        state.stack.append(Deal(PRODUCTION_SITES, 0))
    if not data.has("megastructure_tiles") and not state.variant.first_game:
        state.stack.append(Deal(MEGASTRUCTURE_TILES, 0))
    state.starting_planets = data.words("starting_planets", parts.starting_planets, [])
    read_blocks(state, data)
    state.final = data.numbers("places", [])
    if (state.phase == OVER) != (len(state.final) == len(state.players)):
        raise refused("problem-final-places", seats=len(state.players))


def read_blocks(state: State, data: Fields) -> None:
    """Blocking tiles face down: not mentioned, those after the tile of this round."""
    parts = state.parts
    if len(state.players) < 4:
        left = list(range(max(0, state.round), len(parts.planet_blocks)))
        if data.has("planet_blocks"):
            left = data.words("planet_blocks", parts.planet_blocks)[::-1]
        elif len(left) > 1:
            state.stack.append(Deal(PLANET_BLOCKS, 0))
        state.planet_blocks = left
    if len(state.players) == 2:
        left = list(range(max(0, state.round), len(parts.room_blocks)))
        if data.has("room_blocks"):
            left = data.words("room_blocks", parts.room_blocks)[::-1]
        elif len(left) > 1:
            state.stack.append(Deal(ROOM_BLOCKS, 0))
        state.room_blocks = left
