"""The state of a game of Star Realms: integers and lists of them.

A card in a deck, hand or discard pile is its number in `Components`. A card in play is a *slot*: the card's number
together with what happened to it this turn, packed into one integer so that copying a play area is one list copy.
"""

from typing import Final

from ecliptic.effects import NO_SOURCE, ChooseEffect, EffectState, React, Reacting, Repeat, Resolve, Row, refresh
from ecliptic.games.star_realms.components import FACTION_BITS, Components
from ecliptic.kernel.frames import FormerFrames

# A slot, from the lowest bit: card (7 bits), flags, copied card + 1 (7 bits), damage (4 bits).
CARD: Final = 0x7F
PRIMARY_USED: Final = 1 << 7
ALLY_USED: Final = 1 << 8
PLAYED: Final = 1 << 9  # moved from hand to play this turn (SR-5.6)
COPY_SHIFT: Final = 10
DAMAGE_SHIFT: Final = 17
DAMAGE_ONE: Final = 1 << DAMAGE_SHIFT
WITHOUT_DAMAGE: Final = ~(0xF << DAMAGE_SHIFT)
BETWEEN_TURNS: Final = CARD | 0xF << DAMAGE_SHIFT  # what a base keeps when a turn ends (SR-20.3)

# A waiting "next card you acquire" effect (SR-8.9), packed: types, destination, optional.
WAITING_TO: Final = 2
WAITING_OPTIONAL: Final = 4

MODES: Final = [
    "duel", "free_for_all", "hunter", "hydra_two_headed", "hydra_three_headed", "emperor", "raid",
]  # fmt: skip
DUEL: Final = 0
FREE_FOR_ALL: Final = 1
HUNTER: Final = 2
HYDRA_TWO_HEADED: Final = 3
HYDRA_THREE_HEADED: Final = 4
EMPEROR: Final = 5
RAID: Final = 6
TEAM_MODES: Final = (HYDRA_TWO_HEADED, HYDRA_THREE_HEADED)  # a whole team acts in one turn (SR-17.5)

NOBODY: Final = -1

# There are no upper limits (SR-1.7), but hashes and lists of options need some. No printed card comes near them.
MOST_AUTHORITY: Final = 1_000_000
MOST_POOL: Final = 1_000  # trade and combat

# A source: a seat (3 bits) and a card (7 bits) in its play area, above all places in a play area.
SOURCE: Final = 1 << 10
SOURCE_SEAT: Final = 7

# Frames keep the hashes they had before effects were shared by all games.
FORMER_FRAMES: Final[FormerFrames] = {
    Resolve: ("Resolve", ("effect", "source", "seat", "step")),
    Repeat: ("Repeat", ("effect", "seat", "left")),
    ChooseEffect: ("ChooseOne", ("effect", "source", "seat", "step")),
    React: ("", ()),
    Reacting: ("", ()),
}


def current(slot: int) -> int:
    """The card a slot acts as: what it copies, or itself (SR-12.1, SR-13.1)."""
    copied = slot >> COPY_SHIFT & 0x7F
    return copied - 1 if copied else slot & CARD


def damage(slot: int) -> int:
    """The damage on a raid boss's base (SR-19.6)."""
    return slot >> DAMAGE_SHIFT


def source_of(seat: int, slot: int) -> int:
    """Return the source for a card in play, as what it is now."""
    return SOURCE | seat << SOURCE_SEAT | current(slot)


def source_seat(source: int) -> int:
    """Return the seat of a source."""
    return source >> SOURCE_SEAT & 7


class Player:
    """One player's cards and pools (SR-2.2, SR-20.2)."""

    __slots__ = (
        "alive", "area", "combat", "deck", "discard", "gone", "hand", "known_hand", "known_top", "scrapped", "trade",
        "waiting",
    )  # fmt: skip

    def __init__(
        self,
        alive: bool,
        trade: int,
        combat: int,
        scrapped: int,
        known_top: int,
        deck: list[int],
        hand: list[int],
        discard: list[int],
        area: list[int],
        gone: list[int],
        waiting: list[int],
        known_hand: list[int],
    ) -> None:
        self.alive = alive
        self.trade = trade
        self.combat = combat
        self.scrapped = scrapped  # own cards scrapped from hand or discard pile this turn (SR-12.17)
        self.known_top = known_top  # how many cards on top of the deck everybody saw going there
        self.deck = deck  # the top card is the last
        self.hand = hand  # always sorted: the order of drawing is nobody's business
        self.discard = discard  # the top card is the last
        self.area = area  # slots in the order they came into play
        self.gone = gone  # slots played this turn that have left play (SR-5.7)
        self.waiting = waiting
        self.known_hand = known_hand  # cards everybody knows to be in the hand, sorted

    def clone(self) -> "Player":
        """An independent copy."""
        return Player(
            self.alive, self.trade, self.combat, self.scrapped, self.known_top, self.deck[:], self.hand[:],
            self.discard[:], self.area[:], self.gone[:], self.waiting[:], self.known_hand[:],
        )  # fmt: skip

    def flatten(self, out: list[int]) -> None:
        """Append everything as numbers."""
        out += (self.alive, self.trade, self.combat, self.scrapped, self.known_top, len(self.deck), len(self.hand))
        out += (len(self.discard), len(self.area), len(self.gone), len(self.waiting), len(self.known_hand))
        out += self.deck
        out += self.hand
        out += self.discard
        out += self.area
        out += self.gone
        out += self.waiting
        out += self.known_hand


def new_player(starting_cards: list[int]) -> Player:
    """A player before the deal. The personal deck lies on the discard pile: the first draw shuffles it."""
    return Player(True, 0, 0, 0, 0, [], [], starting_cards, [], [], [], [])


class Seating:
    """Who sits where with whom, and which sets are in use.

    Fixed once the first player is known, and shared by all copies of a state.
    """

    __slots__ = (
        "authority_of", "boss", "draws", "emperors", "mode", "order", "rules", "sets", "side", "starting_hands",
    )  # fmt: skip

    def __init__(self, mode: int, sets: list[str], order: list[int], side: list[int], rules: int) -> None:
        self.rules: Final = rules  # the version of the rules by which the table plays
        self.mode: Final = mode
        self.sets: Final = sets  # the card sets in use (SR-14.2)
        self.order: Final = order  # seats clockwise, the first player first (SR-14.4)
        self.side: Final = side  # by seat: the team; a player alone is a team of one
        self.authority_of: Final = side if mode in TEAM_MODES else list(range(len(order)))
        self.boss = NOBODY
        self.emperors: list[int] = []
        self.draws: list[int] = [5] * len(order)  # by seat: cards drawn in the draw phase
        self.starting_hands: list[int] = []  # by seat

    def members(self, seat: int) -> list[int]:
        """The seat's team in turn order, the seat included."""
        return [other for other in self.order if self.side[other] == self.side[seat]]


class Reach:
    """Who may attack and target whom. Changes only when somebody is eliminated; shared by copies of a state."""

    __slots__ = ("bases", "foes", "opponents", "players")

    def __init__(self, players: list[list[int]], bases: list[list[int]], opponents: list[list[int]]) -> None:
        self.players: Final = players  # by seat: who may be made to discard
        self.bases: Final = bases  # by seat: whose bases may be attacked and targeted
        self.opponents: Final = opponents  # by seat: every living opponent, reachable or not
        self.foes: list[list[int]] = players  # by seat: who may be attacked; in hydra one seat stands for its team


class State(EffectState):
    """A game of Star Realms at one moment."""

    def __init__(
        self, parts: Components, seating: Seating, players: list[Player], origin: "State | None" = None
    ) -> None:
        super().__init__(parts.effects, parts.hooks)
        self.parts: Components = parts
        self.seating: Seating = seating
        self.players: list[Player] = players
        if origin is None:
            self.reach: Reach = Reach([], [], [])
            self.authority: list[int] = []  # by `seating.authority_of`
            self.active_seat: int = NOBODY  # whose turn it is; in hydra the first member of the team
            self.turn: int = 0
            self.turn_limit: int = 0
            self.done: int = 0  # hydra: bits of the members who are done (SR-17.6)
            self.declined: tuple[int, ...] = ()  # hydra: proposals that were declined since anybody acted (SR-17.7)
            self.trade_deck: list[int] = []  # the top card is the last
            self.trade_row: list[int] = []
            self.explorers: int = 0
            self.scrap_heap: list[int] = []
            self.removed: list[int] = []  # cards out of the game (SR-11.7)
            self.eliminated: list[int] = []  # seats in the order they went
            self.places: tuple[int, ...] = ()  # empty while the game goes on
            self.reason: str = ""
        else:
            self.stack = origin.stack[:]
            self.active = origin.active
            self.reach = origin.reach
            self.authority = origin.authority[:]
            self.active_seat = origin.active_seat
            self.turn = origin.turn
            self.turn_limit = origin.turn_limit
            self.done = origin.done
            self.declined = origin.declined
            self.trade_deck = origin.trade_deck[:]
            self.trade_row = origin.trade_row[:]
            self.explorers = origin.explorers
            self.scrap_heap = origin.scrap_heap[:]
            self.removed = origin.removed[:]
            self.eliminated = origin.eliminated[:]
            self.places = origin.places
            self.reason = origin.reason

    def clone(self) -> "State":
        """An independent copy; fixed facts and frames are shared."""
        return State(self.parts, self.seating, [player.clone() for player in self.players], self)

    def former_frames(self) -> FormerFrames:
        return FORMER_FRAMES

    def sources(self) -> list[int]:
        has_hooks = self.parts.has_hooks
        return [
            source_of(seat, slot)
            for seat, player in enumerate(self.players)
            for slot in player.area
            if has_hooks[current(slot)]
        ]

    def is_source(self, seat: int, source: int) -> bool:
        if source >= SOURCE:
            is_card = source < SOURCE << 1 and source & CARD < len(self.parts.rows)
            return is_card and source_seat(source) < len(self.players)
        return seat >= 0 and NO_SOURCE <= source < len(self.players[seat].area)

    def is_subject(self, trigger: int, subject: int) -> bool:
        return 0 <= subject >> FACTION_BITS < len(self.players)

    def row_of(self, source: int) -> Row:
        return self.parts.rows[source & CARD]

    def owner_of(self, source: int) -> int:
        return source_seat(source)

    def source_id(self, source: int) -> str:
        return self.parts.ids[source & CARD]

    def flatten(self, out: list[int]) -> None:
        """Append everything as numbers."""
        out += (self.active_seat, self.turn, self.turn_limit, self.done, self.explorers, len(self.trade_deck))
        out += (len(self.trade_row), len(self.scrap_heap), len(self.removed), len(self.eliminated), len(self.places))
        out += self.seating.order
        out += self.seating.emperors
        out += self.authority
        out += self.trade_deck
        out += self.trade_row
        out += self.scrap_heap
        out += self.removed
        out += self.eliminated
        out += self.places
        for player in self.players:
            player.flatten(out)
        if self.declined:  # games in which nothing was declined keep their hashes
            out.append(len(self.declined))
            out += self.declined


def refresh_after(state: State, slot: int) -> None:
    """Ask the cards in play anew who changes and reacts, if the card that came or went has something to say."""
    if state.parts.has_hooks[current(slot)]:
        refresh(state)


def is_acting(state: State, seat: int) -> bool:
    """Return whether this seat can still do things in the present main phase."""
    if state.places or not state.players[seat].alive:
        return False
    if state.seating.mode in TEAM_MODES:
        return state.seating.side[seat] == state.seating.side[state.active_seat] and not state.done & 1 << seat
    return state.active_seat == seat
