"""Could an erudite of the timing `any_turn` bring the assistant die before step 4 of a placement ends (FED-9.4)?"""

from typing import Any

from ecliptic.effects import Choose, Step
from ecliptic.games.federation.atalum import NO_PLANET, copyable, refreshable
from ecliptic.games.federation.interruptible_choice import erudite_uses
from ecliptic.games.federation.state import State
from ecliptic.games.federation.steps import FederationStep


def die_may_come(state: State, seat: int) -> bool:
    """Could an erudite that can be used now bring this player a die?"""
    tried: set[int] = set()
    for use in erudite_uses(state, seat):
        if effect_may_bring_die(state, seat, state.parts.erudite_effect[use.args[0]], tried):
            return True
    return False


def effect_may_bring_die(state: State, seat: int, effect: int, tried: set[int]) -> bool:
    """Could this effect bring a die, also by another effect it leads to? Those in `tried` could not."""
    if effect in tried:
        return False
    tried.add(effect)
    for step in state.parts.effects.steps[effect]:
        if isinstance(step, FederationStep) and step.may_bring_die(state, seat):
            return True
        for other in led_to(state, seat, step):
            if effect_may_bring_die(state, seat, other, tried):
                return True
    return False


def led_to(state: State, seat: int, step: Step[Any]) -> list[int]:
    """The effects that this step may start."""
    if isinstance(step, Choose):
        return step.options
    assert isinstance(step, FederationStep)
    parts = state.parts
    if step.refreshes:
        return [parts.erudite_effect[erudite] for erudite in refreshable(state, seat, step.refreshes)]
    if step.copies:
        return [parts.erudite_effect[erudite] for erudite in copyable(state, seat, step.copies, NO_PLANET, 0)]
    return step.leads_to(state, seat)
