"""Reads the components: rows of `data/components.yaml`, changed by a content pack, into tables."""

from typing import Final

from ecliptic.games.beyond_the_sun import events
from ecliptic.games.beyond_the_sun.component_checks import (
    ACTION,
    BONUS,
    EVENT,
    EVENT_ACTION,
    IMMEDIATE,
    SET_UP,
    check_components,
    own_effects,
    steps_of,
)
from ecliptic.games.beyond_the_sun.components import (
    COLUMNS,
    DISCS_ON_TRACK,
    FOOD,
    KEPT_BY_ACTIVE,
    KEPT_BY_CLAIMER,
    KEPT_BY_COLONIZER,
    LEVELS,
    LINK_ACHIEVEMENT,
    LINK_LOCATION,
    LINK_SYSTEM,
    NO_DISC,
    ORE,
    SILENT,
    STAYS,
    TYPES,
    Achievement,
    Components,
    EventCard,
    Formula,
    Mat,
    SystemCard,
    Technology,
)
from ecliptic.games.beyond_the_sun.reading_boards import MOST_ON_CELL, BoardReader
from ecliptic.games.beyond_the_sun.reading_rows import Lasting, simple_id, symbols
from ecliptic.games.beyond_the_sun.research import BY_COLONIES, Research
from ecliptic.games.beyond_the_sun.scoring import COUNTS
from ecliptic.games.beyond_the_sun.verb import Verb
from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import shortened, shown

MAT_ABILITIES: Final = 2


class _Reader(BoardReader):
    """Reads cards and mats."""

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
            raise refused("problem-word-unknown", place=row.path("per"), word=shown(per), known=", ".join(COUNTS))
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
        for step in steps_of(self.effects, card.effect):
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
        card.vp = 0
        if row.has("after"):  # an event without it is discarded
            after = row.table("after")
            if after.has("keep_by"):
                after.word("keep_by", ["active"])
                card.after = KEPT_BY_ACTIVE
            elif after.has("stays_until"):
                card.after = AFTER.get(after.text("then", ""), STAYS)
            card.vp = after.number("vp", 0, 20, default=0)
            for remark in ("discard", "pawn", "scoring", "then"):  # in older packs
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
            raise refused("problem-word-unknown", place=condition.path("key"), word=shown(key), known=", ".join(COUNTS))
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
            lasting = self.lasting(each, f"{mat.id}/{simple_id(each)}")
            mat.rows.append(lasting.row)
            self.component(f"{mat.id}/{each.text('id')}", lasting)
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
            self.component(mat.id, Lasting(SILENT))
        self.finish(row)
        self.parts.mats.append(mat)


LINKS: Final = {
    "system_slot": LINK_LOCATION,
    "system_card": LINK_LOCATION,
    "achievement": LINK_ACHIEVEMENT,
    "off_board_system_card": LINK_SYSTEM,
}

AFTER: Final = {"keep_by_colonizer": KEPT_BY_COLONIZER, "keep_by_claimer": KEPT_BY_CLAIMER}


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
        reader.component(card.id, Lasting(SILENT))
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
        raise refused("problem-pack-card", card=shortened(id))
    own_effects(parts)
    check_components(parts)
    return parts
