"""Fate 2, the Founder: Parade Fleets, the Book of Liberation, Freedom Fighters; see `commonwealth` and `armistices`."""

from bisect import insort
from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT, MAY
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import LABEL_ARGS, Asking, Verb
from ecliptic.games.arcs.board import RESOURCES, SYMBOLS, SYSTEM_COUNT, SYSTEMS
from ecliptic.games.arcs.campaign import armistices
from ecliptic.games.arcs.campaign.acts import grand_ambition
from ecliptic.games.arcs.campaign.commonwealth import (
    has_armistice,
    has_won,
    is_member,
    members,
)
from ecliptic.games.arcs.campaign.crises import rolled_symbol
from ecliptic.games.arcs.campaign.empire import become_outlaw
from ecliptic.games.arcs.campaign.notation import BUILDINGS, made
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, control_shares, pursuit, wins_to_come
from ecliptic.games.arcs.campaign.recipes import OfCards, advance, bring_out
from ecliptic.games.arcs.campaign.state import (
    give_favor,
    is_imperial,
    is_regent,
)
from ecliptic.games.arcs.campaign.words import can_pay_harm
from ecliptic.games.arcs.court import hold_card
from ecliptic.games.arcs.events import SeatSystemEvent, system_ref
from ecliptic.games.arcs.outrage import clear_outrage
from ecliptic.games.arcs.pieces import empty_slot, piece, place_ships, resolve_destroyed
from ecliptic.games.arcs.scoring import ambitions_won
from ecliptic.games.arcs.state import (
    CITY,
    DAMAGED,
    EMPIRE,
    FREE,
    IS_STARPORT,
    NOBODY,
    SEATS,
    SHIP,
    SHIP_OWNERS,
    STARPORT,
    State,
    building,
    owner_of,
    system_of,
    turn_order,
)
from ecliptic.games.arcs.words import (
    FOR_AMBITION,
    MAY_HARM,
    MAY_SECURE,
    builds_at,
    comes_damaged,
    controller,
    controls_for_ambitions,
    harm_begins,
    harmed,
    planet_types,
)
from ecliptic.kernel import Action, Json

CONFIDENCE: Final = 3
FAIR_SHARE: Final = 2
PARADE: Final = 2  # ships
AS_REGENT: Final = 0.3  # what a Regent may still expect of the objective of an Outlaw
assert armistices.CALLS


def free_cities(state: State) -> list[int]:
    """Return the Free cities on the map."""
    return [each for each in state.buildings if owner_of(each) == FREE and not each & IS_STARPORT]


# Act I


@final
class InspireConfidence(Verb):
    """The Founder wins ambitions while an Outlaw: 3 each."""

    verb: ClassVar[str] = "inspire_confidence"

    def run(self, state: State, seat: int, source: int) -> None:
        if not is_regent(state, seat):
            advance(state, seat, CONFIDENCE * len(ambitions_won(state, seat)))


@final
class DefyTheEmpire(Verb):
    """At the end of a chapter an Outlaw advances by the systems under control."""

    verb: ClassVar[str] = "defy_the_empire"

    def run(self, state: State, seat: int, source: int) -> None:
        if not is_regent(state, seat):
            systems = range(SYSTEM_COUNT)
            advance(state, seat, sum(1 for system in systems if controls_for_ambitions(state, seat, system)))


@pursuit("F02-01B")
def promised_defiance(state: State, seat: int) -> float:
    """Return what ambitions and systems promise an Outlaw; a Regent must first become one."""
    systems = control_shares(state, seat, list(range(SYSTEM_COUNT)))
    total = CONFIDENCE * wins_to_come(state, seat) + systems * chapters_to_come(state)
    return AS_REGENT * total if is_regent(state, seat) else total


@final
class ParadeFleets(Asking):
    """Perhaps place 2 ships in a system with a Free city, then perhaps become an Outlaw (F02-02).

    `n` is 1 for the title, which may turn without a parade too.
    """

    verb: ClassVar[str] = "parade_fleets"

    def run(self, state: State, seat: int, source: int) -> None:
        self.ask_again(state, seat, source, 0 if self.systems(state, seat) else 1)

    def systems(self, state: State, seat: int) -> list[int]:
        """Return where ships can be placed."""
        return sorted({system_of(each) for each in free_cities(state)}) if state.players[seat].ships else []

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n in (0, 1)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n:
            return [notation.YES, notation.NO] if is_regent(state, seat) else []
        return [notation.NO, *[notation.AT[system] for system in self.systems(state, seat)]]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n:
            if action is notation.YES:
                become_outlaw(state, seat)
            return
        self.ask_again(state, seat, source, 1)
        if action is not notation.NO:
            place_ships(state, seat, action.args[0], PARADE)


# What a success or failure brings


@MAY_HARM.changed_by("F02-04")
def free_buildings_are_safe(state: State, source: int, seat: int, owner: int, system: int) -> int:
    """The holder of the Book of Liberation does not harm Free buildings."""
    return CANNOT if state.owner_of(source) == seat and owner == FREE else DEFAULT


def build_free_args(state: State, args: tuple[int, ...]) -> Json:
    """Return what the label of a Free building says."""
    return {"system": system_ref(args[0]), "piece": BUILDINGS[args[1]]}


LABEL_ARGS["build_free"] = build_free_args


@final
class BuildFree(Asking):
    """Build a Free city or starport outside the Empire, which clears the Outrage of the planet's type (F02-04)."""

    verb: ClassVar[str] = "build_free"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        where = builds_at(state, seat)
        return [
            made("build_free", f"{SYSTEMS[system]}/{name}", (system, kind))
            for system in range(SYSTEM_COUNT)
            if where >> system & 1 and empty_slot(state, system) >= 0 and not is_imperial(state, system)
            for kind, name in enumerate(BUILDINGS)
        ]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        system, kind = action.args[0], STARPORT if action.args[1] else CITY
        is_damaged = comes_damaged(state, seat, system, kind)
        insort(state.buildings, building(empty_slot(state, system), FREE, kind == STARPORT, is_damaged))
        if state.events is not None:
            state.emit(SeatSystemEvent("built-free", seat, system))
        types = planet_types(state, system)
        for resource in range(len(RESOURCES)):
            if types & 1 << resource:
                clear_outrage(state, seat, resource)


@final
class FavorsToNeighbours(Verb):
    """Everybody gives Favors: an arrow to the left, a hex to the right, a crescent to both (F02-05)."""

    verb: ClassVar[str] = "favors_to_neighbours"

    def run(self, state: State, seat: int, source: int) -> None:
        symbol = SYMBOLS[rolled_symbol(state)]
        steps = {"arrow": (1,), "hex": (-1,)}.get(symbol, (1, -1))
        seats = state.table.seats
        for owner in turn_order(state):
            for step in steps:
                if state.players[owner].agents:
                    give_favor(state, owner, (owner + step) % seats)


@final
class FavorOfEachRival(Verb):
    """Take a Favor from each Rival that has an agent (F02-05)."""

    verb: ClassVar[str] = "favor_of_each_rival"

    def run(self, state: State, seat: int, source: int) -> None:
        for other in range(state.table.seats):
            if other != seat and state.players[other].agents:
                give_favor(state, other, seat)


# Act II


@final
class GiveEach(OfCards):
    """Give every player one of these cards, in turn order."""

    verb: ClassVar[str] = "give_each"

    def run(self, state: State, seat: int, source: int) -> None:
        for other, card in zip(turn_order(state), self.cards(state), strict=False):
            if bring_out(state, card):
                hold_card(state, other, card)


@final
class DistributePower(Verb):
    """The Commonwealth wins its ambition: 2 for each Member."""

    verb: ClassVar[str] = "distribute_power"

    def run(self, state: State, seat: int, source: int) -> None:
        if has_won(state):
            advance(state, seat, FAIR_SHARE * len(members(state)))


@final
class ProtectFreedom(Verb):
    """At the end of a chapter: 1 for each Free city outside the Empire."""

    verb: ClassVar[str] = "protect_freedom"

    def run(self, state: State, seat: int, source: int) -> None:
        advance(state, seat, cities_in_freedom(state))


def cities_in_freedom(state: State) -> int:
    """Return how many Free cities are outside the Empire."""
    return sum(1 for each in free_cities(state) if not is_imperial(state, system_of(each)))


@pursuit("F02-12B")
def promised_freedom(state: State, seat: int) -> float:
    """Return what the Commonwealth wins now, and what Free cities count in every chapter to come."""
    shared = FAIR_SHARE * len(members(state)) if has_won(state) else 0
    return float(shared + cities_in_freedom(state) * chapters_to_come(state))


# Act III


@MAY_SECURE.changed_by("F02-24")
def spirit_of_freedom(state: State, source: int, seat: int, spot: int) -> int:
    """Its holder secures also on a tie with a Rival who is no Member."""
    if state.owner_of(source) != seat:
        return DEFAULT
    agents = state.agents[spot * SEATS : spot * SEATS + state.table.seats]
    tied = [other for other, n in enumerate(agents) if other != seat and n == agents[seat]]
    is_most = agents[seat] > 0 and agents[seat] == max(agents)
    return MAY if is_most and any(not is_member(state, other) for other in tied) else DEFAULT


@final
class InciteRevolt(Asking):
    """Destroy damaged ships of Rivals and the Empire beside a fresh Free city, without Trophies (F02-27)."""

    verb: ClassVar[str] = "incite_revolt"

    def targets(self, state: State, seat: int, system: int) -> list[int]:
        """Return the owners whose damaged ships are destroyed; an Armistice protects Members from a Member."""
        spared = members(state) if is_member(state, seat) and has_armistice(state) else []
        owners = [other for other in (*range(state.table.seats), EMPIRE) if other != seat and other not in spared]
        there = [other for other in owners if state.damaged[system * SHIP_OWNERS + other]]
        return [other for other in there if can_pay_harm(state, seat, other, system)]

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        fresh = {system_of(each) for each in free_cities(state) if not each & DAMAGED}
        return [notation.AT[system] for system in sorted(fresh) if self.targets(state, seat, system)]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        system = action.args[0]
        for owner in self.targets(state, seat, system):
            at = system * SHIP_OWNERS + owner
            count, state.damaged[at] = state.damaged[at], 0
            for _ in range(count):
                resolve_destroyed(state, piece(owner, SHIP), owner, system)  # no Trophy: it returns
            harmed(state, seat, owner)
            harm_begins(state, seat, owner, system)


def protected_cities(state: State) -> int:
    """Return how many Free cities neither the Empire nor a player outside the Commonwealth controls."""
    found = 0
    for each in free_cities(state):
        system = system_of(each)
        holder = controller(state, system, NOBODY, FOR_AMBITION)
        if not is_imperial(state, system) and (holder == NOBODY or is_member(state, holder)):
            found += 1
    return found


@grand_ambition("three-free-cities")
def three_free_cities(state: State, seat: int) -> bool:
    """Return whether the Commonwealth wins its ambition and 3 Free cities are protected."""
    return has_won(state) and protected_cities(state) >= 3


@grand_ambition("seven-free-cities")
def seven_free_cities(state: State, seat: int) -> bool:
    """Return whether the Commonwealth wins its ambition and 7 Free cities are protected."""
    return has_won(state) and protected_cities(state) >= 7
