"""What the frames of a written position have in common when they say whether they fit the state."""

from typing import Any, Final

from ecliptic.games.arcs.board import SYSTEM_COUNT
from ecliptic.games.arcs.state import SHIP_OWNERS, State
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import name_of

FLAGS: Final = (0, 1)
MOST_HITS: Final = 60  # of one roll
MOST_KEYS: Final = 40


def frame_misplaced(frame: Frame[Any]) -> Message:
    """Return that a frame cannot wait at this place of the stack, or at this time."""
    return Message("problem-arcs-frame-place", {"frame": name_of(type(frame))})


def is_seat(state: State, seat: int) -> bool:
    """Return whether somebody sits there."""
    return 0 <= seat < state.table.seats


def is_owner(state: State, owner: int) -> bool:
    """Return whether somebody sits there, or whether it is a power of this game."""
    return is_seat(state, owner) or owner in state.table.others


def is_in_play(state: State, system: int) -> bool:
    """Return whether there is such a system and it is in play."""
    return 0 <= system < SYSTEM_COUNT and len(state.links) > 0 and len(state.links[system]) > 0


def is_card(state: State, card: int) -> bool:
    """Return whether there is such a Court, lore or leader card."""
    return 0 <= card < len(state.table.cards.ids)


def are_ships_there(state: State, seat: int, system: int, fresh: int, damaged: int) -> bool:
    """Return whether a seat has such a group of ships in a system: at least one."""
    at = system * SHIP_OWNERS + seat
    return 0 <= fresh <= state.fresh[at] and 0 <= damaged <= state.damaged[at] and fresh + damaged > 0


def is_trail(state: State, trail: list[int]) -> bool:
    """Return whether a trail names systems in play; it never has more places than a Catapult has steps."""
    return len(trail) <= SYSTEM_COUNT and all(is_in_play(state, each >> 4) and each >= 0 for each in trail)


def is_destroyed_city(state: State, city: int) -> bool:
    """Return whether this could be a destroyed city: system (5 bits), owner (3 bits), types (5 bits)."""
    return 0 <= city < 1 << 13 and is_in_play(state, city & 31) and is_owner(state, city >> 5 & 7)
