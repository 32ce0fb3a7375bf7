"""What the kernel says when it cannot do what was asked."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecliptic.kernel.game import Message


class Refused(Exception):
    """Why the table said no, in one sentence the player can act on; nothing has changed.

    >>> raise Refused("Gunship costs 4 trade and you have 3.")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: Gunship costs 4 trade and you have 3.

    `message` is the same for other languages, where a game has said it.
    """

    def __init__(self, sentence: str, message: "Message | None" = None) -> None:
        super().__init__(sentence)
        self.message = message


class Barrier(Exception):
    """Something new would be seen now: whoever only looks ahead goes no further.

    >>> import ecliptic
    >>> state = ecliptic.new("star-realms", seats=2, seed=7).state.clone()
    >>> state.events, state.barriers = [], frozenset({"draw"})
    >>> state.note("draw")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Barrier
    """
