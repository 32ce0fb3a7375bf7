"""Several reactions at the same moment: the active player chooses their order (ARC-15.2)."""

from typing import Any, final

from ecliptic.effects import Choice, React, Trigger, fire
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.events import card_ref, seat_ref
from ecliptic.games.arcs.state import NOBODY, State, card_of, seat_of, source_of
from ecliptic.kernel import Action, Message

COST_OF_DECLARING = "LEAD07"  # comes before everything that reacts to the declaration


def fire_in_order(state: State, trigger: Trigger[Any], subject: int = -1) -> None:
    """Let cards react; with several of them the active player, or else the player with initiative, orders them."""
    depth = len(state.stack)
    fire(state, trigger, subject)
    if len(state.stack) == depth:
        return
    due: Any = state.stack[-1]
    sources: list[int] = due.sources
    if len(sources) > 1:
        state.stack.pop()
        # So do laws, which leave nobody a choice.
        first = [each for each in sources if seat_of(each) == NOBODY or state.row_of(each).id == COST_OF_DECLARING]
        rest = [each for each in sources if each not in first]
        chooser = state.turn_seat if state.turn_seat != NOBODY else state.initiative
        if rest:
            state.stack.append(ChooseReaction(chooser, trigger.number, rest, subject))
        if first:
            state.stack.append(React(trigger.number, first, subject))


@final
class ChooseReaction(Choice[State]):
    """Which card reacts next?"""

    __slots__ = ("sources", "subject", "trigger")

    rules = ("ARC-15.2",)

    def __init__(self, seat: int, trigger: int, sources: list[int], subject: int) -> None:
        self.seat = seat
        self.trigger = trigger
        self.sources = sources
        self.subject = subject

    def misfit(self, state: State) -> Message | None:
        return React(self.trigger, self.sources, self.subject).misfit(state)

    def options(self, state: State) -> list[Action]:
        return [notation.REACT[seat_of(each)][card_of(each)] for each in self.sources]

    def decide(self, state: State, seat: int, action: Action) -> None:
        source = source_of(action.args[0], action.args[1])
        rest = [each for each in self.sources if each != source]
        state.stack.pop()
        if rest:
            state.stack.append(ChooseReaction(seat, self.trigger, rest, self.subject))
        state.stack.append(React(self.trigger, [source], self.subject))

    def label(self, state: State, seat: int, action: Action) -> Message:
        args = {"whose": seat_ref(action.args[0]), "card": card_ref(state, action.args[1])}
        return Message("do-react", args, self.rules)
