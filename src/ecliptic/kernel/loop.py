"""The one loop that runs every game."""

from collections.abc import Callable

from ecliptic.kernel.actions import Action
from ecliptic.kernel.chance import draw
from ecliptic.kernel.requests import Chance, Decision, Request, Simultaneous
from ecliptic.kernel.state import State


def run_until_request(state: State) -> Request | None:
    """Run frames until one asks; None when the game is over.

    >>> import ecliptic
    >>> request = run_until_request(ecliptic.new("star-realms", seats=2, seed=7).state)
    >>> type(request).__name__
    'Decision'
    """
    stack = state.stack
    while stack:
        frame = stack[-1]
        request = frame.ask(state)
        if request is not None:
            return request
        frame.run(state)
    return None


def options_of(request: Request | None, seat: int) -> list[Action]:
    """Return what this seat may answer to the request; empty when it is not asked.

    >>> options_of(Decision(0, [Action("end")]), seat=1)
    []
    """
    if isinstance(request, Decision):
        return request.options if request.seat == seat else []
    if isinstance(request, Simultaneous):
        return request.options.get(seat, [])
    return []


def pending_seats(request: Request | None) -> list[int]:
    """Return the seats the game waits for.

    >>> pending_seats(Simultaneous({0: [Action("done")], 1: [Action("revoke")]}, pending_seats=[0]))
    [0]
    """
    if isinstance(request, Decision):
        return [request.seat]
    if isinstance(request, Simultaneous):
        return request.pending_seats
    return []


def play_randomly(state: State, random: Callable[[], float], limit: int = 1_000_000_000) -> int:
    """Play uniformly random options, and chance from the same source, until the end or the limit; count decisions.

    >>> from random import Random
    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> play_randomly(table.state.clone(), Random(1).random, limit=40)
    40
    """
    stack = state.stack
    decisions = 0
    while stack:
        frame = stack[-1]
        request = frame.ask(state)
        if request is None:
            frame.run(state)
        elif isinstance(request, Decision):
            if decisions == limit:
                return decisions
            options = request.options
            decisions += 1
            frame.answer(state, request.seat, options[int(random() * len(options))])
        elif isinstance(request, Chance):
            frame.outcome(state, draw(request, random))
        elif isinstance(request, Simultaneous):
            if decisions == limit:
                return decisions
            seats = request.pending_seats
            seat = seats[int(random() * len(seats))]
            options = request.options[seat]
            decisions += 1
            frame.answer(state, seat, options[int(random() * len(options))])
    return decisions
