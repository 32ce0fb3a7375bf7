"""open_spiel: random play of games in C++ and in Python, copies, and its searches (`pip install open_spiel`)."""

import random
from collections.abc import Callable
from typing import Any

from bench.peers.measure import Case, Played, Row, Slices, library, measure, peak_rss_mb, per_second, pick

GAMES = (
    "backgammon", "gin_rummy", "hearts", "bridge(use_double_dummy_result=false)", "skat", "dou_dizhu", "chess", "tarok",
    "cribbage", "crazy_eights", "hanabi", "leduc_poker",
)  # fmt: skip
PYTHON_GAMES = ("team_dominoes", "liars_poker", "block_dominoes")
MOST_DECISIONS = 20_000


def _game(name: str) -> Any:
    pyspiel = library("pyspiel")
    if name.startswith("python_"):
        library(f"open_spiel.python.games.{name.removeprefix('python_')}")
    return pyspiel.load_game(name)


def _drawn(state: Any, rng: random.Random) -> Any:
    outcomes = state.chance_outcomes()
    left = rng.random()
    for outcome, probability in outcomes:
        left -= probability
        if left <= 0:
            return outcome
    return outcomes[-1][0]


def _middle(game: Any, decisions: int = 20) -> Any:
    """A state after so many decisions in which there is something to choose."""
    rng = random.Random(3)
    for most in range(decisions, 0, -1):
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state, rng))
            elif made >= most and len(state.legal_actions()) >= 3:
                return state
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
    return game.new_initial_state()


def _random(name: str) -> Case:
    def run(slices: Slices) -> Row:
        game = _game(name)

        def play(rng: random.Random) -> Played:
            state = game.new_initial_state()
            decisions = legal = chance = 0
            while not state.is_terminal() and decisions < MOST_DECISIONS:
                if state.is_chance_node():
                    state.apply_action(_drawn(state, rng))
                    chance += 1
                    continue
                actions = state.legal_actions()
                legal += len(actions)
                state.apply_action(pick(rng, actions))
                decisions += 1
            return Played(decisions, legal, chance)

        return measure("open_spiel", f"{name} random", play, slices, _middle(game).clone)

    return run


def _mcts(game: Any, simulations: int) -> Any:
    spiel = library("pyspiel")
    evaluator, policy = spiel.RandomRolloutEvaluator(1, 7), spiel.ChildSelectionPolicy.UCT
    return spiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 7, False, policy)


def _ismcts(game: Any, simulations: int) -> Any:
    spiel = library("pyspiel")
    evaluator, policy = spiel.RandomRolloutEvaluator(1, 7), spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return spiel.ISMCTSBot(7, evaluator, 2.0, simulations, -1, policy, False, False)


def _mcts_in_python(game: Any, simulations: int) -> Any:
    mcts = library("open_spiel.python.algorithms.mcts")
    evaluator = mcts.RandomRolloutEvaluator(1, library("numpy.random").RandomState(7))
    return mcts.MCTSBot(game, 2.0, simulations, evaluator, solve=False)


def _search(name: str, make: Callable[[Any, int], Any], simulations: int) -> Case:
    def run(slices: Slices) -> Row:
        game = _game(name)
        bot, state = make(game, simulations), _middle(game, 10)

        def step() -> int:
            bot.step(state)
            return simulations

        return {
            "engine": "open_spiel",
            "case": f"{name} {make.__name__.strip('_')}, {simulations} simulations a move",
            "simulations_per_s": per_second(step, slices),
            "peak_rss_mb": peak_rss_mb(),
        }

    return run


CASES: dict[str, Case] = {
    **{f"{name} random": _random(name) for name in (*GAMES, *(f"python_{game}" for game in PYTHON_GAMES))},
    "backgammon mcts": _search("backgammon", _mcts, 200),
    "chess mcts": _search("chess", _mcts, 200),
    "backgammon mcts in python": _search("backgammon", _mcts_in_python, 50),
    "gin_rummy ismcts": _search("gin_rummy", _ismcts, 100),
    "hearts ismcts": _search("hearts", _ismcts, 200),
    "leduc_poker ismcts": _search("leduc_poker", _ismcts, 1000),
}
