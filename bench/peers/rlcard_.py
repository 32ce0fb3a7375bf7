"""rlcard: random games, with the observations that its environments always build (`pip install rlcard`)."""

import random

from bench.peers.measure import Case, Played, Row, Slices, library, measure, pick

GAMES = (
    "doudizhu", "gin-rummy", "uno", "mahjong", "bridge", "limit-holdem", "no-limit-holdem", "leduc-holdem", "blackjack",
)  # fmt: skip
MOST_STEPS = 5_000


def _case(name: str) -> Case:
    def run(slices: Slices) -> Row:
        env = library("rlcard").make(name, config={"seed": 7})

        def play(rng: random.Random) -> Played:
            state, _ = env.reset()
            steps = legal = 0
            while not env.is_over() and steps < MOST_STEPS:
                actions = list(state["legal_actions"])
                legal += len(actions)
                state, _ = env.step(pick(rng, actions))
                steps += 1
            env.get_payoffs()
            return Played(steps, legal)

        return measure("rlcard", name, play, slices)

    return run


CASES: dict[str, Case] = {name: _case(name) for name in GAMES}
