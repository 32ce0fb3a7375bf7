"""Fate 17, the Overlord: Sycophants, the rule by fear, and the Reach that rejects it."""

from typing import ClassVar, Final, final

from ecliptic.effects import subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import ONCE_PER_TURN, Asking, Verb
from ecliptic.games.arcs.battle_value import pending_outcome
from ecliptic.games.arcs.board import RESOURCES, SYSTEM_COUNT, is_gate
from ecliptic.games.arcs.campaign.events import SeatCountEvent
from ecliptic.games.arcs.campaign.pursuits import chapters_to_come, control_share, pursuit
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.campaign.state import seat_of_fate
from ecliptic.games.arcs.guilds import loyal_card_stays
from ecliptic.games.arcs.outrage import provoke_outrage
from ecliptic.games.arcs.pieces import place_ships, ships_at
from ecliptic.games.arcs.state import IS_STARPORT, NOBODY, State, owner_of, system_of
from ecliptic.games.arcs.words import KEEPS, controls_for_ambitions, has, may_harm, planet_types, planets_of
from ecliptic.kernel import Action

OVERLORD: Final = 17
SHIPS: Final = 2
CONTROL_BY_FEAR: Final = 2
POWER_LOST: Final = [0, 1, 3, 6, 8, 10]  # by number of Outrages

# What a city promises that the present battle will raze, and the type of one that own ships could raze.
FEARED: Final = 2.0
IN_REACH: Final = 0.4

KEEPS.changed_by("F17-02")(loyal_card_stays)


def at_planets(state: State, types: int) -> list[Action]:
    """Return the planets that have one of these types, to choose from."""
    return [notation.AT[system] for system in planets_of(state, types)]


@final
class FirstOutrage(Asking):
    """Without any Outrage, perhaps provoke one and place 2 ships on a planet of its type. `n`: its bit, then."""

    verb: ClassVar[str] = "first_outrage"

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return n == 0 or n in [1 << kind for kind in range(len(RESOURCES))]

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if n:
            return at_planets(state, n) if state.players[seat].ships else []
        if state.players[seat].outrage:
            return []
        return [notation.NO, *[notation.TYPE[kind] for kind in range(len(RESOURCES))]]

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if n:
            place_ships(state, seat, action.args[0], SHIPS)
        elif action is not notation.NO:
            types = 1 << action.args[0]
            self.ask_again(state, seat, source, types)
            provoke_outrage(state, seat, types)


@final
class Sycophants(Asking):
    """Whoever provokes Outrage may place 2 ships on a planet of its type, once per turn (F17-02). `n`: the types."""

    verb: ClassVar[str] = "sycophants"

    def first(self, state: State, seat: int, source: int) -> int:
        return subject_of(state) % (1 << len(RESOURCES))

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 < n < 1 << len(RESOURCES)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not state.players[seat].ships or ONCE_PER_TURN + source in state.limits:
            return []
        found = at_planets(state, n)
        return [notation.NO, *found] if found else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.NO:
            return
        if state.turn_seat != NOBODY:
            state.limits.append(ONCE_PER_TURN + source)
        place_ships(state, seat, action.args[0], SHIPS)


@final
class RuleByFear(Verb):
    """1 for each type that the Overlord has and whose Outrage it has provoked."""

    verb: ClassVar[str] = "rule_by_fear"

    def run(self, state: State, seat: int, source: int) -> None:
        outrage = state.players[seat].outrage
        kinds = [kind for kind in range(len(RESOURCES)) if outrage & 1 << kind and has(state, seat, kind)]
        advance(state, seat, len(kinds))


@final
class ControlByFear(Verb):
    """2 for each type among controlled planets whose Outrage the Overlord has provoked."""

    verb: ClassVar[str] = "control_by_fear"

    def run(self, state: State, seat: int, source: int) -> None:
        types = 0
        for system in range(SYSTEM_COUNT):
            if not is_gate(system) and controls_for_ambitions(state, seat, system):
                types |= planet_types(state, system)
        advance(state, seat, CONTROL_BY_FEAR * (types & state.players[seat].outrage).bit_count())


@pursuit("F17-01B")
def promised_fear(state: State, seat: int) -> float:
    """Return what outraged types count in every chapter to come: held resources, and the best held planets."""
    outrage = state.players[seat].outrage
    best = [0.0] * len(RESOURCES)
    for system in range(SYSTEM_COUNT):
        types = planet_types(state, system) & outrage
        if types:
            share = control_share(state, seat, system)
            for kind in range(len(RESOURCES)):
                if types & 1 << kind and share > best[kind]:
                    best[kind] = share
    each = 0.0
    for kind in range(len(RESOURCES)):
        if outrage & 1 << kind:
            each += CONTROL_BY_FEAR * best[kind] + (1 if has(state, seat, kind) else 0)
    each += IN_REACH * types_in_reach(state, seat).bit_count()
    outcome = pending_outcome(state) if state.turn_seat == seat else None
    if outcome is not None:
        each += FEARED * outcome.razed
    return each * chapters_to_come(state)


def types_in_reach(state: State, seat: int) -> int:
    """Return the bits of the types without Outrage of which own ships could raze a city."""
    types = 0
    for city in state.buildings:
        system = system_of(city)
        is_others = not city & IS_STARPORT and owner_of(city) != seat
        if is_others and ships_at(state, system, seat) and may_harm(state, seat, owner_of(city), system):
            types |= planet_types(state, system)
    return types & ~state.players[seat].outrage


@final
class ReachRejects(Verb):
    """The Overlord loses Power by the number of Outrages (F17-03)."""

    verb: ClassVar[str] = "reach_rejects"

    def run(self, state: State, seat: int, source: int) -> None:
        overlord = seat_of_fate(state, OVERLORD)
        if overlord == NOBODY:
            return
        lost = POWER_LOST[state.players[overlord].outrage.bit_count()]
        state.players[overlord].power -= lost
        if lost and state.events is not None:
            state.emit(SeatCountEvent("lost-power", overlord, lost))
