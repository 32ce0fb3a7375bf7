"""Golems: tokens that sleep at gates, lie in resource slots and on Golem Hearth, and go from seat to seat (F05-05).

A Golem in a play area lies in a slot, as a number after those of the resources, or else on Golem Hearth. Its token says
its side and whose it is. Who has Golem Hearth keeps all Golems there.
"""

from typing import Final, final

from ecliptic.effects import Choice
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import FIRST_GOLEM, GOLEMS, IN_SLOTS
from ecliptic.games.arcs.campaign.card_removal import court_cards_leave
from ecliptic.games.arcs.campaign.events import GolemMoved
from ecliptic.games.arcs.campaign.state import campaign_of, declare_fact
from ecliptic.games.arcs.campaign.token_moves import flip_token, move_token, take_token, tokens_of
from ecliptic.games.arcs.campaign.tokens import ASIDE, BEFORE, place_of, side_of
from ecliptic.games.arcs.events import seat_ref
from ecliptic.games.arcs.resources import cheapest_slot, empty_slots, take
from ecliptic.games.arcs.state import NOBODY, State
from ecliptic.kernel import Action, Json, Message
from ecliptic.kernel.frames import check_fields

HEARTH: Final = "F05-03"
UNSTABLE: Final = ["F05-11", "F05-10", "F05-09", "F05-08"]  # by Golem
HEARTH_COST: Final = 2  # keys for a Golem on Golem Hearth
ALL: Final = range(FIRST_GOLEM, len(IN_SLOTS))
SEEKING: Final = declare_fact("f05-seeking", 0, 4)  # whose Seeker moves ships now, plus one


def token_id(golem: int) -> str:
    """Return the kind of token of a Golem."""
    return f"golem-{GOLEMS[golem - FIRST_GOLEM]}"


def token_of(state: State, golem: int) -> int:
    """Return the token of a Golem, -1 when it is not in play."""
    if not campaign_of(state).tokens:
        return NOBODY
    found = tokens_of(state, token_id(golem))
    return found[0] if found else NOBODY


def holder_of(state: State, golem: int) -> int:
    """Return who has a Golem, -1 while it is on the map or not in play."""
    each = token_of(state, golem)
    place = place_of(each) if each >= 0 else ASIDE
    return place - BEFORE if BEFORE <= place < ASIDE else NOBODY


def golems_of(state: State, seat: int) -> list[int]:
    """Return the Golems that a seat has."""
    return [golem for golem in ALL if holder_of(state, golem) == seat]


def is_awake(state: State, golem: int) -> bool:
    """Return whether a Golem is in play with its Awake side up."""
    each = token_of(state, golem)
    return each >= 0 and side_of(each) == 1


def has_hearth(state: State, seat: int) -> bool:
    """Return whether a seat has Golem Hearth, which holds any number of Golems."""
    ids = state.table.cards.ids
    return any(ids[card] == HEARTH for card in state.players[seat].cards)


def has_room(state: State, seat: int) -> bool:
    """Return whether a Golem finds room with a seat."""
    return has_hearth(state, seat) or len(empty_slots(state, seat)) > 0


def turn_golem(state: State, golem: int, is_up: bool) -> None:
    """Turn a Golem in play to its Awake or Sleeping side."""
    each = token_of(state, golem)
    if each >= 0 and (side_of(each) == 1) != is_up:
        flip_token(state, each)


def wake_all(state: State) -> None:
    """Flip every Sleeping Golem that is not on the map to Awake."""
    for golem in ALL:
        if holder_of(state, golem) != NOBODY:
            turn_golem(state, golem, True)


def misplaced_golems(state: State) -> list[int]:
    """Return the Golems in a slot of somebody who does not have them, in two slots, or before a seat without room."""
    found: list[int] = []
    passed = [frame.golem for frame in state.stack if isinstance(frame, PassGolem)]
    for golem in ALL:
        holder = holder_of(state, golem)
        slots = [seat for seat, p in enumerate(state.players) for each in p.resources + p.loose if each == golem]
        on_hearth = holder != NOBODY and (has_hearth(state, holder) or golem in passed)
        if slots != ([] if holder == NOBODY else [holder]) and not (on_hearth and not slots):
            found.append(golem)
    return found


def take_golem(state: State, seat: int, golem: int) -> bool:
    """Note that a Golem comes to a seat; return whether it lies on Golem Hearth."""
    each = token_of(state, golem)
    if each >= 0:
        move_token(state, each, BEFORE + seat)
    return has_hearth(state, seat)


def leave_slot(state: State, golem: int) -> None:
    """Take a Golem out of its slot, or up before it finds one."""
    for seat, player in enumerate(state.players):
        if golem in player.loose:
            player.loose.remove(golem)
        slot = cheapest_slot(state, seat, golem)
        if slot >= 0:
            player.resources[slot] = -1


def move_golem(state: State, seat: int, golem: int) -> None:
    """Move a Golem from wherever it is to a seat."""
    leave_slot(state, golem)
    if state.events is not None:
        state.emit(GolemMoved("golem-taken", seat, golem))
    take(state, seat, golem)


def golems_go_along(state: State, seat: int, whom: int, card: int) -> None:
    """Let Golems follow the card on which they lie to its new holder."""
    if not campaign_of(state).tokens:
        return
    is_hearth = state.table.cards.ids[card] == HEARTH
    there = state.players[whom].resources
    for golem in golems_of(state, seat):
        on_hearth = golem not in state.players[seat].resources + state.players[seat].loose + there
        if golem in there or (is_hearth and on_hearth):
            move_token(state, token_of(state, golem), BEFORE + whom)
    if is_hearth:
        for golem in golems_of(state, whom):
            leave_slot(state, golem)  # it keeps them all


def scrap_golem(state: State, golem: int) -> None:
    """Take a Golem out of play for good; its Unstable card leaves the Court."""
    each = token_of(state, golem)
    if each >= 0:
        leave_slot(state, golem)
        take_token(state, each)
        court_cards_leave(state)


def drop_golem(state: State, seat: int, golem: int) -> None:
    """Let a spent or discarded Golem, which is in no slot any more, sleep and go to a Rival."""
    turn_golem(state, golem, False)
    state.stack.append(PassGolem(seat, golem))


@final
class PassGolem(Choice[State]):
    """Which Rival with room gets a Golem that was spent or discarded? Without one its seat keeps it (F05-05)."""

    __slots__ = ("golem",)

    def __init__(self, seat: int, golem: int) -> None:
        self.seat = seat
        self.golem = golem

    def misfit(self, state: State) -> Message | None:
        fits = self.golem in ALL and token_of(state, self.golem) >= 0
        is_free = fits and all(self.golem not in player.resources + player.loose for player in state.players)
        return check_fields(self, golem=is_free)

    def options(self, state: State) -> list[Action]:
        seats = range(state.table.seats)
        return [notation.RIVAL[other] for other in seats if other != self.seat and has_room(state, other)]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        move_golem(state, action.args[0], self.golem)

    def run(self, state: State) -> None:
        options = self.options(state)
        if options:
            self.decide(state, self.seat, options[0])
            return
        state.stack.pop()
        if has_room(state, self.seat):
            take(state, self.seat, self.golem)
        elif token_of(state, self.golem) >= 0:
            move_token(state, token_of(state, self.golem), ASIDE)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"resource": {"resource": IN_SLOTS[self.golem]}}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-rival", {"whom": seat_ref(action.args[0])})
