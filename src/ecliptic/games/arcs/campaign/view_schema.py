"""The types of the campaign's view; `tools/view_types.py` writes them for the web client."""

from typing import Literal, NotRequired, TypedDict

from ecliptic.games.arcs.campaign.proceedings_schema import Goals, Going, PartWords, Reroll, Summit
from ecliptic.games.arcs.view_schema import ArcsView

Title = Literal["regent", "outlaw"]
CouncilSide = Literal["in_session", "decided"]
Letter = Literal["A", "B", "C"]
Side = Literal["zeal", "wisdom"]
CampaignCardKind = Literal[
    "guild",
    "vox",
    "lore",
    "leader",
    "council",
    "edict",
    "law",
    "fate",
    "ability",
    "summit",
    "reminder",
    "monopoly",
    "faithful",
]
Fate = Literal[
    "none", "steward", "founder", "magnate", "advocate", "caretaker", "partisan", "admiral", "believer", "pathfinder",
    "hegemon", "planet_breaker", "pirate", "blight_speaker", "pacifist", "peacekeeper", "warden", "overlord",
    "survivalist", "redeemer", "guardian", "naturalist", "gate_wraith", "conspirator", "judge",
]  # fmt: skip


class Token(TypedDict):
    """A token on a system, before a seat ("seat 2"), aside or in an ambition's box.

    Its kind is left out for those who do not know it; `known_by` are the seats that do, `agents` those with one
    on it.
    """

    place: str
    side: str
    token: NotRequired[str]
    known_by: NotRequired[list[int]]
    agents: NotRequired[list[int]]


class Flagship(TypedDict):
    """A Flagship: where it is, and what is built on its board (`hull-armor`: the Armor above the Hull)."""

    seat: int
    system: str
    board: dict[str, Literal["city", "damaged city", "starport", "damaged starport"]]


class Remembered(TypedDict):
    """What a fate remembers as a message, and the seat with that fate (-1: it concerns the whole table)."""

    seat: int
    words: PartWords


class CampaignView(TypedDict):
    """What the campaign adds to the table.

    Lists are by seat, except `trust` (by resource), `rolled` (side of the event die, cluster), `attached` (by spot of
    the Court, ids with spaces between them) and `allies` (Imperial ships of the attacker: fresh, damaged). `favors` are
    by holder and owner. An objective of -1 means that there is none. `sets` are the cards of Fate Sets that are not in
    play. `on_cards` are the pieces on cards by card, `gone` the resources out of the game by type. `sown_outrage` are
    Outrages that the agent of another player marks: victim, type and owner. `common` are cards beside the map.
    """

    act: int
    last_act: int
    titles: list[Title]
    first_regent: int
    trust: list[int]
    council: CouncilSide
    council_seat: int
    booklet: list[str]
    policy: str
    rolled: list[int]
    attached: list[str]
    allies: list[int]
    favors: list[list[int]]
    imperial_supply: int
    blight_supply: int
    fates: list[Fate]
    objectives: list[int]
    objective_cards: list[str]
    sets: list[str]
    fates_left: list[Fate]
    choosing: list[bool]
    goals: list[Goals]
    commanded: list[str]
    proceedings: list[Going]
    summit: NotRequired[Summit]
    reroll: NotRequired[Reroll]
    flagships: NotRequired[list[Flagship]]
    tokens: NotRequired[list[Token]]
    stored: NotRequired[list[str]]
    on_cards: NotRequired[dict[str, list[str]]]
    gone: NotRequired[list[int]]
    common: NotRequired[list[str]]
    sown_outrage: NotRequired[list[str]]
    facts: NotRequired[dict[str, int]]
    remembered: NotRequired[list[Remembered]]
    picks: NotRequired[list[Literal["none", "chosen"]]]
    offer: NotRequired[list[Fate]]
    pick: NotRequired[Fate]


class BlightedReachView(ArcsView):
    """The table as one seat sees it."""

    campaign: CampaignView
