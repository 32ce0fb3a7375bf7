"""Steps: a verb is a class, and a step of an effect is an instance of it.

The class is the verb's one declaration: its name in the data, how a row is read and checked (`__init__`), what it does
(`run`), whether it can do anything now (`can_do`), its icon, and the arguments of its text `step-<verb>`. The effect of
a single card is a step class in that card's module; the data names it like any other verb.

An effect is a list of steps. `Effects` holds all effects of a set of components under readable names; frames refer to
an effect by its number and to a step by its place in it.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import nearest, shown

if TYPE_CHECKING:
    from ecliptic.effects.state import EffectState

S = TypeVar("S", bound="EffectState")

NO_EFFECT: Final = -1

# A content pack must not be able to make one move run forever.
MOST_STEPS: Final = 12  # in one list
DEEPEST: Final = 4  # lists inside each other
MOST_NAMED: Final = 24  # verbs that a refusal names
MOST_WORK: Final = 60  # steps that one effect may lead to, with all that is inside it and repeated


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One step of an effect. A subclass is a verb; its `__init__` reads what the row says about it.

    The row is `{op: draw, n: 2}` or, for a verb that needs one thing only, `{draw: 2}`; then the value is the field
    with the verb's own name.

    >>> class Draw(Step):
    ...     verb = "draw"
    ...     def __init__(self, row, effects, name):
    ...         super().__init__(row, effects, name)
    ...         self.n = row.number("n", 1, 20)
    ...     def args(self, effects):
    ...         return {"n": self.n}
    >>> effects = Effects({"draw": Draw})
    >>> number = effects.read(Fields({"primary": [{"op": "draw", "n": 2}]}, ""), "primary", "scout.primary")
    >>> effects.clauses(number)
    [{'id': 'step-draw', 'args': {'n': 2}}]
    """

    verb: ClassVar[str] = ""  # the name in the data; a class without one is only a base of others
    icon: ClassVar[str] = ""  # the rulebook term whose icon is used, if it is not the verb's name

    def __init__(self, row: Fields, effects: "Effects[S]", name: str) -> None:
        self.effect: int = NO_EFFECT  # its place; set when its effect is registered
        self.index: int = 0

    def run(self, state: S, seat: int, source: int) -> None:
        """Do it now. A step that has to ask pushes a frame; `source` is the component the effect belongs to."""
        raise NotImplementedError

    def can_do(self, state: S, seat: int, source: int) -> bool:
        """Return whether it would do anything now, from what everybody can see."""
        return True

    def work(self, effects: "Effects[S]") -> int:
        """Return how many steps it may lead to, itself included: a verb with effects inside it counts them."""
        return 1

    def args(self, effects: "Effects[S]") -> Json:
        """Return the arguments of the text `step-<verb>`."""
        return {}

    def clause(self, effects: "Effects[S]") -> Json:
        """Return the step as a message to use inside another."""
        return {"id": f"step-{self.verb.replace('_', '-')}", "args": self.args(effects)}


class Effects(Generic[S]):
    """Every effect of a set of components, by number, with a readable name for positions and errors."""

    def __init__(self, verbs: "dict[str, type[Step[S]]]") -> None:
        self.verbs: Final = verbs
        self.steps: Final[list[list[Step[S]]]] = []
        self.names: Final[list[str]] = []
        self._depth = 0

    def read(self, row: Fields, field: str, name: str) -> int:
        """Return the number of the effect in this field of a row; NO_EFFECT when there is none."""
        if not row.has(field):
            return NO_EFFECT
        rows = row.rows(field)
        if not rows:
            return NO_EFFECT
        if len(rows) > MOST_STEPS:
            raise refused("problem-effect-long", place=row.path(field), most=MOST_STEPS)
        if self._depth == DEEPEST:
            raise refused("problem-effect-deep", place=row.path(field), most=DEEPEST)
        self._depth += 1
        try:
            steps = [self.step(each, name) for each in rows]
        finally:
            self._depth -= 1
        number = self.register(steps, name)
        if self._depth == 0 and self.work(number) > MOST_WORK:
            raise refused("problem-effect-long", place=row.path(field), most=MOST_WORK)
        return number

    def register(self, steps: "list[Step[S]]", name: str) -> int:
        """Give a list of steps its number."""
        number = len(self.steps)
        while name in self.names:  # positions find an effect by its name
            name = f"{name}+"
        for index, step in enumerate(steps):
            step.effect = number
            step.index = index
        self.steps.append(steps)
        self.names.append(name)
        return number

    def step(self, row: Fields, name: str) -> "Step[S]":
        """Return the step that a row describes; refuse an invalid row."""
        if row.has("op"):
            word = row.text("op")
            place = row.path("op")
        else:
            if len(row.data) != 1:
                raise refused("problem-step-verb", place=row.place, fields=len(row.data))
            word = str(next(iter(row.data)))
            place = row.place
        if word not in self.verbs:
            hint = nearest(word, list(self.verbs))
            if hint:
                raise refused("problem-unknown-word", place=place, value=shown(word), meant=hint)
            known = f"{', '.join(list(self.verbs)[:MOST_NAMED])}{', ...' * (len(self.verbs) > MOST_NAMED)}"
            raise refused("problem-verb-unknown", place=place, verb=shown(word), known=known)
        kind: Any = self.verbs[word]
        step: Step[S] = kind(row, self, name)
        row.finish()
        return step

    def clauses(self, effect: int) -> list[Json]:
        """Return what an effect does, a clause for each step, for use inside a message."""
        return [] if effect == NO_EFFECT else [step.clause(self) for step in self.steps[effect]]

    def work(self, effect: int) -> int:
        """Return how many steps an effect may lead to."""
        return 0 if effect == NO_EFFECT else sum(step.work(self) for step in self.steps[effect])

    def can_do(self, state: S, seat: int, effect: int, source: int) -> bool:
        """Return whether any step of an effect would do something now."""
        return any(step.can_do(state, seat, source) for step in self.steps[effect])


def verbs_of(*packages: str, without: str = "") -> dict[str, Any]:
    """Return every verb declared in these packages, except in one inside them, by its name in the data.

    >>> verbs_of("ecliptic.kernel")
    {}
    """
    found: dict[str, Any] = {}
    waiting: list[Any] = list(Step.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        module: str = kind.__module__
        verb: str = kind.verb
        if without and module.startswith(f"{without}."):
            continue
        if verb and any(module == package or module.startswith(f"{package}.") for package in packages):
            if verb in found and found[verb] is not kind:
                raise TypeError(f"Two verbs are called {verb}: in {found[verb].__module__} and in {module}.")
            found[verb] = kind
    return dict(sorted(found.items()))
