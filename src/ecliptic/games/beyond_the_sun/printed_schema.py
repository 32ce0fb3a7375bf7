"""The types of what is printed in Beyond the Sun; `tools/view_types.py` writes them for the web client."""

from typing import Literal, TypedDict

from ecliptic.content.schema import Words
from ecliptic.games.beyond_the_sun.view_schema import Kind, Level, SystemDeck

Type = Literal["B", "R", "G", "Y"]
Column = Literal["A", "B", "C", "D", "E"]
TrackSymbol = Literal["food", "ore"]


class PrintedAction(TypedDict):
    """An action: its spaces (0: any number), its cost, its effect in clauses, and one line of text."""

    spaces: int
    extra_ore: list[int]
    ore: int
    population: int
    effect: list[Words]
    line: str


class PrintedCard(TypedDict):
    """A component: its lines, and whether a value of it is reconstructed."""

    lines: list[str]
    reconstructed: bool


class PrintedTechnology(PrintedCard):
    """A technology card."""

    level: Level
    types: list[Type]
    output: Type | None
    immediate: list[Words]
    actions: dict[str, PrintedAction]
    lasting: bool


class PrintedEvent(PrintedCard):
    """An event card, with the action that it offers while it stays."""

    level: Level
    light: bool
    actions: dict[str, PrintedAction]


class PrintedSystem(PrintedCard):
    """A system card: the strength it requires, its symbols, points and bonuses."""

    deck: SystemDeck
    strength: int
    symbols: list[TrackSymbol]
    vp: int
    control: list[Words]
    bonus: list[Words]
    lasting: bool


class PrintedSpace(TypedDict):
    """A space of an achievement, and from how many players on it exists."""

    vp: int
    seats: int


class PrintedAchievement(PrintedCard):
    """An achievement card."""

    kind: str
    spaces: list[PrintedSpace]


class PrintedAbility(TypedDict):
    """Where on a track the cell is that opens an ability of a mat; no track: it always works."""

    track: TrackSymbol | None
    cell: int


class PrintedMat(PrintedCard):
    """A faction mat: the letters of its food track, the yields of its ore track, and its abilities."""

    advanced: bool
    food: list[Column | None]
    ore: list[int]
    abilities: list[PrintedAbility]


class PrintedGuild(PrintedAction):
    """A guild."""

    rank: int
    reconstructed: bool


class PrintedSlot(TypedDict):
    """A slot of the technology board: how many of which slots it requires, and what it opens."""

    level: Level
    requires: list[str]
    opens: list[str]
    needed: int


class PrintedLocation(TypedDict):
    """A location of the exploration board."""

    kind: Kind
    symbols: list[TrackSymbol]
    links: list[str]


class PrintedAutomation(TypedDict):
    """The points of the automation track, and of each level beyond its end."""

    points: list[int]
    beyond: int


class BeyondTheSunPrinted(TypedDict):
    """Everything printed: rows of Basic Spacefaring for 2, 3 and 4 players, boards for 2 players and for more."""

    technologies: dict[str, PrintedTechnology]
    events: dict[str, PrintedEvent]
    systems: dict[str, PrintedSystem]
    achievements: dict[str, PrintedAchievement]
    mats: dict[str, PrintedMat]
    guilds: dict[str, PrintedGuild]
    rows: list[dict[str, PrintedAction]]
    slots: dict[str, PrintedSlot]
    boards: list[dict[str, PrintedLocation]]
    automation: PrintedAutomation
    columns: dict[Column, int]
