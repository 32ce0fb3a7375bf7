"""The Commonwealth: who is a Member, what Members may do with Free buildings, and how they score together (fate 2).

The Commonwealth marker is a token: it lies aside, which is the Founder's Fate card, or in an ambition box. Armistices
that are tucked under their edict lie in the booklet with it.
"""

from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT, MAY, subject_of
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import HAD_MARKER
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import AMBITION_NAMES
from ecliptic.games.arcs.campaign.card_removal import cards_leave
from ecliptic.games.arcs.campaign.state import attached_cards, is_imperial
from ecliptic.games.arcs.campaign.token_moves import move_token, place_token, tokens_at, tokens_of
from ecliptic.games.arcs.campaign.tokens import ASIDE, BOX, place_of
from ecliptic.games.arcs.court import lose_card
from ecliptic.games.arcs.events import SeatEvent
from ecliptic.games.arcs.pieces import buildings_of
from ecliptic.games.arcs.scoring import ambition_values, third_player_count
from ecliptic.games.arcs.state import FREE, IS_STARPORT, SHIP, State, owner_of, system_of
from ecliptic.games.arcs.words import (
    AS_LOYAL,
    BUILDS_AT,
    BUILT_FRESH,
    COMES_DAMAGED,
    MAY_HARM,
    MAY_REPAIR,
    PAYS,
    SHIPYARD,
    STANDING,
    STARTS_CATAPULT,
    TAXES,
    ambition_count,
)
from ecliptic.kernel import Action

MEMBERS: Final = ("F02-18", "F02-19", "F02-20", "F02-21")
ARMISTICES: Final = ("F02-16", "F02-17")
MARKER: Final = "commonwealth-ambition"


def membership(state: State, seat: int) -> int:
    """Return the Member title that a seat holds, -1 without one (F02-18)."""
    ids = state.table.cards.ids
    for card in state.players[seat].cards:
        if ids[card] in MEMBERS:
            return card
    return -1


def is_member(state: State, seat: int) -> bool:
    """Return whether a seat is a Member of the Commonwealth."""
    return 0 <= seat < state.table.seats and membership(state, seat) >= 0


def members(state: State) -> list[int]:
    """Return the Members."""
    return [seat for seat in range(state.table.seats) if membership(state, seat) >= 0]


def has_armistice(state: State) -> bool:
    """Return whether an Armistice is in the Court (F02-16)."""
    ids = state.table.cards.ids
    return any(card >= 0 and ids[card] in ARMISTICES for card in state.court + attached_cards(state))


# What Members may do with Free buildings


def uses_free(state: State, source: int, seat: int, system: int) -> bool:
    """Return whether the holder of a Member title is this seat, which uses the Free buildings of this system."""
    return state.owner_of(source) == seat and not is_imperial(state, system)


def has_free(state: State, system: int, starport: bool = False) -> bool:
    """Return whether a Free building, or a Free starport, is in a system."""
    return any(not starport or each & IS_STARPORT for each in buildings_of(state, system, FREE))


@TAXES.changed_by(*MEMBERS)
def members_tax(state: State, source: int, answer: int, seat: int, city: int) -> int:
    """Free cities are taxed like Loyal ones."""
    is_free = owner_of(city) == FREE and uses_free(state, source, seat, system_of(city))
    return AS_LOYAL if is_free else answer


@SHIPYARD.changed_by(*MEMBERS)
def members_build_ships(state: State, source: int, answer: bool, seat: int, starport: int) -> bool:
    """Ships are built at Free starports."""
    return answer or (owner_of(starport) == FREE and uses_free(state, source, seat, system_of(starport)))


@BUILT_FRESH.changed_by(*MEMBERS)
def ships_are_fresh(state: State, source: int, answer: bool, seat: int, starport: int) -> bool:
    """What is built at Free starports is fresh."""
    return answer or (owner_of(starport) == FREE and uses_free(state, source, seat, system_of(starport)))


@STARTS_CATAPULT.changed_by(*MEMBERS)
def members_catapult(state: State, source: int, seat: int, system: int) -> int:
    """A Catapult starts from Free starports."""
    return MAY if uses_free(state, source, seat, system) and has_free(state, system, starport=True) else DEFAULT


@BUILDS_AT.changed_by(*MEMBERS)
def members_build(state: State, source: int, answer: int, seat: int) -> int:
    """Buildings are built where Free ones stand."""
    for each in state.buildings:
        if owner_of(each) == FREE and uses_free(state, source, seat, system_of(each)):
            answer |= 1 << system_of(each)
    return answer


@COMES_DAMAGED.changed_by(*MEMBERS)
def buildings_are_fresh(state: State, source: int, answer: bool, seat: int, system: int, kind: int) -> bool:
    """Buildings beside Free ones are fresh; ships only if a Free starport builds them."""
    return answer and not (kind != SHIP and uses_free(state, source, seat, system) and has_free(state, system))


@MAY_REPAIR.changed_by(*MEMBERS)
def members_repair(state: State, source: int, seat: int, owner: int, system: int) -> int:
    """Free buildings are repaired."""
    return MAY if owner == FREE and uses_free(state, source, seat, system) else DEFAULT


@MAY_HARM.changed_by("F02-22")
def armistice(state: State, source: int, seat: int, owner: int, system: int) -> int:
    """While an Armistice is in the Court, Members harm neither each other nor Free buildings."""
    if not is_member(state, seat) or not (owner == FREE or is_member(state, owner)):
        return DEFAULT
    return CANNOT if owner != seat and has_armistice(state) else DEFAULT


@final
class LeaveCommonwealth(Verb):
    """Whoever has harmed Free buildings is no Member any more, be it without a hit (F02-18, F02-22)."""

    verb: ClassVar[str] = "leave_commonwealth"

    def run(self, state: State, seat: int, source: int) -> None:
        other, owner = divmod(subject_of(state), 8)
        title = membership(state, other) if owner == FREE else -1
        if title < 0:
            return
        lose_card(state, other, title)
        state.box = sorted([*state.box, title])
        if state.events is not None:
            state.emit(SeatEvent("left-commonwealth", other))
        cards_leave(state)


# Scoring


def is_common(state: State, ambition: int) -> bool:
    """Return whether an ambition holds the Commonwealth marker."""
    return common_ambition(state) == ambition


def common_ambition(state: State) -> int:
    """Return the ambition that holds the Commonwealth marker, -1 if none does."""
    for each in tokens_of(state, MARKER):
        if place_of(each) >= BOX:
            return place_of(each) - BOX
    return -1


def common_places(state: State, ambition: int) -> list[int]:
    """Return the places with all Members as one contender: 1 for the only first, or for every Member (F02-14)."""
    seats = state.table.seats
    together = members(state)
    counts = [ambition_count(state, seat, ambition) for seat in range(seats)]
    joint = sum(counts[seat] for seat in together)
    alone = [0 if seat in together else counts[seat] for seat in range(seats)]
    others = [joint, *alone] + ([third_player_count(state, ambition)] if seats == 2 else [])
    most = max(others)
    if not most or others.count(most) > 1:
        return [0] * seats
    return [1 if n == most or (joint == most and seat in together) else 0 for seat, n in enumerate(alone)]


@STANDING.changed_by("F02-14")
def members_stand_together(state: State, source: int, answer: list[int], ambition: int) -> list[int]:
    """Under the Commonwealth marker only an untied first place counts, and Members are one contender."""
    return common_places(state, ambition) if is_common(state, ambition) else answer


@PAYS.changed_by("F02-14")
def members_share(
    state: State, source: int, answer: int, seat: int, ambition: int, place: int, second: int, is_tied: bool
) -> int:
    """Members divide both places without city Power; anybody else gains both twice, and city Power."""
    if not is_common(state, ambition):
        return answer
    first = ambition_values(state, ambition)[0]
    if is_member(state, seat):
        return (first + second) // len(members(state))
    return answer - first + 2 * (first + second)


def has_won(state: State) -> bool:
    """Return whether the Commonwealth wins the declared ambition that holds its marker."""
    ambition = common_ambition(state)
    together = members(state)
    if ambition < 0 or ambition not in state.marker_at or not together:
        return False
    return common_places(state, ambition)[together[0]] == 1


@final
class PlaceCommonwealth(Asking):
    """Put the Commonwealth marker into the box of the ambition just declared, or not (F02-13). `n` is it plus one."""

    verb: ClassVar[str] = "place_commonwealth"

    def first(self, state: State, seat: int, source: int) -> int:
        return subject_of(state) % HAD_MARKER + 1

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        return 0 < n <= len(AMBITION_NAMES)

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        return [notation.YES, notation.NO] if tokens_at(state, MARKER, ASIDE) else []

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        if action is notation.YES:
            place_token(state, MARKER, BOX + n - 1)
            if state.events is not None:
                state.emit(SeatEvent("commonwealth-placed", seat))


@final
class ReturnCommonwealth(Verb):
    """After scoring the Commonwealth marker returns, also from a box without an ambition marker (F02-14)."""

    verb: ClassVar[str] = "return_commonwealth"

    def run(self, state: State, seat: int, source: int) -> None:
        for each in tokens_of(state, MARKER):
            move_token(state, each, ASIDE)
