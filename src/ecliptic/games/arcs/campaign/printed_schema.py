"""The types of what is printed on the campaign's components; `tools/view_types.py` writes them for the web client."""

from typing import Literal, NotRequired, TypedDict

from ecliptic.games.arcs.campaign.view_schema import CampaignCardKind, Letter, Side
from ecliptic.games.arcs.printed_schema import (
    ActionCard,
    CardAction,
    PrintedMarker,
    PrintedSystem,
    SetupCard,
    StartingPieces,
)
from ecliptic.games.arcs.view_schema import Ambition, DieKind, Face, PieceKind, Resource, StandardAction, Suit


class EventCard(TypedDict):
    """An Event card of the action deck: it has no suit."""

    suit: Literal["event"]
    number: int
    pips: int
    declares: list[Ambition]
    seizes: bool


class FaithfulCard(TypedDict):
    """A Faithful action card: what it buys depends on its side."""

    suit: Literal["faithful"]
    number: int
    pips: int
    declares: list[Ambition]
    seizes: bool


class CampaignCard(TypedDict):
    """A card; `of_regents` is buried when its holder becomes an Outlaw, an edict has its number."""

    kind: CampaignCardKind
    is_expansion: bool
    actions: list[CardAction]
    slots: int
    suit: NotRequired[Resource]
    raid_cost: NotRequired[int]
    is_protected: NotRequired[bool]
    of_regents: NotRequired[bool]
    edict_number: NotRequired[int]
    resources: NotRequired[list[Resource]]
    starts_with: NotRequired[dict[str, StartingPieces]]


class PrintedAct(TypedDict):
    """What a fate has in one act: its objective card, the marker's first space by players, grand ambitions."""

    objective: str
    start: dict[str, int]
    grand: list[str]


class PrintedFate(TypedDict):
    """A fate that is in the game, with its acts by their Roman number."""

    number: int
    letter: Letter
    cards: list[str]
    tokens: list[str]
    acts: dict[str, PrintedAct]


class BoardPlace(TypedDict):
    """A place of a Flagship board, an Upgrade or its Armor, with the types of planets at which it is built."""

    id: str
    types: list[Resource]


class PrintedToken(TypedDict):
    """A kind of token; a secret one hides its kind while its first side is up."""

    count: int
    sides: list[str]
    is_secret: bool


class BlightedReachPrinted(TypedDict):
    """What is printed on the components; words are messages with the same ids."""

    clusters: int
    systems: list[PrintedSystem]
    suits: dict[Suit, list[StandardAction]]
    sides: dict[Side, list[StandardAction]]
    action_cards: dict[str, ActionCard | EventCard | FaithfulCard]
    cards: dict[str, CampaignCard]
    dice: dict[DieKind, list[list[Face]]]
    markers: list[PrintedMarker]
    raid_costs: list[int]
    open_slots: list[int]
    city_bonus: list[int]
    pieces: dict[PieceKind, int]
    power_to_end: dict[str, int]
    setup_cards: dict[str, SetupCard]
    fates: dict[str, PrintedFate]
    flagship: list[BoardPlace]
    tokens: dict[str, PrintedToken]
