"""Projects: advancing their markers and contributing to the common one (FED-19.7 to FED-19.13)."""

from typing import final

from ecliptic.effects import Choice
from ecliptic.games.federation import notation, phase_events
from ecliptic.games.federation.frame_checks import check_times
from ecliptic.games.federation.resources import gain
from ecliptic.games.federation.state import State
from ecliptic.games.federation.steps import NumberStep
from ecliptic.games.federation.vocabulary import COMMON_PROJECT, PROJECTS
from ecliptic.kernel import Action, Json, Message


def is_funded(state: State, project: int) -> bool:
    """Is the marker on the last field (FED-19.13)?"""
    return state.projects[project] >= state.parts.project_last[project]


def advance_project(state: State, seat: int, project: int) -> None:
    """One advance of a project that is not funded, or a contribution to the common one (FED-19.12)."""
    if project == COMMON_PROJECT:
        contribute(state, seat)
    else:
        state.projects[project] += 1
        if state.events is not None:
            state.emit(phase_events.ProjectAdvanced(seat, project, state.projects[project]))


def contribute(state: State, seat: int) -> None:
    """A contribution to the common project, funded or not; the first three bring a crystal (FED-19.9 to FED-19.11)."""
    player = state.players[seat]
    if not is_funded(state, COMMON_PROJECT):
        state.projects[COMMON_PROJECT] += 1
    gains = state.parts.contribution_gains
    player.contributions += 1
    if state.events is not None:
        state.emit(phase_events.Contributed(seat, player.contributions))
    if player.contributions <= len(gains):
        gain(state, seat, gains[player.contributions - 1])


@final
class AdvanceProject(Choice[State]):
    """Any project that is not funded, or the common one: `left` single advances (FED-10.12, FED-19.12, FED-24.3)."""

    __slots__ = ("left",)

    question = "project"
    rules = ("FED-19.12",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: State) -> list[Action]:
        last = state.parts.project_last
        options = [notation.PROJECT[p] for p in range(COMMON_PROJECT) if state.projects[p] < last[p]]
        options.append(notation.PROJECT[COMMON_PROJECT])
        return options

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if self.left > 1:
            state.stack.append(AdvanceProject(seat, self.left - 1))
        advance_project(state, seat, action.args[0])

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"left": self.left}

    def label(self, state: State, seat: int, action: Action) -> Message:
        project = action.args[0]
        marker: Json = {"field": state.projects[project], "last": state.parts.project_last[project]}
        return Message("do-project", {"project": {"project": PROJECTS[project]}, **marker}, self.rules)

    def misfit(self, state: State) -> Message | None:
        return check_times(self, self.left)


@final
class ProjectAnyStep(NumberStep):
    """FED-19.12"""

    verb = "project_any"
    icon = "project"
    counted = True

    def run(self, state: State, seat: int, source: int) -> None:
        state.stack.append(AdvanceProject(seat, self.n))
