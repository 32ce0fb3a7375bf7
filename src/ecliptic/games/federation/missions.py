"""Missions (FED-6)."""

from typing import final

from ecliptic.games.federation import notation
from ecliptic.games.federation.counting import level
from ecliptic.games.federation.moment import Moment
from ecliptic.games.federation.planet_action import is_open
from ecliptic.games.federation.resolving import Resolve, resolve
from ecliptic.games.federation.resources import after_paying, can_pay, pay
from ecliptic.games.federation.state import MISSION_SPACES, State
from ecliptic.games.federation.vocabulary import PLANET_ACTION
from ecliptic.kernel import Action


def unlock(state: State, seat: int, mission: int) -> None:
    """Put a marker on a mission that has none (FED-5.8)."""
    player = state.players[seat]
    if not player.unlocked & 1 << mission:
        player.unlocked |= 1 << mission
        state.note("unlock", seat, mission)


def unlock_all(state: State, seat: int) -> None:
    """Put a marker on every mission that has none (FED-24.3)."""
    for mission in range(MISSION_SPACES):
        unlock(state, seat, mission)


@final
class Unlock(Moment):
    """A marker goes on any mission that has none: which one? `left` of them (FED-16.4)"""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def own(self, state: State) -> list[Action]:
        unlocked = state.players[self.seat].unlocked
        return [notation.UNLOCK[m] for m in range(MISSION_SPACES) if not unlocked & 1 << m]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        unlock(state, seat, action.args[0])
        if self.left > 1:
            state.stack.append(Unlock(seat, self.left - 1))


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
        if step.verb == PLANET_ACTION:
            for planet in step.planets:
                if is_open(state, seat, planet, have):
                    return True
            return False
    return True


def perform_mission(state: State, seat: int, mission: int) -> None:
    """Move a ship there, pay the cost and resolve the effect (FED-6.3, FED-6.13)."""
    player = state.players[seat]
    player.hangar -= 1
    player.completed |= 1 << mission
    state.note("mission", seat, mission)
    effect = state.parts.mission_effect[mission]
    cost = state.parts.mission_cost[mission]
    if any(cost):
        state.stack.append(Resolve(seat, effect, 0))
        pay(state, seat, cost)
    else:
        resolve(state, seat, effect, 0)
