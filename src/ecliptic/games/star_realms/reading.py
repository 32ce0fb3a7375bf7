"""Reads the cards: rows of `data/components.yaml`, changed by a content pack, into tables.

It imports every chapter of the rules that declares verbs, so that rows can name them.
"""

from typing import Final

from ecliptic.effects import Reaction, Row, verbs_of
from ecliptic.games.star_realms import acquire, attack, conditions, copies, discarding, gains, picking
from ecliptic.games.star_realms.components import BASE, FACTIONS, SETS, SHIP, TYPES, Card, Components
from ecliptic.games.star_realms.copies import BecomeCopy
from ecliptic.games.star_realms.gains import Abilities
from ecliptic.games.star_realms.words import COUNTS_AS_ALLY_FOR, HOOKS, SHIP_PLAYED
from ecliptic.kernel import Fields, Json, refused
from ecliptic.kernel.fields import shortened, shown

MOST_PASSIVES: Final = 2  # of one card
MOST_REACTION: Final = 6  # steps: a ship may be watched by every base in play

CHAPTERS: Final = (acquire, attack, conditions, copies, discarding, gains, picking)


class _Reader:
    """Reads rows into cards, and their abilities into one table of effects."""

    def __init__(self) -> None:
        self.effects: Final = Abilities(verbs_of("ecliptic.games.star_realms"))

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
        first = len(self.effects.steps)
        card.primary = self.effects.read(row, "primary", f"{card.id}.primary")
        if row.has("ally"):
            ally = row.table("ally")
            card.ally_faction = 1 << ally.word("faction", FACTIONS)
            card.ally = self.effects.read(ally, "steps", f"{card.id}.ally")
            ally.finish()
        card.scrap = self.effects.read(row, "scrap", f"{card.id}.scrap")
        card.row = self.passive(row, card.id)
        self.check_copies(row, card, first)
        if row.has("on_acquire"):
            option = row.table("on_acquire")
            option.word("may_put_into", ["hand"])
            card.acquire_faction = 1 << option.word("if_played_faction_this_turn", FACTIONS)
            option.finish()
        for remark in ("name", "name_ru", "count_source", "note"):
            row.has(remark)
        row.finish()
        return card

    def check_copies(self, row: Fields, card: Card, first: int) -> None:
        """Refuse a card that could copy itself, or become what it is not (SR-12.1, SR-12.7, SR-13.1).

        Becoming a copy is how a primary ability begins, a base's or a ship's: so such cards are known, and are not
        copied themselves. `first` is the first of the card's effects.
        """
        for effect in range(first, len(self.effects.steps)):
            for i, step in enumerate(self.effects.steps[effect]):
                if isinstance(step, BecomeCopy):
                    kind = BASE if step.bases else SHIP
                    if effect != card.primary or i or kind != card.kind:
                        raise refused("problem-copy-step", place=row.place, verb=step.verb, kind=TYPES[kind >> 1])

    def passive(self, row: Fields, card: str) -> Row:
        """Return what the card changes and reacts to while it is in play.

        The row has the name of its change, because content packs may give it to any card.
        """
        id = card
        changes: list[int] = []
        reactions: list[Reaction] = []
        rows = row.rows("passive", [])
        if len(rows) > MOST_PASSIVES:
            raise refused("problem-passives", place=row.path("passive"), most=MOST_PASSIVES)
        for passive in rows:
            if passive.has(COUNTS_AS_ALLY_FOR.name):
                known = list(COUNTS_AS_ALLY_FOR.changes)
                id = known[passive.word(COUNTS_AS_ALLY_FOR.name, known)]
                changes = [COUNTS_AS_ALLY_FOR.number]
            else:
                passive.word("when", ["you_play_ship"])
                condition = SHIP_PLAYED.read(passive)
                effect = self.effects.read(passive, "steps", f"{card}.passive")
                if not 1 <= self.effects.work(effect) <= MOST_REACTION:
                    raise refused("problem-reaction", place=passive.path("steps"), most=MOST_REACTION)
                reactions.append(Reaction(SHIP_PLAYED.number, condition, effect))
            passive.finish()
        return Row(id, changes, reactions)


def read_cards(overrides: dict[str, object], file: Json) -> Components:
    """Tables from the rows of the data file, each changed by its override."""
    data = Fields(file, "")
    reader = _Reader()
    cards: list[Card] = []
    left = dict(overrides)
    rows = [(row, "") for row in data.rows("basic_cards")]
    sets = data.table("card_sets")
    for set_name in SETS:
        cards_of_set = sets.table(set_name)
        rows += [(row, set_name) for row in cards_of_set.rows("trade_deck")]
        for remark in ("name", "name_ru", "note", "source"):
            cards_of_set.has(remark)
        cards_of_set.finish()
    sets.finish()
    data.has("modes")  # `modes` reads it
    data.finish()
    for row, set_name in rows:
        id = row.text("id")
        change = Fields(left.pop(id, {}), f"cards.{id}")
        for field in change.data:
            if field not in CHANGEABLE:
                known = ", ".join(CHANGEABLE)
                raise refused("problem-pack-field", place=change.place, field=shown(field), known=known)
        changed = Fields({**row.data, **change.data}, change.place) if change.data else row
        cards.append(reader.card(changed, set_name))
    for id in left:
        raise refused("problem-pack-card", card=shortened(id))
    return Components(cards, reader.effects, len(HOOKS))


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
