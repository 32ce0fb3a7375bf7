"""Frames: pending steps of the rules, as data.

A game's `stack` holds frames; the top one is what happens next. A frame either asks (`ask` returns a request and
`answer` or `outcome` takes the reply) or works (`ask` returns None and `run` does the next piece). Nothing else
ever waits, so a game can be saved, copied, shown or searched in the middle of any choice.

Frames never change after they are made: progress replaces the frame. Copies of a game therefore share them.
"""

from typing import TYPE_CHECKING, Generic, TypeVar
from zlib import crc32

from mypy_extensions import mypyc_attr

from ecliptic.kernel.actions import Action
from ecliptic.kernel.errors import Refused
from ecliptic.kernel.requests import Request

if TYPE_CHECKING:
    from ecliptic.kernel.state import State

S = TypeVar("S", bound="State")

# What a frame's field may hold; anything else could not be saved.
Field = int | str | list[int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One pending step. A subclass names its fields in `__slots__`; `__init__` takes each of them by that name.

    >>> class Confirm(Frame):
    ...     __slots__ = ("seat",)
    ...     def __init__(self, seat):
    ...         self.seat = seat
    ...     def ask(self, state):
    ...         return Decision(self.seat, [Action("yes"), Action("no")])
    ...     def answer(self, state, seat, action):
    ...         state.stack.pop()
    >>> from ecliptic.kernel.requests import Decision
    >>> Confirm(1).ask(None).options
    [<Action yes>, <Action no>]
    """

    __slots__ = ()

    def ask(self, state: S) -> Request | None:
        """What this frame waits for; None when it only has work to do. Never changes the state."""
        return None

    def run(self, state: S) -> None:
        """Do the next piece of work: pop this frame, push others, or both."""
        raise Refused(f"{type(self).__name__} waits for an answer.")

    def answer(self, state: S, seat: int, action: Action) -> None:
        """Carry out a seat's answer, which is one of the options asked."""
        raise Refused(f"{type(self).__name__} does not wait for a player.")

    def outcome(self, state: S, drawn: list[int]) -> None:
        """Take what chance gave."""
        raise Refused(f"{type(self).__name__} does not wait for chance.")


_fields: dict[type, tuple[str, ...]] = {}
_codes: dict[type, int] = {}


def fields_of(frame: type) -> tuple[str, ...]:
    """The names of a frame's fields, sorted: compiled classes list them in another order than interpreted ones.

    >>> class Ask(Frame):
    ...     __slots__ = ("seat", "left")
    >>> fields_of(Ask)
    ('left', 'seat')
    """
    names = _fields.get(frame)
    if names is None:
        found: set[str] = set()
        for base in frame.__mro__:
            # A compiled class has no __slots__ any more; the compiler lists its attributes instead.
            found.update(base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__", ()))
        names = tuple(sorted(found - {"__dict__"}))
        _fields[frame] = names
    return names


def flatten_frame(frame: "Frame[S]", out: list[int]) -> None:
    """Append a frame as numbers, for the state's hash. Equal numbers mean equal frames.

    >>> class Ask(Frame):
    ...     __slots__ = ("seat",)
    ...     def __init__(self, seat):
    ...         self.seat = seat
    >>> out = []
    >>> flatten_frame(Ask(3), out)
    >>> out[1:]
    [3]
    """
    kind = type(frame)
    code = _codes.get(kind, -1)
    if code < 0:
        code = crc32(kind.__name__.encode())
        _codes[kind] = code
    out.append(code)
    for name in fields_of(kind):
        value: Field = getattr(frame, name)
        if isinstance(value, int):
            out.append(value)
        elif isinstance(value, str):
            out.append(crc32(value.encode()))
        else:
            out.append(len(value))
            out += value
