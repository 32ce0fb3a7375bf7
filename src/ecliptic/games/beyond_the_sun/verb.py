"""The base of the game's verbs: optional steps, costs of single steps, and what is possible (BTS-4.9 to 4.22, 15).

Before an action is offered, and before a choice inside one, the rules look ahead: every verb says in `foresee` whether
it could be carried out and whether it could change anything, as far as is known. A `Projection` carries
from step to step what the steps before would leave.
"""

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ecliptic.effects import CHOOSE, Choice, Choose, Effects, Resolve, Step, resolve
from ecliptic.games.beyond_the_sun import notation
from ecliptic.games.beyond_the_sun.components import FREE, Cost
from ecliptic.games.beyond_the_sun.frame_checks import is_active, is_flag, is_step
from ecliptic.games.beyond_the_sun.resources import in_supply, pay
from ecliptic.games.beyond_the_sun.state import State, checksum
from ecliptic.kernel import Action, Fields, Frame, Json, Message, refused
from ecliptic.kernel.frames import check_fields, field_misfit

NO_FRAMES: Final[list[Resolve]] = []


@final
class Projection:
    """What a faction would have at some later step, and what it could have changed until then."""

    __slots__ = ("changes", "ore", "points", "population", "supply")

    def __init__(self, ore: int, population: int, supply: int) -> None:
        self.ore = ore
        self.population = population
        self.supply = supply
        self.points = 0  # movement points that could be used before the step
        self.changes = False


def projection_of(state: State, seat: int) -> Projection:
    """Return what a faction has now."""
    player = state.players[seat]
    return Projection(player.ore, player.population, in_supply(player))


def read_cost(row: Fields, field: str) -> Cost:
    """Return the cost in a field of a row."""
    if not row.has(field):
        return FREE
    table = row.table(field)
    cost = Cost(table.number("ore", 0, 20, default=0), table.number("return_pop", 0, 10, default=0))
    table.finish()
    return cost


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Step[State]):
    """A step of this game. `perform` does it; a step that is optional or has a cost asks first (BTS-15.2, 15.6)."""

    researches: ClassVar[bool] = False  # whether it must be carried out when its action is copied (BTS-18.3b)
    colonizes: ClassVar[bool] = False

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.cost: Cost = read_cost(row, "cost")
        self.optional: bool = row.flag("optional") or self.cost is not FREE
        if row.has("who"):
            row.word("who", ["active"])

    def perform(self, state: State, seat: int, source: int) -> None:
        """Carry the step out."""
        raise NotImplementedError

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        """Return whether the step could be carried out; change the projection to what it would leave."""
        projection.changes = True
        return True

    def foresee(self, state: State, seat: int, source: int, projection: Projection, is_copied: bool) -> bool:
        """Return whether an action can go on past this step."""
        if not self.optional:
            return self.is_possible(state, seat, source, projection)
        ore, population, supply, points = projection.ore, projection.population, projection.supply, projection.points
        changed = projection.changes
        done = self.deduct_cost(projection) and self.is_possible(state, seat, source, projection)
        if not done:
            projection.changes = changed
        elif is_copied and self.researches:
            return True
        # Left out, which leaves the most for later steps.
        projection.ore, projection.population, projection.supply, projection.points = ore, population, supply, points
        return not (is_copied and self.researches)

    def deduct_cost(self, projection: Projection) -> bool:
        """Take the step's own cost out of the projection; return whether that is possible."""
        projection.ore -= self.cost.ore
        projection.population -= self.cost.population
        projection.supply += self.cost.population
        return projection.ore >= 0 and projection.population >= 0

    def can_do(self, state: State, seat: int, source: int) -> bool:
        projection = projection_of(state, seat)
        if not self.deduct_cost(projection):
            return False
        return self.is_possible(state, seat, source, projection) and projection.changes

    def run(self, state: State, seat: int, source: int) -> None:
        if not self.optional:
            self.perform(state, seat, source)
        elif self.can_do(state, seat, source):
            state.stack.append(MayUse(seat, self.effect, self.index, source))

    def clause(self, effects: Effects[State]) -> Json:
        clause: Json = super().clause(effects)
        if self.cost is not FREE:
            paid = {"ore": self.cost.ore, "population": self.cost.population}
            clause = {"id": "step-for-cost", "args": {**paid, "step": clause}}
        return {"id": "step-optional", "args": {"step": clause}} if self.optional else clause


def foresee(
    state: State, seat: int, effect: int, start: int, source: int, projection: Projection, is_copied: bool
) -> bool:
    """Return whether the steps of an effect can be carried out one after the other."""
    steps = state.effects.steps[effect]
    for i in range(start, len(steps)):
        step = steps[i]
        if isinstance(step, Verb) and not step.foresee(state, seat, source, projection, is_copied):
            return False
        if isinstance(step, ChooseOption) and not step.foresee(state, seat, source, projection, is_copied):
            return False
    return True


# An action under way


@final
class Act(Frame[State]):
    """An action that is being carried out; its steps wait above it."""

    __slots__ = ("action", "before", "copied", "seat")

    def __init__(self, seat: int, action: int, before: list[int], copied: int) -> None:
        self.seat = seat
        self.action = action
        self.before = before  # the checksum of the state before it (BTS-4.11a)
        self.copied = copied

    def misfit(self, state: State) -> Message | None:
        return check_fields(
            self,
            seat=is_active(state, self.seat),
            action=0 <= self.action < len(state.parts.actions),
            before=len(self.before) == 2 and all(0 <= half <= 0xFFFF for half in self.before),
            copied=is_flag(self.copied),
        )

    def run(self, state: State) -> None:
        state.stack.pop()


def current_act(state: State) -> int:
    """Return where in the stack the action under way is, or -1."""
    stack = state.stack
    for i in range(len(stack) - 1, -1, -1):
        if isinstance(stack[i], Act):
            return i
    return -1


def rest_of_action(state: State, seat: int) -> list[Resolve]:
    """Return the frames with the steps still to come of a faction's own action."""
    at = current_act(state)
    if at < 0:
        return NO_FRAMES
    stack = state.stack
    act = stack[at]
    assert isinstance(act, Act)
    if act.seat != seat:
        return NO_FRAMES
    of_actions = state.parts.action_effects
    return [each for each in stack[at + 1 :] if isinstance(each, Resolve) and each.effect in of_actions]


def rest_needs_ships(state: State, seat: int) -> bool:
    """Return whether a mandatory step of the action that is still to come needs ships somewhere."""
    for frame in rest_of_action(state, seat):
        if state.parts.needs_ships[frame.effect] > frame.step:
            return True
    return False


def rest_is_possible(state: State, seat: int, projection: Projection) -> bool:
    """Return whether the steps of the action still to come can be carried out (BTS-4.20).

    The projection says what the faction would have by then; afterwards it also says whether they could change anything.
    Only the acting faction is bound: others do not choose its action.
    """
    stack = state.stack
    at = current_act(state)
    if at < 0:
        return True
    act = stack[at]
    assert isinstance(act, Act)
    if act.seat != seat:
        return True
    of_actions = state.parts.action_effects
    for i in range(len(stack) - 1, at, -1):
        frame = stack[i]
        if isinstance(frame, Resolve) and frame.seat == seat:
            if frame.effect in of_actions:
                if not foresee(state, seat, frame.effect, frame.step, frame.source, projection, act.copied != 0):
                    return False
            elif not projection.changes:
                foresee(state, seat, frame.effect, frame.step, frame.source, projection, False)
        elif not isinstance(frame, (Resolve, MayUse)) and i < len(stack) - 1:
            projection.changes = True  # something else waits there; it came of a change
    return True


def own_act(state: State, seat: int) -> Act | None:
    """Return a faction's own action under way."""
    at = current_act(state)
    if at < 0:
        return None
    act = state.stack[at]
    assert isinstance(act, Act)
    return act if act.seat == seat else None


def is_as_before(act: Act, total: int) -> bool:
    """Return whether a checksum is that of the state before an action."""
    before = act.before
    return before[1] == total & 0xFFFF and before[0] == total >> 16 & 0xFFFF


def ends_as_before(state: State, seat: int, total: int) -> bool:
    """Return whether the action, ended now with this checksum, would have changed nothing (BTS-4.11)."""
    act = own_act(state, seat)
    if act is None or not is_as_before(act, total):
        return False
    projection = projection_of(state, seat)
    return not (rest_is_possible(state, seat, projection) and projection.changes)


def would_change_nothing(state: State, seat: int) -> bool:
    """Return whether the action would have changed nothing if its present step were ended now (BTS-4.11)."""
    act = own_act(state, seat)
    if act is None:
        return False
    projection = projection_of(state, seat)
    if rest_is_possible(state, seat, projection) and projection.changes:
        return False
    return is_as_before(act, checksum(state))


def must_use(state: State, effect: int, step: Verb) -> bool:
    """Return whether a copied action obliges to carry out an optional step of it (BTS-18.3b)."""
    at = current_act(state)
    if at < 0 or not step.researches:
        return False
    act = state.stack[at]
    assert isinstance(act, Act)
    return act.copied != 0 and state.parts.actions[act.action].effect == effect


@final
class MayUse(Choice[State]):
    """Is an optional step carried out? (BTS-15.2)"""

    __slots__ = ("effect", "source", "step")

    rules: ClassVar[tuple[str, ...]] = ("BTS-15.2", "BTS-15.6")

    def __init__(self, seat: int, effect: int, step: int, source: int) -> None:
        self.seat = seat
        self.effect = effect
        self.step = step
        self.source = source

    def misfit(self, state: State) -> Message | None:
        if not is_step(state, self.effect, self.step, Verb):
            return field_misfit(self, "step")
        return check_fields(self, step=self.verb(state).optional, source=state.is_source(self.seat, self.source))

    def verb(self, state: State) -> Verb:
        """Return the step that is asked about."""
        step = state.effects.steps[self.effect][self.step]
        assert isinstance(step, Verb)
        return step

    def options(self, state: State) -> list[Action]:
        verb = self.verb(state)
        found: list[Action] = []
        projection = projection_of(state, self.seat)
        possible = verb.deduct_cost(projection) and verb.is_possible(state, self.seat, self.source, projection)
        if possible and rest_is_possible(state, self.seat, projection):
            found.append(notation.USE)
        if not found or not (must_use(state, self.effect, verb) or would_change_nothing(state, self.seat)):
            found.append(notation.SKIP)
        return found

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is notation.SKIP or action.kind == "skip":
            return
        verb = self.verb(state)
        pay(state, seat, verb.cost.ore, verb.cost.population)
        verb.perform(state, seat, self.source)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"effect": [self.verb(state).clause(state.effects)]}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message(f"do-{action.kind}", {"effect": [self.verb(state).clause(state.effects)]}, self.rules)


def resolve_for(state: State, seat: int, effect: int, source: int) -> None:
    """Carry out an effect, if there is one."""
    if effect >= 0:
        resolve(state, seat, effect, 0, source)


# Choices and costs inside effects


@final
class PayCost(Verb):
    """Pay the cost of an option (BTS-4.22)."""

    verb: ClassVar[str] = "pay"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.price: Cost = Cost(row.number("ore", 0, 20, default=0), row.number("return_pop", 0, 10, default=0))

    def perform(self, state: State, seat: int, source: int) -> None:
        pay(state, seat, self.price.ore, self.price.population)

    def is_possible(self, state: State, seat: int, source: int, projection: Projection) -> bool:
        projection.ore -= self.price.ore
        projection.population -= self.price.population
        projection.supply += self.price.population
        return projection.ore >= 0 and projection.population >= 0

    def args(self, effects: Effects[State]) -> Json:
        return {"ore": self.price.ore, "population": self.price.population}


@final
class ChooseOption(Choose[State]):
    """Choose one of several options, each with its own cost (BTS-4.22)."""

    verb: ClassVar[str] = "choose"

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.times = row.number("times", 1, 4, default=1)
        self.mixed = row.flag("same_option_twice")
        rows = row.rows("options")
        if not 1 <= len(rows) <= len(CHOOSE):
            raise refused("problem-options-count", place=row.path("options"), most=len(CHOOSE))
        for i, option in enumerate(rows):
            cost = read_cost(option, "cost")
            steps = option.items("steps")
            if cost is not FREE:
                steps = [{"op": "pay", "ore": cost.ore, "return_pop": cost.population}, *steps]
            if not steps:
                raise refused("problem-option-empty", place=option.path("steps"))
            option.text("id", str(i))
            option.finish()
            self.options.append(effects.read(Fields({"steps": steps}, option.place), "steps", f"{name}.or{i}"))

    def foresee(self, state: State, seat: int, source: int, projection: Projection, is_copied: bool) -> bool:
        """Return whether one of the options can be carried out, and leave what comes of it.

        An option that changes something comes before one that does not (BTS-4.11).
        """
        best: Projection | None = None
        for option in self.options:
            if is_copied and not has_research(state.effects, option):
                continue
            trial = Projection(projection.ore, projection.population, projection.supply)
            trial.points = projection.points
            if foresee(state, seat, option, 0, source, trial, False):
                if best is None or trial.changes:
                    best = trial
                if trial.changes:
                    break
        if best is None:
            return False
        projection.changes = projection.changes or best.changes
        projection.ore, projection.population, projection.supply = best.ore, best.population, best.supply
        return True

    def offered(self, state: State, seat: int, source: int) -> list[int]:
        found: list[int] = []
        at = current_act(state)
        act = state.stack[at] if at >= 0 else None
        is_copied = isinstance(act, Act) and act.copied != 0 and self.effect in state.parts.action_effects
        idle = would_change_nothing(state, seat)
        for i, option in enumerate(self.options):
            if is_copied and not has_research(state.effects, option):
                continue
            projection = projection_of(state, seat)
            possible = foresee(state, seat, option, 0, source, projection, False)
            if possible and (projection.changes or not idle) and rest_is_possible(state, seat, projection):
                found.append(i)
        return found


def has_research(effects: Effects[State], effect: int) -> bool:
    """Return whether an effect has a step of research, in one of its options too."""
    for step in effects.steps[effect]:
        if isinstance(step, Verb) and step.researches:
            return True
        if isinstance(step, ChooseOption) and any(has_research(effects, option) for option in step.options):
            return True
    return False
