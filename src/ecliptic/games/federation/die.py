"""The assistant die (FED-9.1, FED-9.5, FED-24.6)."""

from typing import final

from ecliptic.games.federation import events
from ecliptic.games.federation.state import DIE_MAX, State
from ecliptic.games.federation.steps import NumberStep


def set_die(state: State, seat: int, value: int) -> None:
    """Turn the die; wherever it lies, it stays there (FED-9.5)."""
    state.players[seat].die = value
    if state.events is not None:
        state.emit(events.DieSet(seat, value))


@final
class DieStep(NumberStep):
    """The die comes into play with this value, or rises by it (FED-9.1)."""

    verb = "die"
    counted = True

    def run(self, state: State, seat: int, source: int) -> None:
        set_die(state, seat, min(state.players[seat].die + self.n, DIE_MAX))

    def may_bring_die(self, state: State, seat: int) -> bool:
        return True


@final
class DieSetStep(NumberStep):
    """The die comes into play with this value, or rises to it (FED-24.6)."""

    verb = "die_set"
    icon = "die"
    counted = True

    def run(self, state: State, seat: int, source: int) -> None:
        set_die(state, seat, min(max(state.players[seat].die, self.n), DIE_MAX))

    def may_bring_die(self, state: State, seat: int) -> bool:
        return True
