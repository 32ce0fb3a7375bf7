"""Cards that remove themselves: those of Regents from an Outlaw, and those whose row says when they are scrapped.

A row with `of_regents` is buried when its holder is an Outlaw; one with `scrap_if` names a condition that a module
declares. Held cards, cards in the rules booklet and in the Court are looked at whenever something changes that a
condition asks for.
"""

from collections.abc import Callable
from typing import Final, TypeVar, final

from ecliptic.effects import refresh
from ecliptic.games.arcs.campaign.events import CardEvent
from ecliptic.games.arcs.campaign.state import attached_cards, campaign_of, is_regent
from ecliptic.games.arcs.court import bury, lose_card
from ecliptic.games.arcs.state import NOBODY, State
from ecliptic.kernel import Frame

IN_COURT: Final = -2
Condition = Callable[[State, int], bool]  # of the state and the holder, -1 for the booklet, -2 for the Court
C = TypeVar("C", bound=Condition)
CONDITIONS: Final[dict[str, Condition]] = {}


def scrapped_if(name: str) -> Callable[[C], C]:
    """Declare a condition under which cards scrap themselves, by the name that rows have for it."""

    def declare(condition: C) -> C:
        CONDITIONS[name] = condition
        return condition

    return declare


def must_leave(state: State, holder: int, card: int) -> bool:
    """Return whether a card removes itself now from a play area, the booklet or the Court."""
    row = state.table.cards.cards[card]
    if row.of_regents and holder > NOBODY and not is_regent(state, holder):
        return True
    return row.scrap_if != "" and CONDITIONS[row.scrap_if](state, holder)


def check_later(state: State, card: int) -> None:
    """Look at the cards again once what is going on is over, if this card may have to leave.

    When Secured texts come before: an Outlaw may turn Regent before a Regents' card is buried.
    """
    row = state.table.cards.cards[card]
    if row.of_regents or row.scrap_if:
        state.stack.append(CardsLeave())


def cards_leave(state: State) -> None:
    """Bury or scrap every card that removes itself now."""
    cards = state.table.cards.cards
    for seat, player in enumerate(state.players):
        for card in player.cards[:]:
            if must_leave(state, seat, card):
                lose_card(state, seat, card)
                if cards[card].of_regents:
                    bury(state, card)
                else:
                    state.box = sorted([*state.box, card])
                if state.events is not None:
                    state.emit(CardEvent("card-left", card))
    booklet = campaign_of(state).booklet
    gone = [card for card in booklet if must_leave(state, NOBODY, card)]
    for card in gone:
        booklet.remove(card)
        state.box = sorted([*state.box, card])
        if state.events is not None:
            state.emit(CardEvent("card-left", card))
    if gone:
        refresh(state)
    court_cards_leave(state)


def court_cards_leave(state: State) -> None:
    """Scrap every card of the Court that removes itself now."""
    from ecliptic.games.arcs.campaign.court_cards import leave_court  # which needs this module

    for card in state.court + attached_cards(state):
        if card >= 0 and state.table.cards.cards[card].scrap_if and must_leave(state, IN_COURT, card):
            leave_court(state, card)
            state.box = sorted([*state.box, card])
            if state.events is not None:
                state.emit(CardEvent("card-left", card))


@final
class CardsLeave(Frame[State]):
    """Cards that remove themselves are looked at."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        cards_leave(state)
