"""Why an action is not possible now, from what the seat may know."""

from collections.abc import Callable
from typing import Final

from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import declared_by_card
from ecliptic.games.arcs.board import (
    AMBITION_NAMES,
    BATTLE,
    BUILD,
    EMPATH,
    INFLUENCE,
    MOVE,
    REPAIR,
    RESOURCES,
    SECURE,
    STANDARD,
    SYSTEMS,
    TAX,
    is_gate,
)
from ecliptic.games.arcs.events import action_card_ref, ambition_ref, card_ref, resource_ref, system_ref
from ecliptic.games.arcs.pieces import building_on, has_piece, owners_with_target, ships_at
from ecliptic.games.arcs.resources import spendable_types
from ecliptic.games.arcs.state import CITY, IS_STARPORT, OPENING, OUTSIDE_CITY, OWNERS, SEATS, USED, State, owner_of
from ecliptic.games.arcs.words import (
    ambitions,
    build_sites,
    is_declared,
    is_shipyard,
    may_declare,
    neighbours,
    taxes_again,
)
from ecliptic.kernel import Message

KINDS: Final = {
    "tax": TAX,
    "build_city": BUILD,
    "build_outside": BUILD,
    "build_starport": BUILD,
    "build_ship": BUILD,
    "repair": REPAIR,
    "repair_ship": REPAIR,
    "influence": INFLUENCE,
    "secure": SECURE,
    "move": MOVE,
    "battle": BATTLE,
}


def why_not_action(state: State, seat: int, kind: str, about: str, kinds: int) -> Message | None:
    """Return why a seat that may take actions of these standard kinds cannot take this one."""
    standard = KINDS.get(kind, 0)
    if not standard:
        return None
    if not standard & kinds:
        action = {"action": STANDARD[standard.bit_length() - 1]}
        return Message("no-action-of-card", {"action": action}, ("ARC-4.3",))
    return EXPLAIN[kind](state, seat, about)


def _no_such_place(text: str) -> Message:
    return Message("no-such-place", {"text": text}, ("ARC-3.1",))


def _why_not_tax(state: State, seat: int, about: str) -> Message:
    if about not in notation.SITES:
        return _no_such_place(about)
    site = notation.SITES.index(about)
    city = building_on(state, site)
    where = {"system": system_ref(site >> 2)}
    if city < 0 and site in state.limits:
        return Message("no-taxed-slot", where, ("ARC-6.3",))
    if city < 0 or city & IS_STARPORT:
        return Message("no-city", where, ("ARC-6.1",))
    if city & USED and not taxes_again(state, seat, city):
        return Message("no-taxed", where, ("ARC-6.3",))
    return Message("no-own-tax" if owner_of(city) == seat else "no-control", where, ("ARC-6.1",))


def _why_not_build(state: State, seat: int, about: str) -> Message:
    if about not in SYSTEMS:
        return _no_such_place(about)
    system = SYSTEMS.index(about)
    reason = "no-free-slot" if has_piece(state, system, seat) else "no-own-piece"
    return Message(reason, {"system": system_ref(system)}, ("ARC-6.6",))


def _why_not_build_outside(state: State, seat: int, about: str) -> Message:
    if about in SYSTEMS:
        system = SYSTEMS.index(about)
        places = build_sites(state, seat, system, CITY) if has_piece(state, system, seat) else []
        if not is_gate(system) and system * 4 + OUTSIDE_CITY in places:
            return Message("no-resource", {"resource": resource_ref(state.types[system])}, ("ARC-8.3",))
    return _why_not_build(state, seat, about)


def _why_not_build_ship(state: State, seat: int, about: str) -> Message:
    if about not in notation.SITES:
        return _no_such_place(about)
    site = notation.SITES.index(about)
    starport = building_on(state, site)
    where = {"system": system_ref(site >> 2)}
    if starport < 0 or not starport & IS_STARPORT or not is_shipyard(state, seat, starport):
        return Message("no-starport", where, ("ARC-6.6",))
    return Message("no-starport-used", where, ("ARC-6.8",))


def _why_not_repair(state: State, seat: int, about: str) -> Message:
    system = about.split("/")[0]
    if system not in SYSTEMS:
        return _no_such_place(about)
    return Message("no-damage", {"system": system_ref(SYSTEMS.index(system))}, ("ARC-6.17",))


def _why_not_court(state: State, about: str, clause: str) -> Message | None:
    if about not in notation.CARD_IDS:
        return Message("no-such-card", {"text": about})
    card = notation.CARD_IDS.index(about)
    return None if card in state.court else Message("no-not-in-court", {"card": card_ref(state, card)}, (clause,))


def _why_not_influence(state: State, seat: int, about: str) -> Message:
    return _why_not_court(state, about, "ARC-6.18") or Message("no-agents", {}, ("ARC-6.19",))


def _why_not_secure(state: State, seat: int, about: str) -> Message:
    wrong = _why_not_court(state, about, "ARC-6.20")
    if wrong is not None:
        return wrong
    card = notation.CARD_IDS.index(about)
    spot = state.court.index(card)
    agents = state.agents[spot * SEATS : spot * SEATS + SEATS]
    leads = all(n < agents[seat] for other, n in enumerate(agents) if other != seat)
    return Message("no-secure-card" if leads else "no-majority", {"card": card_ref(state, card)}, ("ARC-6.20",))


def _why_not_move(state: State, seat: int, about: str) -> Message:
    start, _, end = about.partition(">")
    if start not in SYSTEMS or end not in SYSTEMS:
        return _no_such_place(about)
    here, there = SYSTEMS.index(start), SYSTEMS.index(end)
    if there not in neighbours(state, here, seat):
        args = {"from": system_ref(here), "to": system_ref(there)}
        return Message("no-adjacent", args, ("ARC-6.11",))
    return Message("no-ships", {"system": system_ref(here)}, ("ARC-6.11",))


def _why_not_battle(state: State, seat: int, about: str) -> Message:
    name = about.split("/")[0]
    if name not in SYSTEMS:
        return _no_such_place(about)
    system = SYSTEMS.index(name)
    reason = "no-defender" if ships_at(state, system, seat) else "no-ships"
    there = [OWNERS[owner] for owner in owners_with_target(state, system) if owner != seat]
    if reason == "no-defender" and about.partition("/")[2] in there:
        reason = "no-harm"
    return Message(reason, {"system": system_ref(system)}, ("ARC-7.1", "ARC-7.2"))


EXPLAIN: Final[dict[str, Callable[[State, int, str], Message]]] = {
    "tax": _why_not_tax,
    "build_city": _why_not_build,
    "build_outside": _why_not_build_outside,
    "build_starport": _why_not_build,
    "build_ship": _why_not_build_ship,
    "repair": _why_not_repair,
    "repair_ship": _why_not_repair,
    "influence": _why_not_influence,
    "secure": _why_not_secure,
    "move": _why_not_move,
    "battle": _why_not_battle,
}


def why_not_play(state: State, seat: int, about: str, clause: str) -> Message | None:
    """Return why a seat cannot play this action card; None if it has it."""
    ids = state.table.board.action_ids
    if about not in ids:
        return Message("no-such-card", {"text": about})
    card = ids.index(about)
    if card in state.players[seat].hand:
        return None
    return Message("no-not-in-hand", {"card": action_card_ref(card)}, (clause,))


def why_not_seize(state: State, seat: int, about: str) -> Message | None:
    """Return why a seat cannot seize the initiative with this card."""
    if state.initiative == seat:
        return Message("no-own-initiative", {}, ("ARC-4.21",))
    return why_not_play(state, seat, about, "ARC-4.19")


def why_not_declare(state: State, seat: int, about: str) -> Message | None:
    """Return why the played card does not declare this ambition."""
    if about not in [AMBITION_NAMES[each] for each in ambitions(state)]:
        return Message("no-such-ambition", {"text": about})
    ambition = AMBITION_NAMES.index(about)
    printed = ambition if ambition <= EMPATH else state.table.cards.beside[ambition]
    forbidden = declared_by_card(state, seat) >> printed & 1 and not may_declare(state, seat, ambition)
    reason = "no-ambition-card" if forbidden else "no-ambition"
    return Message(reason, {"ambition": ambition_ref(ambition)}, ("ARC-4.8",))


def why_not_spend(state: State, seat: int, about: str) -> Message | None:
    """Return why a seat cannot spend this resource, or not as another."""
    real, _, wanted = about.partition("/")
    if real not in RESOURCES or (wanted and wanted not in RESOURCES):
        return Message("no-such-resource", {"text": about})
    resource = resource_ref(RESOURCES.index(real))
    if RESOURCES.index(real) not in spendable_types(state, seat) or not wanted:
        return Message("no-resource", {"resource": resource}, ("ARC-5.3",))
    served = resource_ref(RESOURCES.index(wanted))
    return Message("no-spend-as", {"resource": resource, "as": served}, ("ARC-5.3",))


def why_not_prelude(state: State, seat: int, about: str) -> Message | None:
    """Return why a seat cannot use a Prelude action of this card."""
    id = about.split("#")[0]
    if id not in notation.CARD_IDS:
        return Message("no-such-card", {"text": id})
    card = notation.CARD_IDS.index(id)
    name = {"card": card_ref(state, card)}
    common = state.extension.common_cards() if state.extension is not None else []
    if card not in state.players[seat].cards and card not in common:
        return Message("no-not-held", name, ("ARC-5.3",))
    preludes = state.table.cards.cards[card].preludes
    number = 1 if about.endswith("#2") else 0
    if number >= len(preludes):
        return Message("no-prelude", name, ("ARC-5.3",))
    prelude = preludes[number]
    if card in state.secured_now:
        return Message("no-just-secured", name, ("ARC-5.4",))
    if prelude.before_any and state.stage != OPENING:
        return Message("no-prelude-first", name, ("ARC-5.3",))
    if prelude.while_declared >= 0 and not is_declared(state, prelude.while_declared):
        return Message("no-undeclared", {**name, "ambition": ambition_ref(prelude.while_declared)}, ("ARC-5.3",))
    return Message("no-prelude-now", name, ("ARC-5.3",))
