"""Event cards and the Imperial Council: what a round's end brings (ABR-5, ABR-6)."""

from typing import ClassVar, Final, final

from ecliptic.effects import CANNOT, DEFAULT, Choice
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.board import RESOURCES
from ecliptic.games.arcs.campaign import notation
from ecliptic.games.arcs.campaign.crises import OF_BLIGHT, Crises, RollEventDie
from ecliptic.games.arcs.campaign.edicts import Edicts
from ecliptic.games.arcs.campaign.empire import take_tile
from ecliptic.games.arcs.campaign.event_dice import shows_crises
from ecliptic.games.arcs.campaign.events import SeatCountEvent, Title, TrustChanged
from ecliptic.games.arcs.campaign.state import campaign_of, is_regent
from ecliptic.games.arcs.campaign.summit import call_summit
from ecliptic.games.arcs.cards import COUNCIL
from ecliptic.games.arcs.notation import DONE, NO
from ecliptic.games.arcs.resources import empty_slots, take
from ecliptic.games.arcs.state import EVENT, NOBODY, PLAY_HOW, State
from ecliptic.games.arcs.words import EVENT_PIPS, MAY_INFLUENCE, MAY_SECURE, OF_NOBODY, can_steal, stole
from ecliptic.kernel import Action, Frame, Message


@EVENT_PIPS.changed_by("events")
def a_second_event_gives_nothing(state: State, source: int, answer: int, seat: int) -> int:
    """No actions after another Event card of the round, or while the Council is tucked under a card (ABR-5.3)."""
    events = sum(1 for play in state.played if play >> PLAY_HOW == EVENT)
    return 0 if events > 1 or campaign_of(state).council_seat != NOBODY else answer


@MAY_INFLUENCE.changed_by("events")
def no_agents_on_decided_council(state: State, source: int, seat: int, card: int) -> int:
    """The Council takes agents only In Session (ABR-6.1, ABR-6.10)."""
    is_council = state.table.cards.kind[card] == COUNCIL
    return CANNOT if is_council and campaign_of(state).is_decided else DEFAULT


@MAY_SECURE.changed_by("events")
def decided_council_stays(state: State, source: int, seat: int, spot: int) -> int:
    """The Council can be secured only In Session (ABR-6.1)."""
    return no_agents_on_decided_council(state, source, seat, state.court[spot])


@final
class TuckCouncil(Verb):
    """Flip the Council to Decided and tuck it under the own played card (ABR-6.3)."""

    verb: ClassVar[str] = "tuck_council"

    def run(self, state: State, seat: int, source: int) -> None:
        campaign = campaign_of(state)
        campaign.is_decided = True
        if state.played:
            campaign.council_seat = seat
        if state.events is not None:
            state.emit(Title("council-decided", seat))


@final
class RoundProcedure(Verb):
    """The Council or else an Event card brings a Summit, then crises or edicts (ABR-5.8 to ABR-5.11, ABR-6.4)."""

    verb: ClassVar[str] = "round_procedure"

    def run(self, state: State, seat: int, source: int) -> None:
        campaign = campaign_of(state)
        campaign.allies = [0, 0]
        campaign.had_allies = False
        if campaign.council_seat != NOBODY:
            holder, campaign.council_seat = campaign.council_seat, NOBODY
            state.stack.append(CouncilResolves(holder, TITLES))
            state.stack.append(CallSummit(holder))
        elif any(play >> PLAY_HOW == EVENT for play in state.played):
            state.stack.append(EventResolves())
            state.stack.append(RollEventDie(state.initiative))
            state.stack.append(CallSummit(state.initiative))


@final
class CallSummit(Choice[State]):
    """Does this seat call a Summit? (ABR-5.8, ABR-6.4)"""

    __slots__ = ()

    rules = ("ABR-5.8", "ABR-6.4")

    def options(self, state: State) -> list[Action]:
        return [notation.SUMMIT, NO]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.SUMMIT:
            call_summit(state, seat)

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-summit" if action is notation.SUMMIT else "do-no-summit", {}, self.rules)


@final
class EventResolves(Frame[State]):
    """The event die says whether crises or edicts are resolved (ABR-5.8)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.stack.pop()
        campaign = campaign_of(state)
        if shows_crises(campaign.rolled[0]):
            state.stack.append(Crises(OF_BLIGHT))
        else:
            campaign.rolled = []
            state.stack.append(Edicts(NOBODY))


# Steps of the Council after the Summit.
TITLES: Final = 0
LAST: Final = 1


@final
class CouncilResolves(Frame[State]):
    """A Regent becomes First Regent, an Outlaw steals from the Trust; then crises or edicts (ABR-6.4, ABR-6.5)."""

    __slots__ = ("seat", "step")

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step

    def run(self, state: State) -> None:
        campaign = campaign_of(state)
        if self.step == LAST:
            state.stack[-1] = ChooseProcedure(self.seat)
            return
        state.stack[-1] = CouncilResolves(self.seat, LAST)
        if is_regent(state, self.seat):
            take_tile(state, self.seat)
        elif campaign.first_regent != NOBODY:
            state.stack.append(StealTrust(self.seat, len(empty_slots(state, self.seat))))


@final
class ChooseProcedure(Choice[State]):
    """Crises or edicts? (ABR-6.4)"""

    __slots__ = ()

    rules = ("ABR-6.4",)

    def options(self, state: State) -> list[Action]:
        return [notation.CRISES, notation.EDICTS]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        state.stack.append(Crises(OF_BLIGHT) if action is notation.CRISES else Edicts(NOBODY))


@final
class StealTrust(Choice[State]):
    """Which resource of the Trust is stolen next? At most `left` more (ABR-6.4, ABR-6.6)."""

    __slots__ = ("left",)

    rules = ("ABR-6.4", "ABR-6.6")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: State) -> list[Action]:
        kinds = trust_kinds(state, self.seat) if self.left else []
        return [DONE, *[notation.TAKE_TRUST[kind] for kind in kinds]] if kinds else []

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is DONE:
            return
        campaign = campaign_of(state)
        state.players[campaign.first_regent].power -= 1
        if state.events is not None:
            state.emit(SeatCountEvent("lost-power", campaign.first_regent, 1))
        state.stack.append(StealTrust(seat, self.left - 1))
        take_trust(state, seat, action.args[0])

    def label(self, state: State, seat: int, action: Action) -> Message:
        return trust_label(action)


def trust_kinds(state: State, seat: int) -> list[int]:
    """Return the types of resources in the Trust that a seat can steal (ABR-6.6, ABR-10.14)."""
    campaign = campaign_of(state)
    first = campaign.first_regent
    if first in (NOBODY, seat):
        return []
    return [
        kind for kind in range(len(RESOURCES)) if campaign.trust[kind] and can_steal(state, seat, first, kind, False)
    ]


def trust_thefts(state: State, seat: int) -> list[Action]:
    """Return the options to steal a resource of the Trust (ABR-10.14)."""
    return [notation.TAKE_TRUST[kind] for kind in trust_kinds(state, seat)]


def take_trust(state: State, seat: int, resource: int) -> None:
    """Take a resource out of the Trust into a play area."""
    campaign_of(state).trust[resource] -= 1
    if state.events is not None:
        state.emit(TrustChanged("trust-stolen", seat, resource))
    take(state, seat, resource)
    first = campaign_of(state).first_regent
    stole(state, seat, first if first != NOBODY else OF_NOBODY, resource)


def trust_label(action: Action) -> Message:
    """Return the option to take a resource from the Trust, or to stop."""
    if action is DONE:
        return Message("do-done", {}, ("ABR-6.6",))
    return Message("do-take-trust", {"resource": {"resource": RESOURCES[action.args[0]]}}, ("ABR-6.6",))


def council_spot(state: State) -> int:
    """Return the spot of the Council."""
    kind = state.table.cards.kind
    return next(spot for spot, card in enumerate(state.court) if card >= 0 and kind[card] == COUNCIL)
