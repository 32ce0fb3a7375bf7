"""The bots by name."""

from typing import Final

from ecliptic.bots.bot import Bot
from ecliptic.bots.greedy import Greedy
from ecliptic.bots.random_bot import RandomBot
from ecliptic.kernel import Refused

BOTS: Final[dict[str, Bot]] = {known.name: known for known in (RandomBot(), Greedy())}


def bot(name: str) -> Bot:
    """The bot with this name.

    >>> bot("random").about
    'takes any option, each as likely as the others'
    >>> bot("genius")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: There is no bot 'genius': there are random, greedy.
    """
    found = BOTS.get(name)
    if found is None:
        raise Refused(f"There is no bot {name!r}: there are {', '.join(BOTS)}.")
    return found
