"""Request rates for each person, address and stream, in memory."""

import time
from collections.abc import Callable, Hashable
from math import ceil
from typing import Final

from ecliptic.server.http.problems import Problem
from ecliptic.server.ops.quotas import Quotas

MINUTE: Final = 60.0
MOST_REMEMBERED: Final = 20_000  # keys; those with their full allowance are forgotten first


class RequestRate:
    """A number of requests per minute for each key. After a pause a whole minute's worth may come at once."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._step: Final = MINUTE / per_minute if per_minute else 0.0
        self._clock: Final = clock
        self._used_up: Final[dict[Hashable, float]] = {}  # by key: until when its allowance is spoken for

    def require(self, key: Hashable) -> None:
        """Refuse with 429 when this key has sent too many."""
        if not self._step:
            return
        at = self._clock()
        until = max(self._used_up.get(key, at), at) + self._step
        if until > at + MINUTE:
            raise Problem(429, "problem-rate", retry_after=max(1, ceil(until - at - MINUTE)))
        if len(self._used_up) >= MOST_REMEMBERED:
            self._forget(at)
        self._used_up[key] = until

    def _forget(self, at: float) -> None:
        for key in [key for key, until in self._used_up.items() if until <= at]:
            del self._used_up[key]
        if len(self._used_up) >= MOST_REMEMBERED:  # under attack from many addresses: keep the busiest half
            for key in sorted(self._used_up, key=self._used_up.__getitem__)[: MOST_REMEMBERED // 2]:
                del self._used_up[key]


class OpenStreams:
    """How many streams each person and each address has open in this process."""

    def __init__(self, quotas: Quotas) -> None:
        self._quotas: Final = quotas
        self._open: Final[dict[tuple[str, Hashable], int]] = {}

    def take(self, person: int | None, address: str) -> Callable[[], None]:
        """Count a new stream, or refuse it with 429; return the function that ends the count."""
        keys: dict[tuple[str, Hashable], int] = {("address", address): self._quotas.streams_by_address}
        if person is not None:
            keys["person", person] = self._quotas.streams
        for key, most in keys.items():
            if most and self._open.get(key, 0) >= most:
                raise Problem(429, "problem-streams-most", most=most)
        for key in keys:
            self._open[key] = self._open.get(key, 0) + 1

        def end() -> None:
            for key in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]

        return end
