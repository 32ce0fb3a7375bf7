"""The components as typed tables: technologies, events, systems, achievements, mats, guilds and both boards.

Everything here is read from `data/components.yaml`, changed by a content pack; `reading` reads it. Numbers and flat
lists, so that the rules can look things up without building anything.
"""

from functools import cache
from typing import Any, Final

from ecliptic.content.files import read_data
from ecliptic.effects import Effects, Row
from ecliptic.kernel import Action, Fields, Json, refused
from ecliptic.kernel.fields import shortened

SLUG: Final = "beyond-the-sun"

LEVELS: Final = ["I", "II", "III", "IIII"]
TYPES: Final = ["B", "R", "G", "Y"]  # scientific, military, economic, commercial; bits where there are several
COLUMNS: Final = ["A", "B", "C", "D", "E"]
NO_TYPE: Final = -1

# Discs, and the tracks that two of them belong to (BTS-1.2).
NO_DISC: Final = 0
FOOD: Final = 1
ORE: Final = 2
STAR: Final = 3
DISCS: Final = ["none", "food", "ore", "star"]
DISCS_ON_TRACK: Final = 8
CUBES: Final = 20
HIGHEST_LEVEL: Final = 4  # of a ship (BTS-1.6)

# Kinds of locations on the exploration board.
SOL: Final = 0
DEEP_SPACE: Final = 1
SHIPYARD: Final = 2
SYSTEM: Final = 3
KINDS: Final = ["sol", "deep_space", "shipyard", "system_slot"]
MOST_LOCATIONS: Final = 64  # on a board, with extra systems

# What becomes of an event after it was resolved (BTS-16.2).
DISCARDED: Final = 0
KEPT_BY_ACTIVE: Final = 1
KEPT_BY_COLONIZER: Final = 2
KEPT_BY_CLAIMER: Final = 3
STAYS: Final = 4

# What a linked event points to (BTS-16.3).
NO_LINK: Final = 0
LINK_LOCATION: Final = 1
LINK_ACHIEVEMENT: Final = 2
LINK_SYSTEM: Final = 3  # a system card off the board

SILENT: Final = Row("", [], [])


class Cost:
    """Ore to pay and population to return (BTS-4.13)."""

    __slots__ = ("ore", "population")

    def __init__(self, ore: int, population: int) -> None:
        self.ore: Final = ore
        self.population: Final = population


FREE: Final = Cost(0, 0)


class ActionRow:
    """One printed action: how many spaces it has, what it costs and does."""

    __slots__ = (
        "colonizes", "cost", "effect", "event", "extra_ore", "go", "guild", "has_research", "id", "levels", "number",
        "row", "source", "spaces", "technology",
    )  # fmt: skip

    number: int
    has_research: bool
    levels: int  # of its research, as bits
    colonizes: bool

    def __init__(self, id: str, cost: Cost, effect: int, spaces: int, extra_ore: list[int]) -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.effect: Final = effect
        self.spaces: Final = spaces  # 0: as many as there are pawns (BTS-4.4)
        self.extra_ore: Final = extra_ore
        self.go: list[Action] = []  # by space: the option to go there
        self.row = -1  # of Basic Spacefaring
        self.guild = -1
        self.technology = -1
        self.event = -1
        self.source = -1  # the component it is printed on


class Ability:
    """A lasting ability that its owner may use before or after an action (BTS-4.16)."""

    __slots__ = ("cost", "effect", "limited", "replaces_stars")

    def __init__(self, cost: Cost, effect: int, limited: bool, replaces_stars: bool) -> None:
        self.cost: Final = cost
        self.effect: Final = effect
        self.limited: Final = limited  # once per own turn
        self.replaces_stars: Final = replaces_stars  # Giga-Corporations (BTS-18.13)


class Formula:
    """Points that depend on a count: `base + each * floor(count / every)`, the second part at most `cap` (BTS-7.9)."""

    __slots__ = ("base", "cap", "each", "every", "per")

    def __init__(self, base: int, per: str, each: int, every: int, cap: int) -> None:
        self.base: Final = base
        self.per: Final = per
        self.each: Final = each
        self.every: Final = every
        self.cap: Final = cap  # -1: no limit


class Technology:
    """A technology card."""

    __slots__ = ("actions", "id", "immediate", "level", "opens", "opens_x", "output", "types", "vp")

    level: int
    immediate: int

    def __init__(self, id: str) -> None:
        self.id = id
        self.opens = 0  # bits of the tableau's rows that it opens (BTS-20.4)
        self.opens_x = False  # it opens rows with the number of colonies (BTS-20.7)
        self.types = 0  # bits: both halves of the left triangle (BTS-1.12)
        self.output = NO_TYPE
        self.actions: list[int] = []  # numbers of actions
        self.vp: Formula | None = None


class EventCard:
    """An event card."""

    __slots__ = ("action", "after", "delta", "effect", "id", "is_light", "level", "link", "vp")

    level: int
    is_light: bool
    effect: int
    vp: int

    def __init__(self, id: str) -> None:
        self.id = id
        self.after = DISCARDED
        self.link = NO_LINK
        self.delta = 0  # change of the strength that the linked system requires (BTS-16.12)
        self.action = -1


class SystemCard:
    """A system card."""

    __slots__ = ("bonus", "control_bonus", "deck", "id", "is_starting", "strength", "symbols", "vp")

    deck: int  # 0: A, 1: B
    is_starting: bool
    strength: int
    symbols: int  # bits 1 << FOOD, 1 << ORE
    control_bonus: int
    bonus: int  # when it is colonized
    vp: int

    def __init__(self, id: str) -> None:
        self.id = id


class Achievement:
    """An achievement card."""

    __slots__ = ("at_least", "id", "key", "kind", "places", "points", "values")

    def __init__(self, id: str, kind: str, key: str, at_least: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.key: Final = key
        self.at_least: Final = at_least
        self.points: list[int] = []  # by space, left to right
        self.places: list[int] = []  # by space: how many players it needs (BTS-2.21)
        self.values: list[list[int]] = []  # by number of players, from 2 on: the points of the spaces that exist

    def spaces(self, seats: int) -> list[int]:
        """Return the values of the spaces that exist with so many players."""
        return self.values[seats - 2]


class Mat:
    """A faction mat."""

    __slots__ = ("food", "id", "is_advanced", "ore", "rows", "setup", "unlock_cell", "unlock_track")

    ore: list[int]  # by cell: what it yields
    setup: int

    def __init__(self, id: str, is_advanced: bool) -> None:
        self.id: Final = id
        self.is_advanced: Final = is_advanced
        self.food: list[int] = []  # by cell: the column of its letter, or -1
        self.rows: list[Row] = []  # of abilities A and B
        self.unlock_track: list[int] = []  # by ability: FOOD, ORE, or NO_DISC if it is always open
        self.unlock_cell: list[int] = []


class Board:
    """One side of the exploration board."""

    __slots__ = (
        "deck", "deep_space", "ids", "kind", "moves", "neighbours", "outposts", "ship_actions", "sol", "symbols",
    )  # fmt: skip

    sol: int
    deep_space: int

    def __init__(self) -> None:
        # Options that were made once (`notation`).
        self.moves: list[Action | None] = [None] * (4 * MOST_LOCATIONS * MOST_LOCATIONS)
        self.ship_actions: list[Action | None] = [None] * (4 * MOST_LOCATIONS * 4)
        self.outposts: list[Action | None] = [None] * (4 * MOST_LOCATIONS)
        self.ids: list[str] = []
        self.kind: list[int] = []
        self.deck: list[int] = []
        self.symbols: list[int] = []
        self.neighbours: list[list[int]] = []


class Slot:
    """A slot of the technology board and what it requires (BTS-10.3)."""

    __slots__ = ("id", "level", "needed", "option", "requires")

    def __init__(self, id: str, number: int, level: int, requires: list[int], needed: int) -> None:
        self.id: Final = id
        self.option: Final = Action("slot", id, (number,))
        self.level: Final = level
        self.requires: Final = requires
        self.needed: Final = needed


class Guild:
    """A guild area under its cover tile."""

    __slots__ = ("action", "id", "opens", "rank")

    def __init__(self, id: str, rank: int, action: int, opens: int) -> None:
        self.id: Final = id
        self.rank: Final = rank
        self.action: Final = action
        self.opens: Final = opens  # bits of the tableau's rows that it opens (BTS-20.4)


class Components:
    """All components, for one content pack (or none)."""

    automation_vp_beyond: int
    cards_per_row: int  # of the technology tableau

    def __init__(self, effects: Effects[Any], hooks: int) -> None:
        self.effects: Final = effects
        self.hooks: Final = hooks
        self.technologies: Final[list[Technology]] = []
        self.events: Final[list[EventCard]] = []
        self.systems: Final[list[SystemCard]] = []
        self.achievements: Final[list[Achievement]] = []
        self.mats: Final[list[Mat]] = []
        self.guilds: Final[list[Guild]] = []
        self.slots: Final[list[Slot]] = []
        self.ways_up: Final[list[int]] = []  # bits of the slots with which one comes to one of level IIII
        self.boards: Final[list[Board]] = []  # for two players, for more
        self.actions: Final[list[ActionRow]] = []
        self.rows: Final[list[list[int]]] = []  # of Basic Spacefaring, for 2, 3 and 4 players: numbers of actions
        self.components: Final[list[Row]] = []  # what each component says about words and triggers, by source number
        self.component_ids: Final[list[str]] = []
        self.amounts: Final[list[int]] = []  # by component: the number in the effect of an ability that changes a word
        self.prices: Final[list[int]] = []  # by component: the ore that using such an ability costs
        self.limits: Final[list[int]] = []  # by component: its bit among the abilities used this turn, or -1
        self.abilities: Final[list[Ability | None]] = []  # by component
        self.effect_components: Final[list[int]] = []  # by effect: the component it is printed on, or -1
        self.limited: int = 0  # how many abilities work once per own turn
        self.action_effects: Final[set[int]] = set()  # effects of actions and of their options (BTS-4.20)
        self.needs_ships: Final[list[int]] = []  # by effect: how many steps until no mandatory one needs ships
        self.beginner_achievements: Final[list[int]] = []
        self.capacity: Final[list[int]] = []  # of the supply columns
        self.automation_vp: Final[list[int]] = []
        self.starting_ore: Final[list[list[int]]] = []  # for 2, 3 and 4 players, by seat

    # Component numbers, the lower part of a source: technologies, systems, mat abilities, events.

    def system_number(self, system: int) -> int:
        """Return the component number of a system."""
        return len(self.technologies) + system

    def mat_number(self, mat: int, ability: int) -> int:
        """Return the component number of a mat's ability."""
        return len(self.technologies) + len(self.systems) + mat * 2 + ability

    def event_number(self, event: int) -> int:
        """Return the component number of an event."""
        return len(self.technologies) + len(self.systems) + len(self.mats) * 2 + event


def raw_data() -> Json:
    """Return the data file as it is written."""
    return read_data("beyond_the_sun", "components.yaml")


@cache
def printed() -> Components:
    """Return the components as printed, without a content pack.

    >>> parts = printed()
    >>> len(parts.technologies), len(parts.events), len(parts.systems), len(parts.achievements)
    (46, 20, 24, 10)
    """
    return build({}, raw_data())


# What a content pack may replace besides single components, and where it stands in the data file.
SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "prerequisites": ("technology_board", "prerequisites"),
    "links_2p": ("exploration_board", "sides", "2p", "links"),
    "links_3p_4p": ("exploration_board", "sides", "3p_4p", "links"),
    "supply_columns": ("faction_mats", "common", "supply_columns"),
    "automation_track": ("faction_mats", "common", "automation_track"),
    "starting_ore_by_seat": ("faction_mats", "common", "starting_ore_by_seat"),
    "first_game_achievements": ("recommended_first_game_achievements",),
    "technology_tableau": ("technology_tableau_variant",),
}
SIDES: Final = {"locations_2p": "2p", "locations_3p_4p": "3p_4p"}  # of the exploration board


def components(pack: Json | None) -> Components:
    """Return the components with a content pack applied; refused when the pack does not fit.

    >>> parts = components({"game": "beyond-the-sun", "components": {"SA-01": {"vp": 6}}})
    >>> parts.systems[0].vp
    6
    """
    if pack is None:
        return printed()
    fields = Fields(pack, "")
    slug = fields.text("game")
    if slug != SLUG:
        raise refused("problem-pack-game", game=shortened(slug), wanted=SLUG)
    fields.has("name"), fields.has("note")
    overrides = fields.table("components", {})
    data = raw_data()
    for name, path in SECTIONS.items():
        if fields.has(name):
            data = replaced(data, path, fields.get(name))
    for name, side in SIDES.items():
        if fields.has(name):
            path = ("exploration_board", "sides", side, "locations")
            data = replaced(data, path, changed_locations(Fields(data, ""), path, fields.table(name)))
    fields.finish()
    return build({str(id): row for id, row in overrides.data.items()}, data)


def changed_locations(data: Fields, path: tuple[str, ...], changes: Fields) -> list[Json]:
    """Return the locations of one side of the board with the symbols that a pack gives its shipyards."""
    for name in path[:-1]:
        data = data.table(name)
    rows: list[Json] = []
    for row in data.rows(path[-1]):
        written: Json = {str(name): value for name, value in row.data.items()}
        if row.has("specialisations") and changes.has(row.text("id")):
            change = changes.table(row.text("id"))
            written["specialisations"] = change.items("specialisations")
            change.finish()
        rows.append(written)
    changes.finish()
    return rows


def replaced(table: Json, path: tuple[str, ...], value: object) -> Json:
    """Return a copy of nested tables with another value at a path.

    >>> replaced({"a": {"b": 1, "c": 2}}, ("a", "b"), 3)
    {'a': {'b': 3, 'c': 2}}
    """
    name, rest = path[0], path[1:]
    inner = table[name]
    return {**table, name: replaced(inner, rest, value) if rest and isinstance(inner, dict) else value}


def build(overrides: dict[str, object], data: Json) -> Components:
    """Return the tables for the rows of the data file, each changed by its override."""
    # Reading needs every chapter of the rules, because they declare the verbs; and they need this module.
    from ecliptic.games.beyond_the_sun.reading import read_components

    return read_components(overrides, data)
