"""The Empire: control, command, the Movement and Truce Laws, titles and the Trust (ABR-4, ABR-10.13 to ABR-10.16)."""

from typing import ClassVar, final

from ecliptic.effects import CANNOT, DEFAULT, MAY, fire
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking
from ecliptic.games.arcs.battle import current_battle, not_all_fresh
from ecliptic.games.arcs.board import RESOURCES, SYSTEM_COUNT, is_gate
from ecliptic.games.arcs.campaign.card_removal import cards_leave
from ecliptic.games.arcs.campaign.events import Title, TrustLost
from ecliptic.games.arcs.campaign.state import (
    campaign_of,
    imperial_ships_at,
    is_imperial,
    is_present,
    is_regent,
    regents,
)
from ecliptic.games.arcs.campaign.words import (
    TAX_TRUCE,
    TITLE_CHANGED,
    TRUCE,
    ignored_laws,
    ignores_movement,
    ignores_presence,
    ignores_truce,
    may_command,
)
from ecliptic.games.arcs.pieces import ships_at
from ecliptic.games.arcs.state import EMPIRE, NOBODY, SEATS, SHIP_OWNERS, State, owner_of, system_of
from ecliptic.games.arcs.words import (
    BUILDS_AT,
    COMMANDS,
    CONTROL,
    DICE,
    ENDS_CATAPULT,
    FLEET,
    FOR_AMBITION,
    HAS,
    LEADS_ALONE,
    MAY_HARM,
    MAY_REPAIR,
    MAY_TAX,
    MOST_RAID,
    SYMBOLS,
    TROPHIES_GO,
    commanded,
    controller,
)
from ecliptic.kernel import Action


@CONTROL.changed_by("empire")
def empire_controls(state: State, source: int, answer: int, system: int, asker: int, purpose: int) -> int:
    """A fresh Imperial ship controls its system, a present Regent in its turn controls through it (ABR-4.4 to 4.10)."""
    if not is_imperial(state, system):
        return answer
    if purpose == FOR_AMBITION:
        first = campaign_of(state).first_regent
        return first if first != NOBODY and may_command(state, first) else EMPIRE
    return asker if has_presence(state, asker, system) else EMPIRE


@LEADS_ALONE.changed_by("empire")
def ships_without_escort(state: State, source: int, answer: int, seat: int) -> int:
    """Who ignores the Movement Law may move Imperial ships alone (ABR-4.14)."""
    return answer | systems_commanded(state, seat) if ignores_movement(state, seat) else answer


@BUILDS_AT.changed_by("empire")
def build_at_imperial_ships(state: State, source: int, answer: int, seat: int) -> int:
    """Who ignores the Presence Law may build at Imperial ships (ABR-4.9)."""
    return answer | systems_commanded(state, seat) if ignores_presence(state, seat) else answer


def systems_commanded(state: State, seat: int) -> int:
    """Return the bits of the systems in which a seat commands ships besides its own."""
    bits = 0
    for system in range(SYSTEM_COUNT):
        if commanded(state, seat, system):
            bits |= 1 << system
    return bits


def has_presence(state: State, seat: int, system: int) -> bool:
    """Return whether the Presence Law gives a seat the Imperial ships of a system now (ABR-4.6, ABR-4.7)."""
    if seat == NOBODY or seat != state.turn_seat or not is_regent(state, seat) or not may_command(state, seat):
        return False
    return is_present(state, seat, system) or ignores_presence(state, seat)


@COMMANDS.changed_by("empire")
def commands_imperial_fleet(state: State, source: int, answer: list[int], seat: int, system: int) -> list[int]:
    """A present Regent commands the Imperial ships of a system in its turn (ABR-4.6)."""
    if imperial_ships_at(state, system) and has_presence(state, seat, system):
        return [*answer, EMPIRE]
    return answer


@MAY_HARM.changed_by("empire")
def truce_law(state: State, source: int, seat: int, owner: int, system: int) -> int:
    """A Regent harms neither Imperial ships nor, beside any of them, another Regent (ABR-4.22, ABR-4.23)."""
    if not is_regent(state, seat) or ignores_truce(state, seat):
        return DEFAULT
    if owner == EMPIRE or (is_regent(state, owner) and imperial_ships_at(state, system)):
        return CANNOT
    return DEFAULT


@MAY_TAX.changed_by("empire")
def truce_on_taxes(state: State, source: int, seat: int, city: int) -> int:
    """A Regent does not tax another Regent's city beside any Imperial ship (ABR-4.22)."""
    owner, system = owner_of(city), system_of(city)
    if owner == seat or not is_regent(state, seat) or not is_regent(state, owner):
        return DEFAULT
    ignored = ignored_laws(state, seat)
    if ignored & TRUCE or (ignored & TAX_TRUCE and is_imperial(state, system)):
        return DEFAULT
    return CANNOT if imperial_ships_at(state, system) else DEFAULT


@FLEET.changed_by("empire")
def imperial_fleet(state: State, source: int, answer: list[int], owner: int, system: int, attacks: bool) -> list[int]:
    """Imperial ships that were added attack; with a defending Regent all of the system defend (ABR-4.25, ABR-4.26)."""
    if attacks:
        fresh, damaged = campaign_of(state).allies
    elif owner < SEATS and is_regent(state, owner):
        at = system * SHIP_OWNERS + EMPIRE
        fresh, damaged = state.fresh[at], state.damaged[at]
        battle = current_battle(state)
        if battle is not None and battle.system == system:  # those that attack do not defend (F07-06)
            fresh -= campaign_of(state).allies[0]
            damaged -= campaign_of(state).allies[1]
    else:
        return answer
    return [*answer, EMPIRE, fresh, damaged] if fresh or damaged else answer


@TROPHIES_GO.changed_by("empire")
def first_regent_takes(state: State, source: int, answer: int, seat: int, defender: int) -> int:
    """Where the Empire alone defends, the First Regent takes what it destroys (ABR-4.28)."""
    first = campaign_of(state).first_regent
    return first if defender == EMPIRE and first not in (NOBODY, seat) else answer


@DICE.changed_by("empire")
def nothing_to_raid(state: State, source: int, answer: list[int], seat: int, defender: int, system: int) -> list[int]:
    """The Empire alone has nothing to raid (ABR-4.30)."""
    if defender != EMPIRE:
        return answer
    return [*answer[:MOST_RAID], 0, *answer[MOST_RAID + 1 :]]


@ENDS_CATAPULT.changed_by("empire")
def titles_at_gates(state: State, source: int, answer: bool, seat: int, system: int, others: int) -> bool:
    """Who passes a gate depends on the titles of mover and controller (ABR-4.16 to ABR-4.18)."""
    if not is_gate(system):
        return answer
    holder = controller(state, system, seat)
    if holder == EMPIRE:
        return answer and not (is_regent(state, seat) and may_command(state, seat))
    return answer and not (is_regent(state, holder) and others > 0)


@MAY_REPAIR.changed_by("empire")
def repair_imperial_ships(state: State, source: int, seat: int, owner: int, system: int) -> int:
    """A present Regent repairs Imperial ships in its turn (ABR-4.6, ABR-4.12)."""
    return MAY if owner == EMPIRE and has_presence(state, seat, system) else DEFAULT


@HAS.changed_by("empire")
def first_regent_has_trust(state: State, source: int, answer: int, seat: int, resource: int) -> int:
    """The Trust counts for the First Regent (ABR-10.13)."""
    campaign = campaign_of(state)
    return answer + campaign.trust[resource] if campaign.first_regent == seat else answer


@final
class AddImperialShips(Asking):
    """How many Imperial ships of the system attack too? One at least where no own ship does (ABR-4.13, ABR-4.25)."""

    verb: ClassVar[str] = "add_imperial_ships"

    def run(self, state: State, seat: int, source: int) -> None:
        battle = current_battle(state)
        assert battle is not None
        campaign_of(state).allies = [0, 0]
        campaign_of(state).had_allies = False
        self.ask_again(state, battle.seat, source, 0)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        battle = current_battle(state)
        if battle is None or battle.defender == EMPIRE or not has_presence(state, seat, battle.system):
            return []
        at = battle.system * SHIP_OWNERS + EMPIRE
        least = 0 if ships_at(state, battle.system, seat) else 1
        if not imperial_ships_at(state, battle.system):
            return []
        return [
            notation.ships(fresh, damaged)
            for fresh in range(state.fresh[at], -1, -1)
            for damaged in range(state.damaged[at], -1, -1)
            if fresh + damaged >= least
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        campaign = campaign_of(state)
        campaign.allies = [action.args[0], action.args[1]]
        campaign.had_allies = action.args[0] + action.args[1] > 0
        if action.args[1] and state.active[SYMBOLS.number]:  # a card may ask for it
            not_all_fresh(state)


# Titles


def become_regent(state: State, seat: int) -> None:
    """Turn a title to its Regent side; without a First Regent the tile is taken too (ABR-4.2)."""
    campaign = campaign_of(state)
    campaign.outlaws &= ~(1 << seat)
    if state.events is not None:
        state.emit(Title("became-regent", seat))
    if campaign.first_regent == NOBODY:
        take_tile(state, seat)
    fire(state, TITLE_CHANGED, seat)


def take_tile(state: State, seat: int) -> None:
    """Take the First Regent tile with everything on it (ABR-10.15)."""
    campaign_of(state).first_regent = seat
    if state.events is not None:
        state.emit(Title("became-first-regent", seat))


def become_outlaw(state: State, seat: int) -> None:
    """Turn a title to its Outlaw side; the tile passes on, or the Trust is lost (ABR-12.7, ABR-12.9)."""
    campaign = campaign_of(state)
    campaign.outlaws |= 1 << seat
    if state.events is not None:
        state.emit(Title("became-outlaw", seat))
    cards_leave(state)
    fire(state, TITLE_CHANGED, seat)
    if campaign.first_regent != seat:
        return
    left = regents(state)
    if left:
        take_tile(state, max(left, key=lambda other: (state.players[other].power, -left.index(other))))
        return
    campaign.first_regent = NOBODY
    lost = sum(campaign.trust)
    for resource in range(len(RESOURCES)):
        state.supply[resource] += campaign.trust[resource]
    campaign.trust = [0] * len(RESOURCES)
    state.players[seat].power -= lost
    if lost and state.events is not None:
        state.emit(TrustLost(seat, lost))
