"""Effects with a choice: one of several, several picks, parts in any order, and repetition."""

from typing import Any, ClassVar, Final, Generic, final

from mypy_extensions import mypyc_attr

from ecliptic.effects.choice import Choice
from ecliptic.effects.resolve import WITHOUT_SOURCE, effect_misfit, resolve
from ecliptic.effects.state import NO_SOURCE, EffectState
from ecliptic.effects.steps import Effects, S, Step
from ecliptic.kernel import Action, Fields, Frame, Json, Message, refused
from ecliptic.kernel.frames import field_misfit

MOST_OPTIONS: Final = 8
MOST_TIMES: Final = 20  # that an effect is repeated
CHOOSE: Final = [Action("choose", str(i), (i,)) for i in range(MOST_OPTIONS)]
PART: Final = [Action("part", str(i), (i,)) for i in range(12)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Step[S], Generic[S]):
    """Pick one of several effects, `times` times: the same one each time unless they may be `mixed`.

    A game's verb derives from this and reads its row: it fills `options` through `read_options`. It also says which
    clauses are behind the question, and what its prompt `prompt-choose-effect` is about.
    """

    rules: ClassVar[tuple[str, ...]] = ()

    def __init__(self, row: Fields, effects: Effects[S], name: str) -> None:
        super().__init__(row, effects, name)
        self.options: list[int] = []
        self.times: int = 1
        self.mixed: bool = False

    def read_options(self, row: Fields, field: str, effects: Effects[S], name: str, joint: str = ".or") -> None:
        """Read the effects to choose from; each is a list of steps, or one step. `joint` is part of their names."""
        given = row.items(field)
        if not 1 <= len(given) <= MOST_OPTIONS:
            raise refused("problem-options-count", place=row.path(field), most=MOST_OPTIONS)
        for i, option in enumerate(given):
            steps = option if isinstance(option, list) else [option]
            if not steps:
                raise refused("problem-option-empty", place=f"{row.path(field)}[{i}]")
            inner = Fields({"steps": steps}, f"{row.path(field)}[{i}]")
            self.options.append(effects.read(inner, "steps", f"{name}{joint}{i}"))

    def offered(self, state: S, seat: int, source: int) -> list[int]:
        """Return which options are offered: those that would do something, or the first when none would."""
        found = [i for i, each in enumerate(self.options) if state.effects.can_do(state, seat, each, source)]
        return found or [0]

    def emit_chosen(self, state: S, seat: int, effect: int) -> None:
        """Emit which effect was chosen, before it is resolved."""

    def prompt_args(self, state: S, left: int) -> Json:
        """Return the arguments of the prompt, with `left` picks to come."""
        return {"left": left, "source": state.effects.names[self.effect]}

    def run(self, state: S, seat: int, source: int) -> None:
        state.stack.append(ChooseEffect(seat, self.effect, self.index, self.times, source))

    def work(self, effects: Effects[S]) -> int:
        return 1 + self.times * max(effects.work(option) for option in self.options)

    def args(self, effects: Effects[S]) -> Json:
        """Return the options as clauses."""
        options = [effects.clauses(option) for option in self.options]
        return {"n": self.times, "mixed": "yes" if self.mixed else "no", "options": {"or": options}}


@final
class ChooseEffect(Choice[EffectState]):
    """One of several effects, `left` more times."""

    __slots__ = ("effect", "left", "source", "step")

    defaults: ClassVar[dict[str, int]] = {**WITHOUT_SOURCE, "left": 1}

    def __init__(self, seat: int, effect: int, step: int, left: int, source: int) -> None:
        self.seat = seat
        self.effect = effect
        self.step = step
        self.left = left
        self.source = source

    def misfit(self, state: EffectState) -> Message | None:
        wrong = effect_misfit(self, state, self.seat, self.effect, self.step, self.source)
        if wrong is not None:
            return wrong
        step = state.effects.steps[self.effect][self.step]
        if not isinstance(step, Choose):
            return field_misfit(self, "step")
        return None if 1 <= self.left <= step.times else field_misfit(self, "left")

    def chooser(self, state: EffectState) -> Choose[Any]:
        """Return the step that asks."""
        step = state.effects.steps[self.effect][self.step]
        assert isinstance(step, Choose)
        return step

    def options(self, state: EffectState) -> list[Action]:
        return [CHOOSE[i] for i in self.chooser(state).offered(state, self.seat, self.source)]

    def decide(self, state: EffectState, seat: int, action: Action) -> None:
        step = self.chooser(state)
        chosen = step.options[action.args[0]]
        state.stack.pop()
        if self.left > 1:
            if step.mixed:
                state.stack.append(ChooseEffect(seat, self.effect, self.step, self.left - 1, self.source))
            else:
                state.stack.append(Repeat(seat, chosen, self.left - 1, self.source))
        step.emit_chosen(state, seat, chosen)
        resolve(state, seat, chosen, 0, self.source)

    def clauses(self, state: EffectState) -> tuple[str, ...]:
        return self.chooser(state).rules

    def prompt_args(self, state: EffectState, seat: int) -> Json:
        return self.chooser(state).prompt_args(state, self.left)

    def label(self, state: EffectState, seat: int, action: Action) -> Message:
        chosen = self.chooser(state).options[action.args[0]]
        return Message("do-choose", {"effect": state.effects.clauses(chosen)}, self.clauses(state))


@final
class Repeat(Frame[EffectState]):
    """An effect that is resolved `left` more times."""

    __slots__ = ("effect", "left", "seat", "source")

    defaults: ClassVar[dict[str, int]] = WITHOUT_SOURCE

    def __init__(self, seat: int, effect: int, left: int, source: int) -> None:
        self.seat = seat
        self.effect = effect
        self.left = left
        self.source = source

    def misfit(self, state: EffectState) -> Message | None:
        wrong = effect_misfit(self, state, self.seat, self.effect, 0, self.source)
        return wrong if wrong is not None or 1 <= self.left <= MOST_TIMES else field_misfit(self, "left")

    def run(self, state: EffectState) -> None:
        state.stack.pop()
        if self.left > 1:
            state.stack.append(Repeat(self.seat, self.effect, self.left - 1, self.source))
        resolve(state, self.seat, self.effect, 0, self.source)


def resolve_in_any_order(state: EffectState, seat: int, effect: int, source: int = NO_SOURCE) -> None:
    """Carry out an effect whose steps may come in any order: the seat picks which is next."""
    steps = len(state.effects.steps[effect])
    if steps > 1:
        state.stack.append(AnyOrder(seat, effect, (1 << steps) - 1, source))
    else:
        resolve(state, seat, effect, 0, source)


@final
class AnyOrder(Choice[EffectState]):
    """The choice of the next step of an effect. `left` has a bit for each step still to come."""

    __slots__ = ("effect", "left", "source")

    defaults: ClassVar[dict[str, int]] = WITHOUT_SOURCE

    def __init__(self, seat: int, effect: int, left: int, source: int) -> None:
        self.seat = seat
        self.effect = effect
        self.left = left
        self.source = source

    def misfit(self, state: EffectState) -> Message | None:
        wrong = effect_misfit(self, state, self.seat, self.effect, 0, self.source)
        if wrong is not None:
            return wrong
        every = (1 << len(state.effects.steps[self.effect])) - 1
        return None if 0 < self.left <= every else field_misfit(self, "left")

    def options(self, state: EffectState) -> list[Action]:
        return [part for i, part in enumerate(PART) if self.left & 1 << i]

    def decide(self, state: EffectState, seat: int, action: Action) -> None:
        i = action.args[0]
        left = self.left & ~(1 << i)
        state.stack.pop()
        if left:
            state.stack.append(AnyOrder(seat, self.effect, left, self.source))
        state.effects.steps[self.effect][i].run(state, seat, self.source)

    def clauses(self, state: EffectState) -> tuple[str, ...]:
        return state.order_clauses()

    def label(self, state: EffectState, seat: int, action: Action) -> Message:
        step = state.effects.steps[self.effect][action.args[0]]
        return Message("do-part", {"effect": [step.clause(state.effects)]}, self.clauses(state))
