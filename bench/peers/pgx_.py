"""pgx (JAX) on the processor: random play of a batch inside one compiled loop (`pip install pgx jax`).

A step of one game of the batch is a decision.
"""

import os
import time
from typing import Any

from bench.peers.measure import Case, Row, Slices, library, peak_rss_mb, per_second

GAMES = ("backgammon", "leduc_holdem", "sparrow_mahjong", "gardner_chess")
FORBIDDEN = -1e9  # the weight of what is not legal


class Batch:
    """Games that are played together, and what is counted of them."""

    def __init__(self, name: str, size: int) -> None:
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        jax, numpy, pgx = library("jax"), library("jax.numpy"), library("pgx")
        auto_reset = library("pgx.experimental").auto_reset
        self.env = pgx.make(name)
        self.steps = 200 if size == 1 else 20  # inside the loop
        self.size = size
        self.legal = self.ended = self.decisions = 0
        step = jax.vmap(auto_reset(self.env.step, self.env.init))

        def body(carry: Any, _: object) -> Any:
            state, key = carry
            key, choosing, stepping = jax.random.split(key, 3)
            weights = numpy.where(state.legal_action_mask, 0.0, FORBIDDEN)
            legal = state.legal_action_mask.sum()
            action = jax.random.categorical(choosing, weights, axis=-1)
            state = step(state, action, jax.random.split(stepping, size))
            return (state, key), (legal, (state.terminated | state.truncated).sum())

        def roll(state: Any, key: Any) -> Any:
            (state, key), (legal, ended) = jax.lax.scan(body, (state, key), None, length=self.steps)
            return state, key, legal.sum(), ended.sum()

        self._roll = jax.jit(roll)
        self._key = jax.random.PRNGKey(0)
        self._state = jax.jit(jax.vmap(self.env.init))(jax.random.split(self._key, size))

    def play(self) -> int:
        """Some steps of all games; how many decisions."""
        self._state, self._key, legal, ended = self._roll(self._state, self._key)
        self.legal += int(legal)
        self.ended += int(ended)
        self.decisions += self.steps * self.size
        return self.steps * self.size


def _batch(name: str, size: int) -> Case:
    def run(slices: Slices) -> Row:
        start = time.perf_counter()
        batch = Batch(name, size)
        batch.play()
        compiling = time.perf_counter() - start
        rate = per_second(batch.play, slices)
        per_game = batch.decisions / max(1, batch.ended)
        return {
            "engine": "pgx",
            "case": f"{name}, batch of {size}",
            "games_per_s": rate / per_game,
            "decisions_per_s": rate,
            "us_per_decision": 1e6 / rate,
            "decisions_per_game": per_game,
            "legal_mean": batch.legal / batch.decisions,
            "compile_s": compiling,
            "peak_rss_mb": peak_rss_mb(),
        }

    return run


CASES: dict[str, Case] = {f"{name}, batch of {size}": _batch(name, size) for name in GAMES for size in (1, 1024)}
