"""Effects as lists of steps, read from the data file: what all verbs of Federation have in common.

The data file writes a step as `{verb: what it needs}`. The verbs themselves stand in the chapters of the rules that
they belong to. Which verbs a kind of component may use is checked here: a site that starts incomes would never come
to an end.
"""

from typing import Any, ClassVar, Final

from ecliptic.effects import Choose, Effects, Step
from ecliptic.games.federation.state import State
from ecliptic.games.federation.tables import Components
from ecliptic.games.federation.vocabulary import NOTHING, RESOURCES
from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import shown

# Components whose effects may use most verbs. Laws only score points.
COMPONENTS: Final = frozenset({
    "token", "room", "outer_module", "mission", "post", "site", "erudite", "planet_erudite", "deep_space",
    "starting_planet",
})  # fmt: skip


class FederationStep(Step[State]):
    """A verb of Federation, and what the rules ask about it before it is done.

    The numbers from `extra` on say what an erudite with this step does to other erudites and to a planet's action.
    """

    used_by: ClassVar[frozenset[str]] = COMPONENTS  # the kinds of components that may use it
    counted: ClassVar[bool] = False  # whether its number is shown beside its icon

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n: int = 0
        self.level: int = 0  # of an erudite or trading post; the strength of a token; the number of a medal
        self.extra: int = 0  # moves it adds (FED-11.11, FED-12.6)
        self.discount: int = 0  # crystals it saves (FED-15.9)
        self.instead: int = 0  # the level of erudite that can be taken instead (FED-25.6)
        self.refreshes: int = 0  # the level of erudites it turns up again (FED-25.3)
        self.copies: int = 0  # the highest level of erudites it copies (FED-25.4)

    def gains(self, state: State, seat: int) -> list[int]:
        """Return the resources that it would bring now."""
        return NOTHING

    def is_in_vain(self, state: State, seat: int) -> bool:
        """Return whether an erudite with this step would do nothing now, as everybody can see."""
        return False

    def may_bring_die(self, state: State, seat: int) -> bool:
        """Return whether it could bring the assistant die by itself (FED-9.4)."""
        return False

    def leads_to(self, state: State, seat: int) -> list[int]:
        """Return the effects that it may start, other than those of erudites."""
        return []

    def args(self, effects: Effects[State]) -> Json:
        """Return the numbers of the step, which are enough for most texts."""
        return {"n": self.n, "level": self.level}

    def printed(self) -> Json:
        """Return the step as numbers and names, for icons."""
        written: Json = {"verb": self.verb, "icon": self.icon or self.verb, "n": self.n, "counted": self.counted}
        if self.level:
            written["level"] = self.level
        return written


class NumberStep(FederationStep):
    """A verb that needs a number only."""

    def __init__(self, row: Fields, effects: Effects[State], name: str) -> None:
        super().__init__(row, effects, name)
        self.n = row.number(self.verb, 1, 30)


OTHER: Final = FederationStep(Fields({}, ""), Effects({}), "")  # where a choice stands first


def first_step(state: State, erudite: int) -> FederationStep:
    """Return the first step of an erudite's effect; for a choice, a step that does nothing special."""
    step = state.parts.effects.steps[state.parts.erudite_effect[erudite]][0]
    return step if isinstance(step, FederationStep) else OTHER


def levels_instead(parts: Components) -> set[int]:
    """Return the levels of erudites that some erudite lets its owner take without a lower one (FED-25.6)."""
    steps = [step for effect in parts.erudite_effect for step in parts.effects.steps[effect]]
    return {step.instead for step in steps if isinstance(step, FederationStep) and step.instead}


# Reading


def read_effect(effects: Effects[State], row: Fields, field: str, kind: str, name: str) -> int:
    """Read the effect in this field of a component of that kind; return its number."""
    if not row.items(field) and kind.endswith("erudite"):
        raise refused("problem-erudite-effect", place=row.path(field))
    number = effects.read(row, field, f"{kind}/{name}")
    effects.names[number] = f"{kind.removeprefix('planet_')}/{name}"
    for i, step in enumerate(effects.steps[number]):
        for verb in verbs_in(effects, step):
            if kind not in used_by(effects.verbs[verb]):
                raise refused("problem-verb-forbidden", place=f"{row.path(field)}[{i}]", verb=shown(verb))
    return number


def used_by(verb: Any) -> frozenset[str]:
    """Return the kinds of components that may use a verb; choices are shared by all games and do not say."""
    kinds: frozenset[str] = getattr(verb, "used_by", COMPONENTS)
    return kinds


def verbs_in(effects: Effects[State], step: Step[State]) -> list[str]:
    """Return the verb of a step and those of everything that can be chosen in it."""
    found = [step.verb]
    if isinstance(step, Choose):
        for option in step.options:
            for inner in effects.steps[option]:
                found += verbs_in(effects, inner)
    return found


def read_resources(row: Fields, field: str) -> list[int]:
    """A table of resources, such as `{lavandium: 1, gold: 1}`, as four numbers."""
    table = row.table(field, {})
    amounts = [table.number(resource, 0, 9, default=0) for resource in RESOURCES]
    table.finish()
    return amounts


def require_true(row: Fields, field: str) -> None:
    """Refuse anything but true, for what is written for the reader only."""
    if not row.flag(field):
        raise refused("problem-not-true", place=row.path(field))
