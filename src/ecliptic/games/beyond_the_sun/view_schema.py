"""The types of Beyond the Sun's view; `tools/view_types.py` writes them for the web client."""

from typing import Literal, NotRequired, TypedDict

from ecliptic.content.schema import TableView

Level = Literal["I", "II", "III", "IIII"]
Deck = Literal["II", "III", "IIII"]
EventLevel = Literal["II", "III"]
SystemDeck = Literal["A", "B"]
Disc = Literal["food", "ore", "star"]
Kind = Literal["sol", "deep_space", "shipyard", "system_slot"]


class Slot(TypedDict):
    """A slot of the technology board; an event is only known to be there."""

    technology: str | None
    event: bool
    researchers: list[int]


class DeckView(TypedDict):
    """A deck: its cards by the parts within which the order is unknown, the top part first."""

    count: int
    parts: list[list[str]]


class OwnedDisc(TypedDict):
    """A disc of a faction: an outpost, or on an achievement."""

    seat: int
    disc: Disc


class Whose(TypedDict):
    """The faction that something belongs to."""

    seat: int


class Ships(TypedDict):
    """Ships of one faction and level at a location."""

    seat: int
    level: int
    n: int


class Location(TypedDict):
    """A location of the exploration board; `rightful` would control it after a check, if it can be controlled."""

    kind: Kind
    links: list[str]
    ships: list[Ships]
    power: list[int]
    system: NotRequired[str]
    gone: NotRequired[bool]
    beside: NotRequired[str]
    outpost: NotRequired[OwnedDisc]
    controlled_at_start: NotRequired[bool]
    rightful: NotRequired[Whose | None]
    strength: NotRequired[int]


class Link(TypedDict):
    """An event in play and what it is linked to."""

    event: str
    location: NotRequired[str]
    achievement: NotRequired[str]
    system: NotRequired[str]


class AchievementView(TypedDict):
    """An achievement in play: its discs, the points of its spaces, and how far each faction is."""

    achievement: str
    discs: list[OwnedDisc]
    spaces: list[int]
    at_least: int
    progress: list[int]


class Colony(TypedDict):
    """A colonized system with its discs."""

    system: str
    discs: list[Disc]


class ScoreParts(TypedDict):
    """Points so far by source."""

    technologies: int
    automation: int
    colonies: int
    outposts: int
    events: int
    achievements: int


class Player(TypedDict):
    """A faction; what its production yields and its counts are known once the game has begun."""

    seat: int
    mat: str | None
    ore: int
    population: int
    supply: list[int]
    food_discs: int
    ore_discs: int
    automation: list[Disc]
    private: list[str]
    colonies: list[Colony]
    events: list[str]
    donated: list[int]
    pawn: str | None
    used: int
    emptied: int
    technologies: NotRequired[int]
    open_slots: NotRequired[list[str]]
    ships: NotRequired[int]
    power: NotRequired[int]
    controls: NotRequired[int]
    abilities: NotRequired[list[bool]]
    growth: NotRequired[list[int]]
    ore_yield: NotRequired[int]
    score: NotRequired[int]
    score_parts: NotRequired[ScoreParts]


class BeyondTheSunView(TableView):
    """What a seat, or a spectator, knows about the table."""

    game: Literal["beyond-the-sun"]
    seat: int | None
    round: int
    last_round: int
    active: int
    order: list[int]
    advanced: bool
    tableau: bool
    slots: dict[str, Slot]
    decks: dict[Deck, DeckView]
    rows: dict[Deck, list[str]]
    unseen_events: dict[EventLevel, list[str]]
    guilds: list[str]
    locations: dict[str, Location]
    system_decks: dict[SystemDeck, DeckView]
    linked: list[Link]
    achievements: list[AchievementView]
    discs_to_end: int
    discs_missing: int
    researching: str | None
    colonizing: str | None
    shown: list[str]
    players: list[Player]
