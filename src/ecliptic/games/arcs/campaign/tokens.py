"""Fate tokens: what lies on the map or before a seat and is neither a ship nor a building (ABR-13.7).

A kind of token is a row of its fate's data file: `{id: banner, count: 8, sides: [fresh, damaged]}`. A token is a number
that tells its kind, its side, where it is, the seats that know a secret kind, and the seats with an agent on it. All
tokens of the fates in play are in `Campaign.tokens`, sorted; those that are out of play are nowhere.
"""

from typing import Final

from ecliptic.games.arcs.board import SYSTEM_COUNT
from ecliptic.games.arcs.state import SEATS
from ecliptic.kernel import Fields

# Places besides the systems: before a seat, aside with the fate, the ambition boxes (with those that laws add), and the
# Trophies of a seat.
BOXES: Final = 8
BEFORE: Final = SYSTEM_COUNT
ASIDE: Final = BEFORE + SEATS
BOX: Final = ASIDE + 1
TROPHY: Final = BOX + BOXES  # among the Trophies of a seat
PLACES: Final = TROPHY + SEATS

PLACE_BITS: Final = 6
SEAT_BITS: Final = (1 << SEATS) - 1
KNOWN_AT: Final = PLACE_BITS  # the bits of the seats that know it
AGENTS_AT: Final = KNOWN_AT + SEATS  # the bits of the seats with an agent on it
SIDE_AT: Final = AGENTS_AT + SEATS
KIND_AT: Final = SIDE_AT + 1


class TokenKind:
    """A kind of token as printed."""

    __slots__ = ("count", "id", "is_building", "is_open_before", "is_secret", "sides")

    def __init__(self, row: Fields) -> None:
        self.id: Final = row.text("id")
        self.count: Final = row.number("count", 1, 9, 1)
        self.sides: Final = [str(side) for side in row.items("sides", ["up"])]
        self.is_building: Final = row.flag("building")  # whether it is harmed and repaired like one
        self.is_secret: Final = row.flag("secret")  # whether the first side hides the kind
        self.is_open_before: Final = row.flag("open_before_seats")  # whether everybody knows it before a seat
        row.finish()


def token(kind: int, place: int, side: int = 0, known: int = 0, agents: int = 0) -> int:
    """Return a token as a number."""
    return kind << KIND_AT | side << SIDE_AT | agents << AGENTS_AT | known << KNOWN_AT | place


def kind_of(each: int) -> int:
    """Return the number of a token's kind."""
    return each >> KIND_AT


def side_of(each: int) -> int:
    """Return which side of a token is up."""
    return each >> SIDE_AT & 1


def known_by(each: int) -> int:
    """Return the bits of the seats that know a token's kind while its first side hides it."""
    return each >> KNOWN_AT & SEAT_BITS


def agents_on(each: int) -> int:
    """Return the bits of the seats with an agent on a token."""
    return each >> AGENTS_AT & SEAT_BITS


def place_of(each: int) -> int:
    """Return where a token is: a system, `BEFORE` + seat, `ASIDE`, `BOX` + ambition, `TROPHY` + seat."""
    return each & (1 << PLACE_BITS) - 1
