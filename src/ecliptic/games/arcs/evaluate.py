"""What bots value in Arcs: the named weights, and how much there is of each thing.

One point is about one Power at the end of the game. Ambitions count by the chances of first and second place; a battle
counts by what its dice bring on average before they are rolled, so nobody has to imagine a lucky roll.
"""

from typing import Final, final

from ecliptic.games.arcs.battle_outcome import KEYS_FOR_A_RESOURCE, Outcome
from ecliptic.games.arcs.battle_value import battle_below, best_battle, pending_outcome
from ecliptic.games.arcs.board import AMBITION_OF, BATTLE, RESOURCES, SYSTEM_COUNT
from ecliptic.games.arcs.cards import GUILD
from ecliptic.games.arcs.moving import MoveShips, shift
from ecliptic.games.arcs.prospects import AmbitionProspects, best_declaration, initiative_chance
from ecliptic.games.arcs.rerolls import RollDice
from ecliptic.games.arcs.setup import Deal
from ecliptic.games.arcs.state import (
    DAMAGED,
    IS_STARPORT,
    NOBODY,
    SEATS,
    SHIP_OWNERS,
    State,
    owner_of,
    system_of,
)
from ecliptic.games.arcs.turn import turn_actions
from ecliptic.games.arcs.words import controller, is_declared

WEIGHTS: Final[dict[str, float]] = {
    "victory": 1000.0,  # the game is won (1) or lost (-1)
    "power": 1.0,  # own Power
    "rivals_power": -0.6,  # of the best Rival
    "ambitions": 1.0,  # expected Power of the declared ambitions
    "rivals_ambitions": -0.6,  # the same of the best Rival
    "prospects": 0.15,  # how much more than Rivals of those that may still be declared, in this chapter or a later one
    "declarations": 0.3,  # the best ambition that can be declared with a card in hand, by the chance to lead
    "cities": 1.25,  # own cities on the map
    "starports": 0.7,
    "fresh_ships": 0.23,
    "damaged_ships": 0.2,
    "damaged_buildings": -0.3,
    "income": 0.42,  # what own cities can be taxed for; different types count more
    "rivals_pieces": -0.08,  # all pieces of all Rivals on the map
    "control": 0.13,  # systems under own control
    "rival_cities": 0.5,  # cities of Rivals in systems under own control: they can be taxed
    "threats": -0.2,  # own buildings where a Rival is stronger
    "resources": 0.35,
    "guild_cards": 1.4,
    "agents": 0.06,  # in supply
    "court": 0.8,  # Court cards that can be secured, or nearly
    "strike": 0.5,  # the best battle, while this turn can still fight it
    "targets": 0.13,  # the best battle in reach
    "outrage": -0.7,
    "initiative": 0.32,  # the chance to lead the next round
    "hand": 0.6,  # more cards in hand than Rivals have
    "hand_pips": 0.05,  # more actions on them than usual
    "pips": 0.09,  # actions left this turn
}

# How much a city's type helps: weapons score no ambition.
TYPE_VALUES: Final = [1.0, 1.0, 0.6, 1.0, 1.0]
MORE_OF_A_TYPE: Final = 0.6

USUAL_PIPS: Final = 2.5  # of an action card

# Court cards: one whose suit counts for a declared ambition is wanted most.
WANTED_CARD: Final = 1.8
GUILD_CARD: Final = 1.0
VOX_CARD: Final = 0.8


def weighs_chance(state: State) -> bool:
    """Return whether battle dice are about to be rolled or hands to be dealt.

    `features` count what the dice bring on average; new hands are as good for everybody.
    """
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Deal):
        return True
    return isinstance(frame, RollDice) and not state.dice and battle_below(state) is not None


def features(state: State, seat: int) -> list[float]:
    """Return how much there is of each thing in `WEIGHTS`, in that order.

    Ships that are about to move count as moved, all of them.
    """
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, MoveShips):
        shift(state, frame.seat, frame.start, frame.end, frame.fresh, frame.damaged)
        found = present_features(state, seat)
        shift(state, frame.seat, frame.end, frame.start, frame.fresh, frame.damaged)
        return found
    return present_features(state, seat)


def present_features(state: State, seat: int) -> list[float]:
    """Return the features of the position as it is, apart from dice that are about to be rolled."""
    seats = state.table.seats
    player = state.players[seat]
    battle = pending_outcome(state) if state.turn_seat == seat else None
    outcome = battle if battle is not None else Outcome()
    prospects = AmbitionProspects(state, seat, outcome.destroyed, outcome.lost)
    rival = best_rival(state, seat, prospects)
    victory = 0.0
    if state.places:
        victory = 1.0 if state.places[seat] == 1 else -1.0
        prospects.declared = [0.0] * seats
        prospects.soon = [0.0] * seats
        prospects.later = [0.0] * seats
    on_map = MapCount(state, seat)
    lead = initiative_chance(state, seat)
    strike = best_battle(state, seat)
    can_strike = (
        state.turn_seat == seat and state.pips > 0 and bool(state.played) and turn_actions(state, seat) & BATTLE
    )
    pips = state.table.board.pips
    return [
        victory,
        float(player.power),
        float(state.players[rival].power),
        prospects.declared[seat],
        prospects.declared[rival],
        prospects.undeclared_lead(state, seat),
        best_declaration(state, seat, prospects) * (0.3 + 0.7 * lead),
        float(on_map.cities),
        float(on_map.starports),
        on_map.fresh - outcome.damaged,
        on_map.damaged + outcome.damaged - outcome.lost,
        float(on_map.damaged_buildings),
        on_map.income,
        on_map.others - outcome.destroyed - 0.3 * outcome.hurt,
        float(on_map.control),
        float(on_map.rival_cities),
        on_map.threats,
        sum(1 for each in player.resources if each >= 0) + outcome.keys / KEYS_FOR_A_RESOURCE,
        float(len(player.cards)),
        float(player.agents),
        court_value(state, seat),
        strike if can_strike else 0.0,
        strike,
        player.outrage.bit_count() + outcome.razed,
        lead,
        more_cards(state, seat),
        float(sum(pips[card] - USUAL_PIPS for card in player.hand)),
        float(state.pips) if state.turn_seat == seat else 0.0,
    ]


def more_cards(state: State, seat: int) -> float:
    """Return how many more cards a seat holds than its Rivals on average."""
    total = 0
    for player in state.players:
        total += len(player.hand)
    own = len(state.players[seat].hand)
    return own - (total - own) / (state.table.seats - 1)


def best_rival(state: State, seat: int, prospects: AmbitionProspects) -> int:
    """Return the Rival with most Power, that of declared ambitions included."""
    best, most = NOBODY, -1.0
    for other in range(state.table.seats):
        total = state.players[other].power + prospects.declared[other]
        if other != seat and total > most:
            best, most = other, total
    return best


@final
class MapCount:
    """What there is on the map, as one seat sees it."""

    __slots__ = (
        "cities", "control", "damaged", "damaged_buildings", "fresh", "income", "others", "rival_cities", "starports",
        "threats",
    )  # fmt: skip

    def __init__(self, state: State, seat: int) -> None:
        self.cities = self.starports = self.damaged_buildings = self.control = self.rival_cities = 0
        self.fresh = self.damaged = self.others = self.income = self.threats = 0.0
        held = self.count_ships(state, seat)
        types = [0] * len(RESOURCES)
        fresh = state.fresh
        for each in state.buildings:
            system = system_of(each)
            if owner_of(each) != seat:
                self.others += 1.0
                if not each & IS_STARPORT and held & 1 << system:
                    self.rival_cities += 1
                continue
            self.damaged_buildings += each & DAMAGED
            if each & IS_STARPORT:
                self.starports += 1
            else:
                self.cities += 1
                if state.types[system] >= 0:
                    types[state.types[system]] += 1
            at = system * SHIP_OWNERS
            for other in range(SEATS):
                if other != seat and fresh[at + other] > fresh[at + seat]:
                    self.threats += 1.0
        for kind, n in enumerate(types):
            if n:
                self.income += TYPE_VALUES[kind] * (1.0 + MORE_OF_A_TYPE * (n - 1))

    def count_ships(self, state: State, seat: int) -> int:
        """Count ships and controlled systems; return these as bits."""
        held = 0
        fresh, damaged = state.fresh, state.damaged
        for system in range(SYSTEM_COUNT):
            at = system * SHIP_OWNERS
            mine = fresh[at + seat]
            self.fresh += mine
            self.damaged += damaged[at + seat]
            for other in range(SEATS):
                if other != seat:
                    self.others += fresh[at + other] + damaged[at + other]
            if mine and controller(state, system, seat) == seat:
                held |= 1 << system
                self.control += 1
        return held


def court_value(state: State, seat: int) -> float:
    """Return what agents at the Court are worth: most where they are a majority, and Captives come with the card."""
    value = 0.0
    kinds, suits = state.table.cards.kind, state.table.cards.suit
    for spot, card in enumerate(state.court):
        if card < 0:
            continue
        mine = state.agents[spot * SEATS + seat]
        most = total = 0
        for other in range(state.table.seats):
            if other != seat:
                n = state.agents[spot * SEATS + other]
                most = max(most, n)
                total += n
        worth = VOX_CARD
        if kinds[card] == GUILD:
            worth = WANTED_CARD if is_declared(state, AMBITION_OF[suits[card]]) else GUILD_CARD
        if mine > most:
            value += worth + 0.4 * total + 0.1 * min(2, mine - most)
        elif mine:
            value += 0.3 * worth
        elif most:
            value -= 0.2 * worth
    return value
