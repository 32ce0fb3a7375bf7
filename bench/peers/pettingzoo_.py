"""PettingZoo's classic games, turn by turn (`pip install "pettingzoo[classic]"`)."""

import random

from bench.peers.measure import Case, Played, Row, Slices, library, measure, pick

ENVIRONMENTS = (
    "chess_v6", "connect_four_v3", "go_v5", "hanabi_v5", "leduc_holdem_v4", "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
)  # fmt: skip
MOST_STEPS = 5_000


def _case(name: str) -> Case:
    def run(slices: Slices) -> Row:
        module = library(f"pettingzoo.classic.{name}")
        env = module.env(board_size=9) if name.startswith("go_") else module.env()

        def play(rng: random.Random) -> Played:
            env.reset(seed=rng.randrange(2**31))
            steps = legal = 0
            for _ in env.agent_iter(max_iter=MOST_STEPS):
                observation, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                seen = observation if isinstance(observation, dict) and "action_mask" in observation else info
                actions = [i for i, allowed in enumerate(seen["action_mask"]) if allowed]
                legal += len(actions)
                env.step(pick(rng, actions))
                steps += 1
            return Played(steps, legal)

        return measure("pettingzoo", name, play, slices)

    return run


CASES: dict[str, Case] = {name: _case(name) for name in ENVIRONMENTS}
