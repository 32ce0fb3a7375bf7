"""Declaring ambitions (ARC-4.8 to ARC-4.12)."""

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import EMPATH
from ecliptic.games.arcs.events import Declared
from ecliptic.games.arcs.reaction_order import fire_in_order
from ecliptic.games.arcs.state import LEAD, MARKERS, NOBODY, PLAY_CARD, PLAY_HOW, PLAY_SEAT, State
from ecliptic.games.arcs.words import DECLARED, ambitions, declares, is_declared, may_declare, places_zero_marker
from ecliptic.kernel import Action

HAD_MARKER = 8  # of the trigger's subject: seat times 16, this bit, the ambition


def marker_values(state: State, marker: int) -> tuple[int, int]:
    """Return what a marker is worth for first and second place on its present side (ARC-11.11)."""
    board = state.table.board
    side = 1 if marker < state.flipped else 0
    return board.first_place[marker][side], board.second_place[marker][side]


def best_marker(state: State) -> int:
    """Return the available marker with the highest Power, -1 if none is available (ARC-4.9)."""
    best, value = NOBODY, -1
    for marker in range(MARKERS):
        if state.marker_at[marker] == NOBODY and marker_values(state, marker)[0] > value:
            best, value = marker, marker_values(state, marker)[0]
    return best


def own_play(state: State, seat: int) -> int:
    """Return the card that a seat has played this round, packed with how; -1 without one."""
    for play in state.played:
        if play >> PLAY_SEAT & 3 == seat:
            return play
    return NOBODY


def declared_by_card(state: State, seat: int) -> int:
    """Return the bits of the ambitions that the card which a seat has played could declare (ARC-4.8, ARC-4.11)."""
    play = own_play(state, seat)
    is_lead = play >= 0 and play >> PLAY_HOW == LEAD and not state.declared
    return declares(state, seat, state.table.board.declares[play & PLAY_CARD] if is_lead else 0)


def declare_options(state: State, seat: int) -> list[Action]:
    """Return the ambitions that a seat may declare with its played card (ARC-4.8, ARC-4.11)."""
    return declarations(state, seat, declared_by_card(state, seat))


def declarations(state: State, seat: int, allowed: int, only_new: bool = False) -> list[Action]:
    """Return the ambitions among these bits that a seat may declare, with `only_new` those without a marker.

    One that a law adds may be declared in place of the printed one beside it.
    """
    found: list[Action] = []
    for ambition in ambitions(state):
        printed = ambition if ambition <= EMPATH else state.table.cards.beside[ambition]
        if not allowed & 1 << printed or (only_new and is_declared(state, ambition)):
            continue
        if may_declare(state, seat, ambition):
            found.append(notation.DECLARE[ambition])
    return found


def declare(state: State, seat: int, ambition: int, by_lead_card: bool) -> None:
    """Move the best available marker into the ambition's box (ARC-4.9, ARC-4.10, ARC-4.12)."""
    marker = best_marker(state)
    first, second = marker_values(state, marker)
    had = HAD_MARKER if is_declared(state, ambition) else 0
    state.marker_at[marker] = ambition
    state.declared = True
    if by_lead_card and places_zero_marker(state, seat, ambition):
        state.zeroed = True
    if state.events is not None:
        state.emit(Declared(seat, ambition, first, second))
    fire_in_order(state, DECLARED, seat * 16 + had + ambition)
