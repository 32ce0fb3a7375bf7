"""Words of the rules that components change, and triggers that they react to.

A *word* is a question that the rules ask in one place: who controls a system, what a ship costs, who may be harmed. The
function that answers it lives in the game's `words` module and asks every component that is active for the word. A
*trigger* is a moment at which components react. Both are *hooks*: a row of data names the hooks it uses (`changes`,
`on`), and the state keeps, for each hook, which components in play use it.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from ecliptic.effects.state import EffectState
from ecliptic.effects.steps import Effects
from ecliptic.kernel import Fields, refused
from ecliptic.kernel.fields import shown

F = TypeVar("F", bound=Callable[..., object])
S = TypeVar("S", bound=EffectState)

NO_CONDITION: Final = -1


@final
class Word(Generic[F]):
    """A question of the rules that components can answer differently.

    `changes` has, by the id of the row, the function with which that component changes the answer. Its signature is the
    word's own; by convention it takes the state, the source, the answer so far, and the question's arguments.

    >>> cost = Hooks().word("cost")
    >>> @cost.changed_by("black_market")
    ... def one_less(state, source, answer, card):
    ...     return answer - 1
    >>> cost.changes["black_market"](None, 0, 5, 17)
    4
    """

    __slots__ = ("changes", "name", "number")

    def __init__(self, name: str, number: int) -> None:
        self.name: Final = name
        self.number: Final = number
        self.changes: Final[dict[str, F]] = {}

    def changed_by(self, *rows: str) -> Callable[[F], F]:
        """Bind a function to the rows that change this word with it."""

        def bind(change: F) -> F:
            for row in rows:
                if row in self.changes:
                    raise TypeError(f"{row} changes the word {self.name} twice.")
                self.changes[row] = change
            return change

        return bind

    def change_of(self, state: EffectState, source: int) -> F:
        """Return the function with which an active component changes the answer."""
        return self.changes[state.row_of(source).id]


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Generic[S]):
    """A moment at which components react.

    A game's trigger overrides `read` if a reaction has a condition, `applies` to look at it, and `order` where the
    rules give another order than that in which the components are listed.
    """

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.number: int = -1

    def read(self, row: Fields) -> int:
        """Return a reaction's condition as a number, read from its row."""
        return NO_CONDITION

    def applies(self, state: S, source: int, condition: int, subject: int) -> bool:
        """Return whether a component reacts to this subject."""
        return True

    def order(self, state: S, sources: list[int], subject: int) -> list[int]:
        """Return who reacts first."""
        return sources


@final
class Hooks:
    """All words and triggers of a game, numbered as they are declared.

    >>> hooks = Hooks()
    >>> hooks.word("control").number, hooks.trigger(Trigger("ship_played")).number, len(hooks)
    (0, 1, 2)
    """

    def __init__(self) -> None:
        self.words: Final[dict[str, Word[Any]]] = {}
        self.triggers: Final[dict[str, Trigger[Any]]] = {}
        self.names: Final[list[str]] = []  # by number

    def __len__(self) -> int:
        return len(self.names)

    def word(self, name: str) -> Word[Any]:
        """Declare a word. The game annotates its signature: `CONTROL: Final[Word[Control]] = HOOKS.word("control")`."""
        word: Word[Any] = Word(name, len(self.names))
        self.names.append(name)
        self.words[name] = word
        return word

    def trigger(self, trigger: Trigger[S]) -> Trigger[S]:
        """Declare a trigger."""
        trigger.number = len(self.names)
        self.names.append(trigger.name)
        self.triggers[trigger.name] = trigger
        return trigger

    def read_row(self, row: Fields, id: str, effects: Effects[S]) -> "Row":
        """Return the hooks that a component uses, from its fields `changes` and `on`.

        `changes` is a list of words. `on` is a list of reactions, each with its trigger, its condition, and its steps.
        """
        changes: list[int] = []
        for i, name in enumerate(row.items("changes", [])):
            if name not in self.words:
                place, known = f"{row.path('changes')}[{i}]", ", ".join(self.words)
                raise refused("problem-word-unknown", place=place, word=shown(name), known=known)
            changes.append(self.words[str(name)].number)
        reactions: list[Reaction] = []
        for i, each in enumerate(row.rows("on", [])):
            trigger = self.triggers[list(self.triggers)[each.word("trigger", list(self.triggers))]]
            condition = trigger.read(each)
            reactions.append(Reaction(trigger.number, condition, effects.read(each, "steps", f"{id}.on{i}")))
            each.finish()
        return Row(id, changes, reactions)


@final
class Reaction:
    """What a component does when a trigger fires."""

    __slots__ = ("condition", "effect", "trigger")

    def __init__(self, trigger: int, condition: int, effect: int) -> None:
        self.trigger: Final = trigger
        self.condition: Final = condition
        self.effect: Final = effect


@final
class Row:
    """The words and triggers that a component uses while it is in play."""

    __slots__ = ("changes", "hooks", "id", "reactions")

    def __init__(self, id: str, changes: list[int], reactions: list[Reaction]) -> None:
        self.id: Final = id
        self.changes: Final = changes
        self.reactions: Final = reactions
        self.hooks: Final = sorted({*changes, *[reaction.trigger for reaction in reactions]})


# Permissions: what active components say about something that is allowed or not. *Cannot* wins unless one says to
# ignore it.
DEFAULT: Final = 0
MAY: Final = 1
CANNOT: Final = 2
IGNORE: Final = 3


def permission(base: bool, answers: Iterable[int]) -> bool:
    """Return whether something is allowed by the rules and by the active components.

    >>> permission(False, [MAY]), permission(True, [MAY, CANNOT]), permission(True, [CANNOT, IGNORE])
    (True, False, True)
    >>> permission(False, [IGNORE])
    False
    """
    cannot, ignored = False, False
    for answer in answers:
        if answer == MAY:
            base = True
        elif answer == CANNOT:
            cannot = True
        elif answer == IGNORE:
            ignored = True
    return base and (ignored or not cannot)


def hook_mismatches(hooks: Hooks, rows: Iterable[Row]) -> list[str]:
    """Return every mismatch between rows and code, a sentence each: for a test of every game.

    A row that changes a word needs a function bound to it; a bound function needs a row that says so.
    """
    numbers = {word.number: word for word in hooks.words.values()}
    wanted = {(row.id, numbers[number].name) for row in rows for number in row.changes}
    found = {(id, word.name) for word in hooks.words.values() for id in word.changes}
    missing = [f"{id} says that it changes {name}, and no function does." for id, name in sorted(wanted - found)]
    idle = [f"A function changes {name} for {id}, and its row does not say so." for id, name in sorted(found - wanted)]
    return missing + idle
