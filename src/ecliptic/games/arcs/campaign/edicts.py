"""Edicts in the rules booklet (ABR-10.1 to ABR-10.3)."""

from typing import ClassVar, final

from ecliptic.effects import NO_EFFECT, Choice, resolve
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.campaign import notation
from ecliptic.games.arcs.campaign.demands import Demand, ImperialAction, who_owes
from ecliptic.games.arcs.campaign.events import CardEvent
from ecliptic.games.arcs.campaign.policies import change_policy, policies
from ecliptic.games.arcs.campaign.state import (
    attached_to,
    campaign_of,
    detach,
    slide_down,
)
from ecliptic.games.arcs.campaign.words import may_govern
from ecliptic.games.arcs.cards import GUILD
from ecliptic.games.arcs.court import Refill, bury
from ecliptic.games.arcs.events import card_ref
from ecliptic.games.arcs.state import (
    NOBODY,
    SEATS,
    State,
    source_of,
)
from ecliptic.kernel import Action, Frame, Json, Message


@final
class Edicts(Frame[State]):
    """All edicts in the booklet from the lowest number to the highest; `number` was the last (ABR-10.1)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: State) -> None:
        cards = state.table.cards.cards
        due: dict[int, int] = {}
        for card in campaign_of(state).booklet:
            number = cards[card].edict_number
            if number > self.number and cards[card].edict != NO_EFFECT:
                due.setdefault(number, card)
        if not due:
            state.stack.pop()
            return
        number = min(due)
        state.stack[-1] = Edicts(number)
        if state.events is not None:
            state.emit(CardEvent("edict", due[number]))
        resolve(state, state.initiative, cards[due[number]].edict, 0, source_of(NOBODY, due[number]))


@final
class GuildEnvoysDepart(Verb):
    """Bury every Guild card in the Court without agents, also attached ones, then refill (ABR-10.2)."""

    verb: ClassVar[str] = "guild_envoys_depart"

    def run(self, state: State, seat: int, source: int) -> None:
        kind = state.table.cards.kind
        gone: list[int] = []
        for spot, card in enumerate(state.court):
            if any(state.agents[spot * SEATS : spot * SEATS + SEATS]):
                continue
            for above in attached_to(state, spot):
                if kind[above] == GUILD:
                    detach(state, above)
                    bury(state, above)
            if card >= 0 and kind[card] == GUILD:
                state.court[spot] = NOBODY
                bury(state, card)
                if not slide_down(state, spot):
                    gone.append(spot)
        for spot in reversed(gone):
            state.stack.append(Refill(spot))


@final
class Govern(Verb):
    """The First Regent enforces the policy or changes it (ABR-10.3)."""

    verb: ClassVar[str] = "govern"

    def run(self, state: State, seat: int, source: int) -> None:
        first = campaign_of(state).first_regent
        if first != NOBODY:
            state.stack.append(EnforceOrChange(first))


@final
class EnforceOrChange(Choice[State]):
    """Enforce the policy on top, or which other one comes on top? (ABR-10.3)"""

    __slots__ = ()

    rules = ("ABR-10.3",)

    def options(self, state: State) -> list[Action]:
        ids = state.table.cards.ids
        top, *others = policies(state)
        found = [notation.change_policy(card, ids[card]) for card in others if may_govern(state, self.seat, card)]
        return [notation.ENFORCE, *found] if may_govern(state, self.seat, top) else found

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not notation.ENFORCE:
            change_policy(state, action.args[0])
            return
        state.stack.append(ImperialAction(seat))
        state.stack.append(Demand(seat, who_owes(state, seat)))

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"card": card_ref(state, policies(state)[0])}

    def label(self, state: State, seat: int, action: Action) -> Message:
        card = policies(state)[0] if action is notation.ENFORCE else action.args[0]
        return Message(f"do-{action.kind.replace('_', '-')}", {"card": card_ref(state, card)}, self.rules)
