"""The types of what is printed on Federation's components; `tools/view_types.py` writes them for the web client."""

from typing import NotRequired, TypedDict

from ecliptic.content.schema import Words
from ecliptic.games.federation.view_schema import Amounts, Planet, Wing

# A name: a message, or a thing that the catalogue knows, such as `{"space": "neo_left"}`.
Name = Words | dict[str, str]


class Step(TypedDict):
    """A step of an effect, for its icons."""

    verb: str
    icon: NotRequired[str]
    n: int
    counted: NotRequired[bool]
    resources: NotRequired[Amounts]
    per: NotRequired[str]
    level: NotRequired[int]
    planets: NotRequired[list[Planet]]
    options: NotRequired[list[list["Step"]]]
    mixed: NotRequired[bool]


class Effect(TypedDict):
    """An effect: the words, and its steps."""

    words: list[object]
    steps: list[Step]


class Sourced(TypedDict):
    """A component says where its numbers come from."""

    source: str


class Tile(Sourced):
    """A component with a name."""

    name: Name


class EffectTile(Tile):
    """A tile with an effect."""

    effect: Effect


class Ambassador(Sourced):
    """An ambassador; the special one has no funding side."""

    votes: int
    funding: Amounts | None


class Space(TypedDict):
    """A space of the senate, or last the outer module, which has no place."""

    id: str
    name: Name
    action: str
    action_name: Name
    cost: Amounts
    effect: Effect
    floor: NotRequired[int]
    column: NotRequired[int]
    wing: NotRequired[Wing]
    mission: NotRequired[int]


class PrintedProject(Tile):
    """A project's track; the common one has no column, but gains."""

    id: str
    column: int | None
    last: int
    gains: list[Amounts]


class Law(EffectTile):
    """A law."""

    planet: Planet
    wing: Wing


class Mission(EffectTile):
    """A mission."""

    id: int
    level: int
    action: str
    cost: Amounts


class Accreditation(Sourced):
    """The accreditation track."""

    levels: list[int]
    upkeep: list[Amounts]
    medal_step: int
    overflow: int


class PrintedMedals(Sourced):
    """What medals score, and the influence that earns one, by number of players."""

    points: list[int]
    thresholds: dict[str, list[int]]


class Storage(TypedDict):
    """What a player can store."""

    crystals: int
    gold: int


class NeoSpace(Tile):
    """A space of Neo's map."""

    id: str
    influence: int
    gain: Amounts
    next: list[str]
    asteroid: int | None


class Asteroid(Tile):
    """An asteroid tile."""

    gain: Amounts


class Moon(TypedDict):
    """A place of 6Moon."""

    id: str
    influence: int
    strength: int


class Token(EffectTile):
    """An alteration token."""

    strength: int
    votes: int
    funding: bool


class EruditeTile(EffectTile):
    """A erudite."""

    level: int
    delegation: str
    timing: str
    text: Words


class Post(Tile):
    """A trading post."""

    cost: Amounts
    effects: list[Effect]


class Site(EffectTile):
    """A production site."""

    cost: Amounts


class Megastructure(Sourced):
    """A megastructure."""

    cost: Amounts
    multipliers: list[int]


class MegastructureTile(Tile):
    """A tile that says what a megastructure scores."""

    counts: str


class FederationPrinted(TypedDict):
    """Everything that is printed, by kind of component."""

    ambassadors: dict[str, Ambassador]
    spaces: list[Space]
    projects: list[PrintedProject]
    placement_points: dict[str, list[int]]
    laws: dict[str, Law]
    missions: list[Mission]
    accreditation: Accreditation
    medals: PrintedMedals
    storage: Storage
    neo: list[NeoSpace]
    asteroids: dict[str, Asteroid]
    six_moon: list[Moon]
    tokens: dict[str, Token]
    erudites: dict[str, EruditeTile]
    posts: dict[str, Post]
    sites: dict[str, Site]
    megastructures: dict[str, Megastructure]
    megastructure_tiles: dict[str, MegastructureTile]
    deep_space: dict[str, EffectTile]
    starting_planets: dict[str, EffectTile]
