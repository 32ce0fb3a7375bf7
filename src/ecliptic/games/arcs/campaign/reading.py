"""Reads the campaign's cards: those of the base game keep their numbers, the campaign's follow.

Importing it also makes the actions that name the new cards.
"""

from functools import cache
from typing import Any, Final

from ecliptic.content.files import read_data
from ecliptic.effects import Effects, verbs_of
from ecliptic.games.arcs.board import (
    ANY_AMBITION,
    BATTLE,
    BUILD,
    INFLUENCE,
    MOVE,
    REPAIR,
    SECURE,
    TAX,
    ZEAL,
    Board,
)
from ecliptic.games.arcs.campaign import notation
from ecliptic.games.arcs.campaign.fate import Fate, read_fate
from ecliptic.games.arcs.cards import Card, Cards
from ecliptic.games.arcs.reading import read_card
from ecliptic.games.arcs.words import HOOKS
from ecliptic.kernel import Fields

SLUG: Final = "blighted-reach"
PARTS: Final = ("rules", "council", "edicts", "court")


def event_cards() -> dict[str, list[int]]:
    """Return the Event cards with the numbers of players that use them (ABR-2.1)."""
    events: dict[str, list[int]] = read_data(SLUG, "cards.yaml")["events"]
    return events


@cache
def campaign_board() -> Board:
    """Return the printed tables with the Event cards and the Faithful cards among the action cards."""
    board = Board(Fields(read_data("arcs", "board.yaml"), ""), event_cards())
    for row in faithful_cards():
        board.add_action_card(faithful_id(row["number"]), ZEAL, row["number"], row["pips"], ANY_AMBITION)
    board.suit_actions.extend([MOVE | INFLUENCE | BATTLE | TAX, BUILD | REPAIR | SECURE])
    return board


def faithful_cards() -> list[dict[str, Any]]:
    """Return the Faithful cards, which may become action cards, from the lowest to the highest (F08-13)."""
    rows = [row for row in read_data(SLUG, "fates/08_believer.yaml")["cards"] if row["kind"] == "faithful"]
    return sorted(rows, key=lambda row: int(row["number"]))


def faithful_id(number: int) -> str:
    """Return the id of a Faithful card as an action card."""
    return f"faithful-{number}"


class Printed:
    """All cards of the campaign, the fates by number, and the kinds of their tokens."""

    __slots__ = ("cards", "fates", "tokens")

    def __init__(self, cards: Cards, fates: dict[int, Fate]) -> None:
        self.cards: Final = cards
        self.fates: Final = fates
        self.tokens: Final = [kind for fate in fates.values() for kind in fate.tokens]


@cache
def printed() -> Printed:
    """Return the cards and fates as printed."""
    from ecliptic.games.arcs.campaign import chapters  # declares the verbs and the changes

    assert chapters.CHAPTERS
    effects: Effects[Any] = Effects(verbs_of("ecliptic.games.arcs"))
    base = Fields(read_data("arcs", "cards.yaml"), "")
    cards = [read_card(row, effects) for part in ("court", "lore", "leaders") for row in base.rows(part)]
    core = Fields({part: read_data(SLUG, "cards.yaml")[part] for part in PARTS}, "")
    court: list[int] = []
    for part in PARTS:
        for row in core.rows(part):
            if part == "court":
                court.append(len(cards))
            cards.append(read_card(row, effects))
    fates: dict[int, Fate] = {}
    for name in chapters.FATES:
        data = Fields(read_data(SLUG, f"fates/{name}.yaml"), f"{name}.yaml")
        first = len(cards)
        own: list[Card] = [read_card(row, effects) for row in data.rows("cards")]
        cards += own
        fate = read_fate(data, effects, first, [card.id for card in own])
        fates[fate.number] = fate
    ids = [card.id for card in cards]
    notation.add_cards(ids)
    notation.add_action_cards([*event_cards(), *[faithful_id(row["number"]) for row in faithful_cards()]])
    return Printed(Cards(cards, effects, len(HOOKS), court), fates)


def fate_of(number: int) -> Fate:
    """Return a fate by its number."""
    return printed().fates[number]
