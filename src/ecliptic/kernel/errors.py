"""What the kernel says when it cannot do what was asked."""

from collections.abc import Callable
from typing import Final

from ecliptic.kernel.messages import Message

# Who puts messages in English. The catalogues are not the kernel's business: they come forward by themselves.
_voices: Final[list[Callable[[Message], str]]] = []


class Refused(Exception):
    """Why the table said no, in one sentence the player can act on; nothing has changed.

    >>> raise Refused("Gunship costs 4 trade and you have 3.")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: Gunship costs 4 trade and you have 3.

    `message` is the same for other languages, where somebody has said it.
    """

    def __init__(self, sentence: str, message: Message | None = None) -> None:
        super().__init__(sentence)
        self.message = message


def refused(id: str, **args: object) -> Refused:
    """A refusal that every language has words for: a message of `content/text` and its arguments.

    >>> raise refused("problem-missing", place="players[0].trade")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: players[0].trade is missing.
    """
    message = Message(id, args)
    return Refused(_voices[-1](message) if _voices else f"{id} {args}", message)


def speak_with(voice: Callable[[Message], str]) -> None:
    """From now on refusals are put in English by this."""
    _voices.append(voice)
