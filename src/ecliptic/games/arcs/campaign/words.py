"""Words and moments that only the campaign's cards change and react to."""

from collections.abc import Callable
from typing import Any, Final

from ecliptic.effects import Trigger, Word
from ecliptic.games.arcs.state import State
from ecliptic.games.arcs.words import HOOKS, OwnTrigger

# Which laws of the Empire a seat ignores.
PRESENCE: Final = 1
MOVEMENT: Final = 2
TRUCE: Final = 4

IGNORES_LAWS: Final[Word[Callable[[State, int, int, int], int]]] = HOOKS.word("ignores_laws")

BLIGHT_CRISIS: Final[Word[Callable[[State, int, bool, int], bool]]] = HOOKS.word("blight_crisis")

FATE_CHANGED: Final[Trigger[Any]] = HOOKS.trigger(OwnTrigger("fate_changed"))
IMPERIAL_SHIPS_PLACED: Final[Trigger[Any]] = HOOKS.trigger(Trigger("imperial_ships_placed"))  # the subject: how many


def has_blight_crisis(state: State, system: int) -> bool:
    """Return whether the Blight of a system hits in crises (ABR-9.2)."""
    answer = True
    for source in state.active[BLIGHT_CRISIS.number]:
        answer = BLIGHT_CRISIS.change_of(state, source)(state, source, answer, system)
    return answer


def ignored_laws(state: State, seat: int) -> int:
    """Return the bits of the Empire's laws that a seat ignores (ABR-4.9)."""
    answer = 0
    for source in state.active[IGNORES_LAWS.number]:
        answer = IGNORES_LAWS.change_of(state, source)(state, source, answer, seat)
    return answer


def ignores_presence(state: State, seat: int) -> bool:
    """Return whether a seat ignores the Presence Law."""
    return ignored_laws(state, seat) & PRESENCE != 0


def ignores_movement(state: State, seat: int) -> bool:
    """Return whether a seat ignores the Movement Law."""
    return ignored_laws(state, seat) & MOVEMENT != 0


def ignores_truce(state: State, seat: int) -> bool:
    """Return whether a seat ignores the Truce Law."""
    return ignored_laws(state, seat) & TRUCE != 0
