"""Fate 6, the Partisan: the Informants, who exchange the highest action cards of two hands."""

from bisect import insort
from itertools import permutations
from random import Random
from typing import ClassVar, Final, final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.board import EVENT_NUMBER
from ecliptic.games.arcs.campaign.notation import made
from ecliptic.games.arcs.campaign.resample import DRAWS
from ecliptic.games.arcs.campaign.state import (
    MOST_CHAPTERS,
    NUMBERED_CHAPTERS,
    campaign_of,
    declare_fact,
    fact,
    note,
)
from ecliptic.games.arcs.events import action_card_ref, seat_ref
from ecliptic.games.arcs.frame_checks import is_seat
from ecliptic.games.arcs.guilds import HandSeen
from ecliptic.games.arcs.knowledge import viewer_of
from ecliptic.games.arcs.state import NOBODY, PUBLIC, SEATS, State
from ecliptic.games.arcs.verbs import is_used_up
from ecliptic.kernel import Action, Decision, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields


def highest(state: State, seat: int) -> list[int]:
    """Return the action cards with the highest number in a hand; Event cards have none."""
    number = state.table.board.number
    hand = [card for card in state.players[seat].hand if number[card] != EVENT_NUMBER]
    best = max([number[card] for card in hand], default=0)
    return [card for card in hand if number[card] == best]


def pass_card(state: State, giver: int, receiver: int, card: int) -> None:
    """Give a hand card to somebody; both know it, others know less of the giver's hand than before."""
    if state.events is not None:
        state.emit(HandSeen("cards-swapped", giver, receiver))
    player, other = state.players[giver], state.players[receiver]
    player.hand.remove(card)
    player.known = [each for each in player.known if each >> 6 == receiver and each & 63 != card]
    insort(other.hand, card)
    other.known = sorted({*other.known, giver * 64 + card})


# In which chapter a seat has last spied on another, and above it how often before in the same one.
MOST_SPIES: Final = 16  # in a chapter; there are fewer turns
SPIED: Final = {
    pair: declare_fact("f06-spied-{}-{}".format(*pair), 0, NUMBERED_CHAPTERS * MOST_SPIES - 1)
    for pair in permutations(range(SEATS), 2)
}


def present_chapter(state: State) -> int:
    """Number the chapters of a campaign."""
    return campaign_of(state).act * MOST_CHAPTERS + state.chapter


def times_spied(state: State, giver: int, receiver: int) -> int:
    """Return how often a seat has spied on another in this chapter."""
    before, chapter = divmod(fact(state, SPIED[giver, receiver]), NUMBERED_CHAPTERS)
    return before + 1 if chapter == present_chapter(state) else 0


def draw_exchange(world: State, viewer: int | None, rng: Random) -> None:
    """Draw anew what the giver of a Spy knows of the other hand: nothing or any card, once for each Spy.

    Others cannot say whether the same card came back, and so whether the giver still knows one over there. What
    everybody knows of that hand stays.
    """
    number = world.table.board.number
    for giver, receiver in SPIED:
        times = times_spied(world, giver, receiver)
        if viewer in (giver, receiver) or not times:
            continue
        player = world.players[receiver]
        public = {each & 63 for each in player.known if viewer_of(each) == PUBLIC}
        kept = {each for each in player.known if viewer_of(each) != giver or each & 63 in public}
        hand = [card for card in player.hand if number[card] != EVENT_NUMBER]
        for _ in range(times):
            drawn = rng.choice([NOBODY, *[card for card in hand if giver * 64 + card not in kept]])
            if drawn != NOBODY:
                kept.add(giver * 64 + drawn)
        player.known = sorted(kept)


DRAWS.append(draw_exchange)


@final
class Spy(Verb):
    """Give the highest hand card to a Rival, who gives the highest back (F06-02). Without one nothing happens."""

    verb: ClassVar[str] = "spy"

    def run(self, state: State, seat: int, source: int) -> None:
        if highest(state, seat):
            state.stack.append(SpyGive(seat))

    def can_do(self, state: State, seat: int, source: int) -> bool:
        return len(highest(state, seat)) > 0 and not is_used_up(state, source)


@final
class SpyGive(Frame[State]):
    """Which of the highest cards goes to whom? Asked also without a choice: its number tells of the hand."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=len(highest(state, self.seat)) > 0)

    def ask(self, state: State) -> Request | None:
        ids = notation.ACTION_IDS
        options = [
            made("spy", f"{other}/{ids[card]}", (other, card))
            for other in range(state.table.seats)
            if other != self.seat
            for card in highest(state, self.seat)
        ]
        return Decision(self.seat, options)

    def answer(self, state: State, seat: int, action: Action) -> None:
        other, card = action.args
        pass_card(state, seat, other, card)
        state.stack[-1] = SpyBack(other, seat)

    def label(self, state: State, seat: int, action: Action) -> Message:
        args: Json = {"whom": seat_ref(action.args[0]), "card": action_card_ref(action.args[1])}
        return Message("do-spy", args)


@final
class SpyBack(Frame[State]):
    """Which of the highest cards is given back?"""

    __slots__ = ("receiver", "seat")

    def __init__(self, seat: int, receiver: int) -> None:
        self.seat = seat
        self.receiver = receiver

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            seat=len(highest(state, self.seat)) > 0,
            receiver=is_seat(state, self.receiver) and self.receiver != self.seat,
        )

    def ask(self, state: State) -> Request | None:
        ids = notation.ACTION_IDS
        return Decision(self.seat, [made("give_back", ids[card], (card,)) for card in highest(state, self.seat)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        pass_card(state, seat, self.receiver, action.args[0])
        before = min(times_spied(state, self.receiver, seat), MOST_SPIES - 1)
        note(state, SPIED[self.receiver, seat], before * NUMBERED_CHAPTERS + present_chapter(state))

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-give-back", {"card": action_card_ref(action.args[0])})
