"""The action of a planet, with the erudites that may be used during it (FED-11 to FED-15, FED-13.13, FED-13.14)."""

from typing import Final, final

from ecliptic.effects import Choice, Effects
from ecliptic.games.federation import notation, wording
from ecliptic.games.federation.arratooine import arratooine_label, arratooine_options, can_trade, take_arratooine_action
from ecliptic.games.federation.atalum import atalum_options, erudite_args, why_not_take
from ecliptic.games.federation.building_means import can_pay_building
from ecliptic.games.federation.e81216 import (
    build_label,
    building_cost,
    e81216_options,
    take_e81216_action,
    why_not_build,
)
from ecliptic.games.federation.erudites import take_erudite
from ecliptic.games.federation.frame_checks import MOST_COUNTED
from ecliptic.games.federation.interruptible_choice import OnPlanet, current_action
from ecliptic.games.federation.neo import neo_label, neo_options, take_neo_action
from ecliptic.games.federation.six_moon import six_moon_label, six_moon_options, take_six_moon_action
from ecliptic.games.federation.state import State
from ecliptic.games.federation.steps import FederationStep, levels_instead, require_true
from ecliptic.games.federation.vocabulary import (
    ARRATOOINE,
    ATALUM,
    E81216,
    NEO,
    PLANETS,
    SIX_MOON,
)
from ecliptic.kernel import Action, Decision, Fields, Json, Message, Request
from ecliptic.kernel.frames import check_fields


def is_open(state: State, seat: int, planet: int, have: list[int]) -> bool:
    """May this planet's action be chosen with these resources: is there something to pay for (FED-5.6)?"""
    if planet == E81216:
        return can_pay_building(state, seat, have, 0, len(state.players[seat].erudites))
    if planet == ARRATOOINE:
        return can_trade(state, have)
    return True


# By planet: what is asked before the main part, and the clauses behind it.
PLANET_RULES: Final[list[tuple[str, tuple[str, ...]]]] = [
    ("neo", ("FED-11.1", "FED-11.7")),
    ("six-moon", ("FED-12.1", "FED-12.5")),
    ("atalum", ("FED-13.1", "FED-13.2", "FED-13.3")),
    ("arratooine", ("FED-14.1",)),
    ("e81216", ("FED-15.1",)),
]


def begin_planet_action(state: State, seat: int, planet: int) -> None:
    """An action of this planet begins; erudites taken from now on are not used in it (FED-13.13)."""
    state.stack.append(PlanetAction(seat, planet, len(state.players[seat].erudites), 0, 0, 0, 1))


@final
class PlanetAction(OnPlanet):
    """The main part of a planet's action, and erudites before and after it (FED-13.14)."""

    __slots__ = ()

    question = "after-action"
    rules = ("FED-13.14",)

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

    def options(self, state: State) -> list[Action]:
        options = self.main_part(state) if self.before else []
        return options if options or self.may_still(state) else [notation.DONE]

    def may_still(self, state: State) -> bool:
        """Nothing can be built now; would something be, with erudites not yet used (FED-5.6)?"""
        if self.planet != E81216 or not self.before or not self.owned:
            return False
        have = state.players[self.seat].resources
        return can_pay_building(state, self.seat, have, self.discount, self.owned)

    def ask(self, state: State) -> Request | None:
        request = super().ask(state)
        # Where nothing can be built yet, a single erudite that may help is used at once.
        return None if isinstance(request, Decision) and len(request.options) == 1 else request

    def run(self, state: State) -> None:
        if not self.options(state) and self.asks_for_interruptions(state):
            uses = state.interruptions(self)
            if uses:
                state.interrupt(self, uses[0])
                return
        super().run(state)

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
            take_erudite(state, seat, action.args[0])
        elif planet == ARRATOOINE:
            take_arratooine_action(state, seat, action.args[0])
        else:
            take_e81216_action(state, seat, action.args[0], self.discount)

    def topic(self, state: State) -> str:
        return PLANET_RULES[self.planet][0] if self.before else self.question

    def clauses(self, state: State) -> tuple[str, ...]:
        return PLANET_RULES[self.planet][1] if self.before else self.rules

    def prompt_args(self, state: State, seat: int) -> Json:
        return {} if self.before else {"planet": wording.planet_ref(self.planet)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.DONE:
            return Message("do-done", {}, self.rules)
        planet = self.planet
        if planet == NEO:
            return neo_label(state, action)
        if planet == SIX_MOON:
            return six_moon_label(state, action)
        if planet == ATALUM:
            return Message("do-take", erudite_args(state, action.args[0]), ("FED-13.1",))
        if planet == ARRATOOINE:
            return arratooine_label(state, seat, action.args[0])
        return build_label(state, action.args[0], building_cost(state, action.args[0]))

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        if self.before and kind == "take" and self.planet == ATALUM:
            return why_not_take(state, seat, about)
        if self.before and kind == "build" and self.planet == E81216:
            return why_not_build(state, seat, about)
        return None

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            planet=self.planet >= 0,
            owned=0 <= self.owned <= len(state.players[self.seat].erudites),
            extra=0 <= self.extra <= MOST_COUNTED,
            discount=0 <= self.discount <= MOST_COUNTED,
            instead=self.instead == 0 or self.instead in levels_instead(state.parts),
            before=0 <= self.before <= 1,
        )


def change_action(state: State, extra: int, discount: int, instead: int) -> None:
    """An erudite adds to the planet's action that is going on (FED-11.11, FED-12.6, FED-15.9, FED-25.6)."""
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
class ChoosePlanet(Choice[State]):
    """The action of one of several planets: which? `planets` are their bits (FED-6.8, FED-24.7)"""

    __slots__ = ("planets",)

    question = "planet"
    rules = ("FED-6.8", "FED-24.7")

    def __init__(self, seat: int, planets: int) -> None:
        self.seat = seat
        self.planets = planets

    def options(self, state: State) -> list[Action]:
        have = state.players[self.seat].resources
        possible = [planet for planet in range(E81216 + 1) if self.planets & 1 << planet]
        return [notation.PLANET[planet] for planet in possible if is_open(state, self.seat, planet, have)]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        begin_planet_action(state, seat, action.args[0])

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-planet", {"planet": wording.planet_ref(action.args[0])}, self.rules)

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, planets=0 < self.planets < 1 << len(PLANETS))


# Verbs


@final
class PlanetActionStep(FederationStep):
    """FED-6.6"""

    verb = "planet_action"
    used_by = frozenset({"mission", "deep_space"})

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.planets = row.words(self.verb, PLANETS)

    def run(self, state: State, seat: int, source: int) -> None:
        if len(self.planets) == 1:
            begin_planet_action(state, seat, self.planets[0])
        else:
            state.stack.append(ChoosePlanet(seat, sum(1 << planet for planet in self.planets)))

    def args(self, effects: Effects[State]) -> Json:
        return {"planets": {"or": [wording.planet_ref(planet) for planet in self.planets]}}

    def printed(self) -> Json:
        return {**super().printed(), "planets": [PLANETS[planet] for planet in self.planets]}


@final
class ExtraMoveStep(FederationStep):
    """FED-11.11, FED-12.6"""

    verb = "extra_move"
    icon = "move"
    counted = True
    used_by = frozenset({"planet_erudite"})

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        self.n = self.extra = table.number("steps", 1, 9)
        table.word("reward", ["final_place_only"])
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        change_action(state, self.extra, 0, 0)


@final
class BuildDiscountStep(FederationStep):
    """FED-15.9"""

    verb = "build_discount"
    icon = "robot"
    counted = True
    used_by = frozenset({"planet_erudite"})

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        self.n = self.discount = table.number("crystals", 1, 9)
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        change_action(state, 0, self.discount, 0)


@final
class TakeEruditeInsteadStep(FederationStep):
    """FED-25.6"""

    verb = "take_erudite_instead"
    icon = "erudite"
    used_by = frozenset({"planet_erudite"})

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        self.level = self.instead = table.number("level", 1, 3)
        require_true(table, "ignore_prerequisite")
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        change_action(state, 0, 0, self.instead)
