"""What is printed on the map, the cards, the dice and the boards: numbers for whoever draws them.

Names and texts are messages under the same ids: `card-BC01` and `text-BC01`, `action-card-aggression-2`,
`system-2-hex`, `setup-card-3p-mix-up`.
"""

from ecliptic.games.arcs.board import (
    AMBITIONS,
    CLUSTERS,
    DICE,
    FACES,
    FAITHFUL_SUIT,
    NO_TYPE,
    RESOURCES,
    SIDES,
    STANDARD,
    SUITS,
    SYSTEMS,
    ZEAL,
    Board,
    cluster_of,
    is_gate,
)
from ecliptic.games.arcs.cards import GUILD, KINDS, LEADER, NO_SUIT, Card, Cards
from ecliptic.games.arcs.content_pack import components
from ecliptic.kernel import Json

BOXES = ("A", "B", "C")
PIECES = ("ships", "city", "starport")


def printed_components(pack: Json | None, locale: str) -> Json:
    """Return what is printed; a content pack changes some of it, and the words are messages."""
    board, cards = components(pack)
    return described(board, cards)


def described(board: Board, cards: Cards) -> Json:
    """Return what is printed on these boards and cards."""
    return {
        "clusters": CLUSTERS,
        "systems": [system_row(board, system) for system in range(len(SYSTEMS))],
        "suits": {name: bits(board.suit_actions[suit], STANDARD) for suit, name in enumerate(SUITS)},
        "action_cards": {id: action_card_row(board, card) for card, id in enumerate(board.action_ids)},
        "cards": {card.id: card_row(card) for card in cards.cards},
        "dice": {
            kind: [[FACES[symbol] for symbol in face] for face in board.faces[i * SIDES : i * SIDES + SIDES]]
            for i, kind in enumerate(DICE)
        },
        "markers": [
            {"id": id, "first": board.first_place[marker], "second": board.second_place[marker]}
            for marker, id in enumerate(board.marker_ids)
        ],
        "raid_costs": board.raid_cost,
        "open_slots": board.open_slots,
        "city_bonus": board.city_bonus,
        "pieces": {
            "ship": board.ships,
            "city": board.cities,
            "starport": board.starports,
            "agent": board.agents,
        },
        "power_to_end": {str(seats): power for seats, power in board.power_to_end.items()},
        "setup_cards": {
            card.id: {"players": card.players, "out_of_play": [cluster + 1 for cluster in card.out]}
            for card in board.setup_cards
        },
    }


def bits(number: int, names: list[str]) -> list[str]:
    """Return the names whose bits are set."""
    return [name for i, name in enumerate(names) if number & 1 << i]


def system_row(board: Board, system: int) -> Json:
    """Return a system of the map."""
    kind = board.types[system]
    return {
        "id": SYSTEMS[system],
        "cluster": cluster_of(system) + 1,
        "is_gate": is_gate(system),
        "type": RESOURCES[kind] if kind != NO_TYPE else None,
        "slots": board.slots[system],
    }


def action_card_row(board: Board, card: int) -> Json:
    """Return an action card."""
    return {
        "suit": SUITS[board.suit[card]] if board.suit[card] < ZEAL else FAITHFUL_SUIT,
        "number": board.number[card],
        "pips": board.pips[card],
        "declares": bits(board.declares[card], AMBITIONS),
        "seizes": board.seizes[card],
    }


def card_row(card: Card) -> Json:
    """Return a Court, lore or leader card."""
    shown: Json = {
        "kind": KINDS[card.kind],
        "is_expansion": card.is_expansion,
        "actions": [{"id": new.id, "in_place_of": bits(new.in_place_of, STANDARD)} for new in card.actions],
        "slots": card.slots,
    }
    if card.kind == GUILD:
        shown["raid_cost"] = card.raid_cost
    if card.suit != NO_SUIT:
        shown["suit"] = RESOURCES[card.suit]
    if card.kind == LEADER:
        shown["resources"] = [RESOURCES[kind] for kind in card.resources]
        shown["starts_with"] = {
            box: dict(zip(PIECES, counts, strict=True)) for box, counts in zip(BOXES, card.pieces, strict=True)
        }
    return shown
