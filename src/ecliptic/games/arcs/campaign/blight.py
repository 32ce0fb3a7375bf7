"""The Blight, and the Free States (ABR-7, ABR-8)."""

from typing import ClassVar, final

from ecliptic.effects import DEFAULT, MAY
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking
from ecliptic.games.arcs.battle import current_battle
from ecliptic.games.arcs.board import RESOURCES, SYSTEM_COUNT, is_gate
from ecliptic.games.arcs.campaign.events import SystemEvent
from ecliptic.games.arcs.campaign.state import blight_at, supply_of
from ecliptic.games.arcs.campaign.words import passes_blight
from ecliptic.games.arcs.pieces import buildings_of, piece
from ecliptic.games.arcs.resources import gain
from ecliptic.games.arcs.state import (
    BLIGHT,
    FREE,
    IS_STARPORT,
    SHIP,
    SHIP_OWNERS,
    State,
    owner_of,
    system_of,
    turn_order,
)
from ecliptic.games.arcs.words import (
    DICE,
    ENDS_CATAPULT,
    INTERCEPTS,
    MAY_REPAIR,
    MOST_RAID,
    OF_NOBODY,
    SHIPYARD,
    STARTS_CATAPULT,
    TOUGH,
    controls,
    planet_types,
    stole,
)
from ecliptic.kernel import Action


@TOUGH.changed_by("blight")
def blight_is_tough(state: State, source: int, answer: int, owner: int) -> int:
    """Two hits at once for each step of damage (ABR-8.2, ABR-8.3)."""
    return 2 if owner == BLIGHT else answer


@INTERCEPTS.changed_by("blight")
def blight_never_intercepts(state: State, source: int, answer: int, defender: int, system: int) -> int:
    """The Blight never intercepts (ABR-8.4)."""
    return 0 if defender == BLIGHT else answer


@DICE.changed_by("blight")
def nothing_to_raid(state: State, source: int, answer: list[int], seat: int, defender: int, system: int) -> list[int]:
    """The Blight has nothing to raid (ABR-4.30)."""
    if defender != BLIGHT:
        return answer
    return [*answer[:MOST_RAID], 0, *answer[MOST_RAID + 1 :]]


@ENDS_CATAPULT.changed_by("blight")
def blight_ends_catapult(state: State, source: int, answer: bool, seat: int, system: int, others: int) -> bool:
    """A gate with any Blight ends every Catapult (ABR-4.19, ABR-8.6)."""
    return answer or (is_gate(system) and blight_at(state, system) > 0 and not passes_blight(state, seat))


def blight_to_place(state: State) -> int:
    """Return how much Blight can be placed, out of the supply and of Trophies (ABR-8.7)."""
    return supply_of(state, BLIGHT) + sum(player.trophies.count(piece(BLIGHT, SHIP)) for player in state.players)


def place_blight(state: State, system: int) -> bool:
    """Place a damaged Blight from the supply, or from the Trophies of whoever has most (ABR-8.7)."""
    if not supply_of(state, BLIGHT):
        which = piece(BLIGHT, SHIP)
        order = turn_order(state)
        richest = max(order, key=lambda seat: (state.players[seat].trophies.count(which), -order.index(seat)))
        if which not in state.players[richest].trophies:
            return False
        state.players[richest].trophies.remove(which)
    state.damaged[system * SHIP_OWNERS + BLIGHT] += 1
    if state.events is not None:
        state.emit(SystemEvent("blight-placed", system))
    return True


def repair_blight(state: State, system: int) -> None:
    """Make all Blight of a system fresh."""
    at = system * SHIP_OWNERS + BLIGHT
    state.fresh[at] += state.damaged[at]
    state.damaged[at] = 0


@STARTS_CATAPULT.changed_by("free_states")
def free_starports_catapult(state: State, source: int, seat: int, system: int) -> int:
    """A Catapult may start from a Free starport of a controlled system (ABR-4.20, ABR-7.1)."""
    has_starport = any(each & IS_STARPORT for each in buildings_of(state, system, FREE))
    return MAY if has_starport and controls(state, seat, system) else DEFAULT


@SHIPYARD.changed_by("free_states")
def free_starports_build(state: State, source: int, answer: bool, seat: int, starport: int) -> bool:
    """Ships may be built at Free starports of controlled systems (ABR-7.1)."""
    return answer or (owner_of(starport) == FREE and controls(state, seat, system_of(starport)))


@MAY_REPAIR.changed_by("free_states")
def free_buildings_are_repaired(state: State, source: int, seat: int, owner: int, system: int) -> int:
    """Free buildings of controlled systems may be repaired (ABR-7.1)."""
    return MAY if owner == FREE and controls(state, seat, system) else DEFAULT


@final
class RaidFreeStates(Asking):
    """A key takes one resource of the planet's type from the supply, once per battle (ABR-7.6)."""

    verb: ClassVar[str] = "raid_free_states"

    def run(self, state: State, seat: int, source: int) -> None:
        battle = current_battle(state)
        if battle is not None and battle.defender == FREE:
            self.ask_again(state, battle.seat, source, battle.system)

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n < SYSTEM_COUNT

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        types = planet_types(state, n)
        kinds = [kind for kind in range(len(RESOURCES)) if types & 1 << kind and state.supply[kind]]
        return [notation.DONE, *[notation.TYPE[kind] for kind in kinds]] if kinds else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is not notation.DONE and gain(state, seat, action.args[0]):
            stole(state, seat, OF_NOBODY, action.args[0])


def systems_with_blight(state: State) -> list[int]:
    """Return the systems with Blight."""
    return [system for system in range(SYSTEM_COUNT) if blight_at(state, system)]
