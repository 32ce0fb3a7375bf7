"""The bots by name: ours, and those that other packages offer through the entry point group `ecliptic.bots`."""

import inspect
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from ecliptic.bots.bot import Bot
from ecliptic.bots.greedy import Greedy
from ecliptic.bots.random_bot import RandomBot
from ecliptic.content.manifest import load_reference
from ecliptic.kernel import Refused, refused
from ecliptic.kernel.fields import shown

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
        raise Refused(f"There is no bot {shown(name)}. Choose from: {', '.join(known)}.")
    return known[name]


@cache
def load_bot(reference: str) -> Bot:
    """Return the bot behind `module:name`, which names a Bot or a class of one.

    >>> load_bot("ecliptic.bots.greedy:Greedy").name
    'greedy'
    >>> load_bot("ecliptic.bots:Bot")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: The bot 'ecliptic.bots:Bot' has no method choose.
    """
    found = load_reference(reference)
    kind: Any = found if isinstance(found, type) else type(found)
    if not issubclass(kind, Bot):
        raise refused("problem-not-a-bot", reference=reference)
    if kind.choose is Bot.choose:
        raise refused("problem-bot-choose", reference=reference)
    if kind is found and not _is_made_without_arguments(kind):
        raise refused("problem-bot-init", reference=reference)
    try:
        made: Bot = kind() if kind is found else found
    except TypeError as error:  # of our bots, only Bot itself can be extended once it is compiled
        raise refused("problem-bot-made", reference=reference, why=str(error)) from error
    if not isinstance(getattr(made, "name", None), str):  # its __init__ does not call that of Bot
        raise refused("problem-bot-init", reference=reference)
    return made


def _is_made_without_arguments(kind: Any) -> bool:
    """Return whether calling the class without arguments gives an object."""
    if kind.__init__ is Bot.__init__:
        return False
    try:
        inspect.signature(kind.__init__).bind(None)
    except TypeError:
        return False
    except ValueError:  # compiled code does not show its arguments; compiled bots are ours
        return True
    return True


def find_bot(name: str) -> Bot:
    """Return the bot with this name, or the one that `module:name` names, for those who may import anything.

    >>> find_bot("ecliptic.bots.random_bot:RandomBot").name
    'random'
    """
    return load_bot(name) if ":" in name else bot(name)
