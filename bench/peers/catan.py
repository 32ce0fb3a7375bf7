"""catanatron: Catan (`pip install catanatron`; the environment also needs `catanatron_gym` and `gymnasium`).

The registry's package (3.2.1) has no strong bots; they are measured where the installed one has them (3.3.0, source).
"""

import random
from collections.abc import Callable
from typing import Any

from bench.peers.measure import Case, Missing, Played, Row, Slices, library, measure, pick

MOST_TURNS = 1_000
MOST_STEPS = 5_000


def _new(make: Callable[[Any], Any], seats: int, seed: int) -> Any:
    catanatron = library("catanatron")
    colors = [catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.ORANGE, catanatron.Color.WHITE]
    return catanatron.Game([make(color) for color in colors[:seats]], seed=seed)


def _actions(game: Any) -> Any:
    return game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions


def _random(seats: int, validated: bool = True) -> Case:
    """Random play; not validated: without the engine's own check that an action is among those it has listed."""

    def run(slices: Slices) -> Row:
        make = library("catanatron").RandomPlayer

        def play(rng: random.Random) -> Played:
            game = _new(make, seats, rng.randrange(1, 2**31))
            decisions = legal = 0
            while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
                actions = _actions(game)
                legal += len(actions)
                if validated:
                    game.play_tick()
                else:
                    game.execute(pick(rng, actions), False)
                decisions += 1
            return Played(decisions, legal)

        middle = _new(make, seats, 5)
        for _ in range(150):
            middle.play_tick()
        case = f"random x{seats}" + ("" if validated else ", not validated")
        return measure("catanatron", case, play, slices, middle.copy)

    return run


def _bots(module: str, name: str, seats: int, **options: Any) -> Case:
    def run(slices: Slices) -> Row:
        kind = getattr(library(f"catanatron.players.{module}"), name)

        def play(rng: random.Random) -> Played:
            game = _new(lambda color: kind(color, **options), seats, rng.randrange(1, 2**31))
            decisions = legal = 0
            while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
                legal += len(_actions(game))
                game.play_tick()
                decisions += 1
            return Played(decisions, legal)

        return measure("catanatron", f"{name} {options or ''} x{seats}", play, slices)

    return run


def _environment(slices: Slices) -> Row:
    gymnasium = library("gymnasium")
    try:
        library("catanatron.gym")
        env = gymnasium.make("catanatron/Catanatron-v0")
    except Missing:
        library("catanatron_gym")
        env = gymnasium.make("catanatron_gym:catanatron-v1")

    def play(rng: random.Random) -> Played:
        _, info = env.reset(seed=rng.randrange(1, 2**31))
        steps = legal = 0
        is_over = False
        while not is_over and steps < MOST_STEPS:
            actions = info["valid_actions"] if "valid_actions" in info else env.unwrapped.get_valid_actions()
            legal += len(actions)
            _, _, terminated, truncated, info = env.step(pick(rng, actions))
            is_over = terminated or truncated
            steps += 1
        return Played(steps, legal)

    return measure("catanatron", "environment, 1 v 1, vectors", play, slices)


CASES: dict[str, Case] = {
    "random x4": _random(4),
    "random x2": _random(2),
    "random x4, not validated": _random(4, validated=False),
    "environment": _environment,
    "value x4": _bots("value", "ValueFunctionPlayer", 4),
    "value x2": _bots("value", "ValueFunctionPlayer", 2),
    "victory points": _bots("search", "VictoryPointPlayer", 4),
    "alpha-beta": _bots("minimax", "AlphaBetaPlayer", 2),
    "alpha-beta, pruned": _bots("minimax", "AlphaBetaPlayer", 2, prunning=True),
    "mcts of 10": _bots("mcts", "MCTSPlayer", 2, num_simulations=10),
}
