"""The action of a planet, with the scholars that may be used during it (FED-11 to FED-15, FED-13.13, FED-13.14)."""

from typing import final

from ecliptic.games.federation import notation
from ecliptic.games.federation.arratooine import arratooine_options, can_trade, take_arratooine_action
from ecliptic.games.federation.atalum import STACKS_PER_LEVEL, atalum_options, is_own_turn, is_up
from ecliptic.games.federation.e81216 import can_build, e81216_options, take_e81216_action
from ecliptic.games.federation.moment import Moment, OnPlanet, current_action
from ecliptic.games.federation.neo import neo_options, take_neo_action
from ecliptic.games.federation.scholars import take_scholar
from ecliptic.games.federation.six_moon import six_moon_options, take_six_moon_action
from ecliptic.games.federation.state import USED, State
from ecliptic.games.federation.vocabulary import (
    ARRATOOINE,
    ATALUM,
    BUILD_DISCOUNT,
    COPY_SCHOLAR,
    E81216,
    NEO,
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
class PlanetAction(OnPlanet):
    """The main part of a planet's action, and scholars before and after it (FED-13.14)."""

    __slots__ = ()

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

    def own(self, state: State) -> list[Action]:
        options = self.main_part(state) if self.before else []
        return options if options or self.may_still(state) else [notation.DONE]

    def may_still(self, state: State) -> bool:
        """Nothing can be built now; would something be, with discounts not yet used (FED-5.6)?"""
        if self.planet != E81216 or not self.before or not self.owned:
            return False
        discount = self.discount + possible_discount(state, self.seat, self.owned)
        return can_build(state, self.seat, state.players[self.seat].resources, discount)

    def decide(self, state: State, seat: int, action: Action) -> None:
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
class ChoosePlanet(Moment):
    """The action of one of several planets: which? `planets` are their bits (FED-6.8, FED-24.7)"""

    __slots__ = ("planets",)

    def __init__(self, seat: int, planets: int) -> None:
        self.seat = seat
        self.planets = planets

    def own(self, state: State) -> list[Action]:
        have = state.players[self.seat].resources
        possible = [planet for planet in range(E81216 + 1) if self.planets & 1 << planet]
        return [notation.PLANET[planet] for planet in possible if is_open(state, self.seat, planet, have)]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        begin_planet_action(state, seat, action.args[0])
