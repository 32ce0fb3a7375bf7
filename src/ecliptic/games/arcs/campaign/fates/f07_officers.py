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
from ecliptic.games.arcs.pieces import losable_ships, loyal_buildings
from ecliptic.games.arcs.scoring import won_by
from ecliptic.games.arcs.state import EMPIRE, IS_STARPORT, SHIP_OWNERS, State, card_of, turn_order
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


def defect(state: State, cluster: int) -> None:
    """Every Imperial ship of a cluster becomes one of the first Outlaw in turn order, as far as there are ships."""
    outlaws = [seat for seat in turn_order(state) if not is_regent(state, seat)]
    if not outlaws:
        return
    player = state.players[outlaws[0]]
    for system in range(cluster * 4, cluster * 4 + 4):
        for ships in (state.fresh, state.damaged):
            n = min(ships[system * SHIP_OWNERS + EMPIRE], player.ships)
            ships[system * SHIP_OWNERS + EMPIRE] -= n
            ships[system * SHIP_OWNERS + outlaws[0]] += n
            player.ships -= n


@final
class Defect(Verb):
    """The Imperial ships of the rolled cluster defect (F07-10, F01-18)."""

    verb: ClassVar[str] = "defect"

    def run(self, state: State, seat: int, source: int) -> None:
        defect(state, rolled_cluster(state))


@final
class DefectInCluster(Asking):
    """The Imperial ships of one cluster defect, or of none (F07-10, F01-18)."""

    verb: ClassVar[str] = "defect_in_cluster"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        there = {cluster_of(system) for system in range(SYSTEM_COUNT) if imperial_ships_at(state, system)}
        return [notation.NO, *[notation.CLUSTER[cluster] for cluster in range(CLUSTERS) if cluster in there]]

    def picked(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.NO:
            defect(state, action.args[0])


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
