"""The types of Federation's view; `tools/view_types.py` writes them for the web client."""

from typing import Literal, NotRequired, TypedDict

from ecliptic.content.schema import TableView

Planet = Literal["neo", "six_moon", "atalum", "arratooine", "e81216"]
Wing = Literal["left", "right"]
Phase = Literal["setting_up", "ambassadors", "executive", "over"]


class Amounts(TypedDict, total=False):
    """Resources; those that are none are left out."""

    lavandium: int
    coppernium: int
    oceanium: int
    gold: int


class Piece(TypedDict, total=False):
    """An ambassador with the token on it, or a neutral vote tile."""

    owner: int
    ambassador: str
    side: Literal["vote", "funding"]
    token: str
    neutral: int


class Shows(TypedDict):
    """What a piece shows: votes or the funding symbol, and the die beside it."""

    votes: int
    funding: bool
    die: NotRequired[int]


class Erudite(TypedDict):
    """A erudite that is used, or being used."""

    erudite: str
    used: NotRequired[bool]
    in_use: NotRequired[bool]


class Player(TypedDict):
    """A player's board; what is empty may be left out."""

    seat: int
    points: int
    resources: Amounts
    hangar: int
    step: int
    level: int
    miner: str
    magus: str
    ambassadors: list[str]
    unlocked: list[int]
    completed: list[int]
    starting_planet: str | None
    posts: dict[str, int]
    production_sites: list[str]
    erudites: list[str | Erudite]
    tokens: list[str]
    asteroids: list[str]
    medals: list[str]
    die: int
    die_at: NotRequired[str]
    contributions: int
    completed_missions: int
    round_bonus: NotRequired[int]
    game_bonus: NotRequired[int]
    deep_space: NotRequired[str]
    passed: NotRequired[bool]
    seen: NotRequired[list[str]]
    influence: dict[Planet, int]


class Votes(TypedDict):
    """Votes by floor from the top, for every seat and last the neutral player, and by wing."""

    floors: list[list[int]]
    wings: tuple[int, int]


class Project(TypedDict):
    """A project with its marker, and what would rank the players."""

    project: str
    field: int
    last: int
    values: list[int]


class Laws(TypedDict):
    """The laws of this round and the last, and those face down by wing, in no order."""

    now: list[str | None]
    last: list[str | None]
    left: list[str]
    right: list[str]
    discarded: list[str]
    made_way: str | None


class Stack(TypedDict):
    """A stack of erudites: its size, and the top one if it is face up."""

    top: str | None
    size: int


class Neo(TypedDict):
    """The asteroids by their slots: "?" face down, null when they are gone."""

    asteroids: list[str | None]
    dead_asteroids: list[str] | int


class FloorOutlook(TypedDict):
    """Who leads a floor, and what each player would score."""

    leaders: list[int]
    points: list[int]


class LawsOutlook(TypedDict):
    """The law that would pass, and what each law would pay each player."""

    ahead: Wing | None
    decides: int | None
    points: list[list[int]]


class ProjectOutlook(TypedDict):
    """A project: whether it is funded, who funds it this round, and what each player would score."""

    funded: bool
    funding: list[int]
    points: list[int]


class MegastructureOutlook(TypedDict):
    """What building a megastructure would score each player."""

    multiplier: int
    values: list[list[int]]
    points: list[int]


class PlayerOutlook(TypedDict):
    """What is left in a player's supply, and what the end would score."""

    ships: int
    markers: int
    robots: int
    discs: int
    medal_points: int
    next_medal_points: int | None
    leftover_points: int


class Outlook(TypedDict):
    """What the executive phase and the final scoring would bring as things are."""

    senate: dict[str, Shows]
    outer_module: list[Shows]
    floors: list[FloorOutlook]
    laws: LawsOutlook
    projects: list[ProjectOutlook]
    megastructures: dict[str, MegastructureOutlook]
    players: list[PlayerOutlook]
    hangar_limit: int


class FederationView(TableView):
    """The table as one seat sees it; `deduced` are face-down things that can be worked out, by where they are."""

    game: Literal["federation"]
    seat: int | None
    phase: Phase
    round: int
    turn: int
    start: int
    president: int
    active: int
    senate: dict[str, Piece]
    outer_module: list[Piece]
    votes: Votes
    projects: list[Project]
    laws: Laws
    six_moon: dict[str, list[str] | int]
    beside: dict[str, int]
    used_tokens: list[str]
    atalum: dict[str, Stack]
    neo: Neo
    deep_space: int
    medals: dict[str, list[int] | int]
    production_sites: list[str | None]
    megastructure_tiles: list[str | None]
    megastructures: dict[str, list[int]]
    starting_planets: list[str]
    players: list[Player]
    outlook: Outlook
    planet_block: NotRequired[str | None]
    planet_blocks: NotRequired[list[str]]
    room_block: NotRequired[str | None]
    room_blocks: NotRequired[list[str]]
    deduced: NotRequired[dict[str, list[str]]]
    looked_at: NotRequired[dict[str, list[str]]]
