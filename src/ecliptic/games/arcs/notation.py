"""The actions of Arcs and their notation. They are made once and handed out again."""

from typing import Final

from ecliptic.games.arcs.board import (
    AMBITION_NAMES,
    DICE,
    IN_SLOTS,
    RESOURCES,
    SIDE_NAMES,
    SIDES,
    SYSTEM_COUNT,
    SYSTEMS,
    ZEAL,
    die_name,
    printed_board,
)
from ecliptic.games.arcs.cards import card_ids
from ecliptic.games.arcs.state import BOXED, OWNERS, PLACES
from ecliptic.kernel import Action

CARD_IDS: Final = card_ids()
ACTION_IDS: Final = list(printed_board().action_ids)  # the campaign adds its Event cards
SITES: Final = [f"{system}/{place}" for system in SYSTEMS for place in PLACES]

KINDS: Final = frozenset({
    "at", "battle", "build_city", "build_outside", "build_ship", "build_starport", "card", "catapult", "choose",
    "city", "cluster", "copy", "declare", "dice", "die", "discard_hand", "done", "drop", "end", "event",
    "hand_card",
    "hit", "hit_building", "influence", "keep_hand", "lead", "move", "no", "part", "pass", "piece", "pivot",
    "prelude", "put", "raid", "raid_card", "ransack", "react", "redraw", "repair", "repair_ship", "reroll", "rival",
    "secure", "seize", "ships", "site", "spend", "steal", "steal_card", "surpass", "swap", "take", "tax", "type",
    "union", "use", "yes",
})  # fmt: skip

PASS: Final = Action("pass")
END: Final = Action("end")
DONE: Final = Action("done")
YES: Final = Action("yes")
NO: Final = Action("no")
KEEP_HAND: Final = Action("keep_hand")
REDRAW: Final = Action("redraw")


def _named(kind: str, names: list[str]) -> list[Action]:
    return [Action(kind, name, (i,)) for i, name in enumerate(names)]


LEAD: Final = _named("lead", ACTION_IDS)
SURPASS: Final = _named("surpass", ACTION_IDS)
COPY: Final = _named("copy", ACTION_IDS)
PIVOT: Final = _named("pivot", ACTION_IDS)
SEIZE: Final = _named("seize", ACTION_IDS)
EVENT: Final = _named("event", ACTION_IDS)
HAND_CARD: Final = _named("hand_card", ACTION_IDS)
UNION: Final = _named("union", ACTION_IDS)
DECLARE: Final = _named("declare", AMBITION_NAMES)

SPEND: Final = _named("spend", RESOURCES)
SPEND_AS: Final = [  # by resource and the type it serves as
    [Action("spend", f"{real}/{wanted}" if i != j else real, (i, j)) for j, wanted in enumerate(RESOURCES)]
    for i, real in enumerate(RESOURCES)
]
DROP: Final = _named("drop", IN_SLOTS)
TYPE: Final = _named("type", IN_SLOTS)
PUT: Final = [[Action("put", f"{name}/{slot + 1}", (i, slot)) for slot in range(12)] for i, name in enumerate(IN_SLOTS)]
EMPTY: Final = [Action("put", f"nothing/{slot + 1}", (-1, slot)) for slot in range(12)]
PRELUDE: Final = [
    Action("prelude", id if i == 0 else f"{id}#{i + 1}", (card, i))
    for card, id in enumerate(CARD_IDS)
    for i in range(2)
]

TAX: Final = _named("tax", SITES)
BUILD_CITY: Final = _named("build_city", SYSTEMS)
BUILD_OUTSIDE: Final = _named("build_outside", SYSTEMS)
BUILD_STARPORT: Final = _named("build_starport", SYSTEMS)
BUILD_SHIP: Final = _named("build_ship", SITES)
REPAIR_SHIP: Final = _named("repair_ship", SYSTEMS)
REPAIR_OTHER: Final = [  # by owner and system: of the campaign
    [Action("repair_ship", f"{system}/{owner}", (i, j)) for i, system in enumerate(SYSTEMS)]
    for j, owner in enumerate(OWNERS)
]
REPAIR_BUILDING: Final = _named("repair", SITES)
INFLUENCE: Final = _named("influence", CARD_IDS)
SECURE: Final = _named("secure", CARD_IDS)
RANSACK: Final = _named("ransack", CARD_IDS)
CARD: Final = _named("card", CARD_IDS)
AT: Final = _named("at", SYSTEMS)
SITE: Final = _named("site", SITES)
CLUSTER: Final = [Action("cluster", str(i + 1), (i,)) for i in range(6)]
CITY_OF: Final = [  # by owner and system: a destroyed city
    Action("city", f"{system}/{owner}", (i * SYSTEM_COUNT + j,))
    for i, owner in enumerate(OWNERS)
    for j, system in enumerate(SYSTEMS)
]
RIVAL: Final = [Action("rival", str(seat), (seat,)) for seat in range(4)]
TAKE: Final = _named("take", CARD_IDS)
STEAL: Final = [[Action("steal", f"{seat}/{name}", (seat, i)) for i, name in enumerate(IN_SLOTS)] for seat in range(4)]
STEAL_CARD: Final = [
    [Action("steal_card", f"{seat}/{name}", (seat, i)) for i, name in enumerate(CARD_IDS)] for seat in range(4)
]
RAID: Final = _named("raid", IN_SLOTS)
RAID_CARD: Final = _named("raid_card", CARD_IDS)
MOVE: Final = [
    Action("move", f"{start}>{end}", (i, j)) for i, start in enumerate(SYSTEMS) for j, end in enumerate(SYSTEMS)
]
CATAPULT: Final = _named("catapult", SYSTEMS)
BATTLE: Final = [
    Action("battle", f"{system}/{owner}", (i, j)) for i, system in enumerate(SYSTEMS) for j, owner in enumerate(OWNERS)
]
HIT_FRESH: Final = [Action("hit", f"{owner}/fresh", (i, 0)) for i, owner in enumerate(OWNERS)]
HIT_DAMAGED: Final = [Action("hit", f"{owner}/damaged", (i, 1)) for i, owner in enumerate(OWNERS)]
HIT_BUILDING: Final = _named("hit_building", SITES)

REACT: Final = [[Action("react", f"{seat}/{name}", (seat, i)) for i, name in enumerate(CARD_IDS)] for seat in range(4)]
REROLL: Final = _named("reroll", CARD_IDS)
DIE: Final = [Action("die", die_name(die), (die,)) for die in range(SIDES * len(DICE))]

PIECE: Final = [Action("piece", f"{owner}/{kind}", (i,)) for i, (owner, kind) in enumerate(BOXED)]

_sided: Final[dict[str, Action]] = {}
_ships: Final[dict[int, Action]] = {}
_dice: Final[dict[int, Action]] = {}
_used: Final[dict[int, Action]] = {}
_swaps: Final[dict[int, Action]] = {}
_subsets: Final[dict[int, Action]] = {}


def sided(kind: str, card: int, side: int) -> Action:
    """Return `lead:faithful-3/wisdom`: a Faithful card of the campaign on one of its sides."""
    key = f"{kind}:{card}:{side}"
    action = _sided.get(key)
    if action is None:
        action = Action(kind, f"{ACTION_IDS[card]}/{SIDE_NAMES[side - ZEAL]}", (card, side))
        _sided[key] = action
    return action


def move(start: int, end: int) -> Action:
    """Return `move:2-gate>2-hex`."""
    return MOVE[start * SYSTEM_COUNT + end]


def battle(system: int, defender: int) -> Action:
    """Return `battle:2-hex/1`."""
    return BATTLE[system * len(OWNERS) + defender]


def prelude(card: int, index: int) -> Action:
    """Return `prelude:BC08`, or `prelude:L25#2` for the second Prelude action of a card."""
    return PRELUDE[card * 2 + index]


def ships(fresh: int, damaged: int) -> Action:
    """Return `ships:2+1`: two fresh ships and a damaged one."""
    key = fresh << 8 | damaged
    action = _ships.get(key)
    if action is None:
        action = Action("ships", f"{fresh}+{damaged}", (fresh, damaged))
        _ships[key] = action
    return action


def dice(assault: int, skirmish: int, raid: int) -> Action:
    """Return `dice:2-1-0`: assault, skirmish and raid dice."""
    key = assault << 16 | skirmish << 8 | raid
    action = _dice.get(key)
    if action is None:
        action = Action("dice", f"{assault}-{skirmish}-{raid}", (assault, skirmish, raid))
        _dice[key] = action
    return action


def use(name: str, number: int) -> Action:
    """Return `use:manufacture`: an action in place of a standard one; `number` is 4 times the card, plus its place."""
    action = _used.get(number)
    if action is None:
        action = Action("use", name, (number,))
        _used[number] = action
    return action


def swap(given: int, taken: int) -> Action:
    """Return `swap:aggression-2/construction-4`: an own hand card for one of a Rival's."""
    key = given << 8 | taken
    action = _swaps.get(key)
    if action is None:
        action = Action("swap", f"{ACTION_IDS[given]}/{ACTION_IDS[taken]}", (given, taken))
        _swaps[key] = action
    return action


def hand_subsets(hand: list[int]) -> list[Action]:
    """Return `discard_hand:none` and every choice of hand cards, such as `discard_hand:aggression-2+construction-4`."""
    found: list[Action] = []
    for bits in range(1 << len(hand)):
        cards = [card for i, card in enumerate(hand) if bits & 1 << i]
        key = 0
        for card in cards:
            key |= 1 << card
        action = _subsets.get(key)
        if action is None:
            name = "+".join(ACTION_IDS[card] for card in cards) or "none"
            action = Action("discard_hand", name, tuple(cards))
            _subsets[key] = action
        found.append(action)
    return found
