"""The action of a planet, with the scholars that may be used during it (FED-11 to FED-15, FED-13.13, FED-13.14)."""

from typing import final

from ecliptic.games.federation import notation
from ecliptic.games.federation.arratooine import arratooine_options, can_trade, take_arratooine_action
from ecliptic.games.federation.choice import Choice
from ecliptic.games.federation.e81216 import can_build, e81216_options, take_e81216_action
from ecliptic.games.federation.neo import neo_options, take_neo_action
from ecliptic.games.federation.scholars import (
    STACKS_PER_LEVEL,
    atalum_options,
    is_own_turn,
    is_up,
    is_useful,
    refreshable,
    take_scholar,
    use_scholar,
)
from ecliptic.games.federation.six_moon import six_moon_options, take_six_moon_action
from ecliptic.games.federation.state import USED, State
from ecliptic.games.federation.vocabulary import (
    ANY_TURN,
    ARRATOOINE,
    ATALUM,
    BUILD_DISCOUNT,
    COPY_SCHOLAR,
    E81216,
    NEO,
    REFRESH_SCHOLAR,
    SIX_MOON,
)
from ecliptic.kernel import Action


def is_open(state: State, seat: int, planet: int, have: list[int]) -> bool:
    """May this planet's action be chosen with these resources: is there something to pay for (FED-5.6)?"""
    if planet == E81216:
        return can_build(state, seat, have, possible_discount(state, seat, len(state.players[seat].scholars)))
    if planet == ARRATOOINE:
        return can_trade(state, have)
    return True


def possible_discount(state: State, seat: int, owned: int) -> int:
    """The crystals this player's first scholars could save in an action on E81216 (FED-5.6, FED-15.9, FED-25.4)."""
    if not owned:
        return 0
    parts = state.parts
    held = [scholar for scholar in state.players[seat].scholars[:owned] if scholar < USED]
    total = sum(discount_of(state, scholar) for scholar in held)
    if is_own_turn(state, seat):
        for scholar in held:
            step = parts.effects.steps[parts.scholar_effect[scholar]][0]
            if step.verb == COPY_SCHOLAR:
                seen = [state.stacks[s][-1] for s in range(step.level * STACKS_PER_LEVEL) if is_up(state, s)]
                seen += [other for other in held if parts.scholar_level[other] <= step.level]
                total += max(discount_of(state, other) for other in seen)
    return total


def discount_of(state: State, scholar: int) -> int:
    """The crystals a scholar saves when something is built."""
    step = state.parts.effects.steps[state.parts.scholar_effect[scholar]][0]
    return step.n if step.verb == BUILD_DISCOUNT else 0


def begin_planet_action(state: State, seat: int, planet: int) -> None:
    """An action of this planet begins; scholars taken from now on are not used in it (FED-13.13)."""
    state.stack.append(PlanetAction(seat, planet, len(state.players[seat].scholars), 0, 0, 0, 1))


@final
class PlanetAction(Choice):
    """The main part of a planet's action, and scholars before and after it (FED-13.14).

    `owned` scholars were there when it began. Those used so far have given `extra` moves, a `discount`, or a level of
    scholar to take `instead`. `before` says that the main part is still to come.
    """

    __slots__ = ("before", "discount", "extra", "instead", "owned", "planet")

    def __init__(
        self, seat: int, planet: int, owned: int, extra: int, discount: int, instead: int, before: int
    ) -> None:
        self.seat = seat
        self.planet = planet
        self.owned = owned
        self.extra = extra
        self.discount = discount
        self.instead = instead
        self.before = before

    def main_part(self, state: State) -> list[Action]:
        """What the planet itself offers."""
        seat, planet = self.seat, self.planet
        if planet == NEO:
            return neo_options(state, seat)
        if planet == SIX_MOON:
            return six_moon_options(state, seat)
        if planet == ATALUM:
            return atalum_options(state, seat, self.instead)
        if planet == ARRATOOINE:
            return arratooine_options(state, seat)
        return e81216_options(state, seat, self.discount)

    def uses(self, state: State) -> list[Action]:
        """The scholars that can be used now, each at any point of the action (FED-13.14)."""
        options: list[Action] = []
        parts = state.parts
        held = state.players[self.seat].scholars
        for scholar in held[: self.owned]:
            if scholar < USED:
                timing = parts.scholar_timing[scholar]
                if timing == self.planet:
                    if is_useful(state, self.seat, scholar, self.planet, self.before):
                        options.append(notation.USE[scholar])
                elif timing == ANY_TURN and self.helps(state, scholar):
                    options.append(notation.USE[scholar])
        return options

    def helps(self, state: State, scholar: int) -> bool:
        """Does copying or turning up a scholar help with this action? Other effects can wait (FED-4.9, FED-25.4)."""
        if not is_own_turn(state, self.seat):
            return False
        parts = state.parts
        step = parts.effects.steps[parts.scholar_effect[scholar]][0]
        if step.verb == COPY_SCHOLAR:
            return is_useful(state, self.seat, scholar, self.planet, self.before)
        if step.verb == REFRESH_SCHOLAR:
            for used in refreshable(state, self.seat, step.level):
                if parts.scholar_timing[used] == self.planet:
                    return is_useful(state, self.seat, used, self.planet, self.before)
        return False

    def options(self, state: State) -> list[Action]:
        uses = self.uses(state) if self.owned else []
        if not self.before:
            uses.append(notation.DONE)
            return uses
        options = self.main_part(state)
        if not options and not self.may_still(state):
            uses.append(notation.DONE)
        return options + uses

    def may_still(self, state: State) -> bool:
        """Nothing can be built now; would something be, with discounts not yet used (FED-5.6)?"""
        if self.planet != E81216 or not self.owned:
            return False
        discount = self.discount + possible_discount(state, self.seat, self.owned)
        return can_build(state, self.seat, state.players[self.seat].resources, discount)

    def answer(self, state: State, seat: int, action: Action) -> None:
        if action.kind == "use":
            use_scholar(state, seat, action.args[0])
            return
        state.stack.pop()
        if action is notation.DONE:
            return
        if self.owned:
            state.stack.append(PlanetAction(seat, self.planet, self.owned, 0, 0, 0, 0))
        planet = self.planet
        if planet == NEO:
            take_neo_action(state, seat, action, self.extra)
        elif planet == SIX_MOON:
            take_six_moon_action(state, seat, action, self.extra)
        elif planet == ATALUM:
            take_scholar(state, seat, action.args[0])
        elif planet == ARRATOOINE:
            take_arratooine_action(state, seat, action.args[0])
        else:
            take_e81216_action(state, seat, action.args[0], self.discount)


def current_action(state: State) -> int:
    """The place on the stack of the planet's action that is going on, or -1."""
    stack = state.stack
    for i in range(len(stack) - 1, -1, -1):
        if isinstance(stack[i], PlanetAction):
            return i
    return -1


def change_action(state: State, extra: int, discount: int, instead: int) -> None:
    """A scholar adds to the planet's action that is going on (FED-11.11, FED-12.6, FED-15.9, FED-25.6)."""
    at = current_action(state)
    if at < 0:
        return
    action = state.stack[at]
    assert isinstance(action, PlanetAction)
    state.stack[at] = PlanetAction(
        action.seat, action.planet, action.owned, action.extra + extra, action.discount + discount,
        instead or action.instead, action.before,
    )  # fmt: skip


@final
class ChoosePlanet(Choice):
    """The action of one of several planets: which? `planets` are their bits (FED-6.8, FED-24.7)"""

    __slots__ = ("planets",)

    def __init__(self, seat: int, planets: int) -> None:
        self.seat = seat
        self.planets = planets

    def options(self, state: State) -> list[Action]:
        have = state.players[self.seat].resources
        possible = [planet for planet in range(E81216 + 1) if self.planets & 1 << planet]
        return [notation.PLANET[planet] for planet in possible if is_open(state, self.seat, planet, have)]

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        begin_planet_action(state, seat, action.args[0])
