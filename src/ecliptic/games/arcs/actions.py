"""The standard actions apart from move and battle: tax, build, repair (ARC-6.1 to ARC-6.10, ARC-6.17)."""

from collections.abc import Callable
from typing import ClassVar, Final, final

from ecliptic.effects import Choice
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import NO_TYPE, RESOURCES, SYSTEM_COUNT, is_gate
from ecliptic.games.arcs.events import Captured, SeatSystemEvent, resource_ref
from ecliptic.games.arcs.frame_checks import FLAGS
from ecliptic.games.arcs.pieces import (
    building_on,
    capture,
    place_building,
    place_ships,
    replace_building,
)
from ecliptic.games.arcs.reaction_order import fire_in_order
from ecliptic.games.arcs.resources import gain, spend, spendable_types
from ecliptic.games.arcs.state import (
    CITY,
    DAMAGED,
    IS_STARPORT,
    NOBODY,
    OUTSIDE_CITY,
    SEATS,
    SHIP,
    SHIP_OWNERS,
    SITE_SHIFT,
    STARPORT,
    USED,
    State,
    owner_of,
    system_of,
)
from ecliptic.games.arcs.words import (
    AS_RIVAL,
    BUILT_SHIP,
    NOT_TAXED,
    TAXED,
    TAXES_EMPTY,
    build_sites,
    builds_at,
    built_fresh,
    captured,
    comes_damaged,
    how_taxed,
    is_shipyard,
    may_repair,
    more_builds,
    more_repairs,
    planet_types,
    served_types,
    taxes_again,
    taxes_empty_slots,
)
from ecliptic.kernel import Action, Json, Message
from ecliptic.kernel.frames import check_fields

# What is built and repaired outside the map, by the kind of action. The campaign fills it.
MORE: Final[dict[str, Callable[[State, int, Action], None]]] = {}


def tax_options(state: State, seat: int) -> list[Action]:
    """Return the cities that a seat may tax (ARC-6.1, ARC-6.3)."""
    empty: list[Action] = []
    if state.active[TAXES_EMPTY.number]:
        again = taxes_again(state, seat)
        for site in range(SYSTEM_COUNT * 4):
            is_slot = site & 3 < state.table.board.slots[site >> 2] and len(state.links[site >> 2]) > 0
            is_free = is_slot and building_on(state, site) < 0 and (again or site not in state.limits)
            if is_free and taxes_empty_slots(state, seat, site >> 2):
                empty.append(notation.TAX[site])
    return empty + [
        notation.TAX[each >> SITE_SHIFT]
        for each in state.buildings
        if not each & IS_STARPORT
        and (not each & USED or taxes_again(state, seat, each))
        and how_taxed(state, seat, each) != NOT_TAXED
    ]


def tax(state: State, seat: int, site: int) -> None:
    """Gain a resource of the planet's type; a Rival loses an agent (ARC-6.1, ARC-6.2, ARC-6.4)."""
    city = building_on(state, site)
    system = site >> 2
    if state.events is not None:
        state.emit(SeatSystemEvent("taxed" if city >= 0 else "taxed-empty", seat, system))
    owner = NOBODY
    if city < 0:
        state.limits.append(site)
    else:
        if how_taxed(state, seat, city) == AS_RIVAL and owner_of(city) < SEATS:
            owner = owner_of(city)
        replace_building(state, city, city | USED)
    fire_in_order(state, TAXED, seat * 128 + site)
    take_agent(state, seat, owner)
    if state.extension is None or not state.extension.asks_tax_source(state, seat, site):
        gain_of_types(state, seat, planet_types(state, system))


def take_agent(state: State, seat: int, owner: int) -> None:
    """Capture an agent of the owner of a taxed city, if there is one (ARC-6.2)."""
    taken = capture(state, seat, owner) if owner != NOBODY else 0
    if taken and state.events is not None:
        state.emit(Captured(seat, owner, taken))
    captured(state, seat, owner, taken)


def collect_tax(state: State, seat: int, system: int, owner: int) -> None:
    """Gain what a tax gives, and capture an agent of the owner if there is one (ARC-6.2)."""
    take_agent(state, seat, owner)
    gain_of_types(state, seat, planet_types(state, system))


def gain_of_types(state: State, seat: int, types: int) -> None:
    """Gain one resource of one of these types; with several the seat chooses."""
    if types.bit_count() == 1:
        gain(state, seat, types.bit_length() - 1)
    elif types:
        state.stack.append(ChooseType(seat, types))


@final
class ChooseType(Choice[State]):
    """A resource of which of these types is gained?"""

    __slots__ = ("types",)

    def __init__(self, seat: int, types: int) -> None:
        self.seat = seat
        self.types = types

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, types=0 < self.types < 1 << len(RESOURCES))

    def options(self, state: State) -> list[Action]:
        kinds = [kind for kind in range(len(RESOURCES)) if self.types & 1 << kind and state.supply[kind]]
        return [notation.TYPE[kind] for kind in kinds]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        gain(state, seat, action.args[0])

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-type", {"resource": resource_ref(action.args[0])}, self.clauses(state))


def build_options(state: State, seat: int) -> list[Action]:
    """Return what a seat may build where, also when the piece for it is missing (ARC-6.6 to ARC-6.8, ARC-6.10)."""
    found: list[Action] = []
    where = builds_at(state, seat)
    for system in range(SYSTEM_COUNT):
        if not where >> system & 1:
            continue
        for site in build_sites(state, seat, system, CITY):
            if site & 3 != OUTSIDE_CITY or is_gate(system):
                found.append(notation.BUILD_CITY[system])
            elif payable(state, seat, state.types[system]):
                found.append(notation.BUILD_OUTSIDE[system])
        for _ in build_sites(state, seat, system, STARPORT):
            found.append(notation.BUILD_STARPORT[system])
    for each in state.buildings:
        if each & IS_STARPORT and not each & USED and is_shipyard(state, seat, each):
            found.append(notation.BUILD_SHIP[each >> SITE_SHIFT])
    return more_builds(state, seat, found)


def payable(state: State, seat: int, kind: int) -> bool:
    """Return whether a seat has a resource to spend as this type (ARC-8.3)."""
    held = spendable_types(state, seat)
    return kind != NO_TYPE and (kind in held or (len(held) > 0 and served_types(state, seat) & 1 << kind != 0))


def build(state: State, seat: int, action: Action) -> None:
    """Build a city, a starport or a ship (ARC-6.6 to ARC-6.9)."""
    if action.kind == "build_ship":
        build_ship(state, seat, action.args[0])
        return
    if action.kind in MORE:
        MORE[action.kind](state, seat, action)
        return
    system = action.args[0]
    kind = STARPORT if action.kind == "build_starport" else CITY
    sites = build_sites(state, seat, system, kind)
    outside = action.kind == "build_outside"
    site = next(each for each in sites if (each & 3 == OUTSIDE_CITY and not is_gate(system)) == outside)
    if place_building(state, seat, site, kind, comes_damaged(state, seat, system, kind)) and outside:
        pay(state, seat, state.types[system])


def build_ship(state: State, seat: int, site: int) -> None:
    """Build a ship at a starport, which is then used for this turn (ARC-6.8, ARC-6.9)."""
    starport = building_on(state, site)
    replace_building(state, starport, starport | USED)
    system = system_of(starport)
    is_damaged = comes_damaged(state, seat, system, SHIP) and not built_fresh(state, seat, starport)
    place_ships(state, seat, system, 1, is_damaged)
    fire_in_order(state, BUILT_SHIP, seat * 128 + site)


def pay(state: State, seat: int, kind: int) -> None:
    """Spend a resource of a type, or another that serves as it."""
    state.stack.append(Pay(seat, kind))


@final
class Pay(Choice[State]):
    """Which resource is spent as this type? `at_once` says that it is not set aside in a Prelude."""

    __slots__ = ("at_once", "resource")

    defaults: ClassVar[dict[str, int]] = {"at_once": 0}

    def __init__(self, seat: int, resource: int, at_once: int = 0) -> None:
        self.seat = seat
        self.resource = resource
        self.at_once = at_once

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, resource=0 <= self.resource < len(RESOURCES), at_once=self.at_once in FLAGS)

    def options(self, state: State) -> list[Action]:
        held = spendable_types(state, self.seat)
        if served_types(state, self.seat) & 1 << self.resource:
            return [notation.SPEND_AS[kind][self.resource] for kind in held]
        return [notation.SPEND_AS[self.resource][self.resource]] if self.resource in held else []

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        spend(state, seat, action.args[0], self.at_once > 0)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"resource": resource_ref(self.resource)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-spend", {"resource": resource_ref(action.args[0])}, self.clauses(state))


def repair_options(state: State, seat: int) -> list[Action]:
    """Return the damaged Loyal pieces that a seat may repair (ARC-6.17)."""
    found = [
        notation.REPAIR_SHIP[system] for system in range(SYSTEM_COUNT) if state.damaged[system * SHIP_OWNERS + seat]
    ]
    found += [
        notation.REPAIR_BUILDING[each >> SITE_SHIFT]
        for each in state.buildings
        if each & DAMAGED and (owner_of(each) == seat or may_repair(state, seat, owner_of(each), system_of(each)))
    ]
    for other in state.table.others:
        for system in range(SYSTEM_COUNT if other < SHIP_OWNERS else 0):
            if state.damaged[system * SHIP_OWNERS + other] and may_repair(state, seat, other, system):
                found.append(notation.REPAIR_OTHER[other][system])
    return more_repairs(state, seat, found)


def repair(state: State, seat: int, action: Action) -> None:
    """Make a damaged piece fresh (ARC-6.17)."""
    if action.kind == "repair_ship":
        repair_ship(state, action.args[1] if len(action.args) > 1 else seat, action.args[0], seat)
        return
    if action.kind in MORE:
        MORE[action.kind](state, seat, action)
        return
    number = building_on(state, action.args[0])
    replace_building(state, number, number & ~DAMAGED)
    if state.events is not None:
        state.emit(SeatSystemEvent("repaired", seat, system_of(number)))


def repair_ship(state: State, owner: int, system: int, by: int) -> None:
    """Make one damaged ship of an owner in a system fresh; `by` says who does it."""
    at = system * SHIP_OWNERS + owner
    state.damaged[at] -= 1
    state.fresh[at] += 1
    if state.events is not None:
        state.emit(SeatSystemEvent("repaired", by, system))
