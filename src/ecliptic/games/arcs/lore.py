"""Lore cards that change words of the rules, and those that react (L03 to L25)."""

from typing import ClassVar, final

from ecliptic.effects import CANNOT, DEFAULT, MAY, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.actions import repair_ship
from ecliptic.games.arcs.asking import Asking, Verb, is_waiting
from ecliptic.games.arcs.battle import (
    ALL_FRESH,
    LEFT_DAMAGED,
    TO_SHIPS,
    assign,
    battle_options,
    count_symbols,
    current_battle,
)
from ecliptic.games.arcs.board import (
    ASSAULT,
    EMPATH,
    INTERCEPT,
    KEEPER,
    SIDES,
    SYSTEM_COUNT,
    WARLORD,
    is_gate,
)
from ecliptic.games.arcs.events import Captured
from ecliptic.games.arcs.moving import MOST_STEPS, MoveShips, battle_follows
from ecliptic.games.arcs.pieces import building_on, buildings_at, buildings_of, capture, fresh_ships, loyal_buildings
from ecliptic.games.arcs.state import (
    CITY,
    DAMAGED,
    IS_STARPORT,
    OUTSIDE_CITY,
    OUTSIDE_STARPORT,
    SEATS,
    SHIP,
    SHIP_OWNERS,
    STARPORT,
    State,
    owner_of,
)
from ecliptic.games.arcs.words import (
    AS_LOYAL,
    CAN_STEAL,
    COMES_DAMAGED,
    DICE,
    MOST_RAID,
    PLACES,
    SHIPYARD,
    STARTS_CATAPULT,
    SYMBOLS,
    TAXES,
    TAXES_AGAIN,
    TYPES,
    captured,
    has,
    is_declared,
    neighbours,
    starts_catapult,
)
from ecliptic.kernel import Action

MOST_NEIGHBOURS = 16  # that a system can have


@final
class Sprint(Asking):
    """Move fresh ships that have just moved once more, as one group (L03)."""

    verb: ClassVar[str] = "sprint"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        found: list[Action] = []
        fights = is_waiting(state, "advance")
        for start in sorted({each >> 4 for each in state.trail if self.group(state, seat, each)}):
            steps = MOST_STEPS if starts_catapult(state, seat, start) else 0
            for end in neighbours(state, start, seat):
                if not fights or battle_follows(state, seat, start, end, 1, steps, False):
                    found.append(notation.move(start, end))
        stays = [notation.NO] if not fights or battle_options(state, seat) else []
        return stays + found if found else []

    def group(self, state: State, seat: int, place: int) -> int:
        """Return how many fresh ships of a place of the trail can move once more."""
        return min(place & 15, fresh_ships(state, place >> 4, seat))

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.NO:
            return
        start, end = action.args
        fresh = max(self.group(state, seat, each) for each in state.trail if each >> 4 == start)
        catapult = 1 if starts_catapult(state, seat, start) else 0
        fights = 1 if is_waiting(state, "advance") else 0
        state.stack.append(MoveShips(seat, start, end, fresh, 0, catapult, 1, 0, [], 0, fights))


@SYMBOLS.changed_by("L04")
def mirror_plating(
    state: State, source: int, symbols: list[int], seat: int, defender: int, facts: list[int]
) -> list[int]:
    """Add an intercept to a roll with assault dice against its holder."""
    if state.owner_of(source) != defender or not any(die // SIDES == ASSAULT for die in state.dice):
        return symbols
    return [n + 1 if symbol == INTERCEPT else n for symbol, n in enumerate(symbols)]


@SYMBOLS.changed_by("L06")
def signal_breaker(
    state: State, source: int, symbols: list[int], seat: int, defender: int, facts: list[int]
) -> list[int]:
    """Ignore one rolled intercept if all attacking ships were fresh at the start."""
    if state.owner_of(source) != seat or not facts[ALL_FRESH] or not count_symbols(state)[INTERCEPT]:
        return symbols
    return [n - 1 if symbol == INTERCEPT else n for symbol, n in enumerate(symbols)]


@COMES_DAMAGED.changed_by("L05")
def hidden_harbors(state: State, source: int, answer: bool, seat: int, system: int, kind: int) -> bool:
    """Its holder's ships are built fresh."""
    return answer and not (state.owner_of(source) == seat and kind == SHIP)


@DICE.changed_by("L05")
def no_raid_at_harbor(state: State, source: int, answer: list[int], seat: int, defender: int, system: int) -> list[int]:
    """No raid dice against its holder's fresh starports."""
    if state.owner_of(source) != defender:
        return answer
    harbors = [each for each in loyal_buildings(state, system, defender) if each & IS_STARPORT and not each & DAMAGED]
    return [0 if i == MOST_RAID else n for i, n in enumerate(answer)] if harbors else answer


def is_raidable(state: State, system: int, defender: int) -> bool:
    """Return whether a building or a Flagship defends, so that the usual limit of raid dice holds (ARC-7.5)."""
    has_flagship = state.extension is not None and state.extension.fixed_ships(system, defender) > 0
    return has_flagship or len(buildings_of(state, system, defender)) > 0


@DICE.changed_by("L17")
def raider_exosuits(state: State, source: int, answer: list[int], seat: int, defender: int, system: int) -> list[int]:
    """One raid die where there is no defending building, but a player to raid (ABR-4.30)."""
    if state.owner_of(source) != seat or defender >= SEATS or answer[MOST_RAID] or is_raidable(state, system, defender):
        return answer
    return [1 if i == MOST_RAID else n for i, n in enumerate(answer)]


@final
class RepairAttacker(Verb):
    """Repair a damaged ship that attacked (L07)."""

    verb: ClassVar[str] = "repair_attacker"

    def concerns(self, state: State, seat: int) -> bool:
        battle = current_battle(state)
        return battle is not None and battle.seat == seat and battle.facts[LEFT_DAMAGED] > 0

    def run(self, state: State, seat: int, source: int) -> None:
        battle = current_battle(state)
        if battle is None or not self.concerns(state, seat):
            return
        if state.damaged[battle.system * SHIP_OWNERS + seat]:
            repair_ship(state, seat, battle.system, seat)


@PLACES.changed_by("L08")
def gate_ports(state: State, source: int, answer: list[int], seat: int, system: int, kind: int) -> list[int]:
    """Starports at gates, one for each gate."""
    site = system * 4 + OUTSIDE_STARPORT
    if state.owner_of(source) != seat or kind != STARPORT or not is_gate(system) or building_on(state, site) >= 0:
        return answer
    return [*answer, site]


@final
class GateToll(Verb):
    """Capture an agent of the Rival whose ships entered (L08)."""

    verb: ClassVar[str] = "gate_toll"

    def run(self, state: State, seat: int, source: int) -> None:
        mover = subject_of(state) // SYSTEM_COUNT
        if capture(state, seat, mover):
            if state.events is not None:
                state.emit(Captured(seat, mover, 1))
            captured(state, seat, mover, 1)


@PLACES.changed_by("L09")
def cloud_cities(state: State, source: int, answer: list[int], seat: int, system: int, kind: int) -> list[int]:
    """Cities outside the slots of a planet, one for each planet, for a resource of its type."""
    site = system * 4 + OUTSIDE_CITY
    if state.owner_of(source) != seat or kind != CITY or is_gate(system) or building_on(state, site) >= 0:
        return answer
    return [*answer, site]


@PLACES.changed_by("L11")
def gate_stations(state: State, source: int, answer: list[int], seat: int, system: int, kind: int) -> list[int]:
    """Cities at gates, one for each gate."""
    site = system * 4 + OUTSIDE_CITY
    if state.owner_of(source) != seat or kind != CITY or not is_gate(system) or building_on(state, site) >= 0:
        return answer
    return [*answer, site]


@TYPES.changed_by("L11")
def station_types(state: State, source: int, answer: int, system: int) -> int:
    """A gate city has every type of the cities in its cluster."""
    if is_gate(system):
        for planet in range(system + 1, system + 4):
            if any(not each & IS_STARPORT for each in buildings_at(state, planet)):
                answer |= 1 << state.types[planet]
    return answer


@final
class Railgun(Verb):
    """The attacker takes a hit before the dice, if the holder has a fresh defending ship (L12)."""

    verb: ClassVar[str] = "railgun"

    def run(self, state: State, seat: int, source: int) -> None:
        battle = current_battle(state)
        if battle is not None and state.fresh[battle.system * SHIP_OWNERS + seat]:
            assign(state, battle.seat, battle.seat, seat, battle.system, TO_SHIPS, 1)


@final
class Reinforce(Asking):
    """Move fresh ships from adjacent systems into the battle (L15). `n` are bits of the neighbours already asked."""

    verb: ClassVar[str] = "reinforce"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 <= n < 1 << MOST_NEIGHBOURS

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        battle = current_battle(state)
        if battle is None:
            return []
        found = [
            notation.move(start, battle.system)
            for i, start in enumerate(neighbours(state, battle.system, seat))
            if fresh_ships(state, start, seat) and not n & 1 << i
        ]
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.NO:
            return
        start, end = action.args
        self.ask_again(state, seat, source, n | 1 << neighbours(state, end, seat).index(start))
        state.stack.append(MoveShips(seat, start, end, fresh_ships(state, start, seat), 0, 0, 1, 1, []))


@TAXES.changed_by("L20")
def bond_taxes(state: State, source: int, answer: int, seat: int, city: int) -> int:
    """While Empath is declared its holder taxes any city like an own one."""
    if state.owner_of(source) != seat or not is_declared(state, EMPATH):
        return answer
    return AS_LOYAL


@SHIPYARD.changed_by("L20")
def bond_shipyards(state: State, source: int, answer: bool, seat: int, starport: int) -> bool:
    """While Empath is declared its holder builds ships at any starport."""
    return answer or (state.owner_of(source) == seat and is_declared(state, EMPATH))


@STARTS_CATAPULT.changed_by("L20")
def bond_catapults(state: State, source: int, seat: int, system: int) -> int:
    """While Empath is declared its holder catapults from any starport."""
    if state.owner_of(source) != seat or not is_declared(state, EMPATH):
        return DEFAULT
    others = [each for each in buildings_at(state, system) if each & IS_STARPORT and owner_of(each) != seat]
    return MAY if others else DEFAULT


@CAN_STEAL.changed_by("L21")
def keepers_trust(state: State, source: int, thief: int, victim: int, what: int, is_card: bool) -> int:
    """While Keeper is declared nobody steals a type that the thief already has."""
    if is_card or state.owner_of(source) != victim or not is_declared(state, KEEPER):
        return DEFAULT
    return CANNOT if has(state, thief, what) else DEFAULT


@CAN_STEAL.changed_by("L22")
def keepers_solidarity(state: State, source: int, thief: int, victim: int, what: int, is_card: bool) -> int:
    """While Keeper is declared nobody steals a Guild card whose suit the holder has as a resource."""
    if not is_card or state.owner_of(source) != victim or not is_declared(state, KEEPER):
        return DEFAULT
    return CANNOT if has(state, victim, state.table.cards.suit[what]) else DEFAULT


@TAXES_AGAIN.changed_by("L23")
def warlords_cruelty(state: State, source: int, answer: bool, seat: int, city: int) -> bool:
    """While Warlord is declared its holder taxes cities again."""
    return answer or (state.owner_of(source) == seat and is_declared(state, WARLORD))
