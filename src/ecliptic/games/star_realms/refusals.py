"""Why something is not possible now, from what the seat may know."""

from collections.abc import Callable
from typing import Final

from ecliptic.effects import NO_EFFECT
from ecliptic.games.star_realms import notation
from ecliptic.games.star_realms.attack import missing_defense, open_bases
from ecliptic.games.star_realms.components import EXPLORER
from ecliptic.games.star_realms.notation import CARD_IDS
from ecliptic.games.star_realms.state import ALLY_USED, CARD, PRIMARY_USED, TEAM_MODES, State, current
from ecliptic.games.star_realms.wording import Args, card_ref, seat_ref
from ecliptic.kernel import Message


def why_not(state: State, seat: int, kind: str, about: str, rules: tuple[str, ...]) -> Message:
    """Return why this is not an option of the main phase now."""
    name = name_in(about)
    if name and not name.isdecimal() and name not in CARD_IDS:
        return Message("no-such-card", {"text": name})
    explain = EXPLAIN.get(kind)
    reason = explain(state, seat, card_in(about), about) if explain else None
    if reason is not None:
        return Message(reason[0], reason[1], rules)
    return Message("no-not-now", {"text": f"{kind}:{about}" if about else kind}, rules)


def name_in(about: str) -> str:
    """Return the card's id in what follows the colon of a notation: `1/blob_wheel#2`."""
    return about.split("/")[-1].split("#")[0]


def card_in(about: str) -> int:
    """Return the card in what follows the colon of a notation; -1 if it names none."""
    name = name_in(about)
    return CARD_IDS.index(name) if name in CARD_IDS else -1


Reason = tuple[str, Args] | None


def _why_not_play(state: State, seat: int, card: int, about: str) -> Reason:
    return ("no-not-in-hand", {"card": card_ref(card)}) if card >= 0 else None


def _why_not_buy(state: State, seat: int, card: int, about: str) -> Reason:
    if card < 0:
        return None
    player = state.players[seat]
    if card == EXPLORER and not state.explorers:
        return "no-explorers", {}
    if card != EXPLORER and card not in state.trade_row:
        return "no-not-in-row", {"card": card_ref(card)}
    return "no-too-expensive", {"card": card_ref(card), "cost": state.parts.cost[card], "trade": player.trade}


def _slot_of(state: State, seat: int, card: int) -> int | None:
    return next((slot for slot in state.players[seat].area if slot & CARD == card), None)


def _why_not_use(state: State, seat: int, card: int, about: str) -> Reason:
    slot = _slot_of(state, seat, card)
    if card < 0 or slot is None:
        return ("no-not-in-play", {"card": card_ref(card)}) if card >= 0 else None
    if not state.parts.is_base[card]:
        return "no-ship-primary", {"card": card_ref(card)}
    if state.parts.primary[current(slot)] == NO_EFFECT:
        return "no-primary", {"card": card_ref(card)}
    return ("no-used", {"card": card_ref(card)}) if slot & PRIMARY_USED else ("no-base-to-copy", {})


def _why_not_ally(state: State, seat: int, card: int, about: str) -> Reason:
    slot = _slot_of(state, seat, card)
    if card < 0 or slot is None:
        return ("no-not-in-play", {"card": card_ref(card)}) if card >= 0 else None
    if state.parts.ally[current(slot)] == NO_EFFECT:
        return "no-ally-ability", {"card": card_ref(card)}
    return ("no-used" if slot & ALLY_USED else "no-ally", {"card": card_ref(card)})


def _why_not_scrap(state: State, seat: int, card: int, about: str) -> Reason:
    if card < 0:
        return None
    return ("no-not-in-play" if _slot_of(state, seat, card) is None else "no-scrap-ability", {"card": card_ref(card)})


def _owner(state: State, about: str) -> int:
    word = about.split("/")[0]
    return int(word) if word.isdecimal() and int(word) < len(state.players) else -1


def _why_not_attack(state: State, seat: int, card: int, about: str) -> Reason:
    target = _owner(state, about)
    if target < 0:
        return None
    foes, side = state.reach.foes[seat], state.seating.side
    if target not in foes:
        stands = next((foe for foe in foes if side[foe] == side[target]), None)
        if stands is not None and state.seating.mode in TEAM_MODES:
            return "no-attack-the-team", {"whom": seat_ref(stands), "text": str(notation.ATTACK[stands])}
        return "no-reach", {"whom": seat_ref(target)}
    if not state.players[seat].combat:
        return "no-combat", {}
    return "no-outpost", {"whom": seat_ref(target)}


def _why_not_attack_base(state: State, seat: int, card: int, about: str) -> Reason:
    owner = _owner(state, about)
    if owner < 0 or card < 0:
        return None
    if owner not in state.reach.bases[seat]:
        return "no-reach", {"whom": seat_ref(owner)}
    slot = _slot_of(state, owner, card)
    if slot is None:
        return "no-base-there", {"card": card_ref(card), "whom": seat_ref(owner)}
    if all(state.players[owner].area[i] & CARD != card for i in open_bases(state, owner)):
        return "no-outpost", {"whom": seat_ref(owner)}
    args: Args = {"card": card_ref(card), "defense": missing_defense(state, slot), "combat": state.players[seat].combat}
    return "no-too-strong", args


EXPLAIN: Final[dict[str, Callable[[State, int, int, str], Reason]]] = {
    "play": _why_not_play,
    "buy": _why_not_buy,
    "use": _why_not_use,
    "ally": _why_not_ally,
    "scrap": _why_not_scrap,
    "attack": _why_not_attack,
    "attack_base": _why_not_attack_base,
}
