"""Fate 7, the Admiral, in Act I: the Imperial Officers, the Foundries, Rogue Admirals and Defectors."""

from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT, Effects, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.battle import TROPHIES, current_battle
from ecliptic.games.arcs.battle_value import battle_below, pending_outcome
from ecliptic.games.arcs.board import CLUSTERS, SYSTEM_COUNT, WEAPON, cluster_of
from ecliptic.games.arcs.campaign.crises import rolled_cluster
from ecliptic.games.arcs.campaign.demands import place_imperial_ships
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, pursuit, wins_now
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import campaign_of, imperial_ships_at, is_regent, supply_of
from ecliptic.games.arcs.campaign.words import IGNORES_LAWS, MOVEMENT, PRESENCE, TRUCE
from ecliptic.games.arcs.court import bury
from ecliptic.games.arcs.events import system_ref
from ecliptic.games.arcs.pieces import losable_ships, loyal_buildings, trophy_count
from ecliptic.games.arcs.scoring import ambitions_won
from ecliptic.games.arcs.state import (
    BLIGHT,
    EMPIRE,
    FREE,
    IS_STARPORT,
    NOBODY,
    SHIP_OWNERS,
    State,
    card_of,
    owner_of,
    system_of,
    turn_order,
)
from ecliptic.games.arcs.words import CAN_STEAL, controls, has
from ecliptic.kernel import Action, Fields, Json

OFFICERS: Final = "F07-02"
STARPORTS: Final = 5  # of a player
WHICH_SHIP: Final = 1 << STARPORTS  # times a system plus one: is its fresh or its damaged ship replaced?

# What an own starport with a ship promises in a chapter, with an ambition won or before one is; an ambition that is
# being won; a foe where Imperial ships are, and one that they probably destroy now, which must be worth the fight.
FOUNDRY: Final = 0.8
NOTHING_WON: Final = 0.4
WINNING: Final = 1.5
FOE_IN_REACH: Final = 1.0
DESTROYED: Final = 2.0

# How much of another foe Blight is: it takes two hits for each step of damage (ABR-8.2).
FRESH_BLIGHT: Final = 0.3
DAMAGED_BLIGHT: Final = 0.8
BLIGHT_DESTROYED: Final = 0.5


def foundries(state: State, seat: int, used: int) -> dict[int, int]:
    """Return by system the number of a seat's starport there that is not among the bits of used ones."""
    starports = [
        system for system in range(SYSTEM_COUNT) for each in loyal_buildings(state, system, seat) if each & IS_STARPORT
    ]
    return {system: i for i, system in enumerate(starports) if not used & 1 << i}


@IGNORES_LAWS.changed_by("F07-02")
def imperial_officers(state: State, source: int, answer: int, seat: int) -> int:
    """Their holder uses any Imperial ships and controls every Imperial system in the own turn."""
    return answer | PRESENCE | MOVEMENT if state.owner_of(source) == seat else answer


@IGNORES_LAWS.changed_by("F07-06", "F07-07")
def rogue_admirals(state: State, source: int, answer: int, seat: int) -> int:
    """Their holder ignores all three laws."""
    return answer | PRESENCE | MOVEMENT | TRUCE if state.owner_of(source) == seat else answer


@CAN_STEAL.changed_by("F07-05")
def honor_guard(state: State, source: int, thief: int, victim: int, what: int, is_card: bool) -> int:
    """With a Weapon the holder's cards of the Weapon suit cannot be stolen."""
    if state.owner_of(source) != victim or not is_card or state.table.cards.suit[what] != WEAPON:
        return DEFAULT
    return CANNOT if has(state, victim, WEAPON) else DEFAULT


@final
class ProveYourself(Verb):
    """Imperial ships are placed while the Admiral, a Regent, is winning a declared ambition: 1 each."""

    verb: ClassVar[str] = "prove_yourself"

    def run(self, state: State, seat: int, source: int) -> None:
        if is_regent(state, seat) and ambitions_won(state, seat):
            advance(state, seat, subject_of(state))


@final
class ShowMight(Verb):
    """The Admiral, a Regent, takes Trophies in a battle with attacking Imperial ships: 1 each."""

    verb: ClassVar[str] = "show_might"

    def run(self, state: State, seat: int, source: int) -> None:
        battle = current_battle(state)
        if battle is not None and battle.seat == seat and is_regent(state, seat) and campaign_of(state).had_allies:
            advance(state, seat, trophy_count(state, seat) - battle.facts[TROPHIES])


@pursuit("F07-01B")
def promised_might(state: State, seat: int) -> float:
    """Return what a Regent's foundries, the Navy beside its foes and a battle of the Navy promise."""
    if not is_regent(state, seat):
        return 0.0
    wins = wins_now(state, seat)
    total = FOUNDRY * chapters_to_come(state) * manned_starports(state, seat) * min(1.0, NOTHING_WON + wins)
    total += WINNING * min(1.0, wins)
    for system in range(SYSTEM_COUNT):
        navy = imperial_ships_at(state, system)
        if navy:
            total += FOE_IN_REACH * min(float(navy), foes_at(state, system))
    if state.turn_seat == seat and campaign_of(state).had_allies:
        outcome, battle = pending_outcome(state), battle_below(state)
        if outcome is not None and battle is not None:
            total += DESTROYED * outcome.destroyed * (BLIGHT_DESTROYED if battle.defender == BLIGHT else 1.0)
    return total


def manned_starports(state: State, seat: int) -> int:
    """Return how many own starports have an own ship that the Foundries can make Imperial."""
    starports = [each for each in state.buildings if owner_of(each) == seat and each & IS_STARPORT]
    return sum(1 for each in starports if state.fresh[system_of(each) * SHIP_OWNERS + seat])


def foes_at(state: State, system: int) -> float:
    """Return how many pieces of Outlaws, Free States and Blight are in a system."""
    at = system * SHIP_OWNERS
    count = FRESH_BLIGHT * state.fresh[at + BLIGHT] + DAMAGED_BLIGHT * state.damaged[at + BLIGHT]
    owners = [seat for seat in range(state.table.seats) if not is_regent(state, seat)]
    for owner in owners:
        count += state.fresh[at + owner] + state.damaged[at + owner]
    owners.append(FREE)
    return count + sum(1 for each in state.buildings if system_of(each) == system and owner_of(each) in owners)


@final
class UseFoundries(Asking):
    """Whoever has the Imperial Officers may make own ships at own starports Imperial, one for each starport (F07-03).

    A damaged ship is replaced by a damaged one (ARC-0.15). `n` are the bits of the starports that were used up, and
    above them the system where a ship is chosen.
    """

    verb: ClassVar[str] = "use_foundries"

    def run(self, state: State, seat: int, source: int) -> None:
        officers = state.table.cards.ids.index(OFFICERS)
        for other in range(state.table.seats):
            if officers in state.players[other].cards:
                self.ask_again(state, other, source, 0)

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        system = n // WHICH_SHIP - 1
        return n >= 0 and (system < 0 or system in foundries(state, seat, n % WHICH_SHIP))

    def extra_args(self, state: State, n: int) -> Json:
        return {"what": "ship" if n >= WHICH_SHIP else "system"}

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not supply_of(state, EMPIRE):
            return []
        if n >= WHICH_SHIP:
            system = n // WHICH_SHIP - 1
            fresh = [notation.ships(1, 0)] if losable_ships(state, system, seat) else []
            return fresh + ([notation.ships(0, 1)] if state.damaged[system * SHIP_OWNERS + seat] else [])
        found = [
            notation.AT[system]
            for system in foundries(state, seat, n)
            if losable_ships(state, system, seat) or state.damaged[system * SHIP_OWNERS + seat]
        ]
        return [notation.DONE, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.DONE:
            return
        if n < WHICH_SHIP:
            self.ask_again(state, seat, source, n + WHICH_SHIP * (action.args[0] + 1))
            return
        used, system = n % WHICH_SHIP, n // WHICH_SHIP - 1
        is_damaged = action.args[1] > 0
        ships = state.damaged if is_damaged else state.fresh
        ships[system * SHIP_OWNERS + seat] -= 1
        state.players[seat].ships += 1
        self.ask_again(state, seat, source, used | 1 << foundries(state, seat, used)[system])
        place_imperial_ships(state, system, 1, is_damaged)


@final
class PlaceImperial(Asking):
    """Place Imperial ships in one system that the holder controls."""

    verb: ClassVar[str] = "place_imperial"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: Final = row.number("place_imperial", 1, 9)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not supply_of(state, EMPIRE):
            return []
        return [notation.AT[system] for system in range(SYSTEM_COUNT) if controls(state, seat, system)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        place_imperial_ships(state, action.args[0], self.n)

    def args(self, effects: Effects[State]) -> Json:
        return {"n": self.n}


def first_outlaw(state: State) -> int:
    """Return the first Outlaw in turn order, -1 without one."""
    return next((seat for seat in turn_order(state) if not is_regent(state, seat)), NOBODY)


def defectors(state: State, system: int) -> list[Action]:
    """Return how many Imperial ships of a system may defect so that as many as possible of its cluster do."""
    outlaw = first_outlaw(state)
    left = state.players[outlaw].ships if outlaw != NOBODY else 0
    fresh, damaged = state.fresh[system * SHIP_OWNERS + EMPIRE], state.damaged[system * SHIP_OWNERS + EMPIRE]
    later = sum(imperial_ships_at(state, other) for other in range(system + 1, (system & ~3) + 4))
    least = min(left, fresh + damaged + later) - later
    return [
        notation.ships(i, j)
        for i in range(fresh, -1, -1)
        for j in range(damaged, -1, -1)
        if max(0, least) <= i + j <= left
    ]


class Defecting(Asking):
    """Every Imperial ship of a cluster becomes one of the first Outlaw in turn order, as far as there are ships.

    With too few of them the seat chooses which defect (ARC-1.3). `n` is the system plus one that it is asked about.
    """

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 < n <= SYSTEM_COUNT

    def extra_args(self, state: State, n: int) -> Json:
        outlaw = first_outlaw(state)
        left = state.players[outlaw].ships if outlaw != NOBODY else 0
        return {"system": system_ref(max(0, n - 1)), "left": left}

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return defectors(state, n - 1)

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        system, outlaw = n - 1, first_outlaw(state)
        for ships, count in zip((state.fresh, state.damaged), action.args, strict=True):
            if count:
                ships[system * SHIP_OWNERS + EMPIRE] -= count
                ships[system * SHIP_OWNERS + outlaw] += count
                state.players[outlaw].ships -= count
        if n & 3:
            self.ask_again(state, seat, source, n + 1)


@final
class Defect(Defecting):
    """The Imperial ships of the rolled cluster defect (F07-10, F01-18)."""

    verb: ClassVar[str] = "defect"

    def first(self, state: State, seat: int, source: int) -> int:
        return rolled_cluster(state) * 4 + 1


@final
class DefectInCluster(Defecting):
    """The Imperial ships of one cluster defect, or of none (F07-10, F01-18). `n` is 0 for the cluster."""

    verb: ClassVar[str] = "defect_in_cluster"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n <= SYSTEM_COUNT

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n:
            return defectors(state, n - 1)
        outlaw = first_outlaw(state)
        if outlaw == NOBODY or not state.players[outlaw].ships:
            return []
        there = {cluster_of(system) for system in range(SYSTEM_COUNT) if imperial_ships_at(state, system)}
        return [notation.NO, *[notation.CLUSTER[cluster] for cluster in range(CLUSTERS) if cluster in there]]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n:
            super().pick(state, seat, source, n, action)
        elif action is not notation.NO:
            self.ask_again(state, seat, source, action.args[0] * 4 + 1)


@final
class BuryOrDiscard(Asking):
    """Bury this card, which was just secured, or leave it in the discard pile."""

    verb: ClassVar[str] = "bury_or_discard"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.YES, notation.NO]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        card = card_of(source)
        if action is notation.YES and card in state.court_discard:
            state.court_discard.remove(card)
            bury(state, card)
