"""The three things a game can wait for: one seat, several seats, or chance."""

from typing import Final, final

from ecliptic.kernel.actions import Action
from ecliptic.kernel.errors import refused
from ecliptic.kernel.fields import shown


class Request:
    """What a game waits for. Always a `Decision`, a `Simultaneous` or a `Chance`.

    >>> isinstance(Decision(0, []), Request)
    True
    """

    __slots__ = ()


@final
class Decision(Request):
    """One seat must choose one of the options.

    >>> request = Decision(0, [Action("end")])
    >>> request.seat, request.options
    (0, [<Action end>])
    """

    __slots__ = ("options", "seat")

    def __init__(self, seat: int, options: list[Action]) -> None:
        self.seat: Final = seat
        self.options: Final = options


@final
class Simultaneous(Request):
    """Several seats may answer, in any order. The frame gets each answer as it arrives and asks again.

    `pending_seats` are the seats the game waits for; a seat that is only in `options` may act, but nobody waits for it.

    >>> request = Simultaneous({0: [Action("done")], 1: [Action("revoke")]}, pending_seats=[0])
    >>> request.pending_seats
    [0]
    """

    __slots__ = ("options", "pending_seats")

    def __init__(self, options: dict[int, list[Action]], pending_seats: list[int]) -> None:
        self.options: Final = options
        self.pending_seats: Final = pending_seats


@final
class Chance(Request):
    """A random draw. The table, the replay, the test or the search answers it.

    `count` things are drawn from `items`, each once (a shuffle, a deal) or, with `replace`, independently (dice).
    `names` says what the numbers are ("card", "seat"), so that a journal can write them as words. Several things drawn
    without `replace` are secret, at least in part, to all but `seat`, whose draw it is; the conformance suite fails a
    game whose view always shows all of them. If everybody sees all of them, say `public`.

    >>> Chance("shuffle", [7, 7, 9]).admits([9, 7, 7])
    True
    >>> Chance("dice", [1, 2, 3, 4, 5, 6], count=2, replace=True).admits([6, 6])
    True
    >>> Chance("dice", [1, 2, 3, 4, 5, 6], count=2, replace=True).admits([7, 1])
    False
    """

    __slots__ = ("count", "items", "kind", "names", "public", "replace", "seat")

    def __init__(
        self,
        kind: str,
        items: list[int],
        count: int = -1,
        replace: bool = False,
        names: str = "",
        seat: int = -1,
        public: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.items: Final = items
        self.count: Final = len(items) if count < 0 else count
        self.replace: Final = replace
        self.names: Final = names
        self.seat: Final = seat
        self.public: Final = public

    @property
    def is_secret(self) -> bool:
        """Return whether this is a shuffle or a deal that others do not see completely.

        >>> Chance("deck", [1, 2, 3]).is_secret, Chance("first", [0, 1], count=1).is_secret
        (True, False)
        """
        return self.count > 1 and not self.replace and not self.public

    def admits(self, outcome: list[int]) -> bool:
        """Return whether chance could have given this.

        >>> Chance("first", [0, 1], count=1).admits([1])
        True
        """
        if len(outcome) != self.count:
            return False
        if self.replace:
            return all(value in self.items for value in outcome)
        rest = list(self.items)
        for value in outcome:
            if value not in rest:
                return False
            rest.remove(value)
        return True

    def require(self, outcome: list[int]) -> None:
        """Refuse an outcome that chance could not have given.

        >>> Chance("first", [0, 1], count=1).require([5])
        Traceback (most recent call last):
        ecliptic.kernel.errors.Refused: Chance 'first' cannot give [5]: it draws 1 of [0, 1].
        """
        if not self.admits(outcome):
            given, items = shown(outcome), shown(self.items)
            raise refused("problem-chance-outcome", chance=self.kind, outcome=given, count=self.count, items=items)
