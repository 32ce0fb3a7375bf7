"""The actions of Star Realms and their notation.

Actions are made once and handed out again, so that listing options builds nothing. A card in play is named by its
id; the second, third ... card of that name in one play area by `#2`, `#3` ...
"""

from typing import Final

from ecliptic.games.star_realms.components import card_ids
from ecliptic.kernel import Action

CARD_IDS: Final = card_ids()

END: Final = Action("end")
DONE: Final = Action("done")
REVOKE: Final = Action("revoke")
STOP: Final = Action("stop")
TRANSFER: Final = Action("transfer")
NO_GIFT: Final = Action("no_gift")
AGREE: Final = Action("agree")
DECLINE: Final = Action("decline")


def _by_card(kind: str) -> list[Action]:
    return [Action(kind, id, (number,)) for number, id in enumerate(CARD_IDS)]


PLAY: Final = _by_card("play")
BUY: Final = _by_card("buy")
ACQUIRE: Final = _by_card("acquire")
DISCARD: Final = _by_card("discard")
SCRAP_HAND: Final = _by_card("scrap_hand")
SCRAP_DISCARD: Final = _by_card("scrap_discard")
SCRAP_ROW: Final = _by_card("scrap_row")
COPY: Final = _by_card("copy")
MOVE: Final = _by_card("move")
GIVE: Final = _by_card("give")
POOL_BUY: Final = _by_card("pool_buy")

TO: Final = [Action("to", place, (i,)) for i, place in enumerate(["discard", "hand", "deck_top"])]
ATTACK: Final = [Action("attack", str(seat), (seat,)) for seat in range(6)]
TARGET: Final = [Action("target", str(seat), (seat,)) for seat in range(6)]
GIVE_TO: Final = [Action("give_to", str(seat), (seat,)) for seat in range(6)]

# Every kind of action that any question offers.
ACTION_KINDS: Final = frozenset(
    {
        "acquire", "agree", "ally", "amount", "attack", "attack_base", "buy", "choose", "copy", "decline", "discard",
        "done", "end", "give", "give_to", "move", "no_gift", "play", "pool_attack", "pool_buy", "revoke", "scrap",
        "scrap_discard", "scrap_hand", "scrap_row", "stop", "target", "target_base", "to", "transfer", "use",
    }
)  # fmt: skip

_amounts: Final[list[Action]] = []
_placed: Final[dict[int, Action]] = {}

USE: Final = 0
ALLY: Final = 1
SCRAP: Final = 2
ATTACK_BASE: Final = 3
TARGET_BASE: Final = 4
POOL_ATTACK: Final = 5
_KINDS: Final = ["use", "ally", "scrap", "attack_base", "target_base", "pool_attack"]


def amount(n: int) -> Action:
    """`amount:n`, for attacks and shares."""
    while len(_amounts) <= n:
        _amounts.append(Action("amount", str(len(_amounts)), (len(_amounts),)))
    return _amounts[n]


def own_card(kind: int, card: int, copy: int) -> Action:
    """An ability of an own card in play: `ally:swarmer`, `scrap:cargo_pod#2`."""
    key = kind << 20 | card << 8 | copy
    action = _placed.get(key)
    if action is None:
        action = Action(_KINDS[kind], place_name(card, copy), (card, copy))
        _placed[key] = action
    return action


def base_of(kind: int, owner: int, card: int, copy: int) -> Action:
    """Something done to a base of some player: `attack_base:1/blob_wheel`."""
    key = kind << 20 | (owner + 1) << 16 | card << 8 | copy
    action = _placed.get(key)
    if action is None:
        action = Action(_KINDS[kind], f"{owner}/{place_name(card, copy)}", (owner, card, copy))
        _placed[key] = action
    return action


def place_name(card: int, copy: int) -> str:
    """A card in a play area: its id, numbered from the second of that name on."""
    return f"{CARD_IDS[card]}#{copy + 1}" if copy else CARD_IDS[card]


def copy_number(area: list[int], index: int) -> int:
    """How many cards of the same name lie before this one in the play area."""
    card = area[index] & 0x7F
    copy = 0
    for i in range(index):
        if area[i] & 0x7F == card:
            copy += 1
    return copy


def find_card(area: list[int], card: int, copy: int) -> int:
    """The place of the card that `copy_number` numbered so."""
    for i, slot in enumerate(area):
        if slot & 0x7F == card:
            if copy == 0:
                return i
            copy -= 1
    return -1


def each_once(actions: list[Action], cards: list[int]) -> list[Action]:
    """Return the action for each different card of a sorted list."""
    found: list[Action] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(actions[card])
            last = card
    return found
