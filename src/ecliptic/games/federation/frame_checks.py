"""What frames of a written position have in common when they say whether they fit the state."""

from typing import Any, Final

from ecliptic.games.federation.state import AMBASSADOR_PHASE, State
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import check_fields, name_of

MOST_COUNTED: Final = 99  # of anything that a frame counts
MOST_TIMES: Final = 30  # that an effect gives the same thing


def frame_misplaced(frame: Frame[Any]) -> Message:
    """Return that a frame cannot wait at this place of the stack, or at this time."""
    return Message("problem-frame-place", {"frame": name_of(type(frame))})


def check_times(frame: Frame[Any], left: int) -> Message | None:
    """Check how often something is still to be done."""
    return check_fields(frame, left=1 <= left <= MOST_TIMES)


def is_in_turn(state: State, seat: int) -> bool:
    """Return whether it is this player's turn to place an ambassador."""
    return state.phase == AMBASSADOR_PHASE and state.active_seat == seat


def is_on_top(state: State, frame: Frame[Any]) -> bool:
    """Return whether nothing waits above a frame."""
    return state.stack[-1] is frame
