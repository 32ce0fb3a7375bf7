"""The cards as typed tables, read from `data/components.yaml` and a content pack.

A card is a row; its abilities are effects, lists of steps. Numbers and flat lists, so that the rules can look things up
without building anything. A content pack changes rows before they become tables; `reading` reads them.
"""

from functools import cache
from typing import Any, Final

from ecliptic.content.files import read_data
from ecliptic.effects import NO_EFFECT, Effects, Row
from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import shortened

# Factions are bits, because a copy has two of them (SR-12.1, SR-13.1).
FACTIONS: Final = ["blob", "trade_federation", "star_empire", "machine_cult"]
BLOB: Final = 1
FACTION_BITS: Final = 4
ALL_FACTIONS: Final = 15
ANY_SHIP: Final = -1  # a passive ability that works for ships of every faction and of none

SHIP: Final = 1
BASE: Final = 2
TYPES: Final = ["ship", "base"]

# Zones a card can be scrapped from, as bits (SR-7.5).
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
ZONES: Final = ["hand", "discard"]

# Where an acquired card goes (SR-8.8).
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK_TOP: Final = 2
DESTINATIONS: Final = ["normal", "hand", "deck_top"]

SCOUT: Final = 0
VIPER: Final = 1
EXPLORER: Final = 2

SILENT: Final = Row("", [], [])

SETS: Final = ["colony_wars", "core"]


def one_of(bits: int, names: list[str]) -> str:
    """Return the name of the only bit that is set, as texts select it, else "both".

    >>> one_of(SHIP, TYPES), one_of(SHIP | BASE, TYPES)
    ('ship', 'both')
    """
    return names[bits.bit_length() - 1] if bits.bit_count() == 1 else "both"


class Card:
    """One row: what is printed on the card. Abilities are numbers of `Components.effects`."""

    __slots__ = (
        "acquire_faction", "ally", "ally_faction", "copies", "cost", "defense", "faction", "id", "kind", "outpost",
        "primary", "row", "scrap", "set", "source",
    )  # fmt: skip

    def __init__(self, id: str) -> None:
        self.id = id
        self.set = ""
        self.copies = 0
        self.faction = 0
        self.kind = SHIP
        self.cost = 0
        self.outpost = False
        self.defense = 0
        self.primary = NO_EFFECT
        self.ally_faction = 0
        self.ally = NO_EFFECT
        self.scrap = NO_EFFECT
        self.row = SILENT  # what it changes and reacts to while it is in play
        self.acquire_faction = 0  # may go to the hand when a card of this faction was played (SR-8.11)
        self.source = ""


class Components:
    """All cards of both sets as tables indexed by card number, for one content pack (or none)."""

    def __init__(self, cards: list[Card], effects: Effects[Any], hooks: int) -> None:
        self.cards: Final = cards
        self.effects: Final = effects
        self.hooks: Final = hooks  # how many words and triggers there are
        self.ids: Final = [card.id for card in cards]
        self.cost: Final = [card.cost for card in cards]
        self.faction: Final = [card.faction for card in cards]
        self.is_base: Final = [card.kind == BASE for card in cards]
        self.outpost: Final = [card.outpost for card in cards]
        self.defense: Final = [card.defense for card in cards]
        self.primary: Final = [card.primary for card in cards]
        self.ally: Final = [card.ally for card in cards]
        self.ally_faction: Final = [card.ally_faction for card in cards]
        self.scrap: Final = [card.scrap for card in cards]
        self.rows: Final = [card.row for card in cards]
        self.has_hooks: Final = [len(card.row.hooks) > 0 for card in cards]
        self.all_allies: Final = [len(card.row.changes) > 0 for card in cards]  # Mech World (SR-13.7)
        self.acquire_faction: Final = [card.acquire_faction for card in cards]

    def trade_deck(self, set_name: str) -> list[int]:
        """Every trade-deck card of one set, as many times as it has copies."""
        deck: list[int] = []
        for number, card in enumerate(self.cards):
            if card.set == set_name:
                deck += [number] * card.copies
        return deck


def raw_data() -> Json:
    """The data file as it is written."""
    return read_data("star_realms", "components.yaml")


def card_ids() -> list[str]:
    """Return the ids of all cards in the order of their numbers, without reading what they do."""
    data = Fields(raw_data(), "")
    sets = data.table("card_sets")
    rows = data.rows("basic_cards")
    for set_name in SETS:
        rows += sets.table(set_name).rows("trade_deck")
    return [row.text("id") for row in rows]


@cache
def printed() -> Components:
    """The cards as printed, without a content pack.

    >>> cards = printed()
    >>> cards.cost[cards.ids.index("gunship")]
    4
    """
    return build({}, raw_data())


def components(pack: Json | None) -> Components:
    """The cards with a content pack applied; refused when the pack does not fit.

    >>> changed = components({"game": "star-realms", "cards": {"gunship": {"cost": 5}}})
    >>> changed.cost[changed.ids.index("gunship")]
    5
    """
    if pack is None:
        return printed()
    fields = Fields(pack, "")
    slug = fields.text("game")
    if slug != "star-realms":
        raise refused("problem-pack-game", game=shortened(slug), wanted="star-realms")
    fields.has("name"), fields.has("note")
    overrides = fields.table("cards")
    fields.finish()
    return build({str(id): row for id, row in overrides.data.items()}, raw_data())


def build(overrides: dict[str, object], file: Json) -> Components:
    """Return the tables for the rows of the data file, each changed by its override."""
    # Reading needs every chapter of the rules, because they declare the verbs; and they need this module.
    from ecliptic.games.star_realms.reading import read_cards

    return read_cards(overrides, file)
