"""What components change about the rules, and what they react to.

A source is a seat and a component that this faction has in play: a technology, a colonized system, or an ability of
its mat. An ability of a mat counts while its cell is open (BTS-19.3); a technology from the moment after its immediate
bonus (BTS-10.19).
"""

from collections.abc import Callable
from typing import Final, final

from ecliptic.effects import Hooks, Trigger, Word, fire, refresh
from ecliptic.games.beyond_the_sun.components import DISCS_ON_TRACK, NO_DISC
from ecliptic.games.beyond_the_sun.frame_checks import is_learned
from ecliptic.games.beyond_the_sun.state import (
    COMPONENT,
    SOURCE_SEAT,
    State,
    discs_left,
    system_of,
)
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import check_fields

HOOKS: Final = Hooks()

# The answer so far, and what was asked. Every word is asked for one seat: only its own components change it.
Change = Callable[[State, int, int], int]

PREREQUISITES: Final[Word[Change]] = HOOKS.word("prerequisites")
RETURNED_POPULATION: Final[Word[Change]] = HOOKS.word("returned_population")
TRACKS: Final[Word[Change]] = HOOKS.word("tracks")
REACH: Final[Word[Change]] = HOOKS.word("reach")
OCCUPIED: Final[Word[Change]] = HOOKS.word("occupied")
COLONIZING_COST: Final[Word[Change]] = HOOKS.word("colonizing_cost")
POINTS: Final[Word[Change]] = HOOKS.word("points")
MATCHING_CARDS: Final[Word[Change]] = HOOKS.word("matching_cards")
GROWTH_COLUMNS: Final[Word[Change]] = HOOKS.word("growth_columns")
BUILT_LEVEL: Final[Word[Change]] = HOOKS.word("built_level")


def ask(word: Word[Change], state: State, seat: int, answer: int) -> int:
    """Return the answer to a word for a seat, as its components change it."""
    for source in state.active[word.number]:
        if source >> SOURCE_SEAT == seat:
            answer = word.change_of(state, source)(state, source, answer)
    return answer


@PREREQUISITES.changed_by("skip_one_prerequisite")
def one_less_of_two(state: State, source: int, answer: int) -> int:
    """A discovered slot that needs two prerequisites needs one (BTS-18.20)."""
    return 1 if answer == 2 else answer


@RETURNED_POPULATION.changed_by("pay_ore_for_returned_population")
def ore_for_one_cube(state: State, source: int, answer: int) -> int:
    """Of the population that an action returns, one cube may be paid with ore (BTS-18.16)."""
    return 1


@TRACKS.changed_by("discs_from_either_track")
def either_track(state: State, source: int, answer: int) -> int:
    """A disc may come from the other track (BTS-18.17)."""
    return 1


@REACH.changed_by("wormholes")
def any_location(state: State, source: int, answer: int) -> int:
    """One movement point reaches any location (BTS-18.18)."""
    return 1


@OCCUPIED.changed_by("push_pawn")
def push_pawn(state: State, source: int, answer: int) -> int:
    """An occupied space may be chosen (BTS-18.8)."""
    return 1


@COLONIZING_COST.changed_by("reduce_ore_cost")
@POINTS.changed_by("extra_movement_points")
@MATCHING_CARDS.changed_by("reveal_extra_card")
@BUILT_LEVEL.changed_by("upgrade_built_ship")
def add_amount(state: State, source: int, answer: int) -> int:
    """Add what the ability's row says."""
    return answer + state.parts.amounts[source & COMPONENT]


@GROWTH_COLUMNS.changed_by("growth_any_column")
def any_column(state: State, source: int, answer: int) -> int:
    """Growth may take cubes from any column (BTS-19.2)."""
    return 1


class OwnTrigger(Trigger[State]):
    """Something happened to a seat; only its own components react."""

    def applies(self, state: State, source: int, condition: int, subject: int) -> bool:
        return source >> SOURCE_SEAT == subject


class OwnTurnTrigger(OwnTrigger):
    """The same, once on each own turn (BTS-19.8)."""

    def applies(self, state: State, source: int, condition: int, subject: int) -> bool:
        if source >> SOURCE_SEAT != subject or state.active_seat != subject:
            return False
        return not is_used(state, source)


RESEARCH_DISCOVERED: Final = HOOKS.trigger(OwnTrigger("research_discovered_chosen"))
LAST_DISC: Final = HOOKS.trigger(OwnTrigger("last_disc_left_a_production_track"))
MANY_TRADES: Final = HOOKS.trigger(OwnTrigger("production_phase_trade_with_3_or_more_trades"))
TAKE_CONTROL: Final = HOOKS.trigger(OwnTurnTrigger("take_control"))


def control_was_taken(state: State, seat: int) -> None:
    """Let a faction's own components react to control it has taken."""
    sources = [s for s in state.active[TAKE_CONTROL.number] if TAKE_CONTROL.applies(state, s, -1, seat)]
    if sources:
        fire(state, TAKE_CONTROL, seat)
        for source in sources:
            use(state, source)


# Abilities that work once per own turn


def is_used(state: State, source: int) -> bool:
    """Return whether an ability was used this turn already."""
    bit = state.parts.limits[source & COMPONENT]
    return bit >= 0 and state.players[source >> SOURCE_SEAT].used >> bit & 1 != 0


def use(state: State, source: int) -> None:
    """Remember that an ability was used this turn."""
    bit = state.parts.limits[source & COMPONENT]
    if bit >= 0:
        state.players[source >> SOURCE_SEAT].used |= 1 << bit


# Who has what in play


@final
class Learned(Frame[State]):
    """The immediate bonus is being taken; after it the lasting ability works (BTS-10.19)."""

    __slots__ = ("seat", "technology")

    def __init__(self, seat: int, technology: int) -> None:
        self.seat = seat
        self.technology = technology

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, technology=is_learned(state, self.seat, self.technology))

    def run(self, state: State) -> None:
        state.stack.pop()
        if state.parts.components[self.technology].hooks:
            refresh(state)


def is_learning(state: State, seat: int, technology: int) -> bool:
    """Return whether a faction still takes the immediate bonus of a technology."""
    for frame in state.stack:
        if isinstance(frame, Learned) and frame.seat == seat and frame.technology == technology:
            return True
    return False


def components_of(state: State, seat: int) -> list[int]:
    """Return the numbers of all components that work for a faction."""
    parts = state.parts
    player = state.players[seat]
    bit = 1 << seat
    found: list[int] = []
    for slot, card in enumerate(state.technology):
        if card >= 0 and state.researchers[slot] & bit and not is_learning(state, seat, card):
            found.append(card)
    found += [card for card in player.private if not is_learning(state, seat, card)]
    found += [parts.system_number(system_of(colony)) for colony in player.colonies]
    if player.mat >= 0:
        mat = parts.mats[player.mat]
        found += [parts.mat_number(player.mat, i) for i in range(len(mat.rows)) if is_unlocked(state, seat, i)]
    return found


def sources_of(state: State, seat: int) -> list[int]:
    """Return the sources of a faction that change words or react to triggers."""
    rows = state.parts.components
    return [seat << SOURCE_SEAT | number for number in components_of(state, seat) if rows[number].hooks]


def is_unlocked(state: State, seat: int, ability: int) -> bool:
    """Return whether the cell of a mat's ability is open (BTS-19.3)."""
    player = state.players[seat]
    mat = state.parts.mats[player.mat]
    track = mat.unlock_track[ability]
    return track == NO_DISC or is_open(discs_left(player, track), mat.unlock_cell[ability])


def is_open(left: int, cell: int) -> bool:
    """Return whether a cell of a track is open while so many discs are left on it (BTS-1.8).

    >>> is_open(8, 0), is_open(8, 1), is_open(7, 1)
    (True, False, True)
    """
    return cell <= DISCS_ON_TRACK - left
