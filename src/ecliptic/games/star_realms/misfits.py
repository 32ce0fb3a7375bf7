"""What must hold for the frames of a written position, as far as several of them share it."""

from typing import Any

from ecliptic.games.star_realms.state import State, is_acting
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import field_misfit


def acting_misfit(frame: Frame[Any], state: State, seat: int) -> Message | None:
    """Return why a frame cannot wait for this seat: it has to be able to act now."""
    return None if is_acting(state, seat) else field_misfit(frame, "seat")


def step_misfit(frame: Frame[Any], state: State, seat: int, effect: int, step: int, verb: type) -> Message | None:
    """Return why a frame cannot wait for this step of an ability: it has to be one with this verb."""
    if not is_acting(state, seat):
        return field_misfit(frame, "seat")
    if not 0 <= effect < len(state.effects.steps):
        return field_misfit(frame, "effect")
    steps = state.effects.steps[effect]
    return None if 0 <= step < len(steps) and isinstance(steps[step], verb) else field_misfit(frame, "step")
