"""Campaigns of The Blighted Reach that simple players have played, for looking at the board in the middle of them."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import ecliptic
from ecliptic.kernel.table import Table
from tests.browser.arcs import IN_THE_DOCK as ARCS_IN_THE_DOCK
from tests.browser.arcs import LAST
from tests.browser.test_arcs import target as arcs_target

CAMPAIGNS: Final = 14  # random campaigns, in which most kinds of options come up
LONGEST: Final = 6_000  # decisions
IN_THE_DOCK: Final = ARCS_IN_THE_DOCK

# Where an option is on the board, as `games/blighted_reach/options.ts` has it.
PLACES: Final = {
    "event": "hand", "fate": "fate", "side": "side", "deal_part": "part", "force": "force", "change_policy": "card",
    "take_trust": "trust", "summit": "do", "crises": "do", "edicts": "do", "petition": "do", "leave_empire": "do",
    "revive_empire": "do", "propose": "do", "accept": "do", "refuse": "do", "build_board": "board",
    "repair_board": "board", "hit_board": "board", "return_board": "board", "build_at_flagship": "node",
    "hit_token": "hit_token", "force_consent": "consent", "ideal": "ambition", "sponsor": "ambition",
    "give_back": "hand", "reroll_dice": "die",
}  # fmt: skip
GOLEMS: Final = ("warrior", "protector", "seeker", "harvester")
BUTTONS: Final = ("petition", "leave_empire", "revive_empire", "propose", "accept", "refuse")
# Questions without a place on the board: they are answered in the list of options.
LISTED: Final = ("summit", "crises", "edicts")


def target(action: str, viewer: int = 0) -> str:
    """Return where an option of the campaign is on the board; nowhere for what is only listed."""
    kind, _, about = action.partition(":")
    if kind in IN_THE_DOCK or kind in LISTED:
        return ""
    if kind == "fleet":
        return "pick:fleet"
    if kind in ("start", "build_free", "build_board"):
        return f"{'board' if kind == 'build_board' else 'node'}:{about.partition('/')[0]}"
    if kind in ("lead", "surpass", "pivot"):
        return f"hand:{about.partition('/')[0]}"  # a Faithful card has two sides
    if kind in ("agent_to", "demand_card"):
        return f"card:{about.partition('/')[2]}"
    if kind == "type" and about in GOLEMS:
        return f"own:{about}"
    if kind == "repair_token":
        token, _, system = about.partition("@")
        return f"token:{system}/{token}/damaged"
    if kind == "return_token":
        return f"token:trophies-{viewer}/{about}/fresh"
    if kind == "strike":
        return f"node:{about.partition('/')[2]}-gate"
    if kind == "state_truth":
        return "rumors"
    if kind in ("outrage", "spy"):
        return f"seat:{about.partition('/')[0]}"
    if kind == "doctrine":
        return "doctrine"
    if kind == "demand":
        return f"seat:{about.partition('/')[0]}"
    if kind == "slipstream":
        return f"node:{about.partition('>')[2]}"
    if kind == "repair_ship" and "/" in about:
        return f"fleet:{about}"
    if kind == "enforce":
        return "policy"
    if kind in BUTTONS:
        return f"do:{kind}"
    return f"{PLACES[kind]}:{about}" if kind in PLACES else arcs_target(action, viewer)


def walked(
    seats: int,
    seed: int,
    is_enough: Callable[[Table, list[str]], bool],
    prefer: tuple[str, ...] = (),
    **options: Any,
) -> Any:
    """Return a position of a campaign played at random until the first seat is asked something like this."""
    table = ecliptic.new("blighted-reach", seats=seats, seed=seed, options=options)
    rng = Random(seed)
    for _ in range(LONGEST):
        if not table.waiting:
            break
        seat = table.waiting[0]
        offered = [str(option) for option in table.options(seat)]
        if seat == 0 and is_enough(table, offered):
            return table.save()
        liked = [option for option in offered if option.partition(":")[0] in prefer]
        useful = [option for option in offered if option.partition(":")[0] not in LAST] or offered
        table.play(seat, rng.choice(liked or (useful if rng.random() < 0.7 else offered)))
    raise LookupError("nothing like this was asked: take another seed")


def kinds_of(offered: list[str]) -> set[str]:
    """Return the kinds of some options."""
    return {option.partition(":")[0] for option in offered}


def in_act(number: int) -> Callable[[Table, list[str]], bool]:
    """Return whether a turn with several actions comes in this act or later."""

    def is_enough(table: Table, offered: list[str]) -> bool:
        shown: Any = table.view(None)
        return offered[-1] == "end" and len(offered) > 9 and shown["campaign"]["act"] >= number

    return is_enough


def every_kind() -> dict[str, Any]:
    """Return a position for every kind of option that only the campaign has, as random campaigns offer them."""
    found: dict[str, Any] = {}
    for seed in range(CAMPAIGNS):
        table = ecliptic.new("blighted-reach", seats=2 + seed % 3, seed=seed, options={})
        rng = Random(seed)
        for _ in range(LONGEST):
            if not table.waiting:
                break
            seat = table.waiting[0]
            offered = [str(option) for option in table.options(seat)]
            new = {kind for kind in kinds_of(offered) if is_own(kind)} - set(found) if seat == 0 else set()
            if new:
                found |= dict.fromkeys(new, table.save())
            useful = [option for option in offered if option.partition(":")[0] not in LAST] or offered
            table.play(seat, rng.choice(useful if rng.random() < 0.8 else offered))
    return found


def is_own(kind: str) -> bool:
    """Return whether only the campaign has this kind of option, and shows it on the board."""
    return (kind in PLACES or kind in ("fleet", "start", "demand")) and kind not in LISTED
