"""Dealing and choosing fates, secretly and all at once (ABR-2.12, ABR-15)."""

from typing import Final, final

from ecliptic.effects import fire, refresh
from ecliptic.games.arcs.campaign import notation
from ecliptic.games.arcs.campaign.acts import has_failed
from ecliptic.games.arcs.campaign.card_removal import cards_leave
from ecliptic.games.arcs.campaign.events import FateRevealed, SeatCountEvent
from ecliptic.games.arcs.campaign.reading import fate_of
from ecliptic.games.arcs.campaign.state import NO_FATE, campaign_of
from ecliptic.games.arcs.campaign.words import FATE_CHANGED
from ecliptic.games.arcs.pieces import return_agent
from ecliptic.games.arcs.state import SEATS, State, turn_order
from ecliptic.kernel import Action, Chance, Frame, Json, Message, Request, Simultaneous

OFFERED: Final = 2


def letter_pool(state: State, letter: int) -> list[int]:
    """Return the fates of a letter that can still be dealt."""
    return [number for number in campaign_of(state).pool if fate_of(number).letter == letter]


def must_change(state: State, seat: int) -> bool:
    """Return whether a seat has no fate to keep: at the start, and after a failure (ABR-1.5)."""
    return campaign_of(state).fates[seat] == NO_FATE or has_failed(state, seat)


def drawing_seats(state: State, letter: int) -> list[int]:
    """Return the seats that draw a card, in order: those who must change first, then all up to two (ABR-15.1).

    Where cards run short, everybody who must change gets one card first.
    """
    order = turn_order(state)
    changing = [seat for seat in order if must_change(state, seat)]
    keeping = [seat for seat in order if seat not in changing]
    return (changing + keeping + changing)[: len(letter_pool(state, letter))]


@final
class DealFates(Frame[State]):
    """Fates of a letter are dealt (ABR-2.12, ABR-15.1)."""

    __slots__ = ("letter",)

    def __init__(self, letter: int) -> None:
        self.letter = letter

    def ask(self, state: State) -> Request | None:
        drawing = drawing_seats(state, self.letter)
        pool = letter_pool(state, self.letter)
        return Chance("fates", pool, count=len(drawing), names="fate") if drawing else None

    def run(self, state: State) -> None:
        self.outcome(state, [])

    def outcome(self, state: State, drawn: list[int]) -> None:
        campaign = campaign_of(state)
        if state.events is not None:
            state.emit(SeatCountEvent("fates-dealt", state.initiative, self.letter + 1))
        offers: list[list[int]] = []
        for seat in range(state.table.seats):
            keeps = not must_change(state, seat) or (seat not in drawing_seats(state, self.letter))
            offers.append([campaign.fates[seat]] if keeps and campaign.fates[seat] != NO_FATE else [])
        for seat, fate in zip(drawing_seats(state, self.letter), drawn, strict=True):
            offers[seat].append(fate)
        campaign.offers = offers
        campaign.picks = [offer[0] if len(offer) == 1 else NO_FATE for offer in offers]
        state.stack[-1] = ChooseFates()


@final
class ChooseFates(Frame[State]):
    """Everybody secretly chooses one of two fates; all reveal together (ABR-2.12, ABR-15.2)."""

    __slots__ = ()

    rules = ("ABR-2.12", "ABR-15.2")

    def ask(self, state: State) -> Request | None:
        campaign = campaign_of(state)
        options = {
            seat: [notation.FATE[fate] for fate in campaign.offers[seat]]
            for seat in range(state.table.seats)
            if campaign.picks[seat] == NO_FATE and campaign.offers[seat]
        }
        return Simultaneous(options, list(options)) if options else None

    def answer(self, state: State, seat: int, action: Action) -> None:
        campaign_of(state).picks[seat] = action.args[0]

    def run(self, state: State) -> None:
        state.stack.pop()
        campaign = campaign_of(state)
        picks, campaign.picks = campaign.picks, [NO_FATE] * state.table.seats
        campaign.offers = []
        for seat in turn_order(state):
            if picks[seat] == NO_FATE:
                continue
            if state.events is not None:
                state.emit(FateRevealed(seat, picks[seat]))
            if picks[seat] != campaign.fates[seat]:
                change_fate(state, seat, picks[seat])
        campaign.pool = [number for number in campaign.pool if number not in picks]
        cards_leave(state)
        refresh(state)

    def label(self, state: State, seat: int, action: Action) -> Message:
        args: Json = {"fate": {"fate": str(action.args[0])}}
        return Message("do-fate", args, self.rules)


def change_fate(state: State, seat: int, number: int) -> None:
    """Take a new fate: the rest of the old set is scrapped, Favors return, the new set comes (ABR-15.4)."""
    campaign = campaign_of(state)
    old = campaign.fates[seat]
    if old != NO_FATE:
        rest = [card for card in fate_of(old).cards if card in campaign.sets]
        campaign.sets = [card for card in campaign.sets if card not in rest]
        state.box = sorted(state.box + rest)
        for owner in range(SEATS):
            for _ in range(campaign.favors[seat * SEATS + owner]):
                return_agent(state, owner)
            campaign.favors[seat * SEATS + owner] = 0
    campaign.fates[seat] = number
    campaign.objectives[seat] = -1
    campaign.sets = sorted(campaign.sets + fate_of(number).cards)
    fire(state, FATE_CHANGED, seat)
