"""Acts: objectives and grand ambitions at the end of a chapter, the end of an act and of the campaign (ABR-3, 14)."""

from collections.abc import Callable
from typing import ClassVar, Final, TypeVar, final

from ecliptic.effects import (
    NO_EFFECT,
    NO_SOURCE,
    fire,
)
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.campaign.events import SeatCountEvent
from ecliptic.games.arcs.campaign.fate import FateAct
from ecliptic.games.arcs.campaign.state import ACTS, CHAPTERS, NO_CLOCK, campaign_of
from ecliptic.games.arcs.campaign.words import CAMPAIGN_OVER, GRAND_CHOICES
from ecliptic.games.arcs.events import Ended
from ecliptic.games.arcs.state import (
    State,
    source_of,
    turn_order,
)
from ecliptic.kernel import (
    Frame,
)

# Power for one grand ambition, and for two or more, by chapter of Act III (ABR-3.6).
GRAND_POWER: Final = [(0, 0), (2, 4), (3, 8), (4, 14), (5, 20)]

Predicate = Callable[[State, int], bool]
P = TypeVar("P", bound=Predicate)
GRAND_AMBITIONS: Final[dict[str, Predicate]] = {}  # by the name that the data has for it


def grand_ambition(name: str) -> Callable[[P], P]:
    """Declare when a grand ambition is fulfilled."""

    def declare(predicate: P) -> P:
        GRAND_AMBITIONS[name] = predicate
        return predicate

    return declare


def fate_act(state: State, seat: int) -> FateAct | None:
    """Return what a seat's fate does in this act, None without a fate."""
    from ecliptic.games.arcs.campaign.reading import printed  # reading needs every chapter, also this one

    campaign = campaign_of(state)
    fate = printed().fates.get(campaign.fates[seat])
    return fate.acts.get(campaign.act) if fate is not None else None


def grand_ambitions(state: State, seat: int) -> int:
    """Return how many grand ambitions a seat fulfils now (ABR-3.5, ABR-3.7)."""
    act = fate_act(state, seat)
    return sum(1 for name in act.grand if GRAND_AMBITIONS[name](state, seat)) if act is not None else 0


@final
class GrandChoices(Verb):
    """In Act III some fates choose now what fulfils their grand ambitions (ABR-3.7)."""

    verb: ClassVar[str] = "grand_choices"

    def run(self, state: State, seat: int, source: int) -> None:
        if campaign_of(state).act == ACTS:
            fire(state, GRAND_CHOICES)


@final
class ScoreGrandAmbitions(Verb):
    """In Act III everybody scores grand ambitions with the declared ones (ABR-3.6)."""

    verb: ClassVar[str] = "score_grand_ambitions"

    def run(self, state: State, seat: int, source: int) -> None:
        if campaign_of(state).act < ACTS:
            return
        one, more = GRAND_POWER[state.chapter]
        for other in turn_order(state):
            n = grand_ambitions(state, other)
            if n:
                gained = one if n == 1 else more
                state.players[other].power += gained
                if state.events is not None:
                    state.emit(SeatCountEvent("grand-ambitions", other, gained))


@final
class EndOfChapter(Verb):
    """Final objectives, and the end of the act or of the campaign (ABR-14.1, steps 3a and 3b)."""

    verb: ClassVar[str] = "end_of_chapter"

    def run(self, state: State, seat: int, source: int) -> None:
        from ecliptic.games.arcs.campaign.intermission import Intermission  # which sets up the next act

        campaign = campaign_of(state)
        winners = final_winners(state)
        if winners:
            finish(state, winners[0], "final-objective")
        elif state.chapter < CHAPTERS[campaign.act]:
            return
        elif campaign.act < campaign.last_act:
            state.stack.append(Intermission(0))
        else:
            state.stack.append(EndOfCampaign())
            fire(state, CAMPAIGN_OVER)


@final
class EndOfCampaign(Frame[State]):
    """The last act is over, and so are the effects at its end (ABR-14.1, step 3c)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        finish(state, -1, "acts")


def final_winners(state: State) -> list[int]:
    """Return who has completed a final objective with at least 1 Power, the best first (ABR-3.9, ABR-3.10)."""
    campaign = campaign_of(state)
    if campaign.act < ACTS:
        return []
    order = turn_order(state)
    found = [seat for seat in order if campaign.clocks[seat] == 0 and state.players[seat].power > 0]
    return sorted(found, key=lambda seat: (-state.players[seat].power, order.index(seat)))


def finish(state: State, winner: int, reason: str) -> None:
    """End the campaign: the winner by a final objective, then most Power, A before B before C fates (ABR-1.7, 1.8)."""
    from ecliptic.games.arcs.campaign.reading import printed

    campaign = campaign_of(state)
    fates = printed().fates
    order = turn_order(state)

    def rank(seat: int) -> tuple[bool, int, int, int]:
        fate = fates.get(campaign.fates[seat])
        return (seat != winner, -state.players[seat].power, fate.letter if fate is not None else 0, order.index(seat))

    ranked = sorted(order, key=rank)
    places = [0] * len(order)
    for i, seat in enumerate(ranked):
        places[seat] = i + 1
    if state.events is not None:
        state.emit(Ended(ranked[0]))
    state.places = tuple(places)
    state.reason = reason
    state.stack.clear()


def resolution_of(state: State, seat: int) -> int:
    """Return the effect of a seat's Resolution card: the completed or the failed half (ABR-14.2)."""
    act = fate_act(state, seat)
    if act is None:
        return NO_EFFECT
    return act.failure if campaign_of(state).clocks[seat] > 0 else act.success


def has_failed(state: State, seat: int) -> bool:
    """Return whether a seat's objective marker is above 0 (ABR-3.4)."""
    return campaign_of(state).clocks[seat] > 0


def objective_source(state: State, seat: int) -> int:
    """Return the objective card as the source of set-up and resolution, so that their questions can be saved."""
    card = campaign_of(state).objectives[seat]
    return source_of(seat, card) if card >= 0 else NO_SOURCE


def place_objective(state: State, seat: int) -> None:
    """Put the objective card and its marker in place for this act (ABR-2.14, ABR-2.29)."""
    campaign = campaign_of(state)
    act = fate_act(state, seat)
    campaign.objectives[seat] = act.objective if act is not None else -1
    campaign.clocks[seat] = act.start.get(state.table.seats, NO_CLOCK) if act is not None else NO_CLOCK
