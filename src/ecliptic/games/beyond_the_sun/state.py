"""The state of a game of Beyond the Sun: integers and lists of them.

Ships are counts by location, seat and level in one flat list. An outpost is a seat together with the kind of its disc,
a colony a system together with its two discs, each packed into one integer.

Only the stack, the ships and the supply columns are changed in place. Every other list is replaced when it changes
(`with_item`), so copies of a state share it.
"""

from typing import Final, TypeVar
from zlib import crc32

from mypy_extensions import i64

from ecliptic.effects import NO_SOURCE, EffectState, Row
from ecliptic.games.beyond_the_sun.components import (
    DISCS_ON_TRACK,
    FOOD,
    NO_DISC,
    SYSTEM,
    Board,
    Components,
)

NOBODY: Final = -1
NOTHING: Final = -1
GONE: Final = -2  # an extra system that was colonized: its location does not exist any more (BTS-16.13)

# A source: a seat and a component.
SOURCE_SEAT: Final = 8
COMPONENT: Final = (1 << SOURCE_SEAT) - 1

# An action space: the number of the action and the space.
SPACE_BITS: Final = 3
SPACE: Final = 7
OUTSIDE: Final = -1

NONE: Final[list[int]] = []  # shared, as every list that is never changed in place
NO_PILES: Final[list[list[int]]] = []

T = TypeVar("T")


def with_item(items: list[T], i: int, item: T) -> list[T]:
    """Return a list in which one item is replaced.

    >>> with_item([4, 5, 6], 1, 9)
    [4, 9, 6]
    """
    changed = items[:]
    changed[i] = item
    return changed


class Player:
    """One faction: its mat and what lies beside it."""

    __slots__ = (
        "automation", "colonies", "donated", "emptied", "food", "kept", "mat", "ore", "ore_discs", "pawn", "population",
        "private", "supply", "used",
    )  # fmt: skip

    def __init__(
        self,
        supply: list[int],
        automation: list[int],
        private: list[int],
        colonies: list[int],
        kept: list[int],
        donated: list[int],
    ) -> None:
        self.mat = NOTHING
        self.ore = 0
        self.population = 0
        self.supply = supply  # by column
        self.food = DISCS_ON_TRACK  # discs left on the food track
        self.ore_discs = DISCS_ON_TRACK
        self.automation = automation  # kinds of discs, left to right
        self.private = private  # technology cards (BTS-17.2)
        self.colonies = colonies
        self.kept = kept  # events kept for their points
        self.donated = donated  # ships by level on the Museum (BTS-16.7)
        self.pawn = OUTSIDE
        self.used = 0  # bits of abilities used this turn that work once per own turn
        self.emptied = 0  # bits of tracks whose last disc has left once

    def clone(self) -> "Player":
        """Return an independent copy."""
        other = Player(self.supply[:], self.automation, self.private, self.colonies, self.kept, self.donated)
        other.mat = self.mat
        other.ore = self.ore
        other.population = self.population
        other.food = self.food
        other.ore_discs = self.ore_discs
        other.pawn = self.pawn
        other.used = self.used
        other.emptied = self.emptied
        return other

    def material(self, out: list[int]) -> None:
        """Append everything that an action can change, without the pawn (BTS-4.11)."""
        out += (self.ore, self.population, self.food, self.ore_discs, len(self.automation), len(self.private))
        out += (len(self.colonies), len(self.kept))
        out += self.supply
        out += self.donated
        out += self.automation
        out += self.private
        out += self.colonies
        out += self.kept


def new_player() -> Player:
    """Return a faction that nothing was dealt to yet."""
    return Player([0, 0, 0, 0, 0], [], [], [], [], [0, 0, 0, 0])


class Seating:
    """Who sits where, and how the table plays. Fixed after set-up and shared by all copies of a state."""

    __slots__ = ("achievements", "advanced", "board", "mats", "order", "round_limit", "seats", "tableau")

    board: Board

    def __init__(self, seats: int, advanced: bool, tableau: bool, mats: str, achievements: str, limit: int) -> None:
        self.seats: Final = seats
        self.advanced: Final = advanced
        self.tableau: Final = tableau
        self.mats: Final = mats  # how mats are given out
        self.achievements: Final = achievements
        self.round_limit: Final = limit
        self.order: list[int] = list(range(seats))  # clockwise from the first player


class State(EffectState):
    """A game of Beyond the Sun at one moment."""

    def __init__(self, parts: Components, seating: Seating, players: list[Player]) -> None:
        super().__init__(parts.effects, parts.hooks)
        self.parts: Components = parts
        self.seating: Seating = seating
        self.players: list[Player] = players
        self.active_seat: int = NOBODY
        self.round: int = 0
        self.last_round: int = 0  # 0 until the end is triggered (BTS-7.3)
        # The technology board, by slot
        self.technology: list[int] = NONE
        self.event: list[int] = NONE  # face down
        self.researchers: list[int] = NONE  # bits of seats
        self.decks: list[list[int]] = NO_PILES  # levels II, III, IIII; the top card is the last
        self.under: list[list[int]] = NO_PILES  # by deck: sizes of the batches put under it, the lowest first
        self.rows: list[list[int]] = NO_PILES  # of the tableau, by deck
        self.open_rows: int = 0  # bits of decks
        self.left_out: list[int] = NONE  # events out of the game (BTS-2.5)
        self.guilds: int = 0  # bits of uncovered guilds
        # The exploration board, by location
        self.system: list[int] = NONE
        self.ships: list[int] = NONE
        self.outpost: list[int] = NONE  # NOBODY, or a seat with the kind of its disc
        self.controlled_at_start: list[int] = NONE  # 1 where somebody had control when the turn began (BTS-18.21)
        self.extra_at: list[int] = NONE  # by extra location: the slot next to it (BTS-16.13)
        self.system_decks: list[list[int]] = NO_PILES  # A and B; the top card is the last
        self.systems_under: list[list[int]] = NO_PILES
        # Events in play, as pairs: the event, and the location, achievement or system it is linked to
        self.linked: list[int] = NONE
        self.chosen_level: int = 0  # Clandestine Arms Trade
        self.achievements: list[int] = NONE
        self.claims: list[list[int]] = NO_PILES  # by achievement in play: a seat with the kind of its disc, by space
        self.chain: list[int] = NONE  # who got which control bonus in this chain (BTS-21.4)
        self.wrested: int = 0  # locations taken from others by the last jump (BTS-18.28c)
        self.places: tuple[int, ...] = ()
        self.scores: list[int] = NONE
        self.reason: str = ""

    def clone(self) -> "State":
        """Return an independent copy; fixed facts, frames and lists that are never changed in place are shared."""
        other = State(self.parts, self.seating, [player.clone() for player in self.players])
        other.stack = self.stack[:]
        other.active = self.active
        other.active_seat = self.active_seat
        other.round = self.round
        other.last_round = self.last_round
        other.technology = self.technology
        other.event = self.event
        other.researchers = self.researchers
        other.decks = self.decks
        other.under = self.under
        other.rows = self.rows
        other.open_rows = self.open_rows
        other.left_out = self.left_out
        other.guilds = self.guilds
        other.system = self.system
        other.ships = self.ships[:]
        other.outpost = self.outpost
        other.controlled_at_start = self.controlled_at_start
        other.extra_at = self.extra_at
        other.system_decks = self.system_decks
        other.systems_under = self.systems_under
        other.linked = self.linked
        other.chosen_level = self.chosen_level
        other.achievements = self.achievements
        other.claims = self.claims
        other.chain = self.chain
        other.wrested = self.wrested
        other.places = self.places
        other.scores = self.scores
        other.reason = self.reason
        return other

    def material(self, out: list[int]) -> None:
        """Append everything that an action can change, without pawns."""
        for player in self.players:
            player.material(out)
        out += self.researchers
        out += self.ships
        out += self.outpost
        out += self.system
        out += self.linked
        out.append(self.guilds)

    def flatten(self, out: list[int]) -> None:
        """Append everything as numbers."""
        self.material(out)
        out += (self.active_seat, self.round, self.last_round, self.open_rows, self.chosen_level, self.wrested)
        out += self.seating.order
        for player in self.players:
            out += (player.mat, player.pawn, player.used, player.emptied)
        for part in (self.technology, self.event, self.left_out, self.controlled_at_start, self.extra_at):
            out.append(len(part))
            out += part
        for part in (self.achievements, self.chain, list(self.places)):
            out.append(len(part))
            out += part
        for parts in (self.decks, self.under, self.rows, self.system_decks, self.systems_under, self.claims):
            for part in parts:
                out.append(len(part))
                out += part

    # Sources

    def sources(self) -> list[int]:
        """Return what each faction has in play that changes rules or reacts, first seat first."""
        from ecliptic.games.beyond_the_sun.words import sources_of

        return [source for seat in self.seating.order for source in sources_of(self, seat)]

    def row_of(self, source: int) -> Row:
        return self.parts.components[source & COMPONENT]

    def owner_of(self, source: int) -> int:
        return source >> SOURCE_SEAT

    def is_source(self, seat: int, source: int) -> bool:
        if source == NO_SOURCE:
            return seat >= 0
        return 0 <= source >> SOURCE_SEAT < len(self.players) and source & COMPONENT < len(self.parts.components)

    def is_subject(self, trigger: int, subject: int) -> bool:
        return 0 <= subject < len(self.players)

    def source_id(self, source: int) -> str:
        return self.parts.component_ids[source & COMPONENT]


# By place in the material: what one more there adds to the checksum. They are small enough for fast multiplication.
FACTORS: Final = [crc32(f"material {i}".encode()) >> 3 for i in range(1024)]


def factor(place: i64) -> i64:
    """Return what one more at a place of the material adds to the checksum."""
    return i64(FACTORS[place & 1023])


def weighted_sum(items: list[int], start: i64) -> i64:
    """Return what a part of the material from this place on adds to the checksum."""
    total: i64 = 0
    for item in items:
        if item != 0:
            total += factor(start) * i64(item)
        start += 1
    return total


def checksum(state: State) -> int:
    """Return a number that changes with everything an action can change (BTS-4.11a).

    It is a sum, and the ships come first: a move of a ship changes it by the difference of two `FACTORS`.
    """
    total = weighted_sum(state.ships, 0)
    at: i64 = len(state.ships)
    for player in state.players:
        total += factor(at) * i64(player.ore) + factor(at + 1) * i64(player.population)
        total += factor(at + 2) * i64(player.food) + factor(at + 3) * i64(player.ore_discs)
        total += weighted_sum(player.supply, at + 4) + weighted_sum(player.donated, at + 9)
        at += 13
        for pile in (player.automation, player.private, player.colonies, player.kept):
            size: i64 = len(pile)
            if size:
                total += factor(at) * size + weighted_sum(pile, at + 1)
            at += 1 + size
    for part in (state.researchers, state.outpost, state.system, state.linked):
        total += weighted_sum(part, at)
        at += len(part)
    return int(total + factor(at) * i64(state.guilds))


def split_checksum(total: int) -> list[int]:
    """Return a checksum as an action under way remembers it."""
    return [total >> 16 & 0xFFFF, total & 0xFFFF]


# Packed values


def outpost_of(seat: int, disc: int) -> int:
    """Return an outpost, or a disc on an achievement: a seat with the kind of its disc."""
    return seat << 2 | disc


def controller(state: State, location: int) -> int:
    """Return the seat that controls a location, or NOBODY."""
    outpost = state.outpost[location]
    return outpost >> 2 if outpost >= 0 else NOBODY


def colony_of(system: int, first: int, second: int) -> int:
    """Return a colony: a system with its two discs."""
    return system << 4 | first << 2 | second


def system_of(colony: int) -> int:
    """Return the system of a colony."""
    return colony >> 4


def colony_discs(colony: int) -> list[int]:
    """Return the kinds of the discs on a colony."""
    return [disc for disc in (colony >> 2 & 3, colony & 3) if disc != NO_DISC]


# Technologies


def has_slot(state: State, seat: int, slot: int) -> bool:
    """Return whether a faction has researched the card in this slot (BTS-10.10a)."""
    return state.technology[slot] >= 0 and state.researchers[slot] >> seat & 1 != 0


def has_technology(state: State, seat: int, technology: int) -> bool:
    """Return whether a faction has this technology, private ones included."""
    if technology in state.players[seat].private:
        return True
    slot = slot_of(state, technology)
    return slot >= 0 and state.researchers[slot] >> seat & 1 != 0


def slot_of(state: State, technology: int) -> int:
    """Return the slot in which a technology lies, or NOTHING."""
    return state.technology.index(technology) if technology in state.technology else NOTHING


def own_technologies(state: State, seat: int) -> list[int]:
    """Return all technologies of a faction, by slot, then private ones."""
    bit = 1 << seat
    found = [card for slot, card in enumerate(state.technology) if card >= 0 and state.researchers[slot] & bit]
    return found + state.players[seat].private


# Locations and ships


def location_ids(state: State) -> list[str]:
    """Return the names of all locations; extra systems are X1, X2 ..."""
    ids = state.seating.board.ids
    return ids + [f"X{i + 1}" for i in range(len(state.extra_at))] if state.extra_at else ids


def is_location(state: State, location: int) -> bool:
    """Return whether a location exists: an extra system is gone when it was colonized."""
    return state.system[location] != GONE


def is_controllable(state: State, location: int) -> bool:
    """Return whether a location can be controlled: shipyards and slots with a card (BTS-13.6)."""
    board = state.seating.board
    if location < len(board.ids):
        kind = board.kind[location]
        return (kind == SYSTEM and state.system[location] >= 0) or kind == SYSTEM - 1
    return state.system[location] >= 0


def symbols_at(state: State, location: int) -> int:
    """Return the symbols printed at a location as bits."""
    system = state.system[location]
    if system >= 0:
        return state.parts.systems[system].symbols
    board = state.seating.board
    return board.symbols[location] if location < len(board.ids) else 0


def ship_index(state: State, location: int, seat: int, level: int) -> int:
    """Return where the number of these ships is kept."""
    return (location * len(state.players) + seat) * 4 + level - 1


def count_ships(state: State, location: int, seat: int, level: int) -> int:
    """Return how many ships of a level a faction has at a location."""
    return state.ships[(location * len(state.players) + seat) * 4 + level - 1]


def power(state: State, location: int, seat: int) -> int:
    """Return the sum of the levels of a faction's ships at a location (BTS-13.13)."""
    ships = state.ships
    i = (location * len(state.players) + seat) * 4
    return ships[i] + 2 * ships[i + 1] + 3 * ships[i + 2] + 4 * ships[i + 3]


def ships_of(state: State, seat: int) -> list[int]:
    """Return the different ships of a faction, each a location with a level (`location << 3 | level`)."""
    found: list[int] = []
    ships = state.ships
    width = len(state.players) * 4
    i = seat * 4
    for location in range(len(state.system)):
        if ships[i]:
            found.append(location << 3 | 1)
        if ships[i + 1]:
            found.append(location << 3 | 2)
        if ships[i + 2]:
            found.append(location << 3 | 3)
        if ships[i + 3]:
            found.append(location << 3 | 4)
        i += width
    return found


def fleet_size(state: State, seat: int) -> int:
    """Return how many ships a faction has on the board."""
    total = 0
    ships = state.ships
    for i in range(seat * 4, len(ships), len(state.players) * 4):
        total += ships[i] + ships[i + 1] + ships[i + 2] + ships[i + 3]
    return total


def fleet_power(state: State, seat: int) -> int:
    """Return the power of all of a faction's ships on the board."""
    total = 0
    ships = state.ships
    for i in range(seat * 4, len(ships), len(state.players) * 4):
        total += ships[i] + 2 * ships[i + 1] + 3 * ships[i + 2] + 4 * ships[i + 3]
    return total


def researcher_count(state: State, seat: int) -> int:
    """Return how many cubes of a faction lie beside technologies."""
    bit = 1 << seat
    return sum(1 for bits in state.researchers if bits & bit)


def seats_from(state: State, seat: int) -> list[int]:
    """Return all seats clockwise from this one."""
    order = state.seating.order
    i = order.index(seat)
    return order[i:] + order[:i]


def discs_left(player: Player, track: int) -> int:
    """Return the discs left on a track."""
    return player.food if track == FOOD else player.ore_discs
