"""The bots by name: ours, and those that other packages offer through the entry point group `ecliptic.bots`."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from ecliptic.bots.bot import Bot
from ecliptic.bots.greedy import Greedy
from ecliptic.bots.random_bot import RandomBot
from ecliptic.content.manifest import load_reference
from ecliptic.kernel import Refused, refused

GROUP: Final = "ecliptic.bots"

BOTS: Final[dict[str, Bot]] = {known.name: known for known in (RandomBot(), Greedy())}


@cache
def _installed() -> dict[str, Bot]:
    found = [load_bot(point.value) for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)]
    return {known.name: known for known in found}


def bots() -> dict[str, Bot]:
    """Return every bot by its name.

    >>> "greedy" in bots()
    True
    """
    return {**BOTS, **{name: other for name, other in _installed().items() if name not in BOTS}}


def bot(name: str) -> Bot:
    """Return the bot with this name. Names may come from anybody: nothing is imported because of one.

    >>> bot("random").about
    'takes a random option'
    >>> bot("genius")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: There is no bot 'genius'. Choose from: random, greedy.
    """
    known = bots()
    if name not in known:
        raise Refused(f"There is no bot {name!r}. Choose from: {', '.join(known)}.")
    return known[name]


@cache
def load_bot(reference: str) -> Bot:
    """Return the bot behind `module:name`, which names a Bot or a class of one.

    >>> load_bot("ecliptic.bots.greedy:Greedy").name
    'greedy'
    """
    found = load_reference(reference)
    made: object = found
    if isinstance(found, type) and issubclass(found, Bot):
        kind: Any = found  # every bot is created without arguments, even if its base class takes some
        made = kind()
    if not isinstance(made, Bot):
        raise refused("problem-not-a-bot", reference=reference)
    return made


def find_bot(name: str) -> Bot:
    """Return the bot with this name, or the one that `module:name` names, for those who may import anything.

    >>> find_bot("ecliptic.bots.random_bot:RandomBot").name
    'random'
    """
    return load_bot(name) if ":" in name else bot(name)
