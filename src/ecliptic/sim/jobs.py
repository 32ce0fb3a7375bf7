"""Distributes games over worker processes. Results never depend on their number."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any, Final, NamedTuple, TypeVar

from ecliptic.bots import find_bot
from ecliptic.games import find
from ecliptic.kernel import Game, Json, Refused, State

T = TypeVar("T")
Progress = Callable[[int, int], None]  # done, total

CHUNKS: Final = 200  # pieces that a batch is cut into: often enough for a progress bar, seldom enough for the workers


class Setup(NamedTuple):
    """What every game of a batch begins with; plain values, because workers get it by message."""

    game: str
    seats: int
    options: dict[str, str | int]
    seed: int
    pack: Json | None = None

    def origin(self) -> tuple[Game[Any], State]:
        """Return the game, and a state before any decision, to copy for each game."""
        found = find(self.game)
        return found, found.new(self.seats, self.options, self.pack, found.rules_versions[-1])


def set_up(
    slug: str,
    seats: int,
    options: dict[str, object],
    seed: int,
    games: int,
    jobs: int,
    bots: list[str],
    pack: Mapping[str, object] | None = None,
) -> Setup:
    """Return the set-up of a batch; refuse an impossible one.

    >>> set_up("star-realms", 2, {"set": "core"}, seed=1, games=0, jobs=1, bots=["random"])
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: The number of games must be at least 1, not 0.
    """
    chosen = find(slug).choose_options(seats, options)
    for name in bots:
        find_bot(name)
    if games < 1:
        raise Refused(f"The number of games must be at least 1, not {games}.")
    if jobs < 1:
        raise Refused(f"The number of jobs must be at least 1, not {jobs}.")
    setup = Setup(slug, seats, chosen, seed, None if pack is None else dict(pack))
    setup.origin()  # a faulty pack is refused here, not in the workers
    return setup


def ranges(total: int) -> list[tuple[int, int]]:
    """Return a batch cut into pieces: first, and last plus one.

    >>> ranges(3)
    [(0, 1), (1, 2), (2, 3)]
    >>> len(ranges(1_000_000))
    200
    """
    size = -(-total // CHUNKS)
    return [(start, min(start + size, total)) for start in range(0, total, size)]


def spread(work: Callable[..., T], tasks: list[tuple[object, ...]], jobs: int) -> Iterator[T]:
    """Yield the result of each task, in order; with more than one job, worker processes share them."""
    if jobs == 1 or len(tasks) == 1:
        for task in tasks:
            yield work(*task)
        return
    # Fresh processes, as on every system: no threads or open files of this one are inherited.
    context = multiprocessing.get_context("spawn")
    with _interrupts_later():
        pool = context.Pool(min(jobs, len(tasks)), _ignore_interrupts)
    with pool:
        yield from pool.imap(_call, [(work, task) for task in tasks])


def _call(task: tuple[Callable[..., T], tuple[object, ...]]) -> T:
    work, arguments = task
    return work(*arguments)


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """Block Ctrl-C while workers start: they inherit that, and so ignore it before their own code runs."""
    if hasattr(signal, "pthread_sigmask"):
        resource_tracker.ensure_running()  # it would let signals through again when it starts
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    else:
        yield


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C, which reaches every process of a terminal: the process that a person started ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
