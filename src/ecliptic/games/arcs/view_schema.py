"""The types of Arcs' view; `tools/view_types.py` writes them for the web client."""

from typing import Literal, NotRequired, TypedDict

from ecliptic.content.schema import TableView

Resource = Literal["material", "fuel", "weapon", "relic", "psionic"]
Golem = Literal["warrior", "protector", "seeker", "harvester"]
# The last two only by laws of the campaign.
Ambition = Literal["tycoon", "tyrant", "warlord", "keeper", "empath", "edenguard", "blightkin"]
Suit = Literal["administration", "aggression", "construction", "mobilization"]
StandardAction = Literal["tax", "repair", "influence", "battle", "move", "secure", "build"]
CardKind = Literal["guild", "vox", "lore", "leader"]
PieceKind = Literal["ship", "city", "starport", "agent"]
DieKind = Literal["assault", "skirmish", "raid"]
Face = Literal["self_hit", "intercept", "ship_hit", "building_hit", "key"]
# Who owns a piece on the map: a seat, or somebody of the campaign.
Owner = Literal["0", "1", "2", "3", "empire", "blight", "free"]
# How a card is played; an Event card only in the campaign.
Way = Literal["lead", "surpass", "copy", "pivot", "seize", "event"]
Stage = Literal["opening", "prelude", "pips"]
# Why a system has its controller: fresh ships, a tie, no fresh ship, a card, or in the campaign the Empire.
ControlReason = Literal["ships", "tie", "empty", "card", "empire"]


class System(TypedDict):
    """A system of the map: who controls it (-1: nobody) and why."""

    system: str
    in_play: bool
    controller: int
    reason: ControlReason
    types: list[Resource]
    slots: int
    neighbours: list[str]


class Building(TypedDict):
    """A city or starport; `used` was taxed or has built this turn."""

    owner: Owner
    kind: Literal["city", "starport"]
    damaged: NotRequired[bool]
    used: NotRequired[bool]


class Marker(TypedDict):
    """An ambition marker: the ambition that holds it, and what its side is worth."""

    at: Ambition | Literal[""]
    first: int
    second: int


class AmbitionView(TypedDict):
    """How everybody stands in an ambition: counts, places (1, 2 or 0), and what each would gain now.

    `first` and `second` are what its markers are worth together. `third` is the count of the third player in a game
    for two.
    """

    ambition: Ambition
    counts: list[int]
    places: list[int]
    gains: list[int]
    first: int
    second: int
    third: NotRequired[int]


class CourtSpot(TypedDict):
    """A spot of the Court row with its agents by seat."""

    card: str
    agents: list[int]


class Play(TypedDict):
    """A played action card; the card is empty for those who do not know it. A Faithful one shows a side."""

    seat: int
    how: Way
    face_down: bool
    card: str
    side: NotRequired[str]


class Union(TypedDict):
    """A union card beside a played card."""

    union: str
    seat: int
    action_card: str


class Slot(TypedDict):
    """A resource slot with the keys that a raid costs."""

    resource: Resource | Literal[""]
    open: bool
    cost: int
    golem: NotRequired[Golem]


class Player(TypedDict):
    """A player: pieces in supply, cities left on the board, cards; the hand is in the own view only."""

    seat: int
    power: int
    ships: int
    starports: int
    agents: int
    cities: int
    city_bonus: int
    slots: list[Slot]
    loose: list[Resource]
    outrage: list[Resource]
    trophies: list[str]
    captives: list[str]
    cards: list[str]
    leader: str
    hand_size: int
    known_hand: list[str]
    seen_hand: NotRequired[list[str]]
    hand: NotRequired[list[str]]


class Turn(TypedDict):
    """The turn: what its pips buy, how many are left, and which empty slots were taxed (`system/slot`)."""

    seat: int
    stage: Stage
    pips: int
    armed: bool
    actions: list[StandardAction]
    secured_now: list[str]
    taxed_slots: list[str]


class Chances(TypedDict):
    """The probability of every number from 0 on, and the mean."""

    chances: list[float]
    mean: float


class Odds(TypedDict):
    """What a choice of dice brings; `clears` and `survives`: all defending ships are destroyed, an own ship is left."""

    hits: Chances
    building_hits: Chances
    own_hits: Chances
    keys: Chances
    clears: float
    survives: float


class Battle(TypedDict):
    """A battle: its symbols once they are read, and while dice are chosen the odds by choice, such as `2-1-0`."""

    attacker: Owner
    defender: Owner
    system: str
    symbols: NotRequired[dict[Face, int]]
    odds: NotRequired[dict[str, Odds]]


class Asked(TypedDict):
    """What the open question is about: a system and where a move goes, whose pieces, how much is left, whose card."""

    system: NotRequired[str]
    to: NotRequired[str]
    owner: NotRequired[Owner]
    left: NotRequired[int]
    card: NotRequired[str]


class ArcsView(TableView):
    """The table as one seat sees it."""

    seat: int | None
    chapter: int
    initiative: int
    map: str
    power_to_end: int
    systems: list[System]
    ships: dict[str, dict[str, list[int]]]
    buildings: dict[str, Building]
    markers: list[Marker]
    next_marker: int
    ambitions: list[AmbitionView]
    supply: list[int]
    aside: list[int]
    boxes: list[int]
    court: list[CourtSpot]
    court_deck: int
    court_bottom: list[str]
    court_discard: list[str]
    played: list[Play]
    unions: list[Union]
    zeroed: bool
    seized: bool
    declared: bool
    passes: int
    pile: list[str]
    open_pile: list[str]
    dice: list[str]
    battle: Battle | None
    asked: Asked
    draft: list[str]
    lore_deck: int
    lore_unseen: list[str]
    box: list[str]
    scrapped: list[str]
    players: list[Player]
    turn: NotRequired[Turn]
    pile_holds: NotRequired[list[str]]
    scrapped_lore: NotRequired[list[str]]
