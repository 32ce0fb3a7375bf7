"""Firing triggers: the reacting components are collected at once and react one after the other."""

from typing import Any, final

from ecliptic.effects.hooks import Trigger
from ecliptic.effects.resolve import effect_misfit, resolve
from ecliptic.effects.state import EffectState
from ecliptic.effects.steps import NO_EFFECT
from ecliptic.kernel import Frame, Message
from ecliptic.kernel.frames import field_misfit


def fire(state: EffectState, trigger: Trigger[Any], subject: int = -1) -> None:
    """Let every active component react to what happened to the subject.

    The reactions are collected now; a component that leaves play before its turn does not react.
    """
    sources = state.active[trigger.number]
    if sources:
        due = [source for source in trigger.order(state, sources, subject) if _reacts(state, trigger, source, subject)]
        if due:
            state.stack.append(React(trigger.number, due, subject))


def _reacts(state: EffectState, trigger: Trigger[Any], source: int, subject: int) -> bool:
    return any(
        reaction.trigger == trigger.number and trigger.applies(state, source, reaction.condition, subject)
        for reaction in state.row_of(source).reactions
    )


@final
class React(Frame[EffectState]):
    """The components that still have to react to a trigger, the next one first."""

    __slots__ = ("sources", "subject", "trigger")

    def __init__(self, trigger: int, sources: list[int], subject: int) -> None:
        self.trigger = trigger
        self.sources = sources
        self.subject = subject

    def misfit(self, state: EffectState) -> Message | None:
        if not 0 <= self.trigger < len(state.active):
            return field_misfit(self, "trigger")
        if not self.sources or not all(state.is_source(-1, source) for source in self.sources):
            return field_misfit(self, "sources")
        return None if state.is_subject(self.trigger, self.subject) else field_misfit(self, "subject")

    def run(self, state: EffectState) -> None:
        source, rest = self.sources[0], self.sources[1:]
        state.stack.pop()
        if rest:
            state.stack.append(React(self.trigger, rest, self.subject))
        # Equal components are interchangeable: as many have left play as there are fewer of them now.
        if state.active[self.trigger].count(source) > rest.count(source):
            self.react(state, source)

    def react(self, state: EffectState, source: int) -> None:
        """Resolve the component's reactions to this trigger, in the order of its row."""
        owner = state.owner_of(source)
        for reaction in reversed(state.row_of(source).reactions):
            if reaction.trigger == self.trigger and reaction.effect != NO_EFFECT:
                state.stack.append(Reacting(owner, reaction.effect, source, self.subject, 0))


@final
class Reacting(Frame[EffectState]):
    """A reaction in progress; it stays below the questions of its effect, so that the effect can read its subject."""

    __slots__ = ("begun", "effect", "seat", "source", "subject")

    def __init__(self, seat: int, effect: int, source: int, subject: int, begun: int) -> None:
        self.seat = seat
        self.effect = effect
        self.source = source
        self.subject = subject
        self.begun = begun

    def misfit(self, state: EffectState) -> Message | None:
        wrong = effect_misfit(self, state, self.seat, self.effect, 0, self.source)
        return wrong if wrong is not None or self.begun in (0, 1) else field_misfit(self, "begun")

    def run(self, state: EffectState) -> None:
        if self.begun:
            state.stack.pop()
        else:
            state.stack[-1] = Reacting(self.seat, self.effect, self.source, self.subject, 1)
            resolve(state, self.seat, self.effect, 0, self.source)


def subject_of(state: EffectState) -> int:
    """Return the subject of the reaction in progress."""
    stack = state.stack
    for i in range(len(stack) - 1, -1, -1):
        frame = stack[i]
        if isinstance(frame, Reacting):
            return frame.subject
    raise LookupError("no reaction is being resolved")
