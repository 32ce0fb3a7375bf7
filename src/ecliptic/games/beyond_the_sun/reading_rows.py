"""Reads rows of the data file, changed by a content pack: effects, actions and lasting abilities.

It imports every chapter of the rules that declares verbs, so that rows can name them.
"""

import re
from typing import Final

from ecliptic.effects import NO_EFFECT, Effects, Reaction, Row, verbs_of
from ecliptic.games.beyond_the_sun import (
    colonize,
    copying,
    discs,
    events,
    fleet,
    gains,
    jump,
    notation,
    production,
    research,
)
from ecliptic.games.beyond_the_sun.component_checks import ABILITY, CONTROL_REACTION, check_place
from ecliptic.games.beyond_the_sun.components import FOOD, FREE, ORE, SILENT, Ability, ActionRow, Components
from ecliptic.games.beyond_the_sun.research import DISCOVERED_ONLY, Research
from ecliptic.games.beyond_the_sun.state import SPACE, State
from ecliptic.games.beyond_the_sun.verb import ChooseOption, Verb, has_research, read_cost
from ecliptic.games.beyond_the_sun.words import HOOKS, TAKE_CONTROL
from ecliptic.kernel import Fields, refused
from ecliptic.kernel.fields import shown

ID: Final = re.compile(r"[A-Za-z0-9_]{1,16}")  # of an action, as the notation can name it

CHAPTERS: Final = (colonize, copying, discs, events, fleet, gains, jump, production, research)

PACKAGE: Final = "ecliptic.games.beyond_the_sun"

MOST_LIMITED: Final = 32  # abilities that work once per own turn
NO_LIMIT: Final = -1

FREE_TIMING: Final = "own_turn_action_phase_outside_action"

# Fields that tell people where a value comes from.
REMARKS: Final = ("name", "name_ru", "name_pl", "source", "field_sources", "note", "text")

# Fields of the first data file that changed nothing; packs copied them, and go on being read.
FORMER: Final = frozenset({"total_population_needed"})


class Lasting:
    """A lasting ability: what it says about hooks and lets its owner do; its amount, price and limit."""

    __slots__ = ("ability", "amount", "limit", "price", "row")

    def __init__(
        self, row: Row, ability: Ability | None = None, amount: int = 0, price: int = 0, limit: int = NO_LIMIT
    ) -> None:
        self.row: Final = row
        self.ability: Final = ability
        self.amount: Final = amount
        self.price: Final = price
        self.limit: Final = limit


class RowReader:
    """Reads rows into components, and their effects into one table."""

    def __init__(self, overrides: dict[str, object]) -> None:
        self.effects: Final[Effects[State]] = Effects(verbs_of(PACKAGE))
        self.parts: Final = Components(self.effects, len(HOOKS))
        self.left: Final = dict(overrides)

    def rows(self, data: Fields, field: str) -> list[Fields]:
        """Return the rows of a table, each changed by its override."""
        found: list[Fields] = []
        written = data.rows(field)
        fields = sorted({str(name) for row in written for name in row.data if name != "id"})
        for row in written:
            id = str(row.data.get("id"))
            change = self.left.pop(id, None)
            if change is not None:
                given = Fields(change, f"components.{id}")
                for name in given.data:
                    if name not in fields and name not in FORMER:
                        known = ", ".join(fields)
                        raise refused("problem-pack-field", place=given.place, field=shown(name), known=known)
                row = Fields({**row.data, **given.data}, given.place)
            found.append(row)
        return found

    def finish(self, row: Fields) -> None:
        """Refuse fields that nobody knows."""
        for remark in REMARKS:
            row.has(remark)
        row.finish()

    def effect(self, row: Fields, field: str, name: str, place: str) -> int:
        """Return the effect in a field; an empty list is none. Not every verb makes sense at every place."""
        effect = self.effects.read(row, field, name)
        check_place(self.effects, effect, place, row.path(field))
        return effect

    # Actions

    def action(self, row: Fields, id: str, place: str) -> ActionRow:
        """Return an action; its spaces and cost are in the row."""
        spaces = row.number("spaces", 0, SPACE + 1)
        effect = self.effect(row, "steps", id, place)
        if effect == NO_EFFECT:
            raise refused("problem-missing", place=row.path("steps"))
        row.number("total_population_needed", 0, 20, default=0)
        return self.add_action(ActionRow(id, read_cost(row, "cost"), effect, spaces, []))

    def add_action(self, action: ActionRow) -> ActionRow:
        """Give an action its number and see what it does."""
        action.number = len(self.parts.actions)
        action.go = notation.spaces(action.id, action.number, action.spaces)
        self.parts.actions.append(action)
        action.has_research = has_research(self.effects, action.effect)
        action.levels = self.levels(action.effect)
        action.colonizes = any(isinstance(s, Verb) and s.colonizes for s in self.effects.steps[action.effect])
        self.mark(action.effect)
        return action

    def mark(self, effect: int) -> None:
        """Note an effect as part of an action (BTS-4.20)."""
        self.parts.action_effects.add(effect)
        for step in self.effects.steps[effect]:
            if isinstance(step, ChooseOption):
                for option in step.options:
                    self.mark(option)

    def levels(self, effect: int) -> int:
        """Return the levels of the research in an effect and its options, as bits."""
        bits = 0
        for step in self.effects.steps[effect]:
            if isinstance(step, Research):
                bits |= step.levels
            elif isinstance(step, ChooseOption):
                for option in step.options:
                    bits |= self.levels(option)
        return bits

    def opened(self, effect: int) -> int:
        """Return the rows of the tableau that research in this effect opens (BTS-20.4)."""
        bits = 0
        for step in self.effects.steps[effect]:
            if isinstance(step, Research) and not step.flags & DISCOVERED_ONLY:
                bits |= step.levels >> 1
            if isinstance(step, ChooseOption):
                for option in step.options:
                    bits |= self.opened(option)
        return bits

    # Words, triggers and abilities

    def lasting(self, row: Fields, id: str, effect_field: str = "effect") -> Lasting:
        """Return a lasting ability."""
        ability_id = row.text("id")
        limit = NO_LIMIT
        if row.has("limit") and row.text("limit") == "1 per own turn":
            limit = self.parts.limited
            self.parts.limited += 1
            if limit == MOST_LIMITED:
                raise refused("problem-effect-long", place=row.path("limit"), most=MOST_LIMITED)
        trigger = row.text("trigger", "")
        cost = read_cost(row, "cost")
        for remark in ("applies_to", "auto_at_game_end", "order_at_game_end", "unlock"):
            row.has(remark)
        changed = [word.number for word in HOOKS.words.values() if ability_id in word.changes]
        if changed:
            row.has("effect")
            return Lasting(Row(ability_id, changed, []), limit=limit)
        if trigger == FREE_TIMING:
            replaces = not row.has("effect")
            effect = NO_EFFECT
            if not replaces:
                steps = row.items("effect")
                first = steps[0] if steps else None
                if cost is FREE and isinstance(first, dict) and "cost" in first:
                    cost = read_cost(Fields(first, row.path("effect")), "cost")
                    steps = [{name: value for name, value in first.items() if name != "cost"}, *steps[1:]]
                effect = self.effect(Fields({"effect": steps}, row.place), "effect", f"{id}.ability", ABILITY)
                if effect == NO_EFFECT:
                    raise refused("problem-missing", place=row.path("effect"))
            return Lasting(SILENT, Ability(cost, effect, limit >= 0, replaces), limit=limit)
        steps = row.items("effect")
        first = steps[0] if steps else None
        op = str(first["op"]) if isinstance(first, dict) and "op" in first else ""
        words = [word.number for word in HOOKS.words.values() if op in word.changes]
        if words and isinstance(first, dict):
            fields = Fields(first, row.path("effect"))
            amount = fields.number("levels" if fields.has("levels") else "n", 0, 9, default=1)
            price = read_cost(fields, "cost").ore
            fields.has("op"), fields.flag("optional")
            fields.finish()
            return Lasting(Row(op, words, []), amount=amount, price=price, limit=limit)
        if trigger not in HOOKS.triggers:
            known = ", ".join(HOOKS.triggers)
            raise refused("problem-word-unknown", place=row.path("trigger"), word=shown(trigger), known=known)
        place = CONTROL_REACTION if trigger == TAKE_CONTROL.name else ABILITY
        effect = self.effect(row, "effect", f"{id}.reaction", place)
        if effect == NO_EFFECT:
            raise refused("problem-missing", place=row.path("effect"))
        return Lasting(Row(id, [], [Reaction(HOOKS.triggers[trigger].number, -1, effect)]), limit=limit)

    def component(self, id: str, lasting: Lasting) -> None:
        """Note what a component says."""
        parts = self.parts
        parts.component_ids.append(id)
        parts.components.append(lasting.row)
        parts.abilities.append(lasting.ability)
        parts.amounts.append(lasting.amount)
        parts.prices.append(lasting.price)
        parts.limits.append(lasting.limit)

    def ability_of(self, row: Fields, field: str, id: str) -> Lasting:
        """Return the lasting ability in a field of a card."""
        if not row.has(field):
            return Lasting(SILENT)
        table = row.table(field)
        lasting = self.lasting(table, id)
        self.finish(table)
        return lasting


def simple_id(row: Fields) -> str:
    """Return the id of an action or ability; it has to be simple enough for the notation."""
    id = row.text("id")
    if not ID.fullmatch(id):
        raise refused("problem-id", place=row.path("id"), value=shown(id))
    return id


def symbols(row: Fields) -> int:
    """Return the printed symbols of a row as bits."""
    bits = 0
    for kind in row.words("specialisations", ["food", "ore"]):
        bits |= 1 << (FOOD, ORE)[kind]
    return bits
