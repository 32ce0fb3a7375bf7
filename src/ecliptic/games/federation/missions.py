"""Missions (FED-6)."""

from typing import final

from ecliptic.effects import NO_SOURCE, Choice, Effects, Resolve, resolve
from ecliptic.games.federation import events, notation, wording
from ecliptic.games.federation.counting import can_take_ship, level
from ecliptic.games.federation.frame_checks import check_times
from ecliptic.games.federation.planet_action import PlanetActionStep, is_open
from ecliptic.games.federation.resources import after_paying, can_pay, pay
from ecliptic.games.federation.state import MISSION_SPACES, State
from ecliptic.games.federation.steps import FederationStep, NumberStep, require_true
from ecliptic.kernel import Action, Fields, Json, Message


def unlock(state: State, seat: int, mission: int) -> None:
    """Put a marker on a mission that has none (FED-5.8)."""
    player = state.players[seat]
    if not player.unlocked & 1 << mission:
        player.unlocked |= 1 << mission
        if state.events is not None:
            state.emit(events.MissionUnlocked(seat, mission))


def unlock_all(state: State, seat: int) -> None:
    """Put a marker on every mission that has none (FED-24.3)."""
    for mission in range(MISSION_SPACES):
        unlock(state, seat, mission)


@final
class Unlock(Choice[State]):
    """A marker goes on any mission that has none: which one? `left` of them (FED-16.4)"""

    __slots__ = ("left",)

    question = "unlock"
    rules = ("FED-16.4",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: State) -> list[Action]:
        unlocked = state.players[self.seat].unlocked
        return [notation.UNLOCK[m] for m in range(MISSION_SPACES) if not unlocked & 1 << m]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        unlock(state, seat, action.args[0])
        if self.left > 1:
            state.stack.append(Unlock(seat, self.left - 1))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"left": self.left}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-unlock", mission_args(state, action.args[0]), self.rules)

    def misfit(self, state: State) -> Message | None:
        return check_times(self, self.left)


def mission_args(state: State, mission: int) -> Json:
    """Return a mission and its effect as arguments of a message."""
    effect = wording.effect(state.parts, state.parts.mission_effect[mission])
    return {"mission": wording.mission_ref(mission), "effect": effect}


def mission_options(state: State, seat: int, options: list[Action]) -> None:
    """Append the missions this player can perform now (FED-6.1 to FED-6.4)."""
    player = state.players[seat]
    waiting = player.unlocked & ~player.completed
    if not waiting or not player.hangar:
        return
    reached = level(state, seat)
    required = state.parts.mission_level
    for mission in range(MISSION_SPACES):
        if waiting & 1 << mission and required[mission] <= reached and can_pay_mission(state, seat, mission):
            options.append(notation.MISSION[mission])


def can_pay_mission(state: State, seat: int, mission: int) -> bool:
    """Can the cost of the mission be paid, its own and that of some action it offers (FED-6.3, FED-6.8)?"""
    parts = state.parts
    cost = parts.mission_cost[mission]
    have = state.players[seat].resources
    if not can_pay(have, cost):
        return False
    if any(cost):
        have = after_paying(have, cost)
    for step in parts.effects.steps[parts.mission_effect[mission]]:
        if isinstance(step, PlanetActionStep):
            for planet in step.planets:
                if is_open(state, seat, planet, have):
                    return True
            return False
    return True


def why_not_mission(state: State, seat: int, about: str) -> Message:
    """Return why this player cannot perform the mission that is named."""
    rules = ("FED-6.1", "FED-6.3")
    if not about.isdecimal() or not 1 <= int(about) <= MISSION_SPACES:
        return Message("no-such-mission", {"text": about}, rules)
    mission = int(about) - 1
    args: Json = {"mission": wording.mission_ref(mission)}
    player = state.players[seat]
    required = state.parts.mission_level[mission]
    if player.completed & 1 << mission:
        reason = "no-mission-completed"
    elif not player.unlocked & 1 << mission:
        reason = "no-mission-locked"
    elif not player.hangar:
        reason = "no-ship"
    elif level(state, seat) < required:
        reason = "no-mission-level"
        args.update({"required": required, "level": level(state, seat)})
    else:
        reason = "no-mission-cost"
    return Message(reason, args, rules)


def perform_mission(state: State, seat: int, mission: int) -> None:
    """Move a ship there, pay the cost and resolve the effect (FED-6.3, FED-6.13)."""
    player = state.players[seat]
    player.hangar -= 1
    player.completed |= 1 << mission
    if state.events is not None:
        state.emit(events.MissionPerformed(seat, mission))
    effect = state.parts.mission_effect[mission]
    cost = state.parts.mission_cost[mission]
    if any(cost):
        state.stack.append(Resolve(seat, effect, 0, NO_SOURCE))
        pay(state, seat, cost)
    else:
        resolve(state, seat, effect, 0)


# Verbs


@final
class ShipStep(NumberStep):
    """Ships from the stock to the hangar, as many as there are and as fit (FED-1.9, FED-1.12)."""

    verb = "ship"
    counted = True

    def run(self, state: State, seat: int, source: int) -> None:
        player = state.players[seat]
        taken = 0
        while taken < self.n and can_take_ship(player, state.variant.hangar_limit):
            player.hangar += 1
            taken += 1
        if taken and state.events is not None:
            state.emit(events.ShipsTaken(seat, taken))

    def can_do(self, state: State, seat: int, source: int) -> bool:
        """Return whether a ship can be taken; a choice offers what cannot be done only if nothing can (FED-5.13)."""
        return can_take_ship(state.players[seat], state.variant.hangar_limit)


@final
class UnlockAnyStep(NumberStep):
    """FED-16.4"""

    verb = "unlock_any"
    icon = "unlock"
    counted = True

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(Unlock(seat, self.n))

    def can_do(self, state: State, seat: int, source: int) -> bool:
        """Return whether a mission has no marker (FED-5.13)."""
        return state.players[seat].unlocked != (1 << MISSION_SPACES) - 1


@final
class UnlockAllStep(FederationStep):
    """FED-24.3"""

    verb = "unlock_all"
    icon = "unlock"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        require_true(row, self.verb)

    def run(self, state: State, seat: int, source: int) -> None:
        unlock_all(state, seat)
