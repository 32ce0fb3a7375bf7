"""The state of a game of Arcs: integers and lists of them, for the base game and its campaign alike.

Ships are counts by system and owner, fresh and damaged apart. A building is one packed integer. A piece in a Trophies
or Captives box is its owner and its kind. A card that was played, or lies in the action discard pile, is packed
together with who knows it.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ecliptic.effects import EffectState, Row, refresh
from ecliptic.games.arcs.board import BOARD_SLOTS, RESOURCES, SYSTEM_COUNT, Board
from ecliptic.games.arcs.cards import Cards

NOBODY: Final = -1

# Owners of pieces on the map: four seats, then those of the campaign.
SEATS: Final = 4
EMPIRE: Final = 4
BLIGHT: Final = 5
FREE: Final = 6  # has buildings only
SHIP_OWNERS: Final = 6
OWNERS: Final = ["0", "1", "2", "3", "empire", "blight", "free"]

# A piece in a box: owner and kind.
SHIP: Final = 0
CITY: Final = 1
STARPORT: Final = 2
AGENT: Final = 3
PIECES: Final = ["ship", "city", "starport", "agent"]
KIND_BITS: Final = 2

# A building, from the lowest bit: damaged, used this turn, starport, owner (3 bits), place (2 bits), system.
# Place and system together are its site. Places 0 and 1 are building slots.
DAMAGED: Final = 1
USED: Final = 2
IS_STARPORT: Final = 4
OWNER_SHIFT: Final = 3
SITE_SHIFT: Final = 6
OUTSIDE_CITY: Final = 2  # a city outside the slots, or at a gate
OUTSIDE_STARPORT: Final = 3  # a starport at a gate
PLACES: Final = ["1", "2", "city", "starport"]

# A played card: card (6 bits), seat (2 bits), how.
PLAY_CARD: Final = 63
PLAY_SEAT: Final = 6
PLAY_HOW: Final = 8
LEAD: Final = 0
SURPASS: Final = 1
COPY: Final = 2
PIVOT: Final = 3
SEIZE: Final = 4  # the extra card
EVENT: Final = 5  # an Event card of the campaign
WAYS: Final = ["lead", "surpass", "copy", "pivot", "seize", "event"]

# A card of the action discard pile: card (6 bits), who knows it (4 seats and everybody), who knows its group, group.
PILE_CARD: Final = 63
PILE_KNOWN: Final = 6
PUBLIC: Final = 4
EVERYBODY: Final = 31 << PILE_KNOWN
PILE_WITHIN: Final = 11
PILE_GROUP: Final = 15

# Stages of a turn (ARC-5.1).
OPENING: Final = 0
PRELUDE: Final = 1
PIPS: Final = 2

# A source, from the lowest bit: card (7 bits), seat (3 bits, 7 is nobody), the rest of the card's number.
SOURCE_SEAT: Final = 7
SOURCE_LOW: Final = 127
SOURCE_HIGH: Final = 10
NO_SEAT: Final = 7

MARKERS: Final = 3


def building(site: int, owner: int, is_starport: bool, is_damaged: bool) -> int:
    """Return a new building as a number."""
    return site << SITE_SHIFT | owner << OWNER_SHIFT | (IS_STARPORT if is_starport else 0) | is_damaged


def owner_of(number: int) -> int:
    """Return the owner of a building."""
    return number >> OWNER_SHIFT & 7


def system_of(number: int) -> int:
    """Return the system of a building."""
    return number >> SITE_SHIFT + 2


def source_of(seat: int, card: int) -> int:
    """Return the source that a card is in a seat's play area; seat -1: it lies before everybody.

    >>> source_of(2, 30), card_of(source_of(2, 30)), card_of(source_of(-1, 300))
    (286, 30, 300)
    """
    return card >> SOURCE_SEAT << SOURCE_HIGH | (seat & NO_SEAT) << SOURCE_SEAT | (card & SOURCE_LOW)


def card_of(source: int) -> int:
    """Return the card of a source."""
    return source >> SOURCE_HIGH << SOURCE_SEAT | (source & SOURCE_LOW)


def seat_of(source: int) -> int:
    """Return the seat of a source, -1 if it lies before everybody."""
    seat = source >> SOURCE_SEAT & NO_SEAT
    return seat if seat != NO_SEAT else NOBODY


class Player:
    """One player's pieces, boards and cards (ARC-0.7, ARC-0.14)."""

    __slots__ = (
        "agents", "captives", "cards", "cities", "hand", "known", "leader", "loose", "outrage", "owed", "power",
        "resources", "ships", "starports", "trophies",
    )  # fmt: skip

    def __init__(
        self,
        power: int,
        ships: int,
        starports: int,
        agents: int,
        cities: int,
        outrage: int,
        owed: int,
        leader: int,
        resources: list[int],
        loose: list[int],
        trophies: list[int],
        captives: list[int],
        hand: list[int],
        cards: list[int],
        known: list[int],
    ) -> None:
        self.power = power
        self.ships = ships  # in supply, as are starports and agents
        self.starports = starports
        self.agents = agents
        self.cities = cities  # on the player board
        self.outrage = outrage  # bits of covered types
        self.owed = owed  # of these, those that still wait for an agent (ARC-1.4)
        self.leader = leader
        self.resources = resources  # by slot, then by room on cards; -1 is empty
        self.loose = loose  # taken and not yet placed (ARC-9.3)
        self.trophies = trophies  # pieces, sorted
        self.captives = captives
        self.hand = hand  # always sorted
        self.cards = cards  # held, in the order they came
        self.known = known  # what others know of the hand, sorted: see `knowledge`

    def clone(self) -> "Player":
        """Return an independent copy."""
        return Player(
            self.power, self.ships, self.starports, self.agents, self.cities, self.outrage, self.owed, self.leader,
            self.resources[:], self.loose[:], self.trophies[:], self.captives[:], self.hand[:], self.cards[:],
            self.known[:],
        )  # fmt: skip

    def flatten(self, out: list[int]) -> None:
        """Append everything as numbers."""
        out += (self.power, self.ships, self.starports, self.agents, self.cities, self.outrage, self.owed, self.leader)
        out += (len(self.resources), len(self.loose), len(self.trophies), len(self.captives), len(self.hand))
        out += (len(self.cards), len(self.known))
        out += self.resources
        out += self.loose
        out += self.trophies
        out += self.captives
        out += self.hand
        out += self.cards
        out += self.known


def new_player(board: Board) -> Player:
    """Return a player with everything in supply and all cities on the board (ARC-2.9)."""
    return Player(
        0, board.ships, board.starports, board.agents, board.cities, 0, 0, NOBODY, [-1] * BOARD_SLOTS, [], [], [], [],
        [], [],
    )  # fmt: skip


class Table:
    """What a table was opened with. Shared by all copies of a state."""

    __slots__ = ("board", "cards", "leaders", "lore", "others", "seats", "split")

    def __init__(
        self, board: Board, cards: Cards, seats: int, leaders: str, lore: int, split: bool, others: tuple[int, ...] = ()
    ) -> None:
        self.board: Final = board
        self.cards: Final = cards
        self.seats: Final = seats
        self.leaders: Final = leaders  # "none", "base" or "all"
        self.lore: Final = lore  # lore cards for each player
        self.split: Final = split  # two discard piles (ARC-15.8)
        self.others: Final = others  # owners of pieces on the map that are no seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Extension:
    """What the campaign adds to the state. The base game has none."""

    def __init__(self) -> None:
        self.secured_with: int = 0  # own agents that lay on the card that is being secured

    def clone(self) -> "Extension":
        """Return an independent copy."""
        raise NotImplementedError

    def flatten(self, out: list[int]) -> None:
        """Append everything as numbers."""
        raise NotImplementedError

    def sources(self) -> list[int]:
        """Return what lies before everybody and has hooks: rules, laws, edicts."""
        raise NotImplementedError

    def agents_of(self, seat: int) -> int:
        """Return how many agents of a seat lie somewhere that only the campaign has."""
        raise NotImplementedError

    def resources(self) -> list[int]:
        """Return how many resources of each type lie somewhere that only the campaign has."""
        raise NotImplementedError

    def take_attached(self, spot: int) -> int:
        """Take the card that is attached to a spot of the Court; -1 without one."""
        raise NotImplementedError

    def ally_hit(self, is_damaged: bool) -> None:
        """Note that a ship was hit that attacks on somebody's side and is not that seat's own."""
        raise NotImplementedError


class State(EffectState):
    """A game of Arcs at one moment."""

    def __init__(self, table: Table, players: list[Player]) -> None:
        super().__init__(table.cards.effects, table.cards.hooks)
        self.table: Table = table
        self.players: list[Player] = players
        self.set_up: int = NOBODY  # the set-up card
        self.links: list[list[int]] = []  # neighbours; fixed once the set-up card is known, shared by copies
        self.chapter: int = 0
        self.initiative: int = NOBODY
        # The map
        self.fresh: list[int] = [0] * (SYSTEM_COUNT * SHIP_OWNERS)
        self.damaged: list[int] = [0] * (SYSTEM_COUNT * SHIP_OWNERS)
        self.buildings: list[int] = []  # sorted
        self.types: list[int] = table.board.types  # by system; replaced, never changed in place
        self.shaped: int = 0  # bits of systems whose type a token has changed (LEAD14)
        # Ambitions
        self.marker_at: list[int] = [NOBODY] * MARKERS  # the ambition that holds it
        self.flipped: int = 0  # markers on their gold side, from the lowest on
        # Resources
        self.supply: list[int] = [5] * len(RESOURCES)
        self.aside: list[int] = [0] * len(RESOURCES)  # spent in this Prelude (ARC-5.6)
        self.boxes: list[int] = [0] * len(RESOURCES)  # two players: tokens on ambition boxes, by resource (ARC-2.8)
        # The Court
        self.court: list[int] = []  # -1 is an empty spot
        self.agents: list[int] = []  # on the Court: by spot and seat
        self.court_deck: list[int] = []  # the top card is the last
        self.court_discard: list[int] = []
        self.known_bottom: int = 0  # cards at the bottom of the deck that everybody saw going there
        # Action cards
        self.pile: list[int] = []  # the action discard pile, the bottom card first
        self.open_pile: list[int] = []  # cards played face up, in the variant with two piles (ARC-15.8)
        self.played: list[int] = []  # this round, in order
        self.unions: list[int] = []  # union cards beside played cards: card, seat and action card, packed
        self.passes: int = 0  # in a row, by players holding cards (ARC-4.6)
        self.zeroed: bool = False  # the zero marker lies on the lead card (ARC-4.10)
        self.seized: bool = False  # this round (ARC-4.21)
        self.declared: bool = False  # an ambition was declared this round
        # The turn
        self.turn_seat: int = NOBODY
        self.stage: int = OPENING
        self.pips: int = 0
        self.armed: bool = False  # a Weapon was spent (ARC-9.11)
        self.pivoting: bool = False  # the present action is the pip of a Copy or Pivot (ARC-13.4)
        self.limits: list[int] = []  # what can be done once per turn and was done: sources, and sites of empty slots
        self.secured_now: list[int] = []  # cards secured in this Prelude (ARC-5.4)
        self.trail: list[int] = []  # where the ships of the last move stayed: system times 16 plus fresh ships (L03)
        self.dice: list[int] = []  # as they lie: kind times six plus side
        self.razed: list[int] = []  # cities destroyed by the present roll or effect, until Outrage follows
        # Leaders and lore
        self.rows: list[int] = []  # cards laid out for the draft
        self.lore_deck: list[int] = []  # lore never laid out, sorted
        self.box: list[int] = []  # cards out of the game, sorted
        self.hidden_box: list[int] = []  # lore scrapped unseen by others: seat times 128 plus card (LEAD09)
        self.scrapped: list[int] = []  # pieces out of the game
        self.places: tuple[int, ...] = ()  # empty while the game goes on
        self.reason: str = ""
        self.extension: Extension | None = None  # the campaign

    def clone(self) -> "State":
        """Return an independent copy; fixed facts and frames are shared."""
        other = State(self.table, [player.clone() for player in self.players])
        other.stack = self.stack[:]
        other.active = self.active
        other.set_up = self.set_up
        other.links = self.links
        other.chapter = self.chapter
        other.initiative = self.initiative
        other.fresh = self.fresh[:]
        other.damaged = self.damaged[:]
        other.buildings = self.buildings[:]
        other.types = self.types
        other.shaped = self.shaped
        other.marker_at = self.marker_at[:]
        other.flipped = self.flipped
        other.supply = self.supply[:]
        other.aside = self.aside[:]
        other.boxes = self.boxes[:]
        other.court = self.court[:]
        other.agents = self.agents[:]
        other.court_deck = self.court_deck[:]
        other.court_discard = self.court_discard[:]
        other.known_bottom = self.known_bottom
        other.pile = self.pile[:]
        other.open_pile = self.open_pile[:]
        other.played = self.played[:]
        other.unions = self.unions[:]
        other.passes = self.passes
        other.zeroed = self.zeroed
        other.seized = self.seized
        other.declared = self.declared
        other.turn_seat = self.turn_seat
        other.stage = self.stage
        other.pips = self.pips
        other.armed = self.armed
        other.pivoting = self.pivoting
        other.limits = self.limits[:]
        other.secured_now = self.secured_now[:]
        other.trail = self.trail[:]
        other.dice = self.dice[:]
        other.razed = self.razed[:]
        other.rows = self.rows[:]
        other.lore_deck = self.lore_deck[:]
        other.box = self.box[:]
        other.hidden_box = self.hidden_box[:]
        other.scrapped = self.scrapped[:]
        other.places = self.places
        other.reason = self.reason
        if self.extension is not None:
            other.extension = self.extension.clone()
        return other

    def sources(self) -> list[int]:
        has_hooks = self.table.cards.has_hooks
        found: list[int] = self.extension.sources() if self.extension is not None else []
        for seat, player in enumerate(self.players):
            if player.leader >= 0 and has_hooks[player.leader]:
                found.append(source_of(seat, player.leader))
            for card in player.cards:
                if has_hooks[card]:
                    found.append(source_of(seat, card))
        return found

    def row_of(self, source: int) -> Row:
        return self.table.cards.rows[card_of(source)]

    def owner_of(self, source: int) -> int:
        owner = seat_of(source)
        if owner != NOBODY:
            return owner
        # What lies before everybody is resolved by the active player, or else by the player with initiative.
        return self.turn_seat if self.turn_seat != NOBODY else max(0, self.initiative)

    def is_source(self, seat: int, source: int) -> bool:
        # A card may have left play while its effect waits.
        owner = seat_of(source)
        if source < 0 or (owner == NOBODY and self.extension is None):
            return False
        return owner < self.table.seats and card_of(source) < len(self.table.cards.ids)

    def flatten(self, out: list[int]) -> None:
        """Append everything as numbers."""
        out += (self.set_up, self.chapter, self.initiative, self.shaped, self.flipped, self.known_bottom, self.passes)
        out += (self.zeroed, self.seized, self.declared, self.turn_seat, self.stage, self.pips, self.armed)
        out += (self.pivoting, len(self.buildings), len(self.court_deck), len(self.court_discard), len(self.pile))
        out += (len(self.open_pile), len(self.played), len(self.unions), len(self.limits), len(self.secured_now))
        out += (len(self.rows), len(self.lore_deck), len(self.box), len(self.hidden_box), len(self.scrapped))
        out += (len(self.court), len(self.places), len(self.dice), len(self.razed), len(self.trail))
        out += self.fresh
        out += self.damaged
        out += self.buildings
        out += self.types
        out += self.marker_at
        out += self.supply
        out += self.aside
        out += self.boxes
        out += self.court
        out += self.agents
        out += self.court_deck
        out += self.court_discard
        out += self.pile
        out += self.open_pile
        out += self.played
        out += self.unions
        out += self.limits
        out += self.secured_now
        out += self.trail
        out += self.dice
        out += self.razed
        out += self.rows
        out += self.lore_deck
        out += self.box
        out += self.hidden_box
        out += self.scrapped
        out += self.places
        for player in self.players:
            player.flatten(out)
        if self.extension is not None:
            self.extension.flatten(out)


def refresh_after(state: State, card: int) -> None:
    """Ask the cards in play anew who changes and reacts, if the card that came or went has something to say."""
    if state.table.cards.has_hooks[card]:
        refresh(state)


def turn_order(state: State) -> list[int]:
    """Return the seats from the initiative holder on, clockwise (ARC-0.13)."""
    seats = state.table.seats
    return [(state.initiative + i) % seats for i in range(seats)]
