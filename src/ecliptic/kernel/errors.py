"""Errors of the kernel."""

from collections.abc import Callable

from ecliptic.kernel.messages import Message


def _spell_out(message: Message) -> str:
    """Return a message as its id and arguments, when no voice is set."""
    arguments = ", ".join(f"{name}={value!r}" for name, value in message.args.items())
    return f"{message.id} ({arguments})" if arguments else message.id


_voice: Callable[[Message], str] = _spell_out


def set_voice(speak: Callable[[Message], str]) -> None:
    """Have `speak` put refusals in English when somebody reads them. `ecliptic.content` does this.

    >>> from ecliptic.content.catalogue import in_english
    >>> set_voice(in_english)
    >>> str(refused("problem-over"))
    'The game is over.'
    """
    global _voice
    _voice = speak


class Refused(Exception):
    """A refusal, with its reason in one sentence the player can act on; nothing has changed.

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
        return _voice(self.message)

    def __repr__(self) -> str:
        return f"Refused({str(self)!r})"

    def __reduce__(self) -> tuple[type["Refused"], tuple[str]]:
        return Refused, (str(self),)  # another process is told in English


def refused(id: str, **args: object) -> Refused:
    """Return a refusal that exists in every language: a message of `content/text` and its arguments.

    >>> raise refused("problem-missing", place="players[0].trade")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: players[0].trade is missing.
    """
    return Refused("", Message(id, args))


class Barrier(Exception):
    """Raised in a preview before something new would be revealed.

    >>> import ecliptic
    >>> state = ecliptic.new("star-realms", seats=2, seed=7).state.clone()
    >>> state.events, state.barriers = [], frozenset({"draw"})
    >>> state.note("draw")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Barrier
    """
