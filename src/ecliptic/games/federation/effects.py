"""Effects with a choice: one of several steps, and several picks (FED-14.5, FED-25.12)."""

from typing import final

from ecliptic.effects import Choose, Effects
from ecliptic.games.federation.state import State
from ecliptic.kernel import Fields, Json


@final
class ChooseOneStep(Choose[State]):
    """Exactly one of the steps (FED-25.12)."""

    verb = "choose_one"
    rules = ("FED-14.5", "FED-25.12")

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.read_options(row, self.verb, effects, name, "/or")

    def clause(self, effects: Effects[State]) -> Json:
        return {"or": [effects.clauses(option) for option in self.options]}


@final
class ChooseEachStep(Choose[State]):
    """Several picks; they differ only where the row says so (FED-14.5)."""

    verb = "choose_each"
    rules = ("FED-14.5", "FED-25.12")

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        table = row.table(self.verb)
        self.times = table.number("picks", 1, 9)
        self.mixed = table.flag("mixed")
        self.read_options(table, "options", effects, name, "/or")
        table.finish()
