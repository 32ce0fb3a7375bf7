"""Fate 13, the Blight Speaker: Spore Ships, Blight Fury, Blight Hunger, and what hunts the Blight."""

from typing import ClassVar, Final, final

from ecliptic.effects import Effects, fire
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.actions import Pay, gain_of_types
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.battle import current_battle
from ecliptic.games.arcs.board import PSIONIC, RESOURCES, SYSTEM_COUNT, WARLORD, is_gate
from ecliptic.games.arcs.campaign.acts import grand_ambition
from ecliptic.games.arcs.campaign.blight import place_blight, systems_with_blight
from ecliptic.games.arcs.campaign.crises import BlightCrises
from ecliptic.games.arcs.campaign.events import SeatCountEvent
from ecliptic.games.arcs.campaign.flagship import is_flagship_at
from ecliptic.games.arcs.campaign.number_die import RollingVerb, distance
from ecliptic.games.arcs.campaign.pursuits import pursuit, wins_to_come
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import blight_at, pieces_on, stored_on, take_off_card
from ecliptic.games.arcs.campaign.words import (
    BLIGHT_HARMED,
    BLIGHT_SPAWNED,
    DEVOURS,
    PASSES_BLIGHT,
)
from ecliptic.games.arcs.events import CardMoved
from ecliptic.games.arcs.pieces import buildings_of, piece, resolve_destroyed, return_agent, return_piece, ships_at
from ecliptic.games.arcs.scoring import ambitions_won
from ecliptic.games.arcs.state import BLIGHT, SEATS, SHIP, SHIP_OWNERS, State, card_of, turn_order
from ecliptic.games.arcs.words import TOUGH, controls, planet_types, served_types
from ecliptic.kernel import Action, Fields, Json

BLIGHT_PIECE: Final = piece(BLIGHT, SHIP)
ANY_TYPE: Final = (1 << len(RESOURCES)) - 1
PURGE_POWER: Final = 2
TO_SPAWN: Final = 0.5  # spaces that a fresh Blight under control promises


# Act II


@PASSES_BLIGHT.changed_by("F13-02")
def spore_ships_pass(state: State, source: int, answer: bool, seat: int) -> bool:
    """Blight does not end their holder's Catapult moves."""
    return answer or state.owner_of(source) == seat


@final
class Spawn(Asking):
    """Damage a fresh Blight in a controlled system to place a damaged one there (F13-02)."""

    verb: ClassVar[str] = "spawn"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [
            notation.AT[system]
            for system in range(SYSTEM_COUNT)
            if state.fresh[system * SHIP_OWNERS + BLIGHT] and controls(state, seat, system)
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        at = action.args[0] * SHIP_OWNERS + BLIGHT
        state.fresh[at] -= 1
        state.damaged[at] += 1
        fire(state, BLIGHT_HARMED, seat)
        if place_blight(state, action.args[0]):
            fire(state, BLIGHT_SPAWNED, seat)


@final
class SpreadTheSpores(Verb):
    """Blight was placed with Spore Ships: 1 each."""

    verb: ClassVar[str] = "spread_the_spores"

    def run(self, state: State, seat: int, source: int) -> None:
        advance(state, seat, 1)


@final
class ContactIntelligence(Verb):
    """For each ambition won: 1 for each Blight in systems with own ships."""

    verb: ClassVar[str] = "contact_intelligence"

    def run(self, state: State, seat: int, source: int) -> None:
        advance(state, seat, blight_beside(state, seat) * len(ambitions_won(state, seat)))


def blight_beside(state: State, seat: int) -> int:
    """Return how much Blight is in systems with own ships."""
    return sum(blight_at(state, system) for system in systems_with_blight(state) if ships_at(state, system, seat))


@pursuit("F13-01B")
def promised_contact(state: State, seat: int) -> float:
    """Return what Blight beside own ships counts with the ambitions to come, and fresh Blight that can spawn."""
    total = blight_beside(state, seat) * wins_to_come(state, seat)
    for system in systems_with_blight(state):
        fresh = state.fresh[system * SHIP_OWNERS + BLIGHT]
        if fresh and ships_at(state, system, seat) and controls(state, seat, system):
            total += TO_SPAWN * fresh
    return total


# Cards of a success


def most_payable(state: State, seat: int, kind: int) -> int:
    """Return how many resources a seat can spend as this type: those in slots, where Golems lie too, and a Hoard."""
    player = state.players[seat]
    held = [each for each in player.resources + player.loose if 0 <= each < len(RESOURCES)]
    for card in player.cards:
        if state.table.cards.cards[card].stored_is_used:
            held += stored_on(state, card)
    return len(held) if served_types(state, seat) & 1 << kind else held.count(kind)


@final
class Anger(RollingVerb):
    """Roll the number die, change it by 1 for each Psionic spent: Blight crises in that cluster (F13-04)."""

    verb: ClassVar[str] = "anger"

    def can_do(self, state: State, seat: int, source: int) -> bool:
        return len(systems_with_blight(state)) > 0

    def extra_args(self, state: State, n: int) -> Json:
        return {"cluster": n + 1}

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return self.within(n, most_payable(state, seat, PSIONIC))

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        cluster = action.args[0]
        state.stack.append(BlightCrises(1 << cluster, 0))
        for _ in range(distance(n, cluster)):
            state.stack.append(Pay(seat, PSIONIC))


@TOUGH.changed_by("F13-05")
def hunters_need_one_hit(state: State, source: int, answer: int, owner: int) -> int:
    """When their holder attacks, one hit damages or destroys Blight."""
    battle = current_battle(state)
    return 1 if owner == BLIGHT and battle is not None and battle.seat == state.owner_of(source) else answer


@final
class Harvest(Asking):
    """Destroy a damaged Blight in a controlled system, no Trophy, for a resource of the planet's type (F13-06)."""

    verb: ClassVar[str] = "harvest"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [
            notation.AT[system]
            for system in range(SYSTEM_COUNT)
            if state.damaged[system * SHIP_OWNERS + BLIGHT] and controls(state, seat, system)
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        system = action.args[0]
        state.damaged[system * SHIP_OWNERS + BLIGHT] -= 1
        resolve_destroyed(state, BLIGHT_PIECE, BLIGHT, system)
        gain_of_types(state, seat, ANY_TYPE if is_gate(system) else planet_types(state, system))
        fire(state, BLIGHT_HARMED, seat)


@final
class PurgePower(Verb):
    """Gain 2 Power for each Blight among own Trophies, with `all` everybody (F13-07 to F13-09)."""

    verb: ClassVar[str] = "purge_power"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.all = row.flag("all")

    def run(self, state: State, seat: int, source: int) -> None:
        for other in turn_order(state) if self.all else [seat]:
            gained = PURGE_POWER * state.players[other].trophies.count(BLIGHT_PIECE)
            state.players[other].power += gained
            if gained and state.events is not None:
                state.emit(SeatCountEvent("gained-power", other, gained))

    def args(self, effects: Effects[State]) -> Json:
        return {"all": "yes" if self.all else "no"}


@final
class RivalsReturnBlight(Verb):
    """The Blight among the Trophies of Rivals goes back to the supply (F13-07 to F13-09)."""

    verb: ClassVar[str] = "rivals_return_blight"

    def run(self, state: State, seat: int, source: int) -> None:
        for other, player in enumerate(state.players):
            lost = player.trophies.count(BLIGHT_PIECE) if other != seat else 0
            if lost:
                player.trophies = [each for each in player.trophies if each != BLIGHT_PIECE]
                if state.events is not None:
                    state.emit(SeatCountEvent("blight-returned", other, lost))


# Cards of a failure


@final
class Panic(Asking):
    """In turn order everybody returns an agent from the Court for each Blight beside own buildings (F13-10).

    `n` is the place in turn order times 32, and the agents still to return.
    """

    verb: ClassVar[str] = "panic"

    def run(self, state: State, seat: int, source: int) -> None:
        self.ask_next(state, source, 0)

    def ask_next(self, state: State, source: int, first: int) -> None:
        """Ask the next seat that has Blight beside buildings and agents in the Court."""
        order = turn_order(state)
        for i in range(first, len(order)):
            seat = order[i]
            left = sum(
                blight_at(state, system) for system in systems_with_blight(state) if is_home(state, system, seat)
            )
            if left and self.choices(state, seat, source, i * 32 + left):
                self.ask_again(state, seat, source, i * 32 + left)
                return

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n >> 5 < state.table.seats and turn_order(state)[n >> 5] == seat and n & 31 > 0

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [
            notation.CARD[card]
            for spot, card in enumerate(state.court)
            if card >= 0 and state.agents[spot * SEATS + seat]
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        state.agents[state.court.index(action.args[0]) * SEATS + seat] -= 1
        if state.events is not None:
            state.emit(CardMoved("agent-returned", seat, action.args[0]))
        return_agent(state, seat)
        if n & 31 > 1 and self.choices(state, seat, source, n - 1):
            self.ask_again(state, seat, source, n - 1)
        else:
            self.ask_next(state, source, (n >> 5) + 1)


def is_home(state: State, system: int, seat: int) -> bool:
    """Return whether a seat has a building or its Flagship in a system."""
    return len(buildings_of(state, system, seat)) > 0 or is_flagship_at(state, seat, system)


# Act III


@DEVOURS.changed_by("F13-13")
def blight_hunger(state: State, source: int, answer: int) -> int:
    """It keeps what Blight crises destroy."""
    return card_of(source)


@final
class HungerReturns(Verb):
    """After scoring all pieces on the card return (F13-13)."""

    verb: ClassVar[str] = "hunger_returns"

    def run(self, state: State, seat: int, source: int) -> None:
        for each in pieces_on(state, card_of(source)):
            take_off_card(state, card_of(source), each)
            return_piece(state, each)


@grand_ambition("no_rival_wins_warlord")
def no_rival_wins_warlord(state: State, seat: int) -> bool:
    """Return whether no Rival is alone in first place of a declared Warlord."""
    return not any(WARLORD in ambitions_won(state, other) for other in range(state.table.seats) if other != seat)


@grand_ambition("blight_is_fed")
def blight_is_fed(state: State, seat: int) -> bool:
    """Return whether more pieces lie on Blight Hunger than the number of the chapter."""
    return len(pieces_on(state, state.table.cards.ids.index("F13-13"))) > state.chapter
