"""Sources of chance: a random generator, or a prepared list."""

from collections.abc import Callable
from random import Random, SystemRandom

from mypy_extensions import mypyc_attr

from ecliptic.kernel.errors import Refused
from ecliptic.kernel.requests import Chance


def draw(request: Chance, random: Callable[[], float]) -> list[int]:
    """Answer a chance request from a source of numbers in [0, 1).

    Only `random()` is used, whose sequence for a seed is the same on every machine and Python version.

    >>> from random import Random
    >>> sorted(draw(Chance("shuffle", [3, 1, 2]), Random(5).random))
    [1, 2, 3]
    """
    items = request.items
    size = len(items)
    if request.replace:
        return [items[int(random() * size)] for _ in range(request.count)]
    rest = items[:]
    count = request.count
    for i in range(count):
        j = i + int(random() * (size - i))
        rest[i], rest[j] = rest[j], rest[i]
    return rest if count == size else rest[:count]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceSource:
    """A source of chance. The base class draws from a generator: seeded for simulations, the system's for live tables.

    >>> first = Chance("first", [0, 1], count=1)
    >>> ChanceSource(seed=7).answer(first) == ChanceSource(seed=7).answer(first)
    True
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self.rng: Random = SystemRandom() if seed is None else Random(seed)

    def answer(self, request: Chance) -> list[int]:
        """Return the outcome of this request."""
        return draw(request, self.rng.random)


class Script(ChanceSource):
    """Chance from a list, for tests and replays; after the list, the given source takes over.

    >>> luck = Script([[1], [5, 4]])
    >>> luck.answer(Chance("first", [0, 1], count=1))
    [1]
    >>> luck.answer(Chance("shuffle", [4, 5]))
    [5, 4]
    >>> luck.answer(Chance("shuffle", [4, 5]))
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: The script has no outcome left for chance 'shuffle'.
    """

    def __init__(self, outcomes: list[list[int]], then: ChanceSource | None = None) -> None:
        super().__init__()
        self.outcomes = list(outcomes)
        self.then = then

    def answer(self, request: Chance) -> list[int]:
        """Return the next outcome of the list; refuse one that chance could not have given."""
        if not self.outcomes:
            if self.then is None:
                raise Refused(f"The script has no outcome left for chance {request.kind!r}.")
            return self.then.answer(request)
        outcome = self.outcomes.pop(0)
        request.require(outcome)
        return outcome
