"""Verbs that ask: one frame for all of them."""

from collections.abc import Callable
from typing import Final, final

from ecliptic.effects import Choice, Effects, Step
from ecliptic.effects.resolve import effect_misfit
from ecliptic.games.arcs.events import (
    action_card_ref,
    ambition_ref,
    boxed_args,
    card_ref,
    dice_label,
    owner_ref,
    resource_ref,
    seat_ref,
    system_ref,
)
from ecliptic.games.arcs.state import State, card_of
from ecliptic.games.arcs.taking_actions import RULES_OF, action_label, site_args
from ecliptic.kernel import Action, Fields, Json, Message
from ecliptic.kernel.frames import check_fields

# What labels of further kinds of answers say; modules of the campaign add to it.
LABEL_ARGS: Final[dict[str, Callable[[State, tuple[int, ...]], Json]]] = {}

ONCE_PER_TURN = 1000  # limits of cards begin here; below are sites


class Verb(Step[State]):
    """A step of a card of Arcs. The source is the seat and the card."""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)

    def may_seem_possible(self, state: State, seat: int, source: int) -> bool:
        """Return whether others must think it possible although they do not see the cards that it needs."""
        return False

    def concerns(self, state: State, seat: int) -> bool:
        """Return whether the battle that is over concerns the holder, so that the card reacts to it."""
        return True


class Asking(Verb):
    """A step that asks: `choices` are the answers, `pick` carries one out. `n` counts what the step needs."""

    def first(self, state: State, seat: int, source: int) -> int:
        """Return the number with which the step begins."""
        return 0

    def choices(self, state: State, seat: int, source: int, n: int) -> list[Action]:
        """Return the answers; with one the question answers itself, with none it goes away."""
        raise NotImplementedError

    def pick(self, state: State, seat: int, source: int, n: int, action: Action) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def fits(self, state: State, seat: int, source: int, n: int) -> bool:
        """Return whether the step can ask with this number, in a position that somebody has written."""
        return n == 0

    def extra_args(self, state: State, n: int) -> Json:
        """Return what the question says besides its card and number."""
        return {}

    def label(self, state: State, action: Action) -> Message:
        """Return an answer in words."""
        return option_label(state, action)

    def ask_again(self, state: State, seat: int, source: int, n: int) -> None:
        """Ask once more, with another number."""
        state.stack.append(Ask(seat, self.effect, self.index, source, n))

    def run(self, state: State, seat: int, source: int) -> None:
        self.ask_again(state, seat, source, self.first(state, seat, source))

    def can_do(self, state: State, seat: int, source: int) -> bool:
        return len(self.choices(state, seat, source, self.first(state, seat, source))) > 0


@final
class Ask(Choice[State]):
    """The question of a verb that asks."""

    __slots__ = ("effect", "n", "source", "step")

    def __init__(self, seat: int, effect: int, step: int, source: int, n: int) -> None:
        self.seat = seat
        self.effect = effect
        self.step = step
        self.source = source
        self.n = n

    def misfit(self, state: State) -> Message | None:
        wrong = effect_misfit(self, state, self.seat, self.effect, self.step, self.source)
        if wrong is not None:
            return wrong
        step = state.effects.steps[self.effect][self.step]
        fits = isinstance(step, Asking) and step.fits(state, self.seat, self.source, self.n)
        return check_fields(self, step=isinstance(step, Asking), n=fits)

    def verb(self, state: State) -> Asking:
        """Return the step that asks."""
        step = state.effects.steps[self.effect][self.step]
        assert isinstance(step, Asking)
        return step

    def options(self, state: State) -> list[Action]:
        return self.verb(state).choices(state, self.seat, self.source, self.n)

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        self.verb(state).pick(state, seat, self.source, self.n, action)

    def topic(self, state: State) -> str:
        return f"ask-{self.verb(state).verb.replace('_', '-')}"

    def prompt_args(self, state: State, seat: int) -> Json:
        card: Json = {"card": card_ref(state, card_of(self.source)), "n": self.n}
        return {**card, **self.verb(state).extra_args(state, self.n)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return self.verb(state).label(state, action)


def is_waiting(state: State, verb: str) -> bool:
    """Return whether a step of this verb waits below the present question."""
    return any(isinstance(frame, Ask) and frame.verb(state).verb == verb for frame in state.stack)


def option_label(state: State, action: Action) -> Message:
    """Return an answer to a verb's question in words, by its kind."""
    kind, args = action.kind, action.args
    if kind in RULES_OF:
        return action_label(state, action)
    message_args: Json = {}
    if kind in ("at", "catapult"):
        message_args = {"system": system_ref(args[0])}
    elif kind == "site":
        message_args = site_args(state, args[0])
        kind = f"site-{message_args['piece']}" if "piece" in message_args else "site-empty"
    elif kind == "rival":
        message_args = {"whom": seat_ref(args[0])}
    elif kind in ("type", "drop", "spend", "take_trust"):
        message_args = {"resource": resource_ref(args[0])}
    elif kind == "piece":
        message_args = boxed_args(args[0])
    elif kind == "cluster":
        message_args = {"n": args[0] + 1}
    elif kind in ("card", "take"):
        message_args = {"card": card_ref(state, args[0])}
    elif kind == "union":
        message_args = {"card": action_card_ref(args[0])}
    elif kind == "swap":
        message_args = {"card": action_card_ref(args[0]), "other": action_card_ref(args[1])}
    elif kind == "discard_hand":
        message_args = {"cards": [action_card_ref(card) for card in args]}
        kind = "discard-hand" if args else "discard-nothing"
    elif kind == "declare":
        message_args = {"ambition": ambition_ref(args[0])}
    elif kind in ("outrage", "steal"):
        message_args = {"whom": seat_ref(args[0]), "resource": resource_ref(args[1])}
    elif kind in ("demand_card", "steal_card"):
        message_args = {"whom": seat_ref(args[0]), "card": card_ref(state, args[1])}
    elif kind == "hit":
        # A verb destroys the ship whatever its state (L18).
        message_args = {"state": "damaged" if args[1] else "fresh", "whose": owner_ref(args[0])}
        kind = "destroy-ship"
    elif kind == "dice":
        return dice_label(args)
    elif kind == "ships":
        message_args = {"fresh": args[0], "damaged": args[1]}
    elif kind == "slipstream":
        message_args = {"group": "ships" if args[0] else "flagship", "system": system_ref(args[1])}
    elif kind in LABEL_ARGS:
        message_args = LABEL_ARGS[kind](state, args)
    return Message(f"do-{kind.replace('_', '-')}", message_args)
