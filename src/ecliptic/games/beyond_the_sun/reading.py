"""Reads the components: rows of `data/components.yaml`, changed by a content pack, into tables.

It imports every chapter of the rules that declares verbs, so that rows can name them.
"""

import re
from itertools import combinations
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
from ecliptic.games.beyond_the_sun.component_checks import (
    ABILITY,
    ACTION,
    BONUS,
    CONTROL_REACTION,
    EVENT,
    EVENT_ACTION,
    IMMEDIATE,
    ROW,
    SET_UP,
    check_components,
    check_place,
    own_effects,
)
from ecliptic.games.beyond_the_sun.components import (
    COLUMNS,
    CUBES,
    DEEP_SPACE,
    DISCARDED,
    DISCS_ON_TRACK,
    FOOD,
    FREE,
    KEPT_BY_ACTIVE,
    KEPT_BY_CLAIMER,
    KEPT_BY_COLONIZER,
    KINDS,
    LEVELS,
    LINK_ACHIEVEMENT,
    LINK_LOCATION,
    LINK_SYSTEM,
    NO_DISC,
    ORE,
    SILENT,
    SOL,
    STAYS,
    TYPES,
    Ability,
    Achievement,
    ActionRow,
    Board,
    Components,
    EventCard,
    Formula,
    Guild,
    Mat,
    Slot,
    SystemCard,
    Technology,
)
from ecliptic.games.beyond_the_sun.research import BY_COLONIES, DISCOVERED_ONLY, Research
from ecliptic.games.beyond_the_sun.scoring import COUNTS
from ecliptic.games.beyond_the_sun.setup import STARTING_POPULATION
from ecliptic.games.beyond_the_sun.state import SPACE, State
from ecliptic.games.beyond_the_sun.verb import ChooseOption, Verb, has_research, read_cost
from ecliptic.games.beyond_the_sun.words import HOOKS, TAKE_CONTROL
from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import shown

ID: Final = re.compile(r"[A-Za-z0-9_]{1,16}")  # of an action, as the notation can name it

CHAPTERS: Final = (colonize, copying, discs, events, fleet, gains, jump, production, research)

PACKAGE: Final = "ecliptic.games.beyond_the_sun"

MAT_ABILITIES: Final = 2
MOST_LIMITED: Final = 32  # abilities that work once per own turn
MOST_SHOWN: Final = 40  # letters of an unknown id
MOST_ON_CELL: Final = 9  # ore on a cell of a track, or on an action space

FREE_TIMING: Final = "own_turn_action_phase_outside_action"

# Fields that tell people where a value comes from.
REMARKS: Final = ("name", "name_ru", "name_pl", "source", "field_sources", "note", "text")


class _Reader:
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
                    if name not in fields:
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

    def lasting(self, row: Fields, id: str, effect_field: str = "effect") -> tuple[Row, Ability | None, int, int, int]:
        """Return what a lasting ability says about hooks, what it lets its owner do, its amount, price and limit."""
        ability_id = row.text("id")
        limit = -1
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
            return Row(ability_id, changed, []), None, 0, 0, limit
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
            return SILENT, Ability(ability_id, 0, cost, effect, limit >= 0, replaces), 0, 0, limit
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
            return Row(op, words, []), None, amount, price, limit
        if trigger not in HOOKS.triggers:
            known = ", ".join(HOOKS.triggers)
            raise refused("problem-word-unknown", place=row.path("trigger"), word=trigger, known=known)
        place = CONTROL_REACTION if trigger == TAKE_CONTROL.name else ABILITY
        effect = self.effect(row, "effect", f"{id}.reaction", place)
        return Row(id, [], [Reaction(HOOKS.triggers[trigger].number, -1, effect)]), None, 0, 0, limit

    def component(self, id: str, said: tuple[Row, Ability | None, int, int, int]) -> None:
        """Note what a component says."""
        parts = self.parts
        row, ability, amount, price, limit = said
        parts.component_ids.append(id)
        parts.components.append(row)
        parts.abilities.append(ability)
        parts.amounts.append(amount)
        parts.prices.append(price)
        parts.limits.append(limit)

    def ability_of(self, row: Fields, field: str, id: str) -> tuple[Row, Ability | None, int, int, int]:
        """Return the lasting ability in a field of a card."""
        if not row.has(field):
            return SILENT, None, 0, 0, -1
        table = row.table(field)
        said = self.lasting(table, id)
        self.finish(table)
        return said

    # Cards

    def technology(self, row: Fields, number: int) -> None:
        card = Technology(row.text("id"))
        card.level = row.word("level", LEVELS)
        for type in row.words("types", TYPES):
            card.types |= 1 << type
        if row.has("output"):
            card.output = row.word("output", TYPES)
        card.immediate = self.effect(row, "immediate", f"{card.id}.immediate", IMMEDIATE)
        for each in row.rows("actions"):
            action = self.action(each, f"{card.id}/{simple_id(each)}", ACTION)
            self.finish(each)
            action.technology = number
            action.source = number
            card.actions.append(action.number)
            card.opens |= self.opened(action.effect)
            steps = self.effects.steps[action.effect]
            card.opens_x = card.opens_x or any(isinstance(s, Research) and s.flags & BY_COLONIES for s in steps)
        self.component(card.id, self.ability_of(row, "passive", card.id))
        if row.has("vp"):
            card.vp = self.formula(row.table("vp"))
        self.finish(row)
        self.parts.technologies.append(card)

    def formula(self, row: Fields) -> Formula:
        per = row.text("per") if row.has("per") else ""
        if per and per not in COUNTS:
            raise refused("problem-word-unknown", place=row.path("per"), word=per, known=", ".join(COUNTS))
        cap = row.number("cap", 0, 99) if row.has("cap") else -1
        formula = Formula(row.number("base", 0, 50), per, row.number("each", 0, 9), row.number("every", 1, 9), cap)
        row.finish()
        return formula

    def event(self, row: Fields, number: int) -> None:
        card = EventCard(row.text("id"))
        card.level = row.word("level", LEVELS)
        card.is_light = row.word("frame", ["normal", "light"]) == 1
        row.word("arrow", ["none", "white", "red"])
        if row.has("link"):
            card.link = list(LINKS.values())[row.word("link", list(LINKS))]
        card.effect = self.effect(row, "steps", card.id, EVENT)
        for step in self.effects.steps[card.effect] if card.effect >= 0 else []:
            if isinstance(step, events.LinkToSystem):
                card.delta = step.delta
        if row.has("action_space"):
            space = row.table("action_space")
            space.word("available_to", ["all_factions"])
            space.flag("research_needed")
            action = self.action(space, f"{card.id}", EVENT_ACTION)
            self.finish(space)
            action.event = number
            card.action = action.number
        after = row.table("after")
        if after.has("keep_by"):
            after.word("keep_by", ["active"])
            card.after = KEPT_BY_ACTIVE
        elif after.has("stays_until"):
            card.after = AFTER.get(after.text("then", ""), STAYS)
        else:
            card.after = DISCARDED
        card.vp = after.number("vp", 0, 20, default=0)
        for remark in ("discard", "pawn", "scoring", "then"):
            after.has(remark)
        self.finish(after)
        self.finish(row)
        self.parts.events.append(card)

    def system(self, row: Fields) -> None:
        card = SystemCard(row.text("id"))
        card.deck = row.word("deck", ["A", "B"])
        card.is_starting = row.flag("starting")
        card.strength = row.number("strength", 1, 20)
        card.symbols = symbols(row)
        card.control_bonus = self.effect(row, "control_bonus", f"{card.id}.control", BONUS)
        card.bonus = self.effect(row, "colonization_bonus", f"{card.id}.colonization", BONUS)
        self.component(card.id, self.ability_of(row, "ability", card.id))
        card.vp = row.number("vp", 0, 50)
        self.finish(row)
        self.parts.systems.append(card)

    def achievement(self, row: Fields) -> None:
        condition = row.table("condition")
        key = condition.text("key")
        if key not in COUNTS:
            raise refused("problem-word-unknown", place=condition.path("key"), word=key, known=", ".join(COUNTS))
        kind = ["basic", "A", "B"][row.word("kind", ["basic", "A", "B"])]
        card = Achievement(row.text("id"), kind, key, condition.number("at_least", 1, 50))
        self.finish(condition)
        for space in row.rows("spaces"):
            card.points.append(space.number("vp", 0, 50))
            card.places.append(space.number("min_players", 2, 4))
            space.finish()
        for seats in (2, 3, 4):
            card.values.append([vp for vp, least in zip(card.points, card.places, strict=True) if seats >= least])
        self.finish(row)
        self.parts.achievements.append(card)

    def mat(self, row: Fields, is_advanced: bool) -> None:
        mat = Mat(row.text("id"), is_advanced)
        letters = row.items("food_track")
        cells = row.numbers("ore_track")
        if len(letters) != DISCS_ON_TRACK + 1 or len(cells) != DISCS_ON_TRACK + 1:
            raise refused("problem-track", place=row.place, cells=DISCS_ON_TRACK + 1)
        for i, letter in enumerate(letters):
            place = Fields({"letter": letter}, f"{row.path('food_track')}[{i}]")
            mat.food.append(place.word("letter", COLUMNS) if letter is not None else -1)
        if not all(0 <= cell <= MOST_ON_CELL for cell in cells):
            raise refused(
                "problem-range", place=row.path("ore_track"), low="0", high=str(MOST_ON_CELL), value=shown(cells)
            )
        mat.ore = cells
        setup = row.table("setup")
        mat.setup = self.effect(setup, "steps", f"{mat.id}.setup", SET_UP)
        self.finish(setup)
        abilities = row.rows("abilities")
        if len(abilities) > MAT_ABILITIES:
            raise refused("problem-effect-long", place=row.path("abilities"), most=MAT_ABILITIES)
        for each in abilities:
            said = self.lasting(each, f"{mat.id}/{simple_id(each)}")
            mat.rows.append(said[0])
            self.component(f"{mat.id}/{each.text('id')}", said)
            if each.has("unlock"):
                unlock = each.table("unlock")
                mat.unlock_track.append((FOOD, ORE)[unlock.word("track", ["food", "ore"])])
                mat.unlock_cell.append(unlock.number("cell", 0, DISCS_ON_TRACK))
                unlock.finish()
            else:
                mat.unlock_track.append(NO_DISC)
                mat.unlock_cell.append(0)
            self.finish(each)
        for _ in range(MAT_ABILITIES - len(mat.rows)):
            self.component(mat.id, (SILENT, None, 0, 0, -1))
        self.finish(row)
        self.parts.mats.append(mat)

    def common(self, row: Fields) -> None:
        """Read what all mats have."""
        columns = row.table("supply_columns")
        self.parts.capacity.extend(columns.number(column, 1, CUBES) for column in COLUMNS)
        columns.finish()
        most = CUBES - STARTING_POPULATION - 1  # and one cube is the starting ship (BTS-2.17)
        if sum(self.parts.capacity) > most:
            raise refused("problem-columns", place=columns.place, most=most)
        track = row.table("automation_track")
        slots = track.number("slots", 1, 20)
        self.parts.automation_vp.extend(track.numbers("vp"))
        is_bounded = all(0 <= vp <= MOST_ON_CELL for vp in self.parts.automation_vp)
        if len(self.parts.automation_vp) != slots or not is_bounded:
            raise refused("problem-track", place=track.place, cells=slots)
        self.parts.automation_vp_beyond = track.number("vp_beyond_7_each", 0, 9)
        self.finish(track)
        ore = row.table("starting_ore_by_seat")
        for seats, players in enumerate(("2p", "3p", "4p"), 2):
            given = ore.numbers(players)
            if len(given) != seats or not all(0 <= each <= MOST_ON_CELL for each in given):
                raise refused("problem-number-list", place=ore.path(players), wanted=seats, most=MOST_ON_CELL)
            self.parts.starting_ore.append(given)
        self.finish(ore)
        self.finish(row)

    # Boards

    def spacefaring(self, data: Fields) -> None:
        rows = self.rows(data, "rows")
        effects = [self.effect(row, "steps", row.text("id"), ROW) for row in rows]
        for row, effect in zip(rows, effects, strict=True):
            if effect == NO_EFFECT:
                raise refused("problem-missing", place=row.path("steps"))
        for players in ("2p", "3p", "4p"):
            numbers: list[int] = []
            for i, row in enumerate(rows):
                spaces = row.table("spaces").table(players)
                is_unlimited = spaces.get("count") == "unlimited"
                count = 0 if is_unlimited else spaces.number("count", 1, SPACE + 1)
                extra = spaces.numbers("extra_ore")
                if len(extra) != count or not all(0 <= ore <= MOST_ON_CELL for ore in extra):
                    raise refused("problem-extra-ore", place=spaces.path("extra_ore"), spaces=count, most=MOST_ON_CELL)
                self.finish(spaces)
                action = ActionRow(row.text("id"), read_cost(row, "cost"), effects[i], count, extra)
                action.row = i
                numbers.append(self.add_action(action).number)
            self.parts.rows.append(numbers)
        for row in rows:
            row.has("spaces")
            self.finish(row)
        self.finish(data)

    def guild(self, row: Fields, number: int) -> None:
        action = self.action(row, row.text("id"), ACTION)
        action.guild = number
        guild = Guild(row.text("id"), row.number("rank", 1, 2), action.number, self.opened(action.effect))
        self.finish(row)
        self.parts.guilds.append(guild)

    def tree(self, data: Fields) -> None:
        levels = data.table("levels")
        ids: list[str] = []
        level_of: list[int] = []
        for number, name in enumerate(LEVELS):
            level_row = levels.table(name)
            for slot in level_row.items("slots"):
                ids.append(str(slot))
                level_of.append(number)
            self.finish(level_row)
        levels.finish()
        rows: dict[str, Fields] = {}
        for row in data.rows("prerequisites"):
            slot = ids[row.word("slot", ids)]
            if slot in rows:
                raise refused("problem-tree", slot=slot)
            rows[slot] = row
        for id, level in zip(ids, level_of, strict=True):
            if id not in rows:
                raise refused("problem-missing", place=f"prerequisites.{id}")
            row = rows[id]
            requires = row.words("requires", ids)
            is_loose = row.word("rule", ["all", "two_of_three"], "all") == 1
            is_single = len(set(requires)) == len(requires) and (len(requires) == 3 or not is_loose)
            if not is_single or any(level_of[each] != level - 1 for each in requires):
                raise refused("problem-tree", slot=id)
            number = len(self.parts.slots)
            self.parts.slots.append(Slot(id, number, level, requires, 2 if is_loose else len(requires)))
            self.finish(row)
        top = len(LEVELS) - 1
        ways = {way for i, slot in enumerate(self.parts.slots) if slot.level == top for way in self.ways_to(i)}
        self.parts.ways_up.extend(sorted(ways))
        self.finish(data)

    def ways_to(self, number: int) -> set[int]:
        """Return the sets of slots, as bits, with which a slot can be researched, itself included."""
        slot = self.parts.slots[number]
        found: set[int] = set()
        for chosen in combinations(slot.requires, slot.needed):
            ways = {1 << number}
            for other in chosen:
                ways = {way | more for way in ways for more in self.ways_to(other)}
            found |= ways
        return found

    def board(self, data: Fields) -> None:
        board = Board()
        for row in data.rows("locations"):
            kind = row.word("kind", KINDS)
            board.ids.append(row.text("id"))
            board.kind.append(kind)
            board.deck.append(row.word("deck", ["A", "B"]) if row.has("deck") else -1)
            board.symbols.append(symbols(row) if row.has("specialisations") else 0)
            board.neighbours.append([])
            self.finish(row)
        board.sol, board.deep_space = board.kind.index(SOL), board.kind.index(DEEP_SPACE)
        for i, pair in enumerate(data.items("links")):
            ends = Fields({"link": pair}, f"links[{i}]").words("link", board.ids)
            if len(ends) != 2 or ends[0] == ends[1] or ends[1] in board.neighbours[ends[0]]:
                raise refused("problem-link", place=f"links[{i}]")
            board.neighbours[ends[0]].append(ends[1])
            board.neighbours[ends[1]].append(ends[0])
        if len(reachable(board)) < len(board.ids):
            raise refused("problem-link", place=data.path("links"))
        self.finish(data)
        self.parts.boards.append(board)


LINKS: Final = {
    "system_slot": LINK_LOCATION,
    "system_card": LINK_LOCATION,
    "achievement": LINK_ACHIEVEMENT,
    "off_board_system_card": LINK_SYSTEM,
}

AFTER: Final = {"keep_by_colonizer": KEPT_BY_COLONIZER, "keep_by_claimer": KEPT_BY_CLAIMER}


def simple_id(row: Fields) -> str:
    """Return the id of an action or ability; it has to be simple enough for the notation."""
    id = row.text("id")
    if not ID.fullmatch(id):
        raise refused("problem-id", place=row.path("id"), value=shown(id))
    return id


def reachable(board: Board) -> set[int]:
    """Return the locations that ships can reach from Sol."""
    found = {board.sol}
    waiting = [board.sol]
    while waiting:
        new = [each for each in board.neighbours[waiting.pop()] if each not in found]
        found.update(new)
        waiting += new
    return found


def symbols(row: Fields) -> int:
    """Return the printed symbols of a row as bits."""
    bits = 0
    for kind in row.words("specialisations", ["food", "ore"]):
        bits |= 1 << (FOOD, ORE)[kind]
    return bits


def read_components(overrides: dict[str, object], file: Json) -> Components:
    """Return the tables for the rows of the data file, each changed by its override."""
    data = Fields(file, "")
    reader = _Reader(overrides)
    parts = reader.parts
    tree = data.table("technology_board")
    reader.tree(tree)
    for number, row in enumerate(reader.rows(data, "technologies")):
        reader.technology(row, number)
    for row in reader.rows(data, "systems"):
        reader.system(row)
    mats = data.table("faction_mats")
    for row in reader.rows(mats, "basic"):
        reader.mat(row, False)
    for row in reader.rows(mats, "advanced"):
        reader.mat(row, True)
    reader.spacefaring(data.table("basic_spacefaring"))
    for number, row in enumerate(reader.rows(data, "guilds")):
        reader.guild(row, number)
    for number, row in enumerate(reader.rows(data, "events")):
        reader.event(row, number)
    for card in parts.events:
        reader.component(card.id, (SILENT, None, 0, 0, -1))
        if card.action >= 0:
            parts.actions[card.action].source = parts.event_number(parts.actions[card.action].event)
    for row in reader.rows(data, "achievements"):
        reader.achievement(row)
    exploration = data.table("exploration_board")
    sides = exploration.table("sides")
    for side in ("2p", "3p_4p"):
        reader.board(sides.table(side))
    sides.finish()
    reader.finish(exploration)
    reader.common(mats.table("common"))
    reader.finish(mats)
    ids = [card.id for card in parts.achievements]
    parts.beginner_achievements.extend(data.words("recommended_first_game_achievements", ids))
    tableau = data.table("technology_tableau_variant")
    parts.cards_per_row = tableau.number("cards_per_row", 1, 20)
    reader.finish(tableau)
    data.finish()
    for steps in reader.effects.steps:
        needing = [i + 1 for i, s in enumerate(steps) if isinstance(s, Verb) and s.colonizes and not s.optional]
        parts.needs_ships.append(max(needing, default=0))
    for id in reader.left:
        raise refused("problem-pack-card", card=id[:MOST_SHOWN])
    own_effects(parts)
    check_components(parts)
    return parts
