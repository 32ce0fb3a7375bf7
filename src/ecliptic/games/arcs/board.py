"""The printed tables: the map, the action cards, the dice, ambition markers, player boards and set-up cards.

A system is a number: four for each cluster, the gate first (ARC-3.1). A resource, a suit, an ambition and a standard
action are numbers too, in the order of the lists below.
"""

from functools import cache
from typing import Any, Final

from ecliptic.content.files import read_data
from ecliptic.kernel import Fields

RESOURCES: Final = ["material", "fuel", "weapon", "relic", "psionic"]
MATERIAL: Final = 0
FUEL: Final = 1
WEAPON: Final = 2
RELIC: Final = 3
PSIONIC: Final = 4
NO_TYPE: Final = -1
TOKENS_OF_A_TYPE: Final = 5

AMBITIONS: Final = ["tycoon", "tyrant", "warlord", "keeper", "empath"]
TYCOON: Final = 0
TYRANT: Final = 1
WARLORD: Final = 2
KEEPER: Final = 3
EMPATH: Final = 4
ANY_AMBITION: Final = 31
AMBITION_OF: Final = [TYCOON, TYCOON, WARLORD, KEEPER, EMPATH]  # by resource: the box of a two-player token (ARC-2.8)

SUITS: Final = ["administration", "aggression", "construction", "mobilization"]

STANDARD: Final = ["tax", "repair", "influence", "battle", "move", "secure", "build"]
TAX: Final = 1
REPAIR: Final = 2
INFLUENCE: Final = 4
BATTLE: Final = 8
MOVE: Final = 16
SECURE: Final = 32
BUILD: Final = 64

SYMBOLS: Final = ["gate", "arrow", "crescent", "hex"]
CLUSTERS: Final = 6
SYSTEM_COUNT: Final = 24
SYSTEMS: Final = [f"{cluster}-{symbol}" for cluster in range(1, CLUSTERS + 1) for symbol in SYMBOLS]

FACES: Final = ["self_hit", "intercept", "ship_hit", "building_hit", "key"]
SELF_HIT: Final = 0
INTERCEPT: Final = 1
SHIP_HIT: Final = 2
BUILDING_HIT: Final = 3
KEY: Final = 4
DICE: Final = ["assault", "skirmish", "raid"]
ASSAULT: Final = 0
SKIRMISH: Final = 1
RAID: Final = 2
SIDES: Final = 6  # of a die; a rolled die is its kind times this plus the side
DICE_OF_A_KIND: Final = 6

HAND_SIZE: Final = 6
BOARD_SLOTS: Final = 6
LAST_CHAPTER: Final = 5


def is_gate(system: int) -> bool:
    """Return whether a system is a gate."""
    return system & 3 == 0


def die_name(die: int) -> str:
    """Return a rolled die by its kind and side, such as `skirmish-1`."""
    return f"{DICE[die // SIDES]}-{die % SIDES + 1}"


def cluster_of(system: int) -> int:
    """Return the cluster of a system, 0 to 5."""
    return system >> 2


class SetupCard:
    """One of the twelve set-up cards (ARC-2.6)."""

    __slots__ = ("a", "b", "c", "id", "out", "players")

    def __init__(self, row: Fields) -> None:
        self.id: Final = row.text("id")
        self.players: Final = row.number("players", 2, 4)
        self.out: Final = [cluster - 1 for cluster in row.numbers("out_of_play")]
        seats = row.rows("seats")
        self.a: Final = [seat.word("A", SYSTEMS) for seat in seats]
        self.b: Final = [seat.word("B", SYSTEMS) for seat in seats]
        self.c: Final = [seat.words("C", SYSTEMS) for seat in seats]


class Board:
    """Everything printed that is no Court, lore or leader card."""

    def __init__(self, data: Fields) -> None:
        systems = data.table("map").rows("systems")
        self.types: Final = [
            row.word("type", RESOURCES) if row.text("kind") == "planet" else NO_TYPE for row in systems
        ]
        self.slots: Final = [row.number("slots", 0, 2) for row in systems]
        self.printed_links: Final = [sorted(row.words("adjacent", SYSTEMS)) for row in systems]
        cards = data.rows("action_cards")
        self.action_ids: Final = [row.text("id") for row in cards]
        self.suit: Final = [row.word("suit", SUITS) for row in cards]
        self.number: Final = [row.number("number", 1, 7) for row in cards]
        self.pips: Final = [row.number("pips", 0, 4) for row in cards]
        self.seizes: Final = [row.flag("seizes_when_surpassing") for row in cards]
        self.declares: Final = [_declares(row) for row in cards]  # bits of ambitions (ARC-4.8)
        self.counts_for: Final = [row.numbers("player_counts") for row in cards]
        self.suit_actions: Final = [
            sum(1 << action for action in row.words("actions", STANDARD)) for row in data.rows("suits")
        ]
        dice = data.table("dice")
        self.faces: Final[list[list[int]]] = []  # by kind * SIDES + side: the symbols
        for kind in DICE:
            for face in dice.table(kind).items("faces"):
                self.faces.append(Fields({"face": face}, kind).words("face", FACES))
        markers = data.rows("ambition_markers")
        self.marker_ids: Final = [row.text("id") for row in markers]
        self.first_place: Final = [_values(row, "first") for row in markers]  # by marker: blue, gold
        self.second_place: Final = [_values(row, "second") for row in markers]
        own = data.table("player_board")
        self.raid_cost: Final = [row.number("raid_cost", 1, 9) for row in own.rows("resource_slots")]
        opened: Any = own.get("open_resource_slots_by_cities_off_board")
        self.open_slots: Final[list[int]] = [opened[n] for n in range(6)]
        bonus: Any = own.get("won_ambition_bonus_by_cities_off_board")
        self.city_bonus: Final[list[int]] = [bonus[n] for n in range(6)]
        pieces = {row.text("id"): row.number("count", 0, 99) for row in data.rows("player_pieces")}
        self.ships: Final = pieces["ship"]
        self.cities: Final = pieces["city"]
        self.starports: Final = pieces["starport"]
        self.agents: Final = pieces["agent"]
        thresholds: Any = data.table("power_track").get("end_thresholds_base")
        self.power_to_end: Final[dict[int, int]] = thresholds
        rows: Any = data.table("court_setup").table("base").get("row")
        self.court_row: Final[dict[int, int]] = rows
        self.setup_cards: Final = [SetupCard(row) for row in data.rows("setup_cards")]

    def links(self, out: list[int]) -> list[list[int]]:
        """Return the neighbours of every system when some clusters are out of play (ARC-3.3 to ARC-3.8)."""
        found: list[list[int]] = []
        for system in range(SYSTEM_COUNT):
            if cluster_of(system) in out:
                found.append([])
                continue
            near = [other for other in self.printed_links[system] if cluster_of(other) not in out]
            if is_gate(system):
                for step in (1, -1):
                    cluster = (cluster_of(system) + step) % CLUSTERS
                    while cluster in out:
                        cluster = (cluster + step) % CLUSTERS
                    if cluster * 4 not in near and cluster * 4 != system:
                        near.append(cluster * 4)
            found.append(sorted(near))
        return found


def _declares(row: Fields) -> int:
    if not row.has("ambition"):
        return 0
    return ANY_AMBITION if row.text("ambition") == "any" else 1 << row.word("ambition", AMBITIONS)


def _values(row: Fields, place: str) -> list[int]:
    return [row.table(side).number(place, 0, 20) for side in ("blue", "gold")]


@cache
def printed_board() -> Board:
    """Return the tables of the data file, read once."""
    return Board(Fields(read_data("arcs", "board.yaml"), ""))
