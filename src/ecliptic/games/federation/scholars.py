"""Planet Atalum: taking scholars, turning them up again, copying them (FED-13, FED-25)."""

from typing import final

from ecliptic.games.federation import notation
from ecliptic.games.federation.atalum import STACKS_PER_LEVEL, copyable, refreshable
from ecliptic.games.federation.choice import Choice
from ecliptic.games.federation.medals import influence_grew
from ecliptic.games.federation.resolving import resolve
from ecliptic.games.federation.state import State
from ecliptic.games.federation.tables import SCHOLARS_PER_STACK
from ecliptic.games.federation.using import begin_use, find
from ecliptic.games.federation.vocabulary import ATALUM, IMMEDIATE
from ecliptic.kernel import Action


def take_scholar(state: State, seat: int, scholar: int) -> None:
    """Take a scholar, turn up the next ones, and resolve an immediate effect (FED-13.1, FED-13.6 to FED-13.11)."""
    stack = scholar // SCHOLARS_PER_STACK
    left = state.stacks[stack][:-1]
    state.players[seat].scholars.append(scholar)
    state.note("take_scholar", seat, scholar)
    level = stack // STACKS_PER_LEVEL + 1
    delegation = stack % STACKS_PER_LEVEL
    if level == 1 and left:
        state.note("reveal_scholar", what=left[-1])
    state.stacks[stack] = left
    if level == 1:
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
        state.note("reveal_scholar", what=pile[-1])
        state.level_2_up |= 1 << delegation


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
