"""Prompts and option labels as messages, with the clauses behind them.

Texts are in `text/`; here is only who learns what. Log lines are in `log`, refusals in `refusals`.
"""

from collections.abc import Callable
from typing import Any, Final

from ecliptic.games.federation import (
    accreditation,
    arratooine,
    atalum,
    e81216,
    effects,
    executive,
    executors,
    medals,
    missions,
    neo,
    planet_action,
    projects,
    resources,
    rooms,
    scholars,
    senate,
    setup,
    six_moon,
    turn,
    wording,
)
from ecliptic.games.federation.state import State
from ecliptic.games.federation.vocabulary import COPPERNIUM, LAVANDIUM, PROJECTS, RESOURCES, WINGS
from ecliptic.games.federation.wording import seat_ref
from ecliptic.kernel import Action, Message, owing

Args = dict[str, object]


# Prompts: what a frame asks of the seat that decides, and what the others see it deciding.


def _nothing(state: State, frame: Any) -> Args:
    return {}


def _main(state: State, frame: Any) -> Args:
    return {"round": state.round, "left": state.players[frame.seat].ambassadors.bit_count()}


def _space(state: State, frame: Any) -> Args:
    return {"space": wording.space_ref(frame.space)}


def _die(state: State, frame: Any) -> Args:
    return {"space": wording.space_ref(frame.space), "n": state.players[frame.seat].die}


def _left(state: State, frame: Any) -> Args:
    return {"left": frame.left}


def _overflow(state: State, frame: Any) -> Args:
    have = sum(state.players[frame.seat].resources[: len(RESOURCES) - 1])
    come = frame.lavandium + frame.coppernium + frame.oceanium
    return {"left": have + come - state.parts.crystals_max, "most": state.parts.crystals_max}


def _pay(state: State, frame: Any) -> Args:
    return {"resource": {"resource": RESOURCES[LAVANDIUM if frame.lavandium else COPPERNIUM]}}


def _planets(state: State, frame: Any) -> Args:
    return {"planet": wording.planet_ref(frame.planet)}


def _level(state: State, frame: Any) -> Args:
    return {"level": frame.level}


def _strength(state: State, frame: Any) -> Args:
    return {"strength": frame.strength}


def _upkeep(state: State, frame: Any) -> Args:
    return {"level": state.parts.level_of_step[state.players[frame.seat].step]}


Prompt = tuple[str, Callable[[State, Any], Args], tuple[str, ...]]

PROMPTS: Final[dict[type, Prompt]] = {
    setup.ChooseStartingPlanet: ("starting-planet", _nothing, ("FED-3.5", "FED-3.6")),
    turn.MainAction: ("main", _main, ("FED-4.3", "FED-5.1")),
    turn.OptionalAction: ("optional", _nothing, ("FED-4.3", "FED-6.1")),
    senate.ChooseAmbassador: ("ambassador", _space, ("FED-5.1", "FED-5.14")),
    senate.ChooseAlteration: ("alteration", _space, ("FED-5.3", "FED-10.2")),
    senate.AddDie: ("die", _die, ("FED-9.3", "FED-9.4")),
    resources.Overflow: ("overflow", _overflow, ("FED-1.8",)),
    resources.Pay: ("pay", _pay, ("FED-1.7",)),
    effects.AnyOrder: ("any-order", _nothing, ("FED-10.6", "FED-16.9")),
    effects.ChooseEffect: ("choose-effect", _left, ("FED-14.5", "FED-25.12")),
    medals.ChooseMedal: ("medal", _nothing, ("FED-7.7",)),
    accreditation.ChooseDeepSpace: ("deep-space", _nothing, ("FED-8.3", "FED-24.1")),
    projects.AdvanceProject: ("project", _left, ("FED-19.12",)),
    neo.MoveOn: ("move-on", _left, ("FED-11.11",)),
    neo.ChooseDeadAsteroid: ("dead-asteroid", _nothing, ("FED-11.6",)),
    six_moon.ChooseToken: ("token", _nothing, ("FED-12.1",)),
    six_moon.LookAndTake: ("look", _strength, ("FED-24.4",)),
    planet_action.PlanetAction: ("after-action", _planets, ("FED-13.14",)),
    planet_action.ChoosePlanet: ("planet", _nothing, ("FED-6.8", "FED-24.7")),
    scholars.RefreshScholar: ("refresh", _level, ("FED-15.17", "FED-25.3")),
    scholars.CopyScholar: ("copy", _level, ("FED-25.4", "FED-25.5")),
    arratooine.PlaceDisc: ("disc", _level, ("FED-14.6", "FED-14.7")),
    e81216.Discount: ("discount", _left, ("FED-15.9",)),
    e81216.BuildFree: ("build-free", _nothing, ("FED-15.20",)),
    e81216.ChooseIncome: ("income", _left, ("FED-15.19",)),
    e81216.Transmute: ("transmute", _nothing, ("FED-15.12",)),
    executors.Transport: ("transport", _nothing, ("FED-15.15",)),
    rooms.Espionage: ("espionage", _nothing, ("FED-17.1", "FED-17.3")),
    missions.Unlock: ("unlock", _left, ("FED-16.4",)),
    executive.Upkeep: ("upkeep", _upkeep, ("FED-8.7", "FED-8.8")),
    executive.ChooseLaw: ("law", _nothing, ("FED-19.20",)),
}

# The main part of a planet's action.
PLANET_PROMPTS: Final[list[Prompt]] = [
    ("neo", _nothing, ("FED-11.1", "FED-11.7")),
    ("six-moon", _nothing, ("FED-12.1", "FED-12.5")),
    ("atalum", _nothing, ("FED-13.1", "FED-13.2", "FED-13.3")),
    ("arratooine", _nothing, ("FED-14.1",)),
    ("e81216", _nothing, ("FED-15.1",)),
]


def prompt_of(state: State) -> Prompt:
    """What the frame on top asks."""
    frame = state.stack[-1]
    if isinstance(frame, planet_action.PlanetAction) and frame.before:
        return PLANET_PROMPTS[frame.planet]
    return PROMPTS[type(frame)]


def prompt(state: State, seat: int | None) -> Message:
    """What is being decided. The seat that decides reads `prompt-*`, everybody else `wait-*` and who is deciding."""
    if not state.stack:
        winners = [seat_ref(s) for s, place in enumerate(state.final) if place == 1]
        return Message("prompt-over", {"winners": winners}, ("FED-21.10",))
    frame = state.stack[-1]
    deciding = owing(frame.ask(state))
    if not deciding:
        return Message("prompt-setting-up", {}, ("FED-2.1",))
    name, args_of, rules = prompt_of(state)
    if seat in deciding:
        return Message(f"prompt-{name}", args_of(state, frame), rules)
    return Message(f"wait-{name}", {"who": [seat_ref(s) for s in deciding]}, rules)


# Options


def _to_nothing(state: State, action: Action) -> Args:
    return {}


def _to_starting_planet(state: State, action: Action) -> Args:
    return {"tile": wording.starting_planet_ref(state.parts, action.args[0])}


def _to_space(state: State, action: Action) -> Args:
    cost = state.parts.action_cost[state.parts.action_of[action.args[0]]]
    return {"space": wording.space_ref(action.args[0]), "cost": wording.cost(cost)}


def _to_vote(state: State, action: Action) -> Args:
    return {"votes": state.parts.ambassador_votes[action.args[0]]}


def _to_funding(state: State, action: Action) -> Args:
    return {"bonus": wording.amounts(state.parts.funding_bonus[action.args[0]])}


def _to_token(state: State, action: Action) -> Args:
    return {"token": wording.token_ref(state.parts, action.args[0])}


def _to_add_die(state: State, action: Action) -> Args:
    frame: Any = state.stack[-1]
    return {"n": state.players[frame.seat].die}


def _to_action(state: State, action: Action) -> Args:
    cost = state.parts.action_cost[action.args[0]]
    return {"action": wording.action_ref(action.args[0]), "cost": wording.cost(cost)}


def _to_planet(state: State, action: Action) -> Args:
    return {"planet": wording.planet_ref(action.args[0])}


def _to_mission(state: State, action: Action) -> Args:
    effect = wording.effect(state.parts, state.parts.mission_effect[action.args[0]])
    return {"mission": wording.mission_ref(action.args[0]), "effect": effect}


def _to_scholar(state: State, action: Action) -> Args:
    effect = wording.effect(state.parts, state.parts.scholar_effect[action.args[0]])
    return {"scholar": wording.scholar_ref(state.parts, action.args[0]), "effect": effect}


def _to_use(state: State, action: Action) -> Args:
    frame: Any = state.stack[-1]
    vain = atalum.is_in_vain(state, frame.seat, action.args[0])
    return {**_to_scholar(state, action), "vain": "yes" if vain else "no"}


def _to_neo(state: State, action: Action) -> Args:
    return {"space": wording.neo_ref(state.parts, action.args[0])}


def _to_place(state: State, action: Action) -> Args:
    return {"n": action.args[0]}


def _to_asteroid(state: State, action: Action) -> Args:
    return {"tile": wording.asteroid_ref(state.parts, action.args[0])}


def _to_post(state: State, action: Action) -> Args:
    """The level that the disc would have, and what it gives; the free discs of an effect say nothing of a cost."""
    post = action.args[0]
    frame: Any = state.stack[-1]
    free = isinstance(frame, arratooine.PlaceDisc)
    level = frame.level if free else min(2, state.players[frame.seat].posts[post] + 1)
    effect = wording.effect(state.parts, state.parts.post_effect[post][level - 1])
    cost = [0, 0, 0, 0] if free else state.parts.post_cost[post]
    return {
        "post": wording.post_ref(state.parts, post),
        "level": level,
        "cost": wording.cost(cost),
        "effect": effect,
    }


def _to_income(state: State, action: Action) -> Args:
    effect = wording.effect(state.parts, state.parts.site_income[action.args[0]])
    return {"site": wording.site_ref(state.parts, action.args[0]), "effect": effect}


def _to_build(state: State, action: Action) -> Args:
    free = isinstance(state.stack[-1], e81216.BuildFree)
    cost = [0, 0, 0, 0] if free else e81216.building_cost(state, action.args[0])
    return {"building": wording.building_ref(state, action.args[0]), "cost": wording.cost(cost)}


def _to_resource(state: State, action: Action) -> Args:
    return {"resource": {"resource": RESOURCES[action.args[0]]}}


def _to_project(state: State, action: Action) -> Args:
    project = action.args[0]
    last = state.parts.project_last[project]
    return {"project": {"project": PROJECTS[project]}, "field": state.projects[project], "last": last}


def _to_medal(state: State, action: Action) -> Args:
    return {"medal": wording.medal_ref(action.args[0])}


def _to_deep_space(state: State, action: Action) -> Args:
    return {"tile": wording.deep_space_ref(state.parts, action.args[0])}


def _to_upkeep(state: State, action: Action) -> Args:
    frame: Any = state.stack[-1]
    kept = action.args[0]
    falls = kept < state.parts.level_of_step[state.players[frame.seat].step]
    cost = executive.upkeep_of(state, frame.seat, kept) if kept > executive.LOWEST_PAID_LEVEL else [0, 0, 0, 0]
    return {"level": kept, "cost": wording.cost(cost), "falls": "yes" if falls else "no"}


def _to_law(state: State, action: Action) -> Args:
    return {"law": wording.law_ref(state.parts, state.laws[action.args[0]]), "wing": {"wing": WINGS[action.args[0]]}}


def _to_choose(state: State, action: Action) -> Args:
    frame: Any = state.stack[-1]
    option = state.parts.effects.steps[frame.effect][frame.step].options[action.args[0]]
    return {"effect": wording.effect(state.parts, option)}


def _to_part(state: State, action: Action) -> Args:
    frame: Any = state.stack[-1]
    step = state.parts.effects.steps[frame.effect][action.args[0]]
    return {"effect": wording.step_clause(state.parts, step)}


Label = tuple[Callable[[State, Action], Args], tuple[str, ...]]

LABELS: Final[dict[str, Label]] = {
    "start_with": (_to_starting_planet, ("FED-3.5", "FED-24.12")),
    "place": (_to_space, ("FED-5.1", "FED-5.5", "FED-18.1")),
    "pass": (_to_nothing, ("FED-4.6",)),
    "vote": (_to_vote, ("FED-5.9", "FED-5.14")),
    "funding": (_to_funding, ("FED-5.8", "FED-5.14")),
    "alter": (_to_token, ("FED-10.2", "FED-10.3")),
    "no_alteration": (_to_nothing, ("FED-5.3",)),
    "add_die": (_to_add_die, ("FED-9.3",)),
    "keep_die": (_to_nothing, ("FED-9.3",)),
    "copy_action": (_to_action, ("FED-17.1", "FED-17.3")),
    "planet": (_to_planet, ("FED-6.8", "FED-24.7")),
    "mission": (_to_mission, ("FED-6.1", "FED-6.3")),
    "unlock": (_to_mission, ("FED-16.4",)),
    "use": (_to_use, ("FED-4.9", "FED-13.13")),
    "take": (_to_scholar, ("FED-13.1",)),
    "copy": (_to_scholar, ("FED-25.4",)),
    "refresh": (_to_scholar, ("FED-15.17", "FED-25.3")),
    "move": (_to_neo, ("FED-11.1",)),
    "transport_miner": (_to_neo, ("FED-15.15",)),
    "transport_magus": (_to_place, ("FED-15.15",)),
    "advance": (_to_nothing, ("FED-12.1",)),
    "asteroid": (_to_asteroid, ("FED-11.6", "FED-11.7")),
    "token": (_to_token, ("FED-12.1", "FED-24.4")),
    "post": (_to_post, ("FED-14.1",)),
    "income": (_to_income, ("FED-15.19",)),
    "build": (_to_build, ("FED-15.1", "FED-15.20")),
    "pay": (_to_resource, ("FED-1.7",)),
    "discount": (_to_resource, ("FED-15.9",)),
    "return": (_to_resource, ("FED-1.8",)),
    "transmute": (_to_resource, ("FED-15.12",)),
    "project": (_to_project, ("FED-19.12",)),
    "medal": (_to_medal, ("FED-7.7",)),
    "deep_space": (_to_deep_space, ("FED-24.1",)),
    "upkeep": (_to_upkeep, ("FED-8.7", "FED-8.8")),
    "law": (_to_law, ("FED-19.20",)),
    "choose": (_to_choose, ("FED-14.5", "FED-25.12")),
    "part": (_to_part, ("FED-10.6", "FED-16.9")),
    "done": (_to_nothing, ("FED-13.14",)),
    "stop": (_to_nothing, ("FED-15.12",)),
    "end": (_to_nothing, ("FED-4.3",)),
}


def label(state: State, seat: int, action: Action) -> Message:
    """An option as a button would say it."""
    args_of, rules = LABELS[action.kind]
    return Message(f"do-{action.kind.replace('_', '-')}", args_of(state, action), rules)
