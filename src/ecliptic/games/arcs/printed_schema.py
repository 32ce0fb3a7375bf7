"""The types of what is printed on the components of Arcs; `tools/view_types.py` writes them for the web client."""

from typing import NotRequired, TypedDict

from ecliptic.games.arcs.view_schema import Ambition, CardKind, DieKind, Face, PieceKind, Resource, StandardAction, Suit


class PrintedSystem(TypedDict):
    """A system of the map; a gate has no type."""

    id: str
    cluster: int
    is_gate: bool
    type: Resource | None
    slots: int


class ActionCard(TypedDict):
    """An action card: what it buys, and the ambitions that it declares when it is led."""

    suit: Suit
    number: int
    pips: int
    declares: list[Ambition]
    seizes: bool


class CardAction(TypedDict):
    """An action that a card puts in place of standard ones."""

    id: str
    in_place_of: list[StandardAction]


class StartingPieces(TypedDict):
    """What a leader places in one system of the set-up card."""

    ships: int
    city: int
    starport: int


class PrintedCard(TypedDict):
    """A Court, lore or leader card; `slots` is room for resources on it."""

    kind: CardKind
    is_expansion: bool
    actions: list[CardAction]
    slots: int
    suit: NotRequired[Resource]
    raid_cost: NotRequired[int]
    resources: NotRequired[list[Resource]]
    starts_with: NotRequired[dict[str, StartingPieces]]


class PrintedMarker(TypedDict):
    """An ambition marker: first and second place, on the blue and on the gold side."""

    id: str
    first: list[int]
    second: list[int]


class SetupCard(TypedDict):
    """A set-up card: the clusters that are out of play."""

    players: int
    out_of_play: list[int]


class ArcsPrinted(TypedDict):
    """What is printed on the components; words are messages with the same ids."""

    clusters: int
    systems: list[PrintedSystem]
    suits: dict[Suit, list[StandardAction]]
    action_cards: dict[str, ActionCard]
    cards: dict[str, PrintedCard]
    dice: dict[DieKind, list[list[Face]]]
    markers: list[PrintedMarker]
    raid_costs: list[int]
    open_slots: list[int]
    city_bonus: list[int]
    pieces: dict[PieceKind, int]
    power_to_end: dict[str, int]
    setup_cards: dict[str, SetupCard]
