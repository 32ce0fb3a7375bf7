"""Which erudites on Atalum and in front of players can be taken, used, turned up and copied (FED-13, FED-25)."""

from typing import Final

from ecliptic.games.federation import notation, wording
from ecliptic.games.federation.state import AMBASSADOR_PHASE, ERUDITE, USED, State
from ecliptic.games.federation.steps import first_step
from ecliptic.games.federation.tables import ERUDITES_PER_STACK
from ecliptic.games.federation.vocabulary import (
    DELEGATIONS,
    IMMEDIATE,
    NEO,
)
from ecliptic.kernel import Action, Json, Message

STACKS_PER_LEVEL: Final = len(DELEGATIONS)
NO_PLANET: Final = -1  # no planet's action is going on


def is_up(state: State, stack: int) -> bool:
    """Is there an erudite on this stack whose face can be seen (FED-13.5)?"""
    if not state.stacks[stack]:
        return False
    level = stack // STACKS_PER_LEVEL + 1
    return level != 2 or bool(state.level_2_up & 1 << stack - STACKS_PER_LEVEL)


def owned_stacks(state: State, seat: int) -> int:
    """Bits of the level and delegation of every erudite this player owns, used or not."""
    owned = 0
    for erudite in state.players[seat].erudites:
        owned |= 1 << (erudite & ERUDITE) // ERUDITES_PER_STACK
    return owned


def atalum_options(state: State, seat: int, instead: int) -> list[Action]:
    """The erudites this player may take (FED-13.2 to FED-13.5); `instead` is a level taken freely (FED-25.6)."""
    owned = owned_stacks(state, seat)
    options: list[Action] = []
    for stack, pile in enumerate(state.stacks):
        if not pile or owned & 1 << stack or not is_up(state, stack):
            continue
        level = stack // STACKS_PER_LEVEL + 1
        if level == instead if instead else level == 1 or has_lower_level(state, owned, stack):
            options.append(notation.TAKE[pile[-1]])
    return options


def has_lower_level(state: State, owned: int, stack: int) -> bool:
    """Does the player own what this level needs: the next lower one, in the other edition any lower one (FED-13.3)?"""
    if owned & 1 << stack - STACKS_PER_LEVEL:
        return True
    if state.variant.needs_next_lower_level or stack < 2 * STACKS_PER_LEVEL:
        return False
    return bool(owned & 1 << stack - 2 * STACKS_PER_LEVEL)


def erudite_args(state: State, erudite: int) -> Json:
    """Return an erudite and its effect as arguments of a message."""
    effect = wording.effect(state.parts, state.parts.erudite_effect[erudite])
    return {"erudite": wording.erudite_ref(state.parts, erudite), "effect": effect}


def why_not_take(state: State, seat: int, about: str) -> Message:
    """Return why this player cannot take the erudite that is named."""
    rules = ("FED-13.1",)
    if about not in notation.ERUDITES:
        return Message("no-such-erudite", {"text": about}, rules)
    erudite = notation.ERUDITES.index(about)
    stack = erudite // ERUDITES_PER_STACK
    if not is_up(state, stack) or state.stacks[stack][-1] != erudite:
        reason = "no-erudite-there"
    else:
        reason = "no-erudite-twice" if owned_stacks(state, seat) & 1 << stack else "no-lower-erudite"
    return Message(reason, {"erudite": wording.erudite_ref(state.parts, erudite)}, rules)


def is_own_turn(state: State, seat: int) -> bool:
    """May this player use erudites of the timing `any_turn` (FED-4.9)?"""
    return state.phase == AMBASSADOR_PHASE and state.active_seat == seat


# What can be used


def is_usable(state: State, seat: int, erudite: int, planet: int, before: int) -> bool:
    """Can this effect be used now? `before`: the main part of the planet's action is still to come.

    What needs another erudite needs one that is there; what changes the main part comes before it (FED-13.14). Any
    other effect can be used, also in vain.
    """
    step = first_step(state, erudite)
    if step.refreshes:
        return len(refreshable(state, seat, step.refreshes)) > 0
    if step.copies:
        return len(copyable(state, seat, step.copies, planet, before)) > 0
    if step.instead:
        return before > 0 and len(atalum_options(state, seat, step.instead)) > 0
    return before > 0 or not (step.extra or step.discount)


def is_in_vain(state: State, seat: int, erudite: int) -> bool:
    """Would using this erudite now do nothing, as everybody can see?"""
    step = first_step(state, erudite)
    if step.extra:
        return is_at_end(state, seat, state.parts.erudite_timing[erudite])
    return step.is_in_vain(state, seat)


def is_at_end(state: State, seat: int, planet: int) -> bool:
    """Can the miner or the magus move no further (FED-11.7, FED-12.5)?"""
    player = state.players[seat]
    return player.miner == state.parts.neo_end if planet == NEO else player.magus == len(state.moons) - 1


def refreshable(state: State, seat: int, level: int) -> list[int]:
    """The own used erudites of a level (FED-15.17, FED-25.3)."""
    levels = state.parts.erudite_level
    held = state.players[seat].erudites
    return [erudite & ERUDITE for erudite in held if erudite & USED and levels[erudite & ERUDITE] == level]


def is_copier(state: State, erudite: int) -> bool:
    """Is this 1A3 or 2A3, which copy neither themselves nor each other (FED-25.5)?"""
    return first_step(state, erudite).copies > 0


def copyable(state: State, seat: int, level: int, planet: int, before: int) -> list[int]:
    """Face-up erudites up to this level on Atalum or of the player, whose effect can be used now (FED-25.4).

    A planet-timed effect only during an action on that planet.
    """
    parts = state.parts
    found: list[int] = []
    seen = [state.stacks[stack][-1] for stack in range(level * STACKS_PER_LEVEL) if is_up(state, stack)]
    seen += [erudite for erudite in state.players[seat].erudites if erudite < USED]
    for erudite in seen:
        timing = parts.erudite_timing[erudite]
        fits = timing == planet or timing >= IMMEDIATE
        fits = fits and parts.erudite_level[erudite] <= level and not is_copier(state, erudite)
        if fits and is_usable(state, seat, erudite, planet, before):
            found.append(erudite)
    return found
