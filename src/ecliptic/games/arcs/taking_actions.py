"""Taking an action: what is possible, standard actions and those that cards put in their place (ARC-4.3, ARC-13.1)."""

from collections.abc import Callable
from typing import Final, final

from ecliptic.effects import resolve
from ecliptic.games.arcs import actions, battle, court, moving, notation
from ecliptic.games.arcs.board import (
    BATTLE,
    BUILD,
    INFLUENCE,
    MOVE,
    REPAIR,
    SECURE,
    STANDARD,
    TAX,
)
from ecliptic.games.arcs.events import card_ref, owner_ref, slot_ref, system_ref
from ecliptic.games.arcs.pieces import building_on
from ecliptic.games.arcs.reaction_order import fire_in_order
from ecliptic.games.arcs.refusals import why_not_action
from ecliptic.games.arcs.state import IS_STARPORT, State, owner_of, source_of
from ecliptic.games.arcs.words import SECURED, is_declared, may_use
from ecliptic.kernel import Action, Decision, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields

RULES_OF: Final[dict[str, tuple[str, ...]]] = {
    "tax": ("ARC-6.1",),
    "build_city": ("ARC-6.6",),
    "build_outside": ("ARC-6.6",),
    "build_starport": ("ARC-6.6",),
    "build_ship": ("ARC-6.8",),
    "repair": ("ARC-6.17",),
    "repair_ship": ("ARC-6.17",),
    "influence": ("ARC-6.18",),
    "secure": ("ARC-6.20",),
    "move": ("ARC-6.11",),
    "battle": ("ARC-7.1", "ARC-7.2"),
    "use": ("ARC-13.1",),
}


def possible_actions(state: State, seat: int, kinds: int) -> list[Action]:
    """Return every action of these standard kinds, and those that may be taken in their place."""
    found: list[Action] = []
    if kinds & TAX:
        found += actions.tax_options(state, seat)
    if kinds & BUILD:
        found += actions.build_options(state, seat)
    if kinds & REPAIR:
        found += actions.repair_options(state, seat)
    if kinds & MOVE:
        found += moving.move_options(state, seat)
    if kinds & INFLUENCE:
        found += court.influence_options(state, seat)
    if kinds & SECURE:
        found += court.secure_options(state, seat)
    if kinds & BATTLE:
        found += battle.battle_options(state, seat)
    cards = state.table.cards.cards
    for card in usable_cards(state, seat):
        if not cards[card].actions or not may_use(state, seat, card):
            continue
        for i, new in enumerate(cards[card].actions):
            if not new.in_place_of & kinds or (new.while_declared >= 0 and not is_declared(state, new.while_declared)):
                continue
            if state.effects.can_do(state, seat, new.effect, source_of(seat, card)):
                found.append(notation.use(new.id, card * 4 + i))
    return found


def usable_cards(state: State, seat: int) -> list[int]:
    """Return the leader and the cards that a seat holds, and those that everybody has."""
    player = state.players[seat]
    if state.extension is not None:
        return player.cards + state.extension.common_cards()
    return [player.leader, *player.cards] if player.leader >= 0 else player.cards


def _tax(state: State, seat: int, action: Action) -> None:
    actions.tax(state, seat, action.args[0])


def _influence(state: State, seat: int, action: Action) -> None:
    court.influence(state, seat, action.args[0])


def _secure(state: State, seat: int, action: Action) -> None:
    fire_in_order(state, SECURED, seat)
    state.pivoting = False
    court.secure(state, seat, action.args[0])


def _move(state: State, seat: int, action: Action) -> None:
    moving.move(state, seat, action.args[0], action.args[1])


def _battle(state: State, seat: int, action: Action) -> None:
    battle.begin_battle(state, seat, action.args[0], action.args[1])


def _use(state: State, seat: int, action: Action) -> None:
    card, i = divmod(action.args[0], 4)
    resolve(state, seat, state.table.cards.cards[card].actions[i].effect, 0, source_of(seat, card))


PERFORM: Final[dict[str, Callable[[State, int, Action], None]]] = {
    "tax": _tax,
    "build_city": actions.build,
    "build_outside": actions.build,
    "build_starport": actions.build,
    "build_ship": actions.build,
    "repair": actions.repair,
    "repair_ship": actions.repair,
    "influence": _influence,
    "secure": _secure,
    "move": _move,
    "battle": _battle,
    "use": _use,
}


LABELS: Final[dict[str, Callable[[State, Action], Json]]] = {}  # how other actions are named; the campaign fills it


# By kind of action: the standard action that it is.
TAKEN_AS: Final[dict[str, int]] = {
    "tax": STANDARD.index("tax"),
    "build_city": STANDARD.index("build"),
    "build_outside": STANDARD.index("build"),
    "build_starport": STANDARD.index("build"),
    "build_ship": STANDARD.index("build"),
    "repair": STANDARD.index("repair"),
    "repair_ship": STANDARD.index("repair"),
    "influence": STANDARD.index("influence"),
    "secure": STANDARD.index("secure"),
    "move": STANDARD.index("move"),
    "battle": STANDARD.index("battle"),
}


def perform(state: State, seat: int, action: Action) -> None:
    """Carry out one action."""
    PERFORM[action.kind](state, seat, action)


def site_args(state: State, site: int) -> Json:
    """Return a site for a label: its system, the number of its slot if there are two, and what stands there."""
    message_args: Json = {"system": system_ref(site >> 2), "slot": slot_ref(state, site)}
    number = building_on(state, site)
    if number >= 0:
        message_args["whose"] = owner_ref(owner_of(number))
        message_args["piece"] = "starport" if number & IS_STARPORT else "city"
    return message_args


def action_label(state: State, action: Action) -> Message:
    """Return an action as a button would say it."""
    kind, args = action.kind, action.args
    rules = RULES_OF[kind]
    message_args: Json = {}
    if kind in ("influence", "secure"):
        message_args = {"card": card_ref(state, args[0])}
    elif kind == "move":
        message_args = {"from": system_ref(args[0]), "to": system_ref(args[1])}
    elif kind == "battle":
        message_args = {"system": system_ref(args[0]), "whom": owner_ref(args[1])}
    elif kind == "use":
        card, i = divmod(args[0], 4)
        new = state.table.cards.cards[card].actions[i]
        message_args = {"card": card_ref(state, card), "what": {"new-action": new.id}}
    elif kind in LABELS:
        message_args = LABELS[kind](state, action)
    elif kind in ("tax", "build_ship", "repair"):
        message_args = site_args(state, args[0])
        kind = "tax_empty" if kind == "tax" and "whose" not in message_args else kind
        if kind == "repair" and "owner" in str(message_args["whose"]):
            kind = "repair_of"
    elif kind == "repair_ship" and len(args) > 1:
        message_args = {"system": system_ref(args[0]), "whose": owner_ref(args[1])}
        kind = "repair_ship_of"
    else:
        message_args = {"system": system_ref(args[0])}
    return Message(f"do-{kind.replace('_', '-')}", message_args, rules)


class ActionOfKinds(Frame[State]):
    """Which action of these standard kinds is taken? None is possible too."""

    __slots__ = ("kinds", "seat")

    def __init__(self, seat: int, kinds: int) -> None:
        self.seat = seat
        self.kinds = kinds

    def has_kinds(self) -> bool:
        """Return whether these are kinds of actions, in a position that somebody has written."""
        return 0 < self.kinds < 1 << len(STANDARD)

    def ask(self, state: State) -> Request | None:
        found = possible_actions(state, self.seat, self.kinds)
        return Decision(self.seat, [notation.NO, *found]) if found else None

    def run(self, state: State) -> None:
        state.stack.pop()

    def answer(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not notation.NO:
            perform(state, seat, action)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"actions": {"or": [{"action": name} for i, name in enumerate(STANDARD) if self.kinds & 1 << i]}}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-no-action", {}, self.rules) if action is notation.NO else action_label(state, action)

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        return why_not_action(state, seat, kind, about, self.kinds)


@final
class TakeAction(ActionOfKinds):
    """An action of the turn that is not paid by the card played (ARC-9.7 to ARC-9.10)."""

    __slots__ = ()

    rules = ("ARC-5.3",)

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=self.seat == state.turn_seat, kinds=self.has_kinds())
