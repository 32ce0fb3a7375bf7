"""What every game's state has: the stack of frames, and an optional observer."""

from hashlib import blake2b
from struct import pack
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from ecliptic.kernel.errors import Barrier
from ecliptic.kernel.frames import Frame, flatten_frame

NO_BARRIERS: Final[frozenset[str]] = frozenset()


@final
class Event:
    """Something that happened between two requests: who, what, how many, to whom.

    Events are for logs and animations. They are seen only through `Game.tell`, which decides for each seat what
    it may know of them.

    >>> Event("bought", who=0, what=17)
    <Event bought who=0 what=17 n=0 whom=-1>
    """

    __slots__ = ("kind", "n", "what", "who", "whom")

    def __init__(self, kind: str, who: int = -1, what: int = -1, n: int = 0, whom: int = -1) -> None:
        self.kind: Final = kind
        self.who: Final = who
        self.what: Final = what
        self.n: Final = n
        self.whom: Final = whom

    def __repr__(self) -> str:
        return f"<Event {self.kind} who={self.who} what={self.what} n={self.n} whom={self.whom}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state: integers, lists of them, and the stack of frames.

    No generator, clock or log is part of a state. `events` is an observer that a table may attach; copies, saves
    and hashes do not have it. `barriers` are the kinds of events before which a copy that only looks ahead stops.

    >>> import ecliptic
    >>> state = ecliptic.new("star-realms", seats=2, seed=7).state
    >>> copy = state.clone()
    >>> copy.stack.clear()
    >>> len(state.stack)
    2
    """

    def __init__(self) -> None:
        self.stack: list[Frame[Any]] = []
        self.events: list[Event] | None = None
        self.barriers: frozenset[str] = NO_BARRIERS

    def clone(self) -> "State":
        """An independent copy. Frames are shared, because they never change."""
        raise NotImplementedError

    def flatten(self, out: list[int]) -> None:
        """Append everything that makes this state what it is, as numbers, without the stack."""
        raise NotImplementedError

    def note(self, kind: str, who: int = -1, what: int = -1, n: int = 0, whom: int = -1) -> None:
        """Tell the observer, if there is one.

        What shows something new is noted before the state shows it, so that looking ahead can stop there.
        """
        if self.events is not None:
            if kind in self.barriers:
                raise Barrier
            self.events.append(Event(kind, who, what, n, whom))


def numbers(state: State) -> list[int]:
    """A state as a list of numbers; two states are the same exactly when their numbers are.

    >>> import ecliptic
    >>> state = ecliptic.new("star-realms", seats=2, seed=7).state
    >>> numbers(state) == numbers(state.clone())
    True
    """
    out: list[int] = []
    state.flatten(out)
    for frame in state.stack:
        flatten_frame(frame, out)
    return out


def digest(state: State) -> str:
    """The state's hash: 16 hexadecimal digits, the same on every machine.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> digest(table.state) == digest(table.state.clone())
    True
    """
    flat = numbers(state)
    return blake2b(pack(f"<{len(flat)}q", *flat), digest_size=8).hexdigest()
