"""What every game's state has: the stack of frames, and an optional observer."""

from hashlib import blake2b
from struct import pack
from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ecliptic.kernel.errors import Barrier
from ecliptic.kernel.frames import NO_FORMER_FRAMES, FormerFrames, Frame, flatten_frame
from ecliptic.kernel.messages import Message

NO_BARRIERS: Final[frozenset[str]] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened between two requests: a record with fields named for what they are.

    Events are for logs and animations. A subclass names its fields in `__slots__`, says in `reveals` whether it shows
    something that some seat had not seen before, and in `tell` what each seat reads about it. Events are emitted
    before the state shows what they reveal, so that a preview can stop there. `is_public` says that what it reveals
    lies open before everybody, even if it is hidden again before the next question.

    >>> class Bought(Event):
    ...     __slots__ = ("card", "seat")
    ...     def __init__(self, seat, card):
    ...         self.seat, self.card = seat, card
    ...     def tell(self, state, seat):
    ...         return Message("log-bought", {"who": {"seat": self.seat}, "card": {"card": self.card}})
    >>> Bought(0, "gunship").tell(None, None).id
    'log-bought'
    """

    __slots__ = ()

    reveals: ClassVar[bool] = False
    is_public: ClassVar[bool] = False

    def tell(self, state: Any, seat: int | None) -> Message | None:
        """Return the log line that this seat may read, or None."""
        return None


@final
class Note(Event):
    """An event in four numbers: who, what, how many, to whom.

    >>> Note("bought", who=0, what=17)
    <Note bought who=0 what=17 n=0 whom=-1>
    """

    __slots__ = ("kind", "n", "what", "who", "whom")

    def __init__(self, kind: str, who: int = -1, what: int = -1, n: int = 0, whom: int = -1) -> None:
        self.kind: Final = kind
        self.who: Final = who
        self.what: Final = what
        self.n: Final = n
        self.whom: Final = whom

    def __repr__(self) -> str:
        return f"<Note {self.kind} who={self.who} what={self.what} n={self.n} whom={self.whom}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state: integers, lists of them, and the stack of frames.

    No generator, clock or log is part of a state. `events` is an observer that a table may attach; copies, saves
    and hashes do not have it. `barriers` are the kinds of events before which a preview stops.

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
        self.is_preview: bool = False  # stop before something is revealed

    def clone(self) -> "State":
        """Return an independent copy. Frames are shared, because they never change."""
        raise NotImplementedError

    def flatten(self, out: list[int]) -> None:
        """Append everything that makes this state what it is, as numbers, without the stack."""
        raise NotImplementedError

    def derive(self) -> None:
        """Rebuild what follows from the rest and is not saved, once a position and its stack have been read."""

    def former_frames(self) -> FormerFrames:
        """Return frames that are hashed under the names they once had, so that older journals keep their hashes."""
        return NO_FORMER_FRAMES

    def note(self, kind: str, who: int = -1, what: int = -1, n: int = 0, whom: int = -1) -> None:
        """Pass a note to the observer, if there is one.

        Note what reveals something before the state shows it, so that a preview can stop there.
        """
        if self.events is not None:
            if kind in self.barriers:
                raise Barrier
            self.events.append(Note(kind, who, what, n, whom))

    def emit(self, event: Event) -> None:
        """Pass an event to the observer. Building one costs time, so rules check `state.events is not None` first."""
        if self.is_preview and event.reveals:
            raise Barrier
        if self.events is not None:
            self.events.append(event)


def numbers(state: State) -> list[int]:
    """Return a state as a list of numbers; two states are the same exactly when their numbers are.

    >>> import ecliptic
    >>> state = ecliptic.new("star-realms", seats=2, seed=7).state
    >>> numbers(state) == numbers(state.clone())
    True
    """
    out: list[int] = []
    state.flatten(out)
    former = state.former_frames()
    for frame in state.stack:
        flatten_frame(frame, out, former)
    return out


def digest(state: State) -> str:
    """Return the state's hash: 16 hexadecimal digits, the same on every machine.

    >>> import ecliptic
    >>> table = ecliptic.new("star-realms", seats=2, seed=7)
    >>> digest(table.state) == digest(table.state.clone())
    True
    """
    flat = numbers(state)
    return blake2b(pack(f"<{len(flat)}q", *flat), digest_size=8).hexdigest()
