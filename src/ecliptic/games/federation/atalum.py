"""Which scholars on Atalum and in front of players can be taken, used, turned up and copied (FED-13, FED-25)."""

from typing import Final

from ecliptic.games.federation import notation
from ecliptic.games.federation.counting import count
from ecliptic.games.federation.state import AMBASSADOR_PHASE, SCHOLAR, USED, State
from ecliptic.games.federation.tables import SCHOLARS_PER_STACK
from ecliptic.games.federation.vocabulary import (
    ALTERATION_DRAW,
    BUILD_DISCOUNT,
    COPY_SCHOLAR,
    DELEGATIONS,
    EXTRA_MOVE,
    GAIN_PER,
    IMMEDIATE,
    NEO,
    REFRESH_SCHOLAR,
    TAKE_SCHOLAR_INSTEAD,
)
from ecliptic.kernel import Action

STACKS_PER_LEVEL: Final = len(DELEGATIONS)
NO_PLANET: Final = -1  # no planet's action is going on


def is_up(state: State, stack: int) -> bool:
    """Is there a scholar on this stack whose face can be seen (FED-13.5)?"""
    if not state.stacks[stack]:
        return False
    level = stack // STACKS_PER_LEVEL + 1
    return level != 2 or bool(state.level_2_up & 1 << stack - STACKS_PER_LEVEL)


def owned_stacks(state: State, seat: int) -> int:
    """Bits of the level and delegation of every scholar this player owns, used or not."""
    owned = 0
    for scholar in state.players[seat].scholars:
        owned |= 1 << (scholar & SCHOLAR) // SCHOLARS_PER_STACK
    return owned


def atalum_options(state: State, seat: int, instead: int) -> list[Action]:
    """The scholars this player may take (FED-13.2 to FED-13.5); `instead` is a level taken freely (FED-25.6)."""
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


def is_own_turn(state: State, seat: int) -> bool:
    """May this player use scholars of the timing `any_turn` (FED-4.9)?"""
    return state.phase == AMBASSADOR_PHASE and state.active == seat


# What can be used


def is_usable(state: State, seat: int, scholar: int, planet: int, before: int) -> bool:
    """Can this effect be used now? `before`: the main part of the planet's action is still to come.

    What needs another scholar needs one that is there; what changes the main part comes before it (FED-13.14). Any
    other effect can be used, also in vain.
    """
    step = state.parts.effects.steps[state.parts.scholar_effect[scholar]][0]
    verb = step.verb
    if verb == REFRESH_SCHOLAR:
        return len(refreshable(state, seat, step.level)) > 0
    if verb == COPY_SCHOLAR:
        return len(copyable(state, seat, step.level, planet, before)) > 0
    if verb == TAKE_SCHOLAR_INSTEAD:
        return before > 0 and len(atalum_options(state, seat, step.level)) > 0
    return before > 0 or verb not in (EXTRA_MOVE, BUILD_DISCOUNT)


def is_in_vain(state: State, seat: int, scholar: int) -> bool:
    """Would using this scholar now do nothing, as everybody can see?"""
    step = state.parts.effects.steps[state.parts.scholar_effect[scholar]][0]
    if step.verb == EXTRA_MOVE:
        return is_at_end(state, seat, state.parts.scholar_timing[scholar])
    if step.verb == ALTERATION_DRAW:
        return not state.beside[step.level]
    return step.verb == GAIN_PER and not count(state, seat, step.count)


def is_at_end(state: State, seat: int, planet: int) -> bool:
    """Can the miner or the magus move no further (FED-11.7, FED-12.5)?"""
    player = state.players[seat]
    return player.miner == state.parts.neo_end if planet == NEO else player.magus == len(state.moons) - 1


def refreshable(state: State, seat: int, level: int) -> list[int]:
    """The own used scholars of a level (FED-15.17, FED-25.3)."""
    levels = state.parts.scholar_level
    held = state.players[seat].scholars
    return [scholar & SCHOLAR for scholar in held if scholar & USED and levels[scholar & SCHOLAR] == level]


def is_copier(state: State, scholar: int) -> bool:
    """Is this 1A3 or 2A3, which copy neither themselves nor each other (FED-25.5)?"""
    return state.parts.effects.steps[state.parts.scholar_effect[scholar]][0].verb == COPY_SCHOLAR


def copyable(state: State, seat: int, level: int, planet: int, before: int) -> list[int]:
    """Face-up scholars up to this level on Atalum or of the player, whose effect can be used now (FED-25.4).

    A planet-timed effect only during an action on that planet.
    """
    parts = state.parts
    found: list[int] = []
    seen = [state.stacks[stack][-1] for stack in range(level * STACKS_PER_LEVEL) if is_up(state, stack)]
    seen += [scholar for scholar in state.players[seat].scholars if scholar < USED]
    for scholar in seen:
        timing = parts.scholar_timing[scholar]
        fits = timing == planet or timing >= IMMEDIATE
        fits = fits and parts.scholar_level[scholar] <= level and not is_copier(state, scholar)
        if fits and is_usable(state, seat, scholar, planet, before):
            found.append(scholar)
    return found
