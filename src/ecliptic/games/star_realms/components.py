"""The cards as typed tables, read from `data/components.yaml` and a content pack.

A card is a row; its abilities are lists of steps from a small vocabulary of verbs. Numbers and flat lists, so that
the rules can look things up without building anything. A content pack changes rows before they become tables.
"""

from functools import cache
from typing import Final

from ecliptic.content.files import read_data
from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import shown

# Factions are bits, because a copy has two of them (SR-12.1, SR-13.1).
BLOB: Final = 1
TRADE_FEDERATION: Final = 2
STAR_EMPIRE: Final = 4
MACHINE_CULT: Final = 8
FACTIONS: Final = ["blob", "trade_federation", "star_empire", "machine_cult"]
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

# The verbs of abilities. The first three only add to a pool or score and never ask anything.
TRADE: Final = 0
COMBAT: Final = 1
AUTHORITY: Final = 2
DRAW: Final = 3
OPPONENT_DISCARD: Final = 4
SCRAP_OWN: Final = 5
SCRAP_ROW: Final = 6
DESTROY_BASE: Final = 7
DISCARD_OWN: Final = 8
CHOOSE_ONE: Final = 9
ACQUIRE_FREE: Final = 10
NEXT_ACQUIRE_TO: Final = 11
COPY_BASE: Final = 12
COPY_SHIP: Final = 13
IF: Final = 14
COMBAT_PER: Final = 15
DRAW_PER: Final = 16
VERBS: Final = [
    "trade", "combat", "authority", "draw", "opponent_discard", "scrap_own", "scrap_row", "destroy_base", "discard_own",
    "choose_one", "acquire_free", "next_acquire_to", "copy_base", "copy_ship", "if", "combat_per", "draw_per",
]  # fmt: skip

OWN_BASES_IN_PLAY: Final = 0
ANY_OPPONENT_HAS_BASE: Final = 1
CONDITIONS: Final = ["own_bases_in_play_at_least", "any_opponent_has_base"]

SCRAPPED_THIS_TURN: Final = 0
BLOB_CARDS_PLAYED: Final = 1
COUNTS: Final = ["own_cards_scrapped_from_hand_or_discard_this_turn", "blob_cards_played_this_turn"]

NO_ABILITY: Final = -1
ANY_COST: Final = 99

SCOUT: Final = 0
VIPER: Final = 1
EXPLORER: Final = 2

SETS: Final = ["colony_wars", "core"]


class Step:
    """One verb of an ability with its numbers; what a verb does not need keeps its default."""

    __slots__ = (
        "condition", "count", "least", "max_cost", "most", "n", "nested", "optional", "options", "to", "types", "verb",
        "zones",
    )  # fmt: skip

    def __init__(self, verb: int, n: int = 0) -> None:
        self.verb = verb
        self.n = n
        self.least = 0  # least and most cards to pick; least 0 is a "may" (SR-6.4)
        self.most = 0
        self.zones = 0
        self.types = 0
        self.max_cost = ANY_COST
        self.to = TO_DISCARD
        self.optional = False
        self.condition = 0
        self.count = 0
        self.nested = NO_ABILITY  # resolved when the condition holds, or once per card picked
        self.options: list[int] = []  # abilities to choose from


class Card:
    """One row: what is printed on the card. Abilities are indices into `Components.abilities`."""

    __slots__ = (
        "acquire_faction", "all_allies", "ally", "ally_faction", "copies", "cost", "defense", "faction", "id", "kind",
        "outpost", "passive", "passive_faction", "primary", "scrap", "set", "source",
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
        self.primary = NO_ABILITY
        self.ally_faction = 0
        self.ally = NO_ABILITY
        self.scrap = NO_ABILITY
        self.passive_faction = 0  # "whenever you play a ship of this faction" (SR-12.9, SR-13.9)
        self.passive = NO_ABILITY
        self.all_allies = False  # Mech World (SR-13.7)
        self.acquire_faction = 0  # may go to the hand when a card of this faction was played (SR-8.11)
        self.source = ""


class Components:
    """All cards of both sets as tables indexed by card number, for one content pack (or none)."""

    def __init__(self, cards: list[Card], abilities: list[list[Step]], ability_names: list[str]) -> None:
        self.cards: Final = cards
        self.abilities: Final = abilities
        self.ability_names: Final = ability_names
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
        self.passive: Final = [card.passive for card in cards]
        self.passive_faction: Final = [card.passive_faction for card in cards]
        self.all_allies: Final = [card.all_allies for card in cards]
        self.acquire_faction: Final = [card.acquire_faction for card in cards]

    def trade_deck(self, set_name: str) -> list[int]:
        """Every trade-deck card of one set, as many times as it has copies."""
        deck: list[int] = []
        for number, card in enumerate(self.cards):
            if card.set == set_name:
                deck += [number] * card.copies
        return deck


class _Builder:
    """Reads rows into cards, registering every list of steps under a readable name."""

    def __init__(self) -> None:
        self.abilities: list[list[Step]] = []
        self.names: list[str] = []

    def card(self, row: Fields, set_name: str) -> Card:
        card = Card(row.text("id"))
        card.set = set_name
        card.source = row.text("source")
        card.copies = row.number("copies" if row.has("copies") else "copies_per_set", 0, 99)
        card.faction = 1 << row.word("faction", FACTIONS) if row.text("faction") != "unaligned" else 0
        card.kind = 1 << row.word("type", TYPES)
        if set_name or row.has("cost"):  # Scout and Viper have none (SR-1.5)
            card.cost = row.number("cost", 1, 20)
        if card.kind == BASE:
            card.outpost = row.flag("outpost")
            card.defense = row.number("defense", 1, 15)
        card.primary = self.ability(row, "primary", f"{card.id}.primary")
        if row.has("ally"):
            ally = row.table("ally")
            card.ally_faction = 1 << ally.word("faction", FACTIONS)
            card.ally = self.ability(ally, "steps", f"{card.id}.ally")
            ally.finish()
        card.scrap = self.ability(row, "scrap", f"{card.id}.scrap")
        for passive in row.rows("passive", []):
            if passive.has("counts_as_ally_for"):
                passive.word("counts_as_ally_for", ["all_factions"])
                card.all_allies = True
            else:
                passive.word("when", ["you_play_ship"])
                faction = passive.text("faction")
                card.passive_faction = ANY_SHIP if faction == "any" else 1 << passive.word("faction", FACTIONS)
                card.passive = self.ability(passive, "steps", f"{card.id}.passive")
            passive.finish()
        if row.has("on_acquire"):
            option = row.table("on_acquire")
            option.word("may_put_into", ["hand"])
            card.acquire_faction = 1 << option.word("if_played_faction_this_turn", FACTIONS)
            option.finish()
        for remark in ("name", "name_ru", "count_source", "note"):
            row.has(remark)
        row.finish()
        return card

    def ability(self, row: Fields, field: str, name: str) -> int:
        if not row.has(field):
            return NO_ABILITY
        return self.register([self.step(step, name) for step in row.rows(field)], name)

    def register(self, steps: list[Step], name: str) -> int:
        self.abilities.append(steps)
        self.names.append(name)
        return len(self.abilities) - 1

    def step(self, row: Fields, name: str) -> Step:
        step = Step(row.word("op", VERBS))
        verb = step.verb
        if row.has("n"):
            step.n = row.number("n", 1, 20)
        if verb in (SCRAP_OWN, SCRAP_ROW, DISCARD_OWN):
            step.most = row.number("max", 1, 9)
            step.least = row.number("min", 0, step.most)
        if verb == DESTROY_BASE:
            step.least, step.most = row.number("min", 0, 1), 1
        if verb == SCRAP_OWN:
            for zone in row.words("zones", ZONES):
                step.zones |= 1 << zone
        if verb in (SCRAP_OWN, DISCARD_OWN):
            step.nested = self.ability(row, "per_card", f"{name}.each")
        if verb in (ACQUIRE_FREE, NEXT_ACQUIRE_TO):
            for kind in row.words("types", TYPES):
                step.types |= 1 << kind
            step.to = row.word("to", DESTINATIONS)
            step.max_cost = row.number("max_cost", 0, 20, default=ANY_COST) if row.has("max_cost") else ANY_COST
        if verb == NEXT_ACQUIRE_TO:
            step.optional = row.flag("optional")
        if verb == CHOOSE_ONE:
            for i, _ in enumerate(row.items("options")):
                choice = Fields({"steps": row.items("options")[i]}, f"{row.path('options')}[{i}]")
                step.options.append(self.ability(choice, "steps", f"{name}.or{i}"))
        if verb == IF:
            condition = row.table("cond")
            known = [c for c in CONDITIONS if condition.has(c)]
            if not known:
                raise refused("problem-condition", place=condition.place, known=", ".join(CONDITIONS))
            step.condition = CONDITIONS.index(known[0])
            step.n = condition.table(known[0]).number("n", 1, 20, default=1)
            condition.finish()
            step.nested = self.ability(row, "then", f"{name}.then")
        if verb in (COMBAT_PER, DRAW_PER):
            step.count = row.word("count", COUNTS)
        row.finish()
        return step


def raw_data() -> Json:
    """The data file as it is written."""
    return read_data("star_realms", "components.yaml")


@cache
def printed() -> Components:
    """The cards as printed, without a content pack.

    >>> cards = printed()
    >>> cards.cost[cards.ids.index("gunship")]
    4
    """
    return build({})


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
        raise refused("problem-pack-game", game=slug, wanted="star-realms")
    fields.has("name"), fields.has("note")
    overrides = fields.table("cards")
    fields.finish()
    return build({str(id): row for id, row in overrides.data.items()})


def build(overrides: dict[str, object]) -> Components:
    """Tables from the rows of the data file, each changed by its override."""
    data = Fields(raw_data(), "")
    builder = _Builder()
    cards: list[Card] = []
    left = dict(overrides)
    rows = [(row, "") for row in data.rows("basic_cards")]
    sets = data.table("card_sets")
    for set_name in SETS:
        rows += [(row, set_name) for row in sets.table(set_name).rows("trade_deck")]
    for row, set_name in rows:
        id = row.text("id")
        change = Fields(left.pop(id, {}), f"cards.{id}")
        for field in change.data:
            if field not in CHANGEABLE:
                known = ", ".join(CHANGEABLE)
                raise refused("problem-pack-field", place=change.place, field=shown(field), known=known)
        place = f"cards.{id}" if change.data else row.place
        cards.append(builder.card(Fields({**row.data, **change.data}, place), set_name))
    for id in left:
        raise refused("problem-pack-card", card=id)
    return Components(cards, builder.abilities, builder.names)


CHANGEABLE: Final = [
    "faction",
    "type",
    "cost",
    "outpost",
    "defense",
    "primary",
    "ally",
    "scrap",
    "passive",
    "on_acquire",
]
