"""Using erudites instead of answering a question (FED-4.9, FED-13.14).

Erudites of the timing `any_turn` may be used at any moment of the own turn, those of a planet at any point of an action
on it. Every question of the game is such a moment, except those that are `Uninterrupted`.
"""

from typing import Any, Final, final

from ecliptic.effects import Choice
from ecliptic.games.federation import notation, wording
from ecliptic.games.federation.atalum import (
    NO_PLANET,
    copyable,
    erudite_args,
    is_in_vain,
    is_own_turn,
    is_usable,
    refreshable,
)
from ecliptic.games.federation.state import COUNTS_REFRESHES, ERUDITES, NO_ACTIONS, USED, EruditeUses, State
from ecliptic.games.federation.steps import first_step
from ecliptic.games.federation.use_erudite import find, use_erudite
from ecliptic.games.federation.vocabulary import ANY_TURN
from ecliptic.kernel import Action, Message

USE_RULES: Final = ("FED-4.9", "FED-13.13")


class Uninterrupted(Choice[State]):
    """A question during which no erudite is used.

    Such are paying, putting crystals away, choosing the target of an erudite, and what belongs to placing an
    ambassador, which is one decision in several questions.
    """

    __slots__ = ()


class EndsLast(Choice[State]):
    """A question with an answer that ends something; erudites are offered before it."""

    __slots__ = ()

    def with_others(self, own: list[Action], others: list[Action]) -> list[Action]:
        if own:
            last = own[-1]
            if last is notation.DONE or last is notation.END or last is notation.PASS:
                return own[:-1] + others + own[-1:]
        return own + others


class OnPlanet(EndsLast):
    """An action on a planet.

    `owned` erudites were there when it began. Those used so far have given `extra` moves, a `discount`, or a level of
    erudite to take `instead`. `before` says that the main part is still to come.
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

    def asks_for_interruptions(self, state: State) -> bool:
        """Only now can erudites of this planet be used, turned up for it, or copied (FED-13.13, FED-25.4)."""
        parts = state.parts
        seat, planet, before = self.seat, self.planet, self.before
        for erudite in state.players[seat].erudites[: self.owned]:
            if erudite >= USED:
                continue
            timing = parts.erudite_timing[erudite]
            if timing == planet:
                if is_usable(state, seat, erudite, planet, before):
                    return True
            elif (
                timing == ANY_TURN
                and is_own_turn(state, seat)
                and leads_to_planet(state, seat, erudite, planet, before, {erudite})
            ):
                return True
        return False


def leads_to_planet(state: State, seat: int, erudite: int, planet: int, before: int, tried: set[int]) -> bool:
    """Can this erudite turn up or copy one of the planet, from version 2 on also by way of another one?"""
    timings = state.parts.erudite_timing
    for other in reached_by(state, seat, erudite, planet, before):
        if timings[other] == planet:
            if is_usable(state, seat, other, planet, before):
                return True
        elif timings[other] == ANY_TURN and other not in tried and state.variant.rules >= COUNTS_REFRESHES:
            tried.add(other)
            if leads_to_planet(state, seat, other, planet, before, tried):
                return True
    return False


def reached_by(state: State, seat: int, erudite: int, planet: int, before: int) -> list[int]:
    """The erudites that this one could turn up or copy."""
    step = first_step(state, erudite)
    if step.refreshes:
        return refreshable(state, seat, step.refreshes)
    return copyable(state, seat, step.copies, planet, before) if step.copies else []


def erudite_uses(state: State, seat: int) -> list[Action]:
    """The own erudites that can be used now (FED-4.9, FED-13.13)."""
    timings = state.parts.erudite_timing
    own_turn = is_own_turn(state, seat)
    planet, before, owned = NO_PLANET, 0, 0
    at = current_action(state)
    if at >= 0:
        action = state.stack[at]
        assert isinstance(action, OnPlanet)
        planet, before, owned = action.planet, action.before, action.owned
    options: list[Action] = []
    for i, erudite in enumerate(state.players[seat].erudites):
        if erudite < USED:
            timing = timings[erudite]
            is_time = own_turn if timing == ANY_TURN else timing == planet and i < owned
            if is_time and is_usable(state, seat, erudite, planet, before):
                options.append(notation.USE[erudite])
    return options


def use_label(state: State, seat: int, erudite: int) -> Message:
    """Return the use of an erudite as an option."""
    vain = "yes" if is_in_vain(state, seat, erudite) else "no"
    return Message("do-use", {**erudite_args(state, erudite), "vain": vain}, USE_RULES)


def why_not_use(state: State, seat: int, about: str) -> Message:
    """Return why this player cannot use the erudite that is named now."""
    if about not in notation.ERUDITES:
        return Message("no-such-erudite", {"text": about}, USE_RULES)
    erudite = notation.ERUDITES.index(about)
    held = state.players[seat].erudites
    place = find(held, erudite)
    reason = "no-own-erudite"
    if place >= 0:
        reason = "no-used-erudite" if held[place] & USED else "no-erudite-now"
    return Message(reason, {"erudite": wording.erudite_ref(state.parts, erudite)}, USE_RULES)


def current_action(state: State) -> int:
    """The place on the stack of the planet's action that is going on, or -1."""
    stack = state.stack
    for i in range(len(stack) - 1, -1, -1):
        if isinstance(stack[i], OnPlanet):
            return i
    return -1


@final
class UsesOfErudites(EruditeUses):
    """Lets the state offer erudites beside the answers to a question."""

    def offered(self, state: State, choice: Choice[Any]) -> list[Action]:
        return NO_ACTIONS if isinstance(choice, Uninterrupted) else erudite_uses(state, choice.seat)

    def use(self, state: State, seat: int, erudite: int) -> None:
        use_erudite(state, seat, erudite)


ERUDITES.append(UsesOfErudites())
