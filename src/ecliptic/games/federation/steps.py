"""Effects as lists of steps, read from the data file.

An effect is a list of steps, each one verb with its numbers. The data file writes a step as `{verb: what it needs}`;
here it becomes a `Step`, checked, so that a mistake in a content pack is one sentence and no crash in the middle of a
game. Which verbs a kind of component may use is checked as well: a site that starts incomes would never come to an end.
"""

from collections.abc import Callable
from typing import Final

from ecliptic.games.federation.vocabulary import (
    ACCREDITATION,
    ALTERATION_DRAW,
    BUILD_DISCOUNT,
    BUILD_FREE,
    CHOOSE_EACH,
    CHOOSE_ONE,
    COPY_SCHOLAR,
    COUNTS,
    DIE,
    DIE_SET,
    DURATIONS,
    EXTRA_MOVE,
    GAIN,
    GAIN_PER,
    LEVEL_BONUS,
    LOOK_AND_TAKE_ALTERATION,
    MEDAL,
    MEDAL_ANY,
    MEDALS,
    MOVE_WITHOUT_REWARD,
    NEO,
    NOTHING,
    PAY,
    PLACE_TRADE_DISC,
    PLANET_ACTION,
    PLANETS,
    PP,
    PP_PER,
    PRODUCTION_INCOME,
    PROJECT_ANY,
    REFRESH_SCHOLAR,
    RESOURCES,
    ROUND,
    SHIP,
    SIX_MOON,
    TAKE_PRESIDENT_PAWN,
    TAKE_SCHOLAR_INSTEAD,
    TAKE_SPECIAL_AMBASSADOR,
    TRANSMUTE,
    UNLOCK_ALL,
    UNLOCK_ANY,
    VERBS,
)
from ecliptic.kernel import Fields, Refused

# Verbs that every kind of component may use.
COMMON: Final = frozenset({
    GAIN, ACCREDITATION, SHIP, UNLOCK_ANY, UNLOCK_ALL, DIE, DIE_SET, PROJECT_ANY, PP, PP_PER, GAIN_PER, LEVEL_BONUS,
    ALTERATION_DRAW, MEDAL_ANY, MEDAL, CHOOSE_ONE, CHOOSE_EACH, TRANSMUTE, MOVE_WITHOUT_REWARD,
})  # fmt: skip

# What else each kind may use.
ALLOWED: Final[dict[str, frozenset[int]]] = {
    "token": COMMON | {PAY},
    "room": COMMON | {TAKE_PRESIDENT_PAWN, PLACE_TRADE_DISC, PRODUCTION_INCOME},
    "outer_module": COMMON,
    "mission": COMMON | {PLANET_ACTION, PLACE_TRADE_DISC, PRODUCTION_INCOME, BUILD_FREE},
    "post": COMMON,
    "site": COMMON | {REFRESH_SCHOLAR},
    "scholar": COMMON | {REFRESH_SCHOLAR, PRODUCTION_INCOME, PLACE_TRADE_DISC, COPY_SCHOLAR},
    "planet_scholar": COMMON | {EXTRA_MOVE, BUILD_DISCOUNT, TAKE_SCHOLAR_INSTEAD},
    "deep_space": COMMON | {
        PLANET_ACTION, PLACE_TRADE_DISC, PRODUCTION_INCOME, BUILD_FREE, LOOK_AND_TAKE_ALTERATION,
        TAKE_SPECIAL_AMBASSADOR,
    },
    "starting_planet": COMMON,
    "law": frozenset({PP, PP_PER}),
}  # fmt: skip


class Step:
    """One verb of an effect with its numbers; what a verb does not need keeps its default."""

    __slots__ = ("bonus", "count", "duration", "level", "mixed", "n", "options", "planets", "resources", "verb")

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.n = 0
        self.resources: list[int] = NOTHING
        self.count = 0  # what the amount depends on
        self.level = 0  # of a scholar or trading post; the strength of a token; the number of a medal
        self.duration = ROUND
        self.bonus = False  # does a trade disc bring the bonus of its level?
        self.mixed = False  # may the picks differ?
        self.planets: list[int] = []
        self.options: list[int] = []  # effects to choose from


class Effects:
    """Every list of steps, registered under a readable name."""

    def __init__(self) -> None:
        self.steps: Final[list[list[Step]]] = []
        self.names: Final[list[str]] = []

    def read(self, row: Fields, field: str, kind: str, name: str) -> int:
        """The effect in this field of a component of that kind; its number."""
        steps = [self.step(step, f"{kind}/{name}") for step in row.rows(field)]
        if not steps and kind.endswith("scholar"):
            raise Refused(f"{row.path(field)} must have a step: a scholar without an effect cannot be used.")
        allowed = ALLOWED[kind]
        for i, step in enumerate(steps):
            for verb in [step.verb, *[self.steps[option][0].verb for option in step.options]]:
                if verb not in allowed:
                    raise Refused(f"{row.path(field)}[{i}] cannot have the verb {VERBS[verb]!r}.")
        return self.register(steps, f"{kind.removeprefix('planet_')}/{name}")

    def register(self, steps: list[Step], name: str) -> int:
        """Give a list of steps a number."""
        self.steps.append(steps)
        self.names.append(name)
        return len(self.steps) - 1

    def step(self, row: Fields, name: str) -> Step:
        """One step: a table with one field, its verb."""
        if len(row.data) != 1:
            raise Refused(f"{row.place} must have one verb and what it needs, not {len(row.data)} fields.")
        (word,) = row.data
        if word not in VERBS:
            raise Refused(f"{row.place} has a verb {word!r} that is unknown here: there are {', '.join(VERBS)}.")
        verb = VERBS.index(str(word))
        step = Step(verb)
        READERS[verb](row, str(word), step, self, name)
        return step


def read_resources(row: Fields, field: str) -> list[int]:
    """A table of resources, such as `{lavandium: 1, gold: 1}`, as four numbers."""
    table = row.table(field, {})
    amounts = [table.number(resource, 0, 9, default=0) for resource in RESOURCES]
    table.finish()
    return amounts


# How each verb is written. A reader gets the row, the field (the verb itself) and the step to fill.


def _number(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    step.n = row.number(field, 1, 30)


def _true(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    if not row.flag(field):
        raise Refused(f"{row.path(field)} must be true.")


def _resources(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    step.resources = read_resources(row, field)


def _pp_per(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.n = table.number("amount", 1, 30)
    step.count = table.word("of", COUNTS)
    table.finish()


def _gain_per(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.resources = NOTHING[:]
    step.resources[table.word("resource", RESOURCES)] = table.number("amount", 1, 9)
    step.count = table.word("of", COUNTS)
    table.finish()


def _level_bonus(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.n = table.number("amount", 1, 9)
    step.duration = table.word("duration", DURATIONS)
    table.finish()


def _alteration_draw(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.level = table.number("strength", 1, 4)
    step.n = table.number("count", 1, 4)
    table.finish()


def _planets(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    step.planets = row.words(field, PLANETS)


def _refresh_scholar(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.level = table.number("level", 1, 3)
    step.n = table.number("count", 1, 1)
    table.finish()


def _medal(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    step.level = row.word(field, MEDALS)


def _build_discount(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.n = table.number("crystals", 1, 9)
    table.finish()


def _build_free(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    table.words("any_of", ["production_site", "megastructure"])
    _true(table, "reward", step, effects, name)
    table.finish()


def _copy_scholar(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.level = max(table.numbers("levels"))
    if table.numbers("levels") != list(range(1, step.level + 1)) or step.level > 3:
        raise Refused(f"{table.path('levels')} must be the levels from 1 on.")
    table.words("from", ["face_up_on_atalum", "own_face_up"])
    table.finish()


def _take_scholar_instead(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.level = table.number("level", 1, 3)
    _true(table, "ignore_prerequisite", step, effects, name)
    table.finish()


def _choose_one(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    for i, option in enumerate(row.rows(field)):
        step.options.append(effects.register([effects.step(option, name)], f"{name}/or{i}"))


def _choose_each(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.n = table.number("picks", 1, 9)
    step.mixed = table.flag("mixed")
    _choose_one(table, "options", step, effects, name)
    table.finish()


def _place_trade_disc(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.level = table.number("level", 1, 2)
    step.bonus = table.flag("bonus")
    _true(table, "free", step, effects, name)
    table.finish()


def _extra_move(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.n = table.number("steps", 1, 9)
    table.word("reward", ["final_place_only"])
    table.finish()


def _move_without_reward(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.planets = table.words("one_of", [PLANETS[NEO], PLANETS[SIX_MOON]])
    table.number("steps", 1, 1)
    table.finish()


def _transmute(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    if table.words("chain", RESOURCES) != list(range(len(RESOURCES))):
        raise Refused(f"{table.path('chain')} must be the order of values: {', '.join(RESOURCES)}.")
    table.number("count", 1, 1)
    _true(table, "optional", step, effects, name)
    table.finish()


def _look_and_take(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    table = row.table(field)
    step.level = table.number("strength", 2, 4)  # of these, two at most lie beside the board
    table.word("from", ["tokens_beside_board"])
    table.number("look", 2, 2)
    table.number("take", 1, 1)
    table.finish()


def _special_ambassador(row: Fields, field: str, step: Step, effects: Effects, name: str) -> None:
    row.word(field, ["AMB-S"])


Reader = Callable[[Fields, str, Step, Effects, str], None]

READERS: Final[dict[int, Reader]] = {
    GAIN: _resources,
    PAY: _resources,
    ACCREDITATION: _number,
    SHIP: _number,
    UNLOCK_ANY: _number,
    UNLOCK_ALL: _true,
    DIE: _number,
    DIE_SET: _number,
    PROJECT_ANY: _number,
    PP: _number,
    PP_PER: _pp_per,
    GAIN_PER: _gain_per,
    LEVEL_BONUS: _level_bonus,
    ALTERATION_DRAW: _alteration_draw,
    PLANET_ACTION: _planets,
    PRODUCTION_INCOME: _number,
    REFRESH_SCHOLAR: _refresh_scholar,
    MEDAL_ANY: _number,
    MEDAL: _medal,
    TAKE_PRESIDENT_PAWN: _true,
    BUILD_DISCOUNT: _build_discount,
    BUILD_FREE: _build_free,
    COPY_SCHOLAR: _copy_scholar,
    TAKE_SCHOLAR_INSTEAD: _take_scholar_instead,
    CHOOSE_ONE: _choose_one,
    CHOOSE_EACH: _choose_each,
    PLACE_TRADE_DISC: _place_trade_disc,
    EXTRA_MOVE: _extra_move,
    MOVE_WITHOUT_REWARD: _move_without_reward,
    TRANSMUTE: _transmute,
    LOOK_AND_TAKE_ALTERATION: _look_and_take,
    TAKE_SPECIAL_AMBASSADOR: _special_ambassador,
}
