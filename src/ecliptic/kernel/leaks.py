"""Checks that a seat learns only what it may know: compares what it is sent in worlds that it cannot tell apart."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any, Final, final

from ecliptic.kernel.actions import Action
from ecliptic.kernel.chance import draw
from ecliptic.kernel.game import Game, Json
from ecliptic.kernel.loop import options_of, pending_seats, run_until_request
from ecliptic.kernel.preview import look_ahead
from ecliptic.kernel.requests import Chance, Request
from ecliptic.kernel.state import Event, State


def seat_bytes(game: Game[Any], state: State, seat: int | None) -> str:
    """Return everything a seat is sent about this moment: view, prompt, and its options with their labels.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> seat_bytes(table.game, table.state, 0) == seat_bytes(table.game, table.state, 1)
    False
    """
    request = run_until_request(state)
    shown: Json = {
        "view": game.view(state, seat),
        "prompt": game.prompt(state, seat).plain(),
        "waiting": pending_seats(request),
        "options": [],
    }
    if seat is not None:
        shown["options"] = [[o.text, game.label(state, seat, o).plain()] for o in options_of(request, seat)]
    return json.dumps(shown)


def preview_bytes(game: Game[Any], state: State, seat: int, option: Action) -> str:
    """Return everything a seat is sent when it asks what an option would do.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> seat = table.waiting[0]
    >>> one, other = (table.find(seat, action) for action in ("play:scout", "end"))
    >>> preview_bytes(table.game, table.state, seat, one) == preview_bytes(table.game, table.state, seat, other)
    False
    """
    preview = look_ahead(game, state, seat, option)
    prompt = None if preview.prompt is None else preview.prompt.plain()
    return json.dumps([preview.view, preview.final, prompt])


def advance(state: State, rng: Random) -> Request | None:
    """Run on through chance to the next choice.

    >>> import ecliptic
    >>> state = ecliptic.game("star-realms").new(2, ecliptic.game("star-realms").choose_options(2, {}), None, 2)
    >>> type(advance(state, Random(1))).__name__
    'Decision'
    """
    request = run_until_request(state)
    while isinstance(request, Chance):
        state.stack[-1].outcome(state, draw(request, rng.random))
        request = run_until_request(state)
    return request


def find_leaks(game: Game[Any], state: State, seat: int | None, rng: Random, refusals: Sequence[str] = ()) -> list[str]:
    """Return how this seat could tell apart two worlds that look the same to it.

    A world is drawn for the seat and compared with the real one: everything the seat is sent now, the previews of its
    options, and why these texts are refused. Then the same action is carried out in both. If that action can be
    undone, nobody who could not tell the worlds apart before may tell them apart afterwards: a barrier is missing. If
    it cannot, the log must not tell more than the rest.

    >>> from random import Random
    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> find_leaks(table.game, table.state, 0, Random(1))
    []
    """
    who = viewer_name(seat)
    world = game.resample(state, seat, rng)
    problems = game.problems(world)
    if problems:
        names = [f"seat {i}" for i in range(game.seats[-1])]
        return [f"a world drawn for {who} cannot be: {game.say(problems[0], names)}"]
    here, there = seat_bytes(game, state, seat), seat_bytes(game, world, seat)
    if here != there:
        return [f"{who} can tell worlds apart: {difference(here, there)}"]
    request, other = run_until_request(state), run_until_request(world)
    if seat is not None:
        options = options_of(request, seat)
        for option in options:
            here, there = preview_bytes(game, state, seat, option), preview_bytes(game, world, seat, option)
            if here != there:
                return [f"{who} can tell worlds apart by the preview of {option}: {difference(here, there)}"]
        leak = _refusal_leak(game, state, world, seat, options, refusals)
        if leak:
            return [f"{who} can tell worlds apart by a refusal: {leak}"]
    actors = pending_seats(request)
    if not actors:
        return []
    actor = rng.choice(actors)
    common = {o.text for o in options_of(request, actor)} & {o.text for o in options_of(other, actor)}
    if not common:
        return []
    leak = _action_leak(game, state, world, seat, actor, rng.choice(sorted(common)), rng.random())
    return [f"{who} can tell worlds apart {leak}"] if leak else []


def viewer_name(seat: int | None) -> str:
    """Return how reports call the reader of a view.

    >>> viewer_name(None), viewer_name(2)
    ('a spectator', 'seat 2')
    """
    return "a spectator" if seat is None else f"seat {seat}"


def _refusal_leak(
    game: Game[Any], state: State, world: State, seat: int, options: list[Action], texts: Sequence[str]
) -> str:
    possible = {option.text for option in options}
    for text in texts if options else ():
        if text not in possible:
            here = json.dumps(game.why_not(state, seat, text).plain())
            there = json.dumps(game.why_not(world, seat, text).plain())
            if here != there:
                return f"{text!r}: {difference(here, there)}"
    return ""


@final
class _Outcome:
    """What a seat was sent about an action, and whether the actor may undo it."""

    __slots__ = ("after", "told", "undoable")

    def __init__(self, game: Game[Any], before: State, seat: int | None, actor: int, action: str, luck: float) -> None:
        state = before.clone()
        events: list[Event] = []
        state.events = events
        option = next(o for o in options_of(run_until_request(state), actor) if o.text == action)
        state.stack[-1].answer(state, actor, option)
        is_chance = isinstance(run_until_request(state), Chance)
        advance(state, Random(luck))
        self.undoable: Final = not is_chance and not any(game.is_revealing(event) for event in events)
        # Where the views are the same afterwards, what lay open in between may differ, and nothing else.
        self.told: Final = told_to(game, state, [event for event in events if not event.is_public], seat)
        self.after: Final = seat_bytes(game, state, seat)


def told_to(game: Game[Any], state: State, events: list[Event], seat: int | None) -> list[str]:
    """Return the log lines a seat is told, sorted: the order of public draws tells nobody more.

    >>> import ecliptic
    >>> from ecliptic.kernel import Event, Message
    >>> class Bell(Event):
    ...     def tell(self, state, seat):
    ...         return Message("log-bell", {"n": 1})
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> told_to(table.game, table.state, [Bell()], None)
    ['{"id": "log-bell", "args": {"n": 1}, "rules": []}']
    """
    return sorted(json.dumps(message.plain()) for message in game.tell(state, events, seat))


def _action_leak(
    game: Game[Any], state: State, world: State, seat: int | None, actor: int, action: str, luck: float
) -> str:
    here = _Outcome(game, state, seat, actor, action, luck)
    there = _Outcome(game, world, seat, actor, action, luck)
    told_here, told_there = json.dumps(here.told), json.dumps(there.told)
    if here.after == there.after:
        return "" if told_here == told_there else f"by the log: {difference(told_here, told_there)}"
    # The actor may show what the actor already knew: playing a card from your own hand is not a barrier.
    knew = actor != seat and seat_bytes(game, state, actor) != seat_bytes(game, world, actor)
    if knew or not here.undoable:
        return ""
    shown = difference(here.after, there.after)
    return f"after {action} of seat {actor}, which can be undone (is its event revealing?): {shown}"


def difference(one: str, two: str) -> str:
    """Return where two texts part, with a little around it.

    >>> difference("the same until here", "the same until there")
    '...the same until here... and ...the same until there...'
    """
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    start = max(0, at - 40)
    return f"...{one[start : at + 40]}... and ...{two[start : at + 40]}..."
