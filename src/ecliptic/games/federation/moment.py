"""Questions in whose place the player may also use a scholar (FED-4.9, FED-13.14).

Scholars of the timing `any_turn` may be used at any moment of the own turn, those of a planet at any point of an action
on it. A moment is a question of the game. None are: paying, putting crystals away, choosing the target of a scholar,
and what belongs to placing an ambassador, which is one decision in several questions.
"""

from typing import Final

from ecliptic.games.federation import notation
from ecliptic.games.federation.atalum import NO_PLANET, copyable, is_own_turn, is_usable, refreshable
from ecliptic.games.federation.choice import Choice
from ecliptic.games.federation.state import USED, State
from ecliptic.games.federation.using import use_scholar
from ecliptic.games.federation.vocabulary import ANY_TURN, COPY_SCHOLAR, REFRESH_SCHOLAR
from ecliptic.kernel import Action

LAST: Final = [notation.DONE, notation.END, notation.PASS]  # what ends something is offered last


class Moment(Choice):
    """A question of the game with its own answers, and besides them the scholars that can be used now.

    With a single answer of its own it is asked only if it waits for scholars: the next question offers them as well.
    """

    __slots__ = ()

    def own(self, state: State) -> list[Action]:
        """The answers to the question itself. Never changes the state."""
        raise NotImplementedError

    def decide(self, state: State, seat: int, action: Action) -> None:
        """Carry out one of the own answers."""
        raise NotImplementedError

    def waits(self, state: State) -> bool:
        """Is it asked for the sake of scholars alone?"""
        return False

    def options(self, state: State) -> list[Action]:
        own = self.own(state)
        if state.players[self.seat].scholars and (len(own) > 1 or self.waits(state)):
            uses = scholar_uses(state, self.seat)
            if uses:
                return own[:-1] + uses + own[-1:] if own and own[-1] in LAST else own + uses
        return own

    def answer(self, state: State, seat: int, action: Action) -> None:
        if action.kind == "use":
            use_scholar(state, seat, action.args[0])
        else:
            self.decide(state, seat, action)


class OnPlanet(Moment):
    """An action on a planet.

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

    def waits(self, state: State) -> bool:
        """Only now can scholars of this planet be used, turned up for it, or copied (FED-13.13, FED-25.4)."""
        parts = state.parts
        seat, planet, before = self.seat, self.planet, self.before
        for scholar in state.players[seat].scholars[: self.owned]:
            if scholar >= USED:
                continue
            timing = parts.scholar_timing[scholar]
            if timing == planet:
                if is_usable(state, seat, scholar, planet, before):
                    return True
            elif timing == ANY_TURN and is_own_turn(state, seat):
                for other in reached_by(state, seat, scholar, planet, before):
                    if parts.scholar_timing[other] == planet and is_usable(state, seat, other, planet, before):
                        return True
        return False


def reached_by(state: State, seat: int, scholar: int, planet: int, before: int) -> list[int]:
    """The scholars that this one could turn up or copy."""
    step = state.parts.effects.steps[state.parts.scholar_effect[scholar]][0]
    if step.verb == REFRESH_SCHOLAR:
        return refreshable(state, seat, step.level)
    return copyable(state, seat, step.level, planet, before) if step.verb == COPY_SCHOLAR else []


def scholar_uses(state: State, seat: int) -> list[Action]:
    """The own scholars that can be used now (FED-4.9, FED-13.13)."""
    timings = state.parts.scholar_timing
    own_turn = is_own_turn(state, seat)
    planet, before, owned = NO_PLANET, 0, 0
    at = current_action(state)
    if at >= 0:
        action = state.stack[at]
        assert isinstance(action, OnPlanet)
        planet, before, owned = action.planet, action.before, action.owned
    options: list[Action] = []
    for i, scholar in enumerate(state.players[seat].scholars):
        if scholar < USED:
            timing = timings[scholar]
            is_time = own_turn if timing == ANY_TURN else timing == planet and i < owned
            if is_time and is_usable(state, seat, scholar, planet, before):
                options.append(notation.USE[scholar])
    return options


def current_action(state: State) -> int:
    """The place on the stack of the planet's action that is going on, or -1."""
    stack = state.stack
    for i in range(len(stack) - 1, -1, -1):
        if isinstance(stack[i], OnPlanet):
            return i
    return -1
