"""Crises: of the Blight, of held cards, of the Court; and the dice (ABR-9)."""

from typing import Final, final

from ecliptic.effects import NO_EFFECT, resolve
from ecliptic.games.arcs.board import SYSTEM_COUNT
from ecliptic.games.arcs.campaign.blight import systems_with_blight
from ecliptic.games.arcs.campaign.events import CardSaid, DiceRolled, InSystem
from ecliptic.games.arcs.campaign.state import attached_to, campaign_of
from ecliptic.games.arcs.campaign.words import has_blight_crisis
from ecliptic.games.arcs.cards import VOX
from ecliptic.games.arcs.pieces import hit_ship
from ecliptic.games.arcs.state import (
    BLIGHT,
    EMPIRE,
    NOBODY,
    SHIP_OWNERS,
    State,
    source_of,
    turn_order,
)
from ecliptic.kernel import Chance, Frame, Request

# Sides of the event die: crises with each symbol, then edicts with each (ABR-5.8).
EVENT_SIDES: Final = 6
FIRST_EDICT_SIDE: Final = 3

FRESH_BLIGHT_HITS: Final = 3
DAMAGED_BLIGHT_HITS: Final = 1


def says_crises(side: int) -> bool:
    """Return whether a side of the event die shows crises."""
    return side < FIRST_EDICT_SIDE


def symbol_of(side: int) -> int:
    """Return the symbol of a side of the event die: arrow, crescent or hex, as in `SYMBOLS`.

    >>> SYMBOLS[symbol_of(4)]
    'crescent'
    """
    return side % FIRST_EDICT_SIDE + 1


def rolled_symbol(state: State) -> int:
    """Return the rolled symbol (ABR-9.9)."""
    return symbol_of(campaign_of(state).rolled[0])


def rolled_cluster(state: State) -> int:
    """Return the rolled cluster, 0 to 5 (ABR-9.9)."""
    return campaign_of(state).rolled[1]


def planets_of_symbol(symbol: int) -> list[int]:
    """Return the six planets with a symbol (ABR-9.9)."""
    return [system for system in range(SYSTEM_COUNT) if system & 3 == symbol]


@final
class RollEventDie(Frame[State]):
    """The event die is rolled, then the number die."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: State) -> Request | None:
        return Chance("event_die", list(range(EVENT_SIDES)), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack[-1] = RollNumberDie(self.seat, drawn[0])


@final
class RollNumberDie(Frame[State]):
    """The number die is rolled; what both dice show counts until it has been used."""

    __slots__ = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def ask(self, state: State) -> Request | None:
        return Chance("number_die", list(range(6)), count=1)

    def outcome(self, state: State, drawn: list[int]) -> None:
        state.stack.pop()
        campaign_of(state).rolled = [self.side, drawn[0]]
        if state.events is not None:
            state.emit(DiceRolled(self.seat, symbol_of(self.side), drawn[0]))


# Stages of `Crises`.
OF_BLIGHT: Final = 0
OF_FATES: Final = 1
ROLLS: Final = 2
OF_COURT: Final = 3
OVER: Final = 4


@final
class Crises(Frame[State]):
    """Blight crises, Fate crises, Court crises (ABR-9.1)."""

    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, state: State) -> None:
        stage = self.stage
        if stage == OVER:
            state.stack.pop()
            campaign_of(state).rolled = []
            return
        state.stack[-1] = Crises(stage + 1)
        if stage == OF_BLIGHT:
            for system in systems_with_blight(state):
                if has_blight_crisis(state, system):
                    blight_crisis(state, system)
        elif stage == OF_FATES:
            fate_crises(state)
        elif stage == ROLLS and not campaign_of(state).rolled:
            state.stack.append(RollEventDie(state.initiative))  # ABR-9.8
        elif stage == OF_COURT:
            state.stack.append(CourtCrises(0))


def blight_crisis(state: State, system: int) -> None:
    """Hit the Imperial ships of a system, then with what is left every player's ships (ABR-9.2 to ABR-9.5)."""
    at = system * SHIP_OWNERS + BLIGHT
    hits = FRESH_BLIGHT_HITS * state.fresh[at] + DAMAGED_BLIGHT_HITS * state.damaged[at]
    if state.events is not None and any(state.fresh[at - BLIGHT : at] + state.damaged[at - BLIGHT : at]):
        state.emit(InSystem("blight-crisis", system, hits))
    hits = hit_ships(state, system, EMPIRE, hits)
    for seat in range(state.table.seats):
        hit_ships(state, system, seat, hits)


def hit_ships(state: State, system: int, owner: int, hits: int) -> int:
    """Deal hits to an owner's ships, fresh ones first; nobody takes Trophies. Return the hits left (ABR-9.4)."""
    at = system * SHIP_OWNERS + owner
    while hits and state.fresh[at] + state.damaged[at]:
        hit_ship(state, system, owner, not state.fresh[at], NOBODY)
        hits -= 1
    return hits


def fate_crises(state: State) -> None:
    """Resolve held cards with Crisis text in turn order of their holders (ABR-9.7)."""
    cards = state.table.cards.cards
    for seat in reversed(turn_order(state)):
        for card in reversed(state.players[seat].cards):
            if cards[card].crisis != NO_EFFECT:
                state.stack.append(CrisisOf(seat, card))


@final
class CrisisOf(Frame[State]):
    """The Crisis text of a card that a seat holds, or with the Court's cards of nobody's."""

    __slots__ = ("card", "holder")

    def __init__(self, holder: int, card: int) -> None:
        self.holder = holder
        self.card = card

    def run(self, state: State) -> None:
        state.stack.pop()
        if state.events is not None:
            state.emit(CardSaid("crisis", self.card))
        chooser = self.holder if self.holder != NOBODY else state.initiative
        resolve(state, chooser, state.table.cards.cards[self.card].crisis, 0, source_of(self.holder, self.card))


@final
class CourtCrises(Frame[State]):
    """The Crisis texts of the Court from left to right; a card that refills a spot is not resolved (ABR-9.8, 9.10)."""

    __slots__ = ("next_spot",)

    def __init__(self, next_spot: int) -> None:
        self.next_spot = next_spot

    def run(self, state: State) -> None:
        if self.next_spot >= len(state.court):
            state.stack.pop()
            return
        card = state.court[self.next_spot]
        state.stack[-1] = CourtCrises(self.next_spot + 1)
        cards = state.table.cards
        for each in (card, attached_to(state, self.next_spot)):  # an attached card comes first
            if each >= 0 and cards.kind[each] == VOX and cards.cards[each].crisis != NO_EFFECT:
                state.stack.append(CrisisOf(NOBODY, each))
