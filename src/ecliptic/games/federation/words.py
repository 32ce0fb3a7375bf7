"""What components in play react to: immediate erudites, and the laws of the round (FED-13.11, FED-19.21).

Who reacts is a *source*: an erudite in front of a player by its number, a law of the round by its number behind them.
No component of Federation changes a word of the rules while it is in play: discounts and extra moves of erudites are
steps, which change the action that is going on (`planet_action.change_action`).
"""

from typing import Final, final

from ecliptic.effects import Effects, Hooks, Reaction, Row, Step, Trigger, fire, resolve
from ecliptic.effects.hooks import NO_CONDITION
from ecliptic.games.federation.state import LAW_SOURCES, State
from ecliptic.games.federation.vocabulary import IMMEDIATE
from ecliptic.kernel import Fields, Json

HOOKS: Final = Hooks()


class OwnTrigger(Trigger[State]):
    """Something happens to a component, and it alone reacts."""

    def applies(self, state: State, source: int, condition: int, subject: int) -> bool:
        return source == subject


ERUDITE_TURNED_UP: Final = HOOKS.trigger(OwnTrigger("erudite_turned_up"))  # when it is taken or refreshed
LAW_PASSED: Final = HOOKS.trigger(OwnTrigger("law_passed"))


@final
class ForEveryone(Step[State]):
    """Every player resolves an effect, in turn order (FED-19.21)."""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.inner = row.number("effect")

    def run(self, state: State, seat: int, source: int) -> None:
        for each in state.turn_order():
            resolve(state, each, self.inner, 0)

    def clause(self, effects: Effects[State]) -> Json:
        return {"or": [effects.clauses(self.inner)]}


def erudite_row(id: str, timing: int, effect: int) -> Row:
    """Return what an erudite reacts to: one that is used at once, to being turned up (FED-13.11)."""
    return Row(id, [], [Reaction(ERUDITE_TURNED_UP.number, NO_CONDITION, effect)] if timing == IMMEDIATE else [])


def law_row(id: str, effect: int, effects: Effects[State]) -> Row:
    """Return that a law pays every player when it is passed."""
    name = f"law/{id}/everyone"
    number = effects.register([ForEveryone(Fields({"effect": effect}, id), effects, name)], name)
    return Row(id, [], [Reaction(LAW_PASSED.number, NO_CONDITION, number)])


def is_used_at_once(state: State, erudite: int) -> bool:
    """Return whether an erudite reacts when it is turned up."""
    return erudite in state.active[ERUDITE_TURNED_UP.number]


def erudite_was_turned_up(state: State, erudite: int) -> None:
    """Let the erudite that was taken or refreshed react (FED-13.11, FED-25.3)."""
    fire(state, ERUDITE_TURNED_UP, erudite)


def law_was_passed(state: State, law: int) -> None:
    """Let the law pay (FED-19.21)."""
    fire(state, LAW_PASSED, LAW_SOURCES + law)
