"""Fate 7, the Admiral, in Act I: the Imperial Officers, the Foundries, Rogue Admirals and Defectors."""

from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT, Effects, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.battle import TROPHIES, current_battle
from ecliptic.games.arcs.board import CLUSTERS, SYSTEM_COUNT, WEAPON, cluster_of
from ecliptic.games.arcs.campaign.crises import rolled_cluster
from ecliptic.games.arcs.campaign.demands import place_imperial_ships
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import campaign_of, imperial_ships_at, is_regent, supply_of
from ecliptic.games.arcs.campaign.words import IGNORES_LAWS, MOVEMENT, PRESENCE, TRUCE
from ecliptic.games.arcs.court import bury
from ecliptic.games.arcs.events import system_ref
from ecliptic.games.arcs.pieces import losable_ships, loyal_buildings
from ecliptic.games.arcs.scoring import won_by
from ecliptic.games.arcs.state import EMPIRE, IS_STARPORT, NOBODY, SHIP_OWNERS, State, card_of, turn_order
from ecliptic.games.arcs.words import CAN_STEAL, controls, has
from ecliptic.kernel import Action, Fields, Json

OFFICERS: Final = "F07-02"
STARPORTS: Final = 5  # of a player
WHICH_SHIP: Final = 1 << STARPORTS  # times a system plus one: is its fresh or its damaged ship replaced?


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
        if is_regent(state, seat) and won_by(state, seat):
            advance(state, seat, subject_of(state))


@final
class ShowMight(Verb):
    """The Admiral, a Regent, takes Trophies in a battle with attacking Imperial ships: 1 each."""

    verb: ClassVar[str] = "show_might"

    def run(self, state: State, seat: int, source: int) -> None:
        battle = current_battle(state)
        if battle is not None and battle.seat == seat and is_regent(state, seat) and campaign_of(state).had_allies:
            advance(state, seat, len(state.players[seat].trophies) - battle.facts[TROPHIES])


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

    def said(self, state: State, n: int) -> Json:
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

    def picked(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
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

    def picked(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
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

    def said(self, state: State, n: int) -> Json:
        outlaw = first_outlaw(state)
        left = state.players[outlaw].ships if outlaw != NOBODY else 0
        return {"system": system_ref(max(0, n - 1)), "left": left}

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return defectors(state, n - 1)

    def picked(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
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
        there = {cluster_of(system) for system in range(SYSTEM_COUNT) if imperial_ships_at(state, system)}
        return [notation.NO, *[notation.CLUSTER[cluster] for cluster in range(CLUSTERS) if cluster in there]]

    def picked(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n:
            super().picked(state, seat, source, n, action)
        elif action is not notation.NO:
            self.ask_again(state, seat, source, action.args[0] * 4 + 1)


@final
class BuryOrDiscard(Asking):
    """Bury this card, which was just secured, or leave it in the discard pile."""

    verb: ClassVar[str] = "bury_or_discard"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.YES, notation.NO]

    def picked(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        card = card_of(source)
        if action is notation.YES and card in state.court_discard:
            state.court_discard.remove(card)
            bury(state, card)
