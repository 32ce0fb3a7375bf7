"""What happened, as messages with the clauses behind them. Everything here is open to all (FED-1.13)."""

from collections.abc import Callable
from typing import Final

from ecliptic.games.federation import wording
from ecliptic.games.federation.state import NOBODY, State
from ecliptic.games.federation.vocabulary import DURATIONS, PROJECTS
from ecliptic.games.federation.wording import seat_ref
from ecliptic.kernel import Event, Message

Args = dict[str, object]


def _nothing(state: State, event: Event) -> Args:
    return {}


def _resource(state: State, event: Event) -> Args:
    amount = [0, 0, 0, 0]
    amount[event.what] = event.n
    return {"resources": wording.amounts(amount)}


def _transmute(state: State, event: Event) -> Args:
    one, other = [0, 0, 0, 0], [0, 0, 0, 0]
    one[event.what] = 1
    other[event.what + 1] = 1
    return {"resources": wording.amounts(one), "result": wording.amounts(other)}


def _place(state: State, event: Event) -> Args:
    parts = state.parts
    ambassador, funding = event.n >> 1, event.n & 1
    args: Args = {"space": wording.space_ref(event.what)}
    if event.whom != NOBODY:
        args["shown"] = wording.token_ref(parts, event.whom)
    elif funding and any(parts.funding_bonus[ambassador]):
        args["shown"] = wording.clause("shown-funding-bonus", bonus=wording.amounts(parts.funding_bonus[ambassador]))
    elif funding:
        args["shown"] = wording.clause("shown-funding")
    else:
        args["shown"] = wording.clause("shown-votes", votes=parts.ambassador_votes[ambassador])
    return args


def _space(state: State, event: Event) -> Args:
    return {"space": wording.space_ref(event.what)}


def _action(state: State, event: Event) -> Args:
    return {"action": wording.action_ref(event.what)}


def _accreditation(state: State, event: Event) -> Args:
    return {"step": event.what}


def _mission(state: State, event: Event) -> Args:
    return {"mission": wording.mission_ref(event.what)}


def _medal(state: State, event: Event) -> Args:
    return {"medal": wording.medal_ref(event.what)}


def _level_bonus(state: State, event: Event) -> Args:
    return {"duration": DURATIONS[event.what]}


def _token(state: State, event: Event) -> Args:
    return {"token": wording.token_ref(state.parts, event.what)}


def _neo(state: State, event: Event) -> Args:
    return {"space": wording.neo_ref(state.parts, event.what)}


def _place_number(state: State, event: Event) -> Args:
    return {"place": event.what}


def _asteroid(state: State, event: Event) -> Args:
    return {"tile": wording.asteroid_ref(state.parts, event.what)}


def _scholar(state: State, event: Event) -> Args:
    return {"scholar": wording.scholar_ref(state.parts, event.what)}


def _post(state: State, event: Event) -> Args:
    return {"post": wording.post_ref(state.parts, event.what)}


def _building(state: State, event: Event) -> Args:
    return {"building": wording.building_ref(state, event.what)}


def _site(state: State, event: Event) -> Args:
    return {"site": wording.site_ref(state.parts, event.what)}


def _project(state: State, event: Event) -> Args:
    return {"project": {"project": PROJECTS[event.what]}, "last": state.parts.project_last[event.what]}


def _deep_space(state: State, event: Event) -> Args:
    return {"tile": wording.deep_space_ref(state.parts, event.what)}


def _starting_planet(state: State, event: Event) -> Args:
    return {"tile": wording.starting_planet_ref(state.parts, event.what)}


def _floor(state: State, event: Event) -> Args:
    return {"floor": {"floor": str(3 - event.what)}}


def _votes(state: State, event: Event) -> Args:
    return {"left": event.what, "right": event.n}


def _law(state: State, event: Event) -> Args:
    return {"law": wording.law_ref(state.parts, event.what)}


def _swapped(state: State, event: Event) -> Args:
    one, other = wording.law_ref(state.parts, event.what), wording.law_ref(state.parts, event.n)
    return {"law": one, "other": other}


def _winners(state: State, event: Event) -> Args:
    return {"winners": [seat_ref(s) for s, place in enumerate(state.final) if place == 1]}


Line = tuple[Callable[[State, Event], Args], tuple[str, ...]]

LINES: Final[dict[str, Line]] = {
    "round": (_nothing, ("FED-4.1", "FED-20.5")),
    "turn": (_nothing, ("FED-4.2",)),
    "pass": (_nothing, ("FED-4.6",)),
    "block": (_space, ("FED-22.3", "FED-23.4")),
    "starting_planet": (_starting_planet, ("FED-3.5",)),
    "place": (_place, ("FED-5.1",)),
    "cannot_pay": (_action, ("FED-5.6",)),
    "spy": (_action, ("FED-17.1",)),
    "add_die": (_space, ("FED-9.3",)),
    "gain": (_resource, ("FED-1.8",)),
    "return": (_resource, ("FED-1.8",)),
    "pay": (_resource, ("FED-1.6",)),
    "discount": (_resource, ("FED-15.9",)),
    "transmute": (_transmute, ("FED-15.12",)),
    "score": (_nothing, ("FED-1.14",)),
    "accreditation": (_accreditation, ("FED-8.2",)),
    "ship": (_nothing, ("FED-1.9",)),
    "unlock": (_mission, ("FED-5.8",)),
    "mission": (_mission, ("FED-6.3",)),
    "medal": (_medal, ("FED-7.2", "FED-7.3", "FED-7.7")),
    "die": (_nothing, ("FED-9.1",)),
    "level_bonus": (_level_bonus, ("FED-8.11",)),
    "president": (_nothing, ("FED-16.5",)),
    "special_ambassador": (_nothing, ("FED-24.9",)),
    "look": (_nothing, ("FED-24.1",)),
    "look_tokens": (_nothing, ("FED-24.4",)),
    "deep_space": (_deep_space, ("FED-24.1",)),
    "token": (_token, ("FED-12.1",)),
    "show_token": (_token, ("FED-24.4",)),
    "draw_token": (_token, ("FED-10.9",)),
    "move_magus": (_place_number, ("FED-12.1",)),
    "reveal_tokens": (_place_number, ("FED-12.4", "FED-12.7")),
    "move_miner": (_neo, ("FED-11.1",)),
    "asteroid": (_asteroid, ("FED-11.4", "FED-11.6")),
    "reveal_asteroid": (_asteroid, ("FED-11.8", "FED-11.9")),
    "take_scholar": (_scholar, ("FED-13.1",)),
    "use_scholar": (_scholar, ("FED-13.10",)),
    "refresh_scholar": (_scholar, ("FED-25.15",)),
    "copy_scholar": (_scholar, ("FED-25.4",)),
    "reveal_scholar": (_scholar, ("FED-13.6", "FED-13.8")),
    "disc": (_post, ("FED-14.1",)),
    "build": (_building, ("FED-15.1",)),
    "income": (_site, ("FED-15.5", "FED-15.19")),
    "executive": (_nothing, ("FED-19.1",)),
    "fall": (_accreditation, ("FED-8.8",)),
    "project": (_project, ("FED-19.7",)),
    "contribute": (_nothing, ("FED-19.9",)),
    "surplus": (_project, ("FED-19.8",)),
    "floor": (_floor, ("FED-19.14",)),
    "votes": (_votes, ("FED-19.19",)),
    "law": (_law, ("FED-19.21",)),
    "clean_up": (_nothing, ("FED-20.1",)),
    "reveal_law": (_law, ("FED-20.3",)),
    "same_laws": (_law, ("FED-2.15",)),
    "set_law_aside": (_law, ("FED-20.3",)),
    "swap_laws": (_swapped, ("FED-20.4",)),
    "score_medals": (_nothing, ("FED-21.3",)),
    "score_leftovers": (_nothing, ("FED-21.4",)),
    "score_project": (_project, ("FED-21.5", "FED-21.8")),
    "over": (_winners, ("FED-21.10",)),
}

# Events that show something nobody, or only one player, had seen before.
REVEALING: Final = frozenset({
    "block", "deep_space", "draw_token", "look", "look_tokens", "reveal_asteroid", "reveal_law", "reveal_scholar",
    "reveal_tokens", "same_laws", "set_law_aside", "show_token", "swap_laws",
})  # fmt: skip


def tell(state: State, events: list[Event], seat: int | None) -> list[Message]:
    """What happened, as this seat may know it."""
    return [line(state, event) for event in events]


def line(state: State, event: Event) -> Message:
    """One line of the log."""
    args_of, rules = LINES[event.kind]
    args = args_of(state, event)
    args["n"] = event.n
    if event.who != NOBODY:
        args["who"] = seat_ref(event.who)
    return Message(f"log-{event.kind.replace('_', '-')}", args, rules)
