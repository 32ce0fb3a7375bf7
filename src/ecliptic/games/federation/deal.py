"""What chance lays out: stacks are shuffled, tiles are dealt face down (FED-2.1 to FED-2.15)."""

from collections.abc import Callable
from typing import Final, final

from ecliptic.games.federation.atalum import STACKS_PER_LEVEL
from ecliptic.games.federation.state import NOBODY, SETTING_UP, State
from ecliptic.games.federation.tables import ASTEROID_TILES, SITES, TOKENS_PER_PLACE
from ecliptic.games.federation.vocabulary import LEFT, RIGHT
from ecliptic.kernel import Chance, Frame, Message, Request
from ecliptic.kernel.frames import check_fields, field_misfit

ERUDITES: Final = 0
ASTEROIDS: Final = 1
DEAD_ASTEROIDS: Final = 2
DEEP_SPACE: Final = 3
PRODUCTION_SITES: Final = 4
MEGASTRUCTURE_TILES: Final = 5
LAWS: Final = 6
STARTING_PLANETS: Final = 7
PLANET_BLOCKS: Final = 8
ROOM_BLOCKS: Final = 9
DEALS: Final = [
    "erudites", "asteroids", "dead_asteroids", "deep_space", "production_sites", "megastructure_tiles", "laws",
    "starting_planets", "planet_blocks", "room_blocks",
]  # fmt: skip

FACE_UP_AT_LEVEL_3: Final = 1  # of a delegation; the others leave the game (FED-2.4)


# Deals with more than one number: stacks of erudites, wings of laws.
LAST_NUMBERS: Final = {ERUDITES: 3 * STACKS_PER_LEVEL - 1, LAWS: RIGHT}


def can_deal(state: State, deal: int, number: int) -> bool:
    """Return whether what is dealt lies together, and nothing is where it will be laid."""
    if deal == ERUDITES:
        return len(state.stacks[number]) > 0
    if deal == ASTEROIDS:
        needed = len(state.asteroids) - taken_asteroids(state)
        return all(tile == NOBODY for tile in state.asteroids) and len(state.spare_asteroids) >= needed
    if deal == DEAD_ASTEROIDS:
        return not state.dead_asteroids and len(state.spare_dead) >= TOKENS_PER_PLACE - taken_dead_asteroids(state)
    if deal == DEEP_SPACE:
        return not state.deep_space
    if deal == LAWS:
        return len(state.left_laws if number == LEFT else state.right_laws) > 0
    if deal == STARTING_PLANETS:
        return not state.starting_planets and state.phase == SETTING_UP
    if deal == PLANET_BLOCKS:
        return len(state.planet_blocks) > 0
    return deal != ROOM_BLOCKS or len(state.room_blocks) > 0


@final
class DealTokens(Frame[State]):
    """Tokens of a strength are shuffled: four for each of `places` (bits), the rest beside the board (FED-2.1)."""

    __slots__ = ("places", "strength")

    def __init__(self, strength: int, places: int) -> None:
        self.strength = strength
        self.places = places

    def ask(self, state: State) -> Request | None:
        return Chance("tokens", sorted(state.beside[self.strength]), names="token")

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        at = 0
        for place in range(len(state.moons)):
            if self.places & 1 << place:
                state.moons[place] = sorted(drawn[at : at + TOKENS_PER_PLACE])
                at += TOKENS_PER_PLACE
        state.beside[self.strength] = drawn[at:][::-1]

    def misfit(self, state: State) -> Message | None:
        if not 1 <= self.strength < len(state.beside) or not state.beside[self.strength]:
            return field_misfit(self, "strength")
        strengths = state.parts.place_strength
        places = [place for place in range(self.places.bit_length()) if self.places & 1 << place]
        fits = all(
            place < len(strengths) and strengths[place] == self.strength and not state.moons[place] for place in places
        )
        return check_fields(self, places=self.places >= 0 and fits)


@final
class Deal(Frame[State]):
    """One stack or kind of tile is dealt; `number` says which stack of erudites, or which wing's laws."""

    __slots__ = ("deal", "number")

    def __init__(self, deal: int, number: int) -> None:
        self.deal = deal
        self.number = number

    def ask(self, state: State) -> Request | None:
        return REQUESTS[self.deal](state, self.number)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        OUTCOMES[self.deal](state, self.number, drawn)

    def misfit(self, state: State) -> Message | None:
        if self.deal < 0:
            return field_misfit(self, "deal")
        last = LAST_NUMBERS.get(self.deal, 0)
        return check_fields(self, number=0 <= self.number <= last and can_deal(state, self.deal, self.number))


def _ask_erudites(state: State, stack: int) -> Request:
    pile = state.stacks[stack]
    is_level_3 = stack >= 2 * STACKS_PER_LEVEL
    return Chance("erudites", pile, min(len(pile), FACE_UP_AT_LEVEL_3) if is_level_3 else -1, names="erudite")


def _lay_erudites(state: State, stack: int, drawn: list[int]) -> None:
    state.stacks[stack] = drawn[::-1]


def taken_asteroids(state: State) -> int:
    """Return how many asteroid tiles players have."""
    return sum(tile < ASTEROID_TILES for player in state.players for tile in player.asteroids)


def taken_dead_asteroids(state: State) -> int:
    """Return how many dead asteroid tiles players have."""
    return sum(tile >= ASTEROID_TILES for player in state.players for tile in player.asteroids)


def _ask_asteroids(state: State, number: int) -> Request:
    return Chance("asteroids", sorted(state.spare_asteroids), names="asteroid")


def _lay_asteroids(state: State, number: int, drawn: list[int]) -> None:
    """Tiles that players have were on the first spaces."""
    taken = taken_asteroids(state)
    count = len(state.asteroids) - taken
    state.asteroids = [NOBODY] * taken + drawn[:count]
    state.spare_asteroids = sorted(drawn[count:])


def _ask_dead_asteroids(state: State, number: int) -> Request:
    return Chance("dead_asteroids", sorted(state.spare_dead), names="asteroid")


def _lay_dead_asteroids(state: State, number: int, drawn: list[int]) -> None:
    taken = taken_dead_asteroids(state)
    count = TOKENS_PER_PLACE - taken
    state.dead_asteroids = sorted(drawn[:count])
    state.spare_dead = sorted(drawn[count:])


def _ask_deep_space(state: State, number: int) -> Request:
    """One tile more than there are players (FED-2.9)."""
    owned = [player.deep_space for player in state.players if player.deep_space >= 0]
    tiles = [tile for tile in range(len(state.parts.deep_space)) if tile not in owned]
    return Chance("deep_space", tiles, len(state.players) + 1 - len(owned), names="deep_space")


def _lay_deep_space(state: State, number: int, drawn: list[int]) -> None:
    state.deep_space = sorted(drawn)


def _ask_sites(state: State, number: int) -> Request:
    return Chance("sides", [0, 1], SITES, replace=True)


def _lay_sites(state: State, number: int, drawn: list[int]) -> None:
    """Each tile on its own slot with a random side up (FED-2.11, FED-2.12)."""
    slots = state.parts.site_slot
    sides = [[site for site, own in enumerate(slots) if own == slot] for slot in range(SITES)]
    state.sites = [sides[slot][side] for slot, side in enumerate(drawn)]


def _ask_tiles(state: State, number: int) -> Request:
    return Chance("megastructure_tiles", list(range(len(state.parts.megastructure_tiles))), names="tile", public=True)


def _lay_tiles(state: State, number: int, drawn: list[int]) -> None:
    state.tiles = drawn


def _ask_laws(state: State, wing: int) -> Request:
    return Chance("laws", sorted(state.left_laws if wing == LEFT else state.right_laws), names="law")


def _lay_laws(state: State, wing: int, drawn: list[int]) -> None:
    if wing == LEFT:
        state.left_laws = drawn[::-1]
    else:
        state.right_laws = drawn[::-1]


def _ask_starting_planets(state: State, number: int) -> Request:
    """One tile more than there are players (FED-3.5)."""
    tiles = list(range(len(state.parts.starting_planets)))
    return Chance("starting_planets", tiles, len(state.players) + 1, names="starting_planet", public=True)


def _lay_starting_planets(state: State, number: int, drawn: list[int]) -> None:
    state.starting_planets = sorted(drawn)


def _ask_planet_blocks(state: State, number: int) -> Request:
    return Chance("planet_blocks", sorted(state.planet_blocks), names="planet_block")


def _lay_planet_blocks(state: State, number: int, drawn: list[int]) -> None:
    state.planet_blocks = drawn[::-1]


def _ask_room_blocks(state: State, number: int) -> Request:
    return Chance("room_blocks", sorted(state.room_blocks), names="room_block")


def _lay_room_blocks(state: State, number: int, drawn: list[int]) -> None:
    state.room_blocks = drawn[::-1]


Ask = Callable[[State, int], Request]
Lay = Callable[[State, int, list[int]], None]

# In the order of `DEALS`.
REQUESTS: Final[list[Ask]] = [
    _ask_erudites, _ask_asteroids, _ask_dead_asteroids, _ask_deep_space, _ask_sites, _ask_tiles, _ask_laws,
    _ask_starting_planets, _ask_planet_blocks, _ask_room_blocks,
]  # fmt: skip
OUTCOMES: Final[list[Lay]] = [
    _lay_erudites, _lay_asteroids, _lay_dead_asteroids, _lay_deep_space, _lay_sites, _lay_tiles, _lay_laws,
    _lay_starting_planets, _lay_planet_blocks, _lay_room_blocks,
]  # fmt: skip
