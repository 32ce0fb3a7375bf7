"""The state of a game of Arcs: integers and lists of them, for the base game and its campaign alike.

Ships are counts by system and owner, fresh and damaged apart. A building is one packed integer. A piece in a Trophies
or Captives box is its owner and its kind. A card that was played, or lies in the action discard pile, is packed
together with who knows it.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ecliptic.effects import EffectState, Row, refresh
from ecliptic.games.arcs.board import BOARD_SLOTS, RESOURCES, SYSTEM_COUNT, ZEAL, Board
from ecliptic.games.arcs.cards import Cards
from ecliptic.kernel import Action

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
GOODS: Final = 7  # in place of an owner: a resource among the Captives, its kind is Material or Fuel (F20-02)
BOXED: Final = [(owner, kind) for owner in OWNERS for kind in PIECES] + [("resource", kind) for kind in RESOURCES[:2]]

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

    __slots__ = ("board", "cards", "leaders", "lore", "others", "owners", "seats", "split")

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
        self.owners: Final = [*range(seats), *others]  # all who may have pieces on the map


@mypyc_attr(allow_interpreted_subclasses=True)
class Extension:
    """What the campaign adds to the state. The base game has none."""

    def __init__(self) -> None:
        self.secured_spot: int = 0  # the spot of the Court from which a card was secured last
        self.secured_with: int = 0  # own agents that lay on the card that is being secured
        self.shown: int = 0  # bits of the cards played face down this round that everybody has seen
        self.secured_at: int = NOBODY  # the spot where its agents still wait for what the card says about them

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

    def pieces_of(self, seat: int) -> list[int]:
        """Return how many ships, cities and starports of a seat are somewhere that only the campaign has."""
        raise NotImplementedError

    def has_more_pieces(self, state: "State", system: int, owner: int, as_target: bool) -> bool:
        """Return whether an owner has more in a system than ships and buildings; as a target, what can be harmed."""
        raise NotImplementedError

    def systems_with_more(self, state: "State", owner: int, known: int) -> int:
        """Return the bits of the systems, except known ones, where `has_more_pieces` holds (not as a target)."""
        raise NotImplementedError

    def fixed_ships(self, system: int, owner: int) -> int:
        """Return how many fresh ships of an owner in a system can be neither damaged nor removed."""
        raise NotImplementedError

    def off_map_buildings(self, system: int, owner: int) -> list[int]:
        """Return an owner's buildings that are not on the map and count as being in a system."""
        raise NotImplementedError

    def ships_step(
        self, state: "State", chooser: int, owner: int, start: int, end: int, group: int, fresh: int, stage: int
    ) -> None:
        """Note that so many fresh ships of a group have moved one step; `stage` says where in a move (`moving`)."""
        raise NotImplementedError

    def most_escorted(self, state: "State", seat: int, own: int) -> int:
        """Return how many Imperial ships a seat may guide together with so many own ones."""
        raise NotImplementedError

    def more_to_steal(self, state: "State", thief: int) -> list[Action]:
        """Return what resources a seat can steal that lie neither in slots nor on cards: those of the Trust."""
        raise NotImplementedError

    def steal_more(self, state: "State", thief: int, action: Action) -> None:
        """Steal such a resource."""
        raise NotImplementedError

    def tile_types(self, seat: int) -> list[int]:
        """Return the types of resources on a tile that a seat holds."""
        raise NotImplementedError

    def take_off_tile(self, resource: int) -> None:
        """Take a resource off the tile."""
        raise NotImplementedError

    def keeps_trophy(self, state: "State", seat: int, which: int) -> bool:
        """Return whether a seat keeps a piece as a Trophy."""
        raise NotImplementedError

    def token_trophies(self, seat: int) -> int:
        """Return how many tokens of fates are among a seat's Trophies."""
        raise NotImplementedError

    def more_trophies(self, state: "State", seat: int) -> list[Action]:
        """Return which of these tokens a seat can return, each kind once."""
        raise NotImplementedError

    def return_more(self, state: "State", seat: int, action: Action) -> None:
        """Return such a token."""
        raise NotImplementedError

    def kept_captives(self, state: "State", seat: int) -> list[int]:
        """Return the Captives that a seat keeps when Tyrant was scored, sorted."""
        raise NotImplementedError

    def asks_stash(self, state: "State", seat: int, resource: int) -> bool:
        """Ask a seat whether a resource that it has taken goes somewhere else; return whether that is asked."""
        raise NotImplementedError

    def asks_tax_source(self, state: "State", seat: int, site: int) -> bool:
        """Ask a seat whether the resource of a tax comes from elsewhere; return whether that is asked."""
        raise NotImplementedError

    def resources(self) -> list[int]:
        """Return how many resources of each type lie somewhere that only the campaign has."""
        raise NotImplementedError

    def golems_of(self, state: "State", seat: int) -> list[int]:
        """Return the Golems in a play area, as they are in slots."""
        raise NotImplementedError

    def golem_cost(self, state: "State", seat: int, golem: int) -> int:
        """Return the keys for a Golem that lies on a card of a seat."""
        raise NotImplementedError

    def take_golem(self, state: "State", seat: int, golem: int) -> bool:
        """Note that a Golem comes into a play area; return whether it lies on a card and needs no slot."""
        raise NotImplementedError

    def drop_golem(self, state: "State", seat: int, golem: int) -> None:
        """Let a Golem that has lost its slot go to a Rival."""
        raise NotImplementedError

    def card_given(self, state: "State", seat: int, whom: int, card: int) -> None:
        """Note that a card has come from one play area to another."""
        raise NotImplementedError

    def stored_types(self, cards: list[int]) -> list[int]:
        """Return the types of the resources that lie on these cards, each once."""
        raise NotImplementedError

    def usable_types(self, cards: list[int]) -> list[int]:
        """Return the types of the resources on these cards that their holder may spend, each once."""
        raise NotImplementedError

    def take_usable(self, cards: list[int], resource: int) -> None:
        """Take a resource that its holder spends off one of these cards."""
        raise NotImplementedError

    def stored_cost(self, cards: list[int], resource: int) -> int:
        """Return the keys for a resource on one of these cards, 99 if none of them can be raided."""
        raise NotImplementedError

    def take_stored(self, cards: list[int], resource: int) -> None:
        """Take a resource off one of these cards, the one that is cheapest to raid."""
        raise NotImplementedError

    def return_stored(self, state: "State", seat: int, card: int) -> None:
        """Take everything off a card that leaves a seat's play area."""
        raise NotImplementedError

    def ambitions(self) -> list[int]:
        """Return the ambitions that have a box, those that laws add included."""
        raise NotImplementedError

    def side_of(self, card: int) -> int:
        """Return the side on which a Faithful action card was played, as a suit."""
        raise NotImplementedError

    def play_side(self, card: int, side: int) -> None:
        """Note the side on which a Faithful action card is played."""
        raise NotImplementedError

    def sides(self, state: "State") -> list[int]:
        """Return the sides on which Faithful action cards may be played now."""
        raise NotImplementedError

    def draw_faithful(self, state: "State", seat: int, card: int) -> None:
        """Draw a Faithful card from the Court into a hand."""
        raise NotImplementedError

    def take_attached(self, spot: int) -> list[int]:
        """Take the cards that are attached to a spot of the Court."""
        raise NotImplementedError

    def card_held(self, state: "State", seat: int, card: int) -> None:
        """Note that a card came into a play area; one that may not stay there leaves once its effects are over."""
        raise NotImplementedError

    def card_laid_out(self, state: "State", card: int) -> None:
        """Note that a card came into the Court row; one that may not stay there leaves."""
        raise NotImplementedError

    def common_cards(self) -> list[int]:
        """Return the cards whose Prelude actions and new actions everybody has."""
        raise NotImplementedError

    def outrage_owner(self, seat: int, resource: int) -> int:
        """Return whose agent covers an Outrage slot of a seat."""
        raise NotImplementedError

    def outrage_cleared(self, seat: int, resource: int) -> None:
        """Note that an Outrage slot of a seat is empty again."""
        raise NotImplementedError

    def ally_hit(self, is_damaged: bool) -> None:
        """Note that a ship was hit that attacks on somebody's side and is not that seat's own."""
        raise NotImplementedError


class State(EffectState):
    """A game of Arcs at one moment."""

    def __init__(self, table: Table, players: list[Player], origin: "State | None" = None) -> None:
        super().__init__(table.cards.effects, table.cards.hooks)
        self.table: Table = table
        self.players: list[Player] = players
        if origin is None:
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
            self.limits: list[
                int
            ] = []  # what can be done once per turn and was done: sources, and sites of empty slots
            self.secured_now: list[int] = []  # cards secured in this Prelude (ARC-5.4)
            self.trail: list[
                int
            ] = []  # where the ships of the last move stayed: system times 16 plus fresh ships (L03)
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
        else:
            self.stack = origin.stack[:]
            self.active = origin.active
            self.set_up = origin.set_up
            self.links = origin.links
            self.chapter = origin.chapter
            self.initiative = origin.initiative
            self.fresh = origin.fresh[:]
            self.damaged = origin.damaged[:]
            self.buildings = origin.buildings[:]
            self.types = origin.types
            self.shaped = origin.shaped
            self.marker_at = origin.marker_at[:]
            self.flipped = origin.flipped
            self.supply = origin.supply[:]
            self.aside = origin.aside[:]
            self.boxes = origin.boxes[:]
            self.court = origin.court[:]
            self.agents = origin.agents[:]
            self.court_deck = origin.court_deck[:]
            self.court_discard = origin.court_discard[:]
            self.known_bottom = origin.known_bottom
            self.pile = origin.pile[:]
            self.open_pile = origin.open_pile[:]
            self.played = origin.played[:]
            self.unions = origin.unions[:]
            self.passes = origin.passes
            self.zeroed = origin.zeroed
            self.seized = origin.seized
            self.declared = origin.declared
            self.turn_seat = origin.turn_seat
            self.stage = origin.stage
            self.pips = origin.pips
            self.armed = origin.armed
            self.pivoting = origin.pivoting
            self.limits = origin.limits[:]
            self.secured_now = origin.secured_now[:]
            self.trail = origin.trail[:]
            self.dice = origin.dice[:]
            self.razed = origin.razed[:]
            self.rows = origin.rows[:]
            self.lore_deck = origin.lore_deck[:]
            self.box = origin.box[:]
            self.hidden_box = origin.hidden_box[:]
            self.scrapped = origin.scrapped[:]
            self.places = origin.places
            self.reason = origin.reason
            self.extension = origin.extension.clone() if origin.extension is not None else None

    def clone(self) -> "State":
        """Return an independent copy; fixed facts and frames are shared."""
        return State(self.table, [player.clone() for player in self.players], self)

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


def is_shown(state: State, card: int) -> bool:
    """Return whether everybody has seen a card that was played face down this round."""
    return state.extension is not None and state.extension.shown & 1 << card != 0


def suit_of(state: State, card: int) -> int:
    """Return the suit of an action card; of a Faithful one the side on which it was played."""
    suit = state.table.board.suit[card]
    return suit if suit < ZEAL or state.extension is None else state.extension.side_of(card)


def refresh_after(state: State, card: int) -> None:
    """Ask the cards in play anew who changes and reacts, if the card that came or went has something to say."""
    if state.table.cards.has_hooks[card]:
        refresh(state)


def turn_order(state: State) -> list[int]:
    """Return the seats from the initiative holder on, clockwise (ARC-0.13)."""
    seats = state.table.seats
    return [(state.initiative + i) % seats for i in range(seats)]
