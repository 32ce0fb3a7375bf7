"""A turn: declaring or seizing, the Prelude, the pips, and its end (ARC-5, ARC-9.7 to 9.12, ARC-15.3)."""

from collections.abc import Callable
from typing import Final, final

from ecliptic.effects import Choice, fire, resolve
from ecliptic.games.arcs import notation
from ecliptic.games.arcs.ambitions import declare, declare_options, own_play
from ecliptic.games.arcs.asking import Verb
from ecliptic.games.arcs.board import (
    BATTLE,
    BUILD,
    EVENT_NUMBER,
    FUEL,
    MATERIAL,
    MOVE,
    PSIONIC,
    RELIC,
    REPAIR,
    RESOURCES,
    SECURE,
    SYSTEM_COUNT,
    WEAPON,
    is_gate,
)
from ecliptic.games.arcs.cards import Prelude
from ecliptic.games.arcs.events import (
    CardMoved,
    CardPlayed,
    SeatEvent,
    SeatSystemEvent,
    action_card_ref,
    ambition_ref,
    card_ref,
    resource_ref,
    system_ref,
)
from ecliptic.games.arcs.knowledge import forget
from ecliptic.games.arcs.pieces import is_on_map, place_ships
from ecliptic.games.arcs.refusals import (
    why_not_action,
    why_not_declare,
    why_not_prelude,
    why_not_seize,
    why_not_spend,
)
from ecliptic.games.arcs.resources import spend, spendable_types
from ecliptic.games.arcs.state import (
    COPY,
    EVENT,
    LEAD,
    NOBODY,
    OPENING,
    PIPS,
    PIVOT,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SEAT,
    PRELUDE,
    SEIZE,
    SURPASS,
    USED,
    WAYS,
    State,
    is_shown,
    source_of,
    suit_of,
)
from ecliptic.games.arcs.taking_actions import TAKEN_AS, TakeAction, action_label, perform, possible_actions
from ecliptic.games.arcs.words import (
    ACTION_TAKEN,
    CARD_PLAYED,
    INITIATIVE_MOVED,
    PRELUDE_USED,
    declares,
    event_pips,
    is_declared,
    may_use,
    seizes_with_card,
    served_types,
)
from ecliptic.kernel import Action, Decision, Frame, Json, Message, Request
from ecliptic.kernel.frames import check_fields

REAPPEARING: Final = 3  # ships that save a player from elimination (ARC-15.3)


def lead_play(state: State) -> int:
    """Return the lead card of the round, packed; -1 before one is played."""
    return state.played[0] if state.played else NOBODY


def lead_suit(state: State) -> int:
    """Return the suit of the lead card."""
    return suit_of(state, lead_play(state) & PLAY_CARD)


def turn_actions(state: State, seat: int) -> int:
    """Return the bits of the standard actions that a seat's pips buy (ARC-4.3, ARC-4.14 to 4.17, ARC-9.11)."""
    board = state.table.board
    play = own_play(state, seat)
    suit = suit_of(state, play & PLAY_CARD) if play >> PLAY_HOW == PIVOT else lead_suit(state)
    return board.suit_actions[suit] | (BATTLE if state.armed else 0)


def begin_turn(state: State, seat: int, card: int, how: int) -> None:
    """Play a card and open the turn (ARC-5.1)."""
    player = state.players[seat]
    player.hand.remove(card)
    forget(state, seat, card, how != COPY)
    state.played.append(card | seat << PLAY_SEAT | how << PLAY_HOW)
    state.turn_seat = seat  # the rest of the turn is as the end of the last one has left it
    board = state.table.board
    state.pips = board.pips[card] if how in (LEAD, SURPASS) else 1
    if how == EVENT:
        state.pips = event_pips(state, seat, board.pips[lead_play(state) & PLAY_CARD])
    if state.events is not None:
        state.emit(CardPlayed(seat, card, WAYS[how]))
    state.stack.append(Turn(seat))
    fire(state, CARD_PLAYED, seat * 2 + (1 if state.initiative == seat else 0))
    if how == SURPASS and board.seizes[card] and may_seize(state, seat):
        seize(state, seat)  # compulsory (ARC-4.20)


def may_seize(state: State, seat: int) -> bool:
    """Return whether a seat may seize the initiative now (ARC-4.21)."""
    return not state.seized and state.initiative != seat


def seize(state: State, seat: int) -> None:
    """Take the initiative marker at once; the order of this round stays (ARC-4.22)."""
    state.seized = True
    state.initiative = seat
    if state.events is not None:
        state.emit(SeatEvent("seized", seat))
    fire(state, INITIATIVE_MOVED, seat)


def may_seize_with_card(state: State, seat: int) -> bool:
    """Return whether a seat is a follower who may seize with an extra card (ARC-4.19)."""
    play = own_play(state, seat)
    return play >= 0 and play >> PLAY_HOW != LEAD and may_seize(state, seat) and seizes_with_card(state, seat)


def seize_options(state: State, seat: int) -> list[Action]:
    """Return the extra cards with which a follower may seize (ARC-4.19)."""
    if not may_seize_with_card(state, seat):
        return []
    number = state.table.board.number
    return [notation.SEIZE[card] for card in state.players[seat].hand if number[card] != EVENT_NUMBER]


def hides_more(state: State, seat: int) -> bool:
    """Return whether others must think that a seat could do something with its hidden cards.

    Then its turn does not end by itself: that would tell them of Events in the hand, which seize nothing.
    """
    if state.extension is None or state.stage == PIPS:
        return False
    if state.stage == OPENING:
        play = own_play(state, seat)
        is_hidden = play >= 0 and play >> PLAY_HOW == COPY and not is_shown(state, play & PLAY_CARD)
        if is_hidden and declares(state, seat, 0):
            return True  # what a Faithful card declares is not what others do (F08-30)
        if state.players[seat].hand and may_seize_with_card(state, seat):
            return True
    for card in state.players[seat].cards:
        for prelude in state.table.cards.cards[card].preludes:
            step = state.effects.steps[prelude.effect][0]
            if isinstance(step, Verb) and step.may_seem_possible(state, seat, source_of(seat, card)):
                return True
    return False


def spend_options(state: State, seat: int) -> list[Action]:
    """Return the resources that may be spent in the Prelude, and as what (ARC-9.7 to ARC-9.12)."""
    found: list[Action] = []
    held = spendable_types(state, seat)
    if not held:
        return found
    served = served_types(state, seat)
    for real in held:
        for wanted in range(len(RESOURCES)):
            if wanted == real or served & 1 << wanted:
                found.append(notation.SPEND_AS[real][wanted])
    return found


def prelude_options(state: State, seat: int) -> list[Action]:
    """Return the Prelude actions of held cards (ARC-5.3 to ARC-5.5)."""
    found: list[Action] = []
    cards = state.table.cards.cards
    held = state.players[seat].cards
    if state.extension is not None:
        held = held + state.extension.common_cards()
    for card in held:
        preludes = cards[card].preludes
        if not preludes or card in state.secured_now or not may_use(state, seat, card):
            continue
        for i, prelude in enumerate(preludes):
            step = state.effects.steps[prelude.effect][0]
            if is_time_for(state, prelude) and step.can_do(state, seat, source_of(seat, card)):
                found.append(notation.prelude(card, i))
    return found


def is_time_for(state: State, prelude: Prelude) -> bool:
    """Return whether this is the moment for a Prelude action: some come first, some need a declared ambition."""
    if prelude.before_any and state.stage != OPENING:
        return False
    return prelude.while_declared < 0 or is_declared(state, prelude.while_declared)


def end_prelude(state: State) -> None:
    """Return what was set aside to the supply; no Prelude action can be taken any more (ARC-5.2, ARC-5.6)."""
    if state.stage != PIPS:
        state.stage = PIPS
        state.supply = [there + back for there, back in zip(state.supply, state.aside, strict=True)]
        state.aside = [0] * len(RESOURCES)
        state.secured_now = []


def works_in_prelude(state: State, seat: int, wanted: int) -> bool:
    """Return whether what a seat spends as this type has its Prelude action: Outrage takes it away (ARC-8.3)."""
    bit = 1 << wanted
    return state.players[seat].outrage & bit == 0 or served_types(state, seat) & bit != 0


def spend_in_prelude(state: State, seat: int, real: int, wanted: int) -> None:
    """Spend a resource for its Prelude action; an Outraged one is spent without effect (ARC-8.3, ARC-9.7 to 9.12)."""
    works = works_in_prelude(state, seat, wanted)
    spend(state, seat, real)
    if not works:
        return
    if wanted == WEAPON:
        state.armed = True
        return
    kinds = {MATERIAL: BUILD | REPAIR, FUEL: MOVE, RELIC: SECURE}.get(wanted, 0)
    if wanted == PSIONIC:
        kinds = state.table.board.suit_actions[lead_suit(state)]
    state.stack.append(TakeAction(seat, kinds))


@final
class Turn(Frame[State]):
    """Everything a seat may do in its turn. What comes first in the order of ARC-5.1 is closed by what comes later."""

    __slots__ = ("seat",)

    rules = ("ARC-5.1",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=self.seat == state.turn_seat)

    def options(self, state: State) -> list[Action]:
        """Return all options of the present stage."""
        seat = self.seat
        found: list[Action] = []
        if state.stage == OPENING:
            found += declare_options(state, seat)
            found += seize_options(state, seat)
        if state.stage != PIPS:
            found += spend_options(state, seat)
            found += prelude_options(state, seat)
        if state.pips:
            found += possible_actions(state, seat, turn_actions(state, seat))
        found.append(notation.END)
        return found

    def ask(self, state: State) -> Request | None:
        options = self.options(state)
        return Decision(self.seat, options) if len(options) > 1 or hides_more(state, self.seat) else None

    def run(self, state: State) -> None:
        self.answer(state, self.seat, notation.END)

    def answer(self, state: State, seat: int, action: Action) -> None:
        kind = action.kind
        if kind == "declare":
            play = own_play(state, seat)
            declare(state, seat, action.args[0], play >> PLAY_HOW == LEAD)
        elif kind == "seize":
            card = action.args[0]
            state.players[seat].hand.remove(card)
            forget(state, seat, card, False)
            state.played.append(card | seat << PLAY_SEAT | SEIZE << PLAY_HOW)
            if state.events is not None:
                state.emit(CardPlayed(seat, card, "seize"))
            seize(state, seat)
        elif kind == "spend":
            state.stage = PRELUDE
            state.pivoting = False
            spend_in_prelude(state, seat, action.args[0], action.args[1])
        elif kind == "prelude":
            card, i = action.args
            state.stage = PRELUDE
            state.pivoting = False
            if state.events is not None:
                state.emit(CardMoved("used", seat, card))
            resolve(state, seat, state.table.cards.cards[card].preludes[i].effect, 0, source_of(seat, card))
            fire(state, PRELUDE_USED, (seat * 1024 + card) * 2 + i)
        elif kind == "end":
            end_prelude(state)
            state.stack[-1] = EndTurn(seat)
        else:
            # Only the first pip is that of the Copy or Pivot; cards may add others.
            state.pivoting = state.stage != PIPS and own_play(state, seat) >> PLAY_HOW in (COPY, PIVOT)
            end_prelude(state)
            state.pips -= 1
            if kind in TAKEN_AS:
                fire(state, ACTION_TAKEN, seat * 8 + TAKEN_AS[kind])  # cards react after the action
            perform(state, seat, action)

    def topic(self, state: State) -> str:
        return ("opening", "prelude", "pips")[state.stage]

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"pips": state.pips}

    def label(self, state: State, seat: int, action: Action) -> Message:
        kind = action.kind
        if kind == "declare":
            return Message("do-declare", {"ambition": ambition_ref(action.args[0])}, ("ARC-4.8",))
        if kind == "seize":
            return Message("do-seize", {"card": action_card_ref(action.args[0])}, ("ARC-4.19",))
        if kind == "spend":
            real, wanted = action.args
            if not works_in_prelude(state, seat, wanted):
                return Message("do-spend-outraged", {"resource": resource_ref(real)}, ("ARC-8.3", "ARC-9.12"))
            if real == wanted:
                return Message("do-spend", {"resource": resource_ref(real)}, ("ARC-5.3",))
            return Message("do-spend-as", {"resource": resource_ref(real), "as": resource_ref(wanted)}, ("ARC-5.3",))
        if kind == "prelude":
            card, i = action.args
            effect = state.table.cards.cards[card].preludes[i].effect
            args: Json = {"card": card_ref(state, card), "effect": state.effects.clauses(effect)}
            return Message("do-prelude", args, ("ARC-5.3",))
        if kind == "end":
            return Message("do-end", {}, ("ARC-5.1",))
        return action_label(state, action)

    def why_not(self, state: State, seat: int, kind: str, about: str) -> Message | None:
        if kind in ("declare", "seize") and state.stage != OPENING:
            return Message("no-too-late", {"text": f"{kind}:{about}"}, ("ARC-5.1",))
        if kind in ("spend", "prelude") and state.stage == PIPS:
            return Message("no-prelude-over", {"text": f"{kind}:{about}"}, ("ARC-5.2",))
        if kind == "seize" and state.seized:
            return Message("no-seized", {}, ("ARC-4.21",))
        if kind == "declare" and NOBODY not in state.marker_at:
            return Message("no-marker", {}, ("ARC-4.9",))
        if not state.pips and kind not in ("declare", "seize", "spend", "prelude", "end"):
            return Message("no-pips", {}, ("ARC-4.3",))
        if kind in EXPLAIN:
            return EXPLAIN[kind](state, seat, about)
        return why_not_action(state, seat, kind, about, turn_actions(state, seat))


EXPLAIN: Final[dict[str, Callable[[State, int, str], Message | None]]] = {
    "declare": why_not_declare,
    "seize": why_not_seize,
    "spend": why_not_spend,
    "prelude": why_not_prelude,
}


@final
class EndTurn(Frame[State]):
    """The end of a turn: nobody is eliminated, and limits are reset (ARC-5.9, ARC-15.3, ARC-15.4)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, state: State) -> Message | None:
        return check_fields(self, seat=self.seat == state.turn_seat and state.stage == PIPS)

    def run(self, state: State) -> None:
        state.stack.pop()
        for i, each in enumerate(state.buildings):
            if each & USED:
                state.buildings[i] = each & ~USED
        state.limits = []
        state.trail = []
        state.stage = OPENING
        state.pips = 0
        state.armed = False
        state.pivoting = False
        state.turn_seat = NOBODY
        if not is_on_map(state, self.seat) and state.players[self.seat].ships:
            state.stack.append(Reappear(self.seat))


@final
class Reappear(Choice[State]):
    """A player without ship and starport places three ships in a gate: which one? (ARC-15.3)"""

    __slots__ = ()

    rules = ("ARC-15.3",)

    def misfit(self, state: State) -> Message | None:
        is_gone = not is_on_map(state, self.seat) and state.players[self.seat].ships > 0
        return check_fields(self, seat=is_gone and state.turn_seat == NOBODY)

    def options(self, state: State) -> list[Action]:
        return [notation.AT[system] for system in range(SYSTEM_COUNT) if is_gate(system) and state.links[system]]

    def decide(self, state: State, seat: int, action: Action) -> None:
        state.stack.pop()
        if state.events is not None:
            state.emit(SeatSystemEvent("reappeared", seat, action.args[0]))
        place_ships(state, seat, action.args[0], REAPPEARING)

    def prompt_args(self, state: State, seat: int) -> Json:
        return {"n": min(REAPPEARING, state.players[self.seat].ships)}

    def label(self, state: State, seat: int, action: Action) -> Message:
        return Message("do-at", {"system": system_ref(action.args[0])}, self.rules)
