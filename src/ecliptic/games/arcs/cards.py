"""Court, lore and leader cards as typed tables; `reading` fills them from `data/cards.yaml`."""

from functools import cache
from typing import Any, Final

from ecliptic.content.files import read_data
from ecliptic.effects import NO_EFFECT, Effects, Row
from ecliptic.kernel import Fields

GUILD: Final = 0
VOX: Final = 1
LORE: Final = 2
LEADER: Final = 3
COUNCIL: Final = 4  # this and what follows only in the campaign
EDICT: Final = 5
LAW: Final = 6
FATE: Final = 7
RULE: Final = 8  # no card, but in force like one
ABILITY: Final = 9
SUMMIT: Final = 10
REMINDER: Final = 11
MONOPOLY: Final = 12
FAITHFUL: Final = 13  # an action card that may lie in the Court
KINDS: Final = [
    "guild", "vox", "lore", "leader", "council", "edict", "law", "fate", "rule", "ability", "summit", "reminder",
    "monopoly", "faithful",
]  # fmt: skip

NO_SUIT: Final = -1
NO_RAID: Final = 99  # keys for what cannot be raided
SILENT: Final = Row("", [], [])


class NewAction:
    """An action that may be taken in place of a standard one (ARC-13.1)."""

    __slots__ = ("effect", "id", "in_place_of", "while_declared")

    def __init__(self, id: str, in_place_of: int, effect: int, while_declared: int) -> None:
        self.id: Final = id
        self.in_place_of: Final = in_place_of
        self.effect: Final = effect
        self.while_declared: Final = while_declared


class Prelude:
    """A Prelude action of a card: its effect, and when it may be used."""

    __slots__ = ("before_any", "effect", "while_declared")

    def __init__(self, effect: int, before_any: bool, while_declared: int) -> None:
        self.effect: Final = effect
        self.before_any: Final = before_any
        self.while_declared: Final = while_declared  # an ambition, or -1


class Card:
    """One row: what is printed on the card."""

    __slots__ = (
        "actions", "ambition", "beside", "buried_when_stolen", "crisis", "edict", "edict_number", "id", "is_expansion",
        "is_protected", "kind", "number", "of_regents", "pieces", "pips", "preludes", "raid_cost", "reroll",
        "reroll_die", "resources", "row", "scrap_if", "secured", "set_up", "slots", "stored_are_captives",
        "stored_cost", "stored_is_given", "stored_is_used", "suit", "union_suit",
    )  # fmt: skip

    def __init__(self, id: str, kind: int) -> None:
        self.id = id
        self.kind = kind
        self.is_expansion = False  # of the Leaders & Lore pack
        self.suit = NO_SUIT
        self.raid_cost = 0
        self.buried_when_stolen = False
        self.reroll = ""  # how many dice it rolls again; empty: none
        self.reroll_die = -1  # of which kind; -1: any
        self.union_suit = NO_SUIT
        self.slots = 0  # room for resources on the card (ARC-9.6)
        self.preludes: list[Prelude] = []
        self.actions: list[NewAction] = []
        self.secured = NO_EFFECT
        self.set_up = NO_EFFECT
        self.row = SILENT
        self.is_protected = False  # of the campaign (ABR-13.1), as what follows
        self.of_regents = False  # buried when its holder becomes an Outlaw (ABR-12.9)
        self.scrap_if = ""  # the condition under which it scraps itself
        self.stored_cost = NO_RAID  # keys for a resource that lies on it
        self.stored_is_given = False  # whether deals may give what is frozen on it
        self.stored_are_captives = False  # whether they stay with their holder, as Captives, when the card leaves
        self.stored_is_used = False  # whether its holder may spend what lies on it
        self.crisis = NO_EFFECT
        self.edict = NO_EFFECT
        self.edict_number = -1
        self.number = 0  # of a Faithful card, as its pips
        self.pips = 0
        self.ambition = -1  # that it adds while it lies in the booklet
        self.beside = -1  # the printed ambition in whose place that one is declared
        self.resources: list[int] = []  # of a leader (ARC-14.6)
        self.pieces: list[list[int]] = []  # of a leader, by box: ships, cities, starports (ARC-14.5)


class Cards:
    """All cards as tables indexed by card number: Court, then lore, then leaders."""

    def __init__(self, cards: list[Card], effects: Effects[Any], hooks: int, court: list[int] | None = None) -> None:
        self.cards: Final = cards
        self.effects: Final = effects
        self.hooks: Final = hooks
        self.ids: Final = [card.id for card in cards]
        self.number_of: Final = {card.id: number for number, card in enumerate(cards)}  # by id
        self.kind: Final = [card.kind for card in cards]
        self.suit: Final = [card.suit for card in cards]
        self.raid_cost: Final = [card.raid_cost for card in cards]
        self.rows: Final = [card.row for card in cards]
        self.court: Final = self.numbers(GUILD) + self.numbers(VOX) if court is None else court  # the deck at set-up
        self.ambition: Final = [card.ambition for card in cards]
        self.beside: Final = {card.ambition: card.beside for card in cards if card.ambition >= 0}
        self.has_hooks: Final = [len(card.row.hooks) > 0 for card in cards]
        self.rules: Final = self.numbers(RULE)

    def numbers(self, kind: int) -> list[int]:
        """Return the numbers of all cards of a kind."""
        return [number for number, card in enumerate(self.cards) if card.kind == kind]


def card_ids() -> list[str]:
    """Return the ids of all cards in the order of their numbers, without reading what they do."""
    data = Fields(read_data("arcs", "cards.yaml"), "")
    return [row.text("id") for part in ("court", "lore", "leaders") for row in data.rows(part)]


@cache
def printed_cards() -> Cards:
    """Return the cards as printed."""
    # Reading needs every chapter of the rules, because they declare the verbs; and they need this module.
    from ecliptic.games.arcs.reading import read_cards

    return read_cards(Fields(read_data("arcs", "cards.yaml"), ""))
