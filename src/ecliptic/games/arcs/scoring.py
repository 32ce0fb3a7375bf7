"""The end of a chapter: scoring, clean-up, the next chapter, the end of the game (ARC-11, ARC-12)."""

from typing import final

from ecliptic.effects import fire
from ecliptic.games.arcs.ambitions import marker_values
from ecliptic.games.arcs.board import AMBITION_OF, LAST_CHAPTER, TYRANT, WARLORD
from ecliptic.games.arcs.events import Ended, Scored
from ecliptic.games.arcs.frame_checks import frame_misplaced
from ecliptic.games.arcs.pieces import return_piece
from ecliptic.games.arcs.reaction_order import fire_in_order
from ecliptic.games.arcs.resources import arrange_in_turn_order
from ecliptic.games.arcs.state import MARKERS, NOBODY, State, turn_order
from ecliptic.games.arcs.words import (
    AFTER_SCORING,
    BEFORE_SCORING,
    CHAPTER_OVER,
    SCORED,
    STANDING,
    ambition_count,
    ambitions,
    cards_clean_up,
    is_declared,
    payout,
)
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import check_fields

# Stages of `EndChapter`.
SCORE = 0
CLEAN_UP = 1
LAST = 2
SCORE_NOW = 3


def third_player_count(state: State, ambition: int) -> int:
    """Return what the imaginary third player of a game for two has for an ambition (ARC-11.7)."""
    return sum(n for resource, n in enumerate(state.boxes) if AMBITION_OF[resource] == ambition)


def ambition_places(state: State, ambition: int) -> list[int]:
    """Return the place of each seat in an ambition as it stands, with what cards say about it."""
    places = base_places(state, ambition)
    for source in state.active[STANDING.number]:
        places = STANDING.change_of(state, source)(state, source, places, ambition)
    return places


def base_places(state: State, ambition: int) -> list[int]:
    """Return the place of each seat by what it has: 1, 2, or 0 for none (ARC-11.3 to ARC-11.5)."""
    counts = [ambition_count(state, seat, ambition) for seat in range(state.table.seats)]
    others = counts + ([third_player_count(state, ambition)] if state.table.seats == 2 else [])
    most = max(others)
    places = [0] * len(counts)
    if not most:
        return places
    if others.count(most) > 1:
        return [2 if n == most else 0 for n in counts]
    rest = [n for n in others if n < most]
    second = max(rest) if rest else 0
    for seat, n in enumerate(counts):
        if n == most:
            places[seat] = 1
        elif second and n == second and others.count(second) == 1:
            places[seat] = 2
    return places


def ambitions_won(state: State, seat: int) -> list[int]:
    """Return the declared ambitions that a seat wins: it is alone in first place (ARC-11.3)."""
    found: list[int] = []
    for ambition in ambitions(state):
        if is_declared(state, ambition):
            places = ambition_places(state, ambition)
            if places[seat] == 1 and places.count(1) == 1:
                found.append(ambition)
    return found


def ambition_values(state: State, ambition: int) -> tuple[int, int]:
    """Return what first and second place of an ambition are worth: the sum over its markers (ARC-11.3)."""
    first = second = 0
    for marker in range(MARKERS):
        if state.marker_at[marker] == ambition:
            one, two = marker_values(state, marker)
            first += one
            second += two
    return first, second


def gains(state: State, ambition: int) -> list[int]:
    """Return the Power that each seat would gain from an ambition now."""
    places = ambition_places(state, ambition)
    first, second = ambition_values(state, ambition)
    tied = 1 not in places and max(places) == 2
    return [
        payout(state, seat, ambition, place, first, second, tied) if place else 0 for seat, place in enumerate(places)
    ]


def score(state: State) -> None:
    """Score every ambition that holds a marker, all on the same position (ARC-11.1)."""
    table = [
        (ambition, ambition_places(state, ambition), gains(state, ambition))
        for ambition in ambitions(state)
        if is_declared(state, ambition)
    ]
    for ambition, places, gained in table:
        for seat, n in enumerate(gained):
            if n:
                state.players[seat].power += n
            if places[seat] and state.events is not None:
                state.emit(Scored(seat, ambition, places[seat], n))


def clean_up(state: State) -> None:
    """Return Trophies and Captives that were scored, make markers available and flip one (ARC-11.8 to ARC-11.11)."""
    cards_clean_up(state)
    depth = len(state.stack)
    for seat, player in enumerate(state.players):
        if is_declared(state, WARLORD):
            trophies, player.trophies = player.trophies, []
            for each in trophies:
                return_piece(state, each)
        if is_declared(state, TYRANT):
            kept = state.extension.kept_captives(state, seat) if state.extension is not None else []
            captives, player.captives = player.captives, kept
            for each in kept:
                captives.remove(each)
            for each in captives:
                return_piece(state, each)
    arrange_in_turn_order(state, depth)
    state.marker_at = [NOBODY] * MARKERS
    state.flipped = min(MARKERS, state.flipped + 1)


def finish(state: State) -> None:
    """Most Power wins; on a tie the earliest in turn order (ARC-12.2)."""
    order = turn_order(state)
    ranked = sorted(order, key=lambda seat: -state.players[seat].power)  # who is tied stays in turn order
    places = [0] * len(order)
    for i, seat in enumerate(ranked):
        places[seat] = i + 1
    if state.events is not None:
        state.emit(Ended(ranked[0]))
    state.places = tuple(places)
    state.reason = "power" if state.chapter < LAST_CHAPTER else "chapters"
    state.stack.clear()


def is_over(state: State) -> bool:
    """Return whether the game ends with this chapter (ARC-12.1)."""
    if state.extension is not None:
        return False  # the campaign ends acts itself
    needed = state.table.board.power_to_end[state.table.seats]
    return state.chapter >= LAST_CHAPTER or any(player.power >= needed for player in state.players)


@final
class EndChapter(Frame[State]):
    """Scoring, effects after it, clean-up, and the end of the game or the next chapter (ARC-11.15)."""

    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def misfit(self, state: State) -> Message | None:
        if state.played or any(player.hand for player in state.players):
            return frame_misplaced(self)
        return check_fields(self, stage=self.stage in (SCORE, SCORE_NOW, CLEAN_UP, LAST))

    def run(self, state: State) -> None:
        if self.stage == SCORE:
            state.passes = 0
            state.stack[-1] = EndChapter(SCORE_NOW)
            fire(state, BEFORE_SCORING)
        elif self.stage == SCORE_NOW:
            score(state)
            state.stack[-1] = EndChapter(CLEAN_UP)
            fire_in_order(state, AFTER_SCORING)
            fire(state, SCORED)
        elif self.stage == CLEAN_UP:
            state.stack[-1] = EndChapter(LAST)
            fire(state, CHAPTER_OVER)
            clean_up(state)  # a city that returns may ask its owner to arrange resources
        elif is_over(state):
            finish(state)
        else:
            from ecliptic.games.arcs.setup import Deal  # set-up deals every chapter's hands

            state.chapter += 1
            state.stack[-1] = Deal()
