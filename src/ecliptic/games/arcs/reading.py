"""Reads the cards: rows of `data/cards.yaml` into tables.

It imports every chapter of the rules that declares verbs or changes words, so that rows can name them.
"""

from typing import Any, Final

from ecliptic.effects import Effects, verbs_of
from ecliptic.games.arcs.board import (
    AMBITION_NAMES,
    AMBITIONS,
    DICE,
    FAITHFUL_SUIT,
    RESOURCES,
    STANDARD,
    SUITS,
    check_boxes,
    read_pieces,
    rows_of,
)
from ecliptic.games.arcs.cards import FAITHFUL, GUILD, KINDS, LEADER, NO_RAID, Card, Cards, NewAction, Prelude
from ecliptic.games.arcs.words import HOOKS
from ecliptic.kernel import Fields, refused

REROLLS: Final = ["weapon_icons", "fresh_ships", "resource_types", "all"]
STARTING_RESOURCES: Final = 2


def read_cards(data: Fields) -> Cards:
    """Return the tables for all cards."""
    from ecliptic.games.arcs import chapters  # declares the verbs and the changes

    assert chapters.CHAPTERS
    effects: Effects[Any] = Effects(verbs_of("ecliptic.games.arcs", without="ecliptic.games.arcs.campaign"))
    cards = [read_card(row, effects) for part in ("court", "lore", "leaders") for row in rows_of(data, part)]
    data.finish()
    return Cards(cards, effects, len(HOOKS))


def read_card(row: Fields, effects: Effects[Any]) -> Card:
    """Return one card."""
    card = Card(row.text("id"), row.word("kind", KINDS))
    row.has("name")
    if card.kind == GUILD:
        card.suit = row.word("suit", RESOURCES)
        card.is_protected = row.flag("protected")
        card.raid_cost = row.number("raid_cost", 1, 9) if not card.is_protected else NO_RAID
    card.is_expansion = row.has("pack")
    card.buried_when_stolen = row.flag("buried_when_stolen")
    if row.has("reroll"):
        reroll = row.table("reroll")
        card.reroll = REROLLS[reroll.word("most", REROLLS)]
        card.reroll_die = reroll.word("die", DICE) if reroll.has("die") else -1
        reroll.finish()
    if row.has("union_suit"):
        card.union_suit = row.word("union_suit", [*SUITS, FAITHFUL_SUIT])
    card.slots = row.number("slots", 0, 3, default=0)
    for i, each in enumerate(row.rows("prelude", [])):
        declared = each.word("while_declared", AMBITIONS) if each.has("while_declared") else -1
        effect = effects.read(each, "steps", f"{card.id}.prelude{i}")
        card.preludes.append(Prelude(effect, each.flag("before_any"), declared))
        each.finish()
    for each in row.rows("actions", []):
        declared = each.word("while_declared", AMBITIONS) if each.has("while_declared") else -1
        id = each.text("id")
        kind = 1 << each.word("in_place_of", STANDARD)
        card.actions.append(NewAction(id, kind, effects.read(each, "steps", f"{card.id}.{id}"), declared))
        each.finish()
    card.secured = effects.read(row, "secured", f"{card.id}.secured")
    card.of_regents = row.flag("of_regents")
    card.scrap_if = row.text("scrap_if") if row.has("scrap_if") else ""
    if row.has("stores"):
        stores = row.table("stores")
        card.stored_cost = stores.number("raid_cost", 1, NO_RAID, default=NO_RAID)
        card.stored_is_given = stores.flag("given")
        card.stored_is_used = stores.flag("used")
        card.stored_are_captives = stores.flag("captives")
        stores.finish()
    card.crisis = effects.read(row, "crisis", f"{card.id}.crisis")
    card.edict = effects.read(row, "edict", f"{card.id}.edict")
    card.edict_number = row.number("edict_number", -1, 99, default=-1)
    if card.kind == FAITHFUL:
        card.number = row.number("number", 1, 9)
        card.pips = row.number("pips", 1, 4)
    if row.has("ambition"):
        added = row.table("ambition")
        card.ambition = added.word("adds", AMBITION_NAMES)
        card.beside = added.word("in_place_of", AMBITIONS)
        added.finish()
    card.set_up = effects.read(row, "set_up", f"{card.id}.set_up")
    if card.kind == LEADER:
        card.resources = row.words("resources", RESOURCES)
        pieces = row.table("pieces")
        for box in ("A", "B", "C"):
            there = pieces.table(box)
            card.pieces.append(read_pieces(there))
            there.finish()
        pieces.finish()
        check_boxes(card.pieces, row.place)
        if len(card.resources) != STARTING_RESOURCES:
            raise refused("problem-leader-resources", place=row.path("resources"), count=STARTING_RESOURCES)
    card.row = HOOKS.read_row(row, card.id, effects)
    row.finish()
    return card
