"""What must hold for the frames of a written position, as far as several of them share it."""

from typing import Any, Final

from ecliptic.games.beyond_the_sun.components import HIGHEST_LEVEL
from ecliptic.games.beyond_the_sun.state import State, has_technology, system_of
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import name_of

MOST_POINTS: Final = 1_000  # of a jump, with everything that content packs can add
MOST_PARTS: Final = 12  # of one effect: ships built, discs automated, cubes moved
MOST_TRADES: Final = 1_000_000


def is_flag(value: int) -> bool:
    """Return whether a number means yes or no."""
    return value in (0, 1)


def is_active(state: State, seat: int) -> bool:
    """Return whether it is this faction's turn."""
    return seat == state.active_seat


def is_distinct(numbers: list[int], most: int) -> bool:
    """Return whether these are different numbers, one at least and not more than so many."""
    return 1 <= len(numbers) <= most and len(set(numbers)) == len(numbers)


def are_ships(state: State, done: list[int]) -> bool:
    """Return whether a list names ships, each as location and level."""
    if len(done) > MOST_PARTS:
        return False
    return all(0 <= ship >> 3 < len(state.system) and 1 <= ship & 7 <= HIGHEST_LEVEL for ship in done)


def is_learned(state: State, seat: int, technology: int) -> bool:
    """Return whether a faction has a technology."""
    return technology >= 0 and has_technology(state, seat, technology)


def is_colony(state: State, seat: int, system: int) -> bool:
    """Return whether a faction has colonized a system."""
    return system >= 0 and any(system_of(colony) == system for colony in state.players[seat].colonies)


def is_step(state: State, effect: int, step: int, verb: type) -> bool:
    """Return whether this is a step of an effect with a certain verb."""
    if not 0 <= effect < len(state.effects.steps):
        return False
    steps = state.effects.steps[effect]
    return 0 <= step < len(steps) and isinstance(steps[step], verb)


def others(state: State, frame: Frame[Any]) -> list[Any]:
    """Return the other frames of the same kind on the stack."""
    return [other for other in state.stack if other is not frame and type(other) is type(frame)]


def frame_misplaced(frame: Frame[Any]) -> Message:
    """Return that a frame cannot wait now."""
    return Message("problem-waiting-now", {"frame": name_of(type(frame))})
