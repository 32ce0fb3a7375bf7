"""Planet Atalum: taking scholars, using them, turning them up again, copying them (FED-13, FED-25)."""

from typing import Final, final

from ecliptic.games.federation import notation
from ecliptic.games.federation.choice import Choice
from ecliptic.games.federation.counting import count
from ecliptic.games.federation.effects import resolve
from ecliptic.games.federation.medals import influence_grew
from ecliptic.games.federation.state import AMBASSADOR_PHASE, IN_USE, SCHOLAR, USED, State
from ecliptic.games.federation.tables import SCHOLARS_PER_STACK
from ecliptic.games.federation.vocabulary import (
    ALTERATION_DRAW,
    ANY_TURN,
    ATALUM,
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
from ecliptic.kernel import Action, Frame

STACKS_PER_LEVEL: Final = len(DELEGATIONS)
NO_PLANET: Final = -1  # no planet's action is going on


# What lies on Atalum


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


def take_scholar(state: State, seat: int, scholar: int) -> None:
    """Take a scholar, turn up the next ones, and resolve an immediate effect (FED-13.1, FED-13.6 to FED-13.11)."""
    stack = scholar // SCHOLARS_PER_STACK
    state.stacks[stack] = state.stacks[stack][:-1]
    state.players[seat].scholars.append(scholar)
    state.note("take_scholar", seat, scholar)
    level = stack // STACKS_PER_LEVEL + 1
    delegation = stack % STACKS_PER_LEVEL
    if level == 1:
        if state.stacks[stack]:
            state.note("reveal_scholar", what=state.stacks[stack][-1])
        reveal_level_2(state, delegation)
    elif level == 2:
        state.level_2_up &= ~(1 << delegation)
        if state.variant.reveals_next_level_2:
            reveal_level_2(state, delegation)
    influence_grew(state, seat, ATALUM)
    if state.parts.scholar_timing[scholar] == IMMEDIATE:
        begin_use(state, seat, scholar)
        resolve(state, seat, state.parts.scholar_effect[scholar], 0)


def reveal_level_2(state: State, delegation: int) -> None:
    """Turn up the top level 2 scholar of a delegation if it is not yet (FED-13.6, FED-13.8)."""
    pile = state.stacks[STACKS_PER_LEVEL + delegation]
    if pile and not state.level_2_up & 1 << delegation:
        state.level_2_up |= 1 << delegation
        state.note("reveal_scholar", what=pile[-1])


# Using own scholars


def begin_use(state: State, seat: int, scholar: int) -> None:
    """From now on the scholar is in use; when everything above is done it is turned face down (FED-13.10).

    Until then it is neither ready nor used: it cannot turn itself up again, nor be copied.
    """
    scholars = state.players[seat].scholars
    scholars[find(scholars, scholar)] = scholar | IN_USE
    state.stack.append(EndOfUse(seat, scholar))


def find(scholars: list[int], scholar: int) -> int:
    """Where a scholar lies in front of its owner."""
    for i, held in enumerate(scholars):
        if held & SCHOLAR == scholar:
            return i
    return -1


@final
class EndOfUse(Frame[State]):
    """A scholar's effect has been resolved: it is turned face down (FED-13.10)."""

    __slots__ = ("scholar", "seat")

    def __init__(self, seat: int, scholar: int) -> None:
        self.seat = seat
        self.scholar = scholar

    def run(self, state: State) -> None:
        state.stack.pop()
        scholars = state.players[self.seat].scholars
        scholars[find(scholars, self.scholar)] = self.scholar | USED


def any_turn_uses(state: State, seat: int, options: list[Action]) -> None:
    """Append the scholars that can be used at any moment of the own turn and would do something (FED-4.9)."""
    timing = state.parts.scholar_timing
    for scholar in state.players[seat].scholars:
        if scholar < USED and timing[scholar] == ANY_TURN and is_useful(state, seat, scholar, NO_PLANET, 0):
            options.append(notation.USE[scholar])


def is_useful(state: State, seat: int, scholar: int, planet: int, before: int) -> bool:
    """Would this effect do something now? `before`: the main part of the planet's action is still to come."""
    step = state.parts.effects.steps[state.parts.scholar_effect[scholar]][0]
    verb = step.verb
    if verb == REFRESH_SCHOLAR:
        return len(refreshable(state, seat, step.level)) > 0
    if verb == COPY_SCHOLAR:
        return len(copyable(state, seat, step.level, planet, before)) > 0
    if verb == EXTRA_MOVE:
        return before > 0 and not is_at_end(state, seat, planet)
    if verb == BUILD_DISCOUNT:
        return before > 0
    if verb == TAKE_SCHOLAR_INSTEAD:
        return before > 0 and len(atalum_options(state, seat, step.level)) > 0
    if verb == ALTERATION_DRAW:
        return len(state.beside[step.level]) > 0
    if verb == GAIN_PER:
        return count(state, seat, step.count) > 0
    return True


def is_at_end(state: State, seat: int, planet: int) -> bool:
    """Can the miner or the magus move no further (FED-11.7, FED-12.5)?"""
    player = state.players[seat]
    return player.miner == state.parts.neo_end if planet == NEO else player.magus == len(state.moons) - 1


def use_scholar(state: State, seat: int, scholar: int) -> None:
    """Use an own scholar that is ready (FED-13.10)."""
    state.note("use_scholar", seat, scholar)
    begin_use(state, seat, scholar)
    resolve(state, seat, state.parts.scholar_effect[scholar], 0)


# Turning scholars up again


def refreshable(state: State, seat: int, level: int) -> list[int]:
    """The own used scholars of a level (FED-15.17, FED-25.3)."""
    levels = state.parts.scholar_level
    held = state.players[seat].scholars
    return [scholar & SCHOLAR for scholar in held if scholar & USED and levels[scholar & SCHOLAR] == level]


@final
class RefreshScholar(Choice):
    """Which used scholar is turned face up again? An immediate effect is resolved at once (FED-15.17, FED-25.3)."""

    __slots__ = ("level",)

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def options(self, state: State) -> list[Action]:
        return [notation.REFRESH[scholar] for scholar in refreshable(state, self.seat, self.level)]

    def answer(self, state: State, seat: int, action: Action) -> None:
        scholar = action.args[0]
        state.stack.pop()
        scholars = state.players[seat].scholars
        scholars[find(scholars, scholar)] = scholar
        state.note("refresh_scholar", seat, scholar)
        if state.parts.scholar_timing[scholar] == IMMEDIATE:
            begin_use(state, seat, scholar)
            resolve(state, seat, state.parts.scholar_effect[scholar], 0)


# Copying scholars


def is_copier(state: State, scholar: int) -> bool:
    """Is this 1A3 or 2A3, which copy neither themselves nor each other (FED-25.5)?"""
    return state.parts.effects.steps[state.parts.scholar_effect[scholar]][0].verb == COPY_SCHOLAR


def copyable(state: State, seat: int, level: int, planet: int, before: int) -> list[int]:
    """Face-up scholars up to this level on Atalum or of the player (FED-25.4).

    During a planet's action those of its timing; the others only outside of it, where planet-timed effects wait.
    """
    parts = state.parts
    found: list[int] = []
    seen = [state.stacks[stack][-1] for stack in range(level * STACKS_PER_LEVEL) if is_up(state, stack)]
    seen += [scholar for scholar in state.players[seat].scholars if scholar < USED]
    for scholar in seen:
        timing = parts.scholar_timing[scholar]
        fits = timing >= IMMEDIATE if planet == NO_PLANET else timing == planet
        fits = fits and parts.scholar_level[scholar] <= level and not is_copier(state, scholar)
        if fits and is_useful(state, seat, scholar, planet, before):
            found.append(scholar)
    return found


@final
class CopyScholar(Choice):
    """Which face-up scholar's effect is copied? The copied one is not used up (FED-25.4)."""

    __slots__ = ("before", "level", "planet")

    def __init__(self, seat: int, level: int, planet: int, before: int) -> None:
        self.seat = seat
        self.level = level
        self.planet = planet
        self.before = before

    def options(self, state: State) -> list[Action]:
        scholars = copyable(state, self.seat, self.level, self.planet, self.before)
        return [notation.COPY[scholar] for scholar in scholars]

    def answer(self, state: State, seat: int, action: Action) -> None:
        scholar = action.args[0]
        state.stack.pop()
        state.note("copy_scholar", seat, scholar)
        resolve(state, seat, state.parts.scholar_effect[scholar], 0)


def is_own_turn(state: State, seat: int) -> bool:
    """May this player use scholars of the timing `any_turn` (FED-4.9)?"""
    return state.phase == AMBASSADOR_PHASE and state.active == seat
