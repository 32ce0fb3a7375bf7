"""The printed tables: the map, the action cards, the dice, ambition markers, player boards and set-up cards.

A system is a number: four for each cluster, the gate first (ARC-3.1). A resource, a suit, an ambition and a standard
action are numbers too, in the order of the lists below.
"""

from functools import cache
from typing import Final

from ecliptic.content.files import read_data
from ecliptic.kernel import Fields, refused

RESOURCES: Final = ["material", "fuel", "weapon", "relic", "psionic"]
GOLEMS: Final = ["warrior", "protector", "seeker", "harvester"]  # of the campaign: they lie in slots too (F05-05)
IN_SLOTS: Final = [*RESOURCES, *GOLEMS]
FIRST_GOLEM: Final = len(RESOURCES)
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
# Every ambition by its number. The five above are printed on the board; laws of the campaign add the others.
AMBITION_NAMES: Final = [*AMBITIONS, "edenguard", "blightkin"]
EDENGUARD: Final = 5
BLIGHTKIN: Final = 6
PRINTED_AMBITIONS: Final = list(range(len(AMBITIONS)))
AMBITION_OF: Final = [TYCOON, TYCOON, WARLORD, KEEPER, EMPATH]  # by resource: the box of a two-player token (ARC-2.8)

SUITS: Final = ["administration", "aggression", "construction", "mobilization"]
# The Faithful suit of the campaign: a card has two sides, which are as different as two suits.
ZEAL: Final = 4
WISDOM: Final = 5
SIDE_NAMES: Final = ["zeal", "wisdom"]
FAITHFUL_SUIT: Final = "faithful"

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
MOST_SYMBOLS: Final = 3  # on a side of a die
SIDES: Final = 6  # of a die; a rolled die is its kind times this plus the side
DICE_OF_A_KIND: Final = 6

EVENT_NUMBER: Final = 0  # Event cards of the campaign have no number
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
        for seat in seats:
            seat.finish()
        row.finish()
        self.check(row.place)

    def check(self, place: str) -> None:
        """Refuse what cannot be set up: systems out of play, buildings at gates or on the same planet (ARC-2.10)."""
        clusters = 1 if self.players == 4 else 2
        named = self.a + self.b + [system for systems in self.c for system in systems]
        wrong = len(self.a) != self.players or len(self.out) != clusters or len(set(self.out)) != clusters
        wrong = wrong or any(cluster not in range(CLUSTERS) for cluster in self.out)
        wrong = wrong or any(cluster_of(system) in self.out for system in named)
        wrong = wrong or any(is_gate(system) for system in self.a + self.b)
        wrong = wrong or len(set(self.a + self.b)) != 2 * self.players
        if wrong or any(len(systems) != (2 if self.players == 2 else 1) for systems in self.c):
            raise refused("problem-setup-card", place=place)


class Board:
    """Everything printed that is no Court, lore or leader card."""

    def __init__(self, data: Fields, events: dict[str, list[int]]) -> None:
        systems = rows_of(data, "systems")
        self.types: Final = [row.word("type", RESOURCES) if row.has("type") else NO_TYPE for row in systems]
        self.slots: Final = [row.number("slots", 0, 2) for row in systems]
        self.printed_links: Final = [sorted(row.words("adjacent", SYSTEMS)) for row in systems]
        cards = rows_of(data, "action_cards")
        self.action_ids: Final = [row.text("id") for row in cards]
        self.suit: Final = [row.word("suit", SUITS) for row in cards]
        self.number: Final = [row.number("number", 1, 7) for row in cards]
        self.pips: Final = [row.number("pips", 0, 4) for row in cards]
        self.seizes: Final = [row.flag("seizes_when_surpassing") for row in cards]
        self.declares: Final = [_declares(row) for row in cards]  # bits of ambitions (ARC-4.8)
        self.counts_for: Final = [row.numbers("player_counts") for row in cards]
        for id, counts in events.items():
            self.action_ids.append(id)
            self.suit.append(NO_TYPE)
            self.number.append(EVENT_NUMBER)
            self.pips.append(0)
            self.seizes.append(False)
            self.declares.append(0)
            self.counts_for.append(counts)
        suits = rows_of(data, "suits")
        self.suit_actions: Final = [sum(1 << action for action in set(row.words("actions", STANDARD))) for row in suits]
        dice = rows_of(data, "dice")
        self.faces: Final[list[list[int]]] = []  # by kind * SIDES + side: the symbols
        for row in dice:
            sides = [Fields({"face": face}, row.path("faces")).words("face", FACES) for face in row.items("faces")]
            if len(sides) != SIDES or any(len(symbols) > MOST_SYMBOLS for symbols in sides):
                raise refused("problem-faces", place=row.path("faces"), most=MOST_SYMBOLS)
            self.faces.extend(sides)
        markers = rows_of(data, "ambition_markers")
        self.marker_ids: Final = [row.text("id") for row in markers]
        self.first_place: Final = [_values(row, "first") for row in markers]  # by marker: blue, gold
        self.second_place: Final = [_values(row, "second") for row in markers]
        own = data.table("player_board")
        self.raid_cost: Final = _list_of(own, "raid_costs", 1, 9)
        self.open_slots: Final = _list_of(own, "open_slots", 2, BOARD_SLOTS)
        self.city_bonus: Final = _list_of(own, "city_bonus", 0, 20)
        pieces = data.table("player_pieces")
        self.ships: Final = pieces.number("ship", 1, 15)
        self.cities: Final = pieces.number("city", 5, 5)
        self.starports: Final = pieces.number("starport", 1, 5)
        self.agents: Final = pieces.number("agent", 1, 10)
        starting = rows_of(data, "starting_pieces")
        self.starting_pieces: Final = [read_pieces(row) for row in starting]  # by box: ships, cities, starports
        self.power_to_end: Final = _by_players(data, "power_to_end", 1, 300)
        self.court_row: Final = _by_players(data, "court_row", 1, 6)
        self.setup_cards: Final = [SetupCard(row) for row in rows_of(data, "setup_cards")]
        for row in systems + cards + suits + dice + markers + starting + [own, pieces]:
            row.finish()
        data.finish()
        self.check()

    def add_action_card(self, id: str, suit: int, number: int, pips: int, declares: int) -> None:
        """Add an action card of the campaign that is not in the deck at set-up."""
        self.action_ids.append(id)
        self.suit.append(suit)
        self.number.append(number)
        self.pips.append(pips)
        self.seizes.append(False)
        self.declares.append(declares)
        self.counts_for.append([])

    def check(self) -> None:
        """Refuse a map on which ships could get lost, tokens run out or buildings find no slot (ARC-2.8, ARC-3.6)."""
        for system, links in enumerate(self.printed_links):
            gate = is_gate(system)
            fits = (self.types[system] == NO_TYPE) == gate and (self.slots[system] == 0) == gate
            at_home = any(cluster_of(other) == cluster_of(system) for other in links)
            mutual = all(system in self.printed_links[other] for other in links)
            if not fits or not at_home or not mutual or system in links or len(set(links)) != len(links):
                raise refused("problem-system", place=f"systems.{SYSTEMS[system]}")
        for card in self.setup_cards:
            out = [self.types[system] for system in range(SYSTEM_COUNT) if cluster_of(system) in card.out]
            if card.players == 2 and any(out.count(kind) > TOKENS_OF_A_TYPE for kind in range(len(RESOURCES))):
                raise refused("problem-setup-card", place=f"setup_cards.{card.id}")
        if any(not actions for actions in self.suit_actions) or sorted(self.open_slots) != self.open_slots:
            raise refused("problem-arcs-board")
        check_boxes(self.starting_pieces, "starting_pieces")

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


def rows_of(data: Fields, section: str) -> list[Fields]:
    """Return the rows of a section; errors name them by their ids."""
    rows = [Fields(row.data, f"{section}.{row.text('id')}") for row in data.rows(section)]
    for row in rows:
        row.has("id")
    return rows


def read_pieces(row: Fields) -> list[int]:
    """Return how many ships, cities and starports a box shows (ARC-2.10, ARC-14.5)."""
    limits = {"ships": 9, "city": 1, "starport": 1}
    return [row.number(field, 0, most, default=0) for field, most in limits.items()]


def check_boxes(boxes: list[list[int]], place: str) -> None:
    """Refuse boxes with two buildings, or with one in C, which may be a gate."""
    if any(box[1] + box[2] > (1 if i < 2 else 0) for i, box in enumerate(boxes)):
        raise refused("problem-boxes-of-pieces", place=place)


def _list_of(row: Fields, field: str, low: int, high: int) -> list[int]:
    numbers = row.numbers(field)
    if len(numbers) != BOARD_SLOTS or any(not low <= n <= high for n in numbers):
        raise refused("problem-arcs-numbers", place=row.path(field), count=BOARD_SLOTS, low=low, high=high)
    return numbers


def _by_players(data: Fields, section: str, low: int, high: int) -> dict[int, int]:
    table = Fields({str(name): value for name, value in data.table(section).data.items()}, section)
    found = {seats: table.number(str(seats), low, high) for seats in (2, 3, 4)}
    table.finish()
    return found


def _declares(row: Fields) -> int:
    if not row.has("ambition"):
        return 0
    return ANY_AMBITION if row.text("ambition") == "any" else 1 << row.word("ambition", AMBITIONS)


def _values(row: Fields, place: str) -> list[int]:
    for side in ("blue", "gold"):
        both = row.table(side)
        both.number("second", 0, both.number("first", 1, 50))
        both.finish()
    return [row.table(side).number(place) for side in ("blue", "gold")]


@cache
def printed_board() -> Board:
    """Return the tables of the data file, read once."""
    return Board(Fields(read_data("arcs", "board.yaml"), ""), {})
