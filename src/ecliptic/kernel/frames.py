"""Frames: pending steps of the rules, as data.

A game's `stack` holds frames; the top one is what happens next. A frame either asks (`ask` returns a request and
`answer` or `outcome` takes the reply) or works (`ask` returns None and `run` does the next piece). Nothing else
ever waits, so a game can be saved, copied, shown or searched in the middle of any choice.

Frames never change after they are made: progress replaces the frame. Copies of a game therefore share them.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar
from zlib import crc32

from mypy_extensions import mypyc_attr

from ecliptic.kernel.actions import Action
from ecliptic.kernel.errors import Refused
from ecliptic.kernel.messages import Message
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

    question: ClassVar[str] = ""  # its name in messages; by default the class's name: `prompt-forced-discard`
    rules: ClassVar[tuple[str, ...]] = ()  # the clauses behind the question
    defaults: ClassVar[dict[str, int]] = {}  # by field: a value that saved positions leave out

    def ask(self, state: S) -> Request | None:
        """Return what this frame waits for; None when it only has work to do. Never changes the state."""
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

    def misfit(self, state: S) -> Message | None:
        """Return why the frame cannot wait in this state; None when it can.

        Asked of every frame of a position that somebody may have written: seats, targets, places and counts have to fit
        the rest. `field_misfit` is a general message for it. The frame is in `state.stack`, which may be searched.
        """
        return None

    # The texts of the question. A frame that asks different things at different times overrides the first three.

    def topic(self, state: S) -> str:
        """Return the question's name in `prompt-*` and `wait-*` messages."""
        return self.question or kebab_case(type(self).__name__)

    def clauses(self, state: S) -> tuple[str, ...]:
        """Return the rule clauses behind the question."""
        return self.rules

    def prompt_args(self, state: S, seat: int) -> Mapping[str, object]:
        """Return the arguments of the prompt for a seat that decides."""
        return {}

    def label(self, state: S, seat: int, action: Action) -> Message:
        """Return one of the options as a button would say it, with the clauses behind it."""
        return Message(f"do-{action.kind.replace('_', '-')}", {}, self.clauses(state))

    def why_not(self, state: S, seat: int, kind: str, about: str) -> Message | None:
        """Return why `kind:about` is not an option, from what the seat may know; None without a special reason."""
        return None


def kebab_case(name: str) -> str:
    """Return a class's name as message ids have it.

    >>> kebab_case("ForcedDiscard")
    'forced-discard'
    """
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


def name_of(kind: type) -> str:
    """Return a frame's name in saved positions.

    >>> class ForcedDiscard(Frame):
    ...     __slots__ = ()
    >>> name_of(ForcedDiscard)
    'forced_discard'
    """
    return kebab_case(kind.__name__).replace("-", "_")


def field_misfit(frame: "Frame[Any]", field: str) -> Message:
    """Return that a field of a frame has a value that it cannot have in this state.

    >>> import ecliptic
    >>> forced_discard = ecliptic.game("star-realms").frames["forced_discard"](seat=1, n=99)
    >>> field_misfit(forced_discard, "n").args
    {'frame': 'forced_discard', 'field': 'n', 'value': '99'}
    """
    value: Field = getattr(frame, field)
    return Message("problem-frame-field", {"frame": name_of(type(frame)), "field": field, "value": str(value)})


def check_fields(frame: "Frame[Any]", **fits: bool) -> Message | None:
    """Return the first of these fields that does not fit, None when all do.

    >>> import ecliptic
    >>> forced_discard = ecliptic.game("star-realms").frames["forced_discard"](seat=1, n=99)
    >>> check_fields(forced_discard, seat=True, n=False).args["field"]
    'n'
    """
    for field, is_right in fits.items():
        if not is_right:
            return field_misfit(frame, field)
    return None


def frame_below(state: S, frame: "Frame[Any]") -> Any:
    """Return the frame on which a frame waits, None at the bottom of the stack.

    >>> import ecliptic
    >>> state = ecliptic.new("star-realms", seats=2, seed=7).state
    >>> frame_below(state, state.stack[0]) is None
    True
    """
    for i in range(1, len(state.stack)):
        if state.stack[i] is frame:
            return state.stack[i - 1]
    return None


def frames_of(*packages: str, without: str = "") -> "dict[str, type[Frame[Any]]]":
    """Return every frame declared in these packages, except in one inside them, by its name in saved positions.

    A frame's name is its class's: `ForcedDiscard` is `forced_discard`. Classes that others derive from are not frames.

    >>> import ecliptic
    >>> found = frames_of("ecliptic.games.star_realms")
    >>> found["forced_discard"].__name__
    'ForcedDiscard'
    """
    found: dict[str, type[Frame[Any]]] = {}
    waiting: list[Any] = list(Frame.__subclasses__())
    while waiting:
        kind = waiting.pop()
        derived = kind.__subclasses__()
        waiting += derived
        module: str = kind.__module__
        if without and module.startswith(f"{without}."):
            continue
        if not derived and any(module == package or module.startswith(f"{package}.") for package in packages):
            name = name_of(kind)
            if name in found and found[name] is not kind:
                raise TypeError(f"Two frames are called {name}: {found[name].__module__} and {module}.")
            found[name] = kind
    return dict(sorted(found.items()))


_fields: dict[type, tuple[str, ...]] = {}
_codes: dict[str, int] = {}


def fields_of(frame: type) -> tuple[str, ...]:
    """Return the names of a frame's fields, sorted: compiled and interpreted classes list them in different orders.

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


# By a frame's class: the name and the fields with which it is hashed; an empty name leaves it out.
FormerFrames = dict[type, tuple[str, tuple[str, ...]]]
NO_FORMER_FRAMES: Final[FormerFrames] = {}


def flatten_frame(frame: "Frame[S]", out: list[int], former: FormerFrames = NO_FORMER_FRAMES) -> None:
    """Append a frame as numbers, for the state's hash. Equal numbers mean equal frames.

    >>> class Ask(Frame):
    ...     __slots__ = ("seat",)
    ...     def __init__(self, seat):
    ...         self.seat = seat
    >>> out = []
    >>> flatten_frame(Ask(3), out)
    >>> out[1:]
    [3]
    >>> flatten_frame(Ask(3), out, {Ask: ("", ())})
    >>> len(out)
    2
    """
    kind = type(frame)
    name, fields = former[kind] if kind in former else (kind.__name__, fields_of(kind))
    if not name:
        return
    code = _codes.get(name, -1)
    if code < 0:
        code = crc32(name.encode())
        _codes[name] = code
    out.append(code)
    for field in fields:
        value: Field = getattr(frame, field)
        if isinstance(value, int):
            out.append(value)
        elif isinstance(value, str):
            out.append(crc32(value.encode()))
        else:
            out.append(len(value))
            out += value
