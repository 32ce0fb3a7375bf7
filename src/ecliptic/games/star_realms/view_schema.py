"""The types of Star Realms' view and printed cards; `tools/view_types.py` writes them for the web client."""

from typing import Literal, NotRequired, TypedDict

from ecliptic.content.schema import TableView

Mode = Literal["duel", "free_for_all", "hunter", "hydra_two_headed", "hydra_three_headed", "emperor", "raid"]
Role = Literal["player", "boss", "raider", "emperor", "admiral"]
CardType = Literal["ship", "base"]
PrintedType = Literal["ship", "base", "outpost"]
Faction = Literal["blob", "trade_federation", "star_empire", "machine_cult"]
Destination = Literal["normal", "hand", "deck_top"]


class Placed(TypedDict):
    """A card in play."""

    card: str
    type: CardType
    factions: list[Faction]
    played: NotRequired[bool]
    used: NotRequired[list[Literal["primary", "ally"]]]
    copy_of: NotRequired[str]
    damage: NotRequired[int]
    defense: NotRequired[int]
    outpost: NotRequired[bool]


class Waiting(TypedDict):
    """An effect on the next card that the player acquires."""

    types: list[CardType]
    to: Destination
    optional: bool


class Player(TypedDict):
    """A player; `hand` is present when the viewer sees it, `deck_cards` when the viewer can deduce the whole deck."""

    seat: int
    team: int
    role: Role
    alive: bool
    authority: int
    trade: int
    combat: int
    deck: int
    deck_top: list[str]
    deck_cards: NotRequired[list[str]]
    hand_size: int
    known_hand: list[str]
    hand: NotRequired[list[str]]
    discard: list[str]
    in_play: list[Placed]
    waiting: list[Waiting]
    scrapped: int


class StarRealmsView(TableView):
    """The table as one seat sees it; `trade_deck_cards` is present when the viewer can deduce the trade deck."""

    game: Literal["star-realms"]
    mode: Mode
    seat: int | None
    turn: int
    active: int
    order: list[int]
    trade_row: list[str]
    trade_deck: int
    trade_deck_cards: NotRequired[list[str]]
    explorers: int
    scrap_heap: list[str]
    removed: int
    players: list[Player]
    done: NotRequired[list[int]]


class ChoiceStep(TypedDict):
    """A step of one alternative of "choose one"."""

    verb: str
    n: int


class Step(TypedDict):
    """A step of an ability, for its icons."""

    verb: str
    n: int
    choices: list[list[ChoiceStep]]


class Ability(TypedDict):
    """An ability of a card with its words."""

    kind: Literal["primary", "passive", "on_acquire", "ally", "scrap"]
    label: str
    text: str
    steps: list[Step]


class Card(TypedDict):
    """A card as it is printed."""

    id: str
    set: str
    copies: int
    faction: Faction | Literal["unaligned"]
    type: PrintedType
    cost: int | None
    defense: int | None
    source: str
    abilities: list[Ability]


class StarRealmsPrinted(TypedDict):
    """Everything that is printed."""

    cards: list[Card]
