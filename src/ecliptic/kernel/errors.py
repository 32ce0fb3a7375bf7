"""What the kernel says when it cannot do what was asked."""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from ecliptic.kernel.messages import Message

# Who puts messages in English. The catalogues are not the kernel's business: they come forward when words are needed.
_voices: Final[list[Callable[[Message], str]]] = []


class Refused(Exception):
    """Why the table said no, in one sentence the player can act on; nothing has changed.

    >>> raise Refused("Gunship costs 4 trade and you have 3.")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: Gunship costs 4 trade and you have 3.

    `message` is the same for other languages, where somebody has said it. Without a sentence it is put in English
    when somebody reads it: many a refusal only tells a program to try something else.
    """

    def __init__(self, sentence: str, message: Message | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.message = message

    def __str__(self) -> str:
        if self.sentence or self.message is None:
            return self.sentence
        if not _voices:
            import_module("ecliptic.content.catalogue")  # nobody has needed words before
        return _voices[-1](self.message)

    def __repr__(self) -> str:
        return f"Refused({str(self)!r})"

    def __reduce__(self) -> tuple[type["Refused"], tuple[str]]:
        return Refused, (str(self),)  # another process is told in English


def refused(id: str, **args: object) -> Refused:
    """A refusal that every language has words for: a message of `content/text` and its arguments.

    >>> raise refused("problem-missing", place="players[0].trade")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: players[0].trade is missing.
    """
    return Refused("", Message(id, args))


def speak_with(voice: Callable[[Message], str]) -> None:
    """From now on refusals are put in English by this.

    >>> from ecliptic.content.catalogue import in_english
    >>> speak_with(in_english)
    """
    _voices.append(voice)


class Barrier(Exception):
    """Something new would be seen now: whoever only looks ahead goes no further.

    >>> import ecliptic
    >>> state = ecliptic.new("star-realms", seats=2, seed=7).state.clone()
    >>> state.events, state.barriers = [], frozenset({"draw"})
    >>> state.note("draw")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Barrier
    """
