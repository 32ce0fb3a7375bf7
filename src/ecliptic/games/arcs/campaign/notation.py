"""The actions of the campaign and their notation."""

from typing import Final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.board import RESOURCES, SYSTEMS
from ecliptic.games.arcs.state import BOXED, SEATS
from ecliptic.kernel import Action

KINDS: Final = notation.KINDS | {
    "accept", "agent_to", "build_at_flagship", "build_board", "build_free", "change_policy", "crises", "deal_part",
    "demand", "demand_card", "doctrine", "edicts", "enforce", "fate", "fleet", "force", "force_consent", "give_back",
    "hit_board", "hit_token", "ideal", "leave_empire", "outrage", "petition", "propose", "refuse", "repair_board",
    "repair_token", "reroll_dice", "return_board", "return_token", "revive_empire", "side", "slipstream", "sponsor",
    "spy", "start", "state_truth", "strike", "summit", "take_trust",
}  # fmt: skip

FATES: Final = [
    "none", "steward", "founder", "magnate", "advocate", "caretaker", "partisan", "admiral", "believer", "pathfinder",
    "hegemon", "planet_breaker", "pirate", "blight_speaker", "pacifist", "peacekeeper", "warden", "overlord",
    "survivalist", "redeemer", "guardian", "naturalist", "gate_wraith", "conspirator", "judge",
]  # fmt: skip

FATE: Final = [Action("fate", name, (i,)) for i, name in enumerate(FATES)]
SUMMIT: Final = Action("summit")
CRISES: Final = Action("crises")
EDICTS: Final = Action("edicts")
ENFORCE: Final = Action("enforce")
PETITION: Final = Action("petition")
LEAVE_EMPIRE: Final = Action("leave_empire")
REVIVE_EMPIRE: Final = Action("revive_empire")
ACCEPT: Final = Action("accept")
REFUSE: Final = Action("refuse")
SIDE: Final = [  # by who gives and who receives
    [Action("side", f"{giver}>{receiver}", (giver, receiver)) for receiver in range(SEATS)] for giver in range(SEATS)
]
BUILDINGS: Final = ["city", "starport"]
START: Final = [  # by system: a first city or starport
    [Action("start", f"{system}/{kind}", (i, j)) for j, kind in enumerate(BUILDINGS)]
    for i, system in enumerate(SYSTEMS)
]
TAKE_TRUST: Final = [Action("take_trust", name, (i,)) for i, name in enumerate(RESOURCES)]

# Dice that a player rolls, as bits.
EVENT_DIE: Final = 1
NUMBER_DIE: Final = 2
BOTH_DICE: Final = EVENT_DIE | NUMBER_DIE
DICE_NAMES: Final = ["none", "event", "number", "both"]
REROLL_DICE: Final = [Action("reroll_dice", name, (i,)) for i, name in enumerate(DICE_NAMES)]

# What a Regent gives for the Imperial Demand: a resource, a Trophy or Captive, a Favor, the title, nothing, a token
# among the Trophies.
RESOURCE_GIVEN: Final = 0
TROPHY_GIVEN: Final = 1
CAPTIVE_GIVEN: Final = 2
FAVOR_GIVEN: Final = 3
TITLE_GIVEN: Final = 4
NOTHING_GIVEN: Final = 5
TOKEN_GIVEN: Final = 6
GIFTS: Final = ["", "trophy.", "captive.", "favor", "outlaw", "nothing", "trophy."]

# A Flagship board: six Upgrades from left to right, then the Armor above each.
UPGRADES: Final = ["slipstream_drive", "tractor_beam", "control_array", "defense_array", "ship_crane", "hull"]
BOARD: Final = [*UPGRADES, *(f"{name}-armor" for name in UPGRADES)]
BUILD_BOARD: Final = [  # by place and piece
    [Action("build_board", f"{name}/{kind}", (i, j)) for j, kind in enumerate(BUILDINGS)]
    for i, name in enumerate(BOARD)
]
REPAIR_BOARD: Final = [Action("repair_board", name, (i,)) for i, name in enumerate(BOARD)]
HIT_BOARD: Final = [Action("hit_board", name, (i,)) for i, name in enumerate(BOARD)]
RETURN_BOARD: Final = [Action("return_board", name, (i,)) for i, name in enumerate(BOARD)]
BUILD_AT_FLAGSHIP: Final = [Action("build_at_flagship", name, (i,)) for i, name in enumerate(SYSTEMS)]
SLIPSTREAM: Final = [  # by group and where it goes first
    [Action("slipstream", f"{group}>{name}", (j, i)) for i, name in enumerate(SYSTEMS)]
    for j, group in enumerate(("flagship", "ships"))
]


def hit_token(kind: int, id: str) -> Action:
    """Return `hit_token:banner`."""
    return made("hit_token", id, (kind,))


def repair_token(kind: int, id: str, system: int) -> Action:
    """Return `repair_token:banner@2-hex`."""
    return made("repair_token", f"{id}@{SYSTEMS[system]}", (kind, system))


def return_token(kind: int, id: str) -> Action:
    """Return `return_token:banner`: one among the own Trophies."""
    return made("return_token", id, (kind,))


# What the Pirate states about the Haven.
STATEMENTS: Final = ["nothing", "no-rivals", "own-piece", "both"]
TRUTHS: Final = [Action("state_truth", name, (i,)) for i, name in enumerate(STATEMENTS)]

_made: Final[dict[str, Action]] = {}


def made(kind: str, name: str, args: tuple[int, ...]) -> Action:
    """Return an action, made once."""
    key = f"{kind}:{name}"
    action = _made.get(key)
    if action is None:
        action = Action(kind, name, args)
        _made[key] = action
    return action


def demand(seat: int, gift: int, what: int) -> Action:
    """Return `demand:1/relic`, `demand:2/captive.0-agent`, `demand:1/favor`."""
    name = GIFTS[gift]
    if gift == RESOURCE_GIVEN:
        name = RESOURCES[what]
    elif gift in (TROPHY_GIVEN, CAPTIVE_GIVEN):
        name += "-".join(BOXED[what])
    return made("demand", f"{seat}/{name}", (seat, gift, what))


def demand_token(seat: int, kind: int, id: str) -> Action:
    """Return `demand:1/trophy.banner`."""
    return made("demand", f"{seat}/{GIFTS[TOKEN_GIVEN]}{id}", (seat, TOKEN_GIVEN, kind))


def change_policy(card: int, id: str) -> Action:
    """Return `change_policy:AID04`."""
    return made("change_policy", id, (card,))


def fleet(fresh: int, damaged: int, along: int, hurt: int) -> Action:
    """Return `fleet:2+1/1+0`: two fresh own ships and a damaged one, with one fresh ship under command."""
    return made("fleet", f"{fresh}+{damaged}/{along}+{hurt}", (fresh, damaged, along, hurt))


def add_cards(ids: list[str]) -> None:
    """Make the actions that name a card for the campaign's cards too; their numbers follow those of the base game."""
    first = len(notation.CARD_IDS)
    new = [id for id in ids[first:] if id not in notation.CARD_IDS]
    lists = {
        "influence": notation.INFLUENCE,
        "secure": notation.SECURE,
        "ransack": notation.RANSACK,
        "card": notation.CARD,
        "take": notation.TAKE,
        "raid_card": notation.RAID_CARD,
        "reroll": notation.REROLL,
    }
    for i, id in enumerate(new):
        card = first + i
        notation.CARD_IDS.append(id)
        for kind, actions in lists.items():
            actions.append(Action(kind, id, (card,)))
        for seat in range(4):
            notation.STEAL_CARD[seat].append(Action("steal_card", f"{seat}/{id}", (seat, card)))
            notation.REACT[seat].append(Action("react", f"{seat}/{id}", (seat, card)))
        notation.PRELUDE.append(Action("prelude", id, (card, 0)))
        notation.PRELUDE.append(Action("prelude", f"{id}#2", (card, 1)))


def add_action_cards(ids: list[str]) -> None:
    """Make the actions that name an action card for Event cards too."""
    lists = {
        "lead": notation.LEAD,
        "surpass": notation.SURPASS,
        "copy": notation.COPY,
        "pivot": notation.PIVOT,
        "seize": notation.SEIZE,
        "event": notation.EVENT,
        "hand_card": notation.HAND_CARD,
        "union": notation.UNION,
    }
    for id in ids:
        if id not in notation.ACTION_IDS:
            card = len(notation.ACTION_IDS)
            notation.ACTION_IDS.append(id)
            for kind, actions in lists.items():
                actions.append(Action(kind, id, (card,)))
