"""Plays a game to its end with bots; the loop is compiled."""

from random import Random
from typing import Any, Final

from ecliptic.bots.bot import Bot, ask
from ecliptic.kernel import Chance, Decision, Game, Simultaneous, State, draw

MOST_DECISIONS: Final = 1_000_000_000  # more than any game has


def play_match(
    game: Game[Any], state: State, seats: list[Bot], chance: Random, minds: Random, most: int = MOST_DECISIONS
) -> int:
    """Let the bots play this state to the end of the game, or this many decisions; return how many there were.

    Chance and the bots' own thoughts come from two generators, so that no bot can predict a draw.
    Seats that may act at the same time are asked in turn order.

    >>> import ecliptic
    >>> from ecliptic.bots import bot
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> play_match(table.game, table.state, [bot("greedy"), bot("random")], Random(1), Random(2)) > 50
    True
    >>> sorted(table.result.places)
    [1, 2]
    """
    stack = state.stack
    decisions = 0
    while stack and decisions < most:
        frame = stack[-1]
        request = frame.ask(state)
        if request is None:
            frame.run(state)
        elif isinstance(request, Decision):
            seat = request.seat
            decisions += 1
            frame.answer(state, seat, ask(seats[seat], game, state, seat, request.options, minds).action)
        elif isinstance(request, Chance):
            frame.outcome(state, draw(request, chance.random))
        elif isinstance(request, Simultaneous):
            seat = request.pending_seats[0]
            decisions += 1
            frame.answer(state, seat, ask(seats[seat], game, state, seat, request.options[seat], minds).action)
    return decisions
