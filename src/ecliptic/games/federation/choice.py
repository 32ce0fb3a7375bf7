"""Questions to one player."""

from ecliptic.games.federation.state import State
from ecliptic.kernel import Action, Decision, Frame, Request


class Choice(Frame[State]):
    """A question to one player. With a single possible answer it answers itself, with none it goes away.

    Everything that decides how many answers there are lies open on the table, so a question that is not asked
    tells nobody anything.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        """What may be answered. Never changes the state."""
        raise NotImplementedError

    def ask(self, state: State) -> Request | None:
        options = self.options(state)
        return Decision(self.seat, options) if len(options) > 1 else None

    def run(self, state: State) -> None:
        options = self.options(state)
        if options:
            self.answer(state, self.seat, options[0])
        else:
            state.stack.pop()
