"""Why something is no option now, from what everybody can see."""

from collections.abc import Callable
from typing import Any, Final

from ecliptic.games.federation import wording
from ecliptic.games.federation.atalum import is_up, owned_stacks
from ecliptic.games.federation.counting import level
from ecliptic.games.federation.e81216 import open_buildings
from ecliptic.games.federation.messages import LABELS, prompt_of
from ecliptic.games.federation.notation import PARTS
from ecliptic.games.federation.planet_action import PlanetAction
from ecliptic.games.federation.senate import SPACE_OF_ROOM_D
from ecliptic.games.federation.state import MISSION_SPACES, NEUTRAL, OWNER, SCHOLAR, USED, State
from ecliptic.games.federation.turn import MainAction, OptionalAction
from ecliptic.games.federation.vocabulary import ATALUM, E81216, SPACES
from ecliptic.kernel import Message

Args = dict[str, object]
Reason = tuple[str, Args] | None


def why_not(state: State, seat: int, text: str) -> Message:
    """Why this notation is no option now, from what the seat may know."""
    kind, _, about = text.partition(":")
    if kind not in LABELS:
        return Message("no-such-action", {"text": text})
    if not state.stack:
        return Message("no-not-now", {"text": text})
    explain = EXPLAIN.get(kind)
    reason = explain(state, seat, about) if explain else None
    if reason:
        return Message(reason[0], reason[1], LABELS[kind][1])
    if isinstance(state.stack[-1], (MainAction, OptionalAction)):
        return Message("no-not-now", {"text": text}, LABELS[kind][1])
    return Message("no-other-choice", {"text": text}, prompt_of(state)[2])


def _place(state: State, seat: int, about: str) -> Reason:
    if not isinstance(state.stack[-1], MainAction):
        return None
    if about not in SPACES:
        return "no-such-space", {"text": about}
    space = SPACES.index(about)
    shown: Args = {"space": wording.space_ref(space)}
    piece = state.senate[space]
    if piece & OWNER == NEUTRAL:
        return "no-blocked", shown
    if piece:
        return "no-occupied", shown
    if space == SPACE_OF_ROOM_D:
        return "no-first-turn", shown
    action = state.parts.action_of[space]
    if action == E81216:
        return "no-building", shown
    return "no-cost", {**shown, "cost": wording.amounts(state.parts.action_cost[action])}


def _mission(state: State, seat: int, about: str) -> Reason:
    frame: Any = state.stack[-1]
    if not about.isdecimal() or not 1 <= int(about) <= MISSION_SPACES:
        return "no-such-mission", {"text": about}
    mission = int(about) - 1
    shown: Args = {"mission": wording.mission_ref(mission)}
    player = state.players[seat]
    if isinstance(frame, MainAction):
        return "no-main-action-first", shown
    if not isinstance(frame, OptionalAction):
        return None
    if frame.missions:
        return "no-second-mission", shown
    if player.completed & 1 << mission:
        return "no-mission-completed", shown
    if not player.unlocked & 1 << mission:
        return "no-mission-locked", shown
    if not player.hangar:
        return "no-ship", shown
    required = state.parts.mission_level[mission]
    if level(state, seat) < required:
        return "no-mission-level", {**shown, "required": required, "level": level(state, seat)}
    return "no-mission-cost", shown


def _scholar(about: str) -> int:
    return PARTS.scholars.index(about) if about in PARTS.scholars else -1


def _take(state: State, seat: int, about: str) -> Reason:
    frame: Any = state.stack[-1]
    if not isinstance(frame, PlanetAction) or frame.planet != ATALUM or not frame.before:
        return None
    scholar = _scholar(about)
    if scholar < 0:
        return "no-such-scholar", {"text": about}
    shown: Args = {"scholar": wording.scholar_ref(state.parts, scholar)}
    stack = scholar // 3
    if not is_up(state, stack) or state.stacks[stack][-1] != scholar:
        return "no-scholar-there", shown
    if owned_stacks(state, seat) & 1 << stack:
        return "no-scholar-twice", shown
    return "no-lower-scholar", shown


def _use(state: State, seat: int, about: str) -> Reason:
    scholar = _scholar(about)
    if scholar < 0:
        return "no-such-scholar", {"text": about}
    shown: Args = {"scholar": wording.scholar_ref(state.parts, scholar)}
    held = {own & SCHOLAR: own for own in state.players[seat].scholars}
    if scholar not in held:
        return "no-own-scholar", shown
    return ("no-used-scholar" if held[scholar] & USED else "no-scholar-now"), shown


def _build(state: State, seat: int, about: str) -> Reason:
    frame: Any = state.stack[-1]
    if not isinstance(frame, PlanetAction) or frame.planet != E81216 or not frame.before:
        return None
    sites = [state.parts.sites[site] for site in state.sites]
    names = sites + state.parts.megastructures
    if about not in names:
        return "no-such-building", {"text": about}
    building = names.index(about)
    shown: Args = {"building": wording.building_ref(state, building)}
    return ("no-building-cost" if building in open_buildings(state, seat) else "no-building-left"), shown


EXPLAIN: Final[dict[str, Callable[[State, int, str], Reason]]] = {
    "place": _place,
    "mission": _mission,
    "take": _take,
    "use": _use,
    "build": _build,
}
