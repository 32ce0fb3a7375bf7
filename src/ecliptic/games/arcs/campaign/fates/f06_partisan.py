"""Fate 6, the Partisan: seizing by Outrage, Informants, and the Loyal cards of a success."""

from bisect import insort
from typing import ClassVar, Final, final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.asking import Asking, Verb
from ecliptic.games.arcs.board import AMBITIONS, EVENT_NUMBER, RESOURCES
from ecliptic.games.arcs.campaign.crises import rolled_cluster, rolled_symbol
from ecliptic.games.arcs.campaign.notation import made
from ecliptic.games.arcs.campaign.recipes import advance
from ecliptic.games.arcs.court import lose_card
from ecliptic.games.arcs.events import action_card_ref, seat_ref
from ecliptic.games.arcs.guilds import HandSeen, any_resource_serves, galactic_bards, loyal_card_stays
from ecliptic.games.arcs.outrage import clear_outrage, provoke_outrage
from ecliptic.games.arcs.scoring import standing
from ecliptic.games.arcs.state import State, card_of, turn_order
from ecliptic.games.arcs.turn import may_seize, seize
from ecliptic.games.arcs.verbs import is_used_up
from ecliptic.games.arcs.words import (
    DECLARES,
    KEEPS,
    SEIZES_WITH_CARD,
    SERVES_AS,
    is_declared,
    planet_types,
)
from ecliptic.kernel import Action, Decision, Frame, Json, Message, Request

LOYAL: Final = ("F06-05", "F06-06", "F06-07", "F06-08", "F06-09")
KEEPS.changed_by(*LOYAL)(loyal_card_stays)
SERVES_AS.changed_by(*LOYAL)(any_resource_serves)
DECLARES.changed_by("F06-10")(galactic_bards)

COUNTED: Final = [3, 0, 4, 8, 16]  # by ambition: the bits of the resources whose Outrage spoils it; Tyrant has none
APPEAL: Final = 2


@final
class SowDivision(Verb):
    """The Partisan gets the initiative marker from somewhere else: 1."""

    verb: ClassVar[str] = "sow_division"

    def run(self, state: State, seat: int, source: int) -> None:
        advance(state, seat, 1)


@final
class AppealToSupporters(Verb):
    """The Partisan wins an ambition without Outrage of a resource that it counts: 2 each."""

    verb: ClassVar[str] = "appeal_to_supporters"

    def run(self, state: State, seat: int, source: int) -> None:
        for ambition in range(len(AMBITIONS)):
            is_won = is_declared(state, ambition) and standing(state, ambition)[seat] == 1
            if is_won and not state.players[seat].outrage & COUNTED[ambition]:
                advance(state, seat, APPEAL)


@SEIZES_WITH_CARD.changed_by("F06-03")
def no_seizing_with_cards(state: State, source: int, answer: bool, seat: int) -> bool:
    """Its holder does not seize with an extra card."""
    return answer and state.owner_of(source) != seat


@final
class SeizeByOutrage(Asking):
    """Provoke Outrage of a new type to seize the initiative (F06-03)."""

    verb: ClassVar[str] = "seize_by_outrage"

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        if not may_seize(state, seat):
            return []
        outrage = state.players[seat].outrage
        return [notation.TYPE[kind] for kind in range(len(RESOURCES)) if not outrage & 1 << kind]

    def picked(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        seize(state, seat)
        provoke_outrage(state, seat, 1 << action.args[0])


@final
class PartisanLeaves(Verb):
    """Who is no Partisan any more scraps the card and clears all Outrage (F06-03)."""

    verb: ClassVar[str] = "partisan_leaves"

    def run(self, state: State, seat: int, source: int) -> None:
        card = card_of(source)
        if card in state.players[seat].cards:
            lose_card(state, seat, card)
            state.box = sorted([*state.box, card])
            for kind in range(len(RESOURCES)):
                clear_outrage(state, seat, kind)


@final
class OutrageOfRolledPlanet(Verb):
    """Everybody provokes Outrage of the rolled planet's type (F06-13)."""

    verb: ClassVar[str] = "outrage_of_rolled_planet"

    def run(self, state: State, seat: int, source: int) -> None:
        types = planet_types(state, rolled_cluster(state) * 4 + rolled_symbol(state))
        for other in turn_order(state):
            provoke_outrage(state, other, types)


def highest(state: State, seat: int) -> list[int]:
    """Return the action cards with the highest number in a hand; Event cards have none."""
    number = state.table.board.number
    hand = [card for card in state.players[seat].hand if number[card] != EVENT_NUMBER]
    best = max([number[card] for card in hand], default=0)
    return [card for card in hand if number[card] == best]


def pass_card(state: State, giver: int, receiver: int, card: int) -> None:
    """Give a hand card to somebody; both know it, others know less of the giver's hand than before."""
    if state.events is not None:
        state.emit(HandSeen("cards-swapped", giver))
    player, other = state.players[giver], state.players[receiver]
    player.hand.remove(card)
    player.known = [each for each in player.known if each >> 6 == receiver and each & 63 != card]
    insort(other.hand, card)
    other.known = sorted({*other.known, giver * 64 + card})


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

    def ask(self, state: State) -> Request | None:
        ids = notation.ACTION_IDS
        return Decision(self.seat, [made("give_back", ids[card], (card,)) for card in highest(state, self.seat)])

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        pass_card(state, seat, self.receiver, action.args[0])

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-give-back", {"card": action_card_ref(action.args[0])})
