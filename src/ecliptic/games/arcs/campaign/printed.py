"""What is printed on the campaign's components: everything of the base game, fates, and the cards of the campaign.

Names and texts are messages under the same ids: `card-F01-02` and `text-F01-02`, `fate-steward`.
"""

from typing import Any

from ecliptic.games.arcs.board import (
    RESOURCES,
    SIDE_NAMES,
    STANDARD,
    ZEAL,
)
from ecliptic.games.arcs.campaign.fate import ACT_NAMES, LETTERS, Fate, FateAct
from ecliptic.games.arcs.campaign.flagship import PLACE_TYPES
from ecliptic.games.arcs.campaign.notation import BOARD
from ecliptic.games.arcs.campaign.reading import campaign_board, event_cards, printed
from ecliptic.games.arcs.campaign.tokens import TokenKind
from ecliptic.games.arcs.cards import RULE, Card
from ecliptic.games.arcs.printed import bits, card_row, described
from ecliptic.kernel import Json


def printed_components(pack: Json | None, locale: str) -> Json:
    """Return what is printed; the words are messages."""
    cards = printed().cards
    shown: dict[str, Any] = {**described(campaign_board(), cards)}
    for id in event_cards():
        shown["action_cards"][id]["suit"] = "event"
    sides = campaign_board().suit_actions[ZEAL:]
    shown["sides"] = {name: bits(actions, STANDARD) for name, actions in zip(SIDE_NAMES, sides, strict=True)}
    shown["cards"] = {card.id: campaign_card_row(card) for card in cards.cards if card.kind != RULE}
    shown["fates"] = {fate.name: fate_row(fate) for fate in printed().fates.values()}
    shown["flagship"] = [board_place(place) for place in range(len(BOARD))]
    shown["tokens"] = {kind.id: token_row(kind) for kind in printed().tokens}
    return shown


def campaign_card_row(card: Card) -> Json:
    """Return a card with what only the campaign prints on it."""
    row = card_row(card)
    if card.is_protected:
        row["is_protected"] = True
        row.pop("raid_cost", None)  # it cannot be raided (ABR-13.1)
    if card.of_regents:
        row["of_regents"] = True
    if card.edict_number >= 0:
        row["edict_number"] = card.edict_number
    return row


def fate_row(fate: Fate) -> Json:
    """Return a fate: its cards, its tokens and what it does in each act."""
    ids = printed().cards.ids
    return {
        "number": fate.number,
        "letter": LETTERS[fate.letter],
        "cards": [ids[card] for card in fate.cards],
        "tokens": [kind.id for kind in fate.tokens],
        "acts": {ACT_NAMES[act - 1]: act_row(row, ids) for act, row in fate.acts.items()},
    }


def act_row(act: FateAct, ids: list[str]) -> Json:
    """Return the objective of one act with its first space by number of players, and the grand ambitions."""
    return {
        "objective": ids[act.objective] if act.objective >= 0 else "",
        "start": {str(seats): space for seats, space in act.start.items()},
        "grand": act.grand[:],
    }


def board_place(place: int) -> Json:
    """Return a place of a Flagship board: an Upgrade or its Armor, and the planets at which it is built (ABR-11.5)."""
    return {"id": BOARD[place], "types": bits(PLACE_TYPES[place], RESOURCES)}


def token_row(kind: TokenKind) -> Json:
    """Return a kind of token."""
    return {"count": kind.count, "sides": kind.sides[:], "is_secret": kind.is_secret}
