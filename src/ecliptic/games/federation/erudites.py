"""Planet Atalum: taking erudites, turning them up again, copying them (FED-13, FED-25)."""

from typing import final

from ecliptic.effects import Effects, refresh, resolve
from ecliptic.games.federation import notation, planet_events
from ecliptic.games.federation.atalum import NO_PLANET, STACKS_PER_LEVEL, copyable, erudite_args, refreshable
from ecliptic.games.federation.interruptible_choice import OnPlanet, Uninterrupted, current_action
from ecliptic.games.federation.medals import influence_grew
from ecliptic.games.federation.state import FORMER_FRAMES, NOBODY, State
from ecliptic.games.federation.steps import FederationStep
from ecliptic.games.federation.tables import ERUDITES_PER_STACK
from ecliptic.games.federation.use_erudite import begin_use, find
from ecliptic.games.federation.vocabulary import ATALUM
from ecliptic.games.federation.words import erudite_was_turned_up, is_used_at_once
from ecliptic.kernel import Action, Fields, Json, Message, refused
from ecliptic.kernel.frames import check_fields


def take_erudite(state: State, seat: int, erudite: int) -> None:
    """Take an erudite, turn up the next ones, and resolve an immediate effect (FED-13.1, FED-13.6 to FED-13.11)."""
    stack = erudite // ERUDITES_PER_STACK
    left = state.stacks[stack][:-1]
    state.players[seat].erudites.append(erudite)
    if state.events is not None:
        state.emit(planet_events.EruditeTaken(seat, erudite))
    level = stack // STACKS_PER_LEVEL + 1
    delegation = stack % STACKS_PER_LEVEL
    if level == 1 and left and state.events is not None:
        state.emit(planet_events.EruditeRevealed(NOBODY, left[-1]))
    state.stacks[stack] = left
    if level == 1:
        reveal_level_2(state, delegation)
    elif level == 2:
        state.level_2_up &= ~(1 << delegation)
        if state.variant.reveals_next_level_2:
            reveal_level_2(state, delegation)
    influence_grew(state, seat, ATALUM)
    refresh(state)
    use_at_once(state, seat, erudite)


def use_at_once(state: State, seat: int, erudite: int) -> None:
    """Use an erudite that was taken or turned up again, if its effect is immediate (FED-13.11)."""
    if is_used_at_once(state, erudite):
        begin_use(state, seat, erudite)
        erudite_was_turned_up(state, erudite)


def reveal_level_2(state: State, delegation: int) -> None:
    """Turn up the top level 2 erudite of a delegation if it is not yet (FED-13.6, FED-13.8)."""
    pile = state.stacks[STACKS_PER_LEVEL + delegation]
    if pile and not state.level_2_up & 1 << delegation:
        if state.events is not None:
            state.emit(planet_events.EruditeRevealed(NOBODY, pile[-1]))
        state.level_2_up |= 1 << delegation


@final
class RefreshErudite(Uninterrupted):
    """Which used erudite is turned face up again? An immediate effect is resolved at once (FED-15.17, FED-25.3)."""

    __slots__ = ("level",)

    question = "refresh"
    rules = ("FED-15.17", "FED-25.3")

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def options(self, state: State) -> list[Action]:
        return [notation.REFRESH[erudite] for erudite in refreshable(state, self.seat, self.level)]

    def decide(self, state: State, seat: int, action: Action) -> None:
        erudite = action.args[0]
        state.stack.pop()
        erudites = state.players[seat].erudites
        erudites[find(erudites, erudite)] = erudite
        if state.events is not None:
            state.emit(planet_events.EruditeRefreshed(seat, erudite))
        use_at_once(state, seat, erudite)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"level": self.level}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-refresh", erudite_args(state, action.args[0]), self.rules)

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, level=1 <= self.level <= 3)


@final
class CopyErudite(Uninterrupted):
    """Which face-up erudite's effect is copied? The copied one is not used up (FED-25.4)."""

    __slots__ = ("before", "level", "planet")

    question = "copy"
    rules = ("FED-25.4", "FED-25.5")

    def __init__(self, seat: int, level: int, planet: int, before: int) -> None:
        self.seat = seat
        self.level = level
        self.planet = planet
        self.before = before

    def options(self, state: State) -> list[Action]:
        erudites = copyable(state, self.seat, self.level, self.planet, self.before)
        return [notation.COPY[erudite] for erudite in erudites]

    def decide(self, state: State, seat: int, action: Action) -> None:
        erudite = action.args[0]
        state.stack.pop()
        if state.events is not None:
            state.emit(planet_events.EruditeCopied(seat, erudite))
        resolve(state, seat, state.parts.erudite_effect[erudite], 0)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"level": self.level}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-copy", erudite_args(state, action.args[0]), ("FED-25.4",))

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, level=1 <= self.level <= 3, before=0 <= self.before <= 1)


# Journals keep the hashes that they had when erudites were called scholars.
FORMER_FRAMES[RefreshErudite] = ("RefreshScholar", ("level", "seat"))
FORMER_FRAMES[CopyErudite] = ("CopyScholar", ("before", "level", "planet", "seat"))


# Verbs


@final
class RefreshEruditeStep(FederationStep):
    """FED-15.17, FED-25.3"""

    verb = "refresh_erudite"
    icon = "refresh"
    used_by = frozenset({"site", "erudite"})

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        self.level = self.refreshes = table.number("level", 1, 3)
        self.n = table.number("count", 1, 1)
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(RefreshErudite(seat, self.refreshes))


@final
class CopyEruditeStep(FederationStep):
    """With the planet whose action is going on, if any (FED-25.4)."""

    verb = "copy_erudite"
    icon = "copy_base"
    used_by = frozenset({"erudite"})

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        levels = table.numbers("levels")
        if levels != list(range(1, len(levels) + 1)) or not 1 <= len(levels) <= 3:
            raise refused("problem-levels", place=table.path("levels"))
        self.level = self.copies = len(levels)
        table.words("from", ["face_up_on_atalum", "own_face_up"])
        table.finish()

    def run(self, state: State, seat: int, source: int) -> None:
        at = current_action(state)
        planet, before = NO_PLANET, 0
        if at >= 0:
            action = state.stack[at]
            assert isinstance(action, OnPlanet)
            planet, before = action.planet, action.before
        state.stack.append(CopyErudite(seat, self.copies, planet, before))
