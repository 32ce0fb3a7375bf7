"""Cards whose holder moves and repairs Blight in controlled systems (F13-04, F21-02); building at it."""

from typing import Final

from ecliptic.effects import DEFAULT, MAY
from ecliptic.games.arcs.board import SYSTEM_COUNT
from ecliptic.games.arcs.campaign.golems import SEEKING
from ecliptic.games.arcs.campaign.state import blight_at, fact
from ecliptic.games.arcs.state import BLIGHT, State
from ecliptic.games.arcs.words import LEADS_ALONE, MAY_REPAIR, MOVES_ALONG, controls

COMMANDERS: Final = ("F13-04", "F21-02")


def commands_blight(state: State, source: int, seat: int, system: int) -> bool:
    """Return whether a card lets a seat move and repair the Blight of a system: it holds the card and controls.

    Blight cannot Catapult, and the Seeker's move is a Catapult move from its first step on (F05-06, F13-04).
    """
    if state.owner_of(source) != seat or fact(state, SEEKING) == seat + 1:
        return False
    return blight_at(state, system) > 0 and controls(state, seat, system)


@MOVES_ALONG.changed_by(*COMMANDERS)
def blight_moves(state: State, source: int, answer: list[int], seat: int, system: int) -> list[int]:
    """Blight moves along. It cannot Catapult (see `fleets.move_ships`)."""
    return [*answer, BLIGHT] if BLIGHT not in answer and commands_blight(state, source, seat, system) else answer


@LEADS_ALONE.changed_by(*COMMANDERS)
def blight_moves_alone(state: State, source: int, answer: int, seat: int) -> int:
    """Blight needs no escort."""
    for system in range(SYSTEM_COUNT):
        if commands_blight(state, source, seat, system):
            answer |= 1 << system
    return answer


@MAY_REPAIR.changed_by(*COMMANDERS)
def repair_blight(state: State, source: int, seat: int, owner: int, system: int) -> int:
    """Blight of controlled systems may be repaired."""
    return MAY if owner == BLIGHT and commands_blight(state, source, seat, system) else DEFAULT
