"""The greedy bot: it tries every option in its head and takes the one after which it likes the game best.

It knows no game. What it likes is the game's own evaluation: `Game.features` and `Game.weights`.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, final

from ecliptic.bots.bot import Bot, Choice
from ecliptic.kernel import Action, Chance, Decision, Frame, Game, Request, Simultaneous, State, draw, settle

# How far one option is followed: choices that belong to it, and the most options looked at for each of them.
FOLLOWED: Final = 8
LOOKED_AT: Final = 12

# The bot remembers nothing, so somebody who keeps declining would be asked for ever. Whenever proposing looks best
# it therefore happens only this often, and a proposal must promise more than a rounding error.
PROPOSES: Final = 0.6
WORTH_ASKING: Final = 0.5


@final
class Greedy(Bot):
    """Looks one choice ahead and takes the best; other weights than the game's may be given to compare them."""

    def __init__(self, name: str = "greedy", weights: Mapping[str, float] | None = None) -> None:
        super().__init__(name, "looks one choice ahead and takes what the game's evaluation likes best")
        self.weights: Final = None if weights is None else dict(weights)

    def choose(self, game: Game[Any], world: State, seat: int, options: list[Action], random: Random) -> Choice:
        weights = game.weights if self.weights is None else {**game.weights, **self.weights}
        mind = _Mind(game, seat, list(weights.values()), random)
        present: list[float] = game.features(world, seat)
        best = -1
        best_value = 0.0
        best_features = present
        may_propose = random.random() < PROPOSES
        for i, option in enumerate(options):
            state = world.clone()
            asks_others = mind.follow(state, option)
            features: list[float] = game.features(state, seat)
            value = mind.value(features)
            if asks_others and not (may_propose and value > mind.value(present) + WORTH_ASKING):
                continue
            if best < 0 or value > best_value:
                best, best_value, best_features = i, value, features
        names = list(weights)
        reasons = [
            (names[i], weight * (best_features[i] - present[i])) for i, weight in enumerate(mind.weights)
        ]
        return Choice(options[max(best, 0)], reasons)


@final
class _Mind:
    """What the bot needs while it thinks about one choice."""

    __slots__ = ("game", "random", "seat", "weights")

    def __init__(self, game: Game[Any], seat: int, weights: list[float], random: Random) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.weights: Final = weights
        self.random: Final = random

    def value(self, features: list[float]) -> float:
        """The points of a position."""
        total = 0.0
        for i, weight in enumerate(self.weights):
            total += weight * features[i]
        return total

    def follow(self, state: State, action: Action) -> bool:
        """Do this in the state and all that belongs to it, up to the next choice of its own; did it need consent?

        What belongs to it are the frames it puts on the stack: own choices are made greedily, choices of others
        at random, for their cards are unknown. Others who are asked together are taken to agree when that is good.
        """
        stack = state.stack
        frame = stack[-1]
        depth = len(stack)
        below = stack[-2] if depth > 1 else None
        frame.answer(state, self.seat, action)
        asks_others = False
        for _ in range(FOLLOWED):
            request = self.run_on(state)
            if request is None or self.is_through(state, frame, depth, below):
                break
            if isinstance(request, Decision):
                if request.seat != self.seat and below is None:
                    break
                self.answer_inside(state, request.seat, request.options)
            elif isinstance(request, Simultaneous):
                if self.seat in request.options:
                    break
                asks_others = True
                other = request.owing[0]
                best = self.best_inside(state, other, request.options[other])
                state.stack[-1].answer(state, other, best)
        return asks_others

    def is_through(self, state: State, frame: Frame[Any], depth: int, below: Frame[Any] | None) -> bool:
        """Is the game back at the frame that asked, or has it gone on below it?"""
        stack = state.stack
        if len(stack) < depth or (below is not None and stack[depth - 2] is not below):
            return True
        return len(stack) == depth and stack[-1] is frame

    def run_on(self, state: State) -> Request | None:
        """Run to the next choice, with imagined chance."""
        request = settle(state)
        while isinstance(request, Chance):
            state.stack[-1].outcome(state, draw(request, self.random.random))
            request = settle(state)
        return request

    def answer_inside(self, state: State, seat: int, options: list[Action]) -> None:
        """Answer a choice that belongs to the option being tried."""
        if len(options) == 1:
            action = options[0]
        elif seat == self.seat:
            action = self.best_inside(state, seat, options)
        else:
            action = options[int(self.random.random() * len(options))]
        state.stack[-1].answer(state, seat, action)

    def best_inside(self, state: State, seat: int, options: list[Action]) -> Action:
        """The option of this seat after which the bot's own position is best, without looking further."""
        stride = (len(options) + LOOKED_AT - 1) // LOOKED_AT
        best = options[0]
        best_value = 0.0
        for i in range(0, len(options), stride):
            copy = state.clone()
            copy.stack[-1].answer(copy, seat, options[i])
            self.run_on(copy)
            value = self.value(self.game.features(copy, self.seat))
            if i == 0 or value > best_value:
                best, best_value = options[i], value
        return best
