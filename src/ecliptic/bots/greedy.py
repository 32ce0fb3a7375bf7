"""The greedy bot: it tries every option in a copy and takes the one with the best evaluation.

It knows no game. The evaluation is the game's own: `Game.features` and `Game.weights`.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, final

from ecliptic.bots.bot import Bot, Choice
from ecliptic.kernel import (
    Action,
    Chance,
    Decision,
    Event,
    Frame,
    Game,
    Refused,
    Request,
    Simultaneous,
    State,
    draw,
    run_until_request,
)

# How far one option is followed: choices that belong to it, and the most options tried for each of them.
FOLLOWED: Final = 8
LOOKED_AT: Final = 12

# An option that shows something unknown is tried in one world first. If that makes it the best, it may only have been
# lucky: it is tried in other worlds too, so often at most, and is worth the mean.
TRIES: Final = 3
TRIES_IN_ALL: Final = 6

# The bot remembers nothing, so a player who keeps declining would be asked forever. Whenever proposing looks best
# it therefore happens only this often, and a proposal must promise more than a rounding error.
PROPOSES: Final = 0.6
WORTH_ASKING: Final = 0.5


@final
class Greedy(Bot):
    """Looks one choice ahead and takes the best; other weights than the game's may be given to compare them."""

    def __init__(self, name: str = "greedy", weights: Mapping[str, float] | None = None) -> None:
        super().__init__(name, "looks one decision ahead and takes the option with the best evaluation")
        self.weights: Final[dict[str, float]] = dict(weights or {})

    def choose(self, game: Game[Any], world: State, seat: int, options: list[Action], random: Random) -> Choice:
        valued: dict[str, float] | None = getattr(game, "weights", None)
        if not valued:
            raise Refused(f"Bot {self.name} cannot play {game.title}: the game has no evaluation.")
        weights = {**valued, **self.weights}
        mind = _Mind(game, seat, list(weights.values()), random)
        present: list[float] = game.features(world, seat)
        trials = [mind.attempt(world, _Trial(option)) for option in options]
        if any(trial.asks_others for trial in trials):
            least = mind.value(present) + WORTH_ASKING if random.random() < PROPOSES else float("inf")
            alone = [trial for trial in trials if not trial.asks_others or trial.value > least]
            trials = alone or trials  # inside a proposal every option belongs to it
        best = _best(trials)
        for _ in range(TRIES_IN_ALL):
            if not best.is_guess or best.tries == TRIES:
                break
            mind.attempt(game.resample(world, seat, random), best)
            best = _best(trials)
        names = list(weights)
        reasons = [(names[i], weight * (best.features[i] - present[i])) for i, weight in enumerate(mind.weights)]
        return Choice(best.option, reasons)


@final
class _Trial:
    """An option, and the results of trying it."""

    __slots__ = ("asks_others", "features", "is_guess", "option", "tries", "value")

    def __init__(self, option: Action) -> None:
        self.option: Final = option
        self.features: list[float] = []  # after the latest try
        self.value = 0.0  # the mean of all tries
        self.tries = 0
        self.is_guess = False  # it showed something that the bot cannot know
        self.asks_others = False  # it needs somebody's consent


def _best(trials: list[_Trial]) -> _Trial:
    best = trials[0]
    for trial in trials:
        if trial.value > best.value:
            best = trial
    return best


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
        """Return the points of a position."""
        total = 0.0
        for i, amount in enumerate(features):
            total += self.weights[i] * amount
        return total

    def attempt(self, world: State, trial: _Trial) -> _Trial:
        """Try an option in a copy of this world."""
        state = world.clone()
        events: list[Event] = []
        state.events = events
        trial.asks_others = self.follow(state, trial.option)
        trial.features = self.game.features(state, self.seat)
        trial.value = (trial.value * trial.tries + self.value(trial.features)) / (trial.tries + 1)
        trial.tries += 1
        for event in events:
            if self.game.is_revealing(event):
                trial.is_guess = True
                break
        return trial

    def follow(self, state: State, action: Action) -> bool:
        """Play an action with all that belongs to it, up to the next choice of its kind; return if it needed consent.

        What belongs to it are the frames it puts on the stack, until the turn is over: own choices are made greedily,
        choices of others at random, for their cards are unknown. Others who are asked together are taken to agree when
        that is good.
        """
        stack = state.stack
        frame = stack[-1]
        depth = len(stack)
        below = stack[-2] if depth > 1 else None
        frame.answer(state, self.seat, action)
        own_turn = self.game.whose_turn(state) == self.seat
        asks_others = False
        for _ in range(FOLLOWED):
            request = self.run_on(state)
            if request is None or isinstance(request, Chance) or _is_through(state, frame, depth, below):
                break
            turn = self.game.whose_turn(state)
            if own_turn and turn != self.seat:
                break
            if isinstance(request, Decision):
                if request.seat != self.seat and (below is None or (turn is not None and turn != self.seat)):
                    break
                self.answer_inside(state, request.seat, request.options)
            elif isinstance(request, Simultaneous):
                if self.seat in request.options:
                    break
                asks_others = True
                other = request.pending_seats[0]
                state.stack[-1].answer(state, other, self.best_inside(state, other, request.options[other]))
        return asks_others

    def run_on(self, state: State) -> Request | None:
        """Run to the next choice, with imagined chance; to a chance that the evaluation weighs."""
        request = run_until_request(state)
        while isinstance(request, Chance) and not self.game.weighs_chance(state):
            state.stack[-1].outcome(state, draw(request, self.random.random))
            request = run_until_request(state)
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
        """Return the option of this seat with the best position for the bot, without looking further."""
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


def _is_through(state: State, frame: Frame[Any], depth: int, below: Frame[Any] | None) -> bool:
    """Return whether the game is back at the frame that asked, or has continued below it."""
    stack = state.stack
    if len(stack) < depth or (below is not None and stack[depth - 2] is not below):
        return True
    return len(stack) == depth and stack[-1] is frame
