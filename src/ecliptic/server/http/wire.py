"""The messages about a game for a seat or for spectators. All of it comes through the kernel's views."""

from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec

from ecliptic.kernel import Message, Table
from ecliptic.kernel.actions import LONGEST_NOTATION

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]  # no letter that SQL cannot store


class Move(msgspec.Struct, tag_field="type", tag="move", forbid_unknown_fields=True):
    """A seat plays one of its options."""

    expected: Annotated[int, msgspec.Meta(ge=0, description="The table's number when this was decided.")]
    action: Annotated[
        str, msgspec.Meta(max_length=LONGEST_NOTATION, description="The notation of one of the seat's options.")
    ]
    client_move_id: Annotated[Key, msgspec.Meta(description="Chosen by the client; a repetition is not played twice.")]


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """A seat undoes its latest actions, unless something was revealed since."""

    expected: Annotated[int, msgspec.Meta(ge=0)]
    client_move_id: Key
    steps: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None  # None: all that can be undone


class Done(msgspec.Struct, tag_field="type", tag="done", frozen=True):
    """The answer to a move; a repeated request gets the same one."""

    client_move_id: str
    entry: int  # the move's entry
    n: int  # the table's number after it and after what chance added


class Words(msgspec.Struct, frozen=True):
    """A message for the reader's language, with the clauses it rests on."""

    id: str
    args: dict[str, Any]
    rules: tuple[str, ...]


class Offer(msgspec.Struct, frozen=True):
    """An option of a seat."""

    action: str
    label: Words


class Line(msgspec.Struct, frozen=True):
    """A line of the log and the entry it belongs to."""

    n: int
    words: Words


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """A moment of a game as one seat may know it, and what happened since an earlier one."""

    seat: int | None
    n: int
    since: int  # the log holds what happened after this entry
    view: dict[str, Any]
    options: list[Offer]
    log: list[Line]
    back: int | None  # lines of entries after this one were undone
    undo: int  # how many of its own actions the seat may undo alone
    done: list[str]  # the seat's client_move_ids that have been played since


encode: Final = msgspec.json.Encoder().encode


def words(message: Message) -> Words:
    """Return a message as it is sent."""
    return Words(message.id, message.args, message.rules)


def offers(table: Table, seat: int | None) -> list[Offer]:
    """Return what a seat may do now."""
    if seat is None:
        return []
    return [Offer(option.text, words(table.label(seat, option))) for option in table.options(seat)]


def lines(told: Iterable[tuple[int, Message]], base: int) -> list[Line]:
    """Return log lines numbered by the whole journal; `base` entries come before the table's own."""
    return [Line(base + n, words(message)) for n, message in told if n or not base]
