"""Resources that go somewhere else when they are taken: onto a card, frozen (F15-03, F20-02)."""

from typing import Any, Final, final

from ecliptic.effects import Choice
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import RESOURCES
from ecliptic.games.arcs.campaign.events import StoredOn
from ecliptic.games.arcs.campaign.state import campaign_of, store
from ecliptic.games.arcs.campaign.words import STASHES, stashes
from ecliptic.games.arcs.events import card_ref, resource_ref
from ecliptic.games.arcs.resources import arrange, held_types, lose, place_loose
from ecliptic.games.arcs.state import State
from ecliptic.kernel import Action, Json, Message
from ecliptic.kernel.frames import check_fields

FROM_TRUST: Final = 8  # the bit of a resource that was taken for the Trust; the others are in the play area
MOST_STASHED: Final = 20


def ask_stash(state: State, seat: int, resource: int, from_trust: bool) -> bool:
    """Ask whether a resource that a seat has just taken goes onto a card; return whether there is such a card."""
    if not state.active[STASHES.number] or not stashes(state, seat, resource):
        return False
    taken = resource | FROM_TRUST if from_trust else resource
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Stash) and top.seat == seat:
        state.stack[-1] = Stash(seat, [*top.stashed, taken])
        return True
    if not from_trust:
        arrange(state, seat)
    state.stack.append(Stash(seat, [taken]))
    return True


def unask_stash(state: State, seat: int, resource: int) -> None:
    """Do not ask any more about a resource that was just taken and has gone to another card meanwhile."""
    for i in range(len(state.stack) - 1, -1, -1):
        frame: Any = state.stack[i]
        if isinstance(frame, Stash) and frame.seat == seat and resource in frame.stashed:
            rest = frame.stashed[:]
            rest.remove(resource)
            state.stack[i : i + 1] = [Stash(seat, rest)] if rest else []
            return


@final
class Stash(Choice[State]):
    """Does the first of these resources go onto a card? It is frozen there."""

    __slots__ = ("stashed",)

    rules = ("ABR-13.5",)

    def __init__(self, seat: int, stashed: list[int]) -> None:
        self.seat = seat
        self.stashed = stashed

    def misfit(self, state: State) -> Message | None:
        kinds = [each & ~FROM_TRUST for each in self.stashed]
        is_fine = 0 < len(kinds) <= MOST_STASHED and all(0 <= kind < len(RESOURCES) for kind in kinds)
        return check_fields(self, stashed=is_fine)

    def is_there(self, state: State) -> bool:
        """Return whether the resource is still where it was taken to."""
        kind = self.stashed[0] & ~FROM_TRUST
        if self.stashed[0] & FROM_TRUST:
            campaign = campaign_of(state)
            return campaign.first_regent == self.seat and campaign.trust[kind] > 0
        return kind in held_types(state, self.seat)

    def options(self, state: State) -> list[Action]:
        cards = stashes(state, self.seat, self.stashed[0] & ~FROM_TRUST) if self.is_there(state) else []
        return [notation.NO, *[notation.CARD[card] for card in cards]] if cards else [notation.NO]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if len(self.stashed) > 1:
            state.stack.append(Stash(seat, self.stashed[1:]))
        if action is notation.NO:
            return
        kind = self.stashed[0] & ~FROM_TRUST
        if self.stashed[0] & FROM_TRUST:
            campaign_of(state).trust[kind] -= 1
        else:
            lose(state, seat, kind)
            place_loose(state, seat)
        store(state, action.args[0], kind)
        if state.events is not None:
            state.emit(StoredOn("stashed", seat, action.args[0], kind))

    def prompt_args(self, state: State, seat: int) -> Json:
        kept = "trust" if self.stashed[0] & FROM_TRUST else "board"
        return {"resource": resource_ref(self.stashed[0] & ~FROM_TRUST), "kept": kept}

    def label(self, state: State, seat: int, action: Action) -> Message:
        if action is notation.NO:
            return Message("do-no", {}, self.rules)
        return Message("do-card", {"card": card_ref(state, action.args[0])}, self.rules)
