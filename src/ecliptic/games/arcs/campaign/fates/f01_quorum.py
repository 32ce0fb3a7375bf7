"""Fate 1, the Steward: the Imperial Quorum, which splits the edict of the policies among Regents (F01-13)."""

from typing import ClassVar, Final, final

from ecliptic.effects import Choice
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.board import SYSTEM_COUNT
from ecliptic.games.arcs.campaign import notation
from ecliptic.games.arcs.campaign.demands import Demand, ImperialAction, who_owes
from ecliptic.games.arcs.campaign.edicts import Edicts
from ecliptic.games.arcs.campaign.policies import GOVERN_NUMBER, change_policy, policies
from ecliptic.games.arcs.campaign.state import campaign_of, regents
from ecliptic.games.arcs.campaign.words import may_govern
from ecliptic.games.arcs.events import card_ref
from ecliptic.games.arcs.notation import NO, YES
from ecliptic.games.arcs.pieces import loyal_buildings
from ecliptic.games.arcs.state import IS_STARPORT, NOBODY, State
from ecliptic.kernel import Action, Frame, Json, Message
from ecliptic.kernel.frames import check_fields

CITIES: Final = 0


def leading_regent(state: State, kind: int) -> int:
    """Return the Regent who has built most cities, or starports with `IS_STARPORT`; -1 on a tie or without any.

    Those on Flagship boards are built too.
    """
    counts: dict[int, int] = {}
    for seat in regents(state):
        there = [each for system in range(SYSTEM_COUNT) for each in loyal_buildings(state, system, seat)]
        counts[seat] = sum(1 for each in there if each & IS_STARPORT == kind)
    most = max(counts.values(), default=0)
    leaders = [seat for seat, n in counts.items() if n == most]
    return leaders[0] if most and len(leaders) == 1 else NOBODY


@final
class ImperialQuorum(Verb):
    """Demand, Imperial Action and change of policy belong to different Regents; edict 03 is skipped (F01-13)."""

    verb: ClassVar[str] = "imperial_quorum"

    def run(self, state: State, seat: int, source: int) -> None:
        for i in range(len(state.stack) - 1, -1, -1):
            if isinstance(state.stack[i], Edicts):
                state.stack[i] = Edicts(GOVERN_NUMBER)
                break
        first = campaign_of(state).first_regent
        if first == NOBODY:
            return
        state.stack.append(FindLeader(CHANGES))
        state.stack.append(FindLeader(ACTS))
        if may_govern(state, first, policies(state)[0]):  # who must not enforce it skips its Demand (F15-02)
            state.stack.append(Demand(first, who_owes(state, first)))


ACTS: Final = 0
CHANGES: Final = 1


@final
class FindLeader(Frame[State]):
    """A step of the Quorum waits until it is known which Regent it belongs to."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, step=self.step in (ACTS, CHANGES))

    def run(self, state: State) -> None:
        state.stack.pop()
        leader = leading_regent(state, IS_STARPORT if self.step == ACTS else CITIES)
        if leader != NOBODY:
            state.stack.append(Quorum(leader, self.step))


@final
class Quorum(Choice[State]):
    """Does the Regent with most starports take the Imperial Action, the one with most cities change the policy?"""

    __slots__ = ("step",)

    rules = ("ABR-10.3",)

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, step=self.step in (ACTS, CHANGES))

    def options(self, state: State) -> list[Action]:
        top, *others = policies(state)
        if self.step == ACTS:
            return [YES, NO] if may_govern(state, self.seat, top) else [NO]
        ids = state.table.cards.ids
        found = [card for card in others if may_govern(state, self.seat, card)]
        return [NO, *[notation.change_policy(card, ids[card]) for card in found]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is YES:
            state.stack.append(ImperialAction(seat))
        elif action is not NO:
            change_policy(state, action.args[0])

    def topic(self, state: State) -> str:
        return "quorum-acts" if self.step == ACTS else "quorum-changes"

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"card": card_ref(state, policies(state)[0])}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action.kind == "change_policy":
            return Message("do-change-policy", {"card": card_ref(state, action.args[0])}, self.rules)
        return Message(f"do-{action.kind}", {}, self.rules)
