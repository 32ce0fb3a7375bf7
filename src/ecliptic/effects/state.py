"""The part of a state that effects need: its effects, and which components in play use hooks."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from ecliptic.effects.steps import Effects
from ecliptic.kernel import Action, State

if TYPE_CHECKING:
    from ecliptic.effects.choice import Choice
    from ecliptic.effects.hooks import Row

NOTHING_ELSE: Final[list[Action]] = []
NOBODY: Final[list[int]] = []
NO_SOURCE: Final = -1  # the effect's component is no longer in play
MOST_HOOKS: Final = 256

# By number of hooks: what is active while no component is. Shared, because such lists are never changed in place.
IDLE: Final[list[list[list[int]]]] = [[NOBODY] * hooks for hooks in range(MOST_HOOKS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectState(State):
    """A state whose components have effects.

    `active` lists, for each word and trigger of the game, the components in play that change it or react to it, as
    *sources*: numbers by which the game knows a component in play. It is derived from the rest of the state, is
    neither saved nor hashed, and is never changed in place: copies share it. `refresh` rebuilds it when a
    component with hooks enters or leaves play.
    """

    def __init__(self, effects: Effects[Any], hooks: int = 0) -> None:
        super().__init__()
        self.effects: Effects[Any] = effects
        self.active: list[list[int]] = IDLE[hooks]

    def sources(self) -> list[int]:
        """Return everything in play that has hooks, in the order in which it is asked and reacts."""
        return NOBODY

    def derive(self) -> None:
        """List the components in play that have hooks; what waits on the stack may decide it too."""
        refresh(self)

    def row_of(self, source: int) -> "Row":
        """Return the words and triggers that the component behind a source uses."""
        raise NotImplementedError

    def owner_of(self, source: int) -> int:
        """Return the seat that the component belongs to, -1 if it is nobody's."""
        raise NotImplementedError

    def is_source(self, seat: int, source: int) -> bool:
        """Return whether an effect that a seat resolves may belong to this source; seat -1: whether it may react.

        A game in which a component can leave play while its effect waits accepts that component too.
        """
        return (source == NO_SOURCE and seat >= 0) or source in self.sources()

    def is_subject(self, trigger: int, subject: int) -> bool:
        """Return whether this trigger may fire for a subject. A game with reactions defines its subjects here."""
        return True

    def source_id(self, source: int) -> str:
        """Return the component's id, for the notation `react:<id>`."""
        return self.row_of(source).id

    def order_clauses(self) -> tuple[str, ...]:
        """Return the game's clauses behind the question which step of an effect comes next."""
        return ()

    def interruptions(self, choice: "Choice[Any]") -> list[Action]:
        """Return what the seat that is asked may do before it answers."""
        return NOTHING_ELSE

    def interrupt(self, choice: "Choice[Any]", action: Action) -> bool:
        """Carry out such an action; return whether it was one."""
        return False


def refresh(state: EffectState) -> None:
    """List the components in play that change words or react to triggers, after one entered or left play."""
    active: list[list[int]] = [[] for _ in state.active]
    for source in state.sources():
        row = state.row_of(source)
        for hook in row.hooks:
            active[hook].append(source)
    state.active = active
