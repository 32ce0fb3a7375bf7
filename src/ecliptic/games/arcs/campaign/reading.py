"""Reads the campaign's cards: those of the base game keep their numbers, the campaign's follow.

Importing it also makes the actions that name the new cards.
"""

from functools import cache
from typing import Any, Final

from ecliptic.content.files import GAMES, parse_yaml, read_data
from ecliptic.effects import Effects, verbs_of
from ecliptic.games.arcs.board import Board
from ecliptic.games.arcs.campaign import notation
from ecliptic.games.arcs.campaign.fate import Fate, read_fate
from ecliptic.games.arcs.cards import Card, Cards
from ecliptic.games.arcs.reading import read_card
from ecliptic.games.arcs.words import HOOKS
from ecliptic.kernel import Fields

DATA: Final = GAMES / "arcs" / "campaign" / "data"
PARTS: Final = ("rules", "council", "edicts", "court")


@cache
def read_file(name: str) -> dict[str, Any]:
    """Return a data file of the campaign, read once."""
    data = parse_yaml((DATA / name).read_text(encoding="utf-8"), name)
    assert isinstance(data, dict)
    return data


def event_cards() -> dict[str, list[int]]:
    """Return the Event cards with the numbers of players that use them (ABR-2.1)."""
    events: dict[str, list[int]] = read_file("cards.yaml")["events"]
    return events


@cache
def campaign_board() -> Board:
    """Return the printed tables with the Event cards among the action cards."""
    return Board(Fields(read_data("arcs", "board.yaml"), ""), event_cards())


def fate_files() -> list[str]:
    """Return the data files of the fates that are built, in the order of their numbers."""
    return sorted(path.name for path in (DATA / "fates").glob("*.yaml"))


class Printed:
    """All cards of the campaign, and the fates by number."""

    __slots__ = ("cards", "fates")

    def __init__(self, cards: Cards, fates: dict[int, Fate]) -> None:
        self.cards: Final = cards
        self.fates: Final = fates


@cache
def printed() -> Printed:
    """Return the cards and fates as printed."""
    from ecliptic.games.arcs.campaign import chapters  # declares the verbs and the changes

    assert chapters.CHAPTERS
    effects: Effects[Any] = Effects(verbs_of("ecliptic.games.arcs"))
    base = Fields(read_data("arcs", "cards.yaml"), "")
    cards = [read_card(row, effects) for part in ("court", "lore", "leaders") for row in base.rows(part)]
    core = Fields({part: read_file("cards.yaml")[part] for part in PARTS}, "")
    court: list[int] = []
    for part in PARTS:
        for row in core.rows(part):
            if part == "court":
                court.append(len(cards))
            cards.append(read_card(row, effects))
    fates: dict[int, Fate] = {}
    for name in fate_files():
        data = Fields(read_file(f"fates/{name}"), name)
        first = len(cards)
        own: list[Card] = [read_card(row, effects) for row in data.rows("cards")]
        cards += own
        fate = read_fate(data, effects, first, [card.id for card in own])
        fates[fate.number] = fate
    ids = [card.id for card in cards]
    notation.add_cards(ids)
    notation.add_action_cards(list(event_cards()))
    return Printed(Cards(cards, effects, len(HOOKS), court), fates)


def fate_of(number: int) -> Fate:
    """Return a fate by its number."""
    return printed().fates[number]
